import { z } from 'zod';
import { addresses } from '../../domain/addresses/addresses';
import { ConnectorError } from '../connectors/connector';
import { notify } from '../inbox/notify';
import type { Errand, GroupEnd, JobKind } from '../jobs/kind';
import { unixNow } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { logFault } from '../kernel/log';
import { findJobStore, openStore } from '../stores/connection';
import { storeNameOf } from '../stores/rows';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { keepOrders } from './keep-orders';

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

/** A look that went well is told by the orders it brought. */
const announceFailure = async (tx: Tx, { last, rejected: [failed] }: GroupEnd): Promise<void> => {
  if (!failed) return;
  await notify(tx, {
    type: 'Support',
    code: 'orders-failed',
    module: 'job',
    params: { store: await storeNameOf(tx, last), reason: failed.msg?.msg ?? '' },
    referent: addresses.jobs.print(),
  });
};

/** A look for orders somebody asked for: a job people can follow. It is short and goes before the pushes that wait for the same store. */
export const fetchOrders: JobKind = {
  type: 'fetch_orders',
  queue: storeQueue,
  priority: -10,
  perform: async (services, job, signal) => {
    const cursor = await fetchInto(services, job, signal);
    return (tx) => recordFetch(tx, job, cursor);
  },
  announce: announceFailure,
  afterRejection: (tx, job, { storeStatus }) => noteStoreStatus(tx, job, storeStatus),
};

const storeRef = z.object({ container_id: z.string(), store_id: z.string() });

/** The look the schedule asks for: its failure shows in the store's status, and the schedule itself tries again. */
export const pollOrders: Errand = {
  name: 'poll_orders',
  priority: -5,
  perform: async (services, payload, signal) => {
    const ref = storeRef.parse(payload);
    try {
      const cursor = await fetchInto(services, ref, signal);
      await services.inContainer(ref.container_id, (tx) => recordFetch(tx, ref, cursor));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ConnectorError)) return void logFault('poll_orders', error);
      await services.inContainer(ref.container_id, (tx) => noteStoreStatus(tx, ref, error.storeStatus));
    }
  },
};
