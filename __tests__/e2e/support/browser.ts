import { existsSync } from 'node:fs';
import path from 'node:path';
import { chromium, type Browser } from 'playwright-core';

/** The first is what the set-up of a test run found. */
const candidates = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Without windows, where there is one beside the other: a page of it costs a quarter, and shows the same but for some pixels. */
const shellBeside = (file: string): string => {
  const shell = path.join(path.dirname(file), 'chromium-headless-shell');
  return existsSync(shell) ? shell : file;
};

/**
 * A headless Chromium of the machine's own; its pages must not look anything up on the internet. Nothing in them moves by itself, unless a
 * context wants it: what moves is drawn many times a second, without a graphics card.
 */
export const launchBrowser = async (kind: 'shell' | 'whole' = 'shell'): Promise<Browser> => {
  const whole = candidates.find((candidate) => candidate && existsSync(candidate));
  if (!whole) throw new Error('No Chromium was found: install it or name it in CHROMIUM_PATH.');
  const browser = await chromium.launch({
    executablePath: kind === 'whole' ? whole : shellBeside(whole),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Letters are drawn as in a window, where their places are not rounded to pixels.
      '--font-render-hinting=none',
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
