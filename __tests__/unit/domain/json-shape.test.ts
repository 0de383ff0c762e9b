import fc from 'fast-check';
import { isJsonWithin } from '../../../src/domain/json-shape';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0;

test('a text is within as many levels as it has, and not within fewer', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), fc.constantFrom(undefined, 2), (value, indent) => {
      const text = JSON.stringify(value, null, indent);
      const depth = depthOf(JSON.parse(text));
      expect(isJsonWithin(text, { depth, values: Infinity })).toBe(true);
      if (depth > 0) expect(isJsonWithin(text, { depth: depth - 1, values: Infinity })).toBe(false);
    }),
  );
});

const BOUNDS = { depth: 3, values: 10 };

test.each(['"[[[[[["', '["\\"[[[[", "\\\\", "{{{{"]', '{"[[[[":"]]]]\\\\\\"[[["}', '[[[1]]]', '"\\\\"', '{"a":{"b":["}"]}}'])(
  'brackets in a text nest nothing: %s',
  (text) => {
    expect(isJsonWithin(text, BOUNDS)).toBe(true);
  },
);

test.each([
  '[[[[',
  '[[[[]]]]',
  '{"a":{"a":{"a":{"a":1}}}}',
  '[{"a":[{',
  '["\\\\",[[[',
  '["\\\\\\"",[[[',
  `[${'1,'.repeat(20)}1]`,
  `[${'[],'.repeat(20)}[]]`,
  ' \n[ [\t[ [',
])('what nests deeper or holds more is told before it is parsed, whole or not: %s', (text) => {
  expect(isJsonWithin(text, BOUNDS)).toBe(false);
});
