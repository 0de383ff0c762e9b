import fc from 'fast-check';
import { listKey } from '../../../src/client/kernel/calls';

const arbitraryVariables = fc.dictionary(
  fc.constantFrom('search', 'status', 'store', 'tags', 'in_store'),
  fc.oneof(fc.string(), fc.boolean(), fc.constant(null), fc.array(fc.string())),
);

test('equal queries are one list, whatever the order of their variables', () => {
  fc.assert(
    fc.property(arbitraryVariables, fc.integer({ min: 1, max: 9 }), (variables, page) => {
      const reversed = Object.fromEntries(Object.entries(variables).reverse());
      expect(listKey({ page, variables })).toBe(listKey({ variables: reversed, page }));
    }),
  );
});

test.each([
  ['page 1 of 20 is what no word means', { page: 1, perpage: 20 }, {}],
  ['an empty search is no search', { variables: { search: '' } }, {}],
  ['undefined and null do not count', { variables: { search: undefined, store: null } }, { variables: {} }],
])('%s', (_name, left, right) => {
  expect(listKey(left)).toBe(listKey(right));
});

test.each([
  ['another page', { page: 2 }, { page: 1 }],
  ['another page size', { perpage: 50 }, { perpage: 20 }],
  ['another search', { variables: { search: 'a' } }, { variables: { search: 'b' } }],
  ['false is a value', { variables: { in_store: false } }, {}],
  ['a value under another name', { variables: { store: 'a' } }, { variables: { search: 'a' } }],
])('%s is another list', (_name, left, right) => {
  expect(listKey(left)).not.toBe(listKey(right));
});
