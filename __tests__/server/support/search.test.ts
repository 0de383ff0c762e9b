import { sql } from 'kysely';
import { eraseConversations } from '../../../src/server/privacy/erase-conversations';
import { writingOfTexts } from '../../../src/server/support/schedule';
import type { ArrivedMail } from '../../../src/server/mail/door';
import { refusal, SupportDesk } from './desk';

const SEARCH =
  'query ($search: String, $status: String, $sort: String) { supports(search: $search, status: $status, sort: $sort) { _id } }';
const DAY = 86_400;
let desk: SupportDesk;

beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

const find = async (search: string, more: object = {}): Promise<string[]> =>
  (await desk.ask(SEARCH, { search, ...more })).supports.map(({ _id }: { _id: string }) => _id);

const begun = async (changes: Partial<ArrivedMail> = {}): Promise<string> => (await desk.begin(changes)).support._id;

const note = (support_id: string, body: string) => desk.reply(support_id, body, { kind: 'note' });

const file = (filename: string) => ({ filename, mime: 'image/png', size: 8, storage_key: null, refusal: null, preview: false });

test('an agent finds a conversation by words of its messages, notes, subject, buyer, address and order, wherever each stands', async () => {
  const from = { name: 'Ottoline Quill', address: 'ottoline.quill@inkwell.test' };
  const id = await begun({ subject: 'Zebrine socks', text: 'The heel is threadbare already.', from });
  await note(id, 'Call the knitter about it');
  const order = await desk.sell(from.address, 'WOOL-70451');
  await desk.change(id, { order_id: order });
  for (const typed of [
    'zebrine',
    'THREADBARE',
    'threadb',
    'knitter',
    'Ottoline',
    'inkwell.test',
    'ottoline.quill@inkwell.test',
    '70451',
    'wool-70451',
  ])
    expect([typed, await find(typed)]).toEqual([typed, [id]]);
  expect(await find('zebrine threadbare knitter ottoline 70451')).toEqual([id]);
  expect(await find('zebrine threadbare nobodywrotethis')).toEqual([]);
  expect(await find('hreadbare')).toEqual([]);
});

test('accents, letters’ sizes and ways of writing them make no difference, typed or written', async () => {
  const id = await begun({ text: 'Grüße von Zoë Müllerová, Straße 5, ŁÓDŹ. İzmir’e ＡＢＣＸＹＺ' });
  for (const typed of [
    'grusse',
    'Grüße',
    'zoe mullerova',
    'Mu\u0308llerova\u0301',
    'MÜLLEROVÁ',
    'strasse',
    'lodz',
    'łódź',
    'izmir',
    'abcxyz',
  ])
    expect([typed, await find(`${typed} müllerova`)]).toEqual([typed, [id]]);
});

test('words of languages without spaces are found from wherever they begin', async () => {
  const chinese = await begun({ text: '我想退货这件衣服因为尺码太小了' });
  const japanese = await begun({ text: 'Tシャツを返品したいです。' });
  const thai = await begun({ text: 'ขอคืนเงินได้ไหมคะ' });
  const korean = await begun({ text: '환불해 주세요' });
  for (const typed of ['退货', '货', '衣服因为尺码', '我想退货这件衣服因为尺码太小了', '尺码 退货'])
    expect([typed, await find(typed)]).toEqual([typed, [chinese]]);
  for (const typed of ['返品', '返品したい', 't シャツ', 'ｼｬﾂ']) expect([typed, await find(typed)]).toEqual([typed, [japanese]]);
  for (const typed of ['คืนเงิน', 'ได้ไหม']) expect([typed, await find(typed)]).toEqual([typed, [thai]]);
  expect(await find('환불')).toEqual([korean]);
  // Each three characters are there, in this order they are not.
  await begun({ text: '红苹果蓝苹果树' });
  expect(await find('红苹果树')).toEqual([]);
});

