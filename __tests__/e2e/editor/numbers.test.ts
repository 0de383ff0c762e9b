import { comes } from '../../support/comes';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { editorAddress, openEditor, spotOf, type Spot } from '../support/editor';
import { figureIn } from '../support/figures';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US' });
  const token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
  await openEditor(page, await editorAddress(app, token));
});

afterAll(() => context.close());

const layer = (name: RegExp) => page.getByRole('listbox', { name: 'Layers, top to bottom' }).getByRole('option', { name });
const panel = (name: string) => page.getByRole('region', { name, exact: true });
const chip = () => page.getByTestId('live');
const tool = (name: string) => page.getByRole('navigation', { name: 'Tools' }).getByRole('button', { name, exact: true }).click();
const unit = (name: string) => page.getByRole('group', { name: 'Units' }).getByRole('button', { name, exact: true });

const number = async (label: string): Promise<number> => figureIn(panel('Position and size').getByLabel(label, { exact: true }));
const numbers = async () => ({ x: await number('X'), y: await number('Y'), width: await number('Width'), height: await number('Height') });

/** Takes hold of a place, moves the hand, and looks before letting go. */
const pull = async (from: Spot, to: Spot, look: () => Promise<void>): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.keyboard.down('Control');
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await look();
  await page.mouse.up();
  await page.keyboard.up('Control');
  await chip().waitFor({ state: 'detached' });
};

const near = (value: number, wanted: number): boolean => Math.abs(value - wanted) < 3;

test('the numbers of a bent text are those of its letters, and a group has the numbers of its layers', async () => {
  await tool('Text');
  await panel('Text').getByRole('button', { name: 'Curved', exact: true }).click();
  await layer(/Text #1/).waitFor();
  const typing = page.locator('textarea[data-fabric]');
  await typing.waitFor({ state: 'attached' });
  await page.keyboard.press('Escape');
  await typing.waitFor({ state: 'detached' });
  const bent = await numbers();
  // The box it would be wrapped in is as wide as most of the print area.
  expect(bent.width).toBeLessThan(300);
  await page.keyboard.press('Control+d');
  await layer(/Clone Text #1/).waitFor();
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Control+a');
  await until(async () => (await number('Width')) > bent.width, true);
  const apart = await numbers();
  expect(apart.width).toBeCloseTo(bent.width + 40, 1);
  await page.keyboard.press('Control+g');
  await layer(/Group of 2/).waitFor();
  expect(await numbers()).toEqual(apart);
  await page.keyboard.press('Control+Shift+g');
  await layer(/Group of 2/).waitFor({ state: 'detached' });
  expect(await numbers()).toEqual(apart);
  await page.keyboard.press('Delete');
}, 60_000);

test('while a picture is dragged, sized and turned, the chip and the panel say so; no step is made before the hand lets go', async () => {
  await tool('Uploads');
  const chooser = page.waitForEvent('filechooser');
  await panel('Uploads').getByRole('button', { name: 'Upload images' }).click();
  const buffer = await sharp({ create: { width: 1800, height: 1200, channels: 3, background: '#c33344' } })
    .png()
    .toBuffer();
  await (await chooser).setFiles({ name: 'red.png', mimeType: 'image/png', buffer });
  await page.getByRole('button', { name: /^Largest size for a sharp print/ }).waitFor();

  const placed = await numbers();
  await pull(await spotOf(page, placed.x, placed.y), await spotOf(page, placed.x + 50, placed.y - 30), async () => {
    await until(async () => near(await number('X'), placed.x + 50) && near(await number('Y'), placed.y - 30), true);
    expect(await chip().textContent()).toMatch(/^X 1,0[45]\d · Y \d+ px$/);
  });
  const moved = await numbers();
  expect([near(moved.x, placed.x + 50), moved.width]).toEqual([true, placed.width]);

  const corner = await spotOf(page, moved.x + moved.width / 2, moved.y + moved.height / 2);
  await pull(corner, await spotOf(page, moved.x, moved.y), async () => {
    await until(async () => near(await number('Width'), moved.width / 2), true);
    expect(await chip().textContent()).toMatch(/^2[34]\d × 15\d px · (29|30)\d DPI$/);
  });
  const sized = await numbers();
  expect(near(sized.width, moved.width / 2)).toBe(true);
  expect(await number('Scale X')).toBe(100);

  const { x, y } = await spotOf(page, sized.x, sized.y + sized.height / 2);
  await pull({ x, y: y + 30 }, { x: x - 200, y: y - 40 }, async () => {
    await until(async () => (await number('Rotation')) > 45, true);
    expect(await chip().textContent()).toMatch(/^\d+(\.\d)?°$/);
  });
  expect(await number('Rotation')).toBeGreaterThan(45);
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z');
  await until(async () => JSON.stringify(await numbers()), JSON.stringify(placed));
}, 90_000);

test('one press makes a picture as large as it prints well, in the unit that was chosen once', async () => {
  await unit('cm').click();
  await unit('cm').and(page.locator('[aria-pressed=true]')).waitFor();
  await page.getByText('Prints at 150 DPI').waitFor();
  await page.getByRole('button', { name: /^Largest size for a sharp print \(300 DPI\).*15\.2 × 10\.2 cm/ }).click();
  await page.getByText('Prints at 300 DPI').waitFor();
  expect(await numbers()).toMatchObject({ width: 15.24, height: 10.16 });
  await page.keyboard.press('Shift+U');
  await page.getByRole('button', { name: /^Ruler units: cm/ }).waitFor();
  await page.keyboard.press('Shift+U');
  expect(await seriousFaults(page)).toEqual([]);
  await unit('in').click();
  await until(() => number('Width'), 6);
  await panel('Position and size').getByLabel('Width', { exact: true }).fill('3');
  await page.keyboard.press('Enter');
  await page.getByText('Prints at 600 DPI').waitFor();
  await until(() => number('Height'), 2);
}, 60_000);

test('another browser the person signs in with tells lengths in the same unit', async () => {
  const other = await browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'de-DE' });
  await signIn(other, app);
  const again = await other.newPage();
  await again.goto(page.url());
  await again.getByTestId('stage').locator('canvas').first().waitFor();
  const units = again.getByRole('group', { name: 'Einheiten' });
  // Keys are heard once the editor is whole.
  await comes(async () => {
    await again.keyboard.press('t');
    await again.keyboard.press('Escape');
    await units.waitFor({ timeout: 2000 });
  });
  const chosen = units.getByRole('button', { name: 'in', exact: true });
  await chosen.and(again.locator('[aria-pressed=true]')).waitFor({ timeout: 20_000 });
  await other.close();
}, 60_000);
