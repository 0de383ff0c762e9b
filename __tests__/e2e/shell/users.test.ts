import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunningApp } from '../support/app';
import { seriousFaults } from '../support/axe';
import { visit } from '../support/go-to';
import { ask, signIn, tokenOf } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;

withApp((started) => ({ app, browser } = started));

const open = async (email?: string): Promise<void> => {
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(context, app, email);
  page = await context.newPage();
};
beforeAll(() => open());

const go = (path: string) => visit(page, app.origin, path);
const rows = () => page.locator('tbody tr[data-row]');
const row = (name: string) => rows().filter({ hasText: name });
/** The rows before stay until the new ones are there. */
const showsRows = async (count: number): Promise<void> => {
  await rows().nth(count).waitFor({ state: 'detached' });
  await rows()
    .nth(count - 1)
    .waitFor();
};
const menu = () => page.getByRole('navigation', { name: 'Main menu' });

test('a list of people narrows by status, group and day, and comes back with Back', async () => {
  await go('/users/all');
  await page.getByRole('link', { name: /^Blocked/ }).click();
  await row('Sven Jansen').waitFor();
  await showsRows(3);
  await page.getByRole('button', { name: 'Filter' }).click();
  await page.getByRole('combobox', { name: 'Group' }).selectOption({ label: 'Designer' });
  await row('Sven Jansen').waitFor({ state: 'detached' });
  await showsRows(1);
  await page.goBack();
  await row('Sven Jansen').waitFor();

  await go('/users/opened?joined_from=01-01-2001&joined_to=02-01-2001');
  await page.getByText('No results').waitFor();
  await go('/users/opened?search=victor');
  await row('Victor Almeida').waitFor();
  await showsRows(1);
});

test('who is invited joins by the link, which is shown once', async () => {
  await go('/users/all');
  await page.getByRole('button', { name: 'Invite user' }).click();
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  await page.getByText('Enter a valid email address.').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill('seller@demo.test');
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  await page.getByText('is already a member of this workspace').waitFor();
  await page.getByRole('textbox', { name: 'Email' }).fill('nora@example.test');
  await page.getByLabel('Group', { exact: true }).selectOption({ label: 'Support' });
  await page.getByRole('button', { name: 'Create invitation link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();
  await page.getByRole('button', { name: 'Done' }).click();
  await row('nora@example.test').getByText('Pending').waitFor();

  const other = await browser.newContext();
  const guest = await other.newPage();
  await guest.goto(link);
  await guest.getByLabel('Your name').fill('Nora New');
  await guest.getByLabel('Password').fill('a good password');
  await guest.getByRole('button', { name: 'Join' }).click();
  await guest.getByRole('button', { name: 'Account menu for Nora New' }).waitFor();
  await other.close();

  await go('/users/opened?search=nora');
  await row('Nora New').getByText('Active').waitFor();
  // Nothing the page keeps holds the link.
  const token = new URL(link).searchParams.get('token') ?? 'none';
  expect(await page.content()).not.toContain(token);
});

test('a group’s permissions are what its people see, after what changed was looked at and saved', async () => {
  await go('/users/groups');
  await row('Support').getByRole('link', { name: 'Support', exact: true }).click();
  await page.getByRole('heading', { name: 'Support', level: 1 }).waitFor();
  const preview = page.getByRole('complementary', { name: 'Preview menu' });
  await preview.getByText('Trackings').waitFor();
  await page.getByRole('checkbox', { name: 'All Trackings permissions' }).check();
  await page.getByRole('checkbox', { name: 'All Trackings permissions' }).uncheck();
  await preview.getByText('Trackings').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: '2D designs: Delete' }).check();
  await preview.getByText('2D Design').waitFor();
  await page.getByText('4 unsaved changes').waitFor();
  await page.getByRole('button', { name: 'Discard' }).click();
  await preview.getByText('Trackings').waitFor();
  await page.getByRole('checkbox', { name: '2D designs: View' }).check();
  await page.getByText('1 unsaved change').waitFor();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  for (const leave of [() => menu().getByRole('link', { name: 'Jobs' }).click(), () => page.goBack()]) {
    await leave();
    await question.getByRole('button', { name: 'Cancel' }).click();
    await question.waitFor({ state: 'detached' });
    await page.getByText('1 unsaved change').waitFor();
    expect(page.url()).toContain('/users/groups?group=');
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Group saved.').waitFor();
  await page.getByText('unsaved').waitFor({ state: 'detached' });

  await page.getByRole('checkbox', { name: '2D designs: Delete' }).check();
  await page.goBack();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await page.waitForURL(/\/users\/groups$/);

  const theirs = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  await signIn(theirs, app, 'support@demo.test');
  const seen = await theirs.newPage();
  await seen.goto(`${app.origin}/orders/all`);
  await seen.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: '2D Design' }).waitFor();
  await theirs.close();
});

