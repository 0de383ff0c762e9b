/** A thing as one maker makes it, told by its provider. Money in dollars; null: not told. */
export interface MadeThing {
  readonly variants: readonly MadeVariant[];
  readonly areas: readonly { readonly area: string; readonly width: number; readonly height: number }[];
  readonly weight: number | null;
  readonly domestic: { readonly cost: number; readonly additional_cost: number } | null;
  readonly international: { readonly cost: number; readonly additional_cost: number } | null;
}

export interface MadeVariant {
  /** The provider's own. */
  readonly sku: string;
  readonly options: readonly { readonly name: string; readonly value: string }[];
  readonly cost: number | null;
  readonly available: boolean;
}

const KNOWN: Readonly<Record<string, string>> = { color: 'Color', colour: 'Color', colors: 'Color', size: 'Size', sizes: 'Size' };

/** Kinds of choice by one name each, however a provider writes them: the editor knows Color and Size. */
const kindOf = (name: string): string => {
  const plain = name.trim();
  return KNOWN[plain.toLowerCase()] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const valuesOf = ({ options }: MadeVariant): { name: string; type: string; value: string }[] =>
  options
    .map(({ name, value }) => ({ name: kindOf(name), type: kindOf(name), value: value.trim() }))
    // A colour is chosen first, in whatever order a provider tells.
    .toSorted((one, other) => Number(other.type === 'Color') - Number(one.type === 'Color'));

/** What people call a variant, such as `Black / M`. */
export const labelOf = (variant: MadeVariant): string =>
  valuesOf(variant)
    .map(({ value }) => value)
    .join(' / ') || variant.sku;
