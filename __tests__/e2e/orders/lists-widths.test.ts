import type { BrowserContext, Page } from 'playwright-core';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../src/domain/languages';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { frames } from '../support/frames';
import { goTo } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { keepPicture } from '../support/pictures';
import { withSold } from '../support/sold-app';
import { isLongRun } from '../../support/long-runs';

/** Every list that is a table, and the columns that stand in it whatever the width. */
const LISTS = {
  '/stores/all': ['name', 'status', 'actions'],
  '/fulfilments/all?shape=list': ['name', 'status', 'actions'],
  '/shipping-preset': ['name', 'default', 'handling', 'cheapest', 'actions'],
  '/blogs/all': ['image', 'title', 'status'],
  '/blogs/all?tab=documents': ['image', 'name', 'status'],
  '/orders/all': ['number', 'buyer', 'status', 'gates', 'shipBy'],
  '/trackings?status=All': ['number', 'courier', 'status'],
  '/order-invoice': ['number', 'store', 'status', 'total'],
  '/paypal/all': ['transaction', 'amount', 'number', 'carrier', 'status'],
  '/tasks/support/all/all': ['name', 'order', 'status', 'due'],
  '/tasks/design/all/all?shape=list': ['name', 'order', 'status', 'due'],
  '/items/internal': ['image', 'name', 'price', 'stores', 'lastPush', 'actions'],
  '/items/external': ['image', 'name', 'state', 'reason', 'actions'],
  '/jobs': ['job', 'store', 'progress', 'created', 'actions'],
  '/users/all': ['name', 'group', 'status', 'lastLogin', 'actions'],
  '/users/groups': ['name', 'parent', 'users', 'status', 'actions'],
  '/files/all?shape=list': ['picture', 'filename', 'size', 'status', 'created_at'],
} as const;
type List = keyof typeof LISTS;

/** The narrowest first: there rows are cards. */
const WIDTHS = [390, 992, 1200, 1366, 1440] as const;
const LONGEST: Language = 'de';
const OTHERS = LANGUAGES.filter((language) => language !== LONGEST);
const ADDRESSES = Object.keys(LISTS) as readonly List[];

/**
 * The widths a list is measured at in a language; in the long form all of them. Otherwise each list is seen at every width: where words are
 * longest at three of them, and in one of the other languages at the two left.
 */
const widthsOf = (list: List, language: Language): readonly number[] => {
  if (isLongRun) return WIDTHS;
  const nth = ADDRESSES.indexOf(list);
  const shifted = WIDTHS.map((_width, at) => WIDTHS[(nth + at) % WIDTHS.length] ?? 0);
  if (language === LONGEST) return shifted.slice(0, 3);
  return OTHERS[nth % OTHERS.length] === language ? shifted.slice(3) : [];
};

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;
/** Ids of the provider accounts this file adds, removed after it. */
const makers: string[] = [];

interface Made {
  readonly makeFulfilment: { readonly _id: string };
}

