import { addresses } from '../../domain/addresses/addresses';
import { unixNow } from '../kernel/clock';
import type { StoreStatus } from '../connectors/connector';
import type { StoreRef, Tx } from '../kernel/context';
import { notify } from '../inbox/notify';
import { tellChanged } from '../db/channel';
import type { NotificationCode } from '../inbox/words';

/** Calls to one store are made one after the other. */
export const storeQueue = ({ store_id }: Pick<StoreRef, 'store_id'>): string => `store:${store_id}`;

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
    referent: addresses.stores.print({ filter: status.toLowerCase() }),
  });
};
