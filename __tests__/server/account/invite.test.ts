import { jsonb } from '../../../src/server/db/json';
import { MAKE_USER, makeStaff, type Staff } from '../staff';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { accountBrowser } from './browser';

let server: TestServer;
let staff: Staff;
let host: string;
let packers: string;

beforeAll(async () => {
  server = await startTestServer();
  await server.makeContainer('plain');
});
afterAll(() => server.stop());

beforeEach(async () => {
  staff = await makeStaff(server);
  host = `${staff.container.domain}.localhost`;
  packers = await staff.group('Packers', { store: 'v' }, { is_default: true });
});

const credentials = ({ email }: TestUser) => ({ email, password: PASSWORD });

const WHO = '{ cUser { name role groups status } }';

const INVITE = `mutation ($params: UserInput!) { makeUser(params: $params) { invite_url user {
  _id identity identity_label email name role groups status h last_login created_at updated_at auth_docker { auth_id }
  customizer { theme } phone_number facebook skype sale_plan ffm_sku plan_config { name } group { name } } } }`;

const invite = async (
  params: object,
): Promise<{ path: string; user: { _id: string; status: string; name: string; last_login: number | null } }> => {
  const { data, errors } = await staff.ask(staff.owner, INVITE, { params });
  if (errors) throw new Error(errors[0]?.message);
  const url = new URL(data.makeUser.invite_url);
  expect(url.origin).toBe(`http://${host}:${new URL(server.origin).port}`);
  return { path: url.pathname + url.search, user: data.makeUser.user };
};

test('somebody new chooses a name and a password, and is in', async () => {
  const { path, user } = await invite({ email: ' New.One@Example.test ', name: 'New One' });
  expect(user).toMatchObject({ email: 'new.one@example.test', name: 'New One', status: 'Pending', group: { name: 'Packers' } });
  const visitor = accountBrowser(server, host);
  expect((await visitor.go(path)).text).toContain('You’re invited as new.one@example.test');
  const joined = await visitor.post(path, { name: 'Nia One', password: 'long enough' });
  expect(joined.status).toBe(303);
  expect(joined.headers.location).toContain('/session?token=');
  const token = await server.signIn('new.one@example.test', 'long enough');
  expect((await server.graphql(WHO, {}, { token, host })).data.cUser).toEqual({
    name: 'Nia One',
    role: 'staff',
    groups: ['staff', 'Packers'],
    status: 'Active',
  });
});

