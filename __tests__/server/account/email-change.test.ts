import { comes } from '../../support/comes';
import { startMailStandIn } from '../../support/mail-stand-in';
import type { Container } from '../../../src/server/kernel/context';
import { makeReset } from '../../../src/server/sign-in/password-reset';
import { PASSWORD, startTestServer, type TestServer, type TestUser } from '../harness';
import type { HttpAnswer } from '../http-client';
import { accountBrowser, type AccountBrowser } from './browser';

const INFO = '/account/profile/info';

let mail: Awaited<ReturnType<typeof startMailStandIn>>;
let server: TestServer;
let shop: Container;
let user: TestUser;
let page: AccountBrowser;
let count = 0;

beforeAll(async () => {
  mail = await startMailStandIn();
  server = await startTestServer({ mail: { url: mail.url, from: 'Pressroom <shop@example.test>' } });
  shop = await server.makeContainer('mine');
});
afterAll(async () => {
  await server.stop();
  mail.stop();
});
beforeEach(async () => {
  await server.services.db.deleteFrom('login_events').execute();
  user = await server.makeUser(shop);
  page = await signedIn(user.email);
  count += 1;
});

const browser = (at = server): AccountBrowser => accountBrowser(at, 'mine.localhost');

const signedIn = async (email: string, at = server): Promise<AccountBrowser> => {
  const visitor = browser(at);
  expect((await visitor.post('/account/login', { email, password: PASSWORD })).status).toBe(303);
  return visitor;
};

const next = (): string => `next-${count}@example.test`;
const ask = (fields: Record<string, string> = {}, at = page): Promise<HttpAnswer> =>
  at.post(INFO, { action: 'change-email', email: next(), password: PASSWORD, ...fields });
const mailsTo = (to: string) => mail.mails.filter((each) => each.to === to);

const mailedLink = async (): Promise<string> => {
  const before = mailsTo(next()).length;
  expect((await ask()).text).toContain(`We sent a link to ${next()}.`);
  expect(mailsTo(next())).toHaveLength(before + 1);
  const { pathname, search } = new URL(/http:\/\/\S+/.exec(mailsTo(next())[before]?.text ?? '')?.[0] ?? '');
  return pathname + search;
};

const emailNow = async ({ _id }: TestUser): Promise<string> =>
  (await server.services.db.selectFrom('users').select('email').where('_id', '=', _id).executeTakeFirstOrThrow()).email;

test('somebody changes their email by the link mailed to the new one, and the former one is told', async () => {
  const link = await mailedLink();
  expect(await emailNow(user)).toBe(user.email);
  const elsewhere = browser();
  expect((await elsewhere.go(link)).text).toContain(next());
  expect(await emailNow(user)).toBe(user.email);
  expect((await elsewhere.post(link, {})).text).toContain(`Your email is now ${next()}.`);
  expect(await emailNow(user)).toBe(next());
  expect((await elsewhere.post(link, {})).status).toBe(404);

  expect((await browser().post('/account/login', { email: user.email, password: PASSWORD })).status).toBe(401);
  await signedIn(next());
  expect((await page.go(INFO)).text).toContain(next());
  await comes(() =>
    expect(
      mailsTo(user.email)
        .map(({ text }) => text)
        .join(),
    ).toContain('Your email was changed'),
  );
  const told = await server.services.inContainer(shop._id, async (tx) => ({
    news: await tx.selectFrom('notifications').select('code').where('user_id', '=', user._id).where('code', '=', 'email-changed').execute(),
    acts: await tx.selectFrom('audit_events').select('changes').where('action', '=', 'account.emailChanged').execute(),
  }));
  expect(told).toMatchObject({ news: [{}], acts: [{ changes: [{ field: 'email', before: user.email, after: next() }] }] });
});

