import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { MailProviderId } from '../../../src/domain/stores/mail-providers';
import { openServices } from '../../../src/server/services';
import { openVault } from '../../../src/server/kernel/vault';
import { fetchMail } from '../../../src/server/mail/fetch';
import { scheduleOfMailboxes } from '../../../src/server/mail/schedule';
import { sendMail } from '../../../src/server/mail/send';
import { sealedForMailbox } from '../../../src/server/mail/sign-in/grants';
import { mailProvider } from '../../../src/server/mail/sign-in/providers';
import { tokenOf } from '../../../src/server/mail/sign-in/token';
import { correspondence } from '../../../src/server/support/correspondence';
import { startImapStandIn } from '../../support/imap-stand-in';
import { startSmtpStandIn } from '../../support/smtp-stand-in';
import { etsyStandIn, ETSY_REDIRECT } from '../../support/stand-ins/etsy';
import { MAIL_APP, MAIL_ISSUER, mailProviderStandIn } from '../../support/stand-ins/mail-provider';
import { serve, type Running } from '../../support/stand-ins/stand-in';
import { textMail } from '../../unit/server/mail/make-mail';
import { graphql, startTestServer, type TestServer, type TestUser } from '../harness';
import { httpRequest } from '../http-client';

const FOLDER = path.join(__dirname, '../../fixtures/mail');
const [key, cert] = ['key.pem', 'certificate.pem'].map((name) => readFileSync(path.join(FOLDER, name), 'utf8')) as [string, string];
const PASSWORD = 'a password of the mailbox';
const BACK = 'https://office.test/back';

const etsy = etsyStandIn();
const provider = mailProviderStandIn([BACK]);
let running: readonly Running[];
let server: TestServer;
let seller: TestUser;
let colleague: TestUser;
let host: string;
let container: string;
let imap: Awaited<ReturnType<typeof startImapStandIn>>;
let smtp: Awaited<ReturnType<typeof startSmtpStandIn>>;
const printed: string[] = [];

/** The token the mail servers take: the provider's own, unless a test sets another. */
let taken: string | undefined;
const token = (): string => taken ?? provider.tokens.access;

/** A server at a port that says nothing of how it is encrypted. */
const atPlainPort = async <T extends { readonly port: number; stop(): void }>(start: () => Promise<T>): Promise<T> => {
  for (;;) {
    const started = await start();
    if (!/(?:143|465)$/u.test(String(started.port))) return started;
    started.stop();
  }
};

beforeAll(async () => {
  for (const stream of ['stdout', 'stderr'] as const)
    jest.spyOn(process[stream], 'write').mockImplementation((text) => {
      printed.push(String(text));
      return true;
    });
  running = [await serve(etsy), await serve(provider)];
  imap = await atPlainPort(() => startImapStandIn({ key, cert, password: PASSWORD, ways: ['XOAUTH2'], token }));
  smtp = await atPlainPort(() =>
    startSmtpStandIn({ key, cert, password: PASSWORD, token, options: { secure: false, authMethods: ['XOAUTH2'] } }),
  );
  const app = { ...MAIL_APP, redirect: BACK };
  server = await startTestServer({
    standIns: new Map(running.flatMap(({ standIns }) => [...standIns])),
    mailServersAt: { address: '127.0.0.1', trusted: cert },
    apps: {
      etsy: { id: 'unused', secret: 'unused', redirect: ETSY_REDIRECT },
      google: app,
      microsoft: app,
      mail: {
        ...app,
        ...{ name: 'Example Mail', issuer: MAIL_ISSUER, scope: 'mail offline_access' },
        ...{ out: `smtp.example.com:${smtp.port}`, in: `imap.example.com:${imap.port}` },
      },
    },
  });
  const made = await server.makeContainer();
  container = made._id;
  host = `${made.domain}.localhost`;
  seller = await server.makeUser(made);
  colleague = await server.makeUser(made);
});
afterEach(() => {
  provider.person = { email: 'ann@example.com' };
  provider.claims = {};
  provider.granted = undefined;
  provider.down = false;
  provider.refusal = undefined;
  taken = undefined;
  provider.asked.length = 0;
});
afterAll(async () => {
  await server.stop();
  imap.stop();
  smtp.stop();
  for (const each of running) await each.close();
  jest.restoreAllMocks();
});

