import { simpleParser } from 'mailparser';
import { eraseConversations } from '../../../src/server/privacy/erase-conversations';
import { fileMail, textMail } from '../../unit/server/mail/make-mail';
import { ledgerOf } from '../../../src/server/outside/ledger';
import { uploadClient } from '../upload-client';
import { MailShop, SHOP } from './mail-shop';

const MESSAGE =
  '_id direction email aside forward_of signature to { name email own refusal } cc { name email own refusal } bcc { email } files { filename }';
const SEND = `mutation ($support_id: ID!, $kind: String!, $body: String!, $of: ID, $to: [MailRecipientInput!], $cc: [MailRecipientInput!]
  $bcc: [MailRecipientInput!]) { messageSend(support_id: $support_id, kind: $kind, body: $body, of: $of, to: $to, cc: $cc, bcc: $bcc) {
  support { status sla due_at } messages { ${MESSAGE} } copies { email } mailbox } }`;
const DESK = `query ($id: ID!) { support(_id: $id) { support { status sla } copies { name email } signature messages { ${MESSAGE} } } }`;

let shop: MailShop;

beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.server.stop());

interface Shown {
  readonly _id: string;
  readonly direction: string;
  readonly aside: boolean;
  readonly to: readonly { readonly email: string }[];
  readonly cc: readonly { readonly email: string; readonly refusal: string | null }[];
}

const write = async (support_id: string, more: object): Promise<Shown> =>
  (await shop.ask(SEND, { support_id, kind: 'reply', body: 'It is on its way.', ...more })).messageSend.messages.at(-1);
const desk = async (id: string) => (await shop.ask(DESK, { id })).support;
const refusalOf = async (support: string, more: object): Promise<string> => {
  const error = await write(support, more).then(
    () => undefined,
    (reason: Error) => reason,
  );
  return error?.message ?? 'It was taken.';
};

/** Sends a message and gives what left, with its recipients on the envelope. */
const deliver = async (id: string) => {
  await shop.advance(11);
  await shop.send(id);
  const { mail_id, status } = await shop.message(id);
  const mails = await shop.sent(mail_id);
  const raw = mails[0]!.raw.toString();
  return { mail_id, status, raw, envelope: mails.map(({ person }) => person), mail: await simpleParser(raw) };
};

test('a reply goes to all the buyer’s mail names, without the mailbox and its group, unless its writer says otherwise', async () => {
  const { support, email } = await shop.begin('mia', {
    To: `Shop <${SHOP}>, Team <support@group.example>, Bob <bob@home.example>`,
    Cc: 'Carol <carol@home.example>, MIA@b1.example',
    'List-Post': '<mailto:support@group.example>',
  });
  expect((await desk(support)).copies).toEqual([
    { name: 'Bob', email: 'bob@home.example' },
    { name: 'Carol', email: 'carol@home.example' },
  ]);
  const [received] = (await desk(support)).messages;
  expect(received.to.map(({ email: to, own }: { email: string; own: boolean }) => [to, own])).toEqual([
    [SHOP, true],
    ['support@group.example', true],
    ['bob@home.example', false],
  ]);
  const all = await write(support, {});
  const first = await deliver(all._id);
  expect(first.envelope).toEqual([email, 'bob@home.example', 'carol@home.example']);
  expect(first.raw).toMatch(/^Cc: Bob <bob@home\.example>, Carol <carol@home\.example>/imu);
  const alone = await write(support, { cc: [], bcc: [{ email: 'boss@shop.example' }, { email: SHOP }] });
  const second = await deliver(alone._id);
  expect(second.envelope).toEqual([email, 'boss@shop.example']);
  expect(second.raw).not.toMatch(/boss@shop|^b?cc:/imu);
});

test('whoever got a copy can answer in the conversation, and is answered there', async () => {
  const { support, email } = await shop.begin('ann');
  const { mail_id } = await deliver((await write(support, { cc: [{ name: 'Dan', email: 'dan@home.example' }] }))._id);
  await shop.come(
    textMail('I am her husband.', {
      From: 'Dan <dan@home.example>',
      'In-Reply-To': `<${mail_id}>`,
      'Message-ID': '<d1@home.example>',
      Subject: 'Re: Question',
    }),
  );
  await shop.read();
  expect((await shop.messages('dan@home.example')).map(({ support_id, aside }) => [support_id, aside])).toEqual([[support, false]]);
  const { envelope } = await deliver((await write(support, {}))._id);
  expect(envelope).toEqual([email, 'dan@home.example']);
});

