import { sql } from 'kysely';
import type { MigrationDb } from '../tenancy';

/** Until now, neither setting had an effect: all of them were automatic, and stay so until somebody turns it off. */
export const up = async (db: MigrationDb): Promise<void> => {
  await sql`update stores set sto_auto = true where not sto_auto`.execute(db);
  await sql`update fulfilments set auto = true where not auto`.execute(db);
};
