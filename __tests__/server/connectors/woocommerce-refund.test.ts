import { woocommerceStandIn, type WooCommerceStandIn } from '../../support/stand-ins/woocommerce';
import { aRefund, makeRig, type Rig } from './contract/rig';

let rig: Rig;
let shop: WooCommerceStandIn;
beforeEach(async () => {
  shop = woocommerceStandIn();
  rig = await makeRig(() => shop);
});
afterEach(() => rig.close());

const place = (paypal: string) => shop.placeOrder({ sku: 'TEE', quantity: 2, buyer: 'Ada Lovelace', paypal });

test('a shop that breaks down between paying back and marking it has paid back once', async () => {
  const { id, line } = place('PAY-1');
  const wanted = aRefund(id, line);
  // As much for the same reason, by another hand and long before.
  await rig.shop().refund!({ ...wanted, key: 'another' });
  shop.advance(3600);
  shop.breakDown();
  const made = await rig.persist('job', (opened) => opened.refund!(wanted));
  expect(await rig.shop().refund!(wanted)).toEqual(made);
  expect(shop.refundsOf!(id)).toEqual([10, 10]);
});

test('a gateway that cannot pay back is told of in the shop’s words, and not asked again', async () => {
  const { id, line } = place('');
  await expect(rig.shop().refund!(aRefund(id, line))).rejects.toMatchObject({
    ...{ code: 'refused', retry: false, mayBeAtWork: false },
    message: expect.stringContaining('does not support automatic refunds') as unknown,
  });
  expect(shop.refundsOf!(id)).toEqual([]);
});
