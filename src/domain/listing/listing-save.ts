import type { AttributeSpecificModifyInput, ItemInfoInput, PretyAttributeInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { checkName, cleanWords, skuWords } from '../names';
import { isBlank, parseNumber } from '../numbers';
import { variantLabel } from './variants';

/** Status of a listing nobody gave one (specification 2, §9). */
const DEFAULT_LISTING_STATUS = 'Active';

/** Highest price a listing takes, in dollars. */
const MAX_PRICE = 1_000_000;

const SKU_LIMIT = 64;

type Loose<T> = { [K in keyof T]: T[K] | string };

/** A listing's form: numbers may still be the text somebody typed. */
export type ListingForm = Omit<ItemInfoInput, 'price' | 'price_addition' | 'fix_profit' | 'fixed_profit' | 'attribute_specifics_modify'> &
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
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
  /** Null: as the listing's first picture. */
  readonly image: VariantImage | null;
}

/** A listing as saved. Prices are dollars to the cent; an empty `sku` is derived from the product's name and the identity. */
export interface ListingRecord {
  readonly name: string;
  readonly description: string;
  readonly type: string | null;
  readonly status: string;
  readonly product_id: string;
  readonly mockup_id: string | null;
  readonly images: readonly { readonly _id: string | null; readonly src: string }[];
  readonly sku: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly price: number;
  readonly price_addition: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly prety_attributes: readonly PretyAttributeInput[];
  readonly attribute_specifics_modify: readonly ListingVariant[];
}

/**
 * The listing a form stands for, under the save rules of specification 2, §5: numbers parsed, `fix_profit` 1 and `fixed_profit` 0
 * when empty, images without a src dropped, status Active by default. The first fault found names its field (`params.price`).
 * The description passes through: whoever stores it sanitises it.
 */
export const checkListing = (form: ListingForm): Outcome<ListingRecord> => {
  const name = checkName(form.name, 'listing', 'params.name');
  if (!name.ok) return name;
  const price = checkPrice(form.price, 'price', 'params.price');
  if (!price.ok) return price;
  const addition = checkAmount(form.price_addition, 0, 'price addition', 'params.price_addition');
  if (!addition.ok) return addition;
  const profit = checkProfit(form, 'listing', 'params');
  if (!profit.ok) return profit;
  const sku = checkSku(form.sku, 'params.sku');
  if (!sku.ok) return sku;
  const images = checkImages(form.images);
  if (!images.ok) return images;
  const variants = checkVariants(form.attribute_specifics_modify);
  if (!variants.ok) return variants;
  return accept({
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
    price: price.value,
    price_addition: toCents(addition.value),
    ...profit.value,
    prety_attributes: form.prety_attributes ?? [],
    attribute_specifics_modify: variants.value,
  });
};

/** Fills the empty variant SKUs from the listing's: `TEE-12` and `Black / M` make `TEE-12-BLACK-M`, numbered where two would meet. */
export const deriveVariantSkus = (variants: readonly ListingVariant[], listingSku: string): ListingVariant[] => {
  const taken = new Set(variants.map((variant) => variant.sku).filter((sku) => sku !== ''));
  return variants.map((variant) => {
    if (variant.sku !== '') return variant;
    const stem = [listingSku, skuWords(variantLabel(variant), 40)].filter((part) => part !== '').join('-');
    let sku = stem;
    for (let n = 2; taken.has(sku); n += 1) sku = `${stem}-${n}`;
    taken.add(sku);
    return { ...variant, sku };
  });
};

/** The SKU of a listing that got none: the product's name in SKU words and the listing's number. */
export const deriveListingSku = (productName: string, identity: string): string => [skuWords(productName) || 'ITEM', identity].join('-');

const checkPrice = (value: unknown, what: string, field: string): Outcome<number> => {
  const price = parseNumber(value);
  if (price === null || toCents(price) <= 0) return refuse('listing.price', `The ${what} must be a number above 0.`, field);
  if (price > MAX_PRICE) return refuse('listing.price-too-high', `The ${what} is above $${MAX_PRICE.toLocaleString('en-US')}.`, field);
  return accept(toCents(price));
};

