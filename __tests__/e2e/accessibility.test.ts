import type { Browser, BrowserContext, Page } from 'playwright-core';
import { LANGUAGE_COOKIE } from '../../src/domain/languages';
import { removeData, startApp, type RunningApp } from './support/app';
import { seriousFaults } from './support/axe';
import { launchBrowser } from './support/browser';
import { ask, signIn } from './support/sign-in';

/** Every address of the specification, with an example for what it leaves open. */
const ROUTES = [
  '/dashboard',
  '/fulfillment-report',
  '/order-report',
  '/order-invoice',
  '/orders/all?status=Processing',
  '/trackings?status=All',
  '/support/order?status=Inprocess',
  '/paypal/all',
  '/items/external',
  '/items/internal',
  '/items/trend',
  '/products/type',
  '/mockups/all',
  '/blogs/write',
  '/blogs/all',
  '/stores/all?status=Valid',
  '/fulfilments/all',
  '/shipping-preset',
  '/jobs',
  '/tasks/design/all',
  '/tasks/support/all/all',
  '/design-collection/all',
  '/files/all',
  '/users/all',
  '/users/groups',
  '/app-config/all',
  '/settings/all',
  '/policy',
  '/term-of-condition',
  '/misc/not-authorized',
  '/404',
];

interface Look {
  readonly language: string;
  readonly direction: string;
  readonly theme: string;
}

/** Each language, direction and theme at least once, on every route. */
const SOME_LOOKS: readonly Look[] = [
  { language: 'en', direction: 'ltr', theme: 'light' },
  { language: 'de', direction: 'rtl', theme: 'dark' },
  { language: 'fr', direction: 'ltr', theme: 'dark' },
  { language: 'pt', direction: 'rtl', theme: 'semi-dark' },
];

/** Every language in both directions and both schemes: some six minutes. */
const EVERY_LOOK: readonly Look[] = ['en', 'de', 'fr', 'pt'].flatMap((language) =>
  ['ltr', 'rtl'].flatMap((direction) => ['light', 'dark'].map((theme) => ({ language, direction, theme }))),
);

const LOOKS = process.env.EVERY_LOOK ? EVERY_LOOK : SOME_LOOKS;

let app: RunningApp;
let browser: Browser;

beforeAll(async () => {
  [app, browser] = await Promise.all([startApp(), launchBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await app?.stop();
  if (app) removeData(app);
});

describe.each(LOOKS)('$language, $direction, $theme', ({ language, direction, theme }) => {
  let context: BrowserContext;
  let page: Page;

  beforeAll(async () => {
    // High enough for the longest page: axe takes a row that is half under the sticky footer for one too small to be hit.
    context = await browser.newContext({ viewport: { width: 1366, height: 2400 }, reducedMotion: 'reduce' });
    const token = await signIn(context, app, 'super@demo.test');
    await ask(app, token, 'mutation ($customizer: CustomizerInput) { updateProfile(customizer: $customizer) { _id } }', {
      customizer: { theme, direction },
    });
    await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.origin }]);
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
  }, 60_000);

  afterAll(() => context?.close());

  test.each(ROUTES)(
    '%s: axe finds nothing serious, nothing runs over the edge, no key is shown',
    async (route) => {
      await page.goto(`${app.origin}${route}`);
      await page.locator('main h1').first().waitFor();
      await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
      await expect(page.locator('html').getAttribute('dir')).resolves.toBe(direction);
      await expect(page.locator('html').getAttribute('lang')).resolves.toBe(language);
      expect(await seriousFaults(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await page.getByRole('main').innerText()).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b|\{\{/);
    },
    30_000,
  );
});
