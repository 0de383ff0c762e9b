import { alone } from '../../../src/server/connectors/alone';
import type { Access, Bucket, Outside } from '../../../src/server/connectors/connector';
import { lastDay } from '../../../src/server/connectors/platforms/ebay/door';
import { doorOf, openShop } from '../../../src/server/connectors/platforms/registry';
import type { FetchedOrder } from '../../../src/server/connectors/platforms/shop';
import { ebayStandIn } from '../../support/stand-ins/ebay';
import { RUNAME } from '../../support/stand-ins/ebay/shop';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';

let standIn: ReturnType<typeof ebayStandIn>;
let running: Running;
let taken: Bucket[];

beforeEach(async () => {
  standIn = ebayStandIn();
  running = await serve(standIn);
  taken = [];
});
afterEach(() => running.close());

const outside = (): Outside => {
  const basis = alone({ allowLoopback: () => true, standIns: running.standIns, wait: () => Promise.resolve() });
  const take = (bucket: Bucket, cost: number) => {
    taken.push(bucket);
    return basis.allowance.take(bucket, cost);
  };
  return { ...basis, allowance: { ...basis.allowance, take }, app: standIn.app! };
};
const shop = (changes: Access = {}) => openShop('ebay', { ...standIn.access, ...changes }, outside());
const push = (changes = {}) => shop().pushProduct(aProduct(changes), EVERYTHING);
const order = (quantity = 1) => standIn.placeOrder({ sku: 'TEE-1-White-S', quantity, buyer: 'Ada Lovelace' });

describe('the door', () => {
  const door = doorOf('ebay')!;
  const state = 'state-of-this-seller';
  const redirect = 'https://office.test/back';
  const asked = () => door.address({ access: {}, app: standIn.app, state, redirect, challenge: '' });
  const enter = (query: URLSearchParams) => door.exchange({ access: {}, query, redirect, verifier: '' }, outside());

  test('lets in by a code, once, by the name eBay has for our address, and tells until when', async () => {
    expect(asked().searchParams.get('redirect_uri')).toBe(RUNAME);
    const { searchParams } = standIn.shop.tokens.agree(asked());
    expect(searchParams.get('state')).toBe(state);
    const access = await enter(searchParams);
    expect(access).toMatchObject({ access_token: standIn.shop.tokens.access, expires_in: lastDay(new Date(), 47_304_000) });
    expect(await openShop('ebay', access, outside()).test()).toMatchObject({ marketplace_id: 'EBAY_US' });
    await expect(enter(searchParams)).rejects.toMatchObject({ refusal: 'shop.connectAgain' });
  });

  test('is shut to another application', async () => {
    const { searchParams } = standIn.shop.tokens.agree(asked());
    const other = { ...outside(), app: { ...standIn.app!, secret: 'another' } };
    await expect(door.exchange({ access: {}, query: searchParams, redirect, verifier: '' }, other)).rejects.toMatchObject({
      refusal: 'shop.answered',
      storeStatus: 'Invalid',
    });
  });
});

test('a connection lasts to the day before it ends', () => {
  expect(lastDay(new Date('2026-11-22T18:00:00Z'), 47_304_000)).toBe('2028-05-22');
});

test('a store nobody let us into is told as such', async () => {
  await expect(shop({ access_token: '' }).test()).rejects.toMatchObject({ refusal: 'shop.notLetIn', storeStatus: 'Invalid' });
});

test('calls are taken from our application’s day, each interface’s own', async () => {
  await push();
  expect(new Set(taken.map(({ key }) => key))).toEqual(
    new Set(['/sell/inventory', '/sell/account', '/commerce/taxonomy'].map((path) => `ebay:${standIn.app!.id}:${path}`)),
  );
});

test('a title that is too long is cut, pictures without https stay away', async () => {
  const images = ['http://pictures.test/a.png', 'https://pictures.test/b.png'].map((src) => ({ key: src, src }));
  await push({ name: 'Tee '.repeat(40), images });
  expect(standIn.shop.groups.get('listing-1')).toMatchObject({ imageUrls: ['https://pictures.test/b.png'] });
  expect(standIn.products()[0]!.title.length).toBeLessThanOrEqual(80);
});

test('a variant that was bought stays in the listing, and is there no more times', async () => {
  await push();
  order();
  const variants = aProduct().variants.slice(1);
  await push({ variants, unsold: ['TEE-1-White-S'] });
  expect(standIn.shop.groups.get('listing-1')!.variantSKUs).toContain('TEE-1-White-S');
  expect(standIn.shop.items.get('TEE-1-White-S')!.availability.shipToLocationAvailability.quantity).toBe(0);
  expect(standIn.products()[0]!.skus).toEqual(variants.map(({ sku }) => sku));
});

test('prices alone are changed at the offers alone', async () => {
  const { platform_id } = await push();
  const before = running.calls.length;
  const variants = aProduct().variants.map((each) => ({ ...each, price: 24 }));
  await shop().pushProduct(aProduct({ platform_id, variants }), { text: false, images: false, variants: true });
  expect(running.calls.slice(before).some((call) => call.includes('inventory_item_group/') && call.startsWith('PUT'))).toBe(false);
  expect([...standIn.shop.offers.values()].map(({ said }) => said.pricingSummary.price.value)).toEqual(Array(4).fill('24.00'));
});

test('a product without choices is sold, ended and sold again by its SKU', async () => {
  const plain = aProduct({ options: [], variants: [{ sku: 'PLAIN-1', price: 9, options: [], image: null }] });
  const { platform_id } = await shop().pushProduct(plain, EVERYTHING);
  expect(platform_id).toBe('PLAIN-1');
  await shop().endProduct({ ...plain, platform_id });
  expect(standIn.products()).toMatchObject([{ onSale: false }]);
  await shop().pushProduct({ ...plain, platform_id }, EVERYTHING);
  expect(standIn.products()).toMatchObject([{ id: 'PLAIN-1', onSale: true }]);
});

