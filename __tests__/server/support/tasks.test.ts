import sharp from 'sharp';
import { CLOSES_AFTER } from '../../../src/domain/tasks/tasks';
import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { settleOrders } from '../../../src/server/sales/settle';
import { foldTaskCounts } from '../../../src/server/tasks/counts';
import { closingOfTickets, searchForParcels } from '../../../src/server/tasks/schedule';
import { readName } from '../../../src/server/tasks/upload';
import { SHOP_SLUG } from '../../../src/server/sandbox';
import { asSeller, NOBODY, saveListing, type Ask } from '../commerce';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest } from '../http-client';
import { uploadClient } from '../upload-client';

const DAY = 86_400;
const FIELDS = `_id type category status sla due_at due_left resolution note updated_at wanted tracking_id assignee { _id } order { _id number }
  prints { line_id area dpi file { filename } by { _id } } pieces { line_id quantity } todos { _id text status }`;
const UPDATE = `mutation ($ids: [ID!]!, $params: TaskUpdateInput!) { taskUpdate(ids: $ids, params: $params) { ${FIELDS} } }`;
const MAKE = `mutation ($params: TaskInput!) { makeTask(params: $params) { ${FIELDS} } }`;
const UPLOAD = 'mutation ($files: [ID!]!) { taskUpload(files: $files) { filename task_id area refusal message } }';
const CHECK =
  'query ($ids: [ID!]!, $task: TaskUpdateInput) { bulkCheck(action: "taskUpdate", ids: $ids, task: $task) { label ok message } }';

let server: TestServer;
let ask: Ask;
let token: string;
let other: TestUser;
let container: string;
let store: string;
let fulfilment: string;
let listing: string;
let variant: string;

const advance = async (seconds: number): Promise<void> => {
  const body = JSON.stringify({ speed: 0, advance: Math.round(seconds) });
  await httpRequest(server.origin, '/sandbox/clock', { headers: { 'content-type': 'application/json' }, body });
};

interface Sale {
  readonly order: string;
  readonly line: string;
  readonly fo: string;
  readonly number: string;
}

interface SaleWish {
  readonly made?: boolean;
  readonly dpi?: number | null;
  readonly parcel?: object | null;
}

let sold = 7000;

const settle = async (order: string): Promise<void> => {
  const now = await server.services.marketNow();
  await server.services.inContainer(container, (tx) => settleOrders(tx, container, [order], now));
};

/** A paid order of two pieces; `made`: its provider has sent them; `dpi`: of the print file there is. */
const sell = async ({ made = false, dpi = made ? 300 : null, parcel = {} as object | null }: SaleWish = {}): Promise<Sale> => {
  const now = await server.services.marketNow();
  const [order, line, fo] = [newId(), newId(), newId()];
  const number = String((sold += 1));
  const times = { created_at: now, updated_at: now };
  await server.services.inContainer(container, async (tx) => {
    await tx
      .insertInto('orders')
      .values({
        _id: order,
        store_id: store,
        platform_id: number,
        number,
        status: 'Processing',
        currency: 'USD',
        total: 100,
        paid_at: now,
        buyer: jsonb({ ...NOBODY, first_name: 'Robin', last_name: `Baker ${number}`, postcode: number }),
        address_state: 'confirmed',
        ...times,
      })
      .execute();
    await tx
      .insertInto('order_lines')
      .values({
        _id: line,
        order_id: order,
        line_id: '1',
        place: 1,
        name: 'Tee',
        sku: `TEE-${number}`,
        quantity: 2,
        price: 50,
        item_info_id: listing,
        variant_sku: variant,
        matched_by: 'test',
        fulfilment_id: fulfilment,
        ...(dpi && { print_files: jsonb({ areas: 1, files: [{ area: 'front', file_id: newId(), dpi }] }) }),
      })
      .execute();
    const pieces = jsonb([{ line_id: line, quantity: 2 }]);
    if (made) {
      const plan = { fulfilment_id: fulfilment, kind: 'first', status: 'shipped', pieces, reference: fo, submitted_at: now } as const;
      await tx
        .insertInto('fulfilment_orders')
        .values({ _id: fo, order_id: order, ...plan, ...times })
        .execute();
      if (parcel)
        await tx
          .insertInto('trackings')
          .values({
            _id: newId(),
            order_id: order,
            fo_id: fo,
            tracking_number: `N${number}`,
            courier_code: 'usps',
            pieces,
            ...parcel,
            ...times,
          })
          .execute();
    }
    await settleOrders(tx, container, [order], now);
  });
  return { order, line, fo, number };
};

