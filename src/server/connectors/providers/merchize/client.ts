import { z } from 'zod';
import { parseJson } from '../../answer';
import type { Access, ConnectorError, Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { JsonClient, keyRefused, ProviderRefusal } from '../client';

export const NAME = 'Merchize';

const accessShape = z.object({ url: z.string(), access_token: z.string() });

/** `{success, message, data}`: what is refused may come with HTTP 200. */
const answerShape = z.object({ success: z.boolean().optional().catch(undefined), message: z.string().catch('') });

const refusalOf = ({ status, body }: OutboundResponse): ConnectorError | undefined => {
  const answer = answerShape.safeParse(parseJson(body));
  if (!answer.success) return undefined;
  if (status === 401 || status === 403) return keyRefused(NAME);
  return status > 299 || answer.data.success === false ? new ProviderRefusal(NAME, status, answer.data.message) : undefined;
};

/** Each seller has an address of their own, which ends in `/bo-api`. */
export const openClient = (access: Access, outside: Outside): JsonClient => {
  const { url, access_token } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: url,
    refusal: refusalOf,
    sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${access_token}` } }),
    // None is published: this is our own pace.
    buckets: () => [{ key: `merchize:${outside.account}`, perSecond: 4, burst: 10 }],
  });
};

/** The one thing an answer is about. */
export const dataOf = <T>(shape: z.ZodType<T>) => z.object({ data: shape });
