import type { Browser, Page } from 'playwright-core';
import sharp from 'sharp';
import { figureIn } from '../support/figures';
import type { RunningApp } from '../support/app';
import { comes } from '../../support/comes';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 860 } });
  await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(10_000);
});

const art = (colour: string): Promise<Buffer> =>
  sharp({ create: { width: 300, height: 200, channels: 4, background: colour } })
    .png()
    .toBuffer();

const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
const tab = (name: RegExp) => page.getByRole('navigation', { name: /2D designs|Design collection|Files/ }).getByRole('link', { name });

test('artwork is uploaded several at once; what is no picture says so and can be forgotten', async () => {
  await visit(page, app.origin, '/design-collection/all');
  await page.getByText('flamingo.png').waitFor();
  const picture = await art('#2255cc');
  const named = (name: string, buffer = picture) => ({ name, mimeType: 'image/png', buffer });
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles([named('logo.png'), named('flamingo.png', await art('#00aa55')), named('broken.png', Buffer.from('no picture'))]);
  await page.getByText('“flamingo.png” already exists').waitFor();
  const failure = page.getByRole('region', { name: 'Uploads' }).getByText('This file isn’t a PNG, JPEG, WebP, or SVG image.');
  await failure.waitFor();
  await button('Dismiss broken.png').click();
  await failure.waitFor({ state: 'detached' });
  await page.getByText('logo.png').waitFor();
  await tab(/^All\s*8/).waitFor();
});

