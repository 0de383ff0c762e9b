import { workingDaysFrom } from '../../../../src/domain/sales/deadlines';
import { newId } from '../../../../src/server/db/ids';
import { jsonb } from '../../../../src/server/db/json';
import type { Container } from '../../../../src/server/kernel/context';
import { CHANNEL, readWake } from '../../../../src/server/db/channel';
import { passingOfTime } from '../../../../src/server/queue/passing';
import { rebuildOfQueue } from '../../../../src/server/queue/rebuild';
import { chance } from '../../../../src/server/sandbox/chance';
import type { TestServer, TestUser } from '../../harness';
import { plansOf } from '../../plans';
import type { Staff } from '../../staff';
import { DAY, DISPUTE, NOW, openDue, ZONE, type Due, type Seen } from './set-up';

const QUEUE =
  'query ($kinds: [String!], $mine: Boolean, $assignee: ID, $search: String, $sort: String) { queue(kinds: $kinds, mine: $mine, assignee: $assignee, search: $search, sort: $sort) { _id kind about status sla due_at priority buyer order { number } assignee { _id } } }';

let due: Due;
let server: TestServer;
let staff: Staff;
let store: string;

beforeAll(async () => {
  due = await openDue();
  ({ server, staff, store } = due);
});
afterAll(() => server.stop());

afterEach(async () => {
  await due.clear();
  expect(await kept()).toEqual([]);
});

const queue = async (variables: object = {}, who: TestUser = staff.owner): Promise<Seen[]> => {
  const { data, errors } = await staff.ask(who, QUEUE, variables, { perpage: 100 });
  if (errors) throw new Error(errors[0]?.message);
  return data.queue;
};

const ids = async (...asked: Parameters<typeof queue>): Promise<string[]> => (await queue(...asked)).map(({ _id }) => _id);

test('what is due first stands first, then what presses most, then what is oldest', async () => {
  const order = await due.makeOrder({ act_by: NOW + 300 });
  const late = await due.makeDispute({ respond_by: NOW - 10 });
  const calm = await due.makeTask(order, { due_at: NOW + 500 });
  const urgent = await due.makeSupport({ due_at: NOW + 500, priority: 'urgent' });
  const older = await due.makeSupport({ due_at: NOW + 500, created_at: NOW - 50 });
  const undated = await due.makeOrder({
    attention: true,
    blocking_gate: 'address',
    gates: jsonb([{ gate: 'address', open: false, code: 'vacant' }]),
  });
  expect((await queue()).map(({ _id, kind, sla }) => [_id, kind, sla])).toEqual([
    [late, 'dispute', 'overdue'],
    [order, 'order', 'soon'],
    [urgent, 'support', 'soon'],
    [older, 'support', 'soon'],
    [calm, 'task', 'soon'],
    [undated, 'order', null],
  ]);
  expect((await queue())[5]).toMatchObject({ about: 'address.vacant', buyer: 'Robin Baker', status: 'Processing', due_at: null });
  expect(await ids({ sort: 'created_at' })).toEqual((await ids({ sort: '-created_at' })).reverse());
});

test('filters: kinds, what is mine or nobody’s, and the beginning of a number, a name or a word', async () => {
  const { _id: me } = staff.owner;
  const order = await due.makeOrder({ act_by: NOW, assignee: me });
  const talk = await due.makeSupport({ order_id: order });
  const other = await due.makeSupport({ subject: 'Invoice please', assignee: me });
  expect(await ids({ kinds: ['support'] })).toEqual([talk, other].sort());
  expect((await ids({ mine: true })).sort()).toEqual([order, other].sort());
  expect(await ids({ assignee: 'nobody' })).toEqual([talk]);
  expect((await ids({ search: `#${due.lastNumber()}` })).sort()).toEqual([order, talk].sort());
  expect(await ids({ search: 'inv kim' })).toEqual([other]);
  expect(await ids({ search: 'nothing' })).toEqual([]);
  const { data } = await staff.ask(staff.owner, '{ queueCount { kind count mine } }');
  expect(data.queueCount).toEqual([
    { kind: 'order', count: 1, mine: 1 },
    { kind: 'support', count: 2, mine: 1 },
  ]);
});

