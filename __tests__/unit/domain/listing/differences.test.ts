import fc from 'fast-check';
import { differencesOf, type OursAtShop, type TheirsAtShop } from '../../../../src/domain/listing/differences';
import { externalStateOf, type ExternalFacts } from '../../../../src/domain/listing/external-state';
import { importedListing, type ImportedProduct } from '../../../../src/domain/listing/import';
import { htmlFromText } from '../../../../src/domain/listing/plain-html';
import { UNCONVERTED } from '../../../../src/domain/listing/store-price';
import { ownDescription } from '../../../../src/domain/listing/take-over';
import { textChanges } from '../../../../src/domain/listing/text-changes';
import { pairVariants } from '../../../../src/domain/listing/variant-pairs';

const word = fc.stringMatching(/^[A-Za-z][a-z]{1,8}$/u);
const sentence = fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' '));
const cents = fc.integer({ min: 1, max: 99_999 }).map((amount) => amount / 100);

const ours: fc.Arbitrary<OursAtShop> = fc.record({
  sku: word,
  name: sentence,
  currency: fc.constant('USD'),
  description: sentence.map(htmlFromText),
  images: fc.uniqueArray(word, { maxLength: 4 }).map((keys) => keys.map((key) => ({ key }))),
  variants: fc
    .uniqueArray(fc.tuple(word, word, cents), { minLength: 1, maxLength: 5, selector: ([size]) => size.toLowerCase() })
    .map((rows) =>
      rows.map(([size, , price], at) => ({ sku: `V${at}`, price, options: [{ name: 'Size', value: size }], barcode: null, image: null })),
    ),
  tags: fc.uniqueArray(word, { maxLength: 5 }),
  category: fc.option(word),
  quantity: fc.integer({ min: 1, max: 999 }),
});

/** The product as a shop shows it that was told all of it. */
const shown = ({ sku, name, description, images, variants, tags, category, quantity }: OursAtShop): TheirsAtShop => ({
  ...{ sku, name, description, images, tags, category },
  variants: variants.map(({ sku: own, price, options }) => ({ sku: own, price, options, quantity, barcode: null })),
});

test('what a shop shows as it was told differs in nothing, whatever it adds, sells or writes in its own way', () => {
  fc.assert(
    fc.property(ours, word, fc.integer({ min: 1, max: 5 }), (mine, extra, sold) => {
      const its = shown(mine);
      expect(differencesOf(mine, its)).toEqual([]);
      const lived: TheirsAtShop = {
        ...its,
        description: `<div>${its.description ?? ''}</div>\n`,
        tags: [...(its.tags ?? []).map((tag) => tag.toUpperCase()), extra],
        variants: its.variants
          .map((variant) => ({
            ...variant,
            quantity: Math.max(1, (variant.quantity ?? 1) - sold),
            options: variant.options.map(({ value }) => ({ name: 'Größe', value })),
          }))
          .toReversed(),
      };
      expect(differencesOf(mine, lived)).toEqual([]);
    }),
  );
});

test('what a platform does not tell is no difference', () => {
  fc.assert(
    fc.property(ours, (mine) => {
      const silent: TheirsAtShop = {
        ...shown(mine),
        description: null,
        tags: null,
        category: null,
        variants: shown(mine).variants.map((variant) => ({ ...variant, price: null, quantity: null })),
      };
      expect(differencesOf(mine, silent)).toEqual([]);
    }),
  );
});

test('a variant somebody added at the shop without a SKU is told by what a buyer chooses', () => {
  const mine = { ...fc.sample(ours, { numRuns: 1, seed: 1 })[0]!, variants: [] };
  const options = ['Black', '4XL'].map((value) => ({ name: 'Choice', value }));
  const its = { ...shown(mine), variants: [{ sku: '', price: 1, quantity: 1, options, barcode: null }] };
  expect(differencesOf(mine, its)).toEqual([
    { field: 'variants', ours: '', theirs: 'Black / 4XL', rows: [{ label: 'Black / 4XL', ours: '', theirs: 'Black / 4XL' }] },
  ]);
});

