import { plainMoney, roundMoney } from '../../domain/currency';
import { isDeepStrictEqual } from 'node:util';
import { sql } from 'kysely';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { numberWithoutMark } from '../../domain/sales/order-number';
import { firstStateOfAll } from '../../domain/sales/order-address';
import { questionsAfter, type ToldQuestion } from '../../domain/sales/order-questions';
import { paidAt, ruledOrder, type OrderRules } from '../../domain/sales/order-rules';
import { isFasterService } from '../../domain/sales/shipping-services';
import { unexplainedRefund } from '../../domain/sales/refunds';
import { isSamePlace } from '../../domain/sales/store-changes';
import type { FetchedOrder } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { withoutBuyer } from '../erasures/erased-marks';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import type { StoreRow } from '../stores/connection';
import { notifyOfStore } from '../inbox/notify-of-store';
import { connectedSince } from '../stores/tables';
import { keepLines, type KeptOrder, type LineEdit } from './order-lines';
import { readRefundedHere } from './refunded-here';
import { keptElsewhere } from './same-shop';
import { settleOrders } from './settle';
import { readOrderRules } from './order-rules';
import type { OrderRow, ToldFacts } from './tables';
import { tell, type OrderEvent } from './timeline';

const announce = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id' | 'sto_name'>,
  order: FetchedOrder,
  id: string,
): Promise<void> => {
  await notifyOfStore(
    tx,
    { container_id: store.container_id, store_id: store._id },
    {
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
    },
  );
};

/** An order as its shop tells it. `erased_at`: the buyer was erased then, and this server has not seen the order before. */
export type ToldOrder = FetchedOrder & { readonly erased_at?: number };

/** The facts of a fetched order that the store's rules apply to. */
const toldFacts = ({ status, status_word, paid_at, payments, payment_way, questions = [] }: FetchedOrder): ToldFacts => ({
  status,
  status_word: status_word ?? null,
  paid_at,
  method: payment_way || (payments[0]?.method ?? null),
  questions,
});

/** Applies a store's rules to the facts its shop reported. */
const ruledFacts = ({ status, status_word, paid_at, method, questions }: ToldFacts, rules: OrderRules) =>
  ruledOrder({ status, status_word: status_word ?? undefined, paid_at, payments: method === null ? [] : [{ method }], questions }, rules);

/** An order's columns from the shop's answer and the store's rules. Columns this server fills itself are not among them. */
const factsOf = (order: FetchedOrder, before: OrderRow | undefined, { questions, paid_at }: Pick<OrderRow, 'questions' | 'paid_at'>) => ({
  number: numberWithoutMark(order.number) || order.number,
  platform_status: order.status,
  platform_ship_by: order.ship_by,
  currency: order.currency,
  total: roundMoney(order.total, order.currency),
  tax: roundMoney(order.tax, order.currency),
  shipping: roundMoney(order.shipping, order.currency),
  platform_refunded: roundMoney(order.refunded, order.currency),
  platform_fees: order.fees === null ? null : roundMoney(order.fees, order.currency),
  paid_at,
  payments: order.payments,
  note_buyer: order.note,
  shipping_service: order.shipping_service ?? null,
  shipping_faster: order.is_shipping_upgrade === true || isFasterService(order.shipping_service ?? ''),
  // What a person wrote stays until the shop says something new.
  note_gift: before && before.platform_gift === order.gift_message ? before.note_gift : order.gift_message,
  platform_gift: order.gift_message,
  questions,
  removed: null,
  buyer: order.buyer,
  buyer_account: order.buyer_account ?? null,
});

type Facts = ReturnType<typeof factsOf>;

const written = ({ payments, buyer, questions, told, ...facts }: Facts & { readonly told: ToldFacts }) => ({
  ...facts,
  told: jsonb(told),
  payments: jsonb(payments),
  buyer: jsonb(buyer),
  questions: jsonb(questions),
});

/** The shop's own hold comes and goes with its word; one of ours stays, and so does a person's release until the shop holds the order anew. */
const holdBy = (
  facts: Pick<Facts, 'platform_status'>,
  before: OrderRow | undefined,
): Partial<Pick<OrderRow, 'hold_reason' | 'hold_until' | 'hold_by'>> => {
  const asks = facts.platform_status === 'On Hold';
  const isNew = before?.platform_status !== 'On Hold';
  const isFree = !before || before.hold_reason === null || before.hold_reason === 'unclear';
  if (asks && isNew && isFree) return { hold_reason: 'shop', hold_until: null, hold_by: null };
  if (!asks && before?.hold_reason === 'shop') return { hold_reason: null, hold_until: null, hold_by: null };
  return {};
};

