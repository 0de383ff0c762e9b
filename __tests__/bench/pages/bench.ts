import { sql } from 'kysely';
import { makeManyRows } from '../../server/many-rows';
import type { RequestContext, Services, Tx } from '../../../src/server/kernel/context';
import { unixNow } from '../../../src/server/kernel/clock';
import { operations } from '../../../src/server/operations';
import { asAnswers, listingsOf } from '../../../src/server/listings/rows';
import { inTurn, median, type Finding } from '../measure';
import { inShop } from '../shop';

const LISTINGS = 100_000;
const ORDERS = 1_000_000;
const PERPAGE = 20;
/** People who read at the same time, and how long, in milliseconds, they do in a round. */
const READERS = 4;
const ROUND = 2_500;
const ROUNDS = 3;

/** Reads a page of a list in the container's transaction, as the operation does it or by its number alone. */
type Read = (tx: Tx, context: RequestContext) => Promise<unknown>;

const ours: Readonly<Record<'listings' | 'orders', Read>> = {
  listings: (tx, context) => operations.Query.itemsInfo.run(tx, {}, context, undefined, []),
  orders: (tx, context) => operations.Query.orders.run(tx, {}, context, unixNow(), []),
};

const idsOf = async (
  tx: Tx,
  table: 'item_infos' | 'orders',
  order: string,
  { container, page, perpage, setTotal }: RequestContext,
): Promise<string[]> => {
  const found = tx.selectFrom(table).where('container_id', '=', container._id);
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  setTotal(total);
  const rows = await found
    .selectAll()
    .orderBy(sql.raw(order))
    .offset((page - 1) * perpage)
    .limit(perpage)
    .execute();
  return rows.map(({ _id }) => _id);
};

/** The same rows in the same order, the page counted off from the beginning each time. */
const byOffset: typeof ours = {
  listings: async (tx, context) => {
    const ids = await idsOf(tx, 'item_infos', '_id desc', context);
    return asAnswers(listingsOf(tx, context.container._id).where('listing._id', 'in', ids))
      .orderBy('listing._id', 'desc')
      .execute();
  },
  orders: async (tx, context) => {
    const ids = await idsOf(tx, 'orders', 'created_at desc, _id desc', context);
    return tx
      .selectFrom('orders as o')
      .innerJoin('stores as s', (join) => join.onRef('s.container_id', '=', 'o.container_id').onRef('s._id', '=', 'o.store_id'))
      .where('o.container_id', '=', context.container._id)
      .where('o._id', 'in', ids)
      .selectAll('o')
      .select(['s.sto_name', 's.sto_status'])
      .orderBy('o.created_at', 'desc')
      .orderBy('o._id', 'desc')
      .execute();
  },
};

/** Pages a second, any page of the list being as likely as another. */
const rateOf = async (services: Services, context: RequestContext, rows: number, read: Read): Promise<number> => {
  const pages = Math.floor(rows / PERPAGE);
  const end = performance.now() + ROUND;
  let answers = 0;
  const reader = async (): Promise<void> => {
    while (performance.now() < end) {
      const page = 1 + Math.floor(Math.random() * pages);
      await services.inContainer(context.container._id, (tx) => read(tx, { ...context, page }));
      answers += 1;
    }
  };
  const begun = performance.now();
  await Promise.all(Array.from({ length: READERS }, reader));
  return (answers * 1_000) / (performance.now() - begun);
};

const mustAgree = async (services: Services, context: RequestContext, list: keyof typeof ours): Promise<void> => {
  for (const page of [1, 3, 400]) {
    const ids = async (read: Read): Promise<string> => {
      const rows = (await services.inContainer(context.container._id, (tx) => read(tx, { ...context, page }))) as { _id: string }[];
      return rows.map(({ _id }) => _id).join(' ');
    };
    if ((await ids(ours[list])) !== (await ids(byOffset[list]))) throw new Error(`Page ${page} of the ${list} is not the same.`);
  }
};

const measure = async (services: Services, context: RequestContext, list: keyof typeof ours, rows: number): Promise<Finding> => {
  await mustAgree(services, context, list);
  const rates = { ours: [] as number[], offset: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of inTurn(['ours', 'offset'] as const, round)) {
      rates[side].push(await rateOf(services, context, rows, side === 'ours' ? ours[list] : byOffset[list]));
    }
  }
  return {
    bench: `a page of ${PERPAGE} of ${rows.toLocaleString('en-US')} ${list}`,
    ours: median(rates.ours),
    peer: median(rates.offset),
    peerName: 'offset paging',
    unit: 'pages/s',
    better: 'more',
    goal: { ratio: 4 },
  };
};

/** Any page of a long list, read in the tenant's transaction with its total and everything an answer needs. */
const bench = (): Promise<Finding[]> =>
  inShop(
    async ({ services, context }) => {
      const { rows } = await services.pool.query<{ listings: number; orders: number }>(
        'select (select count(*) from item_infos) as listings, (select count(*) from orders) as orders',
      );
      await makeManyRows(services.pool, context.container._id, {
        listings: LISTINGS - Number(rows[0]?.listings),
        orders: ORDERS - Number(rows[0]?.orders),
      });
      return [await measure(services, context, 'listings', LISTINGS), await measure(services, context, 'orders', ORDERS)];
    },
    { perpage: PERPAGE },
  );

export default bench;
