import { sql } from 'kysely';
import { newId } from '../../../../src/server/db/ids';
import { ruleSubjects } from '../../../../src/server/rule-subjects';
import { forgetOldRuns, runningOfRules, timingOfRules } from '../../../../src/server/rules/rounds';
import { DAY, HOUR } from '../../../../src/server/kernel/clock';
import { asSeller } from '../../commerce';
import { refusal, SupportDesk } from '../desk';
import { clearRules, listRules, listRuns, ruleParams, runRules, SAVE, saveReply, saveRule, testRule } from './rule-desk';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());
afterEach(() => clearRules(desk));

const standing = async (id: string) => (await desk.desk(id)).support;
/** An agent with some access to conversations only. */
const agentWho = async (access: object) => {
  const { makeUserGroup } = await desk.ask('mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }', {
    params: {
      name: `Desk ${newId()}`,
      permission: [{ module: 'messenger', access: { view: true, add: false, update: false, delete: false, ...access } }],
    },
  });
  const user = await desk.server.makeUser(
    { _id: desk.container, domain: 'demo', label: 'Demo' },
    { role: 'sale', groupId: makeUserGroup._id },
  );
  return asSeller(desk.server.origin, user.token);
};

describe('rules are saved', () => {
  test('as they were typed, run in the order they were made, and are put into another one', async () => {
    const first = await saveRule(desk, {
      name: ' First ',
      when: [['words', 'contains', ' late ', 'late']],
      then: [['tag', 'late, urgent']],
      stop: true,
    });
    expect(first).toMatchObject({
      ...{ subject: 'support', name: 'First', enabled: true, event: 'received', hours: null, match: 'all', stop: true },
      ...{ conditions: [{ field: 'words', op: 'contains', values: ['late'] }], steps: [{ act: 'tag', value: 'late, urgent' }] },
      ...{ runs: 0, refused: 0, last_run_at: null },
    });
    const second = await saveRule(desk, { event: 'waits', hours: 24 });
    const order = (ids: string[]) => desk.ask('mutation ($ids: [ID!]!) { ruleOrder(subject: "support", ids: $ids) { _id } }', { ids });
    expect((await listRules(desk)).map(({ _id }: { _id: string }) => _id)).toEqual([first._id, second._id]);
    expect(await order([second._id, first._id])).toEqual({ ruleOrder: [{ _id: second._id }, { _id: first._id }] });
    for (const ids of [[first._id], [first._id, second._id, newId()], [first._id, first._id]])
      expect(await refusal(order(ids))).toBe('The rules have changed. Load them again, then set their order.');
    const changed = await saveRule(desk, { name: 'Changed' }, { _id: first._id, updated_at: first.updated_at });
    expect(changed).toMatchObject({ _id: first._id, name: 'Changed', conditions: [], stop: false });
    expect(await refusal(saveRule(desk, {}, { _id: first._id, updated_at: first.updated_at }))).toMatch(/changed|saved/u);
    const remove = (_id: string) => desk.ask('mutation ($_id: ID!) { ruleRemove(subject: "support", _id: $_id) }', { _id });
    expect(await remove(first._id)).toEqual({ ruleRemove: true });
    expect(await refusal(remove(first._id))).toBe('This rule no longer exists.');
    expect(await refusal(saveRule(desk, {}, { _id: first._id }))).toBe('This rule no longer exists.');
  });

  test('but not with a fault, which is told with its number', async () => {
    const fault = (typed: Parameters<typeof saveRule>[1]) => refusal(saveRule(desk, typed));
    expect(await fault({ name: ' ' })).toBe('Enter a name for the rule.');
    expect(await fault({ subject: 'orders' })).toBe('Rules for “orders” aren’t available.');
    expect(await fault({ event: 'nothing' })).toBe('Choose when the rule runs.');
    expect(await fault({ event: 'waits' })).toMatch(/^Enter between 1 and 720 hours/u);
    expect(await fault({ then: [] })).toBe('Add at least one step.');
    const when = [
      ['words', 'contains', 'a'],
      ['store', 'is', desk.store],
    ] as const;
    expect(await fault({ when: [...when, ['store', 'isNot', newId()]] })).toBe('Condition 3 isn’t complete or valid.');
    expect(await fault({ when: [['assignee', 'is', 'nobody', newId()]] })).toBe('Condition 1 isn’t complete or valid.');
    expect(
      await fault({
        then: [
          ['tag', 'a'],
          ['assign', newId()],
        ],
      }),
    ).toBe('Step 2 isn’t complete or valid.');
    expect(await fault({ then: [['reply', newId()]] })).toBe('Step 1 isn’t complete or valid.');
    expect(await saveRule(desk, { when: [...when, ['assignee', 'is', 'nobody', desk.agent._id]], then: [['assign', '']] })).toMatchObject({
      enabled: true,
    });
  });

  test('up to a hundred of them, also by two at once', async () => {
    const definition = { event: 'received', hours: null, match: 'all', conditions: [], steps: [] };
    await sql`insert into rules (container_id, _id, subject, place, name, enabled, definition, stop, since, created_at, updated_at)
      select ${desk.container}, lpad(n::text, 24, '0'), 'support', n, 'Rule', false, ${JSON.stringify(definition)}::jsonb, false, 0, 0, 0
      from generate_series(1, 99) as n`.execute(desk.server.services.db);
    const both = await Promise.allSettled([saveRule(desk, {}), saveRule(desk, {})]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(saveRule(desk, {}))).toBe('A workspace can have up to 100 rules. Delete one first.');
  });

  test('by whoever may add and change conversations, and seen by whoever may see them', async () => {
    const [viewer, writer] = [await agentWho({}), await agentWho({ update: true })];
    const { _id } = await saveRule(desk, { enabled: false });
    expect(await listRules({ ask: viewer })).toMatchObject([{ _id }]);
    expect(await testRule({ ask: viewer }, {})).toMatchObject({ complete: expect.any(Boolean) });
    expect(await refusal(viewer(SAVE, { params: ruleParams({}) }))).toMatch(/messenger: add/u);
    expect(await refusal(writer(SAVE, { params: ruleParams({}) }))).toMatch(/messenger: add/u);
    expect(await refusal(viewer(SAVE, { _id, params: ruleParams({}) }))).toMatch(/messenger: update/u);
    expect((await writer(SAVE, { _id, params: ruleParams({ enabled: false, name: 'Theirs' }) })).ruleSave).toMatchObject({
      name: 'Theirs',
    });
    expect(await refusal(writer('mutation ($_id: ID!) { ruleRemove(subject: "support", _id: $_id) }', { _id }))).toMatch(
      /messenger: delete/u,
    );
  });
});

