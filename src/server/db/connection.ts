import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { measure } from '../kernel/measure';
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

/**
 * What our statements and the driver rely on, whatever the server, the database or the role has for a default: how times are written and read,
 * and how literals are. Set by a statement, for poolers take few settings with the start of a connection. A process that is stopped in the
 * middle of a transaction holds what it locked no longer than its lease.
 */
const SESSION = `set datestyle to 'ISO, YMD'; set intervalstyle to 'postgres'; set timezone to 'UTC'; set standard_conforming_strings to on;
  set bytea_output to 'hex'; set extra_float_digits to 1; set idle_in_transaction_session_timeout to 20000`;

/** Where the database is; asked again for each connection where it may move. */
export type DatabaseUrl = string | (() => string);

/** Connections to wherever the database is when they are made. */
const clientTo = (url: () => string): new (config?: pg.ClientConfig) => pg.Client =>
  class extends pg.Client {
    constructor(config: pg.ClientConfig = {}) {
      super({ ...config, connectionString: url() });
    }
  };

/** A pool that survives the database going away: broken idle connections are dropped, the next query opens a new one. */
export const openPool = (url: DatabaseUrl, size = POOL_SIZE): pg.Pool => {
  const pool = new pg.Pool({
    ...(typeof url === 'string' ? { connectionString: url } : { Client: clientTo(url) }),
    max: size,
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    application_name: 'pod-back-office',
    types,
    verify: (client, done) => void client.query(SESSION).then(() => done(), done),
  });
  // Without a listener a connection that breaks while idle would end the process; the pool has already let go of it.
  pool.on('error', () => undefined);
  // A client that breaks while it is checked out emits too; whoever holds it gets the error from its query.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openDatabase = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) });

/** How many different statements get a name; lists of ids make one for each length, and the rest do without. */
const MAX_NAMED = 400;

/**
 * The same pool, whose statements have names: PostgreSQL parses and plans each once per connection instead of once per call, which for a
 * statement under row-level security is most of its work.
 */
const withNamedStatements = (pool: pg.Pool): PostgresPool => {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= MAX_NAMED) return known;
    const name = `s${names.size}`;
    names.set(text, name);
    return name;
  };
  const wrapped = new WeakMap<pg.PoolClient, PostgresPoolClient>();
  const wrap = (client: pg.PoolClient): PostgresPoolClient => {
    const query = async (text: unknown, values: readonly unknown[] = []) => {
      // The driver could ask for a cursor as well, but does so only when streaming is configured.
      if (typeof text !== 'string') throw new Error('Streaming is not configured.');
      try {
        // Without parameters it is begin, commit, or the schema's own language: nothing to keep a plan of.
        return await (values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values: [...values] }));
      } catch (error) {
        measure('sqlError', { sqlState: error instanceof pg.DatabaseError ? error.code : undefined });
        throw error;
      }
    };
    return { query: query as unknown as PostgresPoolClient['query'], release: () => client.release() };
  };
  return {
    connect: async () => {
      const client = await pool.connect();
      let own = wrapped.get(client);
      if (!own) wrapped.set(client, (own = wrap(client)));
      return own;
    },
    end: () => pool.end(),
  };
};
