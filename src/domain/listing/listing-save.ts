import { ItemInfoInputLimits } from '../../contract/generated/limits';
import type { AttributeSpecificModifyInput, ItemInfoInput, PretyAttributeInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { roundMoney } from '../currency';
import { toCents } from '../money';
import { checkName, cleanWords, skuWords } from '../names';
import { isBlank, parseNumber } from '../numbers';
import { checkMatter, type ListingMatter, type MatterForm } from './listing-matter';
import { LISTING_CURRENCY, type StorePrice } from './store-price';
import { checkPictures, isPictureAddress, type ListingPicture } from './listing-pictures';
import { variantLabel } from './variants';

/** Status of a listing nobody gave one (specification 2, §9). */
const DEFAULT_LISTING_STATUS = 'Active';

/** Such a listing isn't pushed. */
export const isInactive = ({ status }: { readonly status: string }): boolean => status.toLowerCase() === 'inactive';

/** Highest price a listing takes, in dollars. */
export const MAX_PRICE = 1_000_000;
/** The same in other currencies, of which a dollar may be tens of thousands. */
const MAX_STORE_PRICE = 100_000_000_000;

const SKU_LIMIT = ItemInfoInputLimits.sku.characters;

type Loose<T> = { [K in keyof T]: T[K] | string };

/** A listing's form: numbers may still be the text somebody typed. */
export type ListingForm = Omit<
  ItemInfoInput,
  'price' | 'price_addition' | 'fix_profit' | 'fixed_profit' | 'attribute_specifics_modify' | keyof MatterForm
> &
  MatterForm &
  Loose<Pick<ItemInfoInput, 'price' | 'price_addition' | 'fix_profit' | 'fixed_profit'>> & {
    attribute_specifics_modify: readonly (Omit<AttributeSpecificModifyInput, NumericVariantField> &
      Loose<Pick<AttributeSpecificModifyInput, NumericVariantField>>)[];
  };

type NumericVariantField = 'sale_price' | 'base_price' | 'fix_profit' | 'fixed_profit';

/** What a variant looks like. `sizes` are the server's to say. */
export interface VariantImage {
  readonly _id: string | null;
  readonly url: string;
  readonly type: string;
  readonly sizes: readonly { readonly name: string; readonly url: string; readonly width: number; readonly height: number }[];
}

/** A variant as saved; an empty `sku` is derived by `deriveVariantSkus`. */
export interface ListingVariant {
  readonly selected: boolean;
  readonly sku: string;
  readonly barcode: string | null;
  readonly sale_price: number;
  readonly base_price: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  /** Prices in other currencies than dollars that the seller set; missing: none. */
  readonly store_prices?: StorePrice[];
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
  /** Null: as the listing's first picture. */
  readonly image: VariantImage | null;
}

/** A listing as saved. Prices are dollars to the cent; an empty `sku` is derived from the product's name and the identity. */
export interface ListingRecord extends ListingMatter {
  readonly name: string;
  readonly description: string;
  readonly type: string | null;
  readonly status: string;
  readonly product_id: string;
  readonly mockup_id: string | null;
  readonly images: readonly ListingPicture[];
  readonly sku: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  /** Null: none; undefined: nobody chose. */
  readonly shipping_preset: string | null | undefined;
  readonly price: number;
  readonly price_addition: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  /** In other currencies than dollars, where there are no variants. */
  readonly store_prices: StorePrice[];
  readonly prety_attributes: readonly PretyAttributeInput[];
  readonly attribute_specifics_modify: readonly ListingVariant[];
}

/**
 * The listing a form stands for, under the save rules of specification 2, §5: numbers parsed, `fix_profit` 1 and `fixed_profit` 0
 * when empty, images without a src dropped, status Active by default; what else is said of it by `checkMatter`. The first fault found names its field (`params.price`).
 * Its descriptions pass through: whoever stores them sanitises them.
 */
export const checkListing = (form: ListingForm): Outcome<ListingRecord> => {
  const name = checkName(form.name, 'listing', 'params.name');
  if (!name.ok) return name;
  const price = checkPrice(form.price, 'params.price');
  if (!price.ok) return price;
  const addition = checkAmount(form.price_addition, 0, 'price_addition', 'params');
  if (!addition.ok) return addition;
  const profit = checkProfit(form, 'params');
  if (!profit.ok) return profit;
  const sku = checkSku(form.sku, 'params.sku');
  if (!sku.ok) return sku;
  const images = checkPictures(form.images, 'params.images');
  if (!images.ok) return images;
  const variants = checkVariants(form.attribute_specifics_modify);
  if (!variants.ok) return variants;
  const storePrices = checkStorePrices(form.store_prices ?? [], 'params');
  if (!storePrices.ok) return storePrices;
  const matter = checkMatter(form);
  if (!matter.ok) return matter;
  return accept({
    ...matter.value,
    name: name.value,
    description: form.description ?? '',
    type: form.type?.trim() || null,
    status: form.status?.trim() || DEFAULT_LISTING_STATUS,
    product_id: form.product_id.trim(),
    mockup_id: form.mockup_id?.trim() || null,
    images: images.value,
    sku: sku.value,
    tags: cleanWords(form.tags),
    collections: cleanWords(form.collections),
    shipping_preset: form.shipping_preset === undefined ? undefined : form.shipping_preset?.trim() || null,
    price: price.value,
    price_addition: toCents(addition.value),
    ...profit.value,
    store_prices: storePrices.value,
    prety_attributes: form.prety_attributes ?? [],
    attribute_specifics_modify: variants.value,
  });
};

/** Fills the empty variant SKUs from the listing's: `TEE-12` and `Black / M` make `TEE-12-BLACK-M`, numbered where two would meet. */
export const deriveVariantSkus = <V extends Pick<ListingVariant, 'sku' | 'name_value'>>(
  variants: readonly V[],
  listingSku: string,
): V[] => {
  const taken = new Set(variants.map((variant) => variant.sku).filter((sku) => sku !== ''));
  /** By stem, where counting goes on: equal variants in thousands must not count from 2 each. */
  const next = new Map<string, number>();
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    const stem = [listingSku, skuWords(variantLabel(variant), 40)].filter((part) => part !== '').join('-');
    let [sku, n] = [stem, next.get(stem) ?? 2];
    for (; taken.has(sku); n += 1) sku = `${stem}-${n}`;
    next.set(stem, n);
    taken.add(sku);
    return { ...variant, sku };
  });
};

