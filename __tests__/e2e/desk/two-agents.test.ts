import type { Browser, BrowserContext, Page } from 'playwright-core';
import { chance, pick } from '../../../src/server/sandbox/chance';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { longTest } from '../../support/long-runs';

/** Minutes two agents are at work, as a seed draws them; `TEST_MINUTES` for fewer. */
const MINUTES = Number(process.env.TEST_MINUTES ?? 30);
const SEED = 'two browsers';
const TALKS = 3;

let app: RunningApp;
let browser: Browser;
let token: string;
let talks: readonly string[];

withApp((started) => ({ app, browser } = started));

interface Agent {
  readonly email: string;
  readonly context: BrowserContext;
  page: Page;
  /** The conversation its page shows. */
  at: string;
  /** What it wrote and never sent, by conversation. */
  readonly unsent: Map<string, string>;
}

/** What was sent and not taken back. */
const sent: string[] = [];
let refused = 0;

const composer = ({ page }: Agent) => page.getByRole('textbox', { name: 'Reply to Ada Byron' });

/** All of where it writes, with what stands above the text. */
const composerOf = ({ page }: Agent) =>
  page
    .locator('section')
    .filter({ has: page.getByRole('textbox', { name: 'Reply to Ada Byron' }) })
    .last();

const newPage = async (context: BrowserContext): Promise<Page> => {
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  return page;
};

/** Shows a conversation; what was begun there is still in hand. */
const open = async (agent: Agent, id: string): Promise<void> => {
  if (agent.at !== id) await agent.page.goto(`${app.origin}/support/message?status=All&id=${id}`);
  agent.at = id;
  await composer(agent).waitFor();
  const left = agent.unsent.get(id);
  if (left !== undefined) await comes(async () => expect(await composer(agent).inputValue()).toBe(left), 30_000);
};

/** Sends a reply; where the other answered meanwhile it is told so, and keeps its text until it sends again. */
const reply = async (agent: Agent, id: string, body: string): Promise<void> => {
  await open(agent, id);
  await composer(agent).fill(body);
  agent.unsent.set(id, body);
  const other = agent.page.getByText(/replied [\d,]+ sec ago\. Read the reply, then send again\./u);
  for (let press = 0; ; press += 1) {
    await composer(agent).press('Control+Enter');
    await comes(async () => {
      const left = await composer(agent).inputValue();
      if (left !== '' && !(await other.isVisible())) throw new Error(`Neither sent nor refused: ${await composerOf(agent).innerText()}`);
    }, 60_000);
    if ((await composer(agent).inputValue()) === '') break;
    expect([await composer(agent).inputValue(), press < 5]).toEqual([body, true]);
    refused += 1;
  }
  agent.unsent.delete(id);
  sent.push(body);
};

/** Takes its latest reply back, where that is still offered. */
const takeBack = async (agent: Agent): Promise<void> => {
  const undo = agent.page.getByRole('status').getByRole('button', { name: 'Undo' });
  if (!(await undo.isVisible()) || (await composer(agent).inputValue()) !== '') return;
  const pressed = await undo.click({ timeout: 2_000 }).then(
    () => true,
    () => false,
  );
  if (!pressed) return;
  // The offer may end before the answer is there; what is written meanwhile would be something else.
  await comes(async () => {
    const given = await composer(agent).inputValue();
    expect(given !== '' || (await agent.page.getByText('This message was already sent.').isVisible())).toBe(true);
  }, 60_000);
  const given = await composer(agent).inputValue();
  if (given === '') return;
  sent.splice(sent.indexOf(given), 1);
  agent.unsent.set(agent.at, given);
};

/** Its page goes down in the middle of a sentence. */
const crash = async (agent: Agent, id: string, body: string): Promise<void> => {
  await open(agent, id);
  await composer(agent).fill(body);
  agent.unsent.set(id, body);
  await agent.page.getByText('Draft saved').waitFor();
  await agent.page.close({ runBeforeUnload: false });
  agent.page = await newPage(agent.context);
  agent.at = '';
};

