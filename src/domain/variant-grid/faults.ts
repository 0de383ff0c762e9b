import { AttributeSpecificInputLimits } from '../../contract/generated/limits';
import { isBlank, parseNumber } from '../numbers';
import { MOST_DOLLARS } from '../product-presets/amounts';
import type { AdditionOf } from './cells';
import { priceOfRow, type GridField, type GridRow, type NumberField } from './row';

/** What can be wrong in a cell. */
export type CellFaultCode = 'notNumber' | 'missing' | 'belowZero' | 'noPrice' | 'tooMuch' | 'skuTwice' | 'skuLong';

interface RowFault {
  readonly field: GridField;
  readonly code: CellFaultCode;
}

interface CellFault extends RowFault {
  /** The row's place among all rows. */
  readonly row: number;
}

/** The greatest factor. */
const MOST_FACTOR = 1000;

const NUMBERS = ['base_price', 'fix_profit', 'fixed_profit'] as const satisfies readonly NumberField[];

const numberFault = (field: (typeof NUMBERS)[number], text: string): CellFaultCode | null => {
  if (isBlank(text)) return field === 'base_price' ? 'missing' : null;
  const value = parseNumber(text);
  if (value === null) return 'notNumber';
  if (value < 0 && field !== 'fixed_profit') return 'belowZero';
  return Math.abs(value) > (field === 'fix_profit' ? MOST_FACTOR : MOST_DOLLARS) ? 'tooMuch' : null;
};

const priceFault = (row: GridRow, addition: number): CellFaultCode | null => {
  if (row.price !== undefined) return 'notNumber';
  const price = priceOfRow(row, addition);
  if (price === null) return null;
  return price < 0 ? 'belowZero' : price > MOST_DOLLARS ? 'tooMuch' : null;
};

/** What is not offered need not have a price. */
const ownPriceFault = (text: string, offered: boolean): CellFaultCode | null => {
  if (isBlank(text)) return offered ? 'noPrice' : null;
  const price = parseNumber(text);
  if (price === null) return 'notNumber';
  if (price > MOST_DOLLARS) return 'tooMuch';
  return offered && price <= 0 ? 'noPrice' : price < 0 ? 'belowZero' : null;
};

/** SKUs more than one row has. */
const repeated = (rows: readonly GridRow[]): ReadonlySet<string> => {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const { sku } of rows) {
    if (sku !== '' && seen.has(sku)) twice.add(sku);
    seen.add(sku);
  }
  return twice;
};

const faultsOfRow = (row: GridRow, addition: number): readonly RowFault[] => {
  const faults: RowFault[] = [];
  const note = (field: GridField, code: CellFaultCode | null): void => void (code && faults.push({ field, code }));
  if (row.sku.length > AttributeSpecificInputLimits.sku.characters) note('sku', 'skuLong');
  if (row.sale_price !== undefined) {
    note('price', ownPriceFault(row.sale_price, row.selected ?? true));
    return faults;
  }
  for (const field of NUMBERS) note(field, numberFault(field, row[field]));
  note('price', priceFault(row, addition));
  return faults;
};

/** What is wrong with a row by itself, while what is added to it stays: one edit looks at one row, and not at a thousand. */
const kept = new WeakMap<AdditionOf, WeakMap<GridRow, readonly RowFault[]>>();

/** Everything that is wrong, row by row. `additionOf` is kept by the caller, and so is what was found by it. */
export const faultsOf = (rows: readonly GridRow[], additionOf: AdditionOf): readonly CellFault[] => {
  const twice = repeated(rows);
  const known = kept.get(additionOf) ?? new WeakMap<GridRow, readonly RowFault[]>();
  kept.set(additionOf, known);
  return rows.flatMap((row, at) => {
    const own = known.get(row) ?? faultsOfRow(row, additionOf(row));
    known.set(row, own);
    const said = own.map((fault): CellFault => ({ row: at, ...fault }));
    return twice.has(row.sku) ? [{ row: at, field: 'sku', code: 'skuTwice' } as const, ...said] : said;
  });
};
