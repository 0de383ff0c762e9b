import { sql, type RawBuilder } from 'kysely';
import { forgetLists } from '../../../src/server/db/kept-pages';
import type { RequestContext, Services, Tx } from '../../../src/server/kernel/context';
import { operations } from '../../../src/server/operations';
import { makeManyOrders, MANY } from '../../server/many-orders';
import { median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';
import { measureBulk } from './bulk';
import { orderLists, trackingLists, type Asked } from './lists';

/** Fewer to try something out: `BENCH_ORDERS`. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 1_000_000);
const PERPAGE = 20;
const DEEP = ORDERS / 25;
/** Pages one turns to from the deep one. */
const TURNED = 15;
const COUNTED = 20;

const atPercent = (values: readonly number[], percent: number): number =>
  [...values].sort((a, b) => a - b)[Math.ceil((values.length * percent) / 100) - 1] ?? Number.NaN;

type Rows = readonly { readonly _id: string }[];

/** What is measured: a list by its operation, and the same by hand with its pages counted off. */
interface List {
  readonly args: object;
  ours(tx: Tx, context: RequestContext): Promise<Rows>;
  byOffset(tx: Tx, context: RequestContext): Promise<Rows>;
}

const byOffset =
  (rows: RawBuilder<unknown>, alias: string, { where, order }: Asked<unknown>): List['byOffset'] =>
  async (tx, { container, page, perpage }) => {
    const mine = sql`from ${rows} where ${sql.ref(`${alias}.container_id`)} = ${container._id} and ${where}`;
    await sql`select count(*) ${mine}`.execute(tx);
    const found = await sql<{ _id: string }>`select ${sql.ref(alias)}.*, s.sto_name ${sql`from ${rows}
      join stores s on s.container_id = ${sql.ref(`${alias}.container_id`)} and s._id = ${sql.ref(`${alias}.store_id`)}
      where ${sql.ref(`${alias}.container_id`)} = ${container._id} and ${where}`}
      order by ${sql.raw(order)} offset ${(page - 1) * perpage} limit ${perpage}`.execute(tx);
    return found.rows;
  };

/** Those of some lists, such as `tag|risk`, to try something out: `BENCH_LISTS`. */
const asked = <Args>(lists: readonly Asked<Args>[]): readonly Asked<Args>[] =>
  lists.filter(({ args }) => new RegExp(process.env.BENCH_LISTS ?? '').test(JSON.stringify(args)));

const orders: readonly List[] = asked(orderLists).map((list) => ({
  args: list.args,
  ours: (tx, context) => operations.Query.orders.run(tx, list.args, context, MANY.now, []) as Promise<unknown> as Promise<Rows>,
  byOffset: byOffset(sql`orders o`, 'o', list),
}));

const trackings: readonly List[] = asked(trackingLists).map((list) => ({
  args: list.args,
  ours: (tx, context) => operations.Query.trackings.run(tx, list.args, context, MANY.now, []) as Promise<unknown> as Promise<Rows>,
  byOffset: byOffset(sql`trackings t`, 't', list),
}));

const measureLists = async (services: Services, base: RequestContext, what: string, lists: readonly List[]): Promise<Finding> => {
  const times = { ours: [] as number[], peer: [] as number[] };
  const said: string[] = [];
  for (const { args, ours, byOffset: offset } of lists) {
    let total = 0;
    const context = (page: number): RequestContext => ({ ...base, page, setTotal: (found) => (total = found) });
    const ids = async (page: number, read: List['ours']): Promise<[string, number]> => {
      let found: Rows = [];
      const ms = await timedAsync(async () => {
        found = await services.inContainer(base.container._id, (tx) => read(tx, context(page)));
      });
      return [found.map(({ _id }) => _id).join(' '), ms];
    };
    // Nothing is known of it: it is counted, where that has to be.
    forgetLists(base.container._id);
    const [first, ms] = await ids(1, ours);
    const [same, offsetMs] = await ids(1, offset);
    if (first !== same) throw new Error(`The first page of ${JSON.stringify(args)} is not the same.`);
    times.ours.push(ms);
    times.peer.push(offsetMs);
    const last = Math.max(1, Math.ceil(total / PERPAGE));
    for (const page of [2, 5, last].filter((each) => each <= last)) times.ours.push((await ids(page, ours))[1]);
    said.push(
      `${times.ours
        .slice(-4)
        .map((each) => each.toFixed(0))
        .join(' ')} (${offsetMs.toFixed(0)}) of ${total} ${JSON.stringify(args)}`,
    );
  }
  if (process.env.BENCH_EACH) process.stderr.write(`${said.join('\n')}\n`);
  return {
    bench: `a page of any list of ${what}, 95 of 100`,
    ours: atPercent(times.ours, 95),
    peer: atPercent(times.peer, 95),
    peerName: 'offset paging',
    unit: 'ms',
    better: 'less',
    goal: { ours: 60 },
  };
};

/** One page after another, far inside. */
const measureDeep = async (services: Services, base: RequestContext): Promise<Finding> => {
  const [list] = orders as [List];
  const time = (page: number, read: List['ours']): Promise<number> =>
    timedAsync(async () => void (await services.inContainer(base.container._id, (tx) => read(tx, { ...base, page }))));
  await time(DEEP - 1, list.ours);
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let turned = 0; turned < TURNED; turned += 1) {
    times.ours.push(await time(DEEP + turned, list.ours));
    times.peer.push(await time(DEEP + turned, list.byOffset));
  }
  return {
    bench: `page ${DEEP.toLocaleString('en-US')} and on, of ${ORDERS.toLocaleString('en-US')} orders`,
    ours: median(times.ours),
    peer: median(times.peer),
    peerName: 'offset paging',
    unit: 'ms',
    better: 'less',
    goal: { ratio: 50 },
  };
};