test('without paypal.view there is no dispute in it, nor in its counts; without messenger.view there is no queue', async () => {
  await due.makeDispute();
  const order = await due.makeOrder({ act_by: NOW });
  const task = await due.makeTask(order);
  const talk = await due.makeSupport();
  const group = await staff.group('Agents', { messenger: 'v', tasks: 'v' });
  const agent = await staff.member(group);
  expect((await ids({}, agent)).sort()).toEqual([talk, task].sort());
  expect(await ids({ kinds: ['dispute', 'order'] }, agent)).toEqual([]);
  const { data, total } = await staff.ask(agent, '{ queueCount { kind count } queue { _id } }');
  expect(data.queueCount).toEqual([
    { kind: 'support', count: 1 },
    { kind: 'task', count: 1 },
  ]);
  expect(total).toBe(2);
  const artist = await staff.member(await staff.group('Artists', { tasks: 'v', paypal: 'v' }));
  expect(await staff.refusal(artist, QUEUE)).toBe('FORBIDDEN: You need the “messenger: view” permission. Ask the workspace owner.');
});

test('an order enters one working day before somebody has to act; what is snoozed comes back by itself', async () => {
  const monday = Date.UTC(2026, 8, 28, 10) / 1000;
  const order = await due.makeOrder({ act_by: monday });
  const talk = await due.makeSupport({ due_at: null, due_left: 60, snoozed_until: NOW + 100 });
  await due.makeSupport({ due_at: null, due_left: 60, snoozed_for_parcel: true });
  await due.makeSupport({ due_at: null, status: 'Waiting', due_left: 60 });
  await due.makeTask(order, { status: 'Waiting', due_at: null, due_left: 60 });
  const at = async (now: number): Promise<string[]> => {
    jest.mocked(server.services.marketNow).mockResolvedValueOnce(now);
    return ids();
  };
  expect(await at(NOW)).toEqual([]);
  expect(await at(NOW + 100)).toEqual([talk]);
  const friday = Date.UTC(2026, 8, 25, 10) / 1000;
  expect(await at(friday - 1)).toEqual([talk]);
  expect((await at(friday)).sort()).toEqual([order, talk].sort());
});

test('what becomes due, or comes back, by time alone is told to open pages, once', async () => {
  const told: string[] = [];
  const client = await server.services.pool.connect();
  try {
    client.on('notification', ({ payload = '' }) => told.push(payload));
    await client.query(`listen ${CHANNEL}`);
    const at = async (now: number): Promise<readonly string[]> => {
      jest.mocked(server.services.marketNow).mockResolvedValueOnce(now);
      told.length = 0;
      await passingOfTime.run(server.services);
      await client.query('select 1');
      const heard = [...told];
      return heard.flatMap((payload) =>
        readWake(payload).containerId === staff.container._id ? (readWake(payload).change?.kind ?? []) : [],
      );
    };
    await at(NOW);
    const order = await due.makeOrder({ act_by: NOW + 20 * DAY });
    await due.makeSupport({ due_at: null, due_left: 60, snoozed_until: NOW + 100 });
    await due.makeTask(order, { due_at: NOW + 200 });
    await client.query('select 1');
    expect(await at(NOW + 99)).toEqual([]);
    expect((await at(NOW + 100)).toSorted()).toEqual(['queueItems', 'supports']);
    // It is awake then.
    await server.services.db.updateTable('supports').set({ snoozed_until: null, due_left: null }).execute();
    expect(await at(NOW + 101)).toEqual([]);
    // What is due at that very second is not late yet.
    expect(await at(NOW + 200)).toEqual([]);
    expect((await at(NOW + 201)).toSorted()).toEqual(['orderTasks', 'queueItems']);
    const enters = workingDaysFrom(NOW + 20 * DAY, -1, ZONE);
    expect(await at(enters - 1)).toEqual([]);
    expect(await at(enters)).toEqual(['queueItems']);
  } finally {
    client.release(true);
  }
});

