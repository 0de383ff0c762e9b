import { z } from 'zod';
import { parseJson } from '../connectors/answer';
import { ConnectorError, type Outside } from '../connectors/connector';
import { callShop } from '../connectors/shop-call';
import type { Services } from '../kernel/context';
import { isOn, noteOutcome } from '../integrations/settings';
import { outsideOfNobody } from '../outside';

/** A payment somebody is to make. */
interface WantedPayment {
  /** Ours: asked for again by it, it is the same payment. */
  readonly reference: string;
  readonly cents: number;
  /** Where the payer comes back to. */
  readonly returnUrl: string;
}

/** A payment as its service tells of it. */
export interface ToldPayment {
  readonly status: 'open' | 'paid' | 'declined';
  readonly cents: number;
}

/** A way to pay: an integration of the kind payment. Every call throws `ConnectorError` when it fails. */
export interface PaymentMethod {
  readonly code: string;
  readonly name: string;
  /** Asks for a payment; tells where somebody makes it. `origin`: the host they are at. */
  start(wanted: WantedPayment, origin: string): Promise<{ readonly payment: string; readonly url: string }>;
  find(payment: string): Promise<ToldPayment>;
  /** A call that changes nothing. */
  test(): Promise<void>;
}

const NAME = 'Practice pay';
const startedShape = z.object({ id: z.string(), path: z.string().startsWith('/') });
const testShape = z.object({ open: z.boolean() });
const toldShape = z.object({ status: z.enum(['open', 'paid', 'declined']), cents: z.number().int() });

/** The sandbox's payment service, at the address this server has. */
const practicePay = (home: string, { allowLoopback }: Outside): PaymentMethod => {
  const call = async <T>(shape: z.ZodType<T>, path: string, body?: object): Promise<T> => {
    const url = new URL(`/sandbox/pay/v1${path}`, home);
    const headers = { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) };
    const answer = await callShop({
      url,
      method: body ? 'POST' : 'GET',
      headers,
      allowLoopback,
      ...(body && { body: JSON.stringify(body) }),
    });
    const read = answer.status === 200 ? shape.safeParse(parseJson(answer.body)) : undefined;
    if (read?.success) return read.data;
    throw new ConnectorError('unreadable', 'shop.unreachable', { values: { host: url.host }, retry: true });
  };
  return {
    code: 'practice',
    name: NAME,
    start: async ({ reference, cents, returnUrl }, origin) => {
      const webhook_url = `${home}/account/billing/webhook/practice`;
      const { id, path } = await call(startedShape, '/payments', { reference, cents, return_url: returnUrl, webhook_url });
      return { payment: id, url: origin + path };
    },
    find: (payment) => call(toldShape, `/payments/${encodeURIComponent(payment)}`),
    test: async () => {
      await call(testShape, '');
    },
  };
};

/** The ways to pay there are here, whoever works with them. */
const allMethods = async (services: Services): Promise<PaymentMethod[]> => {
  if (!services.config.demo) return [];
  const shop = await services.db.selectFrom('sandbox_shops').select('origin').limit(1).executeTakeFirst();
  return shop ? [practicePay(shop.origin, await outsideOfNobody(services))] : [];
};

/** The ways to pay a container works with. */
export const paymentMethods = async (services: Services, containerId: string): Promise<PaymentMethod[]> => {
  const methods = await allMethods(services);
  const on = methods.length > 0 && (await services.inContainer(containerId, (tx) => isOn(tx, containerId, 'practice')));
  return on ? methods : [];
};

/** A way to pay by its code, switched off or not: what was begun with it counts when it is paid. */
export const methodNamed = async (services: Services, code: string): Promise<PaymentMethod | undefined> =>
  (await allMethods(services)).find((method) => method.code === code);

/** Calls the service of a payment, and keeps what that came to: the integration stands by it. */
export const calling = async <T>(services: Services, containerId: string, call: () => Promise<T>): Promise<T> => {
  const note = (error: ConnectorError | null): Promise<void> =>
    services.inContainer(containerId, (tx) => noteOutcome(tx, containerId, 'practice', error));
  try {
    const told = await call();
    await note(null);
    return told;
  } catch (error) {
    if (error instanceof ConnectorError) await note(error);
    throw error;
  }
};
