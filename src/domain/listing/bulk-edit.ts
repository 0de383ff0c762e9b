import type { BulkListingInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { checkName, cleanWords } from '../names';
import { priceFacts, repriced, type BulkPrice } from './bulk-price';
import { deriveVariantSkus, MAX_PRICE, type ListingVariant } from './listing-save';
import { escapeText, isSameDescription } from './plain-html';
import { PRICE_ENDINGS, type PriceEnding } from './price-setting';
import { describedBy } from './text-variables';
import { applyProfit, markSelected, variantLabel } from './variants';

/** Where a listing's second text stands. */
const POSITIONS = ['', 'before', 'after'];

const PRICE_WAYS = ['set', 'add', 'percent', 'profit'] as const satisfies readonly BulkPrice['by'][];

/** What is left out of a change of many listings is undefined; what stands in it was checked. */
export interface BulkChange {
  readonly price?: BulkPrice;
  /** Null: none. */
  readonly shipping_preset?: string | null;
  readonly product_id?: string;
  readonly custom_preset_id?: string;
  readonly tags: WordChange;
  readonly collections: WordChange;
  /** HTML, with variables that are filled in for each (`text-variables.ts`). */
  readonly description?: string;
  readonly update_item_sku: boolean;
  /** Columns that are simply set, by their names. */
  readonly set: Readonly<Record<string, unknown>>;
  /** The same of one listing, by its id. */
  readonly each: ReadonlyMap<string, Readonly<Record<string, string>>>;
  /** What else one listing gets of its own, by its id. */
  readonly own: ReadonlyMap<string, OwnChange>;
}

/** What is said of one listing alone and is no column to be set. */
interface OwnChange {
  /** The listing's `updated_at` the change was made from; undefined: whatever it is now. */
  readonly version: number | undefined;
  readonly tags: readonly string[] | undefined;
  readonly variants: readonly OwnVariant[];
}

/** A variant by its label; what is undefined stays. */
interface OwnVariant {
  readonly label: string;
  readonly sku: string | undefined;
  /** Dollars to the cent. */
  readonly price: number | undefined;
}

interface WordChange {
  /** In place of those there are. */
  readonly all?: readonly string[];
  readonly add: readonly string[];
  readonly remove: readonly string[];
}

/** What a change makes of a listing looks at no more of it than this. */
export interface EditableListing {
  readonly _id: string;
  readonly identity: number;
  readonly name: string;
  readonly description: string;
  readonly type: string | null;
  readonly product_id: string;
  readonly mockup_id: string | null;
  readonly sku: string;
  readonly tags: readonly string[];
  readonly collections: readonly string[];
  readonly shipping_preset: string | null;
  readonly price: number;
  /** Its version, where a change names one. */
  readonly updated_at?: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly prety_attributes: readonly unknown[];
  readonly attribute_specifics_modify: readonly ListingVariant[];
}

/** What is known of a product type a change names. */
interface EditProduct {
  readonly _id: string;
  readonly type: string | null;
  readonly prety_attributes: readonly {
    readonly attribute_type: string;
    readonly options: readonly { readonly ffm_value: string; readonly plf_price?: number | null; readonly default: boolean }[];
  }[];
  readonly attribute_specifics: readonly {
    readonly base_price: number;
    readonly sale_price?: number | null;
    readonly name_value: ListingVariant['name_value'];
  }[];
}

/** What a change names, looked up. */
export interface EditReferences {
  readonly product?: EditProduct | undefined;
  readonly custom?: EditProduct | undefined;
  /** The SKU a listing is to get; empty: one that somebody else has. */
  readonly skuOf?: ((listing: EditableListing) => string) | undefined;
  /** Whether another listing has a SKU a listing is to get, or gets it by the same change. */
  readonly isSkuTaken?: ((listing: EditableListing, sku: string) => boolean) | undefined;
  /** What its product type is called, for a description with variables. */
  readonly productNameOf?: ((listing: EditableListing) => string) | undefined;
}

type EditRefusal =
  | 'nothingChanges'
  | 'hasDesign'
  | 'priceTooLow'
  | 'priceTooHigh'
  | 'skuTaken'
  | 'otherOptions'
  | 'itemChanged'
  | 'noSuchVariant'
  | 'variantSkuTwice';

/** Either why a listing is not changed, or the columns that change with what they become. */
export type Edited =
  | { readonly ok: false; readonly code: EditRefusal }
  | { readonly ok: true; readonly after: Readonly<Record<string, unknown>>; readonly priced: boolean };

const wordsOf = (
  all: readonly string[] | null | undefined,
  add: readonly string[] | null | undefined,
  remove: readonly string[] | null | undefined,
): WordChange => ({ ...(all && { all: cleanWords(all) }), add: cleanWords(add), remove: cleanWords(remove) });

const priceOf = ({ price, price_by, price_ending }: BulkListingInput): Outcome<BulkPrice | undefined> => {
  if (price === null || price === undefined) return accept(undefined);
  const by = PRICE_WAYS.find((way) => way === (price_by?.trim() || 'set'));
  if (!by) return refuse('bulkEdit.priceBy', { field: 'price_by' });
  if (!Number.isFinite(price) || Math.abs(price) > 1_000_000) return refuse('bulkEdit.price', { field: 'price' });
  const ending = price_ending?.trim() || null;
  if (ending !== null && !PRICE_ENDINGS.some((each) => each === ending)) return refuse('bulkEdit.priceEnding', { field: 'price_ending' });
  return accept({ by, amount: price, ending: ending as PriceEnding | null });
};

const specificsOf = (rows: NonNullable<BulkListingInput['specifics']>) =>
  rows.flatMap(({ key, value, required }) =>
    key.trim() === '' ? [] : [{ key: key.trim(), value: value.trim(), required: required ?? false }],
  );

/** The columns that are set to what is said. */
const settingsOf = (said: BulkListingInput): Record<string, unknown> => ({
  ...(typeof said.include_size_chart === 'boolean' && { include_size_chart: said.include_size_chart }),
  ...(typeof said.include_extend_images === 'boolean' && { include_extend_images: said.include_extend_images }),
  ...(said.size_chart && { size_chart: { _id: said.size_chart._id?.trim() || null, src: said.size_chart.src?.trim() ?? '' } }),
  ...(said.size_chart_remove && { size_chart: null }),
  ...(said.specifics && { specifics: specificsOf(said.specifics) }),
  ...(said.platform_specifics && {
    platform_specifics: said.platform_specifics.map(({ platform, specifics }) => ({
      platform: platform.trim(),
      specifics: specificsOf(specifics),
    })),
  }),
  ...(said.platform_category && {
    platform_category: said.platform_category.map(({ type, alternate_name, category_selected }) => ({
      type: type.trim(),
      alternate_name: alternate_name?.trim() ?? '',
      category_selected: category_selected.map(({ id, level, name, parent }) => ({ id, level, name, parent: parent ?? '' })),
    })),
  }),
});

const eachOf = (params: NonNullable<BulkListingInput['params']>): Outcome<BulkChange['each']> => {
  const each = new Map<string, Readonly<Record<string, string>>>();
  for (const { _id, name, description_ai, description_ai_pos, description, sku } of params) {
    const own: Record<string, string> = {};
    if (typeof name === 'string') {
      const checked = checkName(name, 'listing', 'params.name');
      if (!checked.ok) return checked;
      own.name = checked.value;
    }
    if (typeof description_ai === 'string') own.description_ai = description_ai;
    if (typeof description_ai_pos === 'string') {
      if (!POSITIONS.includes(description_ai_pos.trim())) return refuse('bulkEdit.position', { field: 'params.description_ai_pos' });
      own.description_ai_pos = description_ai_pos.trim();
    }
    if (typeof description === 'string') own.description = description;
    // A listing always has a SKU: an empty one says nothing.
    if (sku?.trim()) own.sku = sku.trim();
    each.set(_id.trim(), { ...each.get(_id.trim()), ...own });
  }
  return accept(each);
};

const ownOf = (params: NonNullable<BulkListingInput['params']>): Outcome<BulkChange['own']> => {
  const all = new Map<string, OwnChange>();
  for (const { _id, updated_at, tags, variants } of params) {
    if (typeof updated_at !== 'number' && !tags && !variants) continue;
    const own: OwnVariant[] = [];
    for (const { variant, sku, price } of variants ?? []) {
      const named = typeof price === 'number' ? toCents(price) : undefined;
      if (named !== undefined && (!Number.isFinite(named) || Math.abs(named) > MAX_PRICE))
        return refuse('bulkEdit.price', { field: 'params.variants.price' });
      own.push({ label: variant.trim(), sku: sku?.trim() || undefined, price: named });
    }
    const before = all.get(_id.trim());
    all.set(_id.trim(), {
      version: updated_at ?? before?.version,
      tags: tags ? cleanWords(tags) : before?.tags,
      variants: [...(before?.variants ?? []), ...own],
    });
  }
  return accept(all);
};

/** What a caller says, checked. HTML passes through: whoever stores it sanitises it. */
export const checkBulkChange = (said: BulkListingInput): Outcome<BulkChange> => {
  const price = priceOf(said);
  if (!price.ok) return price;
  const each = eachOf(said.params ?? []);
  if (!each.ok) return each;
  const own = ownOf(said.params ?? []);
  if (!own.ok) return own;
  const change: BulkChange = {
    ...(price.value && { price: price.value }),
    ...(typeof said.shipping_preset === 'string' && { shipping_preset: said.shipping_preset.trim() || null }),
    ...(said.product_id?.trim() && { product_id: said.product_id.trim() }),
    ...(said.custom_preset_id?.trim() && { custom_preset_id: said.custom_preset_id.trim() }),
    tags: wordsOf(said.tags, said.add_tags, said.remove_tags),
    collections: wordsOf(said.collections, said.add_collections, said.remove_collections),
    ...(typeof said.description === 'string' && { description: said.description }),
    update_item_sku: said.update_item_sku ?? false,
    set: settingsOf(said),
    each: each.value,
    own: own.value,
  };
  const { tags, collections, update_item_sku, set, each: columns, own: rows, ...rest } = change;
  const words = [tags, collections].some(({ all, add, remove }) => all !== undefined || add.length + remove.length > 0);
  const something = words || update_item_sku || columns.size + rows.size > 0 || Object.keys(set).length + Object.keys(rest).length > 0;
  return something ? accept(change) : refuse('bulkEdit.nothing', {});
};

const withWords = (before: readonly string[], { all, add, remove }: WordChange): string[] => {
  const gone = new Set(remove);
  return cleanWords([...(all ?? before), ...add]).filter((word) => !gone.has(word));
};

type Variants = readonly ListingVariant[];

const byLabel = <V extends Pick<ListingVariant, 'name_value'>>(variants: readonly V[]): ReadonlyMap<string, V> =>
  new Map(variants.map((variant) => [variantLabel(variant), variant]));

/** The variants of another product type: what is the same keeps its price, SKU, picture and whether it is on sale. */
const exchanged = (listing: EditableListing, product: EditProduct): Variants => {
  const { fix_profit, fixed_profit, attribute_specifics_modify } = listing;
  const before = byLabel(attribute_specifics_modify);
  const priced = applyProfit(product.attribute_specifics, { fix_profit, fixed_profit }, product.prety_attributes);
  return markSelected(priced, product.prety_attributes).map((variant): ListingVariant => {
    const { base_price, name_value } = variant;
    const old = before.get(variantLabel(variant));
    if (old) return { ...old, base_price, name_value };
    const { selected, sale_price } = variant;
    return { selected, sku: '', barcode: null, sale_price, base_price, fix_profit, fixed_profit, name_value, image: null };
  });
};

/** The prices of another product type, where options are the same; null: they are nowhere. */
const pricedAs = (variants: Variants, custom: EditProduct): Variants | null => {
  const prices = byLabel(custom.attribute_specifics);
  const found = variants.filter((variant) => prices.has(variantLabel(variant)));
  if (found.length === 0) return null;
  return variants.map((variant) => {
    const price = prices.get(variantLabel(variant));
    return price ? { ...variant, base_price: price.base_price, sale_price: price.sale_price ?? variant.sale_price } : variant;
  });
};

/** Variants with the SKUs and prices some of them get of their own. */
const withOwnVariants = (
  listing: Pick<EditableListing, 'price'>,
  variants: Variants,
  own: readonly OwnVariant[],
): { readonly ok: true; readonly variants: Variants; readonly price: number } | { readonly ok: false; readonly code: EditRefusal } => {
  const places = new Map<string, number | null>();
  // Of two variants with one label nobody knows which is meant.
  variants.forEach((variant, at) => {
    const label = variantLabel(variant).trim();
    places.set(label, places.has(label) ? null : at);
  });
  const changed = [...variants];
  let { price } = listing;
  for (const { label, sku, price: wanted } of own) {
    const isOnSale = label === '' || variants[places.get(label) ?? -1]?.selected;
    if (wanted !== undefined && (isOnSale ? wanted <= 0 : wanted < 0)) return { ok: false, code: 'priceTooLow' };
    if (label === '' && variants.length === 0) {
      price = wanted ?? price;
      continue;
    }
    const at = places.get(label) ?? -1;
    const before = changed[at];
    if (!before) return { ok: false, code: 'noSuchVariant' };
    changed[at] = { ...before, sku: sku ?? before.sku, sale_price: wanted ?? before.sale_price };
  }
  const renamed = changed.some(({ sku }, at) => sku !== variants[at]?.sku);
  const moved = changed.some(({ sale_price }, at) => sale_price !== variants[at]?.sale_price);
  if (!renamed && !moved) return { ok: true, variants, price };
  const skus = changed.map(({ sku }) => sku).filter((sku) => sku !== '');
  if (renamed && new Set(skus).size < skus.length) return { ok: false, code: 'variantSkuTwice' };
  return { ok: true, variants: changed, price: moved ? priceFacts({ price, variants: changed }).price : price };
};

/** Whether two values are alike as they are stored. */
export const alike = (one: unknown, other: unknown): boolean => {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  const [mine, theirs] = [Object.entries(one), other as Readonly<Record<string, unknown>>];
  return (
    Array.isArray(one) === Array.isArray(other) &&
    mine.length === Object.keys(other).length &&
    mine.every(([name, value]) => Object.hasOwn(theirs, name) && alike(value, theirs[name]))
  );
};

/** What a change makes of a listing. A column the listing does not have is left alone. */
export const editListing = (
  listing: EditableListing,
  change: BulkChange,
  { product, custom, skuOf, isSkuTaken, productNameOf }: EditReferences,
): Edited => {
  const after: Record<string, unknown> = { ...change.set, ...change.each.get(listing._id) };
  const own = change.own.get(listing._id);
  if (typeof after.description === 'string' && isSameDescription(after.description, listing.description)) delete after.description;
  if (typeof after.sku === 'string' && after.sku !== listing.sku && isSkuTaken?.(listing, after.sku))
    return { ok: false, code: 'skuTaken' };
  if (change.description !== undefined)
    after.description = describedBy(change.description, listing, productNameOf?.(listing) ?? '', escapeText);
  if (change.shipping_preset !== undefined) after.shipping_preset = change.shipping_preset;
  after.tags = withWords(own?.tags ?? listing.tags, change.tags);
  after.collections = withWords(listing.collections, change.collections);
  let variants: Variants = listing.attribute_specifics_modify;
  if (product && product._id !== listing.product_id) {
    if (listing.mockup_id !== null) return { ok: false, code: 'hasDesign' };
    variants = exchanged(listing, product);
    if (variants.length > 0 && !variants.some(({ selected }) => selected)) return { ok: false, code: 'otherOptions' };
    Object.assign(after, { product_id: product._id, type: product.type, prety_attributes: product.prety_attributes });
  }
  if (custom) {
    const priced = pricedAs(variants, custom);
    if (!priced) return { ok: false, code: 'otherOptions' };
    variants = priced;
  }
  const prices = repriced({ price: listing.price, variants }, change.price);
  if (!prices.ok) return prices;
  const named = withOwnVariants(prices, prices.variants, own?.variants ?? []);
  if (!named.ok) return named;
  variants = named.variants;
  after.price = named.price;
  if (change.update_item_sku && skuOf) {
    const sku = skuOf(listing);
    if (sku === '') return { ok: false, code: 'skuTaken' };
    after.sku = sku;
    variants = variants.map((variant) => ({ ...variant, sku: '' }));
  }
  // Of thousands of items most have dozens of variants: what nothing was done to is not looked at.
  if (variants !== listing.attribute_specifics_modify)
    after.attribute_specifics_modify = deriveVariantSkus(variants, (after.sku as string | undefined) ?? listing.sku);
  const was = listing as unknown as Readonly<Record<string, unknown>>;
  const changed = Object.entries(after).filter(([name, value]) => name in was && !alike(was[name], value));
  if (changed.length === 0) return { ok: false, code: 'nothingChanges' };
  if (own?.version !== undefined && own.version !== listing.updated_at) return { ok: false, code: 'itemChanged' };
  const names = new Set(changed.map(([name]) => name));
  return { ok: true, after: Object.fromEntries(changed), priced: names.has('price') || names.has('attribute_specifics_modify') };
};
