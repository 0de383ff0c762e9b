import { spawn, type ChildProcess } from 'node:child_process';
import { ROOT } from '../support/databases';
import { PROGRAM } from '../support/program';

/** The real program in a process of its own. */
export interface ServerProcess {
  readonly pid: number;
  /** `http://localhost:PORT` of the line that says it is ready. */
  readonly origin: string;
  readonly child: ChildProcess;
  /** Exit code, once it has ended; null when a signal ended it. */
  readonly ended: Promise<number | null>;
}

export interface RunResult {
  readonly code: number | null;
  /** Standard output. */
  readonly output: string;
  /** Standard error. */
  readonly error: string;
}

/** Starts the program and waits for nothing. `args`: the mode and what it takes. */
export const launch = (env: Record<string, string>, ...args: readonly string[]): ChildProcess =>
  // In a process group of its own, so that a test can press Ctrl-C for the whole group as a terminal does.
  spawn(process.execPath, [PROGRAM, ...args], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DEMO: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

/** Starts the program and waits until it says what it is to say; rejects with what it said when it ends before. */
const launchUntil = (env: Record<string, string>, mode: string, ready: RegExp): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = launch(env, mode);
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const said = ready.exec(output);
      if (said) resolve({ pid: child.pid!, origin: said[1] ?? '', child, ended });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => reject(new Error(`The ${mode} ended with ${code}: ${output}`)));
  });

/** A server that is ready. */
export const launchServer = (env: Record<string, string>): Promise<ServerProcess> =>
  launchUntil(env, 'serve', /^Ready on (http:\/\/localhost:\d+)$/m);

/** A worker that is ready; it has no origin. */
export const launchWorker = (env: Record<string, string>): Promise<ServerProcess> => launchUntil(env, 'worker', /^Ready to work$/m);

/** Runs the program until it ends by itself. */
export const runToEnd = (env: Record<string, string>, ...args: readonly string[]): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = launch(env, ...args);
    let output = '';
    let error = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.stderr?.on('data', (chunk: Buffer) => (error += chunk.toString()));
    child.once('close', (code) => resolve({ code, output, error }));
  });