test('somebody acts as another person, sees what they see, and ends it', async () => {
  await go('/users/all?search=elif');
  await row('Elif Demir').getByRole('button', { name: 'Sign in as: Elif Demir' }).click();
  await page.getByRole('button', { name: 'Account menu for Elif Demir' }).waitFor();
  await menu().getByRole('link', { name: '2D Design' }).waitFor();
  expect(await menu().getByRole('link', { name: 'Manage Users' }).count()).toBe(0);
  await page.getByText('seller@demo.test').waitFor();
  await page.getByRole('button', { name: /^Exit/ }).click();
  await page.getByRole('button', { name: 'Account menu for Sam Seller' }).waitFor();
});

test('a member is blocked, and out with their next click', async () => {
  const victor = await tokenOf(app, 'victor.almeida@demo.test');
  await go('/users/all?search=victor');
  await row('Victor Almeida').getByRole('link', { name: 'Victor Almeida' }).click();
  const drawer = page.getByRole('dialog', { name: 'Victor Almeida' });
  await drawer.getByLabel('Status').selectOption('Blocked');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await row('Victor Almeida').getByText('Blocked').waitFor();
  await expect(ask(app, victor, '{ cUser { _id } }')).rejects.toThrow();
  // Back closes nothing twice, and the address of the drawer opens it again.
  await page.waitForURL((url) => !url.searchParams.has('user'));
});

test('what opens over and beside the lists is as open to everybody as the lists: axe finds nothing serious', async () => {
  await go('/users/all?user=new');
  await page.getByRole('dialog').getByRole('textbox', { name: 'Email' }).waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await go('/users/all?search=victor');
  await row('Victor Almeida').getByRole('link', { name: 'Victor Almeida' }).click();
  await page.getByRole('dialog').getByLabel('Phone').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
  await go('/users/groups');
  await row('Designer')
    .getByRole('link', { name: /^Designer/ })
    .click();
  const box = page.getByRole('checkbox', { name: 'Billing: View' });
  await box.focus();
  await page.keyboard.press('Space');
  await page.getByText('1 unsaved change').waitFor();
  expect(await seriousFaults(page)).toEqual([]);
});

test('a manager sees whom they may not change, and changes those beneath', async () => {
  await context.close();
  await open('sale@demo.test');
  await go('/users/all?search=amara');
  await row('Amara Okafor').getByRole('link', { name: 'Amara Okafor' }).click();
  await page.getByText('Only someone above this user can make changes').waitFor();
  expect(await page.getByRole('dialog').getByRole('button', { name: 'Save' }).count()).toBe(0);
  await page.keyboard.press('Escape');
  await go('/users/groups');
  await row('Designer').waitFor();
  expect(await row('Owner').count()).toBe(0);
  await row('Support')
    .getByRole('button', { name: /^Remove group/ })
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Remove group' }).click();
  await page
    .getByRole('dialog')
    .getByText(/users are in the group “Support”/)
    .waitFor();
});
