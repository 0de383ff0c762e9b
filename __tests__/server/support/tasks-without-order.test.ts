import sharp from 'sharp';
import type { Container } from '../../../src/server/kernel/context';
import { startTestServer, type TestServer, type TestUser } from '../harness';
import { uploadClient } from '../upload-client';

const FIELDS = `_id type category status subject order { _id } pieces { line_id } goods { line_id } prints { line_id } files { _id } brief due_at sla
  assignee { _id } updated_at`;
const MAKE = `mutation ($params: TaskInput!) { makeTask(params: $params) { ${FIELDS} } }`;
const UPDATE = `mutation ($ids: [ID!]!, $params: TaskUpdateInput!) { taskUpdate(ids: $ids, params: $params) { ${FIELDS} } }`;
const LIST = `query ($search: String, $type: String, $status: String) { tasks(search: $search, type: $type, status: $status) { ${FIELDS} } }`;
const DESIGN = { type: 'design', category: 'missing' };

let server: TestServer;
let shop: Container;
let owner: TestUser;
let boss: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  shop = await server.makeContainer('many');
  [owner, boss] = [await server.makeUser(shop), await server.makeUser(shop)];
});
afterAll(() => server.stop());

const ask = (document: string, variables: object = {}, of = owner, host = 'many.localhost') =>
  server.graphql(document, variables, { token: of.token, host });
const told = async (document: string, variables: object = {}, of = owner) => {
  const { data, errors } = await ask(document, variables, of);
  if (errors) throw new Error(errors[0]?.message);
  return data;
};
const make = async (params: object) => (await told(MAKE, { params: { ...DESIGN, ...params } })).makeTask;
/** Why a task is not made so, and at which field that is said. */
const refused = async (params: object): Promise<readonly unknown[]> => {
  const { refusal, field, code } = (await ask(MAKE, { params: { ...DESIGN, ...params } })).errors?.[0]?.extensions ?? {};
  return [refusal, field, code];
};
const change = async (id: string, params: object, by = owner) => (await told(UPDATE, { ids: [id], params }, by)).taskUpdate[0];
const message = async (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'It was not refused.',
    (error: Error) => error.message,
  );
const found = async (search: string): Promise<string[]> =>
  (await told(LIST, { search, type: 'design' })).tasks.map(({ subject }: { subject: string }) => subject);

test('a design task is made about a subject, with its deadline; what only an order has is refused where it was said', async () => {
  const made = await make({ subject: '  Topic:\n cat   mom ', brief: '14 sold in 7 days', priority: 'high', assignee: boss._id });
  expect(made).toMatchObject({
    ...{ type: 'design', status: 'Assigned', subject: 'Topic: cat mom', order: null, pieces: [], goods: [], prints: [], sla: 'ok' },
    assignee: { _id: boss._id },
  });
  expect(made.due_at).toBeGreaterThan(0);
  const desk = await told('query ($id: ID!) { task(_id: $id) { task { subject } events { code } places { area } } }', { id: made._id });
  expect(desk.task).toEqual({ task: { subject: 'Topic: cat mom' }, events: [], places: [] });

  const line = { line_id: 'l'.repeat(24), quantity: 1 };
  expect(await refused({ type: 'support', category: 'damaged', subject: 'A' })).toEqual([
    'orderTask.orderNeeded',
    'params.order_id',
    'BAD_INPUT',
  ]);
  expect(await refused({ subject: 'A', pieces: [line] })).toEqual(['orderTask.orderParts', 'params.pieces', 'BAD_INPUT']);
  expect(await refused({ subject: 'A', prints: [{ line_id: line.line_id, area: 'front' }] })).toEqual([
    'orderTask.orderParts',
    'params.prints',
    'BAD_INPUT',
  ]);
  for (const subject of [undefined, '', ' \n'])
    expect(await refused({ subject })).toEqual(['orderTask.subjectNeeded', 'params.subject', 'BAD_INPUT']);
  expect(await refused({ subject: 'x'.repeat(201) })).toEqual([expect.any(String), 'params.subject', 'BAD_INPUT']);
  expect(await refused({ subject: 'A', order_id: 'o'.repeat(24) })).toEqual(['orderTask.orderSubject', 'params.subject', 'BAD_INPUT']);
  expect(await refused({ subject: 'A', trend: { kind: 'weather', _id: 'x' } })).toEqual(['trend.kind', 'params.trend', 'BAD_INPUT']);
  expect(await found('cat mom')).toEqual(['Topic: cat mom']);
});

