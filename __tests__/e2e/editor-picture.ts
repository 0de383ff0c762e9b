/**
 * Takes the pictures of the editor in README.md anew, from the built application: `npx tsx __tests__/e2e/editor-picture.ts`. The design in
 * them is made by hand, in the editor.
 */
import path from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { removeData, startApp, type RunningApp } from './support/app';
import { launchBrowser } from './support/browser';
import { ask, signIn } from './support/sign-in';

const FOLDER = path.resolve(__dirname, '../../docs/images');
const CUSTOMIZE = 'mutation ($customizer: CustomizerInput) { updateProfile(customizer: $customizer) { _id } }';

const MOUNTAINS = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 600">
  <defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#ffd166"/><stop offset=".55" stop-color="#f4845f"/><stop offset="1" stop-color="#d1495b"/></linearGradient>
  <clipPath id="disc"><circle cx="300" cy="300" r="290"/></clipPath></defs>
  <g clip-path="url(#disc)"><rect width="600" height="600" fill="url(#sky)"/>
  <circle cx="300" cy="255" r="105" fill="#fff3d6"/>
  <path d="M-10 420 130 250l70 80 120-170 130 180 60-60 110 150v200H-10z" fill="#5b5f97"/>
  <path d="m320 160 48 66-26 30-30-22-34 34-14-14z" fill="#fff"/><path d="m130 250 28 32-16 20-22-14-24 22z" fill="#fff"/>
  <path d="M-10 480c90-70 190-60 300-10s230 40 320-30v170H-10z" fill="#30406e"/>
  <path d="M-10 545c120-50 260-30 340 0s190 20 280-20v90H-10z" fill="#1f2b4d"/></g></svg>`;

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width?: number;
}

/** One hand in the editor: what it presses, and where it puts what it made. */
const handOn = (page: Page) => {
  const panel = (name: string) => page.getByRole('region', { name, exact: true });
  const set = async (label: string, value: number | string): Promise<void> => {
    const field = page.locator('#editor-layers').getByLabel(label, { exact: true }).first();
    await field.fill(String(value));
    await field.blur();
  };
  const open = async (name: string): Promise<void> => {
    const button = page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });
    if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
  };
  const place = async (name: string, { x, y, width }: Place): Promise<void> => {
    await page.getByRole('option', { name: new RegExp(name), selected: true }).waitFor();
    if (width !== undefined) await set('Width', width);
    await set('X', x);
    await set('Y', y);
  };
  const write = async (preset: string, name: string, text: string, size: number, spot: Place): Promise<void> => {
    await open('Text');
    await panel('Text').getByRole('button', { name: preset, exact: true }).click();
    await page.getByRole('option', { name: new RegExp(name), selected: true }).waitFor();
    await set('Content', text);
    await set('Size', size);
    await place(name, spot);
  };
  const clipart = async (words: string, title: string, name: string, spot: Place): Promise<void> => {
    await open('Clipart');
    await panel('Clipart').getByRole('searchbox').fill(words);
    await panel('Clipart')
      .getByRole('button', { name: `Add ${title} to the design`, exact: true })
      .click();
    await place(name, spot);
  };
  return { panel, open, place, write, clipart };
};

/** A camp's badge on a navy shirt that is sold in four colours. */
const drawBadge = async (page: Page): Promise<void> => {
  const { panel, open, place, write, clipart } = handOn(page);
  await panel('Product').getByRole('button', { name: 'None', exact: true }).first().click();
  for (const color of ['White', 'Navy', 'Forest Green', 'Royal']) {
    await panel('Product')
      .getByRole('checkbox', { name: `Sell ${color}`, exact: true })
      .check();
  }
  await panel('Product').getByRole('button', { name: 'Preview Navy' }).click();

  await open('Uploads');
  const chooser = page.waitForEvent('filechooser');
  await panel('Uploads').getByRole('button', { name: 'Upload images' }).click();
  const buffer = await sharp(Buffer.from(MOUNTAINS), { density: 432 }).resize(3600, 3600).png().toBuffer();
  await (await chooser).setFiles({ name: 'mountains.png', mimeType: 'image/png', buffer });
  await place('Image #1', { x: 1000, y: 885, width: 370 });

  await write('Curved', 'Text #1', 'SUMMIT CLUB', 84, { x: 1000, y: 650 });
  await page.getByRole('textbox', { name: 'Color: Hex code' }).first().fill('#ffd166');
  await page.keyboard.press('Enter');
  await write('Outlined', 'Text #2', 'EST. 1987', 66, { x: 1000, y: 1155 });
  await clipart('evergreen', 'Evergreen tree', 'Clipart #1', { x: 790, y: 1040, width: 120 });
  await clipart('evergreen', 'Evergreen tree', 'Clipart #2', { x: 1210, y: 1040, width: 120 });
  await clipart('compass', 'Compass', 'Clipart #3', { x: 1000, y: 1050, width: 76 });

  // What belongs together is a group; the bent text stays selected for the picture.
  const layers = page.getByRole('listbox', { name: 'Layers, top to bottom' });
  await layers.getByRole('option', { name: /Clipart #1/ }).click();
  await layers.getByRole('option', { name: /Clipart #2/ }).click({ modifiers: ['ControlOrMeta'] });
  await page.keyboard.press('Control+g');
  await layers.getByRole('option', { name: /Group of 2/ }).waitFor();
  await open('Text');
};

const main = async (): Promise<void> => {
  const app: RunningApp = await startApp();
  const browser = await launchBrowser();
  for (const theme of ['light', 'dark']) {
    const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
    const token = await signIn(context, app);
    await ask(app, token, CUSTOMIZE, { customizer: { theme } });
    const { productPreset } = await ask<{ productPreset: { _id: string }[] }>(app, token, '{ productPreset(search: "tee 5000") { _id } }');
    const page = await context.newPage();
    // The second visit paints the theme that the first one learned.
    for (const route of ['/jobs', `/mockup/${productPreset[0]?._id}/editor`]) {
      await page.goto(app.origin + route);
      await page.locator('h1').first().waitFor();
    }
    await page.getByTestId('stage').locator('canvas').first().waitFor();
    await drawBadge(page);
    await page.getByRole('option', { name: /Text #1/ }).click();
    await page.waitForLoadState('networkidle', { timeout: 5_000 }).catch(() => undefined);
    await page.mouse.move(0, 0);
    // The last letters and thumbnails come in their own time.
    await page.waitForTimeout(1_500);
    const picture = await page.screenshot();
    await context.close();
    await sharp(picture)
      .webp({ quality: 86 })
      .toFile(path.join(FOLDER, `editor-${theme}.webp`));
  }
  await browser.close();
  await app.stop();
  removeData(app);
};

void main();
