import type { ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import pg from 'pg';
import { RESERVE, requireSpaceToStart } from '../../kernel/disk-space';
import { findBinaries, type Binaries } from './binaries';
import { endOrphan } from './orphan';
import { chooseLauncher, type Launcher } from './owner';
import { pathsOf, type Paths } from './paths';
import { keepRunning, lastLine, launchPostmaster, run, stopPostmaster, waitUntilReady } from './postmaster';
import { cleanUp } from '../../kernel/clean-up';

/** A running PostgreSQL of our own. */
interface Cluster {
  /** Connection string of one of its databases, which is made when it does not exist. Good for as long as the cluster runs. */
  database(name: string): Promise<string>;
  /** Ends it; every connection is cut. Resolves when no process is left. */
  stop(): Promise<void>;
}

const SUPERUSER = 'back_office';

/** Times a start is tried: of a server that was killed while it started its database, that one may show itself only now. */
const MOST_TRIES = 3;

/**
 * Starts the PostgreSQL that lives under `dataDir`, making it on the first run and ending one that a killed server left behind.
 * Should it end by itself (killed for memory, a crash), it is started again on the same port. `root` is where node_modules lies. The
 * caller holds the folder's lock. Throws one sentence when it cannot start; when `signal` ends the start, nothing of it is left running.
 */
export const startCluster = async (dataDir: string, root: string, signal?: AbortSignal): Promise<Cluster> => {
  signal?.throwIfAborted();
  const binaries = findBinaries(root);
  const paths = pathsOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const launcher = chooseLauncher(binaries.postgres, dataDir, paths.cluster);
  if (!existsSync(paths.cluster)) await makeCluster(binaries, launcher, paths, signal);

  const password = readFileSync(paths.password, 'utf8').trim();
  const port = await freePort();
  const urlOf = (name: string): string => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  const start = async (tries = MOST_TRIES): Promise<ChildProcess> => {
    await endOrphan(paths.cluster);
    signal?.throwIfAborted();
    const child = launchPostmaster(binaries, launcher, paths, port);
    try {
      await waitUntilReady(child, urlOf('postgres'), paths.log, signal);
    } catch (error) {
      await stopPostmaster(child);
      signal?.throwIfAborted();
      if (tries > 1 && (await endOrphan(paths.cluster))) return start(tries - 1);
      throw error;
    }
    return child;
  };
  const stop = await keepRunning(() => start());
  return {
    database: async (name) => {
      await ensureDatabase(urlOf('postgres'), name);
      return urlOf(name);
    },
    stop,
  };
};

/** Connection string of a cluster another process of this machine is running on `dataDir`, or undefined. For a worker beside a server. */
export const findRunningCluster = (dataDir: string, name: string): string | undefined => {
  const paths = pathsOf(dataDir);
  try {
    const port = readFileSync(path.join(paths.cluster, 'postmaster.pid'), 'utf8').split('\n')[3]?.trim();
    const password = readFileSync(paths.password, 'utf8').trim();
    return port ? `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}` : undefined;
  } catch {
    return undefined;
  }
};

/** Made beside and renamed into place, so a start that is killed half-way leaves no half cluster. */
const makeCluster = async (binaries: Binaries, launcher: Launcher, paths: Paths, signal?: AbortSignal): Promise<void> => {
  rmSync(paths.fresh, { recursive: true, force: true });
  await requireSpaceToStart(path.dirname(paths.fresh), RESERVE);
  mkdirSync(paths.fresh, { mode: 0o700 });
  writeFileSync(paths.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (launcher.owner) for (const file of [paths.fresh, paths.password]) chownSync(file, launcher.owner.uid, launcher.owner.gid);
  const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const child = run(launcher, [binaries.initdb, '-D', paths.fresh, '-U', SUPERUSER, `--pwfile=${paths.password}`, ...settings], 'pipe');
  // It has helpers, all of one group.
  const kill = (): void => void (child.pid !== undefined && process.kill(-child.pid, 'SIGKILL'));
  signal?.addEventListener('abort', kill, { once: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  signal?.removeEventListener('abort', kill);
  signal?.throwIfAborted();
  if (code !== 0) throw new Error(`The database couldn’t be created: ${lastLine(output)}`);
  renameSync(paths.fresh, paths.cluster);
};

const ensureDatabase = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await cleanUp('connection to the database', () => client.end());
  }
};

/** The system picks; another program may take it before PostgreSQL does, which then says so in its log. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port is free.'))));
    });
  });
