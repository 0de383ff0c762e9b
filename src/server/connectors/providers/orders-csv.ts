import { BYTE_ORDER_MARK, csvLineForProgram } from '../../../domain/spreadsheets/write-csv';
import type { OutgoingOrder } from './provider';

/** Columns before those of the print areas. */
const COLUMNS = [
  'reference',
  'line_id',
  'sku',
  'quantity',
  'first_name',
  'last_name',
  'company',
  'address_1',
  'address_2',
  'city',
  'state',
  'postcode',
  'country',
  'email',
  'phone',
  'shipping_method',
  'gift_message',
] as const;

/**
 * Orders as a file for a provider without an interface: a row for each line of an order, a column for each print area any of them has. Whatever a text
 * holds, a spreadsheet that opens the file runs nothing.
 */
export const ordersCsv = (orders: readonly OutgoingOrder[]): string => {
  const areas = [...new Set(orders.flatMap(({ lines }) => lines.flatMap(({ print_files }) => print_files.map(({ area }) => area))))];
  const rows = orders.flatMap(({ reference, to, shipping_method, gift_message, lines }) =>
    lines.map(({ line_id, sku, quantity, print_files }) => {
      const known: Readonly<Record<(typeof COLUMNS)[number], string | number | null>> = {
        ...to,
        reference,
        line_id,
        sku,
        quantity,
        shipping_method,
        gift_message,
      };
      const files = new Map(print_files.map(({ area, url }) => [area, url]));
      return [...COLUMNS.map((column) => known[column] ?? ''), ...areas.map((area) => files.get(area) ?? '')];
    }),
  );
  const head = [...COLUMNS, ...areas.map((area) => `print_file ${area}`)];
  return BYTE_ORDER_MARK + [head, ...rows].map(csvLineForProgram).join('');
};
