import { plainMoney, roundMoney } from '../../domain/currency';
import { isDeepStrictEqual } from 'node:util';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { numberWithoutMark } from '../../domain/sales/order-number';
import { firstAddressState } from '../../domain/sales/order-address';
import { questionsAfter, type ToldQuestion } from '../../domain/sales/order-questions';
import { unexplainedRefund } from '../../domain/sales/refunds';
import type { FetchedOrder } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import { withoutBuyer } from '../erasures/erased-marks';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { keepLines, type KeptOrder, type LineEdit } from './order-lines';
import { readRefundedHere } from './refunded-here';
import { settleOrders } from './settle';
import type { OrderRow } from './tables';
import { tell, type OrderEvent } from './timeline';

const announce = async (tx: Tx, store: Pick<StoreRow, 'sto_name'>, order: FetchedOrder, id: string): Promise<void> => {
  await notify(tx, {
    type: 'Order',
    code: 'order-new',
    module: 'order',
    params: {
      number: order.number,
      store: store.sto_name,
      buyer: `${order.buyer.first_name} ${order.buyer.last_name}`,
      country: order.buyer.country,
      total: `${plainMoney(order.total, order.currency)} ${order.currency}`,
      goods: order.items.map(({ quantity, name }) => `${quantity} × ${name}`).join('\n'),
    },
    referent: id,
  });
};

/** An order as its shop tells it. `erased_at`: the buyer was erased then, and this server has not seen the order before. */
export type ToldOrder = FetchedOrder & { readonly erased_at?: number };

/** What a shop tells of an order, by the names of the columns. What is ours is not among them. */
const factsOf = (order: FetchedOrder, before: OrderRow | undefined, told: readonly ToldQuestion[], raised: readonly ToldQuestion[]) => ({
  number: numberWithoutMark(order.number) || order.number,
  platform_status: order.status,
  platform_ship_by: order.ship_by,
  currency: order.currency,
  total: roundMoney(order.total, order.currency),
  tax: roundMoney(order.tax, order.currency),
  shipping: roundMoney(order.shipping, order.currency),
  platform_refunded: roundMoney(order.refunded, order.currency),
  platform_fees: order.fees === null ? null : roundMoney(order.fees, order.currency),
  // Who was paid another way has said so here.
  paid_at: order.paid_at ?? before?.paid_at ?? null,
  payments: order.payments,
  note_buyer: order.note,
  // What a person wrote stays until the shop says something new.
  note_gift: before && before.platform_gift === order.gift_message ? before.note_gift : order.gift_message,
  platform_gift: order.gift_message,
  questions: questionsAfter(before?.questions ?? [], told, raised),
  removed: null,
  buyer: order.buyer,
  buyer_account: order.buyer_account ?? null,
});

type Facts = ReturnType<typeof factsOf>;

const written = ({ payments, buyer, questions, ...facts }: Facts) => ({
  ...facts,
  payments: jsonb(payments),
  buyer: jsonb(buyer),
  questions: jsonb(questions),
});

/** The shop's own hold comes and goes with its word; one of ours stays, and so does a person's release until the shop holds the order anew. */
const holdBy = (facts: Facts, before: OrderRow | undefined): Partial<Pick<OrderRow, 'hold_reason' | 'hold_until' | 'hold_by'>> => {
  const asks = facts.platform_status === 'On Hold';
  const isNew = before?.platform_status !== 'On Hold';
  const isFree = !before || before.hold_reason === null || before.hold_reason === 'unclear';
  if (asks && isNew && isFree) return { hold_reason: 'shop', hold_until: null, hold_by: null };
  if (!asks && before?.hold_reason === 'shop') return { hold_reason: null, hold_until: null, hold_by: null };
  return {};
};

/** What follows at once from what the shop tells, whatever else is known. */
const consequencesOf = (order: FetchedOrder, facts: Facts, before: OrderRow | undefined, now: number) => ({
  ...holdBy(facts, before),
  cancel_requested_at: order.cancel_requested ? (before?.cancel_requested_at ?? now) : null,
  // Where a person said where it goes, the shop does not change it.
  ...(!before?.address && !isDeepStrictEqual(before?.buyer, facts.buyer) && firstAddressState(facts.buyer)),
});

