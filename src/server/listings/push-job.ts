import { webAddress } from '../../domain/addresses/web-address';
import { isInactive } from '../../domain/listing/listing-save';
import { UNCONVERTED, type StorePricing } from '../../domain/listing/store-price';
import { sendsPrices } from '../../domain/platforms/prices';
import { PLATFORMS, type PlatformId } from '../../domain/platforms';
import { platformHas } from '../../domain/stores/store-fields';
import { unixNow } from '../kernel/clock';
import { ConnectorError } from '../connectors/connector';
import type { OutgoingProduct, PushedProduct, PushParts, PushProgress } from '../connectors/platforms/shop';
import type { Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { databaseNow } from '../db/clock';
import { newId } from '../db/ids';
import { jsonb } from '../db/json';
import { shareAfterPush } from '../documents/share';
import type { JobKind } from '../jobs/kind';
import type { JobDetails, JobMessage, JobRow } from '../jobs/tables';
import { refusalIn } from '../kernel/language';
import { toOutgoing } from './outgoing';
import { hasChartPlace } from './outgoing-matter';
import { readBanner } from '../stores/banner';
import { findJobStore, openStore, type StoreRow } from '../stores/connection';
import { learnCurrency, readPricing } from '../stores/currency';
import { judgeStore } from '../stores/judge';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { announcePushes } from './announce-pushes';
import { endRemoved } from './end-job';
import { withInlineStyles } from './inline-styles';
import { heldPush } from './push-holds';

const EVERYTHING = { text: true, category: true, images: true, variants: true, chart: true, logistic: true } as const;

/** Listing, what is known of it on the store, and the blank it is made from. */
const load = async (tx: Tx, job: JobRow) => {
  const store = await findJobStore(tx, job);
  const { container_id } = job;
  const listing = await tx
    .selectFrom('item_infos')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('_id', '=', job.item_info_id)
    .executeTakeFirst();
  if (!listing) throw new ConnectorError('listing_gone', 'job.listingGone');
  if (isInactive(listing)) throw new ConnectorError('listing_inactive', 'job.listingInactive');
  const item = await tx
    .selectFrom('items')
    .selectAll()
    .where('container_id', '=', container_id)
    .where('store_id', '=', store._id)
    .where('item_info_id', '=', listing._id)
    .executeTakeFirst();
  const blank = await tx
    .selectFrom('product_presets')
    .select(['attribute_specifics', 'platform_category', 'platform_specifics', 'specifics', 'weight', 'package_dimensions', 'size_chart'])
    .where('container_id', '=', container_id)
    .where('_id', '=', listing.product_id)
    .executeTakeFirst();
  const terms =
    listing.shipping_preset === null
      ? null
      : await tx
          .selectFrom('shipping_presets')
          .select(['handling', 'platform_ids', 'store_ids'])
          .where('container_id', '=', container_id)
          .where('_id', '=', listing.shipping_preset)
          .executeTakeFirst();
  return { store, listing, item, blank: blank ?? null, terms: terms ?? null, banner: await readBanner(tx, container_id, store) };
};

interface Pushed {
  readonly store: StoreRow;
  readonly product: OutgoingProduct;
  readonly pushed: PushedProduct;
  /** The currency and rate its prices were sent at; null: they were not sent. */
  readonly priced: Pick<StorePricing, 'currency' | 'rate'> | null;
}

/** Whether the store is still connected to the shop that was called. It stays so until the transaction ends. */
const isStillConnected = async (tx: Tx, { container_id, _id, website, connected_at }: StoreRow): Promise<boolean> => {
  const row = await tx
    .selectFrom('stores')
    .select(['website', 'connected_at'])
    .where('container_id', '=', container_id)
    .where('_id', '=', _id)
    .where('trashed_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row?.website === website && row.connected_at === connected_at;
};

const recordPush = async (tx: Tx, job: JobRow, { store, product, pushed, priced }: Pushed): Promise<void> => {
  // Disconnected meanwhile: the product stays with its shop, and is known again by its mark where that is connected once more.
  if (!(await isStillConnected(tx, store))) return tellChanged(tx, job.container_id, ['listings']);
  const now = unixNow();
  const fields = {
    platform_id: pushed.platform_id,
    external_url: webAddress(pushed.external_url),
    sku: product.sku,
    adopted: null,
    ...(priced && { price_rate: priced.rate, price_currency: priced.currency }),
    updated_at: now,
  };
  const listing = await tx
    .selectFrom('item_infos')
    .select('_id')
    .where('container_id', '=', job.container_id)
    .where('_id', '=', product.item_info_id)
    .forKeyShare()
    .executeTakeFirst();
  if (listing) {
    const item = await tx
      .insertInto('items')
      .values({
        _id: newId(),
        item_info_id: listing._id,
        store_id: job.store_id,
        platform: store.platform_id,
        imported_at: databaseNow,
        ...fields,
      })
      .onConflict((conflict) => conflict.columns(['container_id', 'item_info_id', 'store_id']).doUpdateSet(fields))
      .returning(['_id', 'item_info_id'])
      .executeTakeFirstOrThrow();
    if (pushed.external_url !== null) await shareAfterPush(tx, job, store, item);
    await tx
      .updateTable('item_infos')
      .set({ url: pushed.external_url })
      .where('container_id', '=', job.container_id)
      .where('_id', '=', listing._id)
      .where('url', 'is', null)
      .execute();
  } else {
    // It was removed while it was pushed, and has no row to stand on.
    await endRemoved(tx, job, store, pushed.platform_id);
  }
  await tx
    .updateTable('stores')
    .set({ last_push_item_at: now })
    .where('container_id', '=', job.container_id)
    .where('_id', '=', job.store_id)
    .execute();
  await tellChanged(tx, job.container_id, ['listings', 'stores']);
  await noteStoreStatus(tx, job, 'Valid');
};

/** A listing that came out of the store's queue says there why it did not arrive. */
const tellQueue = async (tx: Tx, job: JobRow, { message, refusal, values }: ConnectorError): Promise<void> => {
  await tx
    .updateTable('store_queue')
    .set({ queue_status: 'refused', queue_messenger: message, queue_reason: jsonb({ refusal, values }) })
    .where('container_id', '=', job.container_id)
    .where('store_id', '=', job.store_id)
    .where('item_info_id', '=', job.item_info_id)
    .where('queue_status', '=', 'pushed')
    .execute();
  await tellChanged(tx, job.container_id, ['listings']);
};

const progressOf = ({ part, done, total }: PushProgress): JobMessage => {
  const [refusal, values] = [`job.progress.${part}`, { done, total }] as const;
  return { code: 'progress', msg: refusalIn('en', refusal, values), refusal, values };
};

/** A push of some parts that waits brings those along that were asked for since; one of everything stays one. */
const bothPushes = (waiting: JobDetails, asked: JobDetails): JobDetails => {
  if (!waiting.parts) return waiting;
  if (!asked.parts) return asked;
  const [one, other] = [waiting.parts, asked.parts];
  const parts = {
    text: one.text || other.text,
    images: one.images || other.images,
    variants: one.variants || other.variants,
    ...((one.category || other.category) && { category: true }),
    ...((one.chart || other.chart) && { chart: true }),
    ...((one.logistic || other.logistic) && { logistic: true }),
    ...((one.resume || other.resume) && { resume: true }),
  };
  return { ...asked, parts };
};

/** The same for a push that tells no prices: where its product turns out to be gone and is made anew, asking for one throws `fault`. */
const withoutPrices = (product: OutgoingProduct, fault: () => ConnectorError): OutgoingProduct => ({
  ...product,
  variants: product.variants.map((variant) => ({
    ...variant,
    get price(): number {
      throw fault();
    },
  })),
});

/** Where a description is plain text, or takes no styles, there are none. */
const stylesOf = ({ platform_id, settings }: StoreRow): string =>
  platformHas(platform_id, 'product_style') && typeof settings.product_style === 'string' ? settings.product_style : '';

type ChartedListing = Pick<Awaited<ReturnType<typeof load>>['listing'], 'include_size_chart' | 'size_chart'>;

/** A size chart goes to a place of its own, or else as a picture among the others, or as a table in the description. */
const withChart = (parts: PushParts, { include_size_chart, size_chart }: ChartedListing, platform: PlatformId): PushParts => {
  if (!parts.chart || hasChartPlace(platform)) return parts;
  return include_size_chart && size_chart ? { ...parts, images: true } : { ...parts, text: true };
};

/** Makes the store hold the listing, once. */
export const pushItem: JobKind = {
  type: 'push_item',
  queue: storeQueue,
  // Behind all errands: pushes may be tens of thousands.
  priority: 20,
  heldBy: heldPush,
  both: bothPushes,
  perform: async (services, job, signal, tell) => {
    const { store, listing, item, ...made } = await services.inContainer(job.container_id, (tx) => load(tx, job));
    const { shop, ledger, isSandbox } = await openStore(services, store, signal);
    const origin = isSandbox || !job.data.origin ? new URL(store.website).origin : job.data.origin;
    const currency = await learnCurrency(services, store, shop);
    const pricing = await services.inContainer(job.container_id, (tx) => readPricing(tx, { ...store, currency }));
    const isPriced = !item?.platform_id || sendsPrices(store.platform_id, job.data.parts);
    const noRate = (): ConnectorError =>
      new ConnectorError('no_rate', 'store.noRate', { values: { store: store.sto_name, currency: currency ?? '' } });
    if (!pricing && isPriced) throw noRate();
    const priced = toOutgoing(listing, store, item?.platform_id ?? null, origin, { ...made, pricing: pricing ?? UNCONVERTED });
    const outgoing = pricing ? priced : withoutPrices(priced, noRate);
    const adopts = item?.adopted === store.website;
    const { name, adopts: mayAdopt } = PLATFORMS[store.platform_id];
    // A second product beside it would be the worst of all.
    if (adopts && !mayAdopt) throw new ConnectorError('not_adopted', 'shop.notAdopted', { values: { platform: name } });
    const product = {
      ...outgoing,
      ...(adopts && { adopts }),
      description: await withInlineStyles(services, job.container_id, outgoing.description, stylesOf(store)),
      quantity: item?.quantity ?? outgoing.quantity,
    };
    const pushed = await shop
      .pushProduct(product, job.data.parts ? withChart(job.data.parts, listing, store.platform_id) : EVERYTHING, (progress) =>
        tell(progressOf(progress)),
      )
      .catch(async (error: unknown) => {
        throw await judgeStore(shop, error);
      });
    // The push has read back what earlier ones left.
    await ledger.settle(product.item_info_id);
    return (tx) => recordPush(tx, job, { store, product, pushed, priced: isPriced ? pricing : null });
  },
  announce: announcePushes,
  afterRejection: async (tx, job, failure) => {
    await tellQueue(tx, job, failure);
    await noteStoreStatus(tx, job, failure);
  },
};
