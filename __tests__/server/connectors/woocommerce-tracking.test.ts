import { ConnectorError } from '../../../src/server/connectors/connector';
import { woocommerceStandIn, type WooCommerceStandIn } from '../../support/stand-ins/woocommerce';
import type { Fault } from '../../support/stand-ins/stand-in';
import { aTracking, makeRig, type Rig } from './contract/rig';

let standIn: WooCommerceStandIn;
let rig: Rig;

beforeEach(async () => {
  standIn = woocommerceStandIn();
  rig = await makeRig(() => standIn);
});
afterEach(() => rig.close());

const placed = (quantity = 1) => {
  const { id, line } = standIn.placeOrder({ sku: 'TEE-1', quantity, buyer: 'Ada Lovelace' });
  return { id, tracking: aTracking(id, line, { lines: [{ line_id: line, quantity }] }) };
};

const push = (tracking: ReturnType<typeof aTracking>) => rig.persist(tracking.tracking_id, (shop) => shop.pushTracking(tracking));

describe.each([true, false])('with the plugin for parcels: %s', (plugin) => {
  beforeEach(() => standIn.setPlugin(plugin));

  test('the buyer is told once, and the order is completed with the last parcel', async () => {
    const { id, tracking } = placed(2);
    const first = await push({ ...tracking, last: false });
    expect(standIn.statusOf(id)).toBe('processing');
    expect(await push({ ...tracking, last: true })).toBe(first);
    expect(standIn.statusOf(id)).toBe('completed');
    expect(standIn.trackingsOf(id)).toEqual([tracking.tracking_number]);
  });

  test.each<Fault>(['lost', 'late', 'failed', 'html', 'throttled', 'error'])('once, whichever call is spoilt: %s', async (fault) => {
    for (let call = 0; call < 5; call += 1) {
      const { id, tracking } = placed();
      const own = { ...tracking, tracking_id: `parcel-${call}` };
      rig.running.spoil(fault, call);
      await push(own);
      await push(own);
      expect({ call, told: standIn.trackingsOf(id) }).toEqual({ call, told: [tracking.tracking_number] });
      expect(standIn.statusOf(id)).toBe('completed');
    }
  });
});

test('with the plugin a right number takes the place of the wrong one', async () => {
  const { id, tracking } = placed();
  await push(tracking);
  await push({ ...tracking, tracking_number: 'RIGHT-1', replaces: tracking.tracking_number });
  expect(standIn.shownTrackingsOf(id)).toEqual(['RIGHT-1']);
  expect(standIn.trackingsOf(id)).toEqual([tracking.tracking_number, 'RIGHT-1']);
});

test('without it the buyer is mailed a note that names the carrier, the number and where to look', async () => {
  standIn.setPlugin(false);
  const { id, tracking } = placed();
  await push(tracking);
  expect(standIn.notesOf(id)).toEqual([`USPS: ${tracking.tracking_number} ${tracking.tracking_url}`]);
  await push({ ...tracking, tracking_number: 'RIGHT-1', replaces: tracking.tracking_number });
  expect(standIn.notesOf(id)).toEqual([`USPS: RIGHT-1 ${tracking.tracking_url}`]);
  expect(standIn.trackingsOf(id)).toEqual([tracking.tracking_number, 'RIGHT-1']);
});

test('of notes only ours about the wrong number is taken away, once the right one stands there, whichever call is spoilt', async () => {
  standIn.setPlugin(false);
  for (let call = 0; call < 6; call += 1) {
    const { id, tracking } = placed();
    const own = { ...tracking, tracking_id: `parcel-${call}` };
    await push(own);
    standIn.sellerWrites!(id, `Is ${tracking.tracking_number} the right number?`);
    const right = { ...own, tracking_number: `RIGHT-${call}`, tracking_url: null, replaces: tracking.tracking_number };
    rig.running.spoil('lost', call);
    await push(right);
    await push(right);
    expect({ call, notes: standIn.notesOf(id) }).toEqual({
      call,
      notes: [`USPS: RIGHT-${call}`, `Is ${tracking.tracking_number} the right number?`],
    });
  }
});

test('an order the shop does not have any more is told as such, and nobody is told anything', async () => {
  const { tracking } = placed();
  const failure: unknown = await rig
    .shop()
    .pushTracking({ ...tracking, order_platform_id: '999' })
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ConnectorError);
  expect(failure).toMatchObject({ refusal: 'shop.answered', retry: false });
});

/** Every state of WooCommerce's own and one of a plugin's: whether the parcel is told, and what the order is afterwards. */
describe.each([
  ['pending', true, 'pending'],
  ['processing', true, 'completed'],
  ['on-hold', true, 'completed'],
  ['completed', true, 'completed'],
  ['in-printing', true, 'in-printing'],
  ['cancelled', false, 'cancelled'],
  ['refunded', false, 'refunded'],
  ['failed', false, 'failed'],
])('an order that is %s at the shop', (status, told, after) => {
  test.each([true, false])(`is ${after} after its last parcel, with the plugin for parcels: %s`, async (plugin) => {
    standIn.setPlugin(plugin);
    const { id, tracking } = placed();
    standIn.setStatus(id, status);
    const done = rig.shop().pushTracking({ ...tracking, last: true });
    if (told) await done;
    else await expect(done).rejects.toMatchObject({ refusal: 'shop.orderClosed', values: { status }, retry: false });
    expect(standIn.statusOf(id)).toBe(after);
    expect(standIn.trackingsOf(id)).toHaveLength(told ? 1 : 0);
  });

  test('is cancelled only where nothing of it is over or has been sent', async () => {
    const { id } = placed();
    standIn.setStatus(id, status);
    const outcome = await rig.shop().cancelOrder!(id, '').catch((error: unknown) => error);
    const over = status === 'completed' || status === 'in-printing';
    if (over) expect(outcome).toMatchObject({ refusal: 'shop.orderClosed', values: { status } });
    else expect(outcome).toBeUndefined();
    expect(standIn.statusOf(id)).toBe(over || status === 'refunded' ? status : 'cancelled');
  });
});
