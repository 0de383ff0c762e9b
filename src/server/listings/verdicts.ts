import { sql, type Selectable } from 'kysely';
import type { MutationJobItemArgs, MutationQueueItemArgs } from '../../contract/generated/resolvers';
import { plainMoney } from '../../domain/currency';
import { isInactive } from '../../domain/listing/listing-save';
import { LISTING_CURRENCY, soldForms, storePriceOf, type StorePricing } from '../../domain/listing/store-price';
import { sendsPrices } from '../../domain/platforms/prices';
import { toCents } from '../../domain/money';
import type { PlatformId } from '../../domain/platforms';
import { TERM_PLATFORMS } from '../../domain/shipping-presets/platform-ids';
import type { Database } from '../db/schema';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { cleanIds, isOpenFilter, someIds } from '../kernel/input';
import { accepted, countsBy, refused, verdictsOn, type Verdict } from '../kernel/verdict';
import { readLacks } from '../categories/lacks';
import { isClosed } from '../stores/connection';
import { pricingAt, readRates } from '../stores/currency';
import { visibleStores } from '../stores/rows';
import { isOfTermsAlone, onSale, pushedPartsOf } from './push';
import { cautionsOf } from './trademark-words';

/** Jobs one call may make. */
const MOST_JOBS = 50_000;

const named = (tx: Tx, containerId: string, ids: readonly string[]) =>
  tx.selectFrom('item_infos').select(['_id', 'name']).where('container_id', '=', containerId).where('_id', 'in', ids).execute();

/** The same, with what a piece of each loses at most where it is sold for less than it costs, in dollars. */
const priced = (tx: Tx, containerId: string, ids: readonly string[]) => {
  const loss = sql<number | null>`(
    select max((variant->>'base_price')::numeric - (variant->>'sale_price')::numeric)::float8
    from jsonb_array_elements(attribute_specifics_modify) as variants(variant)
    where (variant->>'selected')::boolean and (variant->>'sale_price')::numeric < (variant->>'base_price')::numeric)`;
  return tx
    .selectFrom('item_infos')
    .select([
      '_id',
      'name',
      'status',
      'custom_name',
      'tags',
      'price',
      'plf_price',
      'store_prices',
      'attribute_specifics_modify',
      loss.as('loss'),
    ])
    .where('container_id', '=', containerId)
    .where('_id', 'in', ids)
    .execute();
};

/** On how many of these stores each listing is; on how many at all without `storeIds`. */
const onStores = async (tx: Tx, containerId: string, ids: readonly string[], storeIds?: readonly string[]) => {
  const rows = await tx
    .selectFrom('items as item')
    .innerJoin('stores as store', (join) =>
      join.onRef('store.container_id', '=', 'item.container_id').onRef('store._id', '=', 'item.store_id'),
    )
    .select(['item.item_info_id as key', ({ fn }) => fn.countAll<number>().as('count')])
    .where('item.container_id', '=', containerId)
    .where('item.item_info_id', 'in', ids)
    .where('store.trashed_at', 'is', null)
    .$if(storeIds !== undefined, (items) => items.where('item.store_id', 'in', storeIds ?? []))
    .groupBy('item.item_info_id')
    .execute();
  return countsBy(rows);
};

const moneySpan = (amounts: readonly number[], currency: string): string => {
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)].map((amount) => plainMoney(amount, currency));
  return least === most ? `${least} ${currency}` : `${least}–${most} ${currency}`;
};

/** What a listing sells for at each store of another currency: in dollars, and there. */
export const storePricesOf = (
  listing: Pick<Selectable<Database['item_infos']>, 'price' | 'plf_price' | 'store_prices' | 'attribute_specifics_modify'>,
  stores: readonly Pick<PricedStore, 'sto_name' | 'pricing'>[],
): NonNullable<Verdict['changes']> => {
  const forms = soldForms(listing);
  return stores.flatMap(({ sto_name: field, pricing }) =>
    !pricing || pricing.currency === LISTING_CURRENCY
      ? []
      : {
          field,
          before: moneySpan(
            forms.map(({ sale_price }) => sale_price),
            LISTING_CURRENCY,
          ),
          after: moneySpan(
            forms.map((form) => storePriceOf(form, pricing)),
            pricing.currency,
          ),
        },
  );
};