const ask = async <T>(user: TestUser, document: string, variables: object) => {
  const { data, errors } = await graphql(server.origin, document, variables, { token: user.token, host });
  return { data: data as T | undefined, message: errors?.[0]?.message, refusal: errors?.[0]?.extensions?.refusal };
};

interface Mailbox {
  readonly signed_in: { readonly provider: string; readonly name: string; readonly address: string; readonly ended: boolean } | null;
  readonly offered: readonly { readonly provider: string; readonly name: string }[];
}
const MAILBOX = '_id signed_in { provider name address ended } offered { provider name }';
const MAKE = 'mutation ($_id: ID, $params: StoreInput!) { makeStore(_id: $_id, params: $params) { _id sto_mailer sto_mailer_secret } }';

let count = 0;
const makeStore = async (params: object = {}): Promise<string> => {
  count += 1;
  await server.services.db.updateTable('stores').set({ trashed_at: 1 }).execute();
  const { keystring, shared_secret } = etsy.access;
  const all = { platform_id: 'etsy', sto_name: `Herons ${count}`, etsy: { keystring, shared_secret }, ...params };
  return (await ask<{ makeStore: { _id: string } }>(seller, MAKE, { params: all })).data!.makeStore._id;
};
const change = (_id: string, params: object) =>
  ask<{ makeStore: { sto_mailer: string | null } }>(seller, MAKE, { _id, params: { platform_id: 'etsy', sto_name: 'Herons', ...params } });
const setOut = async (_id: string, at: MailProviderId = 'mail'): Promise<URL> => {
  const answer = await ask<{ authorizeStoreMailbox: { address: string } }>(
    seller,
    'mutation ($_id: ID!, $at: String!) { authorizeStoreMailbox(_id: $_id, provider: $at) { address } }',
    { _id, at },
  );
  return new URL(answer.data!.authorizeStoreMailbox.address);
};
const comeBack = (user: TestUser, query: string) =>
  ask<{ storeMailboxAuthorized: { _id: string; sto_mailer: string } }>(
    user,
    'mutation ($answer: String!) { storeMailboxAuthorized(answer: $answer) { _id sto_mailer sto_mailer_secret } }',
    { answer: query },
  );
const signIn = async (_id: string, at?: MailProviderId) => comeBack(seller, provider.agree(await setOut(_id, at)).search);
const mailbox = async (_id: string): Promise<Mailbox> =>
  (await ask<{ storeMailbox: Mailbox }>(seller, `query ($_id: ID!) { storeMailbox(_id: $_id) { ${MAILBOX} } }`, { _id })).data!
    .storeMailbox;
const storeRow = (_id: string) => server.services.db.selectFrom('stores').selectAll().where('_id', '=', _id).executeTakeFirstOrThrow();
const grantRow = (_id: string) => server.services.db.selectFrom('mail_grants').selectAll().where('store_id', '=', _id).executeTakeFirst();
const tested = async (_id: string, params: object = {}) =>
  (
    await ask<{ testStore: { mailbox: { reason: { refusal: string; values: object } | null } | null } }>(
      seller,
      'mutation ($_id: ID, $params: StoreInput!) { testStore(_id: $_id, params: $params) { mailbox { reason { refusal values } } } }',
      { _id, params: { platform_id: 'etsy', sto_name: 'Herons', ...params } },
    )
  ).data!.testStore.mailbox?.reason;

const signal = new AbortController().signal;
const read = (store_id: string) => fetchMail(correspondence).perform(server.services, { container_id: container, store_id }, signal);
const mailboxRow = (_id: string) =>
  server.services.db.selectFrom('mailboxes').selectAll().where('store_id', '=', _id).executeTakeFirstOrThrow();

/** Tokens of a mailbox are let end, or replaced. */
const expire = async (_id: string, changes: object = { expires_at: 1 }): Promise<void> => {
  const vault = await openVault(server.config.dataDir);
  const sealedFor = sealedForMailbox(container, _id);
  const kept = JSON.parse(vault.open((await grantRow(_id))!.tokens, sealedFor)) as object;
  const tokens = vault.seal(JSON.stringify({ ...kept, ...changes }), sealedFor);
  await server.services.db.updateTable('mail_grants').set({ tokens }).where('store_id', '=', _id).execute();
};

