import type { ClientBase } from 'pg';

/** A table of ours, as a backup tells of it. */
interface Table {
  readonly name: string;
  /** Without those the database works out itself. */
  readonly columns: readonly string[];
}

/** Which number comes next where the database counts. */
interface Sequence {
  readonly name: string;
  readonly last: string;
  /** False when `last` itself was not given out yet. */
  readonly called: boolean;
}

/** Settings of a connection that reads or writes everything: it may take hours, and wait for a disk meanwhile. */
export const BACKUP_SESSION = `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8'`;

/** Kysely's own account of the migrations: they are run again at a restore. */
const OF_MIGRATIONS = ['kysely_migration', 'kysely_migration_lock'];

/** All tables there are, by name. */
export const listTables = async (client: ClientBase): Promise<Table[]> => {
  const { rows } = await client.query<Table>(
    `select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition and c.relname <> all ($1)
      group by c.relname order by c.relname`,
    [OF_MIGRATIONS],
  );
  return rows;
};

/** Whether anything of ours, or of anybody, is in the database. */
export const isEmpty = async (client: ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query(
    `select from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e') limit 1`,
  );
  return rowCount === 0;
};

export const listSequences = async (client: ClientBase): Promise<Sequence[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname`,
  );
  const sequences: Sequence[] = [];
  for (const { name } of rows) {
    const found = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from public.${client.escapeIdentifier(name)}`,
    );
    sequences.push(...found.rows.map((each) => ({ name, ...each })));
  }
  return sequences;
};

/**
 * Takes away what hinders rows from being loaded in any order: foreign keys, triggers, and row-level security, which binds the owner too
 * and lets nobody copy rows in. Returns how to put all of it back; the keys are checked then. For one transaction.
 */
export const openTables = async (client: ClientBase): Promise<() => Promise<void>> => {
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where connamespace = 'public'::regnamespace and contype = 'f' order by conrelid, conname`,
  );
  const { rows: tables } = await client.query<{ table: string; forced: boolean }>(
    `select oid::regclass::text as table, relforcerowsecurity as forced
      from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`,
  );
  const run = async (statements: readonly string[]): Promise<void> => {
    for (const statement of statements) await client.query(statement);
  };
  const forced = tables.filter((each) => each.forced);
  await run([
    ...keys.map(({ table, name }) => `alter table ${table} drop constraint ${name}`),
    ...forced.map(({ table }) => `alter table ${table} no force row level security`),
    ...tables.map(({ table }) => `alter table ${table} disable trigger user`),
  ]);
  return () =>
    run([
      ...tables.map(({ table }) => `alter table ${table} enable trigger user`),
      ...keys.map(({ table, name, definition }) => `alter table ${table} add constraint ${name} ${definition}`),
      ...forced.map(({ table }) => `alter table ${table} force row level security`),
    ]);
};

export const copyRowsOut = (client: ClientBase, { name, columns }: Table): string =>
  `copy (select ${columns.map((each) => client.escapeIdentifier(each)).join(', ')} from public.${client.escapeIdentifier(name)}) to stdout`;

export const copyRowsIn = (client: ClientBase, { name, columns }: Table): string =>
  `copy public.${client.escapeIdentifier(name)} (${columns.map((each) => client.escapeIdentifier(each)).join(', ')}) from stdin`;
