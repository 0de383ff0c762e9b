import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import type { Config } from './kernel/config';
import type { Services } from './kernel/context';
import { openMail } from './kernel/mail';
import { DiskSpace } from './kernel/disk-space';
import { readDatabaseNow } from './db/clock';
import { openDatabase, openPool, type DatabaseUrl } from './db/connection';
import { inContainer } from './db/tenancy';
import { tryWriting } from './db/try-writing';
import { openStorage } from './files/storage/open';
import { startIsolated } from './isolated';
import { isolatedWork } from './isolated-work';
import { sandboxNow } from './sandbox/clock';
import type { Database } from './db/schema';

/** Opens the shared services over one database. `openOwn` opens a pool of one more connection. `close` waits for the connections in use and ends the processes. */
export const openServices = (
  config: Config,
  databaseUrl: DatabaseUrl,
): { services: Services; openOwn: () => Pool; close: () => Promise<void> } => {
  const pool: Pool = openPool(databaseUrl, config.databaseConnections);
  const db: Kysely<Database> = openDatabase(pool);
  const isolated = startIsolated(isolatedWork, config.isolatedProgram);
  return {
    services: {
      config,
      db,
      pool,
      inContainer: (containerId, work, options) => inContainer(db, containerId, work, options),
      space: new DiskSpace(config.dataDir, () => tryWriting(pool)),
      sendMail: openMail(config),
      storage: openStorage(config),
      marketNow: (ahead) => (config.demo ? sandboxNow(db, ahead) : readDatabaseNow(db, ahead)),
      isolated: isolated.run,
    },
    openOwn: () => openPool(databaseUrl, 1),
    close: () => {
      isolated.stop();
      return db.destroy();
    },
  };
};
