import { comes } from '../../support/comes';
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';
import { totpCode } from '../../../src/server/sign-in/second-factors/totp';
import type { RunningApp } from '../support/app';
import { pictureEachTest } from '../support/pictures';
import { DEMO_PASSWORD } from '../support/sign-in';
import { withApp } from '../support/with-app';

const EMAIL = 'two-step@example.test';
const SECURITY = '/account/profile/security';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let page: Page;
let authenticator: CDPSession;
let authenticatorId: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
  page = await context.newPage();
  page.setDefaultTimeout(20_000);
  authenticator = await context.newCDPSession(page);
  await authenticator.send('WebAuthn.enable');
  ({ authenticatorId } = await authenticator.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
      ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
    },
  }));
  await context.request.post(`${app.origin}/account/register`, {
    form: { name: 'Tess', email: EMAIL, shop: 'Two steps', password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
});
afterAll(() => context.close());

pictureEachTest(() => page);

const signOut = () => context.clearCookies();

const confirm = async (): Promise<void> => {
  await page.goto(app.origin + SECURITY);
  await page.getByLabel('Current password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Confirm password' }).click();
};

const enterPassword = async (): Promise<void> => {
  await page.goto(`${app.origin}/account/login`);
  await page.getByLabel('Email').fill(EMAIL);
  await page.getByLabel('Password').fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
};

const isSignedIn = async (): Promise<boolean> => {
  const answer = await context.request.get(`${app.origin}/account/profile/info`, { maxRedirects: 0 });
  return answer.status() === 200;
};

test('somebody adds a passkey and signs in with it by one button', async () => {
  await confirm();
  await page.getByRole('button', { name: 'Add passkey' }).click();
  await page.getByText('Passkey added.').waitFor();
  await page.getByText('Save your recovery codes').waitFor();
  expect(await page.locator('.codes li').count()).toBe(10);
  await signOut();
  await page.goto(`${app.origin}/account/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
  expect(await isSignedIn()).toBe(true);
});

test('after the password the same passkey is the second factor', async () => {
  await signOut();
  await enterPassword();
  await page.waitForURL(/\/account\/login\/verify/u);
  expect(await isSignedIn()).toBe(false);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL((url) => !url.pathname.startsWith('/account'));
});

test('a passkey that cannot be used is told beside the button', async () => {
  await signOut();
  const { credentials } = await authenticator.send('WebAuthn.getCredentials', { authenticatorId });
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false });
  await page.goto(`${app.origin}/account/login`);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('Couldn’t use a passkey. Try again or sign in another way.').waitFor();
  expect(credentials).toHaveLength(1);
  await authenticator.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true });
  expect(await isSignedIn()).toBe(false);
});

test('where scripts are off, an app is set up and its code signs in', async () => {
  const bare = await browser.newContext({ javaScriptEnabled: false, locale: 'en-US' });
  const other = 'no-scripts@example.test';
  await bare.request.post(`${app.origin}/account/register`, {
    form: { name: 'Nora', email: other, shop: 'No scripts', password: DEMO_PASSWORD },
    maxRedirects: 0,
  });
  const plain = await bare.newPage();
  await plain.goto(app.origin + SECURITY);
  await plain.getByLabel('Current password').fill(DEMO_PASSWORD);
  await plain.getByRole('button', { name: 'Confirm password' }).click();
  await comes(async () => expect(await plain.getByRole('button', { name: 'Add passkey' }).isVisible()).toBe(false));
  await plain.getByRole('button', { name: 'Set up app' }).click();
  const key = (await plain.locator('.hint code').innerText()).replaceAll(' ', '');
  expect(await plain.locator('.qr svg').isVisible()).toBe(true);
  await plain.getByLabel('Code', { exact: true }).fill(totpCode(key, Date.now() / 1000));
  await plain.getByRole('button', { name: 'Turn on' }).click();
  await plain.getByText('Your authenticator app is set up.').waitFor();
  await bare.clearCookies();
  await plain.goto(`${app.origin}/account/login`);
  await plain.getByLabel('Email').fill(other);
  await plain.getByLabel('Password').fill(DEMO_PASSWORD);
  await plain.getByRole('button', { name: 'Sign in', exact: true }).click();
  await plain.getByLabel('Code', { exact: true }).fill(totpCode(key, Date.now() / 1000 + 30));
  await plain.getByRole('button', { name: 'Verify' }).click();
  await plain.waitForURL((url) => !url.pathname.startsWith('/account'));
  await bare.close();
});