test('quoted words follow one another in one message', async () => {
  const row = await begun({ text: 'A periwinkle hoodie, large please' });
  const apart = await begun({ text: 'The hoodie is not periwinkle' });
  const mail = await desk.mail({ text: 'periwinkle' });
  await desk.keep(mail, await desk.mail({ text: 'hoodie', in_reply_to: mail.id, from: mail.from }));
  const both = (await desk.of(mail))._id;
  expect((await find('periwinkle hoodie')).toSorted()).toEqual([row, apart, both].toSorted());
  expect(await find('"periwinkle hoodie"')).toEqual([row]);
  expect(await find('“Periwinkle   HOODIE, large”')).toEqual([row]);
  expect(await find('"periwinkle hood"')).toEqual([]);
  expect(await find('"periwinkle hoodie" please')).toEqual([row]);
});

describe('operators', () => {
  test('from: and to: tell who wrote and to whom we did', async () => {
    const from = { name: 'Caspian Vole', address: 'caspian@burrow.test' };
    const id = await begun({ from });
    await begun({ text: 'Ask caspian about it' });
    expect(await find('from:caspian')).toEqual([id]);
    expect(await find('from:"Vole Caspian"')).toEqual([id]);
    expect(await find('from:caspian@burrow.test')).toEqual([id]);
    expect(await find('to:caspian')).toEqual([]);
    await desk.reply(id, 'Hello');
    expect(await find('to:burrow')).toEqual([id]);
  });

  test('order:, subject: and tag: look where they say', async () => {
    const from = { name: 'Juno', address: 'juno@burrow.test' };
    const id = await begun({ subject: 'Marzipan', from, text: 'About 88231' });
    const other = await begun({ subject: 'Something', text: 'marzipan 88231' });
    await desk.change(id, { order_id: await desk.sell(from.address, '88231'), add_tags: ['Nougat'] });
    expect((await find('88231')).toSorted()).toEqual([id, other].toSorted());
    for (const typed of ['order:88231', 'order:#88231', 'subject:marzipan', 'tag:nougat', 'tag:Nougat marzipan'])
      expect([typed, await find(typed)]).toEqual([typed, [id]]);
    expect(await find('tag:noug')).toEqual([]);
  });

  test('has:file finds what files are there and by their names, has:note what the team noted', async () => {
    const id = await begun({ text: 'Look at the pomegranate', files: [file('brûlée-stain_07.png')] });
    const bare = await begun({ text: 'Another pomegranate' });
    await note(bare, 'Noted');
    expect(await find('has:file pomegranate')).toEqual([id]);
    expect(await find('brulee stain')).toEqual([id]);
    expect(await find('has:note pomegranate')).toEqual([bare]);
    await sql`delete from message_files where filename = 'brûlée-stain_07.png'`.execute(desk.server.services.db);
    expect(await find('brulee')).toEqual([]);
    expect(await find('has:file pomegranate')).toEqual([]);
  });

  test('before: and after: go by days of the workspace’s time zone', async () => {
    const id = await begun({ text: 'quinoa' });
    const at = (await desk.now()) + 0;
    const day = (days: number): string => new Date((at + days * DAY) * 1000).toISOString().slice(0, 10);
    await desk.server.services.db.updateTable('supports').set({ created_at: at, last_message_at: at }).where('_id', '=', id).execute();
    expect(await find(`quinoa after:${day(0)} before:${day(1)}`)).toEqual([id]);
    expect(await find(`quinoa after:${day(0).slice(0, 7)}`)).toEqual([id]);
    expect(await find(`quinoa after:${day(1)}`)).toEqual([]);
    expect(await find(`quinoa before:${day(0)}`)).toEqual([]);
  });

  test.each([
    ['has:wings', 'Use has:file or has:note.'],
    ['from:', 'Enter a value after from: without a space. For example, from:robin.'],
    ['before:soon', 'Enter the date after before: as YYYY-MM-DD or YYYY-MM.'],
    ['x'.repeat(201), 'Use up to 200 characters to search.'],
    ['x'.repeat(10_000), 'Use up to 255 characters.'],
    ['\ud800', 'This text contains a character that can’t be saved.'],
    ['a\u0000b', 'This text contains a character that can’t be saved.'],
  ])('%.20s is refused', async (typed, message) => {
    expect(await refusal(find(typed))).toBe(message);
  });
});

