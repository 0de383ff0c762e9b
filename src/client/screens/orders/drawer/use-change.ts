import { useEffect } from 'react';
import type { OrderUpdateInput } from '../../../../contract/generated/operations';
import { orders } from '../../../entities/orders';
import type { SubmitIntent } from '../../../kernel/calls';
import { useMutation } from '../../../kernel/hooks';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';

/** Does something with an order by the press of a button; what is refused is told where people look. */
export const useDeed = <Variables>(
  intent: SubmitIntent<Variables>,
): { readonly run: (variables: Variables) => void; readonly pending: boolean } => {
  const { submit, state } = useMutation(orders, intent);
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
  return { run: (variables) => void submit(variables), pending: state?.status === 'pending' };
};

/** Changes what is ours of one order. */
export const useChange = (id: string): { readonly change: (params: OrderUpdateInput) => void; readonly pending: boolean } => {
  const { run, pending } = useDeed(orders.actions.update);
  return { change: (params) => run({ ids: [id], params }), pending };
};
