import { shineon } from '../../../../src/server/connectors/providers/shineon';
import { shineonStandIn } from '../../../support/stand-ins/shineon';
import { serve } from '../../../support/stand-ins/stand-in';
import { anOrder } from '../contract/provider-rig';
import { outsideTo } from '../contract/workers';

let place: ReturnType<typeof shineonStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = shineonStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

const account = () => shineon.open(place.access, outsideTo(running, []));

test('it is given no address to tell parcels to: they are read with the lines that are in them', async () => {
  const { external_id } = await account().submit(anOrder(place));
  expect(place.kept[0]?.body).toMatchObject({
    shipment_notification_url: '',
    shipping_address: { name: 'Ada Byron', company: 'Engines Ltd' },
  });
  place.ship('FO-1', { number: '9400', courier: 'usps', url: '' });
  expect(await account().find({ reference: 'FO-1', external_id })).toMatchObject({
    cost: null,
    parcels: [
      {
        tracking_number: '9400',
        lines: [
          { line_id: 'l1', quantity: 2 },
          { line_id: 'l2', quantity: 1 },
        ],
      },
    ],
  });
});

test('an order it holds back is held, for its reason', async () => {
  const { external_id } = await account().submit(anOrder(place));
  Object.assign(place.kept[0]!, { status: 'on_hold', on_hold_reason: 'The picture is too small' });
  expect(await account().find({ reference: 'FO-1', external_id })).toMatchObject({ status: 'held', reason: 'The picture is too small' });
});

test('the catalogue is the account’s SKUs; one with a picture says how large it is', async () => {
  const pages = [];
  for await (const page of account().catalogue()) pages.push(page);
  expect(pages).toMatchObject([
    [
      {
        sku: 'SO-15845643',
        cost: { value: 9.5, currency: 'USD' },
        options: [
          { name: 'Metal', value: 'steel' },
          { name: 'Shape', value: 'tag' },
        ],
        areas: [{ area: 'print_url', width: 1000, height: 1788, dpi: null }],
      },
      { sku: 'SO-20023', options: [], areas: [] },
    ],
  ]);
});
