import type {
  ItemInfoFieldsFragment,
  ItemInfoInput,
  ProductPresetFieldsFragment,
  VariantImageInput,
} from '../../contract/generated/operations';
import type { ListingForm } from './listing-save';
import { isBlank, parseNumber, roundTo } from '../numbers';
import { lossAmong, type Loss } from './loss';
import { htmlFromText, textFromHtml } from './plain-html';
import { applyProfit, markSelected, variantLabel, variantValue } from './variants';

type Preset = Pick<
  ProductPresetFieldsFragment,
  '_id' | 'name' | 'type' | 'description' | 'prety_attributes' | 'attribute_specifics' | 'price_addition' | 'extend_images'
>;
type Listing = ItemInfoFieldsFragment;

type ProfitName = 'fix_profit' | 'fixed_profit';

/** The details and prices of a product on sale, as somebody types them: numbers are still text, `1234.5` where they are numbers. Variants are named by their label. */
export interface ProductForm {
  readonly name: string;
  /** Plain text. */
  readonly description: string;
  readonly tags: readonly string[];
  /** The terms it is sent by; empty: none; not set: nobody chose, so the default. */
  readonly shipping_preset?: string;
  /** Factor on the base price. */
  readonly fix_profit: string;
  /** Dollars on top. */
  readonly fixed_profit: string;
  /** Dollars more of every variant, as its product type had them when it was new; not set: none. */
  readonly price_addition?: number;
  /** Those two as they were before they were no number: prices stay while somebody corrects what they typed. */
  readonly kept?: Readonly<Partial<Record<ProfitName, string>>>;
  /** The options on sale by attribute type (Color, Size, …). */
  readonly offered: Readonly<Record<string, readonly string[]>>;
  /** Variants not on sale although all their options are. */
  readonly excluded: readonly string[];
  /** Prices set by hand, in dollars; the others follow from the profit. */
  readonly prices: Readonly<Record<string, string>>;
}

/** One variant as the price table shows it. Dollars. */
export interface VariantRow {
  readonly label: string;
  readonly selected: boolean;
  readonly base_price: number;
  /** What is typed, or what follows from the profit. */
  readonly price: string;
  readonly setByHand: boolean;
  /** Price less base price; null while the price is no number. */
  readonly profit: number | null;
  readonly name_value: Preset['attribute_specifics'][number]['name_value'];
}

const money = (dollars: number): string => dollars.toFixed(2);

const optionsOf = (preset: Preset, keep: (type: string, value: string) => boolean): Record<string, string[]> =>
  Object.fromEntries(
    preset.prety_attributes.map(({ attribute_type, options }) => [
      attribute_type,
      options.map(({ ffm_value }) => ffm_value).filter((value) => keep(attribute_type, value)),
    ]),
  );

const addedBy = ({ price_addition }: { readonly price_addition: number }): Pick<ProductForm, 'price_addition'> =>
  price_addition === 0 ? {} : { price_addition };

/** The form of a product nobody has named or priced yet: described as its type is, sizes as by default, every other option on sale. */
export const newProductForm = (preset: Preset): ProductForm => {
  const selected = markSelected(preset.attribute_specifics, preset.prety_attributes).filter((variant) => variant.selected);
  const first = preset.attribute_specifics[0];
  return {
    name: '',
    description: textFromHtml(preset.description),
    tags: [],
    fix_profit: String(first?.fix_profit ?? 1),
    fixed_profit: String(first?.fixed_profit ?? 0),
    ...addedBy(preset),
    offered: optionsOf(preset, (type, value) => selected.some((variant) => variantValue(variant, type) === value)),
    excluded: [],
    prices: {},
  };
};

