import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {
  addFault,
  asSeller,
  eventually,
  jobsOf,
  keyFromPage,
  push,
  saveListing,
  settled,
  shopProducts,
  type Ask,
  type TestConnection,
} from '../commerce';
import { signIn } from '../harness';
import { httpRequest } from '../http-client';
import { launchServer, type ServerProcess } from '../server-process';
import { isLongRun } from '../../support/long-runs';

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-kill-'));
let server: ServerProcess;
let ask: Ask;

/** The whole program with its embedded database and the demo, in a process of its own. */
const start = async (): Promise<void> => {
  server = await launchServer({ DATA_DIR: dataDir, DEMO: 'bare' });
  ask = asSeller(server.origin, await signIn(server.origin));
};

const killHard = async (): Promise<void> => {
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
};

beforeAll(start);

afterAll(async () => {
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

let pushed = 0;

const MOMENTS = [
  ['while the shop is asked whether it has the product', { method: 'GET', path: '/products?sku=', delay_before_ms: 60_000 }, 0],
  ['before the shop has made the product', { method: 'POST', path: '/products', delay_before_ms: 60_000 }, 0],
  ['after the shop has made the product, before it has said so', { method: 'POST', path: '/products', delay_after_ms: 60_000 }, 1],
  ['before the variations are there', { method: 'POST', path: '/products/', delay_before_ms: 60_000 }, 1],
  ['after the variations are there, before the shop has said so', { method: 'POST', path: '/products/', delay_after_ms: 60_000 }, 1],
] as const;

test.each(isLongRun ? MOMENTS : MOMENTS.slice(2, 3))(
  'kill -9 in the middle of a push, %s: after a restart the shop holds the product once',
  async (_when, fault, heldBefore) => {
    const storeId = (await ask('{ stores { _id } }')).stores[0]._id as string;
    const shop = await keyFromPage(server.origin);
    pushed += 1;
    const listing = await saveListing(ask, `Killed ${pushed}`);
    const inShop = async (connection: TestConnection) => (await shopProducts(connection)).filter(({ sku }) => sku === listing.sku);
    await addFault(server.origin, fault);
    const groupId = await push(ask, [listing], storeId);
    await eventually(async () => (await jobsOf(ask, groupId))[0]?.status === 'pending');
    await eventually(async () => (await inShop(shop)).length === heldBefore);
    if ('delay_after_ms' in fault && fault.path === '/products/')
      await eventually(async () => (await inShop(shop))[0]?.variations.length === 6);
    await killHard();

    // The port is another one now: the demo store moves along.
    await start();
    expect(await settled(ask, groupId)).toMatchObject([{ status: 'done', attempts: 2, msg: null }]);
    const [job] = await jobsOf(ask, groupId);
    const moved = { ...shop, website: `${server.origin}/sandbox/shop` };
    const held = await inShop(moved);
    expect(held).toHaveLength(1);
    expect(held[0]?.variations).toHaveLength(6);
    expect(job!.data.external_url).toMatch(new RegExp(`^${server.origin}/sandbox/shop/product/`));
    expect((await httpRequest(server.origin, new URL(job!.data.external_url!).pathname)).status).toBe(200);
  },
);
