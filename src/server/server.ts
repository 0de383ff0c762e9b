import { refuseHalfRestored } from './backup';
import type { Config } from './kernel/config';
import type { Services } from './kernel/context';
import { databaseOfServer, ownDatabase } from './database';
import { refuseTransactionPooling } from './db/pooler';
import { checkDatabase, waitForDatabase } from './db/start-checks';
import { migrate } from './db/migrate';
import { connectDemoStore, seedDemo, startDemoTrade } from './demo';
import { startHousekeeping } from './housekeeping';
import { checkBucket } from './files/storage/check-bucket';
import { buildHttp } from './http';
import { checkPort, listen } from './http/listen';
import { prepareQueue, startWorkers } from './jobs';
import { explainStart, requireSpaceToStart } from './kernel/disk-space';
import { lockFolder } from './kernel/lock';
import { logFault } from './kernel/log';
import { metricNames } from './metric-names';
import { openOps } from './ops';
import { openServices } from './services';
import { startInSteps, type Undo } from './start-in-steps';
import { agreeOnKeys, checkOtherSecrets, checkSecretsKey } from './secret-keys';
import { ensureErasureKey } from './erasures/erasure-keys';
import { work } from './work';

/** Tells an operator who looks on while something starts. */
type Say = (line: string) => void;

const SILENT: Say = () => undefined;

export interface RunningServer {
  /** `http://localhost:PORT`. */
  readonly origin: string;
  readonly services: Services;
  /** `http://host:port` of the operations listener; undefined where it is off. */
  readonly opsOrigin: string | undefined;
  /** Lines about the database, for an operator to read. */
  readonly notes: readonly string[];
  /** Stops serving, then the workers, then the database; leaves no process behind. Safe to call twice. */
  stop(): Promise<void>;
}

/**
 * Starts the whole server on `config.port` (0 picks a free one). Throws FolderInUse when another server holds the data folder, or one
 * sentence saying what is missing; nothing is left running then, nor when `signal` ends the start.
 */
export const startServer = (config: Config, signal = new AbortController().signal, say: Say = SILENT): Promise<RunningServer> =>
  explained(config, () =>
    startInSteps(signal, async (undo) => {
      await requireSpaceToStart(config.dataDir);
      undo.push(lockFolder(config.dataDir));
      // Before anything that takes long.
      await checkPort(config);
      const ops = await openOps(config, 'serve', metricNames, say);
      undo.push(() => ops.close());
      const { services, openOwn, close } = openServices(config, await ownDatabase(config, undo, signal));
      undo.push(close, 500);
      const notes = await prepare(services, undo, { signal, say });
      if (config.demo) await seedDemo(services);
      const app = await buildHttp(services);
      undo.push(() => app.close(), 700);
      const origin = await listen(app, config);
      // A demo shop that cannot be connected is a pity, and no reason to serve nothing.
      if (config.demo) await connectDemoStore(services, origin).catch((error: unknown) => logFault('demo store', error));
      let workers: Awaited<ReturnType<typeof startWorkers>> | undefined;
      if (config.workers) {
        // After the sandbox answers: jobs left from before may want it at once.
        workers = await startWorkers(services, work);
        undo.push(workers.stop, 1500);
        if (config.demoTrade) undo.push(startDemoTrade(services, origin).stop);
      }
      undo.push(startHousekeeping(services));
      ops.watch({ services, openOwn, workers: workers?.pulse });
      undo.push(ops.drain);
      return { origin, services, opsOrigin: ops.origin, notes, stop: () => undo.run() };
    }),
  );

/** Runs a start; what it ends with because nothing can be written says so. */
const explained = async <T>({ dataDir }: Config, start: () => Promise<T>): Promise<T> => {
  try {
    return await start();
  } catch (error) {
    throw explainStart(dataDir, error);
  }
};

/**
 * Starts job workers alone, beside servers on the same database: the one DATABASE_URL names, or the embedded one of a server that is
 * running on the same data folder.
 */
export const startWorkerNode = (
  config: Config,
  signal = new AbortController().signal,
  say: Say = SILENT,
): Promise<Pick<RunningServer, 'opsOrigin' | 'notes' | 'stop'>> =>
  startInSteps(signal, async (undo) => {
    const url = databaseOfServer(config);
    if (!url) throw new Error(`A worker needs DATABASE_URL, or a server running on ${config.dataDir}.`);
    const ops = await openOps(config, 'worker', metricNames, say);
    undo.push(() => ops.close());
    const { services, openOwn, close } = openServices(config, url);
    undo.push(close, 500);
    const notes = await prepare(services, undo, { signal, say });
    const workers = await startWorkers(services, work);
    undo.push(() => workers.stop(), 3000);
    ops.watch({ services, openOwn, workers: workers.pulse });
    undo.push(ops.drain);
    return { opsOrigin: ops.origin, notes, stop: () => undo.run() };
  });

const isRoot = (): boolean => process.getuid?.() === 0;

const ROOT_NOTE = 'Warning: The server runs as root. Run it as a user that owns nothing but DATA_DIR';

/** Brings the database up to date, unless it is not the one to work with; gives lines about it. */
const prepare = async (
  services: Services,
  undo: Undo,
  waiting: { readonly signal: AbortSignal; readonly say: Say },
): Promise<readonly string[]> => {
  const { pool, db, config, storage } = services;
  await waitForDatabase(pool, waiting);
  const notes = await checkDatabase(pool);
  if (config.bucket) await checkBucket(config.bucket, storage);
  await refuseTransactionPooling(pool);
  const client = await pool.connect();
  await refuseHalfRestored(client, config.dataDir).finally(() => client.release());
  await migrate(db);
  await prepareQueue(services);
  const unfinished = await checkSecretsKey(services);
  undo.push(await agreeOnKeys(services));
  await ensureErasureKey(db, services);
  undo.push(checkOtherSecrets(services, unfinished));
  // Our own PostgreSQL is nobody else's, and as it has to be.
  return config.databaseUrl ? [...notes, ...(isRoot() ? [ROOT_NOTE] : [])] : [];
};
