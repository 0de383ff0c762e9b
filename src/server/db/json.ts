import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import type { Tx } from '../kernel/context';
import type { Database } from './schema';

/** A value for a `jsonb` column. The driver would send a bare array as a PostgreSQL array, so JSON is always written through this. */
export const jsonb = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;

/** JSON as the database made it. */
export class JsonText {
  constructor(readonly text: string) {}
}

/** The rows of a query as one JSON list of objects, by the names of its columns. */
export const asJson = async <Row>(tx: Tx, query: SelectQueryBuilder<Database, never, Row>): Promise<JsonText> => {
  const rows = await tx
    .selectFrom(query.as('answer'))
    .select(sql<string>`row_to_json(answer)::text`.as('json'))
    .execute();
  return new JsonText(`[${rows.map(({ json }) => json).join(',')}]`);
};
