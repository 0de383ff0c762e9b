import type { BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withSold } from '../support/sold-app';

let app: RunningApp;
let context: BrowserContext;
let page: Page;
let token: string;

withSold(async (started) => {
  ({ app } = started);
  context = await started.browser.newContext({ viewport: { width: 1366, height: 900 }, reducedMotion: 'reduce' });
  token = await signIn(context, app);
  page = await context.newPage();
  page.setDefaultTimeout(30_000);
});

/** A text with an amount of dollars, in cents. */
const cents = (text: string | null): number => Math.round(Number((text ?? '').replace(/[^\d.-]/g, '')) * 100);

test('from the profit on the dashboard to the order behind it, whose rows add up to it, and back', async () => {
  const { orderReport } = await ask<{ orderReport: { total: { orders: number; profit: number } } }>(
    app,
    token,
    '{ orderReport(range: "90d") { total { orders profit } } }',
  );
  expect(orderReport.total.orders).toBeGreaterThan(20);

  await visit(page, app.origin, '/dashboard?range=90d');
  await page.getByRole('link', { name: /^Profit: / }).click();
  const drawer = page.getByRole('dialog', { name: /^Profit: / });
  await drawer.getByRole('row').nth(1).waitFor();
  await expect(drawer.locator('tfoot td').last().textContent().then(cents)).resolves.toBe(Math.round(orderReport.total.profit * 100));

  // A day's cell is made of that day's orders alone, all on one page: they add up to it.
  await visit(page, app.origin, '/order-report?range=7d&group=day');
  const cell = page.getByRole('link', { name: /, Gross sales: / }).first();
  const gross = cents(((await cell.getAttribute('aria-label')) ?? '').split('Gross sales: ')[1] ?? '');
  await cell.focus();
  await page.keyboard.press('Enter');
  const rows = page.getByRole('dialog', { name: /^Gross sales: / }).locator('tbody tr');
  await rows.first().waitFor();
  const column = await rows.locator('td:last-child').allTextContents();
  expect(column.reduce((sum, text) => sum + cents(text), 0)).toBe(gross);
  const number = await rows.first().getByRole('link').textContent();
  await rows.first().getByRole('link').click();
  await page
    .getByRole('heading', { name: new RegExp(number ?? '#') })
    .first()
    .waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders/all');
  await page.goBack();
  await rows.first().waitFor();
  await page.keyboard.press('Escape');
  await rows.first().waitFor({ state: 'detached' });
  expect(new URL(page.url()).searchParams.get('rows')).toBeNull();
}, 120_000);

test('a chart is walked by the arrow keys, told as it goes, opened by Enter, and read as a table', async () => {
  await visit(page, app.origin, '/order-report?range=30d');
  const chart = page.getByRole('figure', { name: 'Profit over time' });
  await chart.locator('svg path[data-series]').first().waitFor();
  await page.getByRole('combobox', { name: 'Chart metric' }).focus();
  // The button that shows the table, then the chart.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowRight');
  const told = () =>
    page.evaluate(
      () =>
        document.activeElement?.getAttribute('aria-labelledby') &&
        document.getElementById(document.activeElement.getAttribute('aria-labelledby') ?? '')?.textContent,
    );
  const first = await told();
  expect(first).toMatch(/Profit/);
  await page.keyboard.press('ArrowRight');
  expect(await told()).not.toBe(first);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog', { name: /^Profit: / }).waitFor();
  expect(new URL(page.url()).searchParams.get('of')).toMatch(/^\d{4}-\d\d-\d\d$/);
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await chart.getByRole('button', { name: 'Show as table' }).click();
  await expect(chart.getByRole('row').count()).resolves.toBe(31);
  expect(await seriousFaults(page)).toEqual([]);
}, 120_000);

test('a range without paid orders says so, and what is compared is named', async () => {
  await visit(page, app.origin, '/order-report?start=01-01-2020&end=02-01-2020');
  await page.getByText('No paid orders in this range.').waitFor();
  await visit(page, app.origin, '/fulfillment-report?range=30d&compare=before');
  await page.getByText(/compared with/).waitFor();
  await page
    .getByRole('link', { name: /, Fulfillment orders: / })
    .first()
    .click();
  await page
    .getByRole('dialog', { name: /^Fulfillment orders: / })
    .locator('tbody tr')
    .first()
    .waitFor();
  expect(await seriousFaults(page)).toEqual([]);
}, 120_000);
