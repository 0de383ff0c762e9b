import { spawn, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, closeSync, existsSync, mkdirSync, openSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logFault } from '../../log';
import { waitForEnd } from '../../processes';
import { findBinaries, type Binaries } from './binaries';
import { endOrphan } from './orphan';
import { chooseLauncher, type Launcher } from './owner';

/** A running PostgreSQL of our own. */
export interface Cluster {
  /** Connection string of one of its databases, which is made when it does not exist. Good for as long as the cluster runs. */
  database(name: string): Promise<string>;
  /** Ends it; every connection is cut. Resolves when no process is left. */
  stop(): Promise<void>;
}

const SUPERUSER = 'back_office';
/** ms. Crash recovery replays at most a few checkpoints' worth of log. */
const START_LIMIT = 60_000;
/** ms between asking politely, asking at once, and killing. All three fit well inside the 5 s a server has to stop. */
const STOP_STEPS: readonly [NodeJS.Signals, number][] = [
  ['SIGINT', 1500],
  ['SIGQUIT', 400],
  ['SIGKILL', 300],
];

/** ms before a database that ended by itself is started again. */
const RESTART_PAUSE = 300;

interface Paths {
  readonly cluster: string;
  readonly fresh: string;
  readonly password: string;
  readonly log: string;
}

const pathsOf = (dataDir: string): Paths => ({
  cluster: path.join(dataDir, 'postgres'),
  fresh: path.join(dataDir, 'postgres.new'),
  password: path.join(dataDir, 'postgres.password'),
  log: path.join(dataDir, 'postgres.log'),
});

/**
 * Starts the PostgreSQL that lives under `dataDir`, making it on the first run and ending one that a killed server left behind.
 * Should it end by itself (killed for memory, a crash), it is started again on the same port. `root` is where node_modules lies. The
 * caller holds the folder's lock. Throws one sentence when it cannot start.
 */
export const startCluster = async (dataDir: string, root: string): Promise<Cluster> => {
  const binaries = findBinaries(root);
  const paths = pathsOf(dataDir);
  mkdirSync(dataDir, { recursive: true });
  const launcher = chooseLauncher(binaries.postgres, dataDir, paths.cluster);
  if (!existsSync(paths.cluster)) await makeCluster(binaries, launcher, paths);

  const password = readFileSync(paths.password, 'utf8').trim();
  const port = await freePort();
  const urlOf = (name: string): string => `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${name}`;
  const start = async (): Promise<ChildProcess> => {
    await endOrphan(paths.cluster);
    const child = launchServer(binaries, launcher, paths, port);
    try {
      await waitUntilReady(child, urlOf('postgres'), paths.log);
    } catch (error) {
      await stopServer(child);
      throw error;
    }
    return child;
  };
  const stop = await keepRunning(start);
  return {
    database: async (name) => {
      await ensureDatabase(urlOf('postgres'), name);
      return urlOf(name);
    },
    stop,
  };
};

/** Starts the process, and again whenever it ends before the returned function is called. */
const keepRunning = async (start: () => Promise<ChildProcess>): Promise<() => Promise<void>> => {
  const stopping = new AbortController();
  let child = await start();
  const watch = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      await endOf(child);
      for (let up = false; !up && !stopping.signal.aborted;) {
        await sleep(RESTART_PAUSE, undefined, { signal: stopping.signal }).catch(() => undefined);
        if (stopping.signal.aborted) return;
        up = await start().then(
          (next) => {
            child = next;
            return true;
          },
          (error: unknown) => {
            logFault('restart of the database', error);
            return false;
          },
        );
      }
    }
  };
  const watched = watch();
  return async () => {
    stopping.abort();
    await stopServer(child);
    await watched;
    // A restart that was under way when the stop came.
    await stopServer(child);
  };
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const endOf = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

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
const makeCluster = async (binaries: Binaries, launcher: Launcher, paths: Paths): Promise<void> => {
  rmSync(paths.fresh, { recursive: true, force: true });
  mkdirSync(paths.fresh, { mode: 0o700 });
  writeFileSync(paths.password, `${randomBytes(24).toString('hex')}\n`, { mode: 0o600 });
  if (launcher.owner) for (const file of [paths.fresh, paths.password]) chownSync(file, launcher.owner.uid, launcher.owner.gid);
  const settings = ['--auth=scram-sha-256', '--encoding=UTF8', '--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const child = run(launcher, [binaries.initdb, '-D', paths.fresh, '-U', SUPERUSER, `--pwfile=${paths.password}`, ...settings], 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await new Promise<number | null>((resolve, reject) => child.once('error', reject).once('close', resolve));
  if (code !== 0) throw new Error(`The database could not be made: ${lastLine(output)}`);
  renameSync(paths.fresh, paths.cluster);
};

const launchServer = (binaries: Binaries, launcher: Launcher, paths: Paths, port: number): ChildProcess => {
  const settings = {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    // Plans over short queries cost more to compile than they save.
    jit: 'off',
  };
  if (existsSync(paths.log)) renameSync(paths.log, `${paths.log}.1`);
  const log = openSync(paths.log, 'a', 0o600);
  try {
    const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    return run(launcher, [binaries.postgres, '-D', paths.cluster, ...options], log);
  } finally {
    closeSync(log);
  }
};

/** In a session of its own: Ctrl-C in a terminal reaches the server, which then ends the database in good order. */
const run = (launcher: Launcher, command: readonly string[], output: 'pipe' | number): ChildProcess => {
  const [program, ...args] = [...launcher.prefix, ...command];
  return spawn(program!, args, {
    detached: true,
    uid: launcher.uid,
    gid: launcher.gid,
    cwd: '/',
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
};

const waitUntilReady = async (child: ChildProcess, url: string, log: string): Promise<void> => {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (const until = Date.now() + START_LIMIT; Date.now() < until; await sleep(30)) {
    if (failure || hasEnded(child)) break;
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      await client.end().catch(() => undefined);
    }
  }
  throw new Error(`The database did not start: ${failure?.message ?? lastLine(readFileSync(log, 'utf8'))} (more in ${log})`);
};

const stopServer = async (child: ChildProcess): Promise<void> => {
  const { pid } = child;
  if (pid === undefined || hasEnded(child)) return;
  for (const [signal, limit] of STOP_STEPS) {
    try {
      // The last step takes its helper processes with it, the whole group.
      process.kill(signal === 'SIGKILL' ? -pid : pid, signal);
    } catch {
      break;
    }
    if (await waitForEnd(pid, limit)) break;
  }
  await endOf(child);
};

const ensureDatabase = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [name]);
    if (found.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  } finally {
    await client.end();
  }
};

/** The system picks; another program may take it before PostgreSQL does, which then says so in its log. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });

const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