const eventsOf = (_id: string, facts: Facts, before: OrderRow | undefined): OrderEvent[] => {
  const events: OrderEvent[] = [];
  if (!before) events.push({ order_id: _id, code: 'ordered' });
  if (facts.paid_at !== null && (before?.paid_at ?? null) === null) events.push({ order_id: _id, code: 'paid' });
  if (!before) return events;
  if (facts.platform_status === 'Cancelled' && before.platform_status !== 'Cancelled') {
    events.push({ order_id: _id, code: 'cancelled_at_shop' });
  } else if (facts.platform_status !== before.platform_status) {
    events.push({ order_id: _id, code: 'changed_at_shop', params: { status: facts.platform_status } });
  }
  if (facts.platform_refunded > before.platform_refunded)
    events.push({ order_id: _id, code: 'refunded_at_shop', params: { amount: facts.platform_refunded, currency: facts.currency } });
  return events;
};

/**
 * What the shop leaves open of an order. That one was completed unsent is asked of orders the store took since it is connected: of those that came with
 * it, a person dealt elsewhere.
 */
export const toldQuestionsOf = (
  order: FetchedOrder,
  store: Pick<StoreRow, 'created_at'>,
  refundedHere: number,
): readonly ToldQuestion[] => {
  const { questions = [], created_at, currency } = order;
  const amount = unexplainedRefund(order, refundedHere);
  return [
    ...questions.filter(({ code }) => code !== 'completed_unsent' || created_at >= store.created_at),
    ...(amount === null ? [] : [{ code: 'refund', said: `${amount} ${currency}` } as const]),
  ];
};

/** Orders whose shop changes them too late to be followed by itself: a provider makes them or may, or has sent all that it was given. */
interface SentOrders {
  readonly making: ReadonlySet<string>;
  readonly shipped: ReadonlySet<string>;
}

const findSent = async (tx: Tx, { container_id }: Pick<StoreRow, 'container_id'>, orders: readonly OrderRow[]): Promise<SentOrders> => {
  const rows =
    orders.length === 0
      ? []
      : await tx
          .selectFrom('fulfilment_orders')
          .select(['order_id', 'status'])
          .where('container_id', '=', container_id)
          .where(
            'order_id',
            'in',
            orders.map(({ _id }) => _id),
          )
          .execute();
  return {
    making: new Set(rows.filter(({ status }) => isBeyondRecall(status)).map(({ order_id }) => order_id)),
    shipped: new Set(rows.filter(({ status }) => status === 'shipped').map(({ order_id }) => order_id)),
  };
};

/** The parts of an address a parcel goes by. */
const placeOf = ({ first_name, last_name, company, address_1, address_2, city, state, postcode, country }: OrderRow['buyer']) => [
  first_name,
  last_name,
  company,
  address_1,
  address_2,
  city,
  state,
  postcode,
  country,
];

const ADDRESS_EDITED: ToldQuestion = { code: 'address_edited', said: '' };

/** Asks about lines the shop changed once a provider had the order. Of what has left, nothing can be taken away any more. */
const askAboutEdits = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id'>,
  edits: ReadonlyMap<string, readonly LineEdit[]>,
  { making, shipped }: SentOrders,
  now: number,
): Promise<void> => {
  for (const [order_id, all] of edits) {
    const late = making.has(order_id) ? all : shipped.has(order_id) ? all.filter(({ takesAway }) => !takesAway) : [];
    if (late.length === 0) continue;
    const said = late.map((edit) => edit.said).join('; ');
    const { questions } = await tx
      .selectFrom('orders')
      .select('questions')
      .where('container_id', '=', store.container_id)
      .where('_id', '=', order_id)
      .executeTakeFirstOrThrow();
    const asked = questionsAfter(questions, questions, [{ code: 'lines_edited', said }]);
    await tx
      .updateTable('orders')
      .set({ questions: jsonb(asked), updated_at: now })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', order_id)
      .execute();
    await tell(tx, [{ order_id, code: 'lines_edited_at_shop', params: { what: said } }], now);
  }
};

