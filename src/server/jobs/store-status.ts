import { unixNow } from '../clock';
import type { StoreStatus } from '../connectors/connector';
import type { Tx } from '../context';

/** Names a row of a tenant table: the container is always said, besides what row-level security says. */
export interface StoreRef {
  readonly container_id: string;
  readonly store_id: string;
}

/** Writes down what a call to the shop told about its connection; undefined: nothing. */
export const noteStoreStatus = async (tx: Tx, { container_id, store_id }: StoreRef, status: StoreStatus | undefined): Promise<void> => {
  if (!status) return;
  await tx
    .updateTable('stores')
    .set({ sto_status: status, updated_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('sto_status', '!=', status)
    .where('trashed_at', 'is', null)
    .execute();
};
