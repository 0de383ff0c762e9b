import { newId } from '../../../src/server/db/ids';
import { jsonb } from '../../../src/server/db/json';
import { asSeller, type Ask } from '../commerce';
import { refusal, SupportDesk } from './desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

const CHECK = `query ($macro: ID, $ids: [ID!]!, $notable: Boolean) { bulkCheck(action: "macroRun", macro: $macro, ids: $ids, notable: $notable) {
  _id ok code count message refusal refusal_values } }`;
const RUN =
  'mutation ($macro: ID!, $items: [MacroItemInput!]!, $change: ID) { macroRun(_id: $macro, items: $items, change: $change) { _id } }';
const UPDATE_ALL = `mutation ($ids: [ID!]!, $params: SupportUpdateInput!, $change: ID) {
  supportUpdate(ids: $ids, params: $params, change: $change) { _id } }`;
const UNDO = 'mutation ($change: ID!, $ids: [ID!]!) { supportUndo(change: $change, ids: $ids, device: "here") { _id } }';

const makeMacro = async (steps: readonly object[]): Promise<string> =>
  (await desk.ask('mutation ($p: MacroInput!) { makeMacro(params: $p) { _id } }', { p: { name: newId(), steps } })).makeMacro._id;
const check = async (macro: string, ids: readonly string[]) => (await desk.ask(CHECK, { macro, ids })).bulkCheck;
const run = async (macro: string, ids: readonly string[], change?: string): Promise<string[]> =>
  (await desk.ask(RUN, { macro, items: ids.map((_id) => ({ _id })), change })).macroRun.map(({ _id }: { _id: string }) => _id);
const update = (ids: readonly string[], params: object, change: string, by: Ask = desk.ask) => by(UPDATE_ALL, { ids, params, change });
const undo = async (change: string, ids: readonly string[], by: Ask = desk.ask): Promise<string[]> =>
  (await by(UNDO, { change, ids })).supportUndo.map(({ _id }: { _id: string }) => _id);

/** Everything that is kept of conversations, but for their versions. */
const kept = async (ids: readonly string[]) => {
  const rows = await desk.server.services.db.selectFrom('supports').selectAll().where('_id', 'in', ids).orderBy('_id').execute();
  return rows.map(({ updated_at: _version, undo: _undo, ...row }) => row);
};
const counts = async () => (await desk.ask('{ supportsCount { filter status count } supportInbox { mine unassigned } }')) as object;
const begin = async (changes: Parameters<SupportDesk['begin']>[0] = {}): Promise<string> => (await desk.begin(changes)).support._id;
const three = async (): Promise<string[]> => [await begin(), await begin(), await begin()].sort();

/** A store without a mailbox, with a conversation. */
const beginElsewhere = async (): Promise<string> => {
  const now = await desk.now();
  const [store_id, _id] = [newId(), newId()];
  await desk.server.services.inContainer(desk.container, async (tx) => {
    const limits = {
      default_quantity: 1,
      max_per_day: 0,
      max_per_week: 0,
      max_per_month: 0,
      schedule_fetch: 0,
      fetch_every: 0,
      next_fetch_at: 0,
    };
    const shop = { platform_id: 'woocommerce', sto_name: 'No mailbox', sto_status: 'Valid', sto_auto: false, website: '' } as const;
    const kept = { config: jsonb({}), credentials: '' as const, settings: jsonb({}), created_at: now, updated_at: now };
    await tx
      .insertInto('stores')
      .values({ _id: store_id, ...shop, ...limits, ...kept })
      .execute();
    const support = {
      _id,
      store_id,
      subject: 'Elsewhere',
      buyer_email: 'els@mail.test',
      last_message_at: now,
      created_at: now,
      updated_at: now,
    };
    await tx.insertInto('supports').values(support).execute();
  });
  return _id;
};

