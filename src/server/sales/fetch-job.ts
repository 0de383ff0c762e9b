import { unixNow } from '../kernel/clock';
import { ConnectorError } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import type { Services, Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import { keepOrders } from './keep-orders';
import type { JobRunner } from '../jobs/run-job';
import { findJobStore, openStore } from '../stores/connection';
import { noteStoreStatus, type StoreRef } from '../stores/status';

/** Reads what changed at the store since the last look. Pages are kept as they come; the cursor moves when all are in. */
const fetchInto = async (services: Services, ref: StoreRef, signal: AbortSignal): Promise<string | null> => {
  const store = await services.inContainer(ref.container_id, (tx) => findJobStore(tx, ref));
  const { connector, connection } = await openStore(services, store, signal);
  let cursor: string | null = null;
  for await (const page of connector.fetchOrders(connection, store.fetch_cursor)) {
    await services.inContainer(ref.container_id, (tx) => keepOrders(tx, store, page.orders));
    cursor = page.cursor;
  }
  return cursor;
};

const recordFetch = async (tx: Tx, ref: StoreRef, cursor: string | null): Promise<void> => {
  await tx
    .updateTable('stores')
    .set({ last_fetch_at: unixNow(), ...(cursor === null ? {} : { fetch_cursor: cursor }) })
    .where('container_id', '=', ref.container_id)
    .where('_id', '=', ref.store_id)
    .execute();
  await tellChanged(tx, ref.container_id, ['stores']);
  await noteStoreStatus(tx, ref, 'Valid');
};

/** A look for orders somebody asked for: a job people can follow. */
export const fetchOrders: JobRunner = {
  perform: async (services, job, signal) => {
    const cursor = await fetchInto(services, job, signal);
    return (tx) => recordFetch(tx, job, cursor);
  },
};

/** The look the schedule asks for: no job row, its failure shows in the store's status, and the schedule itself tries again. */
export const pollOrders = async (services: Services, ref: StoreRef, signal: AbortSignal): Promise<void> => {
  try {
    const cursor = await fetchInto(services, ref, signal);
    await services.inContainer(ref.container_id, (tx) => recordFetch(tx, ref, cursor));
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ConnectorError)) return void logFault('poll_orders', error);
    await services.inContainer(ref.container_id, (tx) => noteStoreStatus(tx, ref, error.storeStatus));
  }
};
