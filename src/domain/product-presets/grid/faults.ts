import { AttributeSpecificInputLimits } from '../../../contract/generated/limits';
import { isBlank, parseNumber } from '../../numbers';
import { priceOfRow, type GridField, type GridRow, type NumberField } from './row';

/** What can be wrong in a cell. */
export type CellFaultCode = 'notNumber' | 'missing' | 'belowZero' | 'tooMuch' | 'skuTwice' | 'skuLong';

export interface CellFault {
  /** The row's place among all rows. */
  readonly row: number;
  readonly field: GridField;
  readonly code: CellFaultCode;
}

/** The most an amount may be, in dollars; a factor is far below. */
export const MOST_DOLLARS = 1_000_000;
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

/** SKUs more than one row has. */
const repeated = (rows: readonly GridRow[]): ReadonlySet<string> => {
  const [seen, twice] = [new Set<string>(), new Set<string>()];
  for (const { sku } of rows) {
    if (sku !== '' && seen.has(sku)) twice.add(sku);
    seen.add(sku);
  }
  return twice;
};

/** Everything that is wrong, row by row. */
export const faultsOf = (rows: readonly GridRow[], additionOf: (row: GridRow) => number): readonly CellFault[] => {
  const twice = repeated(rows);
  return rows.flatMap((row, at) => {
    const faults: CellFault[] = [];
    const note = (field: GridField, code: CellFaultCode | null): void => void (code && faults.push({ row: at, field, code }));
    note('sku', row.sku.length > AttributeSpecificInputLimits.sku.characters ? 'skuLong' : twice.has(row.sku) ? 'skuTwice' : null);
    for (const field of NUMBERS) note(field, numberFault(field, row[field]));
    note('price', priceFault(row, additionOf(row)));
    return faults;
  });
};
