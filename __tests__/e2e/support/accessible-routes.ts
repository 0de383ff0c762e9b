import type { Browser, BrowserContext, Page } from 'playwright-core';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../src/domain/languages';
import type { RunningApp } from './app';
import { seriousFaults } from './axe';
import { goTo } from './go-to';
import { ask, signIn } from './sign-in';
import { withApp } from './with-app';

/** Every address of the specification, with an example for what it leaves open. */
export const ROUTES = [
  '/dashboard',
  '/fulfillment-report',
  '/order-report',
  '/order-invoice',
  '/orders/all?status=Processing',
  '/trackings?status=All',
  '/support/order?status=Inprocess',
  '/support/queue',
  '/support/figures',
  '/paypal/all',
  '/items/external',
  '/items/internal',
  '/items/trend',
  '/products/type',
  '/products/preset/new',
  '/products/type?shape=list',
  '/mockups/all',
  '/blogs/write',
  '/blogs/all',
  '/blogs/all?tab=documents',
  '/stores/all?status=Valid',
  '/fulfilments/all',
  '/shipping-preset',
  '/jobs',
  '/tasks/design/all',
  '/tasks/support/all/all',
  '/tasks/design/all?shape=list',
  '/tasks/support/all/all?shape=board',
  '/design-collection/all',
  '/files/all',
  '/users/all',
  '/users/groups',
  '/app-config/all',
  // Each by another way: a tab has the heading of the one before.
  '/settings/all',
  '/qa',
  '/settings/all?tab=shop',
  '/policy',
  '/settings/all?tab=rates',
  '/term-of-condition',
  '/misc/not-authorized',
  '/404',
];

const THEMES = ['light', 'dark', 'semi-dark'] as const;
type Theme = (typeof THEMES)[number];
export type Direction = 'ltr' | 'rtl';

interface Look {
  readonly language: Language;
  readonly theme: Theme;
}

/**
 * Every language, and every theme, in each direction. A language brings words, whose lengths meet the direction (what runs over the edge,
 * what has no name, what is too small to be hit); a theme brings colours, which meet the direction where it moves something onto another
 * ground. Words have no colour of their own, so a language and a theme have nothing to do with each other, and the pairs of them that
 * are left out here find nothing the others do not: `npm run test:long` runs them too.
 */
const PAIRED: Readonly<Record<Direction, Readonly<Record<Language, Theme>>>> = {
  ltr: { en: 'light', de: 'dark', fr: 'semi-dark', pt: 'light' },
  rtl: { en: 'dark', de: 'light', fr: 'semi-dark', pt: 'dark' },
};

const looksOf = (direction: Direction): readonly Look[] =>
  LANGUAGES.flatMap((language) => (process.env.TEST_LONG ? THEMES : [PAIRED[direction][language]]).map((theme) => ({ language, theme })));

/**
 * The addresses looked at in a language and a direction: one half of them from the left and the other from the right, in the next language the other way
 * round. So each is seen in every language, in both directions, and in a light and a dark theme; the long form has all of them in all.
 */
const routesOf = (direction: Direction, language: Language): readonly string[] => {
  const half = Math.ceil(ROUTES.length / 2);
  const first = (LANGUAGES.indexOf(language) % 2 === 0) === (direction === 'ltr');
  return process.env.TEST_LONG ? ROUTES : first ? ROUTES.slice(0, half) : ROUTES.slice(half);
};

/** Declares the checks of all addresses in one direction. The directions stand in files of their own, which may run side by side. */
export const checkEveryRoute = (direction: Direction): void => {
  let app: RunningApp;
  let browser: Browser;

  withApp((started) => ({ app, browser } = started));

  describe.each(looksOf(direction))(`$language, ${direction}, $theme`, ({ language, theme }) => {
    let context: BrowserContext;
    let page: Page;

    beforeAll(async () => {
      // High enough for the longest page: axe takes a row that is half under the sticky footer for one too small to be hit.
      context = await browser.newContext({ viewport: { width: 1366, height: 2400 } });
      const token = await signIn(context, app, 'super@demo.test');
      await ask(app, token, 'mutation ($customizer: CustomizerInput) { updateProfile(customizer: $customizer) { _id } }', {
        customizer: { theme, direction },
      });
      await context.addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.origin }]);
      page = await context.newPage();
      page.setDefaultTimeout(20_000);
      await page.goto(`${app.origin}/misc/app-ready`);
      await page.locator('main h1').first().waitFor();
    }, 60_000);

    afterAll(() => context?.close());

    test.each(routesOf(direction, language))(
      '%s: axe finds nothing serious, nothing runs over the edge, no key is shown',
      async (route) => {
        await goTo(page, route);
        await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
        await expect(page.locator('html').getAttribute('dir')).resolves.toBe(direction);
        await expect(page.locator('html').getAttribute('lang')).resolves.toBe(language);
        await expect(page.locator('html').getAttribute('data-theme')).resolves.toBe(theme === 'dark' ? 'dark' : 'light');
        expect(await seriousFaults(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
        expect(await page.getByRole('main').innerText()).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b|\{\{/);
      },
      30_000,
    );
  });
};
