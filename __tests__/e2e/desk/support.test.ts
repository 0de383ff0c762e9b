import type { Browser, BrowserContext, Page } from 'playwright-core';
import { asSeller, buy, eventually, push, saveListing, settled } from '../../server/commerce';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

interface Written {
  readonly messages: readonly { readonly direction: string; readonly body: string }[];
  readonly drafts: readonly { readonly body: string }[];
}

let app: RunningApp;
let browser: Browser;
let token: string;
let store: string;
let context: BrowserContext;

withApp((started) => ({ app, browser } = started));

const view = { viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' } as const;

beforeAll(async () => {
  context = await browser.newContext(view);
  token = await signIn(context, app);
  store = (await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }')).stores[0]?._id ?? '';
  const reply = 'mutation ($params: CannedReplyInput!) { makeCannedReply(params: $params) { _id } }';
  await ask(app, token, reply, {
    params: { name: 'Where is it', shortcut: 'where', body: 'Hello {{buyer.first_name|there}}, it is on its way.' },
  });
  await ask(app, token, reply, { params: { name: 'Number', shortcut: 'number', body: 'It is {{tracking.number}}.' } });
  await ask(app, token, 'mutation ($params: MacroInput!) { makeMacro(params: $params) { _id } }', {
    params: {
      name: 'Thank and resolve',
      steps: [
        { act: 'assign', value: 'me' },
        { act: 'note', value: 'Thanked.' },
        { act: 'status', value: 'Resolved' },
      ],
      next: true,
    },
  });
}, 120_000);

/** Begins conversations; none of them is about an order. */
const begin = async (subject: string, count: number, name = 'Ada Byron'): Promise<readonly string[]> => {
  const ids: string[] = [];
  for (let i = 0; i < count; i += 1) {
    const params = { store_id: store, name, email: 'ada@example.test', subject: `${subject} ${i + 1}` };
    const { makeSupport } = await ask<{ makeSupport: { _id: string } }>(
      app,
      token,
      'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }',
      { params },
    );
    ids.push(makeSupport._id);
  }
  return ids;
};

const read = async (id: string): Promise<Written> =>
  (await ask<{ support: Written }>(app, token, `{ support(_id: "${id}") { messages { direction body } drafts { body } } }`)).support;

const newPage = async (where: BrowserContext): Promise<Page> => {
  const page = await where.newPage();
  page.setDefaultTimeout(20_000);
  return page;
};

/** The seller's page, for whoever needs no other one. */
const mainPage = async (): Promise<Page> => {
  const [page] = context.pages();
  return page ?? newPage(context);
};

const openIn = async (where: BrowserContext, id: string): Promise<Page> => {
  const page = where === context ? await mainPage() : await newPage(where);
  await visit(page, app.origin, `/support/message?status=All&id=${id}`);
  await page.getByRole('textbox', { name: 'Reply to Ada Byron' }).waitFor();
  return page;
};

const composer = (page: Page) => page.getByRole('textbox', { name: 'Reply to Ada Byron' });

test('a member is mentioned in a note by the beginning of their name', async () => {
  const [id = ''] = await begin('Mentions', 1);
  const page = await openIn(context, id);
  const { colleagues } = await ask<{ colleagues: readonly { name: string }[] }>(app, token, '{ colleagues(module: "messenger") { name } }');
  const name = colleagues.at(-1)?.name ?? '';
  await page.getByRole('button', { name: 'Private note' }).click();
  const note = page.getByRole('textbox', { name: 'Private note about Ada Byron' });
  await note.pressSequentially(`Look, @${name.slice(0, 3)}`);
  await page.getByRole('option', { name }).waitFor();
  await page.keyboard.press('Enter');
  await comes(async () => expect(await note.inputValue()).toBe(`Look, @${name} `));
  await page.keyboard.press('Control+Enter');
  await comes(async () => expect((await read(id)).messages.at(-1)).toEqual({ direction: 'note', body: `Look, @${name}` }));
});

/** As many as somebody has in the morning. */
const TRIAGED = isLongRun ? 50 : 6;

test(`${TRIAGED} conversations are answered by keyboard alone: six presses each, two by a macro`, async () => {
  // A word of this try alone.
  const word = `Triage${Date.now()}`;
  const ids = await begin(word, TRIAGED);
  const page = await newPage(context);
  await page.addInitScript(() => {
    const counted = Object.assign(window, { pointed: 0 });
    for (const kind of ['pointerdown', 'mousedown', 'touchstart', 'click'])
      window.addEventListener(kind, (event) => (counted.pointed += (event as MouseEvent).detail > 0 || kind !== 'click' ? 1 : 0), true);
  });
  await page.goto(`${app.origin}/support/message?status=Inprocess&search=${word}`);
  await page.locator(`[aria-setsize="${TRIAGED}"]`).first().waitFor();
  let presses = 0;
  const press = async (key: string): Promise<void> => {
    presses += 1;
    await page.keyboard.press(key);
  };
  const shown = (): string => new URL(page.url()).searchParams.get('id') ?? '';
  const seen = new Set<string>();
  await press('j');
  for (let nth = 0; nth < ids.length; nth += 1) {
    await page.waitForFunction((known) => !known.includes(new URLSearchParams(location.search).get('id') ?? known[0] ?? ''), [...seen, '']);
    const id = shown();
    seen.add(id);
    await page.getByRole('heading', { name: `${word} ${ids.indexOf(id) + 1}`, exact: true }).waitFor();
    await composer(page).waitFor();
    await page.waitForFunction((open) => document.querySelector(`[data-id="${open}"]`)?.matches('[aria-current]'), id);
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
    presses = 0;
    if (nth % 2 === 0) {
      await press('r');
      await press('/');
      await press('w');
      await press('h');
      await page.getByRole('option', { name: /where/ }).waitFor();
      await press('Enter');
      await press('Control+Shift+Enter');
      expect(presses).toBeLessThanOrEqual(6);
    } else {
      await press('m');
      await page.getByRole('menuitem', { name: /Thank and resolve/ }).waitFor();
      await press('1');
      expect(presses).toBeLessThanOrEqual(2);
    }
  }
  expect([...seen].sort()).toEqual([...ids].sort());
  await comes(async () => {
    const written = await Promise.all(ids.map(read));
    const kinds = written.map(({ messages }) => messages.map(({ direction }) => direction).join());
    expect(kinds.sort()).toEqual([...Array<string>(TRIAGED / 2).fill('note'), ...Array<string>(TRIAGED / 2).fill('out')]);
  }, 20_000);
  expect(await page.evaluate(() => (window as unknown as { pointed: number }).pointed)).toBe(0);
  await page.close();
}, 360_000);

/** ms between two keys, from the fastest typist to the slowest. */
const PACES = [15, 40, 90, 200] as const;

test('whoever types on without waiting, on a slow machine, has every letter in the conversation it is meant for', async () => {
  const word = `Ahead${Date.now()}`;
  const ids = await begin(word, 10);
  const page = await newPage(context);
  await page.goto(`${app.origin}/support/message?status=Inprocess&search=${word}`);
  await page.locator('[aria-setsize="10"]').first().waitFor();
  const order = await page.locator('[aria-setsize] [data-id]').evaluateAll((rows) => rows.map((row) => row.getAttribute('data-id') ?? ''));
  const cdp = await context.newCDPSession(page);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.keyboard.press('j');
  const texts = order.map((_id, nth) => `Read ${nth + 1}, are ok`);
  for (const [nth, text] of texts.entries()) {
    const delay = PACES[nth % PACES.length] ?? 15;
    // A capital letter begins a reply too.
    if (nth % 3 !== 2) await page.keyboard.press('r');
    await page.keyboard.type(text, { delay });
    await page.keyboard.press('Control+Shift+Enter');
  }
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await comes(async () => {
    const written = await Promise.all(order.map(read));
    expect(written.map(({ messages }) => messages.map(({ body }) => body))).toEqual(texts.map((text) => [text]));
  }, 20_000);
  expect(order.toSorted()).toEqual([...ids].sort());
  await page.close();
}, 180_000);

test('every menu and dialog of a conversation opens and closes by keys alone, and gives the keyboard back', async () => {
  const [id = ''] = await begin('By keys', 1);
  const page = await openIn(context, id);
  const hasKeys = () =>
    page.waitForFunction(
      () => document.querySelector('[role=menu], [role=dialog]') === null && document.activeElement?.closest('main') != null,
    );
  const shut = async (): Promise<void> => {
    await page.keyboard.press('Escape');
    await hasKeys();
  };
  for (const key of ['m', 'z', 'q', 'A', 'l', 'f', 'v', 't']) {
    await page.keyboard.press(key);
    await page.locator('[role=menu], [role=dialog]').first().waitFor();
    await shut();
  }
  // Right after a reply, whose box has gone.
  const ids = await begin('Then a macro', 2);
  await visit(page, app.origin, `/support/message?status=All&search=macro&id=${ids[0] ?? ''}`);
  await composer(page).fill('Done.');
  await composer(page).press('Control+Shift+Enter');
  await page.keyboard.press('m');
  await page.getByRole('menuitem', { name: /Thank and resolve/ }).waitFor();
  expect(await page.evaluate(() => document.activeElement?.closest('[role=menu]') !== null)).toBe(true);
  await shut();
  // Done is closed.
  await page.keyboard.press('l');
  await page.getByRole('combobox', { name: 'Tags' }).fill('vip');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Save tags' }).press('Enter');
  await hasKeys();
}, 120_000);

test('several conversations are chosen by keys, and resolved after a dry run', async () => {
  const word = `Several${Date.now()}`;
  const ids = await begin(word, 3);
  const page = await newPage(context);
  await page.goto(`${app.origin}/support/message?status=Open&search=${word}`);
  await page.locator('[aria-setsize="3"]').first().waitFor();
  const choose = async (key: string): Promise<void> => {
    await composer(page).waitFor();
    await page.keyboard.press(key);
  };
  await page.keyboard.press('j');
  await choose('x');
  await page.getByText('1 selected').waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.waitForFunction(() => document.querySelector('[aria-posinset="3"] [aria-current]') !== null);
  await choose('X');
  await page.getByText('3 selected').waitFor();
  // The last one is left out again.
  await page.keyboard.press('x');
  await page.getByText('2 selected').waitFor();
  await page.keyboard.press('e');
  await page.getByRole('dialog', { name: 'Resolve 2 conversations?' }).getByRole('button', { name: 'Resolve', exact: true }).click();
  await page.getByText('2 conversations updated.').waitFor();
  const statuses = await Promise.all(
    ids.map(
      async (id) =>
        (await ask<{ support: { support: { status: string } } }>(app, token, `{ support(_id: "${id}") { support { status } } }`)).support
          .support.status,
    ),
  );
  expect(statuses.sort()).toEqual(['Inprocess', 'Resolved', 'Resolved']);
  await page.close();
}, 90_000);

test('a macro is run on three conversations chosen by keys, after a dry run that says which it skips, and undone by a key', async () => {
  const word = `Macros${Date.now()}`;
  const ids = await begin(word, 3);
  await ask(app, token, 'mutation ($params: MacroInput!) { makeMacro(params: $params) { _id } }', {
    params: {
      name: `A ${word}`,
      steps: [
        { act: 'tag', value: 'late' },
        { act: 'reply', value: 'It is late.' },
        { act: 'snooze', value: 'tomorrow' },
      ],
    },
  });
  const [first = '', ...others] = ids;
  await ask(app, token, `mutation { supportUpdate(ids: ["${first}"], params: { status: "Resolved" }) { _id } }`, {});
  const states = (): Promise<readonly unknown[]> =>
    Promise.all(
      ids.map((id) =>
        ask(
          app,
          token,
          `{ support(_id: "${id}") { support { status tags snoozed_until due_at assignee { _id } } messages { body } drafts { body } } }`,
          {},
        ),
      ),
    );
  const before = await states();
  const page = await newPage(context);
  await page.goto(`${app.origin}/support/message?status=All&search=${word}`);
  await page.locator('[aria-setsize="3"]').first().waitFor();
  for (const at of [1, 2, 3]) {
    await page.keyboard.press('j');
    await page.waitForFunction((place) => document.querySelector(`[aria-posinset="${place}"] [aria-current]`) !== null, at);
    await composer(page).waitFor();
    await page.keyboard.press('x');
    await page.getByText(`${at} selected`).waitFor();
  }
  await page.keyboard.press('m');
  const item = page.getByRole('menuitem', { name: `A ${word}` });
  await item.waitFor();
  await page.keyboard.press((await item.getAttribute('aria-keyshortcuts')) ?? '1');
  const dialog = page.getByRole('dialog', { name: 'Run the macro on 2 conversations?' });
  await dialog.getByText('2 will change · 2 replies will be sent · 1 will be skipped').waitFor();
  await dialog.getByText('Resolved conversations can’t be snoozed.').waitFor();
  // Pressed twice, it runs once.
  await dialog.getByRole('button', { name: 'Run macro' }).dblclick();
  await page.getByText('2 conversations updated.').waitFor();
  const [, second, third] = await states();
  for (const state of [second, third])
    expect(state).toMatchObject({ support: { support: { tags: ['late'] }, messages: [{ body: 'It is late.' }] } });
  // The keys are in the list again.
  await comes(async () => expect(await page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBeTruthy());
  await page.keyboard.press('u');
  await page.getByText('2 conversations restored.').waitFor();
  await comes(async () => expect(await page.getByText('2 conversations updated.').count()).toBe(0));
  const drafted = (state: unknown): unknown => {
    const { support } = state as { support: object };
    return { support: { ...support, drafts: [{ body: 'It is late.' }] } };
  };
  expect(await states()).toEqual(before.map((state, place) => (others.includes(ids[place] ?? '') ? drafted(state) : state)));
  await page.close();
}, 90_000);

test('of two who answer, the second is told, keeps the text, and sees that the first is there', async () => {
  const [id = ''] = await begin('Two answer', 1);
  const other = await browser.newContext(view);
  await signIn(other, app, 'support@demo.test');
  const [mine, theirs] = await Promise.all([openIn(context, id), openIn(other, id)]);
  await composer(theirs).fill('It was sent on Monday.');
  await composer(mine).fill('It is on its way.');
  await theirs.getByText('Replying now: Sam Seller').waitFor();
  await composer(mine).press('Control+Enter');
  await mine.getByRole('article', { name: 'Reply by Sam Seller' }).waitFor();
  await composer(theirs).press('Control+Enter');
  await theirs.getByText(/Sam Seller replied \d+ sec ago\. Read the reply, then send again\./).waitFor();
  await theirs.getByRole('article', { name: 'Reply by Sam Seller' }).waitFor();
  expect(await composer(theirs).inputValue()).toBe('It was sent on Monday.');
  expect((await read(id)).messages).toHaveLength(1);
  await composer(theirs).press('Control+Enter');
  await comes(async () => expect((await read(id)).messages).toHaveLength(2), 20_000);
  await other.close();
}, 90_000);

test('a reply is taken back into the text it was, and a draft waits on another device', async () => {
  const [id = ''] = await begin('Taken back', 1);
  const page = await openIn(context, id);
  await composer(page).fill('Too early.');
  await composer(page).press('Control+Enter');
  await page.getByRole('article').waitFor();
  await page.keyboard.press('u');
  await comes(async () => expect(await composer(page).inputValue()).toBe('Too early.'), 15_000);
  expect((await read(id)).messages).toHaveLength(0);
  await composer(page).fill('Half a sent');
  await page.getByText('Draft saved').waitFor();
  const device = await browser.newContext(view);
  await signIn(device, app);
  const elsewhere = await openIn(device, id);
  await comes(async () => expect(await composer(elsewhere).inputValue()).toBe('Half a sent'), 15_000);
  await device.close();
}, 90_000);

test('a draft that arrives after its text was sent is not taken for something new', async () => {
  const [id = ''] = await begin('Late draft', 1);
  const page = await openIn(context, id);
  const late: (() => void)[] = [];
  let sent = (): void => undefined;
  const isSent = new Promise<void>((resolve) => (sent = resolve));
  await page.route('**/graphql', async (route) => {
    const asked = route.request().postData() ?? '';
    // The draft reaches the server once the message was sent, and is forgotten there after a while only.
    if (asked.includes('draftSave')) await (asked.includes('"body":""') ? new Promise<void>((resolve) => late.push(resolve)) : isSent);
    await route.continue();
  });
  const isSaving = page.waitForRequest((request) => request.postData()?.includes('draftSave') ?? false);
  await composer(page).fill('Written once.');
  await isSaving;
  await composer(page).press('Control+Enter');
  await page.getByRole('article').waitFor();
  sent();
  await comes(() => expect(late).toHaveLength(1));
  // News of the conversation bring the late draft.
  await ask(app, token, 'mutation ($id: ID!) { messageSend(support_id: $id, kind: "note", body: "Seen.") { _id } }', { id });
  await page.getByRole('log', { name: 'Messages' }).getByText('Seen.').waitFor();
  expect(await composer(page).inputValue()).toBe('');
  for (const forget of late) forget();
  await comes(async () => expect((await read(id)).drafts).toEqual([]));
  expect(await composer(page).inputValue()).toBe('');
}, 60_000);

test('what nobody knows has to be filled in before it is sent', async () => {
  const [id = ''] = await begin('Gap', 1);
  const page = await openIn(context, id);
  await page.keyboard.press('r');
  await page.keyboard.type('/nu');
  await page.getByRole('option', { name: /number/ }).waitFor();
  await page.keyboard.press('Enter');
  expect(await composer(page).inputValue()).toBe('It is {{tracking.number}}.');
  await page.keyboard.press('Control+Enter');
  await page.getByText('Fill in {{tracking.number}} first.').waitFor();
  expect((await read(id)).messages).toHaveLength(0);
  // The place is chosen, so what is typed takes it.
  await page.keyboard.type('RR1');
  expect(await composer(page).inputValue()).toBe('It is RR1.');
}, 60_000);

test('conversations are put together and taken apart by keyboard', async () => {
  const [one = '', two = ''] = await begin('Merge', 2, 'Ada Byron');
  const note = 'mutation ($id: ID!, $body: String!) { messageSend(support_id: $id, kind: "note", body: $body) { _id } }';
  await ask(app, token, note, { id: one, body: 'Of the first.' });
  await ask(app, token, note, { id: two, body: 'Of the second.' });
  const page = await openIn(context, one);
  await page.keyboard.press('f');
  await page.getByRole('checkbox', { name: /Merge 2/ }).check();
  await page.getByRole('button', { name: 'Merge', exact: true }).click();
  await page.getByText('Of the second.').first().waitFor();
  await comes(async () => expect((await read(one)).messages).toHaveLength(2), 15_000);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.keyboard.press('v');
  await page.getByRole('checkbox', { name: /Of the second\./ }).check();
  await page.getByRole('button', { name: 'Split', exact: true }).click();
  await comes(async () => expect((await read(one)).messages).toHaveLength(1), 15_000);
  expect((await read(two)).messages).toMatchObject([{ body: 'Of the second.' }]);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}, 60_000);

test('what the server could not be told of outlives the page, in a new tab too', async () => {
  const [id = ''] = await begin('Torn off', 1);
  const page = await openIn(context, id);
  await page.route('**/graphql', (route) => (route.request().postData()?.includes('draftSave') ? route.abort() : route.continue()));
  await composer(page).fill('Nobody knows of this.');
  await page.getByText('Offline. Your draft is kept on this page.').waitFor();
  // As when the browser ends: nobody is asked.
  await page.close({ runBeforeUnload: false });
  const again = await openIn(context, id);
  await comes(async () => expect(await composer(again).inputValue()).toBe('Nobody knows of this.'), 15_000);
  await again.getByText('Draft saved').waitFor();
  await again.reload();
  await comes(async () => expect(await composer(again).inputValue()).toBe('Nobody knows of this.'), 15_000);
  await again.close();
}, 90_000);

test('a reply that was sent as its page went does not come back as unsent', async () => {
  const [id = ''] = await begin('Sent and gone', 1);
  const page = await openIn(context, id);
  // The answer never reaches the page.
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('messageSend')) return route.continue();
    await route.fetch();
    return undefined;
  });
  await composer(page).fill('Sent as the page went.');
  await composer(page).press('Control+Enter');
  await comes(async () => expect((await read(id)).messages).toHaveLength(1));
  await page.close({ runBeforeUnload: false });
  const again = await openIn(context, id);
  await again.getByRole('article').waitFor();
  // A slow machine reads late what the browser keeps.
  await again.waitForTimeout(1_500);
  expect(await composer(again).inputValue()).toBe('');
  expect((await read(id)).drafts).toEqual([]);
  await again.close();
}, 60_000);

