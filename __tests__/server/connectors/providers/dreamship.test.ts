import { dreamship } from '../../../../src/server/connectors/providers/dreamship';
import { dreamshipStandIn } from '../../../support/stand-ins/dreamship';
import { serve } from '../../../support/stand-ins/stand-in';
import { anOrder } from '../contract/provider-rig';
import { outsideTo } from '../contract/workers';

let place: ReturnType<typeof dreamshipStandIn>;
let running: Awaited<ReturnType<typeof serve>>;

beforeEach(async () => {
  place = dreamshipStandIn();
  running = await serve(place);
});
afterEach(() => running.close());

const account = () => dreamship.open(place.access, outsideTo(running, []));

test('an order that was cancelled there is not made anew, though its reference is free again', async () => {
  await account().submit(anOrder(place));
  place.kept[0]!.status = 'cancelled';
  expect(await account().submit(anOrder(place))).toMatchObject({ status: 'cancelled', reason: 'cancelled' });
  expect(place.kept).toHaveLength(1);
});

test('a parcel tells which lines are in it, and when it left', async () => {
  const { external_id } = await account().submit(anOrder(place));
  place.ship('FO-1', { number: '9400', courier: 'usps', url: 'https://track.example/9400' });
  expect(await account().find({ reference: 'FO-1', external_id })).toMatchObject({
    cost: { value: 12.4, currency: 'USD' },
    parcels: [
      {
        tracking_url: 'https://track.example/9400',
        lines: [
          { line_id: 'l1', quantity: 2 },
          { line_id: 'l2', quantity: 1 },
        ],
        shipped_at: Date.parse('2026-11-21T08:00:00Z') / 1000,
      },
    ],
  });
});

test('the seconds it asks to wait are in its words; a pause that is long is told', async () => {
  const message = 'Request was throttled. Expected available in 59 seconds.';
  const busy = await serve({ ...place, answer: () => ({ status: 429, body: { error: { key: 'throttled', status_code: 429, message } } }) });
  const tried = dreamship.open(place.access, outsideTo(busy, [])).test();
  await expect(tried).rejects.toMatchObject({ refusal: 'shop.throttled', retry: true, retryAfter: 59 });
  await busy.close();
});

test('the catalogue is what an item is printed on, with the names of its colours and sizes', async () => {
  const pages = [];
  for await (const page of account().catalogue()) pages.push(page);
  expect(pages).toEqual([
    [
      {
        sku: '9001',
        product: 'Unisex Heavy Cotton Tee',
        options: [
          { name: 'Color', value: 'Black' },
          { name: 'Size', value: 'M' },
        ],
        cost: { value: 7.5, currency: 'USD' },
        areas: [{ area: 'front', width: 4200, height: 4800, dpi: 300 }],
        available: true,
      },
    ],
  ]);
  expect(place.effects).toEqual([]);
});
