import type { ManualOrder, ManualOrderInput } from '../../contract/generated/resolvers';
import { roundMoney } from '../../domain/currency';
import { UNTOLD } from '../connectors/platforms/fetched';
import { orderFault, orderFaultOf } from '../connectors/platforms/order-fault';
import type { FetchedOrder } from '../connectors/platforms/shop';
import { tellChanged } from '../db/channel';
import { findPage, inOrder, type PageOrder } from '../db/pages';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, someIds } from '../kernel/input';
import { refusalIn } from '../kernel/language';
import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { askShop } from '../stores/live';
import { itemStoreColumns, toItemStore, visibleStores } from '../stores/rows';
import { keepOrders } from './keep-orders';
import { takeInOrders } from './order-intake';
import { findOrders } from './rows';
import { openSetAside } from './set-aside';
import { checkAddress } from './update';

const LATEST_FIRST: PageOrder = { id: 'a._id', by: 'a.created_at', direction: 'desc' };

const missing = (): UserError => new UserError('order.setAside.missing', { code: 'NOT_FOUND' });

const findRow = async (tx: Tx, containerId: string, _id: string) => {
  const row = await openSetAside(tx, containerId).where('a._id', '=', _id.trim()).selectAll('a').forUpdate('a').executeTakeFirst();
  if (!row) throw missing();
  return row;
};

export const setAsideOrders: QueryOperations['setAsideOrders'] = {
  rule: { module: 'order', access: 'view' },
  run: async (tx, { _id }, context) => {
    const containerId = context.container._id;
    let found = openSetAside(tx, containerId);
    if (_id) found = found.where('a._id', '=', _id.trim());
    const page = await findPage(context, found, LATEST_FIRST);
    const rows = await openSetAside(tx, containerId)
      .where(page)
      .leftJoin('orders as o', (join) =>
        join
          .onRef('o.container_id', '=', 'a.container_id')
          .onRef('o.store_id', '=', 'a.store_id')
          .onRef('o.platform_id', '=', 'a.platform_id'),
      )
      .select(['a._id', 'a.number', 'a.platform_id', 'a.refusal', 'a.values', 'a.created_at', 'a.updated_at', 'o._id as order_id'])
      .select(itemStoreColumns)
      .orderBy(inOrder(LATEST_FIRST))
      .execute();
    return rows.map(({ refusal, values, ...row }) => ({
      ...row,
      store: toItemStore(row),
      reason: { code: 'unreadable', msg: refusalIn('en', refusal, values), refusal, values },
    }));
  },
};

const amountOf = (told: number | null): number => (told !== null && Number.isFinite(told) ? told : 0);

/** A draft went through JSON, which has null for what is no number. */
const manualOf = (draft: FetchedOrder): ManualOrder => ({
  number: draft.number,
  currency: draft.currency,
  total: amountOf(draft.total),
  paid: draft.paid_at !== null,
  note: draft.note ?? '',
  address: draft.buyer,
  lines: draft.items.map(({ name, sku, quantity, price }) => ({
    name,
    sku,
    quantity: Math.min(Math.max(Math.ceil(amountOf(quantity)), 0), 1_000_000),
    price: amountOf(price),
  })),
});

const readDraft = (draft: string | null): FetchedOrder | null => (draft === null ? null : (JSON.parse(draft) as FetchedOrder));

export const setAsideOrder: QueryOperations['setAsideOrder'] = {
  rule: { module: 'order', access: 'view' },
  run: async (tx, { _id }, { container }) => {
    const row = await openSetAside(tx, container._id).where('a._id', '=', _id.trim()).selectAll('a').executeTakeFirst();
    if (!row) throw missing();
    const draft = readDraft(row.draft);
    return { _id: row._id, sent: row.sent, draft: draft && manualOf(draft) };
  },
};

