import { useEffect } from 'react';
import { useSelector } from 'react-redux';
import { behind, type QueueItem } from '../../entities/queue-items';
import { orders } from '../../entities/orders';
import { orderTasks } from '../../entities/order-tasks';
import type { MutationState } from '../../kernel/calls';
import { useMutation } from '../../kernel/hooks';
import { selectUser, type SessionRoot } from '../../shell/session/session-slice';
import { useMay } from '../../shell/session/use-may';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

/** What is refused is told where people look. */
const useRefusals = (state: MutationState | undefined): void => {
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
};

/** What can be done with a task or an order of the queue without looking further. */
export const useDeeds = () => {
  const me = useSelector((state: SessionRoot) => selectUser(state)?._id ?? '');
  const [mayTasks, mayOrders] = [useMay('tasks', 'update'), useMay('order', 'update')];
  const tasks = useMutation(orderTasks, orderTasks.actions.update);
  const order = useMutation(orders, orders.actions.update);
  const process = useMutation(orders, orders.actions.process);
  useRefusals(tasks.state);
  useRefusals(order.state);
  useRefusals(process.state);
  return {
    me,
    /** Gives it to somebody; empty: to nobody. A payment that is disputed is nobody's. */
    assign: ({ _id }: Pick<QueueItem, '_id'>, assignee: string): void => {
      const { kind, id } = behind(_id);
      if (kind === 'task' && mayTasks) tasks.submit({ ids: [id], params: { assignee } });
      if (kind === 'order' && mayOrders) order.submit({ ids: [id], params: { assignee } });
    },
    /** Holds an order until then. */
    hold: mayOrders
      ? (id: string, until: number) => void order.submit({ ids: [id], params: { hold: { reason: 'person', until } } })
      : undefined,
    process: mayOrders ? (id: string) => void process.submit({ ids: [id] }) : undefined,
    processed: process.state?.status === 'done' ? process.requestId : null,
  };
};
