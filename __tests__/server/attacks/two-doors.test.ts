import { isInputObjectType, getNamedType, buildSchema, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { readContract } from '../../../src/server/graphql/schema';
import { newId } from '../../../src/server/db/ids';
import { ROOT, startTestServer, type TestServer, type TestUser } from '../harness';
import { makeStaff, type Staff } from '../staff';

/**
 * The effect a mutation's `status` may have. `trash` does what an operation of its own does, so it asks for that operation's permission; `its own`
 * does what no other operation does.
 */
const DOORS: Readonly<Record<string, 'trash' | 'its own'>> = {
  saveFile: 'trash',
  moveFile: 'trash',
  createMockupDesign: 'its own',
  updateMockupDesign: 'trash',
  moveMockupDesign: 'trash',
  makeProductMockupPreset: 'its own',
  notificationMake: 'its own',
  makeItemInfo: 'its own',
  makeTask: 'its own',
  makeUser: 'its own',
  makeUserGroup: 'its own',
  supportUpdate: 'its own',
  taskUpdate: 'its own',
};

const takesStatus = ({ name, type }: GraphQLArgument | GraphQLInputField, depth = 0): boolean => {
  const named = getNamedType(type);
  return (
    name === 'status' ||
    (depth < 2 && isInputObjectType(named) && Object.values(named.getFields()).some((each) => takesStatus(each, depth + 1)))
  );
};

test('every operation that takes a status says what a status may bring about', () => {
  const schema = buildSchema(readContract(ROOT, 'schema'));
  const taking = Object.values(schema.getMutationType()?.getFields() ?? {}).filter(({ args }) => args.some((arg) => takesStatus(arg)));
  expect(taking.map(({ name }) => name).sort()).toEqual(Object.keys(DOORS).sort());
});

let server: TestServer;
let staff: Staff;
let updater: TestUser;
let remover: TestUser;
let both: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  staff = await makeStaff(server);
  const member = async (name: string, flags: string) =>
    staff.member(await staff.group(name, { mockup: flags, file: flags, design: flags }));
  [updater, remover, both] = [await member('Updaters', 'vau'), await member('Removers', 'vad'), await member('Both', 'vaud')];
});
afterAll(() => server.stop());

interface Thing {
  readonly make: () => Promise<string>;
  readonly statusOf: (_id: string) => Promise<unknown>;
}

const DESIGN: Thing = {
  make: async () => {
    const { data } = await staff.ask(
      staff.owner,
      'mutation ($params: MockupDesignInput!) { createMockupDesign(params: $params) { _id } }',
      { params: { name: 'A design' } },
    );
    return data.createMockupDesign._id as string;
  },
  statusOf: async (_id) =>
    server.services.db.selectFrom('mockup_designs').select(['status', 'name']).where('_id', '=', _id).executeTakeFirst(),
};

const fileOf = (type: string): Thing => ({
  make: async () => {
    const _id = newId();
    await server.services.pool.query(
      `insert into files (container_id, _id, state, kind, type, status, filename, mimetype, size, tags, key, image_sizes, created_by, created_at, updated_at)
       values ($1, $2, 'ready', 'upload', $3, 'published', 'a.png', 'image/png', 1, '{}', $2, '[]', $4, 1, 1)`,
      [staff.container._id, _id, type, staff.owner._id],
    );
    return _id;
  },
  statusOf: async (_id) => server.services.db.selectFrom('files').select(['status', 'tags']).where('_id', '=', _id).executeTakeFirst(),
});

const [IMAGE, COLLECTION] = [fileOf('image'), fileOf('design')];

const SAVE_FILE = `mutation ($_id: ID!, $status: String) { saveFile(_id: $_id, status: $status, tags: ["new"]) { _id } }`;
const MOVE_FILE = 'mutation ($_id: ID!, $status: String!) { moveFile(ids: [$_id], status: $status) { _id } }';
const SAVE_DESIGN = `mutation ($_id: ID!, $status: String) { updateMockupDesign(_id: $_id, params: { name: "Another", status: $status }) { _id } }`;
const MOVE_DESIGN = 'mutation ($_id: ID!, $status: String!) { moveMockupDesign(ids: [$_id], status: $status) { _id } }';

const TRASHED = ['trashed', 'Trashed', ' TRASHED ', '\ttrashed\n'];

const cases = (
  [
    ['saveFile', SAVE_FILE, IMAGE],
    ['saveFile', SAVE_FILE, COLLECTION],
    ['moveFile', MOVE_FILE, IMAGE],
    ['moveFile', MOVE_FILE, COLLECTION],
    ['updateMockupDesign', SAVE_DESIGN, DESIGN],
    ['moveMockupDesign', MOVE_DESIGN, DESIGN],
  ] as const
).flatMap((each) => TRASHED.map((status) => [...each, status] as const));

test.each(cases)('%s puts nothing in the trash for whoever may not remove it', async (_name, document, thing, status) => {
  const _id = await thing.make();
  const before = await thing.statusOf(_id);
  const { errors } = await staff.ask(updater, document, { _id, status });
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect(await thing.statusOf(_id)).toEqual(before);
  expect((await staff.ask(both, document, { _id, status })).errors).toBeUndefined();
  expect(await thing.statusOf(_id)).toMatchObject({ status: 'trashed' });
});

test.each([
  ['saveFile', SAVE_FILE, IMAGE],
  ['updateMockupDesign', SAVE_DESIGN, DESIGN],
] as const)('the right to remove alone changes nothing else by %s', async (_name, document, thing) => {
  const _id = await thing.make();
  const before = await thing.statusOf(_id);
  expect((await staff.ask(remover, document, { _id, status: 'trashed' })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
  expect(await thing.statusOf(_id)).toEqual(before);
});
