import { checkName, cleanWords } from '../names';
import { toCents } from '../money';
import { priceFacts } from './bulk-price';
import { alike } from './bulk-edit';
import type { DifferenceField, TheirsAtShop } from './differences';
import { deriveVariantSkus, type ListingVariant } from './listing-save';
import { LISTING_CURRENCY, soldForms, storePriceOf, UNCONVERTED, withStorePrice, type StorePrice, type StorePricing } from './store-price';
import { pairVariants, type ShopVariant } from './variant-pairs';

/** What of a listing the shop's side may be written into. */
interface TakingListing {
  readonly sku: string;
  readonly name: string;
  readonly custom_name: string;
  readonly description: string;
  readonly price: number;
  readonly plf_price: number | null;
  readonly store_prices: readonly StorePrice[];
  readonly barcode: string;
  readonly tags: readonly string[];
  readonly images: readonly { readonly src: string }[];
  readonly platform_category: readonly { readonly type: string }[];
  readonly attribute_specifics_modify: readonly ListingVariant[];
}

/** What the shop tells, with what the listing's own text stands between there, and what each of its variants is called there. */
export interface TakenSide extends TheirsAtShop {
  readonly images: readonly string[];
  readonly platform: string;
  /** How its prices follow from dollars; null: its currency has no rate. */
  readonly pricing: StorePricing | null;
  /** The shop shows the listing's own description between these. HTML; `banner` is the address of the image at its head without the host, or null. */
  readonly around: { readonly banner: string | null; readonly above: string; readonly below: string };
  /** Of each of the listing's variants, in their order. */
  readonly forms: readonly Pick<ShopVariant, 'sku' | 'options'>[];
}

export type TakenOver =
  | { readonly ok: true; readonly after: Readonly<Record<string, unknown>>; readonly priced: boolean }
  | { readonly ok: false; readonly code: 'nothingChanges' | 'otherOptions' | 'priceTooLow' | 'noRate' };

/** Styles are written into what is sent; a listing keeps none. */
const tight = (html: string): string =>
  html
    .replace(/\sstyle="[^"]*"/giu, '')
    .replace(/\s+/gu, ' ')
    .trim();

const FIRST_IMAGE = /^<p>\s*<img\b[^>]*>\s*<\/p>/iu;

const withoutBanner = (html: string, banner: string | null): string => {
  const [first = ''] = FIRST_IMAGE.exec(html) ?? [];
  return banner !== null && first.includes(banner) ? html.slice(first.length).trim() : html;
};

/** A description without what the store says above and below each of its own. */
export const ownDescription = (html: string, { banner, above, below }: TakenSide['around']): string => {
  let own = withoutBanner(tight(html), banner);
  if (above !== '' && own.startsWith(tight(above))) own = own.slice(tight(above).length);
  if (below !== '' && own.endsWith(tight(below))) own = own.slice(0, own.length - tight(below).length);
  return own.trim();
};

/** A variant's price made what the store shows: in dollars, or as the price set for the store's currency. */
const priceAfter = (
  { store_prices, sale_price, selected }: ListingVariant,
  price: number,
  pricing: StorePricing,
): Partial<Pick<ListingVariant, 'sale_price' | 'store_prices'>> =>
  pricing.currency === LISTING_CURRENCY
    ? { sale_price: toCents(price) }
    : {
        // Nobody has said what one that is not sold yet costs in dollars.
        ...(!(selected && sale_price > 0) && { sale_price: toCents(price * pricing.rate) }),
        // A price that is converted already goes on being converted.
        ...(storePriceOf({ store_prices, sale_price }, pricing) !== price && {
          store_prices: withStorePrice(store_prices, pricing.currency, price),
        }),
      };

