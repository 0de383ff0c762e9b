import type { Page } from 'playwright-core';
import type { ColdPage } from '../../e2e/support/cold-load';

/** Letters typed into a search box, and frames a list is scrolled. */
const LETTERS = 'sunset over the bay';
const FRAMES = 90;
const PIXELS_A_FRAME = 60;

/** The most of 95 of 100. */
export const p95 = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN;

/** Milliseconds from an action to an element that `selector` finds. */
export const until = async ({ shownAt }: ColdPage, selector: string, act: () => Promise<unknown>): Promise<number> => {
  const start = Date.now();
  const [shown] = await Promise.all([shownAt(selector), act()]);
  return shown - start;
};

/** Milliseconds from each key to the picture it leads to. Chromium tells of those above 16 ms, in steps of eight. */
export const searchKeys = async (page: Page): Promise<number[]> => {
  await page.evaluate(() => {
    const keys: number[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const { name, duration } of list.getEntries()) if (name === 'keydown') keys.push(duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.locator('input[type=search]').last().click();
  await page.keyboard.type(LETTERS, { delay: 120 });
  await page.waitForTimeout(1000);
  const told = await page.evaluate(() => (window as unknown as { keys: number[] }).keys);
  return [...told, ...Array.from({ length: Math.max(0, LETTERS.length - told.length) }, () => 16)];
};

/** Milliseconds between the pictures of a page that is scrolled, the longest. */
export const longestFrame = (page: Page): Promise<number> =>
  page.evaluate(
    ([frames, pixels]) =>
      new Promise<number>((resolve) => {
        let [left, longest, before] = [frames, 0, 0];
        const next = (now: number): void => {
          if (before > 0) longest = Math.max(longest, now - before);
          before = now;
          if (left-- === 0) return resolve(longest);
          window.scrollBy(0, pixels);
          requestAnimationFrame(next);
        };
        requestAnimationFrame(next);
      }),
    [FRAMES, PIXELS_A_FRAME] as const,
  );
