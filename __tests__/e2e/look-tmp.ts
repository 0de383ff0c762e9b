import { mkdirSync } from 'node:fs';
import { ask, DEMO_PASSWORD, signIn } from './support/sign-in';
import { startSold } from './support/sold-app';
const main = async () => {
  mkdirSync('/tmp/looks', { recursive: true });
  const { app, browser, close } = await startSold();
  try {
    const context = await browser.newContext({ viewport: { width: 1200, height: 900 }, locale: 'en-US' });
    const token = await signIn(context, app);
    await context.request.post(`${app.origin}/account/login`, { form: { email: 'seller@demo.test', password: DEMO_PASSWORD } });
    const page = await context.newPage();
    page.on('console', (m) => m.type() === 'error' && console.log('console', m.text()));
    page.on('pageerror', (e) => console.log('pageerror', e.message));
    const shot = async (name: string, full = false) => {
      await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => undefined);
      await page.screenshot({ path: `/tmp/looks/${name}.png`, fullPage: full });
    };
    const at = async (path: string) => { await page.goto(app.origin + path); await page.locator('h1').first().waitFor(); };
    await at('/app-config/all'); await shot('int-1200', true);
    await page.getByRole('button', { name: 'Test TrackingMore' }).click();
    await page.getByText('TrackingMore answers.').waitFor({ timeout: 20000 }).catch((e) => console.log('tm', e.message.slice(0, 200)));
    for (const n of ['PayPal', 'Mailboxes of your stores', 'Exchange rates']) { await page.getByRole('button', { name: `Test ${n}`, exact: true }).click(); await page.waitForTimeout(2500); }
    await shot('int-tested', true);
    await page.getByRole('button', { name: 'Connection of TrackingMore' }).click(); await page.getByRole('dialog').waitFor(); await page.getByLabel('API key').fill('wrong-key-of-mine-123456'); await shot('int-drawer');
    await page.getByRole('button', { name: 'Test and save' }).click(); await page.getByRole('dialog').waitFor({ state: 'detached', timeout: 20000 }).catch((e) => console.log('dr', e.message.slice(0, 200))); await shot('int-failed', true);
    await page.setViewportSize({ width: 390, height: 844 }); await at('/app-config/all'); await shot('int-390');
    await page.setViewportSize({ width: 992, height: 800 });
    await ask(app, token, 'mutation { updateProfile(customizer: { theme: "dark", direction: "rtl" }) { _id } }');
    await context.addCookies([{ name: 'language', value: 'de', url: app.origin }]);
    await at('/app-config/all'); await shot('int-992-dark-rtl-de', true);
    await page.setViewportSize({ width: 390, height: 844 }); await at('/dashboard?tour=1'); await shot('tour-390-dark-rtl-de');
    await ask(app, token, 'mutation { updateProfile(customizer: { theme: "light", direction: "ltr" }) { _id } }');
    await page.setViewportSize({ width: 1200, height: 900 });
    await at('/dashboard'); await page.waitForTimeout(2500); await shot('offer-de');
    await context.addCookies([{ name: 'language', value: 'en', url: app.origin }]);
    await at('/dashboard?tour=1'); await page.waitForTimeout(1500);
    for (let i = 0; i < 5; i++) { await shot(`tour-${i}`); await page.keyboard.press('Enter'); await page.waitForTimeout(300); }
    await shot('tour-end');
    await at('/stores/all'); await page.keyboard.press('?'); await page.waitForTimeout(800); await shot('sheet');
    await page.goto(`${app.origin}/static/help/index.html#orders`); await shot('help');
    await page.goto(`${app.origin}/static/help/index.html?language=de#glossary`); await shot('help-glossary-de');
    await page.setViewportSize({ width: 390, height: 844 }); await page.goto(`${app.origin}/static/help/index.html?language=fr`); await shot('help-390-fr');
  } catch (e) { console.log(e); } finally { await close(); }
};
void main();
