import { sql, type RawBuilder } from 'kysely';

/** A value for a `jsonb` column. The driver would send a bare array as a PostgreSQL array, so JSON is always written through this. */
export const jsonb = <T>(value: T): RawBuilder<T> => sql<T>`${JSON.stringify(value)}::jsonb`;
