import type { Browser } from 'playwright-core';
import { removeData, startApp, type RunningApp } from './app';
import { launchBrowser } from './browser';

interface Started {
  readonly app: RunningApp;
  readonly browser: Browser;
}

/** Starts the application and a browser before the tests of a file or a block, and ends both and all they kept after them. */
export const withApp = (use: (started: Started) => void): void => {
  let app: RunningApp | undefined;
  let browser: Browser | undefined;

  beforeAll(async () => {
    [app, browser] = await Promise.all([startApp(), launchBrowser()]);
    use({ app, browser });
  });

  afterAll(async () => {
    await browser?.close();
    await app?.stop();
    if (app) removeData(app);
  });
};
