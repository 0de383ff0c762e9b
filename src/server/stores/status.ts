import { unixNow } from '../kernel/clock';
import type { StoreStatus } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import type { Tx } from '../kernel/context';
import { notify } from '../inbox/operations';
import type { NotificationCode } from '../inbox/words';

/** Names a row of a tenant table: the container is always said, besides what row-level security says. */
export interface StoreRef {
  readonly container_id: string;
  readonly store_id: string;
}

/** What a lost connection means for the seller. */
const TROUBLE: Readonly<Record<Exclude<StoreStatus, 'Valid'>, NotificationCode>> = {
  Lostconnection: 'store-lost',
  Invalid: 'store-refused',
};

/** Writes down what a call to the shop told about its connection, and announces it when the connection was lost; undefined: nothing. */
export const noteStoreStatus = async (tx: Tx, { container_id, store_id }: StoreRef, status: StoreStatus | undefined): Promise<void> => {
  if (!status) return;
  const changed = await tx
    .updateTable('stores')
    .set({ sto_status: status, updated_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('sto_status', '!=', status)
    .where('trashed_at', 'is', null)
    .returning('sto_name')
    .executeTakeFirst();
  if (!changed) return;
  await tellChanged(tx, container_id, ['stores']);
  if (status === 'Valid') return;
  await notify(tx, {
    type: 'Support',
    code: TROUBLE[status],
    module: 'store',
    params: { store: changed.sto_name },
    referent: `/stores/${status.toLowerCase()}`,
  });
};
