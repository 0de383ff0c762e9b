import { useEffect } from 'react';
import type { OrderUpdateInput } from '../../../../contract/generated/operations';
import { orders } from '../../../entities/orders';
import { useMutation } from '../../../kernel/hooks';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';

/** Changes one order by the press of a button; what is refused is told where people look. */
export const useChange = (id: string): { readonly change: (params: OrderUpdateInput) => void; readonly pending: boolean } => {
  const { submit, state } = useMutation(orders, orders.actions.update);
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
  return { change: (params) => void submit({ ids: [id], params }), pending: state?.status === 'pending' };
};
