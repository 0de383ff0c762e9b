import { PLATFORMS } from '../../../src/domain/platforms';
import { connect } from '../../../src/server/connectors/connect';
import { ConnectorError } from '../../../src/server/connectors/connector';
import { alone } from '../../../src/server/connectors/alone';
import { amazon } from '../../../src/server/connectors/platforms/amazon';
import type { FetchedOrders, PushParts } from '../../../src/server/connectors/platforms/shop';
import { amazonStandIn, SELLER, type AmazonStandIn } from '../../support/stand-ins/amazon';
import { aProduct, aTracking, EVERYTHING, makeRig, type Rig } from './contract/rig';

let standIn: AmazonStandIn;
let rig: Rig;

beforeEach(async () => {
  standIn = amazonStandIn();
  rig = await makeRig(() => standIn);
});
afterEach(() => rig.close());

const product = aProduct();
const push = (changes: Parameters<typeof aProduct>[0] = {}, parts: PushParts = EVERYTHING) =>
  rig.shop().pushProduct(aProduct(changes), parts);
const itemOf = (sku: string) => standIn.listings.all().find((item) => item.sku === sku)!;
const valueOf = (sku: string, attribute: string): unknown =>
  (itemOf(sku).attributes[attribute]?.[0] as { value?: unknown } | undefined)?.value;

/** The shop with parts of its access changed, and how many seconds each bucket was asked about. */
const shopWith = (access: Record<string, string | number>) => {
  const buckets: string[] = [];
  const outside = alone({ allowLoopback: () => true, standIns: rig.running.standIns, app: standIn.app!, wait: () => Promise.resolve() });
  const shop = amazon.open(
    { ...standIn.access, ...access },
    {
      ...outside,
      account: 'store-7',
      allowance: {
        ...outside.allowance,
        take: ({ key, perSecond, burst }) => {
          buckets.push(`${key} ${perSecond} ${burst}`);
          return Promise.resolve(0);
        },
      },
    },
  );
  return { shop, buckets };
};

const all = async (pages: AsyncIterable<FetchedOrders>): Promise<FetchedOrders[]> => {
  const read: FetchedOrders[] = [];
  for await (const page of pages) read.push(page);
  return read;
};

describe('letting us in', () => {
  const door = amazon.door!;
  const redirect = 'https://office.example/connect/amazon';

  test("the seller is sent to their marketplace's own consent page", () => {
    const url = door.address({
      access: { marketplace: 'A1PA6795UKMFR9', region: 'eu' },
      app: standIn.app,
      state: 's-1',
      redirect,
      challenge: '',
    });
    expect(`${url.origin}${url.pathname}`).toBe('https://sellercentral.amazon.de/apps/authorize/consent');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      application_id: 'amzn1.sp.solution.test',
      state: 's-1',
      redirect_uri: redirect,
    });
  });

  const exchange = (query: Record<string, string>) =>
    door.exchange(
      { access: { marketplace: 'ATVPDKIKX0DER', region: 'na' }, query: new URLSearchParams(query), redirect, verifier: '' },
      alone({ allowLoopback: () => true, standIns: rig.running.standIns, app: standIn.app! }),
    );

  test('what Amazon sends back becomes tokens and the id of the seller', async () => {
    const access = await exchange({ state: 's-1', spapi_oauth_code: 'good-code', selling_partner_id: SELLER });
    expect(access).toMatchObject({ sellerId: SELLER, refreshToken: 'Atzr|seller', accessToken: 'Atza|1', marketplace: 'ATVPDKIKX0DER' });
    expect(standIn.tokenForms[0]).toMatchObject({ grant_type: 'authorization_code', code: 'good-code', redirect_uri: redirect });
  });

  test.each([
    [{ state: 's-1' }, 'shop.notLetIn'],
    [{ spapi_oauth_code: 'old-code', selling_partner_id: SELLER }, 'shop.connectAgain'],
  ])('without a good code nobody is let in: %j', async (query, refusal) => {
    await expect(exchange(query)).rejects.toMatchObject({ refusal, storeStatus: 'Invalid' });
  });

  test('a store nobody has let us into is told so without a call', async () => {
    await expect(shopWith({ refreshToken: '' }).shop.test()).rejects.toMatchObject({ refusal: 'shop.notLetIn' });
    expect(rig.running.calls).toEqual([]);
  });

  test('what Amazon told when it let us in stays as the connection is tried or saved again, though nobody types it', async () => {
    const { marketplace, region, ...told } = standIn.access;
    const kept = { shown: { marketplace: String(marketplace), region: String(region) }, open: () => told };
    const outside = alone({ allowLoopback: () => true, standIns: rig.running.standIns, app: standIn.app! });
    const save = (typed: object) =>
      connect(PLATFORMS.amazon, { ...typed }, kept, 'params.amazon', outside, (access) => amazon.open(access, outside).test());
    expect(await save({ region: 'na' })).toMatchObject({ status: 'Valid', sealed: { sellerId: SELLER, refreshToken: 'Atzr|seller' } });
    standIn.leave();
    expect(await save({})).toMatchObject({ status: 'Invalid', sealed: { sellerId: SELLER, refreshToken: 'Atzr|seller' } });
    expect(await save({ marketplace: 'DE' })).toMatchObject({ otherIdentity: true, reason: { refusal: 'shop.notLetIn' }, sealed: {} });
  });

  test('a token that is about to end is renewed before it is used', async () => {
    await shopWith({ accessUntil: Math.floor(Date.now() / 1000) + 10 }).shop.test();
    expect(rig.running.calls).toEqual(['POST /auth/o2/token', 'GET /sellers/v1/marketplaceParticipations']);
  });

  test('the language and the currency of the marketplace are learned once', async () => {
    const { shop } = shopWith({ language: '', currency: '' });
    expect(await shop.test()).toMatchObject({ language: 'en_US', currency: 'USD', refreshToken: 'Atzr|seller', sellerId: SELLER });
    await rig.shop().pushProduct(product, EVERYTHING);
    expect(rig.running.calls.filter((call) => call.includes('/sellers/'))).toHaveLength(1);
  });

  test('a marketplace the account does not sell at is told, with those it does', async () => {
    standIn.leave();
    await expect(rig.shop().test()).rejects.toMatchObject({ refusal: 'shop.marketplaceOther', storeStatus: 'Invalid' });
  });
});

