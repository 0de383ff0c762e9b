import { z } from 'zod';
import { ConnectorError } from '../connectors/connector';
import { databaseNow } from '../db/clock';
import { findAccount } from '../fulfilments/account';
import { accountQueue } from '../kernel/account-queue';
import type { Errand, Round } from '../jobs/kind';
import { enqueue } from '../jobs/queue';
import { DAY } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { onShelf } from './account';
import { compareAll } from './compare';
import { keepProducts } from './keep';

const KEEP_PRODUCTS = 'keep_products';
const ACCOUNTS_A_ROUND = 10;
/** After the names of what orders need, which is read in the same queue. */
const PRIORITY = 20;

export const enqueueProducts = (tx: Tx, fulfilmentId: string): Promise<void> =>
  enqueue(tx, [
    {
      task: KEEP_PRODUCTS,
      queue: `catalogue:${accountQueue(fulfilmentId)}`,
      priority: PRIORITY,
      key: `products:${fulfilmentId}`,
      payload: { fulfilment_id: fulfilmentId },
    },
  ]);

const payloadShape = z.object({ container_id: z.string(), fulfilment_id: z.string() });

/** Reads what an account makes, and what it has changed of the product types that were made of it. A failure is made up for the next day. */
export const readProducts: Errand = {
  name: KEEP_PRODUCTS,
  priority: PRIORITY,
  perform: async (services, payload, signal) => {
    const { container_id, fulfilment_id } = payloadShape.parse(payload);
    try {
      const fulfilment = await services.inContainer(container_id, (tx) => findAccount(tx, container_id, fulfilment_id));
      await onShelf(services, fulfilment, signal, (shelf) => keepProducts(services, fulfilment, shelf));
      await compareAll(services, fulfilment, signal);
    } catch (error) {
      if (signal.aborted || !(error instanceof ConnectorError || error instanceof UserError)) throw error;
    }
  },
};

/** Has accounts somebody chose from read once a day. */
const productsDue = async (services: Services): Promise<void> => {
  const rows = await services.db
    .updateTable('fulfilments')
    .set({ products_at: databaseNow })
    .where('_id', 'in', (from) =>
      from
        .selectFrom('fulfilments as f')
        .select('f._id')
        .where('f.trashed_at', 'is', null)
        .where('f.status', '!=', 'Invalid')
        .where('f.products_at', '<=', ({ eb }) => eb(databaseNow, '-', DAY))
        .limit(ACCOUNTS_A_ROUND),
    )
    .returning(['container_id', '_id'])
    .execute();
  for (const { container_id, _id } of rows) await services.inContainer(container_id, (tx) => enqueueProducts(tx, _id));
};

export const scheduleOfProducts: Round = { name: 'schedule of products', pause: 5000, run: productsDue };