/** Everything the queue is to hold, worked out from the tables themselves. */
const expected = async (): Promise<string[]> => {
  const { db } = server.services;
  const trashed = new Set(
    (await db.selectFrom('stores').select('_id').where('trashed_at', 'is not', null).execute()).map(({ _id }) => _id),
  );
  const orders = await db.selectFrom('orders').selectAll().execute();
  const storeOf = new Map(orders.map(({ _id, store_id }) => [_id, store_id]));
  const acts = await db.selectFrom('paypal_acts').select(['item_id', 'state']).execute();
  const rank = { urgent: 0, high: 1, normal: 2, low: 3 };
  const rows = [
    ...orders
      .filter(
        (row) => row.archived_at === null && row.removed === null && (row.attention || row.act_by !== null) && !trashed.has(row.store_id),
      )
      .map((row) => [
        ...['order', row._id, row.store_id, row._id, row.assignee, 2, row.act_by],
        row.attention ? 0 : workingDaysFrom(row.act_by ?? 0, -1, ZONE),
      ]),
    ...(await db.selectFrom('tasks').selectAll().execute())
      .filter(
        (row) =>
          !['Waiting', 'Resolved', 'Closed', 'Approved', 'Cancelled'].includes(row.status) &&
          !trashed.has(storeOf.get(row.order_id ?? '') ?? ''),
      )
      .map((row) => [
        'task',
        row._id,
        storeOf.get(row.order_id ?? '') ?? null,
        row.order_id,
        row.assignee,
        rank[row.priority],
        row.due_at,
        0,
      ]),
    ...(await db.selectFrom('supports').selectAll().execute())
      .filter((row) => {
        const back = row.snoozed_until !== null || (!row.snoozed_for_parcel && row.due_at !== null);
        return (row.status === 'New' || row.status === 'Inprocess') && row.merged_into === null && back && !trashed.has(row.store_id);
      })
      .map((row) => [
        ...['support', row._id, row.store_id, row.order_id, row.assignee, rank[row.priority]],
        ...[row.due_at ?? row.snoozed_until, row.snoozed_until ?? 0],
      ]),
    ...(await db.selectFrom('paypal_items').selectAll().execute())
      .filter(
        ({ _id, status, dispute }) =>
          status === 'disputed' &&
          !['WAITING_FOR_BUYER_RESPONSE', 'UNDER_REVIEW', 'RESOLVED'].includes(dispute?.status ?? '') &&
          !acts.some(({ item_id, state }) => item_id === _id && state === 'waiting'),
      )
      .map((row) => ['dispute', row._id, row.store_id, row.order_id, null, 2, row.respond_by, 0]),
  ];
  return rows.map((row) => JSON.stringify(row)).sort();
};

const kept = async (): Promise<string[]> => {
  const rows = await server.services.db.selectFrom('queue_items').selectAll().where('container_id', '=', staff.container._id).execute();
  return rows
    .map((row) => JSON.stringify([row.kind, row._id, row.store_id, row.order_id, row.assignee, row.priority, row.due_at, row.enters_at]))
    .sort();
};

test('whatever changes, the queue is what the four tables say', async () => {
  let drawn = 0;
  const random = (): number => chance('queue', String((drawn += 1)), '');
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)]!;
  const at = (): number | null => pick([null, NOW + Math.floor(random() * 20 * DAY)]);
  const who = (): string | null => pick([null, 'a'.repeat(24), 'b'.repeat(24)]);
  const stores = [store, await due.makeStore()];
  const orders: string[] = [];
  for (let each = 0; each < 12; each += 1)
    orders.push(await due.makeOrder({ store_id: pick(stores), act_by: at(), attention: random() < 0.3 }));
  const tasks: string[] = [];
  const talks: string[] = [];
  const disputes: string[] = [];
  for (let each = 0; each < 10; each += 1) {
    tasks.push(await due.makeTask(pick(orders), { due_at: at() }));
    talks.push(await due.makeSupport({ store_id: pick(stores), due_at: at(), order_id: pick([null, ...orders]) }));
    disputes.push(await due.makeDispute({ store_id: pick([null, ...stores]), respond_by: at(), order_id: pick([null, ...orders]) }));
  }
  const some = (of: readonly string[]): string[] => of.filter(() => random() < 0.3);
  const { db } = server.services;
  const change: readonly (() => Promise<unknown>)[] = [
    () =>
      db
        .updateTable('orders')
        .set({ act_by: at(), assignee: who() })
        .where('_id', 'in', [...some(orders), ''])
        .execute(),
    () =>
      db
        .updateTable('orders')
        .set({ attention: random() < 0.5, archived_at: pick([null, null, 1]) })
        .where('_id', '=', pick(orders))
        .execute(),
    () =>
      db
        .updateTable('orders')
        .set({ removed: pick([null, 'trashed' as const]) })
        .where('_id', '=', pick(orders))
        .execute(),
    () =>
      db
        .updateTable('tasks')
        .set({ status: pick(['New', 'Waiting', 'Resolved', 'Inprocess']), due_at: at() })
        .where('_id', 'in', [...some(tasks), ''])
        .execute(),
    () =>
      db
        .updateTable('tasks')
        .set({ priority: pick(['urgent', 'low']), assignee: who() })
        .where('_id', '=', pick(tasks))
        .execute(),
    () =>
      db
        .updateTable('supports')
        .set({
          status: pick(['New', 'Inprocess', 'Waiting', 'Closed']),
          due_at: at(),
          snoozed_until: at(),
          snoozed_for_parcel: random() < 0.3,
        })
        .where('_id', 'in', [...some(talks), ''])
        .execute(),
    () =>
      db
        .updateTable('supports')
        .set({ merged_into: pick([null, pick(talks)]), priority: pick(['high', 'normal']) })
        .where('_id', '=', pick(talks))
        .execute(),
    () =>
      db
        .updateTable('paypal_items')
        .set({ status: pick(['disputed', 'resolved']), respond_by: at() })
        .where('_id', 'in', [...some(disputes), ''])
        .execute(),
    () =>
      db
        .updateTable('paypal_items')
        .set({ dispute: jsonb({ ...DISPUTE, status: pick(['OPEN', 'UNDER_REVIEW', 'OTHER']) } as never) })
        .where('_id', '=', pick(disputes))
        .execute(),
    async () => {
      const item = pick(disputes);
      await db.updateTable('paypal_acts').set({ state: 'sent' }).where('item_id', '=', item).execute();
      await due.say(item, pick(['waiting', 'failed']));
    },
    () =>
      db
        .updateTable('paypal_acts')
        .set({ state: pick(['sent', 'failed']) })
        .where('item_id', '=', pick(disputes))
        .execute(),
    () =>
      db
        .updateTable('stores')
        .set({ trashed_at: pick([null, null, 1]) })
        .where('_id', '=', pick(stores))
        .execute(),
    () => db.deleteFrom('tasks').where('_id', '=', pick(tasks)).execute(),
    () =>
      due.within(async (tx) => {
        await tx.updateTable('supports').set({ assignee: who() }).where('_id', '=', pick(talks)).execute();
        await tx.updateTable('orders').set({ assignee: who() }).where('_id', '=', pick(orders)).execute();
      }),
  ];
  for (let each = 0; each < 150; each += 1) {
    await pick(change)();
    expect(await kept()).toEqual(await expected());
  }
  expect((await kept()).length).toBeGreaterThan(5);
  await db.updateTable('stores').set({ trashed_at: null }).execute();
});

