import type { Page } from 'playwright-core';
import { frames } from './frames';

/** An entry of the router's own in the history, or of somebody else's: about that nobody is asked what is not saved. */
type Entry = 'own' | 'foreign';

const enter = async (page: Page, route: string, entry: Entry): Promise<void> => {
  const before = await page.locator('main h1').first().elementHandle();
  const title = await before?.textContent();
  const left = await page.evaluate(
    ([to, isOwn]) => {
      const { pathname } = location;
      const { idx = 0 } = (history.state ?? {}) as { readonly idx?: number };
      history.pushState(isOwn ? { usr: null, key: Math.random().toString(36).slice(2, 10), idx: idx + 1 } : null, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
      return pathname;
    },
    [route, entry === 'own'] as const,
  );
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

/** Goes to another address as a click on a link does, so the program is loaded once for all addresses. */
export const goTo = (page: Page, route: string): Promise<void> => enter(page, route, 'own');

/** Where everything else is gone from the page. */
const NOWHERE = '/misc/app-ready';

/**
 * Goes to an address as if it were typed, without loading the program anew: what was open before is gone, and the screen is there. A page that
 * has not loaded the program yet loads it, and so does one that is left with a dialog that is no screen's, or from the editor, which has a page
 * of its own.
 */
export const visit = async (page: Page, origin: string, route: string): Promise<void> => {
  const here = new URL(page.url());
  const isLoaded = here.origin === origin && !here.pathname.startsWith('/mockup/') && (await page.locator('main h1').count()) > 0;
  // Screens may share their heading, and one that stays keeps what it was at.
  if (isLoaded) await enter(page, NOWHERE, 'foreign');
  if (isLoaded && (await page.getByRole('dialog').count()) === 0) await goTo(page, route);
  else await page.goto(origin + route);
};
