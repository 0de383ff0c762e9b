import type { Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let page: Page;

/** A page of a seller, and one of nobody. */
const pages: Partial<Record<'seller' | 'nobody', Page>> = {};

withApp(async ({ app: started, browser }) => {
  app = started;
  for (const who of ['seller', 'nobody'] as const) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
    context.setDefaultTimeout(20_000);
    if (who === 'seller') await signIn(context, app);
    pages[who] = await context.newPage();
  }
});

const open = async (path: string, heading: string | RegExp, who: 'seller' | 'nobody' = 'nobody', go = visit): Promise<void> => {
  page = pages[who]!;
  await go(page, app.origin, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};
const load = async (of: Page, origin: string, path: string): Promise<void> => void (await of.goto(origin + path));
const SELLER = 'seller';
const sidebar = () => page.getByRole('navigation', { name: 'Main menu' });
const tasks = () => page.getByRole('button', { name: /^Background Task/ });

describe('a menu casts a shadow after 100 px of scrolling', () => {
  const comesTo = (selector: string, shadow: boolean) =>
    page.waitForFunction(
      ([name, wanted]) => {
        const element = document.querySelector(name);
        return element !== null && (getComputedStyle(element).boxShadow !== 'none') === wanted;
      },
      [selector, shadow] as const,
    );

  test('the bar above the screen', async () => {
    await open('/products/type', 'Product types', SELLER);
    await page.getByRole('main').getByRole('link').first().waitFor();
    for (const [pixels, shadow] of [
      [101, true],
      [100, false],
    ] as const) {
      await page.evaluate((top) => window.scrollTo(0, top), pixels);
      await comesTo('[data-navbar]', shadow);
    }
  });

  test('the head of the sidebar', async () => {
    await open('/dashboard', 'Dashboard', SELLER);
    await page.setViewportSize({ width: 1366, height: 500 });
    await sidebar().getByRole('link', { name: 'Jobs' }).waitFor();
    for (const [pixels, shadow] of [
      [101, true],
      [100, false],
    ] as const) {
      await sidebar().evaluate((menu, top) => menu.lastElementChild?.scrollTo(0, top), pixels);
      await comesTo('nav[aria-label="Main menu"] > :first-child', shadow);
    }
    await page.setViewportSize({ width: 1366, height: 768 });
  });
});

test('the Background Task panel is for desktops, which begin at 992 px', async () => {
  await open('/jobs', 'Jobs', SELLER);
  await page.setViewportSize({ width: 991, height: 768 });
  await tasks().waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 992, height: 768 });
  await tasks().click();
  await page.getByRole('dialog', { name: 'Background Task' }).getByText('No task').waitFor();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1366, height: 768 });
});

test('in the editor the sidebar gives way, and is a button away', async () => {
  await open('/products/type', 'Product types', SELLER);
  await sidebar().waitFor();
  await page
    .getByRole('main')
    .getByRole('link', { name: /Design/ })
    .first()
    .click();
  await page.waitForURL(/\/mockup\/[^/]+\/editor/);
  await sidebar().waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Open menu' }).click();
  await sidebar().getByRole('link', { name: 'Jobs' }).waitFor();
});

test('whoever is signed out is offered to sign in and up, and nothing of what is a person’s own', async () => {
  await open('/policy', 'Privacy policy');
  await page.getByRole('link', { name: 'Sign in' }).waitFor();
  await page.getByRole('link', { name: 'Sign up' }).waitFor();
  for (const own of [/^Account menu for/, /^Notifications/, /^Background Task/, 'Bookmark this page']) {
    expect(await page.getByRole('button', { name: own }).count()).toBe(0);
  }
  expect(await page.getByPlaceholder('Order, Item, ...').count()).toBe(0);
  expect(await page.getByRole('navigation').count()).toBe(0);
});

test.each([
  ['maintenance', 'We can’t reach the server', 'Retry'],
  ['warning-ip', 'This network isn’t allowed', 'Retry'],
  ['docker-not-found', 'This workspace wasn’t found', 'Retry'],
  ['wrong-token', 'Your session has ended', 'Retry'],
  ['app-ready', 'You’re all set', 'Go to the home page'],
])('the state %s has a page that says “%s”', async (state, title, button) => {
  await open(`/misc/${state}`, title);
  await page.getByRole('button', { name: button }).waitFor();
  await page.getByRole('button', { name: 'Copy diagnostics' }).waitFor();
});

test.each([['/404'], ['/nowhere'], ['/misc/nothing']])('at %s one reads that the page does not exist', async (path) => {
  await open(path, 'This page doesn’t exist', SELLER);
});

test.each([
  [400, 'Warning IP: 10.0.0.1', 'This network isn’t allowed'],
  [400, 'Authorization 404', 'This workspace wasn’t found'],
  [503, 'closed', 'We can’t reach the server'],
])('while the server answers HTTP %d “%s” the person reads “%s”, and Retry brings everything back', async (status, message, title) => {
  await pages[SELLER]!.route('**/graphql', (route) => route.fulfill({ status, json: { errors: [{ message }] } }));
  await open('/jobs', title, SELLER, load);
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Retry' }).click();
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor();
});

test('the plan banner renders nothing, even when the plan has expired', async () => {
  let expired = 0;
  await pages[SELLER]!.route('**/graphql', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as {
      data?: { cUser?: { auth_docker: { docker: { plan_log: object; unlimit_lifetime: boolean } }[] } };
    };
    for (const { docker } of answer.data?.cUser?.auth_docker ?? []) {
      docker.plan_log = { plan: 'Basic', payment_at: 0, expires_at: 1 };
      docker.unlimit_lifetime = false;
      expired += 1;
    }
    await route.fulfill({ response, json: answer });
  });
  await open('/jobs', 'Jobs', SELLER, load);
  await comes(() => expect(expired).toBeGreaterThan(0));
  await page.getByRole('button', { name: /^Account menu for/ }).waitFor();
  expect(await page.getByText('Expired').count()).toBe(0);
  // A call that is on its way ends with the page, and is no failure.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
