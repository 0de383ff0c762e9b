import { toCents } from '../money';
import { isBlank, parseNumber, roundTo } from '../numbers';
import { fixedProfitFor, presetPrice } from '../product-presets/price';

/** A variant while it is edited: what is typed, numbers as plain text (`1234.5`). */
export interface GridRow {
  /** A listing's: whether it is offered. */
  readonly selected?: boolean;
  readonly sku: string;
  /** A listing's. */
  readonly barcode?: string;
  /** Dollars. */
  readonly base_price: string;
  /** Factor on the base price; empty: 1. */
  readonly fix_profit: string;
  /** Dollars on top; empty: 0. */
  readonly fixed_profit: string;
  /** A listing's: the price it has, whatever that would be by the others. Dollars. */
  readonly sale_price?: string;
  /** A listing's: prices that were set for other currencies than dollars, as they are typed. */
  readonly store_prices?: readonly { readonly currency: string; readonly price: string }[];
  /** A listing's: what it looks like; null: as the listing's first picture. */
  readonly image?: { readonly _id: string | null; readonly url: string; readonly type: string } | null;
  /** What was typed as the price and is none; else the price follows from the others. */
  readonly price?: string;
  readonly name_value: readonly { readonly name: string; readonly type: string; readonly value: string }[];
}

export const GRID_FIELDS = ['selected', 'sku', 'barcode', 'base_price', 'fix_profit', 'fixed_profit', 'price'] as const;
export type GridField = (typeof GRID_FIELDS)[number];
type WordField = 'selected' | 'sku' | 'barcode';
export type NumberField = Exclude<GridField, WordField>;

export const isNumberField = (field: GridField): field is NumberField => field !== 'selected' && field !== 'sku' && field !== 'barcode';

/** Decimals of a factor. */
const FACTOR_DIGITS = 4;

const money = (dollars: number): string => dollars.toFixed(2);

/** A number as its cell keeps it: dollars with their cents, a factor without needless zeros; what is no number as it was typed. */
const tidied = (field: NumberField, text: string): string => {
  const value = parseNumber(text);
  if (value === null) return text.trim();
  return field === 'fix_profit' ? String(roundTo(value, FACTOR_DIGITS)) : money(toCents(value));
};

const numberOr = (text: string, whenEmpty: number): number | null => (isBlank(text) ? whenEmpty : parseNumber(text));

interface Amounts {
  readonly base_price: number;
  readonly fix_profit: number;
}

const amountsOf = (row: GridRow): Amounts | null => {
  const [base_price, fix_profit] = [parseNumber(row.base_price), numberOr(row.fix_profit, 1)];
  return base_price === null || fix_profit === null ? null : { base_price, fix_profit };
};

/** What a row sells for, by the product type's rule unless it has a price of its own, in dollars; null while something it follows from is no number. `addition` in dollars. */
export const priceOfRow = (row: GridRow, addition: number): number | null => {
  if (row.sale_price !== undefined) return parseNumber(row.sale_price);
  const [amounts, fixed_profit] = [amountsOf(row), numberOr(row.fixed_profit, 0)];
  if (row.price !== undefined || amounts === null || fixed_profit === null) return null;
  return presetPrice({ ...amounts, fixed_profit }, addition);
};

/** The share of the price that is profit; null where there is no price to have a share of. */
export const marginOfRow = (row: GridRow, addition: number): number | null => {
  const [price, base] = [priceOfRow(row, addition), parseNumber(row.base_price)];
  return price === null || base === null || price <= 0 ? null : roundTo((price - base) / price, 4);
};

const withoutPrice = ({ price: _typed, ...row }: GridRow): GridRow => row;

/** What people write for no in a column of yes and no. */
const NO = new Set(['', '0', '-', '–', 'n', 'no', 'false', 'nein', 'non', 'não', 'nao']);

/** The row after something was typed in one of its cells. A price becomes the profit it takes. */
export const edited = (row: GridRow, field: GridField, text: string, addition: number): GridRow => {
  if (field === 'selected') return { ...row, selected: !NO.has(text.trim().toLowerCase()) };
  if (field === 'sku' || field === 'barcode') return { ...row, [field]: text.replace(/\s+/gu, ' ').trim() };
  if (field === 'price' && row.sale_price !== undefined) return { ...row, sale_price: tidied(field, text) };
  if (field !== 'price') return { ...withoutPrice(row), [field]: tidied(field, text) };
  if (isBlank(text)) return { ...withoutPrice(row), fixed_profit: '' };
  const [price, amounts] = [parseNumber(text), amountsOf(row)];
  if (price === null || amounts === null) return { ...row, price: text.trim() };
  return { ...withoutPrice(row), fixed_profit: money(fixedProfitFor(price, amounts, addition)) };
};

/** What a cell holds, as plain text. */
export const textOf = (row: GridRow, field: GridField, addition: number): string => {
  if (field === 'selected') return row.selected ? '1' : '';
  if (field !== 'price') return row[field] ?? '';
  if (row.sale_price !== undefined) return row.sale_price;
  const price = priceOfRow(row, addition);
  return price === null ? (row.price ?? '') : money(price);
};
