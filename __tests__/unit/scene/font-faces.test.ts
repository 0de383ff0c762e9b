import { closestFace, shippedFiles } from '../../../src/scene/font-faces';
import { sceneFonts } from '../../../src/scene/fonts';

const face = (family: string, weight: 400 | 700, italic: boolean) =>
  closestFace(family, shippedFiles(family, '/static') ?? [], weight, italic);

test('a family with all four files draws each style from its own', () => {
  const names = ([400, 700] as const).flatMap((weight) => [false, true].map((italic) => face('Lora', weight, italic)));
  expect(new Set(names.map(({ name }) => name)).size).toBe(4);
  expect(names.every(({ bolder, slanted }) => !bolder && !slanted)).toBe(true);
});

test('what a family lacks is made while drawing', () => {
  expect(face('Oswald', 700, true)).toEqual({ name: 'Oswald 700', bolder: false, slanted: true });
  expect(face('Lobster', 700, true)).toEqual({ name: 'Lobster', bolder: true, slanted: true });
  expect(face('Nobody knows me', 700, false)).toEqual({ name: 'Nobody knows me', bolder: false, slanted: false });
});

test('a font whose only file is bold is not thickened further', () => {
  const files = [{ weight: 800, italic: true, name: 'Heavy', source: '/heavy' }];
  expect(closestFace('Heavy', files, 700, true)).toEqual({ name: 'Heavy', bolder: false, slanted: false });
  expect(closestFace('Heavy', files, 400, false)).toEqual({ name: 'Heavy', bolder: false, slanted: false });
});

test('the catalogue has fonts of every kind, each once', () => {
  expect(sceneFonts.length).toBeGreaterThanOrEqual(36);
  expect(new Set(sceneFonts.map(({ category }) => category)).size).toBe(7);
  expect(new Set(sceneFonts.map(({ family }) => family)).size).toBe(sceneFonts.length);
});
