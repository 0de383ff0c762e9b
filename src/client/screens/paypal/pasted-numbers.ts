import { guessCourier } from '../../../domain/sales/couriers';
import { typedNumber } from '../../../domain/sales/order-number';
import { onlyTrackingNumber } from '../../../domain/sales/tracking-numbers';
import type { PaypalItem } from '../../entities/paypal-items';
import type { TypedNumber } from './typed-numbers';

type Row = Pick<PaypalItem, '_id' | 'transaction_id' | 'order'>;

/** What a pasted text puts where. */
interface Spread {
  readonly changes: readonly (readonly [id: string, typed: TypedNumber])[];
  /** Numbers no row is left for. */
  readonly over: number;
}

/** Whether a pasted text is more than one cell of a spreadsheet. */
export const isTable = (text: string): boolean => /[\t\n]/u.test(text.trim());

const typedFrom = (cells: readonly string[]): TypedNumber | null => {
  const cell = cells.find((each) => onlyTrackingNumber(each) !== undefined);
  const number = cell && onlyTrackingNumber(cell);
  if (number === undefined) return null;
  const couriers = cells.flatMap((each) => (each === cell || each === '' ? [] : (guessCourier(each, number)?.code ?? [])));
  return { number, carrier: couriers[0] ?? '', left: true };
};

/**
 * Puts the lines of a spreadsheet in rows: a line that names a transaction or an order into its row, any other into the next row from `from` on; an
 * empty line leaves one out. Which other cell is the number and which the courier shows what is in them.
 */
export const spreadPasted = (text: string, rows: readonly Row[], from: string): Spread => {
  const lines = text.replace(/\s+$/u, '').split(/\r?\n/u);
  const changes: [string, TypedNumber][] = [];
  let at = Math.max(
    0,
    rows.findIndex(({ _id }) => _id === from),
  );
  let over = 0;
  for (const line of lines) {
    const cells = line.split('\t').map((cell) => cell.trim());
    const filled = cells.filter((cell) => cell !== '');
    const names = (cell: string, { transaction_id, order }: Row): boolean =>
      cell === transaction_id || (order !== null && typedNumber(cell) === typedNumber(order.number));
    const key = filled.length > 1 ? filled.find((cell) => rows.some((row) => names(cell, row))) : undefined;
    if (key !== undefined) {
      const row = rows.find((each) => names(key, each));
      const typed = typedFrom(cells.filter((cell) => cell !== key));
      if (row && typed) changes.push([row._id, typed]);
      continue;
    }
    const typed = typedFrom(cells);
    // A head of the table takes no row.
    if (filled.length > 0 && !typed && changes.length === 0) continue;
    const row = rows[at];
    if (typed && row) changes.push([row._id, typed]);
    else if (typed) over += 1;
    at += 1;
  }
  return { changes, over };
};
