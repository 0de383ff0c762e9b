import { HOUR } from '../../../src/server/kernel/clock';
import { accountBrowser } from '../account/browser';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { granting, makeStaff, MAKE_GROUP, MAKE_USER, type Staff } from '../staff';
import { uploadClient } from '../upload-client';

let server: TestServer;
let staff: Staff;
let host: string;
/** Managers are above packers; leads are above nobody and beneath nobody. */
let managers: string;
let packers: string;
let leads: string;
let manager: TestUser;
let packer: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  await server.makeContainer('first');
});
afterAll(() => server.stop());

beforeEach(async () => {
  staff = await makeStaff(server);
  host = `${staff.container.domain}.localhost`;
  managers = await staff.group('Managers', { user: 'vau', store: 'v', file: 'va' });
  packers = await staff.group('Packers', { store: 'v', file: 'va' }, { parent_id: managers });
  leads = await staff.group('Leads', { store: 'v' });
  manager = await staff.member(managers);
  packer = await staff.member(packers);
});

const update = async (table: 'memberships' | 'users' | 'user_groups', idColumn: string, id: string, set: string): Promise<void> => {
  await server.services.pool.query(`update ${table} set ${set} where ${idColumn} = $1`, [id]);
};

/** Changes that take away the right to lend, written past every operation, so that nothing but the use of a link can notice them. */
const WITHDRAWN: Readonly<Record<string, () => Promise<unknown>>> = {
  'the person became owner': () => update('memberships', 'user_id', packer._id, `role = 'root', group_id = null`),
  'the person moved to a group that is not beneath the maker': () => update('memberships', 'user_id', packer._id, `group_id = '${leads}'`),
  'the group of the person was given what the maker does not hold': () =>
    update('user_groups', '_id', packers, `permission = '${JSON.stringify(granting({ paypal: 'vaud' }))}'`),
  'the group of the person was moved away': () => update('user_groups', '_id', packers, `parent_id = null`),
  'the group of the maker lost its rights': () => update('user_groups', '_id', managers, `permission = '[]'`),
  'the group of the maker became inactive': () => update('user_groups', '_id', managers, `status = 'Inactive'`),
  'the maker moved to another group': () => update('memberships', 'user_id', manager._id, `group_id = '${leads}'`),
  'the maker was blocked here': () => update('memberships', 'user_id', manager._id, `status = 'Blocked'`),
  'the maker was blocked everywhere': () => update('users', '_id', manager._id, `status = 'Blocked'`),
  'the maker was removed': () => server.services.pool.query('delete from memberships where user_id = $1', [manager._id]),
};

const signedIn = async ({ email }: TestUser) => {
  const visitor = accountBrowser(server, host);
  expect((await visitor.post('/account/login', { email, password: PASSWORD })).status).toBe(303);
  return visitor;
};

const NEXT = { new_password: 'another one', repeat: 'another one' };

