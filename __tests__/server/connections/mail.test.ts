import { simpleParser } from 'mailparser';
import sharp from 'sharp';
import { openVault } from '../../../src/server/kernel/vault';
import { takeMailbox } from '../../../src/server/mail/fetch';
import { scheduleOfReplies } from '../../../src/server/mail/schedule';
import { correspondence } from '../../../src/server/support/correspondence';
import { htmlMail, mailOf, textMail } from '../../unit/server/mail/make-mail';
import type { Ask } from '../commerce';
import type { TestServer } from '../harness';
import { httpRequest } from '../http-client';
import { uploadClient } from '../upload-client';
import { MailShop, SHOP } from './mail-shop';

const TEST = `mutation ($_id: ID, $params: StoreInput!) { testStore(_id: $_id, params: $params) { mailbox { address reason { refusal values } } } }`;
const DESK = `query ($id: ID!) { support(_id: $id) { support { status failed } messages { _id direction status body html refusal remote_pictures automatic files { filename url preview refusal } } } }`;

let shop: MailShop;
let server: TestServer;
let ask: Ask;
let container: string;
let store: string;
let mailbox: MailShop['mailbox'];

const advance = (seconds: number): Promise<void> => shop.advance(seconds);
const read = (): Promise<void> => shop.read();
const come = (bytes: Buffer): Promise<void> => shop.come(bytes);
const begin = (name: string) => shop.begin(name);
const messages = (address: string) => shop.messages(address);
const message = (id: string) => shop.message(id);
const send = (id: string, doing?: Parameters<MailShop['send']>[1]): Promise<void> => shop.send(id, doing);
const ledger = async (key: string): Promise<number> =>
  (await httpRequest(server.origin, `/sandbox/mail/ledger?key=${encodeURIComponent(key)}`)).json<object[]>().length;
const spoil = async (fault: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  expect((await httpRequest(server.origin, '/sandbox/mail/faults', { headers, body: JSON.stringify(fault) })).status).toBe(204);
};

const mailboxRow = () =>
  server.services.inContainer(container, (tx) =>
    tx.selectFrom('mailboxes').selectAll().where('store_id', '=', store).executeTakeFirstOrThrow(),
  );

const reply = async (support: string): Promise<string> => {
  const document =
    'mutation ($id: ID!) { messageSend(support_id: $id, kind: "reply", body: "It is on its way.") { messages { _id direction } } }';
  const { messageSend } = await ask(document, { id: support });
  const { _id } = messageSend.messages.at(-1);
  await advance(11);
  return _id as string;
};

beforeAll(async () => {
  shop = await MailShop.open();
  ({ server, ask, container, store, mailbox } = shop);
});
afterAll(() => server.stop());

test('a mailbox is tried with its store, and what is wrong is told', async () => {
  const tried = async (params: object) =>
    (await ask(TEST, { _id: store, params: { platform_id: 'woocommerce', sto_name: 'Mail shop', ...params } })).testStore.mailbox;
  expect(await tried({})).toEqual({ address: mailbox.mailer, reason: null });
  expect(await tried({ sto_mailer_secret: 'wrong' })).toMatchObject({ reason: { refusal: 'mail.login' } });
  expect(await tried({ sto_mailer: 'shop@example.com', sto_mailer_secret: '' })).toMatchObject({
    reason: { refusal: 'mail.secretMissing' },
  });
  expect(await tried({ sto_mailer: 'not a mailbox' })).toMatchObject({ reason: { refusal: 'store.fieldMailer' } });
  expect(await tried({ sto_mailer: '' })).toBeNull();
  // Only the sandbox itself is a mailbox over HTTP.
  for (const origin of ['http://localhost:1', 'https://elsewhere.example'])
    expect(await tried({ sto_mailer: `a@b.test ${origin}/sandbox/mail`, sto_mailer_secret: 'x' })).toMatchObject({
      reason: { refusal: 'mail.refusedAddress' },
    });
});