test('a dry run of a macro says why each conversation is skipped, and running it skips the same', async () => {
  await desk.sell('olga@mail.test', 'O-1');
  const ready = await begin({ from: { name: 'Olga Orlov', address: 'olga@mail.test' }, subject: 'Order O-1' });
  const [bare, merged, closed, elsewhere] = [await begin(), await begin(), await begin(), await beginElsewhere()];
  await desk.server.services.db.updateTable('supports').set({ merged_into: bare }).where('_id', '=', merged).execute();
  await desk.server.services.db.updateTable('supports').set({ status: 'Closed' }).where('_id', '=', closed).execute();
  const gone = 'f'.repeat(24);
  const ids = [ready, bare, merged, closed, elsewhere, gone];
  const cases: readonly (readonly [steps: readonly object[], said: readonly (string | null)[]])[] = [
    [
      [
        { act: 'tag', value: 'late' },
        { act: 'reply', value: 'Dear {{buyer.first_name|there}}, it is late.' },
        { act: 'reply', value: 'Sorry.' },
      ],
      [
        '2 replies will be sent.',
        '2 replies will be sent.',
        'Merged with another conversation.',
        'This conversation is closed. Start a new one.',
        'This store’s mailbox isn’t set up. Set it up in the store’s settings.',
      ],
    ],
    [
      [{ act: 'reply', value: 'Your order {{order.number}}' }],
      [
        '1 reply will be sent.',
        'Fill in {{order.number}} first.',
        'This conversation was merged into another one. Continue there.',
        'This conversation is closed. Start a new one.',
        'Fill in {{order.number}} first.',
      ],
    ],
    [
      [
        { act: 'ticket', value: 'address_change' },
        { act: 'hold', value: 'buyer' },
        { act: 'note', value: 'Asked' },
      ],
      [
        '',
        'A question isn’t linked to an order.',
        'A question isn’t linked to an order.',
        'A question isn’t linked to an order.',
        'Elsewhere isn’t linked to an order.',
      ],
    ],
    [
      [
        { act: 'status', value: 'Resolved' },
        { act: 'snooze', value: 'tomorrow' },
      ],
      [
        'Resolved conversations can’t be snoozed.',
        'Resolved conversations can’t be snoozed.',
        'Merged with another conversation.',
        'Closed. Start a new conversation.',
        'Resolved conversations can’t be snoozed.',
      ],
    ],
    [
      [{ act: 'status', value: 'Waiting' }],
      ['', '', 'Merged with another conversation.', 'Closed. Start a new conversation.', 'Not available from its current status.'],
    ],
  ];
  for (const [steps, said] of cases) {
    const macro = await makeMacro(steps);
    const before = await kept(ids);
    const verdicts = await check(macro, ids);
    expect(verdicts.map(({ message }: { message: string }) => message)).toEqual([...said, 'No longer exists.']);
    // The look at it has changed nothing.
    expect(await kept(ids)).toEqual(before);
    const accepted = verdicts.filter(({ ok }: { ok: boolean }) => ok).map(({ _id }: { _id: string }) => _id);
    if (accepted.length > 0) expect((await run(macro, ids)).sort()).toEqual([...accepted].sort());
    else expect(await refusal(run(macro, ids))).toBe('Resolved conversations can’t be snoozed.');
  }
  const [, unfilled] = await check(await makeMacro([{ act: 'reply', value: '{{order.number}}' }]), [ready, bare]);
  expect(unfilled).toMatchObject({ ok: false, code: null, refusal: 'support.fillIn', refusal_values: { variable: '{{order.number}}' } });
  expect((await desk.desk(bare)).support).toMatchObject({ tags: ['late'], messages: 3 });
  expect((await desk.desk(elsewhere)).support).toMatchObject({ tags: [], messages: 0, status: 'New' });
});

test('a macro an order refuses is refused by its dry run, with the order’s own sentence', async () => {
  const order = await desk.sell('pia@mail.test', 'P-1');
  const support = await begin({ from: { name: 'Pia Post', address: 'pia@mail.test' }, subject: 'Order P-1' });
  await desk.server.services.db.updateTable('orders').set({ status: 'Cancelled' }).where('_id', '=', order).execute();
  const macro = await makeMacro([{ act: 'hold', value: 'buyer' }]);
  expect(await check(macro, [support])).toMatchObject([{ ok: false, code: 'orderOver', message: 'Nothing left to produce.' }]);
  expect(await refusal(run(macro, [support]))).toBe('Nothing left to produce.');
});

test('what was changed of several is undone as if it had not been, with its deadlines and figures', async () => {
  const ids = await three();
  await desk.change(ids[0]!, { assignee: 'me', add_tags: ['old'], priority: 'high' });
  await desk.change(ids[1]!, { status: 'Resolved' });
  await desk.change(ids[2]!, { snoozed_until: (await desk.now()) + 3600 });
  const before = { rows: await kept(ids), counts: await counts() };
  const changes: readonly object[] = [
    { assignee: '' },
    { assignee: 'me' },
    { priority: 'urgent' },
    { add_tags: ['new'], remove_tags: ['old'] },
    { status: 'Resolved' },
    { status: 'Inprocess' },
    { snoozed_until: (await desk.now()) + 90_000 },
  ];
  for (const [place, params] of changes.entries()) {
    const { supportUpdate } = await update(ids, params, `change ${place}`);
    const changed = supportUpdate.map(({ _id }: { _id: string }) => _id).sort();
    await desk.advance(3);
    expect((await undo(`change ${place}`, ids)).sort()).toEqual(changed);
    expect({ params, rows: await kept(ids), counts: await counts() }).toEqual({ params, ...before });
    // Pressed twice, it is done once.
    expect(await undo(`change ${place}`, ids)).toEqual([]);
  }
});