/** The SKU of a listing that got none: the product's name in SKU words and the listing's number. */
export const deriveListingSku = (productName: string, identity: string): string => [skuWords(productName) || 'ITEM', identity].join('-');

/** A price above 0, of the listing or, where its label is given, of a variant. */
const checkPrice = (value: unknown, field: string, variant?: string): Outcome<number> => {
  const price = parseNumber(value);
  if (price === null || toCents(price) <= 0)
    return variant === undefined ? refuse('listing.price', { field }) : refuse('variant.price', { field, values: { variant } });
  if (price > MAX_PRICE)
    return variant === undefined
      ? refuse('listing.priceTooHigh', { field, values: { most: MAX_PRICE } })
      : refuse('variant.priceTooHigh', { field, values: { variant, most: MAX_PRICE } });
  return accept(toCents(price));
};

const amountOf = (value: unknown, whenEmpty: number): number | null => {
  if (isBlank(value)) return whenEmpty;
  const amount = parseNumber(value);
  return amount === null || amount < 0 || amount > MAX_PRICE ? null : amount;
};

/** An amount of the listing that may be left empty; it may not be negative. */
const checkAmount = (
  value: unknown,
  whenEmpty: number,
  name: 'price_addition' | 'fix_profit' | 'fixed_profit',
  path: string,
): Outcome<number> => {
  const amount = amountOf(value, whenEmpty);
  return amount === null ? refuse(`listing.amount.${name}`, { field: `${path}.${name}` }) : accept(amount);
};

/** The same of a variant. */
const checkVariantAmount = (
  value: unknown,
  whenEmpty: number,
  name: NumericVariantField,
  path: string,
  variant: string,
): Outcome<number> => {
  const amount = amountOf(value, whenEmpty);
  return amount === null ? refuse(`variant.amount.${name}`, { field: `${path}.${name}`, values: { variant } }) : accept(amount);
};

const checkProfit = (
  row: { readonly fix_profit?: unknown; readonly fixed_profit?: unknown },
  path: string,
  variant?: string,
): Outcome<{ fix_profit: number; fixed_profit: number }> => {
  const check = (value: unknown, whenEmpty: number, name: 'fix_profit' | 'fixed_profit'): Outcome<number> =>
    variant === undefined ? checkAmount(value, whenEmpty, name, path) : checkVariantAmount(value, whenEmpty, name, path, variant);
  const factor = check(row.fix_profit, 1, 'fix_profit');
  if (!factor.ok) return factor;
  const sum = check(row.fixed_profit, 0, 'fixed_profit');
  if (!sum.ok) return sum;
  return accept({ fix_profit: factor.value, fixed_profit: toCents(sum.value) });
};

