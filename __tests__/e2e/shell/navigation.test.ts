import { comes } from '../../support/comes';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { asSeller, buy, eventually, push, saveListing, settled, type Ask, type Listing } from '../../server/commerce';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { pictureEachTest } from '../support/pictures';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let ask: Ask;
let storeId: string;
let listing: Listing;
/** Requests of all tabs of the first browser for the live stream. */
let streams = 0;

const openContext = async (email?: string): Promise<BrowserContext> => {
  const made = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  made.setDefaultTimeout(20_000);
  const token = await signIn(made, app, email);
  if (!email) ask = asSeller(app.origin, token);
  return made;
};

const searchBox = () => page.getByRole('combobox', { name: 'Search', exact: true });
const suggestions = () => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
const bookmarks = (on: Page = page) => on.getByRole('navigation', { name: 'Bookmarks' }).getByRole('link');
const bell = (unread?: number) =>
  page.getByRole('button', { name: unread === undefined ? /^Notifications/ : `Notifications, ${unread} unread` });
const names = async (links: ReturnType<typeof bookmarks>): Promise<(string | null)[]> =>
  Promise.all((await links.all()).map((link) => link.getAttribute('aria-label')));
const kept = async (): Promise<readonly { readonly title: string }[] | null> =>
  (await ask('{ cUser { bookmarks { title } } }')).cUser.bookmarks;
const goTo = async (to: string): Promise<void> => {
  await visit(page, app.origin, to);
  await searchBox().waitFor();
};
const isAt = (to: string): Promise<void> => page.waitForURL((url) => url.pathname + url.search === to);

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await openContext();
  context.on('request', (request) => {
    if (new URL(request.url()).pathname === '/live') streams += 1;
  });
  storeId = (await ask('{ stores { _id } }')).stores[0]._id;
  listing = await saveListing(ask, 'Sunrise over the harbour');
  page = await context.newPage();
});

pictureEachTest(() => page);

test('the search box suggests screens as one types; arrows move, Enter goes there, Escape closes', async () => {
  await goTo('/jobs');
  expect(await searchBox().getAttribute('placeholder')).toBe('Order, Item, ...');
  await searchBox().click();
  await comes(async () => expect(await suggestions().count()).toBeGreaterThan(20));
  await searchBox().fill('or');
  await eventually(async () => (await suggestions().count()) === 6);
  expect(await searchBox().getAttribute('aria-activedescendant')).toBe(await suggestions().first().getAttribute('id'));
  await page.keyboard.press('Escape');
  await eventually(async () => (await suggestions().count()) === 0);
  expect(await searchBox().getAttribute('aria-expanded')).toBe('false');
  await searchBox().fill('product');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await isAt('/products/type');
  await comes(async () => expect(await suggestions().count()).toBe(0));
});

test('an item is found by its words, an order by its number; both open', async () => {
  await goTo('/jobs');
  await searchBox().fill('sunrise');
  await suggestions().filter({ hasText: listing.name }).waitFor();
  await page.keyboard.press('Enter');
  await isAt(`/items/internal?_id=${listing._id}`);

  const [job] = await settled(ask, await push(ask, [listing], storeId));
  await buy(app.origin, job?.data.external_url ?? '');
  const order = await eventually(async () => (await ask('{ orders { _id number } }')).orders[0]);
  await searchBox().fill(order.number);
  await suggestions()
    .filter({ hasText: `Order ${order.number}` })
    .click();
  await isAt(`/orders/all?status=All&id=${order._id}`);
});

test('nothing found is said, and words of any kind do no harm', async () => {
  await goTo('/jobs');
  for (const hostile of ['<img src=x onerror=alert(1)>', '%', '\\', 'ยาว'.repeat(60)]) {
    await searchBox().fill(hostile);
    await page
      .getByRole('status')
      .filter({ hasText: /Nothing found|Searching/ })
      .waitFor();
  }
  await page.getByText(/^Nothing found/).waitFor();
});

test('the quick links stand in the navbar; a star adds the page, and the eleventh overflows', async () => {
  await goTo('/jobs');
  const quick = [
    'Dashboard',
    'All orders',
    'Processing orders',
    'Orders in production',
    'Internal items',
    'Support in progress',
    'Jobs',
    'Stores',
    'Fulfillments',
  ];
  expect(await names(bookmarks())).toEqual(quick);
  await goTo('/stores/invalid');
  await page.getByRole('button', { name: 'Bookmark this page' }).click();
  expect(await names(bookmarks())).toEqual([...quick, 'Stores · invalid']);
  await eventually(async () => (await kept())?.length === 10);
  await goTo('/products/type/apparel');
  await page.getByRole('button', { name: 'Bookmark this page' }).click();
  await page.getByRole('button', { name: 'All bookmarks' }).click();
  const all = page.getByRole('dialog', { name: 'Bookmarks' });
  await all.getByRole('list', { name: 'More' }).getByRole('link', { name: 'Product types · apparel' }).waitFor();
  await all.getByRole('button', { name: 'Remove Dashboard from bookmarks' }).click();
  await all.getByRole('list', { name: 'In the navbar' }).getByRole('link', { name: 'Product types · apparel' }).waitFor();
  await page.keyboard.press('Escape');
  await all.waitFor({ state: 'detached' });
  const now = [...quick.slice(1), 'Stores · invalid', 'Product types · apparel'];
  expect(await names(bookmarks())).toEqual(now);

  // Kept by the server: after a reload, and in another browser.
  await eventually(async () => (await kept())?.every(({ title }) => title !== 'Dashboard'));
  await page.goto(`${app.origin}/jobs`);
  await searchBox().waitFor();
  expect(await names(bookmarks())).toEqual(now);
  const elsewhere = await openContext();
  const other = await elsewhere.newPage();
  await other.goto(`${app.origin}/jobs`);
  await bookmarks(other).first().waitFor();
  expect(await names(bookmarks(other))).toEqual(now);
  await elsewhere.close();
});

