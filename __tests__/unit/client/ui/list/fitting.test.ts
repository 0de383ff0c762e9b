import fc from 'fast-check';
import { neededWidth, widthOfChips, widthOfWords } from '../../../../../src/client/ui/list/columns';
import { leftOut, shownColumns } from '../../../../../src/client/ui/list/fitting';
import { arrange, withHidden, withPlaced, withWidth, type Layout } from '../../../../../src/client/ui/list/layout';

const column = (id: string, width: number, rank?: number) => ({ id, header: id, width, ...(rank !== undefined && { rank }) });
const COLUMNS = [
  column('name', 200),
  column('store', 100, 1),
  column('total', 100),
  column('waited', 100, 3),
  column('items', 100, 2),
  { ...column('tags', 100, 4), hidden: true as const },
];
const fit = (room: number, change: (layout: Layout) => Layout = (layout) => layout) => leftOut(COLUMNS, change(arrange(COLUMNS, [])), room);

test.each([
  [600, []],
  [599, ['waited']],
  [499, ['waited', 'items']],
  [399, ['waited', 'items', 'store']],
  [10, ['waited', 'items', 'store']],
])('in %i pixels the columns that matter least give way, and those without a rank never', (room, out) => {
  expect(fit(room)).toEqual(out);
});

test('what somebody asked for stays, and others give way to it', () => {
  expect(fit(500, (layout) => withWidth(layout, 'waited', 100))).toEqual(['items']);
  expect(fit(600, (layout) => withHidden(layout, 'tags', false))).toEqual(['waited']);
  expect(fit(500, (layout) => withHidden(layout, 'total', true))).toEqual([]);
});

test('whatever room there is and however columns stand, only ranked ones nobody asked for give way, and no more than must', () => {
  const choices = fc.record({ hidden: fc.boolean(), width: fc.option(fc.integer({ min: 56, max: 400 })) });
  const layouts = fc
    .array(choices, { minLength: COLUMNS.length, maxLength: COLUMNS.length })
    .map((all) => COLUMNS.map(({ id }, index) => ({ id, ...all[index]! })));
  fc.assert(
    fc.property(layouts, fc.integer({ min: 0, max: 2000 }), (layout, room) => {
      const out = leftOut(COLUMNS, layout, room);
      const widthOf = (id: string) =>
        layout.find((choice) => choice.id === id)?.width ?? neededWidth(COLUMNS.find((each) => each.id === id)!);
      const shown = layout.filter(({ id, hidden }) => !hidden && !out.includes(id)).reduce((sum, { id }) => sum + widthOf(id), 0);
      for (const id of out) {
        expect(COLUMNS.find((each) => each.id === id)?.rank).toBeDefined();
        expect(layout.find((choice) => choice.id === id)).toMatchObject({ hidden: false, width: null });
      }
      const last = out.at(-1);
      if (last !== undefined) expect(shown + widthOf(last)).toBeGreaterThan(room);
    }),
  );
});

test('a column is as wide as what it holds, or as its head on two lines', () => {
  const head = (header: string) => neededWidth({ header, width: 60, sort: 'at' });
  expect(head('At')).toBe(60);
  expect(head('Letzte Übertragung')).toBeGreaterThan(head('Übertragung') - 1);
  expect(head('Letzte Übertragung')).toBe(head('Übertragung'));
  expect(neededWidth({ header: 'Weitere Aktionen', width: 60, bareHead: true })).toBe(60);
  expect(widthOfWords(['12 business days'])).toBeLessThan(widthOfWords(['workingdays']) + 20);
  expect(widthOfChips(['Partially shipped'])).toBeGreaterThan(widthOfChips(['Shipped']));
});

test('a layout says which columns are shown, in which order, and how wide', () => {
  const columns = COLUMNS.map((each) => ({ ...each, cell: () => null }));
  const layout = withWidth(withHidden(withPlaced(arrange(columns, []), 'items', 'name'), 'total', true), 'waited', 90);
  const { looks, widths, totalWidth } = shownColumns(columns, layout);
  expect(looks.map(({ id }) => id)).toEqual(['items', 'name', 'store', 'waited']);
  expect(widths).toEqual({ waited: 90 });
  expect(totalWidth).toBe(100 + 200 + 100 + 90);
});
