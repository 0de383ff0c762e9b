import type { Selectable } from 'kysely';
import type { Item, ItemInfo } from '../../contract/generated/resolvers';
import type { Tx } from '../context';
import type { ItemInfoTable } from '../db/tables/catalogue';

export const itemInfoRow = [
  '_id',
  'identity',
  'name',
  'description',
  'type',
  'status',
  'product_id',
  'mockup_id',
  'images',
  'sku',
  'tags',
  'collections',
  'price',
  'price_addition',
  'fix_profit',
  'fixed_profit',
  'prety_attributes',
  'attribute_specifics_modify',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof ItemInfoTable)[];

export type ItemInfoRow = Pick<Selectable<ItemInfoTable>, (typeof itemInfoRow)[number]>;

/** Listings with the stores they are on, in one more query whatever their number. */
export const toItemInfos = async (tx: Tx, containerId: string, rows: readonly ItemInfoRow[]): Promise<ItemInfo[]> => {
  if (rows.length === 0) return [];
  const items = await findItems(
    tx,
    containerId,
    rows.map((row) => row._id),
  );
  return rows.map((row) => join(row, items));
};

/** One listing, as `toItemInfos`. */
export const toItemInfo = async (tx: Tx, containerId: string, row: ItemInfoRow): Promise<ItemInfo> =>
  join(row, await findItems(tx, containerId, [row._id]));

const join = (row: ItemInfoRow, items: ReadonlyMap<string, Item[]>): ItemInfo => ({
  ...row,
  identity: String(row.identity),
  attribute_specifics_modify: row.attribute_specifics_modify.map((variant) => ({ ...variant, name_value: [...variant.name_value] })),
  items: items.get(row._id) ?? [],
});

/** Listings as they stand on stores that are still connected, by listing, in the order they got there. */
const findItems = async (tx: Tx, containerId: string, listingIds: readonly string[]): Promise<Map<string, Item[]>> => {
  const rows = await tx
    .selectFrom('items as item')
    .innerJoin('stores as store', (join) =>
      join.onRef('store.container_id', '=', 'item.container_id').onRef('store._id', '=', 'item.store_id'),
    )
    .where('item.container_id', '=', containerId)
    .where('item.item_info_id', 'in', listingIds)
    .where('store.trashed_at', 'is', null)
    .select([
      'item.item_info_id',
      'item._id',
      'item.platform',
      'item.platform_id',
      'item.external_url',
      'item.sku',
      'item.imported_at',
      'item.store_id',
      'store.sto_name',
      'store.platform_id as sto_type',
      'store.sto_status',
    ])
    .orderBy('item._id')
    .execute();
  const byListing = new Map<string, Item[]>();
  for (const { item_info_id, sto_name, sto_type, sto_status, ...item } of rows) {
    const entry: Item = { ...item, store: { _id: item.store_id, sto_name, sto_type, sto_status } };
    const entries = byListing.get(item_info_id);
    if (entries) entries.push(entry);
    else byListing.set(item_info_id, [entry]);
  }
  return byListing;
};
