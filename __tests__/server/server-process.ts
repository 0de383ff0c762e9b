import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const ROOT = path.resolve(__dirname, '../..');

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
  readonly output: string;
}

const launch = (env: Record<string, string>, mode: string): ChildProcess =>
  // In a process group of its own, so that a test can press Ctrl-C for the whole group as a terminal does.
  spawn(process.execPath, ['--import', 'tsx', path.join(ROOT, 'src/server/main.ts'), mode], {
    cwd: ROOT,
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', DEMO: 'off', PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });

/** Starts a server and waits until it says that it is ready; rejects with what it said when it ends before. */
export const launchServer = (env: Record<string, string>): Promise<ServerProcess> =>
  new Promise((resolve, reject) => {
    const child = launch(env, 'serve');
    const ended = new Promise<number | null>((end) => child.once('exit', end));
    let output = '';
    const read = (chunk: Buffer): void => {
      output += chunk.toString();
      const origin = /^Ready on (http:\/\/localhost:\d+)$/m.exec(output)?.[1];
      if (origin) resolve({ pid: child.pid!, origin, child, ended });
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    void ended.then((code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });

/** Runs the program until it ends by itself. */
export const runToEnd = (env: Record<string, string>, mode = 'serve'): Promise<RunResult> =>
  new Promise((resolve) => {
    const child = launch(env, mode);
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.once('close', (code) => resolve({ code, output }));
  });