const work = async (agent: Agent, until: number): Promise<void> => {
  for (let step = 0; Date.now() < until; step += 1) {
    const drawn = (question: string): number => chance(SEED, `${agent.email} ${step}`, question);
    const id = talks[pick(drawn('talk'), 0, TALKS - 1)] ?? '';
    const what = drawn('what');
    const body = `${agent.email} ${step}`;
    if (what < 0.7) await reply(agent, id, body);
    else if (what < 0.85) await takeBack(agent);
    else await crash(agent, id, body);
    await agent.page.waitForTimeout(drawn('pause') * 3_000);
  }
};

interface Written {
  readonly _id: string;
  readonly direction: string;
  readonly body: string;
  readonly status: string;
}

/** All that was written in a conversation, page by page. */
const readAll = async (id: string): Promise<Written[]> => {
  const FIELDS = '_id direction body status';
  const { support } = await ask<{ support: { messages: Written[] } }>(app, token, `{ support(_id: "${id}") { messages { ${FIELDS} } } }`);
  const all = [...support.messages];
  for (let [oldest] = all; oldest;) {
    const { messages }: { messages: Written[] } = await ask(
      app,
      token,
      `{ messages(support_id: "${id}", before: "${oldest._id}") { ${FIELDS} } }`,
    );
    all.unshift(...messages);
    [oldest] = messages;
  }
  return all;
};

const begin = async (): Promise<string> => {
  const { stores } = await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }');
  const params = { store_id: stores[0]?._id, name: 'Ada Byron', email: 'ada@example.test', subject: 'Two agents' };
  const made = 'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }';
  return (await ask<{ makeSupport: { _id: string } }>(app, token, made, { params })).makeSupport._id;
};

const arrive = async (email: string): Promise<Agent> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' });
  await signIn(context, app, email);
  return { email, context, page: await newPage(context), at: '', unsent: new Map() };
};

const whoIsThere = async (): Promise<number> =>
  (await ask<{ presences: unknown[] }>(app, token, '{ presences { support_id } }')).presences.length;

// Half an hour is for `npm run test:long`; every day two agents work through the API (server/support/two-agents).
longTest(
  'two agents at two browsers: nothing is sent twice, nothing is lost, nobody overwrites the other, and who crashed is gone soon',
  async () => {
    [sent.length, refused] = [0, 0];
    const first = await browser.newContext();
    token = await signIn(first, app);
    await first.close();
    talks = await Promise.all(Array.from({ length: TALKS }, begin));
    const agents = await Promise.all(['seller@demo.test', 'support@demo.test'].map(arrive));
    const until = Date.now() + MINUTES * 60_000;
    await Promise.all(agents.map((agent) => work(agent, until)));

    await comes(async () => {
      const out = (await Promise.all(talks.map(readAll))).flat().filter(({ direction }) => direction === 'out');
      expect(out.filter(({ status }) => status !== 'sent')).toEqual([]);
      expect(out.map(({ body }) => body).sort()).toEqual([...sent].sort());
    }, 60_000);
    // Where the mailbox is, each arrived once.
    const ledger = (await (await fetch(`${app.origin}/sandbox/mail/ledger`)).json()) as { key: string; what: string }[];
    const mails = ledger.filter(({ what }) => what === 'mail sent').map(({ key }) => key);
    expect([mails.length, new Set(mails).size]).toEqual([sent.length, sent.length]);
    // What nobody sent is still theirs, each at their own.
    for (const agent of agents)
      for (const id of agent.unsent.keys()) {
        agent.at = '';
        await open(agent, id);
      }
    for (const agent of agents) await open(agent, talks[0] ?? '');
    await comes(async () => expect(await whoIsThere()).toBe(2), 20_000);
    await agents[1]?.page.close({ runBeforeUnload: false });
    await comes(async () => expect(await whoIsThere()).toBe(1), 30_000);
    // It was a busy time.
    expect([sent.length > MINUTES * 4, refused > 0]).toEqual([true, true]);
    await Promise.all(agents.map(({ context }) => context.close()));
  },
  (MINUTES + 5) * 60_000,
);
