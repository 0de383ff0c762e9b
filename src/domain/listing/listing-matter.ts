import type {
  AttributeSpecificInput,
  ItemInfoInput,
  ItemPlatformCategoryInput,
  ItemSpecificInput,
} from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { toCents } from '../money';
import { isBlank, parseNumber } from '../numbers';
import { isPlatformId } from '../platforms';
import { barcodeTypeOf, isBarcodeOf, type BarcodeType } from './barcode';
import { checkPicture, checkPictures, type ListingPicture } from './listing-pictures';

/** Pictures of the product's sides (specification 2, §3). */
export const SIDE_PICTURES = [
  'front',
  'back',
  'left',
  'right',
  'sleeve',
  'hood',
  'leftchest',
  'rightchest',
  'placket',
  'sleeveleft',
  'sleeveright',
] as const;

export type SidePicture = (typeof SIDE_PICTURES)[number];

/** Fields that are numbers, or nothing: as the product type says, or as the price. */
export const MEASURES = ['weight', 'package_width', 'package_height', 'package_length'] as const;

const NUMBERS = ['plf_price', 'tax_fee', 'tax_fee_fix', ...MEASURES] as const;

/** Highest price, in dollars, and highest weight or length. */
const MOST = 1_000_000;

type Text = 'barcode' | 'custom_name' | 'ebay_template_id' | 'description_ai';

/** What is said of a listing beside name, pictures, price and variants, as a form gives it: numbers may still be text. */
export type MatterForm = DeepReadonly<
  Pick<
    ItemInfoInput,
    | SidePicture
    | Text
    | 'description_ai_pos'
    | 'barcode_type'
    | 'size_chart'
    | 'size_chart_remove'
    | 'include_size_chart'
    | 'package_dimension_unit'
    | 'include_side_images'
    | 'include_extend_images'
    | 'extend_images'
    | 'url'
    | 'specifics'
    | 'platform_specifics'
    | 'platform_category'
  >
> & { readonly [Name in (typeof NUMBERS)[number]]?: number | string | null } & {
  readonly attribute_specifics?: readonly PriceRowForm[] | null;
};

/** What is only looked at. */
type DeepReadonly<T> = T extends readonly (infer Row)[]
  ? readonly DeepReadonly<Row>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;

type PriceRowForm = Omit<DeepReadonly<AttributeSpecificInput>, 'sale_price' | 'base_price' | 'fix_profit' | 'fixed_profit'> & {
  readonly [Name in 'sale_price' | 'base_price' | 'fix_profit' | 'fixed_profit']?: number | string | null;
};

interface Specific {
  readonly key: string;
  readonly value: string;
  readonly required: boolean;
}

interface PlatformCategory {
  readonly type: string;
  readonly alternate_name: string;
  readonly category_selected: readonly { readonly id: string; readonly level: number; readonly name: string; readonly parent: string }[];
}

