import fc from 'fast-check';
import { arrange, withHidden, withPlaced, withWidth, type Layout } from '../../../../../src/client/ui/list/layout';

const columns = [
  { id: 'image', fixed: true as const },
  { id: 'name' },
  { id: 'sku', hidden: true as const },
  { id: 'price' },
  { id: 'actions', fixed: true as const },
];
const ids = (layout: Layout) => layout.map(({ id }) => id);
const choice = (id: string, hidden = false, width: number | null = null) => ({ id, hidden, width });

test('without a layout the columns stand as they are written', () => {
  expect(arrange(columns, [])).toEqual([choice('image'), choice('name'), choice('sku', true), choice('price'), choice('actions')]);
});

test('order, widths and hidden columns are as somebody chose; fixed ones stay', () => {
  const layout = [choice('price', false, 200), choice('actions', true), choice('name', true), choice('image', true), choice('sku')];
  expect(arrange(columns, layout)).toEqual([
    choice('image'),
    choice('price', false, 200),
    choice('name', true),
    choice('sku'),
    choice('actions'),
  ]);
});

test('a column that is new stands behind the one it was written after; one that is gone is forgotten', () => {
  expect(ids(arrange(columns, [choice('price'), choice('colour'), choice('name')]))).toEqual(['image', 'price', 'name', 'sku', 'actions']);
});

test('whatever was stored, each column is there once and the fixed ones are in their places', () => {
  const stored = fc.array(
    fc.record({
      id: fc.oneof(fc.constantFrom('image', 'name', 'sku', 'price', 'actions'), fc.string()),
      hidden: fc.boolean(),
      width: fc.option(fc.integer()),
    }),
  );
  fc.assert(
    fc.property(stored, (layout) => {
      const arranged = arrange(columns, layout);
      expect([...ids(arranged)].sort()).toEqual(['actions', 'image', 'name', 'price', 'sku']);
      expect(ids(arranged)[0]).toBe('image');
      expect(ids(arranged).at(-1)).toBe('actions');
      for (const { width } of arranged) expect(width === null || (width >= 56 && width <= 800)).toBe(true);
      expect(arrange(columns, arranged)).toEqual(arranged);
    }),
  );
});

test('a column is hidden and widened', () => {
  const start = arrange(columns, []);
  expect(withHidden(start, 'name', true)[1]).toEqual(choice('name', true));
  expect(withWidth(start, 'name', 5_000)[1]).toEqual(choice('name', false, 800));
});

test('a column takes the place of another; where it stood nothing is left behind, and fixed ones stay', () => {
  const start = arrange(columns, []);
  expect(ids(withPlaced(start, 'price', 'name'))).toEqual(['image', 'price', 'name', 'sku', 'actions']);
  expect(ids(withPlaced(start, 'name', 'price'))).toEqual(['image', 'sku', 'price', 'name', 'actions']);
  expect(ids(arrange(columns, withPlaced(start, 'price', 'image')))).toEqual(['image', 'price', 'name', 'sku', 'actions']);
  expect(withPlaced(start, 'nobody', 'price')).toBe(start);
  expect(withPlaced(start, 'price', 'nobody')).toBe(start);
  expect(withPlaced(start, 'name', 'name')).toBe(start);
});
