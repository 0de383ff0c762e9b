import { unixNow } from '../clock';
import type { StoreStatus } from '../connectors/connector';
import type { Tx } from '../context';

/** Writes down what a call to the shop told about its connection; undefined: nothing. */
export const noteStoreStatus = async (tx: Tx, storeId: string, status: StoreStatus | undefined): Promise<void> => {
  if (!status) return;
  await tx
    .updateTable('stores')
    .set({ sto_status: status, updated_at: unixNow() })
    .where('_id', '=', storeId)
    .where('sto_status', '!=', status)
    .where('trashed_at', 'is', null)
    .execute();
};
