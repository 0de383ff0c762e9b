import { workingDaysFrom } from '../../src/domain/sales/deadlines';
import { newId } from '../../src/server/db/ids';
import { jsonb } from '../../src/server/db/json';
import type { Container, Tx } from '../../src/server/kernel/context';
import { chance } from '../../src/server/sandbox/chance';
import { rebuildOfQueue } from '../../src/server/queue/rebuild';
import { NOBODY } from './commerce';
import { startTestServer, type TestServer, type TestUser } from './harness';
import { plansOf } from './plans';
import { makeStaff, type Staff } from './staff';

const ZONE = 'Europe/Berlin';
const NOW = 1_790_000_000;
const DAY = 86_400;
const QUEUE =
  'query ($kinds: [String!], $mine: Boolean, $assignee: ID, $search: String, $sort: String) { queue(kinds: $kinds, mine: $mine, assignee: $assignee, search: $search, sort: $sort) { _id kind about status sla due_at priority buyer order { number } assignee { _id } } }';

let server: TestServer;
let staff: Staff;
let store: string;
let account: string;

const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> => server.services.inContainer(staff.container._id, work);

const makeStore = async (): Promise<string> => {
  const _id = newId();
  const limits = { default_quantity: 1, max_per_day: 0, max_per_week: 0, max_per_month: 0, schedule_fetch: 0 };
  await within((tx) =>
    tx
      .insertInto('stores')
      .values({
        ...{
          _id,
          platform_id: 'woocommerce',
          sto_name: 'Shop',
          sto_status: 'Valid',
          sto_auto: false,
          ...limits,
          website: 'https://x.example',
        },
        ...{ config: jsonb({}), credentials: '', fetch_every: 0, next_fetch_at: 0, created_at: 1, updated_at: 1 },
      })
      .execute(),
  );
  return _id;
};

let count = 100;

const makeOrder = async (values: object = {}): Promise<string> => {
  const _id = newId();
  count += 1;
  await within((tx) =>
    tx
      .insertInto('orders')
      .values({
        ...{ _id, store_id: store, platform_id: `p${count}`, number: String(count), status: 'Processing', currency: 'USD', total: 10 },
        ...{ buyer: jsonb({ ...NOBODY, first_name: 'Robin', last_name: 'Baker' }), created_at: NOW - DAY, updated_at: NOW, ...values },
      })
      .execute(),
  );
  return _id;
};

const makeTask = async (order_id: string, values: object = {}): Promise<string> => {
  const _id = newId();
  const task = { type: 'support', category: 'damaged', due_at: NOW + DAY, soon_at: NOW, created_at: NOW, updated_at: NOW } as const;
  await within((tx) =>
    tx
      .insertInto('tasks')
      .values({ _id, order_id, ...task, ...values })
      .execute(),
  );
  return _id;
};

const makeSupport = async (values: object = {}): Promise<string> => {
  const _id = newId();
  const talk = { subject: 'Where is my parcel?', buyer_name: 'Kim Lee', due_at: NOW + DAY, soon_at: NOW, created_at: NOW, updated_at: NOW };
  await within((tx) =>
    tx
      .insertInto('supports')
      .values({ _id, store_id: store, last_message_at: NOW, ...talk, ...values })
      .execute(),
  );
  return _id;
};

const DISPUTE = {
  dispute_id: 'D',
  reason: 'UNAUTHORISED',
  stage: 'CHARGEBACK',
  status: 'WAITING_FOR_SELLER_RESPONSE',
  amount: 5,
  opened_at: NOW - 5,
};

const makeDispute = async (values: object = {}): Promise<string> => {
  const _id = newId();
  const payment = {
    transaction_id: _id.toUpperCase(),
    invoice_id: null,
    payer: 'Pay Er',
    amount: 1,
    fee: null,
    currency: 'USD',
    release_at: null,
  };
  const dispute = {
    dispute_id: 'D',
    dispute: jsonb(DISPUTE as never),
    stage: 'CHARGEBACK',
    respond_by: NOW + DAY,
    status: 'disputed',
  } as const;
  await within((tx) =>
    tx
      .insertInto('paypal_items')
      .values({
        _id,
        account_id: account,
        store_id: store,
        order_id: null,
        ...payment,
        ...dispute,
        created_at: NOW,
        updated_at: NOW,
        ...values,
      })
      .execute(),
  );
  return _id;
};

