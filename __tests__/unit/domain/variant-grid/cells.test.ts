import fc from 'fast-check';
import { columnsOf, filledDown, cleared, withEdits, type CellEdit, type GridView } from '../../../../src/domain/variant-grid/cells';
import { setInBulk } from '../../../../src/domain/variant-grid/bulk-setting';
import { faultsOf } from '../../../../src/domain/variant-grid/faults';
import { everything, moved, rangeAt, type GridMove } from '../../../../src/domain/variant-grid/range';
import { GRID_FIELDS, marginOfRow, priceOfRow, textOf, type GridRow } from '../../../../src/domain/variant-grid/row';
import { copied, spread, tableOf } from '../../../../src/domain/variant-grid/table-text';
import { fixedProfitFor, presetPrice } from '../../../../src/domain/product-presets/price';

const COLOURS = ['Black', 'White'];
const SIZES = ['S', 'M', 'L'];
const FREE = (): number => 0;

const rowsOf = (): readonly GridRow[] =>
  COLOURS.flatMap((colour) =>
    SIZES.map((size) => ({
      sku: `TEE-${colour}-${size}`,
      base_price: '7.50',
      fix_profit: '1',
      fixed_profit: '10.00',
      name_value: [
        { name: 'Color', type: 'Color', value: colour },
        { name: 'Size', type: 'Size', value: size },
      ],
    })),
  );

const viewOf = (rows = rowsOf(), additionOf: GridView['additionOf'] = FREE): GridView => ({
  rows,
  shown: rows.map((_row, at) => at),
  columns: columnsOf(['Color', 'Size']),
  additionOf,
});

const BASE = 3;
const FIXED = 5;
const PRICE = 6;
const same = (text: string): string => text;
const box = (top: number, bottom: number, start: number, end: number) => ({ top, bottom, start, end });
const putIn = (view: GridView, edits: readonly CellEdit[]) => withEdits(view.rows, edits, view.additionOf);

test('a price is base price by factor, profit and additions, to the cent and without the drift of binary fractions', () => {
  expect(presetPrice({ base_price: 8.35, fix_profit: 1.7, fixed_profit: 1 }, 0.5)).toBe(15.7);
  expect(presetPrice({ base_price: 10 }, 0)).toBe(10);
});

test('the profit a price takes gives that price back, whatever it costs', () => {
  const cents = fc.integer({ min: 0, max: 5_000_000 }).map((each) => each / 100);
  fc.assert(
    fc.property(cents, cents, fc.integer({ min: 0, max: 100_000 }), cents, (price, base_price, factor, addition) => {
      const variant = { base_price, fix_profit: factor / 10_000 };
      expect(presetPrice({ ...variant, fixed_profit: fixedProfitFor(price, variant, addition) }, addition)).toBe(price);
    }),
  );
});

test('a price that is typed becomes the profit it takes; one that is no number stays in sight as wrong', () => {
  const view = viewOf(rowsOf(), () => 2);
  const [first, second] = putIn(view, [
    { row: 0, field: 'price', text: '25' },
    { row: 1, field: 'price', text: 'dear' },
  ]);
  expect(first).toMatchObject({ base_price: '7.50', fixed_profit: '15.50' });
  expect(first && priceOfRow(first, 2)).toBe(25);
  expect(first && marginOfRow(first, 2)).toBe(0.7);
  expect(second && textOf(second, 'price', 2)).toBe('dear');
  expect(faultsOf(second ? [second] : [], () => 2)).toEqual([{ row: 0, field: 'price', code: 'notNumber' }]);
});

test('everything wrong is told at its cell', () => {
  const [row] = rowsOf();
  if (!row) throw new Error('no row');
  const rows: GridRow[] = [
    { ...row, base_price: '' },
    { ...row, sku: 'own', base_price: '-1' },
    { ...row, sku: 'x'.repeat(65), fix_profit: 'a lot' },
    { ...row, fixed_profit: '-30' },
    { ...row, sku: '', base_price: '1000001' },
  ];
  expect(faultsOf(rows, FREE)).toEqual([
    { row: 0, field: 'sku', code: 'skuTwice' },
    { row: 0, field: 'base_price', code: 'missing' },
    { row: 1, field: 'base_price', code: 'belowZero' },
    { row: 2, field: 'sku', code: 'skuLong' },
    { row: 2, field: 'fix_profit', code: 'notNumber' },
    { row: 3, field: 'sku', code: 'skuTwice' },
    { row: 3, field: 'price', code: 'belowZero' },
    { row: 4, field: 'base_price', code: 'tooMuch' },
    { row: 4, field: 'price', code: 'tooMuch' },
  ]);
});

