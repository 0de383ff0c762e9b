import type { PlatformId } from '../../../../src/domain/platforms';
import { UNTOLD, UNTOLD_BUYER } from '../../../../src/server/connectors/platforms/fetched';
import type { FetchedOrder } from '../../../../src/server/connectors/platforms/shop';
import type { PlacedOrder } from '../../../support/stand-ins/shop-stand-in';
import { SHOP_STAND_INS } from '../../../support/stand-ins/shops';
import { aProduct, aTracking, EVERYTHING, makeRig, type Rig } from './rig';
import { FAULTS, spoiltCalls } from './workers';

const product = aProduct();
const SKU = product.variants[0]!.sku;

/** What a store keeps of its orders: the newest word about each, and how far it has read. */
interface Kept {
  readonly orders: Map<string, FetchedOrder>;
  cursor: string | null;
}

const SHIP_BY = 1_790_000_000;
const PAYPAL = '8AB12345CD678901E';

/** What is said of an order, and how it is told. */
const SAID = {
  ...{
    tax: 3.2,
    shipping: 4.5,
    fees: 1.1,
    shipBy: SHIP_BY,
    note: 'Ring twice.',
    gift: 'Happy birthday!',
    service: 'EXPEDITED',
    paypal: PAYPAL,
  },
  ...{ company: 'Analytical Engines', email: 'ada@example.org', phone: '+1 555 0100', cancelAsked: true },
};
const ORDER = {
  ...{ tax: 3.2, shipping: 4.5, fees: 1.1, ship_by: SHIP_BY, note: 'Ring twice.', gift_message: 'Happy birthday!' },
  ...{
    shipping_service: 'EXPEDITED',
    cancel_requested: true,
    payments: [expect.objectContaining({ transaction_id: PAYPAL, paypal: true }) as unknown],
  },
};
const BUYER = { company: SAID.company, email: SAID.email, phone: SAID.phone };

/** Of these what a platform tells; `parts`: how many pieces of a line were sent, not only whether all were. */
type Told = keyof typeof ORDER | keyof typeof BUYER | 'parts';
const TELLS: Readonly<Record<PlatformId, readonly Told[]>> = {
  woocommerce: ['tax', 'shipping', 'shipping_service', 'ship_by', 'note', 'gift_message', 'payments', 'company', 'email', 'phone'],
  shopify: [
    'tax',
    'shipping',
    'shipping_service',
    'fees',
    'ship_by',
    'note',
    'gift_message',
    'payments',
    'company',
    'email',
    'phone',
    'parts',
  ],
  etsy: ['tax', 'shipping', 'shipping_service', 'ship_by', 'note', 'gift_message', 'email'],
  ebay: ['tax', 'shipping', 'shipping_service', 'fees', 'ship_by', 'cancel_requested', 'note', 'company', 'email', 'phone'],
  tiktok: ['tax', 'shipping', 'shipping_service', 'ship_by', 'cancel_requested', 'note', 'email', 'phone', 'parts'],
  amazon: ['tax', 'shipping', 'shipping_service', 'ship_by', 'cancel_requested', 'gift_message', 'company', 'email', 'phone', 'parts'],
  bigcommerce: ['tax', 'shipping', 'shipping_service', 'note', 'gift_message', 'payments', 'company', 'email', 'phone', 'parts'],
  wish: ['shipping', 'ship_by', 'phone'],
};

/** What is told; of the rest, what stands there when nobody tells. */
const toldOf = <Facts extends object>(platform: string, told: Facts, untold: Partial<Record<keyof Facts, unknown>>): object =>
  Object.fromEntries(
    Object.entries(told).map(([name, value]) => [
      name,
      (TELLS[platform as PlatformId] as readonly string[]).includes(name) ? (value as unknown) : untold[name as keyof Facts],
    ]),
  );

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

describe.each(Object.entries(SHOP_STAND_INS))('%s', (platform, make) => {
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

  test('of what else is said of an order it tells what the table says, and nothing it does not know', async () => {
    const kept: Kept = { orders: new Map(), cursor: null };
    const put = (more: Partial<PlacedOrder>): string =>
      rig.standIn.placeOrder({ sku: SKU, quantity: 2, buyer: 'Ada Lovelace', ...more }).id;
    const [whole, plain, unpaid, part, sent] = [put(SAID), put({}), put({ paid: false }), put({ sent: 1 }), put({ sent: 2 })];
    await read(rig, kept);
    const of = (id: string): FetchedOrder => kept.orders.get(id)!;
    const fees = TELLS[platform as PlatformId].includes('fees') ? { fees: null } : {};
    expect(of(whole)).toMatchObject({
      ...toldOf(platform, ORDER, UNTOLD),
      // An amount is told with its payment.
      buyer: toldOf(platform, BUYER, UNTOLD_BUYER),
    });
    expect(of(whole).total).toBeCloseTo(39.98 + of(whole).tax + of(whole).shipping, 2);
    const { shipping: _shipping, payments: _payments, ...nothing } = UNTOLD;
    expect(of(plain)).toMatchObject({ ...nothing, ...fees, paid_at: expect.any(Number) as unknown, buyer: UNTOLD_BUYER });
    expect(of(plain).payments.filter(({ paypal }) => paypal)).toEqual([]);
    expect(Math.abs(of(plain).paid_at! - of(plain).created_at)).toBeLessThan(60);
    expect(of(unpaid)).toMatchObject({ status: expect.not.stringMatching(/^Processing$/) as unknown, paid_at: null });
    expect([whole, part, sent].map((id) => of(id).items[0]!.completed)).toEqual([
      0,
      TELLS[platform as PlatformId].includes('parts') ? 1 : 0,
      2,
    ]);
    expect(of(whole).items[0]!.variant_platform_id).toBe(rig.standIn.variantOf(SKU));
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
    for (const call of spoiltCalls(fault, 4)) {
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

  test('an order that is there is told as such, and one that never was is not', async () => {
    const { id } = place();
    const never = '999999999';
    const fates = await rig.shop().findFates([id, never]);
    expect(fates.get(id)).toBe('there');
    // Where a shop that does not tell an order may have it all the same, nothing is said of it.
    expect(['deleted', undefined]).toContain(fates.get(never));
  });

  test.each(FAULTS)('a buyer is told of a parcel once, whichever call is spoilt: %s', async (fault) => {
    for (const call of spoiltCalls(fault, 5)) {
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

  test.each(['cancelled', 'refunded'] as const)(
    'a parcel of an order the shop lists as %s is refused, and nothing is changed there',
    async (as) => {
      const { id, line } = place();
      rig.standIn.closeOrder(id, as);
      const tracking = aTracking(id, line, { lines: [{ line_id: line, quantity: 2 }] });
      await expect(rig.shop().pushTracking(tracking)).rejects.toMatchObject({ refusal: 'shop.orderClosed', retry: false });
      expect(rig.standIn.trackingsOf(id)).toEqual([]);
    },
  );
});