/** A price of the product type's, as it had it when the listing was made. */
export interface PriceRow {
  readonly sku: string;
  readonly sale_price: number;
  readonly base_price: number;
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

/** Dollars to the cent, grams, centimetres or inches. */
export interface ListingMatter {
  readonly description_ai: string;
  readonly description_ai_pos: '' | 'before' | 'after';
  /** Those the listing has. */
  readonly sides: Readonly<Partial<Record<SidePicture, ListingPicture>>>;
  readonly plf_price: number | null;
  readonly barcode: string;
  readonly barcode_type: BarcodeType | '';
  readonly size_chart: ListingPicture | null;
  readonly include_size_chart: boolean;
  readonly tax_fee: number;
  readonly tax_fee_fix: number;
  readonly weight: number | null;
  readonly package_width: number | null;
  readonly package_height: number | null;
  readonly package_length: number | null;
  readonly package_dimension_unit: 'cm' | 'in';
  readonly custom_name: string;
  readonly include_side_images: boolean;
  readonly include_extend_images: boolean;
  readonly extend_images: readonly ListingPicture[];
  readonly ebay_template_id: string;
  readonly url: string | null;
  readonly specifics: readonly Specific[];
  readonly platform_specifics: readonly { readonly platform: string; readonly specifics: readonly Specific[] }[];
  readonly platform_category: readonly PlatformCategory[];
  /** Undefined: nobody gave any. */
  readonly attribute_specifics: readonly PriceRow[] | undefined;
}

/**
 * What a size chart's form value asks for (specification 2, §5): a text, `remove` or the address of the one there is, takes it away; anything
 * else is the picture to be sent.
 */
export const sizeChartRequest = <Upload>(
  value: Upload | string | null | undefined,
): { readonly remove: boolean; readonly upload?: Upload } =>
  typeof value === 'string' ? { remove: value.trim() !== '' } : { remove: false, ...(value && { upload: value }) };

/** The same rules as the rest of a listing's save has; the first fault found names its field. */
export const checkMatter = (form: MatterForm): Outcome<ListingMatter> => {
  const numbers = checkNumbers(form);
  if (!numbers.ok) return numbers;
  const words = checkWords(form);
  if (!words.ok) return words;
  const pictures = checkListingPictures(form);
  if (!pictures.ok) return pictures;
  const asked = checkPlatforms(form);
  if (!asked.ok) return asked;
  const rows = checkPriceRows(form.attribute_specifics);
  if (!rows.ok) return rows;
  return accept({
    ...numbers.value,
    ...words.value,
    ...pictures.value,
    ...asked.value,
    description_ai: form.description_ai ?? '',
    include_size_chart: form.include_size_chart ?? false,
    include_side_images: form.include_side_images ?? true,
    include_extend_images: form.include_extend_images ?? false,
    custom_name: form.custom_name?.replace(/\s+/gu, ' ').trim() ?? '',
    ebay_template_id: form.ebay_template_id?.trim() ?? '',
    attribute_specifics: rows.value,
  });
};

type Numbers = Pick<ListingMatter, (typeof NUMBERS)[number]>;

/** Nothing and 0 are no weight and no length: the product type's hold then. */
const checkNumbers = (form: MatterForm): Outcome<Numbers> => {
  const read: Partial<Record<(typeof NUMBERS)[number], number | null>> = {};
  for (const name of NUMBERS) {
    const value = isBlank(form[name]) ? null : parseNumber(form[name]);
    if ((value === null && !isBlank(form[name])) || (value !== null && (value < 0 || value > MOST)))
      return refuse(`listing.amount.${name}`, { field: `params.${name}` });
    read[name] = value || null;
  }
  const {
    plf_price = null,
    tax_fee,
    tax_fee_fix,
    weight = null,
    package_width = null,
    package_height = null,
    package_length = null,
  } = read;
  if ((tax_fee ?? 0) > 100) return refuse('listing.amount.tax_fee', { field: 'params.tax_fee' });
  return accept({
    plf_price: plf_price === null ? null : toCents(plf_price) || null,
    tax_fee: tax_fee ?? 0,
    tax_fee_fix: toCents(tax_fee_fix ?? 0),
    ...{ weight, package_width, package_height, package_length },
  });
};

const checkWords = (
  form: MatterForm,
): Outcome<Pick<ListingMatter, 'description_ai_pos' | 'barcode' | 'barcode_type' | 'package_dimension_unit' | 'url'>> => {
  const place = form.description_ai_pos?.trim().toLowerCase() ?? '';
  if (place !== '' && place !== 'before' && place !== 'after')
    return refuse('listing.descriptionPlace', { field: 'params.description_ai_pos' });
  const unit = form.package_dimension_unit?.trim().toLowerCase() || 'cm';
  if (unit !== 'cm' && unit !== 'in') return refuse('listing.packageUnit', { field: 'params.package_dimension_unit' });
  const type = barcodeTypeOf(form.barcode_type);
  if (type === null) return refuse('listing.barcodeType', { field: 'params.barcode_type' });
  const barcode = form.barcode?.trim() ?? '';
  if (barcode !== '' && type !== '' && !isBarcodeOf(type, barcode))
    return refuse('listing.barcode', { field: 'params.barcode', values: { kind: type.toUpperCase() } });
  const url = form.url?.trim() || null;
  if (url !== null && !/^https?:\/\/[^\s\\@]+$/u.test(url)) return refuse('listing.url', { field: 'params.url' });
  return accept({ description_ai_pos: place, package_dimension_unit: unit, barcode_type: type, barcode, url });
};

const checkListingPictures = (form: MatterForm): Outcome<Pick<ListingMatter, 'sides' | 'size_chart' | 'extend_images'>> => {
  const sides: Partial<Record<SidePicture, ListingPicture>> = {};
  for (const side of SIDE_PICTURES) {
    const picture = checkPicture(form[side], `params.${side}`);
    if (!picture.ok) return picture;
    if (picture.value) sides[side] = picture.value;
  }
  const chart = checkPicture(form.size_chart_remove ? null : form.size_chart, 'params.size_chart');
  if (!chart.ok) return chart;
  const behind = checkPictures(form.extend_images ?? [], 'params.extend_images');
  return behind.ok ? accept({ sides, size_chart: chart.value, extend_images: behind.value }) : behind;
};

/** Rows nobody filled in are dropped; a key may be there more than once, each time with another value. */
const checkSpecifics = (rows: readonly ItemSpecificInput[], field: string): Outcome<Specific[]> => {
  const kept = rows
    .map(({ key, value, required }) => ({ key: key.trim(), value: value.trim(), required: required ?? false }))
    .filter(({ key, value }) => key !== '' || value !== '');
  return kept.some(({ key }) => key === '') ? refuse('preset.specificName', { field }) : accept(kept);
};

const checkPlatforms = ({
  specifics,
  platform_specifics,
  platform_category,
}: MatterForm): Outcome<Pick<ListingMatter, 'specifics' | 'platform_specifics' | 'platform_category'>> => {
  const own = checkSpecifics(specifics ?? [], 'params.specifics');
  if (!own.ok) return own;
  const asked = onePerPlatform(platform_specifics ?? [], ({ platform }) => platform, 'params.platform_specifics');
  if (!asked.ok) return asked;
  const told: { platform: string; specifics: Specific[] }[] = [];
  for (const [index, row] of (platform_specifics ?? []).entries()) {
    const checked = checkSpecifics(row.specifics, `params.platform_specifics.${index}.specifics`);
    if (!checked.ok) return checked;
    told.push({ platform: row.platform.trim(), specifics: checked.value });
  }
  const placed = onePerPlatform(platform_category ?? [], ({ type }) => type, 'params.platform_category');
  if (!placed.ok) return placed;
  return accept({ specifics: own.value, platform_specifics: told, platform_category: (platform_category ?? []).map(wholeCategory) });
};

const onePerPlatform = <Row extends object>(rows: readonly Row[], platformOf: (row: Row) => string, field: string): Outcome<null> => {
  const platforms = rows.map((row) => platformOf(row).trim());
  const strange = platforms.find((platform) => !isPlatformId(platform));
  if (strange !== undefined) return refuse('preset.platform', { field, values: { platform: strange.slice(0, 40) } });
  const twice = platforms.find((platform, index) => platforms.indexOf(platform) !== index);
  return twice === undefined ? accept(null) : refuse('preset.platformTwice', { field, values: { platform: twice } });
};

/** A parent nobody named becomes empty text. */
const wholeCategory = ({ type, alternate_name, category_selected }: DeepReadonly<ItemPlatformCategoryInput>): PlatformCategory => ({
  type: type.trim(),
  alternate_name: alternate_name?.trim() ?? '',
  category_selected: category_selected.map(({ id, level, name, parent }) => ({
    id: id.trim(),
    level,
    name: name.trim(),
    parent: parent?.trim() ?? '',
  })),
});

/** `fix_profit` 1 and `fixed_profit` 0 when empty, as for the listing's own variants. */
const checkPriceRows = (rows: readonly PriceRowForm[] | null | undefined): Outcome<PriceRow[] | undefined> => {
  if (!rows) return accept(undefined);
  const kept: PriceRow[] = [];
  for (const [index, { sku, name_value, ...row }] of rows.entries()) {
    const field = `params.attribute_specifics.${index}`;
    const amount = (name: 'sale_price' | 'base_price' | 'fix_profit' | 'fixed_profit', whenEmpty: number): Outcome<number> => {
      const value = isBlank(row[name]) ? whenEmpty : parseNumber(row[name]);
      return value === null || value < 0 || value > MOST
        ? refuse(`variant.amount.${name}`, { field: `${field}.${name}`, values: { variant: sku.trim() || `#${index + 1}` } })
        : accept(value);
    };
    const [sale, base, factor, sum] = [
      amount('sale_price', 0),
      amount('base_price', 0),
      amount('fix_profit', 1),
      amount('fixed_profit', 0),
    ];
    if (!sale.ok) return sale;
    if (!base.ok) return base;
    if (!factor.ok) return factor;
    if (!sum.ok) return sum;
    kept.push({
      sku: sku.trim(),
      sale_price: toCents(sale.value),
      base_price: toCents(base.value),
      fix_profit: factor.value,
      fixed_profit: toCents(sum.value),
      name_value,
    });
  }
  return accept(kept);
};