test('a bookmark leads where it says, and a star in the search box takes it away', async () => {
  await goTo('/jobs');
  await bookmarks()
    .filter({ has: page.locator('svg') })
    .nth(2)
    .click();
  await isAt('/orders/all?status=In%20Production');
  await searchBox().fill('jobs');
  await page.keyboard.press('Control+b');
  await eventually(async () => !(await names(bookmarks())).includes('Jobs'));
  await page.keyboard.press('Control+b');
  await eventually(async () => (await names(bookmarks())).includes('Jobs'));
});

test('the palette opens by Ctrl+K, goes, and does', async () => {
  await goTo('/jobs');
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await palette.getByRole('combobox').fill('dark');
  await palette.getByRole('option', { name: 'Theme: dark', exact: true }).waitFor();
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme="dark"]').waitFor();
  await palette.waitFor({ state: 'detached' });
  await page.keyboard.press('Control+k');
  await palette.getByRole('combobox').fill('theme light');
  await page.keyboard.press('Enter');
  await page.locator('html[data-theme="light"]').waitFor();
  await page.keyboard.press('Control+k');
  await palette.waitFor();
  await page.keyboard.press('Control+k');
  await palette.waitFor({ state: 'detached' });
});

test('g and a letter jump, ? shows all shortcuts; nobody who types is taken away', async () => {
  await goTo('/jobs');
  await page.keyboard.press('g');
  await page.keyboard.press('r');
  await isAt('/stores/all?status=Valid');
  await searchBox().click();
  await page.keyboard.type('go?');
  expect(await searchBox().inputValue()).toBe('go?');
  await page.keyboard.press('Escape');
  await page.locator('main').focus();
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await sheet.getByText('Go to').waitFor();
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await sheet.getByRole('switch').click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await page.keyboard.press('g');
  await page.keyboard.press('j');
  await page.keyboard.press('?');
  expect(new URL(page.url()).pathname).toBe('/stores/all');
  expect(await sheet.count()).toBe(0);
  await page.keyboard.press('/');
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('INPUT');
  await page.evaluate(() => localStorage.removeItem('single-keys'));
});

test('a notification arrives by itself in every tab, over one stream for all of them', async () => {
  await goTo('/jobs');
  const tabs = await Promise.all([context.newPage(), context.newPage()]);
  for (const tab of tabs) await tab.goto(`${app.origin}/jobs`);
  for (const tab of tabs) await tab.getByRole('button', { name: /^Notifications/ }).waitFor();
  const before = (await ask('{ notificationsCount }')).notificationsCount;
  streams = 0;
  await settled(ask, await push(ask, [listing], storeId));
  for (const tab of [page, ...tabs]) await tab.getByRole('button', { name: `Notifications, ${before + 1} unread` }).waitFor();
  expect(streams).toBe(0);
  for (const tab of tabs) await tab.close();
});

test('a click reads a notification and leads to what it is about; the counter goes down by one', async () => {
  await goTo('/jobs');
  const before = (await ask('{ notificationsCount }')).notificationsCount;
  await bell(before).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const [first] = (await ask('{ notifications { subject referent } }')).notifications;
  await list.getByRole('button', { name: first.subject }).first().click();
  await isAt(`/items/internal?_id=${first.referent}`);
  await bell(before - 1).waitFor();
  await eventually(async () => (await ask('{ notificationsCount }')).notificationsCount === before - 1);
});

test('twenty a page, more by scrolling, until all are there; read all empties the counter', async () => {
  for (let n = 0; n < 24; n += 1) await settled(ask, await push(ask, [listing], storeId));
  const count = await eventually(async () => {
    const { notificationsCount, notifications } = await ask('{ notificationsCount notifications { _id } }');
    return notifications.length === 20 && notificationsCount > 24 && (notificationsCount as number);
  });
  await goTo('/dashboard');
  await bell(count).click();
  const list = page.getByRole('dialog', { name: 'Notifications' });
  const rows = list.getByRole('listitem');
  await rows.first().waitFor();
  expect(await rows.count()).toBe(20);
  expect(await seriousFaults(page)).toEqual([]);
  await rows.nth(19).scrollIntoViewIfNeeded();
  await list.getByText('No more notifications').waitFor();
  await comes(async () => expect(await rows.count()).toBeGreaterThan(24));
  await list.getByRole('button', { name: 'Mark all as read' }).click();
  await eventually(async () => (await list.locator('[data-unread="true"]').count()) === 0);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await bell(0).waitFor();
  await eventually(async () => (await ask('{ notificationsCount }')).notificationsCount === 0);
});

test('search, palette and sheet have no serious fault of accessibility', async () => {
  await goTo('/dashboard');
  await searchBox().fill('or');
  await suggestions().first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('option').first().waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.locator('main').focus();
  await page.keyboard.press('?');
  await page.getByRole('dialog').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('somebody with fewer rights is offered less, everywhere alike', async () => {
  const few = await openContext('support@demo.test');
  const own = await few.newPage();
  await own.goto(`${app.origin}/orders/all`);
  await bookmarks(own).first().waitFor();
  expect(await names(bookmarks(own))).not.toContain('Fulfillments');
  await own.keyboard.press('Control+k');
  await own.getByRole('dialog').getByRole('combobox').fill('fulfil');
  await own.getByText(/^Nothing found/).waitFor();
  await own.keyboard.press('Escape');
  await own.locator('main').focus();
  const before = own.url();
  await own.keyboard.press('g');
  await own.keyboard.press('f');
  expect(own.url()).toBe(before);
  await few.close();
});
