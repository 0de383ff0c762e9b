import type { SpecificRule } from '../../domain/platforms/specifics';
import { placeOf } from '../../domain/listing/at-platform';
import { PLATFORMS } from '../../domain/platforms';
import { lackedSpecifics } from '../../domain/platforms/specifics';
import type { Tx } from '../kernel/context';
import { keyOf } from './key';

/** What platforms of these stores require of listings and nobody has said, by listing: `eBay: Brand`. Nobody is asked: what was last told counts. */
export const readLacks = async (
  tx: Tx,
  containerId: string,
  listingIds: readonly string[],
  storeIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  const stores = await tx
    .selectFrom('stores')
    .select('platform_id')
    .distinct()
    .where('container_id', '=', containerId)
    .where('_id', 'in', storeIds)
    .execute();
  const platforms = stores.map(({ platform_id }) => platform_id).filter((id) => PLATFORMS[id].can.includes('specifics'));
  if (platforms.length === 0) return new Map();
  const listings = await tx
    .selectFrom('item_infos as listing')
    .innerJoin('product_presets as preset', (join) =>
      join.onRef('preset.container_id', '=', 'listing.container_id').onRef('preset._id', '=', 'listing.product_id'),
    )
    .select(['listing._id', 'listing.platform_category', 'listing.platform_specifics', 'preset._id as preset_id'])
    .where('listing.container_id', '=', containerId)
    .where('listing._id', 'in', listingIds)
    .execute();
  if (listings.length === 0) return new Map();
  const presets = await tx
    .selectFrom('product_presets')
    .select(['_id', 'platform_category', 'platform_specifics', 'prety_attributes'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(listings.map(({ preset_id }) => preset_id))])
    .execute();
  const presetOf = new Map(presets.map((preset) => [preset._id, preset]));
  const placed = listings.flatMap(({ preset_id, ...listing }) => {
    const preset = presetOf.get(preset_id);
    return preset ? platforms.map((platform) => ({ listing, preset, platform, place: placeOf(listing, preset, platform) })) : [];
  });
  // A tree somebody chose is part of the key where a platform has several; the shop's own is asked for without.
  const keys = [
    ...new Set(
      placed.flatMap(({ place: { category, version } }) => (category === null ? [] : [keyOf(version, category), keyOf('', category)])),
    ),
  ];
  if (keys.length === 0) return new Map();
  const told = await tx
    .selectFrom('platform_kept as kept')
    .innerJoin('stores as store', (join) =>
      join.onRef('store.container_id', '=', 'kept.container_id').onRef('store._id', '=', 'kept.store_id'),
    )
    .select(['store.platform_id', 'kept.key', 'kept.answer'])
    .where('kept.container_id', '=', containerId)
    .where('kept.kind', '=', 'specifics')
    .where('kept.key', 'in', keys)
    .where('store.platform_id', 'in', platforms)
    .orderBy('kept.kept_at')
    .execute();
  const rules = new Map(told.map(({ platform_id, key, answer }) => [`${platform_id} ${key}`, answer as readonly SpecificRule[]]));
  const sentences = new Map<string, string[]>();
  for (const { listing, preset, platform, place } of placed) {
    const { category, version, specifics } = place;
    if (category === null) continue;
    const rule = rules.get(`${platform} ${keyOf(version, category)}`) ?? rules.get(`${platform} ${keyOf('', category)}`);
    const names = lackedSpecifics(
      rule ?? [],
      specifics.map(({ id, values }) => ({ name: id, values })),
      preset.prety_attributes.map(({ attribute_type }) => attribute_type),
    );
    if (names.length > 0)
      sentences.set(listing._id, [...(sentences.get(listing._id) ?? []), `${PLATFORMS[platform].name}: ${names.join(', ')}`]);
  }
  return new Map(listings.map(({ _id }) => [_id, (sentences.get(_id) ?? []).join('; ')]));
};
