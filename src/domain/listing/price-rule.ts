import { isBlank, parseNumber, roundTo } from '../numbers';
import { presetPrice } from '../product-presets/price';
import type { GridRow } from '../variant-grid/row';
import { optionsAddition } from './variants';

/** By what the prices of a listing's variants follow from their base prices, as somebody types it: a factor, dollars on top, dollars on every price. */
export interface TypedRule {
  /** Empty: 1. */
  readonly fix_profit: string;
  /** Empty: 0. */
  readonly fixed_profit: string;
  /** Empty: 0. */
  readonly price_addition: string;
}

interface Rule {
  readonly fix_profit: number;
  readonly fixed_profit: number;
  readonly price_addition: number;
}

type Attributes = Parameters<typeof optionsAddition>[1];

const orNull = (text: string, whenEmpty: number): number | null => {
  const value = isBlank(text) ? whenEmpty : parseNumber(text);
  return value === null || value < 0 ? null : value;
};

/** The rule; null while something of it is no number. */
export const ruleOf = (typed: TypedRule): Rule | null => {
  const [fix_profit, fixed_profit, price_addition] = [
    orNull(typed.fix_profit, 1),
    orNull(typed.fixed_profit, 0),
    orNull(typed.price_addition, 0),
  ];
  return fix_profit === null || fixed_profit === null || price_addition === null ? null : { fix_profit, fixed_profit, price_addition };
};

const priceBy = (row: GridRow, { price_addition, ...profit }: Rule, attributes: Attributes): string | null => {
  const base_price = parseNumber(row.base_price);
  if (base_price === null) return null;
  return presetPrice({ base_price, ...profit }, roundTo(price_addition + optionsAddition(row, attributes), 2)).toFixed(2);
};

/** How many variants have another price than the rule gives: somebody set it. */
export const setByHand = (rows: readonly GridRow[], rule: Rule, attributes: Attributes): number =>
  rows.filter((row) => row.sale_price !== priceBy(row, rule, attributes)).length;

/** The variants by another rule: the prices that followed from `before` follow from `after`, those somebody set stay; all follow without `before`. */
export const byRule = (rows: readonly GridRow[], before: Rule | null, after: Rule, attributes: Attributes): readonly GridRow[] =>
  rows.map((row) => {
    if (before && row.sale_price !== priceBy(row, before, attributes)) return row;
    const sale_price = priceBy(row, after, attributes);
    if (sale_price === null) return row;
    return { ...row, fix_profit: String(after.fix_profit), fixed_profit: after.fixed_profit.toFixed(2), sale_price };
  });
