import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { comes } from '../../support/comes';
import { figureIn } from '../support/figures';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';
import { keepPicture, pictureEachTest } from '../support/pictures';

let app: RunningApp;
let browser: Browser;
let url = '';
let page: Page;

const contextOf = async (options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> => {
  const context = await browser.newContext({ locale: 'en-US', ...options });
  await signIn(context, app);
  return context;
};

const openEditor = async (context: BrowserContext): Promise<Page> => {
  const opened = await context.newPage();
  opened.setDefaultTimeout(15_000);
  await opened.goto(url);
  await opened.getByTestId('stage').locator('canvas').first().waitFor();
  return opened;
};

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  const context = await contextOf({ viewport: { width: 1366, height: 768 } });
  const token = await signIn(context, app);
  const { productPreset } = await ask<{ productPreset: { _id: string; name: string }[] }>(app, token, '{ productPreset { _id name } }');
  url = `${app.origin}/mockup/${productPreset.find(({ name }) => name === 'Unisex Tee 5000')?._id}/editor`;
  page = await openEditor(context);
}, 60_000);

pictureEachTest(() => page, 'panels-');

const tools = () => page.getByRole('navigation', { name: 'Tools' });
const open = async (panel: string): Promise<void> => {
  const button = tools().getByRole('button', { name: panel, exact: true });
  if ((await button.getAttribute('aria-expanded')) !== 'true') await button.click();
};
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const layers = () => page.getByRole('listbox', { name: 'Layers, top to bottom' });
const layer = (name: RegExp) => layers().getByRole('option', { name });
const sides = () => page.getByRole('group', { name: 'Sides' });
const undo = () => page.getByRole('button', { name: 'Undo', exact: true });

const square = (): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: 214, g: 31, b: 142 } } })
    .png()
    .toBuffer();

