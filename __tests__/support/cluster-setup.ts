import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../../src/server/db/embedded/cluster';
import { administer } from './databases';
import { bundleProgram } from './program';

/** Nothing of a test run has to outlive a power cut, so PostgreSQL need not wait for the disk. */
const HASTE = ['fsync', 'synchronous_commit', 'full_page_writes'];

/**
 * One PostgreSQL for all server and browser tests of a run; each test file has a database of its own in it. With TEST_DATABASE_URL set,
 * the tests run on that server instead.
 */
const setUp = async (): Promise<void> => {
  if (process.env.TEST_RUN_FOLDER) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-tests-'));
  process.env.TEST_RUN_FOLDER = folder;
  globalThis.testRun = { folder, stop: async () => undefined };
  await bundleProgram();
  if (process.env.TEST_DATABASE_URL) return;
  const cluster = await startCluster(folder, path.resolve(__dirname, '../..'));
  globalThis.testRun = { folder, stop: () => cluster.stop() };
  process.env.TEST_DATABASE_URL = await cluster.database('postgres');
  await administer(async (client) => {
    for (const setting of HASTE) await client.query(`alter system set ${setting} = off`);
    await client.query('select pg_reload_conf()');
  });
};

declare global {
  /** What the set-up of a run began and its teardown ends. */
  var testRun: { folder: string; stop: () => Promise<void> } | undefined;
}

export default setUp;