test('a picture dropped anywhere on the page is uploaded', async () => {
  const bytes = [...(await art('#cc2255'))];
  await page.evaluate((given) => {
    const data = new DataTransfer();
    data.items.add(new File([new Uint8Array(given)], 'dropped.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: data }));
  }, bytes);
  await page.getByText('dropped.png').waitFor();
});

test('pictures are tagged together and found by the tag', async () => {
  await page.getByRole('checkbox', { name: 'Select logo.png' }).check();
  await page.getByRole('checkbox', { name: 'Select dropped.png' }).check();
  await button('Tag').click();
  await page.getByLabel('Add these tags').fill('brand, 2026');
  await page.getByRole('dialog').getByRole('button', { name: 'Tag', exact: true }).click();
  await page.getByText('2 files tagged.').waitFor();
  await visit(page, app.origin, '/design-collection/all?tag=brand');
  await page.getByText('logo.png').waitFor();
  await comes(async () => expect(await page.getByRole('list', { name: 'Design collection' }).getByRole('listitem').count()).toBe(2));
});

test('a design is made of the collection, put on a product and opened in the editor', async () => {
  await visit(page, app.origin, '/mockups/all');
  await button('New design').click();
  await button('Save').click();
  await page.getByText('Enter a name for the design.').waitFor();
  await page.getByLabel('Name', { exact: true }).fill('House style');
  await button('Add images').click();
  const picker = page.getByRole('dialog', { name: 'Choose from the design collection' });
  await picker.getByRole('checkbox', { name: 'Select logo.png' }).check();
  await picker.getByRole('checkbox', { name: 'Select dropped.png' }).check();
  await picker.getByRole('button', { name: 'Add 2 images' }).click();
  expect(await page.getByLabel('Side for logo').inputValue()).toBe('front');
  expect(await page.getByLabel('Side for dropped').inputValue()).toBe('back');
  await button('Save').click();
  await page.getByText('Design saved.').waitFor();
  await page.getByText('House style').waitFor();
  await button('Apply House style to products').click();
  await page.getByRole('checkbox', { name: 'Unisex Tee 5000' }).check();
  await button('Apply to 1 product').click();
  await page.waitForURL(/\/mockup\/[0-9a-f]{24}\/editor\/[0-9a-f]{24}/);
  await page.getByText('logo', { exact: true }).first().waitFor();
});

test('what a design prints is composed by hand and by number, drawn by the server, and its print file is that', async () => {
  await visit(page, app.origin, '/mockups/all');
  await page.getByRole('link', { name: 'Open House style' }).click();
  const stage = page.getByTestId('stage');
  await button('Select logo').click();
  const value = async (label: string) => String(await figureIn(page.getByLabel(label, { exact: true })));
  expect([await value('X'), await value('Width'), await value('Rotation')]).toEqual(['0', '1100', '0']);
  for (const [label, number] of [
    ['Width', '400'],
    ['Height', '300,5'],
    ['Rotation', '30'],
    ['Crop left', '50'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(number);
    await page.keyboard.press('Enter');
  }
  // The hands come a moment after the picture.
  const box = (await stage.boundingBox())!;
  const scale = 0.86 * Math.min((box.width - 12) / 1100, (box.height - 12) / 1100);
  const at = (x: number, y: number) => [box.x + box.width / 2 + (x - 550) * scale, box.y + box.height / 2 + (y - 550) * scale] as const;
  await comes(async () => {
    await page.mouse.move(...at(200, 150));
    await page.mouse.down();
    await page.mouse.move(...at(300, 200));
    await page.mouse.move(...at(500, 450));
    await page.mouse.up();
    expect(Number(await value('X'))).toBeGreaterThan(250);
  });
  const [x, y] = [Number(await value('X')), Number(await value('Y'))];
  await button('Undo').click();
  await page.getByRole('application').press('Control+Shift+z');
  expect([await value('X'), await value('Height')]).toEqual([String(x), '300.5']);
  await button('Crop').click();
  await page.getByRole('button', { name: 'Right edge' }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Enter');
  expect([await value('Crop left'), await value('Crop right')]).toEqual(['50', '5']);
  expect(await seriousFaults(page)).toEqual([]);
  await button('Save').click();
  await page.getByText('Design saved.').waitFor();
  const card = page.getByRole('listitem').filter({ hasText: 'House style' });
  await card.locator('img').first().waitFor();
  await page.getByRole('link', { name: 'Open House style' }).click();
  await button('Select logo').click();
  expect([await value('Rotation'), await value('Crop right'), Number(await value('Y')) > y]).toEqual(['30', '5', false]);
  // Twenty million pixels are drawn of it.
  const download = page.waitForEvent('download', { timeout: 60_000 });
  await button('Download print file').click();
  const file = await (await download).path();
  const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true });
  const alpha = (px: number, py: number) => data[(Math.round(py * info.width) * info.width + Math.round(px * info.width)) * 4 + 3];
  expect([info.width, info.height, info.channels]).toEqual([4500, 4500, 4]);
  const middle = [
    (Number(await value('X')) + Number(await value('Width')) / 2) / 1100,
    (Number(await value('Y')) + Number(await value('Height')) / 2) / 1100,
  ] as const;
  expect([alpha(...middle), alpha(0.01, 0.01), alpha(0.99, 0.99)]).toEqual([255, 0, 0]);
  await page.keyboard.press('Escape');
});

test('a file says what uses it, and is kept while something does', async () => {
  await visit(page, app.origin, '/files/all');
  await page.getByRole('link', { name: 'Open logo.png' }).click();
  const drawer = page.getByRole('dialog', { name: 'logo.png' });
  await drawer.getByRole('link', { name: 'House style' }).first().waitFor();
  // The design, and the mockup that was made of it.
  await comes(async () => expect(await drawer.getByRole('link', { name: 'House style' }).count()).toBe(2));
  await page.keyboard.press('Escape');
  await page.getByRole('checkbox', { name: 'Select logo.png' }).check();
  await button('Move to trash').click();
  await page.getByText('Stays in 2 designs, mockups, or items.').waitFor();
});

test('a file’s picture is replaced wherever it is used, and the cards tell how sharp it prints', async () => {
  await visit(page, app.origin, '/files/all');
  await page.getByRole('link', { name: 'Open logo.png' }).click();
  const drawer = page.getByRole('dialog', { name: 'logo.png' });
  const shown = drawer.getByRole('img', { name: 'logo.png' });
  const before = await shown.getAttribute('src');
  const chooser = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: 'Replace image' }).click();
  await (await chooser).setFiles({ name: 'logo-2.png', mimeType: 'image/png', buffer: await art('#2060a0') });
  await comes(async () => expect(await shown.getAttribute('src')).not.toBe(before));
  await page.keyboard.press('Escape');
  await comes(async () => expect(await page.getByRole('link', { name: 'Open logo-2.png' }).count()).toBe(0));
  await visit(page, app.origin, '/mockups/all');
  const card = page.getByRole('listitem').filter({ hasText: 'House style' });
  await card.getByRole('img', { name: /will print blurry/ }).waitFor();
});

test('a design goes to the trash and comes back', async () => {
  await visit(page, app.origin, '/mockups/all');
  await page.getByRole('checkbox', { name: 'Select Mushroom club' }).check();
  await button('Move to trash').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Move to trash' }).click();
  await page.getByText('1 design moved to trash.').waitFor();
  await tab(/^Trash\s*1/).click();
  await page.getByRole('checkbox', { name: 'Select Mushroom club' }).check();
  await button('Restore').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await page.getByText('1 design restored.').waitFor();
  await tab(/^Trash\s*0/).waitFor();
});

test.each(['/mockups/all', '/design-collection/all', '/files/all?shape=list'])('%s is accessible', async (address) => {
  await visit(page, app.origin, address);
  await page
    .getByText(/Flamingo summer|flamingo\.png/)
    .first()
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});
