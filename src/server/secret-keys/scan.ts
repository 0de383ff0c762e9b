import { sql, type Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { sealedPrefix, type Sealed } from '../kernel/vault';
import { SEALED_COLUMNS, type SealedColumn } from './columns';

/** Values that are read at a time. */
const BATCH = 500;

export interface SealedValue {
  /** The values of the primary key, in the order of its columns. */
  readonly key: readonly string[];
  readonly sealed: Sealed;
  /** The context it is sealed for. */
  readonly context: string;
}

interface Row {
  readonly key: readonly string[];
  readonly names: readonly string[];
  readonly sealed: Sealed;
}

/** The columns the database has: one may be backed up before it was brought up to date. */
export const presentColumns = async (db: Kysely<Database>): Promise<readonly SealedColumn[]> => {
  const { rows } = await sql<{ table: string; column: string }>`select relname as "table", attname as "column"
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
    where relnamespace = 'public'::regnamespace and relname = any(${SEALED_COLUMNS.map(({ table }) => table)})`.execute(db);
  return SEALED_COLUMNS.filter((each) => rows.some(({ table, column }) => table === each.table && column === each.column));
};

const refsOf = (names: readonly string[]) => sql.join(names.map((name) => sql.ref(name)));

/** All values of a column in batches, by primary key. `besides`: only those that are not sealed by the key of this id. */
export async function* readSealed(
  db: Kysely<Database>,
  { table, column, key, by, sealedFor, lost }: SealedColumn,
  { besides }: { readonly besides?: string } = {},
): AsyncGenerator<readonly SealedValue[]> {
  const others = besides === undefined ? sql`true` : sql`not starts_with(${sql.ref(column)}, ${sealedPrefix(besides)})`;
  const held = lost === undefined ? sql`true` : sql`${sql.ref(lost)} is null`;
  let after: readonly string[] | undefined;
  for (;;) {
    const later = after ? sql`(${refsOf(key)}) > (${sql.join(after)})` : sql`true`;
    const { rows } = await sql<Row>`select array[${refsOf(key)}] as key, array[${refsOf(by)}] as names, ${sql.ref(column)} as sealed
      from ${sql.table(table)} where ${sql.ref(column)} <> '' and ${held} and ${others} and ${later}
      order by ${refsOf(key)} limit ${BATCH}`.execute(db);
    after = rows.at(-1)?.key;
    if (!after) return;
    yield rows.map(({ key: of, names, sealed }) => ({ key: of, sealed, context: sealedFor(...names) }));
  }
}

/** Puts one sealed value in the place of another, unless somebody has changed it meanwhile; tells whether it did. The row's version stays. */
export const replaceSealed = async (
  db: Kysely<Database>,
  { table, column, key }: SealedColumn,
  before: SealedValue,
  sealed: Sealed,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sealed}
    where (${refsOf(key)}) = (${sql.join(before.key)}) and ${sql.ref(column)} = ${before.sealed}`.execute(db);
  return numAffectedRows === 1n;
};
