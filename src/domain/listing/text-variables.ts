import { fillIn } from '../variables';

/** What a text of a listing may be filled in with. */
export const LISTING_VARIABLES = ['name', 'product', 'sku', 'number', 'colors', 'sizes', 'tags'] as const;

type ListingVariable = (typeof LISTING_VARIABLES)[number];

/** What the variables of a listing's texts are taken from. */
interface DescribedListing {
  readonly name: string;
  readonly sku: string;
  readonly identity: string | number;
  readonly tags: readonly string[];
  readonly attribute_specifics_modify: readonly {
    readonly selected?: boolean | undefined;
    readonly name_value: readonly { readonly type: string; readonly value: string }[];
  }[];
}

/** The values on sale of an option, in the order of the variants. */
const offered = (variants: DescribedListing['attribute_specifics_modify'], type: string): string => {
  const named = variants.flatMap(({ selected, name_value }) => (selected ? name_value : []));
  return [...new Set(named.flatMap((each) => (each.type === type ? each.value : [])))].join(', ');
};

/** What stands in the place of each variable; empty: nobody knows. `product`: the name of its product type. */
const listingVariables = (listing: DescribedListing, product: string): Readonly<Record<ListingVariable, string>> => ({
  name: listing.name,
  product,
  sku: listing.sku,
  number: String(listing.identity),
  colors: offered(listing.attribute_specifics_modify, 'Color'),
  sizes: offered(listing.attribute_specifics_modify, 'Size'),
  tags: listing.tags.join(', '),
});

/** A template as the text of one listing; what nobody knows, and has nothing in its place, stays as it is. */
export const describedBy = (
  template: string,
  listing: DescribedListing,
  product: string,
  written: (value: string) => string = String,
): string => {
  if (!template.includes('{{')) return template;
  const values = Object.entries(listingVariables(listing, product)).map(([name, value]) => [name, written(value)]);
  return fillIn(template, Object.fromEntries(values) as Readonly<Record<string, string>>);
};
