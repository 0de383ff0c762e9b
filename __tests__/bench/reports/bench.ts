import type { RequestContext, Services } from '../../../src/server/kernel/context';
import { operations } from '../../../src/server/operations';
import { rollUpSome } from '../../../src/server/reports/roll-up';
import { makeManyOrders, MANY } from '../../server/many-orders';
import { againstGoal, inTurn, median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

/** As many as the goals speak of: `BENCH_ORDERS=1000000`. */
const ORDERS = Number(process.env.BENCH_ORDERS ?? 100_000);
const ROUNDS = 40;
/** Reads that are not counted: a connection plans a statement anew until it has seen it a few times, and the first read fetches it from the disk. */
const WARMING = 6;
/** Live ones take long. */
const LIVE_ROUNDS = 3;

const RANGES = [
  { name: '30 days', range: '30d' },
  { name: 'a year', range: '12m' },
] as const;

type Read = (services: Services, context: RequestContext) => Promise<unknown>;

const reading =
  (name: 'orderReport' | 'fulfillmentReport' | 'dashboard' | 'orderReportRows', args: object): Read =>
  (services, context) =>
    services.inContainer(
      context.container._id,
      // Each is called with the arguments of its own.
      // oxlint-disable-next-line typescript/no-explicit-any
      (tx) => operations.Query[name].run(tx, args as any, context, MANY.now, []) as Promise<unknown>,
      { snapshot: true },
    );

const timesOf = async (rounds: number, work: () => Promise<unknown>): Promise<number[]> => {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) times.push(await timedAsync(async () => void (await work())));
  return times;
};

const p95 = (times: readonly number[]): number => times.toSorted((a, b) => a - b)[Math.ceil(times.length * 0.95) - 1] ?? Number.NaN;

const rollUpAll = (services: Services, containerId: string): Promise<number> =>
  timedAsync(async () => {
    while (await services.inContainer(containerId, (tx) => rollUpSome(tx, containerId)));
  });

/** Orders that are written at once. */
const WRITTEN = 5000;
const WRITING_ROUNDS = 9;

/** Orders changed in one statement, with the triggers that mark their days and without. What is written is taken back. */
const measureMarks = async ({ pool }: Services, containerId: string): Promise<Finding> => {
  const times = { ours: [] as number[], peer: [] as number[] };
  for (let round = 0; round < WRITING_ROUNDS; round += 1)
    for (const side of inTurn(['ours', 'peer'] as const, round)) {
      const client = await pool.connect();
      try {
        await client.query('begin');
        if (side === 'peer') await client.query('alter table orders disable trigger mark_days_orders_update');
        const work = () =>
          client.query(
            `update orders set refunded = refunded + 1 where container_id = $1
               and _id in (select _id from orders where container_id = $1 order by created_at desc limit ${WRITTEN})`,
            [containerId],
          );
        times[side].push(await timedAsync(async () => void (await work())));
      } finally {
        await client.query('rollback');
        client.release();
      }
    }
  return {
    bench: `${WRITTEN} orders changed, with the marks of their days`,
    ours: median(times.ours),
    peer: median(times.peer),
    peerName: 'without marks',
    unit: 'ms',
    better: 'less',
    goal: { ratio: 0.95 },
  };
};

const DAYS = ['order_days', 'fo_days', 'fo_day_spans', 'report_zones', 'report_dirty'];

/** Reports of many orders: from sums of days, and from the rows, which is what they are without sums. */
const bench = (): Promise<Finding[]> =>
  inShop(
    async ({ services, context }) => {
      const containerId = context.container._id;
      const { rows } = await services.pool.query('select 1 from orders where container_id = $1 limit 1', [containerId]);
      if (rows.length === 0) await makeManyOrders(services.pool, containerId, ORDERS);
      for (const table of DAYS) await services.pool.query(`delete from ${table} where container_id = $1`, [containerId]);
      const asked = RANGES.flatMap(({ name, range }) => [
        { what: `order report of ${name}`, goal: range === '12m' ? 20 : 2, read: reading('orderReport', { range, group: 'store' }) },
        { what: `fulfillment report of ${name}`, goal: range === '12m' ? 20 : 2, read: reading('fulfillmentReport', { range }) },
      ]);
      const live = new Map<string, number>();
      for (const { what, read } of asked) live.set(what, median(await timesOf(LIVE_ROUNDS, () => read(services, context))));
      const whole = await rollUpAll(services, containerId);
      for (const table of DAYS) await services.pool.query(`vacuum analyze ${table}`);
      const findings: Finding[] = [];
      for (const { what, goal, read } of asked)
        findings.push({
          bench: `${what}, ${ORDERS} orders`,
          ours: median(await timesOf(ROUNDS, () => read(services, context))),
          peer: live.get(what) ?? Number.NaN,
          peerName: 'from the rows',
          unit: 'ms',
          better: 'less',
          goal: { ratio: goal },
        });
      const goals = [
        { what: 'dashboard, p95', most: 60, read: reading('dashboard', {}) },
        { what: 'order report of a year, p95', most: 80, read: reading('orderReport', { range: '12m', group: 'store' }) },
        { what: 'fulfillment report of a year, p95', most: 80, read: reading('fulfillmentReport', { range: '12m' }) },
        {
          what: 'page of rows behind a figure of a year, p95',
          most: 60,
          read: reading('orderReportRows', { figure: 'profit', range: '12m' }),
        },
      ];
      for (const { what, most, read } of goals) {
        await timesOf(WARMING, () => read(services, context));
        const ours = p95(await timesOf(ROUNDS, () => read(services, context)));
        findings.push(againstGoal(`${what}, ${ORDERS} orders`, ours, most));
      }
      // One order of a day gone by is refunded: how long until its day is clean again.
      await services.pool.query(
        `update orders set refunded = refunded + 1 where container_id = $1 and _id = (select _id from orders where container_id = $1 and paid_at is not null order by created_at desc offset 1000 limit 1)`,
        [containerId],
      );
      const again = await rollUpAll(services, containerId);
      findings.push({
        bench: `a day made anew, ${ORDERS} orders`,
        ours: again,
        peer: whole,
        peerName: 'all days',
        unit: 'ms',
        better: 'less',
        goal: { ours: 3000 },
      });
      findings.push(await measureMarks(services, containerId));
      return findings;
    },
    { dataDir: process.env.BENCH_DATA },
  );

export default bench;
