import { sql } from 'kysely';
import { connectSandbox } from '../commerce';
import { comes } from '../../support/comes';
import { startMailStandIn } from '../../support/mail-stand-in';
import { operations } from '../../../src/server/operations';
import { newId } from '../../../src/server/db/ids';
import { accountBrowser } from '../account/browser';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { granting, MAKE_GROUP, MAKE_USER, makeStaff, type Staff } from '../staff';

const LOG = `query ($_id: ID, $search: String, $subject: String, $action: String, $actor: ID, $start: Int, $end: Int) {
  auditEvents(_id: $_id, search: $search, subject: $subject, action: $action, actor: $actor, start: $start, end: $end) {
    _id created_at action subject_id subject operation reason address user_agent
    actor { _id email } acted_as { _id email } changes { field before after secret } } }`;
const STORE = `mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id woocommerce { website key secret } } }`;

let mail: Awaited<ReturnType<typeof startMailStandIn>>;
let server: TestServer;
let staff: Staff;

beforeAll(async () => {
  mail = await startMailStandIn();
  server = await startTestServer({ demo: true, workers: false, mail: { url: mail.url, from: 'Shop <shop@example.test>' } });
});
afterAll(async () => {
  await server.stop();
  mail.stop();
});
beforeEach(async () => {
  staff = await makeStaff(server);
});

interface Event {
  readonly _id: string;
  readonly action: string;
  readonly subject: string | null;
  readonly operation: string | null;
  readonly actor: { readonly email: string } | null;
  readonly acted_as: { readonly email: string } | null;
  readonly changes: readonly {
    readonly field: string;
    readonly before: string | null;
    readonly after: string | null;
    readonly secret: boolean;
  }[];
}

const log = async (filter: object = {}, who: TestUser = staff.owner): Promise<readonly Event[]> => {
  const { data, errors } = await staff.ask(who, LOG, filter);
  expect(errors).toBeUndefined();
  return data.auditEvents;
};

test('an owner who invites, moves and removes a user finds each act with what changed', async () => {
  const packers = await staff.group('Packers', { store: 'v' });
  const helpers = await staff.group('Helpers', { order: 'v' });
  const email = `${newId()}@example.test`;
  const { data } = await staff.ask(staff.owner, MAKE_USER, { params: { email, name: 'Ann', groups: [packers] } });
  const id = data.makeUser.user._id;
  await staff.ask(staff.owner, MAKE_USER, { id, params: { groups: [helpers], vip: true } });
  await staff.ask(staff.owner, 'mutation ($id: ID!) { deleteById(_id: $id) }', { id });
  const [removed, changed, invited] = await log({ subject: 'member' });
  expect([invited, changed, removed].map((event) => event?.action)).toEqual(['member.invited', 'member.changed', 'member.removed']);
  expect(invited).toMatchObject({ subject: email, actor: { email: staff.owner.email }, acted_as: null });
  expect(changed?.changes).toHaveLength(2);
  expect(changed?.changes).toEqual(
    expect.arrayContaining([
      { field: 'vip', before: 'false', after: 'true', secret: false },
      { field: 'group', before: 'Packers', after: 'Helpers', secret: false },
    ]),
  );
});

test('rights that are granted and taken are named by module', async () => {
  const packers = await staff.group('Packers', { store: 'v' });
  await staff.ask(staff.owner, MAKE_GROUP, { id: packers, params: { permission: granting({ store: 'vu', order: 'v' }) } });
  const [changed] = await log({ action: 'group.changed' });
  expect(changed?.changes).toEqual(
    expect.arrayContaining([
      { field: 'permission.store', before: 'view', after: 'view, update', secret: false },
      { field: 'permission.order', before: null, after: 'view', secret: false },
    ]),
  );
  expect(changed?.changes).toHaveLength(2);
});

test('a changed secret is named, and no value of it is kept', async () => {
  const sandbox = await connectSandbox(server.services, server.origin);
  const block = { website: sandbox.website, key: sandbox.key, secret: sandbox.secret };
  const made = await staff.ask(staff.owner, STORE, { params: { platform_id: 'woocommerce', sto_name: 'Shop', woocommerce: block } });
  const { _id, woocommerce: masked } = made.data.makeStore;
  const save = (woocommerce: object) =>
    staff.ask(staff.owner, STORE, { _id, params: { platform_id: 'woocommerce', sto_name: 'Shop', woocommerce } });
  await save(masked);
  await save({ ...masked, secret: `cs_${newId()}` });
  const [second, first, created] = await log({ subject: 'store' });
  expect(created?.changes.filter(({ secret }) => secret).map(({ field }) => field)).toEqual(['credentials.key', 'credentials.secret']);
  expect(first?.changes).toEqual([]);
  expect(second?.changes.filter(({ secret }) => secret)).toEqual([
    { field: 'credentials.secret', before: null, after: null, secret: true },
  ]);
  const { rows } = await sql<{ text: string }>`select e::text as text from audit_events e`.execute(server.services.db);
  for (const value of [sandbox.key, sandbox.secret]) expect(rows.filter(({ text }) => text.includes(value))).toEqual([]);
});

