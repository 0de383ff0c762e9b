import { z } from 'zod';
import { placementsOf, type ListingPlacement } from '../../../../domain/listing/placements';
import { textFromHtml } from '../../../../domain/listing/plain-html';
import { describedBy } from '../../../../domain/listing/text-variables';
import { plainMoney } from '../../../../domain/currency';
import { isBlank, parseNumber } from '../../../../domain/numbers';
import { faultsOf } from '../../../../domain/variant-grid/faults';
import { packRows, unpackRows, type PackedRows } from '../../../../domain/variant-grid/packed';
import type { GridField, GridRow } from '../../../../domain/variant-grid/row';
import type { Listing } from '../../../entities/listings';
import type { CellRefusal } from '../../../ui/variant-grid/use-grid';

/** A picture by its file, or its address where there is none. */
export interface TypedPicture {
  readonly _id: string | null;
  readonly src: string;
}

/** Sides a product has pictures of (specification 2, §3). */
export const SIDES = [
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
type Side = (typeof SIDES)[number];

/** Codes of `listing:fault`. */
export type ListingFault = 'name' | 'number' | 'price' | 'cells' | 'noneOffered';

const noLess = (text: string): boolean => isBlank(text) || (parseNumber(text) ?? -1) >= 0;
const amount = z.string().refine(noLess, 'number');

/** What is added to a variant's own price. */
export const NOTHING_ADDED = (): number => 0;

/** A listing as typed, by the names of the contract but for what has parts; numbers are plain text. Messages are `ListingFault`s. */
export const listingShape = z
  .object({
    name: z.string().refine((name) => name.trim() !== '', 'name'),
    custom_name: z.string(),
    description: z.string(),
    description_ai: z.string(),
    description_ai_pos: z.string(),
    tags: z.array(z.string()),
    collections: z.array(z.string()),
    status: z.string(),
    images: z.array(z.custom<TypedPicture>()),
    sides: z.custom<Partial<Readonly<Record<Side, TypedPicture>>>>(),
    include_side_images: z.boolean(),
    include_extend_images: z.boolean(),
    extend_images: z.array(z.custom<TypedPicture>()),
    size_chart: z.custom<TypedPicture | null>(),
    include_size_chart: z.boolean(),
    attribute_specifics_modify: z.custom<PackedRows>(),
    price: z.string(),
    store_prices: z.custom<NonNullable<GridRow['store_prices']>>(),
    fix_profit: amount,
    fixed_profit: amount,
    price_addition: amount,
    plf_price: amount,
    tax_fee: amount,
    tax_fee_fix: amount,
    barcode: z.string(),
    barcode_type: z.string(),
    weight: amount,
    package_length: amount,
    package_width: amount,
    package_height: amount,
    package_dimension_unit: z.string(),
    placements: z.array(z.custom<ListingPlacement>()),
    shipping_preset: z.string(),
    ebay_template_id: z.string(),
  })
  .superRefine((form, context) => {
    const tell = (path: string, message: ListingFault): void => context.addIssue({ code: 'custom', path: [path], message });
    const rows = unpackRows(form.attribute_specifics_modify);
    if (rows.length === 0 && (parseNumber(form.price) ?? 0) <= 0) tell('price', 'price');
    if (faultsOf(rows, NOTHING_ADDED).length > 0) tell('attribute_specifics_modify', 'cells');
    else if (rows.length > 0 && !rows.some(({ selected }) => selected)) tell('attribute_specifics_modify', 'noneOffered');
  });

export type ListingForm = z.infer<typeof listingShape>;

const written = (value: number | null | undefined): string => (value === null || value === undefined ? '' : String(value));
const dollars = (value: number): string => (value === 0 ? '' : value.toFixed(2));

type Variant = Listing['attribute_specifics_modify'][number];

const rowOf = ({
  selected,
  sku,
  barcode,
  base_price,
  sale_price,
  fix_profit,
  fixed_profit,
  store_prices,
  name_value,
  image,
}: Variant): GridRow => ({
  selected,
  sku,
  barcode: barcode ?? '',
  base_price: base_price.toFixed(2),
  fix_profit: String(fix_profit),
  fixed_profit: fixed_profit.toFixed(2),
  sale_price: sale_price.toFixed(2),
  ...(store_prices &&
    store_prices.length > 0 && {
      store_prices: store_prices.map(({ currency, price }) => ({ currency, price: plainMoney(price, currency) })),
    }),
  image: image ? { _id: image._id ?? null, url: image.url, type: image.type } : null,
  name_value,
});

const pictureOf = ({ _id, src }: { readonly _id?: string | null; readonly src: string }): TypedPicture => ({ _id: _id ?? null, src });

export const formOfListing = (listing: Listing): ListingForm => ({
  name: listing.name,
  custom_name: listing.custom_name,
  description: textFromHtml(listing.description),
  description_ai: textFromHtml(listing.description_ai),
  description_ai_pos: listing.description_ai_pos,
  tags: [...listing.tags],
  collections: [...listing.collections],
  status: listing.status,
  images: listing.images.map(pictureOf),
  sides: Object.fromEntries(
    SIDES.flatMap((side) => {
      const picture = listing[side];
      return picture ? [[side, pictureOf(picture)]] : [];
    }),
  ),
  include_side_images: listing.include_side_images,
  include_extend_images: listing.include_extend_images,
  extend_images: listing.extend_images.map(pictureOf),
  size_chart: listing.size_chart ? pictureOf(listing.size_chart) : null,
  include_size_chart: listing.include_size_chart,
  attribute_specifics_modify: packRows(listing.attribute_specifics_modify.map(rowOf)),
  price: listing.price.toFixed(2),
  store_prices: listing.store_prices.map(({ currency, price }) => ({ currency, price: plainMoney(price, currency) })),
  fix_profit: String(listing.fix_profit),
  fixed_profit: dollars(listing.fixed_profit),
  price_addition: dollars(listing.price_addition),
  plf_price: written(listing.plf_price),
  tax_fee: listing.tax_fee === 0 ? '' : String(listing.tax_fee),
  tax_fee_fix: dollars(listing.tax_fee_fix),
  barcode: listing.barcode,
  barcode_type: listing.barcode_type,
  weight: written(listing.weight),
  package_length: written(listing.package_length),
  package_width: written(listing.package_width),
  package_height: written(listing.package_height),
  package_dimension_unit: listing.package_dimension_unit,
  placements: placementsOf(listing),
  shipping_preset: listing.shipping_preset ?? '',
  ebay_template_id: listing.ebay_template_id,
});

/** A template as the text of the listing as it is typed. */
export const textFilled = (
  body: string,
  { name, tags, attribute_specifics_modify }: ListingForm,
  { sku, identity, product_name }: Listing,
) => describedBy(body, { name, sku, identity, tags, attribute_specifics_modify: unpackRows(attribute_specifics_modify) }, product_name);

const CELLS: Readonly<Record<string, GridField>> = {
  selected: 'selected',
  sku: 'sku',
  barcode: 'barcode',
  sale_price: 'price',
};

/** The cell a refusal is about, by the path of its input; null: none. */
export const refusedCell = (path: string | undefined, sentence: string): CellRefusal | null => {
  const [, row, name = 'sku'] = /attribute_specifics_modify\.(\d+)(?:\.(\w+))?/u.exec(path ?? '') ?? [];
  return row === undefined ? null : { row: Number(row), field: CELLS[name] ?? 'sku', sentence };
};