test('below a reply stand the signatures and what the buyer wrote, in words and in HTML', async () => {
  const SIGN = 'mutation ($store: ID, $body: String!) { signatureSave(store_id: $store, body: $body) { body } }';
  await shop.ask(SIGN, { body: 'Best, {{agent.name}}' });
  await shop.ask(SIGN, { store: shop.store, body: '{{store.name}} <3 https://shop.example/help.' });
  const { support } = await shop.begin('sig');
  const { mail } = await deliver((await write(support, {}))._id);
  const [own, head] = (mail.text ?? '').split(/\n\n(?=On )/u);
  expect(own).toMatch(/^It is on its way\.\n\nBest, .+\nMail shop <3 https:\/\/shop\.example\/help\.$/u);
  expect(head).toMatch(/^On .+, Mia <sig@b\d+\.example> wrote:\n> Where is it\?\s*$/u);
  expect(mail.html).toContain('&lt;3 <a href="https://shop.example/help">https://shop.example/help</a>.');
  expect(mail.html).toMatch(/<blockquote type="cite"[^>]*>Where is it\?<\/blockquote>/u);
  for (const store of [null, shop.store]) await shop.ask(SIGN, { store, body: ' ' });
  expect((await desk(support)).signature).toBe('');
});

test('a message is forwarded with its files; the answer comes back to the conversation, unseen by the buyer', async () => {
  await shop.come(
    Buffer.from(
      fileMail('crack.txt', 'broken here', 'text/plain')
        .toString()
        .replace('Mia Buyer <mia@buyer.example>', 'Eva <eva@b.example>')
        .replace('first@buyer.example', 'eva1@b.example'),
    ),
  );
  await shop.read();
  const [received] = await shop.messages('eva@b.example');
  const support = received!.support_id;
  await deliver((await write(support, {}))._id);
  const to = [{ name: 'Print Co', email: 'Help@Print.example' }];
  const forwarded = await write(support, { kind: 'forward', body: 'Can you reprint this?', of: received!._id, to, cc: [] });
  expect(forwarded).toMatchObject({ aside: true, forward_of: received!._id, files: [{ filename: 'crack.txt' }] });
  const { mail, raw, envelope, mail_id } = await deliver(forwarded._id);
  expect(envelope).toEqual(['help@print.example']);
  expect(raw).not.toMatch(/^(?:In-Reply-To|References):/imu);
  expect(mail.subject).toMatch(/^Fwd: /u);
  expect(mail.text).toMatch(
    /^Can you reprint this\?\n\n-{10} Forwarded message -{10}\nFrom: Eva <eva@b\.example>\nDate: .+\nSubject: .+\n/u,
  );
  expect(mail.attachments.map(({ filename, content }) => [filename, content.toString()])).toEqual([['crack.txt', 'broken here']]);
  const waiting = (await desk(support)).support;
  expect(waiting.status).toBe('Waiting');
  await shop.come(
    textMail('Yes, tomorrow.', {
      From: 'Print Co <help@print.example>',
      'In-Reply-To': `<${mail_id}>`,
      'Message-ID': '<p1@print.example>',
      Subject: 'Re: Fwd',
    }),
  );
  await shop.read();
  const { support: after, messages, copies } = await desk(support);
  // The buyer is not waiting for anything, but a person has to go on.
  expect(after).toEqual({ status: 'Inprocess', sla: null });
  expect(messages.at(-1)).toMatchObject({ direction: 'in', aside: true, email: 'help@print.example' });
  expect(copies).toEqual([]);
  const answer = await deliver((await write(support, { of: messages.at(-1)._id, body: 'Thank you.' }))._id);
  expect(answer.envelope).toEqual(['help@print.example']);
  expect(answer.raw).toMatch(/^In-Reply-To: <p1@print\.example>/imu);
  expect(answer.mail.text).toContain('> Yes, tomorrow.');
  // The buyer’s next reply quotes and answers their own mail.
  const toBuyer = await deliver((await write(support, { body: 'A new one is coming.' }))._id);
  expect(toBuyer.envelope).toEqual(['eva@b.example']);
  expect(toBuyer.raw).not.toMatch(/print\.example|Yes, tomorrow/u);
});

