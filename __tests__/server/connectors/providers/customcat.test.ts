import { customcatStandIn } from '../../../support/stand-ins/customcat';
import { makeProviderRig, type ProviderRig } from '../contract/provider-rig';

let place: ReturnType<typeof customcatStandIn>;
let rig: ProviderRig;
beforeEach(async () => {
  place = customcatStandIn();
  rig = await makeProviderRig(() => place);
});
afterEach(() => rig.close());

test('an order goes under our reference, the company before the second line of the address', async () => {
  expect(await rig.submit()).toMatchObject({ external_id: 'C26B-0001', status: 'submitted', cost: { value: 19.47, currency: 'USD' } });
  expect(place.kept[0]).toMatchObject({
    reference: 'FO-1',
    sent: { shipping_address2: 'Engines Ltd, Flat 2', shipping_method: 'Economy', sandbox: '0', items: [{ catalog_sku: '48146' }, {}] },
  });
});

test('a print on the back has a field of its own; one elsewhere is told before anything is sent', async () => {
  const [line] = rig.order().lines;
  const on = (area: string) => rig.order({ lines: [{ ...line!, print_files: [{ area, url: 'https://files.example/b.png' }] }] });
  await rig.submit(on('Back'));
  expect(place.kept[0]?.sent.items).toEqual([{ catalog_sku: '48146', design_url_back: 'https://files.example/b.png', quantity: 2 }]);
  await expect(rig.open().submit({ ...on('sleeve'), reference: 'FO-2' })).rejects.toMatchObject({
    refusal: 'provider.printArea',
    values: { area: 'sleeve', areas: 'front, back' },
  });
  expect(place.kept).toHaveLength(1);
});

test('a card that was declined does not end the order: it is submitted again', async () => {
  place.declined = true;
  await expect(rig.open().submit(rig.order())).rejects.toMatchObject({ refusal: 'provider.answered', values: { answer: 'Charge Failed' } });
  place.declined = false;
  expect(await rig.submit()).toMatchObject({ status: 'submitted' });
});

test('of a part that was sent the parcel is told while the rest is made', async () => {
  const { external_id } = await rig.submit();
  place.kept[0]!.status = 'Partially Shipped';
  place.kept[0]!.shipments = [{ TRACKING_ID: 9274890, VENDOR: 'UPS', NUMBER_ITEMS: 1 }];
  expect(await rig.open().find({ reference: 'FO-1', external_id })).toMatchObject({
    status: 'production',
    parcels: [{ tracking_number: '9274890', courier: 'UPS' }],
  });
});

test('a quote has each method that has a rate', async () => {
  const { items, shipping, methods } = await rig.open().quote!(rig.order());
  expect({ items, shipping, methods: methods.map(({ id, cost }) => [id, cost.value]) }).toEqual({
    items: null,
    shipping: { value: 7.99, currency: 'USD' },
    methods: [
      ['Economy', 7.99],
      ['Expedited', 14.5],
    ],
  });
  await expect(rig.open().quote!(rig.standIn.wrong.of(rig.order()))).rejects.toMatchObject({ refusal: 'provider.answered' });
});
