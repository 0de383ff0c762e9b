import { sql } from 'kysely';
import type { Database } from '../db/schema';
import { readColumns, type ReadAudited } from '../kernel/audit';
import { openVault, type Sealed } from '../kernel/vault';

type AuditedColumns = Parameters<typeof readColumns>[1];

/** Sealed columns, each a JSON object of secrets by name, and the context each was sealed in. */
type SealedColumns = Readonly<Record<string, (containerId: string, id: string) => string>>;

interface SealedRow {
  readonly _id: string;
  readonly sealed: Readonly<Record<string, Sealed | ''>>;
}

/**
 * Reads listed columns and opens the sealed ones, so that the audit log can tell which secrets changed: sealing one again gives another text
 * each time. The secrets are compared in memory and go nowhere. `open`: names of what is sealed beside the secrets and is none.
 */
export const readWithSecrets =
  (table: keyof Database, columns: AuditedColumns, sealed: SealedColumns, open: readonly string[] = []): ReadAudited =>
  async (tx, context, ids) => {
    const { container, services } = context;
    const id = sql.ref(columns.id ?? '_id');
    const pairs = Object.keys(sealed).flatMap((column) => [sql`${column}::text`, sql.ref(column)]);
    const { rows } = await sql<SealedRow>`select ${id} as _id, jsonb_build_object(${sql.join(pairs)}) as sealed
      from ${sql.table(table)} where container_id = ${container._id} and ${id} = any(${[...ids]})`.execute(tx);
    const vault = await openVault(services.config.dataDir);
    const opened = new Map(
      rows.map((row) => [
        row._id,
        Object.entries(sealed).flatMap(([column, contextOf]): [string, string][] => {
          const text = row.sealed[column];
          if (!text) return [];
          const secrets = JSON.parse(vault.open(text, contextOf(container._id, row._id))) as Readonly<Record<string, unknown>>;
          return Object.entries(secrets).flatMap(([name, value]) =>
            value && !open.includes(name) ? [[`${column}.${name}`, JSON.stringify(value)]] : [],
          );
        }),
      ]),
    );
    const shown = await readColumns(table, columns)(tx, context, ids);
    return shown.map((row) => ({ ...row, sealed: Object.fromEntries(opened.get(row._id) ?? []) }));
  };