test('a changed email ends links that were mailed to the former one, and keeps browsers known', async () => {
  const reset = await makeReset(server.services.db, user._id, null);
  const link = await mailedLink();
  await page.post(link, {});
  expect((await page.go(`/account/reset?token=${reset}`)).status).toBe(404);
  const known = await server.services.db
    .selectFrom('login_events')
    .select('_id')
    .where('email', '=', next())
    .where('outcome', '=', 'ok')
    .execute();
  expect(known).toHaveLength(1);
});

test.each([
  ['a wrong password', { password: 'wrong' }, 'Your current password is incorrect.'],
  ['no password', { password: '' }, 'current password'],
  ['no email', { email: 'nobody' }, 'email'],
])('%s changes nothing, mails nothing, and keeps what was typed', async (_what, fields, sentence) => {
  const sent = mail.mails.length;
  const { status, text } = await ask(fields);
  expect(status).toBe(422);
  expect(text).toContain(sentence);
  expect(text).toContain(`value="${'email' in fields ? fields.email : next()}"`);
  expect([await emailNow(user), mail.mails.length]).toEqual([user.email, sent]);
});

test('their own email and that of somebody else are refused, also where it was taken after the link was mailed', async () => {
  expect((await ask({ email: user.email.toUpperCase() })).text).toContain('This is already your email.');
  const other = await server.makeUser(shop);
  expect((await ask({ email: other.email })).text).toContain('Another account uses this email.');
  const link = await mailedLink();
  await server.services.db.updateTable('users').set({ email: next() }).where('_id', '=', other._id).execute();
  const refused = await page.post(link, {});
  expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('Another account uses this email.')]);
  expect(await emailNow(user)).toBe(user.email);
});

test('whoever does not know the password is not told whose an email is', async () => {
  const other = await server.makeUser(shop);
  expect((await ask({ email: other.email, password: 'wrong' })).text).not.toContain('Another account');
});

test('a link that is too old or was replaced is good no more, and its secret is kept nowhere', async () => {
  const [first, second] = [await mailedLink(), await mailedLink()];
  expect((await page.go(first)).status).toBe(404);
  const kept = await server.services.db.selectFrom('email_changes').selectAll().where('user_id', '=', user._id).executeTakeFirstOrThrow();
  expect(JSON.stringify(kept)).not.toContain(second.split('=')[1]);
  await server.services.db.updateTable('email_changes').set({ expires_at: 1 }).where('user_id', '=', user._id).execute();
  expect((await page.post(second, {})).status).toBe(404);
  expect(await emailNow(user)).toBe(user.email);
});

test('of ten who open one link at once, one changes the email', async () => {
  const link = await mailedLink();
  const answers = await Promise.all(Array.from({ length: 10 }, () => browser().post(link, {})));
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(1);
  const acts = await server.services.inContainer(shop._id, (tx) =>
    tx.selectFrom('audit_events').select('_id').where('action', '=', 'account.emailChanged').where('subject_id', '=', user._id).execute(),
  );
  expect(acts).toHaveLength(1);
});

test('one address is mailed three links within a quarter of an hour', async () => {
  for (let asked = 0; asked < 3; asked += 1) await mailedLink();
  expect((await ask()).text).toContain('Too many links were requested.');
  expect(mailsTo(next())).toHaveLength(3);
});

test('a link that cannot be mailed is told in a sentence', async () => {
  expect((await ask({ email: 'gone@bounces.example' })).text).toContain('We couldn’t send an email to gone@bounces.example.');
  expect(await emailNow(user)).toBe(user.email);
});

test('where the server sends no mail, the email is changed at once, and the new one signs in', async () => {
  const silent = await startTestServer();
  try {
    const person = await silent.makeUser(await silent.makeContainer('mine'));
    const { status, text } = await ask({}, await signedIn(person.email, silent));
    expect([status, text]).toEqual([200, expect.stringContaining(`Your email is now ${next()}.`)]);
    await signedIn(next(), silent);
  } finally {
    await silent.stop();
  }
});
