import { newId } from '../../../src/server/db/ids';
import type { TestServer } from '../harness';

/** Numbers that are as good as drawn, the same for a seed each time. */
export const dice = (seed: number) => {
  let state = (seed * 2654435761 + 1) >>> 0;
  const next = (): number => {
    state = (Math.imul(state ^ (state >>> 15), 2246822519) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
  const below = (most: number): number => Math.floor(next() * most);
  return {
    below,
    one: <T>(some: readonly T[]): T => some[below(some.length)] as T,
    chance: (share: number): boolean => next() < share,
  };
};

/** Days on which clocks are put on or back: at midnight in Havana, by half an hour on Lord Howe Island. */
export const ZONES = [
  { zone: 'Europe/Berlin', days: ['2026-03-29', '2026-10-25'] },
  { zone: 'America/Los_Angeles', days: ['2026-03-08', '2026-11-01'] },
  { zone: 'America/Havana', days: ['2026-03-08', '2026-11-01'] },
  { zone: 'Australia/Lord_Howe', days: ['2026-04-05', '2026-10-04'] },
  { zone: 'Asia/Kathmandu', days: ['2026-05-05'] },
  { zone: 'UTC', days: ['2026-05-05'] },
] as const;

export interface ReportShop {
  readonly container: string;
  readonly stores: readonly string[];
  readonly makers: readonly string[];
}

type Query = (text: string, values: readonly unknown[]) => Promise<unknown>;
const queryOf =
  ({ services: { pool } }: TestServer): Query =>
  (text, values) =>
    pool.query(text, [...values]);

/** Two stores and two workshops in a container of some zone. */
export const makeShop = async (server: TestServer, container: string, zone: string): Promise<ReportShop> => {
  const query = queryOf(server);
  const [stores, makers] = [
    [newId(), newId()],
    [newId(), newId()],
  ];
  await query('insert into desk_settings (container_id, time_zone) values ($1, $2)', [container, zone]);
  for (const store of stores)
    await query(
      `insert into stores (container_id, _id, platform_id, sto_name, sto_status, sto_auto, default_quantity, max_per_day, max_per_week,
        max_per_month, schedule_fetch, website, config, credentials, fetch_every, next_fetch_at, created_at, updated_at)
       values ($1, $2, 'woocommerce', $2, 'Valid', false, 10, 0, 0, 0, 0, 'https://shop.example.com', '{}', '', 0, 0, 1, 1)`,
      [container, store],
    );
  for (const maker of makers)
    await query(
      `insert into fulfilments (container_id, _id, type, name, status, auto, is_default, total_paid, config, credentials, created_at, updated_at)
       values ($1, $2, 'private', $2, 'Valid', false, false, 0, '{}', '', 1, 1)`,
      [container, maker],
    );
  return { container, stores, makers };
};

export interface GivenOrder {
  readonly store: string;
  readonly at: number;
  readonly currency?: string;
  readonly rate?: number | null;
  readonly total?: number;
  readonly tax?: number;
  readonly refunded?: number;
  readonly fees?: number;
  readonly paid?: boolean;
  readonly pieces?: readonly number[];
  readonly ship_by?: number | null;
}

export const addOrder = async (server: TestServer, { container }: ReportShop, order: GivenOrder): Promise<string> => {
  const query = queryOf(server);
  const _id = newId();
  const {
    store,
    at,
    currency = 'USD',
    rate = 1,
    total = 20,
    tax = 0,
    refunded = 0,
    fees = 0,
    paid = true,
    pieces = [1],
    ship_by = null,
  } = order;
  await query(
    `insert into orders (container_id, _id, store_id, platform_id, number, status, currency, total, tax, refunded, fees, rate, paid_at, ship_by, buyer, created_at, updated_at)
     values ($1, $2, $3, $2, $2, 'Processing', $4, $5, $6, $7, $8, $9, $10, $11, '{}', $12, 1)`,
    [container, _id, store, currency, total, tax, refunded, fees, paid ? rate : null, paid ? at : null, ship_by, at],
  );
  for (const [place, quantity] of pieces.entries())
    await query(
      `insert into order_lines (container_id, _id, order_id, line_id, place, name, sku, quantity, price) values ($1, $2, $3, $4, $5, 'x', 'x', $6, 1)`,
      [container, newId(), _id, String(place), place, quantity],
    );
  return _id;
};

export interface GivenFo {
  readonly order: string;
  readonly maker: string;
  readonly kind?: 'first' | 'split' | 'reprint';
  readonly reprint_of?: string | null;
  readonly cause?: string | null;
  readonly status?: string;
  readonly pieces?: number;
  readonly cost?: number | null;
  readonly submitted_at?: number | null;
  readonly shipped_at?: number | null;
  readonly delivered_at?: number | null;
}

/** Writes an order's cost as settling it does. */
export const settleCost = async (server: TestServer, { container }: ReportShop, order: string): Promise<void> => {
  await queryOf(server)(
    `update orders set cost = (select coalesce(sum(coalesce(cost, 0)), 0) from fulfilment_orders fo where fo.container_id = orders.container_id
       and fo.order_id = orders._id and fo.status in ('submitted', 'production', 'held', 'cancelling', 'shipped'))
     where container_id = $1 and _id = $2`,
    [container, order],
  );
};

export const addFo = async (server: TestServer, shop: ReportShop, fo: GivenFo): Promise<string> => {
  const query = queryOf(server);
  const _id = newId();
  const { order, maker, kind = 'first', reprint_of = null, cause = null, pieces = 1, cost = 500 } = fo;
  const { submitted_at = null, shipped_at = null, delivered_at = null } = fo;
  const status = fo.status ?? (shipped_at === null ? 'submitted' : 'shipped');
  await query(
    `insert into fulfilment_orders (container_id, _id, order_id, fulfilment_id, kind, reprint_of, cause, pieces, status, reference, submit_at,
       submitted_at, shipped_at, cost, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $2, $10, $11, $12, $13, 1, 1)`,
    [
      shop.container,
      _id,
      order,
      maker,
      kind,
      reprint_of,
      cause,
      JSON.stringify([{ line_id: 'x', quantity: pieces }]),
      status,
      submitted_at,
      status === 'rejected' ? null : submitted_at,
      shipped_at,
      cost,
    ],
  );
  if (shipped_at !== null)
    await query(
      `insert into trackings (container_id, _id, order_id, fo_id, tracking_number, courier_code, status, pieces, shipped_at, delivered_at, created_at, updated_at)
       values ($1, $2, $3, $4, $2, 'usps', $5, '[]', $6, $7, 1, 1)`,
      [shop.container, newId(), order, _id, delivered_at === null ? 'transit' : 'delivered', shipped_at, delivered_at],
    );
  await settleCost(server, shop, order);
  return _id;
};

const HOUR = 3600;

/** A shop of some orders around a day of its zone, of everything that happens to orders. */
export const fillShop = async (
  server: TestServer,
  shop: ReportShop,
  day: string,
  { below, one, chance }: ReturnType<typeof dice>,
): Promise<void> => {
  const middle = Date.parse(`${day}T12:00:00Z`) / 1000;
  const orders = 8 + below(8);
  for (let n = 0; n < orders; n += 1) {
    const at = middle + below(96 * 4) * (HOUR / 4) - 48 * HOUR + below(900);
    const currency = one(['USD', 'EUR', 'EUR', 'PLN']);
    const total = below(20_000) / 100;
    const order = await addOrder(server, shop, {
      store: one(shop.stores),
      at,
      currency,
      rate: currency === 'USD' ? 1 : currency === 'EUR' ? 1.08345 : null,
      total,
      tax: Math.floor(total * below(20)) / 100,
      refunded: chance(0.2) ? Math.floor(total * below(100)) / 100 : 0,
      fees: below(300),
      paid: chance(0.9),
      pieces: chance(0.4) ? [1 + below(3), 1] : [1 + below(2)],
      ship_by: chance(0.8) ? at + below(8) * 24 * HOUR : null,
    });
    const parts = below(3);
    for (let part = 0; part < parts; part += 1) {
      const submitted_at = at + below(60) * HOUR;
      const shipped_at = chance(0.6) ? submitted_at + below(200) * HOUR : null;
      const fo = await addFo(server, shop, {
        order,
        maker: one(shop.makers),
        kind: part === 0 ? 'first' : 'split',
        pieces: 1 + below(3),
        cost: chance(0.9) ? below(3000) : null,
        submitted_at,
        shipped_at,
        delivered_at: shipped_at !== null && chance(0.7) ? shipped_at + below(300) * HOUR : null,
        ...(shipped_at === null && { status: one(['submitted', 'production', 'cancelled', 'rejected', 'held']) }),
      });
      if (shipped_at === null || !chance(0.3)) continue;
      const again = submitted_at + 100 * HOUR;
      const cause = one(['provider', 'courier', 'other', null]);
      const sent = chance(0.7);
      await addFo(server, shop, {
        order,
        maker: one(shop.makers),
        kind: 'reprint',
        reprint_of: fo,
        cause,
        ...(sent ? { submitted_at: again, shipped_at: again + below(90) * HOUR } : { status: one(['draft', 'cancelled']) }),
      });
    }
  }
};
