import { sql } from 'kysely';
import type { Services } from '../../../../src/server/kernel/context';
import { submitFo } from '../../../../src/server/making/submit';
import { chance, pick } from '../../../../src/server/sandbox/chance';
import { changeCredit } from '../../../../src/server/wallet/wallet';
import { comes } from '../../../support/comes';
import { openDesk, type Desk, type Seen } from './desk';
import { isLongRun } from '../../../support/long-runs';

const RUNS = isLongRun ? 300 : 1;
/** Which of them, such as `96-192`: the long ones in pieces. The first is a multiple of twelve. */
const [FIRST = 0, END = RUNS] = (process.env.TEST_RUNS ?? `0-${RUNS}`).split('-').map(Number);
/** Orders that are on their way together. */
const TOGETHER = 12;
const ORDERED = ['order submitted', 'order sent to production', 'order paid'];

let desk: Desk;

beforeAll(async () => {
  desk = await openDesk();
  await desk.credit('harbour', 100_000);
  // What is made there is paid from the wallet.
  await desk.services.db.updateTable('fulfilments').set({ settle: 'wallet' }).where('_id', '=', desk.harbour).execute();
  const { _id } = await desk.services.db.selectFrom('containers').select('_id').orderBy('created_at').executeTakeFirstOrThrow();
  await desk.services.inContainer(_id, (tx) =>
    changeCredit(tx, _id, { kind: 'topup', key: 'topup', from: 'outside:test', to: 'wallet', cents: 100_000_00 }),
  );
});
afterAll(() => desk.server.stop());

/** Orders that are planned and would be made. */
const planned = async (count: number): Promise<{ id: string; fo: Seen }[]> => {
  const ids = await Promise.all(Array.from({ length: count }, () => desk.sell()));
  const all: { id: string; fo: Seen }[] = [];
  for (const id of ids) all.push({ id, fo: await desk.plan(id, () => true) });
  await desk.roll(
    all.map(({ fo }) => fo.reference),
    (_made, rejected) => !rejected,
  );
  return all;
};

/** What spoils calls, by the number of the run. */
const faultOf = (run: number): object => {
  const draw = (question: string, most: number): number => pick(chance('faults', String(run), question), 0, most);
  const where = [
    { method: 'POST', path: '/shops/5101/orders.json' },
    { method: 'POST', path: '/shops/5101/orders/' },
    { method: 'GET', path: '/shops/5101/orders/' },
    { method: 'GET', path: '/shops/5101/orders.json' },
  ][draw('where', 3)];
  const how = [{ drop: true }, { reset: true }, { status: 503 }, { status: 500 }, { cut: true }, { status: 502, html: true }][
    draw('how', 5)
  ];
  return { ...where, ...how, times: 1 + draw('times', 1) };
};

/** Cents the provider took of the account in all. */
const taken = async (): Promise<number> => {
  const { rows } = await sql<{
    sum: string;
  }>`select -sum(amount) as sum from sandbox_print_money where account = 'harbour' and what = 'order'`.execute(desk.services.db);
  return Number(rows[0]?.sum ?? 0);
};

/** What the wallet did for each order that is at the workshop: held once and captured once, and nothing is held any more. */
const paidOnce = async (references: readonly string[]): Promise<void> => {
  const { rows } = await sql<{ reference: string; holds: number; captures: number; held: number; paid: number; cost: number }>`
    select t.reference, count(distinct t._id) filter (where t.kind = 'hold') - count(distinct t._id) filter (where t.kind = 'release'
        and not exists (select from wallet_transactions c where c.key = replace(t.key, ':release', ':capture'))) as holds,
      count(distinct t._id) filter (where t.kind = 'capture') as captures, sum(amount) filter (where account = 'held') as held,
      sum(amount * 100) filter (where account like 'fulfilment:%') as paid, max(fo.cost) as cost
    from wallet_transactions t join wallet_entries e on e.container_id = t.container_id and e.transaction_id = t._id
      join fulfilment_orders fo on fo.reference = t.reference
    where t.reference = any(${references}) group by 1`.execute(desk.services.db);
  expect(rows.map(({ reference }) => reference).toSorted()).toEqual(references.toSorted());
  for (const { holds, captures, held, paid, cost } of rows) {
    expect({ holds, captures, held }).toEqual({ holds: 1, captures: 1, held: 0 });
    expect(paid).toBeGreaterThan(0);
    expect(paid).toBeLessThanOrEqual(cost);
  }
};

