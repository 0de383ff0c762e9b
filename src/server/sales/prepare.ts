import type { Tx } from '../kernel/context';
import { enqueue } from '../jobs/queue';
import type { Market, OrderFacts } from './facts';
import type { Standing } from './standing';

/** The errand that draws an order's print files and has its address checked. */
export const PREPARE_ORDER = 'prepare_order';

/** Whether something of an order is to be found out that takes a while. */
export const isUnprepared = ({ order }: OrderFacts, { open }: Standing, { products }: Market): boolean =>
  open.length > 0 &&
  // Who would send it there is asked whether it arrives.
  ((order.address_state === 'verifying' && open.some(({ route }) => route !== null)) ||
    open.some(({ line }) => line.print_files === null && Boolean(products.get(line.item_info_id ?? '')?.mockup_id)));

/** Has print files drawn and addresses checked of some orders. `tries`: how often in a row nobody could be asked. */
export const enqueuePreparation = (tx: Tx, orderIds: readonly string[], delaySeconds = 0, tries = 0): Promise<void> =>
  enqueue(
    tx,
    orderIds.map((id) => ({
      task: PREPARE_ORDER,
      queue: `order:${id}`,
      priority: 0,
      key: `prepare:${id}`,
      payload: { order_id: id, tries: String(tries) },
    })),
    delaySeconds,
  );
