import { copiedIn, textOfCopied } from '../../../../../src/client/screens/product-types/copied-presets';

test('what was copied in one shop is read in another one', () => {
  const copied = { from: 'shop', ids: ['a', 'b'] };
  expect(copiedIn(textOfCopied(copied))).toEqual(copied);
});

test.each([
  '',
  'a text',
  '{}',
  'null',
  '[1]',
  '{"product_types_copied":{"from":1,"ids":[]}}',
  '{"product_types_copied":{"from":"a","ids":[1]}}',
])('anything else on the clipboard is nothing: %s', (text) => {
  expect(copiedIn(text)).toBeNull();
});
