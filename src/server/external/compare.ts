import type { Selectable } from 'kysely';
import { differencesOf, type Difference } from '../../domain/listing/differences';
import { PLATFORMS } from '../../domain/platforms';
import type { TakenSide } from '../../domain/listing/take-over';
import type { OutgoingProduct } from '../connectors/platforms/shop';
import type { Tx } from '../kernel/context';
import type { Database } from '../db/schema';
import { UNCONVERTED, type StorePricing } from '../../domain/listing/store-price';
import { readBanner } from '../stores/banner';
import { pricingAt, ratePushedAt, readRates } from '../stores/currency';
import { toOutgoing } from '../listings/outgoing';
import { descriptionOf, type Blank } from '../listings/outgoing-matter';
import type { ExternalRow } from './tables';

type Listing = Selectable<Database['item_infos']>;
type Store = Pick<
  Selectable<Database['stores']>,
  '_id' | 'platform_id' | 'default_quantity' | 'settings' | 'website' | 'sto_name' | 'currency'
>;

/** A product with the listing it is on sale for, and what a push would be made of. */
export interface Compared {
  readonly product: ExternalRow;
  readonly store: Store;
  readonly listing: Listing;
  readonly blank: Blank | null;
  /** Pieces the store shows of it; null: as the store says. */
  readonly quantity: number | null;
  /** How the prices were made that the store shows; null: its currency has no rate, so they cannot be compared. */
  readonly pricing: StorePricing | null;
  /** Root-relative address of the picture above its description; null: none. */
  readonly banner: string | null;
}

/** Addresses of pictures play no part: what names a picture is the same wherever it lies. */
const ANYWHERE = 'http://localhost';

/** The listing as a push would send it. */
const outgoingOf = ({ listing, store, blank, quantity, pricing }: Compared): OutgoingProduct => {
  const outgoing = toOutgoing(listing, store, null, ANYWHERE, { blank, terms: null, pricing: pricing ?? UNCONVERTED });
  return { ...outgoing, quantity: quantity ?? outgoing.quantity };
};

/** In what the product is another than its listing. */
export const differencesIn = (compared: Compared): readonly Difference[] =>
  differencesOf(outgoingOf(compared), compared.product, PLATFORMS[compared.store.platform_id].limits).filter(
    ({ field }) => field !== 'price' || compared.pricing !== null,
  );

/** The shop's side, as a listing takes it over. */
export const takenSide = ({ product, listing, store, blank, pricing, banner }: Compared): TakenSide => {
  const all = listing.attribute_specifics_modify.map((variant) => ({ ...variant, selected: true }));
  const whole = toOutgoing({ ...listing, attribute_specifics_modify: all }, store, null, ANYWHERE, {
    blank,
    terms: null,
    pricing: pricing ?? UNCONVERTED,
  });
  // A sign no description has shows where the listing's own text stands.
  const [above = '', below = ''] = descriptionOf({ ...listing, description: '\u0001' }, { ...store.settings, banner: null }, blank).split(
    '\u0001',
  );
  return {
    ...product,
    images: product.images.map(({ src }) => src),
    platform: store.platform_id,
    pricing,
    around: { banner, above, below },
    forms: all.length > 0 ? whole.variants : [],
  };
};

/** Products that are on sale for a listing, with what they are compared with; the others are left out. */
export const readCompared = async (tx: Tx, containerId: string, products: readonly ExternalRow[]): Promise<Compared[]> => {
  const linked = products.flatMap(({ item_info_id }) => item_info_id ?? []);
  if (linked.length === 0) return [];
  const listings = await tx
    .selectFrom('item_infos')
    .selectAll()
    .where('container_id', '=', containerId)
    .where('_id', 'in', linked)
    .execute();
  const stores = await tx
    .selectFrom('stores')
    .select(['_id', 'platform_id', 'default_quantity', 'settings', 'website', 'sto_name', 'currency'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(products.map(({ store_id }) => store_id))])
    .execute();
  const blanks = await tx
    .selectFrom('product_presets')
    .select([
      ...(['_id', 'attribute_specifics', 'platform_category', 'platform_specifics', 'specifics', 'weight', 'package_dimensions'] as const),
      'size_chart',
    ])
    .where('container_id', '=', containerId)
    .where('_id', 'in', [...new Set(listings.map(({ product_id }) => product_id)), ''])
    .execute();
  const places = await tx
    .selectFrom('items')
    .select(['item_info_id', 'store_id', 'quantity', 'price_rate', 'price_currency'])
    .where('container_id', '=', containerId)
    .where('item_info_id', 'in', linked)
    .execute();
  const byId = <Row extends { readonly _id: string }>(rows: readonly Row[]): ReadonlyMap<string, Row> =>
    new Map(rows.map((row) => [row._id, row]));
  const [listingOf, storeOf, blankOf] = [byId(listings), byId(stores), byId(blanks)];
  const rates = await readRates(
    tx,
    containerId,
    [...products, ...stores].flatMap(({ currency }) => currency ?? []),
  );
  const banners = new Map<string, string | null>();
  for (const store of stores) banners.set(store._id, await readBanner(tx, containerId, store));
  const placeOf = new Map(places.map((place) => [`${place.item_info_id} ${place.store_id}`, place]));
  return products.flatMap((product) => {
    const listing = listingOf.get(product.item_info_id ?? '');
    const store = storeOf.get(product.store_id);
    if (!listing || !store) return [];
    const place = placeOf.get(`${listing._id} ${store._id}`);
    const currency = product.currency ?? store.currency;
    // What was pushed follows from the rate of that day: another rate since is no difference.
    const pricing = pricingAt({ ...store, currency }, ratePushedAt(place, currency) ?? rates.get(currency ?? ''));
    return [
      {
        ...{ product, store, listing, pricing },
        blank: blankOf.get(listing.product_id) ?? null,
        quantity: place?.quantity ?? null,
        banner: banners.get(store._id) ?? null,
      },
    ];
  });
};
