import { checkBlock } from '../../../src/domain/connections/block';
import { bigcommerce as description } from '../../../src/domain/platforms/bigcommerce';
import type { Access } from '../../../src/server/connectors/connector';
import { bigcommerce } from '../../../src/server/connectors/platforms/bigcommerce';
import { bigCommerceStandIn, type BigCommerceStandIn } from '../../support/stand-ins/bigcommerce';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { aProduct, aTracking, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

let standIn: BigCommerceStandIn;
let running: Running;
let waits: number[];
beforeEach(async () => {
  standIn = bigCommerceStandIn();
  running = await serve(standIn);
  waits = [];
});
afterEach(() => running.close());

const open = (changes: Access = {}) => bigcommerce.open({ ...standIn.access, ...changes }, outsideTo(running, waits));

test.each([
  [{ storeHash: 'abc123', clientId: '', accessToken: 'token' }, 'clientId'],
  [{ storeHash: 'abc123', clientId: 'client', accessToken: '' }, 'accessToken'],
  [{ storeHash: '', clientId: 'client', accessToken: 'token' }, 'storeHash'],
])('%j lacks %s', (block, field) => {
  const fault = { field: `params.bigcommerce.${field}`, refusal: 'store.fieldMissing' };
  expect(checkBlock(description, block, null, 'params.bigcommerce')).toMatchObject({ ok: false, fault });
});

test('the whole API path will do for the hash', () => {
  const block = { storeHash: 'https://api.bigcommerce.com/stores/abc123/v3/', clientId: 'client', accessToken: 'token' };
  expect(checkBlock(description, block, null, 'params.bigcommerce')).toMatchObject({ value: { values: { storeHash: 'abc123' } } });
});

test('a connection is tried; a wrong token is told', async () => {
  await expect(open().test()).resolves.toEqual({});
  await expect(open({ accessToken: 'wrong' }).test()).rejects.toMatchObject({ refusal: 'shop.unauthorized', storeStatus: 'Invalid' });
});

test('throttled, it waits as long as the header says', async () => {
  running.spoil('throttled');
  await open().test();
  expect(waits[0]).toBeGreaterThanOrEqual(20);
});

describe('a product', () => {
  const product = aProduct();
  const push = (changes: Partial<typeof product> = {}, parts: { text: boolean; images: boolean; variants: boolean } = EVERYTHING) =>
    open().pushProduct({ ...product, ...changes }, parts);
  const held = () => [...standIn.held.values()][0]!;

  test('new values, variants and prices come to one that is there; what the owner made stays', async () => {
    const { platform_id } = await push();
    const [first] = held().variants;
    held().variants.push({ ...first!, id: 9001, sku: 'OWN', bin_picking_number: '', option_values: [] });
    held().images.push({ id: 9002, description: 'Beach' });
    const large = {
      sku: 'TEE-1-White-L',
      price: 21,
      image: null,
      options: [
        { name: 'Color', value: 'White' },
        { name: 'Size', value: 'L' },
      ],
    };
    const options = product.options.map((option) => (option.name === 'Size' ? { ...option, values: ['S', 'M', 'L'] } : option));
    const variants = [...product.variants.slice(1).map((variant) => ({ ...variant, price: 9.5 })), large];
    await push({ platform_id, options, variants, images: [{ key: 'back', src: 'https://pictures.test/back.png' }] });
    expect(held().variants.map(({ sku, price }) => [sku, price])).toEqual([
      ...product.variants.slice(1).map(({ sku }) => [sku, 9.5]),
      ['OWN', 19.99],
      ['TEE-1-White-L', 21],
    ]);
    expect(held().images.map(({ description: words }) => words)).toEqual(['Beach', 'Tee with a heron [back]']);
  });

  test('other kinds of choice replace the former', async () => {
    const { platform_id } = await push();
    const options = [{ name: 'Length', values: ['Short', 'Long'], default: null }];
    const variants = ['Short', 'Long'].map((value) => ({
      sku: `TEE-${value}`,
      price: 7,
      image: null,
      options: [{ name: 'Length', value }],
    }));
    await push({ platform_id, options, variants });
    expect(held().options.map(({ display_name }) => display_name)).toEqual(['Length']);
    expect(held().variants.map(({ sku }) => sku)).toEqual(['TEE-Short', 'TEE-Long']);
  });

  test('only the parts that are asked for change', async () => {
    const { platform_id } = await push();
    const changed = { platform_id, name: 'Other', variants: product.variants.map((variant) => ({ ...variant, price: 5 })) };
    await push(changed, { text: true, images: false, variants: false });
    expect(held()).toMatchObject({ name: 'Other', variants: product.variants.map(() => ({ price: 19.99 })) });
    await push({ ...changed, name: 'Third' }, { text: false, images: false, variants: true });
    expect(held()).toMatchObject({ name: 'Other', variants: product.variants.map(() => ({ price: 5 })) });
  });

  test('a name that is there already is told in the words of BigCommerce', async () => {
    await push();
    await expect(
      push({ item_info_id: 'listing-2', sku: 'TEE-2', variants: [{ ...product.variants[0]!, sku: 'TEE-2' }], options: [] }),
    ).rejects.toMatchObject({
      refusal: 'shop.answered',
      values: { answer: 'The product name is a duplicate' },
    });
  });

  test("somebody else's SKU is told", async () => {
    standIn.takeSku?.('TEE-1');
    await expect(push()).rejects.toMatchObject({ refusal: 'shop.skuTaken', values: { sku: 'TEE-1' } });
  });
});

describe('orders', () => {
  const all = async (): Promise<string[]> => {
    const ids: string[] = [];
    for await (const { orders } of open().fetchOrders(null)) ids.push(...orders.map(({ platform_id }) => platform_id));
    return [...new Set(ids)];
  };

  test('a store without orders answers without a body', async () => {
    expect(await all()).toEqual([]);
  });

  test('none of more than a page that changed within one second is passed over', async () => {
    const place = () => standIn.placeOrder({ sku: 'A', quantity: 1, buyer: 'Ada Lovelace' }).id;
    const before = place();
    standIn.advance(60);
    const together = Array.from({ length: 120 }, place);
    standIn.advance(60);
    const after = Array.from({ length: 3 }, place);
    expect((await all()).toSorted()).toEqual([before, ...together, ...after].toSorted());
  });

  test('an archived order is in the trash, an unfinished checkout is none', async () => {
    const [archived, checkout] = [1, 2].map(() => Number(standIn.placeOrder({ sku: 'A', quantity: 1, buyer: 'Ada' }).id));
    standIn.orders.get(archived!)!.is_deleted = true;
    standIn.orders.get(checkout!)!.status_id = 0;
    const pages = [];
    for await (const page of open().fetchOrders(null)) pages.push(page);
    expect(pages).toMatchObject([{ orders: [], trashed: [String(archived)] }]);
    expect([...(await open().findFates([String(archived), '9999']))]).toEqual([
      [String(archived), 'trashed'],
      ['9999', 'deleted'],
    ]);
  });

  test('what somebody at the store has sent under another number is told as such', async () => {
    const { id, line } = standIn.placeOrder({ sku: 'A', quantity: 1, buyer: 'Ada Lovelace' });
    await open().pushTracking(aTracking(id, line, { tracking_url: null }));
    await expect(open().pushTracking(aTracking(id, line, { tracking_id: 'other', tracking_number: '1Z999' }))).rejects.toMatchObject({
      refusal: 'shop.allSent',
    });
    await expect(open().pushTracking(aTracking('9999', line))).rejects.toMatchObject({ refusal: 'shop.orderGone' });
  });
});

test('a post is there once and stays published, whatever is lost', async () => {
  const post = {
    post_id: 'post-1',
    platform_id: null,
    title: 'Herons',
    slug: '',
    body: '<p>Wade.</p>',
    image: null,
    pictures: [],
    tags: [],
  };
  running.spoil('lost', 0, standIn.changes);
  const shop = open();
  await expect(shop.publishPost(post)).rejects.toMatchObject({ mayBeAtWork: true });
  const { platform_id } = await shop.publishPost({ ...post, title: 'Grey herons' });
  await shop.publishPost({ ...post, platform_id, title: 'White herons' });
  expect(standIn.posts).toMatchObject([{ title: 'White herons', is_published: true }]);
});