/** The orders of a store that are kept already, by the shop's ids; nobody else changes them until the transaction ends. */
const readBefore = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id'>,
  orders: readonly FetchedOrder[],
): Promise<Map<string, OrderRow>> => {
  const rows = await tx
    .selectFrom('orders')
    .selectAll()
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where(
      'platform_id',
      'in',
      orders.map(({ platform_id }) => platform_id),
    )
    .orderBy('_id')
    .forUpdate()
    .execute();
  return new Map(rows.map((row) => [row.platform_id, row]));
};

/**
 * Keeps the orders a store reported, each once. One that is new is announced in the same transaction, so exactly once; those
 * a shop brings along when it is first connected, until it has been read to its end, are not. What is ours of an order, such as who looks after it,
 * is left alone. `now`: by the market's clock. Returns how many were new.
 */
export const keepOrders = async (tx: Tx, store: StoreRow, orders: readonly ToldOrder[], now: number): Promise<number> => {
  const { added, touched } = await keepFacts(tx, store, orders, now);
  await settleOrders(tx, store.container_id, touched, now);
  if (touched.length > 0) await tellChanged(tx, store.container_id, ['orders']);
  return added;
};

/** Writes down what a store reported, and leaves it to the caller to settle what changed: the orders `touched`, in the order of their ids. */
export const keepFacts = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id' | 'sto_name' | 'last_fetch_at' | 'created_at'>,
  orders: readonly ToldOrder[],
  now: number,
): Promise<{ readonly added: number; readonly touched: readonly string[] }> => {
  if (orders.length === 0) return { added: 0, touched: [] };
  const before = await readBefore(tx, store, orders);
  const sent = await findSent(tx, store, [...before.values()]);
  const refundedHere = await readRefundedHere(
    tx,
    store.container_id,
    [...before.values()].map(({ _id }) => _id),
  );
  const kept: KeptOrder[] = [];
  const touched = new Set<string>();
  let added = 0;
  for (const told of orders) {
    const there = before.get(told.platform_id);
    const erased_at = there?.erased_at ?? told.erased_at ?? null;
    const order = erased_at === null ? told : { ...withoutBuyer(told), ...(there && { buyer: there.buyer }) };
    const moved =
      there !== undefined && erased_at === null && there.address === null && sent.making.has(there._id)
        ? !isDeepStrictEqual(placeOf(there.buyer), placeOf(order.buyer))
        : false;
    const facts = factsOf(
      order,
      there,
      toldQuestionsOf(order, store, (there && refundedHere.get(there._id)) ?? 0),
      moved ? [ADDRESS_EDITED] : [],
    );
    const further = consequencesOf(order, facts, there, now);
    const _id = there?._id ?? newId();
    kept.push({ _id, order });
    if (!there) {
      const row = await tx
        .insertInto('orders')
        .values({
          _id,
          store_id: store._id,
          platform_id: order.platform_id,
          status: 'Pending',
          ...written(facts),
          ...further,
          erased_at,
          created_at: order.created_at,
          updated_at: now,
          seen_at: unixNow(),
        })
        .onConflict((conflict) => conflict.columns(['container_id', 'store_id', 'platform_id']).doNothing())
        .returning('_id')
        .executeTakeFirst();
      // Another look kept it meanwhile; the next one compares.
      if (!row) {
        kept.pop();
        continue;
      }
      added += 1;
      if (erased_at === null && (store.last_fetch_at !== null || order.created_at >= store.created_at))
        await announce(tx, store, order, _id);
    } else {
      const changed = Object.entries({ ...facts, ...further }).some(
        ([name, value]) => !isDeepStrictEqual(there[name as keyof OrderRow], value),
      );
      await tx
        .updateTable('orders')
        .set({ seen_at: unixNow(), ...(changed && { ...written(facts), ...further, updated_at: now }) })
        .where('container_id', '=', store.container_id)
        .where('_id', '=', _id)
        .execute();
      if (!changed) continue;
    }
    touched.add(_id);
    await tell(tx, [...eventsOf(_id, facts, there), ...(moved ? [{ order_id: _id, code: 'address_edited_at_shop' } as const] : [])], now);
  }
  const { changed: relined, edits } = await keepLines(tx, store, kept);
  for (const _id of relined) touched.add(_id);
  await askAboutEdits(tx, store, edits, sent, now);
  return { added, touched: [...touched].toSorted() };
};
