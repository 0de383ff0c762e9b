import { makeStaff, MAKE_GROUP, MAKE_USER, granting, type Staff } from '../staff';
import { startTestServer, type GraphQLAnswer, type TestServer, type TestUser } from '../harness';

let server: TestServer;
let staff: Staff;
let manager: TestUser;
let packer: TestUser;
let packers: string;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

beforeEach(async () => {
  staff = await makeStaff(server);
  const managers = await staff.group('Managers', { user: 'vu', store: 'v' });
  packers = await staff.group('Packers', { store: 'v' }, { parent_id: managers });
  manager = await staff.member(managers);
  packer = await staff.member(packers);
});

const LOGIN_AS = 'mutation ($_id: ID!) { loginAs(_id: $_id) { token expires_at } }';
const WHO = '{ cUser { _id role login_as { by_id by_email expires_at } auth_docker { current } } }';
const now = (): number => Math.floor(Date.now() / 1000);

const begin = async (who: TestUser, target: TestUser): Promise<string> => {
  const { data, errors } = await staff.ask(who, LOGIN_AS, { _id: target._id });
  if (errors) throw new Error(errors[0]?.message);
  return data.loginAs.token as string;
};
const asWhom = async (who: TestUser, loginAs: string, document = WHO, variables: object = {}): Promise<GraphQLAnswer> => {
  const answer = await server.request('/graphql', {
    host: `${staff.container.domain}.localhost`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${who.token}`, 'login-as': loginAs },
    body: JSON.stringify({ query: document, variables }),
  });
  return { status: answer.status, total: undefined, ...answer.json<Pick<GraphQLAnswer, 'data' | 'errors'>>() };
};

test('an owner acts as somebody, with that person’s rights and no others, and is told to be so', async () => {
  const { data } = await staff.ask(staff.owner, LOGIN_AS, { _id: ` ${packer._id} ` });
  expect(data.loginAs.expires_at).toBeGreaterThan(now() + 3500);
  expect(data.loginAs.expires_at).toBeLessThanOrEqual(now() + 3600);
  const seen = await asWhom(staff.owner, data.loginAs.token);
  expect(seen.data.cUser).toEqual({
    _id: packer._id,
    role: 'staff',
    login_as: { by_id: staff.owner._id, by_email: staff.owner.email, expires_at: data.loginAs.expires_at },
    auth_docker: [{ current: true }],
  });
  expect((await asWhom(staff.owner, data.loginAs.token, '{ orders { _id } }')).errors?.[0]?.message).toContain('“order: view”');
  // Without the header one is oneself.
  expect((await staff.ask(staff.owner, WHO)).data.cUser.login_as).toBeNull();
});

test('who acted as whom is kept, with both ids, and the token only as a hash', async () => {
  const token = await begin(staff.owner, packer);
  const rows = await server.services.db.selectFrom('login_as').selectAll().where('container_id', '=', staff.container._id).execute();
  expect(rows).toEqual([expect.objectContaining({ by_id: staff.owner._id, as_id: packer._id, ended_at: null })]);
  expect(JSON.stringify(rows)).not.toContain(token);
  const kept = await server.services.db.selectFrom('idempotency').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(token);
});

test('the token is nowhere kept, not even as the answer of a request with a key', async () => {
  const answer = await staff.ask(staff.owner, LOGIN_AS, { _id: packer._id }, { idempotencyKey: 'once' });
  const kept = await server.services.db.selectFrom('idempotency').selectAll().execute();
  expect(JSON.stringify(kept)).not.toContain(answer.data.loginAs.token);
});

describe('ends', () => {
  let token: string;
  beforeEach(async () => {
    token = await begin(manager, packer);
    expect((await asWhom(manager, token)).data.cUser._id).toBe(packer._id);
  });
  afterEach(async () => {
    const answer = await asWhom(manager, token);
    expect(answer.status).toBe(400);
    expect(answer.errors?.[0]?.message).not.toMatch(/Warning IP|Authorization 404/);
  });

  test('when it is ended', async () => {
    expect((await asWhom(manager, token, 'mutation { endLoginAs }')).data.endLoginAs).toBe(true);
  });
  test('when the one who began it signs out', async () => {
    await server.request('/account/api/logout', { method: 'POST', headers: { authorization: `Bearer ${manager.token}` } });
  });
  test('after an hour', async () => {
    await server.services.db.updateTable('login_as').set({ expires_at: now() }).execute();
  });
  test('when the one it is about is blocked', async () => {
    await staff.ask(staff.owner, MAKE_USER, { id: packer._id, params: { status: 'Blocked' } });
  });
  test('when the one who began it is put into another group', async () => {
    const other = await staff.group('Others', { user: 'vu' });
    await staff.ask(staff.owner, MAKE_USER, { id: manager._id, params: { groups: [other] } });
  });
  test('when the group of either changes', async () => {
    await staff.ask(staff.owner, MAKE_GROUP, { id: packers, params: { permission: granting({ billing: 'v' }) } });
  });
  test('when the one it is about has risen above, whoever wrote it', async () => {
    await server.services.db.updateTable('memberships').set({ role: 'root', group_id: null }).where('user_id', '=', packer._id).execute();
  });
});

test('a token works with nobody else’s bearer token, in no other container, and a made-up one not at all', async () => {
  const token = await begin(staff.owner, packer);
  expect((await asWhom(manager, token)).status).toBe(400);
  expect((await asWhom(staff.owner, 'made-up')).status).toBe(400);
  const elsewhere = await makeStaff(server);
  await server.makeUser(elsewhere.container, { email: staff.owner.email });
  const answer = await server.request('/graphql', {
    host: `${elsewhere.container.domain}.localhost`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${staff.owner.token}`, 'login-as': token },
    body: JSON.stringify({ query: WHO }),
  });
  expect(answer.status).toBe(400);
});

