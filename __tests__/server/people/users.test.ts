import { MAKE_GROUP, MAKE_USER, makeStaff, type granting, type Staff } from '../staff';
import { startTestServer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let staff: Staff;
let manager: TestUser;
let packer: TestUser;
let managers: string;
let packers: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  staff = await makeStaff(server);
  managers = await staff.group('Managers', { user: 'vaud', store: 'v' });
  packers = await staff.group('Packers', { store: 'v' }, { parent_id: managers, is_default: true });
  manager = await staff.member(managers);
  packer = await staff.member(packers);
});

const USERS = `query ($identity: String, $email: String, $search: String, $status: String, $group: ID, $start: Int, $end: Int, $sort: String) {
  users(identity: $identity, email: $email, search: $search, status: $status, group: $group, start: $start, end: $end, sort: $sort)
  { _id identity identity_label email name status created_at auth_docker { docker { _id } } } }`;
const REMOVE = 'mutation ($_id: ID, $delete_ids: [ID!]) { deleteById(_id: $_id, delete_ids: $delete_ids) }';
const WHO = '{ cUser { role status group { name } } }';

const emails = async (variables: object = {}): Promise<string[]> => {
  const { data, errors } = await staff.ask(staff.owner, USERS, variables);
  if (errors) throw new Error(errors[0]?.message);
  return data.users.map(({ email }: { email: string }) => email);
};

describe('the list', () => {
  test('holds this container’s members, whom an empty status shows while they may come in', async () => {
    await makeStaff(server);
    await staff.ask(staff.owner, MAKE_USER, { id: packer._id, params: { status: 'Blocked' } });
    await staff.ask(staff.owner, MAKE_USER, { params: { email: 'new@example.test' } });
    const open = [manager.email, staff.owner.email];
    expect((await emails()).sort()).toEqual(open.sort());
    expect((await emails({ status: '' })).sort()).toEqual(open);
    expect(await emails({ status: 'Blocked' })).toEqual([packer.email]);
    expect(await emails({ status: 'Pending' })).toEqual(['new@example.test']);
    expect(await emails({ status: 'All' })).toHaveLength(4);
    const { data } = await staff.ask(staff.owner, '{ usersCount { all opened pending blocked groups } }');
    expect(data.usersCount).toEqual({ all: 4, opened: 2, pending: 1, blocked: 1, groups: 2 });
  });

  test('narrows by number, email, text, group and when they joined, and counts what it finds', async () => {
    const { data } = await staff.ask(staff.owner, USERS, { email: manager.email.toUpperCase() });
    const [{ identity, identity_label, created_at }] = data.users;
    expect(await emails({ identity })).toEqual([manager.email]);
    expect(await emails({ identity: identity_label })).toEqual([manager.email]);
    expect(await emails({ identity: 'nobody' })).toEqual([]);
    expect(await emails({ search: manager.email.slice(0, 9) })).toEqual([manager.email]);
    expect(await emails({ search: '%' })).toEqual([]);
    expect(await emails({ group: packers })).toEqual([packer.email]);
    await server.services.db.updateTable('memberships').set({ created_at: 1000 }).where('user_id', '=', packer._id).execute();
    expect(await emails({ start: 1000, end: 1000 })).toEqual([packer.email]);
    expect(await emails({ start: created_at - 10 })).not.toContain(packer.email);
    expect(await emails({ end: 999 })).toEqual([]);
    const page = await staff.ask(staff.owner, USERS, { sort: 'email' }, { perpage: 2, page: 2 });
    expect([page.data.users.length, page.total]).toEqual([1, 3]);
  });

  test('is sorted as asked, and by nothing else', async () => {
    const all = [manager.email, packer.email, staff.owner.email].sort();
    expect(await emails({ sort: 'email' })).toEqual(all);
    expect(await emails({ sort: '-email' })).toEqual(all.reverse());
    for (const sort of ['name', '-last_login', 'identity', 'status', 'created_at']) expect(await emails({ sort })).toHaveLength(3);
    expect(await staff.refusal(staff.owner, USERS, { sort: 'password_hash' })).toContain('can’t be sorted');
    expect(await staff.refusal(staff.owner, USERS, { status: 'Trash' })).toContain('Unknown status');
  });

  test('tells nobody of a member’s other containers, and finds people by name or exact email only among members', async () => {
    const elsewhere = await makeStaff(server);
    const both = await server.makeUser(elsewhere.container, { email: packer.email });
    expect(both._id).toBe(packer._id);
    const { data } = await staff.ask(staff.owner, USERS, { email: packer.email });
    expect(data.users[0].auth_docker).toEqual([{ docker: { _id: staff.container._id } }]);
    const find =
      'query ($email: String!, $name: String!) { getUserByEmail(email: $email) { _id email } usersByName(name: $name) { email } }';
    const found = await staff.ask(staff.owner, find, { email: ` ${packer.email.toUpperCase()}`, name: 'some' });
    expect(found.data.getUserByEmail._id).toBe(packer._id);
    expect(found.data.usersByName).toHaveLength(3);
    const foreign = await staff.ask(staff.owner, find, { email: elsewhere.owner.email, name: 'nobody is called so' });
    expect(foreign.data).toEqual({ getUserByEmail: null, usersByName: [] });
  });
});

