import type { Browser } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { openCold, tripsBefore, type ColdPage, type Sent } from '../support/cold-load';
import { DEMO_PASSWORD, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

/** Slow enough that what waits for an answer is told from what does not. */
const SPEED = { latency: 150, slowdown: 1 };
const MOST_REQUESTS = 36;

let app: RunningApp;
let browser: Browser;
withApp((started) => ({ app, browser } = started));

const isQuery = ({ url }: Sent): boolean => new URL(url).pathname === '/graphql';
const isLive = ({ url }: Sent): boolean => new URL(url).pathname === '/live';
const isScript = ({ url }: Sent): boolean => url.endsWith('.js');

/** An operation and what it is asked, without what says nothing. */
const askedBy = ({ body }: Sent): string => {
  const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
  const told = Object.entries(variables).filter(([, value]) => value !== '' && value !== null);
  return `${/query (\w+)/.exec(query)?.[1] ?? ''} ${JSON.stringify(told.sort())}`;
};

const openAt = async (path: string): Promise<ColdPage> => {
  const cold = await openCold(browser, SPEED);
  await signIn(cold.context, app);
  await cold.page.goto(app.origin + path);
  await settled(cold);
  return cold;
};

/** The page listens for news, and everything it asked for is answered. */
const settled = ({ sent }: ColdPage): Promise<void> =>
  comes(() => {
    expect(sent.filter(isLive)).toHaveLength(1);
    expect(unanswered(sent)).toEqual([]);
  });

const unanswered = (sent: readonly Sent[]): readonly string[] =>
  // Chromium does not tell of answers that lead elsewhere.
  sent.filter(({ url, answered }) => answered === undefined && !url.includes('/account/')).map(({ url }) => url);

const LISTS = [
  ['/orders/all', 'Orders'],
  ['/items/internal', 'ItemsInfo'],
  ['/products/type/all', 'ProductPreset'],
  ['/mockups/all', 'MockupDesigns'],
  ['/stores/all', 'Stores'],
  ['/fulfilments/all', 'Fulfillments'],
  ['/jobs', 'JobGroups'],
  ['/design-collection/all', 'Files'],
  ['/files/all', 'Files'],
  ['/users/all', 'Users'],
] as const;

/** A cold page of each takes a while: every third list, in the long form all of them. */
const SOME = LISTS.filter((_list, nth) => isLongRun || nth % 3 === 0);

test.each(SOME)('%s asks for its rows beside who is there, once, and for little else', async (path, operation) => {
  const { page, context, sent } = await openAt(path);
  const queries = sent.filter(isQuery);
  const rows = queries.find((one) => askedBy(one).startsWith(`${operation} `));
  const who = queries.find((one) => askedBy(one).startsWith('CUser '));
  if (!rows || !who) throw new Error(`Asked were ${queries.map(askedBy).join(', ')}.`);
  expect(rows.at).toBeLessThan(who.answered ?? 0);
  expect(tripsBefore(sent, rows)).toBeLessThanOrEqual(2);

  // What is asked for again when the page begins to listen may have changed before.
  const listening = sent.find(isLive)?.answered ?? 0;
  const first = queries.filter(({ at }) => at < listening).map(askedBy);
  expect(first).toEqual([...new Set(first)]);
  expect(sent.length).toBeLessThanOrEqual(MOST_REQUESTS);

  const unused = await page.evaluate(() => {
    const { webpackChunkpod_back_office: chunks } = window as { webpackChunkpod_back_office?: [(string | number)[]][] };
    const run = new Set(chunks?.flatMap(([ids]) => ids.map(String)));
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=script]')]
      .map(({ href }) => href)
      .filter((href) => !run.has(/assets\/(\w+)\./.exec(href)?.[1] ?? ''));
  });
  expect(unused).toEqual([]);
  expect(await page.locator('link[rel=preload][as=script]').count()).toBeGreaterThan(2);
  await context.close();
});

test('while somebody signs in, the application comes', async () => {
  const cold = await openCold(browser, SPEED);
  const { page, sent, context } = cold;
  await page.goto(`${app.origin}/account/login?ref=${encodeURIComponent(`${app.origin}/orders/all`)}`);
  await comes(() => {
    expect(sent.filter(isScript).length).toBeGreaterThan(4);
    expect(unanswered(sent)).toEqual([]);
  });
  const before = sent.length;
  // The page's own script is no part of the application.
  const ahead = [...new Set(sent.filter(isScript).map(({ url }) => url))].filter((url) => !url.includes('/static/'));
  await page.locator('#email').fill('seller@demo.test');
  await page.locator('#password').fill(DEMO_PASSWORD);
  await page.locator('button[type=submit]').first().click();
  await settled(cold);
  const kept = sent.slice(before).filter(({ cached }) => cached);
  expect(ahead.filter((script) => !kept.some(({ url }) => url === script))).toEqual([]);
  const rows = sent.find((one) => isQuery(one) && askedBy(one).startsWith('Orders '));
  const who = sent.find((one) => isQuery(one) && askedBy(one).startsWith('CUser '));
  expect(rows?.at).toBeLessThan(who?.answered ?? 0);
  expect(sent.length - before).toBeLessThanOrEqual(MOST_REQUESTS);
  await context.close();
});

test('what a row opens loads while the page rests, before somebody opens it', async () => {
  const cold = await openAt('/stores/all');
  const { page, sent, context } = cold;
  await page.locator('tr[data-row]').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  await settled(cold);
  const before = sent.filter(isScript).length;
  await page.locator('tr[data-row]').first().press('Enter');
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  expect(sent.filter(isScript)).toHaveLength(before);
  await context.close();
});
