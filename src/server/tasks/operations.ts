import { operation, type MutationOperations, type QueryOperations } from '../kernel/operation';
import { countTasks } from './counts';
import { readTasks } from './list';
import { makeTask } from './make';
import { readTaskDesk, toTasks } from './rows';
import { taskUpdate } from './update';
import { readUploadPlaces, taskUpload } from './upload';

export const Query: Pick<QueryOperations, 'tasks' | 'tasksCount' | 'task' | 'taskPlaces'> = {
  tasks: operation({
    rule: { module: 'tasks', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: async (tx, args, context, now) => toTasks(tx, context.container._id, await readTasks(tx, args, context, now), now),
  }),

  tasksCount: {
    rule: { module: 'tasks', access: 'view' },
    run: (tx, _args, { container }) => countTasks(tx, container._id),
  },

  task: operation({
    rule: { module: 'tasks', access: 'view' },
    prepare: (_args, { services }) => services.marketNow(),
    run: (tx, { _id }, { container }, now) => readTaskDesk(tx, container._id, _id.trim(), now),
  }),

  taskPlaces: {
    rule: { module: 'tasks', access: 'update' },
    run: (tx, { files }, { container, user }) => readUploadPlaces(tx, container._id, files, user._id),
  },
};

export const Mutation: Pick<MutationOperations, 'makeTask' | 'taskUpdate' | 'taskUpload'> = { makeTask, taskUpdate, taskUpload };