describe('a link to another password', () => {
  const made = async (by = manager): Promise<string> => {
    const { text } = await (await signedIn(by)).post(`/account/reset-link?user=${packer._id}`, {});
    const { pathname, search } = new URL(/http:\/\/[^\s"]+token=[^\s"]+/.exec(text)?.[0] ?? '');
    return pathname + search;
  };
  /** Nothing comes of following it: not the page, and not a password. */
  const expectDead = async (link: string): Promise<void> => {
    const { password_hash } = await account();
    expect((await accountBrowser(server, host).go(link)).status).toBe(404);
    expect((await accountBrowser(server, host).post(link, NEXT)).status).toBe(404);
    expect((await account()).password_hash).toBe(password_hash);
  };
  const account = () =>
    server.services.db.selectFrom('users').select('password_hash').where('_id', '=', packer._id).executeTakeFirstOrThrow();

  test('is good while its maker may make it, and the person is told when it is made and when it is used', async () => {
    const link = await made();
    expect((await accountBrowser(server, host).go(link)).status).toBe(200);
    expect((await accountBrowser(server, host).post(link, NEXT)).status).toBe(200);
    const token = await server.signIn(packer.email, NEXT.new_password);
    const { data } = await server.graphql('{ notifications { subject content } }', {}, { token, host });
    expect(data.notifications).toEqual([
      expect.objectContaining({ subject: 'Your password was changed with a reset link' }),
      expect.objectContaining({
        subject: 'A password reset link was created',
        content: expect.stringContaining('Some Seller created a link'),
      }),
    ]);
    const seen = await server.graphql('{ notifications { subject } }', {}, { token: staff.owner.token, host });
    expect(seen.data.notifications).toEqual([]);
  });

  test('lives one hour', async () => {
    await made();
    const { rows } = await server.services.pool.query<{ life: number }>(
      'select expires_at - created_at as life from password_resets where user_id = $1',
      [packer._id],
    );
    expect(rows).toEqual([{ life: HOUR }]);
  });

  test.each(Object.keys(WITHDRAWN))('opens nothing once %s', async (change) => {
    const link = await made();
    await WITHDRAWN[change]?.();
    await expectDead(link);
  });

  test('opens nothing once the person is blocked', async () => {
    const link = await made();
    await update('memberships', 'user_id', packer._id, `status = 'Blocked'`);
    await expectDead(link);
  });

  test.each(['Active', 'Pending'])('opens nothing once the person is %s in another workspace', async (status) => {
    const link = await made();
    await server.makeUser(await server.makeContainer(), { email: packer.email });
    await server.services.pool.query('update memberships set status = $2 where user_id = $1 and container_id <> $3', [
      packer._id,
      status,
      staff.container._id,
    ]);
    await expectDead(link);
  });

  test('opens nothing once the person moved to another workspace altogether', async () => {
    const link = await made();
    await server.makeUser(await server.makeContainer(), { email: packer.email });
    await server.services.pool.query('delete from memberships where user_id = $1 and container_id = $2', [packer._id, staff.container._id]);
    await expectDead(link);
  });

  const change = async (who: TestUser, params: object) => {
    expect((await staff.ask(staff.owner, MAKE_USER, { id: who._id, params })).errors).toBeUndefined();
  };
  test.each<readonly [string, () => Promise<unknown>, () => Promise<unknown>]>([
    ['the person is blocked', () => change(packer, { status: 'Blocked' }), () => change(packer, { status: 'Active' })],
    ['the person is moved', () => change(packer, { groups: [leads] }), () => change(packer, { groups: [packers] })],
    ['the maker is blocked', () => change(manager, { status: 'Blocked' }), () => change(manager, { status: 'Active' })],
    ['the maker is moved', () => change(manager, { groups: [leads] }), () => change(manager, { groups: [managers] })],
    [
      'the group of the maker is changed',
      () => staff.ask(staff.owner, MAKE_GROUP, { id: managers, params: { name: 'Managers', permission: granting({ user: 'v' }) } }),
      () => staff.ask(staff.owner, MAKE_GROUP, { id: managers, params: { name: 'Managers', permission: granting({ user: 'vau' }) } }),
    ],
  ])('is gone for good when %s, whatever comes after', async (_what, away, back) => {
    const link = await made();
    await away();
    await back();
    await expectDead(link);
  });

  test('is gone when the person joins another workspace, and when they choose another password themselves', async () => {
    const joined = await made();
    const elsewhere = await makeStaff(server);
    const group = await elsewhere.group('Theirs', {});
    const { data } = await elsewhere.ask(elsewhere.owner, MAKE_USER, { params: { email: packer.email, name: 'Packer', groups: [group] } });
    const { pathname, search, hostname } = new URL(data.makeUser.invite_url);
    const visitor = accountBrowser(server, hostname);
    expect((await visitor.post(`${pathname}${search}&as=known`, { password: PASSWORD })).status).toBe(303);
    await server.services.pool.query('delete from memberships where user_id = $1 and container_id <> $2', [
      packer._id,
      staff.container._id,
    ]);
    await expectDead(joined);

    const link = await made();
    const own = await signedIn(packer);
    const changed = await own.post('/account/profile/password', { password: PASSWORD, new_password: PASSWORD + 2, repeat: PASSWORD + 2 });
    expect(changed.status).toBe(200);
    await expectDead(link);
  });
});