const say = (item_id: string, state: 'waiting' | 'failed'): Promise<unknown> => {
  const act = { dispute_id: 'D', act: 'message', note: '', amount: null, tracking_number: null, carrier: null } as const;
  return within((tx) =>
    tx
      .insertInto('paypal_acts')
      .values({ _id: newId(), item_id, ...act, state, files: jsonb([]), send_at: 1, msg: null, user_id: newId(), created_at: 1 })
      .execute(),
  );
};

beforeAll(async () => {
  server = await startTestServer();
  jest.spyOn(server.services, 'marketNow').mockResolvedValue(NOW);
  staff = await makeStaff(server);
  store = await makeStore();
  account = newId();
  await within(async (tx) => {
    await tx.insertInto('desk_settings').values({ time_zone: ZONE }).execute();
    const none = { payments_until: null, disputes_until: null, fetched_at: null, trashed_at: null, reason: null };
    await tx
      .insertInto('paypal_accounts')
      .values({
        _id: account,
        email: 'p@example.test',
        status: 'Valid',
        config: jsonb({}),
        credentials: '',
        ...none,
        created_at: 1,
        updated_at: 1,
      })
      .execute();
  });
});
afterAll(() => server.stop());

afterEach(async () => {
  const { db } = server.services;
  for (const table of ['paypal_acts', 'paypal_items', 'tasks', 'supports', 'orders'] as const)
    await db.deleteFrom(table).where('container_id', '=', staff.container._id).execute();
  expect(await kept()).toEqual([]);
});

// What a test looks at is as the contract has it.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Seen = any;

const queue = async (variables: object = {}, who: TestUser = staff.owner): Promise<Seen[]> => {
  const { data, errors } = await staff.ask(who, QUEUE, variables, { perpage: 100 });
  if (errors) throw new Error(errors[0]?.message);
  return data.queue;
};

const ids = async (...asked: Parameters<typeof queue>): Promise<string[]> => (await queue(...asked)).map(({ _id }) => _id);