test('what no trigger sees is brought right by the daily look', async () => {
  await due.makeOrder({ act_by: NOW + 9 * DAY });
  const { db } = server.services;
  await db.updateTable('desk_settings').set({ time_zone: 'America/New_York' }).execute();
  await db.updateTable('desk_settings').set({ time_zone: ZONE }).execute();
  // As if a trigger had not run.
  await db
    .insertInto('queue_items')
    .values({ container_id: staff.container._id, kind: 'task', _id: newId(), priority: 2, enters_at: 0, created_at: 1 } as never)
    .execute();
  await db
    .updateTable('queue_items')
    .set({ assignee: 'x' } as never)
    .execute();
  await rebuildOfQueue.run(server.services);
  expect(await kept()).toEqual(await expected());
});

describe('many', () => {
  let many: Container;
  let seller: TestUser;
  const asked = () => ({ token: seller.token, host: `${many.domain}.localhost` });

  beforeAll(async () => {
    many = await server.makeContainer();
    seller = await server.makeUser(many);
    await server.services.pool.query(
      `insert into queue_items (container_id, kind, _id, assignee, priority, due_at, enters_at, created_at)
       select $1, (array['support', 'task', 'dispute', 'order'])[1 + n % 4], lpad(to_hex(n), 24, '0'), case when n % 7 = 0 then 'a' end, n % 4, 1700000000 + (n * 7919) % 1000000, 0, n
       from generate_series(1, 20000) n`,
      [many._id],
    );
    await server.services.pool.query('vacuum analyze queue_items');
  });
  afterAll(() => server.services.db.deleteFrom('queue_items').where('container_id', '=', many._id).execute());

  test.each([
    ['queue', 'queue_items_place', 1],
    ['queue', 'queue_items_place', 350],
    ['queue(kinds: ["support"])', 'queue_items_place', 1],
    ['queue(sort: "-created_at")', 'queue_items_created', 1],
  ])('%s is answered by an index, page %#', async (field, index, page) => {
    const plans = await plansOf(server, `{ ${field} { _id } }`, { ...asked(), page, container: many._id });
    const names = plans.flatMap(({ nodes }) => nodes.map((node) => node['Index Name']));
    expect(names).toContain(index);
    // Of many containers' rows, those of one are counted by an index as well.
    const read = plans.filter(({ text }) => !text.startsWith('select count(*)')).flatMap(({ nodes }) => nodes);
    expect(read.filter((node) => node['Node Type'] === 'Seq Scan' && node['Relation Name'] === 'queue_items')).toEqual([]);
  });
});