const tasksOf = async (order: string) =>
  (await ask(`query ($id: ID!) { tasks(order_id: $id, sort: "created_at") { ${FIELDS} } }`, { id: order })).tasks;
const orderOf = async (id: string) =>
  (await ask(
    `query ($id: ID!) { orders(_id: $id) { status blocking_gate gates { gate code } address { city } } order(_id: $id) {
        lines { print_files { area dpi } } fulfilment_orders { kind status reprint_of } events { code by { _id } } } }`,
    { id },
  )) as {
    orders: [{ status: string; blocking_gate: string | null; gates: { gate: string; code: string | null }[]; address: object }];
    order: never;
  };
const artworkOf = async (id: string) => (await orderOf(id)).orders[0].gates.find(({ gate }) => gate === 'artwork')?.code;
const eventsOf = async (id: string): Promise<string[]> =>
  ((await orderOf(id)).order as { events: { code: string }[] }).events.map(({ code }) => code).reverse();
const change = async (id: string, params: object, by: Ask = ask) => (await by(UPDATE, { ids: [id], params })).taskUpdate[0];
const refusal = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => {
      throw new Error('It should have been refused.');
    },
    (error: Error) => error.message,
  );
const ticket = async ({ order }: Sale, more: object = {}) =>
  (await ask(MAKE, { params: { type: 'support', category: 'damaged', order_id: order, ...more } })).makeTask;

const picture = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
const upload = async (filename: string, bytes: Buffer): Promise<string> => {
  const { data } = await uploadClient(server, { _id: '', email: '', token }).upload({ bytes, filename });
  return data.updatePreSignedFile._id;
};

beforeAll(async () => {
  server = await startTestServer({ demo: true, workers: false });
  await advance(0);
  token = await server.signIn();
  ask = asSeller(server.origin, token);
  const row = await server.services.db
    .selectFrom('stores')
    .select(['container_id', '_id'])
    .where('website', 'like', `%${SHOP_SLUG}`)
    .executeTakeFirstOrThrow();
  ({ container_id: container, _id: store } = row);
  await server.services.db
    .updateTable('stores')
    .set({ settings: jsonb({ sto_auto_fulfilment: true }) })
    .where('_id', '=', store)
    .execute();
  other = await server.makeUser({ _id: container, domain: 'demo', label: 'Demo' });
  fulfilment = (await ask('mutation { makeFulfilment(params: { type: "private", name: "Workshop" }) { _id } }')).makeFulfilment._id;
  listing = (await saveListing(ask, 'Tee'))._id;
  const item = await server.services.db
    .selectFrom('item_infos as i')
    .innerJoin('product_presets as p', (join) => join.onRef('p.container_id', '=', 'i.container_id').onRef('p._id', '=', 'i.product_id'))
    .select('p.attribute_specifics')
    .where('i._id', '=', listing)
    .executeTakeFirstOrThrow();
  variant = item.attribute_specifics[0]!.sku;
});
afterAll(() => server.stop());