test('each change at a shop is told in its own field, and in no other', () => {
  const changes: Readonly<Record<string, (its: TheirsAtShop) => TheirsAtShop>> = {
    name: (its) => ({ ...its, name: `${its.name} no longer` }),
    description: (its) => ({ ...its, description: `${its.description ?? ''}<p>And more.</p>` }),
    price: (its) => ({ ...its, variants: its.variants.map((each) => ({ ...each, price: (each.price ?? 0) + 1 })) }),
    sku: (its) => ({ ...its, sku: `${its.sku}-other` }),
    variants: (its) => ({
      ...its,
      variants: [...its.variants, { sku: 'NEW', price: 1, quantity: 1, options: [{ name: 'Size', value: '4XL!' }], barcode: null }],
    }),
    pictures: (its) => ({ ...its, images: [...its.images, 'one more'] }),
    quantity: (its) => ({ ...its, variants: its.variants.map((each) => ({ ...each, quantity: 0 })) }),
    category: (its) => ({ ...its, category: 'elsewhere!' }),
    tags: (its) => ({ ...its, tags: [] }),
  };
  fc.assert(
    fc.property(ours, fc.constantFrom(...Object.keys(changes)), (mine, field) => {
      fc.pre(field !== 'category' || mine.category !== null);
      fc.pre(field !== 'tags' || mine.tags.length > 0);
      const found = differencesOf(mine, changes[field]!(shown(mine)));
      // One form alone has no others beside it to be matched by name.
      expect(found.map((each) => each.field)).toEqual([field]);
    }),
  );
});

test('what a platform has no room for is no difference', () => {
  const long: OursAtShop = {
    ...{ sku: 'A', name: 'A long name of a tee that ends here', description: '<p>Soft.</p>', currency: 'USD', category: null },
    quantity: 1,
    images: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
    variants: [{ sku: 'A', price: 1, options: [], barcode: null, image: null }],
    tags: ['one', 'two', 'much too long'],
  };
  const cut = { ...shown(long), name: 'A long name of a…', images: ['a', 'b'], tags: ['one', 'two'] };
  expect(differencesOf(long, cut, { name: 17, images: 2, tags: 5, tag: 6 })).toEqual([]);
  expect(differencesOf(long, cut).map(({ field }) => field)).toEqual(['name', 'pictures', 'tags']);
});

test.each([
  ['KWD', 12.345, 12.346, { ours: '12.345', theirs: '12.346' }],
  ['KWD', 12.345, 12.345, null],
  ['JPY', 533, 534, { ours: '533', theirs: '534' }],
  ['JPY', 533, 533, null],
  ['IDR', 150_000, 150_000.4, { ours: '150000.00', theirs: '150000.40' }],
  ['USD', 12.345, 12.35, null],
])('a price in %s of %f here and %f at the shop differs by the digits of its currency: %j', (currency, mine, its, differs) => {
  const variant = { sku: 'A', options: [], barcode: null };
  const ours: OursAtShop = {
    ...{ sku: 'A', name: 'Tee', description: '', currency, category: null, quantity: 1, images: [], tags: [] },
    variants: [{ ...variant, price: mine, image: null }],
  };
  const theirs = { ...shown(ours), variants: [{ ...variant, price: its, quantity: null }] };
  expect(differencesOf(ours, theirs)).toMatchObject(differs ? [{ field: 'price', ...differs }] : []);
});

test('every variant is in one pair, and the same SKU is the same variant', () => {
  const some = fc.array(fc.record({ sku: fc.constantFrom('', 'A', 'B', 'C'), value: fc.constantFrom('S', 'M', 'L') }), { maxLength: 6 });
  const asVariant = ({ sku, value }: { sku: string; value: string }) => ({ sku, options: [{ name: 'Size', value }] });
  fc.assert(
    fc.property(some, some, (left, right) => {
      const [mine, its] = [left.map(asVariant), right.map(asVariant)];
      const pairs = pairVariants(mine, its);
      expect(pairs.flatMap(({ ours: each }) => each ?? [])).toEqual(mine);
      const theirs = pairs.flatMap((pair) => pair.theirs ?? []);
      expect(new Set(theirs).size).toBe(theirs.length);
      expect(theirs).toHaveLength(its.length);
    }),
  );
});

