import type { Browser, BrowserContext, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { ROUTES } from '../support/accessible-routes';
import { frames } from '../support/frames';
import { visit } from '../support/go-to';
import { ask, DEMO_PASSWORD, signIn, tokenOf } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

let app: RunningApp;
let browser: Browser;

withApp((started) => ({ app, browser } = started));

const openContext = async (email?: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  context.setDefaultTimeout(20_000);
  if (email) await signIn(context, app, email);
  return context;
};

const open = async (context: BrowserContext, path: string, heading: string | RegExp): Promise<Page> => {
  const page = await context.newPage();
  await page.goto(app.origin + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
};

const shared = new Map<string, Promise<Page>>();

/** A page of an account, or of nobody, for all tests that need no fresh one. */
const pageOf = async (email: string | undefined, path: string, heading: string | RegExp): Promise<Page> => {
  const opened = shared.get(email ?? '') ?? openContext(email).then((context) => context.newPage());
  shared.set(email ?? '', opened);
  const page = await opened;
  await visit(page, app.origin, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  return page;
};

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });
const layoutOf = (page: Page) => page.locator('[data-layout]').getAttribute('data-layout');
const style = (page: Page, selector: string, property: string) =>
  page.locator(selector).evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

/** Opens the customizer by the account menu. */
const customize = async (page: Page) => {
  await page.getByRole('button', { name: /Account menu for/ }).click();
  await page.getByRole('menuitem', { name: 'Appearance' }).click();
  const panel = page.getByRole('dialog', { name: 'Appearance' });
  await panel.waitFor();
  return {
    choose: (group: string, choice: string) =>
      panel.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: choice }).check(),
    choicesOf: (group: string) => panel.getByRole('group', { name: group, exact: true }).getByRole('radio').count(),
    turn: (label: string) => panel.getByRole('switch', { name: label }).click(),
    close: async () => {
      await panel.getByRole('button', { name: 'Close' }).click();
      await panel.waitFor({ state: 'detached' });
    },
  };
};

const CHOSEN = '{ cUser { customizer { direction } } }';
interface Chosen {
  readonly cUser: { readonly customizer: { readonly direction: string } };
}