/** The addresses of the lines that do not go where the order goes. */
const ownAddresses = ({ items }: FetchedOrder): FetchedOrder['buyer'][] => items.flatMap(({ ship_to }) => ship_to ?? []);

/** What follows at once from what the shop tells, whatever else is known. */
const consequencesOf = (order: FetchedOrder, facts: Facts, before: OrderRow | undefined, now: number) => ({
  ...holdBy(facts, before),
  cancel_requested_at: order.cancel_requested ? (before?.cancel_requested_at ?? now) : null,
  // Where a person said where it goes, the shop does not change it. What they confirmed stays confirmed when a phone number or an email changes.
  ...(!before?.address && !(before && isSamePlace(before.buyer, facts.buyer)) && firstStateOfAll([facts.buyer, ...ownAddresses(order)])),
});

const eventsOf = (_id: string, facts: Facts, before: OrderRow | undefined, paidByRule: boolean): OrderEvent[] => {
  const events: OrderEvent[] = [];
  if (!before) events.push({ order_id: _id, code: 'ordered' });
  if (facts.paid_at !== null && (before?.paid_at ?? null) === null)
    events.push({ order_id: _id, code: paidByRule ? 'paid_by_rule' : 'paid' });
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
  store: Pick<StoreRow, 'created_at' | 'connected_at'>,
  refundedHere: number,
): readonly ToldQuestion[] => {
  const { questions = [], created_at, currency } = order;
  const amount = unexplainedRefund(order, refundedHere);
  return [
    ...questions.filter(({ code }) => code !== 'completed_unsent' || created_at >= connectedSince(store)),
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

/** Has the addresses of an order judged anew because its store sends lines elsewhere, and asks about it if a provider has the order. */
const followMovedLines = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id'>,
  order_id: string,
  told: FetchedOrder,
  { making }: SentOrders,
  now: number,
): Promise<void> => {
  const { questions, address, buyer, erased_at } = await tx
    .selectFrom('orders')
    .select(['questions', 'address', 'buyer', 'erased_at'])
    .where('container_id', '=', store.container_id)
    .where('_id', '=', order_id)
    .executeTakeFirstOrThrow();
  // An erased order has lost its lines' addresses by that, and nobody sends it elsewhere.
  if (erased_at !== null) return;
  const late = making.has(order_id);
  await tx
    .updateTable('orders')
    .set({
      ...firstStateOfAll([address ?? buyer, ...ownAddresses(told)]),
      ...(late && { questions: jsonb(questionsAfter(questions, questions, [ADDRESS_EDITED])) }),
      updated_at: now,
    })
    .where('container_id', '=', store.container_id)
    .where('_id', '=', order_id)
    .execute();
  if (late && !questions.some(({ code, open }) => code === 'address_edited' && open))
    await tell(tx, [{ order_id, code: 'address_edited_at_shop' }], now);
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
  store: Pick<StoreRow, 'container_id' | '_id' | 'sto_name' | 'last_fetch_at' | 'created_at' | 'connected_at'>,
  reported: readonly ToldOrder[],
  now: number,
): Promise<{ readonly added: number; readonly touched: readonly string[] }> => {
  if (reported.length === 0) return { added: 0, touched: [] };
  const elsewhere = await keptElsewhere(
    tx,
    store,
    reported.map(({ platform_id }) => platform_id),
  );
  const orders = reported.filter(({ platform_id }) => !elsewhere.has(platform_id));
  if (orders.length === 0) return { added: 0, touched: [] };
  const rules = await readOrderRules(tx, store);
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
    const whole = erased_at === null ? told : { ...withoutBuyer(told), ...(there && { buyer: there.buyer }) };
    const asTold = toldFacts(whole);
    const ruled = ruledFacts(asTold, rules);
    const order = { ...whole, status: ruled.status, questions: ruled.questions };
    const paid_at = paidAt(ruled, whole.paid_at, there && { paid_at: there.paid_at, told: lastTold(there).paid_at }, now);
    const moved =
      there !== undefined && erased_at === null && there.address === null && sent.making.has(there._id)
        ? !isDeepStrictEqual(placeOf(there.buyer), placeOf(order.buyer))
        : false;
    const questions = questionsAfter(
      there?.questions ?? [],
      toldQuestionsOf(order, store, (there && refundedHere.get(there._id)) ?? 0),
      moved ? [ADDRESS_EDITED] : [],
    );
    const facts = { ...factsOf(order, there, { questions, paid_at }), told: asTold };
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
      if (erased_at === null && (store.last_fetch_at !== null || order.created_at >= connectedSince(store)))
        await announce(tx, store, order, _id);
    } else {
      const changed = Object.entries({ ...facts, ...further }).some(
        ([name, value]) => name !== 'told' && !isDeepStrictEqual(there[name as keyof OrderRow], value),
      );
      await tx
        .updateTable('orders')
        .set({ seen_at: unixNow(), told: jsonb(asTold), ...(changed && { ...written(facts), ...further, updated_at: now }) })
        .where('container_id', '=', store.container_id)
        .where('_id', '=', _id)
        .execute();
      if (!changed) continue;
    }
    touched.add(_id);
    await tell(
      tx,
      [
        ...eventsOf(_id, facts, there, ruled.counts_as_paid),
        ...(moved ? [{ order_id: _id, code: 'address_edited_at_shop' } as const] : []),
      ],
      now,
    );
  }
  const { changed: relined, edits, moved: movedLines } = await keepLines(tx, store, kept);
  for (const _id of relined) touched.add(_id);
  await askAboutEdits(tx, store, edits, sent, now);
  for (const { _id, order } of kept) if (movedLines.has(_id)) await followMovedLines(tx, store, _id, order, sent, now);
  return { added, touched: [...touched].toSorted() };
};

