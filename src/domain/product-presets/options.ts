/** An option while it is edited; numbers are plain text. */
export interface TypedOption {
  readonly ffm_value: string;
  readonly plf_value: string;
  /** Dollars; empty: none. */
  readonly plf_price: string;
  /** `#rrggbb`; empty: no colour. */
  readonly hex: string;
  readonly default: boolean;
}

export interface TypedAttribute {
  readonly attribute_type: string;
  readonly plf_attribute_name: string;
  readonly options: readonly TypedOption[];
}

interface Variant {
  readonly sku: string;
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

/** A preset's kinds of options, and the variants made of them. */
export interface Choices<V extends Variant> {
  readonly attributes: readonly TypedAttribute[];
  readonly variants: readonly V[];
}

const changed = (
  attributes: readonly TypedAttribute[],
  type: string,
  change: (options: readonly TypedOption[]) => readonly TypedOption[],
): readonly TypedAttribute[] =>
  attributes.map((each) => (each.attribute_type === type ? { ...each, options: change(each.options) } : each));

const has = ({ name_value }: Variant, type: string, value: string): boolean =>
  name_value.some((pair) => pair.type === type && pair.value === value);

/** The variant with another value of one kind of option. */
const withValue = <V extends Variant>(variant: V, type: string, value: string): V => ({
  ...variant,
  name_value: variant.name_value.map((pair) => (pair.type === type ? { ...pair, value } : pair)),
});

const valuesBut = ({ name_value }: Variant, type: string): string =>
  JSON.stringify(name_value.flatMap((pair) => (pair.type === type ? [] : [[pair.type, pair.value]])));

/**
 * Adds an option, and with it a variant for each combination of the others there is: it costs what the last variant of that combination does, and
 * has no SKU yet.
 */
export const withOption = <V extends Variant>({ attributes, variants }: Choices<V>, type: string, option: TypedOption): Choices<V> => {
  const models = new Map(variants.map((variant) => [valuesBut(variant, type), variant]));
  const made = [...models.values()].map((variant) => ({ ...withValue(variant, type, option.ffm_value), sku: '' }));
  return { attributes: changed(attributes, type, (options) => [...options, option]), variants: [...variants, ...made] };
};

/** Takes an option away, and every variant that has it. */
export const withoutOption = <V extends Variant>({ attributes, variants }: Choices<V>, type: string, value: string): Choices<V> => ({
  attributes: changed(attributes, type, (options) => options.filter(({ ffm_value }) => ffm_value !== value)),
  variants: variants.filter((variant) => !has(variant, type, value)),
});

/** Changes an option; its variants follow when it gets another name. */
export const withOptionChanged = <V extends Variant>(
  { attributes, variants }: Choices<V>,
  type: string,
  value: string,
  change: Partial<TypedOption>,
): Choices<V> => {
  const { ffm_value: name = value } = change;
  return {
    attributes: changed(attributes, type, (options) =>
      options.map((option) => (option.ffm_value === value ? { ...option, ...change } : option)),
    ),
    variants: name === value ? variants : variants.map((variant) => (has(variant, type, value) ? withValue(variant, type, name) : variant)),
  };
};