export const setAsideOrderRetry: MutationOperations['setAsideOrderRetry'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: async ({ _id }, context: RequestContext) => {
    const { services, container } = context;
    const row = await services.inContainer(container._id, (tx) => findRow(tx, container._id, _id));
    const { platform_id } = row;
    if (platform_id === null) throw new UserError('order.setAside.noId', { code: 'CONFLICT' });
    const [store, read] = await askShop(row.store_id, context, (shop) => shop.readOrder(platform_id));
    if (!read || read.orders.length + read.unreadable.length === 0) throw new UserError('order.setAside.gone', { code: 'CONFLICT' });
    return { store, read, now: await services.marketNow() };
  },
  run: async (tx, { _id }, { container, services }, { store, read, now }) => {
    const row = await findRow(tx, container._id, _id);
    const left = await takeInOrders(tx, services, store, read, now);
    if (left > 0) return [];
    await tx.deleteFrom('set_aside_orders').where('container_id', '=', container._id).where('_id', '=', row._id).execute();
    return [row._id];
  },
});

export const setAsideOrderDismiss: MutationOperations['setAsideOrderDismiss'] = {
  rule: { module: 'order', access: 'update' },
  run: async (tx, { ids }, { container }) => {
    const rows = await tx
      .updateTable('set_aside_orders')
      .set({ dismissed_at: unixNow() })
      .where('container_id', '=', container._id)
      .where('_id', 'in', someIds(cleanIds(ids), 'ids'))
      .returning('_id')
      .execute();
    return rows.map(({ _id }) => _id);
  },
};

/** The shop's id of a line where it sent a usable one; otherwise the name by which `order-lines.ts` knows it again by its place. */
const lineIdsOf = (draft: FetchedOrder | null, count: number): readonly string[] => {
  const ids = Array.from({ length: count }, (_each, index) => draft?.items[index]?.line_id || '');
  return ids.map((id, index) => (id === '' || id === '0' || ids.indexOf(id) !== index ? `kept-${index + 1}` : id));
};

const typedOrder = (params: ManualOrderInput, draft: FetchedOrder | null, platformId: string, now: number): FetchedOrder => {
  const lineIds = lineIdsOf(draft, params.lines.length);
  const said = draft?.created_at ?? 0;
  return {
    ...UNTOLD,
    platform_id: platformId,
    number: params.number.trim(),
    status: 'Processing',
    currency: params.currency.trim().toUpperCase(),
    total: roundMoney(params.total, params.currency.trim().toUpperCase()),
    refunded: 0,
    created_at: said > 0 && said <= now ? said : now,
    paid_at: params.paid ? now : null,
    note: params.note?.trim() || null,
    buyer: checkAddress(params.address),
    items: params.lines.map(({ name, sku, quantity, price }, index) => ({
      line_id: lineIds[index] ?? '',
      name: name.trim(),
      sku: sku.trim(),
      quantity,
      completed: 0,
      price: roundMoney(price, params.currency.trim().toUpperCase()),
      image: null,
      product_platform_id: draft?.items[index]?.product_platform_id ?? null,
      variant_platform_id: draft?.items[index]?.variant_platform_id ?? null,
    })),
  };
};

export const setAsideOrderCreate: MutationOperations['setAsideOrderCreate'] = operation({
  rule: { module: 'order', access: 'add' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, params }, { container }, now) => {
    const row = await findRow(tx, container._id, _id);
    const store = await visibleStores(tx, container._id).where('s._id', '=', row.store_id).selectAll('s').executeTakeFirstOrThrow();
    if (params.number.trim() === '')
      throw UserError.of(orderFaultOf('order.unreadable.field', { values: { field: 'number' } }), { field: 'params.number' });
    const order = typedOrder(params, readDraft(row.draft), row.platform_id ?? `manual-${row._id}`, now);
    if (order.items.length === 0 || order.items.some(({ quantity }) => quantity < 1))
      throw new UserError('order.setAside.lines', { field: 'params.lines' });
    const fault = orderFault(order, now);
    if (fault) throw UserError.of(fault);
    const added = await keepOrders(tx, store, [order], now);
    if (added === 0) throw new UserError('order.setAside.made', { code: 'CONFLICT' });
    const { _id: orderId } = await tx
      .selectFrom('orders')
      .select('_id')
      .where('container_id', '=', container._id)
      .where('store_id', '=', store._id)
      .where('platform_id', '=', order.platform_id)
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('set_aside_orders')
      .set({ order_id: orderId })
      .where('container_id', '=', container._id)
      .where('_id', '=', row._id)
      .execute();
    await tellChanged(tx, container._id, ['setAsideOrders', 'orders']);
    const [made] = await findOrders(tx, container._id, [orderId], now);
    if (!made) throw missing();
    return made;
  },
});
