import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '../../../src/domain/languages';
import type { RunningApp } from './app';
import { seriousFaults } from './axe';
import { goTo } from './go-to';
import { signIn } from './sign-in';
import { withApp } from './with-app';
import { isLongRun } from '../../support/long-runs';

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
  '/audit-log',
  '/settings/all?tab=shop',
  '/policy',
  '/settings/all?tab=rates',
  '/settings/all?tab=retention',
  '/settings/all?tab=buyers',
  '/term-of-condition',
  '/misc/not-authorized',
  '/404',
];

/** The sentence for an address that has no page. */
const notFoundIn = (language: Language): string => {
  const texts = readFileSync(path.resolve(__dirname, '../../../i18n', language, 'errors.json'), 'utf8');
  return (JSON.parse(texts) as { notFound: { title: string } }).notFound.title;
};

const THEMES = ['light', 'dark', 'semi-dark'] as const;
const DIRECTIONS = ['ltr', 'rtl'] as const;

interface Look {
  readonly language: Language;
  readonly theme: (typeof THEMES)[number];
  readonly direction: (typeof DIRECTIONS)[number];
}

/**
 * Every language in every theme, the directions in turns: each language and each theme is seen in both. A language brings words, whose lengths
 * meet the direction (what runs over the edge, what has no name, what is too small to be hit); a theme brings colours, which meet the
 * direction where it moves something onto another ground.
 */
const PAIRED: readonly Look[] = LANGUAGES.flatMap((language, nth) =>
  THEMES.map((theme, at) => ({ language, theme, direction: (nth + at) % 2 === 0 ? 'ltr' : 'rtl' })),
);

const ALL: readonly Look[] = LANGUAGES.flatMap((language) =>
  DIRECTIONS.flatMap((direction) => THEMES.map((theme) => ({ language, theme, direction }))),
);

const LOOKS = isLongRun ? ALL : PAIRED;

/** How far apart in `PAIRED` the two looks of an address are: another language, and mostly another direction and theme. */
const APART = 7;

/** The addresses looked at in a look: each is seen in two of them, in the long form in all. */
const routesIn = (look: number): readonly string[] =>
  isLongRun ? ROUTES : ROUTES.filter((_route, at) => [at, at + APART].some((nth) => nth % PAIRED.length === look));

/** Axe looks at an address in its first look, and in its second where that has another shade; what colours do not change it has seen by then. */
const isForAxe = (route: string, look: number): boolean => {
  const [first, second] = [ROUTES.indexOf(route) % PAIRED.length, (ROUTES.indexOf(route) + APART) % PAIRED.length];
  return isLongRun || look === first || (PAIRED[first]?.theme === 'dark') !== (PAIRED[second]?.theme === 'dark');
};

/** Declares the checks of all addresses, on one page that goes from each to the next. */
export const checkEveryRoute = (): void => {
  let app: RunningApp;
  let browser: Browser;
  let page: Page;

  withApp(async (started) => {
    ({ app, browser } = started);
    // High enough for the longest page: axe takes a row that is half under the sticky footer for one too small to be hit.
    const context = await browser.newContext({ viewport: { width: 1366, height: 2400 } });
    await signIn(context, app, 'super@demo.test');
    page = await context.newPage();
    page.setDefaultTimeout(20_000);
  });

  describe.each(LANGUAGES)('%s', (language) => {
    beforeAll(async () => {
      await page.context().addCookies([{ name: LANGUAGE_COOKIE, value: language, url: app.origin }]);
      await page.goto(`${app.origin}/misc/app-ready`);
      await page.locator('main h1').first().waitFor();
    });

    const looks = LOOKS.map((look, nth) => ({ ...look, nth })).filter((look) => look.language === language);

    describe.each(looks)('$direction, $theme', ({ theme, direction, nth }) => {
      const shade = theme === 'dark' ? 'dark' : 'light';

      beforeAll(() =>
        page.evaluate(
          (payload) => {
            const { pressroom } = window as unknown as { pressroom: { dispatch: (action: object) => void } };
            pressroom.dispatch({ type: 'customizer/change', payload });
          },
          { theme, direction },
        ),
      );

      test.each(routesIn(nth))(
        '%s: axe finds nothing serious, nothing runs over the edge, no key is shown',
        async (route) => {
          await goTo(page, route);
          await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
          await page.locator(`html[dir="${direction}"][lang="${language}"][data-theme="${shade}"]`).waitFor();
          if (route !== '/404') expect(await page.getByRole('heading', { level: 1, name: notFoundIn(language) }).count()).toBe(0);
          if (isForAxe(route, nth)) expect(await seriousFaults(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
          expect(await page.getByRole('main').innerText()).not.toMatch(/\b[a-z]+(\.[a-zA-Z]+){2,}\b|\{\{/);
        },
        60_000,
      );
    });
  });
};
