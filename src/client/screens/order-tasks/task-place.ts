import { TASK_CATEGORIES, TASK_STATUSES, type TaskCategory, type TaskStatus, type TaskType } from '../../../domain/tasks/tasks';
import type { TaskCounts } from '../../entities/counts-slice';

/** A status as a step of a path. */
export const segmentOf = (status: string): string => status.toLowerCase().replaceAll(' ', '-');

/** What the path of an address narrows tasks to; what nobody knows narrows nothing. */
export interface TaskPlace {
  readonly category: TaskCategory | 'all';
  readonly status: TaskStatus | 'all';
}

export const placeOf = (type: TaskType, category: string | undefined, status: string | undefined): TaskPlace => {
  const categories: readonly TaskCategory[] = TASK_CATEGORIES[type];
  const statuses: readonly TaskStatus[] = TASK_STATUSES[type];
  return {
    category: categories.find((each) => each === category) ?? 'all',
    status: statuses.find((each) => segmentOf(each) === segmentOf(status ?? '')) ?? 'all',
  };
};

/** How many tasks there are of a kind in a category and a status. */
export const countAt = (counts: TaskCounts, type: TaskType, { category, status }: TaskPlace): number =>
  counts.reduce(
    (sum, each) =>
      each.type === type && (category === 'all' || each.category === category) && (status === 'all' || each.status === status)
        ? sum + each.count
        : sum,
    0,
  );
