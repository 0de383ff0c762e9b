import { sql } from 'kysely';
import { PLATFORM_IDS, PLATFORMS } from '../../domain/platforms';
import { databaseNow } from '../db/clock';
import type { Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import type { Services } from '../kernel/context';
import { whereAutomated } from '../stores/automation';
import { storeQueue } from '../stores/status';
import { pollItems, READ_EVERY } from './fetch-job';

const STORES_A_ROUND = 100;

/** Seconds until a store that was connected is first read by itself; whoever wants it at once asks for it. */
const FIRST = 600;

/** Platforms that tell what they sell. */
export const TELLING = PLATFORM_IDS.filter((id) => PLATFORMS[id].can.includes('products'));

const isReadable = sql<boolean>`s.trashed_at is null and ${whereAutomated('s')} and s.sto_status <> 'Invalid'`;

/** Has stores read whose time has come; each is taken by one node. */
const askDueStores = async (services: Services): Promise<void> => {
  await sql`insert into external_reads (container_id, store_id, next_at)
    select s.container_id, s._id, ${databaseNow} + ${FIRST} from stores s
    where ${isReadable} and s.platform_id = any(${TELLING})
      and not exists (select from external_reads r where r.container_id = s.container_id and r.store_id = s._id)
    on conflict do nothing`.execute(services.db);
  const due = await services.db
    .selectFrom('external_reads as r')
    .innerJoin('stores as s', (on) => on.onRef('s.container_id', '=', 'r.container_id').onRef('s._id', '=', 'r.store_id'))
    .select(['r.container_id', 'r.store_id'])
    .where(isReadable)
    .where('r.next_at', '<=', databaseNow)
    .orderBy('r.next_at')
    .limit(STORES_A_ROUND)
    .execute();
  for (const { container_id, store_id } of due) {
    await services.inContainer(container_id, async (tx) => {
      const taken = await tx
        .updateTable('external_reads')
        .set({ next_at: sql<number>`${databaseNow} + ${READ_EVERY}` })
        .where('container_id', '=', container_id)
        .where('store_id', '=', store_id)
        .where('next_at', '<=', databaseNow)
        .returning('store_id')
        .executeTakeFirst();
      if (!taken) return;
      const [queue, payload] = [storeQueue({ store_id }), { store_id }];
      await enqueue(tx, [{ task: pollItems.name, queue, priority: pollItems.priority, key: `items:${store_id}`, payload }]);
    });
  }
};

export const scheduleOfItems: Round = { name: 'schedule of products at shops', pause: 10_000, run: askDueStores };
