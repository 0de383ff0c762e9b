import { sql } from 'kysely';
import { CLOSED_STATUSES, type OrderStatus } from '../../domain/sales/order-status';
import type { BuyerMark } from '../erasures/erased-marks';
import { DAY } from '../kernel/clock';
import type { Tx } from '../kernel/context';

/** A parcel nobody has heard of for so long does not hold an erasure up; the market's clock, seconds. */
const SILENT_SINCE = 60 * DAY;

/** Shorter words occur by chance. */
const SHORTEST_IDENTIFIER = 5;

interface ScopedOrder {
  readonly _id: string;
  readonly number: string;
  readonly status: OrderStatus;
  readonly store_id: string;
  readonly updated_at: number;
}

/** One buyer: the rows that are theirs, and what they are known by. */
export interface BuyerScope {
  readonly name: string;
  readonly email: string | null;
  readonly orders: readonly ScopedOrder[];
  readonly orderIds: readonly string[];
  readonly supportIds: readonly string[];
  readonly paypalIds: readonly string[];
  /** Texts that name the buyer wherever they stand, names and streets too, which others may share. */
  readonly identifiers: readonly string[];
  /** E-mail addresses, phone numbers and accounts, which nobody else has. */
  readonly uniqueIdentifiers: readonly string[];
  /** What is remembered in place of them. */
  readonly marks: readonly BuyerMark[];
}

interface Seed {
  readonly email: string | null;
  readonly account: string | null;
  readonly store_id: string;
  readonly thread: string | null;
}

const findSeed = async (tx: Tx, containerId: string, id: string): Promise<Seed | undefined> => {
  const order = await tx
    .selectFrom('orders')
    .select(['store_id', 'buyer', 'buyer_account'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (order)
    return {
      email: order.buyer.email?.trim().toLowerCase() || null,
      account: order.buyer_account,
      store_id: order.store_id,
      thread: null,
    };
  const support = await tx
    .selectFrom('supports')
    .select(['store_id', 'buyer_email', 'shop_thread', 'order_id'])
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .executeTakeFirst();
  if (!support) return undefined;
  if (support.buyer_email === null && support.order_id !== null) {
    const ofOrder = await findSeed(tx, containerId, support.order_id);
    if (ofOrder) return ofOrder;
  }
  return { email: support.buyer_email, account: null, store_id: support.store_id, thread: support.shop_thread };
};

const findOrders = (tx: Tx, containerId: string, id: string, { email, account, store_id }: Seed) =>
  tx
    .selectFrom('orders as o')
    .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
    .select(['o._id', 'o.number', 'o.status', 'o.store_id', 'o.updated_at', 'o.platform_id', 'o.buyer', 'o.address', 'o.buyer_account'])
    .select('s.website')
    .where('o.container_id', '=', containerId)
    .where('o.erased_at', 'is', null)
    .where((is) =>
      is.or([
        is('o._id', '=', id),
        ...(email === null
          ? []
          : [
              is('o.found_email', '=', email),
              is.and([is('o.address', 'is not', null), is(sql<string>`lower(o.address ->> 'email')`, '=', email)]),
            ]),
        ...(account === null ? [] : [is.and([is('o.store_id', '=', store_id), is('o.buyer_account', '=', account)])]),
      ]),
    )
    .orderBy('o.created_at', 'desc')
    .execute();

const identifiersOf = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.flatMap((text) => (text && text.trim().length >= SHORTEST_IDENTIFIER ? [text.trim()] : []))),
];

/**
 * Everything that is one buyer's, found by one of their orders or conversations: what has the same e-mail address, or the same account at the same shop.
 * Undefined: the row is another workspace's, is gone, or its buyer was erased.
 */
