import type { StoreOrderRules, StoreOrderRulesInput } from '../../contract/generated/resolvers';
import {
  meaningOf,
  PAYMENT_RULES,
  OPEN_PAYMENT_KINDS,
  proposedMeaning,
  STATUS_MEANINGS,
  statusOfMeaning,
  unfulfilledBy,
  unfulfilledProduct,
  type OrderRules,
  type StatusMeaning,
  type UnfulfilledProduct,
} from '../../domain/sales/order-rules';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { piecesOf } from '../../domain/sales/pieces';
import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { readAuditedStores } from '../stores/audited';
import type { StoreRow } from '../stores/connection';
import { findSameShop } from '../stores/identity';
import { askShop } from '../stores/live';
import { visibleStores } from '../stores/rows';
import { holdOrders } from './facts';
import { applyOrderRules } from './keep-orders';
import { rematch } from './order-lines';
import { changeOrderRules, readOrderRules } from './order-rules';
import { findOrders } from './rows';
import { settleOrders } from './settle';
import { tell } from './timeline';

/** Products of a store of which it is remembered that they are not fulfilled from here. */
const MOST_PRODUCTS = 5000;

const findStore = async (tx: Tx, containerId: string, id: string): Promise<StoreRow> => {
  const store = await visibleStores(tx, containerId).where('s._id', '=', id.trim()).selectAll('s').executeTakeFirst();
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND' });
  return store;
};

const toRules = async (tx: Tx, store: StoreRow): Promise<StoreOrderRules> => {
  const rules = await readOrderRules(tx, store);
  const same = await findSameShop(tx, store);
  return {
    _id: store._id,
    same_shop: same.filter(({ trashed_at }) => trashed_at === null).map(({ _id, sto_name }) => ({ _id, sto_name })),
    statuses: Object.entries(rules.statuses).map(([word, meaning]) => ({ word, meaning })),
    payments: OPEN_PAYMENT_KINDS.map((way) => ({ way, rule: rules.payments[way] ?? 'ask' })),
    unfulfilled: rules.unfulfilled.map((product) => ({ ...product })),
  };
};

export const storeOrderRules: QueryOperations['storeOrderRules'] = {
  rule: { module: 'store', access: 'view' },
  run: async (tx, { _id }, { container }) => toRules(tx, await findStore(tx, container._id, _id)),
};

/** The meaning that comes to a status of the shop; none of a status no meaning comes to. */
const meaningOfStatus = (status: string | null): StatusMeaning | null =>
  STATUS_MEANINGS.find((meaning) => statusOfMeaning(meaning) === status) ?? null;

export const storeOrderStatusesLive: QueryOperations['storeOrderStatusesLive'] = operation({
  rule: { module: 'store', access: 'view' },
  prepare: ({ _id }, context) => askShop(_id, context, (shop) => shop.orderStatuses?.()),
  run: async (tx, _args, _context, [store, told]) => {
    const { statuses } = await readOrderRules(tx, store);
    return (
      told &&
      told.map(({ word, label, status }) => ({
        word,
        label,
        fixed: meaningOfStatus(status),
        meaning: Object.hasOwn(statuses, word) ? (statuses[word] ?? null) : null,
        proposed: status === null ? proposedMeaning(word, label) : null,
      }))
    );
  },
});

const statusesAfter = (rules: OrderRules, { statuses }: StoreOrderRulesInput): OrderRules['statuses'] => {
  const after = new Map(Object.entries(rules.statuses));
  for (const [place, { word, meaning }] of (statuses ?? []).entries()) {
    const known = meaningOf(meaning);
    if (meaning !== '' && known === undefined) throw new UserError('store.statusMeaning', { field: `params.statuses.${place}.meaning` });
    if (known === undefined) after.delete(word);
    else after.set(word, known);
  }
  return Object.fromEntries(after);
};

const paymentsAfter = (rules: OrderRules, { payments }: StoreOrderRulesInput): OrderRules['payments'] => {
  const after = { ...rules.payments };
  for (const [place, { way, rule }] of (payments ?? []).entries()) {
    const [known, wanted] = [OPEN_PAYMENT_KINDS.find((each) => each === way), PAYMENT_RULES.find((each) => each === rule)];
    if (!known || !wanted) throw new UserError('store.paymentRule', { field: `params.payments.${place}.${known ? 'rule' : 'way'}` });
    after[known] = wanted;
  }
  return after;
};

type Key = Pick<UnfulfilledProduct, 'by' | 'key'>;

const isOf = (one: { readonly by: string; readonly key: string }, other: Key): boolean => one.by === other.by && one.key === other.key;

