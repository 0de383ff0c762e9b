import { readFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { ask, signIn, tokenOf } from '../support/sign-in';
import { until } from '../support/until';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let token: string;
let presetId: string;

withApp((started) => ({ app, browser } = started));

/** A browser of its own, with nothing kept in it. */
const machine = async (): Promise<BrowserContext> => {
  const made = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US', acceptDownloads: true });
  await signIn(made, app);
  return made;
};

beforeAll(async () => {
  context = await machine();
  token = await tokenOf(app, 'seller@demo.test');
  const { productPreset } = await ask<{ productPreset: { _id: string }[] }>(app, token, '{ productPreset(search: "tee 5000") { _id } }');
  presetId = productPreset[0]?._id ?? '';
});

const draftIds = async (): Promise<string[]> => {
  const { editorDrafts } = await ask<{ editorDrafts: { _id: string }[] }>(app, token, '{ editorDrafts { _id } }');
  return editorDrafts.map(({ _id }) => _id);
};

/** Each begins with nothing kept: an offer of what was left takes room from the stage. */
beforeEach(async () => {
  for (const id of await draftIds()) await ask(app, token, `mutation { trashEditorDraft(_id: "${id}") }`);
});

const openEditor = async (mockupId = '', of = context): Promise<Page> => {
  const page = await of.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${app.origin}/mockup/${presetId}/editor${mockupId && `/${mockupId}`}`);
  await page.getByLabel('Design area, Front').waitFor();
  return page;
};

const layers = (page: Page) => page.getByRole('listbox', { name: 'Layers, top to bottom' });

const upload = async (page: Page, size: number): Promise<void> => {
  const picture = sharp({ create: { width: size, height: size, channels: 3, background: '#d61f8e' } });
  await page.getByRole('button', { name: 'Uploads', exact: true }).click();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles({ name: 'art.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() });
  await layers(page)
    .getByRole('option', { name: /Image #1/ })
    .waitFor();
};

const addText = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Add text', exact: true }).click();
  await layers(page)
    .getByRole('option', { name: /Text #1/ })
    .waitFor();
};

/** The stage alone, without selection, controls or pointer on it. */
const stagePixels = async (page: Page): Promise<Buffer> => {
  const stage = page.getByLabel('Design area, Front');
  await stage.click({ position: { x: 12, y: 12 } });
  await page.mouse.move(0, 0);
  // Pictures, fonts and the small views of the sides come in their own time; what stands still has come.
  let last: Buffer = Buffer.alloc(0);
  for (;;) {
    const shown = await stage.screenshot();
    if (shown.equals(last)) return sharp(shown).raw().toBuffer();
    last = shown;
    await page.waitForTimeout(400);
  }
};

/** The tab's process ends without a word, as when the browser kills it. */
const kill = async (page: Page): Promise<void> => {
  const crashed = page.waitForEvent('crash');
  const session = await page.context().newCDPSession(page);
  void session.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
};

/** Waits until the bar says so of the work. */
const says = (page: Page, words: string): Promise<void> =>
  page.getByRole('status').getByText(words, { exact: true }).waitFor({ timeout: 60_000 });

test('an unnamed design is kept on the server: another machine goes on with it, and a save leaves one on the canvas', async () => {
  const here = await machine();
  const page = await openEditor('', here);
  await addText(page);
  await says(page, 'Saved as draft');
  await page.keyboard.press('Control+s');
  await page.getByText('Saved as draft. Name it in the Publish step.').waitFor();
  await page.getByLabel('Design area, Front').waitFor();
  await here.setOffline(true);
  await page.getByRole('button', { name: 'Add text', exact: true }).click();
  await says(page, 'Offline – saved on this device');
  await here.setOffline(false);
  await says(page, 'Saved as draft');
  // The message casts its shadow over the stage.
  await page.getByText('Saved as draft. Name it in the Publish step.').waitFor({ state: 'detached' });
  const before = await stagePixels(page);
  await here.close();

  const elsewhere = await machine();
  const next = await elsewhere.newPage();
  next.setDefaultTimeout(60_000);
  await next.goto(`${app.origin}/products/type`);
  await next
    .getByRole('link', { name: /^Continue Untitled / })
    .first()
    .click();
  await layers(next)
    .getByRole('option', { name: /Text #2/ })
    .waitFor();
  await next.getByRole('button', { name: 'Text', exact: true }).click();
  await comes(async () => expect((await stagePixels(next)).equals(before)).toBe(true));
  await says(next, 'Saved as draft');
  await comes(async () => expect(await draftIds()).toHaveLength(1));
  await elsewhere.close();

  // It is offered here too, under the id it has by now; nobody wants it.
  const back = await openEditor();
  await back.getByRole('button', { name: 'Discard' }).click();
  await back.getByRole('button', { name: 'Discard' }).waitFor({ state: 'detached' });
  await comes(async () => expect(await draftIds()).toEqual([]));
  await back.close();
}, 90_000);

/** Whether the browser keeps work in which something is turned by so many degrees. */
const keepsTurned = (page: Page, degrees: number): Promise<boolean> =>
  page.evaluate(async (turned) => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const db = await done(indexedDB.open('drafts'));
    const kept = await done(db.transaction('drafts').objectStore('drafts').getAll());
    db.close();
    return JSON.stringify(kept).includes(`"rotation":${turned}`);
  }, degrees);

test('a tab killed in the middle of the work loses nothing that was done: the next one offers it, and the pixels are the same', async () => {
  const here = await machine();
  const page = await openEditor('', here);
  await upload(page, 600);
  await addText(page);
  await layers(page)
    .getByRole('option', { name: /Text #1/ })
    .click();
  const rotation = page.getByLabel('Rotation', { exact: true }).first();
  await says(page, 'Saved as draft');
  await rotation.fill('12');
  await rotation.press('Enter');
  await until(() => keepsTurned(page, 12), true);
  const before = await stagePixels(page);
  await kill(page);

  const next = await openEditor('', here);
  await next.getByRole('button', { name: /^Restore work from/ }).click();
  await layers(next)
    .getByRole('option', { name: /Text #1/ })
    .waitFor();
  await next.getByRole('button', { name: 'Text', exact: true }).click();
  // The picture comes when it has been read.
  await comes(async () => expect((await stagePixels(next)).equals(before)).toBe(true));
  // Only this tab's draft is left, and going back one step is the design as it was opened.
  await next.getByRole('button', { name: 'Undo' }).click();
  await expectGone(next, 'Text #1');
  await says(next, 'Saved as draft');
  await here.close();
}, 90_000);

const expectGone = async (page: Page, name: string): Promise<void> =>
  layers(page)
    .getByRole('option', { name: new RegExp(name) })
    .waitFor({ state: 'detached' });

let mockupId = '';

test('a small picture is told to print badly where one designs and before one saves; saving makes a picture of every color', async () => {
  const page = await openEditor();
  await page.getByRole('button', { name: 'None', exact: true }).first().click();
  for (const color of ['White', 'Black', 'Red']) await page.getByRole('checkbox', { name: `Sell ${color}`, exact: true }).check();
  await upload(page, 600);
  await page.getByText('Uploading').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: '1 issue' }).click();
  const finding = page.getByRole('button', { name: /Prints at \d+ DPI and will look blurry/ });
  const dpi = Number(/at (\d+) DPI/.exec((await finding.textContent()) ?? '')?.[1]);
  // 600 pixels over eight tenths of 15 inches.
  expect(dpi).toBe(50);
  await finding.click();
  await layers(page)
    .getByRole('option', { name: /Image #1/, selected: true })
    .waitFor();

  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Square tee');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: /will look blurry/ }).waitFor();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Saved. Your product is ready to push to your stores.').waitFor({ timeout: 60_000 });
  mockupId = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const { itemsInfo } = await ask<{ itemsInfo: { attribute_specifics_modify: { selected: boolean; image: { url: string } | null }[] }[] }>(
    app,
    token,
    '{ itemsInfo(search: "Square tee") { attribute_specifics_modify { selected image { url } } } }',
  );
  const sold = itemsInfo[0]?.attribute_specifics_modify.filter(({ selected }) => selected) ?? [];
  expect(new Set(sold.map(({ image }) => image?.url)).size).toBe(3);
  expect(sold.every(({ image }) => image !== null)).toBe(true);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download print file for Front' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('square-tee-front.png');
  const { width, height, density, hasAlpha } = await sharp(await readFile((await file.path()) ?? '')).metadata();
  expect({ width, height, density, hasAlpha }).toEqual({ width: 4500, height: 5400, density: 300, hasAlpha: true });
  await page.close({ runBeforeUnload: false });
}, 120_000);

test('a design that was saved in another tab is not overwritten: one chooses, and a copy is a second product', async () => {
  const [first, second] = [await openEditor(mockupId), await openEditor(mockupId)];
  await addText(first);
  await first.getByRole('button', { name: 'Save', exact: true }).click();
  await says(first, 'Saved');

  await addText(second);
  await second.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = second.getByRole('dialog', { name: 'Someone else changed this design' });
  const drawn: string[] = [];
  second.on('request', (request) => drawn.push(request.postData() ?? ''));
  await dialog.waitFor({ timeout: 60_000 });
  expect(drawn.filter((body) => body.includes('makeMockupPreview'))).toEqual([]);
  await dialog.getByRole('button', { name: /^Save mine as a copy/ }).click();
  await says(second, 'Saved');
  expect(new URL(second.url()).pathname).not.toContain(mockupId);
  const { productMockups } = await ask<{ productMockups: { _id: string }[] }>(app, token, '{ productMockups(name: "Square tee") { _id } }');
  expect(productMockups).toHaveLength(2);
}, 120_000);
