import { taxOf } from '../../../../../src/domain/margin/fees';
import { filledIn, isOwn, noted, ownIn, ownTaxOf } from '../../../../../src/client/shell/margin/own-terms';
import { startOf } from '../../../../../src/client/shell/margin/terms-typed';

const atEtsy = startOf(filledIn({ platform: 'etsy', country: 'DE' }, {}));

test('what is typed in place of an example comes again with its platform, way of paying or country, and with no other', () => {
  expect(isOwn(atEtsy)).toBe(false);
  const typed = { ...atEtsy, platformPercent: '5', taxPercent: '7', taxIncluded: false };
  expect(isOwn(typed)).toBe(true);
  const own = ownIn(JSON.stringify(noted({}, typed)));
  expect(filledIn({ platform: 'etsy', country: 'DE' }, own)).toMatchObject({
    platformPercent: '5',
    listing: '0.20',
    paymentPercent: '3',
    taxPercent: '7',
    taxIncluded: false,
  });
  expect(filledIn({ platform: 'shopify' }, own)).toEqual(filledIn({ platform: 'shopify' }, {}));
  expect(ownTaxOf('DE', own)).toEqual({ percent: 700, included: false });
  expect(ownTaxOf('FR', own)).toEqual(taxOf('FR'));
});

test('nothing is remembered of what is wrong, nor of what is an example again', () => {
  expect(noted({}, { ...atEtsy, platformPercent: 'much' })).toEqual({});
  expect(noted({}, { ...atEtsy, platformPercent: '6.50' })).toEqual({});
  expect(noted(noted({}, { ...atEtsy, platformPercent: '5' }), atEtsy)).toEqual({});
});

test.each([
  null,
  '',
  '[',
  'null',
  '"etsy"',
  '{"platform etsy":{"platformPercent":5}}',
  '{"platform nowhere":{}}',
  '{"platform etsy":null}',
])('what is kept but cannot be read, such as %s, is as if nothing was', (text) => {
  expect(ownIn(text)).toEqual({});
});