test('the pieces of two texts are the two texts', () => {
  const text = fc.array(fc.constantFrom('a', 'b', 'soft', 'cotton', '\n', '  '), { maxLength: 30 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(text, text, (mine, its) => {
      const pieces = textChanges(mine, its);
      const without = (side: string) => pieces.flatMap(({ of, text: each }) => (of === side ? [] : [each])).join('');
      expect(without('theirs')).toBe(mine);
      expect(without('ours')).toBe(its);
      expect(textChanges(mine, mine).every(({ of }) => of === 'both')).toBe(true);
    }),
  );
});

test('a description loses what its store says above and below, and nothing else', () => {
  const around = { banner: null, above: '<p>Welcome!</p>', below: '<p>Bye.</p>' };
  expect(ownDescription('<p>Welcome!</p>\n<p>Soft.</p>\n<p>Bye.</p>', around)).toBe('<p>Soft.</p>');
  expect(ownDescription('<p>Soft.</p>', around)).toBe('<p>Soft.</p>');
  expect(ownDescription('<p>Soft.</p>', { banner: null, above: '', below: '' })).toBe('<p>Soft.</p>');
  // Styles and the picture at the head came with a push, and are no part of the listing's own.
  const sent =
    '<p><img src="https://pod.example/files/k/head.png" alt=""></p>\n<p style="color: red;">Welcome!</p>\n<p style="margin: 0;">Soft.</p>\n<p>Bye.</p>';
  expect(ownDescription(sent, { ...around, banner: '/files/k/head.png' })).toBe('<p>Soft.</p>');
  expect(ownDescription('<p><img src="/files/k/other.png"></p><p>Soft.</p>', { ...around, banner: '/files/k/head.png' })).toBe(
    '<p><img src="/files/k/other.png"></p><p>Soft.</p>',
  );
});

test.each<[string, Partial<ExternalFacts>, string, string]>([
  ['a push comes before what was', { push: 'pending', differences: 2, gone: true }, 'pending', 'pushRuns'],
  ['gone is worse than a rejected push', { push: 'rejected', gone: true }, 'error', 'gone'],
  ['a rejected push', { push: 'rejected', differences: 1 }, 'error', 'pushRejected'],
  ['what is stopped is on no way', { push: 'stopped', differences: 1 }, 'warning', 'differs'],
  ['the platform looks', { standing: 'pending' }, 'pending', 'platformLooks'],
  ['off sale', { standing: 'paused', differences: 3 }, 'paused', 'paused'],
  ['nothing left', { soldOut: true }, 'warning', 'outOfStock'],
  ['nobody’s', { linked: false, push: 'rejected' }, 'warning', 'notLinked'],
  ['all is well', { push: 'done' }, 'in_sync', 'inSync'],
])('%s', (_name, facts, state, reason) => {
  const usual: ExternalFacts = { standing: 'live', warned: false, gone: false, linked: true, push: null, soldOut: false, differences: 0 };
  expect(externalStateOf({ ...usual, ...facts })).toEqual({ state, reason });
});

test('an import takes what a listing holds, knows costs by the product type’s variants, and says what it could not take', () => {
  const theirs: ImportedProduct = {
    pricing: UNCONVERTED,
    ...{ sku: 'TEE', name: '  Tee ', description: '<p>Soft.</p>', category: null, tags: ['a', 'a'] },
    images: ['https://shop.test/1.png', 'not an address'],
    options: [{ name: 'size', values: ['S', 'M', 'L'] }],
    variants: [
      { sku: 'T-S', price: 20, quantity: 1, barcode: null, image: null, options: [{ name: 'size', value: 'S' }] },
      { sku: 'T-S', price: 21, quantity: 1, barcode: null, image: null, options: [{ name: 'size', value: 'M' }] },
      { sku: 'T-L', price: null, quantity: 1, barcode: null, image: null, options: [{ name: 'size', value: 'L' }] },
    ],
  };
  const into = {
    ...{ _id: 'p', type: 'apparel' },
    prety_attributes: [{ attribute_type: 'Size', options: [{ ffm_value: 'S', hex: null }] }],
    attribute_specifics: [{ base_price: 7.5, name_value: [{ name: 'Size', type: 'Size', value: 's' }] }],
  };
  const made = importedListing(theirs, into);
  expect(made).toMatchObject({
    ok: true,
    params: {
      name: 'Tee',
      price: 20,
      images: [{ _id: null, src: 'https://shop.test/1.png' }],
      prety_attributes: [{ attribute_type: 'Size', options: [{ ffm_value: 'S' }, { ffm_value: 'M' }] }],
      attribute_specifics_modify: [
        { sku: 'T-S', sale_price: 20, base_price: 7.5 },
        { sku: '', sale_price: 21, base_price: 0 },
      ],
    },
    left: [
      { code: 'variants', count: 1 },
      { code: 'costs', count: 1 },
      { code: 'pictures', count: 1 },
      { code: 'tags', count: 1 },
    ],
  });
  expect(importedListing({ ...theirs, variants: [] }, into)).toEqual({ ok: false, code: 'externalNoPrice' });
  expect(importedListing({ ...theirs, name: ' ' }, into)).toEqual({ ok: false, code: 'externalNoName' });
});
