import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { comes } from '../../support/comes';
import { editorAddress, openEditor, spotOf } from '../support/editor';
import { figureIn } from '../support/figures';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { withApp } from '../support/with-app';
import { keepPicture, pictureEachTest } from '../support/pictures';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let url = '';
let page: Page;

withApp((started) => ({ app, browser } = started));

const contextOf = async (options: Parameters<Browser['newContext']>[0]): Promise<BrowserContext> => {
  const made = await browser.newContext({ locale: 'en-US', ...options });
  await signIn(made, app);
  return made;
};

const editorIn = async (from: BrowserContext): Promise<Page> => {
  const opened = await from.newPage();
  opened.setDefaultTimeout(15_000);
  await openEditor(opened, url);
  return opened;
};

beforeAll(async () => {
  context = await contextOf({ viewport: { width: 1366, height: 768 }, permissions: ['clipboard-read', 'clipboard-write'] });
  const token = await signIn(context, app);
  url = await editorAddress(app, token);
  page = await editorIn(context);
}, 60_000);

pictureEachTest(() => page, 'stories-');

const layers = (view = page) => view.getByRole('listbox', { name: 'Layers, top to bottom' });
const layer = (name: RegExp) => layers().getByRole('option', { name });
const field = (label: string) => page.getByLabel(label, { exact: true });
const typing = (view = page) => view.getByRole('textbox', { name: 'Content' }).and(view.locator('[data-fabric]'));

const numbers = async (...labels: readonly string[]): Promise<number[]> => Promise.all(labels.map((label) => figureIn(field(label))));

const png = (width: number, height: number, background: string): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

