import { sql, type RawBuilder } from 'kysely';
import { waitAfterFailures } from '../../domain/stores/store-disturbance';

/** Seconds until something is tried again, the longer the more often it failed: as `waitAfterFailures`, for many rows in one statement. */
export const waitByFailures = (column: string): RawBuilder<number> => {
  const waits = Array.from({ length: 11 }, (_, failures) => waitAfterFailures(failures));
  return sql<number>`(${waits}::int[])[least(${sql.ref(column)}, ${waits.length - 1}) + 1]`;
};
