import { SAVE_STEPS } from '../../../../src/client/editor/save/actions';
import { EDITOR_PANELS, EDITOR_STEPS } from '../../../../src/client/editor/ui';
import english from '../../../../i18n/en/editor.json';

test('the steps are Design, Details & Pricing, Publish', () => {
  expect(EDITOR_STEPS).toEqual(['design', 'details', 'publish']);
  expect(EDITOR_STEPS.map((step) => english.steps[step])).toEqual(['Design', 'Details & Pricing', 'Publish']);
});

test('a save generates the mockup images, saves the mockup, saves the product, and is done', () => {
  expect(SAVE_STEPS).toEqual(['images', 'mockup', 'product', 'done']);
  expect(SAVE_STEPS.map((step) => english.publish.step[step])).toEqual(['Generate mockup images', 'Save mockup', 'Save product', 'Done']);
});

test('document, product, text and side have a panel; layers stand beside the stage', () => {
  expect(EDITOR_PANELS).toEqual(expect.arrayContaining(['document', 'product', 'text', 'side']));
  expect(english.layers.title).toBe('Layers');
});

test('a save that failed without a sentence of the server’s says the specification’s', () => {
  expect(english.publish.failure.unknown).toBe('Oops! mockup file uploaded failure');
});
