import { granting, MAKE_GROUP, makeStaff, type Staff } from '../staff';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let staff: Staff;
let manager: TestUser;
let managers: string;
let packers: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

/** Managers, who look after users and stores; packers beneath them. */
beforeEach(async () => {
  staff = await makeStaff(server);
  managers = await staff.group('Managers', { user: 'vaud', store: 'va' });
  packers = await staff.group('Packers', { store: 'v' }, { parent_id: managers });
  manager = await staff.member(managers);
});

const GROUPS =
  'query ($name: String, $status: String, $get_all: Boolean) { usergroups(name: $name, status: $status, get_all: $get_all) { name manageable user_count } }';
const TRASH = 'mutation ($ids: [ID!]!) { trashUserGroup(delete_ids: $ids) }';
const save = (params: object, id?: string) => ({ id, params });

test('a new group starts from every module with everything off', async () => {
  const { data } = await staff.ask(staff.owner, '{ getDefaultPermissions { module title access { view add update delete } } }');
  expect(data.getDefaultPermissions).toHaveLength(21);
  for (const { title, access } of data.getDefaultPermissions) {
    expect(title).not.toBe('');
    expect(access).toEqual({ view: false, add: false, update: false, delete: false });
  }
});

test('a group keeps what is not sent, and its members get what it grants with their next request', async () => {
  const packer = await staff.member(packers);
  const STORES = '{ stores { _id } }';
  expect((await staff.ask(packer, STORES)).errors).toBeUndefined();
  const { data } = await staff.ask(staff.owner, MAKE_GROUP, save({ permission: granting({ store: '', order: 'v' }) }, packers));
  expect(data.makeUserGroup).toMatchObject({ name: 'Packers', parent_id: managers, status: 'Active', user_count: 1 });
  expect(await staff.refusal(packer, STORES)).toContain('“store: view”');
  expect((await staff.ask(packer, '{ orders { _id } }')).errors).toBeUndefined();
  await staff.ask(staff.owner, MAKE_GROUP, save({ status: 'Inactive' }, packers));
  expect(await staff.refusal(packer, '{ orders { _id } }')).toContain('“order: view”');
});

test('a role of a group is its members’ role, at once', async () => {
  const packer = await staff.member(packers);
  const WHO = '{ cUser { role groups } }';
  expect((await staff.ask(packer, WHO)).data.cUser).toEqual({ role: 'staff', groups: ['staff', 'Packers'] });
  await staff.ask(staff.owner, MAKE_GROUP, save({ role: 'sale' }, packers));
  expect((await staff.ask(packer, WHO)).data.cUser).toEqual({ role: 'sale', groups: ['sale', 'Packers'] });
  await staff.ask(staff.owner, MAKE_GROUP, save({ role: '' }, packers));
  expect((await staff.ask(packer, WHO)).data.cUser.role).toBe('staff');
});

describe('whoever is no owner', () => {
  test('makes groups beneath their own, with what they hold', async () => {
    const { data } = await staff.ask(manager, MAKE_GROUP, save({ name: 'Cutters', permission: granting({ store: 'va' }) }));
    expect(data.makeUserGroup).toMatchObject({ parent_id: managers, manageable: true });
    const deeper = await staff.ask(manager, MAKE_GROUP, save({ name: 'Young cutters', parent_id: data.makeUserGroup._id }));
    expect(deeper.errors).toBeUndefined();
  });

  test.each([
    ['grants more than they hold', { permission: granting({ store: 'vad' }) }, /“store: delete”/],
    ['grants a module they do not hold', { permission: granting({ billing: 'v' }) }, /“billing: view”/],
    ['gives a role they do not hold', { role: 'sale' }, /role “sale”/],
    ['makes an owner', { role: 'root' }, /role “root”/],
    ['stands at the top', { parent_id: '' }, /Only an owner/],
    ['becomes the default', { is_default: true }, /Only an owner/],
  ])('cannot make a group that %s', async (_what, params, sentence) => {
    const refusal = await staff.refusal(manager, MAKE_GROUP, save({ name: 'Cutters', ...params }));
    expect(refusal).toMatch(/^FORBIDDEN/);
    expect(refusal).toMatch(sentence);
    expect(await staff.refusal(manager, MAKE_GROUP, save(params, packers))).toMatch(/^FORBIDDEN/);
  });

  test('cannot touch their own group, one above, or one beside', async () => {
    const above = await staff.group('Directors', { user: 'vaud' });
    await staff.ask(staff.owner, MAKE_GROUP, save({ parent_id: above }, managers));
    const beside = await staff.group('Sellers', { store: 'v' }, { parent_id: above });
    for (const id of [managers, above, beside]) {
      expect(await staff.refusal(manager, MAKE_GROUP, save({ name: 'Mine' }, id))).toMatch(/^FORBIDDEN/);
      expect(await staff.refusal(manager, TRASH, { ids: [id] })).toMatch(/^FORBIDDEN/);
      expect(await staff.refusal(manager, MAKE_GROUP, save({ name: 'New', parent_id: id === managers ? above : id }))).toMatch(
        /^FORBIDDEN/,
      );
    }
  });

  test('is offered only what they may hand out, by page; asking for all shows all', async () => {
    await staff.group('Accountants', { billing: 'v' });
    await staff.group('Robots', { store: 'v' }, { parent_id: managers, status: 'Inactive' });
    const mine = await staff.ask(manager, GROUPS);
    expect(mine.data.usergroups.map(({ name }: { name: string }) => name)).toEqual(['Packers']);
    expect(mine.total).toBe(1);
    const all = await staff.ask(manager, GROUPS, { get_all: true }, { perpage: 1 });
    expect(all.data.usergroups.map(({ name, manageable }: { name: string; manageable: boolean }) => [name, manageable])).toEqual([
      ['Managers', false],
      ['Packers', true],
      ['Accountants', false],
      ['Robots', true],
    ]);
    const owners = await staff.ask(staff.owner, GROUPS, {}, { perpage: 2 });
    expect(owners.data.usergroups).toHaveLength(2);
    expect(owners.total).toBe(3);
  });
});

