import { enqueue } from '../jobs/queue';
import { accountQueue } from '../kernel/account-queue';
import type { Tx } from '../kernel/context';
import type { FulfilmentOrderRow } from './tables';

/** The errand that asks a provider to cancel a fulfilment order. */
export const CANCEL_FO = 'cancel_fo';

/** Has providers asked to take fulfilment orders back. `tries`: how often in a row nobody could be asked. */
export const enqueueCancel = (
  tx: Tx,
  fos: readonly Pick<FulfilmentOrderRow, '_id' | 'fulfilment_id'>[],
  delay = 0,
  tries = 0,
): Promise<void> =>
  enqueue(
    tx,
    fos.map(({ _id, fulfilment_id }) => ({
      task: CANCEL_FO,
      queue: accountQueue(fulfilment_id),
      priority: -5,
      key: `cancel:${_id}`,
      payload: { fo_id: _id, tries: String(tries) },
    })),
    delay,
  );
