import { chance } from '../../../src/server/sandbox/chance';
import type { Ask } from '../commerce';
import { SupportDesk } from './desk';

const MINUTES = 30;
const TALKS = 4;
const VERSIONED = `mutation ($ids: [ID!]!, $updated_at: Int, $params: SupportUpdateInput!) {
  supportUpdate(ids: $ids, updated_at: $updated_at, params: $params) { updated_at priority } }`;
const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { _id } }';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await SupportDesk.open();
});
afterAll(() => desk.server.stop());

/** What an agent's page shows of a conversation. */
interface Seen {
  readonly last: string | null;
  readonly version: number;
}

/** What the server said yes to. */
interface Agreed {
  readonly replies: Map<string, string>;
  readonly changes: { readonly talk: string; readonly from: number; readonly to: number; readonly priority: string }[];
  readonly mails: string[];
}

test('in half an hour of two agents at the same conversations no message is sent twice, none is lost and nothing is overwritten', async () => {
  const agreed: Agreed = { replies: new Map(), changes: [], mails: [] };
  const talks: { id: string; from: { name: string; address: string } }[] = [];
  for (let nth = 0; nth < TALKS; nth += 1) {
    const { mail, support } = await desk.begin();
    talks.push({ id: support._id, from: mail.from ?? { name: '', address: '' } });
    agreed.mails.push(mail.id);
  }
  const agents = [desk.ask, desk.other].map((ask, nth) => ({ ask, nth, pages: new Map<string, Seen>(), own: '' }));
  type Agent = (typeof agents)[number];
  let refused = 0;

  const look = async ({ pages }: Agent, ask: Ask, id: string): Promise<Seen> => {
    const { support } = await desk.desk(id, ask);
    const seen = { last: support.last_message_id, version: support.updated_at };
    pages.set(id, seen);
    return seen;
  };
  const act = async (agent: Agent, step: number): Promise<void> => {
    const drawn = (question: string): number => chance('two agents', `${agent.nth} ${step}`, question);
    const { ask, pages } = agent;
    const { id } = talks[Math.floor(drawn('talk') * TALKS)]!;
    // Often what a page shows is older than what there is.
    const seen = (drawn('look') < 0.5 && pages.get(id)) || (await look(agent, ask, id));
    const what = drawn('what');
    if (what < 0.45) {
      const body = `${agent.nth} ${step}`;
      const { messages } = await desk.reply(id, body, { expect_last_id: seen.last, then: drawn('then') < 0.5 ? 'wait' : 'stay' }, ask);
      agent.own = messages.find((message: { body: string }) => message.body === body)._id;
      agreed.replies.set(agent.own, body);
    } else if (what < 0.65) {
      const priority = ['low', 'normal', 'high', 'urgent'][Math.floor(drawn('priority') * 4)]!;
      const { supportUpdate } = await ask(VERSIONED, { ids: [id], updated_at: seen.version, params: { priority } });
      agreed.changes.push({ talk: id, from: seen.version, to: supportUpdate[0].updated_at, priority });
    } else if (what < 0.8 && agent.own) {
      await ask(UNDO, { id: agent.own });
      agreed.replies.delete(agent.own);
    } else if (what < 0.95) {
      await ask('mutation ($d: MessageDraftInput!) { draftSave(params: $d) { body } }', {
        d: { support_id: id, device: 'a', kind: 'reply', body: `Draft ${step}` },
      });
      // The page goes down.
    } else pages.clear();
  };
  const buyer = async (step: number): Promise<void> => {
    if (chance('two agents', String(step), 'buyer') > 0.3) return;
    const { from } = talks[Math.floor(chance('two agents', String(step), 'whose') * TALKS)]!;
    const mail = await desk.mail({ from });
    agreed.mails.push(mail.id);
    // Handed over twice, as after a fetch that broke off.
    await Promise.all([desk.keep(mail), desk.keep(mail)]);
  };

  for (let step = 0; step < MINUTES * 4; step += 1) {
    const done = await Promise.allSettled([...agents.map((agent) => act(agent, step)), buyer(step)]);
    refused += done.filter(({ status }) => status === 'rejected').length;
    await desk.advance(4 + Math.floor(chance('two agents', String(step), 'pause') * 22));
    await Promise.all([desk.deliver(), desk.deliver()]);
  }
  await desk.advance(10);
  await desk.deliver();

  const rows = await desk.server.services.db
    .selectFrom('messages')
    .select(['_id', 'body', 'direction', 'status', 'mail_id'])
    .where(
      'support_id',
      'in',
      talks.map(({ id }) => id),
    )
    .execute();
  const out = rows.filter(({ direction }) => direction === 'out');
  expect(new Map(out.map(({ _id, body }) => [_id, body]))).toEqual(agreed.replies);
  expect(out.filter(({ status }) => status !== 'sent')).toEqual([]);
  expect(new Set(out.map(({ mail_id }) => mail_id)).size).toBe(out.length);
  const came = rows.flatMap(({ direction, mail_id }) => (direction === 'in' ? [mail_id ?? ''] : []));
  expect(came.toSorted()).toEqual(agreed.mails.toSorted());
  // Nobody changed a version somebody else had changed, and the last word stands.
  for (const { id } of talks) {
    const changes = agreed.changes.filter(({ talk }) => talk === id).toSorted((a, b) => a.to - b.to);
    expect(new Set(changes.map(({ from }) => from)).size).toBe(changes.length);
    if (changes.length > 0) expect((await desk.desk(id)).support.priority).toBe(changes.at(-1)?.priority);
  }
  // It was a busy half hour.
  expect([out.length > 15, agreed.changes.length > 10, refused > 15]).toEqual([true, true, true]);
}, 60_000);
