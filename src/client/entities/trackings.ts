import {
  TrackingAddDocument,
  TrackingCheckDocument,
  TrackingCourierDocument,
  TrackingPushDocument,
  TrackingsDocument,
  TrackingUpdateDocument,
  type TrackingFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, reference, saveOver } from '../kernel/define-entity';
import { stores } from './stores';

export type Tracking = TrackingFieldsFragment;

/** Parcels on their way to buyers. */
export const trackings = defineEntity({
  name: 'trackings',
  references: { store: reference(stores.name) },
  query: { document: TrackingsDocument, rows: (data): readonly Tracking[] => data.trackings },
  mutations: {
    add: mutation({ document: TrackingAddDocument, rows: (data) => [data.trackingAdd] }),
    update: mutation({ document: TrackingUpdateDocument, rows: (data) => [data.trackingUpdate], over: saveOver('update') }),
    courier: mutation({ document: TrackingCourierDocument, rows: (data) => data.trackingCourier }),
    check: mutation({ document: TrackingCheckDocument, rows: (data) => data.trackingCheck }),
    push: mutation({ document: TrackingPushDocument, rows: (data) => data.trackingPush }),
  },
});
