import { spawn, type ChildProcess } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { logFault } from '../../kernel/log';
import { isAlive, waitForEnd } from '../../kernel/processes';
import type { Binaries } from './binaries';
import type { Launcher } from './owner';
import type { Paths } from './paths';

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

/** Starts PostgreSQL on the cluster, listening on loopback alone. */
export const launchPostmaster = (binaries: Binaries, launcher: Launcher, paths: Paths, port: number): ChildProcess => {
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
    const child = run(launcher, [binaries.postgres, '-D', paths.cluster, ...options], log);
    endWithProcess(child);
    return child;
  } finally {
    closeSync(log);
  }
};

/** ms a database has to end by itself after this process has said that it exits. */
const EXIT_LIMIT = 1000;

/**
 * Sees that the database does not outlive this process, however little time a stop has had: nothing asynchronous is done any more while a process
 * exits, so the end is waited for here. What was committed is safe either way.
 */
const endWithProcess = (child: ChildProcess): void => {
  const { pid } = child;
  if (pid === undefined) return;
  const end = (): void => {
    if (hasEnded(child)) return;
    try {
      process.kill(pid, 'SIGQUIT');
      const pause = new Int32Array(new SharedArrayBuffer(4));
      for (const until = Date.now() + EXIT_LIMIT; isAlive(pid) && Date.now() < until;) Atomics.wait(pause, 0, 0, 20);
      if (isAlive(pid)) process.kill(-pid, 'SIGKILL');
    } catch {
      // It has ended meanwhile.
    }
  };
  process.once('exit', end);
  child.once('exit', () => process.off('exit', end));
};

/**
 * Runs a PostgreSQL program in a session of its own: Ctrl-C in a terminal reaches the server alone, which then ends the database in good
 * order.
 */
export const run = (launcher: Launcher, command: readonly string[], output: 'pipe' | number): ChildProcess => {
  const [program = '', ...args] = [...launcher.prefix, ...command];
  return spawn(program, args, {
    detached: true,
    uid: launcher.uid,
    gid: launcher.gid,
    cwd: '/',
    stdio: ['ignore', output, output],
    env: { PATH: process.env.PATH, TZ: 'UTC', LC_ALL: 'C' },
  });
};

/** Waits until it takes connections. Throws its log's last line when it ends instead, and when `signal` ends the waiting. */
export const waitUntilReady = async (child: ChildProcess, url: string, log: string, signal?: AbortSignal): Promise<void> => {
  let failure: Error | undefined;
  child.once('error', (error) => (failure = error));
  for (const until = Date.now() + START_LIMIT; Date.now() < until; await sleep(30)) {
    signal?.throwIfAborted();
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
  throw new Error(`The database didn’t start: ${failure?.message ?? lastLine(readFileSync(log, 'utf8'))} (see ${log})`);
};

/** Ends it and its helpers, each step harder than the one before. */
export const stopPostmaster = async (child: ChildProcess): Promise<void> => {
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

/** Starts the process, and again whenever it ends before the returned function is called. */
export const keepRunning = async (start: () => Promise<ChildProcess>): Promise<() => Promise<void>> => {
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
    await stopPostmaster(child);
    await watched;
    // A restart that was under way when the stop came.
    await stopPostmaster(child);
  };
};

const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

const endOf = (child: ChildProcess): Promise<void> =>
  hasEnded(child) ? Promise.resolve() : new Promise((resolve) => child.once('exit', () => resolve()));

/** What a program said last. */
export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';
