interface NamedValue {
  readonly type: string;
  readonly value: string;
}

/** A variant of a listing, or of the product type it is made from. */
interface Variant {
  readonly sku: string;
  readonly name_value: readonly NamedValue[];
}

/** A listing as order lines are matched with it, with the variants of its product type. */
export interface MatchListing {
  readonly _id: string;
  readonly sku: string;
  readonly variants: readonly Variant[];
  readonly blanks: readonly Variant[];
}

/**
 * Why a person may want to look at a match. `similar`: the SKU was compared without regard to case, width, kinds of dashes and blanks around it.
 * `several`: more than one listing or variant has it, so nothing is chosen.
 */
export type MatchNote = 'similar' | 'several';

/** A line's listing and variant, as far as they were found. */
export interface FoundMatch {
  readonly item_info_id: string | null;
  readonly variant_sku: string | null;
  readonly match_note: MatchNote | null;
}

/** Marks nobody sees that copying brings along: soft hyphens, joiners, byte order marks. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/gu;

/** A SKU as it is compared where no other is written just like it. */
export const foldedSku = (sku: string): string =>
  sku
    .normalize('NFKC')
    .replace(UNSEEN, '')
    .replace(/[\p{Pd}\u2212]/gu, '-')
    .trim()
    .toLowerCase();

type AsWritten = (sku: string) => string;

const exactSku: AsWritten = (sku) => sku;

const sameValues = (one: readonly NamedValue[], other: readonly NamedValue[]): boolean =>
  one.length === other.length && one.every(({ type, value }) => other.some((each) => each.type === type && each.value === value));

const blankOf = (sold: Variant, blanks: readonly Variant[]): Variant | undefined =>
  blanks.find(({ name_value }) => sameValues(name_value, sold.name_value)) ?? blanks.find(({ sku }) => sku === sold.sku);

/** Variants of the product type a SKU may stand for: the listing's own SKUs as they were pushed, or those of the product type behind the listing's. */
const variantsOf = (shopSku: string, { sku: own, variants, blanks }: MatchListing, written: AsWritten): string[] => {
  const wanted = written(shopSku);
  const isIt = ({ sku }: Variant): boolean => written(`${own}-${sku}`) === wanted;
  const sold = variants.filter((variant) => written(variant.sku) === wanted || isIt(variant));
  const found = sold.length > 0 ? sold.map((variant) => blankOf(variant, blanks)) : blanks.filter(isIt);
  return [...new Set(found.flatMap((blank) => blank?.sku ?? []))];
};

/** The variant of a listing that was bought. */
interface Bought {
  readonly variant_sku: string | null;
  readonly match_note: MatchNote | null;
}

const NOT_FOUND: Bought = { variant_sku: null, match_note: null };

/**
 * The variant of the product type that was bought, by the SKUs the shop reports for it, the surest first. A product type of one
 * variant needs no SKU.
 */
export const variantBought = (shopSkus: readonly string[], listing: MatchListing): Bought => {
  const [only, second] = listing.blanks;
  if (only && !second) return { variant_sku: only.sku, match_note: null };
  for (const sku of shopSkus) {
    for (const [written, note] of [
      [exactSku, null],
      [foldedSku, 'similar'],
    ] as const) {
      const found = variantsOf(sku, listing, written);
      if (found.length > 1) return { variant_sku: null, match_note: 'several' };
      if (found[0] !== undefined) return { variant_sku: found[0], match_note: note };
    }
  }
  return NOT_FOUND;
};

/** The SKUs a listing may have whose variants' SKUs begin with its own: `A-B-C` may be that of `A-B` or `A`. */
export const listingSkusIn = (shopSku: string): string[] => {
  const parts = shopSku.split('-');
  return parts.map((_part, index) => parts.slice(0, parts.length - index).join('-')).filter((sku) => sku !== '');
};

const NOTHING: FoundMatch = { item_info_id: null, variant_sku: null, match_note: null };

/** The listing and variant a SKU stands for, where nothing else tells. Of several listings one with the variant goes before the others. */
export const matchBySku = (shopSku: string, listings: readonly MatchListing[]): FoundMatch => {
  if (foldedSku(shopSku) === '') return NOTHING;
  for (const [written, note] of [
    [exactSku, null],
    [foldedSku, 'similar'],
  ] as const) {
    const prefixes = listingSkusIn(written(shopSku));
    const among = prefixes.flatMap((prefix) => listings.filter(({ sku }) => written(sku) === prefix));
    const bought = among.map((listing) => ({ listing, ...variantBought([shopSku], listing) }));
    // A product type of one variant says nothing of the rest of the SKU.
    const isSure = ({ sku, blanks }: MatchListing): boolean => blanks.length > 1 || among.length === 1 || written(sku) === written(shopSku);
    const whole = bought.filter(({ variant_sku, listing }) => variant_sku !== null && isSure(listing));
    const found = whole.length > 0 ? whole : bought.filter(({ listing }) => written(listing.sku) === written(bought[0]?.listing.sku ?? ''));
    const [one, another] = found;
    if (one && another) return { ...NOTHING, match_note: 'several' };
    if (one) return { item_info_id: one.listing._id, variant_sku: one.variant_sku, match_note: one.match_note ?? note };
  }
  return NOTHING;
};
