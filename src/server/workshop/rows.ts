import type { WorkOrder } from '../../contract/generated/resolvers';
import { PROVIDERS } from '../../domain/providers';
import { riskOf } from '../../domain/sales/deadlines';
import { piecesOf } from '../../domain/sales/pieces';
import { unsent } from '../../domain/sales/whereabouts';
import type { Tx } from '../kernel/context';
import { readDesk } from '../sales/desk';
import { readPrints } from '../sales/order-desk';
import { destinationOf } from '../sales/line-address';
import { ownPictures } from '../sales/own-pictures';
import type { OrderLineRow } from '../sales/tables';
import { queued, stageOf } from './queue';

/** What a line's variant is like, such as Black and L. */
const readOptions = async (tx: Tx, containerId: string, lines: readonly OrderLineRow[]): Promise<(line: OrderLineRow) => string[]> => {
  const ids = [...new Set(lines.flatMap(({ item_info_id }) => item_info_id ?? []))];
  if (ids.length === 0) return () => [];
  const rows = await tx
    .selectFrom('item_infos')
    .select(['_id', 'attribute_specifics_modify as variants'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  const listings = new Map(rows.map(({ _id, variants }) => [_id, variants]));
  return ({ item_info_id, variant_sku }) =>
    listings
      .get(item_info_id ?? '')
      ?.find(({ sku }) => sku === variant_sku)
      ?.name_value.map(({ value }) => value) ?? [];
};

const readAll = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const rows = await queued(tx, containerId)
    .where('fo._id', 'in', ids)
    .selectAll('fo')
    .select([
      'f.type',
      'f.config',
      'o.number',
      'o.act_by',
      'o.ship_by',
      'o.buyer',
      'o.address',
      'o.note_gift',
      'o.shipping_service',
      'o.store_id',
      'o.paid_at',
    ])
    .execute();
  const orderIds = [...new Set(rows.map(({ order_id }) => order_id))];
  const lines = await tx
    .selectFrom('order_lines')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('order_id', 'in', orderIds.length === 0 ? [''] : orderIds)
    .execute();
  const parcels = await tx
    .selectFrom('trackings')
    .select(['fo_id', 'pieces', 'tracking_number'])
    .where('container_id', '=', containerId)
    .where('fo_id', 'in', ids)
    .orderBy('_id')
    .execute();
  const byId = new Map(rows.map((row) => [row._id, row]));
  return { lines: new Map(lines.map((line) => [line._id, line])), parcels, rows: ids.flatMap((id) => byId.get(id) ?? []) };
};

/** Fulfilment orders that people work at, whole, in the order of their ids here. */
export const readWork = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  if (ids.length === 0) return [];
  const { rows, lines, parcels } = await readAll(tx, containerId, ids);
  const options = await readOptions(tx, containerId, [...lines.values()]);
  return rows.map((row) => {
    const own = parcels.filter(({ fo_id }) => fo_id === row._id);
    const left = unsent({ pieces: row.pieces, parcels: own });
    return {
      row,
      to: destinationOf({ order: row, lines: [...lines.values()] }, row),
      numbers: own.map(({ tracking_number }) => tracking_number),
      goods: row.pieces.flatMap(({ line_id, quantity }) => {
        const line = lines.get(line_id);
        if (!line) return [];
        const sku = row.sent?.lines.find((each) => each.line_id === line_id)?.sku ?? line.sku;
        return [{ line, options: options(line), sku, quantity, left: piecesOf(left, line_id) }];
      }),
    };
  });
};

/** The same as the contract shows them. `now`: by the market's clock. */
export const toWorkOrders = async (tx: Tx, containerId: string, ids: readonly string[], now: number): Promise<WorkOrder[]> => {
  const work = await readWork(tx, containerId, ids);
  const lines = work.flatMap(({ goods }) => goods.map(({ line }) => line));
  const pictures = await ownPictures(tx, containerId, lines);
  const printsOf = await readPrints(
    tx,
    containerId,
    lines.map(({ print_files }) => print_files),
  );
  const { zone } = await readDesk(tx, containerId);
  return work.map(({ row, to, numbers, goods }) => {
    const { first_name, last_name, country } = to;
    const left = row.status === 'shipped' ? { act_by: null, ship_by: null } : row;
    return {
      _id: row._id,
      order_id: row.order_id,
      number: row.number,
      stage: stageOf(PROVIDERS[row.type].orders, row) ?? '',
      to: [`${first_name} ${last_name}`.trim(), country].filter(Boolean).join(', '),
      shipping_service: row.shipping_service,
      gift: row.note_gift,
      act_by: left.act_by,
      risk: riskOf(left, now, zone),
      goods: goods.map(({ line, ...goods_ }) => ({
        line_id: line._id,
        name: line.name,
        ...goods_,
        image: pictures(line) ?? line.image,
        files: line.print_files ? printsOf(line.print_files) : [],
      })),
      msg: row.msg,
      hand_over_id: row.hand_over_id,
      tracking_numbers: numbers,
    };
  });
};