describe('a group that will be skipped', () => {
  test.each([
    ['no name', { name: '  ' }, 'params.name'],
    ['a name too long', { name: 'x'.repeat(61) }, 'params.name'],
    ['the name of a role', { name: 'root' }, 'params.name'],
    ['a name that is taken', { name: 'packers' }, 'params.name'],
    ['a role nobody gives', { name: 'New', role: 'super_root' }, 'params.role'],
    ['a status there is not', { name: 'New', status: 'Trash' }, 'params.status'],
    ['a parent there is not', { name: 'New', parent_id: 'f'.repeat(24) }, 'params.parent_id'],
    ['a module there is not', { name: 'New', permission: granting({ moon: 'v' }) }, 'params.permission'],
    ['a module twice', { name: 'New', permission: [...granting({ store: 'v' }), ...granting({ store: 'a' })] }, 'params.permission'],
  ])('%s is refused next to its field, and changes nothing', async (_what, params, field) => {
    const { errors } = await staff.ask(staff.owner, MAKE_GROUP, save(params));
    expect(errors?.[0]?.extensions?.field).toBe(field);
    expect((await staff.ask(staff.owner, GROUPS, { get_all: true })).data.usergroups).toHaveLength(2);
  });

  test('nothing stands beneath itself, at any depth', async () => {
    for (const parent_id of [managers, packers]) {
      expect(await staff.refusal(staff.owner, MAKE_GROUP, save({ parent_id }, managers))).toContain('Choose a parent group other than');
    }
  });
});

describe('removing', () => {
  test('is refused while members are in it, with their number', async () => {
    await staff.member(packers);
    await staff.member(packers);
    expect(await staff.refusal(staff.owner, TRASH, { ids: [packers] })).toBe(
      'CONFLICT: 2 users are in the group “Packers”. Move them to another group first.',
    );
  });

  test('is refused for the default group', async () => {
    const first = await staff.group('First', {}, { is_default: true });
    const second = await staff.group('Second', {}, { is_default: true });
    expect(await staff.refusal(staff.owner, TRASH, { ids: [second] })).toContain('default group');
    expect((await staff.ask(staff.owner, TRASH, { ids: [first] })).errors).toBeUndefined();
  });

  test('moves the groups beneath up, with trimmed ids', async () => {
    const middle = await staff.group('Middle', {}, { parent_id: managers });
    const low = await staff.group('Low', {}, { parent_id: middle });
    expect((await staff.ask(staff.owner, TRASH, { ids: [` ${middle}\n`, middle] })).data.trashUserGroup).toEqual([middle]);
    const row = await server.services.db.selectFrom('user_groups').select('parent_id').where('_id', '=', low).executeTakeFirst();
    expect(row?.parent_id).toBe(managers);
  });

  test('a group and a member moving into it at the same moment leave nobody in a group that is gone', async () => {
    const packer = await staff.member(managers);
    const [moved, removed] = await Promise.all([
      staff.ask(staff.owner, 'mutation ($id: ID, $params: UserInput!) { makeUser(id: $id, params: $params) { user { _id } } }', {
        id: packer._id,
        params: { groups: [packers] },
      }),
      staff.ask(staff.owner, TRASH, { ids: [packers] }),
    ]);
    expect([moved.errors, removed.errors].filter(Boolean)).toHaveLength(1);
  });
});

test('an owner cannot take the shop’s last owner away by changing the owners’ group', async () => {
  const owners = await staff.group('Owners', {}, { role: 'root' });
  const boss = await staff.member(owners);
  const db = server.services.db;
  await db.deleteFrom('memberships').where('user_id', '=', staff.owner._id).execute();
  for (const params of [{ role: 'sale' }, { status: 'Inactive' }, { parent_id: managers }]) {
    expect(await staff.refusal(boss, MAKE_GROUP, save(params, owners))).toContain('You’re in this group');
  }
  const root = await staff.member(undefined, 'super_root');
  expect(await staff.refusal(root, MAKE_GROUP, save({ role: 'sale' }, owners))).toContain('at least one owner');
});
