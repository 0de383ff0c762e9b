import { gearmentStandIn } from '../../../support/stand-ins/gearment';
import { makeProviderRig, type ProviderRig } from '../contract/provider-rig';

let place: ReturnType<typeof gearmentStandIn>;
let rig: ProviderRig;
beforeEach(async () => {
  place = gearmentStandIn();
  rig = await makeProviderRig(() => place);
});
afterEach(() => rig.close());

test('a submitted order is a draft that waits for its seller to check it out', async () => {
  expect(await rig.submit()).toMatchObject({ status: 'held', reason: 'awaiting checkout', cost: { value: 26.98, currency: 'USD' } });
  expect(place.drafts[0]?.sent).toMatchObject({
    reference_id: 'FO-1',
    address: { company: 'Engines Ltd', state_code: 'TX' },
    line_items: [{ printing_options: [{ location_code: 'PRINT_LOCATION_CODE_FRONT' }] }, {}],
  });
});

test('checked out, it is found by the draft’s id, whatever id the order has', async () => {
  const draft = await rig.submit();
  place.begin('FO-1');
  const found = await rig.open().find(draft);
  expect(found).toMatchObject({ external_id: draft.external_id, status: 'production', cost: { value: 26.98 } });
  expect(place.made[0]?.order_id).not.toBe(draft.external_id);
});

test('a draft the seller took away is cancelled, and no second one is made by itself', async () => {
  const draft = await rig.submit();
  place.drafts[0]!.status = 'VENDOR_ORDER_DRAFT_STATUS_DELETED';
  expect(await rig.open().find(draft)).toMatchObject({ status: 'cancelled', reason: 'deleted' });
  expect(await rig.submit()).toMatchObject({ status: 'cancelled' });
  expect(place.drafts).toHaveLength(1);
});

test.each([
  ['AWAITING_PAYMENT', { status: 'held', reason: 'awaiting payment' }],
  ['AWAITING_FULFILLMENT', { status: 'submitted', reason: null }],
  ['PACKED', { status: 'production', reason: null }],
  ['CANCELLED', { status: 'cancelled', reason: 'cancelled' }],
  ['DELIVERED', { status: 'shipped', reason: null }],
  ['SOMETHING_NEW', { status: 'submitted', reason: null }],
])('an order whose status is %s', async (word, told) => {
  await rig.submit();
  place.begin('FO-1');
  place.made[0]!.order_status = `VENDOR_ORDER_STATUS_${word}`;
  expect(await rig.open().find({ reference: 'FO-1', external_id: null })).toMatchObject(told);
});

test('a state without a code is sent by its name, and a gift message goes along', async () => {
  const { to } = rig.order();
  await rig.submit(rig.order({ to: { ...to, country: 'VN', state: 'Da Nang' }, gift_message: 'With love' }));
  const { address, gift_message_body } = place.drafts[0]!.sent;
  expect({ name: address.state_name, code: address.state_code, gift_message_body }).toEqual({
    name: 'Da Nang',
    code: undefined,
    gift_message_body: 'With love',
  });
});

test('what is searched for on many pages is found', async () => {
  const first = await rig.submit();
  for (let index = 0; index < 230; index += 1)
    place.drafts.unshift({
      ...place.drafts[0]!,
      order_id: `other-${index}`,
      sent: { ...place.drafts[0]!.sent, reference_id: `FX-${index}` },
    });
  expect(await rig.submit()).toEqual(first);
});
