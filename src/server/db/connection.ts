import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import type { Database } from './schema';

const INT8 = pg.types.builtins.INT8;
const NUMERIC = pg.types.builtins.NUMERIC;

/** `bigint` and `numeric` arrive as numbers: seconds, bytes, counts and money to the cent all fit a double exactly. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 || oid === NUMERIC ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** How many connections one process keeps at most; waiting for a free one fails after 10 s. */
const POOL_SIZE = 16;

/** A pool that survives the database going away: broken idle connections are dropped, the next query opens a new one. */
export const openPool = (url: string, size = POOL_SIZE): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: url,
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'pod-back-office',
    types,
  });
  // Without a listener a connection that breaks while idle would end the process; the pool has already let go of it.
  pool.on('error', () => undefined);
  // A client that breaks while it is checked out emits too; whoever holds it gets the error from its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openDatabase = (pool: pg.Pool): Kysely<Database> => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