test('a link is good once, and only at its own shop', async () => {
  const { path } = await invite({ email: 'once@example.test' });
  expect((await accountBrowser(server, 'plain.localhost').go(path)).status).toBe(404);
  const answers = await Promise.all(
    ['first password', 'second password'].map((password) => accountBrowser(server, host).post(path, { name: 'Once', password })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([303, 404]);
  expect((await accountBrowser(server, host).go(path)).text).toContain('no longer valid');
});

test('inviting again makes a new link, ends the old one and may choose another group', async () => {
  const first = await invite({ email: 'again@example.test' });
  const cutters = await staff.group('Cutters', {});
  const second = await invite({ email: 'again@example.test', groups: [cutters], name: 'Again' });
  expect(second.user._id).toBe(first.user._id);
  expect(second.user).toMatchObject({ name: 'Again', group: { name: 'Cutters' } });
  expect((await accountBrowser(server, host).go(first.path)).status).toBe(404);
  expect((await accountBrowser(server, host).go(second.path)).status).toBe(200);
});

test('before they join, the invited sign in nowhere, and a wrong try takes its time like any other', async () => {
  await invite({ email: 'early@example.test' });
  await expect(server.signIn('early@example.test', '')).rejects.toThrow();
  await expect(server.signIn('early@example.test', 'anything')).rejects.toThrow('Incorrect');
});

describe('somebody who has an account', () => {
  let known: TestUser;
  beforeEach(async () => {
    const elsewhere = await makeStaff(server);
    known = elsewhere.owner;
    await server.signIn(known.email);
  });

  test('is shown as somebody is who has none: what the inviter typed, and not even an id or a number tells more', async () => {
    const { db } = server.services;
    const own = { name: 'Real Name', h: 'private', customizer: jsonb({ theme: 'dark' }), last_login: 1000, status: 'Blocked' };
    await db.updateTable('users').set(own).where('_id', '=', known._id).execute();
    const typed = { name: 'Who I think', phone_number: '123', facebook: 'fb' };
    const { user } = await invite({ email: known.email, ...typed });
    const nobody = await invite({ email: 'nobody@example.test', ...typed });
    const times = { created_at: expect.any(Number), updated_at: expect.any(Number) };
    const ids = { _id: expect.stringMatching(/^[0-9a-f]{24}$/), auth_docker: [{ auth_id: user._id }] };
    expect(user).toEqual({ ...nobody.user, ...times, ...ids, email: known.email });
    expect(user).toMatchObject({ identity: '', identity_label: null, name: 'Who I think', status: 'Pending', h: null, last_login: null });
    // The id was made with the invitation, so it does not tell when the account was.
    expect(user._id > known._id && user._id < nobody.user._id).toBe(true);
    const listed = await staff.ask(staff.owner, '{ users(status: "Pending", sort: "-last_login") { _id name identity } }');
    expect(listed.data.users.map(({ _id }: { _id: string }) => _id).sort()).toEqual([user._id, nobody.user._id]);
    const { data } = await staff.ask(
      staff.owner,
      'query ($id: ID!, $number: String!) { known: getUserById(_id: $id) { _id } users(identity: $number, status: "All") { _id } }',
      {
        id: known._id,
        number: String((await db.selectFrom('users').select('identity').where('_id', '=', known._id).executeTakeFirstOrThrow()).identity),
      },
    );
    expect(data).toEqual({ known: null, users: [] });
  });

  test('is no member before they accept, and nothing of their account is told', async () => {
    const { user } = await invite({ email: known.email, name: 'Who I think' });
    expect(user).toMatchObject({ name: 'Who I think', status: 'Pending', last_login: null });
    expect((await staff.ask(known, WHO)).status).toBe(400);
    const nameless = await invite({ email: known.email });
    expect(nameless.user.name).toBe('Who I think');
  });

  test('joins with their password; a wrong one is refused and counted', async () => {
    const { path } = await invite({ email: known.email });
    const visitor = accountBrowser(server, host);
    const asKnown = `${path}&as=known`;
    const wrong = await visitor.post(asKnown, { password: 'wrong' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Incorrect email or password.')]);
    expect((await staff.ask(known, WHO)).status).toBe(400);
    expect((await visitor.post(asKnown, credentials(known))).status).toBe(303);
    expect((await staff.ask(known, WHO)).data.cUser).toMatchObject({ name: 'Some Seller', status: 'Active' });
    const events = await server.services.db.selectFrom('login_events').select('outcome').where('email', '=', known.email).execute();
    expect(events.map(({ outcome }) => outcome).sort()).toEqual(['ok', 'ok', 'refused']);
  });

  test('is told apart from nobody by whoever opens the link and is not signed in as them', async () => {
    const { path } = await invite({ email: known.email, name: 'Ann' });
    const other = await invite({ email: 'nobody-yet@example.test', name: 'Ann' });
    const pageOf = async (to: string, email: string): Promise<string> =>
      (await accountBrowser(server, host).go(to)).text.replaceAll(/token=[\w-]+/g, 'token').replaceAll(email, 'email');
    for (const as of ['', '&as=new', '&as=known']) {
      expect(await pageOf(path + as, known.email)).toBe(await pageOf(other.path + as, 'nobody-yet@example.test'));
    }
    const wrong = (to: string) => accountBrowser(server, host).post(`${to}&as=known`, { password: 'wrong' });
    expect((await wrong(path)).text.replaceAll(known.email, '')).toContain('Incorrect email or password.');
    expect((await wrong(other.path)).text).toContain('Incorrect email or password.');
  });

  test('cannot be made anew by the link', async () => {
    const { path } = await invite({ email: known.email });
    const taken = await accountBrowser(server, host).post(path, { name: 'Thief', password: 'another password' });
    expect([taken.status, taken.text]).toEqual([422, expect.stringContaining('This email can’t be used here.')]);
    await server.signIn(known.email);
  });

  test('joins by one button when signed in; whoever else is signed in does not', async () => {
    const { path } = await invite({ email: known.email });
    const stranger = accountBrowser(server, host);
    await stranger.post('/account/login', credentials(staff.owner));
    expect((await stranger.go(path)).text).toContain('name="password"');
    expect((await stranger.post(path, {})).status).toBe(422);
    const visitor = accountBrowser(server, host);
    await visitor.post('/account/login', credentials(known));
    expect((await visitor.go(path)).text).not.toContain('name="password"');
    expect((await visitor.post(path, {})).status).toBe(303);
  });
});

test('two shops invite the same new email: the second link asks for the password the first one set', async () => {
  const { path } = await invite({ email: 'both@example.test' });
  const other = await makeStaff(server);
  const otherGroup = await other.group('Packers', {});
  const { data } = await other.ask(other.owner, MAKE_USER, { params: { email: 'both@example.test', groups: [otherGroup] } });
  const second = new URL(data.makeUser.invite_url);
  await accountBrowser(server, host).post(path, { name: 'Both', password: 'the first one' });
  const visitor = accountBrowser(server, second.hostname);
  expect((await visitor.post(second.pathname + second.search, { name: 'Thief', password: 'the second one' })).status).toBe(422);
  await server.signIn('both@example.test', 'the first one');
});

test('an invitation dies after a week, and with its taking back', async () => {
  const late = await invite({ email: 'late@example.test' });
  await server.services.db
    .updateTable('invitations')
    .set({ expires_at: Math.floor(Date.now() / 1000) })
    .execute();
  const back = await invite({ email: 'back@example.test' });
  await staff.ask(staff.owner, 'mutation ($id: ID!) { deleteById(_id: $id) }', { id: back.user._id });
  for (const { path } of [late, back]) expect((await accountBrowser(server, host).go(path)).status).toBe(404);
  // The account nobody ever opened went with the invitation that was taken back.
  expect(await server.services.db.selectFrom('users').select('_id').where('email', '=', 'back@example.test').execute()).toEqual([]);
});

test('whoever was shut out by the operator joins nowhere, and nobody is told', async () => {
  const { path } = await invite({ email: 'shut@example.test' });
  await server.services.db.updateTable('users').set({ status: 'Blocked' }).where('email', '=', 'shut@example.test').execute();
  const visitor = accountBrowser(server, host);
  expect((await visitor.go(path)).status).toBe(200);
  expect((await visitor.post(path, { name: 'Shut', password: 'long enough' })).status).toBe(422);
  expect((await visitor.post(`${path}&as=known`, { password: PASSWORD })).status).toBe(422);
});

test.each([
  ['no email', {}, 'params.email'],
  ['no email address', { email: 'nobody' }, 'params.email'],
  ['a member’s email', { email: 'OWNER' }, 'params.email'],
  ['a group there is not', { email: 'a@example.test', groups: ['f'.repeat(24)] }, 'params.groups'],
])('%s is refused next to its field, and nobody is made', async (_what, params, field) => {
  const email = 'email' in params && params.email === 'OWNER' ? staff.owner.email : (params as { email?: string }).email;
  const { errors } = await staff.ask(staff.owner, MAKE_USER, { params: { ...params, email } });
  expect(errors?.[0]?.extensions?.field).toBe(field);
  expect((await staff.ask(staff.owner, '{ usersCount { all } }')).data.usersCount.all).toBe(1);
});

test('without a default group, an invitation needs a group', async () => {
  await server.services.db.updateTable('user_groups').set({ is_default: false }).where('_id', '=', packers).execute();
  expect(await staff.refusal(staff.owner, MAKE_USER, { params: { email: 'a@example.test' } })).toContain('Choose a group');
});

test('bad passwords and names are refused on the page, which keeps what was typed', async () => {
  const { path } = await invite({ email: 'typo@example.test' });
  const answer = await accountBrowser(server, host).post(path, { name: '"><script>', password: 'short' });
  expect(answer.status).toBe(422);
  expect(answer.text).toContain('at least 8 characters');
  expect(answer.text).not.toContain('<script>');
});
