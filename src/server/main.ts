import path from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { guard } from './isolated/guard';
import { ISOLATED } from './isolated/program';

/** `src/server/main.ts` and `dist/server/main.js` lie equally deep. */
const ROOT = path.resolve(__dirname, '../..');

const say = (line: string): void => void process.stdout.write(`${line}\n`);

const sayAccounts = async (): Promise<void> => {
  const { DEMO_ACCOUNTS, DEMO_PASSWORD } = await import('./demo');
  say(`Demo accounts, password ${DEMO_PASSWORD}:`);
  for (const { email, role, containers } of DEMO_ACCOUNTS) say(`  ${email.padEnd(18)}  ${role.padEnd(10)}  ${containers.join(', ')}`);
};

/** Each mode starts something and returns how to stop it. */
const modes: Readonly<Record<string, () => Promise<() => Promise<void>>>> = {
  serve: async () => {
    const [{ readConfig }, { startServer }] = await Promise.all([import('./kernel/config'), import('./server')]);
    const config = readConfig(process.env, ROOT);
    const server = await startServer(config);
    say(`Ready on ${server.origin}`);
    if (config.demo) await sayAccounts();
    return () => server.stop();
  },
  worker: async () => {
    const [{ readConfig }, { startWorkerNode }] = await Promise.all([import('./kernel/config'), import('./server')]);
    const worker = await startWorkerNode(readConfig(process.env, ROOT));
    say('Ready to work');
    return () => worker.stop();
  },
};

/** A signal that comes while starting is kept until there is something to stop. */
const stopSignal = (): Promise<NodeJS.Signals> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, resolve);
  });

const main = async (): Promise<void> => {
  const signalled = stopSignal();
  try {
    const name = process.argv[2] ?? 'serve';
    const start = modes[name];
    if (!start) throw new Error(`There is no mode "${name}"; it is serve (the default) or worker.`);
    const stop = await start();
    await signalled;
    await stop();
    process.exit(0);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
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