/** The buyer's message a reply can be written to. */
const replyTo = async (_id: string): Promise<string> => {
  const email = `mia${(count += 1)}@buyer.example`;
  imap.come(textMail('Where is it?', { From: `Mia <${email}>`, 'Message-ID': `<${count}@buyer.example>`, Subject: `Question ${count}` }));
  await read(_id);
  const { support_id } = await server.services.db.selectFrom('messages').selectAll().where('email', '=', email).executeTakeFirstOrThrow();
  const sent = await ask<{ messageSend: { messages: { _id: string }[] } }>(
    seller,
    'mutation ($id: ID!) { messageSend(support_id: $id, kind: "reply", body: "It is on its way.") { messages { _id } } }',
    { id: support_id },
  );
  return sent.data!.messageSend.messages.at(-1)!._id;
};
const send = async (message_id: string) => {
  await server.services.db.updateTable('messages').set({ send_at: 1 }).where('_id', '=', message_id).execute();
  await sendMail(correspondence).perform(server.services, { container_id: container, message_id }, signal);
  return server.services.db.selectFrom('messages').selectAll().where('_id', '=', message_id).executeTakeFirstOrThrow();
};

describe('signing in', () => {
  test('a seller agrees at the provider, and the mailbox is opened by tokens: read, and written from', async () => {
    const store = await makeStore();
    expect(await mailbox(store)).toMatchObject({
      signed_in: null,
      offered: [
        { provider: 'google', name: 'Google' },
        { provider: 'microsoft', name: 'Microsoft' },
        { provider: 'mail', name: 'Example Mail' },
      ],
    });
    const answer = await signIn(store);
    expect(answer.data?.storeMailboxAuthorized).toEqual({ _id: store, sto_mailer: 'ann@example.com', sto_mailer_secret: null });
    expect((await mailbox(store)).signed_in).toEqual({
      provider: 'mail',
      name: 'Example Mail',
      address: 'ann@example.com',
      ended: false,
    });
    expect((await storeRow(store)).settings.sto_mailer).toBe('ann@example.com');
    expect(await tested(store)).toBeNull();
    await scheduleOfMailboxes.run(server.services);
    const { status } = await send(await replyTo(store));
    expect(status).toBe('sent');
    expect(smtp.mails.at(-1)).toContain('From: ');
    expect([...new Set([...imap.state.logins, ...smtp.logins])]).toEqual(['ann@example.com']);
    expect(await mailboxRow(store)).toMatchObject({ refusal: null, attempts: 0 });
  });

  test.each([
    ['google', 'https://accounts.google.com/o/oauth2/v2/auth', 'https://mail.google.com/ openid email', { access_type: 'offline' }],
    [
      'microsoft',
      'https://login.microsoftonline.com/common/oauth2/v2.0/authorize',
      'https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access openid email',
      {},
    ],
  ] as const)('at %s, for no more than mail and who it is', async (at, place, scope, more) => {
    const store = await makeStore({ sto_mailer: 'ann@custom.example' });
    const address = await setOut(store, at);
    expect(`${address.origin}${address.pathname}`).toBe(place);
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      ...{ client_id: MAIL_APP.id, redirect_uri: BACK, scope, code_challenge_method: 'S256', login_hint: 'ann@custom.example' },
      ...more,
    });
    provider.person = { email: at === 'google' ? 'ann@custom.example' : undefined, preferred_username: 'Ann@Custom.example' };
    const answer = await comeBack(seller, provider.agree(address).search);
    expect(answer.data?.storeMailboxAuthorized.sto_mailer).toBe('ann@custom.example');
    expect((await mailbox(store)).signed_in?.address.toLowerCase()).toBe('ann@custom.example');
  });

  test('what came back is good once, for whoever set out, and nothing else is good', async () => {
    const store = await makeStore();
    const back = provider.agree(await setOut(store));
    for (const [user, query] of [
      [colleague, back.search],
      [seller, 'state=made-up&code=code-1'],
      [seller, 'code=code-1'],
    ] as const)
      expect(await comeBack(user, query)).toMatchObject({ refusal: 'mail.signInClosed' });
    expect(provider.asked).toEqual([]);
    expect((await comeBack(seller, back.search)).data?.storeMailboxAuthorized._id).toBe(store);
    expect(await comeBack(seller, back.search)).toMatchObject({ refusal: 'mail.signInClosed' });
    const late = provider.agree(await setOut(store));
    await server.services.db.updateTable('store_doors').set({ expires_at: 1 }).execute();
    expect(await comeBack(seller, late.search)).toMatchObject({ refusal: 'mail.signInClosed' });
  });

  test('a code of somebody else’s is worth nothing: its proof is another', async () => {
    const store = await makeStore();
    const [mine, theirs] = [provider.agree(await setOut(store)), provider.agree(await setOut(store))];
    mine.searchParams.set('code', theirs.searchParams.get('code')!);
    expect(await comeBack(seller, mine.search)).toMatchObject({ refusal: 'store.doorFailed' });
    expect(await grantRow(store)).toBeUndefined();
  });

  test('a way to the platform does not lead to the mailbox, nor back', async () => {
    const store = await makeStore();
    const AUTHORIZE = 'mutation ($_id: ID!) { authorizeStore(_id: $_id) { address } }';
    const ENTER = 'mutation ($answer: String!) { storeAuthorized(answer: $answer) { _id } }';
    const { data } = await ask<{ authorizeStore: { address: string } }>(seller, AUTHORIZE, { _id: store });
    const fromPlatform = etsy.shop.tokens.agree(new URL(data!.authorizeStore.address));
    expect(await comeBack(seller, fromPlatform.search)).toMatchObject({ refusal: 'mail.signInClosed' });
    const fromProvider = provider.agree(await setOut(store));
    expect(await ask(seller, ENTER, { answer: fromProvider.search })).toMatchObject({ refusal: 'store.doorClosed' });
    expect((await ask(seller, ENTER, { answer: fromPlatform.search })).refusal).toBeUndefined();
  });

  test('whoever comes back at another host goes on to the one they set out from', async () => {
    const address = await setOut(await makeStore());
    const query = new URLSearchParams({ code: 'c', state: address.searchParams.get('state')! }).toString();
    const headers = { accept: 'text/html', host: 'elsewhere.localhost' };
    const home = await httpRequest(server.origin, `/connect/mail?${query}`, { headers });
    expect(home.status).toBe(302);
    expect(home.headers.location).toContain(`${host}`);
  });

  test('somebody who does not agree, or not to mail, is told so', async () => {
    const store = await makeStore();
    const state = (await setOut(store)).searchParams.get('state')!;
    const denied = await comeBack(seller, new URLSearchParams({ state, error: 'access_denied' }).toString());
    expect(denied.message).toBe('Example Mail didn’t authorize the connection: access_denied');
    provider.granted = 'openid email';
    expect(await signIn(store, 'google')).toMatchObject({ refusal: 'mail.signInScope' });
    expect(await grantRow(store)).toBeUndefined();
  });

  test.each([
    ['issued by somebody else', { iss: 'https://evil.example' }],
    ['for another application', { aud: 'another' }],
    ['of yesterday', { exp: Math.floor(Date.now() / 1000) - 86_400 }],
    ['without an address', { email: undefined }],
  ])('what says who agreed does not count where it is %s', async (_case, claims) => {
    const store = await makeStore();
    provider.claims = claims;
    expect(await signIn(store)).toMatchObject({ refusal: 'mail.signInFailed' });
    expect(await grantRow(store)).toBeUndefined();
  });

  test('a provider that was not asked cannot answer in the place of the one that was', async () => {
    const back = provider.agree(await setOut(await makeStore()));
    back.searchParams.set('iss', 'https://accounts.google.com');
    expect(await comeBack(seller, back.search)).toMatchObject({ refusal: 'mail.signInFailed' });
    expect(provider.asked).toEqual([]);
  });

  test('the account of another mailbox is refused, and everything stays as it was', async () => {
    const store = await makeStore({ sto_mailer: 'shop@example.com imap.shop.example', sto_mailer_secret: PASSWORD });
    const before = await storeRow(store);
    const answer = await signIn(store);
    expect(answer.message).toBe(
      'You signed in as ann@example.com, but the mailbox is shop@example.com. Sign in as shop@example.com, or change the mailbox first.',
    );
    expect(await storeRow(store)).toEqual(before);
    expect(await grantRow(store)).toBeUndefined();
  });

  test('the password and the servers of before are not needed any more', async () => {
    const store = await makeStore({ sto_mailer: 'Ann@example.com old.shop.example', sto_mailer_secret: PASSWORD });
    await signIn(store);
    expect(await storeRow(store)).toMatchObject({ secrets: '', settings: { sto_mailer: 'Ann@example.com' } });
    expect((await storeRow(store)).settings.sto_mailer_secret).toBeUndefined();
  });
});