test('what a buyer writes becomes a conversation; the answer goes out as an answer, once', async () => {
  const { support, email } = await begin('mia');
  const id = await reply(support);
  await scheduleOfReplies.run(server.services);
  await send(id);
  const { mail_id, status } = await message(id);
  expect(status).toBe('sent');
  expect(await ledger(mail_id!)).toBe(1);
  await send(id);
  expect(await ledger(mail_id!)).toBe(1);
  const sent = await server.services.db.selectFrom('sandbox_mails').selectAll().where('mail_id', '=', mail_id!).executeTakeFirstOrThrow();
  expect(sent).toMatchObject({ mailbox: SHOP, person: email });
  const raw = sent.raw.toString();
  expect(raw).toMatch(new RegExp(`^Message-ID: <${mail_id}>`, 'imu'));
  expect(raw).toMatch(/^In-Reply-To: <w\d+@b\.example>/imu);
  expect(raw).toMatch(/^From: Mail shop <hello@sandbox-shop\.test>/imu);
  expect(raw).toMatch(/^Subject: Re: Question/imu);
  // The buyer answers from the page, and it is the same conversation.
  const form = new URLSearchParams({
    mailbox: SHOP,
    name: '',
    address: email,
    subject: 'Re: Question',
    text: 'Thank you',
    answers: mail_id!,
  });
  const answered = await httpRequest(server.origin, '/sandbox/mail', {
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: form.toString(),
  });
  expect(answered.status).toBe(303);
  await read();
  expect((await messages(email)).map(({ support_id, direction }) => [support_id, direction])).toEqual([
    [support, 'in'],
    [support, 'out'],
    [support, 'in'],
  ]);
  expect((await httpRequest(server.origin, `/sandbox/mail/letters/${sent.id}`)).text).toContain('It is on its way.');
});

describe('documents that go with a reply', () => {
  const token = async (): Promise<ReturnType<typeof uploadClient>> =>
    uploadClient(server, { token: await server.signIn() } as Parameters<typeof uploadClient>[1]);
  const document = (filename: string, mimetype: string, text: string) => ({
    filename,
    mimetype,
    bytes: Buffer.from(text),
    type: 'attachment',
  });
  const SEND = `mutation ($id: ID!, $files: [ID!]) { messageSend(support_id: $id, kind: "reply", body: "See there.", files: $files) {
    messages { _id files { filename url preview } } } }`;

  test('are sent as they are, under a name that hides nothing, and can be saved from the thread alone', async () => {
    const { support } = await begin('docs');
    const client = await token();
    const label = document('../label\u202Efdp.exe', 'application/pdf', '%PDF-1.7\nlabel');
    const table = document('sizes.csv', 'text/csv', 'size,width\r\nL,52\r\n');
    const files: string[] = [];
    for (const each of [label, table]) {
      const { data, errors } = await client.upload(each);
      expect(errors).toBeUndefined();
      files.push(data.updatePreSignedFile._id);
      // Once more changes nothing.
      expect((await client.finish(files.at(-1)!)).data.updatePreSignedFile).toEqual(data.updatePreSignedFile);
    }
    const { messageSend } = await ask(SEND, { id: support, files });
    const { _id, files: shown } = messageSend.messages.at(-1);
    expect(shown).toEqual([
      { filename: 'labelfdp.exe.pdf', url: expect.stringMatching(/attachment\.bin$/u), preview: null },
      { filename: 'sizes.csv', url: expect.stringMatching(/attachment\.bin$/u), preview: null },
    ]);
    const kept = await httpRequest(server.origin, shown[0].url);
    expect(kept.text).toBe('%PDF-1.7\nlabel');
    expect(kept.headers).toMatchObject({
      'content-type': 'application/octet-stream',
      'content-disposition': expect.stringMatching(/^attachment/u),
      'x-content-type-options': 'nosniff',
    });
    await advance(11);
    await send(_id);
    const { mail_id } = await message(_id);
    const sent = await server.services.db.selectFrom('sandbox_mails').selectAll().where('mail_id', '=', mail_id!).executeTakeFirstOrThrow();
    const { attachments } = await simpleParser(sent.raw);
    expect(attachments.map(({ filename, contentType, content }) => [filename, contentType, content.toString()])).toEqual([
      ['labelfdp.exe.pdf', 'application/pdf', '%PDF-1.7\nlabel'],
      ['sizes.csv', 'text/csv', 'size,width\r\nL,52\r\n'],
    ]);
  });

  test('are refused where they are not what they say, pack other files, or would be used as pictures', async () => {
    const client = await token();
    const refusals = async (each: Parameters<typeof client.upload>[0]) => (await client.upload(each)).errors?.[0]?.extensions?.refusal;
    expect(await refusals(document('all.zip', 'application/zip', 'PK'))).toBe('upload.attachment');
    expect(await refusals(document('page.html', 'text/html', '<p>'))).toBe('upload.attachment');
    expect(await refusals(document('bill.pdf', 'application/pdf', 'MZ program'))).toBe('upload.notDocument');
    expect(await refusals({ ...document('bill.pdf', 'application/pdf', '%PDF-'), type: 'image' })).toBe('upload.type');
    const { data } = await client.upload(document('care.txt', 'text/plain', 'Wash cold.'));
    const { _id } = data.updatePreSignedFile;
    // In no list of pictures, and no picture of a task.
    expect((await ask('{ files { _id } }')).files.map((file: { _id: string }) => file._id)).not.toContain(_id);
    const { orders } = await ask('{ orders { _id } }');
    if (orders[0])
      await expect(
        ask('mutation ($params: TaskInput!) { makeTask(params: $params) { _id } }', {
          params: { type: 'support', category: 'damaged', order_id: orders[0]._id, files: [_id] },
        }),
      ).rejects.toThrow();
    const { support } = await begin('strange');
    await expect(ask(SEND, { id: support, files: ['f'.repeat(24)] })).rejects.toThrow();
  });
});

