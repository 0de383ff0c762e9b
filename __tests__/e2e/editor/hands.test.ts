import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import sharp from 'sharp';
import { stageBox } from '../support/editor';
import { figureIn } from '../support/figures';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { frames } from '../support/frames';
import { signIn } from '../support/sign-in';
import { until } from '../support/until';
import { withApp } from '../support/with-app';
import { isLongRun } from '../../support/long-runs';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US', hasTouch: true });
  await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
});

const layers = () => page.getByRole('listbox', { name: 'Layers, top to bottom' });
const layer = (name: string | RegExp) => layers().getByRole('option', { name });
const selected = () => layers().getByRole('option', { selected: true });
const field = (label: string) => page.getByLabel(label, { exact: true });
const toolbar = () => page.getByRole('toolbar', { name: 'Selected layer' });

const numbers = async (): Promise<string> =>
  (await Promise.all(['X', 'Y', 'Width', 'Rotation'].map((label) => field(label).inputValue()))).join(' ');

const stepsOfHistory = async (): Promise<number> => {
  await page.getByRole('button', { name: 'History' }).click();
  const steps = page.getByRole('menu', { name: 'History' }).getByRole('menuitemradio');
  await steps.first().waitFor();
  const count = await steps.count();
  await page.keyboard.press('Escape');
  await steps.first().waitFor({ state: 'detached' });
  return count;
};

/** The pixels of the stage, with nothing selected. */
const pixels = (): Promise<string> =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => resolve(document.querySelector<HTMLCanvasElement>('[data-testid=stage] canvas')!.toDataURL())),
        );
      }),
  );

const upload = async (name: string, background: string): Promise<void> => {
  const buffer = await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .png()
    .toBuffer();
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload images' }).click();
  await (await chooser).setFiles({ name, mimeType: 'image/png', buffer });
};

/** Puts the focus on something without a click, as Tab would after many presses. */
const tabTo = async (name: 'button' | 'listbox', label: string): Promise<void> => {
  await page.getByRole(name, { name: label, exact: true }).first().focus();
};

test('with the keyboard alone: place, select, move, align, group, copy to the other side', async () => {
  await page.goto(`${app.origin}/products/type`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /Design/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('stage').waitFor();
  await tabTo('button', 'Text');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add text', exact: true }).first().focus();
  // A text is typed over at once; Escape gives the focus back to where it came from.
  for (const name of ['Text #1', 'Text #2']) {
    await page.keyboard.press('Enter');
    await layer(name).waitFor();
    await page.getByRole('textbox', { name: 'Content' }).and(page.locator('[data-fabric]')).waitFor();
    await page.keyboard.press('Escape');
  }

  await tabTo('listbox', 'Layers, top to bottom');
  await page.keyboard.press('Home');
  await until(() => selected().count(), 1);
  await page.locator('body').press('Shift+ArrowDown');
  await layers().focus();
  await page.keyboard.press('Control+ArrowDown');
  await page.keyboard.press('Home');
  await page.keyboard.press('Shift+End');
  await until(() => selected().count(), 2);
  await page.keyboard.press('Control+g');
  await layer(/Group of 2 layers/).waitFor();

  const area = await numbersOfSeveral();
  await page.keyboard.press('Alt+w');
  await until(async () => (await numbersOfSeveral()) !== area, true);
  await page.keyboard.press('Control+Shift+d');
  await page.getByRole('button', { name: 'Back' }).last().focus();
  await page.keyboard.press('Enter');
  await layer(/Group of 2 layers/).waitFor();
  await until(() => layers().getByRole('option').count(), 3);
}, 90_000);

const numbersOfSeveral = async (): Promise<string> =>
  (await Promise.all(['X', 'Y', 'Width'].map((label) => field(label).inputValue()))).join(' ');

test('undoing everything and redoing it gives the same pixels', async () => {
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: 'Front' }).last().click();
  await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Front' }).last().click();
  await page.mouse.click((await stageBox(page)).x + 30, (await stageBox(page)).y + 30);
  const done = await pixels();
  const undo = page.getByRole('button', { name: 'Undo', exact: true });
  while (await undo.isEnabled()) await page.keyboard.press('Control+z');
  await until(() => layers().count(), 0);
  expect(await pixels()).not.toBe(done);
  const redo = page.getByRole('button', { name: 'Redo', exact: true });
  while (await redo.isEnabled()) await page.keyboard.press('Control+y');
  await page.getByRole('button', { name: 'Front' }).last().click();
  await page.mouse.click((await stageBox(page)).x + 30, (await stageBox(page)).y + 30);
  await until(pixels, done);
}, 60_000);