/** The form of a saved listing. */
export const productFormOf = (listing: Listing, preset: Preset): ProductForm => {
  const saved = new Map(listing.attribute_specifics_modify.map((variant) => [variantLabel(variant), variant]));
  const selected = [...saved.values()].filter((variant) => variant.selected);
  const form: ProductForm = {
    name: listing.name,
    description: textFromHtml(listing.description),
    tags: listing.tags,
    shipping_preset: listing.shipping_preset ?? '',
    fix_profit: String(listing.fix_profit),
    fixed_profit: String(listing.fixed_profit),
    ...addedBy(listing),
    offered: optionsOf(preset, (type, value) => selected.some((variant) => variantValue(variant, type) === value)),
    excluded: [],
    prices: {},
  };
  const rows = variantRows(form, preset);
  return {
    ...form,
    excluded: rows.filter(({ label, selected: on }) => on && !saved.get(label)?.selected).map(({ label }) => label),
    prices: Object.fromEntries(
      rows.flatMap(({ label, price }) => {
        const sold = saved.get(label)?.sale_price;
        return sold === undefined || money(sold) === price ? [] : [[label, money(sold)]];
      }),
    ),
  };
};

/** What an empty factor or profit stands for (specification 2, §5). */
const WHEN_EMPTY: Readonly<Record<ProfitName, number>> = { fix_profit: 1, fixed_profit: 0 };

const profitOf = (text: string | undefined, name: ProfitName): number | null => (isBlank(text) ? WHEN_EMPTY[name] : parseNumber(text));

/** The form after a change. */
export const editedForm = (form: ProductForm, change: Partial<ProductForm>): ProductForm => {
  const next = { ...form, ...change };
  const names = (['fix_profit', 'fixed_profit'] as const).filter((name) => profitOf(next[name], name) === null);
  const { kept = {}, ...rest } = next;
  if (names.length === 0) return rest;
  return { ...rest, kept: Object.fromEntries(names.map((name) => [name, profitOf(form[name], name) === null ? kept[name] : form[name]])) };
};

/** Every variant of the product type with its price, in the provider's order. */
export const variantRows = (form: ProductForm, preset: Preset): VariantRow[] => {
  const known = (name: ProfitName): number => profitOf(form[name], name) ?? profitOf(form.kept?.[name], name) ?? WHEN_EMPTY[name];
  const profit = { fix_profit: known('fix_profit'), fixed_profit: known('fixed_profit') };
  const priced = applyProfit(preset.attribute_specifics, profit, preset.prety_attributes, form.price_addition);
  return priced.map((variant) => {
    const label = variantLabel(variant);
    const typed = form.prices[label];
    const price = typed ?? money(variant.sale_price);
    const dollars = parseNumber(price);
    return {
      label,
      selected:
        variant.name_value.every(({ type, value }) => form.offered[type]?.includes(value) ?? true) && !form.excluded.includes(label),
      base_price: variant.base_price,
      price,
      setByHand: typed !== undefined,
      profit: dollars === null ? null : roundTo(dollars - variant.base_price, 2),
      name_value: variant.name_value,
    };
  });
};

/**
 * Puts one variant on sale or takes it off, and no other. Its options come on sale with it if they were not; what else they would bring
 * stays off.
 */
export const sellVariant = (form: ProductForm, rows: readonly VariantRow[], label: string, sold: boolean): Partial<ProductForm> => {
  if (!sold) return { excluded: [...form.excluded, label] };
  const excluded = form.excluded.filter((other) => other !== label);
  const missing = rows
    .find((row) => row.label === label)
    ?.name_value.filter(({ type, value }) => form.offered[type]?.includes(value) === false);
  if (!missing || missing.length === 0) return { excluded };
  const offered = { ...form.offered };
  for (const { type, value } of missing) offered[type] = [...(offered[type] ?? []), value];
  const brought = rows.filter(
    (row) =>
      row.label !== label &&
      !row.selected &&
      !excluded.includes(row.label) &&
      row.name_value.every(({ type, value }) => offered[type]?.includes(value) ?? true),
  );
  return { offered, excluded: [...excluded, ...brought.map((row) => row.label)] };
};

