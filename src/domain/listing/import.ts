import { ItemInfoInputLimits } from '../../contract/generated/limits';
import type { ItemInfoInput } from '../../contract/generated/operations';
import { toCents } from '../money';
import { NAME_LIMIT, cleanWords } from '../names';
import type { TheirsAtShop } from './differences';
import { isPictureAddress } from './listing-pictures';
import { LISTING_CURRENCY, type StorePricing } from './store-price';
import { variantLabel } from './variants';
import type { ShopVariant } from './variant-pairs';

/** What an import could not take: variants without a price, what variants cost to make, pictures, the description. */
export interface LeftOut {
  readonly code: 'variants' | 'costs' | 'pictures' | 'description' | 'tags';
  readonly count: number;
}

/** A product of a shop with what becomes part of a listing. */
export interface ImportedProduct extends TheirsAtShop {
  /** How its prices follow from dollars; null: its currency has no rate. */
  readonly pricing: StorePricing | null;
  readonly images: readonly string[];
  readonly options: readonly { readonly name: string; readonly values: readonly string[] }[];
  readonly variants: readonly (ShopVariant & { readonly image: string | null })[];
}

/** The product type the listing is made of. */
export interface ImportInto {
  readonly _id: string;
  readonly type: string | null;
  readonly prety_attributes: readonly {
    readonly attribute_type: string;
    readonly options: readonly { readonly ffm_value: string; readonly hex?: string | null }[];
  }[];
  readonly attribute_specifics: readonly {
    readonly base_price: number;
    readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
  }[];
}

export type Imported =
  | { readonly ok: true; readonly params: ItemInfoInput; readonly left: readonly LeftOut[] }
  | { readonly ok: false; readonly code: 'externalNoPrice' | 'externalNoName' | 'noRate' };

const MOST_PICTURES = ItemInfoInputLimits.images.entries;
const MOST_TEXT = ItemInfoInputLimits.description.characters;
const { entries: MOST_TAGS, characters: TAG_LIMIT } = ItemInfoInputLimits.tags;

const keyOf = (values: readonly string[]): string =>
  values
    .map((value) => value.trim().toLowerCase())
    .toSorted()
    .join('\n');

/** A listing that says what the shop's product says; what of it no listing can hold is told. Costs are those of the product type's variants that are the same. */
export const importedListing = (theirs: ImportedProduct, product: ImportInto): Imported => {
  const name = theirs.name.replace(/\s+/gu, ' ').trim().slice(0, NAME_LIMIT).trim();
  if (name === '') return { ok: false, code: 'externalNoName' };
  const priced = theirs.variants.filter(({ price }) => price !== null && price > 0);
  const [first] = priced;
  if (!first) return { ok: false, code: 'externalNoPrice' };
  const { pricing } = theirs;
  if (!pricing) return { ok: false, code: 'noRate' };
  const inDollars = (price: number | null): number => toCents((price ?? 0) * pricing.rate);

  /** The product type's own word for a kind of choice, so that the listing is one of it. */
  const typeOf = (option: string): string =>
    product.prety_attributes.find(({ attribute_type }) => attribute_type.toLowerCase() === option.trim().toLowerCase())?.attribute_type ??
    option.trim();
  const costs = new Map(
    product.attribute_specifics.map(({ name_value, base_price }) => [keyOf(name_value.map(({ value }) => value)), base_price]),
  );
  const formed = priced.filter(({ options }) => options.length > 0);
  const variants = formed.map(({ sku, price, options, barcode, image }) => {
    const name_value = options.map((option) => ({ name: typeOf(option.name), type: typeOf(option.name), value: option.value }));
    return {
      selected: true,
      sku,
      barcode,
      sale_price: inDollars(price),
      // What buyers see there stays as it is, whatever the rate becomes.
      ...(pricing.currency !== LISTING_CURRENCY && { store_prices: [{ currency: pricing.currency, price: price ?? 0 }] }),
      base_price: costs.get(keyOf(options.map(({ value }) => value))) ?? 0,
      fix_profit: 1,
      fixed_profit: 0,
      name_value,
      image: image !== null && isPictureAddress(image) ? { _id: null, url: image, type: 'image' } : null,
    };
  });
  // Some shops have the same variant twice, or the same SKU.
  const labels = new Set<string>();
  const skus = new Set<string>();
  const distinct = variants
    .filter((variant) => !labels.has(variantLabel(variant)) && labels.add(variantLabel(variant)))
    .map((variant) => (skus.has(variant.sku) ? { ...variant, sku: '' } : (skus.add(variant.sku), variant)));
  const hexOf = (type: string, value: string): string | null =>
    product.prety_attributes.find(({ attribute_type }) => attribute_type === type)?.options.find(({ ffm_value }) => ffm_value === value)
      ?.hex ?? null;
  const offered = new Set(distinct.flatMap(({ name_value }) => name_value.map(({ type, value }) => `${type}\n${value}`)));
  const images = theirs.images.filter(isPictureAddress).slice(0, MOST_PICTURES);
  const tags = cleanWords(theirs.tags).filter((tag) => tag.length <= TAG_LIMIT);
  const whole = theirs.description ?? '';
  const left: readonly LeftOut[] = [
    { code: 'variants' as const, count: theirs.variants.length - (distinct.length || 1) },
    { code: 'costs' as const, count: distinct.filter(({ base_price }) => base_price === 0).length },
    { code: 'pictures' as const, count: theirs.images.length - images.length },
    { code: 'description' as const, count: whole.length > MOST_TEXT ? 1 : 0 },
    { code: 'tags' as const, count: (theirs.tags?.length ?? 0) - Math.min(tags.length, MOST_TAGS) },
  ].filter(({ count }) => count > 0);
  return {
    ok: true,
    left,
    params: {
      name,
      description: whole.length > MOST_TEXT ? '' : whole,
      product_id: product._id,
      type: product.type,
      images: images.map((src) => ({ _id: null, src })),
      sku: theirs.sku.trim(),
      tags: tags.slice(0, MOST_TAGS),
      price: distinct.length > 0 ? Math.min(...distinct.map(({ sale_price }) => sale_price)) : inDollars(first.price),
      ...(distinct.length === 0 &&
        pricing.currency !== LISTING_CURRENCY &&
        first.price && { store_prices: [{ currency: pricing.currency, price: first.price }] }),
      barcode: distinct.length > 0 ? '' : (first.barcode ?? ''),
      prety_attributes: theirs.options.flatMap(({ name: option, values }) => {
        const attribute_type = typeOf(option);
        const shown = values.filter((value) => offered.has(`${attribute_type}\n${value}`));
        if (shown.length === 0) return [];
        const options = shown.map((value) => ({ ffm_value: value, hex: hexOf(attribute_type, value), default: true }));
        return [{ attribute_type, plf_attribute_name: attribute_type === option ? null : option, options }];
      }),
      attribute_specifics_modify: distinct,
    },
  };
};
