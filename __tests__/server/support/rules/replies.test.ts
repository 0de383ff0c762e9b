import { sql } from 'kysely';
import { DAY, HOUR } from '../../../../src/server/kernel/clock';
import { messageFailed } from '../../../../src/server/support/sent';
import { textMail } from '../../../unit/server/mail/make-mail';
import { asSeller } from '../../commerce';
import { MailShop, SHOP } from '../../connections/mail-shop';
import { clearRules, listRuns, runRules, saveReply, saveRule } from './rule-desk';

let shop: MailShop;
beforeAll(async () => {
  shop = await MailShop.open();
});
afterAll(() => shop.server.stop());
afterEach(() => clearRules(shop));

const standing = (id: string) => shop.server.services.db.selectFrom('supports').selectAll().where('_id', '=', id).executeTakeFirstOrThrow();
const repliesIn = (id: string) =>
  shop.server.services.db
    .selectFrom('messages')
    .selectAll()
    .where('support_id', '=', id)
    .where('direction', '=', 'out')
    .orderBy('_id')
    .execute();
const deliver = async (id: string) => {
  await shop.advance(11);
  const [reply] = await repliesIn(id);
  await shop.send(reply!._id);
  return shop.message(reply!._id);
};
const replyRule = async (body = 'We got it, {{buyer.first_name}}. {{agent.name}}', more: object = {}) => {
  const reply = await saveReply(shop, body);
  return saveRule(shop, {
    name: 'Answer',
    then: [
      ['tag', 'answered'],
      ['reply', reply],
    ],
    ...more,
  });
};
/** Reads the outcome of a rule that ran for one conversation. */
const lastRun = async () => {
  await runRules(shop);
  const [run] = await listRuns(shop);
  return [run?.outcome, run?.refusal];
};

test('an automatic reply goes to the buyer as one, answers nobody by itself, and the deadline runs on', async () => {
  await replyRule();
  const { support, email } = await shop.begin('mia');
  const before = await standing(support);
  await runRules(shop);
  const [written] = await repliesIn(support);
  expect(written).toMatchObject({
    body: 'We got it, Mia. Mail shop',
    author: null,
    rule: 'Answer',
    status: 'scheduled',
    recipients: { to: [{ address: email }], cc: [], bcc: [] },
  });
  const { messages } = (
    await shop.ask('query ($id: ID!) { support(_id: $id) { messages { direction rule author { _id } automatic } } }', { id: support })
  ).support;
  expect(messages).toMatchObject([{ rule: null }, { direction: 'out', rule: 'Answer', author: null, automatic: false }]);
  expect(await deliver(support)).toMatchObject({ status: 'sent' });
  const [mail] = await shop.sent(written!.mail_id);
  expect(Buffer.from(mail!.raw).toString()).toContain('Auto-Submitted: auto-replied');
  const after = await standing(support);
  for (const key of ['status', 'due_at', 'soon_at', 'first_answer_at', 'assignee', 'last_message_id', 'last_message_at'] as const)
    expect([key, after[key]]).toEqual([key, before[key]]);
  expect(after).toMatchObject({ status: 'New', tags: ['answered'] });
  await shop.server.services.inContainer(shop.container, async (tx) =>
    messageFailed(tx, written!, 'mail.refused', await shop.server.services.marketNow()),
  );
  expect(await standing(support)).toMatchObject({ status: 'New', due_at: before.due_at });
  expect(await shop.message(written!._id)).toMatchObject({ status: 'failed' });
});

test('one with a status meets the deadline once it was sent, and no figure counts it as an agent’s answer', async () => {
  const reply = await saveReply(shop, 'Thanks');
  await saveRule(shop, {
    then: [
      ['reply', reply],
      ['status', 'Resolved'],
    ],
  });
  const { support } = await shop.begin('res');
  await runRules(shop);
  expect(await standing(support)).toMatchObject({ status: 'New', first_answer_at: null });
  await deliver(support);
  const after = await standing(support);
  expect(after).toMatchObject({ status: 'Resolved', due_at: null, resolved_by: null });
  expect(after.first_answer_at).not.toBeNull();
  const figures = (
    await shop.ask(
      'query ($start: Int!, $end: Int!) { supportFigures(of: "support", by: "assignee", start: $start, end: $end) { all { count answered } } }',
      {
        start: after.created_at,
        end: after.created_at,
      },
    )
  ).supportFigures;
  expect(figures.all).toEqual({ count: 1, answered: 0 });
  const { supports } = await shop.ask(
    'query ($start: Int!, $end: Int!) { supports(figure: "answered", start: $start, end: $end) { _id } }',
    {
      start: after.created_at,
      end: after.created_at,
    },
  );
  expect(supports).toEqual([]);
});