const checkSku = (value: string | null | undefined, field: string): Outcome<string> => {
  const sku = value?.trim() ?? '';
  if (sku.length > SKU_LIMIT) return refuse('listing.skuTooLong', { field, values: { most: SKU_LIMIT } });
  return accept(sku);
};

const checkVariants = (rows: ListingForm['attribute_specifics_modify']): Outcome<ListingVariant[]> => {
  const variants: ListingVariant[] = [];
  for (const [index, row] of rows.entries()) {
    const outcome = checkVariant(row, index);
    if (!outcome.ok) return outcome;
    variants.push(outcome.value);
  }
  if (variants.length > 0 && !variants.some((variant) => variant.selected))
    return refuse('variant.noneSelected', { field: 'params.attribute_specifics_modify' });
  const seen = new Set<string>();
  const twice = variants.map((variant) => variant.sku).find((sku) => sku !== '' && (seen.has(sku) || !seen.add(sku)));
  return twice === undefined
    ? accept(variants)
    : refuse('variant.skuTwice', { field: 'params.attribute_specifics_modify', values: { sku: twice } });
};

/** Prices in other currencies, of the listing or, where its label is given, of a variant. */
const checkStorePrices = (rows: NonNullable<ListingForm['store_prices']>, path: string, variant?: string): Outcome<StorePrice[]> => {
  const prices = new Map<string, number>();
  for (const [at, { currency: typed, price }] of rows.entries()) {
    const field = `${path}.store_prices.${at}`;
    const currency = typed.trim().toUpperCase();
    if (!/^[A-Z]{3}$/.test(currency) || currency === LISTING_CURRENCY || prices.has(currency))
      return variant === undefined
        ? refuse('listing.storeCurrency', { field: `${field}.currency`, values: { currency: currency.slice(0, 20) } })
        : refuse('variant.storeCurrency', { field: `${field}.currency`, values: { variant, currency: currency.slice(0, 20) } });
    const amount = parseNumber(price);
    if (amount === null || roundMoney(amount, currency) <= 0 || amount > MAX_STORE_PRICE)
      return variant === undefined
        ? refuse('listing.storePrice', { field: `${field}.price`, values: { currency } })
        : refuse('variant.storePrice', { field: `${field}.price`, values: { variant, currency } });
    prices.set(currency, roundMoney(amount, currency));
  }
  return accept([...prices].map(([currency, price]) => ({ currency, price })));
};

const checkVariant = (row: ListingForm['attribute_specifics_modify'][number], index: number): Outcome<ListingVariant> => {
  const path = `params.attribute_specifics_modify.${index}`;
  const label = variantLabel(row) || row.sku || `#${index + 1}`;
  const salePrice = row.selected
    ? checkPrice(row.sale_price, `${path}.sale_price`, label)
    : checkVariantAmount(row.sale_price, 0, 'sale_price', path, label);
  if (!salePrice.ok) return salePrice;
  const basePrice = checkVariantAmount(row.base_price, 0, 'base_price', path, label);
  if (!basePrice.ok) return basePrice;
  const profit = checkProfit(row, path, label);
  if (!profit.ok) return profit;
  const storePrices = checkStorePrices(row.store_prices ?? [], path, label);
  if (!storePrices.ok) return storePrices;
  const sku = checkSku(row.sku, `${path}.sku`);
  if (!sku.ok) return sku;
  const image = checkVariantImage(row.image, label, `${path}.image`);
  if (!image.ok) return image;
  return accept({
    selected: row.selected,
    sku: sku.value,
    barcode: row.barcode?.trim() || null,
    sale_price: toCents(salePrice.value),
    base_price: toCents(basePrice.value),
    ...profit.value,
    ...(storePrices.value.length > 0 && { store_prices: storePrices.value }),
    name_value: row.name_value,
    image: image.value,
  });
};

/** A picture without an address is none; of one that names a file, the server puts the address. */
const checkVariantImage = (
  image: AttributeSpecificModifyInput['image'],
  label: string,
  field: string,
): Outcome<ListingVariant['image']> => {
  const [_id, url] = [image?._id?.trim() || null, image?.url?.trim() ?? ''];
  if (_id === null && url === '') return accept(null);
  if (url !== '' && !isPictureAddress(url)) return refuse('variant.pictureAddress', { field, values: { variant: label } });
  return accept({ _id, url, type: image?.type?.trim() || 'image', sizes: [] });
};
