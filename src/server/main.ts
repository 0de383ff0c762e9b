import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

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

// The same file is the drawing thread's program, which needs nothing of the server.
if (isMainThread) void main();
else void import('./render/drawing-worker');
