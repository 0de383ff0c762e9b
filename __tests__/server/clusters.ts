import { chownSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { findBinaries, type Binaries } from '../../src/server/db/embedded/binaries';
import { chooseLauncher } from '../../src/server/db/embedded/owner';
import { pathsOf } from '../../src/server/db/embedded/paths';
import { launchPostmaster, run, stopPostmaster, waitUntilReady } from '../../src/server/db/embedded/postmaster';
import { ROOT } from './harness';
import { isLongRun } from '../support/long-runs';

/** Where Debian puts the programs of PostgreSQL 15, the oldest we run on. */
const DEBIAN_15 = '/usr/lib/postgresql/15/bin';

/** The versions of PostgreSQL to try: always the shipped one; in the long run also the oldest supported one, where this machine has it. */
export const VERSIONS: readonly (readonly [version: string, binaries: Binaries | null])[] = [
  ['15', isLongRun && existsSync(DEBIAN_15) ? { initdb: `${DEBIAN_15}/initdb`, postgres: `${DEBIAN_15}/postgres` } : null],
  ['as shipped', findBinaries(ROOT)],
];

export interface TestCluster {
  /** A connection string of one of its databases, as one of its roles. */
  url(role: string, database: string): string;
  /** Runs SQL as its superuser. */
  query(text: string, database?: string): Promise<pg.QueryResult>;
  stop(): Promise<void>;
}

const PASSWORD = 'secret';

const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
};

/** A PostgreSQL of one's own, with nobody else's roles in it. Everybody's password is `secret`. */
export const makeTestCluster = async (binaries: Binaries): Promise<TestCluster> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-cluster-'));
  const paths = pathsOf(folder);
  const launcher = chooseLauncher(binaries.postgres, folder, paths.cluster);
  mkdirSync(paths.cluster, { mode: 0o700 });
  writeFileSync(paths.password, PASSWORD);
  if (launcher.owner) for (const file of [paths.cluster, paths.password]) chownSync(file, launcher.owner.uid, launcher.owner.gid);
  const settings = ['-U', 'admin', '--auth=scram-sha-256', `--pwfile=${paths.password}`, '--no-sync', '--encoding=UTF8', '--locale=C'];
  const made = run(launcher, [binaries.initdb, '-D', paths.cluster, ...settings], 'pipe');
  let said = '';
  for (const stream of [made.stdout, made.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const [code] = (await once(made, 'close')) as [number | null];
  if (code !== 0) throw new Error(said);
  const port = await freePort();
  const url = (role: string, database: string): string => `postgres://${role}:${PASSWORD}@127.0.0.1:${port}/${database}`;
  const child = launchPostmaster(binaries, launcher, paths, port);
  await waitUntilReady(child, url('admin', 'postgres'), paths.log);
  return {
    url,
    query: async (text, database = 'postgres') => {
      const client = new pg.Client({ connectionString: url('admin', database) });
      await client.connect();
      try {
        return await client.query(text);
      } finally {
        await client.end();
      }
    },
    stop: async () => {
      await stopPostmaster(child);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