test('missing artwork is one design task; once somebody else approves it the gate opens and the order is scheduled', async () => {
  const sale = await sell();
  await settle(sale.order);
  const [task, ...more] = await tasksOf(sale.order);
  expect(more).toEqual([]);
  expect(task).toMatchObject({
    type: 'design',
    category: 'missing',
    status: 'New',
    sla: 'ok',
    pieces: [{ line_id: sale.line, quantity: 2 }],
  });
  expect(task.prints).toEqual([{ line_id: sale.line, area: 'front', dpi: null, file: null, by: null }]);
  expect(await artworkOf(sale.order)).toBe('none');
  expect(await refusal(change(task._id, { status: 'Assigned' }))).toBe('Choose an assignee.');
  const { _id: me } = await server.services.db
    .selectFrom('users')
    .select('_id')
    .where('email', '=', 'seller@demo.test')
    .executeTakeFirstOrThrow();
  expect(await change(task._id, { assignee: me })).toMatchObject({ status: 'Assigned' });
  expect(await artworkOf(sale.order)).toBe('in_design');
  await change(task._id, { status: 'In design' });
  expect(await refusal(change(task._id, { status: 'Review' }))).toBe('Add a print file for front first.');
  expect(await refusal(ask(MAKE, { params: { type: 'design', category: 'missing', order_id: sale.order } }))).toBe(
    'This order already has a design task.',
  );

  const [sharpOne, soft] = [await picture(2250, 2700), await picture(600, 700)];
  const files = [
    await upload(`${sale.number}-1-front.png`, sharpOne),
    await upload('front.png', soft),
    await upload(`${sale.number}-2-front.png`, soft),
    await upload(`${sale.number}-1-back.png`, soft),
    await upload('31337-1-front.png', soft),
  ];
  const { taskUpload: told } = await ask(UPLOAD, { files: [...files, 'f'.repeat(24)] });
  expect(told.map(({ task_id, message }: { task_id: string; message: string }) => task_id ?? message)).toEqual([
    task._id,
    'Rename front.png to {order}-{line}-{area}.',
    `Order ${sale.number} doesn’t have this line or print area.`,
    expect.stringMatching(/^\S+-1-back\.png is only \d+ DPI on Back\. At least 150 DPI is required\.$/),
    'Order 31337 has no open design task.',
    'This file no longer exists.',
  ]);
  expect((await tasksOf(sale.order))[0].prints).toMatchObject([
    { dpi: 150, file: { filename: `${sale.number}-1-front.png` }, by: { _id: me } },
  ]);
  expect(await refusal(ask('mutation ($ids: [ID!]!) { removeFiles(ids: $ids) }', { ids: files.slice(0, 1) }))).toContain('it');

  await change(task._id, { status: 'Review' });
  expect(await refusal(change(task._id, { status: 'Approved' }))).toBe('Someone else has to approve this task.');
  const boss = asSeller(server.origin, other.token);
  expect(await refusal(change(task._id, { status: 'Revision' }, boss))).toBe('Describe what should change.');
  await change(task._id, { status: 'Revision', note: 'Bluer' }, boss);
  await change(task._id, { status: 'In design' });
  await change(task._id, { status: 'Review' });
  expect(await change(task._id, { status: 'Approved' }, boss)).toMatchObject({ status: 'Approved', sla: null, due_at: null });
  const { orders, order } = await orderOf(sale.order);
  expect(orders[0].blocking_gate).toBeNull();
  expect(order).toMatchObject({
    lines: [{ print_files: [{ area: 'front', dpi: 150 }] }],
    fulfilment_orders: [{ kind: 'first', status: 'scheduled' }],
  });
  expect(await eventsOf(sale.order)).toEqual(expect.arrayContaining(['design_opened', 'design_revision', 'design_approved', 'fo_made']));
  expect(await refusal(change(task._id, { note: 'More' }))).toBe('Already closed.');
});

test('a print file that is too soft is mended by a design task somebody opens', async () => {
  const sale = await sell({ dpi: 120 });
  expect([await artworkOf(sale.order), await tasksOf(sale.order)]).toEqual(['low_dpi', []]);
  const { cUser: me } = await ask('{ cUser { _id } }');
  const { makeTask } = await ask(MAKE, { params: { type: 'design', category: 'low_resolution', order_id: sale.order, assignee: me._id } });
  expect([makeTask.status, await artworkOf(sale.order)]).toEqual(['Assigned', 'in_design']);
  const file_id = await upload('larger.png', await picture(2250, 2700));
  await change(makeTask._id, { status: 'In design', prints: [{ line_id: sale.line, area: 'front', file_id }] });
  await change(makeTask._id, { status: 'Review' });
  await change(makeTask._id, { status: 'Approved' }, asSeller(server.origin, other.token));
  expect((await orderOf(sale.order)).orders[0].blocking_gate).toBeNull();
});

