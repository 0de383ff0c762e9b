import { SHOP_STAND_INS } from '../../support/stand-ins/shops';
import type { ShopStandIn } from '../../support/stand-ins/shop-stand-in';
import type { StandInRequest } from '../../support/stand-ins/stand-in';
import { makeRig, type Rig } from './contract/rig';

/** Rows of a page that fit into an answer. */
const FITS = 2;
const TOO_LARGE = `"${'x'.repeat(9 * 1024 * 1024)}"`;

/** How many rows a call asks for, as each platform is asked. */
const SIZES = {
  shopify: ({ path, body }: StandInRequest): number =>
    path.endsWith('/graphql.json') ? Number((JSON.parse(body.toString()) as { variables?: { first?: number } }).variables?.first ?? 0) : 0,
  amazon: ({ path, query }: StandInRequest): number =>
    /\/(?:orders|items\/[^/]+)$/.test(path) ? Number(query.get('maxResultsPerPage') ?? query.get('pageSize') ?? 0) : 0,
} as const;

describe.each(Object.entries(SIZES))('%s', (platform, sizeOf) => {
  let rig: Rig;
  let sizes: number[] = [];

  beforeEach(async () => {
    sizes = [];
    rig = await makeRig((): ShopStandIn => {
      const standIn = SHOP_STAND_INS[platform as keyof typeof SIZES]();
      const { answer } = standIn;
      return Object.assign(standIn, {
        answer: (request: StandInRequest) => {
          const size = sizeOf(request);
          if (size > 0) sizes.push(size);
          return size > FITS ? { status: 200, body: TOO_LARGE } : answer.call(standIn, request);
        },
      });
    });
  });
  afterEach(() => rig.close());

  test('is asked for fewer orders where a page is too large an answer, and none is passed over', async () => {
    const placed = Array.from({ length: 7 }, (_, n) => rig.standIn.placeOrder({ sku: `TEE-${n}`, quantity: 1, buyer: `Buyer ${n}` }).id);
    const seen = new Set<string>();
    let cursor: string | null = null;
    for await (const page of rig.shop().fetchOrders(null)) {
      for (const { platform_id } of page.orders) seen.add(platform_id);
      ({ cursor } = page);
    }
    expect([...seen].toSorted()).toEqual(placed.toSorted());
    expect(Math.max(...sizes)).toBeGreaterThan(FITS);
    // The connector keeps asking for the size that fitted.
    expect(sizes.slice(sizes.findIndex((size) => size <= FITS)).every((size) => size <= FITS)).toBe(true);
    expect(cursor).not.toBeNull();
  });

  test('is asked for fewer products where a page is too large an answer, and none is passed over', async () => {
    const made = Array.from({ length: 7 }, (_, n) => rig.standIn.ownerMakes({ sku: `OWN-${n}`, title: `Own ${n}`, price: 5 }));
    const seen = new Set<string>();
    for await (const page of rig.shop().products!(null)) for (const { platform_id } of page.products) seen.add(platform_id);
    expect([...seen].toSorted()).toEqual(made.toSorted());
    expect(Math.max(...sizes)).toBeGreaterThan(FITS);
  });
});

test('a reading of Amazon’s orders that is broken off goes on with pages of the size that fitted', async () => {
  const standIn = SHOP_STAND_INS.amazon();
  const { answer } = standIn;
  const sizes: number[] = [];
  const rig = await makeRig(() =>
    Object.assign(standIn, {
      answer: (request: StandInRequest) => {
        const size = SIZES.amazon(request);
        if (size > 0) sizes.push(size);
        return size > FITS ? { status: 200, body: TOO_LARGE } : answer.call(standIn, request);
      },
    }),
  );
  const placed = Array.from({ length: 5 }, (_, n) => standIn.placeOrder({ sku: `TEE-${n}`, quantity: 1, buyer: `Buyer ${n}` }).id);
  const seen = new Set<string>();
  let cursor: string | null = null;
  for await (const page of rig.shop().fetchOrders(null)) {
    for (const { platform_id } of page.orders) seen.add(platform_id);
    ({ cursor } = page);
    break;
  }
  sizes.length = 0;
  for await (const page of rig.shop().fetchOrders(cursor)) for (const { platform_id } of page.orders) seen.add(platform_id);
  expect([...seen].toSorted()).toEqual(placed.toSorted());
  expect(Math.max(...sizes)).toBeLessThanOrEqual(FITS);
  await rig.close();
});