test('policies the listing names stand in its offers, and are put there by themselves', async () => {
  const said = () => [...standIn.shop.offers.values()].map(({ said: { listingPolicies } }) => Object.values(listingPolicies).join());
  const { platform_id } = await push();
  expect(new Set(said())).toEqual(new Set(['6001,6002,6003']));
  const before = running.calls.length;
  const shipping = { profile: '7001', dispatch_days: 3, payment: '7002', returns: '7003' };
  await shop().pushProduct(aProduct({ platform_id, shipping }), { text: false, images: false, variants: false, logistic: true });
  expect(new Set(said())).toEqual(new Set(['7001,7002,7003']));
  expect(running.calls.slice(before).some((call) => /PUT.*inventory_item/u.test(call))).toBe(false);
});

test('a variant eBay refuses is named', async () => {
  const [first, ...rest] = aProduct().variants;
  await expect(push({ variants: [{ ...first!, sku: 'no spaces here' }, ...rest] })).rejects.toMatchObject({
    refusal: 'shop.answered',
    retry: false,
  });
  expect(standIn.products()).toEqual([]);
});

test('an order names the product it was pushed as, whatever its listing is called', async () => {
  await push();
  order(2);
  for await (const { orders } of shop().fetchOrders(null))
    expect(orders).toMatchObject([{ total: 39.98, items: [{ product_platform_id: 'listing-1', price: 19.99, quantity: 2 }] }]);
});

test('more orders at one moment than a page holds are all read', async () => {
  await push();
  const placed = Array.from({ length: 250 }, () => order().id);
  const same = standIn.shop.nowMs();
  for (const each of standIn.shop.orders.values()) each.modified = same;
  standIn.advance(600);
  const found = new Map<string, FetchedOrder>();
  for await (const { orders } of shop().fetchOrders(null)) for (const each of orders) found.set(each.platform_id, each);
  expect(found.size).toBe(placed.length);
});

test('what became of many orders is asked fifty at once, and of the rest by itself', async () => {
  await push();
  const ids = Array.from({ length: 60 }, () => order().id);
  const before = running.calls.length;
  const fates = await shop().findFates([...ids, '26-0-0']);
  expect([fates.size, fates.get('26-0-0')]).toEqual([61, 'deleted']);
  expect(running.calls.length - before).toBe(3);
});

test('a tracking number loses what eBay does not take; one without letters and digits is told', async () => {
  await push();
  const { id, line } = order();
  const tracking = aTracking(id, line, { tracking_number: '9400-1118 99', courier_name: 'Pigeon Post', courier_code: 'pigeon' });
  expect(await shop().pushTracking(tracking)).toBe('9400111899');
  expect(await shop().pushTracking(tracking)).toBe('9400111899');
  expect(standIn.shop.orders.get(id)!.parcels).toEqual([
    { fulfillmentId: '9400111899', shipmentTrackingNumber: '9400111899', shippingCarrierCode: 'PigeonPost' },
  ]);
  await expect(shop().pushTracking({ ...tracking, tracking_number: '--' })).rejects.toMatchObject({ refusal: 'shop.trackingStrange' });
});

test('what eBay owes: what it says, and nothing when it says nothing', async () => {
  const none = { value: 0, currency: 'USD' };
  expect(await shop().funds!()).toEqual({ on_hold: none, available_for_payout: none, processing: none });
  standIn.funds = { availableFunds: { value: '12.30', currency: 'EUR' }, fundsOnHold: { value: '1.05', currency: 'EUR' } };
  expect(await shop().funds!()).toEqual({
    on_hold: { value: 1.05, currency: 'EUR' },
    available_for_payout: { value: 12.3, currency: 'EUR' },
    processing: none,
  });
});

test('categories, what one wants to know, and shipping profiles', async () => {
  expect(await shop().categories!('11450')).toEqual([{ id: '15687', parent: '11450', name: 'T-Shirts', level: 2, leaf: true }]);
  expect(await shop().searchCategories!('tee')).toEqual([
    { id: '15687', parent: '11450', name: 'T-Shirts', level: 2, leaf: true, above: ['Clothing'] },
  ]);
  expect(await shop().categoryVersion!()).toBe('0-130');
  expect(await shop().searchCategories!('anvil')).toEqual([]);
  expect(await shop().specifics!('15687')).toMatchObject([{ id: 'Brand', required: true, multiple: false, most: 65, open: true }]);
  expect(await shop().shippingProfiles!()).toEqual([{ id: '6001', name: 'Standard' }]);
  await expect(push({ name: 'Anvil' })).rejects.toMatchObject({ refusal: 'shop.noCategory' });
});

test('a listing eBay ended itself is refused, and a variant that cannot leave it is not sold', async () => {
  const { platform_id } = await push();
  const offer = standIn.shop.offerOf('TEE-1-White-S')!;
  const item = standIn.shop.items.get('TEE-1-White-S')!;
  standIn.shop.items.set('TEE-1-White-S', { ...item, availability: { shipToLocationAvailability: { quantity: 0 } } });
  offer.said = { ...offer.said, availableQuantity: 0 };
  standIn.shop.ended.add(offer.listingId!);
  const told = (await shop().readProducts!([platform_id])).get(platform_id)!;
  expect(told).toMatchObject({ standing: 'refused', problem: 'EBAY_ENDED' });
  expect(told.variants.map(({ sku }) => sku)).toEqual(['TEE-1-White-M', 'TEE-1-Black-S', 'TEE-1-Black-M']);
});