describe('the customizer', () => {
  let context: BrowserContext;
  let page: Page;
  const email = 'sale@demo.test';

  beforeAll(async () => {
    context = await openContext(email);
    page = await open(context, '/stores/all', 'Stores');
  });
  afterAll(() => context.close());

  test('begins as specified: vertical, light, sticky navbar and footer, left to right', async () => {
    expect(await layoutOf(page)).toBe('vertical');
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await page.locator('html').getAttribute('dir')).toBe('ltr');
    expect(await style(page, '[data-navbar]', 'position')).toBe('sticky');
    expect(await style(page, '[data-footer]', 'position')).toBe('sticky');
  });

  test('applies each choice at once', async () => {
    const wide = (await sidebar(page).boundingBox())?.width ?? 0;
    const look = await customize(page);
    await look.choose('Navbar', 'Floating');
    expect(await page.locator('[data-navbar]').getAttribute('data-navbar')).toBe('floating');
    await look.choose('Navbar', 'Static');
    expect(await style(page, '[data-navbar]', 'position')).toBe('static');
    await look.choose('Footer', 'Hidden');
    await comes(async () => expect(await page.locator('footer').count()).toBe(0));
    await look.choose('Footer', 'Static');
    await page.locator('footer').waitFor();
    const accent = await style(page, 'html', '--mui-palette-primary-main');
    await look.choose('Menu color', 'Success (green)');
    expect(await style(page, 'html', '--mui-palette-primary-main')).not.toBe(accent);
    const bar = await style(page, '[data-navbar]', 'background-color');
    await look.choose('Navbar color', 'Danger (red)');
    await page.waitForFunction((before) => getComputedStyle(document.querySelector('[data-navbar]')!).backgroundColor !== before, bar);
    await look.turn('Collapse sidebar');
    await look.close();
    await page.mouse.move(900, 500);
    await page.waitForFunction((width) => (document.querySelector('nav[aria-label="Main menu"]')?.clientWidth ?? 0) < width / 2, wide);
  });

  test('semi-dark darkens the sidebar alone', async () => {
    const look = await customize(page);
    await look.choose('Theme', 'Semi-dark');
    await look.close();
    expect(await page.locator('html').getAttribute('data-theme')).toBe('light');
    expect(await sidebar(page).evaluate((menu) => menu.closest('[data-theme]')?.getAttribute('data-theme'))).toBe('dark');
  });

  test('the horizontal layout has its own menu, no semi-dark and no navbar color', async () => {
    const look = await customize(page);
    await look.choose('Layout', 'Horizontal');
    expect(await look.choicesOf('Theme')).toBe(2);
    expect(await look.choicesOf('Navbar color')).toBe(0);
    await look.close();
    const menu = page.getByRole('navigation', { name: 'Top menu' });
    await menu.getByRole('link').first().waitFor();
    expect(await menu.getByRole('link').allTextContents()).toEqual(['Dashboard', 'Sale', 'Support', 'Stores', 'Policy', 'Terms']);
    expect(await menu.getByRole('link', { name: 'Stores' }).getAttribute('aria-current')).toBe('page');
  });

  test('which falls back to the vertical one below 1200 px, and what was typed on the screen stays', async () => {
    await page.getByRole('searchbox').or(page.getByPlaceholder('Store name or website')).first().fill('sand');
    await page.setViewportSize({ width: 1199, height: 768 });
    await page.locator('[data-layout="vertical"]').waitFor();
    await page.getByRole('button', { name: 'Open menu' }).click();
    await sidebar(page).getByRole('link', { name: 'Orders' }).waitFor();
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 1200, height: 768 });
    await page.locator('[data-layout="horizontal"]').waitFor();
    expect(await page.getByPlaceholder('Store name or website').inputValue()).toBe('sand');
    await page.setViewportSize({ width: 1366, height: 768 });
  });

  test('right to left mirrors the page', async () => {
    const brand = page.locator('header').getByRole('link', { name: 'Pressroom' });
    const left = (await brand.boundingBox())?.x ?? 0;
    expect(left).toBeLessThan(200);
    const look = await customize(page);
    await look.turn('Right to left');
    await page.locator('html[dir="rtl"]').waitFor();
    await look.close();
    await page.waitForFunction((end) => (document.querySelector('header a')?.getBoundingClientRect().x ?? 0) > end, 1_000);
    expect((await brand.boundingBox())?.x ?? 0).toBeGreaterThan(1000);
  });

  test('all of it is there after a reload, before the server has answered', async () => {
    const token = await tokenOf(app, email);
    await comes(async () => expect((await ask<Chosen>(app, token, CHOSEN)).cUser.customizer.direction).toBe('rtl'));
    let hold: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (hold = resolve));
    await page.route('**/graphql', async (route) => {
      await held;
      await route.continue();
    });
    await page.reload();
    await page.getByRole('status').first().waitFor();
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl');
    hold?.();
    await page.locator('[data-layout="horizontal"]').waitFor();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  test('and in another browser of the same person', async () => {
    const other = await openContext(email);
    const there = await open(other, '/stores/all', 'Stores');
    await there.locator('html[dir="rtl"]').waitFor();
    expect(await layoutOf(there)).toBe('horizontal');
    expect(await style(there, '[data-navbar]', 'position')).toBe('static');
    await other.close();
  });

  test('a hidden navbar leaves a way to bring it back', async () => {
    const look = await customize(page);
    await look.choose('Navbar', 'Hidden');
    await look.close();
    await page.getByRole('button', { name: 'Account menu for Sasha Sale' }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Appearance' }).click();
    await page.getByRole('dialog').getByRole('radio', { name: 'Sticky' }).first().check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Account menu for Sasha Sale' }).waitFor();
  });
});

test('the way back to the top comes after 160 px of scrolling, and can be switched off', async () => {
  const page = await pageOf('seller@demo.test', '/products/type', 'Product types');
  const toTop = page.getByRole('button', { name: 'Scroll to top' });
  const scrollTo = (pixels: number) => page.evaluate((top) => window.scrollTo(0, top), pixels);
  await scrollTo(170);
  await toTop.waitFor();
  await scrollTo(150);
  await toTop.waitFor({ state: 'detached' });
  await scrollTo(170);
  await toTop.click();
  await page.waitForFunction(() => window.scrollY === 0);
  await page.evaluate(() => document.activeElement?.id).then((id) => expect(id).toBe('content'));
  const look = await customize(page);
  await look.turn('Hide scroll to top');
  await look.close();
  await scrollTo(170);
  await frames(page);
  await comes(async () => expect(await toTop.count()).toBe(0));
});

