import type { StatusCount } from '../../contract/generated/resolvers';
import { foldCounts, readCounts } from '../db/kept-counts';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';
import { countSetAside } from './set-aside';

/** Orders by status; under `attention` those somebody has to look at, under `aside` those that could not be read. */
export const countOrders = async (tx: Tx, containerId: string): Promise<StatusCount[]> => {
  const counts = await readCounts(tx, 'order_counts', containerId);
  const aside = await countSetAside(tx, containerId);
  return aside === 0 ? counts : [...counts, { status: 'aside', count: aside }];
};

export const foldOrderCounts: Round = {
  name: 'counts of orders and parcels',
  pause: 20_000,
  run: async ({ db }) => {
    await foldCounts(db, 'order_counts');
    await foldCounts(db, 'tracking_counts');
  },
};