describe('changing a member', () => {
  const change = (params: object, id = packer._id) => ({ id, params });

  test('moves them to another group, which counts from their next request on', async () => {
    const cutters = await staff.group('Cutters', { order: 'v' }, { role: 'support', parent_id: managers });
    const { data } = await staff.ask(staff.owner, MAKE_USER, change({ groups: [` ${cutters} `], phone_number: ' 123 ', vip: true }));
    expect(data.makeUser.user).toMatchObject({ role: 'support', groups: ['support', 'Cutters'], phone_number: '123', vip: true });
    expect(await staff.refusal(packer, '{ stores { _id } }')).toContain('“store: view”');
    expect((await staff.ask(packer, WHO)).data.cUser.group.name).toBe('Cutters');
  });

  test('a blocked member is out with their next request, and in again once unblocked', async () => {
    await staff.ask(manager, MAKE_USER, change({ status: 'Blocked' }));
    expect((await staff.ask(packer, WHO)).status).toBe(400);
    await staff.ask(manager, MAKE_USER, change({ status: 'Active' }));
    expect((await staff.ask(packer, WHO)).data.cUser.status).toBe('Active');
  });

  test('blocked here, they are still welcome in their other containers', async () => {
    const elsewhere = await makeStaff(server);
    await server.makeUser(elsewhere.container, { email: packer.email });
    await staff.ask(staff.owner, MAKE_USER, change({ status: 'Blocked' }));
    expect((await elsewhere.ask(packer, WHO)).data.cUser.status).toBe('Active');
  });

  test('a former owner who is put into a group holds what the group gives, also once the group gives less', async () => {
    const second = await server.makeUser(staff.container);
    await staff.ask(staff.owner, MAKE_USER, change({ groups: [packers] }, second._id));
    expect((await staff.ask(second, WHO)).data.cUser.role).toBe('staff');
    await staff.ask(staff.owner, MAKE_GROUP, { id: packers, params: { role: 'sale' } });
    await staff.ask(staff.owner, MAKE_GROUP, { id: packers, params: { role: '' } });
    expect((await staff.ask(second, WHO)).data.cUser.role).toBe('staff');
  });

  test.each([
    ['two groups', { groups: ['a', 'b'] }, 'params.groups'],
    ['no group', { groups: [] }, 'params.groups'],
    ['a group there is not', { groups: ['f'.repeat(24)] }, 'params.groups'],
    ['a status there is not', { status: 'Opened' }, 'params.status'],
    ['another email', { email: 'other@example.test' }, 'params.email'],
    ['another name', { name: 'Someone else' }, 'params.name'],
    ['a text too long', { skype: 'x'.repeat(201) }, 'params.skype'],
  ])('%s is refused next to its field', async (_what, params, field) => {
    const { errors } = await staff.ask(staff.owner, MAKE_USER, change(params));
    expect(errors?.[0]?.extensions?.field).toBe(field);
  });
});

