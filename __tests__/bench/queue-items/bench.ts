import { sql } from 'kysely';
import { makeManyOrders } from '../../server/many-orders';
import type { RequestContext, Services } from '../../../src/server/kernel/context';
import { countQueue } from '../../../src/server/queue/list';
import { readQueue } from '../../../src/server/queue/rows';
import { inTurn, median, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

const ROWS = 50_000;
const PERPAGE = 50;
const DEEP = 900;
const ROUNDS = 15;
const NOW = 1_800_000_000;

/** Orders that all want attention, so that each has its row. */
const fill = async (services: Services, containerId: string): Promise<void> => {
  await makeManyOrders(services.pool, containerId, ROWS);
  const { rowCount } = await services.pool.query(
    `update orders set attention = true, archived_at = null, removed = null, act_by = created_at + 5 * 86400 where container_id = $1`,
    [containerId],
  );
  if (rowCount !== ROWS) throw new Error(`${rowCount} orders`);
  for (const table of ['orders', 'queue_items']) await services.pool.query(`vacuum analyze ${table}`);
};

/** The same without a table of its own: what is due of each kind, put together, sorted and counted off each time. */
const byOffset = (services: Services, { container, page, perpage }: RequestContext): Promise<unknown> =>
  services.inContainer(container._id, async (tx) => {
    const due = sql`select _id, act_by as due_at, 2 as priority, created_at from orders
        where container_id = ${container._id} and archived_at is null and removed is null and (attention or act_by <= ${NOW})
      union all select _id, due_at, 2, created_at from tasks
        where container_id = ${container._id} and status not in ('Waiting', 'Resolved', 'Closed', 'Approved', 'Cancelled')
      union all select _id, due_at, 2, created_at from supports
        where container_id = ${container._id} and status in ('New', 'Inprocess') and merged_into is null
      union all select _id, respond_by, 2, created_at from paypal_items where container_id = ${container._id} and status = 'disputed'`;
    await sql`select count(*) from (${due}) as due`.execute(tx);
    return sql`select * from (${due}) as due order by coalesce(due_at, 2147483647), priority, created_at, _id
      offset ${(page - 1) * perpage} limit ${perpage}`.execute(tx);
  });

const ours = (services: Services, context: RequestContext): Promise<unknown> =>
  services.inContainer(context.container._id, (tx) => readQueue(tx, {}, context, NOW));

/** ms of one, in the middle of some rounds in turn. */
const measure = async (services: Services, context: RequestContext, name: string): Promise<Finding> => {
  const times = { ours: [] as number[], offset: [] as number[] };
  for (let round = 0; round < ROUNDS; round++) {
    for (const side of inTurn(['ours', 'offset'] as const, round)) {
      const begun = performance.now();
      // Deep down, another page each time.
      const page = Math.max(1, context.page - 7 * round);
      await (side === 'ours' ? ours : byOffset)(services, { ...context, page });
      times[side].push(performance.now() - begun);
    }
  }
  return {
    bench: `${name} of a queue of ${ROWS.toLocaleString('en-US')}`,
    ours: median(times.ours),
    peer: median(times.offset),
    peerName: 'offset paging over the four tables',
    unit: 'ms',
    better: 'less',
    goal: { ours: 30 },
  };
};

/** The deadline queue: first page, deep page, counts, each with everything an answer needs. */
const bench = (): Promise<Finding[]> =>
  inShop(
    async ({ services, context }) => {
      const { _id } = context.container;
      await fill(services, _id);
      const counts: number[] = [];
      const counted: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        counts.push(await timedAsync(async () => void (await services.inContainer(_id, (tx) => countQueue(tx, context, NOW)))));
        counted.push(
          await timedAsync(
            async () =>
              void (await services.inContainer(_id, (tx) =>
                sql`select count(*) from orders where container_id = ${_id} and archived_at is null and removed is null
                  and (attention or act_by <= ${NOW})`.execute(tx),
              )),
          ),
        );
      }
      return [
        await measure(services, context, 'the first page'),
        await measure(services, { ...context, page: DEEP }, `page ${DEEP}`),
        {
          bench: `counts by kind of a queue of ${ROWS.toLocaleString('en-US')}`,
          ours: median(counts),
          peer: median(counted),
          peerName: 'count(*) over orders alone',
          unit: 'ms',
          better: 'less',
          goal: { ours: 30 },
        },
      ];
    },
    { perpage: PERPAGE },
  );

export default bench;
