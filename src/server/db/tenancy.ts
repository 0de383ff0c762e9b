import { sql, type CreateTableBuilder, type Kysely } from 'kysely';
import type { Tx } from '../kernel/context';
import { isId } from './ids';
import type { Database } from './schema';

/** The role every tenant transaction runs as: no login, no BYPASSRLS, rights on tenant tables only. */
export const TENANT_ROLE = 'back_office_tenant';

/** The setting that names the container of the running transaction. */
const CONTAINER_SETTING = 'app.container';

// Migrations see the schema as it was when they were written, not as `Database` has it today.
// oxlint-disable-next-line typescript/no-explicit-any
export type MigrationDb = Kysely<any>;

/**
 * Opens a transaction that sees and writes the rows of one container only, whatever its queries say.
 * Both settings end with the transaction. `snapshot`: all of it sees the rows as they stood at one moment.
 */
export const inContainer = <T>(
  db: Kysely<Database>,
  containerId: string,
  work: (tx: Tx) => Promise<T>,
  { snapshot = false }: { readonly snapshot?: boolean } = {},
): Promise<T> => {
  if (!isId(containerId)) throw new Error(`Not a container id: ${containerId}`);
  const transaction = snapshot ? db.transaction().setIsolationLevel('repeatable read') : db.transaction();
  return transaction.execute(async (tx) => {
    await sql`select set_config('role', ${TENANT_ROLE}, true), set_config(${CONTAINER_SETTING}, ${containerId}, true)`.execute(tx);
    return work(tx);
  });
};

/**
 * Runs part of a tenant transaction with the rights of the connecting role, for what belongs to a person and not to a container
 * (users, tokens). Row-level security does not bind `work`: its queries name what they touch.
 */
export const asIdentity = async <T>(tx: Tx, work: (tx: Tx) => Promise<T>): Promise<T> => {
  await sql`select set_config('role', 'none', true)`.execute(tx);
  const result = await work(tx);
  await sql`select set_config('role', ${TENANT_ROLE}, true)`.execute(tx);
  return result;
};

/**
 * Sees to it that the connecting role may act as the tenant role, which is made if the cluster lacks it. Roles belong to the cluster, so
 * another database's migration may do the same at the same moment. Throws one sentence with what to run when it may do neither.
 */
export const ensureTenantRole = async (db: MigrationDb): Promise<void> => {
  if (await mayActAsTenant(db)) return;
  const role = sql.id(TENANT_ROLE);
  await sql`do $$ begin
    create role ${role} nologin nobypassrls;
  exception when duplicate_object or unique_violation or insufficient_privilege then null; end $$`.execute(db);
  // Since PostgreSQL 16 whoever makes a role may grant it, but not act as it until granted.
  await sql`do $$ begin
    grant ${role} to current_user;
  exception when undefined_object or insufficient_privilege or invalid_grant_operation then null; end $$`.execute(db);
  if (await mayActAsTenant(db)) return;
  throw new Error(await whatToRun(db));
};

/** Being a member was enough until PostgreSQL 16 parted membership from acting as the role. */
const mayActAsTenant = async (db: MigrationDb): Promise<boolean> => {
  const { rows } = await sql<{ may: boolean }>`select pg_has_role(current_user, oid,
      case when current_setting('server_version_num')::int >= 160000 then 'SET' else 'MEMBER' end) as may
    from pg_roles where rolname = ${TENANT_ROLE}`.execute(db);
  return rows[0]?.may === true;
};

const whatToRun = async (db: MigrationDb): Promise<string> => {
  const { rows } = await sql<{ me: string; there: boolean }>`select quote_ident(current_user) as me,
    exists (select from pg_roles where rolname = ${TENANT_ROLE}) as there`.execute(db);
  const [{ me, there } = { me: 'the database role', there: false }] = rows;
  const create = there ? '' : `CREATE ROLE ${TENANT_ROLE} NOLOGIN NOBYPASSRLS; `;
  return `The database role ${me} can’t act as ${TENANT_ROLE}. As a database administrator, run: ${create}GRANT ${TENANT_ROLE} TO ${me};`;
};

/** Columns of a tenant table besides `container_id`. */
type TenantColumns = (table: CreateTableBuilder<string, string>) => CreateTableBuilder<string, string>;

/**
 * Makes a table whose rows belong to one container each: `container_id` (by default the transaction's own container) leads the primary
 * key (container_id, _id), and row-level security lets the tenant role see and write its own container's rows only.
 * `_id text` is added unless `key` names other columns of the primary key. The connecting role, which owns the table, sees every row.
 * Every further index of the table should begin with `container_id` too.
 */
export const tenantTable = async (
  db: MigrationDb,
  name: string,
  columns: TenantColumns,
  options: { key?: readonly string[] } = {},
): Promise<void> => {
  const key = options.key ?? ['_id'];
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  table = table.addColumn('container_id', 'text', (column) =>
    column
      .notNull()
      .defaultTo(sql`current_setting(${sql.lit(CONTAINER_SETTING)}, true)`)
      .references('containers._id'),
  );
  if (!options.key) table = table.addColumn('_id', 'text', (column) => column.notNull());
  await columns(table)
    .addPrimaryKeyConstraint(`${name}_pkey`, ['container_id', ...key])
    .execute();

  const id = sql.id(name);
  const own = sql`container_id = current_setting(${sql.lit(CONTAINER_SETTING)}, true)`;
  await sql`alter table ${id} enable row level security`.execute(db);
  await sql`alter table ${id} force row level security`.execute(db);
  await sql`create policy own_container on ${id} to ${sql.id(TENANT_ROLE)} using (${own}) with check (${own})`.execute(db);
  // FORCE binds the owner as well unless it is a superuser, which a managed PostgreSQL never grants.
  await sql`create policy owner on ${id} to current_user using (true) with check (true)`.execute(db);
  await sql`grant select, insert, update, delete on ${id} to ${sql.id(TENANT_ROLE)}`.execute(db);
};
