import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { WaitingFor } from '../../../domain/tasks/tasks';
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

/** What was last done here, and how it is taken back. */
interface Done {
  readonly of: string;
  readonly takeBack: () => void;
}

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
  const latest = useRef<Done | null>(null);
  const give = (of: string, assignee: string): void => {
    const { kind, id } = behind(of);
    if (kind === 'task' && mayTasks) tasks.submit({ ids: [id], params: { assignee } });
    if (kind === 'order' && mayOrders) order.submit({ ids: [id], params: { assignee } });
  };
  return {
    me,
    /** Gives it to somebody; empty: to nobody. A payment that is disputed is nobody's. */
    assign: ({ _id, assignee: before }: Pick<QueueItem, '_id' | 'assignee'>, assignee: string): void => {
      latest.current = { of: _id, takeBack: () => give(_id, before?._id ?? '') };
      give(_id, assignee);
    },
    /** Holds an order until then. */
    hold: mayOrders
      ? (id: string, until: number): void => {
          latest.current = { of: `order-${id}`, takeBack: () => void order.submit({ ids: [id], params: { release: true } }) };
          order.submit({ ids: [id], params: { hold: { reason: 'person', until } } });
        }
      : undefined,
    /** Has a ticket wait for somebody. */
    wait: mayTasks
      ? (id: string, whom: WaitingFor): void => {
          latest.current = { of: `task-${id}`, takeBack: () => void tasks.submit({ ids: [id], params: { status: 'Inprocess' } }) };
          tasks.submit({ ids: [id], params: { status: 'Waiting', waiting_for: whom } });
        }
      : undefined,
    /** Takes back what was last done, once; tells of what, if there was anything. */
    takeBack: (): string | null => {
      const done = latest.current;
      latest.current = null;
      done?.takeBack();
      return done?.of ?? null;
    },
    process: mayOrders ? (id: string) => void process.submit({ ids: [id] }) : undefined,
    processed: process.state?.status === 'done' ? process.requestId : null,
  };
};