test('whatever befalls calls, each order is at the provider once, and no cent is counted twice', async () => {
  for (let run = FIRST; run < END; run += TOGETHER) {
    const all = await planned(TOGETHER);
    for (let n = 0; n < TOGETHER; n += 1) await desk.spoil(faultOf(run + n));
    await desk.ask('mutation ($ids: [ID!]!) { orderProcess(ids: $ids, now: true) { _id } }', { ids: all.map(({ id }) => id) });
    await comes(
      async () => {
        const rows = await desk.services.db
          .selectFrom('fulfilment_orders')
          .select('status')
          .where(
            '_id',
            'in',
            all.map(({ fo }) => fo._id as string),
          )
          .execute();
        expect(rows.map(({ status }) => status).filter((status) => !['submitted', 'production', 'held'].includes(status))).toEqual([]);
      },
      isLongRun ? 600_000 : 60_000,
    );
    for (const { fo } of all) expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
  }
  const { rows: made } = await sql<{ reference: string }>`select reference from fulfilment_orders where submitted_at is not null`.execute(
    desk.services.db,
  );
  await paidOnce(made.map(({ reference }) => reference));
  const { total_paid } = await desk.services.db
    .selectFrom('fulfilments')
    .select('total_paid')
    .where('_id', '=', desk.harbour)
    .executeTakeFirstOrThrow();
  expect(Math.round(total_paid * 100)).toBe(await taken());
  const { rows } = await sql<{ sum: string }>`select sum(cost) as sum from orders`.execute(desk.services.db);
  expect(Number(rows[0]?.sum)).toBe(await taken());
});

/** A process that is killed after so many steps: from then on nothing it does arrives. */
const dying = (services: Services, steps: number) => {
  const death = new AbortController();
  let left = steps;
  const step = (): void => {
    left -= 1;
    if (left >= 0) return;
    death.abort();
    throw new Error('Killed.');
  };
  const mortal: Services = {
    ...services,
    inContainer: async (containerId, work) => {
      step();
      const value = await services.inContainer(containerId, work);
      step();
      return value;
    },
    marketNow: () => services.marketNow(),
  };
  return { mortal, signal: death.signal };
};

test('a process killed between any two steps leaves one order at the provider', async () => {
  const deaths = Array.from({ length: 24 }, (_each, n) => n + 1).filter((n) => isLongRun || n % 6 === 2);
  const all = await planned(deaths.length);
  const { container_id } = await desk.services.db.selectFrom('orders').select('container_id').limit(1).executeTakeFirstOrThrow();
  for (const [index, steps] of deaths.entries()) {
    const { fo } = all[index]!;
    const payload = { container_id, fo_id: fo._id };
    // Nobody else takes it in hand.
    await desk.services.db
      .updateTable('fulfilment_orders')
      .set({ status: 'scheduled', submit_at: await desk.services.marketNow(), failures: 1 })
      .where('_id', '=', fo._id)
      .execute();
    const { mortal, signal } = dying(desk.services, steps);
    await submitFo.perform(mortal, payload, signal).catch(() => undefined);
    const stands = () =>
      desk.services.db.selectFrom('fulfilment_orders').select('status').where('_id', '=', fo._id).executeTakeFirstOrThrow();
    for (let again = 0; again < 3 && ['scheduled', 'submitting', 'unknown'].includes((await stands()).status); again += 1)
      await submitFo.perform(desk.services, payload, new AbortController().signal);
    expect([steps, (await stands()).status]).toEqual([steps, expect.stringMatching(/^(submitted|production|held)$/)]);
    expect(await desk.ledger(fo.reference)).toEqual(ORDERED);
    await paidOnce([fo.reference]);
  }
});
