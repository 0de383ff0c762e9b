import { cellText, columnOf, columnsOf, editableCells, withEdits } from '../../../../src/domain/variant-grid/cells';
import { setInBulk } from '../../../../src/domain/variant-grid/bulk-setting';
import { faultsOf } from '../../../../src/domain/variant-grid/faults';
import { packRows, unpackRows } from '../../../../src/domain/variant-grid/packed';
import { edited, marginOfRow, textOf, type GridRow } from '../../../../src/domain/variant-grid/row';

const FREE = (): number => 0;

const row = (n: number, change: Partial<GridRow> = {}): GridRow => ({
  selected: true,
  sku: `SKU-${n}`,
  barcode: '',
  base_price: '10.00',
  fix_profit: '1',
  fixed_profit: '0.00',
  sale_price: '20.00',
  name_value: [{ name: 'Size', type: 'Size', value: String(n) }],
  ...change,
});
const THOUSAND = Array.from({ length: 1000 }, (_row, n) => row(n));

test('a variant of a listing has a price of its own, whatever the rule would give', () => {
  expect(edited(row(1), 'price', '24.5', 0)).toMatchObject({ sale_price: '24.50', fixed_profit: '0.00' });
  expect(textOf(row(1), 'price', 0)).toBe('20.00');
  expect(marginOfRow(row(1), 0)).toBe(0.5);
});

test.each([
  ['1', true],
  ['x', true],
  ['yes', true],
  ['', false],
  ['0', false],
  ['No', false],
  ['nein', false],
])('pasted as offered, %j is %s', (text, selected) => expect(edited(row(1), 'selected', text, 0).selected).toBe(selected));

test('what is offered needs a price above 0, what is not may go without', () => {
  const codes = (change: Partial<GridRow>) => faultsOf([row(1, change)], FREE).map(({ field, code }) => [field, code]);
  expect(codes({ sale_price: '' })).toEqual([['price', 'noPrice']]);
  expect(codes({ sale_price: '0' })).toEqual([['price', 'noPrice']]);
  expect(codes({ sale_price: 'dear' })).toEqual([['price', 'notNumber']]);
  expect(codes({ sale_price: '2000000' })).toEqual([['price', 'tooMuch']]);
  expect(codes({ sale_price: '', selected: false })).toEqual([]);
  expect(codes({ sale_price: '-1', selected: false })).toEqual([['price', 'belowZero']]);
});

test('its base price and picture are shown, and nothing is typed there', () => {
  const columns = columnsOf(['Size'], 'listing');
  const cells = editableCells({ shown: [0], columns }, { top: 0, bottom: 0, start: 0, end: columns.length - 1 });
  expect(cells.map(({ field }) => field)).toEqual(['selected', 'sku', 'barcode', 'price']);
  const image = { _id: 'f', url: '/files/f.png', type: 'image' };
  const picture = columns.find(({ kind }) => kind === 'picture')!;
  expect([cellText(row(1, { image }), picture, 0), cellText(row(1), picture, 0)]).toEqual(['/files/f.png', '']);
});

test('raising what is chosen raises prices and leaves words', () => {
  const columns = columnsOf(['Size'], 'listing');
  const view = { rows: [row(1, { barcode: '123' })], shown: [0], columns, additionOf: FREE };
  const edits = setInBulk(view, { top: 0, bottom: 0, start: 0, end: columns.length - 1 }, { by: 'percent', percent: 10 });
  expect(edits).toEqual([{ row: 0, field: 'price', text: '22' }]);
  expect(columnOf(columns, 'base_price')).toBe(-1);
});

test('one edit of a thousand variants looks at one, and packs one', () => {
  const additionOf = jest.fn(FREE);
  expect(faultsOf(THOUSAND, additionOf)).toEqual([]);
  expect(additionOf).toHaveBeenCalledTimes(1000);
  const write = jest.spyOn(JSON, 'stringify');
  const packed = packRows(THOUSAND);
  expect(write).toHaveBeenCalledTimes(1000);
  const next = withEdits(unpackRows(packed), [{ row: 500, field: 'price', text: 'dear' }], FREE);
  expect(packRows(next)).not.toBe(packed);
  expect(write).toHaveBeenCalledTimes(1001);
  write.mockRestore();
  additionOf.mockClear();
  expect(faultsOf(next, additionOf)).toEqual([{ row: 500, field: 'price', code: 'notNumber' }]);
  expect(additionOf).toHaveBeenCalledTimes(1);
});

test('packed rows are the very same rows, and rows like them when they came from elsewhere', () => {
  const packed = packRows(THOUSAND);
  expect(unpackRows(packed)).toBe(unpackRows(packed));
  expect(unpackRows(packed)[7]).toBe(THOUSAND[7]);
  const elsewhere = JSON.stringify([row(-1), row(-2)]);
  expect(unpackRows(elsewhere)).toEqual([row(-1), row(-2)]);
  expect(packRows(unpackRows(elsewhere))).toBe(elsewhere);
});
