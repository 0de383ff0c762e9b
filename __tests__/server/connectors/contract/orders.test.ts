import type { FetchedOrder } from '../../../../src/server/connectors/platforms/shop';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { aProduct, aTracking, EVERYTHING, makeRig, type Rig } from './rig';
import { FAULTS } from './workers';

const product = aProduct();
const SKU = product.variants[0]!.sku;

/** What a store keeps of its orders: the newest word about each, and how far it has read. */
interface Kept {
  readonly orders: Map<string, FetchedOrder>;
  cursor: string | null;
}

/** Reads as the job does: page by page, each kept with how far it reaches. */
const read = (rig: Rig, kept: Kept, during: (page: number) => void = () => undefined): Promise<void> =>
  rig.persist('orders', async (shop) => {
    let page = 0;
    for await (const { orders, cursor } of shop.fetchOrders(kept.cursor)) {
      for (const order of orders) kept.orders.set(order.platform_id, order);
      kept.cursor = cursor;
      during(page);
      page += 1;
    }
  });

describe.each(Object.entries(SHOP_STAND_INS))('%s', (_platform, make) => {
  let rig: Rig;
  beforeEach(async () => {
    rig = await makeRig(make);
    await rig.persist(product.item_info_id, (shop) => shop.pushProduct(product, EVERYTHING));
  });
  afterEach(() => rig.close());

  const place = (buyer = 'Ada Lovelace', quantity = 2) => rig.standIn.placeOrder({ sku: SKU, quantity, buyer });

  test('an order comes with its buyer, its line and its money', async () => {
    const kept: Kept = { orders: new Map(), cursor: null };
    const { id, line } = place();
    await read(rig, kept);
    const order = kept.orders.get(id)!;
    expect(order).toMatchObject({ status: 'Processing', items: [{ line_id: line, sku: SKU, quantity: 2 }] });
    expect(`${order.buyer.first_name} ${order.buyer.last_name}`).toBe('Ada Lovelace');
    expect(order.currency).toMatch(/^[A-Z]{3}$/);
    expect(order.items[0]!.price * 2).toBeCloseTo(39.98, 2);
    expect(order.created_at).toBeGreaterThan(1_500_000_000);
  });

  test('none is passed over while the list shifts under the reading', async () => {
    const ids = Array.from({ length: 130 }, (_each, index) => {
      const { id } = place(`Buyer No${index}`, 1);
      rig.standIn.advance(30);
      return id;
    });
    const kept: Kept = { orders: new Map(), cursor: null };
    await read(rig, kept, (page) => {
      // What was on an early page moves to the end, and so everything after it one place forward.
      rig.standIn.touchOrder(ids[page * 3]!);
      rig.standIn.touchOrder(ids[page * 3 + 1]!);
    });
    await read(rig, kept);
    expect([...kept.orders.keys()].toSorted()).toEqual(ids.toSorted());
  });

  test.each(FAULTS)('none is passed over, whichever call is spoilt: %s', async (fault) => {
    const ids: string[] = [];
    for (let call = 0; call < 4; call += 1) {
      ids.push(place().id);
      rig.standIn.advance(60);
      const kept: Kept = { orders: new Map(), cursor: null };
      rig.running.spoil(fault, call);
      await read(rig, kept);
      await read(rig, kept);
      expect([...kept.orders.keys()].toSorted()).toEqual(ids.toSorted());
    }
  });

  test('a look goes on where the last one ended, by the clock of the shop', async () => {
    const kept: Kept = { orders: new Map(), cursor: null };
    const first = place().id;
    await read(rig, kept);
    rig.standIn.advance(-7200);
    rig.standIn.advance(7200 + 3600);
    const second = place().id;
    await read(rig, kept);
    expect([...kept.orders.keys()].toSorted()).toEqual([first, second].toSorted());
  });

  test('an order that is there is told as such, one that never was is gone', async () => {
    const { id } = place();
    const fates = await rig.shop().findFates([id]);
    expect(fates.get(id)).toBe('there');
  });

  test.each(FAULTS)('a buyer is told of a parcel once, whichever call is spoilt: %s', async (fault) => {
    for (let call = 0; call < 5; call += 1) {
      const { id, line } = place();
      const tracking = aTracking(id, line, { tracking_id: `parcel-${call}`, lines: [{ line_id: line, quantity: 2 }] });
      rig.running.spoil(fault, call);
      await rig.persist(tracking.tracking_id, (shop) => shop.pushTracking(tracking));
      await rig.persist(tracking.tracking_id, (shop) => shop.pushTracking(tracking));
      expect(rig.standIn.trackingsOf(id)).toEqual([tracking.tracking_number]);
    }
  });

  test('a parcel whose number was wrong has the right one in the end', async () => {
    const { id, line } = place();
    const wrong = aTracking(id, line, { lines: [{ line_id: line, quantity: 2 }] });
    await rig.persist('parcel-1', (shop) => shop.pushTracking(wrong));
    const right = { ...wrong, tracking_number: '9400111899223100009999', replaces: wrong.tracking_number };
    await rig.persist('parcel-1', (shop) => shop.pushTracking(right));
    expect(rig.standIn.trackingsOf(id).at(-1)).toBe(right.tracking_number);
  });
});
