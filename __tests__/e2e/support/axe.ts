import axe from 'axe-core';
import type { Page } from 'playwright-core';

/** WCAG 2.2 AA and everything it builds on. */
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe calls serious or critical on the page as it stands, one line a fault. */
export const seriousFaults = async (page: Page): Promise<string[]> => {
  // Evaluated by the browser itself: the page's policy lets no foreign script in.
  if (!(await page.evaluate('typeof axe !== "undefined"'))) await page.evaluate(axe.source);
  const found = await page.evaluate(async (tags) => {
    // What is fading in is paler than it will be.
    const moving = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: { type: 'tag', values: tags },
      resultTypes: ['violations'],
      // No rule of these reads style sheets or media anew, and asking for them takes a while.
      preload: false,
    });
    return results.violations.flatMap(({ id, impact, nodes }) =>
      nodes.map(({ html, failureSummary }) => ({ id, impact, html, summary: failureSummary ?? '' })),
    );
  }, TAGS);
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, html, summary }) => `${id}: ${html.slice(0, 160)} | ${summary.split('\n').slice(1, 3).join(' ').trim().slice(0, 200)}`);
};
