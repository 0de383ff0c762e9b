import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer, type RunningServer } from '../../../src/server/server';
import { graphql, helpersFor, makeDatabase, ROOT } from '../harness';

/** The keys all nodes are given. */
const KEYS = ['SECRETS_KEY', 'UPLOADS_KEY'] as const;

test('two servers may start at once on one empty database, and each sees what the other does', async () => {
  const database = await makeDatabase();
  for (const name of KEYS) process.env[name] = randomBytes(32).toString('hex');
  const folders = ['a', 'b'].map((name) => mkdtempSync(path.join(os.tmpdir(), `back-office-node-${name}-`)));
  const start = (dataDir: string): Promise<RunningServer> =>
    startServer({
      port: 0,
      host: 'localhost',
      dataDir,
      databaseUrl: database.url,
      demo: false,
      root: ROOT,
      workers: true,
      trustProxy: false,
      passwordCost: 12,
    });
  const [first, second] = (await Promise.all(folders.map(start))) as [RunningServer, RunningServer];
  const { makeContainer, makeUser, request } = helpersFor(first.origin, first.services);
  const { token } = await makeUser(await makeContainer());
  expect((await graphql(second.origin, '{ cUser { role } }', {}, { token })).data.cUser.role).toBe('root');
  await request('/account/api/logout', { method: 'POST', headers: { authorization: `Bearer ${token}` } });
  expect((await graphql(second.origin, '{ cUser { role } }', {}, { token })).status).toBe(400);
  await Promise.all([first.stop(), second.stop()]);
  await database.drop();
  for (const name of KEYS) delete process.env[name];
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});