describe('an invitation', () => {
  const invited = async () => {
    const email = `new-${Math.random().toString(36).slice(2)}@example.test`;
    const { data, errors } = await staff.ask(manager, MAKE_USER, { params: { email, name: 'New', groups: [packers] } });
    if (errors) throw new Error(errors[0]?.message);
    const { pathname, search } = new URL(data.makeUser.invite_url);
    const { _id } = await server.services.db.selectFrom('users').select('_id').where('email', '=', email).executeTakeFirstOrThrow();
    return { link: pathname + search, member: data.makeUser.user._id as string, account: _id };
  };
  const statusOf = async (account: string): Promise<string | undefined> =>
    (await server.services.db.selectFrom('memberships').select('status').where('user_id', '=', account).executeTakeFirst())?.status;
  const accept = (link: string) => accountBrowser(server, host).post(link, { name: 'New', password: 'long enough it is' });

  const OF_THE_MAKER = Object.keys(WITHDRAWN).filter((change) => !change.startsWith('the person'));
  test.each(OF_THE_MAKER)('takes nobody in once %s', async (change) => {
    const { link, account } = await invited();
    await WITHDRAWN[change]?.();
    expect((await accountBrowser(server, host).go(link)).status).toBe(404);
    expect((await accept(link)).status).toBe(404);
    expect(await statusOf(account)).toBe('Pending');
  });

  test.each([
    ['an owner’s place', `role = 'root', group_id = null`],
    ['a group beyond the maker', 'group_id = $leads'],
  ])('takes nobody in to %s', async (_what, set) => {
    const { link, account } = await invited();
    await update('memberships', 'user_id', account, set.replace('$leads', `'${leads}'`));
    expect((await accept(link)).status).toBe(404);
    expect(await statusOf(account)).toBe('Pending');
  });

  test('is the owner’s once the owner chose another group for it', async () => {
    const { link, member, account } = await invited();
    expect((await staff.ask(staff.owner, MAKE_USER, { id: member, params: { groups: [leads] } })).errors).toBeUndefined();
    await update('memberships', 'user_id', manager._id, `status = 'Blocked'`);
    expect((await accept(link)).status).toBe(303);
    expect(await statusOf(account)).toBe('Active');
  });
});

describe('acting as somebody', () => {
  test.each(Object.keys(WITHDRAWN))('ends once %s', async (change) => {
    const { data } = await staff.ask(manager, 'mutation ($_id: ID!) { loginAs(_id: $_id) { token } }', { _id: packer._id });
    const asPacker = () =>
      server.request('/graphql', {
        host,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${manager.token}`, 'login-as': data.loginAs.token },
        body: JSON.stringify({ query: '{ cUser { _id } }' }),
      });
    expect((await asPacker()).json<{ data: object }>().data).toEqual({ cUser: { _id: packer._id } });
    await WITHDRAWN[change]?.();
    expect((await asPacker()).status).toBe(400);
  });
});

describe('a link to send a file by', () => {
  const bytes = Buffer.from('not quite a picture');
  test('takes bytes while whoever was given it may add files', async () => {
    const { sign, put } = uploadClient(server, manager, host);
    expect((await put((await sign({ bytes })).data.signedUpload.url, bytes)).status).toBe(204);
  });

  test.each([
    'the maker was blocked here',
    'the maker was blocked everywhere',
    'the maker was removed',
    'the group of the maker lost its rights',
  ])('takes nothing once %s', async (change) => {
    const { sign, put } = uploadClient(server, manager, host);
    const { url } = (await sign({ bytes })).data.signedUpload;
    await WITHDRAWN[change]?.();
    expect((await put(url, bytes)).status).toBe(403);
    expect((await server.request(url, { method: 'HEAD' })).status).toBe(403);
  });

  test('is given anew to nobody but whoever began the upload', async () => {
    const { sign } = uploadClient(server, manager, host);
    const { _id } = (await sign({ bytes })).data.signedUpload;
    const again = `mutation ($_id: ID, $size: Int!) {
      signedUpload(_id: $_id, type: "image", filename: "art.png", mimetype: "image/png", size: $size) { _id } }`;
    expect((await staff.ask(manager, again, { _id, size: bytes.length })).data.signedUpload).toEqual({ _id });
    expect((await staff.ask(packer, again, { _id, size: bytes.length })).errors?.[0]?.extensions?.code).toBe('NOT_FOUND');
  });
});
