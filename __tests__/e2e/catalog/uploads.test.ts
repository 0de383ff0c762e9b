import { createHash, randomBytes } from 'node:crypto';
import type { Browser, BrowserContext, Page, Request } from 'playwright-core';
import sharp from 'sharp';
import type { RunningApp } from '../support/app';
import { visit } from '../support/go-to';
import { ask, signIn } from '../support/sign-in';
import { withApp } from '../support/with-app';

let app: RunningApp;
let browser: Browser;
let context: BrowserContext;
let token: string;

withApp((started) => ({ app, browser } = started));

beforeAll(async () => {
  context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'en-US' });
  token = await signIn(context, app);
});
afterAll(() => context.close());

interface Sent {
  /** First bytes of the parts that were PUT. */
  readonly parts: number[];
  /** Keys and checksums under which an upload was asked for. */
  readonly keys: Set<string>;
  readonly checksums: Set<string>;
}

const watch = (page: Page): Sent => {
  const sent: Sent = { parts: [], keys: new Set(), checksums: new Set() };
  page.on('request', (request: Request) => {
    if (request.method() === 'PUT') sent.parts.push(Number(/bytes (\d+)-/.exec(request.headers()['content-range'] ?? '')?.[1] ?? 0));
    if (!request.postData()?.includes('mutation SignedUpload(')) return;
    const { variables } = request.postDataJSON() as { variables: { sha256: string } };
    sent.checksums.add(variables.sha256);
    sent.keys.add(request.headers()['idempotency-key'] ?? '');
  });
  return sent;
};

/** A line of 0.7 MB/s, or as fast as it comes. */
const throttle = async (page: Page, slow: boolean): Promise<void> => {
  const session = await context.newCDPSession(page);
  const uploadThroughput = slow ? 0.7 * 1024 * 1024 : -1;
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput });
};

test('a reload in the middle of a slow upload ends with one file of the same bytes, which goes on where it was', async () => {
  // Noise does not pack: three parts.
  const noise = sharp(randomBytes(1800 * 1800 * 3), { raw: { width: 1800, height: 1800, channels: 3 } });
  const picture = await noise.png({ compressionLevel: 0 }).toBuffer();
  const page = await context.newPage();
  page.setDefaultTimeout(30_000);
  page.on('dialog', (dialog) => void dialog.accept());
  const sent = watch(page);
  await visit(page, app.origin, '/files');
  await throttle(page, true);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  const second = page.waitForRequest(
    (request) => request.method() === 'PUT' && !request.headers()['content-range']?.startsWith('bytes 0-'),
  );
  await (await chooser).setFiles({ name: 'slow.png', mimeType: 'image/png', buffer: picture });
  await second;
  expect(sent.parts).toHaveLength(2);
  await page.reload();
  await throttle(page, false);
  await page.getByRole('button', { name: /Background Task, 1 task/ }).click();
  await page.getByRole('dialog').getByText('Upload slow.png').waitFor();
  const files = () => ask<{ files: { _id: string; width: number }[] }>(app, token, '{ files(search: "slow.png") { _id width } }');
  await page.getByRole('dialog').getByText('No task').waitFor();
  expect((await files()).files).toMatchObject([{ width: 1800 }]);
  const [again, ...rest] = sent.parts.slice(2);
  expect(again).toBeGreaterThan(0);
  expect(rest).not.toContain(0);
  expect([...sent.checksums]).toEqual([createHash('sha256').update(picture).digest('hex')]);
  expect(sent.keys.size).toBe(1);
  // What has arrived does not come back.
  await page.reload();
  await page.getByRole('button', { name: /Background Task, 0 tasks/ }).waitFor();
  expect((await files()).files).toHaveLength(1);
});

test('an upload can be given up while it runs, for good', async () => {
  const picture = await sharp(randomBytes(1800 * 1800 * 3), { raw: { width: 1800, height: 1800, channels: 3 } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  const page = await context.newPage();
  page.on('dialog', (dialog) => void dialog.accept());
  await visit(page, app.origin, '/files');
  await throttle(page, true);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload', exact: true }).click();
  await (await chooser).setFiles({ name: 'unwanted.png', mimeType: 'image/png', buffer: picture });
  await page.getByRole('button', { name: /Background Task, 1 task/ }).click();
  await page
    .getByRole('dialog')
    .getByText(/MB left/)
    .waitFor();
  await page.getByRole('button', { name: 'Stop: Upload unwanted.png' }).click();
  await page.getByRole('dialog').getByText('No task').waitFor();
  await page.reload();
  await page.getByRole('button', { name: /Background Task, 0 tasks/ }).waitFor();
  expect((await ask<{ files: unknown[] }>(app, token, '{ files(search: "unwanted") { _id } }')).files).toEqual([]);
});
