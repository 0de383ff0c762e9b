import type { BrowserContext, Page } from 'playwright-core';
import { readFile } from 'node:fs/promises';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { signIn } from '../support/sign-in';
import { withSold } from '../support/sold-app';

let app: RunningApp;
let context: BrowserContext;
let page: Page;

withSold(async (started) => {
  ({ app } = started);
  context = await started.browser.newContext({ viewport: { width: 1366, height: 900 }, locale: 'en-US', reducedMotion: 'reduce' });
  await signIn(context, app, 'super@demo.test');
  page = await context.newPage();
  page.setDefaultTimeout(60_000);
});

const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });

test('a draft is issued, paid and kept as paper; another is issued and taken back by a credit note', async () => {
  await visit(page, app.origin, '/order-invoice');
  await page.getByRole('heading', { level: 1, name: 'Invoices' }).waitFor();
  await visit(page, app.origin, '/order-invoice?status=draft');
  const draft = page.getByRole('link', { name: /^Draft, / }).first();
  const name = (await draft.textContent()) ?? '';
  await draft.click();
  const drawer = dialog(name);
  await drawer.getByRole('columnheader', { name: 'Reference' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await drawer.getByRole('button', { name: 'Issue' }).click();
  await dialog(/^Issue the draft for /)
    .getByRole('button', { name: 'Issue' })
    .dblclick();
  const said = await page.getByText(/^PR-\d{4}-\d{5} issued\.$/).textContent();
  const number = said?.split(' ')[0] ?? '';
  const issued = dialog(number);
  await issued.getByText('Issued', { exact: true }).first().waitFor();

  const download = page.waitForEvent('download');
  await issued.getByRole('button', { name: 'Download PDF' }).click();
  const paper = await download;
  expect(paper.suggestedFilename()).toBe(`${number}.pdf`);
  expect((await readFile(await paper.path())).subarray(0, 5).toString()).toBe('%PDF-');

  await issued.getByRole('button', { name: 'Mark as paid' }).click();
  const paying = dialog(`Mark ${number} as paid`);
  await paying.getByLabel('Paid from').selectOption({ label: 'Other payment method' });
  await paying.getByLabel('Reference').fill('Transfer 7');
  await paying.getByRole('button', { name: 'Mark as paid' }).click();
  await page.getByText(`${number} marked as paid.`).waitFor();
  await issued.getByText('Transfer 7').waitFor();
  await expect(issued.getByRole('button', { name: 'Void' }).count()).resolves.toBe(0);

  await visit(page, app.origin, '/order-invoice?status=issued');
  const other = page.getByRole('row').filter({ hasNotText: 'Credit note' }).getByRole('link', { name: /^PR-/ }).first();
  const gone = (await other.textContent()) ?? '';
  await other.click();
  await dialog(gone).getByRole('button', { name: 'Void' }).click();
  const asking = dialog(`Void ${gone}?`);
  await expect(asking.getByRole('button', { name: 'Void' }).isDisabled()).resolves.toBe(true);
  await asking.getByLabel('Reason').fill('Wrong company');
  await asking.getByRole('button', { name: 'Void' }).click();
  await page.getByText(`${gone} voided. A credit note was issued.`).waitFor();
  await dialog(gone).getByText('Wrong company').waitFor();
  await visit(page, app.origin, `/order-invoice?status=issued&search=${number.slice(0, 8)}`);
  await page.getByRole('row').filter({ hasText: 'Credit note' }).first().waitFor();
}, 120_000);

test('owners are not shown invoices, and are led away from their address', async () => {
  const theirs = await context.browser()!.newContext({ locale: 'en-US' });
  await signIn(theirs, app);
  const seen = await theirs.newPage();
  await seen.goto(`${app.origin}/order-report`);
  await seen.getByRole('link', { name: 'Order report' }).first().waitFor();
  await expect(seen.getByRole('link', { name: 'Invoice', exact: true }).count()).resolves.toBe(0);
  await seen.goto(`${app.origin}/order-invoice`);
  await seen.waitForURL(/not-authorized/);
  await theirs.close();
});
