import { sql, type Insertable, type Selectable } from 'kysely';
import type { Tx } from '../kernel/context';
import { groupBy } from '../kernel/group-by';
import type { Database } from './schema';

// Rows travel as one JSON value, typed by the table itself: a statement costs the same however many there are, and is one text to PostgreSQL.

type Table = keyof Database;

/** A row by its id, with the columns that change. */
type Change<Name extends Table> = Partial<Selectable<Database[Name]>> & { readonly _id: string };

/** Which columns a row has. */
const columnsOf = (row: object): string =>
  JSON.stringify(
    Object.entries(row)
      .flatMap(([name, value]) => (value === undefined ? [] : [name]))
      .toSorted(),
  );

const columnsIn = (key: string): string[] => JSON.parse(key) as string[];

const rowsOf = (table: Table, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`;

/** Adds rows of the transaction's container; a column a row does not have gets its default. */
export const insertRows = async <Name extends Table>(tx: Tx, table: Name, rows: readonly Insertable<Database[Name]>[]): Promise<void> => {
  for (const [key, alike] of groupBy(rows, columnsOf)) {
    const columns = sql.join(columnsIn(key).map((name) => sql.id(name)));
    await sql`insert into ${sql.table(table)} (${columns}) select ${columns} from ${rowsOf(table, alike)}`.execute(tx);
  }
};

/** Writes columns of rows of a container, by their ids; columns a row does not have stay. */
export const updateRows = async <Name extends Table>(
  tx: Tx,
  table: Name,
  containerId: string,
  rows: readonly Change<Name>[],
): Promise<void> => {
  for (const [key, alike] of groupBy(rows, columnsOf)) {
    const columns = columnsIn(key).filter((name) => name !== '_id');
    if (columns.length === 0) continue;
    const set = sql.join(columns.map((name) => sql`${sql.id(name)} = written.${sql.id(name)}`));
    await sql`update ${sql.table(table)} as kept set ${set} from ${rowsOf(table, alike)} as written
      where kept.container_id = ${containerId} and kept._id = written._id`.execute(tx);
  }
};
