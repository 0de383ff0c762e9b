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

test('a refund of one piece says what is given back of its line, tax apart, and of no line more than it came to', async () => {
  const { id, line } = shop.placeOrder({ sku: 'TEE', quantity: 2, buyer: 'Ada Lovelace', paypal: 'PAY-2', tax: 4, shipping: 5 });
  const wanted = aRefund(id, line, { amount: 21.99 });
  await rig.shop().refund!(wanted);
  await rig.shop().refund!({ ...wanted, key: 'less', amount: 10 });
  await rig.shop().refund!({ ...wanted, key: 'no line', amount: 2, lines: [] });
  expect(shop.refundedLines(id)).toEqual([
    [{ id: Number(line), quantity: 1, refund_total: 19.99, refund_tax: [{ id: 3, refund_total: 2 }] }],
    [{ id: Number(line), quantity: 1, refund_total: 9.09, refund_tax: [{ id: 3, refund_total: 0.91 }] }],
    [],
  ]);
});
