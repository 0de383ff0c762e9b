import type { TaskUpdateInput } from '../../../contract/generated/operations';
import { isOver, movesOf, type TaskObstacle, type TaskStatus } from '../../../domain/tasks/tasks';
import type { OrderTask } from '../../entities/order-tasks';

/** What a step asks before it is taken. */
export type StepQuestion = 'Waiting' | 'Resolved' | 'Revision' | 'Assigned' | 'Cancelled';

const ASKS: readonly string[] = ['Waiting', 'Resolved', 'Revision', 'Assigned', 'Cancelled'] satisfies readonly StepQuestion[];

/** Where a person may take a task. */
export const nextSteps = (task: Pick<OrderTask, 'type' | 'status' | 'order'>): readonly TaskStatus[] => movesOf(task, task.order !== null);

/** What becomes of a wish to take a task somewhere: it stays, something is asked first, it goes, or it cannot. */
type StepOutcome =
  | { readonly kind: 'stays' }
  | { readonly kind: 'asks'; readonly question: StepQuestion }
  | { readonly kind: 'goes'; readonly params: TaskUpdateInput }
  | { readonly kind: 'refused'; readonly obstacle: TaskObstacle };

/** Whatever depends on more than where it stands, the server says. */
export const stepTo = (task: Pick<OrderTask, 'type' | 'status' | 'order' | 'assignee'>, to: string): StepOutcome => {
  if (task.status === to) return { kind: 'stays' };
  if (isOver(task.status as TaskStatus)) return { kind: 'refused', obstacle: 'taskOver' };
  if (!nextSteps(task).some((status) => status === to)) return { kind: 'refused', obstacle: 'taskStep' };
  if (ASKS.includes(to) && !(to === 'Assigned' && task.assignee)) return { kind: 'asks', question: to as StepQuestion };
  return { kind: 'goes', params: { status: to } };
};
