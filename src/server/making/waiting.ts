import { z } from 'zod';
import type { Gate } from '../../domain/sales/gates';
import type { Errand } from '../jobs/kind';
import type { Services } from '../kernel/context';
import { settleOrders } from '../sales/settle';
import { WALLET_GREW } from '../wallet/wallet';

/** Orders that are settled in one transaction. */
const AT_ONCE = 100;

/** Settles the orders that wait at some gates, after something they wait for has changed. */
export const settleWaiting = async (services: Services, containerId: string, gates: readonly Gate[]): Promise<void> => {
  let after = '';
  for (;;) {
    const now = await services.marketNow();
    const ids = await services.inContainer(containerId, async (tx) => {
      const rows = await tx
        .selectFrom('orders')
        .select('_id')
        .where('container_id', '=', containerId)
        .where('blocking_gate', 'in', gates)
        .where('_id', '>', after)
        .orderBy('_id')
        .limit(AT_ONCE)
        .execute();
      const found = rows.map(({ _id }) => _id);
      await settleOrders(tx, containerId, found, now);
      return found;
    });
    after = ids.at(-1) ?? '';
    if (ids.length < AT_ONCE) return;
  }
};

const payloadShape = z.object({ container_id: z.string() });

/** The wallet holds more: orders that waited for it go on. */
export const walletGrew: Errand = {
  name: WALLET_GREW,
  priority: 0,
  perform: (services, payload) => settleWaiting(services, payloadShape.parse(payload).container_id, ['paid']),
};
