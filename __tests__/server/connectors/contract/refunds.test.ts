import { PLATFORMS, type PlatformId } from '../../../../src/domain/platforms';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { aProduct, aRefund, EVERYTHING, makeRig, type Rig } from './rig';
import { FAULTS } from './workers';

const product = aProduct();

/** Calls of a refund: how things stand, and the refund itself. */
const CALLS = 2;

const able = Object.entries(SHOP_STAND_INS).filter(([id]) => PLATFORMS[id as PlatformId].can.includes('refund'));

describe.each(able)('%s', (_platform, make) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await makeRig(make);
    await rig.persist(product.item_info_id, (shop) => shop.pushProduct(product, EVERYTHING));
  });
  afterEach(() => rig.close());

  const place = () => rig.standIn.placeOrder({ sku: product.variants[0]!.sku, quantity: 2, buyer: 'Ada Lovelace', paypal: 'PAY-1' });
  const giveBack = (wanted: ReturnType<typeof aRefund>) => rig.persist(wanted.key, (shop) => shop.refund!(wanted));

  test.each(FAULTS)('money is given back once, whichever call is spoilt: %s', async (fault) => {
    for (let call = 0; call < CALLS; call += 1) {
      const { id, line } = place();
      const wanted = aRefund(id, line, { key: `refund-${call}` });
      rig.running.spoil(fault, call);
      const first = await giveBack(wanted);
      expect(await giveBack(wanted)).toEqual(first);
      expect(rig.standIn.refundsOf!(id)).toEqual([10]);
    }
  });

  test('a process that ends midway leaves one refund to the next', async () => {
    const { id, line } = place();
    for (const effects of [0, 1]) {
      rig.killAfter(effects);
      await giveBack(aRefund(id, line));
    }
    expect(rig.standIn.refundsOf!(id)).toEqual([10]);
  });

  test('another refund of as much for the same reason is another one; more than was paid is refused', async () => {
    const { id, line } = place();
    const first = await giveBack(aRefund(id, line));
    const second = await giveBack(aRefund(id, line, { key: 'refund-2' }));
    expect(second).not.toEqual(first);
    expect(rig.standIn.refundsOf!(id)).toEqual([10, 10]);
    const shop = rig.shop();
    await expect(shop.refund!(aRefund(id, line, { key: 'refund-3', amount: 1000 }))).rejects.toMatchObject({
      code: expect.stringMatching(/^(?:refused|refund_too_large)$/) as unknown,
    });
    expect(rig.standIn.refundsOf!(id)).toEqual([10, 10]);
  });

  test('an order is cancelled, and giving back is another matter', async () => {
    const { id } = place();
    for (let times = 0; times < 2; times += 1) await rig.persist('cancel', (shop) => shop.cancelOrder!(id, 'Out of stock.'));
    expect(rig.standIn.isCancelled!(id)).toBe(true);
    expect(rig.standIn.refundsOf!(id)).toEqual([]);
  });
});
