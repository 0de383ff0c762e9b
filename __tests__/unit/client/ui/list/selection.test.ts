import fc from 'fast-check';
import {
  countSelected,
  isSelected,
  NOTHING_SELECTED,
  pageSelection,
  rangeOf,
  selectIds,
  selectMatching,
  setSelected,
} from '../../../../../src/client/ui/list/selection';

const page = ['a', 'b', 'c', 'd'];

test('rows are chosen one by one and by page, and kept on other pages', () => {
  const other = setSelected(NOTHING_SELECTED, ['z'], true, ['z']);
  const some = setSelected(other, ['b'], true, page);
  expect(pageSelection(some, page)).toBe('some');
  const all = setSelected(some, page, true, page);
  expect(pageSelection(all, page)).toBe('all');
  expect(countSelected(all, 100)).toBe(5);
  const none = setSelected(all, page, false, page);
  expect(pageSelection(none, page)).toBe('none');
  expect(isSelected(none, 'z')).toBe(true);
});

test('all that match are chosen on every page; taking one out leaves those of this page', () => {
  const all = selectMatching(selectIds(page));
  expect(countSelected(all, 1_234)).toBe(1_234);
  expect(isSelected(all, 'anything')).toBe(true);
  const fewer = setSelected(all, ['b'], false, page);
  expect(countSelected(fewer, 1_234)).toBe(3);
  expect(isSelected(fewer, 'anything')).toBe(false);
});

test('Shift chooses from the last one to this one, upwards too', () => {
  expect(rangeOf(page, 'b', 'd')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(page, 'd', 'b')).toEqual(['b', 'c', 'd']);
  expect(rangeOf(page, 'gone', 'c')).toEqual(['c']);
  expect(rangeOf(page, null, 'c')).toEqual(['c']);
  expect(rangeOf(page, 'a', 'gone')).toEqual([]);
});

test('what was done last to a row holds, and others stay as they were', () => {
  const steps = fc.array(fc.tuple(fc.subarray(page), fc.boolean()));
  fc.assert(
    fc.property(steps, (done) => {
      let selection = NOTHING_SELECTED;
      const expected = new Set<string>();
      for (const [ids, on] of done) {
        selection = setSelected(selection, ids, on, page);
        for (const id of ids)
          if (on) expected.add(id);
          else expected.delete(id);
      }
      expect(page.filter((id) => isSelected(selection, id))).toEqual(page.filter((id) => expected.has(id)));
    }),
  );
});
