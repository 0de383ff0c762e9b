import { isDeepStrictEqual } from 'node:util';
import { addresses } from '../../domain/addresses/addresses';
import { unixNow } from '../kernel/clock';
import type { ConnectorError, StoreStatus } from '../connectors/connector';
import type { StoreRef, Tx } from '../kernel/context';
import { notify } from '../inbox/notify';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import type { NotificationCode } from '../inbox/words';

/** Calls to one store are made one after the other. */
export const storeQueue = ({ store_id }: Pick<StoreRef, 'store_id'>): string => `store:${store_id}`;

/** What a lost connection means for the seller. */
const TROUBLE: Readonly<Record<Exclude<StoreStatus, 'Valid'>, NotificationCode>> = {
  Lostconnection: 'store-lost',
  Invalid: 'store-refused',
};

/** Writes down what a call to the shop told about its connection and why, and announces it when the connection was lost. */
export const noteStoreStatus = async (tx: Tx, { container_id, store_id }: StoreRef, outcome: 'Valid' | ConnectorError): Promise<void> => {
  const failure = outcome === 'Valid' ? null : outcome;
  const status = failure ? failure.storeStatus : 'Valid';
  if (!status) return;
  const reason = failure && { refusal: failure.refusal, values: failure.values };
  const before = await tx
    .selectFrom('stores')
    .select(['sto_name', 'sto_status', 'sto_reason'])
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .where('trashed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!before || (before.sto_status === status && isDeepStrictEqual(before.sto_reason, reason))) return;
  await tx
    .updateTable('stores')
    .set({ sto_status: status, sto_reason: reason && jsonb(reason), updated_at: unixNow() })
    .where('container_id', '=', container_id)
    .where('_id', '=', store_id)
    .execute();
  await tellChanged(tx, container_id, ['stores']);
  if (!failure || status === 'Valid' || before.sto_status === status) return;
  await notify(tx, {
    type: 'Support',
    code: TROUBLE[status],
    module: 'store',
    params: { store: before.sto_name, reason: [{ msg: failure.message, ...reason }] },
    referent: addresses.stores.print({ filter: status.toLowerCase() }),
  });
};
