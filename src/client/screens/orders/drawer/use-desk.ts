import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { orderDesks, type OrderDesk } from '../../../entities/order-desks';
import { orders } from '../../../entities/orders';
import type { EntitiesState } from '../../../kernel/define-entity';
import { useList, type ListView } from '../../../kernel/hooks';

/** What stands beside an order: read with it, and again each time the order itself was read again. */
export const useDesk = (id: string): { readonly desk: OrderDesk | undefined; readonly list: ListView<OrderDesk> } => {
  const list = useList(orderDesks, { variables: { _id: id } });
  const { reload } = list;
  const read = useSelector((state: EntitiesState) => orders.selectList(state, { variables: { id } })?.status === 'ready');
  const readOnce = useRef(false);
  useEffect(() => {
    if (!read) return;
    if (readOnce.current) reload();
    readOnce.current = true;
  }, [read, reload]);
  return { desk: list.rows[0], list };
};
