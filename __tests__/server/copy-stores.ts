import { sql } from 'kysely';
import { newId } from '../../src/server/db/ids';
import type { Services } from '../../src/server/kernel/context';

/** More stores like one there is, in its container or another one; returns their ids. Nobody can open the shops of another container's. */
export const copyStores = async (services: Pick<Services, 'db'>, like: string, count: number, containerId?: string): Promise<string[]> => {
  const ids = Array.from({ length: count }, () => newId());
  await sql`insert into stores select made.* from stores as kept, unnest(${ids}::text[]) with ordinality as copy(id, number),
    jsonb_populate_record(kept, jsonb_build_object('_id', copy.id, 'sto_name', 'Shop ' || copy.number, 'identities', '{}'::text[], 'container_id',
      coalesce(${containerId ?? null}::text, kept.container_id))) as made
    where kept._id = ${like}`.execute(services.db);
  return ids;
};