test('a reply is taken back from another screen', async () => {
  const [id = ''] = await begin('Gone on', 1);
  const page = await openIn(context, id);
  await composer(page).fill('Not like this.');
  await composer(page).press('Control+Enter');
  await page.getByRole('article').waitFor();
  // The offer of the test before may still be there, as a toast.
  await page
    .getByText(/sends in/)
    .first()
    .waitFor();
  await comes(async () => {
    await page.keyboard.press('g');
    await page.keyboard.press('o');
    expect(await page.getByRole('heading', { name: 'Orders', exact: true }).isVisible()).toBe(true);
  });
  await composer(page).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await comes(async () => expect(await composer(page).inputValue()).toBe('Not like this.'), 15_000);
  expect((await read(id)).messages).toHaveLength(0);
}, 90_000);

test('what a buyer leaves on the page of their order is answered there', async () => {
  const seller = asSeller(app.origin, token);
  const [job] = await settled(seller, await push(seller, [await saveListing(seller, 'Tee of the talk')], store));
  const bought = await buy(app.origin, job?.data.external_url ?? '');
  const orderPage = new URL(String(bought.headers.location), app.origin);
  const shopPage = async (): Promise<string> => (await fetch(orderPage)).text();
  await eventually(async () => (await seller('{ orders { _id } }')).orders[0]);
  const form = new URLSearchParams({ text: 'Does it shrink & fade?', by: 'page' });
  await fetch(new URL(`${orderPage.pathname}/message${orderPage.search}`, app.origin), { method: 'POST', body: form });

  const page = await mainPage();
  await visit(page, app.origin, '/support/order?status=New');
  // It comes by itself.
  const row = page.getByRole('link', { name: /Does it shrink & fade\?/ });
  await row.getByRole('img', { name: 'via WooCommerce' }).waitFor();
  await row.click();
  await page.getByRole('article', { name: /^Message from / }).waitFor();
  await page.getByText('Sends via WooCommerce').waitFor();
  const answer = page.getByRole('textbox', { name: /^Reply to / });
  await answer.fill('x'.repeat(10_001));
  await page.getByText('Messages on WooCommerce can have up to 10,000 characters.').waitFor();
  expect(await page.getByRole('button', { name: 'Send and set to waiting' }).isDisabled()).toBe(true);
  await answer.fill('No.');
  expect(await page.getByRole('button', { name: 'Attach files' }).count()).toBe(0);
  await answer.press('Control+Enter');
  await comes(async () => expect(await shopPage()).toContain('<b>The store:</b> No.'), 40_000);
  // The mail is there as well: it takes what the shop does not.
  await page.getByRole('button', { name: 'Reply by email' }).click();
  await page.getByText(/^Sends by email to /).waitFor();
  await page.getByRole('button', { name: 'Attach files' }).waitFor();
  expect((await shopPage()).split('<b>The store:</b>')).toHaveLength(2);
}, 120_000);