describe('a product', () => {
  test('is a parent nobody can buy and a child for each variant', async () => {
    const { platform_id, external_url } = await push();
    expect(platform_id).toBe('TEE-1');
    expect(external_url).toMatch(/^https:\/\/www\.amazon\.com\/dp\/B0\d{8}$/);
    expect(itemOf('TEE-1').attributes).not.toHaveProperty('purchasable_offer');
    expect(itemOf('TEE-1-Black-S').attributes).toMatchObject({
      item_name: [{ value: 'Tee with a heron (Black, S)', language_tag: 'en_US' }],
      product_description: [{ value: 'Soft.' }],
      variation_theme: [{ name: 'COLOR/SIZE' }],
      color: [{ value: 'Black' }],
      purchasable_offer: [{ currency: 'USD', our_price: [{ schedule: [{ value_with_tax: 19.99 }] }] }],
      fulfillment_availability: [{ fulfillment_channel_code: 'DEFAULT', quantity: 100 }],
    });
  });

  test('of one form is one SKU', async () => {
    await push({ options: [], variants: [{ sku: 'TEE-1', price: 12.5, options: [], image: null }] });
    expect(standIn.products()).toEqual([{ id: 'TEE-1', title: 'Tee with a heron', skus: ['TEE-1'], onSale: true }]);
  });

  test('that Amazon would refuse is not begun', async () => {
    const failure: unknown = await push({ category: 'NOPE' }).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      refusal: 'shop.answered',
      retry: false,
      values: { answer: expect.stringContaining("'NOPE' is not valid") as string },
    });
    expect(standIn.products()).toEqual([]);
  });

  test('that Amazon takes first and refuses later is told as refused, and is fine once it is put right', async () => {
    standIn.listings.later.set('TEE-1-White-S', 'The picture shows a word Amazon does not allow.');
    const failure: unknown = await push().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectorError);
    expect(failure).toMatchObject({
      refusal: 'shop.variantRefused',
      values: { sku: 'TEE-1-White-S', answer: 'The picture shows a word Amazon does not allow.' },
    });
    standIn.listings.later.clear();
    expect((await push({ platform_id: 'TEE-1' })).platform_id).toBe('TEE-1');
  });

  test('whose prices alone are pushed keeps the words its owner gave it', async () => {
    await push();
    const item = itemOf('TEE-1-White-S');
    standIn.listings.keep(item.sku, item.productType, {
      ...item.attributes,
      item_name: [{ value: "The owner's name", language_tag: 'en_US', marketplace_id: 'ATVPDKIKX0DER' }],
    });
    const variants = product.variants.map((variant) => ({ ...variant, price: 25 }));
    await push({ platform_id: 'TEE-1', variants }, { text: false, images: false, variants: true });
    expect(valueOf('TEE-1-White-S', 'item_name')).toBe("The owner's name");
    expect(itemOf('TEE-1-White-S').attributes.purchasable_offer).toMatchObject([{ our_price: [{ schedule: [{ value_with_tax: 25 }] }] }]);
  });

  test('with another SKU than before leaves the old one', async () => {
    await push();
    const variants = product.variants.map((variant) => ({ ...variant, sku: variant.sku.replace('TEE-1', 'TEE-2') }));
    await push({ platform_id: 'TEE-1', sku: 'TEE-2', variants });
    expect(standIn.products().map(({ id, skus }) => ({ id, count: skus.length }))).toEqual([{ id: 'TEE-2', count: 4 }]);
  });

  test("whose own SKU is somebody else's is not pushed", async () => {
    standIn.takeSku!('TEE-1');
    await expect(push()).rejects.toMatchObject({ refusal: 'shop.skuTaken' });
    expect(standIn.listings.all()).toHaveLength(1);
  });

  test('keeps within what Amazon takes', async () => {
    await push({ name: 'n'.repeat(250), tags: Array.from({ length: 90 }, (_tag, at) => `wörd${at}`) });
    expect(String(valueOf('TEE-1', 'item_name'))).toHaveLength(200);
    expect(String(valueOf('TEE-1-White-S', 'item_name'))).toMatch(/^n{189} \(White, S\)$/);
    expect(Buffer.byteLength(String(valueOf('TEE-1', 'generic_keyword')))).toBeLessThan(250);
  });

  test('says what was chosen of its product type, numbers as numbers', async () => {
    await push({
      category: 'SHIRT',
      specifics: [
        { id: 'fabric_type=text', values: ['Cotton'] },
        { id: 'item_weight=number', values: ['180'] },
        { id: 'item_weight.unit=string', values: ['grams'] },
        { id: 'brand=text', values: ['Herons'] },
      ],
    });
    expect(itemOf('TEE-1').attributes).toMatchObject({
      fabric_type: [{ value: 'Cotton', language_tag: 'en_US', marketplace_id: 'ATVPDKIKX0DER' }],
      item_weight: [{ value: 180, unit: 'grams', marketplace_id: 'ATVPDKIKX0DER' }],
      brand: [{ value: 'Herons' }],
    });
  });
});