test('a shirt gets a picture, a bent text and a clipart on its front, and all of it on its back', async () => {
  await open('Uploads');
  const chooser = page.waitForEvent('filechooser');
  await panel('Uploads').getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles({ name: 'square.png', mimeType: 'image/png', buffer: await square() });
  await layer(/Image #1/).waitFor();
  // It is in the library now, and marked as one that is used.
  await panel('Uploads')
    .getByRole('button', { name: /Add square\.png to the design, In use/ })
    .waitFor();

  await open('Text');
  await panel('Text').getByRole('button', { name: 'Curved' }).click();
  await layer(/Text #1/).waitFor();

  await open('Clipart');
  await panel('Clipart').getByRole('button', { name: 'Single color' }).click();
  await panel('Clipart').getByRole('searchbox').fill('bear');
  await panel('Clipart')
    .getByRole('button', { name: /^Add .*bear.* to the design$/i })
    .first()
    .click();
  await layer(/Clipart #1/).waitFor();
  await comes(async () => expect(await layers().getByRole('option').count()).toBe(3));

  await open('Sides');
  await panel('Sides').getByRole('button', { name: 'Back', exact: true }).last().click();
  await panel('Sides').getByRole('listitem').filter({ hasText: 'Back' }).getByText('3 layers').waitFor();
  // Onto the other side is one step back.
  await undo().click();
  await panel('Sides').getByRole('listitem').filter({ hasText: 'Back' }).getByText('0 layers').waitFor();
  await sides().getByRole('button', { name: 'Front' }).click();
}, 60_000);

test('a slide over the curve is one step back; the letters’ style is told by its buttons', async () => {
  await layer(/Text #1/).click();
  const curve = page.getByRole('slider', { name: 'Curve' });
  expect(await curve.inputValue()).toBe('40');
  await curve.scrollIntoViewIfNeeded();
  const box = await page.locator('.MuiSlider-root').filter({ has: curve }).boundingBox();
  if (!box) throw new Error('The slider has no size.');
  const at = (share: number) => [box.x + box.width * share, box.y + box.height / 2] as const;
  await page.mouse.move(...at(0.7));
  await page.mouse.down();
  for (const share of [0.6, 0.5, 0.4, 0.3, 0.2]) await page.mouse.move(...at(share));
  await page.mouse.up();
  expect(Number(await curve.inputValue())).toBeLessThan(-40);
  await undo().click();
  expect(await curve.inputValue()).toBe('40');

  const bold = page.getByRole('button', { name: 'Bold' });
  await bold.click();
  expect(await bold.getAttribute('aria-pressed')).toBe('true');
  await page.getByRole('button', { name: 'Choose color: Shadow' }).click();
  await page.getByRole('button', { name: 'Royal blue' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('slider', { name: 'Shadow blur' }).waitFor();
}, 60_000);

test('a wrong colour, a file that is no font and a template without a name get one sentence each', async () => {
  const hex = page.getByRole('textbox', { name: 'Color: Hex code' }).first();
  await hex.fill('#12');
  await page.getByText('Enter a hex code, such as #1a2b3c.').waitFor();
  await hex.press('Escape');

  await open('Text');
  const send = async (name: string): Promise<void> => {
    const chooser = page.waitForEvent('filechooser');
    await panel('Text').getByRole('button', { name: 'Upload a font' }).click();
    await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from('no letters at all in here') });
  };
  await send('notes.txt');
  await panel('Text').getByText('notes.txt isn’t a font file. Choose a TTF, OTF, WOFF, or WOFF2 file.').waitFor();
  await send('broken.ttf');
  await panel('Text').getByRole('alert').filter({ hasText: 'font' }).waitFor();

  await open('Templates');
  await panel('Templates').getByRole('button', { name: 'Save' }).click();
  await panel('Templates').getByText('Enter a name for the template.').waitFor();
}, 60_000);

const stagePicture = (): Promise<Buffer> => page.getByTestId('stage').screenshot();

/** Waits until the stage shows something else than it did. */
const untilChanged = async (before: Buffer): Promise<void> => {
  await comes(async () => expect((await stagePicture()).equals(before)).toBe(false));
};

test('a font of one’s own is uploaded, drawn on the stage, and found again by its letters', async () => {
  await layer(/Text #1/).click();
  const before = await stagePicture();
  await page.getByRole('button', { name: /^Font / }).click();
  const fonts = page.getByRole('dialog', { name: 'Fonts' });
  const chooser = page.waitForEvent('filechooser');
  await fonts.getByRole('button', { name: 'Upload a font' }).click();
  await (
    await chooser
  ).setFiles({
    name: 'Oswald-own.woff',
    mimeType: 'font/woff',
    buffer: readFileSync(path.resolve(__dirname, '../../../static/fonts/oswald/700.woff')),
  });
  const own = fonts.getByRole('button', { name: /^Oswald [0-9a-f]{6}$/ }).last();
  await own.click();
  const family = await own.innerText();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: `Font ${family}` }).waitFor();
  await untilChanged(before);
  const loaded = () => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map((face) => face.family));
  expect((await loaded()).filter((name) => name.includes(family))).toHaveLength(1);
  await undo().click();
}, 60_000);

test('the uploads are narrowed to a tag, and one of them is put behind the garment', async () => {
  await open('Uploads');
  await panel('Uploads').getByLabel('Tag', { exact: true }).selectOption('food');
  await panel('Uploads')
    .getByRole('button', { name: /^Add pizza\.png/ })
    .waitFor();
  await panel('Uploads')
    .getByRole('button', { name: /^Add square\.png/ })
    .waitFor({ state: 'detached' });
  await panel('Uploads').getByLabel('Tag', { exact: true }).selectOption('');

  await open('Document');
  const before = await stagePicture();
  await panel('Document').getByRole('button', { name: 'Choose image' }).click();
  const library = page.getByRole('dialog', { name: 'Choose image' });
  await library.getByRole('button', { name: /^Add square\.png/ }).click();
  await untilChanged(before);
  const { width = 0, height = 0 } = await sharp(await stagePicture()).metadata();
  const corner = { left: Math.round(width / 2 - height * 0.4), top: Math.round(height * 0.12), width: 1, height: 1 };
  const [red, green, blue] = await sharp(await stagePicture())
    .extract(corner)
    .removeAlpha()
    .raw()
    .toBuffer();
  expect([red, green, blue]).toEqual([214, 31, 142]);
  await panel('Document').getByRole('button', { name: 'No image' }).click();
  await undo().click();
  await undo().click();
}, 60_000);

test('the design is saved as a template, and a template takes the place of a design when one says so', async () => {
  await open('Templates');
  await panel('Templates').getByLabel('Save design as template').fill('Bear');
  await panel('Templates').getByRole('button', { name: 'Save' }).click();
  const template = panel('Templates').getByRole('button', { name: 'Bear', exact: true });
  await template.waitFor();

  await open('Text');
  await panel('Text').getByRole('button', { name: 'Body text' }).click();
  await layer(/Text #2/).waitFor();
  await open('Templates');
  await template.click();
  await page.getByRole('dialog').getByText('This replaces all sides and layers').waitFor();
  await page.getByRole('button', { name: 'Use template' }).click();
  // Behind an open dialog nothing can be found.
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await layer(/Text #2/).waitFor({ state: 'detached' });
  expect(await layers().getByRole('option').count()).toBe(3);

  await panel('Templates').getByRole('button', { name: 'Remove Bear' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
  await template.waitFor({ state: 'detached' });
}, 60_000);

test('a side is added, named, sorted and removed; removing says what goes and can be undone', async () => {
  await open('Sides');
  const list = panel('Sides').getByRole('list', { name: 'Sides, in order' });
  const names = async () => (await list.getByRole('listitem').allInnerTexts()).map((text) => text.split('\n')[0]);
  await panel('Sides').getByRole('button', { name: 'Duplicate side' }).click();
  await panel('Sides').getByRole('button', { name: 'Rename side' }).click();
  await panel('Sides').getByRole('textbox', { name: 'Side name' }).fill('Sleeve');
  await page.keyboard.press('Enter');
  await sides().getByRole('button', { name: 'Sleeve' }).waitFor();
  expect(await names()).toEqual(['Front', 'Sleeve', 'Back']);
  await panel('Sides').getByRole('button', { name: 'Move side down' }).click();
  expect(await names()).toEqual(['Front', 'Back', 'Sleeve']);
  await list.getByRole('listitem').nth(2).dragTo(list.getByRole('listitem').nth(0));
  expect(await names()).toEqual(['Sleeve', 'Front', 'Back']);

  await panel('Sides').getByRole('button', { name: 'Remove side' }).click();
  await page.getByText('The side’s 3 layers will be removed too. You can undo this.').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove side' }).click();
  await sides().getByRole('button', { name: 'Sleeve' }).waitFor({ state: 'detached' });
  await undo().click();
  await sides().getByRole('button', { name: 'Sleeve' }).waitFor();

  const x = panel('Sides').getByRole('textbox', { name: 'X', exact: true });
  const was = await x.inputValue();
  await x.fill('12.345');
  await x.press('Enter');
  expect(await x.inputValue()).toBe('12.35');
  await panel('Sides').getByRole('button', { name: 'Reset to product default' }).click();
  expect(await x.inputValue()).toBe(was);
}, 60_000);

test('a document whose size is emptied is 1100 pixels, and no panel has a serious fault for assistive technology', async () => {
  await open('Document');
  const width = panel('Document').getByRole('textbox', { name: 'Width' });
  await width.fill('');
  await width.press('Enter');
  expect(await figureIn(width)).toBe(1100);
  const faults: string[] = [];
  for (const name of ['Document', 'Product', 'Templates', 'Uploads', 'Designs', 'Clipart', 'Text', 'Sides']) {
    await open(name);
    await panel(name).locator('[aria-busy]').waitFor({ state: 'detached' });
    faults.push(...(await seriousFaults(page)).map((fault) => `${name}: ${fault}`));
  }
  expect(faults).toEqual([]);
}, 60_000);

/** Elements of the editor that reach past the window's edges. */
const past = (view: Page): Promise<string[]> =>
  view.evaluate(() =>
    [...document.querySelectorAll('main button, main input, main nav')].flatMap((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const scrolls = element.closest('nav') !== null;
      return width > 0 && !scrolls && (left < -1 || right > window.innerWidth + 1) ? [element.outerHTML.slice(0, 120)] : [];
    }),
  );

test('in German, and from right to left, everything stays inside a window of 992 pixels', async () => {
  const context = await contextOf({ viewport: { width: 992, height: 700 }, locale: 'de-DE' });
  const german = await openEditor(context);
  for (const direction of ['rtl', 'ltr']) {
    const kept = german.waitForResponse((response) => response.request().postData()?.includes('UpdateProfile') ?? false);
    await german.evaluate((turned) => {
      const { pressroom } = window as unknown as { pressroom: { dispatch: (action: object) => void } };
      pressroom.dispatch({ type: 'customizer/change', payload: { direction: turned } });
    }, direction);
    await german.locator(`html[dir=${direction}]`).waitFor();
    for (const name of ['Text', 'Seiten', 'Dokument']) {
      await german.getByRole('navigation', { name: 'Werkzeuge' }).getByRole('button', { name, exact: true }).click();
      await german.getByRole('region', { name, exact: true }).locator('[aria-busy]').waitFor({ state: 'detached' });
      expect(await past(german)).toEqual([]);
      await keepPicture(german, `panels-de-${direction}-${name}`);
    }
    await kept;
  }
  await context.close();
}, 60_000);

test('on a phone the tools stand below, what they open is a sheet, and everything works by touch', async () => {
  const context = await contextOf({ viewport: { width: 600, height: 800 }, hasTouch: true });
  const phone = await openEditor(context);
  const tool = (name: string) => phone.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });
  expect(await phone.getByRole('region', { name: 'Product', exact: true }).count()).toBe(0);
  const bar = await phone.getByRole('navigation', { name: 'Tools' }).boundingBox();
  expect(bar?.y).toBeGreaterThan(700);

  await tool('Text').tap();
  await phone.getByRole('button', { name: 'Heading', exact: true }).tap();
  // What was added is seen: its sheet has gone.
  await phone.getByRole('region', { name: 'Text', exact: true }).waitFor({ state: 'detached' });
  await tool('Layers').tap();
  const list = phone.getByRole('listbox', { name: 'Layers, top to bottom' });
  await list.getByRole('option', { name: /Text #1/ }).tap();
  await phone.getByRole('button', { name: 'Italic' }).tap();
  expect(await past(phone)).toEqual([]);
  expect(await seriousFaults(phone)).toEqual([]);
  await keepPicture(phone, 'panels-phone');
  await phone.getByRole('button', { name: 'Close Layers' }).tap();
  await list.waitFor({ state: 'detached' });
  await context.close();
}, 60_000);