describe('a mailbox that is signed in', () => {
  test('has its token renewed before it ends, once, whoever asks at the same time', async () => {
    const store = await makeStore();
    await signIn(store);
    await expire(store);
    provider.asked.length = 0;
    const ref = { container_id: container, store_id: store };
    const from = mailProvider(server.config, 'mail')!;
    // As another process has them: connections of its own.
    const other = openServices(server.config, () => server.config.databaseUrl!);
    const both = [server.services, other.services, server.services, other.services];
    const given = await Promise.all(both.map((services) => tokenOf(services, ref, from, signal)(null)));
    await other.close();
    expect(new Set(given)).toEqual(new Set([provider.tokens.access]));
    expect(provider.asked).toEqual(['refresh_token']);
    // The refresh token is another by now, and is used the next time.
    await expire(store);
    expect(await tokenOf(server.services, ref, from, signal)(null)).toBe(provider.tokens.access);
    expect(provider.asked).toEqual(['refresh_token', 'refresh_token']);
  });

  test('has a token renewed that a server refuses though it should last, and the mails go on', async () => {
    const store = await makeStore();
    await signIn(store);
    await scheduleOfMailboxes.run(server.services);
    await expire(store, { access_token: 'taken back' });
    provider.asked.length = 0;
    imap.state.tokens.length = 0;
    await read(store);
    expect(imap.state.tokens).toEqual(['taken back', provider.tokens.access]);
    expect(provider.asked).toEqual(['refresh_token']);
    expect(await mailboxRow(store)).toMatchObject({ refusal: null });
    taken = 'none of ours';
    await read(store);
    expect(await mailboxRow(store)).toMatchObject({ refusal: 'mail.tokenRefused', attempts: 1 });
  });

  test('says to sign in again once the provider has ended it, asks no more, and tells people the third time', async () => {
    const store = await makeStore();
    await signIn(store);
    await scheduleOfMailboxes.run(server.services);
    const message = await replyTo(store);
    await expire(store);
    provider.refusal = 'invalid_grant';
    provider.asked.length = 0;
    for (let time = 0; time < 3; time += 1) await read(store);
    expect(provider.asked).toEqual(['refresh_token']);
    expect(await mailboxRow(store)).toMatchObject({ refusal: 'mail.signInAgain', attempts: 3 });
    expect((await mailbox(store)).signed_in).toMatchObject({ ended: true });
    expect(await tested(store)).toMatchObject({ refusal: 'mail.signInAgain' });
    const told = await server.services.db.selectFrom('notifications').selectAll().where('code', '=', 'mailbox-failed').execute();
    expect(JSON.stringify(told)).toContain('mail.signInAgain');
    const sent = await send(message);
    expect(JSON.stringify(sent)).toContain('mail.signInAgain');
    expect(sent.status).toBe('failed');
    // Signing in again mends it.
    provider.refusal = undefined;
    await signIn(store);
    expect((await mailbox(store)).signed_in).toMatchObject({ ended: false });
    await read(store);
    expect(await mailboxRow(store)).toMatchObject({ refusal: null, attempts: 0 });
  });

  test('loses no reply while the provider is away, or does not know the application', async () => {
    const store = await makeStore();
    await signIn(store);
    await scheduleOfMailboxes.run(server.services);
    const message = await replyTo(store);
    await expire(store);
    provider.down = true;
    expect(await send(message)).toMatchObject({ status: 'scheduled' });
    provider.down = false;
    provider.refusal = 'invalid_client';
    expect(await send(message)).toMatchObject({ status: 'scheduled' });
    await read(store);
    expect(await mailboxRow(store)).toMatchObject({ refusal: 'mail.signInRefused' });
    expect((await mailbox(store)).signed_in).toMatchObject({ ended: false });
    provider.refusal = undefined;
    expect(await send(message)).toMatchObject({ status: 'sent' });
  });

  test('gives its tokens to no server somebody types', async () => {
    const store = await makeStore();
    await signIn(store);
    const evil = `ann@example.com evil.example:${smtp.port} evil.example:${imap.port}`;
    imap.state.heard.length = 0;
    smtp.heard.length = 0;
    expect(await tested(store, { sto_mailer: evil, sto_mailer_secret: '' })).toMatchObject({ refusal: 'mail.secretMissing' });
    await change(store, { sto_mailer: evil });
    await read(store);
    expect([imap.state.heard, smtp.heard]).toEqual([[], []]);
    expect(await grantRow(store)).toBeUndefined();
  });

  test('stays signed in while it is the same, and no longer', async () => {
    const store = await makeStore();
    const isSignedIn = async () => (await mailbox(store)).signed_in !== null;
    await signIn(store);
    await change(store, { sto_mailer: 'ANN@example.com', sto_user: 'ann' });
    expect(await isSignedIn()).toBe(true);
    await change(store, { sto_mailer: 'bob@example.com' });
    expect(await isSignedIn()).toBe(false);
    await change(store, { sto_mailer: 'ann@example.com' });
    await signIn(store);
    await change(store, { sto_mailer_secret: PASSWORD });
    expect(await isSignedIn()).toBe(false);
    await signIn(store);
    const out = await ask<{ storeMailboxSignOut: Mailbox }>(
      seller,
      `mutation ($_id: ID!) { storeMailboxSignOut(_id: $_id) { ${MAILBOX} } }`,
      { _id: store },
    );
    expect(out.data?.storeMailboxSignOut.signed_in).toBeNull();
    expect(await tested(store)).toMatchObject({ refusal: 'mail.secretMissing' });
    await signIn(store);
    await ask(seller, 'mutation ($ids: [ID!]!) { trashStore(delete_ids: $ids) }', { ids: [store] });
    expect(await grantRow(store)).toBeUndefined();
  });
});

