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

/** What people call a variant, such as `Black / M`. */
export const labelOf = ({ options, sku }: MadeVariant): string => options.map(({ value }) => value).join(' / ') || sku;

const KNOWN: Readonly<Record<string, string>> = { color: 'Color', colour: 'Color', colors: 'Color', size: 'Size', sizes: 'Size' };

/** Kinds of choice by one name each, however a provider writes them: the editor knows Color and Size. */
export const kindOf = (name: string): string => {
  const plain = name.trim();
  return KNOWN[plain.toLowerCase()] ?? plain.charAt(0).toUpperCase() + plain.slice(1);
};

export const valuesOf = ({ options }: MadeVariant): { readonly name: string; readonly type: string; readonly value: string }[] =>
  options.map(({ name, value }) => ({ name: kindOf(name), type: kindOf(name), value: value.trim() }));