test('an answer that is lost is read back; a mail is never sent twice', async () => {
  const { support } = await begin('lost');
  const id = await reply(support);
  await spoil({ method: 'POST', path: '/mails', drop: true });
  await send(id);
  const { mail_id, status } = await message(id);
  expect(status).toBe('sending');
  await send(id);
  expect((await message(id)).status).toBe('sending');
  await advance(60);
  await send(id);
  expect((await message(id)).status).toBe('sent');
  expect(await ledger(mail_id!)).toBe(1);
});

test('who is killed before it is written down has sent it once', async () => {
  const { support } = await begin('killed');
  const id = await reply(support);
  await expect(send(id, { ...correspondence, sent: () => Promise.reject(new Error('killed')) })).rejects.toThrow('killed');
  await advance(60);
  await send(id);
  const { mail_id, status } = await message(id);
  expect([status, await ledger(mail_id!)]).toEqual(['sent', 1]);
});

test('a mail server that takes none for now gets it later', async () => {
  const { support } = await begin('waits');
  const id = await reply(support);
  await spoil({ method: 'POST', path: '/mails', status: 503 });
  await send(id);
  expect(await message(id)).toMatchObject({ status: 'scheduled', attempts: 1 });
  await advance(3);
  await send(id);
  const { mail_id, status } = await message(id);
  expect([status, await ledger(mail_id!)]).toEqual(['sent', 1]);
});

test.each([
  ['nobody', 'mail.addressUnknown'],
  ['full', 'mail.mailboxFull'],
  ['picky', 'mail.refused'],
])('a refusal is told with its reason, and can be tried again: %s', async (name, refusal) => {
  const { support } = await begin(name);
  const id = await reply(support);
  await send(id);
  expect(await message(id)).toMatchObject({ status: 'failed', refusal });
  expect((await ask(DESK, { id: support })).support.support.failed).toBe(true);
  await ask('mutation ($id: ID!) { messageRetry(_id: $id) { _id } }', { id });
  await advance(11);
  await send(id);
  expect(await message(id)).toMatchObject({ status: 'failed', refusal, attempts: 1 });
});

