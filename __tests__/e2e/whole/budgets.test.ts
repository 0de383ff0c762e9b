import { budgets, scriptSizes } from '../support/script-sizes';

/** kB after brotli of the built app, which `npm test` builds first. */
const sizes = scriptSizes();

test('the first paint loads no more than its budget', () => {
  expect(sizes.initial).toBeLessThanOrEqual(budgets.initial);
});

test.each(Object.entries(sizes.screens))('%s with everything around it stays within the budget of a list', (_screen, size) => {
  expect(size).toBeLessThanOrEqual(budgets.list);
});

test('the editor adds no more than its budget to what a list has loaded', () => {
  expect(sizes.editor).toBeLessThanOrEqual(budgets.editor);
});

test('a report without its charts stays within its budget', () => {
  expect(sizes.reports).toBeLessThanOrEqual(budgets.reports);
});

test('what a post is written with adds no more than its budget to the screen around it', () => {
  expect(sizes.richText).toBeLessThanOrEqual(budgets.richText);
});

test('charts add no more than their budget to what a list has loaded', () => {
  expect(sizes.charts).toBeLessThanOrEqual(budgets.charts);
});
