/** A form of a product as its shop tells it; null: it tells nothing of it. */
export interface ShopVariant {
  readonly sku: string;
  readonly price: number | null;
  readonly quantity: number | null;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly barcode: string | null;
}

/** A variant of ours and the shop's that is the same; undefined: the other side has none. */
export interface VariantPair<Ours, Theirs = ShopVariant> {
  readonly ours: Ours | undefined;
  readonly theirs: Theirs | undefined;
}

type Comparable = Pick<ShopVariant, 'sku' | 'options'>;

/** The values that make it up, whatever the shop calls them and in whichever order it asks. */
const valuesOf = ({ options }: Comparable): string =>
  options
    .map(({ value }) => value.trim().toLowerCase())
    .toSorted()
    .join('\n');

/**
 * Which variant of a shop is which of ours: by their SKUs, then, among those that are left, by what a buyer chooses; where each side has one alone, they
 * are the same. Each is in one pair.
 */
export const pairVariants = <Ours extends Comparable, Theirs extends Comparable>(
  ours: readonly Ours[],
  theirs: readonly Theirs[],
): VariantPair<Ours, Theirs>[] => {
  const left = new Set(theirs);
  const take = (key: (variant: Comparable) => string, mine: readonly Ours[]): Map<Ours, Theirs> => {
    const byKey = new Map<string, Theirs[]>();
    for (const its of left) if (key(its) !== '') byKey.set(key(its), [...(byKey.get(key(its)) ?? []), its]);
    const found = new Map<Ours, Theirs>();
    for (const each of mine) {
      const its = byKey.get(key(each))?.shift();
      if (!its) continue;
      found.set(each, its);
      left.delete(its);
    }
    return found;
  };
  const bySku = take(({ sku }) => sku, ours);
  const rest = ours.filter((each) => !bySku.has(each));
  const byValues = take(valuesOf, rest);
  const lonely = ours.length === 1 && theirs.length === 1 ? theirs[0] : undefined;
  if (lonely) left.delete(lonely);
  return [
    ...ours.map((mine) => ({ ours: mine, theirs: bySku.get(mine) ?? byValues.get(mine) ?? lonely })),
    ...[...left].map((its) => ({ ours: undefined, theirs: its })),
  ];
};
