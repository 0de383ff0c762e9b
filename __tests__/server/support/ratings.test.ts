import { HOUR } from '../../../src/server/kernel/clock';
import { httpRequest } from '../http-client';
import { SupportDesk } from './desk';

let desk: SupportDesk;
beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

/** The path of the link in the latest reply of a conversation. */
const linkIn = async (id: string): Promise<string> => {
  const { messages } = await desk.desk(id);
  const { pathname, search } = new URL(/https?:\S+/u.exec(messages.at(-1).body)![0]);
  return pathname + search;
};
const begin = async (name = 'Robin Baker') => {
  const { mail, support } = await desk.begin({ from: { name, address: `${name.replace(' ', '.').toLowerCase()}@rate.test` } });
  return { mail, id: support._id as string };
};
const askFor = async (name?: string) => {
  const { id, mail } = await begin(name);
  await desk.reply(id, 'How was it? {{rating.link}}', { then: 'resolve' });
  await desk.advance(11);
  await desk.deliver();
  return { id, mail, path: await linkIn(id) };
};
const asText = ({ status, body }: Awaited<ReturnType<typeof httpRequest>>) => ({ status, body: body.toString() });
const page = async (path: string, headers: Record<string, string> = {}) => asText(await httpRequest(desk.server.origin, path, { headers }));
const send = async (path: string, body: Record<string, string>) =>
  asText(
    await httpRequest(desk.server.origin, path, {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(body).toString(),
    }),
  );
const told = async () => (await desk.ask('{ notifications { subject content } }')).notifications as { subject: string }[];
const FIGURES =
  'query ($start: Int!, $end: Int!) { supportFigures(of: "support", by: "person", start: $start, end: $end) { all { count rated good } } }';
const figures = async () => {
  const now = await desk.now();
  return (await desk.ask(FIGURES, { start: now - 24 * HOUR, end: now + HOUR })).supportFigures.all;
};
const listed = async (figure: string) =>
  (await desk.ask('query ($figure: String) { supports(figure: $figure) { _id } }', { figure })).supports.map(
    ({ _id }: { _id: string }) => _id,
  );

test('a buyer rates by the link of a reply: it stands in the conversation, which stays resolved, is counted, and tells who has it', async () => {
  const { id, path } = await askFor();
  const before = (await desk.desk(id)).support;
  const opened = await page(path);
  expect([opened.status, opened.body.includes('name="score"')]).toEqual([200, true]);
  // A program that opens the link rates nothing.
  expect(await figures()).toEqual({ count: 1, rated: 0, good: 0 });
  expect((await send(path, { score: 'bad', comment: ' Slow.\r\nVery <b>slow</b>. ' })).status).toBe(200);
  const { support, messages } = await desk.desk(id);
  expect(messages.at(-1)).toMatchObject({ direction: 'in', code: 'rated_bad', body: 'Slow.\nVery <b>slow</b>.', name: 'Robin Baker' });
  expect(support).toMatchObject({ status: 'Resolved', last_message_id: before.last_message_id, preview: before.preview, sla: before.sla });
  expect(await figures()).toEqual({ count: 1, rated: 1, good: 0 });
  expect([await listed('rated'), await listed('good')]).toEqual([[id], []]);
  expect((await told())[0]!.subject).toBe('Robin Baker rated your support as bad');
});

test('a link rates once: what is sent again, by two at once, or with another answer changes nothing', async () => {
  const { id, path } = await askFor('Kim Twice');
  await Promise.all([send(path, { score: 'good' }), send(path, { score: 'bad', comment: 'no' })]);
  const again = await send(path, { score: 'bad' });
  expect([again.status, again.body.includes('role="status"')]).toEqual([200, true]);
  expect((await page(path)).body).not.toContain('name="score"');
  expect((await desk.desk(id)).messages.filter(({ code }: { code: string | null }) => code?.startsWith('rated_'))).toHaveLength(1);
});

test.each([
  ['without an answer', { comment: 'Only <words>' }, 422, 'Only &lt;words&gt;'],
  ['with another answer than the page has', { score: 'great', comment: 'kept' }, 422, 'kept'],
])('a form that is sent %s is shown again with what was typed', async (_how, body, status, shown) => {
  const { path } = await askFor(`Form ${status}${shown.length}`);
  const answered = await send(path, body);
  expect([answered.status, answered.body.includes(shown), answered.body.includes('Choose Good or Bad.')]).toEqual([status, true, true]);
});

test('a link that is unknown, cut, or too old says so', async () => {
  const { path } = await askFor('Old Link');
  for (const wrong of ['/account/rating', '/account/rating?token=', '/account/rating?token=nobody', path.slice(0, -3)])
    expect((await page(wrong)).status).toBe(404);
  await desk.server.services.db.updateTable('support_ratings').set({ expires_at: 1 }).execute();
  expect([(await page(path)).status, (await send(path, { score: 'good' })).status]).toEqual([404, 404]);
});

test('of a conversation that was merged into another one, the other one is rated', async () => {
  const { id, mail, path } = await askFor('Merge Me');
  const other = await desk.begin({ from: mail.from, subject: 'Another matter' });
  await desk.ask('mutation ($ids: [ID!]!, $into: ID!) { supportMerge(ids: $ids, into: $into) { _id } }', {
    ids: [id],
    into: other.support._id,
  });
  await send(path, { score: 'good' });
  expect((await desk.desk(other.support._id)).messages.at(-1)).toMatchObject({ code: 'rated_good' });
  expect(await listed('good')).toContain(other.support._id);
});

test('the page is in the language of the visitor', async () => {
  const { path } = await askFor('Greta Deutsch');
  expect((await page(path, { 'accept-language': 'de' })).body).toContain('Unseren Support bewerten');
});