test('a mail that comes back fails with the reason of whoever brought it back; an answer of a machine changes nothing', async () => {
  const { support } = await begin('bounce');
  const id = await reply(support);
  await send(id);
  expect((await message(id)).status).toBe('sent');
  await read();
  expect(await message(id)).toMatchObject({ status: 'failed', refusal: 'mail.addressUnknown' });
  const away = await begin('away');
  await send(await reply(away.support));
  const before = (await ask(DESK, { id: away.support })).support.support.status;
  await read();
  const { support: after, messages: all } = (await ask(DESK, { id: away.support })).support;
  expect(all.at(-1)).toMatchObject({ direction: 'in', automatic: true });
  expect(after.status).toBe(before);
});

test('hostile mail is shown without what it would do, its files to be saved only', async () => {
  const email = 'eve@hostile.example';
  const html = '<p>Look: <a href="https://a.example">this</a><img src="https://spy.example/p.png"></p><script>alert(1)</script>';
  await come(htmlMail(html, { From: email, 'Message-ID': '<h1@hostile.example>', Subject: 'One' }));
  await come(
    mailOf(
      {
        type: 'multipart/mixed',
        body: [
          { type: 'text/plain', body: 'Files' },
          { type: 'text/plain', body: Buffer.from('a note'), headers: ['Content-Disposition: attachment; filename="../note.txt"'] },
          { type: 'image/png', body: Buffer.from('MZ program'), headers: ['Content-Disposition: attachment; filename="a.png"'] },
        ],
      },
      { From: email, 'Message-ID': '<h2@hostile.example>', Subject: 'Two' },
    ),
  );
  await read();
  const rows = await messages(email);
  const shown = (await Promise.all([...new Set(rows.map(({ support_id }) => support_id))].map((id) => ask(DESK, { id })))).flatMap(
    ({ support }) => support.messages,
  );
  expect(shown[0]).toMatchObject({ remote_pictures: 1, html: expect.not.stringMatching(/script|img/u) });
  expect(shown[0].html).toContain('rel="noopener noreferrer nofollow"');
  const [note, program] = shown.find(({ files }: { files: object[] }) => files.length > 0).files;
  expect([note.filename, program.refusal]).toEqual(['note.txt', 'mail.fileProgram']);
  expect(program.url).toBeNull();
  const saved = await httpRequest(server.origin, note.url);
  expect(saved.text).toBe('a note');
  expect(saved.headers).toMatchObject({ 'content-type': 'application/octet-stream', 'x-content-type-options': 'nosniff' });
  expect(saved.headers['content-disposition']).toMatch(/^attachment/u);
});

test('a picture in a mail is shown small, drawn anew; one that is none, and a drawing, can be saved alone', async () => {
  const email = 'ida@pictures.example';
  const picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Copyright: 'where-she-lives' } })
    .png()
    .toBuffer();
  const file = (filename: string, type: string, body: Buffer) => ({
    type,
    body,
    headers: [`Content-Disposition: attachment; filename="${filename}"`],
  });
  await come(
    mailOf(
      {
        type: 'multipart/mixed',
        body: [
          { type: 'text/plain', body: 'It came broken.' },
          file('broken.png', 'image/png', picture),
          file('half.png', 'image/png', picture.subarray(0, 60)),
          file(
            'logo.svg',
            'image/svg+xml',
            Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>'),
          ),
        ],
      },
      { From: email, 'Message-ID': '<p1@pictures.example>', Subject: 'Broken' },
    ),
  );
  await read();
  const [row] = await messages(email);
  const { support } = await ask(DESK, { id: row!.support_id });
  const [whole, half, drawing] = support.messages[0].files;
  expect([whole.filename, half.preview, drawing.preview]).toEqual(['broken.png', null, null]);
  expect((await httpRequest(server.origin, whole.url)).headers['content-disposition']).toMatch(/^attachment/u);
  const small = await httpRequest(server.origin, whole.preview);
  expect([small.status, small.headers['content-type']]).toEqual([200, 'image/webp']);
  expect(small.headers['x-content-type-options']).toBe('nosniff');
  expect(small.text).not.toContain('where-she-lives');
  // Nothing else of it was put there.
  expect((await httpRequest(server.origin, whole.preview.replace('thumb.webp', 'original.png'))).status).toBe(404);
});

