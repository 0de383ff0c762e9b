import { z } from 'zod';
import { addresses } from '../../domain/addresses/addresses';
import { ConnectorError } from '../connectors/connector';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { notify } from '../inbox/notify';
import type { Errand, GroupEnd, JobKind } from '../jobs/kind';
import { HOUR, MINUTE, unixNow } from '../kernel/clock';
import type { StoreRef, Tx } from '../kernel/context';
import { logFault } from '../kernel/log';
import { storeNameOf } from '../stores/rows';
import { noteStoreStatus, storeQueue } from '../stores/status';
import { readStore, recordRead } from './read';

/** Seconds between two looks at a shop by schedule. */
export const READ_EVERY = 15 * MINUTE;

/** Seconds until the next one after failures in a row. */
const AGAIN: readonly number[] = [MINUTE, 5 * MINUTE, READ_EVERY, HOUR];

/** Writes down that a store could not be read, and what that tells of its connection. */
const recordFailure = async (tx: Tx, ref: StoreRef, failure: ConnectorError): Promise<void> => {
  const [now, reason] = [unixNow(), jsonb({ refusal: failure.refusal, values: failure.values })];
  const { container_id, store_id } = ref;
  const row = await tx
    .insertInto('external_reads')
    .values({ store_id, place: null, next_at: now, read_at: null, attempts: 1, failed_at: now, reason })
    .onConflict((conflict) =>
      conflict.columns(['container_id', 'store_id']).doUpdateSet((is) => ({
        attempts: is('external_reads.attempts', '+', 1),
        failed_at: is.fn.coalesce('external_reads.failed_at', is.val(now)),
        reason,
      })),
    )
    .returning('attempts')
    .executeTakeFirstOrThrow();
  await tx
    .updateTable('external_reads')
    .set({ next_at: now + (AGAIN[Math.min(row.attempts, AGAIN.length) - 1] ?? READ_EVERY) })
    .where('container_id', '=', container_id)
    .where('store_id', '=', store_id)
    .execute();
  await tellChanged(tx, container_id, ['externalReads']);
  await noteStoreStatus(tx, ref, failure);
};

const announceFailure = async (tx: Tx, { last, reasons }: GroupEnd): Promise<void> => {
  if (reasons.length === 0) return;
  await notify(tx, {
    type: 'Support',
    code: 'items-failed',
    module: 'job',
    params: { store: await storeNameOf(tx, last), reason: reasons },
    referent: addresses.jobs.print(),
  });
};

/** Reading what a store sells, as somebody asked for: short, and before the pushes that wait for the same store. */
export const fetchItems: JobKind = {
  type: 'fetch_items',
  queue: storeQueue,
  priority: -10,
  perform: async (services, job, signal, tell) => {
    const whole = await readStore(services, job, signal, tell);
    return async (tx) => {
      await recordRead(tx, job, whole, READ_EVERY);
      await noteStoreStatus(tx, job, 'Valid');
    };
  },
  announce: announceFailure,
  afterRejection: recordFailure,
};

const storeRef = z.object({ container_id: z.string(), store_id: z.string() });

/** The look the schedule asks for: its failure shows at the store, and the schedule itself tries again. */
export const pollItems: Errand = {
  name: 'poll_items',
  priority: -4,
  perform: async (services, payload, signal) => {
    const ref = storeRef.parse(payload);
    try {
      const whole = await readStore(services, ref, signal);
      await services.inContainer(ref.container_id, (tx) => recordRead(tx, ref, whole, READ_EVERY));
    } catch (error) {
      if (signal.aborted) return;
      if (!(error instanceof ConnectorError)) return void logFault('poll_items', error);
      await services.inContainer(ref.container_id, (tx) => recordFailure(tx, ref, error));
    }
  },
};
