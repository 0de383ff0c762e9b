import type { AnyProvider } from './registry';
import type { CatalogueVariant, ListedProduct, MadeProduct, Shelf } from './provider';

/** What variants of one thing tell of it together. */
const madeOf = (variants: readonly CatalogueVariant[]): MadeProduct => ({
  variants: variants.map(({ sku, options, cost, available }) => ({ sku, options, cost, available })),
  areas: [...new Map(variants.flatMap(({ areas }) => areas).map((area) => [area.area, area])).values()],
  weight: null,
  shipping: { domestic: null, international: null },
});

const listed = (name: string): ListedProduct => ({ id: name, name, description: '', image: null, brand: null });

/** A catalogue that is told variant by variant: a thing is known by its name, and a provider without workshops makes it itself. */
const groupedShelf = (provider: string, catalogue: NonNullable<AnyProvider['catalogue']>): Shelf => ({
  async *products() {
    // A thing may go on on the next page.
    const known = new Map<string, CatalogueVariant[]>();
    for await (const page of catalogue()) {
      for (const variant of page) known.set(variant.product, [...(known.get(variant.product) ?? []), variant]);
      yield [...new Set(page.map(({ product }) => product))].map((name) => ({
        product: listed(name),
        made: madeOf(known.get(name) ?? []),
      }));
    }
  },
  makers: async () => [{ id: provider, name: provider, country: null }],
  made: async (product) => {
    const found: CatalogueVariant[] = [];
    for await (const page of catalogue((name) => name === product)) found.push(...page.filter((each) => each.product === product));
    return found.length > 0 ? madeOf(found) : null;
  },
});

/** What an account has to choose from; null: its provider tells nothing of what it makes. `provider` as people know it. */
export const shelfOf = (account: AnyProvider, provider: string): Shelf | null => {
  if (account.shelf) return account.shelf();
  return account.catalogue ? groupedShelf(provider, account.catalogue) : null;
};
