import { sql } from 'kysely';
import { asIdentity } from '../db/tenancy';
import type { StoreRef, Tx } from '../kernel/context';
import { notify, type NewNotification } from './notify';

/** Members a store is assigned to; who left is none any more. */
const assignedTo = async (tx: Tx, { container_id, store_id }: StoreRef): Promise<readonly string[]> => {
  const store = await tx
    .selectFrom('stores')
    .select(sql<readonly string[] | null>`settings -> 'user_owners'`.as('ids'))
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .executeTakeFirst();
  const ids = store?.ids ?? [];
  if (ids.length === 0) return [];
  const members = await asIdentity(tx, (identity) =>
    identity
      .selectFrom('memberships')
      .select('user_id')
      .where('container_id', '=', container_id)
      .where('status', '<>', 'Pending')
      .where('user_id', 'in', ids)
      .execute(),
  );
  return members.map(({ user_id }) => user_id);
};

/** Tells of something at a store: those the store is assigned to, or everybody who may hear of it where it is assigned to nobody. */
export const notifyOfStore = async (tx: Tx, store: StoreRef, notification: NewNotification): Promise<void> => {
  const assigned = await assignedTo(tx, store);
  if (assigned.length === 0) await notify(tx, notification);
  for (const userId of assigned) await notify(tx, { ...notification, userId });
};