test('who acts as somebody else is recorded under both names, from the beginning to the end', async () => {
  const helper = await staff.member(await staff.group('Helpers', { user: 'v', store: 'vau' }));
  const { data } = await staff.ask(staff.owner, 'mutation ($id: ID!) { loginAs(_id: $id) { token } }', { id: helper._id });
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${staff.owner.token}`, 'login-as': data.loginAs.token };
  const as = (query: string) =>
    server.request('/graphql', { host: `${staff.container.domain}.localhost`, headers, body: JSON.stringify({ query }) });
  await as('mutation { trashUserGroup(delete_ids: ["x"]) }');
  await as('mutation { endLoginAs }');
  const [ended, denied, began] = await log({ actor: staff.owner._id });
  expect(began).toMatchObject({ action: 'member.actedAs', subject: helper.email, actor: { email: staff.owner.email } });
  expect(denied).toMatchObject({
    ...{ action: 'access.denied', operation: 'trashUserGroup' },
    ...{ actor: { email: staff.owner.email }, acted_as: { email: helper.email } },
  });
  expect(ended).toMatchObject({ action: 'member.actedAsEnded', subject: helper.email });
  expect(await log({ actor: helper._id })).toHaveLength(1);
});

test('a denied request is recorded once, however often a program repeats it', async () => {
  const helper = await staff.member(await staff.group('Helpers', { store: 'v' }));
  for (let times = 0; times < 3; times += 1) await staff.refusal(helper, '{ orders { _id } }');
  await staff.refusal(helper, MAKE_GROUP, { params: { name: 'Mine' } });
  const denied = await log({ subject: 'access' });
  expect(denied.map(({ operation, actor }) => [operation, actor?.email])).toEqual([
    ['makeUserGroup', helper.email],
    ['orders', helper.email],
  ]);
});

test('what is refused or repeated is recorded as often as it happened: not at all, and once', async () => {
  await staff.ask(staff.owner, MAKE_GROUP, { params: { name: '' } });
  const twice = { params: { name: 'Once', permission: [] } };
  for (let times = 0; times < 2; times += 1)
    await staff.ask(staff.owner, MAKE_GROUP, twice, { idempotencyKey: `audit-${staff.owner._id}` });
  expect((await log({ subject: 'group' })).map(({ action, subject }) => [action, subject])).toEqual([['group.created', 'Once']]);
});

test('a seller finds how their account was used: signed in, refused, another password', async () => {
  const browser = accountBrowser(server, `${staff.container.domain}.localhost`);
  const { email } = staff.owner;
  await browser.go('/account/login');
  await browser.post('/account/login', { email, password: 'not mine' });
  await browser.post('/account/login', { email, password: PASSWORD });
  const next = 'correct horse battery';
  await browser.post('/account/profile/password', { password: PASSWORD, new_password: next, repeat: next });
  const owner = { ...staff.owner, token: await server.signIn(email, next) };
  await comes(async () =>
    expect((await log({ subject: 'account' }, owner)).map(({ action }) => action).toSorted()).toEqual([
      'account.passwordChanged',
      'account.signInRefused',
      'account.signedIn',
      'account.signedIn',
    ]),
  );
  const [refused] = await log({ action: 'account.signInRefused' }, owner);
  expect(refused).toMatchObject({ actor: null, subject: email });
  const { data } = await staff.ask(owner, '{ notifications { code } }');
  expect(data.notifications.map(({ code }: { code: string }) => code)).toContain('password-changed');
  await comes(() => expect(mail.mails.filter(({ to, text }) => to === email && text.includes('reset your password'))).toHaveLength(1));
});

test('a seller is told by notification and mail of a browser that never signed in before, and not of one that did', async () => {
  const host = `${staff.container.domain}.localhost`;
  const { email } = staff.owner;
  const signInOn = async (browser: ReturnType<typeof accountBrowser>) => {
    await browser.go('/account/login');
    await browser.post(
      '/account/login',
      { email, password: PASSWORD },
      { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    );
  };
  const [known, other] = [accountBrowser(server, host), accountBrowser(server, host)];
  const mails = () => mail.mails.filter(({ to, text }) => to === email && text.includes('Firefox, Linux'));
  await signInOn(known);
  await known.signOut();
  await signInOn(known);
  expect(mails()).toEqual([]);
  await signInOn(other);
  await comes(() => expect(mails()).toHaveLength(1));
  const { data } = await staff.ask(staff.owner, '{ notifications { code content } }');
  expect(data.notifications).toEqual([{ code: 'login-new-device', content: expect.stringContaining('Firefox, Linux') }]);
});

test('nobody changes or removes an event before its time, not even the role that owns the table', async () => {
  await staff.group('Packers', { store: 'v' });
  const { db } = server.services;
  const [event] = await log();
  const tamper = db
    .updateTable('audit_events')
    .set({ actor_email: 'nobody@example.test' })
    .where('_id', '=', event?._id ?? '');
  await expect(tamper.execute()).rejects.toThrow('append-only');
  await expect(
    db
      .deleteFrom('audit_events')
      .where('_id', '=', event?._id ?? '')
      .execute(),
  ).rejects.toThrow('append-only');
  await expect(sql`truncate audit_events`.execute(db)).rejects.toThrow('append-only');
  await expect(server.services.inContainer(staff.container._id, (tx) => tx.deleteFrom('audit_events').execute())).rejects.toThrow(
    'permission denied',
  );
  const old = { _id: newId(), action: 'settings.changed', created_at: Math.floor(Date.now() / 1000) - 401 * 86_400 } as const;
  await server.services.inContainer(staff.container._id, (tx) => tx.insertInto('audit_events').values(old).execute());
  await db.deleteFrom('audit_events').where('_id', '=', old._id).execute();
  expect(await log({ _id: old._id })).toEqual([]);
});

test('the log is read with its own permission, and in its own workspace alone', async () => {
  await staff.group('Packers', { store: 'v' });
  const reader = await staff.member(await staff.group('Auditors', { audit: 'v' }));
  const helper = await staff.member(await staff.group('Helpers', { user: 'vaud' }));
  expect((await log({ search: 'packers' }, reader)).map(({ subject }) => subject)).toEqual(['Packers']);
  expect(await staff.refusal(helper, LOG)).toContain('“audit: view”');
  const other = await makeStaff(server);
  const { data } = await other.ask(other.owner, LOG);
  expect(data.auditEvents).toEqual([]);
});

test('events are narrowed by text, area, person and time, and paged', async () => {
  for (const name of ['One', 'Two', 'Three']) await staff.group(name, {});
  const { data, total } = await staff.ask(staff.owner, LOG, { subject: 'group' }, { perpage: 2, page: 2 });
  expect(total).toBe(3);
  expect(data.auditEvents.map(({ subject }: Event) => subject)).toEqual(['One']);
  const now = Math.floor(Date.now() / 1000);
  expect(await log({ start: now + 60 })).toEqual([]);
  expect(await log({ subject: 'gro' })).toEqual([]);
  expect(await log({ actor: newId() })).toEqual([]);
});

/** Administrative mutations that change nothing a log should tell. */
const UNRECORDED = [
  // They try something or begin something, and change nothing.
  ...[
    'testStore',
    'testFulfilment',
    'appConfigTest',
    'authorizeStore',
    'authorizeStoreMailbox',
    'paypalFetch',
    'storeTryNow',
    'fulfilmentTryNow',
  ],
  // The parcels and numbers of everyday work have a timeline of their own.
  ...['updatePaypalItem'],
  // Posts, and how people arrange their lists.
  ...['makeBlog', 'blogPublish', 'trashBlog', 'makeListView', 'makeListLayout'],
  // Drafts have no number and can be made again.
  ...['makeInvoice'],
];

test('every administrative mutation is recorded', () => {
  const administrative = ['user', 'store', 'fulfilment', 'paypal', 'app_config', 'billing'];
  const missing = Object.entries(operations.Mutation).filter(([name, operation]) => {
    const args = { id: 'x', _id: 'x', list: 'users', subject: 'support', params: { list: 'users', subject: 'support' } };
    const rule = typeof operation.rule === 'function' ? operation.rule(args as never) : operation.rule;
    return rule !== 'signed-in' && administrative.includes(rule.module) && !operation.audit && !UNRECORDED.includes(name);
  });
  expect(missing.map(([name]) => name)).toEqual([]);
});