test('several calls of one change are undone together, also where they are about the same conversation', async () => {
  const ids = await three();
  const before = await kept(ids);
  await update(ids.slice(0, 2), { priority: 'urgent' }, 'parts');
  await update(ids.slice(1), { priority: 'low' }, 'parts');
  expect(await undo('parts', ids)).toHaveLength(3);
  expect(await kept(ids)).toEqual(before);
});

test('an undo skips what somebody changed since, and what somebody else did', async () => {
  const ids = await three();
  await update(ids, { assignee: 'me', priority: 'high' }, 'mine');
  expect(await undo('mine', ids, desk.other)).toEqual([]);
  expect(await undo('another', ids)).toEqual([]);
  await desk.change(ids[1]!, { add_tags: ['mine'] }, desk.other);
  expect(await undo('mine', ids)).toEqual([ids[0], ids[2]]);
  expect((await desk.desk(ids[0]!)).support).toMatchObject({ status: 'New', priority: 'normal', assignee: null });
  expect((await desk.desk(ids[1]!)).support).toMatchObject({ status: 'Inprocess', priority: 'high', tags: ['mine'] });
});

test('of an undo and a change at once one is seen by the other', async () => {
  const [id = ''] = await three();
  await update([id], { priority: 'high' }, 'race');
  const [undone] = await Promise.all([undo('race', [id]), desk.change(id, { add_tags: ['kept'] }, desk.other)]);
  // Whichever came first, the tag is there.
  expect((await desk.desk(id)).support).toMatchObject({ tags: ['kept'], priority: undone.length > 0 ? 'normal' : 'high' });
});

test('a macro is undone with its replies as long as they are not sent; its notes stay', async () => {
  const ids = await three();
  const before = { rows: await kept(ids.slice(0, 2)), counts: await counts() };
  const macro = await makeMacro([
    { act: 'assign', value: 'me' },
    { act: 'tag', value: 'late' },
    { act: 'reply', value: 'First for {{buyer.first_name}}' },
    { act: 'reply', value: 'Second' },
    { act: 'status', value: 'Resolved' },
    { act: 'priority', value: 'urgent' },
  ]);
  await run(macro, ids, 'macro');
  expect((await desk.desk(ids[0]!)).messages).toHaveLength(3);
  // The reply in the third one is on its way already.
  await desk.server.services.db
    .updateTable('messages')
    .set({ attempts: 1 })
    .where('support_id', '=', ids[2]!)
    .where('direction', '=', 'out')
    .execute();
  expect(await undo('macro', ids)).toEqual(ids.slice(0, 2));
  expect({ rows: await kept(ids.slice(0, 2)) }).toEqual({ rows: before.rows });
  const [one, third] = [await desk.desk(ids[0]!), await desk.desk(ids[2]!)];
  expect(one.messages).toHaveLength(1);
  expect(one.drafts).toEqual([{ device: 'here', kind: 'reply', body: 'First for Robin\n\nSecond' }]);
  expect(third.support).toMatchObject({ priority: 'urgent', tags: ['late'], messages: 3 });
  const noted = await makeMacro([
    { act: 'note', value: 'Looked' },
    { act: 'reply', value: 'Hello' },
  ]);
  await run(noted, [ids[0]!], 'noted');
  await desk.advance(10);
  await desk.deliver();
  expect(await undo('noted', [ids[0]!])).toEqual([]);
  await run(noted, [ids[1]!], 'noted again');
  expect(await undo('noted again', [ids[1]!])).toEqual([ids[1]]);
  const left = await desk.desk(ids[1]!);
  expect(left.messages.map(({ direction, body }: { direction: string; body: string }) => `${direction} ${body}`)).toEqual([
    expect.stringMatching(/^in /),
    'note Looked',
  ]);
  expect(left.support).toMatchObject({ direction: 'note', last_message_id: left.messages[1]._id });
});

test('whoever may only read conversations neither looks at a macro nor runs or undoes one', async () => {
  const [id = ''] = await three();
  const macro = await makeMacro([{ act: 'tag', value: 'x' }]);
  const reader = await desk.server.makeUser({ _id: desk.container, domain: 'demo', label: 'Demo' }, { role: 'staff' });
  const { makeUserGroup } = await desk.ask('mutation ($params: UserGroupInput!) { makeUserGroup(params: $params) { _id } }', {
    params: { name: 'Readers', permission: [{ module: 'messenger', access: { view: true, add: false, update: false, delete: false } }] },
  });
  await desk.server.services.db.updateTable('memberships').set({ group_id: makeUserGroup._id }).where('user_id', '=', reader._id).execute();
  const ask = asSeller(desk.server.origin, reader.token);
  for (const work of [
    () => ask(CHECK, { macro, ids: [id] }),
    () => ask(RUN, { macro, items: [{ _id: id }] }),
    () => ask(UNDO, { change: 'x', ids: [id] }),
  ])
    expect(await refusal(work())).toContain('“messenger: update”');
  expect(await refusal(check('f'.repeat(24), [id]))).toBe('This macro no longer exists.');
});
