import type { Pool, PoolClient } from 'pg';

const ROUNDS = 3;

const backendOf = async (client: PoolClient): Promise<number> =>
  (await client.query<{ pid: number }>('select pg_backend_pid() as pid')).rows[0]?.pid ?? 0;

/**
 * Throws one sentence where a pooler gives connections out for a transaction each: what a session keeps, such as settings, prepared statements,
 * locks and what is listened for, would be somebody else's with the next statement. Two connections that are open at once have two backends of
 * PostgreSQL, unless such a pooler stands between.
 */
export const refuseTransactionPooling = async (pool: Pool): Promise<void> => {
  const [one, other] = [await pool.connect(), await pool.connect()];
  try {
    const seen = [new Set<number>(), new Set<number>()] as const;
    for (let round = 0; round < ROUNDS; round += 1) {
      seen[0].add(await backendOf(one));
      seen[1].add(await backendOf(other));
    }
    if (seen[0].size === 1 && seen[1].size === 1 && [...seen[0]][0] !== [...seen[1]][0]) return;
  } finally {
    one.release();
    other.release();
  }
  throw new Error(
    'DATABASE_URL points to a connection pooler in transaction or statement mode. Set the pooler to session mode (PgBouncer: pool_mode = session), or point DATABASE_URL to PostgreSQL itself.',
  );
};
