import type { ItemInfoInput } from '../../../../contract/generated/operations';
import { placedAt } from '../../../../domain/listing/placements';
import { htmlFromText, textFromHtml } from '../../../../domain/listing/plain-html';
import { parseNumber } from '../../../../domain/numbers';
import { unpackRows } from '../../../../domain/variant-grid/packed';
import type { GridRow } from '../../../../domain/variant-grid/row';
import type { Listing } from '../../../entities/listings';
import { formOfListing, SIDES, type ListingForm, type TypedPicture } from './listing-form';

const numberOr0 = (text: string): number => parseNumber(text) ?? 0;

/** Only the text was shown: markup somebody made elsewhere stays while that is as it was. */
const htmlOf = (text: string, before: string): string => (textFromHtml(before) === text.trim() ? before : htmlFromText(text));

const sent = ({ _id, src }: TypedPicture) => ({ _id, src });

/** The least a buyer can pay, by which lists are sorted; without variants the price itself. */
const priceOf = ({ price }: ListingForm, rows: readonly GridRow[]): number => {
  const offered = rows.flatMap(({ selected, sale_price }) => (selected ? (parseNumber(sale_price ?? '') ?? []) : []));
  return offered.length === 0 ? numberOr0(price) : Math.min(...offered);
};

const variantsOf = (rows: readonly GridRow[]): ItemInfoInput['attribute_specifics_modify'] =>
  rows.map(({ selected = false, sku, barcode, sale_price, base_price, fix_profit, fixed_profit, store_prices, name_value, image }) => ({
    selected,
    sku,
    barcode: barcode?.trim() || null,
    sale_price: numberOr0(sale_price ?? ''),
    base_price: numberOr0(base_price),
    fix_profit: parseNumber(fix_profit) ?? 1,
    fixed_profit: numberOr0(fixed_profit),
    ...(store_prices && { store_prices: store_prices.map(({ currency, price }) => ({ currency, price: numberOr0(price) })) }),
    name_value: name_value.map(({ name, type, value }) => ({ name, type, value })),
    image: image ? { _id: image._id, url: image.url, type: image.type } : null,
  }));

/** What the save says for each group of fields of the form. */
const paramsOf = (form: ListingForm, listing: Listing): ItemInfoInput => {
  const rows = unpackRows(form.attribute_specifics_modify);
  return {
    product_id: listing.product_id,
    name: form.name,
    custom_name: form.custom_name.trim(),
    description: htmlOf(form.description, listing.description),
    description_ai: htmlOf(form.description_ai, listing.description_ai),
    description_ai_pos: form.description_ai_pos,
    tags: form.tags,
    collections: form.collections,
    status: form.status,
    images: form.images.map(sent),
    ...Object.fromEntries(
      SIDES.map((side) => {
        const picture = form.sides[side];
        return [side, picture ? sent(picture) : null];
      }),
    ),
    include_side_images: form.include_side_images,
    include_extend_images: form.include_extend_images,
    extend_images: form.extend_images.map(sent),
    ...(form.size_chart ? { size_chart: sent(form.size_chart) } : { size_chart_remove: true }),
    include_size_chart: form.include_size_chart,
    attribute_specifics_modify: variantsOf(rows),
    price: priceOf(form, rows),
    store_prices: form.store_prices.map(({ currency, price }) => ({ currency, price: numberOr0(price) })),
    fix_profit: parseNumber(form.fix_profit) ?? 1,
    fixed_profit: numberOr0(form.fixed_profit),
    price_addition: numberOr0(form.price_addition),
    plf_price: parseNumber(form.plf_price),
    tax_fee: numberOr0(form.tax_fee),
    tax_fee_fix: numberOr0(form.tax_fee_fix),
    barcode: form.barcode.trim(),
    barcode_type: form.barcode_type,
    weight: parseNumber(form.weight),
    package_length: parseNumber(form.package_length),
    package_width: parseNumber(form.package_width),
    package_height: parseNumber(form.package_height),
    package_dimension_unit: form.package_dimension_unit,
    ...placedAt(form.placements, listing),
    shipping_preset: form.shipping_preset || null,
    ebay_template_id: form.ebay_template_id.trim(),
  };
};

type Part = keyof ItemInfoInput;

/** Parts of the save a field is told in, if not in the one of its own name. */
const BESIDE: Readonly<Record<string, readonly Part[]>> = {
  sides: SIDES,
  size_chart: ['size_chart', 'size_chart_remove'],
  placements: ['platform_category', 'platform_specifics'],
};

/** What every save has to say. */
const ALWAYS: readonly Part[] = ['name', 'product_id', 'images', 'price', 'attribute_specifics_modify'];

/** Fields in which something else is typed than `before`, the form of the listing as it is. */
export const changedFields = (form: ListingForm, before: ListingForm): readonly (keyof ListingForm)[] =>
  (Object.keys(before) as (keyof ListingForm)[]).filter(
    (field) => form[field] !== before[field] && JSON.stringify(form[field]) !== JSON.stringify(before[field]),
  );

/** What is sent: what was changed, and what every save has to say. */
export const changesOf = (form: ListingForm, listing: Listing): ItemInfoInput => {
  const all = paramsOf(form, listing);
  const changed = changedFields(form, formOfListing(listing));
  const parts = new Set<string>([...ALWAYS, ...changed.flatMap((field): readonly string[] => BESIDE[field] ?? [field])]);
  return Object.fromEntries(Object.entries(all).filter(([part]) => parts.has(part))) as unknown as ItemInfoInput;
};