describe('places', () => {
  test('every entry of the sidebar leads to a page of the shell that says what it is', async () => {
    const page = await pageOf('super@demo.test', '/jobs', 'Jobs');
    const links = sidebar(page).getByRole('listitem').getByRole('link');
    await links.first().waitFor();
    const inside = await links.evaluateAll((all) =>
      all.filter((link) => !link.getAttribute('target')).map((link) => link.getAttribute('href') ?? ''),
    );
    expect(inside).toHaveLength(26);
    // Most are addresses that are looked at by themselves (`accessible-routes.ts`): of those some are pressed, in the long form all.
    const looked = ROUTES.map((route) => new URL(route, app.origin).pathname);
    const isLooked = (to: string): boolean => looked.includes(new URL(to, app.origin).pathname);
    expect(inside.filter(isLooked).length).toBeGreaterThan(20);
    for (const to of inside.filter((each, nth) => isLongRun || nth % 6 === 0 || !isLooked(each))) {
      const link = sidebar(page).locator(`a[href="${to}"]`);
      await link.click();
      await link.and(page.locator('[aria-current="page"]')).waitFor();
      await page.locator('main h1').waitFor();
      expect([to, await page.locator('main h1').textContent()]).not.toEqual([to, 'This page doesn’t exist']);
    }
  });

  test('a place that is not the person’s leads to the not-authorized page', async () => {
    const page = await pageOf('support@demo.test', '/users/all', 'You don’t have access to this page');
    expect(new URL(page.url()).pathname).toBe('/misc/not-authorized');
    await page.getByText('Your role doesn’t include “Manage Users”.').waitFor();
  });

  test('trends show only where they are switched on', async () => {
    const page = await pageOf('super@demo.test', '/jobs', 'Jobs');
    await sidebar(page).getByRole('link', { name: 'Trend' }).waitFor();
  });

  test('states are pages too, with what support needs to know', async () => {
    const page = await pageOf(undefined, '/misc/warning-ip?token=a-secret-that-nobody-should-see-here', 'This network isn’t allowed');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.getByRole('button', { name: 'Copy diagnostics' }).click();
    await page.getByRole('button', { name: 'Copied' }).waitFor();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('State: warning-ip');
    expect(copied).toContain('/misc/warning-ip');
    expect(copied).not.toContain('secret');
  });

  test('policy and terms are for everybody, and offer to sign in and up', async () => {
    const page = await pageOf(undefined, '/policy', 'Privacy policy');
    expect(await layoutOf(page)).toBe('blank');
    const href = await page.getByRole('link', { name: 'Sign up' }).getAttribute('href');
    expect(await page.title()).toBe('Policy · Pressroom');
    expect(href).toBe(`/account/register?ref=${encodeURIComponent(`${app.origin}/policy`)}`);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click();
    await page.getByRole('heading', { level: 1, name: 'Terms and conditions' }).waitFor();
    await page.getByRole('link', { name: 'Sign in' }).click();
    await page.getByLabel('Email').fill('seller@demo.test');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/term-of-condition');
  });
});

