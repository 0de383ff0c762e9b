import { comes } from '../../support/comes';
import { startMailStandIn } from '../../support/mail-stand-in';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import { makeStaff, type Staff } from '../staff';
import { accountBrowser } from './browser';

let mail: Awaited<ReturnType<typeof startMailStandIn>>;
let server: TestServer;
let staff: Staff;
let host: string;

beforeAll(async () => {
  mail = await startMailStandIn();
  server = await startTestServer({ mail: { url: mail.url, from: 'Pressroom <shop@example.test>' } });
  await server.makeContainer('plain');
});
afterAll(async () => {
  await server.stop();
  mail.stop();
});
beforeEach(async () => {
  staff = await makeStaff(server);
  host = `${staff.container.domain}.localhost`;
});

const NEXT = { new_password: 'another one', repeat: 'another one' };

const ask = (email: string, at = host) => accountBrowser(server, at).post('/account/forgot', { email });

const mailsTo = ({ email }: Pick<TestUser, 'email'>) => mail.mails.filter(({ to }) => to === email);

const linkIn = (text: string): URL => new URL(/http:\/\/\S+/.exec(text)?.[0] ?? '');

const mailedLink = async (user: TestUser): Promise<URL> => {
  const before = mailsTo(user).length;
  expect((await ask(user.email)).status).toBe(200);
  await comes(() => expect(mailsTo(user)).toHaveLength(before + 1));
  return linkIn(mailsTo(user)[before]?.text ?? '');
};

const pathOf = ({ pathname, search }: URL): string => pathname + search;

test('a mailed link gives another password once, and ends every session of the old one', async () => {
  const user = await server.makeUser(staff.container);
  const link = await mailedLink(user);
  const visitor = accountBrowser(server, host);
  expect((await visitor.go(pathOf(link))).text).toContain(user.email);
  expect((await visitor.post(pathOf(link), { ...NEXT, repeat: 'another' })).text).toContain('match');
  expect((await visitor.post(pathOf(link), { new_password: 'short', repeat: 'short' })).status).toBe(422);
  expect((await server.graphql('{ cUser { _id } }', {}, { token: user.token, host })).status).toBe(200);
  expect((await visitor.post(pathOf(link), NEXT)).status).toBe(200);
  expect((await server.graphql('{ cUser { _id } }', {}, { token: user.token, host })).status).toBe(400);
  await expect(server.signIn(user.email, PASSWORD)).rejects.toThrow();
  expect(await server.signIn(user.email, NEXT.new_password)).toBeTruthy();
  expect((await visitor.go(pathOf(link))).status).toBe(404);
  expect((await visitor.post(pathOf(link), NEXT)).status).toBe(404);
});

test('of twenty who follow one link at once, one has it', async () => {
  const user = await server.makeUser(staff.container);
  const link = await mailedLink(user);
  const answers = await Promise.all(Array.from({ length: 20 }, () => accountBrowser(server, host).post(pathOf(link), NEXT)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('whoever asks is told the same, whether there is such an account or not', async () => {
  const user = await server.makeUser(staff.container);
  const [known, unknown] = [await ask(user.email), await ask('nobody@example.test')];
  expect(unknown).toMatchObject({ status: known.status, text: known.text });
  await comes(() => expect(mailsTo(user)).toHaveLength(1));
  expect(mailsTo({ email: 'nobody@example.test' })).toEqual([]);
});

test('an account is mailed three links within a quarter of an hour, and the answer does not change', async () => {
  const [user, other] = [await server.makeUser(staff.container), await server.makeUser(staff.container)];
  for (let asked = 0; asked < 3; asked += 1) await mailedLink(user);
  expect((await ask(user.email)).text).toBe((await ask('nobody-else@example.test')).text);
  // Mail goes one after the other: were there a fourth, it would be there before this one.
  await mailedLink(other);
  expect(mailsTo(user)).toHaveLength(3);
});

test('the link leads to a shop of the person’s own, wherever it was asked for', async () => {
  const user = await server.makeUser(staff.container);
  await ask(user.email, 'evil.example');
  await comes(() => expect(mailsTo(user)).toHaveLength(1));
  expect(linkIn(mailsTo(user)[0]?.text ?? '').hostname).toBe(host);
});

test('a link that is too old, or was replaced, is good no more; its secret is kept nowhere', async () => {
  const user = await server.makeUser(staff.container);
  const [first, second] = [await mailedLink(user), await mailedLink(user)];
  const visitor = accountBrowser(server, host);
  expect((await visitor.go(pathOf(first))).status).toBe(404);
  expect((await visitor.go(pathOf(second))).status).toBe(200);
  const kept = await server.services.db.selectFrom('password_resets').selectAll().where('user_id', '=', user._id).executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(second.searchParams.get('token'));
  await server.services.db.updateTable('password_resets').set({ expires_at: 1 }).where('user_id', '=', user._id).execute();
  expect((await visitor.post(pathOf(second), NEXT)).status).toBe(404);
});

const signedIn = async ({ email }: TestUser) => {
  const visitor = accountBrowser(server, host);
  expect((await visitor.post('/account/login', { email, password: PASSWORD })).status).toBe(303);
  return visitor;
};

const linkPage = ({ _id }: TestUser): string => `/account/reset-link?user=${_id}`;

test('an owner makes a link for a member, who chooses another password by it', async () => {
  const user = await server.makeUser(staff.container, { role: 'staff' });
  const owner = await signedIn(staff.owner);
  expect((await owner.go(linkPage(user))).text).not.toContain('token=');
  const { text } = await owner.post(linkPage(user), {});
  const link = linkIn(text.replaceAll('"', ' '));
  expect((await accountBrowser(server, host).post(pathOf(link), NEXT)).status).toBe(200);
  expect(await server.signIn(user.email, NEXT.new_password)).toBeTruthy();
});

test('nobody makes a link for themselves, for whom they may not manage, or for a member of another shop too', async () => {
  const [user, member] = [
    await server.makeUser(staff.container, { role: 'staff' }),
    await server.makeUser(staff.container, { role: 'staff' }),
  ];
  const owner = await signedIn(staff.owner);
  expect((await owner.post(linkPage(staff.owner), {})).status).toBe(403);
  expect((await owner.post('/account/reset-link?user=nobody', {})).status).toBe(403);
  expect((await (await signedIn(user)).post(linkPage(member), {})).text).toContain('user: update');
  const elsewhere = await server.makeContainer();
  await server.makeUser(elsewhere, { email: member.email });
  const refused = await owner.post(linkPage(member), {});
  expect(refused).toMatchObject({ status: 403, text: expect.stringContaining('also belongs to other workspaces') });
  expect(refused.text).not.toContain('token=');
});

test('without a mail server the page says whom to ask, and asks for nothing', async () => {
  const plain = await startTestServer();
  try {
    const { text } = await plain.request('/account/forgot');
    expect(text).toContain('Ask a workspace owner');
    expect(text).not.toContain('name="email"');
  } finally {
    await plain.stop();
  }
});
