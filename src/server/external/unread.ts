import { sql } from 'kysely';
import { unixNow } from '../kernel/clock';
import type { Tx } from '../kernel/context';
import { waitByFailures } from '../outside/put-off';
import type { StoreRow } from '../stores/connection';

/** Products of a shop whose details could not be read when a page told of them, those first that wait longest. */
export const readUnread = async (tx: Tx, store: StoreRow): Promise<string[]> => {
  const row = await tx
    .selectFrom('external_reads')
    .select('unread')
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .executeTakeFirst();
  return row?.unread ?? [];
};

/** Of products that were asked for, those that failed go to the end of the unread ones, so that one that fails each time keeps back no other. */
export const writeUnread = async (tx: Tx, store: StoreRow, asked: readonly string[], failed: readonly string[]): Promise<void> => {
  const before = await readUnread(tx, store);
  const again = new Set([...asked, ...failed]);
  const unread = [...before.filter((id) => !again.has(id)), ...new Set(failed)];
  if (before.length === 0 && unread.length === 0) return;
  await tx
    .updateTable('external_reads')
    .set({ unread })
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .execute();
};

/** Known products the shop told nothing of are asked for again later, the later the more often that happened. */
export const putOffUnseen = async (tx: Tx, store: StoreRow, platformIds: readonly string[]): Promise<void> => {
  if (platformIds.length === 0) return;
  await tx
    .updateTable('external_products')
    .set((row) => ({
      ask_after: sql<number>`${unixNow()} + ${waitByFailures('ask_failures')}`,
      ask_failures: row('ask_failures', '+', 1),
    }))
    .where('container_id', '=', store.container_id)
    .where('store_id', '=', store._id)
    .where('platform_id', 'in', [...platformIds])
    .execute();
};
