import type { DatabaseUrl } from './db/connection';
import { findRunningCluster, startCluster } from './db/embedded/cluster';
import type { Config } from './kernel/config';
import type { Undo } from './start-in-steps';

/** Name of our database inside the embedded cluster. */
const DATABASE = 'back_office';

/** The database DATABASE_URL names, or the embedded one, which is started; the caller holds the data folder's lock. */
export const ownDatabase = async (config: Config, undo: Undo, signal: AbortSignal): Promise<string> => {
  if (config.databaseUrl) return config.databaseUrl;
  const starting = startCluster(config.dataDir, config.root, signal);
  undo.push(async () => (await starting).stop(), 4000);
  return (await starting).database(DATABASE);
};

/**
 * The database DATABASE_URL names, or the embedded one of a server that runs on the same data folder, wherever that is when a connection is
 * made: it has another port after the server's restart. Undefined when none runs.
 */
export const databaseOfServer = (config: Config): DatabaseUrl | undefined => {
  if (config.databaseUrl) return config.databaseUrl;
  let known = findRunningCluster(config.dataDir, DATABASE);
  return known && (() => (known = findRunningCluster(config.dataDir, DATABASE) ?? known ?? ''));
};