const measureCounts = async (services: Services, context: RequestContext, table: 'orders' | 'trackings'): Promise<Finding> => {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let n = 0; n < COUNTED; n += 1) {
    times.ours.push(
      await timedAsync(async () => {
        await services.inContainer(context.container._id, async (tx) => {
          void (await operations.Query[`${table}Count`].run(tx, {}, context, undefined, []));
        });
      }),
    );
    times.peer.push(
      await timedAsync(async () => {
        await services.inContainer(context.container._id, (tx) =>
          sql`select status, count(*) from ${sql.table(table)} where container_id = ${context.container._id} group by 1`.execute(tx),
        );
      }),
    );
  }
  return {
    bench: `counts of the tabs of ${table}, 95 of 100`,
    ours: atPercent(times.ours, 95),
    peer: atPercent(times.peer, 95),
    peerName: 'count(*), group by',
    unit: 'ms',
    better: 'less',
    goal: { ours: 20 },
  };
};

/** Lists, counts and bulk actions of a shop with a million orders, in the tenant's transaction on PostgreSQL. */
const bench = (): Promise<Finding[]> =>
  inShop(
    async ({ services, session, context }) => {
      const { _id } = context.container;
      const { rows } = await services.pool.query<{ made: boolean }>(
        `select exists (select from orders where platform_id = 'p${ORDERS}') as made`,
      );
      if (!rows[0]?.made) await makeManyOrders(services.pool, _id, ORDERS);
      const parts: Readonly<Record<string, () => Promise<readonly Finding[]>>> = {
        lists: async () => [
          await measureLists(services, context, `${ORDERS.toLocaleString('en-US')} orders`, orders),
          await measureLists(services, context, 'their parcels', trackings),
        ],
        deep: async () => [await measureDeep(services, context)],
        counts: async () => [await measureCounts(services, context, 'orders'), await measureCounts(services, context, 'trackings')],
        bulk: () => measureBulk(services, context, session),
      };
      const wanted = process.env.BENCH_PARTS?.split(',') ?? Object.keys(parts);
      const findings: Finding[] = [];
      for (const part of wanted) findings.push(...((await parts[part]?.()) ?? []));
      return findings;
    },
    { dataDir: process.env.BENCH_DATA, perpage: PERPAGE },
  );

export default bench;
