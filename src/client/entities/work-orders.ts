import { WorkMoveDocument, WorkQueueDocument, type WorkOrderFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type WorkOrder = WorkOrderFieldsFragment;

/** What people make by hand, or hand over as a file: pieces of one order each. */
export const workOrders = defineEntity({
  name: 'workOrders',
  query: { document: WorkQueueDocument, rows: (data): readonly WorkOrder[] => data.workQueue },
  mutations: { move: mutation({ document: WorkMoveDocument, rows: (data) => data.workMove }) },
});
