import type { Browser } from 'playwright-core';
import { removeData, startApp, type RunningApp } from './app';
import { launchBrowser } from './browser';
import { withApp } from './with-app';

interface ClockChange {
  readonly speed?: number;
  readonly advance?: number;
}

interface Sold {
  readonly app: RunningApp;
  readonly browser: Browser;
  /** Sets the clock of the sandbox, or puts it on. */
  readonly clock: (change: ClockChange) => Promise<unknown>;
}

const clockOf =
  (app: RunningApp): Sold['clock'] =>
  (change) =>
    fetch(`${app.origin}/sandbox/clock`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(change),
    });

/** As `withApp`, once the demo has sold. Its time stands still: nothing moves on while it is looked at. */
export const withSold = (use: (sold: Sold) => unknown): void =>
  withApp(async ({ app, browser }) => {
    const clock = clockOf(app);
    await clock({ speed: 0 });
    await use({ app, browser, clock });
  }, 'sold');

/** The same outside of a test run. */
export const startSold = async (): Promise<Sold & { readonly close: () => Promise<void> }> => {
  const [app, browser] = await Promise.all([startApp({ sold: true }), launchBrowser()]);
  return {
    app,
    browser,
    clock: clockOf(app),
    close: async () => {
      await browser.close();
      await app.stop();
      removeData(app);
    },
  };
};
