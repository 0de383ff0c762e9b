import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { terminalLine } from '../domain/terminal-text';
import { guard } from './isolated/guard';
import { ISOLATED } from './isolated/program';

/** `src/server/main.ts` and `dist/server/main.js` lie equally deep. */
const ROOT = path.resolve(__dirname, '../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** An error's lines, made safe for a terminal: some may be another program's words. */
const linesOf = (text: string): string => text.split('\n').map(terminalLine).join('\n');

const sayAccounts = async (): Promise<void> => {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('./demo');
  say(`Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const { email, role, containers } of DEMO_ACCOUNTS) say(`  ${email.padEnd(18)}  ${role.padEnd(10)}  ${containers.join(', ')}`);
};

/** Starts something and returns how to stop it, or does something to its end. `signal` comes when it is to end before. */
type Mode = (signal: AbortSignal) => Promise<(() => Promise<void>) | undefined>;

const readSettings = async () => (await import('./kernel/config')).readConfig(process.env, ROOT);

const command =
  (name: 'backUp' | 'saveErasures'): Mode =>
  async (signal) => {
    const commands = await import('./commands');
    say(await commands[name](await readSettings(), commands.fileOf(process.argv[3], process.env), signal));
    return undefined;
  };

const modes: Readonly<Record<string, Mode>> = {
  serve: async (signal) => {
    const [config, { startServer }, { describeStart }] = await Promise.all([
      readSettings(),
      import('./server'),
      import('./kernel/describe-start'),
    ]);
    describeStart(config).forEach(say);
    const server = await startServer(config, signal, say);
    server.notes.forEach(say);
    say(`Ready on ${server.origin}`);
    if (config.demo) await sayAccounts();
    return () => server.stop();
  },
  worker: async (signal) => {
    const [config, { startWorkerNode }] = await Promise.all([readSettings(), import('./server')]);
    const worker = await startWorkerNode(config, signal, say);
    worker.notes.forEach(say);
    say('Ready to work');
    return () => worker.stop();
  },
  backup: command('backUp'),
  erasures: command('saveErasures'),
  restore: async (signal) => {
    const { fileOf, restore } = await import('./commands');
    const [, , , file, erasures] = process.argv;
    say(await restore(await readSettings(), fileOf(file, process.env), signal, erasures && fileOf(erasures, process.env)));
    return undefined;
  },
  migrate: async (signal) => {
    const { migrateDatabase } = await import('./commands');
    say(await migrateDatabase(await readSettings(), process.argv.slice(3), signal));
    return undefined;
  },
  keys: async (signal) => {
    const { manageKeys } = await import('./commands');
    say(await manageKeys(await readSettings(), process.argv.slice(3), signal, say));
    return undefined;
  },
  demo: async (signal) => {
    const { fillDemo } = await import('./commands');
    say(await fillDemo(await readSettings(), process.argv.slice(3), signal));
    return undefined;
  },
};

/** Aborted by the first signal, however far the start is. */
const stopSignal = (): AbortSignal => {
  const stopping = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => stopping.abort(new Error(`Stopped by ${signal}.`)));
  return stopping.signal;
};

const main = async (): Promise<void> => {
  const signal = stopSignal();
  const name = process.argv[2] ?? 'serve';
  try {
    const start = modes[name];
    if (!start)
      throw new Error(`Unknown mode "${name}". Use serve (the default), worker, migrate, keys, backup, erasures, restore, or demo.`);
    const stop = await start(signal);
    if (!stop) process.exit(0);
    if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
    await stop();
    process.exit(0);
  } catch (error) {
    // Ended before it had started, as asked.
    if (signal.aborted && (name === 'serve' || name === 'worker')) process.exit(0);
    process.stderr.write(`${linesOf(error instanceof Error ? error.message : String(error))}\n`);
    process.exit(1);
  }
};

const doIsolatedWork = async (): Promise<void> => {
  const [{ serve }, { isolatedWork }] = await Promise.all([import('./isolated/serve'), import('./isolated-work')]);
  serve(isolatedWork);
};

// The server starts the same file again for work that is done in processes of its own, and they for the thread that watches over them.
if (!isMainThread) guard();
else void (process.argv[2] === ISOLATED ? doIsolatedWork() : main());
