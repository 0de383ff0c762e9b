import { newId } from '../../../src/server/db/ids';
import type { GraphQLAnswer, TestUser } from '../harness';
import { graphql } from '../harness';
import { granting, MAKE_GROUP } from '../staff';
import { SupportDesk } from '../support/desk';

let desk: SupportDesk;
let support: string;
/** Agents who answer buyers and do tasks; one may see files too, one those of the design collection besides. */
let blind: TestUser;
let seeing: TestUser;
let designer: TestUser;

const SENT = `mutation ($support_id: ID!, $kind: String!, $files: [ID!]) {
  messageSend(support_id: $support_id, kind: $kind, body: "See there", files: $files) { _id } }`;
const DRAFT = 'mutation ($params: MessageDraftInput!) { draftSave(params: $params) { device } }';
const MAKE = 'mutation ($params: TaskInput!) { makeTask(params: $params) { _id files { _id } } }';
const CHANGE = 'mutation ($ids: [ID!]!, $params: TaskUpdateInput!) { taskUpdate(ids: $ids, params: $params) { _id files { _id } } }';
const UPLOAD = 'mutation ($files: [ID!]!) { taskUpload(files: $files) { filename } }';

const ask = (who: TestUser, document: string, variables: object): Promise<GraphQLAnswer> =>
  graphql(desk.server.origin, document, variables, { token: who.token });

beforeAll(async () => {
  desk = await SupportDesk.open();
  ({
    support: { _id: support },
  } = await desk.begin());
  const member = async (name: string, grants: Record<string, string>): Promise<TestUser> => {
    const made = await ask(desk.agent, MAKE_GROUP, {
      params: { name, permission: granting({ messenger: 'vau', tasks: 'vau', order: 'v', ...grants }) },
    });
    const groupId = made.data.makeUserGroup._id as string;
    return desk.server.makeUser({ _id: desk.container, domain: 'demo', label: 'Demo' }, { role: 'staff', groupId });
  };
  blind = await member('Blind', {});
  seeing = await member('Seeing', { file: 'v' });
  designer = await member('Designers', { file: 'v', design: 'v' });
});
afterAll(() => desk.server.stop());

const fileOf = async (by: TestUser, { type = 'image', kind = 'upload' } = {}): Promise<string> => {
  const _id = newId();
  await desk.server.services.pool.query(
    `insert into files (container_id, _id, state, kind, type, status, filename, mimetype, size, width, height, tags, key, image_sizes, created_by, created_at, updated_at)
     values ($1, $2, 'ready', $3, $4, 'published', 'a.png', 'image/png', 1, 10, 10, '{}', $2, '[]', $5, 1, 1)`,
    [desk.container, _id, kind, type, by._id],
  );
  return _id;
};

let tasks = 0;
const newTask = (files: readonly string[]) => ({
  type: 'design',
  category: 'missing',
  subject: `Something ${(tasks += 1)}`,
  files,
});

const DOORS: Readonly<Record<string, (who: TestUser, file: string) => Promise<GraphQLAnswer>>> = {
  'a reply': (who, file) => ask(who, SENT, { support_id: support, kind: 'reply', files: [file] }),
  'a note': (who, file) => ask(who, SENT, { support_id: support, kind: 'note', files: [file] }),
  'a draft': (who, file) =>
    ask(who, DRAFT, { params: { support_id: support, device: newId(), kind: 'reply', body: 'See', files: [file] } }),
  'a new task': (who, file) => ask(who, MAKE, { params: newTask([file]) }),
  'a task': async (who, file) => {
    const made = await ask(who, MAKE, { params: newTask([]) });
    return ask(who, CHANGE, { ids: [made.data.makeTask._id], params: { files: [file] } });
  },
  'an upload to tasks': (who, file) => ask(who, UPLOAD, { files: [file] }),
};

const codeOf = ({ errors }: GraphQLAnswer): string | undefined => errors?.[0]?.extensions?.code;