test('T opens a text to type over; another lies beside the first; Escape ends it, Enter goes on with it', async () => {
  await page.keyboard.press('t');
  await typing().waitFor();
  await page.keyboard.type('Honey');
  await layer(/Text #1\s*Honey$/).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Control+b');
  await page.getByRole('button', { name: 'Bold', pressed: true }).waitFor();
  await page.keyboard.press('Escape');
  await typing().waitFor({ state: 'detached' });
  const first = await numbers('X', 'Y');

  await page.keyboard.press('t');
  await typing().waitFor();
  await page.keyboard.press('Escape');
  await layer(/Text #2/).waitFor();
  // The numbers are those of the letters, and these are others.
  await comes(async () => expect(await numbers('X', 'Y')).toEqual(first.map((length) => expect.closeTo(length + 30, -1.5) as number)));

  await layer(/Text #1/).click();
  // Keys of one letter work from the list, too; Enter there renames.
  await page.keyboard.press('r');
  await until(async () => (await numbers('Rotation'))[0], 90);
  for (const spot of [await spotOf(page, 300, 1800), await spotOf(page, 1000, 700)]) await page.mouse.click(spot.x, spot.y);
  await page
    .locator('aside')
    .getByRole('option', { name: /Text #1/, selected: true })
    .waitFor();
  await page.keyboard.press('Enter');
  await typing().waitFor();
  await page.keyboard.type('Bear');
  await page.keyboard.press('Escape');
  await layer(/Text #1\s*Bear$/).waitFor();
}, 60_000);

test('a press on a look opens it to type over, and Escape gives the focus back', async () => {
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Text', exact: true }).click();
  const look = page.getByRole('button', { name: 'Curved', exact: true });
  await look.focus();
  await page.keyboard.press('Enter');
  await typing().waitFor();
  await page.keyboard.type('Over');
  await layer(/Text #3\s*Over$/).waitFor();
  await page.keyboard.press('Escape');
  await until(() => look.evaluate((button) => button === document.activeElement), true);
  // What was typed is one step back, and adding it another.
  await page.keyboard.press('Control+z');
  await layer(/Text #3\s*Curved$/).waitFor();
  await page.keyboard.press('Control+z');
  await layer(/Text #3/).waitFor({ state: 'detached' });
}, 60_000);

test('a copy of a copy has a number', async () => {
  await layer(/Text #1/).click();
  await page.keyboard.press('Control+d');
  await page.keyboard.press('Control+d');
  await layer(/Clone Text #1 \(2\)\s*Bear$/).waitFor();
  expect(await layer(/Clone Clone/).count()).toBe(0);
}, 60_000);

const stageMenu = async (x: number, y: number) => {
  const spot = await spotOf(page, x, y);
  await page.mouse.click(spot.x, spot.y, { button: 'right' });
  return page.getByRole('menu', { name: 'Layer actions' });
};

test('words and pictures of other programs come by key and by the menu, there where it was opened', async () => {
  await page.evaluate(() => navigator.clipboard.writeText('From elsewhere'));
  await page.keyboard.press('Control+v');
  await layer(/Text #3\s*From elsewhere$/).waitFor();
  const menu = await stageMenu(300, 1800);
  await menu.getByRole('menuitem', { name: 'Paste', exact: true }).click();
  await layer(/Text #4\s*From elsewhere$/).waitFor();
  expect((await numbers('X', 'Y')).map(Math.round)).toEqual([expect.closeTo(300, -1.5), expect.closeTo(1800, -1.5)]);

  const bytes = [...(await png(40, 20, '#cc2222'))];
  await page.evaluate(async (data) => {
    const picture = new Blob([new Uint8Array(data)], { type: 'image/png' });
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);
  }, bytes);
  await (await stageMenu(300, 1800)).getByRole('menuitem', { name: 'Paste', exact: true }).click();
  await layer(/Image #1\s*image\.png$/).waitFor();
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await layer(/From elsewhere/)
    .first()
    .waitFor({ state: 'detached' });
}, 60_000);

test('where the browser keeps its clipboard closed, the menu pastes what this tab copied', async () => {
  await context.clearPermissions();
  const before = await layers().getByRole('option').count();
  await layer(/Text #2/).click();
  await page.keyboard.press('Control+c');
  await (await stageMenu(300, 1800)).getByRole('menuitem', { name: 'Paste', exact: true }).click();
  await until(() => layers().getByRole('option').count(), before + 1);
  await page.keyboard.press('Control+z');
  await until(() => layers().getByRole('option').count(), before);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
}, 60_000);

/** Drags a file from disk over the stage and lets go of it. */
const dropFile = async (name: string, bytes: Buffer, at: { x: number; y: number }, altKey = false): Promise<void> => {
  const transfer = await page.evaluateHandle(
    ([file, data]) => {
      const made = new DataTransfer();
      made.items.add(new File([new Uint8Array(data)], file, { type: 'image/png' }));
      return made;
    },
    [name, [...bytes]] as const,
  );
  const stage = page.getByRole('group', { name: /^Design area/ });
  const event = { dataTransfer: transfer, clientX: at.x, clientY: at.y, altKey };
  await stage.dispatchEvent('dragover', event);
  await page.getByText(altKey ? 'Drop images to add them' : /^Drop to replace/).waitFor();
  await keepPicture(page, `stories-drop-${altKey ? 'add' : 'replace'}`);
  await stage.dispatchEvent('drop', event);
};

test('a picture takes the place of another: by the panel, by the menu, dropped on it; it is never stretched', async () => {
  await page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name: 'Uploads', exact: true }).click();
  const upload = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload images' }).click();
  await (await upload).setFiles({ name: 'wide.png', mimeType: 'image/png', buffer: await png(600, 300, '#cc2222') });
  await layer(/Image #1\s*wide\.png/).waitFor();
  const [x, y, width, height] = await numbers('X', 'Y', 'Width', 'Height');
  expect(width! / height!).toBeCloseTo(2, 1);

  // From disk, by the button of the panel.
  await page.getByRole('button', { name: 'Replace image…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Replace Image #1' });
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Upload an image' }).click();
  await (await chooser).setFiles({ name: 'tall.png', mimeType: 'image/png', buffer: await png(200, 400, '#2222cc') });
  await layer(/Image #1\s*tall\.png/).waitFor();
  await dialog.waitFor({ state: 'detached' });
  const fitted = await numbers('X', 'Y', 'Width', 'Height');
  expect(fitted.slice(0, 2)).toEqual([x, y]);
  expect(fitted[3]).toBeCloseTo(height!, 1);
  expect(fitted[2]! / fitted[3]!).toBeCloseTo(0.5, 2);

  // Of the library, by the menu.
  const menu = await stageMenu(x!, y!);
  await menu.getByRole('menuitem', { name: 'Replace image…' }).click();
  await dialog.getByRole('button', { name: /^Replace with pizza\.png/ }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: /^Replace with pizza\.png/ }).click();
  await layer(/Image #1\s*pizza\.png/).waitFor();
  await page.keyboard.press('Control+z');
  await layer(/Image #1\s*tall\.png/).waitFor();

  // Dropped on it; with Alt it is added.
  await dropFile('square.png', await png(50, 50, '#22cc22'), await spotOf(page, x!, y!));
  await layer(/Image #1\s*square\.png/).waitFor();
  const [wide, high] = await numbers('Width', 'Height');
  expect(wide).toBeCloseTo(high!, 1);
  await dropFile('more.png', await png(50, 50, '#22cccc'), await spotOf(page, x!, y!), true);
  await layer(/Image #2\s*more\.png/).waitFor();
  await page.keyboard.press('Control+z');
}, 90_000);

test('many layers scroll in a list that keeps its height, are found, and what can be set stays in view', async () => {
  const properties = page.getByRole('heading', { name: 'Image', exact: true });
  await layer(/Image #1/).click();
  const before = await properties.boundingBox();
  for (let i = 0; i < 8; i++) await page.keyboard.press('Control+d');
  await layer(/Clone Image #1 \(8\)/).waitFor();
  expect((await properties.boundingBox())?.y).toBe(before?.y);
  // The row of what is chosen on the stage is brought into the list's sight.
  const inSight = async (option: Locator): Promise<boolean> => {
    const [row, list] = await Promise.all([option.boundingBox(), layers().boundingBox()]);
    return row !== null && list !== null && row.y >= list.y - 1 && row.y + row.height <= list.y + list.height + 1;
  };
  const lowest = layers().getByRole('option').last();
  await until(() => inSight(layer(/Clone Image #1 \(8\)/)), true);
  expect(await inSight(lowest)).toBe(false);
  await layers().focus();
  await page.keyboard.press('End');
  await until(() => inSight(lowest), true);

  await page.getByRole('searchbox', { name: /Layer name or text/ }).fill('square clone');
  await until(() => layers().getByRole('option').count(), 8);
  await page.getByRole('searchbox', { name: /Layer name or text/ }).press('Escape');
}, 60_000);

test('a group is named and folded', async () => {
  await page.keyboard.press('Escape');
  await page.getByTestId('stage').click({ position: { x: 20, y: 60 } });
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+g');
  await layer(/^Group of/).click();
  await page.keyboard.press('F2');
  await page.getByRole('textbox', { name: 'Group name' }).fill('Badge');
  await page.keyboard.press('Enter');
  await layer(/^Badge, Group of \d+ layers, expanded/).waitFor();
  await layers().focus();
  await page.keyboard.press('ArrowLeft');
  await until(() => layers().getByRole('option').count(), 1);
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('ArrowRight');
}, 60_000);

test('the sides stand beside the rulers, in both directions of reading', async () => {
  await page.getByTestId('stage').click({ position: { x: 30, y: 60 } });
  await page.keyboard.press('Shift+U');
  const unit = page.getByRole('button', { name: /^Ruler units:/ });
  await unit.waitFor();
  const ruler = await page.locator('canvas[aria-hidden]').last().boundingBox();
  const clear = async (view: Page, name: string): Promise<boolean> => {
    const box = await view.getByRole('group', { name }).boundingBox();
    return ruler !== null && box !== null && box.x >= ruler.x + 20;
  };
  expect(await clear(page, 'Sides')).toBe(true);
  expect(await clear(page, 'Zoom')).toBe(true);
  await page.keyboard.press('Shift+U');
}, 60_000);

test('at 390 pixels the artwork stays in sight above a sheet, and one can go on', async () => {
  const phones = await contextOf({ viewport: { width: 390, height: 844 }, hasTouch: true });
  const phone = await editorIn(phones);
  const tool = (name: string) => phone.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true });
  await tool('Text').tap();
  await phone.getByRole('button', { name: 'Heading', exact: true }).tap();
  await typing(phone).waitFor();
  await phone.keyboard.type('Bear');
  for (const sheet of ['Layers', 'Text', 'Uploads']) {
    await tool(sheet).tap();
    const close = phone.getByRole('button', { name: `Close ${sheet}` });
    await close.waitFor();
    const [stage, head] = await Promise.all([phone.getByTestId('stage').boundingBox(), close.boundingBox()]);
    expect(stage!.y + stage!.height).toBeLessThanOrEqual(head!.y);
    expect(stage!.height).toBeGreaterThan(280);
    await keepPicture(phone, `stories-phone-${sheet}`);
  }
  await tool('Layers').tap();
  expect(await seriousFaults(phone)).toEqual([]);
  await phone.getByRole('button', { name: 'Continue' }).tap();
  await phone.getByLabel('Markup multiplier').waitFor();
  await phones.close();
}, 60_000);
