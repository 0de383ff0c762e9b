import { priceIn } from '../../../../src/server/connectors/platforms/tiktok/markets';
import { fetchedProduct } from '../../../../src/server/connectors/platforms/fetched-product';
import { priceOrNull } from '../../../../src/server/connectors/platforms/fetched';

const productAt = (told: unknown, currency: string | null) => {
  const blank = { sku: 'A', options: [], barcode: null, image: null, quantity: null, platform_id: '1' };
  const [variant] = fetchedProduct({
    ...{ platform_id: '1', item_info_id: null, sku: 'A', name: 'Tee', description: null, standing: 'live', problem: null },
    ...{ external_url: null, images: [], tags: null, category: null, changed_at: null, currency },
    variants: [{ ...blank, price: priceOrNull.parse(told) }],
  }).variants;
  return variant?.price;
};

test.each([
  ['12.345', 'KWD', 12.345],
  ['12.3456', 'KWD', 12.346],
  ['533', 'JPY', 533],
  ['533.4', 'JPY', 533],
  [150_000, 'IDR', 150_000],
  ['12.345', 'USD', 12.35],
  ['12.345', null, 12.345],
  ['-1', 'USD', 0],
  ['1e99', 'USD', 1e12 - 1],
  ['much', 'USD', null],
])('a price a shop tells as %j in %s is kept as %f', (told, currency, price) => {
  expect(productAt(told, currency)).toBe(price);
});

test.each([
  ['ID', 150_000, '150000'],
  ['JP', 533, '533'],
  ['US', 12.5, '12.50'],
])('TikTok is told a price at %s of %f as %s', (region, price, amount) => {
  expect(priceIn(region, price)).toMatchObject({ amount });
});