describe('orders', () => {
  test('a reading that is broken off goes on with the page it was at', async () => {
    for (let order = 0; order < 230; order += 1) standIn.placeOrder({ sku: 'TEE-1', quantity: 1, buyer: 'Ada Lovelace' });
    rig.running.spoil('redirect', 1);
    const { shop, buckets } = shopWith({});
    const seen = new Set<string>();
    let cursor: string | null = null;
    const look = async (): Promise<void> => {
      for await (const page of shop.fetchOrders(cursor)) {
        for (const { platform_id } of page.orders) seen.add(platform_id);
        cursor = page.cursor;
      }
    };
    await expect(look()).rejects.toMatchObject({ code: 'redirected' });
    expect(seen.size).toBe(100);
    const before = rig.running.calls.length;
    await look();
    expect(seen.size).toBe(230);
    expect(rig.running.calls.length - before).toBe(2);
    expect(new Set(buckets)).toEqual(new Set(['amazon:store-7:searchOrders 0.0056 20']));
    await look();
    expect(rig.running.calls.length - before).toBe(5);
  });

  test('a page that is not to be had any more lets the reading begin again', async () => {
    standIn.placeOrder({ sku: 'TEE-1', quantity: 1, buyer: 'Ada Lovelace' });
    const cursor = JSON.stringify({
      since: '2026-01-01T00:00:00.000Z',
      from: '2025-12-31T00:00:00.000Z',
      token: JSON.stringify({ from: 'another' }),
    });
    const pages = await all(rig.shop().fetchOrders(cursor));
    expect(pages.flatMap(({ orders }) => orders)).toHaveLength(1);
  });

  test('a carrier Amazon has no word for is told by its name; a right number takes the place of the wrong one', async () => {
    const { id, line } = standIn.placeOrder({ sku: 'TEE-1', quantity: 1, buyer: 'Ada Lovelace' });
    const wrong = aTracking(id, line, { courier_code: 'sparrow', courier_name: 'Sparrow Express' });
    const first = await rig.shop().pushTracking(wrong);
    expect(first).toMatch(/^[1-9]\d{0,8}$/);
    const second = await rig.shop().pushTracking({ ...wrong, tracking_number: 'RIGHT-1', replaces: wrong.tracking_number });
    expect(second).toBe(first);
    expect(standIn.trackingsOf(id)).toEqual([wrong.tracking_number, 'RIGHT-1']);
  });

  test('of an order Amazon does not know it is told', async () => {
    expect(await rig.shop().findFates(['111-0000000-0000000'])).toEqual(new Map([['111-0000000-0000000', 'deleted']]));
  });
});

