import { sql } from 'kysely';

/** Unix seconds by the database's clock, the same for all nodes: when jobs and schedules are due. */
export const databaseNow = sql<number>`extract(epoch from now())::integer`;
