import type { Page } from 'playwright-core';

/** Two frames later: what has happened so far is on the page. For what must not have changed; a change is waited for by itself. */
export const frames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));
