import { sql } from 'kysely';
import type { AuditAction, AuditedState } from '../../domain/audit/audit';
import type { Database } from '../db/schema';
import type { RequestContext, Tx } from './context';

/** A row that an audited act changes, as the audit log may show it. */
export interface AuditedRow extends AuditedState {
  readonly _id: string;
  /** The name people know it by. */
  readonly label: string;
}

export type ReadAudited = (
  tx: Tx,
  context: Pick<RequestContext, 'container' | 'services'>,
  ids: readonly string[],
) => Promise<readonly AuditedRow[]>;

/** Has an operation recorded in the audit log, in the transaction of its effect. */
export interface AuditRule<Args, Result> {
  readonly action: AuditAction | ((args: Args) => AuditAction);
  /**
   * Ids of the rows it changes; anything but a text is passed over. Asked before it runs, and again with its result, which names the rows it
   * created or, of several, the ones it did change: events are recorded for these.
   */
  ids(args: Args, result: Result | undefined): readonly unknown[];
  /** Reads the rows, so that the log can tell what changed. */
  readonly read: ReadAudited;
  /** What the call itself says that no row shows, such as an amount. */
  readonly details?: (args: Args) => Readonly<Record<string, unknown>>;
}

interface AuditedColumns {
  /** The column with the name people know a row by. */
  readonly label: string;
  readonly shown: readonly string[];
  /** The column with the id; `_id` by default. */
  readonly id?: string;
}

/** Reads listed columns of a tenant table. No other column can reach the log. */
export const readColumns =
  (table: keyof Database, { label, shown, id = '_id' }: AuditedColumns): ReadAudited =>
  async (tx, { container }, ids) => {
    const pairs = shown.flatMap((column) => [sql`${column}::text`, sql.ref(column)]);
    const { rows } = await sql<AuditedRow>`
      select ${sql.ref(id)} as _id, ${sql.ref(label)}::text as label, jsonb_build_object(${sql.join(pairs)}) as shown
      from ${sql.table(table)} where container_id = ${container._id} and ${sql.ref(id)} = any(${[...ids]})`.execute(tx);
    return rows;
  };
