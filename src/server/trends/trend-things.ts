import { textsOn } from '../../domain/trends/caution';
import type { TrendKind } from '../../domain/trends/kinds';
import type { Tx } from '../kernel/context';

/** What a trend is called, how it looks and what stands on it. */
interface TrendThing {
  readonly name: string;
  readonly image: string | null;
  readonly product_id: string | null;
  readonly mockup_id: string | null;
  /** Where words are looked for. */
  readonly texts: readonly string[];
}

const listings = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('item_infos as listing')
    .leftJoin('mockups as mockup', (join) =>
      join.onRef('mockup.container_id', '=', 'listing.container_id').onRef('mockup._id', '=', 'listing.mockup_id'),
    )
    .select(['listing._id', 'listing.name', 'listing.images', 'listing.tags', 'listing.product_id', 'listing.mockup_id', 'mockup.sides'])
    .where('listing.container_id', '=', containerId)
    .where('listing._id', 'in', ids)
    .execute();
  return rows.map(({ _id, name, images, tags, sides, product_id, mockup_id }) => {
    const texts = [name, ...tags, ...textsOn(sides ?? [])];
    return [_id, { name, image: images[0]?.src ?? null, product_id, mockup_id, texts }] as const;
  });
};

const products = async (tx: Tx, containerId: string, ids: readonly string[]) => {
  const rows = await tx
    .selectFrom('product_presets')
    .select(['_id', 'name', 'image'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
  return rows.map(({ _id, name, image }) => [_id, { name, image, product_id: _id, mockup_id: null, texts: [name] }] as const);
};

/** The things of these keys; what is not there any more is left out. */
export const readThings = async (
  tx: Tx,
  containerId: string,
  kind: TrendKind,
  keys: readonly string[],
): Promise<ReadonlyMap<string, TrendThing>> => {
  if (keys.length === 0) return new Map();
  if (kind === 'topic')
    return new Map(keys.map((tag) => [tag, { name: tag, image: null, product_id: null, mockup_id: null, texts: [tag] }]));
  return new Map<string, TrendThing>(await (kind === 'listing' ? listings : products)(tx, containerId, keys));
};