test('a reply is copied to somebody, and a message forwarded with a note', async () => {
  const [id = ''] = await begin('Copies', 1);
  const page = await openIn(context, id);
  const latest = async () =>
    (
      await ask<{ support: { messages: readonly { aside: boolean; body: string; to: object[]; cc: object[] }[] } }>(
        app,
        token,
        `{ support(_id: "${id}") { messages { aside body to { email } cc { name email } } } }`,
      )
    ).support.messages.at(-1);
  await page.getByRole('button', { name: 'Cc/Bcc' }).click();
  await page.getByLabel('Cc', { exact: true }).fill('Bob <bob@home.example>,');
  await page.getByLabel('Bcc', { exact: true }).fill('no address,');
  await page.getByText('“no address” isn’t a valid email address.').waitFor();
  await page.keyboard.press('Backspace');
  await composer(page).fill('For both of you.');
  await page.keyboard.press('Control+Enter');
  await comes(async () =>
    expect(await latest()).toEqual({
      aside: false,
      body: 'For both of you.',
      to: [{ email: 'ada@example.test' }],
      cc: [{ name: 'Bob', email: 'bob@home.example' }],
    }),
  );
  await page.getByText('Cc Bob').first().waitFor();
  await page
    .getByRole('article', { name: /^Reply by/ })
    .getByRole('button', { name: 'Forward' })
    .click();
  await page.getByLabel('To', { exact: true }).fill('help@print.example');
  // An address that is still being typed counts once the field is left.
  await page.getByRole('textbox', { name: 'Forward' }).fill('Can you print this?');
  await page.keyboard.press('Control+Enter');
  await page.getByText('To help@print.example').waitFor();
  await comes(async () =>
    expect(await latest()).toEqual({ aside: true, body: 'Can you print this?', to: [{ email: 'help@print.example' }], cc: [] }),
  );
  await page.getByRole('button', { name: 'Send, resolve, and next' }).waitFor();
});

