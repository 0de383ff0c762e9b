import { openShop } from '../../../src/server/connectors/platforms/registry';
import { bigCommerceStandIn } from '../../support/stand-ins/bigcommerce';
import type { ShopStandIn } from '../../support/stand-ins/shop-stand-in';
import { woocommerceStandIn } from '../../support/stand-ins/woocommerce';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { aProduct, EVERYTHING } from './contract/rig';
import { outsideTo } from './contract/workers';

const SHOPS: Readonly<Record<string, { make: () => ShopStandIn; top: string; below: object }>> = {
  woocommerce: {
    make: woocommerceStandIn,
    top: '20',
    below: { id: '21', parent: '20', name: 'Tees & tops', level: 2, leaf: true, above: ['Clothing'] },
  },
  bigcommerce: {
    make: bigCommerceStandIn,
    top: '18',
    below: { id: '19', parent: '18', name: 'T-shirts', level: 2, leaf: true, above: ['Clothing'] },
  },
};

describe.each(Object.entries(SHOPS))('the own categories of a shop at %s', (_platform, { make, top, below }) => {
  let standIn: ShopStandIn;
  let running: Running;
  beforeEach(async () => {
    standIn = make();
    running = await serve(standIn);
  });
  afterEach(() => running.close());
  const open = () => openShop(standIn.platform, standIn.access, outsideTo(running, []));

  test('stand as a tree, and are found by words', async () => {
    expect(await open().categories!(null)).toContainEqual({ id: top, parent: null, name: 'Clothing', level: 1, leaf: false, above: [] });
    expect(await open().categories!(top)).toEqual([below]);
    expect(await open().searchCategories!('my tee or t-shirt')).toContainEqual(below);
    expect(await open().searchCategories!('anvil')).toEqual([]);
  });
});

test('a category somebody else put a product in at WooCommerce stays beside the one that is chosen', async () => {
  const standIn = woocommerceStandIn();
  const running = await serve(standIn);
  const shop = openShop('woocommerce', standIn.access, outsideTo(running, []));
  const { platform_id } = await shop.pushProduct(aProduct({ category: '20' }), EVERYTHING);
  await shop.pushProduct(aProduct({ platform_id, category: '22' }), EVERYTHING);
  expect(standIn.categoriesOf(platform_id)).toEqual([20, 22]);
  await running.close();
});

test('the category that was chosen is where the product stands at BigCommerce', async () => {
  const standIn = bigCommerceStandIn();
  const running = await serve(standIn);
  const shop = openShop('bigcommerce', standIn.access, outsideTo(running, []));
  await shop.pushProduct(aProduct({ category: '19' }), EVERYTHING);
  expect([...standIn.held.values()].map(({ categories }) => categories)).toEqual([[19]]);
  await running.close();
});
