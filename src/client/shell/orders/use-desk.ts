import { orderDesks, type OrderDesk } from '../../entities/order-desks';
import { orders } from '../../entities/orders';
import type { ListView } from '../../kernel/hooks';
import { useBeside } from '../lists/use-beside';

/** What stands beside an order: read with it, and again each time the order itself was read again. */
export const useDesk = (id: string): { readonly desk: OrderDesk | undefined; readonly list: ListView<OrderDesk> } =>
  useBeside(orderDesks, id, (state) => orders.selectList(state, { variables: { id } }));
