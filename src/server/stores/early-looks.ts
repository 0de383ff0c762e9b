import { sql } from 'kysely';
import { HEAD_EVERY, HEAD_REST } from '../../domain/stores/store-disturbance';
import { databaseNow } from '../db/clock';
import type { Round } from '../jobs/kind';
import type { Services } from '../kernel/context';
import { logFault } from '../kernel/log';
import { whereAutomated } from './automation';
import { openStore, type StoreRow } from './connection';
import { bringLooksForward } from './next-looks';

/** Shops asked at the same time: each may keep its request for seconds. */
const AT_ONCE = 50;

/** Takes shops that are put off and due for a HEAD request, so that one node asks each. */
const takeDue = ({ db }: Services): Promise<StoreRow[]> =>
  db
    .updateTable('stores')
    .set({ head_at: sql<number>`${databaseNow} + ${HEAD_EVERY}` })
    .where('head_at', '<=', databaseNow)
    .where('_id', 'in', (from) =>
      from
        .selectFrom('stores as s')
        .select('s._id')
        .where('s.head_at', '<=', databaseNow)
        .where('s.next_fetch_at', '>', databaseNow)
        .where('s.trashed_at', 'is', null)
        .where(whereAutomated('s'))
        .orderBy('s.head_at')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .execute();

/** Asks one shop, and has it looked at now where its server answers. */
const askShop = async (services: Services, store: StoreRow, signal: AbortSignal | undefined): Promise<void> => {
  const { shop } = await openStore(services, store, signal ?? new AbortController().signal);
  if (!(await shop.isAnswering?.())) return;
  const now = await services.marketNow();
  await services.inContainer(store.container_id, async (tx) => {
    const taken = await tx
      .updateTable('stores')
      .set({ next_fetch_at: databaseNow, head_at: sql<number>`${databaseNow} + ${HEAD_REST}` })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', store._id)
      // A look that was made meanwhile knows better.
      .where('next_fetch_at', '=', store.next_fetch_at)
      .returning('_id')
      .executeTakeFirst();
    if (taken) await bringLooksForward(tx, { container_id: store.container_id, store_id: store._id }, now);
  });
};

/** Finds out each minute whether shops that are to be left alone for longer answer again. One that fails keeps back no other. */
const askDueShops = async (services: Services, signal?: AbortSignal): Promise<void> => {
  await Promise.all(
    (await takeDue(services)).map(async (store) => {
      try {
        await askShop(services, store, signal);
      } catch (error) {
        if (!signal?.aborted) logFault('early looks', error);
      }
    }),
  );
};

export const earlyLooks: Round = { name: 'early looks at stores', pause: 5000, run: askDueShops };
