import fc from 'fast-check';
import { readCsv, shownText } from '../../../../src/domain/spreadsheets/read-csv';
import { ordersCsv } from '../../../../src/server/connectors/providers/orders-csv';
import type { OutgoingOrder } from '../../../../src/server/connectors/providers/provider';

const order = (changes: Partial<OutgoingOrder> = {}): OutgoingOrder => ({
  reference: 'FO-1',
  to: {
    first_name: 'Ada',
    last_name: 'Byron',
    company: null,
    address_1: '1 Main St, Flat 2',
    address_2: null,
    city: 'Boston',
    state: 'MA',
    postcode: '02134',
    country: 'US',
    email: 'ada@example.com',
    phone: '+1 512 555 0100',
  },
  shipping_method: null,
  lines: [
    { line_id: 'l1', sku: 'TEE-M', quantity: 2, print_files: [{ area: 'front', url: 'https://files.example/a.png' }] },
    { line_id: 'l2', sku: 'MUG', quantity: 1, print_files: [{ area: 'wrap', url: 'https://files.example/b.png' }] },
  ],
  gift_message: 'For you,\n"with love"',
  ...changes,
});

/** The rows as a provider's program reads them, by column. */
const rowsOf = (file: string): Record<string, string>[] => {
  const read = readCsv(file);
  if (!read.ok) throw new Error(JSON.stringify(read.fault));
  const [head, ...rows] = read.value;
  return rows.map(({ cells }) => {
    expect(cells).toHaveLength(head!.cells.length);
    return Object.fromEntries(cells.map((cell, index) => [head!.cells[index], cell]));
  });
};

test('a row for each line of an order, with everything that is wanted to make and send it', () => {
  const file = ordersCsv([order()]);
  expect(file.startsWith('\uFEFFreference,line_id,sku,quantity,first_name,')).toBe(true);
  expect(rowsOf(file)).toEqual([
    {
      reference: 'FO-1',
      line_id: 'l1',
      sku: 'TEE-M',
      quantity: '2',
      first_name: 'Ada',
      last_name: 'Byron',
      company: '',
      address_1: '1 Main St, Flat 2',
      address_2: '',
      city: 'Boston',
      state: 'MA',
      postcode: '02134',
      country: 'US',
      email: 'ada@example.com',
      phone: '+1 512 555 0100',
      shipping_method: '',
      gift_message: 'For you,\n"with love"',
      'print_file front': 'https://files.example/a.png',
      'print_file wrap': '',
    },
    expect.objectContaining({ line_id: 'l2', 'print_file front': '', 'print_file wrap': 'https://files.example/b.png' }),
  ]);
});

test.each(['=HYPERLINK("http://evil")', '@SUM(A1)', '-2+3+cmd|x', '+1+cmd|x', '\t=1', '\r=1', '\n=1', ' =1', '＝1+1', '＠SUM(A1)'])(
  '%j is run by no spreadsheet',
  (text) => {
    const [row] = rowsOf(ordersCsv([order({ gift_message: text, to: { ...order().to, phone: text } })]));
    expect([row?.gift_message, row?.phone]).toEqual([`'${text}`, `'${text}`]);
  },
);

test('no order: the names of the columns alone', () => {
  expect(rowsOf(ordersCsv([]))).toEqual([]);
});

test('whatever an order holds is read back, and nothing begins as a formula that does something', () => {
  const text = fc.string({ unit: 'binary', maxLength: 20 });
  fc.assert(
    fc.property(text, text, text, text, (reference, sku, city, gift_message) => {
      const [row] = rowsOf(
        ordersCsv([order({ reference, gift_message, to: { ...order().to, city }, lines: [{ ...order().lines[0]!, sku }] })]),
      );
      for (const [cell, held] of [
        [row?.reference, reference],
        [row?.sku, sku],
        [row?.city, city],
        [row?.gift_message, gift_message],
      ]) {
        expect([held, `'${held}`]).toContain(cell);
        expect(cell).not.toMatch(/^(?:[\t\r\n]|\s*[=\-@＝－＠]|\s*[+＋].*[^\d ().-])/s);
      }
      expect(shownText(row?.postcode ?? '')).toBe('02134');
    }),
  );
});
