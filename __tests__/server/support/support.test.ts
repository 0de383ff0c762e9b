import { CLOSES_AFTER } from '../../../src/domain/support/standing';
import { messageFailed } from '../../../src/server/support/sent';
import { closingOfSupports, endOfSnoozes } from '../../../src/server/support/schedule';
import { endOfPresences } from '../../../src/server/support/presences';
import { refusal, SEND, SupportDesk, UPDATE } from './desk';

const HOUR = 3600;
let desk: SupportDesk;

beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

const undo = (_id: string) =>
  desk.ask('mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { drafts { device body } messages { _id } } }', { id: _id });
const merge = async (ids: string[], into: string) =>
  (await desk.ask('mutation ($ids: [ID!]!, $into: ID!) { supportMerge(ids: $ids, into: $into) { _id messages } }', { ids, into }))
    .supportMerge;
const split = async (_id: string, message_ids: string[]) =>
  (
    await desk.ask('mutation ($id: ID!, $ids: [ID!]!) { supportSplit(_id: $id, message_ids: $ids) { _id messages } }', {
      id: _id,
      ids: message_ids,
    })
  ).supportSplit;

test('a buyer is answered once the reply was sent; what follows it follows then', async () => {
  const { mail, support } = await desk.begin();
  expect(support).toMatchObject({ status: 'New', sla: 'ok', filter: 'message', buyer: { name: 'Robin Baker' }, preview: mail.text });
  expect(support.due_at - (await desk.now())).toBe(8 * HOUR);
  const sent = await desk.reply(support._id, 'Soon.', { then: 'wait', expect_last_id: support.last_message_id });
  expect(sent.support).toMatchObject({ status: 'Inprocess', sla: 'ok', assignee: { _id: expect.any(String) } });
  expect(sent.messages.at(-1)).toMatchObject({ direction: 'out', status: 'scheduled', email: mail.from?.address });
  expect(await desk.deliver()).toBe(0);
  await desk.advance(10);
  expect(await desk.deliver()).toBe(1);
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Waiting', sla: null, due_at: null });
  await desk.keep(await desk.mail({ from: mail.from, in_reply_to: mail.id, subject: 'Re: A question' }));
  const again = (await desk.desk(support._id)).support;
  expect(again).toMatchObject({ status: 'Inprocess', sla: 'ok', messages: 3 });
  expect(again.due_at - (await desk.now())).toBeGreaterThan(16 * HOUR);
});

