import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { makeTestDatabase, ROOT, type Contents } from '../../support/databases';

export interface RunningApp {
  readonly origin: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Ends the server as Ctrl-C would and waits until it is gone. */
  stop(): Promise<void>;
  /** Ends the server without a chance to clean up. */
  kill(): Promise<void>;
  /** Everything it printed so far. */
  output(): string;
}

const exited = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => (child.exitCode !== null || child.signalCode !== null ? resolve() : child.once('exit', () => resolve())));

export interface AppOptions {
  /** Where the server keeps everything, a database of its own included, as on a machine where it is started for the first time. */
  readonly dataDir?: string;
  readonly port?: number;
  readonly env?: NodeJS.ProcessEnv;
  /** The demo has sold, and its life goes on. */
  readonly sold?: boolean;
}

/** For a first start, as a person has it who has just cloned the repository. */
export const emptyFolder = (): string => mkdtempSync(path.join(os.tmpdir(), 'back-office-'));

/** A copy of the database the run has made already; outside of a test run everything is made anew. */
const demoData = async (contents: Contents): Promise<{ dataDir: string; url?: string; drop?: () => Promise<void> }> =>
  process.env.TEST_DATABASE_URL ? makeTestDatabase(contents) : { dataDir: emptyFolder() };

/** Starts the built server with the demo's accounts, on a free port unless one is given, on a copy of the demo unless it is given a folder. */
export const startApp = async (options: AppOptions = {}): Promise<RunningApp> => {
  const {
    dataDir,
    url = '',
    drop,
  } = options.dataDir === undefined ? await demoData(options.sold ? 'sold' : 'demo') : { dataDir: options.dataDir };
  const env = {
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    PORT: String(options.port ?? 0),
    DEMO: options.sold ? 'on' : 'bare',
  };
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: ROOT,
    env: { ...process.env, ...env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  return new Promise((resolve, reject) => {
    const failed = () => reject(new Error(`The server did not start:\n${output}`));
    child.once('exit', failed);
    const onData = (chunk: Buffer) => {
      output += chunk.toString();
      const ready = /Ready on (http:\/\/localhost:\d+)/.exec(output);
      if (!ready?.[1]) return;
      child.off('exit', failed);
      resolve({
        origin: ready[1],
        dataDir,
        process: child,
        stop: async () => {
          child.kill('SIGTERM');
          await exited(child);
          await drop?.();
        },
        kill: async () => {
          child.kill('SIGKILL');
          await exited(child);
        },
        output: () => output,
      });
    };
    child.stdout.on('data', onData);
    child.stderr.on('data', onData);
  });
};

/** Removes what a stopped server kept. */
export const removeData = ({ dataDir }: RunningApp): void => rmSync(dataDir, { recursive: true, force: true });
