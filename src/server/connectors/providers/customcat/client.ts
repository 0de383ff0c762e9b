import { z } from 'zod';
import { parseJson } from '../../answer';
import { ConnectorError, type Access, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { JsonClient, keyRefused, ProviderRefusal } from '../client';

export const NAME = 'CustomCat';
const API = 'https://customcat-beta.mylocker.net/api/v1';

const accessShape = z.object({ api_key: z.string() });

const words = z.string().optional().catch(undefined);
/** What it refuses stands in a header, or under one of these names. */
const failureShape = z.object({ ERROR: words, error_description: words, error: words, MSG: words, message: words });

const refusalOf = ({ status, headers, body }: OutboundResponse): ConnectorError | undefined => {
  const parsed = failureShape.safeParse(parseJson(body));
  const answer = parsed.data ?? {};
  const told = headers['x-fail-message'];
  const failed = answer.ERROR ?? answer.error_description ?? answer.error;
  if (status <= 299 && failed === undefined) return undefined;
  const said = (typeof told === 'string' ? told : undefined) ?? failed ?? answer.MSG ?? answer.message;
  if (said === undefined && !parsed.success) return undefined;
  // A key that may only read, asked to write.
  if (status === 403 && /read/i.test(said ?? ''))
    return new ConnectorError('forbidden', 'provider.tokenScope', { values: { provider: NAME }, storeStatus: 'Invalid' });
  if (status === 401 || status === 403) return keyRefused(NAME);
  return new ProviderRefusal(NAME, status, said ?? '');
};

export const openClient = (access: Access, outside: Outside): JsonClient => {
  const { api_key } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: API,
    refusal: refusalOf,
    // The key is a field of what is sent, and where nothing is, of the address.
    sign: (call) => {
      if (typeof call.body === 'string') return { ...call, body: JSON.stringify({ api_key, ...(JSON.parse(call.body) as object) }) };
      const url = new URL(call.url);
      url.searchParams.set('api_key', api_key);
      return { ...call, url };
    },
    // None is published: this is our own pace.
    buckets: () => [{ key: `customcat:${outside.account}`, perSecond: 4, burst: 10 }],
  });
};