test('what is due first stands first, then what presses most, then what is oldest', async () => {
  const order = await makeOrder({ act_by: NOW + 300 });
  const late = await makeDispute({ respond_by: NOW - 10 });
  const calm = await makeTask(order, { due_at: NOW + 500 });
  const urgent = await makeSupport({ due_at: NOW + 500, priority: 'urgent' });
  const older = await makeSupport({ due_at: NOW + 500, created_at: NOW - 50 });
  const undated = await makeOrder({
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
  const order = await makeOrder({ act_by: NOW, assignee: me });
  const talk = await makeSupport({ order_id: order });
  const other = await makeSupport({ subject: 'Invoice please', assignee: me });
  expect(await ids({ kinds: ['support'] })).toEqual([talk, other].sort());
  expect((await ids({ mine: true })).sort()).toEqual([order, other].sort());
  expect(await ids({ assignee: 'nobody' })).toEqual([talk]);
  expect((await ids({ search: `#${count}` })).sort()).toEqual([order, talk].sort());
  expect(await ids({ search: 'inv kim' })).toEqual([other]);
  expect(await ids({ search: 'nothing' })).toEqual([]);
  const { data } = await staff.ask(staff.owner, '{ queueCount { kind count mine } }');
  expect(data.queueCount).toEqual([
    { kind: 'order', count: 1, mine: 1 },
    { kind: 'support', count: 2, mine: 1 },
  ]);
});

test('without paypal.view there is no dispute in it, nor in its counts; without messenger.view there is no queue', async () => {
  await makeDispute();
  const order = await makeOrder({ act_by: NOW });
  const task = await makeTask(order);
  const talk = await makeSupport();
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
  expect(await staff.refusal(artist, QUEUE)).toBe(
    'FORBIDDEN: You need the permission "messenger: view" for this. Ask the owner of this shop.',
  );
});

test('an order enters one working day before somebody has to act; what is snoozed comes back by itself', async () => {
  const monday = Date.UTC(2026, 8, 28, 10) / 1000;
  const order = await makeOrder({ act_by: monday });
  const talk = await makeSupport({ due_at: null, due_left: 60, snoozed_until: NOW + 100 });
  await makeSupport({ due_at: null, due_left: 60, snoozed_for_parcel: true });
  await makeSupport({ due_at: null, status: 'Waiting', due_left: 60 });
  await makeTask(order, { status: 'Waiting', due_at: null, due_left: 60 });
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
          !['Waiting', 'Resolved', 'Closed', 'Approved', 'Cancelled'].includes(row.status) && !trashed.has(storeOf.get(row.order_id)!),
      )
      .map((row) => ['task', row._id, storeOf.get(row.order_id), row.order_id, row.assignee, rank[row.priority], row.due_at, 0]),
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
  const stores = [store, await makeStore()];
  const orders: string[] = [];
  for (let each = 0; each < 12; each += 1)
    orders.push(await makeOrder({ store_id: pick(stores), act_by: at(), attention: random() < 0.3 }));
  const tasks: string[] = [];
  const talks: string[] = [];
  const disputes: string[] = [];
  for (let each = 0; each < 10; each += 1) {
    tasks.push(await makeTask(pick(orders), { due_at: at() }));
    talks.push(await makeSupport({ store_id: pick(stores), due_at: at(), order_id: pick([null, ...orders]) }));
    disputes.push(await makeDispute({ store_id: pick([null, ...stores]), respond_by: at(), order_id: pick([null, ...orders]) }));
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
      await say(item, pick(['waiting', 'failed']));
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
      within(async (tx) => {
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
  await makeOrder({ act_by: NOW + 9 * DAY });
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

describe('figures', () => {
  /** 21 September 2026, a Monday, so many hours from midnight in Berlin. */
  const hour = (hours: number): number => Date.UTC(2026, 8, 20, 22) / 1000 + Math.round(hours * 3600);
  const FIGURES =
    'query ($of: String!, $by: String!, $start: Int!, $end: Int!) { supportFigures(of: $of, by: $by, start: $start, end: $end) { all { ...F } rows { ...F } } } fragment F on FigureRow { key person { name } count answered answer_median answer_p90 resolved resolve_median resolve_p90 reopened }';

  const figures = async (of: string, by: string, [start, end] = [hour(0), hour(24 * 7)]): Promise<Seen> => {
    const { data, errors } = await staff.ask(staff.owner, FIGURES, { of, by, start, end });
    if (errors) throw new Error(errors[0]?.message);
    return data.supportFigures;
  };

  test('of conversations: business hours to the first answer and to the end, by person and filter', async () => {
    const { _id: me } = staff.owner;
    const order = await makeOrder();
    const came = { created_at: hour(10), first_in_at: hour(10) };
    await makeSupport({
      ...came,
      assignee: me,
      order_id: order,
      first_answer_at: hour(11),
      status: 'Resolved',
      resolved_at: hour(12),
      reopened: 1,
    });
    // Nobody is there at night.
    await makeSupport({ ...came, assignee: me, first_answer_at: hour(24 + 10), status: 'Waiting' });
    await makeSupport({ ...came });
    await makeSupport({ ...came, merged_into: newId() });
    await makeSupport({ created_at: hour(-24), first_in_at: hour(-24) });
    const { all, rows } = await figures('support', 'person');
    expect(all).toEqual({
      ...{ key: '', person: null, count: 3, answered: 2, answer_median: 3600, answer_p90: 9 * 3600 },
      ...{ resolved: 1, resolve_median: 7200, resolve_p90: 7200, reopened: 1 },
    });
    expect(rows.map(({ key, count: each }: Seen) => [key, each])).toEqual([
      [me, 2],
      ['nobody', 1],
    ]);
    expect(rows[0].person.name).not.toBe('');
    expect((await figures('support', 'category')).rows.map(({ key, count: each }: Seen) => [key, each])).toEqual([
      ['message', 2],
      ['order', 1],
    ]);
  });

  test('of tickets: when one was first taken in hand, and opened again, is kept by the database', async () => {
    const order = await makeOrder();
    const ticket = await makeTask(order, { created_at: hour(10), updated_at: hour(10), category: 'misprint' });
    const { db } = server.services;
    const to = (status: 'Inprocess' | 'Resolved', at: number) =>
      db
        .updateTable('tasks')
        .set({ status, updated_at: at, resolved_at: status === 'Resolved' ? at : null })
        .where('_id', '=', ticket)
        .execute();
    await to('Inprocess', hour(11));
    await to('Resolved', hour(12));
    await to('Inprocess', hour(13));
    await to('Resolved', hour(14));
    const { rows } = await figures('task', 'category');
    expect(rows).toEqual([
      expect.objectContaining({ key: 'misprint', count: 1, answer_median: 3600, resolve_median: 4 * 3600, reopened: 1 }),
    ]);
    expect(await staff.refusal(staff.owner, FIGURES, { of: 'task', by: 'category', start: 0, end: hour(0) })).toBe(
      'BAD_INPUT: Choose a time of at most 366 days.',
    );
  });
});
