import {
  TrackingCheckDocument,
  TrackingCourierDocument,
  TrackingPushDocument,
  TrackingsDocument,
  TrackingUpdateDocument,
  type TrackingFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference } from '../kernel/define-entity';
import { stores } from './stores';

export type Tracking = TrackingFieldsFragment;

/** Parcels on their way to buyers. */
export const trackings = defineEntity({
  name: 'trackings',
  references: { store: reference(stores.name) },
  query: { document: TrackingsDocument, rows: (data): readonly Tracking[] => data.trackings },
  mutations: {
    update: mutation({ document: TrackingUpdateDocument, rows: (data) => [data.trackingUpdate] }),
    courier: mutation({ document: TrackingCourierDocument, rows: (data) => data.trackingCourier }),
    check: mutation({ document: TrackingCheckDocument, rows: (data) => data.trackingCheck }),
    push: mutation({ document: TrackingPushDocument, rows: (data) => data.trackingPush }),
  },
});