test('a password is refused where it would be in vain, with what can be done instead', async () => {
  const store = await makeStore();
  const typed = { sto_mailer: 'ann@example.com smtp.office365.com outlook.office365.com', sto_mailer_secret: PASSWORD };
  expect(await tested(store, typed)).toEqual({
    refusal: 'mail.signInInstead',
    values: { host: 'outlook.office365.com', provider: 'Microsoft' },
  });
  const ours = { ...typed, sto_mailer: `ann@example.com smtp.example.com:${smtp.port} imap.example.com:${imap.port}` };
  smtp.heard.length = 0;
  expect(await tested(store, ours)).toMatchObject({ refusal: 'mail.signInInstead', values: { provider: 'Example Mail' } });
  expect(smtp.heard.join('\n')).toContain('EHLO');
  expect(smtp.heard.join('\n')).not.toContain('AUTH');
});

test('nothing that opens a mailbox is told, kept as it is, or printed', async () => {
  const store = await makeStore();
  const address = await setOut(store);
  const doors = JSON.stringify(await server.services.db.selectFrom('store_doors').selectAll().execute());
  expect(doors).not.toContain(address.searchParams.get('state')!);
  const back = provider.agree(address);
  const answer = await comeBack(seller, back.search);
  await scheduleOfMailboxes.run(server.services);
  await read(store);
  await sleep(50);
  const tables = ['stores', 'mail_grants', 'store_doors', 'mailboxes', 'audit_events', 'notifications', 'outside_effects', 'idempotency'];
  const rows: unknown[] = [];
  for (const table of tables) rows.push((await sql`select * from ${sql.table(table)}`.execute(server.services.db)).rows);
  const told = [JSON.stringify(answer), JSON.stringify(rows), printed.join('\n')].join('\n');
  const secrets = [provider.tokens.access, provider.tokens.refresh, MAIL_APP.secret, back.searchParams.get('code')!];
  for (const secret of secrets) expect(told).not.toMatch(new RegExp(`${secret}(?!\\d)`, 'u'));
  const events = await server.services.db.selectFrom('audit_events').selectAll().where('action', '=', 'store.mailboxSignedIn').execute();
  expect(JSON.stringify(events)).toContain('ann@example.com');
});
