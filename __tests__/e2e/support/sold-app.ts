import type { Browser } from 'playwright-core';
import { removeData, startApp, type RunningApp } from './app';
import { launchBrowser } from './browser';

interface SoldApp {
  readonly app: RunningApp;
  readonly browser: Browser;
  /** Sets the clock of the sandbox, or puts it on. */
  readonly clock: (change: { readonly speed?: number; readonly advance?: number }) => Promise<unknown>;
  /** Ends both, and all they kept. */
  readonly close: () => Promise<void>;
}

/** The application as it is once its demo has sold, and a browser. */
export const startSold = async (): Promise<SoldApp> => {
  const [app, browser] = await Promise.all([startApp({ sold: true }), launchBrowser()]);
  return {
    app,
    browser,
    clock: (change) =>
      fetch(`${app.origin}/sandbox/clock`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(change),
      }),
    close: async () => {
      await browser.close();
      await app.stop();
      removeData(app);
    },
  };
};