test('anybody who may answer can stop it, and gets the draft', async () => {
  await replyRule();
  const { support } = await shop.begin('undo');
  await runRules(shop);
  const [written] = await repliesIn(support);
  const agent = await shop.server.makeUser({ _id: shop.container, domain: 'demo', label: 'Demo' });
  const { messageUndo } = await asSeller(shop.server.origin, agent.token)(
    'mutation ($id: ID!) { messageUndo(_id: $id, device: "d") { drafts { body kind } messages { direction } } }',
    { id: written!._id },
  );
  expect(messageUndo).toEqual({ drafts: [{ body: written!.body, kind: 'reply' }], messages: [{ direction: 'in' }] });
});

test.each([
  ['a list passed on', { 'List-ID': '<people.example>', 'List-Post': '<mailto:people@example.com>' }, 'rule.replyUnwanted'],
  ['can be unsubscribed from', { 'List-Unsubscribe': '<https://example.com>' }, 'rule.replyUnwanted'],
  ['is bulk that people answer', { Precedence: 'list' }, 'rule.replyUnwanted'],
  ['asks for no automatic answer', { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' }, 'rule.replyUnwanted'],
  ['comes from an address nobody reads', { From: 'Parcels <listserv@parcels.example>' }, 'rule.replyNobody'],
  ['comes from an address nobody reads', { From: 'Parcels <abuse+shop@parcels.example>' }, 'rule.replyNobody'],
] as const)('nothing is answered automatically that %s: %j', async (_words, headers, code) => {
  await replyRule();
  await shop.come(
    textMail('Where is it?', {
      From: 'Mia <odd@b.example>',
      Subject: `Odd ${JSON.stringify(headers)}`,
      Date: await shop.date(),
      'Message-ID': `<${Math.random()}@b.example>`,
      ...headers,
    }),
  );
  await shop.read();
  expect(await lastRun()).toEqual(['done', code]);
  const [run] = await listRuns(shop);
  expect(run.steps).toEqual([{ act: 'tag', value: 'answered' }]);
  expect(await standing(run.subject_id)).toMatchObject({ tags: ['answered'] });
  expect(await repliesIn(run.subject_id)).toEqual([]);
});

test('no rule hears of automatic mail, nor of what our own replies bring back', async () => {
  await replyRule();
  const { support } = await shop.begin('auto', { 'Auto-Submitted': 'auto-replied' });
  await shop.come(textMail('It left.', { From: 'Parcels <shop+donotreply@parcels.example>', Subject: 'Parcel', Date: await shop.date() }));
  await shop.read();
  expect(await lastRun()).toEqual([undefined, undefined]);
  await saveRule(shop, { event: 'waits', hours: 1, then: [['reply', await saveReply(shop, 'Still there?')]] });
  await shop.advance(HOUR);
  await runRules(shop);
  const runs: { subject_id: string }[] = await listRuns(shop);
  expect(runs.filter(({ subject_id }) => subject_id === support)).toEqual([]);
  expect(await repliesIn(support)).toEqual([]);
});

test('one of our own mailboxes is never answered, nor are others than the buyer, nor is a message that took days to come', async () => {
  await replyRule();
  const { support, email } = await shop.begin('own');
  const { db } = shop.server.services;
  await db.updateTable('supports').set({ buyer_email: SHOP }).where('_id', '=', support).execute();
  expect(await lastRun()).toEqual(['done', 'rule.replyOwn']);
  await db.updateTable('supports').set({ buyer_email: email }).where('_id', '=', support).execute();
  await clearRules(shop);
  await replyRule();
  const now = await shop.server.services.marketNow();
  await shop.begin('days', { Date: new Date((now - 2 * DAY) * 1000).toUTCString() });
  expect(await lastRun()).toEqual(['done', 'rule.replyOld']);
  const weeks = await shop.begin('weeks', { Date: new Date((now - 10 * DAY) * 1000).toUTCString() });
  expect(await lastRun()).toEqual(['done', 'rule.replyUnwanted']);
  expect(await repliesIn(weeks.support)).toEqual([]);
  const copied = await shop.begin('copied');
  await db.updateTable('supports').set({ buyer_email: 'buyer@copied.example' }).where('_id', '=', copied.support).execute();
  expect(await lastRun()).toEqual(['done', 'rule.replyOther']);
});

const writeAgain = async (email: string) => {
  const { mail_id, subject } = (await shop.messages(email))[0]!;
  const headers = { Subject: `Re: ${subject}`, Date: await shop.date(), 'Message-ID': `<${Math.random()}@b.example>` };
  await shop.come(textMail('And it is the wrong size.', { From: `Mia <${email}>`, 'In-Reply-To': `<${mail_id}>`, ...headers }));
  await shop.read();
};

test('a buyer who wrote again before a rule ran for the first message goes on waiting', async () => {
  const reply = await saveReply(shop, 'Thanks');
  await saveRule(shop, {
    when: [['first', 'is', 'yes']],
    then: [
      ['reply', reply],
      ['status', 'Resolved'],
    ],
  });
  await saveRule(shop, { when: [['first', 'is', 'yes']], then: [['snooze', 'tomorrow']] });
  const { support, email } = await shop.begin('twice');
  await writeAgain(email);
  const before = await standing(support);
  await runRules(shop);
  expect(await listRuns(shop)).toMatchObject([
    { outcome: 'done', refusal: 'rule.overtaken', steps: [] },
    { outcome: 'done', refusal: 'rule.overtaken', steps: [{ act: 'reply' }] },
  ]);
  await deliver(support);
  expect(await standing(support)).toMatchObject({ status: 'New', snoozed_until: null, due_at: before.due_at, first_answer_at: null });
});

test('a message one of us replied to is not answered automatically, and the status behind the reply is left out with it', async () => {
  const reply = await saveReply(shop, 'Thanks');
  await saveRule(shop, {
    then: [
      ['tag', 'known'],
      ['reply', reply],
      ['status', 'Resolved'],
    ],
    stop: true,
  });
  await saveRule(shop, { then: [['tag', 'later']] });
  const { support } = await shop.begin('quick');
  await shop.ask('mutation ($id: ID!) { messageSend(support_id: $id, kind: "reply", body: "It is on its way.") { _id } }', { id: support });
  await runRules(shop);
  expect(await listRuns(shop)).toMatchObject([{ outcome: 'done', refusal: 'rule.replyAnswered', steps: [{ act: 'tag', value: 'known' }] }]);
  expect(await repliesIn(support)).toHaveLength(1);
  expect(await standing(support)).toMatchObject({ status: 'Inprocess', tags: ['known'] });
});

test('a buyer gets one reply of a rule a day, and a conversation three automatic ones', async () => {
  const write = async (name: string, n: number) => {
    await shop.come(
      textMail('Again', {
        From: `Mia <${name}@again.example>`,
        Subject: 'Again',
        Date: await shop.date(),
        'Message-ID': `<${name}${n}@again.example>`,
      }),
    );
    await shop.read();
  };
  await replyRule();
  await write('one', 1);
  expect(await lastRun()).toEqual(['done', null]);
  await write('one', 2);
  expect(await lastRun()).toEqual(['done', 'rule.replyRecent']);
  await shop.advance(DAY);
  await write('one', 3);
  expect(await lastRun()).toEqual(['done', null]);
  await clearRules(shop);
  for (const name of ['1', '2', '3', '4']) await saveRule(shop, { name, then: [['reply', await saveReply(shop, name)]] });
  await write('many', 1);
  await runRules(shop);
  expect((await listRuns(shop)).map(({ rule_name, refusal }: { rule_name: string; refusal: string }) => [rule_name, refusal])).toEqual([
    ['4', 'rule.replyMany'],
    ['3', null],
    ['2', null],
    ['1', null],
  ]);
});

test('a reply with the link for an address, one that is gone, or one without a mailbox to send it from is refused', async () => {
  const rule = await replyRule('{{address.link}}');
  await shop.begin('link');
  expect(await lastRun()).toEqual(['refused', 'rule.replyLink']);
  const { db } = shop.server.services;
  await db.deleteFrom('canned_replies').where('_id', '=', rule.steps[1].value).execute();
  await shop.begin('gone');
  expect(await lastRun()).toEqual(['refused', 'support.cannedMissing']);
  await clearRules(shop);
  await replyRule();
  await shop.begin('nobox');
  const { settings } = await db.selectFrom('stores').select('settings').where('_id', '=', shop.store).executeTakeFirstOrThrow();
  await db
    .updateTable('stores')
    .set({ settings: sql`settings - 'sto_mailer'` })
    .where('_id', '=', shop.store)
    .execute();
  expect(await lastRun()).toEqual(['refused', 'mail.noMailbox']);
  await db
    .updateTable('stores')
    .set({ settings: sql`${JSON.stringify(settings)}::jsonb` })
    .where('_id', '=', shop.store)
    .execute();
});

test('a day after a conversation was resolved, a rule asks the buyer once for a rating, with a link that works', async () => {
  await replyRule('How was it? {{rating.link}}', { event: 'resolved', hours: 24 });
  const { support } = await shop.begin('rater');
  const unanswered = await shop.begin('unanswered');
  for (const id of [support, unanswered.support]) {
    const answered = id === support ? { first_answer_at: await shop.server.services.marketNow() } : {};
    await shop.server.services.db
      .updateTable('supports')
      .set({ status: 'Resolved', resolved_at: await shop.server.services.marketNow(), ...answered })
      .where('_id', '=', id)
      .execute();
  }
  await runRules(shop);
  expect(await repliesIn(support)).toEqual([]);
  await shop.advance(24 * HOUR + 60);
  await runRules(shop);
  await runRules(shop);
  const [written, ...more] = await repliesIn(support);
  expect([written!.body, more]).toEqual([expect.stringMatching(/^How was it\? https?:\/\/\S+\/account\/rating\?token=\S+$/u), []]);
  expect(await repliesIn(unanswered.support)).toEqual([]);
  expect((await standing(support)).status).toBe('Resolved');
  const { pathname, search } = new URL(/https?:\S+/u.exec(written!.body)![0]);
  expect((await fetch(new URL(pathname + search, shop.server.origin))).status).toBe(200);
});
