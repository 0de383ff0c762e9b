import { chance } from '../../../src/server/sandbox/chance';
import { endOfPresences } from '../../../src/server/support/presences';
import type { Ask } from '../commerce';
import { SupportDesk } from './desk';
import { isLongRun } from '../../support/long-runs';

const MINUTES = 30;
/** Each draws another half hour. */
const SEEDS = Array.from({ length: isLongRun ? 40 : 1 }, (_each, nth) => `two agents ${nth}`);

const TALKS = 4;
const VERSIONED = `mutation ($ids: [ID!]!, $updated_at: Int, $params: SupportUpdateInput!) {
  supportUpdate(ids: $ids, updated_at: $updated_at, params: $params) { updated_at priority } }`;
const UNDO = 'mutation ($id: ID!) { messageUndo(_id: $id, device: "a") { _id } }';

const PRESENCE = 'mutation ($id: ID!, $mode: String!) { presence(support_id: $id, mode: $mode, device: "a") }';

let desk: SupportDesk;
let users: readonly string[];

beforeAll(async () => {
  desk = await SupportDesk.open();
  users = [(await desk.ask('{ cUser { _id } }')).cUser._id, desk.agent._id];
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

test.each(SEEDS)('in half an hour of two agents (%s) no message is sent twice, none is lost and nothing is overwritten', async (seed) => {
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
  /** Where each agent’s page said it is, as long as it stands. */
  const there = new Map<number, string>();

  const look = async ({ pages }: Agent, ask: Ask, id: string): Promise<Seen> => {
    const { support } = await desk.desk(id, ask);
    const seen = { last: support.last_message_id, version: support.updated_at };
    pages.set(id, seen);
    return seen;
  };
  const userOf = (nth: number): string => users[nth] ?? '';
  /** A page says where it is, and that it left where it was. */
  const here = async ({ nth, ask }: Agent, id: string, mode: 'view' | 'reply'): Promise<void> => {
    const before = there.get(nth);
    if (before !== undefined && before !== id) await ask(PRESENCE, { id: before, mode: 'gone' });
    there.set(nth, id);
    await ask(PRESENCE, { id, mode });
  };
  /** A crash, and as long as it takes others to notice. */
  const forgetSigns = async (nth: number): Promise<void> => {
    await desk.server.services.db
      .updateTable('presences')
      .set(({ eb }) => ({ seen_at: eb('seen_at', '-', 60) }))
      .where('user_id', '=', userOf(nth))
      .execute();
    await endOfPresences.run(desk.server.services);
  };
  const act = async (agent: Agent, step: number): Promise<void> => {
    const drawn = (question: string): number => chance(seed, `${agent.nth} ${step}`, question);
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
      await here(agent, id, 'reply');
      // The page goes down: nobody hears of it.
    } else {
      pages.clear();
      there.delete(agent.nth);
      await forgetSigns(agent.nth);
    }
  };
  const buyer = async (step: number): Promise<void> => {
    if (chance(seed, String(step), 'buyer') > 0.3) return;
    const { from } = talks[Math.floor(chance(seed, String(step), 'whose') * TALKS)]!;
    const mail = await desk.mail({ from });
    agreed.mails.push(mail.id);
    // Handed over twice, as after a fetch that broke off.
    await Promise.all([desk.keep(mail), desk.keep(mail)]);
  };

  for (let step = 0; step < MINUTES * 4; step += 1) {
    const done = await Promise.allSettled([...agents.map((agent) => act(agent, step)), buyer(step)]);
    refused += done.filter(({ status }) => status === 'rejected').length;
    await desk.advance(4 + Math.floor(chance(seed, String(step), 'pause') * 22));
    await Promise.all([desk.deliver(), desk.deliver()]);
  }
  await desk.advance(10);
  await desk.deliver();

  // Who is there is who said so and did not crash since; the half hour may have taken longer than a sign of life lasts.
  for (const agent of agents) {
    const at = there.get(agent.nth);
    if (at !== undefined) await here(agent, at, 'view');
  }
  const { presences } = await desk.ask('{ presences { support_id person { _id } } }');
  expect(
    presences.map((each: { support_id: string; person: { _id: string } }) => `${each.person._id} ${each.support_id}`).toSorted(),
  ).toEqual([...there].map(([nth, id]) => `${userOf(nth)} ${id}`).toSorted());
  for (const agent of agents) {
    const at = there.get(agent.nth);
    if (at !== undefined) await agent.ask(PRESENCE, { id: at, mode: 'gone' });
  }

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
});
