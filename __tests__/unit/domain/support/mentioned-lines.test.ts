import { mentionedLines } from '../../../../src/domain/support/mentioned-lines';

const tee = { name: 'Fox tee, black, L', sku: 'TEE-FOX-L' };
const mug = { name: 'Fox mug 11 oz', sku: 'MUG-11' };
const poster = { name: 'Café poster', sku: 'PST' };

test.each([
  ['The mug came broken', [mug]],
  ['MUG-11 arrived in pieces, the poster is fine', [mug, poster]],
  ['The fox is upside down', []],
  ['El póster del cafe', [poster]],
  ['Where is my order?', []],
])('%s', (text, lines) => {
  expect(mentionedLines([tee, mug, poster], text)).toEqual(lines);
});

test('an order of one line is about that line, whatever is said', () => {
  expect(mentionedLines([tee], 'Hello')).toEqual([tee]);
});