describe('nobody promotes himself', () => {
  test.each([{ groups: ['x'] }, { status: 'Active' }, { vip: true }, { sale_plan: 'gold' }, { ship_by_seller: false }])(
    'one’s own %j is for others',
    async (params) => {
      for (const who of [manager, staff.owner]) {
        expect(await staff.refusal(who, MAKE_USER, { id: who._id, params })).toMatch(/^FORBIDDEN: You can’t change this for yourself/);
      }
    },
  );

  test('who is no owner manages only people in groups beneath their own, which give no more than they hold', async () => {
    const peer = await staff.member(managers);
    const rich = await staff.group('Rich', { billing: 'v' }, { parent_id: managers });
    const loose = await staff.member(undefined, 'sale');
    for (const member of [peer, staff.owner, loose, await staff.member(rich), await staff.member(undefined, 'super_root')]) {
      expect(await staff.refusal(manager, MAKE_USER, { id: member._id, params: { status: 'Blocked' } })).toMatch(/^FORBIDDEN/);
      expect(await staff.refusal(manager, REMOVE, { _id: member._id })).toMatch(/^FORBIDDEN/);
    }
    for (const group of [managers, rich]) {
      expect(await staff.refusal(manager, MAKE_USER, { id: packer._id, params: { groups: [group] } })).toMatch(/^FORBIDDEN/);
      expect(await staff.refusal(manager, MAKE_USER, { params: { email: 'a@example.test', groups: [group] } })).toMatch(/^FORBIDDEN/);
    }
  });

  test('an owner does not touch a super_root', async () => {
    const root = await staff.member(undefined, 'super_root');
    expect(await staff.refusal(staff.owner, MAKE_USER, { id: root._id, params: { status: 'Blocked' } })).toMatch(/^FORBIDDEN/);
    expect(await staff.refusal(staff.owner, REMOVE, { _id: root._id })).toMatch(/^FORBIDDEN/);
  });
});

describe('removing', () => {
  test('ends the membership and keeps the account; the person is out with their next request', async () => {
    const elsewhere = await makeStaff(server);
    await server.makeUser(elsewhere.container, { email: packer.email });
    const { data } = await staff.ask(manager, REMOVE, { delete_ids: [` ${packer._id} `, manager._id] });
    expect(data.deleteById).toEqual([packer._id]);
    expect((await staff.ask(packer, WHO)).status).toBe(400);
    expect((await elsewhere.ask(packer, WHO)).status).toBe(200);
    expect((await staff.ask(manager, WHO)).status).toBe(200);
  });

  test('not oneself, nobody, and nobody of another container', async () => {
    expect(await staff.refusal(staff.owner, REMOVE, { _id: staff.owner._id })).toContain('can’t remove yourself');
    expect(await staff.refusal(staff.owner, REMOVE, {})).toContain('Select a user');
    const elsewhere = await makeStaff(server);
    expect(await staff.refusal(staff.owner, REMOVE, { _id: elsewhere.owner._id })).toBe('NOT_FOUND: This user no longer exists.');
    expect((await elsewhere.ask(elsewhere.owner, WHO)).status).toBe(200);
  });

  test('two owners who remove each other at the same moment leave one', async () => {
    const second = await server.makeUser(staff.container);
    const answers = await Promise.all([
      staff.ask(staff.owner, REMOVE, { _id: second._id }),
      staff.ask(second, REMOVE, { _id: staff.owner._id }),
    ]);
    expect(answers.filter(({ errors }) => errors)).toHaveLength(1);
  });

  test('a super_root cannot leave a shop without an owner', async () => {
    const root = await staff.member(undefined, 'super_root');
    for (const [document, variables] of [
      [REMOVE, { _id: staff.owner._id }],
      [MAKE_USER, { id: staff.owner._id, params: { status: 'Blocked' } }],
      [MAKE_USER, { id: staff.owner._id, params: { groups: [packers] } }],
    ] as const) {
      expect(await staff.refusal(root, document, variables)).toContain('at least one owner');
    }
    expect((await staff.ask(staff.owner, WHO)).data.cUser.role).toBe('root');
  });
});

test('userPermissions is what the server enforces, module by module', async () => {
  const held = async (who: TestUser) =>
    (await staff.ask(who, '{ userPermissions { module access { view add update delete } } }')).data.userPermissions as ReturnType<
      typeof granting
    >;
  expect(await held(manager)).toContainEqual({ module: 'store', access: { view: true, add: false, update: false, delete: false } });
  expect(await held(manager)).toHaveLength(21);
  expect((await held(staff.owner)).every(({ access }) => Object.values(access).every(Boolean))).toBe(true);
});
