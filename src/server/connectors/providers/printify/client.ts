import { z } from 'zod';
import { parseJson } from '../../answer';
import { ConnectorError, type Access, type Outside } from '../../connector';
import type { OutboundResponse } from '../../outbound';
import { JsonClient, keyRefused, ProviderRefusal } from '../client';

const PRINTIFY = 'https://api.printify.com/v1';
const NAME = 'Printify';

const accessShape = z.object({ token: z.string(), store: z.string().default(''), url: z.string().default('') });

/** `{status, code, message, errors: {reason, code}}`; of an order that is there already, its id beside the reason. */
const failureShape = z.object({
  code: z.number().optional(),
  message: z.string().catch(''),
  errors: z
    .object({ reason: z.string().catch(''), code: z.number().optional(), order_id: z.string().optional() })
    .loose()
    .optional(),
});

/** Printify understood and refused. */
export class PrintifyRefusal extends ProviderRefusal {
  /** Printify's own number of the reason. */
  readonly apiCode: number | undefined;
  /** The order that has the reference already. */
  readonly orderId: string | undefined;

  constructor(status: number, { code, message, errors }: z.infer<typeof failureShape>) {
    super(NAME, status, errors?.reason || message);
    this.apiCode = errors?.code ?? code;
    this.orderId = errors?.order_id ?? /\b[0-9a-f]{24}\b/.exec(errors?.reason ?? '')?.[0];
  }
}

const refusalOf = ({ status, body }: OutboundResponse): ConnectorError | undefined => {
  if (status >= 200 && status <= 299) return undefined;
  const failure = failureShape.safeParse(parseJson(body));
  if (!failure.success) return undefined;
  if (status === 401) return keyRefused(NAME);
  if (status === 403) return new ConnectorError('forbidden', 'provider.tokenScope', { values: { provider: NAME }, storeStatus: 'Invalid' });
  return new PrintifyRefusal(status, failure.data);
};

/** Calls one account. A refusal the caller may know how to handle is a `PrintifyRefusal`. */
export class PrintifyClient extends JsonClient {
  /** The store that was chosen; empty: the only one. */
  readonly store: string;

  constructor(access: Access, outside: Outside) {
    const { token, store, url } = accessShape.parse(access);
    const { account } = outside;
    super(access, outside, {
      name: NAME,
      base: url || PRINTIFY,
      refusal: refusalOf,
      sign: (call) => ({ ...call, headers: { ...call.headers, authorization: `Bearer ${token}` } }),
      buckets: ({ url: { pathname } }) => [
        { key: `printify:${account}`, perSecond: 10, burst: 60 },
        ...(pathname.includes('/catalog/') ? [{ key: `printify-catalog:${account}`, perSecond: 100 / 60, burst: 20 }] : []),
      ],
    });
    this.store = store;
  }

  /** Addresses of the store's own things. */
  ofStore(path: string): string {
    return `/shops/${this.store}${path}`;
  }
}
