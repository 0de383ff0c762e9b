import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** The first is what the set-up of a test run found; a browser without windows is the quickest. */
const candidates = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * A headless Chromium of the machine's own; its pages must not look anything up on the internet. Nothing in them moves by itself, unless a
 * context wants it: what moves is drawn many times a second, without a graphics card.
 */
export const launchBrowser = async (): Promise<Browser> => {
  const executablePath = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!executablePath) throw new Error('No Chromium was found: install it or name it in CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
  const newContext = browser.newContext.bind(browser);
  browser.newContext = (options) => newContext({ reducedMotion: 'reduce', ...options });
  return browser;
};
