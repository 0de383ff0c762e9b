import type { Pool } from 'pg';
import { z } from 'zod';

/** A file of erased buyers holds hashes, and the keys they were made with, sealed by the secrets key of the server they come from. */
const listShape = z.object({
  format: z.literal(1),
  erased: z.array(z.object({ container_id: z.string(), hash: z.string().regex(/^[0-9a-f]{64}$/u), erased_at: z.number().int() })),
  // A list from before the keys were stored has none: its hashes were made with the secrets key itself.
  keys: z.array(z.object({ _id: z.string(), secret: z.string(), created_at: z.number().int() })).default([]),
});

/** Everybody who was erased, as JSON to be kept beside backups. */
export const readErasureList = async (pool: Pool): Promise<{ readonly json: string; readonly count: number }> => {
  const { rows } = await pool.query<object>('select container_id, hash, erased_at from erased_marks order by container_id, hash');
  const { rows: keys } = await pool.query<object>('select _id, secret, created_at from erasure_keys where lost_at is null order by _id');
  return { json: `${JSON.stringify({ format: 1, erased: rows, keys })}\n`, count: rows.length };
};

/**
 * Takes such a list into a database that was just restored. Whoever is on it and not known as erased is erased again once a server runs. Returns how many
 * those are. Throws one sentence for a file that is none.
 */
export const takeErasureList = async (pool: Pool, json: string): Promise<number> => {
  let list: unknown;
  try {
    list = JSON.parse(json);
  } catch {
    list = undefined;
  }
  const read = listShape.safeParse(list);
  if (!read.success) throw new Error('The second file isn’t a list of erased buyers. Create one with npm run erasures -- FILE.');
  await pool.query(
    `insert into erasure_keys (_id, secret, created_at)
      select k._id, k.secret, k.created_at from jsonb_to_recordset($1::jsonb) as k(_id text, secret text, created_at integer)
      on conflict do nothing`,
    [JSON.stringify(read.data.keys)],
  );
  const { rowCount } = await pool.query(
    `insert into erased_marks (container_id, hash, erased_at, replayed)
      select e.container_id, e.hash, e.erased_at, false from jsonb_to_recordset($1::jsonb) as e(container_id text, hash text, erased_at integer)
      join containers c on c._id = e.container_id
      on conflict (container_id, hash) do update set erased_at = excluded.erased_at, replayed = false where erased_marks.erased_at < excluded.erased_at`,
    [JSON.stringify(read.data.erased)],
  );
  return rowCount ?? 0;
};