test('of two who reply to the same message the second is refused, and the draft stays', async () => {
  const { support } = await desk.begin();
  const draft = { support_id: support._id, device: 'b', kind: 'reply', body: 'Mine' };
  await desk.other('mutation ($d: MessageDraftInput!) { draftSave(params: $d) { body } }', { d: draft });
  const seen = { expect_last_id: support.last_message_id };
  const both = await Promise.allSettled([
    desk.reply(support._id, 'One', seen),
    desk.reply(support._id, 'Two', { ...seen, device: 'c' }, desk.other),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const reason = (both.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason as Error;
  expect(reason.message).toMatch(/^.+ replied 0 sec ago\. Read the reply, then send again\.$/);
  const after = await desk.desk(support._id, desk.other);
  expect(after.messages).toHaveLength(2);
  expect(after.drafts).toEqual([{ device: 'b', kind: 'reply', body: 'Mine' }]);
});

test('a reply is taken back within ten seconds, and not after', async () => {
  const { support } = await desk.begin();
  const first = (await desk.reply(support._id, 'Wrong')).messages.at(-1);
  await desk.advance(9);
  expect(await refusal(desk.other('mutation ($id: ID!) { messageUndo(_id: $id) { _id } }', { id: first._id }))).toBe(
    'Only the person who wrote this message can undo it.',
  );
  const { messageUndo } = await undo(first._id);
  expect(messageUndo.messages).toHaveLength(1);
  expect(messageUndo.drafts).toEqual([{ device: 'a', body: 'Wrong' }]);
  expect((await desk.desk(support._id)).support).toMatchObject({ last_message_id: support.last_message_id });
  const second = (await desk.reply(support._id, 'Right', { device: 'a', expect_last_id: support.last_message_id })).messages.at(-1);
  expect((await desk.desk(support._id)).drafts).toEqual([]);
  await desk.advance(11);
  expect(await refusal(undo(second._id))).toBe('This message was already sent.');
  await desk.deliver();
});

test('what is written on one device is offered on the other, the older too', async () => {
  const { support } = await desk.begin();
  const save = (device: string, body: string) =>
    desk.ask('mutation ($d: MessageDraftInput!) { draftSave(params: $d) { device body } }', {
      d: { support_id: support._id, device, kind: 'note', body },
    });
  await save('phone', 'First');
  await save('desk', 'Second');
  expect((await desk.desk(support._id)).drafts.map(({ body }: { body: string }) => body).sort()).toEqual(['First', 'Second']);
  expect((await desk.desk(support._id, desk.other)).drafts).toEqual([]);
  expect((await save('desk', ' ')).draftSave).toBeNull();
  expect((await desk.desk(support._id)).drafts).toEqual([{ device: 'phone', kind: 'note', body: 'First' }]);
});

test('what was put together is apart again as it was', async () => {
  const buyer = { name: 'Kim', address: 'kim@mail.test' };
  const one = (await desk.begin({ from: buyer, subject: 'One' })).support;
  await desk.change(one._id, { status: 'Resolved' });
  await desk.advance(CLOSES_AFTER);
  await closingOfSupports.run(desk.server.services);
  const { support: two } = await desk.begin({ from: buyer, subject: 'Two' });
  expect(two.previous_id).toBe(one._id);
  const { support: three } = await desk.begin({ from: { name: 'Kim', address: 'kim@home.test' } });
  expect(await refusal(merge([three._id], two._id))).toBe('You can only merge conversations with the same buyer.');
  expect(await refusal(merge([two._id], one._id))).toBe('This conversation is closed. Start a new one.');
  // A second one of the same buyer, by hand.
  const params = { store_id: desk.store, name: 'Kim', email: buyer.address, subject: 'Third' };
  const made = (await desk.ask('mutation ($p: SupportInput!) { makeSupport(params: $p) { _id } }', { p: params })).makeSupport._id;
  await desk.reply(made, 'Hello');
  await desk.advance(10);
  await desk.deliver();
  const stateOf = () =>
    desk.server.services.db.selectFrom('supports').selectAll().where('_id', 'in', [two._id, made]).orderBy('_id').execute();
  const plain = (rows: Awaited<ReturnType<typeof stateOf>>) => rows.map(({ updated_at: _at, ...row }) => row);
  const before = plain(await stateOf());
  expect(await merge([two._id], made)).toMatchObject({ _id: made, messages: 2 });
  expect((await desk.desk(made)).support).toMatchObject({ status: 'Inprocess', sla: expect.any(String) });
  expect(await refusal(desk.change(two._id, { priority: 'high' }))).toBe('Merged with another conversation.');
  const moved = (await desk.desk(made)).messages.filter(({ origin_id }: { origin_id: string | null }) => origin_id === two._id);
  expect(moved).toHaveLength(1);
  await split(made, [moved[0]._id]);
  expect(plain(await stateOf())).toEqual(before);
});

test('messages that are split off become a conversation under the subject of their own first mail', async () => {
  const { mail, support } = await desk.begin();
  await desk.keep(await desk.mail({ from: mail.from, in_reply_to: mail.id, subject: 'Re: The mug is broken', text: 'And this.' }));
  const { messages } = await desk.desk(support._id);
  await split(support._id, [messages.at(-1)._id]);
  const { others } = (await desk.ask('query ($id: ID!) { support(_id: $id) { others { subject } } }', { id: support._id })).support;
  expect(others.map(({ subject }: { subject: string }) => subject)).toContain('The mug is broken');
});

test('a conversation that begins on a Friday evening is due on Monday', async () => {
  await desk.stopAt(5, '17:30');
  const now = await desk.now();
  const { support } = await desk.begin();
  const urgent = await desk.change(support._id, { priority: 'urgent' });
  expect(urgent.due_at - now).toBe(64 * HOUR);
  await desk.stopAt(2, '10:00');
});

test('a mail is kept once, where it belongs, in whatever order mails come', async () => {
  const buyer = { name: 'Uma', address: 'Uma@Mail.test' };
  const older = await desk.sell('uma@mail.test', 'U-1000');
  await desk.advance(60);
  const order = await desk.sell('uma@mail.test', 'U-1001');
  const first = await desk.mail({ from: buyer, subject: 'Where is it? (#U-1000)' });
  const reply = await desk.mail({ from: buyer, in_reply_to: first.id, references: [first.id], subject: 'Re: Where is it?' });
  // The answer comes first.
  expect(await desk.keep(reply)).toBe(1);
  expect(await desk.keep(first, reply)).toBe(1);
  expect(await desk.keep({ ...first, key: 'again' }, { ...reply, id: 'again@mail.test' })).toBe(0);
  const [a, b] = [await desk.of(reply), await desk.of(first)];
  // Its latest order; the named one has a conversation of its own.
  expect(a.order).toMatchObject({ _id: order });
  expect(b.order).toMatchObject({ _id: older });
  expect(
    (await desk.ask('query ($id: ID!) { order(_id: $id) { events { code } } }', { id: older })).order.events.map(
      (e: { code: string }) => e.code,
    ),
  ).toContain('support_opened');
  // Whoever says to answer what was never written to them is nobody of the conversation.
  const stranger = await desk.mail({ in_reply_to: first.id, text: 'Let me in' });
  await desk.keep(stranger);
  expect((await desk.of(stranger))._id).not.toBe(b._id);
  // A message that claims another's name overwrites nothing.
  await desk.keep(await desk.mail({ id: first.id, text: 'Another' }));
  expect((await desk.desk(b._id)).messages.map(({ body }: { body: string }) => body)).toEqual([first.text]);
});

test('a mail is about the order it names, however that is written; one that names an unknown order is about none', async () => {
  const buyer = { name: 'Nia', address: 'nia@mail.test' };
  const [one, two] = [await desk.sell('nia@mail.test', 'SHOP-7003'), await desk.sell('nia@mail.test', '7004-EU')];
  await desk.advance(60);
  const latest = await desk.sell('nia@mail.test', '7009');
  const about = async (subject: string) => {
    const mail = await desk.mail({ from: buyer, subject });
    await desk.keep(mail);
    return (await desk.of(mail)).order?._id;
  };
  expect(await about('Order no.7003')).toBe(one);
  expect(await about('shop-7003 is late')).toBe(one);
  expect(await about('commande n°7004')).toBe(two);
  expect(await about('№7004')).toBe(two);
  expect(await about('Bestellung Nr.7999')).toBeUndefined();
  expect(await about('Where are my 2 shirts?')).toBe(latest);
});

test('a mail without references joins what is about the same; another matter, another parcel, and a new subject in an old thread begin anew', async () => {
  const carrier = { name: 'Carrier', address: 'notice@carrier.test' };
  const place = async (changes: Parameters<typeof desk.mail>[0]) => {
    const mail = await desk.mail({ from: carrier, ...changes });
    await desk.keep(mail);
    return { mail, support: await desk.of(mail) };
  };
  const lost = await place({ subject: 'Customs notice', text: 'Parcel LX123456789DE is held.' });
  const other = await place({ subject: 'Customs notice', text: 'Parcel LX987654321DE is held.' });
  expect(other.support._id).not.toBe(lost.support._id);
  expect((await place({ subject: 'Invoice for May' })).support._id).not.toBe(other.support._id);
  expect((await place({ subject: 'Odp: [EXTERNAL] Customs notice', text: 'It is still there.' })).support._id).toBe(other.support._id);
  const [in_reply_to] = [lost.mail.id];
  expect((await place({ in_reply_to, subject: 'RE: Customs notice' })).support._id).toBe(lost.support._id);
  const anew = await place({ in_reply_to, subject: 'Do you also print mugs?' });
  expect(anew.support).toMatchObject({ subject: 'Do you also print mugs?', previous_id: lost.support._id });
});

test('orders are found by the digits of their numbers and by the whole', async () => {
  const found = async (search: string): Promise<string[]> =>
    (await desk.ask('query ($s: String) { orders(search: $s) { number } }', { s: search })).orders.map(
      ({ number }: { number: string }) => number,
    );
  for (const search of ['7003', '#7003', 'SHOP-7003', '#shop-7003']) expect(await found(search)).toEqual(['SHOP-7003']);
  for (const search of ['7004', '#7004-EU']) expect(await found(search)).toEqual(['7004-EU']);
});

test('automatic mails change nothing; what comes back marks the reply', async () => {
  const { mail, support } = await desk.begin();
  const sent = (await desk.reply(support._id, 'Hello')).messages.at(-1);
  await desk.advance(10);
  await desk.deliver();
  const { mail_id } = await desk.server.services.db
    .selectFrom('messages')
    .select('mail_id')
    .where('_id', '=', sent._id)
    .executeTakeFirstOrThrow();
  await desk.keep(await desk.mail({ from: mail.from, in_reply_to: mail_id, automatic: true, text: 'I am away' }));
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Waiting', sla: null, messages: 3 });
  const from = { name: '', address: 'mailer-daemon@mail.test' };
  const refused = { mail_id: mail_id ?? '', recipient: 'somebody@else.test', refusal: 'mail.unknownRecipient' as never };
  await desk.keep(await desk.mail({ from, automatic: true, bounced: [refused] }));
  expect((await desk.desk(support._id)).support.failed).toBe(false);
  await desk.keep(await desk.mail({ from, automatic: true, bounced: [{ ...refused, recipient: mail.from!.address }] }));
  const after = await desk.desk(support._id);
  expect(after.support).toMatchObject({ status: 'Inprocess', failed: true });
  expect(after.support.due_at).not.toBeNull();
  expect(after.messages.find(({ _id }: { _id: string }) => _id === sent._id)).toMatchObject({ status: 'failed', refusal: refused.refusal });
  await desk.ask('mutation ($id: ID!) { messageRetry(_id: $id) { _id } }', { id: sent._id });
  await desk.advance(10);
  await desk.deliver();
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Waiting', failed: false });
  expect(await refusal(desk.ask('mutation ($id: ID!) { messageRetry(_id: $id) { _id } }', { id: sent._id }))).toBe(
    'Only messages that failed can be sent again.',
  );
});

test('a mail that is refused leaves the conversation due; a buyer who writes meanwhile waits still', async () => {
  const { mail, support } = await desk.begin();
  const sent = (await desk.reply(support._id, 'Hello', { then: 'resolve' })).messages.at(-1);
  const now = await desk.now();
  const named = { container_id: desk.container, _id: sent._id, support_id: support._id };
  await desk.server.services.inContainer(desk.container, (tx) => messageFailed(tx, named, 'mail.refused', now));
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Inprocess', due_at: support.due_at, failed: true });
  await desk.keep(await desk.mail({ from: mail.from, text: 'One more thing' }));
  await desk.ask('mutation ($id: ID!) { messageRetry(_id: $id) { _id } }', { id: sent._id });
  await desk.advance(10);
  await desk.deliver();
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Inprocess', sla: 'ok' });
});

test('what rests is paused, and goes on when its time comes or the buyer writes', async () => {
  const { mail, support } = await desk.begin();
  const now = await desk.now();
  expect(await refusal(desk.change(support._id, { snoozed_until: now - 1 }))).toBe('Choose a future time.');
  const rests = await desk.change(support._id, { snoozed_until: now + HOUR });
  expect(rests).toMatchObject({ sla: 'paused', due_at: null, due_left: 8 * HOUR, snoozed_until: now + HOUR });
  await desk.advance(HOUR);
  await endOfSnoozes.run(desk.server.services);
  expect((await desk.desk(support._id)).support).toMatchObject({ sla: 'ok', snoozed_until: null });
  await desk.change(support._id, { snoozed_for_parcel: true });
  await desk.keep(await desk.mail({ from: mail.from }));
  expect((await desk.desk(support._id)).support).toMatchObject({ sla: 'ok', snoozed_until: null, snoozed_for_parcel: false });
});

test('what is resolved comes back with the buyer, and is closed after a week', async () => {
  const { mail, support } = await desk.begin();
  expect(await refusal(desk.change(support._id, { status: 'Waiting' }))).toBe('Not available from its current status.');
  expect(await refusal(desk.change(support._id, { status: 'Closed' }))).toBe('This status is set automatically.');
  await desk.change(support._id, { status: 'Resolved' });
  await desk.keep(await desk.mail({ from: mail.from }));
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Inprocess', sla: 'ok' });
  await desk.change(support._id, { status: 'Resolved' });
  await desk.advance(CLOSES_AFTER);
  await closingOfSupports.run(desk.server.services);
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Closed', sla: null });
  expect(await refusal(desk.reply(support._id, 'Hello?'))).toBe('This conversation is closed. Start a new one.');
  const late = await desk.mail({ from: mail.from, in_reply_to: mail.id });
  await desk.keep(late);
  expect(await desk.of(late)).toMatchObject({ status: 'New', previous_id: support._id });
});

test('a macro does all of its steps or none', async () => {
  const order = await desk.sell('vera@mail.test', 'V-1');
  const { support } = await desk.begin({ from: { name: 'Vera Vogel', address: 'vera@mail.test' }, subject: 'Order V-1' });
  expect(support.order).toMatchObject({ _id: order });
  const make = async (name: string, steps: object[]) =>
    (await desk.ask('mutation ($p: MacroInput!) { makeMacro(params: $p) { _id } }', { p: { name, steps } })).makeMacro._id;
  const run = (_id: string, items: object[] = [{ _id: support._id }]) =>
    desk.ask(
      'mutation ($id: ID!, $items: [MacroItemInput!]!) { macroRun(_id: $id, items: $items) { _id status tags sla assignee { _id } } }',
      { id: _id, items },
    );
  expect(await refusal(make('Bad', [{ act: 'ticket', value: 'nonsense' }]))).toBe('This step isn’t valid: ticket nonsense');
  const lost = await make('Lost', [
    { act: 'tag', value: 'lost' },
    { act: 'reply', value: 'Dear {{buyer.first_name|there}}, {{tracking.number}} is lost.' },
  ]);
  expect(await refusal(run(lost))).toBe('Fill in {{tracking.number}} first.');
  expect((await desk.desk(support._id)).support).toMatchObject({ tags: [], messages: 1 });
  const all = await make('All', [
    { act: 'assign', value: 'me' },
    { act: 'tag', value: 'address' },
    { act: 'ticket', value: 'address_change' },
    { act: 'hold', value: 'buyer' },
    { act: 'note', value: 'Asked {{buyer.first_name}}' },
    { act: 'reply', value: 'Dear {{buyer.first_name|there}}, {{order.items}}: where to? {{address.link}} {{tracking.number|soon}}' },
    { act: 'status', value: 'Resolved' },
    { act: 'priority', value: 'high' },
  ]);
  expect(await refusal(run(all, [{ _id: support._id, expect_last_id: 'f'.repeat(24) }]))).toMatch(/replied \d+ sec ago/);
  const { macroRun } = await run(all);
  expect(macroRun).toMatchObject([{ status: 'Inprocess', tags: ['address'] }]);
  const after = await desk.desk(support._id);
  const bodies = after.messages.map(({ body }: { body: string }) => body);
  expect(bodies).toEqual([
    expect.any(String),
    'Asked Robin',
    expect.stringMatching(/^Dear Robin, 2 × Tee: where to\? http\S+\/account\/address\?token=\S+ soon$/),
  ]);
  const { tasks, orders } = await desk.ask(
    'query ($id: ID!) { tasks(order_id: $id) { category type } orders(_id: $id) { hold { reason } } }',
    { id: order },
  );
  expect(tasks).toContainEqual({ category: 'address_change', type: 'support' });
  expect(orders).toMatchObject([{ hold: { reason: 'buyer' } }]);
  await desk.advance(10);
  await desk.deliver();
  expect((await desk.desk(support._id)).support).toMatchObject({ status: 'Resolved', sla: null });
});

test.each([
  [
    'shortcut',
    'mutation ($p: CannedReplyInput!) { made: makeCannedReply(params: $p) { _id } }',
    { name: 'Twin', shortcut: 'twin', body: 'Hello' },
  ],
  [
    'name',
    'mutation ($p: MacroInput!) { made: makeMacro(params: $p) { _id } }',
    { name: 'Twin', steps: [{ act: 'status', value: 'Resolved' }] },
  ],
])('of two who take a %s at once one has it, and the other is told', async (what, document, p) => {
  const [one, other] = [desk.ask, desk.other].map((ask) => ask(document, { p }));
  const both = await Promise.allSettled([one, other]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(desk.ask(document, { p: { ...p, [what]: 'TWIN' } })).rejects.toThrow(/already|taken/iu);
});

test('who is there is told when it changes, and forgotten soon after a page went down', async () => {
  const { support } = await desk.begin();
  const here = (mode: string, by = desk.ask, device = 'a') =>
    by('mutation ($id: ID!, $m: String!, $d: ID!) { presence(support_id: $id, mode: $m, device: $d) }', {
      id: support._id,
      m: mode,
      d: device,
    });
  const there = async () => (await desk.ask('{ presences { support_id mode person { _id } } }')).presences;
  const client = await desk.server.services.pool.connect();
  const told: string[] = [];
  client.on('notification', ({ payload = '' }) => void (payload.includes(':presences:') && told.push(payload)));
  await client.query('listen back_office_live');
  try {
    await here('view');
    await here('view');
    await here('view', desk.other, 'b');
    await here('reply', desk.other, 'b');
    await here('reply', desk.other, 'b');
    expect(await there()).toMatchObject([{ mode: expect.any(String) }, { mode: expect.any(String) }]);
    expect((await there()).find(({ person }: { person: { _id: string } }) => person._id === desk.agent._id).mode).toBe('reply');
    await here('gone');
    await client.query('select 1');
    expect(told).toHaveLength(4);
    await desk.server.services.db
      .updateTable('presences')
      .set((row) => ({ seen_at: row('seen_at', '-', 20) }))
      .execute();
    expect(await there()).toEqual([]);
    await endOfPresences.run(desk.server.services);
    await client.query('select 1');
    expect(told).toHaveLength(5);
  } finally {
    client.release(true);
  }
});

test('some of many are changed, and why others are not is said', async () => {
  const one = (await desk.begin()).support;
  const two = (await desk.begin()).support;
  await desk.change(two._id, { status: 'Resolved' });
  const ids = [one._id, two._id, 'f'.repeat(24)];
  const asked = await desk.ask(
    'query ($ids: [ID!]!, $s: SupportUpdateInput) { bulkCheck(action: "supportUpdate", ids: $ids, support: $s) { ok message } }',
    {
      ids,
      s: { snoozed_for_parcel: true },
    },
  );
  expect(asked.bulkCheck).toEqual([
    { ok: true, message: '' },
    { ok: false, message: 'Resolved conversations can’t be snoozed.' },
    { ok: false, message: 'No longer exists.' },
  ]);
  const { supportUpdate } = await desk.ask(UPDATE, { ids, params: { snoozed_for_parcel: true } });
  expect(supportUpdate).toMatchObject([{ _id: one._id, sla: 'paused' }]);
});

test('what is asked in vain is refused with a sentence', async () => {
  const { support } = await desk.begin();
  const gone = 'f'.repeat(24);
  expect(await refusal(desk.desk(gone))).toBe('This conversation no longer exists.');
  expect(await refusal(desk.reply(support._id, ' '))).toBe('Write a message first.');
  expect(await refusal(desk.reply(support._id, 'Hello {{order.number}}'))).toBe('Fill in {{order.number}} first.');
  expect(await refusal(desk.ask(SEND, { support_id: support._id, kind: 'shout', body: 'x' }))).toBe('“shout” isn’t a valid choice here.');
  expect(await refusal(split(support._id, [support.last_message_id]))).toBe('Leave at least one message in this conversation.');
  expect(await refusal(merge([support._id], support._id))).toBe('Choose a different conversation to merge into.');
  expect(await refusal(desk.ask('mutation { removeMacro(_id: "x") }'))).toBe('This macro no longer exists.');
  expect(await refusal(desk.ask('query ($id: ID!) { messages(support_id: $id, before: "x") { _id } }', { id: support._id }))).toBe(
    'This message no longer exists.',
  );
});

test('lists are filtered, found and counted', async () => {
  const { support } = await desk.begin({ subject: 'Zebra stripes (fading)', from: { name: 'Zoë Ziegler', address: 'zoe@zebra.test' } });
  await desk.change(support._id, { add_tags: ['stripes'] });
  const found = async (args: string): Promise<string[]> =>
    (await desk.ask(`{ supports(${args}) { _id } }`)).supports.map(({ _id }: { _id: string }) => _id);
  for (const search of ['zebra', 'ZEB fad', 'zoë', 'zoe@zebra', '(fading)'])
    expect(await found(`search: "${search}"`)).toEqual([support._id]);
  expect(await found('search: "zebra lion"')).toEqual([]);
  expect(await found('tag: "stripes"')).toEqual([support._id]);
  expect(await found('sla: "paused"')).not.toContain(support._id);
  const inbox = async () => (await desk.ask('{ supportInbox { mine unassigned } }')).supportInbox;
  const before = await inbox();
  expect(await found('status: "Open", assignee: "nobody", search: "zebra"')).toEqual([support._id]);
  await desk.change(support._id, { assignee: 'me' });
  expect(await inbox()).toEqual({ mine: before.mine + 1, unassigned: before.unassigned - 1 });
  expect(await found('status: "Open", assignee: "nobody", search: "zebra"')).toEqual([]);
  expect(await found('status: "Open", assignee: "me", search: "zebra"')).toEqual([support._id]);
  await desk.change(support._id, { status: 'Resolved' });
  expect(await inbox()).toEqual({ mine: before.mine, unassigned: before.unassigned - 1 });
  expect(await found('status: "Open", search: "zebra"')).toEqual([]);
  const { supportsCount } = await desk.ask('{ supportsCount { filter status count } }');
  const all = await desk.server.services.db.selectFrom('supports').select('_id').where('merged_into', 'is', null).execute();
  expect(supportsCount.reduce((sum: number, { count }: { count: number }) => sum + count, 0)).toBe(all.length);
});

test.each([
  ['US', 'December 4, 2026'],
  ['DE', '4. Dezember 2026'],
  ['BR', '4 de dezembro de 2026'],
])('a date in a reply stands in words, in the language of the country the order goes to: %s', async (country, said) => {
  const email = `${country.toLowerCase()}@dates.test`;
  const order = await desk.sell(email, `77${country}`);
  const buyer = { first_name: 'Robin', last_name: 'Baker', email, city: 'x', country, address_1: 'x', postcode: '1' };
  await desk.server.services.db
    .updateTable('orders')
    .set({ ship_by: Date.UTC(2026, 11, 4, 12) / 1000, buyer: JSON.stringify(buyer) as never })
    .where('_id', '=', order)
    .execute();
  const { support } = await desk.begin({ from: { name: 'Robin', address: email }, subject: `Order 77${country}` });
  const { variables } = await desk.desk(support._id);
  expect(variables.find(({ name }: { name: string }) => name === 'order.ship_by')).toEqual({ name: 'order.ship_by', value: said });
});
