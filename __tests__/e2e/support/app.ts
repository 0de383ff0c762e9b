import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');

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

/** Starts the built server with its own database and the demo's accounts, on a free port unless one is given. */
export const startApp = (options: { dataDir?: string; port?: number; env?: NodeJS.ProcessEnv } = {}): Promise<RunningApp> => {
  const dataDir = options.dataDir ?? mkdtempSync(path.join(os.tmpdir(), 'back-office-'));
  const child = spawn(process.execPath, ['--enable-source-maps', 'dist/server/main.js'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: dataDir, PORT: String(options.port ?? 0), DEMO: 'bare', ...options.env },
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