describe('rules run', () => {
  test('for a message a buyer wrote, whatever it quotes, and not for automatic mail', async () => {
    const order = await desk.sell('anna@mail.test', 'A-1');
    await saveRule(desk, {
      name: 'Late',
      when: [['words', 'contains', 'where is', 'wo ist']],
      then: [
        ['tag', 'where, late'],
        ['priority', 'high'],
      ],
    });
    const asked = await desk.begin({ subject: 'A-1', text: 'WHERE is my order?', from: { name: 'Anna', address: 'anna@mail.test' } });
    const quoted = await desk.begin({
      subject: 'Thanks',
      text: 'It arrived.\n\nOn Mon, 2 Nov 2026 at 10:00, Anna <anna@mail.test> wrote:\n> Where is my order?\n> Tell me',
    });
    const automatic = await desk.begin({ subject: 'Away', text: 'Where is everybody?', automatic: true });
    await runRules(desk);
    expect(asked.support.order).toMatchObject({ _id: order });
    expect(await standing(asked.support._id)).toMatchObject({ tags: ['where', 'late'], priority: 'high' });
    for (const { support } of [quoted, automatic]) expect(await standing(support._id)).toMatchObject({ tags: [], priority: 'normal' });
    expect(await listRuns(desk)).toMatchObject([
      { rule_name: 'Late', subject_id: asked.support._id, title: 'A-1', event: 'received', outcome: 'done', refusal: null },
    ]);
    expect(await listRules(desk)).toMatchObject([{ runs: 1, refused: 0, last_run_at: await desk.now() }]);
  });

  test('by what the buyer wrote, not by the subject or the mail an answer repeats', async () => {
    await saveRule(desk, { when: [['words', 'contains', 'refund']], then: [['tag', 'money']] });
    const { mail } = await desk.begin({ subject: 'Refund please', text: 'Hello' });
    const answer = { from: mail.from, in_reply_to: mail.id, subject: 'Re: Refund please' };
    await desk.keep(await desk.mail({ ...answer, text: 'Thank you' }));
    const sent = 'Sent: Monday, 2 November 2026 10:00\nTo: Robin\nSubject: Re: Refund please';
    const head = `-----Original Message-----\nFrom: Shop <shop@shop.test>\n${sent}`;
    await desk.keep(await desk.mail({ ...answer, text: `${head}\n\nYour refund is\non its way.` }));
    await runRules(desk);
    expect(await listRuns(desk)).toHaveLength(1);
    await desk.keep(await desk.mail({ ...answer, text: 'The refund did not come' }));
    await runRules(desk);
    expect(await listRuns(desk)).toHaveLength(2);
  });

  test('by what is known of the conversation, its message and its order', async () => {
    await desk.sell('facts@mail.test', 'F-1');
    const file = {
      filename: 'a.txt',
      mime: 'text/plain',
      size: 1,
      storage_key: null,
      preview: false,
      refusal: 'mail.fileTooLarge',
    } as const;
    const { support, mail } = await desk.begin({
      ...{ subject: 'Order F-1', from: { name: 'Robin', address: 'facts@mail.test' }, files: [file] },
      text: 'Guten Tag, leider ist meine Bestellung noch nicht angekommen. Können Sie mir bitte sagen, wann sie geliefert wird?',
    });
    const holds: [string, string, ...string[]][] = [
      ['subject', 'contains', 'order'],
      ['sender', 'contains', 'facts@'],
      ['language', 'is', 'de'],
      ['first', 'is', 'yes'],
      ['file', 'is', 'yes'],
      ['business_hours', 'is', 'yes'],
      ['store', 'is', desk.store],
      ['channel', 'is', 'mail'],
      ['status', 'is', 'New'],
      ['priority', 'is', 'normal'],
      ['assignee', 'is', 'nobody'],
      ['tag', 'hasNot', 'vip'],
      ['has_order', 'is', 'yes'],
      ['order_status', 'is', 'Pending'],
      ['has_tracking', 'is', 'no'],
      ['order_age', 'atMost', '0'],
    ];
    expect(await testRule(desk, { when: [...holds, ['sender', 'contains', mail.from!.address]] })).toMatchObject({
      touched: 1,
      examples: [{ subject_id: support._id, title: 'Order F-1', detail: 'Robin' }],
    });
    const not: readonly [string, string, string][] = [
      ['words', 'contains', 'refund'],
      ['language', 'is', 'en'],
      ['file', 'is', 'no'],
      ['business_hours', 'is', 'no'],
      ['store', 'isNot', desk.store],
      ['order_age', 'atLeast', '1'],
    ];
    for (const each of not) expect([each, (await testRule(desk, { when: [...holds, each] })).touched]).toEqual([each, 0]);
    await saveRule(desk, { event: 'received', when: holds, then: [['tag', 'known']] });
    await desk.keep(await desk.mail({ from: mail.from, in_reply_to: mail.id, text: 'Hallo?' }));
    await runRules(desk);
    expect(await standing(support._id)).toMatchObject({ tags: [] });
  });

  test('in their order, each with what the ones before left, until one says that it is the last', async () => {
    await saveRule(desk, { name: '1', then: [['tag', 'one']] });
    await saveRule(desk, { name: '2', when: [['tag', 'has', 'one']], then: [['tag', 'two']], stop: true });
    await saveRule(desk, { name: '3', then: [['tag', 'three']] });
    const { support } = await desk.begin();
    await runRules(desk);
    expect(await standing(support._id)).toMatchObject({ tags: ['one', 'two'] });
    expect((await listRuns(desk)).map(({ rule_name }: { rule_name: string }) => rule_name)).toEqual(['2', '1']);
  });

  test('each of their steps as somebody would do it, and people are told', async () => {
    const reply = await saveReply(desk, 'Dear {{buyer.first_name}}, {{agent.name}} got it.');
    await saveRule(desk, {
      then: [
        ['assign', desk.agent._id],
        ['priority', 'urgent'],
        ['tag', 'all'],
        ['note', 'Look, {{buyer.first_name}} wrote'],
        ['reply', reply],
        ['status', 'Waiting'],
        ['snooze', 'tomorrow'],
      ],
    });
    const { support } = await desk.begin();
    await runRules(desk);
    expect(await listRuns(desk)).toMatchObject([{ outcome: 'done' }]);
    const after = await desk.desk(support._id);
    expect(after.support).toMatchObject({
      status: 'Inprocess',
      assignee: { _id: desk.agent._id },
      priority: 'urgent',
      tags: ['all'],
      direction: 'in',
    });
    expect(after.support.snoozed_until).toBeGreaterThan(await desk.now());
    const { sto_name } = await desk.server.services.db
      .selectFrom('stores')
      .select('sto_name')
      .where('_id', '=', desk.store)
      .executeTakeFirstOrThrow();
    expect(after.messages.slice(1)).toMatchObject([
      { direction: 'note', body: 'Look, Robin wrote', author: null },
      { direction: 'out', body: `Dear Robin, ${sto_name} got it.`, author: null, status: 'scheduled' },
    ]);
    const { notifications } = await desk.other('{ notifications { subject } }');
    expect(notifications).toContainEqual({ subject: expect.stringContaining('A rule') });
    await desk.advance(10);
    await desk.deliver();
    expect(await standing(support._id)).toMatchObject({ status: 'Waiting' });
  });

  test('for an order whose status changed, with the status it went to', async () => {
    const order = await desk.sell('olga@mail.test', 'O-1');
    await saveRule(desk, {
      event: 'order',
      when: [
        ['order_status', 'is', 'On Hold'],
        ['last_from', 'is', 'buyer'],
      ],
      then: [['tag', 'held']],
    });
    const { support } = await desk.begin({ subject: 'O-1', from: { name: 'Olga', address: 'olga@mail.test' } });
    const change = (params: object) =>
      desk.ask('mutation ($ids: [ID!]!, $params: OrderUpdateInput!) { orderUpdate(ids: $ids, params: $params) { _id } }', {
        ids: [order],
        params,
      });
    await change({ hold: { reason: 'buyer' } });
    // It is another one by the time the rules run.
    await change({ release: true });
    await runRules(desk);
    expect(await standing(support._id)).toMatchObject({ tags: ['held'] });
    expect(await listRuns(desk)).toMatchObject([{ event: 'order', outcome: 'done' }]);
    expect(await testRule(desk, { event: 'order', when: [['order_status', 'is', 'On Hold']] })).toMatchObject({
      touched: 1,
      complete: true,
    });
  });

  test('for what nobody wrote in for so long since the rule was switched on, once for each last message', async () => {
    const old = await desk.begin({ subject: 'Old' });
    await desk.advance(25 * HOUR);
    const [resting, resolved, fresh] = [
      await desk.begin({ subject: 'Resting' }),
      await desk.begin({ subject: 'Done' }),
      await desk.begin({ subject: 'Fresh' }),
    ];
    await desk.change(resting.support._id, { snoozed_until: (await desk.now()) + 5 * DAY });
    await desk.change(resolved.support._id, { status: 'Resolved' });
    const rule = await saveRule(desk, {
      event: 'waits',
      hours: 24,
      when: [['last_from', 'is', 'buyer']],
      then: [
        ['tag', 'waits'],
        ['note', 'It waits'],
      ],
    });
    const tagged = async () => {
      await runRules(desk);
      const runs = await listRuns(desk);
      return runs.map(({ title }: { title: string }) => title);
    };
    await desk.advance(23 * HOUR);
    expect(await tagged()).toEqual([]);
    await desk.advance(HOUR);
    expect(await tagged()).toEqual(['Fresh']);
    expect(await tagged()).toEqual(['Fresh']);
    // The rule's own note is no message to wait from.
    await desk.advance(25 * HOUR);
    expect(await tagged()).toEqual(['Fresh']);
    await desk.keep(await desk.mail({ from: fresh.mail.from, in_reply_to: fresh.mail.id, subject: 'Re: Fresh' }));
    await desk.advance(24 * HOUR);
    expect(await tagged()).toEqual(['Fresh', 'Fresh']);
    // It takes up what rested as soon as it rests no more.
    await desk.change(resting.support._id, { snoozed_until: 0 });
    expect(await tagged()).toEqual(['Resting', 'Fresh', 'Fresh']);
    await saveRule(desk, { event: 'waits', hours: 2, when: [['last_from', 'is', 'buyer']] }, { _id: rule._id });
    expect(await tagged()).toHaveLength(3);
    expect(await standing(old.support._id)).toMatchObject({ tags: [] });
    expect(await standing(resolved.support._id)).toMatchObject({ tags: [] });
  });

  test('for what nobody wrote in, whatever people note about it meanwhile', async () => {
    await saveRule(desk, { event: 'waits', hours: 24, then: [['tag', 'waits']] });
    const { support } = await desk.begin();
    const note = () =>
      desk.ask('mutation ($id: ID!) { messageSend(support_id: $id, kind: "note", body: "I look into it") { _id } }', { id: support._id });
    await desk.advance(20 * HOUR);
    await note();
    await desk.advance(4 * HOUR);
    await runRules(desk);
    expect(await listRuns(desk)).toHaveLength(1);
    await note();
    await desk.advance(25 * HOUR);
    await runRules(desk);
    expect(await listRuns(desk)).toHaveLength(1);
  });

  test('and what they skipped is known for 8 days', async () => {
    await saveRule(desk, { event: 'waits', hours: 1, when: [['words', 'contains', 'nobody writes this']] });
    await desk.begin();
    await desk.advance(HOUR);
    await runRules(desk);
    const kept = () => desk.server.services.db.selectFrom('rule_runs').select(['outcome', 'steps']).execute();
    expect(await kept()).toEqual([{ outcome: 'skipped', steps: [] }]);
    await desk.advance(8 * DAY);
    await forgetOldRuns(desk.server.services);
    expect(await kept()).toHaveLength(1);
    await desk.advance(1);
    await forgetOldRuns(desk.server.services);
    expect(await kept()).toEqual([]);
  });

  test('once for each occasion, though two servers come to it at once', async () => {
    await saveRule(desk, { then: [['note', 'Once']] });
    await saveRule(desk, { event: 'waits', hours: 1, then: [['note', 'Once more']] });
    const begun = [await desk.begin(), await desk.begin(), await desk.begin()];
    const { services } = desk.server;
    const twice = (round: typeof runningOfRules) =>
      Promise.all([round(ruleSubjects).run(services), round(ruleSubjects).run(services), round(ruleSubjects).run(services)]);
    await twice(runningOfRules);
    await desk.advance(HOUR);
    await twice(timingOfRules);
    await runRules(desk);
    for (const { support } of begun) {
      const { messages } = await desk.desk(support._id);
      expect(messages.map(({ body }: { body: string }) => body).slice(1)).toEqual(['Once', 'Once more']);
    }
    expect(await desk.server.services.db.selectFrom('rule_events').selectAll().execute()).toEqual([]);
  });

  test('or are refused with the reason, all of their steps; a rule that fails in any way stops no other', async () => {
    const reply = await saveReply(desk, 'Your number is {{tracking.number}}.');
    await saveRule(desk, {
      name: 'Unfilled',
      then: [
        ['tag', 'lost'],
        ['reply', reply],
      ],
      stop: true,
    });
    const broken = await saveRule(desk, { name: 'Broken', then: [['tag', 'lost']] });
    await saveRule(desk, {
      name: 'Member',
      then: [
        ['tag', 'lost'],
        ['assign', desk.agent._id],
      ],
    });
    await saveRule(desk, { name: 'Good', then: [['tag', 'good']] });
    const { db } = desk.server.services;
    // Nothing the database takes: a broken row of an older version, say.
    await db
      .updateTable('rules')
      .set({ definition: sql`jsonb_set(definition, '{conditions}', '[{"field": "words", "op": "nonsense", "values": ["a"]}]')` })
      .where('_id', '=', broken._id)
      .execute();
    const { support } = await desk.begin();
    await runRules(desk);
    expect(await standing(support._id)).toMatchObject({ tags: ['lost', 'good'], messages: 1 });
    const runs = await listRuns(desk);
    expect(
      runs.map(({ rule_name, outcome, refusal: code, refusal_values }: Record<string, unknown>) => [
        rule_name,
        outcome,
        code,
        refusal_values,
      ]),
    ).toEqual([
      ['Good', 'done', null, null],
      ['Member', 'done', null, null],
      ['Broken', 'refused', 'rule.failed', {}],
      ['Unfilled', 'refused', 'support.fillIn', { variable: '{{tracking.number}}' }],
    ]);
    expect(await listRuns(desk, { outcome: 'refused', rule_id: broken._id })).toHaveLength(1);
    expect(await listRules(desk)).toMatchObject([
      { runs: 1, refused: 1 },
      { runs: 1, refused: 1 },
      { refused: 0 },
      { runs: 1, refused: 0 },
    ]);
  });

  test('not while they are switched off, and their log ends after 90 days', async () => {
    const rule = await saveRule(desk, { enabled: false });
    const off = await desk.begin();
    await saveRule(desk, { name: 'On' }, { _id: rule._id });
    const on = await desk.begin();
    await runRules(desk);
    expect(await standing(off.support._id)).toMatchObject({ tags: [] });
    expect(await standing(on.support._id)).toMatchObject({ tags: ['seen'] });
    await desk.ask('mutation ($_id: ID!) { ruleRemove(subject: "support", _id: $_id) }', { _id: rule._id });
    const now = await desk.now();
    expect(await listRuns(desk, { start: now, end: now })).toMatchObject([{ rule_name: 'On' }]);
    expect(await listRuns(desk, { end: now - 1 })).toEqual([]);
    await desk.advance(89 * DAY);
    await forgetOldRuns(desk.server.services);
    expect(await listRuns(desk)).toHaveLength(1);
    await desk.advance(2 * DAY);
    await forgetOldRuns(desk.server.services);
    expect(await listRuns(desk)).toEqual([]);
  });

  test('as their dry run says', async () => {
    await desk.advance(31 * DAY);
    const words = ['where is it', 'refund please', 'a refund now', 'thank you', 'rien'];
    const typed = {
      when: [
        ['words', 'contains', 'refund'],
        ['sender', 'contains', '@mail.test'],
      ],
      then: [['tag', 'money']],
    } as const;
    await saveRule(desk, typed);
    for (const text of words) await desk.begin({ subject: text, text });
    await runRules(desk);
    const expected = await testRule(desk, typed);
    const runs = await listRuns(desk);
    expect(expected).toMatchObject({ touched: 2, events: words.length, complete: true });
    expect(expected.examples.map(({ subject_id }: { subject_id: string }) => subject_id).toSorted()).toEqual(
      runs.map(({ subject_id }: { subject_id: string }) => subject_id).toSorted(),
    );
    // Nobody writes for two hours.
    const waits = { event: 'waits', hours: 2, when: [['words', 'containsNot', 'refund']], then: [['tag', 'waits']] } as const;
    await saveRule(desk, waits);
    await desk.advance(2 * HOUR);
    await runRules(desk);
    expect(await testRule(desk, waits)).toMatchObject({ touched: 3, events: words.length });
    expect((await listRuns(desk)).filter(({ event }: { event: string }) => event === 'waits')).toHaveLength(3);
  });
});

