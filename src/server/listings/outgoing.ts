import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { OutgoingImage, OutgoingProduct } from '../connectors/platforms/shop';
import { termsAt } from '../../domain/shipping-presets/platform-ids';
import type { ShippingTerms } from '../../domain/shipping-presets/preset';
import { platformHas, type StoreFieldName } from '../../domain/stores/store-fields';
import type { Database } from '../db/schema';
import { absoluteUrl } from '../files';

type Listing = Selectable<Database['item_infos']>;
/** The shipping terms a listing names. */
type Terms = Pick<ShippingTerms, 'handling' | 'platform_ids'>;
type Store = Selectable<Database['stores']>;

/** What a listing is made from: its variants, where it belongs on platforms, and what those want to know; names there are the platform's ids. */
type Blank = Pick<Selectable<Database['product_presets']>, 'attribute_specifics' | 'platform_category' | 'platform_specifics'>;

/** The picture's own name, whatever host it is read from. */
const pictureKey = (src: string): string => createHash('sha256').update(src).digest('hex').slice(0, 12);

/**
 * A listing in a shop's terms. `origin` is where the shop finds this server's pictures. The SKUs of the blank's variants name
 * the blank, and a second listing on the same blank has them too, so the listing's own SKU goes in front; the blank says too where it belongs
 * on a platform. The store says what stands above and below each description, and how its products are sent where the listing's terms do not.
 */
export const toOutgoing = (
  listing: Listing,
  store: Pick<Store, 'platform_id' | 'default_quantity' | 'settings'>,
  platformId: string | null,
  origin: string,
  { blank, terms }: { readonly blank: Blank | null; readonly terms: Terms | null },
): OutgoingProduct => {
  /** What the store says in a field; null: nothing, as where its platform has no such field. */
  const typedIn = (name: StoreFieldName): string | null => {
    const value = platformHas(store.platform_id, name) && store.settings[name];
    return value ? String(value) : null;
  };
  const named = terms ? termsAt(store.platform_id, terms.platform_ids) : {};
  const chosen = listing.attribute_specifics_modify.filter(({ selected }) => selected);
  const attributes = listing.prety_attributes.map((attribute) => ({
    ...attribute,
    name: attribute.plf_attribute_name?.trim() || attribute.attribute_type,
  }));
  /** What the shop calls a value: the seller's own word for it when there is one. */
  const wordFor = (type: string, value: string): { name: string; value: string } => {
    const attribute = attributes.find(({ attribute_type }) => attribute_type === type);
    const option = attribute?.options.find(({ ffm_value }) => ffm_value === value);
    return { name: attribute?.name ?? type, value: option?.plf_value?.trim() || value };
  };
  const picture = (src: string): OutgoingImage => ({ key: pictureKey(src), src: absoluteUrl(origin, src) });
  const providerSkus = new Set(blank?.attribute_specifics.map(({ sku }) => sku));
  const of = <Row extends { readonly platform: string }>(rows: readonly Row[] | undefined): Row | undefined =>
    rows?.find(({ platform }) => platform === store.platform_id);
  const skuOf = ({ sku }: { readonly sku: string }): string => (providerSkus.has(sku) ? `${listing.sku}-${sku}` : sku);
  const variants = chosen.map((variant) => ({
    sku: skuOf(variant),
    price: variant.sale_price,
    options: variant.name_value.map(({ type, value }) => wordFor(type, value)),
    image: variant.image && picture(variant.image.url),
  }));
  return {
    item_info_id: listing._id,
    platform_id: platformId,
    sku: listing.sku,
    name: listing.name,
    description: [store.settings.product_header, listing.description, store.settings.product_footer].filter(Boolean).join('\n'),
    images: listing.images.map(({ src }) => picture(src)),
    options: optionsOf(variants, attributes),
    variants: variants.length > 0 ? variants : [{ sku: listing.sku, price: listing.price, options: [], image: null }],
    unsold: listing.attribute_specifics_modify.filter(({ selected }) => !selected).map(skuOf),
    tags: listing.tags,
    category: of(blank?.platform_category)?.id ?? typedIn('sto_amazon_type'),
    specifics: (of(blank?.platform_specifics)?.specifics ?? []).map(({ name, values }) => ({ id: name, values })),
    quantity: store.default_quantity,
    shipping: {
      ...named,
      profile: named.profile ?? typedIn('etsy_shipping.shipping_profile_id') ?? typedIn('shipping_profile_id'),
      dispatch_days: terms?.handling.max || Number(typedIn('etsy_shipping.dispatch_time_max') ?? typedIn('dispatch_time_max')) || null,
    },
  };
};

interface Attribute {
  readonly name: string;
  readonly options: readonly { readonly ffm_value: string; readonly plf_value?: string | null; readonly default: boolean }[];
}

/** The choices the variants really offer, values in the attribute's own order (S before M), with the default that is among them. */
const optionsOf = (variants: OutgoingProduct['variants'], attributes: readonly Attribute[]): OutgoingProduct['options'] => {
  const names = [...new Set(variants.flatMap(({ options }) => options.map(({ name }) => name)))];
  return names.map((name) => {
    const offered = new Set(variants.flatMap(({ options }) => options.filter((option) => option.name === name).map(({ value }) => value)));
    const known = attributes.find((attribute) => attribute.name === name)?.options ?? [];
    const words = known.map((option) => ({ word: option.plf_value?.trim() || option.ffm_value, default: option.default }));
    const ordered = words.filter(({ word }) => offered.has(word));
    const values = [...new Set([...ordered.map(({ word }) => word), ...offered])];
    return { name, values, default: ordered.find((option) => option.default)?.word ?? values[0] ?? null };
  });
};
