import { createSelector } from '@reduxjs/toolkit';
import { selectFailedTasks, selectLiveTasks, type TasksRoot } from '../../kernel/tasks-slice';

const selectTasks = ({ tasks }: TasksRoot) => tasks;

/** What the Background Task panel lists: queued and running tasks, and failed ones, each oldest first. */
export const selectTaskLists = createSelector([selectTasks], (tasks) => ({
  live: selectLiveTasks({ tasks }),
  failed: selectFailedTasks({ tasks }),
}));

export const selectTaskCounts = createSelector([selectTaskLists], ({ live, failed }) => ({ tasks: live.length, errors: failed.length }));