test('money is told in the currency of the marketplace, to the cent', async () => {
  expect(await rig.shop().funds!()).toEqual({
    on_hold: { value: 7.25, currency: 'USD' },
    available_for_payout: { value: 12.4, currency: 'USD' },
    processing: null,
  });
});

test('product types stand beside one another and are found by a title', async () => {
  expect(await rig.shop().categories!('SHIRT')).toEqual([]);
  expect(await rig.shop().searchCategories!('Tee with a heron')).toContainEqual({
    id: 'SHIRT',
    parent: null,
    name: 'Shirt',
    level: 1,
    leaf: true,
  });
});

test("what a product type wants to know is read from Amazon's schema, without what a push says by itself", async () => {
  const specifics = await rig.shop().specifics!('SHIRT');
  const plain = { required: false, multiple: false, variation: false, most: null, values: [], open: true };
  expect(specifics).toEqual([
    { ...plain, id: 'fabric_type=text', name: 'Fabric Type', required: true, most: 700 },
    { ...plain, id: 'color=string', name: 'Color', variation: true, values: [{ id: 'white', name: 'White' }] },
    {
      ...plain,
      id: 'neck_style=string',
      name: 'Neck',
      multiple: true,
      open: false,
      values: [
        { id: 'crew', name: 'Crew' },
        { id: 'v_neck', name: 'V-neck' },
      ],
    },
    { ...plain, id: 'item_weight=number', name: 'Weight: Value', required: true },
    {
      ...plain,
      id: 'item_weight.unit=string',
      name: 'Weight: Unit',
      required: true,
      open: false,
      values: [{ id: 'grams', name: 'Grams' }],
    },
  ]);
});

test('how long an order takes to be sent is told by itself, of what is sold and not of what holds it together', async () => {
  const { platform_id } = await push();
  const prices = standIn.listings.all().map(({ attributes }) => attributes.purchasable_offer);
  await push(
    { platform_id, name: 'Another', shipping: { profile: null, dispatch_days: 6 } },
    { text: false, images: false, variants: false, logistic: true },
  );
  const told = standIn.listings.all().map(({ attributes }) => attributes.fulfillment_availability?.[0]);
  expect(told.filter(Boolean)).toEqual(aProduct().variants.map(() => expect.objectContaining({ lead_time_to_ship_max_days: 6 })));
  expect(standIn.listings.all().map(({ attributes }) => attributes.purchasable_offer)).toEqual(prices);
});

test('what Amazon finds wrong with one of a listing is a warning, with all of it a refusal; what it works on still is pending', async () => {
  const { platform_id } = await push();
  const read = async () => (await rig.shop().readProducts!([platform_id])).get(platform_id)!;
  const fault = 'The picture shows a word Amazon does not allow.';
  standIn.listings.later.set('TEE-1-White-S', fault);
  expect(await read()).toMatchObject({ standing: 'live', problem: fault });
  for (const { sku } of aProduct().variants) standIn.listings.later.set(sku, fault);
  expect(await read()).toMatchObject({ standing: 'refused', problem: fault });
  standIn.listings.later.clear();
  expect(await read()).toMatchObject({ standing: 'live', problem: null });
  for (const item of standIn.listings.all()) item.atWork = true;
  expect(await read()).toMatchObject({ standing: 'pending' });
});
