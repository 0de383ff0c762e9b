import { unixNow } from '../clock';
import { ConnectorError } from '../connectors/connector';
import type { Services } from '../context';
import { logFault } from '../log';
import { keepOrders } from './order-rows';
import type { JobRunner } from './run-job';
import { findJobStore, openStore } from './store-connection';
import { noteStoreStatus } from './store-status';

/** Reads what changed at the store since the last look. Pages are kept as they come; the cursor moves when all are in. */
const fetchInto = async (services: Services, containerId: string, storeId: string, signal: AbortSignal): Promise<string | null> => {
  const store = await services.inContainer(containerId, (tx) => findJobStore(tx, storeId));
  const { connector, connection } = await openStore(services, store, signal);
  let cursor: string | null = null;
  for await (const page of connector.fetchOrders(connection, store.fetch_cursor)) {
    await services.inContainer(containerId, (tx) => keepOrders(tx, store, page.orders));
    cursor = page.cursor;
  }
  return cursor;
};

const fetched = (storeId: string, cursor: string | null) => async (tx: Parameters<typeof noteStoreStatus>[0]) => {
  await tx
    .updateTable('stores')
    .set({ last_fetch_at: unixNow(), ...(cursor === null ? {} : { fetch_cursor: cursor }) })
    .where('_id', '=', storeId)
    .execute();
  await noteStoreStatus(tx, storeId, 'Valid');
};

/** A look for orders somebody asked for: a job people can follow. */
export const fetchOrders: JobRunner = {
  perform: async (services, job, signal) => fetched(job.store_id, await fetchInto(services, job.container_id, job.store_id, signal)),
};

/** The look the schedule asks for: no job row, its failure shows in the store's status, and the schedule itself tries again. */
export const pollOrders = async (services: Services, containerId: string, storeId: string, signal: AbortSignal): Promise<void> => {
  try {
    const cursor = await fetchInto(services, containerId, storeId, signal);
    await services.inContainer(containerId, fetched(storeId, cursor));
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof ConnectorError)) return void logFault('poll_orders', error);
    await services.inContainer(containerId, (tx) => noteStoreStatus(tx, storeId, error.storeStatus));
  }
};
