import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { asSeller, eventually, push, saveListing, settled, type Ask } from '../commerce';
import { signIn } from '../harness';
import { httpRequest } from '../http-client';
import { launchServer, type ServerProcess } from '../server-process';
import { isLongRun, longTest } from '../../support/long-runs';

let dataDir: string;
let port = '0';
let server: ServerProcess;
let ask: Ask;
let store: string;

/** The whole program with its embedded database and the demo, in a process of its own. */
const start = async (): Promise<void> => {
  // On a port of its own once, so that what is shared leads to the same addresses after a restart.
  server = await launchServer({ DATA_DIR: dataDir, DEMO: 'bare', PORT: port });
  port = new URL(server.origin).port;
  ask = asSeller(server.origin, await signIn(server.origin));
  store = (await ask('{ stores { _id } }')).stores[0]._id;
};

const killHard = async (): Promise<void> => {
  process.kill(server.pid, 'SIGKILL');
  await server.ended;
};

beforeAll(async () => {
  if (!isLongRun) return;
  dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-kill-posts-'));
  await start();
});
afterAll(async () => {
  if (!isLongRun) return;
  process.kill(server.pid, 'SIGTERM');
  await server.ended;
  rmSync(dataDir, { recursive: true, force: true });
});

interface Effect {
  readonly key: string;
  readonly what: string;
}

const spoil = async (place: string, fault: object): Promise<void> => {
  const headers = { 'content-type': 'application/json' };
  expect((await httpRequest(server.origin, `/sandbox/${place}/faults`, { headers, body: JSON.stringify(fault) })).status).toBe(204);
};
const doneAt = async (place: string): Promise<Effect[]> => (await httpRequest(server.origin, `/sandbox/${place}/ledger`)).json();

const before = { delay_before_ms: 60_000 };
const after = { delay_after_ms: 60_000 };

/** Each is two starts of the whole program: in the long run. */

const DOCUMENT = 'query { sharedDocuments { _id name status url } }';

longTest.each([
  ['before Issuu has made the draft', { method: 'POST', path: '/drafts', ...before }, []],
  ['after Issuu has made the draft, before it has said so', { method: 'POST', path: '/drafts', ...after }, ['draft created']],
  ['before the file has arrived', { method: 'PATCH', path: '/drafts/', ...before }, ['draft created']],
  ['after the file has arrived', { method: 'PATCH', path: '/drafts/', ...after }, ['draft created', 'file uploaded']],
  ['while Issuu makes pages of it', { method: 'GET', path: '/drafts/', ...before }, ['draft created', 'file uploaded']],
  ['before it is published', { method: 'POST', path: '/drafts/', ...before }, ['draft created', 'file uploaded']],
  [
    'after it is published, before Issuu has said so',
    { method: 'POST', path: '/drafts/', ...after },
    ['draft created', 'file uploaded', 'document published'],
  ],
] as const)('kill -9 in the midst of sharing, %s: after a restart there is one document', async (when, fault, done) => {
  const listing = await saveListing(ask, `Killed ${when}`);
  await settled(ask, await push(ask, [listing], store));
  const known = (await doneAt('issuu')).length;
  const fresh = async () => (await doneAt('issuu')).slice(known).map(({ what }) => what);
  await spoil('issuu', fault);
  await ask('mutation ($ids: [ID!]!) { pushIssuu(ids: $ids) { _id } }', { ids: [listing._id] });
  await eventually(async () => (await fresh()).join() === done.join());
  // It is in the midst of the call that hangs.
  await eventually(async () =>
    (await ask('{ jobGroups { job_type pending } }')).jobGroups.some(
      (group: { job_type: string; pending: number }) => group.job_type === 'share_document' && group.pending === 1,
    ),
  );
  await killHard();

  await start();
  const document = await eventually(async () => {
    const rows = (await ask(DOCUMENT)).sharedDocuments;
    return rows.find(({ name, status }: { name: string; status: string }) => name === listing.name && status === 'shared');
  });
  expect((await fresh()).toSorted()).toEqual(['document published', 'draft created', 'file uploaded']);
  expect((await httpRequest(server.origin, new URL(document.url).pathname)).status).toBe(200);
});

longTest.each([
  ['before the blog has it', { method: 'POST', path: '/wp/v2/posts', ...before }, 0],
  ['after the blog has it, before it has said so', { method: 'POST', path: '/wp/v2/posts', ...after }, 1],
  ['while the blog is asked whether it has it', { method: 'GET', path: '/wp/v2/posts', ...before }, 0],
] as const)('kill -9 in the midst of publishing a post, %s: after a restart there is one', async (when, fault, done) => {
  const MAKE = 'mutation ($params: BlogPostInput!) { makeBlog(params: $params) { _id } }';
  const title = `Killed ${when}`;
  const { _id } = (await ask(MAKE, { params: { title, body: '<p>Wade.</p>', store_id: store } })).makeBlog;
  const known = (await doneAt('shop')).length;
  const posts = async () => (await doneAt('shop')).slice(known).filter(({ what }) => what === 'post created').length;
  await spoil('shop', fault);
  await ask('mutation ($ids: [ID!]!) { blogPublish(ids: $ids) { _id } }', { ids: [_id] });
  await eventually(async () =>
    (await ask('{ jobGroups { job_type pending } }')).jobGroups.some(
      (group: { job_type: string; pending: number }) => group.job_type === 'publish_post' && group.pending === 1,
    ),
  );
  await eventually(async () => (await posts()) === done);
  await killHard();

  await start();
  await eventually(async () => (await ask('query ($_id: ID!) { blog(_id: $_id) { status } }', { _id })).blog.status === 'published');
  expect(await posts()).toBe(1);
});