/** A thousand selections are a unit test's. */
const CLICKS = isLongRun ? 100 : 30;

test('many clicks that only select add no step and change no number', async () => {
  await page.getByRole('button', { name: 'Uploads' }).click();
  await upload('red.png', '#cc2222');
  await layer('Image #1').waitFor();
  await field('Skew Y').fill('17');
  await field('Skew Y').press('Enter');
  await layer('Image #1').click();
  const before = await numbers();
  const { middle, x, y } = await stageBox(page);
  const steps = await stepsOfHistory();
  for (let i = 0; i < CLICKS; i++) {
    const spot = i % 5 === 0 ? { x: x + 30, y: y + 30 } : { x: middle.x + ((i * 37) % 120) - 60, y: middle.y + ((i * 53) % 160) - 90 };
    if (i % 3 === 0) await page.keyboard.down('Shift');
    // Never twice at one place in a row: a second click into a text begins to type.
    await page.mouse.click(spot.x, spot.y);
    await page.keyboard.up('Shift');
  }
  await page.mouse.click(x + 30, y + 30);
  await layer('Image #1').click();
  expect(await numbers()).toBe(before);
  expect(await stepsOfHistory()).toBe(steps);
}, 60_000);

test('Escape in the middle of a drag puts it back and leaves no step; a drag moves and nothing else', async () => {
  const before = await numbers();
  const { middle } = await stageBox(page);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 60, middle.y + 40, { steps: 4 });
  await page.keyboard.press('Escape');
  await page.mouse.up();
  await until(numbers, before);
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 37, middle.y + 23, { steps: 4 });
  await page.mouse.up();
  await until(async () => (await numbers()) === before, false);
  expect((await numbers()).split(' ').slice(2)).toEqual(before.split(' ').slice(2));
  await page.keyboard.press('Control+z');
  await until(numbers, before);
}, 60_000);

test('a picture is cropped in one step; Escape leaves it whole', async () => {
  await field('Skew Y').fill('0');
  await field('Skew Y').press('Enter');
  const width = await figureIn(field('Width'));
  await toolbar().getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Right edge', exact: true }).focus();
  await page.keyboard.press('Shift+ArrowLeft');
  await page.keyboard.press('Escape');
  await until(() => page.getByRole('dialog').count(), 0);
  expect(await figureIn(field('Width'))).toBe(width);
  await toolbar().getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Right edge', exact: true }).focus();
  for (let i = 0; i < 10; i++) await page.keyboard.press('Shift+ArrowLeft');
  await page.getByRole('button', { name: 'Apply' }).click();
  await until(async () => Math.abs((await figureIn(field('Width'))) - width / 2) < 0.02, true);
  await page.keyboard.press('Control+z');
  await until(() => figureIn(field('Width')), width);
}, 60_000);

test('an edge drawn near the print area’s snaps to it; the hand moves a side that fits, and fitting brings it back', async () => {
  const { middle, width, height } = await stageBox(page);
  const scale = Math.min(width - 12, height - 12) / 2000;
  const number = (label: string): Promise<number> => figureIn(field(label));
  const [x, y, wide, high] = [await number('X'), await number('Y'), await number('Width'), await number('Height')];
  const at = (right: number) => {
    const half = right - x;
    return [middle.x + (right - 1000) * scale, middle.y + (y + (half * high) / wide - 1000) * scale] as const;
  };
  // The tee's print area ends here.
  const edge = 1295.42;
  await page.mouse.move(...at(x + wide / 2));
  await page.mouse.down();
  await page.mouse.move(...at(edge - 40));
  await page.mouse.move(...at(edge - 3 / scale));
  await page.mouse.up();
  await until(async () => Math.abs((await number('X')) + (await number('Width')) / 2 - edge) < 0.1, true);
  await page.keyboard.press('Control+z');
  await until(() => number('Width'), wide);

  const bar = async () => (await toolbar().boundingBox())?.x;
  const before = await bar();
  await page.getByRole('button', { name: 'Hand tool' }).click();
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x + 80, middle.y + 10, { steps: 4 });
  await page.mouse.up();
  await until(async () => (await bar()) === before, false);
  expect(await number('X')).toBe(x);
  await page.getByRole('button', { name: 'View options' }).click();
  await page.getByRole('menuitem', { name: 'Selection tool' }).click();
  await page.getByRole('button', { name: 'Fit to window' }).click();
  await until(bar, before);
}, 60_000);