test.each(Object.keys(DOORS))('nobody attaches to %s what they may not see', async (door) => {
  const attach = DOORS[door]!;
  for (const [type, least, others] of [
    ['image', seeing, [blind]],
    ['design', designer, [blind, seeing]],
  ] as const) {
    const file = await fileOf(desk.agent, { type });
    for (const who of others) {
      const uses = await desk.server.services.db.selectFrom('file_uses').select('user_id').where('file_id', '=', file).execute();
      expect(codeOf(await attach(who, file))).toBe('FORBIDDEN');
      expect(await desk.server.services.db.selectFrom('file_uses').select('user_id').where('file_id', '=', file).execute()).toEqual(uses);
    }
    expect(codeOf(await attach(least, file))).not.toBe('FORBIDDEN');
    // Somebody has seen what they brought themselves.
    expect(codeOf(await attach(blind, await fileOf(blind, { type })))).not.toBe('FORBIDDEN');
  }
});

test('nor a document that goes with messages', async () => {
  const file = await fileOf(desk.agent, { type: 'attachment', kind: 'document' });
  expect(codeOf(await DOORS['a reply']!(blind, file))).toBe('FORBIDDEN');
});

test('what is attached to a task already stays there when somebody changes it who may not see files', async () => {
  const file = await fileOf(desk.agent);
  const { data } = await ask(seeing, MAKE, { params: newTask([file]) });
  const { _id } = data.makeTask;
  const own = await fileOf(blind);
  const changed = await ask(blind, CHANGE, { ids: [_id], params: { files: [file, own] } });
  expect(changed.data.taskUpdate[0].files.map((each: { _id: string }) => each._id)).toEqual([file, own]);
  const another = await fileOf(desk.agent);
  expect(codeOf(await ask(blind, CHANGE, { ids: [_id], params: { files: [file, another] } }))).toBe('FORBIDDEN');
});

/** Someone who designs and lists, and may see no files. */
const makers = { mockup: 'vaud', item_info: 'vaud', item_preset: 'vaud' };
const DESIGN = `mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) { _id } }`;
const REDESIGN = `mutation ($_id: ID!, $params: MockupDesignInput!) { updateMockupDesign(_id: $_id, params: $params) { _id } }`;
const PRODUCT = 'mutation ($params: ProductPresetInput!) { productPresetCreate(params: $params) { _id } }';
const picture = (_id: string) => ({ image: { _id, url: '/x.png' } });

test.each([
  ['a design', (maker: TestUser, file: string) => ask(maker, DESIGN, { params: { name: 'Fox', image: file } })],
  [
    'a design there is',
    async (maker: TestUser, file: string) => {
      const { data } = await ask(maker, DESIGN, { params: { name: `Bear ${file}` } });
      return ask(maker, REDESIGN, { _id: data.createMockupDesign._id, params: { image: file } });
    },
  ],
  [
    'a product type',
    (maker: TestUser, file: string) =>
      ask(maker, PRODUCT, { params: { name: `Tee ${newId()}`, provider: 'private', type: '2d', ...picture(file) } }),
  ],
])('nobody puts into %s a picture they may not see; their own, and one of a design they see, they may', async (_door, put) => {
  const { data } = await ask(desk.agent, MAKE_GROUP, { params: { name: `Makers ${newId()}`, permission: granting(makers) } });
  const maker = await desk.server.makeUser(
    { _id: desk.container, domain: 'demo', label: 'Demo' },
    { role: 'staff', groupId: data.makeUserGroup._id },
  );
  const hidden = await fileOf(desk.agent);
  expect(codeOf(await put(maker, hidden))).toBe('FORBIDDEN');
  expect(codeOf(await put(maker, await fileOf(maker)))).not.toBe('FORBIDDEN');
  await ask(desk.agent, DESIGN, { params: { name: `Shown ${hidden}`, image: hidden } });
  expect(codeOf(await put(maker, hidden))).not.toBe('FORBIDDEN');
});
