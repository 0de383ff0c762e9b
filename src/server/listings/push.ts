import { sql } from 'kysely';
import type { JobGroup, MutationJobItemArgs, MutationUpdateQuantityItemArgs } from '../../contract/generated/resolvers';
import { TERM_PLATFORMS } from '../../domain/shipping-presets/platform-ids';
import { readGroupsById } from '../job-groups/rows';
import type { JobDetails } from '../jobs/tables';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds } from '../kernel/input';
import { addPushes } from './push-groups';
import { keepCells, keepPush, openPush, placesIn } from './push-matrix';

/** What to push of a listing that is on the store already; undefined: all of it, as when no flag is set. */
export const pushedPartsOf = (args: MutationJobItemArgs): JobDetails['parts'] => {
  const parts = {
    text: Boolean(args.update_title_description),
    images: Boolean(args.update_image),
    variants: Boolean(args.update_variants),
    ...(args.update_category_specifics && { category: true }),
    ...(args.update_sizechart && { chart: true }),
    ...(args.update_logistic && { logistic: true }),
  };
  return Object.values(parts).some(Boolean) ? parts : undefined;
};

/** What a push remembers of its listing. `origin`: `http://host:port` the seller used, where the shop finds the pictures. */
export const pushDetails = (
  { name, images }: { readonly name: string; readonly images: readonly { readonly src: string }[] },
  origin: string,
  parts?: JobDetails['parts'],
): JobDetails => ({ name, origin, ...(images[0] ? { image: images[0].src } : {}), ...(parts ? { parts } : {}) });

/** Nothing but how listings are sent is pushed: it makes none where there is none, and not every platform is told. */
export const isOfTermsAlone = (args: MutationJobItemArgs): boolean => {
  const parts = pushedPartsOf(args);
  return parts?.logistic === true && ![parts.text, parts.category, parts.images, parts.variants, parts.chart].some(Boolean);
};

/** By the store that is connected or may be again, which of these listings are on sale there; `platforms`: at these alone. */
export const onSale = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  platforms?: readonly string[],
): Promise<ReadonlyMap<string, ReadonlySet<string>>> => {
  const rows = await tx
    .selectFrom('items as item')
    .innerJoin('stores as s', (join) =>
      join.onRef('s.container_id', '=', 'item.container_id').onRef('s._id', '=', 'item.store_id').on('s.trashed_at', 'is', null),
    )
    .select(['item.store_id', 'item.item_info_id'])
    .where('item.container_id', '=', containerId)
    .where(sql<boolean>`item.item_info_id = any(${ids})`)
    .$if(platforms !== undefined, (items) => items.where('item.platform', 'in', [...(platforms ?? [])]))
    .execute();
  const there = new Map<string, Set<string>>();
  for (const { store_id, item_info_id } of rows) there.set(store_id, (there.get(store_id) ?? new Set()).add(item_info_id));
  return there;
};

interface Pusher {
  /** `http://host:port` the seller used. */
  readonly origin: string;
  readonly userId: string;
}

const pushed = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx
    .selectFrom('item_infos')
    .select(['_id', 'name', 'images'])
    .where('container_id', '=', containerId)
    .where(sql<boolean>`_id = any(${ids})`)
    .orderBy('_id')
    .execute();

/**
 * Queues a push of every listing to every store, one group per store; calls that name one push share its groups. Returns the groups that hold
 * the work.
 */
export const pushListings = async (
  tx: Tx,
  containerId: string,
  args: MutationJobItemArgs,
  ids: readonly string[],
  { origin, userId }: Pusher,
): Promise<JobGroup[]> => {
  const parts = pushedPartsOf(args);
  const storeIds = cleanIds(args.store_ids);
  const push = args.push?.trim() ? await openPush(tx, containerId, userId, args.push, storeIds) : null;
  const listings = await pushed(tx, containerId, ids);
  const there = isOfTermsAlone(args) ? await onSale(tx, containerId, ids, TERM_PLATFORMS) : null;
  const places = push ? await placesIn(tx, containerId, push, ids) : [];
  const [all, own] = [new Set<string>(), {} as Record<string, string>];
  // In a fixed order, so that two calls for the same stores wait for each other instead of blocking each other.
  for (const store_id of storeIds.toSorted()) {
    const some = there ? listings.filter(({ _id }) => there.get(store_id)?.has(_id)) : listings;
    if (some.length === 0) continue;
    const jobs = some.map((listing) => ({ item_info_id: listing._id, data: pushDetails(listing, origin, parts) }));
    const { group, groups } = await addPushes(tx, { container_id: containerId, store_id }, jobs, push?.groups[store_id]);
    for (const each of groups) all.add(each);
    if (group) own[store_id] = group;
    if (push)
      await keepCells(tx, containerId, push._id, store_id, there ? places.filter(({ _id }) => there.get(store_id)?.has(_id)) : places);
  }
  if (push) await keepPush(tx, containerId, push, places, own);
  return readGroupsById(tx, containerId, [...all]);
};

/** Pushes listings to where they are on sale, and nowhere else. */
export const pushLive = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  storeIds: readonly string[] | null | undefined,
  parts: NonNullable<JobDetails['parts']>,
  { origin }: Pusher,
): Promise<JobGroup[]> => {
  const wanted = storeIds ? new Set(cleanIds(storeIds)) : null;
  const there = await onSale(tx, containerId, ids);
  const listings = await pushed(tx, containerId, ids);
  const all = new Set<string>();
  for (const [store_id, has] of [...there].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (wanted && !wanted.has(store_id)) continue;
    const jobs = listings
      .filter(({ _id }) => has.has(_id))
      .map((each) => ({ item_info_id: each._id, data: pushDetails(each, origin, parts) }));
    const { groups } = await addPushes(tx, { container_id: containerId, store_id }, jobs, undefined);
    for (const group of groups) all.add(group);
  }
  return readGroupsById(tx, containerId, [...all]);
};

/** Most pieces a store is told to show. */
const MOST_PIECES = 999_999;

/** Says how many pieces of listings stores show, where they are on sale. */
export const setQuantity = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  { quantity, store_ids }: MutationUpdateQuantityItemArgs,
): Promise<void> => {
  const pieces = quantity ?? null;
  if (pieces !== null && (pieces < 0 || pieces > MOST_PIECES))
    throw new UserError('listing.quantity', { field: 'quantity', values: { most: MOST_PIECES } });
  await tx
    .updateTable('items')
    .set({ quantity: pieces })
    .where('container_id', '=', containerId)
    .where(sql<boolean>`item_info_id = any(${ids})`)
    .$if(Boolean(store_ids), (items) => items.where(sql<boolean>`store_id = any(${cleanIds(store_ids ?? [])})`))
    .execute();
};
