import { addresses } from '../../../domain/addresses/addresses';
import { lossAmong, type Loss } from '../../../domain/listing/loss';
import { soldForms, storePriceOf, storePricing, type StorePricing } from '../../../domain/listing/store-price';
import { toCents } from '../../../domain/money';
import type { Listing } from '../../entities/listings';
import type { Store } from '../../entities/stores';
import type { Tone } from '../../ui/StatusChip';

/** Least and most of something, dollars. */
interface Span {
  readonly least: number;
  readonly most: number;
}

const spanOf = (amounts: readonly number[]): Span | null =>
  amounts.length === 0 ? null : { least: Math.min(...amounts), most: Math.max(...amounts) };

const offered = ({ attribute_specifics_modify }: Listing) => attribute_specifics_modify.filter(({ selected }) => selected);

/** What the offered variants cost the buyer; without variants the listing's own price. */
export const priceSpan = (listing: Listing): Span =>
  spanOf(offered(listing).map(({ sale_price }) => sale_price)) ?? { least: listing.price, most: listing.price };

/** How a store's prices follow from dollars; null: its currency has no rate. */
export const pricingOf = ({ currency, currency_rate, price_ending, platform_id }: Store): StorePricing | null =>
  storePricing({ currency, platform_id, ending: price_ending }, currency_rate);

/** What the offered variants cost the buyer at a store, in its currency. */
export const storePriceSpan = (listing: Listing, pricing: StorePricing): Span => {
  const prices = soldForms(listing).map((form) => storePriceOf(form, pricing));
  return { least: Math.min(...prices), most: Math.max(...prices) };
};

/** What of it is sold at a store for less than it costs; null: nothing. */
export const storeLossOf = (listing: Listing, pricing: StorePricing): Loss | null =>
  lossAmong(offered(listing).map((variant) => toCents(storePriceOf(variant, pricing) * pricing.rate - variant.base_price)));

/** What the offered variants cost at the provider; null without variants. */
export const baseSpan = (listing: Listing): Span | null => spanOf(offered(listing).map(({ base_price }) => base_price));

const profits = (listing: Listing): number[] => offered(listing).map(({ sale_price, base_price }) => toCents(sale_price - base_price));

/** What is left of each offered variant's price after its base price; null without variants. */
export const profitSpan = (listing: Listing): Span | null => spanOf(profits(listing));

/** What of it is sold for less than it costs; null: nothing. */
export const lossOf = (listing: Listing): Loss | null => lossAmong(profits(listing));

/** Where a listing's design is edited; null when it has none. */
export const editorOf = ({ product_id, mockup_id }: Listing): string | null =>
  mockup_id ? addresses.editor.print({ presetId: product_id, mockupId: mockup_id }) : null;

/** What a push to a store would do with a listing. */
export const pushEffect = (listing: Listing, storeId: string): 'new' | 'update' =>
  listing.items.some((item) => item.store_id === storeId && item.imported_at !== null) ? 'update' : 'new';

/** When a push last reached a store, in unix seconds; null: never. */
export const lastPush = ({ items, job_list }: Listing): number | null => {
  const times = [
    ...items.map(({ imported_at }) => imported_at ?? 0),
    ...job_list.map((job) => (job.status === 'done' ? job.updated_at : 0)),
  ];
  return Math.max(0, ...times) || null;
};

/** States of a listing's latest jobs, the one that wants looking at first. */
export const JOB_STATES = ['rejected', 'pending', 'waiting', 'stopped', 'done'] as const;
export type ListingJobState = (typeof JOB_STATES)[number];

export const jobTones: Readonly<Record<ListingJobState, Tone>> = {
  rejected: 'bad',
  pending: 'waiting',
  waiting: 'neutral',
  stopped: 'paused',
  done: 'good',
};

/** A job's state as this page knows it; null: one a newer server has. */
export const shownState = (status: string): ListingJobState | null => JOB_STATES.find((state) => state === status) ?? null;

/** The one among a listing's latest jobs that wants looking at most; null without jobs. */
export const shownJob = ({
  job_list,
}: Pick<Listing, 'job_list'>): { readonly state: ListingJobState; readonly job: Listing['job_list'][number] } | null => {
  for (const state of JOB_STATES) {
    const job = job_list.find(({ status }) => status === state);
    if (job) return { state, job };
  }
  return null;
};

/** Names of the stores an item is on sale in. */
export const liveStores = (listing: Pick<Listing, 'items'> | undefined): readonly string[] =>
  (listing?.items ?? []).flatMap(({ platform_id, store }) => (platform_id === null ? [] : store.sto_name));

export const isLive = (listing: Pick<Listing, 'items'> | undefined): boolean => liveStores(listing).length > 0;
