import { z } from 'zod';
import { parseJson } from '../../answer';
import { endless, type Access, type ConnectorError, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { JsonClient, keyRefused, ProviderRefusal } from '../client';

const NAME = 'Gearment';
const API = 'https://apiv2.gearment.com/integration-handler/api/v3';

const accessShape = z.object({ key: z.string(), signature: z.string() });

/** `{status, message}`, `{message, request_id}` or `{error: {code, message}}`. */
const failureShape = z.object({
  status: z.string().optional().catch(undefined),
  message: z.string().catch(''),
  error: z
    .object({ message: z.string().catch('') })
    .loose()
    .optional()
    .catch(undefined),
});

const refusalOf = ({ status, body }: OutboundResponse): ConnectorError | undefined => {
  const answer = failureShape.safeParse(parseJson(body));
  if (!answer.success) return undefined;
  if (status === 401 || status === 403) return keyRefused(NAME);
  const { status: word, message, error } = answer.data;
  return status > 299 || word === 'error' ? new ProviderRefusal(NAME, status, error?.message || message) : undefined;
};

export const openClient = (access: Access, outside: Outside): JsonClient => {
  const { key, signature } = accessShape.parse(access);
  return new JsonClient(access, outside, {
    name: NAME,
    base: API,
    refusal: refusalOf,
    sign: (call) => ({
      ...call,
      headers: { ...call.headers, accept: 'application/json', 'x-gearment-client-key': key, 'x-gearment-client-secret': signature },
    }),
    // Of more than 100 calls in ten seconds the account is blocked for a minute.
    buckets: () => [{ key: `gearment:${outside.account}`, perSecond: 8, burst: 20 }],
  });
};

/** Pages that are read of a list at most. */
const MOST_PAGES = 2000;

const pageOf = <T>(one: z.ZodType<T>) =>
  z.object({
    paging: z.object({ total_page: z.number() }).loose().nullish().catch(null),
    data: z.array(one).nullish(),
  });

/** A list, page by page. */
export async function* readPages<T>(
  client: JsonClient,
  list: string,
  one: z.ZodType<T>,
  asked: Readonly<Record<string, string>> & { readonly 'paging.limit': string },
): AsyncGenerator<readonly T[]> {
  for (let page = 1; page <= MOST_PAGES; page += 1) {
    const { data, paging } = await client.get(`${list}?${new URLSearchParams({ ...asked, 'paging.page': String(page) })}`, pageOf(one));
    if (!data || data.length === 0) return;
    yield data;
    if (paging && page >= paging.total_page) return;
  }
  throw endless(client.origin);
}

const moneyShape = z.object({
  currency_code: z.string().catch('USD'),
  units: z.coerce.number().catch(0),
  nanos: z.coerce.number().catch(0),
});

/** An amount: `nanos` are cents in some answers, and billionths in others. */
export const amount = moneyShape.transform(({ currency_code, units, nanos }) => ({
  value: units + (Math.abs(nanos) < 100 ? nanos / 100 : nanos / 1e9),
  currency: currency_code || 'USD',
}));
