import type { Access } from '../../../../src/server/connectors/connector';
import { printway } from '../../../../src/server/connectors/providers/printway';
import { printwayStandIn } from '../../../support/stand-ins/printway';
import { serve } from '../../../support/stand-ins/stand-in';
import { anOrder } from '../contract/provider-rig';
import { outsideTo } from '../contract/workers';

let place: ReturnType<typeof printwayStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = printwayStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

const account = (access: Access = {}) => printway.open({ ...place.access, ...access }, outsideTo(running, []));

test('an order is paid for once; without money it is held, for the reason, until it is submitted again', async () => {
  place.trouble = 'Your balance is not enough';
  expect(await account().submit(anOrder(place))).toMatchObject({ status: 'held', reason: place.trouble });
  place.trouble = '';
  expect(await account().submit(anOrder(place))).toMatchObject({ status: 'submitted', cost: { value: 21, currency: 'USD' } });
  expect(place.effects).toEqual(['made FO-1', 'paid FO-1']);
  expect(place.kept[0]?.body).toMatchObject({
    shipping_country: 'United States',
    shipping_phone: '+15125550100',
    shipping_address2: 'Engines Ltd, Flat 2',
    order_items: [{ artwork_front: 'https://files.example/a.png' }, {}],
  });
});

test('an order is found on whatever page it is, among others whose references begin like its own', async () => {
  place.page = 2;
  for (const reference of ['FO-1', 'FO-11', 'FO-12', 'FO-13', 'FO-14']) await account().submit(anOrder(place, { reference }));
  expect(await account().find({ reference: 'FO-1', external_id: null })).toMatchObject({ external_id: 'PWN100000' });
});

test.each([
  ['on hold', { status: 'held', reason: 'on hold' }],
  ['not verify', { status: 'held', reason: 'not verify' }],
  ['rejected', { status: 'rejected', reason: 'rejected' }],
  ['refunded', { status: 'cancelled', reason: 'refunded' }],
])('an item that is %s says so', async (order_status, told) => {
  const { external_id } = await account().submit(anOrder(place));
  place.kept[0]!.order_status = order_status;
  expect(await account().find({ reference: 'FO-1', external_id })).toMatchObject(told);
});

test('tokens that were renewed while an account was tried are what is learned; without a refresh token an old one is refused', async () => {
  place.expire?.();
  expect(await account().test()).toEqual({ access_token: 'printway-access-2', refresh_token: 'printway-refresh-2' });
  await expect(account({ refresh_token: '' }).test()).rejects.toMatchObject({ refusal: 'provider.tokenRefused', storeStatus: 'Invalid' });
});

test('the catalogue is what is printed, at the price of the cheapest place', async () => {
  const pages = [];
  for await (const page of account().catalogue()) pages.push(page);
  expect(pages).toEqual([
    [
      {
        sku: 'PW-SNLB-8X8 INCHES-MONOCHROME',
        product: 'Suncatcher Night Light Box',
        options: [{ name: 'Size', value: '8X8 INCHES' }],
        cost: { value: 6.5, currency: 'USD' },
        areas: [{ area: 'artwork_front', width: 2400, height: 2400, dpi: 300 }],
        available: true,
      },
    ],
  ]);
});
