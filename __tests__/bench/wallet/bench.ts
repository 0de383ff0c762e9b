import { sql } from 'kysely';
import { changeCredit } from '../../../src/server/wallet/wallet';
import { inTurn, median, settleHeap, timedAsync, type Finding } from '../measure';
import { inShop } from '../shop';

const DEBITS = 1000;
/** Callers that move money of one wallet at once. */
const AT_ONCE = 8;
const ROUNDS = 5;
/** Milliseconds of a debit: 200 a second. */
const GOAL = 5;

/** Debits of one wallet: with their two lines, checked when each transaction ends; and a number in a row that grows smaller. */
const bench = (): Promise<Finding[]> =>
  inShop(async ({ services, context }) => {
    const containerId = context.container._id;
    const within = services.inContainer;
    await within(containerId, (tx) =>
      changeCredit(tx, containerId, { kind: 'topup', key: 'bench', from: 'outside:test', to: 'wallet', cents: 100_000_000 }),
    );
    let made = 0;
    const debit = () => {
      made += 1;
      const key = `bench-${made}`;
      return within(containerId, (tx) => changeCredit(tx, containerId, { kind: 'charge', key, from: 'wallet', to: 'plan', cents: 100 }));
    };
    await services.pool.query('create unlogged table bench_numbers (container_id text primary key, holds numeric(14,2) not null)');
    await services.pool.query('alter table bench_numbers set logged');
    await services.pool.query('grant select, update on bench_numbers to back_office_tenant');
    await services.pool.query('insert into bench_numbers values ($1, 100000000)', [containerId]);
    const subtract = () =>
      within(containerId, (tx) => sql`update bench_numbers set holds = holds - 1 where container_id = ${containerId}`.execute(tx));
    const each = async (work: () => Promise<unknown>): Promise<number> => {
      settleHeap();
      const callers = Array.from({ length: AT_ONCE }, async () => {
        for (let done = 0; done < DEBITS / AT_ONCE; done += 1) await work();
      });
      return (await timedAsync(async () => void (await Promise.all(callers)))) / DEBITS;
    };
    const times = { ours: [] as number[], peer: [] as number[] };
    for (let round = 0; round < ROUNDS; round += 1)
      for (const side of inTurn(['ours', 'peer'] as const, round)) times[side].push(await each(side === 'ours' ? debit : subtract));
    return [
      {
        bench: `debits of one wallet, ${AT_ONCE} at once`,
        ours: median(times.ours),
        peer: median(times.peer),
        peerName: 'a number in a row',
        unit: 'ms a debit',
        better: 'less',
        goal: { ours: GOAL },
      },
    ];
  });

export default bench;