export const findBuyerScope = async (tx: Tx, containerId: string, id: string): Promise<BuyerScope | undefined> => {
  const seed = await findSeed(tx, containerId, id);
  if (!seed) return undefined;
  const { email } = seed;
  const found = await findOrders(tx, containerId, id, seed);
  const orderIds = found.map(({ _id }) => _id);
  const supports = await tx
    .selectFrom('supports')
    .select(['_id', 'buyer_name', 'buyer_email'])
    .where('container_id', '=', containerId)
    .where((is) =>
      is.or([
        is('_id', '=', id),
        ...(email === null ? [] : [is('buyer_email', '=', email)]),
        ...(orderIds.length === 0 ? [] : [is('order_id', 'in', orderIds)]),
        ...(seed.thread === null ? [] : [is.and([is('store_id', '=', seed.store_id), is('shop_thread', '=', seed.thread)])]),
      ]),
    )
    .orderBy('last_message_at', 'desc')
    .execute();
  const places = found.flatMap(({ buyer, address }) => (address ? [buyer, address] : [buyer]));
  const names = places.map(({ first_name, last_name }) => `${first_name} ${last_name}`.trim()).filter((name) => name.includes(' '));
  // A payment without an order has the payer's name alone, which others may have too: it is not taken for this buyer's.
  const paypal = await tx
    .selectFrom('paypal_items')
    .select(['_id', 'payer'])
    .where('container_id', '=', containerId)
    .where('erased_at', 'is', null)
    .where('order_id', 'in', [...orderIds, ''])
    .execute();
  const uniqueIdentifiers = identifiersOf([
    email,
    ...places.flatMap((place) => [place.email, place.phone]),
    ...found.map(({ buyer_account }) => buyer_account),
    ...supports.map(({ buyer_email }) => buyer_email),
  ]);
  return {
    uniqueIdentifiers,
    name: names[0] ?? supports[0]?.buyer_name ?? email ?? '',
    email,
    orders: found.map(({ _id, number, status, store_id, updated_at }) => ({ _id, number, status, store_id, updated_at })),
    orderIds,
    supportIds: supports.map(({ _id }) => _id),
    paypalIds: paypal.map(({ _id }) => _id),
    identifiers: identifiersOf([
      ...uniqueIdentifiers,
      ...names,
      ...places.map(({ address_1 }) => address_1),
      ...supports.map(({ buyer_name }) => (buyer_name.includes(' ') ? buyer_name : null)),
      ...paypal.map(({ payer }) => payer),
    ]),
    marks: [
      ...(email === null ? [] : [{ by: 'email', email } as const]),
      ...found.flatMap(({ website, platform_id, buyer_account }) => [
        { by: 'order', website, platform_id } as const,
        ...(buyer_account === null ? [] : [{ by: 'account', website, account: buyer_account } as const]),
      ]),
    ],
  };
};

/** Whether an order still needs its buyer: it is to be made, sent or delivered. `now`: by the market's clock. */
const needsBuyer = ({ status, updated_at }: Pick<ScopedOrder, 'status' | 'updated_at'>, now: number): boolean =>
  !CLOSED_STATUSES.includes(status) && !((status === 'Shipped' || status === 'Returned') && updated_at < now - SILENT_SINCE);

/** The number of an order, or of a payment's order, that keeps the buyer from being erased: an open order, or an open PayPal dispute. */
export const findBlocker = async (
  tx: Tx,
  containerId: string,
  { orders, paypalIds }: BuyerScope,
  now: number,
): Promise<{ readonly why: 'order' | 'dispute'; readonly number: string } | undefined> => {
  const open = orders.find((order) => needsBuyer(order, now));
  if (open) return { why: 'order', number: open.number };
  if (paypalIds.length === 0) return undefined;
  const disputed = await tx
    .selectFrom('paypal_items')
    .select('transaction_id')
    .where('container_id', '=', containerId)
    .where('_id', 'in', paypalIds)
    .where(sql<boolean>`dispute ->> 'status' <> 'RESOLVED'`)
    .limit(1)
    .executeTakeFirst();
  return disputed && { why: 'dispute', number: disputed.transaction_id };
};
