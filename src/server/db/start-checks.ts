import { setTimeout as sleep } from 'node:timers/promises';
import { DatabaseError, type Pool } from 'pg';
import { isDatabaseAway } from './database-away';

/** Seconds a start waits for its database, which may be starting too, and between two tries. */
const PATIENCE = 30;
const BETWEEN = 1;

/** `server_version_num` of the oldest PostgreSQL our statements work with. */
const OLDEST = 150_000;

/** SQLSTATEs of a sign-in that is refused: a wrong password, no such role or no right to connect, no such database. */
const SIGN_IN = /^(?:28P01|28000|3D000|42501)$/u;

const codeOf = (error: unknown): string => String((error as { readonly code?: unknown }).code ?? (error as Error).message);

interface Waiting {
  readonly signal: AbortSignal;
  /** Tells an operator who looks on. */
  readonly say: (line: string) => void;
  /** Seconds; 30 unless told. */
  readonly patience?: number;
}

/** Waits until the database answers. Throws one sentence where it doesn't in time, or where it lets nobody in. */
export const waitForDatabase = async (pool: Pool, { signal, say, patience = PATIENCE }: Waiting): Promise<void> => {
  const end = Date.now() + patience * 1000;
  for (let tries = 0; ; tries += 1) {
    signal.throwIfAborted();
    try {
      await pool.query('select 1');
      return;
    } catch (error) {
      if (error instanceof DatabaseError && SIGN_IN.test(error.code ?? ''))
        throw new Error(`The database refuses this server: ${error.message}. Check DATABASE_URL.`, { cause: error });
      if (!isDatabaseAway(error)) throw error;
      if (Date.now() >= end)
        throw new Error(`The database didn’t answer for ${patience} seconds (${codeOf(error)}). Start it, or check DATABASE_URL.`, {
          cause: error,
        });
      if (tries === 0) say(`Waiting up to ${patience} seconds for the database (${codeOf(error)}).`);
      await sleep(BETWEEN * 1000, undefined, { signal });
    }
  }
};

interface Facts {
  readonly version: string;
  readonly version_num: number;
  readonly most: number;
  readonly role: string;
  readonly is_superuser: boolean;
}

/**
 * Checks the database a setting names, and gives lines an operator may want to read. Throws one sentence where it is too old, or allows fewer
 * connections than one process opens.
 */
export const checkDatabase = async (pool: Pool): Promise<readonly string[]> => {
  const { rows } = await pool.query<Facts>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as version_num,
       current_setting('max_connections')::int as most, current_user as role,
       (select rolsuper from pg_roles where rolname = current_user) as is_superuser`,
  );
  const facts = rows[0];
  if (!facts) return [];
  const { version, version_num, most, role, is_superuser } = facts;
  if (version_num < OLDEST) throw new Error(`DATABASE_URL points to PostgreSQL ${version}. Use PostgreSQL ${OLDEST / 10_000} or newer.`);
  const each = pool.options.max;
  if (each > most)
    throw new Error(`DATABASE_CONNECTIONS is ${each}, but the database allows ${most} connections (max_connections). Lower it.`);
  const connections = `Connections: up to ${each} per process, set by DATABASE_CONNECTIONS; the database allows ${most} in all (max_connections)`;
  return is_superuser
    ? [connections, `Warning: DATABASE_URL signs in as the superuser ${role}. Use a role that only owns its database`]
    : [connections];
};