test('a copy that cannot be delivered is marked at its reader; the buyer’s own makes the reply fail', async () => {
  const { support } = await shop.begin('max');
  const cc = [{ email: 'nobody@home.example' }, { email: 'bounce@home.example' }, { email: 'fine@home.example' }];
  const { _id } = await write(support, { cc });
  expect((await deliver(_id)).envelope).toEqual(expect.not.arrayContaining(['nobody@home.example']));
  await shop.read();
  const { messages } = await desk(support);
  const sent = messages.find((each: Shown) => each._id === _id);
  expect(sent.cc.map(({ email, refusal }: Shown['cc'][number]) => [email, refusal])).toEqual([
    ['nobody@home.example', 'mail.addressUnknown'],
    ['bounce@home.example', 'mail.addressUnknown'],
    ['fine@home.example', null],
  ]);
  expect((await shop.message(_id)).status).toBe('sent');
  const lost = await shop.begin('nobody');
  const failed = await write(lost.support, { cc: [{ email: 'fine@home.example' }] });
  await deliver(failed._id);
  expect(await shop.message(failed._id)).toMatchObject({ status: 'failed', refusal: 'mail.addressUnknown' });
});

test('a buyer whose server puts the mail off is tried again alone, and is answered only when they have it', async () => {
  const { support, email } = await shop.begin('late');
  const { _id } = await write(support, { cc: [{ email: 'nobody@home.example' }, { email: 'fine@home.example' }] });
  expect((await deliver(_id)).envelope).toEqual(['fine@home.example']);
  expect(await shop.message(_id)).toMatchObject({ status: 'scheduled', refusal: null });
  expect((await desk(support)).support.sla).not.toBeNull();
  const again = await deliver(_id);
  expect([again.status, again.envelope]).toEqual(['sent', ['fine@home.example', email]]);
  const { messages, support: answered } = await desk(support);
  expect(messages.at(-1).cc.map(({ email: to, refusal }: Shown['cc'][number]) => [to, refusal])).toEqual([
    ['nobody@home.example', 'mail.addressUnknown'],
    ['fine@home.example', null],
  ]);
  expect(answered.sla).toBeNull();
});

test('a second try that nobody knows the end of is not taken for the first, which reached others', async () => {
  const { support } = await shop.begin('late');
  const { _id } = await write(support, { cc: [{ email: 'fine@home.example' }] });
  const { mail_id } = await deliver(_id);
  const key = `${mail_id} rest`;
  await ledgerOf(shop.server.services, shop.container, shop.store).send({ key, what: 'send mail' });
  expect(await deliver(_id)).toMatchObject({ status: 'failed', envelope: ['fine@home.example'] });
  expect(await shop.message(_id)).toMatchObject({ refusal: 'mail.unknown' });
  await shop.ask('mutation ($id: ID!) { messageRetry(_id: $id) { support { _id } } }', { id: _id });
  const after = await deliver(_id);
  expect([after.status, after.envelope.length]).toEqual(['sent', 2]);
});

test('what cannot be sent to is refused in a sentence, and nothing is sent', async () => {
  const { support } = await shop.begin('bad');
  const [first] = (await desk(support)).messages;
  expect(await refusalOf(support, { cc: [{ email: 'no address' }] })).toBe('“no address” isn’t a valid email address.');
  expect(await refusalOf(support, { cc: Array.from({ length: 50 }, (_none, n) => ({ email: `a${n}@b.example` })) })).toBe(
    'An email can have up to 50 recipients.',
  );
  expect(await refusalOf(support, { kind: 'forward', of: first._id, to: [] })).toBe('Enter who the message is forwarded to.');
  expect(await refusalOf(support, { kind: 'forward', to: [{ email: 'a@b.example' }] })).toBe('This message no longer exists.');
  // A buyer’s mail is answered as a reply, with the conversation going on.
  expect(await refusalOf(support, { of: first._id })).toBe('This message no longer exists.');
  const { support: other } = await shop.begin('other');
  expect(await refusalOf(other, { kind: 'forward', of: first._id, to: [{ email: 'a@b.example' }] })).toBe('This message no longer exists.');
  expect((await desk(support)).messages).toHaveLength(1);
});

test('a forwarded message that is taken back is a draft with its readers', async () => {
  const { support } = await shop.begin('undo');
  const [first] = (await desk(support)).messages;
  const { _id } = await write(support, { kind: 'forward', body: 'Look.', of: first._id, to: [{ email: 'a@b.example' }] });
  const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { drafts { kind body of recipients { to { email } } } } }';
  expect((await shop.ask(UNDO, { id: _id })).messageUndo.drafts).toEqual([
    { kind: 'forward', body: 'Look.', of: first._id, recipients: { to: [{ email: 'a@b.example' }] } },
  ]);
});

