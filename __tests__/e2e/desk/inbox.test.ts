import type { Browser, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;

withApp((started) => ({ app, browser } = started));

interface Inbox {
  readonly supportInbox: { readonly mine: number; readonly unassigned: number };
}

const MAKE = 'mutation ($params: SupportInput!) { makeSupport(params: $params) { _id } }';

test('an agent sees a new conversation counted in the sidebar of any page, and keeps a set of filters as a view', async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' });
  const token = await signIn(context, app);
  const page: Page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const waiting = async (): Promise<number> => {
    const { supportInbox } = await ask<Inbox>(app, token, '{ supportInbox { mine unassigned } }');
    return supportInbox.mine + supportInbox.unassigned;
  };
  await visit(page, app.origin, '/stores/all');
  const entry = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Support' });
  const shown = async (): Promise<number> => Number(/^\d+/u.exec((await entry.locator('[hidden]').textContent()) ?? '')?.[0]);
  const [store] = (await ask<{ stores: { _id: string }[] }>(app, token, '{ stores { _id } }')).stores;
  const params = { store_id: store?._id, name: 'Ada Byron', email: 'ada@example.test', subject: 'Counted' };
  const { makeSupport } = await ask<{ makeSupport: { _id: string } }>(app, token, MAKE, { params });
  await ask(app, token, 'mutation ($ids: [ID!]!) { supportUpdate(ids: $ids, params: { priority: "high", assignee: "" }) { _id } }', {
    ids: [makeSupport._id],
  });
  await comes(async () => expect(await shown()).toBe(await waiting()), 20_000);

  const view = '/support/all?status=Open&assignee=nobody&priority=high';
  await visit(page, app.origin, view);
  await page
    .getByRole('link', { name: /^Ada Byron/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByLabel('Save as new view').fill('Urgent and free');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const button = page.getByRole('button', { name: 'Urgent and free' });
  await button.waitFor();
  await visit(page, app.origin, '/support/all?status=Closed');
  await page.getByRole('button', { name: 'Views' }).click();
  await page.getByRole('link', { name: 'Urgent and free' }).click();
  await button.waitFor();
  for (const part of ['status=Open', 'assignee=nobody', 'priority=high']) expect(page.url()).toContain(part);
  await context.close();
}, 120_000);
