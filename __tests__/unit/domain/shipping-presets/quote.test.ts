import fc from 'fast-check';
import { termsAt, TERM_IDS, type PlatformIds } from '../../../../src/domain/shipping-presets/platform-ids';
import { checkTerms } from '../../../../src/domain/shipping-presets/preset';
import { cheapestCost, quoteFor } from '../../../../src/domain/shipping-presets/quote';

const service = (name: string, countries: readonly string[], cost: number, additional_cost: number) => ({
  service: name,
  countries,
  cost,
  additional_cost,
  days: { min: 1, max: 2 },
});
const terms = {
  domestic: [service('Post', ['US'], 4.99, 1.1)],
  international: [service('Air', [], 12, 4), service('Road', ['CA'], 7, 2)],
  excluded: ['CU'],
};

test('domestic services are for the countries they name; the others for those they name, or all', () => {
  const to = (country: string) => {
    const quote = quoteFor(terms, country, 1);
    return quote.ok ? quote.value.map(({ service: name }) => name) : quote.fault.refusal;
  };
  expect(['US', 'CA', 'FR', 'CU', 'XX'].map(to)).toEqual([
    ['Post'],
    ['Road', 'Air'],
    ['Air'],
    'shippingPreset.excluded',
    'shippingPreset.country',
  ]);
  expect(quoteFor({ ...terms, international: [] }, 'FR', 1)).toMatchObject({ fault: { refusal: 'shippingPreset.nothingGoes' } });
  expect(cheapestCost(terms)).toBe(4.99);
});

test('a quote is to the cent, whatever the amounts', () => {
  fc.assert(
    fc.property(fc.nat(100_000), fc.nat(100_000), fc.integer({ min: 1, max: 10_000 }), (first, further, pieces) => {
      const quote = quoteFor({ ...terms, domestic: [service('Post', ['US'], first / 100, further / 100)] }, 'US', pieces);
      expect(quote.ok && Math.round(quote.value[0]!.cost * 100)).toBe(first + further * (pieces - 1));
    }),
  );
});

test('what was checked once passes again as it is', () => {
  const form = {
    name: ' Two  words ',
    handling: { min: '1', max: '2', cutoff: ' 14:00 ' },
    domestic: [{ ...service(' Post ', ['us', 'US'], 0, 0), cost: '4.999', additional_cost: '' }],
    international: [],
    excluded: ['kp'],
    returns: { accept: true, days: '30', paid_by: ' buyer', exchanges: false },
    platform_ids: { ebay_return: ' 12 ' },
    store_ids: [
      { store_id: ' s ', ids: { etsy_return_policy: '5' } },
      { store_id: 'nothing said', ids: { ebay_return: ' ' } },
    ],
  };
  const once = checkTerms(form);
  expect(once).toMatchObject({
    value: { name: 'Two words', domestic: [{ service: 'Post', countries: ['US'], cost: 5, additional_cost: 0 }], excluded: ['KP'] },
  });
  expect(once.ok && once.value.store_ids).toMatchObject([{ store_id: 's', ids: { etsy_return_policy: '5', ebay_return: null } }]);
  expect(once.ok && checkTerms(once.value)).toEqual(once);
});

test('a store is told the ids of its platform, its own before those of all, and no other ones', () => {
  const all = Object.fromEntries(TERM_IDS.map(({ name }, n) => [name, String(n)])) as PlatformIds;
  const none = Object.fromEntries(TERM_IDS.map(({ name }) => [name, null])) as unknown as PlatformIds;
  const at = (platform_id: string, ids: PlatformIds, own: PlatformIds = none) =>
    termsAt(
      { _id: 'mine', platform_id },
      {
        platform_ids: ids,
        store_ids: [
          { store_id: 'mine', ids: own },
          { store_id: 'another', ids: all },
        ],
      },
    );
  expect(at('ebay', all)).toEqual({ profile: '0', payment: '1', returns: '2' });
  expect(at('etsy', { ...all, etsy_return_policy: null })).toEqual({ profile: '3', readiness: '5' });
  expect(at('shopify', all)).toEqual({});
  expect(at('etsy', all, { ...none, etsy_shipping_profile: '77' })).toEqual({ profile: '77', returns: '4', readiness: '5' });
  expect(at('etsy', none)).toEqual({});
});