const touch = async (
  cdp: CDPSession,
  type: 'touchStart' | 'touchMove' | 'touchEnd',
  ...points: readonly (readonly [number, number])[]
): Promise<void> => {
  await cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y], id) => ({ x, y, id })) });
};

test('one finger moves a layer, two zoom without moving it, a resting one opens the menu', async () => {
  const { middle } = await stageBox(page);
  const cdp = await context.newCDPSession(page);
  const before = await numbers();
  await touch(cdp, 'touchStart', [middle.x, middle.y]);
  for (const by of [10, 25, 45]) await touch(cdp, 'touchMove', [middle.x + by, middle.y + by]);
  await touch(cdp, 'touchEnd');
  await until(async () => (await numbers()) === before, false);
  const moved = await numbers();
  const percent = page.getByRole('group', { name: 'Zoom' }).locator('[aria-live]');
  const zoom = await percent.innerText();
  await touch(cdp, 'touchStart', [middle.x, middle.y]);
  await touch(cdp, 'touchStart', [middle.x, middle.y], [middle.x + 60, middle.y]);
  for (const by of [90, 120]) await touch(cdp, 'touchMove', [middle.x, middle.y], [middle.x + by, middle.y]);
  await touch(cdp, 'touchEnd');
  await until(async () => (await percent.innerText()) === zoom, false);
  expect(await numbers()).toBe(moved);
  await page.keyboard.press('Control+0');
  await touch(cdp, 'touchStart', [middle.x, middle.y]);
  await page.getByRole('menu', { name: 'Layer actions' }).waitFor();
  await touch(cdp, 'touchEnd');
  await page.keyboard.press('Escape');
}, 60_000);

test('layers, properties and the open crop frame have no serious fault that axe knows', async () => {
  await layer('Image #1').click();
  expect(await seriousFaults(page)).toEqual([]);
  await toolbar().getByRole('button', { name: 'Crop' }).click();
  await page.getByRole('button', { name: 'Apply' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await page.keyboard.press('Escape');
}, 60_000);

test('turning, sizing, skewing, sliding and typing are one step each; what ends where it began leaves none', async () => {
  await layer('Image #1').click();
  // A step of its own, so that nothing undone before is counted.
  await page.keyboard.press('ArrowRight');
  const { middle, width, height } = await stageBox(page);
  const scale = Math.min(width - 12, height - 12) / 2000;
  const [x, y, wide, high] = await Promise.all(['X', 'Y', 'Width', 'Height'].map((label) => figureIn(field(label))));
  const at = (right: number, down: number) => ({ x: middle.x + (right - 1000) * scale, y: middle.y + (down - 1000) * scale });
  const pull = async (from: { x: number; y: number }, ...ways: readonly (readonly [number, number])[]): Promise<void> => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    for (const [right, down] of ways) await page.mouse.move(from.x + right, from.y + down, { steps: 5 });
    await page.mouse.up();
  };
  const steps = async (act: () => Promise<void>): Promise<number> => {
    const before = await stepsOfHistory();
    await act();
    await frames(page);
    return (await stepsOfHistory()) - before;
  };
  const corner = at(x! + wide! / 2, y! + high! / 2);
  const bottom = at(x!, y! + high! / 2);
  // The handle to turn by hangs 30 px below the layer.
  const handle = { x: bottom.x, y: bottom.y + 30 };

  expect(await steps(() => pull(corner, [25, 30], [0, 0]))).toBe(0);
  expect(await steps(() => pull(handle, [40, 0], [0, 0]))).toBe(0);
  expect(await steps(() => pull(at(x!, y!), [30, 30], [0, 0]))).toBe(0);
  const before = await numbers();
  expect(await steps(() => pull(corner, [-10, -10], [-30, -25]))).toBe(1);
  await page.keyboard.press('Control+z');
  await until(numbers, before);
  await page.keyboard.press('ArrowRight');
  expect(await steps(() => pull(handle, [30, 0], [60, -10]))).toBe(1);
  expect(await figureIn(field('Rotation'))).not.toBe(0);
  expect(
    await steps(async () => {
      await field('Skew X').fill('12');
      await field('Skew X').press('Enter');
    }),
  ).toBe(1);
  const slider = page.getByRole('slider', { name: 'Opacity' });
  await slider.scrollIntoViewIfNeeded();
  const thumb = await slider.locator('xpath=..').boundingBox();
  expect(await steps(() => pull({ x: thumb!.x + thumb!.width / 2, y: thumb!.y + thumb!.height / 2 }, [-20, 0], [-60, 0]))).toBe(1);
  await layer('Text #1').click();
  expect(await steps(() => field('Content').pressSequentially('abc'))).toBe(1);
}, 60_000);
