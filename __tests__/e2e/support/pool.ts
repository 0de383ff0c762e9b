import type { Browser } from 'playwright-core';
import { removeData, startApp, type RunningApp } from './app';
import { launchBrowser } from './browser';

/** The contents of a demo: `bare` as a first start makes it, `sold` with its orders. */
export type Demo = 'bare' | 'sold';

/** Which applications the test files of a suite share, each started by the first file that wants it. */
const apps = new Map<Demo, Promise<RunningApp>>();
let browser: Promise<Browser> | undefined;

export const sharedApp = (demo: Demo): Promise<RunningApp> => {
  const app = apps.get(demo) ?? startApp({ sold: demo === 'sold' });
  apps.set(demo, app);
  return app;
};

export const sharedBrowser = (): Promise<Browser> => (browser ??= launchBrowser());

/** Ends whatever was started, and all it kept. */
export const closePool = async (): Promise<void> => {
  await (await browser)?.close();
  for (const starting of apps.values()) {
    const app = await starting;
    await app.stop();
    removeData(app);
  }
};