/** Lowest and highest price of what is on sale, in dollars; null when no price is a number. */
export const priceRange = (rows: readonly VariantRow[]): { readonly low: number; readonly high: number } | null => {
  const prices = rows.filter(({ selected }) => selected).flatMap(({ price }) => parseNumber(price) ?? []);
  return prices.length === 0 ? null : { low: Math.min(...prices), high: Math.max(...prices) };
};

/** What of the variants on sale is sold for less than it costs; null: nothing. */
export const lossOnSale = (rows: readonly VariantRow[]): Loss | null =>
  lossAmong(rows.flatMap(({ selected, profit }) => (selected ? (profit ?? []) : [])));

const COLOR = 'Color';

/** The colours in which some variant is on sale, in the product's order; `hex` is `#rrggbb`. */
export const colorsOnSale = (form: ProductForm, preset: Preset): { readonly value: string; readonly hex: string }[] => {
  const sold = new Set(variantRows(form, preset).flatMap((row) => (row.selected ? (variantValue(row, COLOR) ?? []) : [])));
  const options = preset.prety_attributes.find(({ attribute_type }) => attribute_type === COLOR)?.options ?? [];
  return options.flatMap(({ ffm_value, hex }) => (hex && sold.has(ffm_value) ? [{ value: ffm_value, hex }] : []));
};

interface ListingParts {
  /** The listing this form was loaded from; what the form does not show is kept. */
  readonly listing: Listing | null;
  readonly mockup_id: string | null;
  readonly images: ItemInfoInput['images'];
  /** What variants look like, by the value of their colour. */
  readonly colorImages?: Readonly<Record<string, VariantImageInput>>;
}

/** The pictures a product type adds to its listings: all to a new one; to one that was saved, those it still shows. */
const addedPictures = ({ extend_images }: Preset, listing: Listing | null): ItemInfoInput['images'] => {
  const shown = new Set(listing?.images.flatMap(({ _id, src }) => (_id ? [_id, src] : [src])));
  return extend_images
    .filter(({ _id, url }) => listing === null || shown.has(_id ?? url) || shown.has(url))
    .map(({ _id, url }) => ({ _id: _id ?? null, src: url }));
};

/** What is sent to `makeItemInfo`, numbers still unchecked: pass it through `checkListing`. The listing's price is its lowest variant's. */
export const listingFormOf = (
  form: ProductForm,
  preset: Preset,
  { listing, mockup_id, images, colorImages = {} }: ListingParts,
): ListingForm => {
  const saved = new Map(listing?.attribute_specifics_modify.map((variant) => [variantLabel(variant), variant]));
  const rows = variantRows(form, preset);
  const keptDescription = listing !== null && textFromHtml(listing.description) === form.description.trim();
  return {
    name: form.name,
    description: keptDescription ? listing.description : htmlFromText(form.description),
    type: preset.type,
    ...(listing && { status: listing.status, sku: listing.sku, collections: listing.collections }),
    product_id: preset._id,
    mockup_id,
    images: [...images, ...addedPictures(preset, listing)],
    tags: [...form.tags],
    ...(form.shipping_preset !== undefined && { shipping_preset: form.shipping_preset || null }),
    price: priceRange(rows)?.low ?? '',
    price_addition: listing?.price_addition ?? form.price_addition ?? 0,
    fix_profit: form.fix_profit,
    fixed_profit: form.fixed_profit,
    prety_attributes: preset.prety_attributes,
    attribute_specifics_modify: rows.map(({ label, selected, base_price, price, name_value }) => ({
      selected,
      sku: saved.get(label)?.sku,
      barcode: saved.get(label)?.barcode,
      sale_price: price,
      base_price,
      fix_profit: form.fix_profit,
      fixed_profit: form.fixed_profit,
      ...(saved.get(label)?.store_prices && { store_prices: saved.get(label)?.store_prices }),
      name_value,
      image: colorImages[variantValue({ name_value }, COLOR) ?? ''] ?? null,
    })),
  };
};