test('an agent refunds an order from the conversation and replies in one step', async () => {
  const seller = asSeller(app.origin, token);
  const [job] = await settled(seller, await push(seller, [await saveListing(seller, 'Tee that broke')], store));
  const { location } = (await buy(app.origin, job?.data.external_url ?? '')).headers;
  const number = /order-received\/(\d+)/.exec(location ?? '')?.[1] ?? '';
  const FIND = 'query ($search: String) { orders(search: $search) { _id paid_at } }';
  const order = await eventually(async () =>
    (await seller(FIND, { search: number })).orders.find(({ paid_at }: { paid_at: number | null }) => paid_at !== null),
  );
  const { makeSupport } = await ask<{ makeSupport: { _id: string } }>(
    app,
    token,
    'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }',
    { params: { order_id: order._id, subject: 'One is broken' } },
  );
  const page = await mainPage();
  await visit(page, app.origin, `/support/all?status=All&id=${makeSupport._id}`);
  await page.getByRole('button', { name: 'Refund', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Refund order/ });
  await dialog.getByLabel(/^Amount in/).fill('999999');
  await dialog.getByText(/is left to refund\. Enter a lower amount\./).waitFor();
  expect(await dialog.getByRole('button', { name: 'Refund and reply' }).isDisabled()).toBe(true);
  await dialog.getByLabel(/^Amount in/).fill('1.5');
  await dialog.getByLabel('Reply', { exact: true }).fill('Sorry about that. Your money is on its way.');
  await dialog.getByRole('button', { name: 'Refund and reply' }).dblclick();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Refunded the order').waitFor();
  await page
    .getByText(/sends in/)
    .first()
    .waitFor();
  const { messages } = await read(makeSupport._id);
  expect(messages.map(({ direction, body }) => `${direction}: ${body}`)).toEqual([
    expect.stringMatching(/^note: 1\.50 [A-Z]{3}$/),
    'out: Sorry about that. Your money is on its way.',
  ]);
});
