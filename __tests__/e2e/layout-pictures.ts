/**
 * Takes the pictures of docs/layouts.md anew, from the built application: `npx tsx __tests__/e2e/layout-pictures.ts`.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { removeData, startApp, type RunningApp } from './support/app';
import { launchBrowser } from './support/browser';
import { ask, signIn } from './support/sign-in';

const FOLDER = path.resolve(__dirname, '../../docs/images/layouts');
const CUSTOMIZE = 'mutation ($customizer: CustomizerInput) { updateProfile(customizer: $customizer) { _id } }';

/** Layout, and what it is shown with; semi-dark is not offered in the horizontal layout, and the blank one belongs to the states. */
const LAYOUTS = {
  vertical: { route: '/products/type', themes: ['light', 'dark', 'semi-dark'] },
  horizontal: { route: '/products/type', themes: ['light', 'dark'] },
  blank: { route: '/misc/maintenance', themes: ['light', 'dark'] },
} as const;

const take = async (app: RunningApp, browser: Browser, layout: keyof typeof LAYOUTS, theme: string, direction: string): Promise<void> => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 } });
  const token = await signIn(context, app);
  await ask(app, token, CUSTOMIZE, { customizer: { theme, direction, layout: layout === 'blank' ? 'vertical' : layout } });
  const page = await context.newPage();
  // The second visit paints what the first one learned.
  for (const route of ['/jobs', LAYOUTS[layout].route]) {
    await page.goto(app.origin + route);
    await page.locator('h1').first().waitFor();
    await page.waitForLoadState('networkidle', { timeout: 3_000 }).catch(() => undefined);
  }
  await page.evaluate(() => Promise.all([...document.images].map((image) => image.decode().catch(() => undefined))));
  const picture = await page.screenshot();
  await context.close();
  await sharp(picture)
    .webp({ quality: 82 })
    .toFile(path.join(FOLDER, `${layout}-${theme}-${direction}.webp`));
};

const main = async (): Promise<void> => {
  mkdirSync(FOLDER, { recursive: true });
  const app = await startApp();
  const browser = await launchBrowser();
  for (const layout of Object.keys(LAYOUTS) as (keyof typeof LAYOUTS)[]) {
    for (const theme of LAYOUTS[layout].themes) {
      for (const direction of ['ltr', 'rtl']) await take(app, browser, layout, theme, direction);
    }
  }
  await browser.close();
  await app.stop();
  removeData(app);
};

void main();