/** Orders looked at in one go. */
const AT_ONCE = 250;

/** The facts its shop last reported; for an order without them, the stored columns. */
const lastTold = ({ told, platform_status, paid_at, payments, questions }: OrderRow): ToldFacts =>
  told ?? {
    status: platform_status,
    status_word: null,
    paid_at,
    method: payments[0]?.method ?? null,
    questions: questions.map(({ open: _open, ...question }) => question),
  };

/**
 * Applies a store's rules anew to its orders that wait, and to those whose status has another meaning now: what the rules answer is no question any more.
 * `words`: the shop's words whose meaning was changed.
 */
export const applyOrderRules = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id' | 'created_at' | 'connected_at'>,
  words: readonly string[],
  now: number,
): Promise<void> => {
  const rules = await readOrderRules(tx, store);
  for (let after = ''; ;) {
    const rows = await tx
      .selectFrom('orders')
      .selectAll()
      .where('container_id', '=', store.container_id)
      .where('store_id', '=', store._id)
      .where((is) =>
        is.or([
          is('status', 'in', ['Pending', 'Processing', 'On Hold']),
          ...(words.length > 0 ? [sql<boolean>`told->>'status_word' = any(${[...words]}::text[])`] : []),
        ]),
      )
      .where('_id', '>', after)
      .orderBy('_id')
      .limit(AT_ONCE)
      .forUpdate()
      .execute();
    for (const row of rows) await applyTo(tx, row, rules, now);
    await settleOrders(
      tx,
      store.container_id,
      rows.map(({ _id }) => _id),
      now,
    );
    const last = rows.at(-1);
    if (rows.length < AT_ONCE || !last) break;
    after = last._id;
  }
  await tellChanged(tx, store.container_id, ['orders']);
};

const applyTo = async (tx: Tx, row: OrderRow, rules: OrderRules, now: number): Promise<void> => {
  const told = lastTold(row);
  const ruled = ruledFacts(told, rules);
  const paid_at = paidAt(ruled, told.paid_at, { paid_at: row.paid_at, told: told.paid_at }, now);
  // No rule answers questions this server raised itself, about a refund or an edit.
  const own = row.questions.filter(({ code }) => !['status', 'payment'].includes(code));
  const questions = [...questionsAfter(row.questions, ruled.questions).filter(({ code }) => ['status', 'payment'].includes(code)), ...own];
  const facts = { platform_status: ruled.status, paid_at };
  const hold = holdBy(facts, row);
  const after = { ...facts, ...hold, questions };
  if (Object.entries(after).every(([name, value]) => isDeepStrictEqual(row[name as keyof OrderRow], value))) return;
  await tx
    .updateTable('orders')
    .set({ ...facts, ...hold, questions: jsonb(questions), updated_at: now })
    .where('container_id', '=', row.container_id)
    .where('_id', '=', row._id)
    .execute();
  const events: OrderEvent[] = [];
  if (row.paid_at === null && paid_at !== null) events.push({ order_id: row._id, code: 'paid_by_rule' });
  if (facts.platform_status !== row.platform_status)
    events.push({ order_id: row._id, code: 'status_by_rule', params: { status: facts.platform_status } });
  await tell(tx, events, now);
};
