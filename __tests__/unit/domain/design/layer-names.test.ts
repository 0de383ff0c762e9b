import { cloneName } from '../../../../src/domain/design/layer-names';

test('a clone of a clone is one more clone of the original, under a number of its own', () => {
  const names = ['Text #1'];
  for (const name of ['Text #1', 'Clone Text #1', 'Clone Text #1 (2)', 'Text #1']) names.push(cloneName(name, names));
  expect(names).toEqual(['Text #1', 'Clone Text #1', 'Clone Text #1 (2)', 'Clone Text #1 (3)', 'Clone Text #1 (4)']);
});

test('a number that a person gave is no clone’s, and the gap of a removed clone is filled', () => {
  expect(cloneName('Poster (2)', [])).toBe('Clone Poster (2)');
  expect(cloneName('Clone Text #1 (3)', ['Clone Text #1', 'Clone Text #1 (3)'])).toBe('Clone Text #1 (2)');
  expect(cloneName('Clone ', [])).toBe('Clone Clone ');
});
