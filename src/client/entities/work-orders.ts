import { WorkQueueDocument, type WorkQueueQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type WorkOrder = WorkQueueQuery['workQueue'][number];

/** What people make by hand, or hand over as a file: pieces of one order each. What is said of them is sent by tasks. */
export const workOrders = defineEntity({
  name: 'workOrders',
  query: { document: WorkQueueDocument, rows: (data): readonly WorkOrder[] => data.workQueue },
  mutations: {},
});
