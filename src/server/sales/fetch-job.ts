import { z } from 'zod';
import { addresses } from '../../domain/addresses/addresses';
import { ConnectorError, endless } from '../connectors/connector';
import type { FetchedOrders } from '../connectors/platforms/shop';
import { notify } from '../inbox/notify';
import type { Errand, GroupEnd, JobKind } from '../jobs/kind';
import { HOUR, MINUTE, unixNow } from '../kernel/clock';
import type { Services, StoreRef, Tx } from '../kernel/context';
import { tellChanged } from '../db/channel';
import { logFault } from '../kernel/log';
import { findJobStore, openStore, type StoreRow } from '../stores/connection';
import { learnCurrency } from '../stores/currency';
import { keepIdentities } from '../stores/identity';
import { storeNameOf } from '../stores/rows';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { eachPage, oneLook } from '../outside/each-page';
import { takeInOrders } from './order-intake';
import { askForUnseen, keepRemoved } from './removed-orders';
import { holdSecondCopies } from './same-shop';
import { announceSetAside } from './set-aside';
import { cleanUp } from '../kernel/clean-up';

/** What one look may take; what it did not come to is read by the next one. */
const LIMITS = { pages: 1000, ms: 5 * MINUTE * 1000 } as const;

/** Seconds a shop may be silent about an open order before a look by schedule asks for it. */
const QUIET = 24 * HOUR;

/** Keeps a page and how far it reaches, in one transaction: a look that breaks off is continued by the next. */
const keepPage = async (services: Services, store: StoreRow, page: FetchedOrders): Promise<void> => {
  const now = await services.marketNow();
  await services.inContainer(store.container_id, async (tx) => {
    await takeInOrders(tx, services, store, page, now);
    await keepRemoved(tx, store, page.trashed, 'trashed', now);
    await tx
      .updateTable('stores')
      .set({ fetch_cursor: page.cursor })
      .where('container_id', '=', store.container_id)
      .where('_id', '=', store._id)
      // Not if it has become another shop meanwhile.
      .where('website', '=', store.website)
      .execute();
  });
};

/** Reads what changed at the store since the last look. Returns whether it came to the end. */
const fetchInto = async (services: Services, ref: StoreRef, signal: AbortSignal, quiet: number): Promise<boolean> => {
  const store = await services.inContainer(ref.container_id, (tx) => findJobStore(tx, ref));
  return oneLook(store.website, signal, (ending) => fetchOrdersOf(services, store, ending, quiet));
};

const fetchOrdersOf = async (services: Services, store: StoreRow, signal: AbortSignal, quiet: number): Promise<boolean> => {
  const { shop, keys } = await openStore(services, store, signal);
  await services.inContainer(store.container_id, (tx) => keepIdentities(tx, store, keys));
  let cursor = store.fetch_cursor;
  let whole: boolean;
  try {
    whole = await eachPage(shop.fetchOrders(cursor), LIMITS, async (page) => {
      await keepPage(services, store, page);
      ({ cursor } = page);
    });
  } finally {
    // What was not told now is told after the next look.
    await cleanUp('orders that were set aside', () => services.inContainer(store.container_id, (tx) => announceSetAside(tx, store)));
  }
  if (!whole && cursor === store.fetch_cursor) throw endless(store.website);
  if (!whole) return false;
  await askForUnseen(services, store, shop, quiet);
  try {
    await learnCurrency(services, store, shop);
  } catch (error) {
    // The orders are kept without it, and a push asks again.
    if (!(error instanceof ConnectorError)) throw error;
  }
  const now = await services.marketNow();
  await services.inContainer(store.container_id, (tx) => holdSecondCopies(tx, store, now));
  return true;
};

const recordFetch = async (tx: Tx, ref: StoreRef, whole: boolean): Promise<void> => {
  await tx
    .updateTable('stores')
    .set(whole ? { last_fetch_at: unixNow() } : { next_fetch_at: unixNow() })
    .where('container_id', '=', ref.container_id)
    .where('_id', '=', ref.store_id)
    .execute();
  await tellChanged(tx, ref.container_id, ['stores']);
  await noteStoreStatus(tx, ref, 'Valid');
};

/** A look that went well is told by the orders it brought. */
const announceFailure = async (tx: Tx, { last, reasons }: GroupEnd): Promise<void> => {
  if (reasons.length === 0) return;
  await notify(tx, {
    type: 'Support',
    code: 'orders-failed',
    module: 'job',
    params: { store: await storeNameOf(tx, last), reason: reasons },
    referent: addresses.jobs.print(),
  });
};

/** A look for orders somebody asked for: a job people can follow. It is short and goes before the pushes that wait for the same store. */
export const fetchOrders: JobKind = {
  type: 'fetch_orders',
  bringsBuyers: true,
  queue: storeQueue,
  priority: -10,
  perform: async (services, job, signal) => {
    const whole = await fetchInto(services, job, signal, 0);
    return (tx) => recordFetch(tx, job, whole);
  },
  announce: announceFailure,
  afterRejection: noteStoreStatus,
};

const storeRef = z.object({ container_id: z.string(), store_id: z.string() });

/** The look the schedule asks for: its failure shows in the store's status, and the schedule itself tries again. */
export const pollOrders: Errand = {
  name: 'poll_orders',
  priority: -5,
  perform: async (services, payload, signal) => {
    const ref = storeRef.parse(payload);
    try {
      const whole = await fetchInto(services, ref, signal, QUIET);
      await services.inContainer(ref.container_id, (tx) => recordFetch(tx, ref, whole));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ConnectorError)) return void logFault('poll_orders', error);
      await services.inContainer(ref.container_id, (tx) => noteStoreStatus(tx, ref, error));
    }
  },
};
