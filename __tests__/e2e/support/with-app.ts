import type { Browser } from 'playwright-core';
import type { RunningApp } from './app';
import { sharedApp, sharedBrowser, type Demo } from './pool';

interface Started {
  readonly app: RunningApp;
  readonly browser: Browser;
}

/** A page that is left open would read every change again that later tests make. */
const closeContexts = async (browser: Browser | undefined): Promise<void> => {
  for (const context of browser?.contexts() ?? []) await context.close();
};

/** Gives the application and the browser of the suite to the tests of a file or a block, and closes their pages after them. */
export const withApp = (use: (started: Started) => unknown, demo: Demo = 'bare'): void => {
  let browser: Browser | undefined;

  beforeAll(async () => {
    const [app, found] = await Promise.all([sharedApp(demo), sharedBrowser()]);
    browser = found;
    await use({ app, browser });
    // The first file of a run that wants the demo's sales waits until they are made.
  }, 600_000);

  afterAll(() => closeContexts(browser));
};
