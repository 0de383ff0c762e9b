import { roundTo } from '../numbers';
import { presetPrice } from '../product-presets/price';

/** A choice a buyer has (Color, Size, …) with its options. */
interface VariantAttribute {
  readonly attribute_type: string;
  readonly options: readonly { readonly ffm_value: string; readonly plf_price?: number | null; readonly default: boolean }[];
}

/** What a variant is: one value of each attribute. */
interface VariantValues {
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

const SIZE = 'Size';

/** The variant's value of one attribute type, undefined when it has none. */
export const variantValue = (variant: VariantValues, type: string): string | undefined =>
  variant.name_value.find((pair) => pair.type === type)?.value;

/**
 * Marks each variant selected only if its Size option is a default (specification 2, §4). A product without a Size attribute
 * has nothing to decide by, so all its variants are selected.
 */
export const markSelected = <V extends VariantValues>(
  variants: readonly V[],
  attributes: readonly VariantAttribute[],
): (V & { selected: boolean })[] => {
  const sizes = attributes.find((attribute) => attribute.attribute_type === SIZE);
  const defaults = new Set(sizes?.options.filter((option) => option.default).map((option) => option.ffm_value));
  return variants.map((variant) => {
    const size = variantValue(variant, SIZE);
    return { ...variant, selected: sizes === undefined || (size !== undefined && defaults.has(size)) };
  });
};

/** Dollars the variant's chosen options add (`plf_price`). */
export const optionsAddition = (variant: VariantValues, attributes: readonly VariantAttribute[]): number =>
  attributes.reduce((sum, attribute) => {
    const value = variantValue(variant, attribute.attribute_type);
    const option = attribute.options.find((candidate) => candidate.ffm_value === value);
    return roundTo(sum + (option?.plf_price ?? 0), 2);
  }, 0);

/**
 * Sets every variant's sale price from its base price by one factor and one sum (`fix_profit`, `fixed_profit`, dollars), by the rule of product
 * types: what options add is in it, and `addition`, dollars of every variant.
 */
export const applyProfit = <V extends VariantValues & { readonly base_price: number }>(
  variants: readonly V[],
  profit: { readonly fix_profit: number; readonly fixed_profit: number },
  attributes: readonly VariantAttribute[] = [],
  addition = 0,
): (V & { sale_price: number; fix_profit: number; fixed_profit: number })[] =>
  variants.map((variant) => ({
    ...variant,
    ...profit,
    sale_price: presetPrice({ base_price: variant.base_price, ...profit }, addition + optionsAddition(variant, attributes)),
  }));

/** How people name a variant: `Black / M`. */
export const variantLabel = (variant: VariantValues): string => variant.name_value.map((pair) => pair.value).join(' / ');
