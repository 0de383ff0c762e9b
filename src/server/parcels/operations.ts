import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { trackingAdd } from './add';
import { trackingCheck, trackingPush } from './bulk';
import { trackingCourier, trackingUpdate } from './correct';
import { readCounts } from '../db/kept-counts';
import { readTrackings } from './list';
import { trackingTicket } from './ticket';

export const Query: Pick<QueryOperations, 'trackings' | 'trackingsCount'> = {
  trackings: operation({
    rule: { module: 'trackingmore', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, args, context, now) => readTrackings(tx, args, context, now),
  }),

  trackingsCount: {
    rule: { module: 'trackingmore', access: 'view' },
    run: (tx, _args, { container }) => readCounts(tx, 'tracking_counts', container._id),
  },
};

type ParcelMutation = 'trackingAdd' | 'trackingUpdate' | 'trackingCourier' | 'trackingCheck' | 'trackingPush' | 'trackingTicket';

export const Mutation: Pick<MutationOperations, ParcelMutation> = {
  trackingAdd,
  trackingUpdate,
  trackingCourier,
  trackingCheck,
  trackingPush,
  trackingTicket,
};
