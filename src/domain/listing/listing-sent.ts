import type { ItemInfoInput } from '../../contract/generated/operations';
import { MEASURES, SIDE_PICTURES, type MatterForm } from './listing-matter';
import type { ListingForm, ListingRecord } from './listing-save';

/** What else is said of a listing, by the names it has in the call. */
const NAMES = [
  'description_ai',
  'description_ai_pos',
  'plf_price',
  'barcode',
  'barcode_type',
  'size_chart',
  'include_size_chart',
  'tax_fee',
  'tax_fee_fix',
  'package_dimension_unit',
  'custom_name',
  'include_side_images',
  'include_extend_images',
  'extend_images',
  'ebay_template_id',
  'url',
  'specifics',
  'platform_specifics',
  'platform_category',
  'attribute_specifics',
] as const satisfies readonly (keyof MatterForm & keyof ListingRecord)[];

/**
 * What is sent of a checked form to `makeItemInfo`. A field the form does not have stays away, and the listing keeps what it says there. Weight and
 * package are sent only if they are something (specification 2, §5); one that was emptied is sent as null, which takes it away.
 */
export const sentListing = (form: ListingForm, record: ListingRecord): ItemInfoInput => {
  const { sides, ...rest } = record;
  const own: Record<string, unknown> = { ...rest };
  for (const name of [...NAMES, ...MEASURES]) if (form[name] === undefined) delete own[name];
  if (form.store_prices === undefined) delete own.store_prices;
  for (const side of SIDE_PICTURES) if (form[side] !== undefined) own[side] = sides[side] ?? null;
  if (form.size_chart_remove) own.size_chart_remove = true;
  // Checked, so it has the call's fields and no others; the record's lists are read-only, those of the call's type are not.
  return own as unknown as ItemInfoInput;
};