test('with its order a design task is canceled', async () => {
  const sale = await sell();
  await ask('mutation ($id: ID!) { orderCancel(ids: [$id]) { _id } }', { id: sale.order });
  expect(await tasksOf(sale.order)).toMatchObject([{ status: 'Cancelled', due_at: null }]);
});

test('a lost parcel is looked for once, and made again once however many say so at the same time', async () => {
  const sale = await sell({ made: true, parcel: { status: 'exception', substatus: '007' } });
  await settle(sale.order);
  const [task, ...more] = await tasksOf(sale.order);
  expect(more).toEqual([]);
  expect(task).toMatchObject({ type: 'support', category: 'not_received', status: 'New', wanted: 'reprint' });
  expect(await refusal(change(task._id, { status: 'Resolved' }))).toBe('Choose a resolution.');
  const answers = await Promise.allSettled(
    Array.from({ length: 5 }, () => change(task._id, { status: 'Resolved', resolution: 'reprint', note: 'A new one' })),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  const { order } = await orderOf(sale.order);
  expect(order).toMatchObject({ fulfilment_orders: [{ kind: 'first' }, { kind: 'reprint', status: 'scheduled', reprint_of: sale.fo }] });
  expect((await tasksOf(sale.order))[0]).toMatchObject({ status: 'Resolved', resolution: 'reprint', note: 'A new one', sla: null });
});

test('a parcel nobody has told of for ten working days is looked for, once', async () => {
  const sale = await sell({ made: true });
  const fresh = await sell({ made: true });
  const since = (await server.services.marketNow()) - 20 * DAY;
  await server.services.db.updateTable('trackings').set({ created_at: since }).where('order_id', '=', sale.order).execute();
  await searchForParcels.run(server.services);
  await searchForParcels.run(server.services);
  expect(await tasksOf(sale.order)).toMatchObject([{ category: 'not_received', wanted: 'reprint' }]);
  expect(await tasksOf(fresh.order)).toEqual([]);
});

test('what the order refuses leaves the ticket as it was, with the order’s own sentence', async () => {
  const sale = await sell({ made: true });
  const { _id } = await ticket(sale);
  const resolve = (resolution: string, more: object = {}) => change(_id, { status: 'Resolved', resolution, ...more });
  expect(await refusal(resolve('cancel'))).toBe('Already shipped. Open a ticket for a return or refund.');
  expect(await refusal(resolve('partial_refund'))).toBe('Enter the refund amount.');
  expect(await refusal(resolve('partial_refund', { amount: 100.01 }))).toBe('You can refund up to 100.00 USD more.');
  expect(await refusal(resolve('new_address'))).toBe('Enter the new address.');
  expect((await tasksOf(sale.order))[0]).toMatchObject({ status: 'New', resolution: null, note: '' });
  expect(await refusal(resolve('partial_refund', { amount: 40, left: 140 }))).toBe(
    'The refundable amount of this order changed to 100.00 USD. Check the amount and refund again.',
  );
  await resolve('partial_refund', { amount: 40 });
  await change(_id, { status: 'Inprocess' });
  await resolve('refund');
  const given = await server.services.db.selectFrom('order_refunds').select('amount').where('order_id', '=', sale.order).execute();
  expect(given.map(({ amount }) => Number(amount))).toEqual([40, 60]);
  const { _id: second } = await ticket(sale);
  expect(await refusal(change(second, { status: 'Resolved', resolution: 'refund' }))).toBe('You can refund up to 0.00 USD more.');
  expect(await eventsOf(sale.order)).toEqual(expect.arrayContaining(['ticket_opened', 'ticket_resolved', 'ticket_reopened']));
});

test('an order is cancelled and sent elsewhere by its ticket, under the order’s own permission', async () => {
  const sale = await sell();
  const { _id } = await ticket(sale, { category: 'address_change', todos: [{ text: 'Ask the buyer', status: 'todo' }] });
  const address = {
    first_name: 'Robin',
    last_name: 'Baker',
    address_1: '12 Harbour Street',
    city: 'Salem',
    state: 'OR',
    postcode: '97301',
    country: 'US',
  };
  await change(_id, { status: 'Resolved', resolution: 'new_address', address });
  expect((await orderOf(sale.order)).orders[0].address).toEqual({ city: 'Salem' });
  const again = await ticket(sale, { category: 'cancel' });
  const staff = await server.makeUser({ _id: container, domain: 'demo', label: 'Demo' }, { role: 'staff' });
  const group = await ask(`mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }`, {
    params: { name: 'Desk', permission: [{ module: 'tasks', access: { view: true, add: true, update: true, delete: false } }] },
  });
  await server.services.db.updateTable('memberships').set({ group_id: group.makeUserGroup._id }).where('user_id', '=', staff._id).execute();
  const desk = asSeller(server.origin, staff.token);
  expect(await refusal(change(again._id, { status: 'Resolved', resolution: 'cancel' }, desk))).toContain('“order: update”');
  await change(again._id, { status: 'Inprocess' }, desk);
  await change(again._id, { status: 'Resolved', resolution: 'cancel' });
  expect((await orderOf(sale.order)).orders[0].status).toBe('Cancelled');
});

test('a dry run says of each what the change then does; waiting stands, and what was resolved is closed after a week', async () => {
  const sale = await sell({ made: true });
  const [one, two] = [await ticket(sale), await ticket(sale, { assignee: other._id })];
  expect(two.status).toBe('Inprocess');
  const ids = [one._id, two._id];
  const params = { status: 'Waiting', waiting_for: 'buyer' };
  expect((await ask(CHECK, { ids, task: params })).bulkCheck).toEqual([
    { label: `#${sale.number}`, ok: false, message: 'Not available from its current status.' },
    { label: `#${sale.number}`, ok: true, message: '' },
  ]);
  const { taskUpdate } = await ask(UPDATE, { ids, params });
  expect(taskUpdate).toMatchObject([{ _id: two._id, status: 'Waiting', sla: 'paused', due_at: null, due_left: 48 * 3600 }]);
  const paused = await ask('query ($id: ID!) { tasks(sla: "paused", order_id: $id) { _id } tasksCount { type category status count } }', {
    id: sale.order,
  });
  expect(paused.tasks).toEqual([{ _id: two._id }]);
  await foldTaskCounts.run(server.services);
  expect((await ask('{ tasksCount { type category status count } }')).tasksCount).toEqual(paused.tasksCount);
  expect(paused.tasksCount).toContainEqual({ type: 'support', category: 'damaged', status: 'Waiting', count: 1 });

  await advance(3 * DAY);
  const resumed = await change(two._id, { status: 'Inprocess' });
  expect(resumed).toMatchObject({ sla: 'ok', due_left: null });
  expect(resumed.due_at).toBeGreaterThan((await server.services.marketNow()) + 5 * DAY);
  await ask(UPDATE, { ids, params: { status: 'Resolved', resolution: 'answer' } });
  await advance(CLOSES_AFTER - 60);
  await closingOfTickets.run(server.services);
  expect(await tasksOf(sale.order)).toMatchObject([{ status: 'Resolved' }, { status: 'Resolved' }]);
  await advance(120);
  await closingOfTickets.run(server.services);
  expect(await tasksOf(sale.order)).toMatchObject([{ status: 'Closed' }, { status: 'Closed' }]);
  expect(await refusal(change(one._id, { status: 'Inprocess' }))).toBe('Already closed.');
  expect(
    (await ask(`query ($id: ID!) { task(_id: $id) { task { status } events { code } places { area } } }`, { id: one._id })).task,
  ).toMatchObject({
    task: { status: 'Closed' },
    places: expect.arrayContaining([{ area: 'front' }]),
  });
});

test('a file is known by whatever order its name begins with', () => {
  expect(readName('#1042-1-front.png')).toEqual({ stem: '1042-1-front', numbers: ['1042'] });
  expect(readName('EU-77-2-left-sleeve.PNG')).toEqual({ stem: 'eu-77-2-left-sleeve', numbers: ['eu', 'eu-77'] });
  expect(['front.png', '1042-front.png', '1042-1.png', '-.png'].map(readName)).toEqual([null, null, null, null]);
});
