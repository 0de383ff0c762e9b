import type { OrderLineMatchInput } from '../../contract/generated/resolvers';
import { isBeyondRecall } from '../../domain/sales/fulfilment-order';
import { piecesOf } from '../../domain/sales/pieces';
import { foldedSku } from '../../domain/sales/variant-match';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { requireVersion } from '../kernel/version';
import { holdOrders, type OrderFacts } from './facts';
import { rematch } from './order-lines';
import { findOrders } from './rows';
import { settleOrders } from './settle';
import type { OrderLineRow } from './tables';
import { tell } from './timeline';

/** Orders that are mended along with one, at most: the rest follow when they are looked at next. */
const MENDED_AT_ONCE = 1000;

interface Said {
  readonly line: OrderLineRow;
  readonly item_info_id: string | null;
  readonly variant_sku: string | null;
  readonly product_id: string | null;
}

/** Throws for a listing or a variant there is not. */
const readListing = async (tx: Tx, containerId: string, id: string, variantSku: string | null) => {
  const listing = await tx
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select(['i._id', 'i.product_id', 'p.attribute_specifics'])
    .where('i.container_id', '=', containerId)
    .where('i._id', '=', id)
    .executeTakeFirst();
  if (!listing) throw new UserError('listing.missing', { code: 'NOT_FOUND', field: 'lines' });
  if (variantSku !== null && !listing.attribute_specifics.some(({ sku }) => sku === variantSku))
    throw new UserError('order.variantUnknown', { field: 'lines', values: { sku: variantSku } });
  return listing;
};

/** What is said of one line, checked against what there is. */
const check = async (tx: Tx, { order, lines, fos }: OrderFacts, said: OrderLineMatchInput): Promise<Said> => {
  const line = lines.find(({ _id }) => _id === said.line_id);
  if (!line) throw new UserError('order.lineMissing', { code: 'NOT_FOUND', field: 'lines' });
  const sent = fos.filter(({ status }) => isBeyondRecall(status) || status === 'shipped').flatMap(({ pieces }) => [...pieces]);
  if (piecesOf(sent, line._id) >= line.quantity) throw new UserError('bulk.row.orderAtProvider', { code: 'CONFLICT', field: 'lines' });
  const item_info_id = said.item_info_id ?? line.item_info_id;
  const variant_sku = said.variant_sku ?? (said.item_info_id && said.item_info_id !== line.item_info_id ? null : line.variant_sku);
  const listing = item_info_id === null ? null : await readListing(tx, order.container_id, item_info_id, variant_sku);
  return { line, item_info_id, variant_sku, product_id: listing?.product_id ?? null };
};

const checkMaker = async (tx: Tx, containerId: string, id: string): Promise<void> => {
  const maker = await tx
    .selectFrom('fulfilments')
    .select('_id')
    .where('container_id', '=', containerId)
    .where('_id', '=', id)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (!maker) throw new UserError('fulfilment.missing', { code: 'NOT_FOUND', field: 'lines' });
};

/** What a variant is called at a fulfilment, said by hand: it holds for every order. */
const rememberName = async (tx: Tx, { product_id, variant_sku }: Said, fulfilment_id: string, provider_sku: string, now: number) => {
  if (product_id === null || variant_sku === null || provider_sku === '') return;
  const row = { fulfilment_id, product_id, variant_sku, provider_sku, cost: null, by_hand: true, updated_at: now };
  await tx
    .insertInto('provider_variants')
    .values(row)
    .onConflict((conflict) => conflict.columns(['container_id', 'fulfilment_id', 'product_id', 'variant_sku']).doUpdateSet(row))
    .execute();
};

const rememberSku = async (tx: Tx, { line, item_info_id, variant_sku }: Said, now: number): Promise<void> => {
  if (line.sku === '' || item_info_id === null || variant_sku === null) return;
  const row = { sku: line.sku, item_info_id, variant_sku, updated_at: now };
  await tx
    .insertInto('sku_matches')
    .values(row)
    .onConflict((conflict) => conflict.columns(['container_id', 'sku']).doUpdateSet(row))
    .execute();
};

/** Orders that wait for what was just said of these SKUs. */
const mendOthers = async (tx: Tx, containerId: string, skus: readonly string[], except: string): Promise<string[]> => {
  if (skus.length === 0) return [];
  const waiting = await tx
    .selectFrom('order_lines as l')
    .innerJoin('orders as o', (join) => join.onRef('o.container_id', '=', 'l.container_id').onRef('o._id', '=', 'l.order_id'))
    .select(['o._id', 'o.store_id'])
    .distinct()
    .where('l.container_id', '=', containerId)
    .where('l.sku_key', 'in', skus.map(foldedSku))
    .where((is) => is.or([is('l.item_info_id', 'is', null), is('l.variant_sku', 'is', null)]))
    .where('o._id', '<>', except)
    .orderBy('o._id')
    .limit(MENDED_AT_ONCE)
    .execute();
  const mended: string[] = [];
  for (const store of new Set(waiting.map(({ store_id }) => store_id))) {
    const ids = waiting.filter(({ store_id }) => store_id === store).map(({ _id }) => _id);
    mended.push(...(await rematch(tx, containerId, store, ids)));
  }
  return mended;
};

export const orderMatch: MutationOperations['orderMatch'] = operation({
  rule: { module: 'order', access: 'update' },
  prepare: (_args, { services }) => services.marketNow(),
  run: async (tx, { _id, updated_at, lines, remember }, { container, user }, now) => {
    const containerId = container._id;
    const [facts] = await holdOrders(tx, containerId, [_id.trim()]);
    if (!facts) throw new UserError('order.missing', { code: 'NOT_FOUND' });
    requireVersion(facts.order, updated_at);
    const skus: string[] = [];
    for (const input of lines) {
      const said = await check(tx, facts, input);
      const maker = input.fulfilment_id?.trim();
      if (maker) await checkMaker(tx, containerId, maker);
      const another = said.item_info_id !== said.line.item_info_id || said.variant_sku !== said.line.variant_sku;
      await tx
        .updateTable('order_lines')
        .set({
          item_info_id: said.item_info_id,
          variant_sku: said.variant_sku,
          match_note: null,
          ...(another && { matched_by: user._id, print_files: null }),
          ...(maker !== undefined && { fulfilment_id: maker || null }),
        })
        .where('container_id', '=', containerId)
        .where('_id', '=', said.line._id)
        .execute();
      if (maker) await rememberName(tx, said, maker, input.provider_sku?.trim() ?? '', now);
      if (remember) {
        await rememberSku(tx, said, now);
        skus.push(said.line.sku);
      }
    }
    await tx
      .updateTable('orders')
      .set({ updated_at: now })
      .where('container_id', '=', containerId)
      .where('_id', '=', facts.order._id)
      .execute();
    await tell(tx, [{ order_id: facts.order._id, code: 'matched', params: { count: lines.length } }], now, user._id);
    const mended = await mendOthers(tx, containerId, skus.filter(Boolean), facts.order._id);
    await settleOrders(tx, containerId, [facts.order._id, ...mended].toSorted(), now);
    const [order] = await findOrders(tx, containerId, [facts.order._id], now);
    if (!order) throw new Error('An order that is held is missing.');
    return order;
  },
});