const variantsAfter = (
  variants: readonly ListingVariant[],
  { forms, variants: told, pricing }: Pick<TakenSide, 'forms' | 'variants'> & { readonly pricing: StorePricing },
  takes: (field: DifferenceField) => boolean,
): ListingVariant[] => {
  const indexed = forms.map((form, at) => ({ ...form, at }));
  const its = new Map(pairVariants(indexed, told).map(({ ours, theirs }) => [ours?.at, theirs]));
  return variants.map((variant, at) => {
    const there = its.get(at);
    const selected = takes('variants') ? there !== undefined : variant.selected;
    if (!there) return { ...variant, selected };
    const priced = there.price !== null && (takes('price') || (selected && !variant.selected));
    return {
      ...variant,
      selected,
      ...(priced && priceAfter(variant, there.price ?? 0, pricing)),
      ...(takes('variants') && there.sku !== '' && there.sku !== forms[at]?.sku && { sku: there.sku }),
      ...(takes('barcode') && there.barcode !== null && variant.selected && { barcode: there.barcode }),
    };
  });
};

/** What becomes of a listing when fields of it are made what the shop shows. What the shop does not tell stays. */
export const takeOver = (listing: TakingListing, theirs: TakenSide, fields: readonly DifferenceField[]): TakenOver => {
  const takes = (field: DifferenceField): boolean => fields.includes(field);
  const after: Record<string, unknown> = {};
  if (takes('name')) {
    const name = checkName(theirs.name, 'listing');
    if (name.ok) after[listing.custom_name === '' ? 'name' : 'custom_name'] = name.value;
  }
  if (takes('description') && theirs.description !== null) after.description = ownDescription(theirs.description, theirs.around);
  if (takes('tags') && theirs.tags !== null) after.tags = cleanWords(theirs.tags);
  if (takes('sku') && theirs.sku !== '') after.sku = theirs.sku;
  if (takes('pictures') && theirs.images.length > 0) after.images = theirs.images.map((src) => ({ _id: null, src }));
  if (takes('category') && theirs.category !== null) {
    const id = theirs.category;
    const own = { type: theirs.platform, alternate_name: '', category_selected: [{ id, level: 1, name: id, parent: '' }] };
    after.platform_category = [...listing.platform_category.filter(({ type }) => type !== theirs.platform), own];
  }
  const variants = listing.attribute_specifics_modify;
  const { pricing } = theirs;
  if (!pricing && (takes('price') || takes('variants'))) return { ok: false, code: 'noRate' };
  const [alone] = theirs.variants;
  if (variants.length > 0) {
    const changed = variantsAfter(variants, { ...theirs, pricing: pricing ?? UNCONVERTED }, takes);
    const sold = changed.filter(({ selected }) => selected);
    if (sold.length === 0) return { ok: false, code: 'otherOptions' };
    if (sold.some(({ sale_price, store_prices = [] }) => sale_price <= 0 || store_prices.some(({ price }) => price <= 0)))
      return { ok: false, code: 'priceTooLow' };
    if (!alike(changed, variants)) {
      after.attribute_specifics_modify = deriveVariantSkus(changed, listing.sku);
      after.price = priceFacts({ price: listing.price, variants: changed }).price;
    }
  } else if (alone) {
    if (takes('price') && alone.price !== null) {
      if (alone.price <= 0) return { ok: false, code: 'priceTooLow' };
      const there = pricing ?? UNCONVERTED;
      if (there.currency === LISTING_CURRENCY) after[listing.plf_price === null ? 'price' : 'plf_price'] = toCents(alone.price);
      // A price that is converted already goes on being converted.
      else if (soldForms(listing).some((form) => storePriceOf(form, there) !== alone.price))
        after.store_prices = withStorePrice(listing.store_prices, there.currency, alone.price);
    }
    if (takes('barcode') && alone.barcode !== null) after.barcode = alone.barcode;
  }
  const was = listing as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([name, value]) => !alike(was[name], value));
  if (changed.length === 0) return { ok: false, code: 'nothingChanges' };
  const names = new Set(changed.map(([name]) => name));
  const priced = ['price', 'plf_price', 'store_prices', 'attribute_specifics_modify'].some((name) => names.has(name));
  return { ok: true, after: Object.fromEntries(changed), priced };
};
