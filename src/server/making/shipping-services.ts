import type { FulfilmentShipping } from '../../contract/generated/resolvers';
import { PROVIDERS } from '../../domain/providers';
import {
  isFasterService,
  proposedMethod,
  shippingChoiceFor,
  shippingServiceKey,
  type ShippingChoice,
  type ShippingMethod,
} from '../../domain/sales/shipping-services';
import { ConnectorError } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { openFulfilment } from '../fulfilments/account';
import { readAuditedFulfilments } from '../fulfilments/operations';
import { fulfilmentNamed, type FulfilmentRow } from '../fulfilments/rows';
import { DAY } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { settleOrders } from '../sales/settle';

/** Seconds of orders whose services are listed. */
const RECENT = 90 * DAY;

const MOST_SERVICES = 200;
const MOST_CHOICES = 500;

/** Milliseconds a person waits for a provider that has to be asked for its methods. */
const PATIENCE = 10_000;

/** Orders settled in one go. */
const AT_ONCE = 250;

const methodsOf = async (row: FulfilmentRow, { services }: RequestContext): Promise<readonly ShippingMethod[]> => {
  const { methods, can } = PROVIDERS[row.type];
  if (!can.some((each) => each === 'shippingMethods')) return methods;
  try {
    const { account } = await openFulfilment(services, row, AbortSignal.timeout(PATIENCE));
    return (await account.shippingMethods?.()) ?? methods;
  } catch (error) {
    if (!(error instanceof ConnectorError)) throw error;
    throw UserError.of({ refusal: error.refusal, values: error.values }, { code: 'UNAVAILABLE' });
  }
};

interface Seen {
  readonly service: string;
  readonly faster: boolean;
  readonly orders: number;
}

/** The services of recent orders, the most frequent first; names that differ in case or spaces only count together. */
const readServices = async (tx: Tx, containerId: string, now: number): Promise<Seen[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select(['shipping_service', ({ fn }) => fn.agg<boolean>('bool_or', ['shipping_faster']).as('faster')])
    .select(({ fn }) => fn.countAll<number>().as('orders'))
    .where('container_id', '=', containerId)
    .where('created_at', '>=', now - RECENT)
    .where('shipping_service', 'is not', null)
    .groupBy('shipping_service')
    .orderBy('orders', 'desc')
    .orderBy('shipping_service')
    .limit(MOST_SERVICES)
    .execute();
  const seen = new Map<string, Seen>();
  for (const { shipping_service, faster, orders } of rows) {
    const key = shippingServiceKey(shipping_service ?? '');
    const other = seen.get(key);
    seen.set(key, {
      service: other?.service ?? shipping_service ?? '',
      faster: faster || (other?.faster ?? false),
      orders: orders + (other?.orders ?? 0),
    });
  }
  return [...seen.values()];
};

const toShipping = async (
  tx: Tx,
  { container_id, _id, shipping_choices }: Pick<FulfilmentRow, 'container_id' | '_id' | 'shipping_choices'>,
  methods: readonly ShippingMethod[],
  now: number,
): Promise<FulfilmentShipping> => {
  const seen = await readServices(tx, container_id, now);
  const unseen = shipping_choices.filter(
    ({ service }) => !seen.some((each) => shippingServiceKey(each.service) === shippingServiceKey(service)),
  );
  const all = [...seen, ...unseen.map(({ service }) => ({ service, faster: isFasterService(service), orders: 0 }))];
  return {
    _id,
    methods: methods.map((method) => ({ ...method })),
    services: all.map(({ service, faster, orders }) => {
      const choice = shippingChoiceFor(service, shipping_choices);
      return {
        service,
        faster,
        orders,
        method: choice ? (choice.method ?? '') : null,
        proposed: proposedMethod(service, faster, methods)?.id ?? null,
      };
    }),
  };
};

const readAccount = async ({ _id }: { readonly _id: string }, context: RequestContext) => {
  const { services, container } = context;
  const row = await services.inContainer(container._id, (tx) => fulfilmentNamed(tx, container._id, _id));
  return { methods: await methodsOf(row, context), now: await services.marketNow() };
};

export const fulfilmentShipping: QueryOperations['fulfilmentShipping'] = operation({
  rule: { module: 'fulfilment', access: 'view' },
  prepare: readAccount,
  run: async (tx, { _id }, { container }, { methods, now }) => toShipping(tx, await fulfilmentNamed(tx, container._id, _id), methods, now),
});

/** Orders with a service that may still have to be sent somewhere. */
const ordersWith = async (tx: Tx, containerId: string, service: string): Promise<string[]> => {
  const rows = await tx
    .selectFrom('orders')
    .select(['_id', 'shipping_service'])
    .where('container_id', '=', containerId)
    .where('shipping_faster', '=', true)
    .where('status', 'not in', ['Shipped', 'Delivered', 'Returned', 'Refunded', 'Cancelled'])
    .orderBy('_id')
    .execute();
  const key = shippingServiceKey(service);
  return rows.flatMap(({ _id, shipping_service }) => (shippingServiceKey(shipping_service ?? '') === key ? _id : []));
};

const choicesAfter = (before: readonly ShippingChoice[], service: string, method: string | null | undefined): readonly ShippingChoice[] => {
  const key = shippingServiceKey(service);
  const others = before.filter((choice) => shippingServiceKey(choice.service) !== key);
  if (method === null || method === undefined) return others;
  if (others.length >= MOST_CHOICES) throw new UserError('fulfilment.shippingMost', { field: 'service', values: { most: MOST_CHOICES } });
  return [...others, { service, method: method || null }];
};

export const fulfilmentShippingChoice: MutationOperations['fulfilmentShippingChoice'] = operation({
  rule: { module: 'fulfilment', access: 'update' },
  audit: { action: 'provider.changed', ids: ({ _id }) => [_id], read: readAuditedFulfilments },
  prepare: ({ _id }, context) => readAccount({ _id }, context),
  run: async (tx, { _id, service: typed, method }, { container }, { methods, now }) => {
    const service = typed.trim();
    if (service === '') throw new UserError('fulfilment.shippingService', { field: 'service' });
    if (method && !methods.some(({ id }) => id === method)) throw new UserError('fulfilment.shippingMethod', { field: 'method' });
    const { _id: id } = await fulfilmentNamed(tx, container._id, _id);
    // Two choices at once must both be kept.
    const row = await tx
      .selectFrom('fulfilments')
      .selectAll()
      .where('container_id', '=', container._id)
      .where('_id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const shipping_choices = choicesAfter(row.shipping_choices, service, method);
    await tx
      .updateTable('fulfilments')
      .set({ shipping_choices: jsonb(shipping_choices) })
      .where('container_id', '=', container._id)
      .where('_id', '=', id)
      .execute();
    const waiting = await ordersWith(tx, container._id, service);
    for (let from = 0; from < waiting.length; from += AT_ONCE)
      await settleOrders(tx, container._id, waiting.slice(from, from + AT_ONCE), now);
    await tellChanged(tx, container._id, ['orders', 'fulfilments']);
    return toShipping(tx, { ...row, shipping_choices }, methods, now);
  },
});