const edits = fc.array(
  fc.record({
    row: fc.nat(5),
    field: fc.constantFrom(...GRID_FIELDS),
    text: fc.oneof(fc.constantFrom('', '12', '0.5', '-3', 'abc', '1e5', '19.999', '100000'), fc.float({ noNaN: true }).map(String)),
  }),
);

test('whatever is typed, pasted, filled or set, prices follow the rule, profits follow prices, and variants stay what they are', () => {
  const boxes = fc
    .tuple(fc.nat(5), fc.nat(5), fc.nat(7), fc.nat(7))
    .map(([a, b, c, d]) => box(Math.min(a, b), Math.max(a, b), Math.min(c, d), Math.max(c, d)));
  const deed = fc.oneof(
    edits.map((put) => () => put),
    boxes.map((at) => (view: GridView) => filledDown(view, at)),
    boxes.map((at) => (view: GridView) => cleared(view, at)),
    fc
      .tuple(
        boxes,
        fc.array(fc.array(fc.constantFrom('7', '', 'x', '12.345'), { minLength: 1, maxLength: 9 }), { minLength: 1, maxLength: 9 }),
      )
      .map(
        ([at, table]) =>
          (view: GridView) =>
            spread(view, at, table, same).edits,
      ),
    fc.tuple(boxes, fc.double({ min: -200, max: 200, noNaN: true })).map(
      ([at, percent]) =>
        (view: GridView) =>
          setInBulk(view, at, { by: 'percent', percent }),
    ),
    boxes.map((at) => (view: GridView) => setInBulk(view, at, { by: 'ending', ending: '99' })),
  );
  const additionOf = ({ name_value: [, size] }: GridRow): number => (size?.value === 'L' ? 1.25 : 0);
  fc.assert(
    fc.property(fc.array(deed, { maxLength: 8 }), (deeds) => {
      const rows = deeds.reduce((before, each) => withEdits(before, each(viewOf(before, additionOf)), additionOf), rowsOf());
      expect(rows.map(({ name_value }) => name_value)).toEqual(rowsOf().map(({ name_value }) => name_value));
      const wrong = new Set(faultsOf(rows, additionOf).map(({ row }) => row));
      for (const [at, row] of rows.entries()) {
        if (wrong.has(at)) continue;
        const price = priceOfRow(row, additionOf(row)) ?? NaN;
        const marked = presetPrice(
          { base_price: Number(row.base_price), fix_profit: row.fix_profit === '' ? 1 : Number(row.fix_profit) },
          0,
        );
        expect(price - marked - Number(row.fixed_profit) - additionOf(row)).toBeCloseTo(0, 3);
        expect(row).not.toHaveProperty('price');
      }
    }),
  );
});

test('moves stay in the grid; with Shift the selection grows from where it began', () => {
  const size = { rows: 6, columns: 8, page: 4 };
  const walk = (moves: readonly (readonly [GridMove, boolean])[]) =>
    moves.reduce((range, [move, extend]) => moved(range, move, extend, size), rangeAt({ row: 0, column: 0 }));
  expect(
    walk([
      ['up', false],
      ['back', false],
    ]),
  ).toEqual(rangeAt({ row: 0, column: 0 }));
  expect(
    walk([
      ['last', false],
      ['on', false],
      ['down', false],
    ]),
  ).toEqual(rangeAt({ row: 5, column: 7 }));
  expect(
    walk([
      ['on', false],
      ['pageDown', true],
      ['lineEnd', true],
    ]),
  ).toEqual({ anchor: { row: 0, column: 1 }, focus: { row: 4, column: 7 } });
  expect(everything(size)).toEqual({ anchor: { row: 0, column: 0 }, focus: { row: 5, column: 7 } });
});