/** Dollars a piece loses at most at a store where it sells for less than it costs; 0: nothing. */
export const lossAt = (
  { attribute_specifics_modify }: Pick<Selectable<Database['item_infos']>, 'attribute_specifics_modify'>,
  { pricing }: Pick<PricedStore, 'pricing'>,
): number =>
  attribute_specifics_modify.reduce(
    (most, variant) =>
      variant.selected && pricing ? Math.max(most, toCents(variant.base_price - storePriceOf(variant, pricing) * pricing.rate)) : most,
    0,
  );

/** What removing listings does, and what becomes of them in stores. */
export const removeVerdicts = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  there: 'staysOnStores' | 'endsInStores',
): Promise<Verdict[]> => {
  const [listings, counts] = [await named(tx, containerId, ids), await onStores(tx, containerId, ids)];
  return verdictsOn(ids, listings, ({ _id, name }) => accepted(_id, name, there, counts.get(_id)));
};

const checkKindOfPush = ({ job_type }: MutationJobItemArgs): void => {
  const jobType = job_type?.trim() || 'push_item';
  if (jobType !== 'push_item') throw new UserError('listing.jobKind', { field: 'job_type', values: { kind: jobType } });
};

interface PricedStore {
  readonly _id: string;
  readonly sto_name: string;
  readonly platform_id: PlatformId;
  readonly currency: string | null;
  /** Null: its currency has no rate. */
  readonly pricing: StorePricing | null;
}

/** The stores a push goes to. Throws for one that is missing or not connected. */
const connectedStores = async (tx: Tx, containerId: string, storeIds: readonly string[]): Promise<readonly PricedStore[]> => {
  const ids = cleanIds(storeIds);
  if (ids.length === 0) throw new UserError('store.noneChosen', { field: 'store_ids' });
  const stores = await visibleStores(tx, containerId)
    .where('s._id', 'in', ids)
    .select(['s._id', 's.sto_name', 's.sto_status', 's.currency', 's.platform_id', 's.settings'])
    .execute();
  if (stores.length < ids.length) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'store_ids' });
  const closed = stores.find(isClosed);
  if (closed) throw new UserError('job.storeClosed', { code: 'CONFLICT', field: 'store_ids', values: { store: closed.sto_name } });
  const down = stores.find(({ sto_status }) => sto_status !== 'Valid');
  if (down)
    throw new UserError('store.notConnected', {
      code: 'CONFLICT',
      field: 'store_ids',
      values: { store: down.sto_name, status: down.sto_status },
    });
  const rates = await readRates(
    tx,
    containerId,
    stores.flatMap(({ currency }) => currency ?? []),
  );
  return stores.map((store) => ({ ...store, pricing: pricingAt(store, rates.get(store.currency ?? '')) }));
};

/** Throws for a store whose currency has no rate where prices are told there. `isNewAt`: some of what is pushed is not on sale there yet. */
const checkRates = (
  stores: readonly PricedStore[],
  parts: { readonly variants: boolean } | undefined,
  isNewAt: (store: string) => boolean,
): void => {
  for (const { _id, sto_name, platform_id, currency, pricing } of stores) {
    if (pricing || !(sendsPrices(platform_id, parts) || isNewAt(_id))) continue;
    throw new UserError('store.noRate', { code: 'CONFLICT', field: 'store_ids', values: { store: sto_name, currency: currency ?? '' } });
  }
};

/** The same where nothing but their terms are told: what is not on sale there is refused, for it would not be told. */
const termsVerdicts = async (tx: Tx, containerId: string, ids: readonly string[], storeIds: readonly string[]): Promise<Verdict[]> => {
  const there = await onSale(tx, containerId, ids, TERM_PLATFORMS);
  return verdictsOn(ids, await named(tx, containerId, ids), ({ _id, name }) => {
    const told = storeIds.filter((store) => there.get(store)?.has(_id)).length;
    return told > 0 ? accepted(_id, name, 'updatesOnStores', told) : refused(_id, name, 'noTermsThere');
  });
};