test('hostile texts find nothing they should not, and break nothing', async () => {
  const id = await begun({ text: `Sorrel'); drop table supports; -- 100%_off \\ C:\\temp <b>bold</b> & sorrel:*` });
  for (const typed of ['"', '\\', '%', '_', ':*', '!', '!!', '&', '|', '()', "'", '<->', ':* | !'])
    expect(Array.isArray(await find(typed))).toBe(true);
  for (const typed of [
    `sorrel'`,
    'sorrel:*',
    '!sorrel',
    'sorrel & drop',
    `"drop table supports"`,
    'C:\\temp sorrel',
    '100%_off sorrel',
    '<b>bold sorrel',
  ])
    expect([typed, await find(typed)]).toEqual([typed, [id]]);
  for (const typed of ['sor%el', 's_rrel', 'sorrel|nosuchword', "sorrel' | 'x"]) expect([typed, await find(typed)]).toEqual([typed, []]);
  for (const strange of ['©', '®', '\u0301', 'ª', '👍', 'ʰ', '゛', '²']) expect((await find(`${strange} nosuchword`)).length).toBe(0);
});

test('another workspace’s conversations are never found, whatever is looked for', async () => {
  const other = await desk.server.makeContainer();
  const stranger = await desk.server.makeUser(other);
  await begun({ subject: 'Tarragon', text: 'tarragon 龙蒿香料店', files: [file('tarragon.png')] });
  const ask = async (search: string) =>
    (await desk.server.graphql(SEARCH, { search }, { token: stranger.token, host: `${other.domain}.localhost` })).data.supports;
  for (const typed of ['tarragon', 'subject:tarragon', 'has:file', '龙蒿香料', '"tarragon"', 'after:2000'])
    expect([typed, await ask(typed)]).toEqual([typed, []]);
  expect(await find('tarragon')).toHaveLength(1);
});

test('who may not view conversations is refused', async () => {
  const packer = await desk.server.makeUser({ _id: desk.container, domain: 'demo', label: 'Demo' } as never, { role: 'user' });
  const { errors } = await desk.server.graphql(SEARCH, { search: 'robin' }, { token: packer.token });
  expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN');
});

describe('what goes leaves the index', () => {
  const kept = async (word: string): Promise<number> =>
    (
      await sql<{ n: number }>`select count(*)::integer as n from support_texts where words::text like ${`%${word}%`}`.execute(
        desk.server.services.db,
      )
    ).rows[0]!.n;

  test('a changed or deleted message is no longer found by its words', async () => {
    const { support } = await desk.begin({ text: 'gooseberry first' });
    await note(support._id, 'elderflower second');
    const { db } = desk.server.services;
    expect(await find('gooseberry elderflower')).toEqual([support._id]);
    await db.updateTable('messages').set({ body: '' }).where('_id', '=', support.last_message_id).execute();
    expect([await kept('gooseberry'), await kept('elderflower')]).toEqual([0, 1]);
    await db.deleteFrom('messages').where('body', '=', 'elderflower second').execute();
    expect(await kept('elderflower')).toBe(0);
  });

  test('an erased conversation leaves no word, and an erased buyer none in others’ conversations', async () => {
    const { support } = await desk.begin({ text: 'mulberry', files: [file('mulberry.png')], subject: 'Mulberry' });
    const shared = await desk.begin({ text: 'hawthorn' });
    const { services } = desk.server;
    await services.db
      .updateTable('messages')
      .set({ support_id: shared.support._id, origin_id: support._id })
      .where('support_id', '=', support._id)
      .execute();
    expect(await find('mulberry hawthorn')).toEqual([shared.support._id]);
    const now = await desk.now();
    await services.inContainer(desk.container, (tx) => eraseConversations(tx, desk.container, [support._id], null, now));
    expect([await kept('mulberry'), await kept('hawthorn')]).toEqual([0, 1]);
  });

  test('merged messages are found in the conversation they went to, and after a split in their own again', async () => {
    const from = { name: 'Ptarmigan', address: 'ptarmigan@mail.test' };
    const [one, two] = [
      await begun({ text: 'snowdrop', from, subject: 'One' }),
      await begun({ text: 'crocus', from, subject: 'Two more' }),
    ];
    const { db } = desk.server.services;
    expect(one).not.toBe(two);
    await desk.ask('mutation ($ids: [ID!]!, $into: ID!) { supportMerge(ids: $ids, into: $into) { _id } }', { ids: [one], into: two });
    expect(await find('snowdrop crocus')).toEqual([two]);
    const [{ _id }] = (await db.selectFrom('messages').select('_id').where('body', '=', 'snowdrop').execute()) as [{ _id: string }];
    await desk.ask('mutation ($id: ID!, $ids: [ID!]!) { supportSplit(_id: $id, message_ids: $ids) { _id } }', { id: two, ids: [_id] });
    expect([await find('snowdrop'), await find('crocus')]).toEqual([[one], [two]]);
  });
});

