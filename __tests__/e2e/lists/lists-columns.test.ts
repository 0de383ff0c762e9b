import type { Browser, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { namesOf, rowsOf, withItems } from '../support/item-list';
import { ask, signIn } from '../support/sign-in';

let app: RunningApp;
let browser: Browser;
let page: Page;
let token: string;
const { open, until } = withItems((started) => ({ app, browser, page, token } = started));

interface SavedColumn {
  readonly id: string;
  readonly hidden: boolean;
  readonly width: number | null;
}

/** The columns as the server keeps them, which it is told of a moment after they changed. */
const savedColumns = async (): Promise<readonly SavedColumn[]> => {
  const query = '{ listLayout(list: "items-internal") { columns { id hidden width } } }';
  return (await ask<{ listLayout: { columns: readonly SavedColumn[] } | null }>(app, token, query)).listLayout?.columns ?? [];
};

test('columns that are hidden, moved and made wider stay so, in another browser too', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Profit' }).uncheck();
  // Past two columns that are not shown, and then past the name.
  for (let step = 0; step < 3; step++) await page.getByRole('button', { name: 'Move Product type up' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Profit' }).waitFor({ state: 'detached' });
  const edge = page.getByRole('separator', { name: 'Width of Stores' });
  await edge.focus();
  const before = (await page.getByRole('columnheader', { name: 'Stores' }).boundingBox())?.width ?? 0;
  await edge.press('ArrowRight');
  await comes(async () => {
    const saved = await savedColumns();
    expect([saved.some(({ hidden }) => hidden), saved.some(({ width }) => width !== null)]).toEqual([true, true]);
  });

  const elsewhere = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(elsewhere, app);
  const there = await elsewhere.newPage();
  await there.goto(`${app.origin}/items/internal`);
  await rowsOf(there).first().waitFor();
  const heads = await there.getByRole('columnheader').allInnerTexts();
  expect(heads).not.toContain('Profit');
  expect(heads.indexOf('Product type')).toBeLessThan(heads.indexOf('Name'));
  expect((await there.getByRole('columnheader', { name: 'Stores' }).boundingBox())?.width).toBeGreaterThan(before);
  await elsewhere.close();

  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('columnheader', { name: 'Profit' }).waitFor();
});

test('a column is dragged by its head, which sorts nothing', async () => {
  await open('/items/internal');
  const head = (name: string) => page.getByRole('columnheader').filter({ hasText: new RegExp(`^${name}$`) });
  const order = () => page.getByRole('columnheader').allInnerTexts();
  const drag = async (from: string, to: string, part: number) => {
    const [start, end] = [await head(from).boundingBox(), await head(to).boundingBox()];
    if (!start || !end) throw new Error('A head is not in sight.');
    await page.mouse.move(start.x + start.width / 3, start.y + start.height / 2);
    // A pointer that comes near loads the code that drags.
    await page.locator('th[data-drag]').first().waitFor();
    await page.mouse.down();
    await page.mouse.move(end.x + end.width * part, end.y + end.height / 2, { steps: 8 });
    await page.mouse.up();
  };
  const before = await order();
  expect(before.indexOf('Profit')).toBeGreaterThan(before.indexOf('Name'));
  await drag('Profit', 'Name', 0.2);
  const moved = await order();
  expect(moved.indexOf('Profit')).toBe(moved.indexOf('Name') - 1);
  await drag('Name', 'Profit', 0.2);
  const again = await order();
  expect(again.indexOf('Name')).toBe(again.indexOf('Profit') - 1);
  expect(new URL(page.url()).search).toBe('');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await comes(async () => {
    const ids = (await savedColumns()).map(({ id }) => id);
    expect(ids.indexOf('profit')).toBeGreaterThan(ids.indexOf('name'));
  });
});

test('a finger that rests on a head drags its column', async () => {
  await open('/items/internal');
  const order = () => page.getByRole('columnheader').allInnerTexts();
  const middle = async (name: string) => {
    const box = await page
      .getByRole('columnheader')
      .filter({ hasText: new RegExp(`^${name}$`) })
      .boundingBox();
    if (!box) throw new Error('A head is not in sight.');
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [await middle('Profit'), await middle('Name')];
  await page.mouse.move(from.x, from.y);
  await page.locator('th[data-drag]').first().waitFor();
  const touch = await page.context().newCDPSession(page);
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] });
  await page.locator('th[data-dragged]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [to] });
  await page.locator('th[data-drop]').waitFor();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await until(async () => (await order()).indexOf('Profit') === (await order()).indexOf('Name') - 1, 'the profit before the name');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await comes(async () => {
    const ids = (await savedColumns()).map(({ id }) => id);
    expect(ids.indexOf('profit')).toBeGreaterThan(ids.indexOf('name'));
  });
});

test('a column is moved by keyboard in the panel, which says where it is; Escape leaves it and closes nothing', async () => {
  await open('/items/internal');
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  const order = () => panel.getByRole('listitem').allInnerTexts();
  const handle = panel.getByRole('button', { name: 'Move Name', exact: true });
  const says = (text: RegExp) => panel.getByRole('status').filter({ hasText: text }).waitFor();
  await handle.focus();
  const before = await order();
  await page.keyboard.press('Space');
  await says(/^Name picked up, position \d+ of \d+\.$/);
  await page.keyboard.press('ArrowDown');
  await says(/^Name is at position \d+ of \d+\.$/);
  await page.keyboard.press('Escape');
  await says(/^Name returned to its original position\.$/);
  expect(await order()).toEqual(before);
  await page.keyboard.press('Space');
  await says(/picked up/);
  await page.keyboard.press('ArrowDown');
  await says(/^Name is at position/);
  await page.keyboard.press('Space');
  await says(/^Name dropped at position/);
  expect((await order()).indexOf('Name')).toBe(before.indexOf('Name') + 1);
  await panel.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
});

test('a view keeps filters, order and columns; a shared one is seen by a colleague, who cannot change it', async () => {
  await open('/items/internal?collection=odd&sort=-name');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save as new view').fill('Odd ones');
  await page.getByRole('checkbox', { name: 'Share with everyone in this workspace' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Odd ones' }).waitFor();

  const colleague = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(colleague, app, 'sale@demo.test');
  const theirs = await colleague.newPage();
  await theirs.goto(`${app.origin}/items/internal`);
  await rowsOf(theirs).first().waitFor();
  await theirs.getByRole('button', { name: 'Views' }).click();
  await theirs.getByRole('link', { name: 'Odd ones' }).click();
  await theirs.waitForURL(/collection=odd/);
  await theirs.getByText('Collection: odd').waitFor();
  await rowsOf(theirs).filter({ hasText: 'Tee 046' }).waitFor({ state: 'detached' });
  expect((await namesOf(theirs))[0]).toBe('Tee 045');
  await theirs.getByRole('button', { name: 'Odd ones' }).click();
  expect(await theirs.getByRole('button', { name: 'Remove view Odd ones' }).count()).toBe(0);
  await colleague.close();

  await page.getByRole('button', { name: 'Odd ones' }).click();
  await page.getByRole('button', { name: 'Remove view Odd ones' }).click();
  await page.getByRole('button', { name: 'Remove view', exact: true }).click();
  await page.getByText('Save the filters, sort order, and columns').waitFor();
  await page.keyboard.press('Escape');
});

test('a column there is no room for says so in the panel, and is shown there by one press; another gives way to it', async () => {
  await open('/items/internal');
  await page.setViewportSize({ width: 1200, height: 768 });
  const head = (name: string) => page.locator('th').filter({ hasText: new RegExp(`^${name}$`) });
  await head('Product type').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Columns' }).click();
  const panel = page.getByRole('dialog', { name: 'Columns' });
  await panel.getByRole('checkbox', { name: 'Product type Hidden to fit the screen' }).check();
  await head('Product type').waitFor();
  await head('Jobs').waitFor({ state: 'detached' });
  expect(await page.locator('.MuiTableContainer-root').evaluate((frame) => frame.scrollWidth - frame.clientWidth)).toBe(0);
  await panel.getByRole('button', { name: 'Reset columns' }).click();
  await page.keyboard.press('Escape');
  await head('Jobs').waitFor();
  await page.setViewportSize({ width: 1366, height: 768 });
  await head('Product type').waitFor();
});
