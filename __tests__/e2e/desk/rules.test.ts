import type { Browser, Page } from 'playwright-core';
import { comes } from '../../support/comes';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;

withApp((started) => ({ app, browser } = started));

interface Kept {
  readonly rules: readonly { readonly name: string; readonly enabled: boolean; readonly steps: readonly { readonly act: string }[] }[];
}

const openRules = async (page: Page) => {
  await visit(page, app.origin, '/support/all?status=All');
  await page.getByRole('button', { name: 'Support settings' }).click();
  const drawer = page.getByRole('dialog', { name: 'Support settings' });
  await drawer.getByRole('tab', { name: 'Rules' }).click();
  return drawer;
};

test('a seller makes a rule from an example with a new saved reply, tests it, switches it on, and finds it in the list', async () => {
  const context = await browser.newContext({ viewport: { width: 1366, height: 800 }, reducedMotion: 'reduce' });
  const token = await signIn(context, app);
  const page = await context.newPage();
  page.setDefaultTimeout(20_000);
  const drawer = await openRules(page);
  await drawer.getByRole('button', { name: /^Out of office/ }).click();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.getByText('Step 1 isn’t complete or valid.').waitFor();
  await drawer.getByRole('button', { name: 'Create saved reply' }).click();
  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  await drawer.getByRole('combobox', { name: 'Saved reply' }).waitFor();

  await drawer.getByRole('button', { name: 'Test on last 30 days' }).click();
  await drawer.getByText(/^Would have touched \d+ conversations?\.$/).waitFor();
  const read = async (): Promise<Kept['rules']> =>
    (await ask<Kept>(app, token, '{ rules(subject: "support") { name enabled steps { act } } }')).rules;
  expect(await read()).toEqual([]);

  await drawer.getByRole('button', { name: 'Save', exact: true }).click();
  const turn = drawer.getByRole('switch', { name: 'Rule “Out of office” is on' });
  await turn.waitFor();
  expect(await turn.isChecked()).toBe(false);
  await turn.click();
  await comes(async () => expect(await read()).toEqual([{ name: 'Out of office', enabled: true, steps: [{ act: 'reply' }] }]));

  const again = await openRules(page);
  await again
    .getByText(
      'When a message arrives, if the time is outside business hours and the message is the buyer’s first, reply with “Out of office”.',
    )
    .waitFor();
  expect(await again.getByRole('switch', { name: 'Rule “Out of office” is on' }).isChecked()).toBe(true);
  await again.getByRole('button', { name: 'View log', exact: true }).click();
  await again.getByText(/^No runs yet/).waitFor();
  // The other cases use the same application: no buyer of theirs is answered by it.
  const { rules } = await ask<{ rules: { _id: string }[] }>(app, token, '{ rules(subject: "support") { _id } }');
  for (const { _id } of rules) await ask(app, token, 'mutation ($id: ID!) { ruleRemove(subject: "support", _id: $id) }', { id: _id });
  await context.close();
}, 120_000);
