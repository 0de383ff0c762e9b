import { sql } from 'kysely';

/** SQL that holds for stores whose platform may be called automatically: their automation is on, and the platform has not closed them. `stores`: the alias. */
export const whereAutomated = (stores: string) =>
  sql<boolean>`${sql.ref(`${stores}.sto_auto`)} and ${sql.ref(`${stores}.settings`)} -> 'dead_state' is distinct from 'true'::jsonb`;
