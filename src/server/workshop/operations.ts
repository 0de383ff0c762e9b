import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { handOver, makeHandOver } from './hand-over';
import { trackingImport } from './import';
import { workMove } from './move';
import { readQueue } from './queue';
import { toWorkOrders } from './rows';
import { packingSlips } from './slips';

export const Query: Pick<QueryOperations, 'workQueue' | 'packingSlips' | 'handOver'> = {
  workQueue: operation({
    rule: { module: 'order', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, args, context, now) => toWorkOrders(tx, context.container._id, await readQueue(tx, args, context, now), now),
  }),

  packingSlips,
  handOver,
};

export const Mutation: Pick<MutationOperations, 'workMove' | 'makeHandOver' | 'trackingImport'> = {
  workMove,
  makeHandOver,
  trackingImport,
};
