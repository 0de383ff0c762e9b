import { sql } from 'kysely';
import type { Services } from '../../../../src/server/kernel/context';
import { isRejected, makingOf } from '../../../../src/server/sandbox/print/fate';

/** How an order stands, and what was done about it outside. Money in cents. */
interface Standing {
  readonly number: string;
  readonly status: string;
  readonly cost: number;
  readonly refunded: number;
  readonly profit: number;
  readonly parcels: readonly string[];
  readonly workshop: readonly string[];
  readonly shop: readonly string[];
  readonly carrier: readonly string[];
}

const ORDERED = ['order submitted', 'order sent to production', 'order paid'];

/** How orders of one piece stand as we know them, with what places outside have in their ledgers of it. */
export const standOf = async ({ db }: Services, ids: readonly string[]): Promise<Standing[]> => {
  const { rows } = await sql<
    Omit<Standing, 'profit'> & { profit: number }
  >`select o.number, o.status, o.cost::integer, (o.refunded * 100)::integer as refunded,
      o.profit::integer, array(select tracking_number from trackings t where t.order_id = o._id order by 1) as parcels,
      array(select e.what from sandbox_effects e join fulfilment_orders fo on fo.reference = e.key where fo.order_id = o._id
        and e.place like 'print/%' order by e.id) as workshop,
      array(select e.what || case when e.key = o.number then '' else ' ' || split_part(e.key, '/', 2) end from sandbox_effects e
        where e.place = 'shop' and split_part(e.key, '/', 1) = o.number order by 1) as shop,
      array(select e.what || ' ' || e.key from sandbox_effects e join trackings t on t.tracking_number = e.key where t.order_id = o._id
        and e.place = 'carrier' order by 1) as carrier
    from orders o where o._id = any(${ids}) order by o.number`.execute(db);
  return rows;
};

/** The same told by the places outside alone: by what the workshop's dice made of each order, and its money, and by the shop's own. */
export const foldOf = async ({ db }: Services, ids: readonly string[]): Promise<Standing[]> => {
  const { seed } = await db.selectFrom('sandbox_clock').select('seed').executeTakeFirstOrThrow();
  const orders = await db
    .selectFrom('orders as o')
    .innerJoin('fulfilment_orders as fo', 'fo.order_id', 'o._id')
    .innerJoin('sandbox_orders as s', (join) => join.on(sql<boolean>`s.id::text = o.platform_id`))
    .select(['o.number', 'fo.reference', 's.total', 's.refunds'])
    .where('o._id', 'in', ids)
    .orderBy('o.number')
    .execute();
  const made = await db.selectFrom('sandbox_print_orders').selectAll().execute();
  const money = await db.selectFrom('sandbox_print_money').selectAll().where('what', '=', 'order').execute();
  return orders.map(({ number, reference, total, refunds }) => {
    const given = refunds.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    const shared = { number, refunded: given };
    const refundLines = refunds.map(() => 'refund made');
    const worth = Math.round(Number(total) * 100) - given;
    const mine = made.filter(({ external_id }) => external_id === reference);
    const [order] = mine;
    if (!order || isRejected(seed, reference)) {
      const status = order || !isRejected(seed, reference) ? 'not as the workshop would' : 'Processing';
      return { ...shared, status, cost: 0, profit: worth, parcels: [], workshop: [], shop: refundLines, carrier: [] };
    }
    const cost = -money.filter(({ order_id }) => mine.some(({ id }) => id === order_id)).reduce((sum, { amount }) => sum + amount, 0);
    const { parcels } = makingOf(seed, order, order.paid_at!);
    const ends = { delivered: 'Delivered', returned: 'Returned', lost: 'Shipped' } as const;
    const numbers = parcels.map((parcel) => parcel.number).toSorted();
    return {
      ...shared,
      status: ends[parcels[0]!.journey.end],
      cost,
      profit: worth - cost,
      parcels: numbers,
      workshop: ORDERED,
      shop: [...refundLines, 'status changed', ...numbers.map((each) => `tracking added ${each}`)].toSorted(),
      carrier: numbers.map((each) => `tracking created ${each}`),
    };
  });
};