test('a piece of a spreadsheet goes in from the first cell on, and says what had no place', () => {
  const view = viewOf();
  const put = spread(
    view,
    box(4, 4, BASE, BASE),
    [
      ['8', '2'],
      ['9', '3'],
      ['10', '4'],
    ],
    same,
  );
  expect(put.over).toEqual({ lines: 1, columns: 0 });
  expect(put.box).toEqual(box(4, 5, BASE, BASE + 1));
  expect(putIn(view, put.edits).slice(4)).toMatchObject([
    { base_price: '8.00', fix_profit: '2' },
    { base_price: '9.00', fix_profit: '3' },
  ]);
  // Options and margins follow from elsewhere.
  expect(spread(view, box(0, 0, 0, 0), [['Red', 'XL', 'NEW']], same).edits).toEqual([{ row: 0, field: 'sku', text: 'NEW' }]);
});

test('one cell fills what is selected, and a line repeats in a selection that holds it several times', () => {
  const view = viewOf();
  expect(putIn(view, spread(view, box(0, 5, FIXED, FIXED), [['3']], same).edits).map(({ fixed_profit }) => fixed_profit)).toEqual(
    Array(6).fill('3.00'),
  );
  expect(putIn(view, spread(view, box(0, 3, BASE, BASE), [['1'], ['2']], same).edits).map(({ base_price }) => base_price)).toEqual([
    '1.00',
    '2.00',
    '1.00',
    '2.00',
    '7.50',
    '7.50',
  ]);
});

test('rows that a filter hides are neither pasted over nor filled', () => {
  const view = { ...viewOf(), shown: [1, 3, 5] };
  expect(spread(view, box(0, 2, BASE, BASE), [['1']], same).edits.map(({ row }) => row)).toEqual([1, 3, 5]);
  expect(filledDown(view, box(0, 2, BASE, BASE)).map(({ row }) => row)).toEqual([3, 5]);
});

test('a table is read as spreadsheets write it: quotes hold tabs, line ends and quotes; a lone quote is a letter', () => {
  expect(tableOf('a\t"b\tc\nd ""e"""\r\n1,234.50\t2\r\n')).toEqual([
    ['a', 'b\tc\nd "e"'],
    ['1,234.50', '2'],
  ]);
  expect(tableOf('"open\tb')).toEqual([['"open', 'b']]);
  expect(tableOf('="0012"')).toEqual([['0012']]);
});

test('what is copied comes back the same', () => {
  const sku = fc.string({ maxLength: 12 }).map((text) =>
    text
      .replace(/\s+/gu, ' ')
      .replace(/^[=+\-@'\s]+/u, '')
      .trim(),
  );
  fc.assert(
    fc.property(fc.array(sku, { minLength: 6, maxLength: 6 }), (skus) => {
      const rows = rowsOf().map((row, at) => ({ ...row, sku: skus[at] ?? '' }));
      const all = box(0, 5, 2, PRICE);
      const table = tableOf(copied(viewOf(rows), all, same));
      expect(putIn(viewOf(), spread(viewOf(), all, table, same).edits)).toEqual(rows);
    }),
  );
});

test('many are set at once: to a value, by an amount, by a share, up to an ending', () => {
  const view = viewOf();
  const prices = (setting: Parameters<typeof setInBulk>[2]) =>
    putIn(view, setInBulk(view, box(0, 1, PRICE, PRICE), setting)).map((row) => priceOfRow(row, 0));
  expect(prices({ by: 'set', text: '12' }).slice(0, 3)).toEqual([12, 12, 17.5]);
  expect(prices({ by: 'amount', amount: -2.5 }).slice(0, 3)).toEqual([15, 15, 17.5]);
  expect(prices({ by: 'percent', percent: 10 }).slice(0, 3)).toEqual([19.25, 19.25, 17.5]);
  expect(prices({ by: 'ending', ending: '99' }).slice(0, 3)).toEqual([17.99, 17.99, 17.5]);
  expect(setInBulk(view, box(0, 5, 2, 2), { by: 'percent', percent: 10 })).toEqual([]);
});

test('an edit of one row leaves the other rows as they are', () => {
  const rows = rowsOf();
  const next = withEdits(rows, [{ row: 2, field: 'sku', text: ' new  one ' }], FREE);
  expect(next.map((row, at) => row === rows[at])).toEqual([true, true, false, true, true, true]);
  expect(next[2]?.sku).toBe('new one');
});
