import { MakeTaskDocument, TasksDocument, TaskUpdateDocument, type TaskFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type OrderTask = TaskFieldsFragment;

/** Order tickets and design tasks. */
export const orderTasks = defineEntity({
  name: 'orderTasks',
  query: { document: TasksDocument, rows: (data): readonly OrderTask[] => data.tasks },
  mutations: {
    make: mutation({ document: MakeTaskDocument, rows: (data) => [data.makeTask] }),
    update: mutation({ document: TaskUpdateDocument, rows: (data) => data.taskUpdate }),
  },
});
