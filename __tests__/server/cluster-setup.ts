import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startCluster } from '../../src/server/db/embedded/cluster';

/**
 * One PostgreSQL for all server tests of a run; each test file makes a database of its own in it. With TEST_DATABASE_URL set, the tests
 * run on that server instead.
 */
const setUp = async (): Promise<void> => {
  if (process.env.TEST_DATABASE_URL) return;
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-tests-'));
  const cluster = await startCluster(folder, path.resolve(__dirname, '../..'));
  process.env.TEST_DATABASE_URL = await cluster.database('postgres');
  globalThis.stopTestCluster = { stop: () => cluster.stop(), folder };
};

declare global {
  var stopTestCluster: { stop: () => Promise<void>; folder: string } | undefined;
}

export default setUp;