/** What pushing listings to stores does: each is new there, or what is there is updated. Throws for a push that cannot be. */
export const pushVerdicts = async (tx: Tx, containerId: string, args: MutationJobItemArgs): Promise<Verdict[]> => {
  checkKindOfPush(args);
  const [ids, stores] = [someIds(args.ids, 'ids'), await connectedStores(tx, containerId, args.store_ids)];
  const storeIds = stores.map(({ _id }) => _id);
  const jobs = ids.length * storeIds.length;
  if (jobs > MOST_JOBS) throw new UserError('listing.tooManyJobs', { field: 'ids', values: { jobs, most: MOST_JOBS } });
  // Terms are sent only for products that are on sale, so none is made anew.
  if (isOfTermsAlone(args)) {
    checkRates(stores, pushedPartsOf(args), () => false);
    return termsVerdicts(tx, containerId, ids, storeIds);
  }
  const there = await onSale(tx, containerId, ids);
  checkRates(stores, pushedPartsOf(args), (store) => ids.some((id) => !there.get(store)?.has(id)));
  const counts = await onStores(tx, containerId, ids, storeIds);
  const lacks = await readLacks(tx, containerId, ids, storeIds);
  const cautionIn = await cautionsOf(tx, containerId);
  return verdictsOn(ids, await priced(tx, containerId, ids), (listing) => {
    const { _id, name, loss } = listing;
    if (isInactive(listing)) return refused(_id, name, 'inactive');
    const updates = counts.get(_id) ?? 0;
    const fresh = storeIds.length - updates;
    const effect = fresh > 0 ? accepted(_id, name, 'newOnStores', fresh) : accepted(_id, name, 'updatesOnStores', updates);
    const lost = Math.max(loss ?? 0, ...stores.map((store) => lossAt(listing, store)));
    return {
      ...effect,
      changes: storePricesOf(listing, stores),
      loss: lost > 0 ? lost : null,
      lacks: lacks.get(_id) || null,
      cautions: cautionIn(listing),
    };
  });
};

/** What is brought anew to where it is on sale does: what is on sale at none of the stores is refused. */
export const liveVerdicts = async (
  tx: Tx,
  containerId: string,
  ids: readonly string[],
  storeIds: readonly string[] | null | undefined,
  parts: { readonly variants: boolean },
): Promise<Verdict[]> => {
  const stores = storeIds && (await connectedStores(tx, containerId, storeIds));
  if (stores) checkRates(stores, parts, () => false);
  const there = await onStores(
    tx,
    containerId,
    ids,
    stores?.map(({ _id }) => _id),
  );
  return verdictsOn(ids, await named(tx, containerId, ids), ({ _id, name }) => {
    const told = there.get(_id) ?? 0;
    return told > 0 ? accepted(_id, name, 'updatesOnStores', told) : refused(_id, name, 'notOnSale');
  });
};

const checkStore = async (tx: Tx, containerId: string, { store_id, platform }: MutationQueueItemArgs): Promise<string> => {
  const store = await visibleStores(tx, containerId)
    .where('s._id', '=', store_id.trim())
    .select(['s._id', 's.platform_id'])
    .executeTakeFirst();
  if (!store) throw new UserError('store.missing', { code: 'NOT_FOUND', field: 'store_id' });
  if (!isOpenFilter(platform) && platform.trim() !== store.platform_id) {
    throw new UserError('listing.otherPlatform', { field: 'platform', values: { platform: platform.trim().slice(0, 40) } });
  }
  return store._id;
};

/** What queueing listings for a store does: one that waits there, or is on its way, is refused. Throws for a store that cannot be. */
export const queueVerdicts = async (tx: Tx, containerId: string, args: MutationQueueItemArgs): Promise<Verdict[]> => {
  const ids = someIds(args.ids, 'ids');
  const storeId = await checkStore(tx, containerId, args);
  const waiting = await tx
    .selectFrom('store_queue')
    .select('item_info_id as _id')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .where('item_info_id', 'in', ids)
    .where('queue_status', '=', 'waiting')
    .execute();
  const active = await tx
    .selectFrom('jobs')
    .select('item_info_id as _id')
    .where('container_id', '=', containerId)
    .where('store_id', '=', storeId)
    .where('item_info_id', 'in', ids)
    .where('status', 'in', ['waiting', 'pending'])
    .execute();
  const [queued, inHand] = [new Set(waiting.map(({ _id }) => _id)), new Set(active.map(({ _id }) => _id))];
  return verdictsOn(ids, await priced(tx, containerId, ids), ({ _id, name, status, loss }) => {
    if (isInactive({ status })) return refused(_id, name, 'inactive');
    if (queued.has(_id)) return refused(_id, name, 'queued');
    return inHand.has(_id) ? refused(_id, name, 'inHand') : { ...accepted(_id, name), loss };
  });
};
