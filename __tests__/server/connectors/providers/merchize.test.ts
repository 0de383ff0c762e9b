import { merchizeStandIn } from '../../../support/stand-ins/merchize';
import { makeProviderRig, type ProviderRig } from '../contract/provider-rig';

let place: ReturnType<typeof merchizeStandIn>;
let rig: ProviderRig;
beforeEach(async () => {
  place = merchizeStandIn();
  rig = await makeProviderRig(() => place);
});
afterEach(() => rig.close());

test('an order is imported under our reference and pushed', async () => {
  expect(await rig.submit()).toMatchObject({
    external_id: place.kept[0]?._id,
    status: 'submitted',
    cost: { value: 24.5, currency: 'USD' },
  });
  expect(place.kept[0]?.sent).toMatchObject({
    order_id: 'FO-1',
    shipping_info: { full_name: 'Ada Byron', address_2: 'Engines Ltd, Flat 2' },
    items: [{ merchize_sku: 'LSRLVN000000AA00', design_front: 'https://files.example/a.png' }, {}],
  });
});

test('one that cannot be pushed is held, with the reason, and is pushed when it is submitted again', async () => {
  place.trouble = 'Add a payment method first';
  expect(await rig.submit()).toMatchObject({ status: 'held', reason: place.trouble });
  place.trouble = '';
  expect(await rig.submit()).toMatchObject({ status: 'submitted', reason: null });
  expect(place.effects).toEqual(['imported FO-1', 'pushed FO-1']);
});

test('one that a person has pushed is not pushed again, and one that was cancelled is not either', async () => {
  place.trouble = 'Never';
  await rig.submit();
  place.trouble = '';
  place.kept[0]!.events = 1;
  expect(await rig.submit()).toMatchObject({ status: 'submitted' });
  place.kept[0]!.order_status = 'cancelled';
  expect(await rig.submit()).toMatchObject({ status: 'cancelled' });
  expect(place.effects).toEqual(['imported FO-1']);
});

test('one that is imported for a while is pushed once it is there', async () => {
  place.importing = 2;
  expect(await rig.submit()).toMatchObject({ status: 'submitted' });
  expect(place.effects).toEqual(['imported FO-1', 'pushed FO-1']);
});

test('delivery and a hold are told', async () => {
  await rig.submit();
  const now = () => rig.open().find({ reference: 'FO-1', external_id: null });
  place.kept[0]!.order_status = 'hold';
  expect(await now()).toMatchObject({ status: 'held', reason: 'hold' });
  place.kept[0]!.order_status = 'open';
  place.ship('FO-1', { number: '9400', courier: 'USPS', url: 'https://track.example/9400' });
  place.kept[0]!.events = 7;
  const at = Date.parse('2026-11-20T10:00:00Z') / 1000;
  expect(await now()).toMatchObject({ status: 'shipped', parcels: [{ tracking_number: '9400', shipped_at: at, delivered_at: at }] });
});
