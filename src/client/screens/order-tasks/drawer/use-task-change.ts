import type { TaskUpdateInput } from '../../../../contract/generated/operations';
import { orderTasks, type OrderTask } from '../../../entities/order-tasks';
import { useMutation } from '../../../kernel/hooks';
import { refusalSentence } from '../../../ui/refusal';

interface TaskChange {
  /** Sets something. */
  readonly change: (params: TaskUpdateInput) => void;
  /** Changes what stands there: refused where somebody else has changed it meanwhile. */
  readonly replace: (params: TaskUpdateInput) => void;
  readonly pending: boolean;
  /** Why the last change was refused. */
  readonly refusal: string | null;
}

/** Changes one task at once. */
export const useTaskChange = ({ _id, updated_at }: Pick<OrderTask, '_id' | 'updated_at'>): TaskChange => {
  const { submit, state } = useMutation(orderTasks, orderTasks.actions.update);
  return {
    change: (params) => void submit({ ids: [_id], params }),
    replace: (params) => void submit({ ids: [_id], updated_at, params }),
    pending: state?.status === 'pending',
    refusal: state?.status === 'failed' && state.error ? refusalSentence(state.error) : null,
  };
};
