import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OutgoingImage, OutgoingProduct } from '../connectors/platforms/shop';
import { storePriceOf, type StorePricing } from '../../domain/listing/store-price';
import { placeOf } from '../../domain/listing/at-platform';
import { SIDE_PICTURES } from '../../domain/listing/listing-matter';
import { choiceIn, choicesOf } from '../../domain/listing/offered';
import { termsAt } from '../../domain/shipping-presets/platform-ids';
import type { ShippingTerms } from '../../domain/shipping-presets/preset';
import { platformHas, type StoreFieldName } from '../../domain/stores/store-fields';
import type { Database } from '../db/schema';
import { absoluteUrl } from '../files';
import { barcodeOf, descriptionOf, factsOf, hasChartPlace, parcelOf, type Blank } from './outgoing-matter';

type Listing = Selectable<Database['item_infos']>;
/** The shipping terms a listing names. */
type Terms = Pick<ShippingTerms, 'handling' | 'platform_ids' | 'store_ids'>;
type Store = Selectable<Database['stores']>;

/** The picture's own name, whatever host it is read from. */
const pictureKey = (src: string): string => createHash('sha256').update(src).digest('hex').slice(0, 12);

/**
 * A listing in a shop's terms. `origin` is where the shop finds this server's pictures. The SKUs of the blank's variants name
 * the blank, and a second listing on the same blank has them too, so the listing's own SKU goes in front; the blank says too where it belongs
 * on a platform. The store says what stands above and below each description, and how its products are sent where the listing's terms do not. `pricing`:
 * how its prices are made; `banner`: the picture above the description.
 */
export const toOutgoing = (
  listing: Listing,
  store: Pick<Store, '_id' | 'platform_id' | 'default_quantity' | 'settings'>,
  platformId: string | null,
  origin: string,
  {
    blank,
    terms,
    pricing,
    banner = null,
  }: { readonly blank: Blank | null; readonly terms: Terms | null; readonly pricing: StorePricing; readonly banner?: string | null },
): OutgoingProduct => {
  /** What the store says in a field; null: nothing, as where its platform has no such field. */
  const typedIn = (name: StoreFieldName): string | null => {
    const value = platformHas(store.platform_id, name) && store.settings[name];
    return value ? String(value) : null;
  };
  const named = terms ? termsAt(store, terms) : {};
  const chosen = listing.attribute_specifics_modify.filter(({ selected }) => selected);
  const choice = choiceIn(listing.prety_attributes);
  const picture = (src: string): OutgoingImage => ({ key: pictureKey(src), src: absoluteUrl(origin, src) });
  const providerSkus = new Set(blank?.attribute_specifics.map(({ sku }) => sku));
  const place = placeOf(listing, blank, store.platform_id);
  const chart = listing.include_size_chart && listing.size_chart ? picture(listing.size_chart.src) : null;
  const shown = [
    ...listing.images,
    ...(listing.include_side_images ? SIDE_PICTURES.flatMap((side) => listing.sides[side] ?? []) : []),
    ...(listing.include_extend_images ? listing.extend_images : []),
    ...(chart && listing.size_chart && !hasChartPlace(store.platform_id) ? [listing.size_chart] : []),
  ].map(({ src }) => picture(src));
  const skuOf = ({ sku }: { readonly sku: string }): string => (providerSkus.has(sku) ? `${listing.sku}-${sku}` : sku);
  const variants = chosen.map((variant) => ({
    sku: skuOf(variant),
    price: storePriceOf(variant, pricing),
    options: variant.name_value.map(choice),
    barcode: barcodeOf(variant.barcode ?? (chosen.length === 1 ? listing.barcode : null), listing.barcode_type),
    image: variant.image && picture(variant.image.url),
  }));
  const alone = {
    sku: listing.sku,
    price: storePriceOf({ sale_price: listing.plf_price ?? listing.price, store_prices: listing.store_prices }, pricing),
    options: [],
    barcode: barcodeOf(listing.barcode, listing.barcode_type),
    image: null,
  };
  return {
    item_info_id: listing._id,
    platform_id: platformId,
    unpublished: typedIn('ignore_publish') !== null,
    sku: listing.sku,
    name: listing.custom_name || listing.name,
    description: descriptionOf(listing, { ...store.settings, banner: banner && absoluteUrl(origin, banner) }, blank),
    // Each once: the same picture may stand in the gallery and behind it.
    images: [...new Map(shown.map((image) => [image.key, image])).values()],
    options: choicesOf(variants, listing.prety_attributes),
    currency: pricing.currency,
    variants: variants.length > 0 ? variants : [alone],
    unsold: listing.attribute_specifics_modify.filter(({ selected }) => !selected).map(skuOf),
    tags: listing.tags,
    category: place.category ?? typedIn('sto_amazon_type'),
    specifics: place.specifics,
    facts: factsOf(listing, blank),
    parcel: parcelOf(listing, blank),
    size_chart: chart,
    quantity: store.default_quantity,
    shipping: {
      ...named,
      profile: named.profile ?? typedIn('etsy_shipping.shipping_profile_id') ?? typedIn('shipping_profile_id'),
      dispatch_days: terms?.handling.max || Number(typedIn('etsy_shipping.dispatch_time_max') ?? typedIn('dispatch_time_max')) || null,
    },
  };
};
