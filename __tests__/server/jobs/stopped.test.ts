import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { addFault, asSeller, eventually, jobsOf, keyFromPage, push, saveListing, settled, shopProducts, type Ask } from '../commerce';
import { signIn } from '../harness';
import { launchServer, launchWorker, type ServerProcess } from '../server-process';
import { longTest } from '../../support/long-runs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-stopped-'));
const env = { DATA_DIR: dataDir, DEMO: 'bare', WORKERS: 'off' };
const running = new Set<ServerProcess>();
let server: ServerProcess | undefined;
let ask: Ask;

const started = async (starting: Promise<ServerProcess>): Promise<ServerProcess> => {
  const process = await starting;
  running.add(process);
  return process;
};

const end = async (each: ServerProcess): Promise<void> => {
  for (const signal of ['SIGCONT', 'SIGTERM'] as const) each.child.kill(signal);
  await each.ended;
  running.delete(each);
};

const startServer = async (): Promise<void> => {
  // A port of its own once, so that the shop stays where it is.
  server = await started(launchServer({ ...env, PORT: server ? new URL(server.origin).port : '0' }));
  ask = asSeller(server.origin, await signIn(server.origin));
};

const storeId = async (): Promise<string> => (await ask('{ stores { _id } }')).stores[0]._id;

beforeAll(startServer);
afterAll(async () => {
  for (const each of [...running].toReversed()) await end(each);
  rmSync(dataDir, { recursive: true, force: true });
});

longTest('a worker beside the embedded database finds it again when the server was started anew', async () => {
  const worker = await started(launchWorker(env));
  expect(await settled(ask, await push(ask, [await saveListing(ask, 'Before')], await storeId()))).toMatchObject([{ status: 'done' }]);
  await end(server!);
  await startServer();
  // Whoever asked the shop meanwhile found it closed.
  const after = await saveListing(ask, 'After');
  const group = await eventually(async () => push(ask, [after], await storeId()).catch(() => undefined));
  expect(await settled(ask, group)).toMatchObject([{ status: 'done' }]);
  await end(worker);
});

test('a worker that is stopped loses its job to another one within 30 s, and leaves it alone when it goes on', async () => {
  const stopped = await started(launchWorker(env));
  const listing = await saveListing(ask, 'Stopped');
  // The answer lies there when the worker goes on.
  await addFault(server!.origin, { method: 'GET', path: '/products?sku=', delay_before_ms: 2000 });
  const group = await push(ask, [listing], await storeId());
  await eventually(async () => (await jobsOf(ask, group))[0]?.status === 'pending');
  stopped.child.kill('SIGSTOP');
  const since = Date.now();
  const other = await started(launchWorker(env));
  expect(await settled(ask, group)).toMatchObject([{ status: 'done', attempts: 2 }]);
  expect(Date.now() - since).toBeLessThan(30_000);

  await end(other);
  stopped.child.kill('SIGCONT');
  // It works again, under a new lease.
  const next = await push(ask, [await saveListing(ask, 'Next')], await storeId());
  expect(await settled(ask, next)).toMatchObject([{ status: 'done', attempts: 1 }]);
  expect(await jobsOf(ask, group)).toMatchObject([{ status: 'done', attempts: 2 }]);
  const held = (await shopProducts(await keyFromPage(server!.origin))).filter(({ sku }) => sku === listing.sku);
  expect(held).toHaveLength(1);
  expect(held[0]?.variations).toHaveLength(6);
});
