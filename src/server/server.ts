import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Config } from './kernel/config';
import type { Services } from './kernel/context';
import { findRunningCluster, startCluster, type Cluster } from './db/embedded/cluster';
import { migrate } from './db/migrate';
import { connectDemoStore, seedDemo, startDemoTrade } from './demo';
import { startHousekeeping } from './housekeeping';
import { buildHttp } from './http';
import { prepareQueue, startWorkers } from './jobs';
import { explainStart, requireSpaceToStart } from './kernel/disk-space';
import { lockFolder } from './kernel/lock';
import { logFault } from './kernel/log';
import { openServices } from './services';
import { work } from './work';

/** Name of our database inside the embedded cluster. */
export const DATABASE = 'back_office';

export interface RunningServer {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly services: Services;
  /** Stops serving, then the workers, then the database; leaves no process behind. Safe to call twice. */
  stop(): Promise<void>;
}

/** What has been started so far, ended in reverse order, each step within its time. */
class Undo {
  readonly #steps: { end: () => unknown; limit: number }[] = [];

  /** `limit` in ms; a step that takes longer is left behind so that the next ones still run. */
  push(end: () => unknown, limit = 1000): void {
    this.#steps.push({ end, limit });
  }

  async run(): Promise<void> {
    for (let step = this.#steps.pop(); step; step = this.#steps.pop()) await within(step.limit, step.end);
  }
}

const within = async (limit: number, end: () => unknown): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, limit)));
  // A step that fails has nothing left to end.
  const ended = (async () => end())().then(
    () => undefined,
    () => undefined,
  );
  await Promise.race([ended, late]);
  clearTimeout(timer);
};

/**
 * Starts the whole server on `config.port` (0 picks a free one). Throws FolderInUse when another server holds the data folder, or one
 * sentence saying what is missing; nothing is left running then.
 */
export const startServer = async (config: Config): Promise<RunningServer> => {
  const undo = new Undo();
  try {
    await requireSpaceToStart(config.dataDir);
    undo.push(lockFolder(config.dataDir));
    const { services, close } = openServices(config, config.databaseUrl ?? (await embeddedDatabase(config, undo)));
    undo.push(close, 500);
    await migrate(services.db);
    await prepareQueue(services);
    if (config.demo) await seedDemo(services);
    const app = await buildHttp(services);
    undo.push(() => app.close(), 700);
    const origin = await listen(app, config);
    // A demo shop that cannot be connected is a pity, and no reason to serve nothing.
    if (config.demo) await connectDemoStore(services, origin).catch((error: unknown) => logFault('demo store', error));
    if (config.workers) {
      // After the sandbox answers: jobs left from before may want it at once.
      const workers = await startWorkers(services, work);
      undo.push(() => workers.stop(), 1500);
      if (config.demoTrade) undo.push(startDemoTrade(services, origin).stop);
    }
    undo.push(startHousekeeping(services));
    let stopped: Promise<void> | undefined;
    return { origin, services, stop: () => (stopped ??= undo.run()) };
  } catch (error) {
    await undo.run();
    throw explainStart(config.dataDir, error);
  }
};

/**
 * Starts job workers alone, beside servers on the same database: the one DATABASE_URL names, or the embedded one of a server that is
 * running on the same data folder.
 */
export const startWorkerNode = async (config: Config): Promise<{ stop(): Promise<void> }> => {
  const undo = new Undo();
  try {
    const url = config.databaseUrl ?? findRunningCluster(config.dataDir, DATABASE);
    if (!url) throw new Error(`A worker needs DATABASE_URL, or a server that is running on ${config.dataDir}.`);
    const { services, close } = openServices(config, url);
    undo.push(close, 500);
    await migrate(services.db);
    await prepareQueue(services);
    const workers = await startWorkers(services, work);
    undo.push(() => workers.stop(), 3000);
    return { stop: () => undo.run() };
  } catch (error) {
    await undo.run();
    throw error;
  }
};

const embeddedDatabase = async (config: Config, undo: Undo): Promise<string> => {
  const cluster: Cluster = await startCluster(config.dataDir, config.root);
  undo.push(() => cluster.stop(), 4000);
  return cluster.database(DATABASE);
};

const listen = async (app: FastifyInstance, { port, host }: Config): Promise<string> => {
  try {
    await app.listen({ port, host });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'EADDRINUSE') throw new Error(`Port ${port} is in use; set PORT to another one.`);
    // A machine without IPv6.
    if (host !== '::' || (code !== 'EAFNOSUPPORT' && code !== 'EADDRNOTAVAIL')) throw error;
    await app.listen({ port, host: '0.0.0.0' });
  }
  return `http://localhost:${(app.server.address() as AddressInfo).port}`;
};