test('whoever got a blind copy and answers is not told to the buyer; nor is a mail that came back from them', async () => {
  const { support, email } = await shop.begin('eve');
  const { mail_id } = await deliver(
    (await write(support, { bcc: [{ email: 'help@print.example' }, { email: 'bounce@home.example' }] }))._id,
  );
  const answer = {
    From: 'Print Co <help@print.example>',
    'In-Reply-To': `<${mail_id}>`,
    'Message-ID': '<p9@print.example>',
    Subject: 'Re: Question',
  };
  await shop.come(textMail('We lost it. Do not tell her.', answer));
  await shop.read();
  const { messages } = await desk(support);
  expect(messages.map(({ email: from, aside }: { email: string; aside: boolean }) => [from, aside])).toContainEqual([
    'help@print.example',
    true,
  ]);
  const { envelope, raw } = await deliver((await write(support, { body: 'We are looking into it.' }))._id);
  expect(envelope).toEqual([email]);
  expect(raw).not.toMatch(/print\.example|lost it|bounce@|could not be delivered/iu);
});

test('a reply that is undone never joins what is written to somebody else', async () => {
  const { support } = await shop.begin('apart');
  const [first] = (await desk(support)).messages;
  const { _id } = await write(support, { body: 'Dear buyer' });
  const SAVE = 'mutation ($d: MessageDraftInput!) { draftSave(params: $d) { kind } }';
  const to = [{ email: 'boss@shop.example' }];
  await shop.ask(SAVE, { d: { support_id: support, device: 'a', kind: 'forward', body: 'She lies.', of: first._id, recipients: { to } } });
  const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { drafts { kind body } } }';
  expect((await shop.ask(UNDO, { id: _id })).messageUndo.drafts).toEqual(
    expect.arrayContaining([
      { kind: 'forward', body: 'She lies.' },
      { kind: 'reply', body: 'Dear buyer' },
    ]),
  );
});

test('a forwarded message keeps the writer’s files and its own in use, and gives them back once', async () => {
  const { support } = await shop.begin('files');
  const client = uploadClient(shop.server, { token: await shop.server.signIn() } as Parameters<typeof uploadClient>[1]);
  const upload = async (name: string): Promise<string> => {
    const { data } = await client.upload({ filename: name, mimetype: 'text/plain', bytes: Buffer.from(name), type: 'attachment' });
    return data.updatePreSignedFile._id;
  };
  const SEND_FILES = `mutation ($id: ID!, $kind: String!, $of: ID, $to: [MailRecipientInput!], $files: [ID!]) {
    messageSend(support_id: $id, kind: $kind, body: "See there.", of: $of, to: $to, files: $files) { messages { _id files { filename } } } }`;
  const ours = (await shop.ask(SEND_FILES, { id: support, kind: 'reply', files: [await upload('label.txt')] })).messageSend.messages.at(-1);
  await deliver(ours._id);
  const own = await upload('note.txt');
  const forward = { id: support, kind: 'forward', of: ours._id, to: [{ email: 'a@b.example' }], files: [own] };
  const { _id, files } = (await shop.ask(SEND_FILES, forward)).messageSend.messages.at(-1);
  expect(files.map(({ filename }: { filename: string }) => filename)).toEqual(['note.txt', 'label.txt']);
  const uses = await shop.server.services.db.selectFrom('file_uses').select('file_id').where('user_id', '=', _id).execute();
  expect(uses).toHaveLength(2);
  const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { drafts { files { _id } } } }';
  expect((await shop.ask(UNDO, { id: _id })).messageUndo.drafts).toEqual([{ files: [{ _id: own }] }]);
});

test('a person who is erased is named in no mail of somebody else', async () => {
  const { support } = await shop.begin('gone');
  const cc = [{ email: 'erased@home.example' }, { email: 'stays@home.example' }];
  const { _id } = await write(support, { cc });
  const now = await shop.server.services.marketNow();
  await shop.server.services.inContainer(shop.container, (tx) => eraseConversations(tx, shop.container, [], 'erased@home.example', now));
  expect((await shop.message(_id)).recipients.cc).toEqual([{ name: '', address: 'stays@home.example' }]);
});
