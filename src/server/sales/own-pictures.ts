import type { Tx } from '../kernel/context';
import type { OrderLineRow } from './tables';

type Line = Pick<OrderLineRow, 'item_info_id' | 'sku'>;

/** The picture of the listing, or of its variant, that a line sold: unlike the shop's own there are small ones of it. Null where none is known. */
export const ownPictures = async (tx: Tx, containerId: string, lines: readonly Line[]): Promise<(line: Line) => string | null> => {
  const ids = [...new Set(lines.flatMap(({ item_info_id }) => item_info_id ?? []))];
  if (ids.length === 0) return () => null;
  const rows = await tx
    .selectFrom('item_infos')
    .select(['_id', 'images', 'attribute_specifics_modify'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  const listings = new Map(rows.map((row) => [row._id, row]));
  return ({ item_info_id, sku }) => {
    const listing = listings.get(item_info_id ?? '');
    const variant = listing?.attribute_specifics_modify.find((each) => each.sku === sku);
    return variant?.image?.url ?? listing?.images[0]?.src ?? null;
  };
};