withSold(async (started) => {
  // With what sellers have: listings on a store, jobs and orders.
  ({ app } = started);
  const { browser, clock } = started;
  context = await browser.newContext({ viewport: { width: 1440, height: 768 } });
  // Who may see all of them.
  token = await signIn(context, app, 'super@demo.test');
  // PayPal lists a payment three hours after it was made.
  await clock({ advance: 4 * 3600 });
  await ask(app, token, 'mutation { paypalFetch { _id } }');
  await comes(
    async () => expect((await ask<{ paypalItems: object[] }>(app, token, '{ paypalItems { _id } }')).paypalItems).not.toEqual([]),
    60_000,
  );
  const make = 'mutation ($params: FulfilmentInput!) { makeFulfilment(params: $params) { _id } }';
  makers.push((await ask<Made>(app, token, make, { params: { type: 'private', name: 'By hand' } })).makeFulfilment._id);
  const merchize = { url: 'https://nobody.example/bo-api', access_token: 'a-key' };
  makers.push((await ask<Made>(app, token, make, { params: { type: 'merchize', name: 'Merchize', merchize } })).makeFulfilment._id);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

// Where this file runs alone, the application has ended by then, and nobody else would see them.
afterAll(() => ask(app, token, 'mutation ($ids: [ID!]!) { trashFulfilment(delete_ids: $ids) }', { ids: makers }).catch(() => undefined));

/** What is cut in the table, or in the cards; names and what people wrote may be long and end in dots. */
const faultsOf = (mayEnd: readonly string[]): { readonly columns: string[]; readonly faults: string[] } => {
  const faults: string[] = [];
  const columns = [...document.querySelectorAll<HTMLElement>('col[data-column]')].map(({ dataset }) => dataset.column ?? '');
  const frame = document.querySelector('.MuiTableContainer-root');
  if (frame && frame.scrollWidth > frame.clientWidth) faults.push(`the table: ${frame.scrollWidth} in ${frame.clientWidth}`);
  const isCut = (element: Element): boolean => {
    const { overflowX, position } = getComputedStyle(element);
    if (overflowX !== 'hidden' || position === 'absolute') return false;
    return element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 3;
  };
  const look = (cell: HTMLElement, column: string) => {
    // Why work was rejected stands whole in its hint, and beside the list.
    const parts = [cell, ...cell.querySelectorAll('*')].filter((each) => each.closest('[data-failure]') === null);
    const cut = parts.find((each): each is HTMLElement => each instanceof HTMLElement && isCut(each));
    if (cut) faults.push(`${column}, ${cell.tagName}: ${cut.textContent} (${cut.scrollWidth} in ${cut.clientWidth})`);
  };
  for (const row of document.querySelectorAll('thead tr, tr[data-row]')) {
    const cells = [...row.children].slice(-columns.length) as HTMLElement[];
    for (const [index, cell] of cells.entries()) {
      const column = columns[index] ?? '';
      if (cell.tagName === 'TH' || !mayEnd.includes(column)) look(cell, column);
    }
  }
  for (const fact of document.querySelectorAll<HTMLElement>('li[data-row] dd, li[data-row] dt')) look(fact, 'card');
  const { scrollWidth, scrollHeight } = document.documentElement;
  if (scrollWidth > innerWidth) faults.push(`the page is ${scrollWidth} wide`);
  const end = document.querySelector('main')?.lastElementChild?.getBoundingClientRect().bottom ?? 0;
  const footer = document.querySelector('footer')?.getBoundingClientRect().height ?? 0;
  if (end + scrollY + footer + 24 <= innerHeight && scrollHeight > innerHeight) faults.push(`the page is ${scrollHeight} high`);
  return { columns, faults };
};

test.each(LANGUAGES)('%s: at every width each list shows what matters, and nothing in it is cut', async (language) => {
  await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.origin }]);
  await page.goto(`${app.origin}/misc/app-ready`);
  await page.locator('main h1').first().waitFor();
  const found: Record<string, readonly string[]> = {};
  for (const list of ADDRESSES) {
    const widths = widthsOf(list, language);
    if (widths.length === 0) continue;
    const always: readonly string[] = LISTS[list];
    await goTo(page, list);
    await page.locator('[data-row]').first().waitFor();
    for (const width of widths) {
      await page.setViewportSize({ width, height: 768 });
      await page
        .locator(width < 600 ? 'li[data-row]' : 'tr[data-row]')
        .first()
        .waitFor();
      await frames(page);
      const measure = () => page.evaluate(faultsOf, ['name', 'title', 'order', 'buyer', 'filename', 'tags']);
      // A table that is too wide leaves out a column, and looks again.
      await comes(async () => expect((await measure()).faults).toEqual([]), 2_000).catch(() => undefined);
      const { columns, faults } = await measure();
      const missing = width < 600 ? [] : always.filter((id) => !columns.includes(id)).map((id) => `${id} is not shown`);
      if (faults.length + missing.length > 0) found[`${list} at ${width}`] = [...missing, ...faults];
      if (width === 1200) await keepPicture(page, `widths-${list.replace(/\W+/g, '-')}-${language}`);
    }
  }
  expect(found).toEqual({});
});