/** Orders of a store in which something of these products may still have to be made. */
const ordersWith = async (tx: Tx, store: Pick<StoreRow, 'container_id' | '_id'>, keys: readonly Key[]): Promise<string[]> => {
  if (keys.length === 0) return [];
  const keysBy = (by: Key['by']): string[] => ['', ...keys.filter((each) => each.by === by).map(({ key }) => key)];
  const rows = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'l.container_id').onRef('o._id', '=', 'l.order_id'))
    .select('o._id')
    .distinct()
    .where('l.container_id', '=', store.container_id)
    .where('o.store_id', '=', store._id)
    .where('o.status', 'not in', ['Delivered', 'Refunded', 'Returned', 'Shipped'])
    .where((is) => is.or([is('l.sku_key', 'in', keysBy('sku')), is('l.product_platform_id', 'in', keysBy('product'))]))
    .orderBy('o._id')
    .execute();
  return rows.map(({ _id }) => _id);
};

/** Orders judged in one go. */
const AT_ONCE = 250;

/** Judges orders anew by what is remembered of products. */
const judgeAnew = async (
  tx: Tx,
  store: Pick<StoreRow, 'container_id' | '_id'>,
  keys: readonly Key[],
  now: number,
  except?: string,
): Promise<void> => {
  const ids = (await ordersWith(tx, store, keys)).filter((id) => id !== except);
  for (let from = 0; from < ids.length; from += AT_ONCE) {
    const some = ids.slice(from, from + AT_ONCE);
    await holdOrders(tx, store.container_id, some);
    const changed = await rematch(tx, store.container_id, store._id, some);
    await settleOrders(tx, store.container_id, changed.toSorted(), now);
  }
};

export const storeOrderRulesUpdate: MutationOperations['storeOrderRulesUpdate'] = operation({
  rule: { module: 'store', access: 'update' },
  audit: { action: 'store.changed', ids: ({ _id }) => [_id], read: readAuditedStores },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, params }, { container }, now) => {
    const store = await findStore(tx, container._id, _id);
    const again = params.fulfilled ?? [];
    const { before, after } = await changeOrderRules(tx, store, (rules) => ({
      statuses: statusesAfter(rules, params),
      payments: paymentsAfter(rules, params),
      unfulfilled: rules.unfulfilled.filter((product) => !again.some((each) => isOf(each, product))),
    }));
    await judgeAnew(
      tx,
      store,
      before.unfulfilled.filter((product) => !after.unfulfilled.includes(product)),
      now,
    );
    const words = [...new Set([...Object.keys(before.statuses), ...Object.keys(after.statuses)])].filter(
      (word) => before.statuses[word] !== after.statuses[word],
    );
    await applyOrderRules(tx, store, words, now);
    await tellChanged(tx, container._id, ['orders', 'stores']);
    return toRules(tx, store);
  },
});

export const orderLineFulfilled: MutationOperations['orderLineFulfilled'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, line_id, fulfilled }, { container, user }, now) => {
    const [facts] = await holdOrders(tx, container._id, [_id.trim()]);
    if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
    const { order, lines, fos } = facts;
    const line = lines.find((each) => each._id === line_id);
    if (!line) throw new UserError('order.lineMissing', { code: 'NOT_FOUND', field: 'line_id' });
    const sent = fos.filter(({ status }) => isBeyondRecall(status) || status === 'shipped').flatMap(({ pieces }) => [...pieces]);
    if (!fulfilled && piecesOf(sent, line._id) > 0) throw new UserError('bulk.row.orderAtProvider', { code: 'CONFLICT', field: 'line_id' });
    const store = { container_id: container._id, _id: order.store_id };
    const product = unfulfilledProduct(line, now);
    const { before } = await changeOrderRules(tx, store, (rules) => {
      const known = unfulfilledBy(line, rules);
      if (fulfilled) return { ...rules, unfulfilled: rules.unfulfilled.filter((each) => each !== known) };
      if (known || !product) return rules;
      if (rules.unfulfilled.length >= MOST_PRODUCTS) throw new UserError('order.unfulfilledMost', { values: { most: MOST_PRODUCTS } });
      return { ...rules, unfulfilled: [...rules.unfulfilled, product] };
    });
    const forgotten = fulfilled ? unfulfilledBy(line, before) : undefined;
    await tx
      .updateTable('order_lines')
      .set({ unfulfilled: fulfilled ? null : product ? 'rule' : 'line' })
      .where('container_id', '=', container._id)
      .where('_id', '=', line._id)
      .execute();
    await tell(
      tx,
      [{ order_id: order._id, code: fulfilled ? 'fulfilled_again' : 'unfulfilled', params: { what: line.sku || line.name } }],
      now,
      user._id,
    );
    await rematch(tx, container._id, order.store_id, [order._id]);
    await settleOrders(tx, container._id, [order._id], now);
    const key = forgotten ?? (fulfilled ? null : product);
    if (key) await judgeAnew(tx, store, [key], now, order._id);
    const [changed] = await findOrders(tx, container._id, [order._id], now);
    if (!changed) throw new Error('An order that is held is missing.');
    return changed;
  },
});