/** An amount that may be left empty; it may not be negative. */
const checkAmount = (value: unknown, whenEmpty: number, what: string, field: string): Outcome<number> => {
  if (isBlank(value)) return accept(whenEmpty);
  const amount = parseNumber(value);
  if (amount === null || amount < 0 || amount > MAX_PRICE)
    return refuse('listing.amount', `The ${what} must be a number of 0 or more.`, field);
  return accept(amount);
};

const checkProfit = (
  row: { readonly fix_profit?: unknown; readonly fixed_profit?: unknown },
  owner: string,
  path: string,
): Outcome<{ fix_profit: number; fixed_profit: number }> => {
  const factor = checkAmount(row.fix_profit, 1, `profit factor of the ${owner}`, `${path}.fix_profit`);
  if (!factor.ok) return factor;
  const sum = checkAmount(row.fixed_profit, 0, `fixed profit of the ${owner}`, `${path}.fixed_profit`);
  if (!sum.ok) return sum;
  return accept({ fix_profit: factor.value, fixed_profit: toCents(sum.value) });
};

const checkSku = (value: string | null | undefined, field: string): Outcome<string> => {
  const sku = value?.trim() ?? '';
  if (sku.length > SKU_LIMIT) return refuse('listing.sku-too-long', `The SKU is longer than ${SKU_LIMIT} characters.`, field);
  return accept(sku);
};

/** A picture lies on this server (`/files/…`, `/static/…`) or at a web address. */
const isPictureAddress = (src: string): boolean => /^\/(files|static)\/[^\s\\]+$/u.test(src) || /^https?:\/\/[^\s\\@]+$/u.test(src);

const checkImages = (images: ListingForm['images']): Outcome<ListingRecord['images']> => {
  const kept = images
    .map((image) => ({ _id: image._id?.trim() || null, src: image.src?.trim() ?? '' }))
    .filter((image) => image.src !== '');
  const strange = kept.find((image) => !isPictureAddress(image.src));
  return strange === undefined
    ? accept(kept)
    : refuse('listing.image', 'A picture of the listing has an address that cannot be shown.', 'params.images');
};

const checkVariants = (rows: ListingForm['attribute_specifics_modify']): Outcome<ListingVariant[]> => {
  const variants: ListingVariant[] = [];
  for (const [index, row] of rows.entries()) {
    const outcome = checkVariant(row, `params.attribute_specifics_modify.${index}`);
    if (!outcome.ok) return outcome;
    variants.push(outcome.value);
  }
  if (variants.length > 0 && !variants.some((variant) => variant.selected))
    return refuse('listing.no-variant', 'Select at least one variant.', 'params.attribute_specifics_modify');
  const skus = variants.map((variant) => variant.sku).filter((sku) => sku !== '');
  const twice = skus.find((sku, index) => skus.indexOf(sku) < index);
  return twice === undefined
    ? accept(variants)
    : refuse('listing.variant-sku-twice', `Two variants have the SKU "${twice}".`, 'params.attribute_specifics_modify');
};

const checkVariant = (row: ListingForm['attribute_specifics_modify'][number], path: string): Outcome<ListingVariant> => {
  const label = variantLabel(row) || row.sku || 'without options';
  const salePrice = row.selected
    ? checkPrice(row.sale_price, `price of the variant ${label}`, `${path}.sale_price`)
    : checkAmount(row.sale_price, 0, `price of the variant ${label}`, `${path}.sale_price`);
  if (!salePrice.ok) return salePrice;
  const basePrice = checkAmount(row.base_price, 0, `base price of the variant ${label}`, `${path}.base_price`);
  if (!basePrice.ok) return basePrice;
  const profit = checkProfit(row, `variant ${label}`, path);
  if (!profit.ok) return profit;
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
  if (url !== '' && !isPictureAddress(url))
    return refuse('listing.image', `The picture of the variant ${label} has an address that cannot be shown.`, field);
  return accept({ _id, url, type: image?.type?.trim() || 'image', sizes: [] });
};