test('a dry run reads 5,000 messages at most, and says that there are more', async () => {
  const { services } = desk.server;
  const now = await desk.now();
  const begun: string[] = [];
  for (let n = 0; n < 50; n += 1) begun.push((await desk.begin({ subject: `Much ${n}` })).support._id);
  await services.inContainer(desk.container, (tx) =>
    sql`insert into messages (container_id, _id, support_id, store_id, direction, body, status, email, created_at)
      select ${desk.container}, lpad(n::text, 24, '0'), (${begun}::text[])[1 + n % 50], ${desk.store}, 'in',
        'Hello, I wanted to ask where my order number ' || n || ' is, because it has not arrived yet. Please tell me. ' || repeat('Thank you very much. ', 10),
        'received', 'robin@mail.test', ${now} - 5200 + n
      from generate_series(1, 5100) as n`.execute(tx),
  );
  for (const event of ['received', 'waits', 'order']) {
    const typed = {
      event,
      hours: 1,
      when: [
        ['words', 'contains', 'refund', 'money back'],
        ['business_hours', 'is', 'yes'],
        ['language', 'is', 'en'],
      ],
    } as const;
    const said = await testRule(desk, typed);
    if (event === 'received') expect(said).toMatchObject({ touched: expect.any(Number), events: 5000, complete: false });
  }
});
