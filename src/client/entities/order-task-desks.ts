import { TaskDeskDocument, type TaskDeskFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type OrderTaskDesk = TaskDeskFieldsFragment;

/** What stands beside a task in its drawer; each has the task's id. */
export const orderTaskDesks = defineEntity({
  name: 'orderTaskDesks',
  query: { document: TaskDeskDocument, rows: (data): readonly OrderTaskDesk[] => [data.task] },
  mutations: {},
});
