import type { Page } from 'playwright-core';

/**
 * Goes to another address as a click on a link does, so the program is loaded once for all addresses. An entry of somebody else's in the
 * history is what the router takes as a step of the browser's own buttons.
 */
export const goTo = async (page: Page, route: string): Promise<void> => {
  const before = await page.locator('main h1').first().elementHandle();
  const title = await before?.textContent();
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, route);
  await page.waitForFunction(
    ([left, text]) => {
      const heading = document.querySelector('main h1');
      return heading !== null && (heading !== left || heading.textContent !== text);
    },
    [before, title] as const,
  );
};