test('each mail is kept once, however often a mailbox is read; who borrows a Message-ID hides nothing', async () => {
  const mail = (from: string, text: string) => textMail(text, { From: from, 'Message-ID': '<same@once.example>' });
  await come(mail('one@once.example', 'First'));
  await read();
  await come(mail('two@once.example', 'Second'));
  await come(mail('one@once.example', 'Third'));
  await come(mail('one@once.example', 'First'));
  const ours = (
    await server.services.inContainer(container, (tx) =>
      tx.selectFrom('messages').select('mail_id').where('status', '=', 'sent').executeTakeFirstOrThrow(),
    )
  ).mail_id!;
  await come(textMail('Not yours', { From: 'three@once.example', 'Message-ID': `<${ours}>` }));
  await read();
  const all = async () =>
    (await Promise.all(['one', 'two', 'three'].map((name) => messages(`${name}@once.example`)))).map((rows) =>
      rows.map(({ body }) => body),
    );
  expect(await all()).toEqual([['First', 'Third'], ['Second'], ['Not yours']]);
  await server.services.inContainer(container, (tx) =>
    tx.updateTable('mailboxes').set({ place: null }).where('store_id', '=', store).execute(),
  );
  await read();
  expect(await all()).toEqual([['First', 'Third'], ['Second'], ['Not yours']]);
});

test('a mailbox that cannot be read is left alone longer each time, and told of once', async () => {
  await spoil({ method: 'GET', path: '/mails', status: 503, times: 4 });
  const waits: number[] = [];
  for (let failure = 0; failure < 4; failure += 1) {
    await read();
    waits.push((await mailboxRow()).next_at - Math.floor(Date.now() / 1000));
  }
  expect(waits.map((wait) => [2, 8, 30, 120].find((each) => Math.abs(each - wait) <= 1))).toEqual([2, 8, 30, 120]);
  expect(await mailboxRow()).toMatchObject({ attempts: 4, refusal: 'mail.unreachable' });
  const told = () => server.services.db.selectFrom('notifications').select('params').where('code', '=', 'mailbox-failed').execute();
  expect(await told()).toHaveLength(1);
  await read();
  expect(await mailboxRow()).toMatchObject({ attempts: 0, refusal: null, failed_at: null });
  const everything = JSON.stringify([await told(), await mailboxRow()]);
  expect(everything).not.toContain(mailbox.secret);
});

test('one of several who would read a mailbox does', async () => {
  const queued = async (): Promise<number> =>
    (
      await server.services.pool.query<{ count: number }>(
        "select count(*)::integer as count from graphile_worker.jobs where task_identifier = 'fetch_mail'",
      )
    ).rows[0]!.count;
  await server.services.pool.query(
    "delete from graphile_worker._private_jobs where task_id in (select id from graphile_worker._private_tasks where identifier = 'fetch_mail')",
  );
  await server.services.db.updateTable('mailboxes').set({ next_at: 0 }).where('store_id', '=', store).execute();
  await Promise.all([1, 2, 3].map(() => takeMailbox(server.services, { container_id: container, store_id: store })));
  expect(await queued()).toBe(1);
  expect((await mailboxRow()).next_at).toBeGreaterThan(Date.now() / 1000 + 30);
});

test('a password opens for its store alone', async () => {
  const { secrets } = await server.services.db.selectFrom('stores').select('secrets').where('_id', '=', store).executeTakeFirstOrThrow();
  expect(secrets).not.toContain(mailbox.secret);
  const vault = await openVault(server.config.dataDir);
  expect(() => vault.open(secrets, `store-fields:${container}:another`)).toThrow();
});
