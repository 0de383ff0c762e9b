import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

/** Word on the command line by which the server's program knows that it is to do such work. */
export const ISOLATED = 'isolated';

/** MB of JavaScript values in one process. */
const HEAP = 512;

const isSource = (program: string): boolean => path.extname(program) === '.ts';

/** The built server's first file is the program of these processes too. */
const OWN_PROGRAM = isSource(__filename) ? path.join(__dirname, '..', 'main.ts') : path.join(__dirname, 'main.js');

/** What they need of this process's environment; keys and addresses of databases are none of it. */
const PASSED_ON = [
  'PATH',
  'HOME',
  'TMPDIR',
  'TEMP',
  'SystemRoot',
  'TZ',
  'LANG',
  'LC_ALL',
  'NODE_ENV',
  'LD_LIBRARY_PATH',
  'FONTCONFIG_FILE',
  'FONTCONFIG_PATH',
];

const environment = (): NodeJS.ProcessEnv => Object.fromEntries(PASSED_ON.map((name) => [name, process.env[name]]));

/** Starts a process that does pieces of work. A program in TypeScript is compiled on the way. */
export const startProgram = (program = OWN_PROGRAM): ChildProcess => {
  const compile = isSource(program) ? ['--require', require.resolve('tsx/cjs'), '--import', require.resolve('tsx')] : [];
  return fork(program, [ISOLATED], {
    execArgv: [`--max-old-space-size=${HEAP}`, ...compile],
    serialization: 'advanced',
    env: environment(),
    // Nothing is ever written to the first pipe: it ends when this process does, however it does.
    stdio: ['pipe', 'ignore', 'pipe', 'ipc'],
  });
};

/** Starts the guard of this process: its program again, in a thread. */
export const startGuard = (): Worker => {
  const program = process.argv[1] ?? '';
  return new Worker(program, { execArgv: isSource(program) ? ['--require', require.resolve('tsx/cjs')] : [] });
};
