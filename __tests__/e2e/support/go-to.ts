import type { Page } from 'playwright-core';
import { frames } from './frames';

/**
 * Goes to another address as a click on a link does, so the program is loaded once for all addresses. An entry of somebody else's in the
 * history is what the router takes as a step of the browser's own buttons; nobody is asked about what is not saved.
 */
export const goTo = async (page: Page, route: string): Promise<void> => {
  const before = await page.locator('main h1').first().elementHandle();
  const title = await before?.textContent();
  const left = await page.evaluate((to) => {
    const { pathname } = location;
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    return pathname;
  }, route);
  // Another part of the same screen keeps its heading.
  if (new URL(page.url()).pathname === left) return frames(page);
  await page.waitForFunction(
    ([old, text]) => {
      const heading = document.querySelector('main h1');
      return heading !== null && (heading !== old || heading.textContent !== text);
    },
    [before, title] as const,
  );
  return undefined;
};

/**
 * Goes to an address as if it were typed, without loading the program anew: what was open before is gone, and the screen is there. A page that
 * has not loaded the program yet, or asks something, loads it.
 */
export const visit = async (page: Page, origin: string, route: string): Promise<void> => {
  const here = new URL(page.url());
  const isLoaded = here.origin === origin && (await page.locator('main h1').count()) > 0;
  // Screens may share their heading, and one that stays keeps what it was at.
  if (isLoaded) await goTo(page, '/misc/app-ready');
  if (isLoaded && (await page.getByRole('dialog').count()) === 0) await goTo(page, route);
  else await page.goto(origin + route);
};
