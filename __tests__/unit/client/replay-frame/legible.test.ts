import { createLegible, HIDDEN, legibleText } from '../../../../src/client/replay-frame/legible';

const mark = '~3fa90c41d27be658';

test('marks become signs that tell equal texts from others, in values, keys and addresses; other texts stay', () => {
  expect(legibleText(`/stores/${mark}?q=a~b`)).toBe('/stores/▒▒▒3fa9?q=a~b');
  const legible = createLegible();
  expect(legible({ [mark]: [mark, 5, null, 'ready'] })).toEqual({ '▒▒▒3fa9': ['▒▒▒3fa9', 5, null, 'ready'] });
  expect('a ▒▒▒3fa9 b ▒▒▒0000'.match(HIDDEN)).toHaveLength(2);
});

test('what was made legible before is the same object', () => {
  const legible = createLegible();
  const rows = [{ name: mark }];
  expect(legible({ rows }).rows).toBe(legible({ rows, other: 1 }).rows);
});
