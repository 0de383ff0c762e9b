interface NamedValue {
  readonly type: string;
  readonly value: string;
}

/** A variant of a listing, or of the product type it is made from. */
interface Variant {
  readonly sku: string;
  readonly name_value: readonly NamedValue[];
}

const sameValues = (one: readonly NamedValue[], other: readonly NamedValue[]): boolean =>
  one.length === other.length && one.every(({ type, value }) => other.some((each) => each.type === type && each.value === value));

/**
 * Which variant of the product type somebody bought, by the SKU the shop tells: the listing's own SKUs as they were pushed, or those of the product
 * type behind the listing's. A product type of one variant needs no SKU. Null: none of them.
 */
export const variantBought = (
  shopSku: string,
  listing: { readonly sku: string; readonly variants: readonly Variant[] },
  blanks: readonly Variant[],
): string | null => {
  const [only, second] = blanks;
  if (only && !second) return only.sku;
  const sold = listing.variants.find(({ sku }) => sku === shopSku || `${listing.sku}-${sku}` === shopSku);
  const blank = sold
    ? (blanks.find(({ name_value }) => sameValues(name_value, sold.name_value)) ?? blanks.find(({ sku }) => sku === sold.sku))
    : blanks.find(({ sku }) => `${listing.sku}-${sku}` === shopSku);
  return blank?.sku ?? null;
};

/** The SKUs a listing may have whose variants' SKUs begin with its own: `A-B-C` may be that of `A-B` or `A`. */
export const listingSkusIn = (shopSku: string): string[] => {
  const parts = shopSku.split('-');
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('-')).filter((sku) => sku !== '');
};