test('conversations from before the index are found once the round has written them', async () => {
  const id = await begun({ text: 'rutabaga' });
  const { services } = desk.server;
  await sql`delete from support_texts where support_id = ${id}`.execute(services.db);
  await sql`insert into support_text_backlogs (container_id) values (${desk.container})`.execute(services.db);
  expect(await find('rutabaga')).toEqual([]);
  await writingOfTexts.run(services);
  expect(await find('rutabaga')).toEqual([id]);
  expect((await sql`select from support_text_backlogs`.execute(services.db)).rows).toEqual([]);
});

test('words that most conversations have fill the page in the list’s order, and say about how many there are', async () => {
  const { db } = desk.server.services;
  const at = await desk.now();
  await sql`insert into supports (container_id, _id, store_id, subject, status, last_message_at, created_at, updated_at)
    select ${desk.container}, 'f' || lpad(to_hex(n), 23, '0'), ${desk.store}, case when n % 4 > 0 then 'frequentword is rare' else 'frequentword' end
      || case when n <= 3 then ' bottommost' else '' end, 'Closed', ${at} - 100000 + n, ${at} - 100000, ${at}
    from generate_series(1, 12000) as n`.execute(db);
  const newest = (n: number) => 'f' + n.toString(16).padStart(23, '0');
  const { data, total, about } = await desk.server.graphql(
    SEARCH,
    { search: 'frequentword', sort: '-last_message_at' },
    { token: desk.agent.token, perpage: 20 },
  );
  expect(data.supports.map(({ _id }: { _id: string }) => _id)).toEqual(Array.from({ length: 20 }, (_, i) => newest(12_000 - i)));
  expect(about).toBe(true);
  expect(total).toBeGreaterThan(10_000);
  const deep = await desk.server.graphql(
    SEARCH,
    { search: 'frequentword', sort: '-last_message_at' },
    { token: desk.agent.token, perpage: 20, page: 600 },
  );
  expect(deep.data.supports.map(({ _id }: { _id: string }) => _id)).toEqual(Array.from({ length: 20 }, (_, i) => newest(20 - i)));
  expect(deep.total).toBe(12_000);
  expect(await find('frequentword', { status: 'New' })).toEqual([]);
  expect(await find('frequentword bottommost', { sort: 'last_message_at' })).toEqual([newest(1), newest(2), newest(3)]);
  expect(await find('"frequentword is"', { sort: '-last_message_at' })).toContain(newest(11_999));
  expect(await refusal(find('"is frequentword"'))).toBe('Too many conversations have these words. Add a rarer word or a date.');
});
