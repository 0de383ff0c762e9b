import type { StatusCount } from '../../contract/generated/resolvers';
import { foldCounts, readCounts } from '../db/kept-counts';
import type { Round } from '../jobs/kind';
import type { Tx } from '../kernel/context';

/** Orders by status and, under `attention`, those somebody has to look at. */
export const countOrders = (tx: Tx, containerId: string): Promise<StatusCount[]> => readCounts(tx, 'order_counts', containerId);

export const foldOrderCounts: Round = {
  name: 'counts of orders',
  pause: 20_000,
  run: ({ db }) => foldCounts(db, 'order_counts'),
};