test('nobody acts as somebody above, beside, blocked, missing, elsewhere, or as themselves', async () => {
  const peer = await staff.member(undefined, 'sale');
  for (const target of [staff.owner, peer]) expect(await staff.refusal(manager, LOGIN_AS, { _id: target._id })).toMatch(/^FORBIDDEN/);
  const root = await staff.member(undefined, 'super_root');
  expect(await staff.refusal(staff.owner, LOGIN_AS, { _id: root._id })).toMatch(/^FORBIDDEN/);
  expect(await staff.refusal(staff.owner, LOGIN_AS, { _id: staff.owner._id })).toMatch(/^FORBIDDEN/);
  expect(await staff.refusal(packer, LOGIN_AS, { _id: manager._id })).toContain('“user: update”');
  const elsewhere = await makeStaff(server);
  for (const _id of [elsewhere.owner._id, 'nobody']) {
    expect(await staff.refusal(staff.owner, LOGIN_AS, { _id })).toBe('NOT_FOUND: This user no longer exists.');
  }
  await staff.ask(staff.owner, MAKE_USER, { id: packer._id, params: { status: 'Blocked' } });
  expect(await staff.refusal(staff.owner, LOGIN_AS, { _id: packer._id })).toMatch(/^CONFLICT/);
});

test('whoever acts as somebody does not go on to the next, nor set passwords, nor see to themselves', async () => {
  const boss = await server.makeUser(staff.container);
  const token = await begin(staff.owner, boss);
  const refused = async (document: string, variables: object = {}) =>
    (await asWhom(staff.owner, token, document, variables)).errors?.[0]?.extensions?.code;
  expect(await refused(LOGIN_AS, { _id: packer._id })).toBe('FORBIDDEN');
  expect(await refused('mutation { updateProfile(password: "demo-password", new_password: "another-one") { _id } }')).toBe('FORBIDDEN');
  expect(await refused(MAKE_USER, { id: staff.owner._id, params: { vip: true } })).toBe('FORBIDDEN');
  expect(await refused('mutation ($id: ID!) { deleteById(_id: $id) }', { id: staff.owner._id })).toBe('FORBIDDEN');
});

test('nobody who acts as somebody changes what is theirs in all their shops; they themselves do', async () => {
  const token = await begin(staff.owner, packer);
  for (const change of [
    'name: "Other"',
    'customizer: { theme: "dark" }',
    'h: "x"',
    'password: "demo-password", new_password: "another-one"',
  ]) {
    const answer = await asWhom(staff.owner, token, `mutation { updateProfile(${change}) { _id } }`);
    expect(answer.errors?.[0]?.message).toMatch(/^Only the user can change their name, password, and preferences/);
  }
  const before = { name: 'Some Seller', h: null, customizer: {} };
  const own = () =>
    server.services.db.selectFrom('users').select(['name', 'h', 'customizer']).where('_id', '=', packer._id).executeTakeFirst();
  expect(await own()).toEqual(before);
  await staff.ask(packer, 'mutation { updateProfile(name: "Pat Packer") { _id } }');
  expect(await own()).toEqual({ ...before, name: 'Pat Packer' });
});

test('ending what never began changes nothing', async () => {
  expect((await staff.ask(packer, 'mutation { endLoginAs }')).data.endLoginAs).toBe(false);
});