test('however often it is sent at once, one is open of a subject and of a trend', async () => {
  const sent = await Promise.all(Array.from({ length: 5 }, () => ask(MAKE, { params: { ...DESIGN, subject: 'Dogs' } })));
  expect(sent.filter(({ errors }) => !errors)).toHaveLength(1);
  expect(await refused({ subject: 'DOGS ' })).toEqual(['orderTask.subjectOpen', 'params.subject', 'CONFLICT']);
  const trend = { kind: 'topic', _id: 'dogs' };
  await make({ subject: 'Topic: dogs', trend });
  expect(await refused({ subject: 'Thema: dogs', trend })).toEqual(['orderTask.trendOpen', 'params.trend', 'CONFLICT']);
  await make({ subject: 'Item: dogs', trend: { ...trend, kind: 'listing' } });
  expect((await found('dogs')).toSorted()).toEqual(['Dogs', 'Item: dogs', 'Topic: dogs']);
});

test('what was drawn is handed in among its files, and approved by somebody else; then it may be sent again', async () => {
  const trend = { kind: 'topic', _id: 'wizards' };
  const { _id } = await make({ subject: 'Wizards', trend });
  await change(_id, { assignee: owner._id });
  await change(_id, { status: 'In design' });
  expect(await message(change(_id, { status: 'Review' }))).toBe('Attach the design first.');
  expect(await message(change(_id, { prints: [{ line_id: 'l'.repeat(24), area: 'front' }] }))).toBe(
    'This order has no print area named front.',
  );
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  const upload = await uploadClient(server, owner, 'many.localhost').upload({ bytes, filename: 'wizard.png' });
  const file = upload.data.updatePreSignedFile._id;
  expect(await change(_id, { status: 'Review', files: [file] })).toMatchObject({ status: 'Review', files: [{ _id: file }] });
  expect(await message(change(_id, { status: 'Approved' }))).toBe('Someone else has to approve this task.');
  await change(_id, { status: 'Revision', note: 'Bluer' }, boss);
  await change(_id, { status: 'In design' });
  await change(_id, { status: 'Review' });
  expect(await change(_id, { status: 'Approved' }, boss)).toMatchObject({ status: 'Approved', sla: null, due_at: null });
  expect(await message(change(_id, { status: 'Cancelled' }))).toBe('Already closed.');
  const again = await make({ subject: 'Wizards', trend });
  expect(await change(again._id, { status: 'Cancelled' })).toMatchObject({ status: 'Cancelled', due_at: null });
  await make({ subject: 'Wizards', trend });
});

test('it is counted, due, found and named like any other', async () => {
  const { _id } = await make({ subject: 'Topic: 100% hedgehog' });
  const [counts, queue] = await Promise.all([
    told('{ tasksCount { type category status count } }'),
    told('query ($search: String) { queue(kinds: ["task"], search: $search) { _id subject order { _id } buyer store { _id } } }', {
      search: 'hedge 100%',
    }),
  ]);
  expect(counts.tasksCount).toContainEqual({ type: 'design', category: 'missing', status: 'New', count: expect.any(Number) });
  expect(queue.queue).toEqual([{ _id, subject: 'Topic: 100% hedgehog', order: null, buyer: '', store: null }]);
  // Nothing brings it out of the queue: not even making that anew.
  await server.services.pool.query('select queue_rebuild(null)');
  expect((await told('{ queue(kinds: ["task"]) { _id } }')).queue).toContainEqual({ _id });
  const check =
    'query ($ids: [ID!]!, $task: TaskUpdateInput) { bulkCheck(action: "taskUpdate", ids: $ids, task: $task) { label ok message } }';
  expect((await told(check, { ids: [_id], task: { status: 'Review' } })).bulkCheck).toEqual([
    { label: 'Topic: 100% hedgehog', ok: false, message: 'Not available from its current status.' },
  ]);
});

test('nothing of it is told to another shop', async () => {
  const rival = await server.makeContainer('rival');
  const stranger = await server.makeUser(rival);
  const { _id } = await make({ subject: 'Ours alone' });
  expect((await ask(LIST, { search: 'Ours' }, stranger, 'rival.localhost')).data.tasks).toEqual([]);
  const theirs = await ask(UPDATE, { ids: [_id], params: { priority: 'low' } }, stranger, 'rival.localhost');
  expect(theirs.data?.taskUpdate ?? []).toEqual([]);
  // A subject of another shop is in nobody's way.
  const { data } = await ask(MAKE, { params: { ...DESIGN, subject: 'Ours alone' } }, stranger, 'rival.localhost');
  expect(data.makeTask.subject).toBe('Ours alone');
});
