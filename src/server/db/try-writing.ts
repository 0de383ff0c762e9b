import type { Pool } from 'pg';

/** Makes the database take some room, in a table that never comes to be; throws what it says when there is none. */
export const tryWriting = async (pool: Pool): Promise<void> => {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    // Nothing of it goes to the log, which has its own room.
    await client.query('create unlogged table space_sample (sample text)');
    await client.query("insert into space_sample select repeat('a', 1000) from generate_series(1, 1000)");
  } finally {
    await client.query('rollback').catch((error: Error) => (broken = error));
    client.release(broken);
  }
};