describe('the session', () => {
  test('signing out in one tab signs out all', async () => {
    const context = await openContext('support@demo.test');
    const first = await open(context, '/jobs', 'Jobs');
    const second = await open(context, '/orders/all?status=Processing', 'Orders');
    await first.getByRole('button', { name: /Account menu for/ }).click();
    await first.getByRole('menuitem', { name: 'Sign out' }).click();
    await first.getByRole('heading', { name: 'Sign in' }).waitFor();
    await second.getByRole('heading', { name: 'You’re signed out' }).waitFor();
    expect(await context.cookies(app.origin)).toEqual([]);
    await second.getByRole('button', { name: 'Sign in', exact: true }).click();
    await second.waitForURL((url) => url.searchParams.get('ref') === `${app.origin}/orders/all?status=Processing`);
    await context.close();
  });

  test('a token ended on the server leads to sign in and back to where the person was', async () => {
    const context = await openContext();
    const token = await signIn(context, app, 'seller@demo.test');
    const page = await open(context, '/jobs', 'Jobs');
    await fetch(`${app.origin}/account/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } });
    await page.goto(`${app.origin}/stores/all?status=Valid`);
    await page.getByLabel('Email').fill('seller@demo.test');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/stores/all?status=Valid');
    await page.getByRole('heading', { level: 1, name: 'Stores' }).waitFor();
    await context.close();
  });

  test('a link with somebody else’s sign-in signs nobody in, and a button begins one’s own', async () => {
    const stranger = await browser.newContext();
    await stranger.request.post(`${app.origin}/account/login`, {
      form: { email: 'support@demo.test', password: DEMO_PASSWORD },
      maxRedirects: 0,
    });
    const handed = await stranger.request.get(`${app.origin}/account/oauth2`, { maxRedirects: 0 });
    const link = handed.headers().location ?? '';
    await stranger.close();
    expect(new URL(link).pathname).toBe('/session');

    const context = await browser.newContext({ locale: 'de-DE' });
    const page = await context.newPage();
    await page.goto(link);
    await page.getByText('Du hast die Anmeldung in einem anderen Browser begonnen.').waitFor();
    expect(await context.cookies(app.origin)).toEqual([]);
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await page.getByRole('heading', { name: 'Anmelden' }).waitFor();
    await context.close();
  });

  test('a link on another site signs nobody out', async () => {
    const context = await openContext();
    const page = await context.newPage();
    await page.goto(`${app.origin}/jobs`);
    await page.getByLabel('Email').fill('seller@demo.test');
    await page.getByLabel('Password').fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
    const elsewhere = await context.newPage();
    await elsewhere.route('http://evil.test/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${app.origin}/account/logout">Win</a>` }),
    );
    await elsewhere.goto('http://evil.test/');
    await elsewhere.getByRole('link').click();
    await elsewhere.getByRole('heading', { name: 'Sign out?' }).waitFor();
    await page.goto(`${app.origin}/account/profile/info`);
    await page.getByRole('link', { name: 'Sign out' }).click();
    await page.getByRole('heading', { name: 'Sign in' }).waitFor();
    await context.close();
  });

  test('acting as somebody else is said above everything, and ends with one button', async () => {
    const context = await openContext();
    const token = await signIn(context, app, 'seller@demo.test');
    const page = await open(context, '/jobs', 'Jobs');
    const { users } = await ask<{ users: { _id: string; email: string }[] }>(
      app,
      token,
      '{ users(email: "support@demo.test") { _id email } }',
    );
    const userId = users.find(({ email }) => email === 'support@demo.test')?._id;
    await page.evaluate((id) => {
      const { pressroom } = window as unknown as { pressroom: { dispatch: (action: object) => void } };
      pressroom.dispatch({ type: 'session/loginAs', payload: { userId: id } });
    }, userId);
    await page.getByText('seller@demo.test is signed in as Robin Support.').waitFor();
    await page.getByRole('button', { name: 'Account menu for Robin Support' }).waitFor();
    const panel = await customize(page);
    await panel.choose('Theme', 'Semi-dark');
    await page.getByText('Only the user can change').waitFor();
    await panel.choose('Theme', 'Light');
    await panel.close();
    await page.getByRole('button', { name: 'Exit', exact: true }).click();
    await page.getByRole('button', { name: 'Account menu for Sam Seller' }).waitFor();
    await context.close();
  });

  test('the container switcher leads to the same place of the other shop, signed in', async () => {
    const page = await pageOf('super@demo.test', '/stores/all?status=Valid', 'Stores');
    await page.getByRole('button', { name: /^Switch workspace: / }).click();
    await page.getByRole('combobox', { name: 'Find a workspace' }).fill('riv');
    await page.keyboard.press('Enter');
    await page.waitForURL((url) => url.hostname === 'rival.localhost' && url.pathname === '/stores/all');
    expect(new URL(page.url()).search).toBe('?status=Valid');
    expect(new URL(page.url()).port).toBe(new URL(app.origin).port);
    await page.getByRole('button', { name: 'Switch workspace: Rival shop' }).waitFor();
    expect(await sidebar(page).getByRole('link', { name: 'Trend' }).count()).toBe(0);
  });
});
