import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { MatchLine } from './MatchLine';
import { Cards } from '../../../ui/Part';

/** The lines of which nobody knows what they are or who makes them, each with the choice of it. */
export const MatchLines = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk }) => (
  <Cards>
    {order.items.map((item) => {
      const line = desk.lines.find(({ _id }) => _id === item._id);
      const isMatched = line?.unfulfilled || (item.item_info_id !== null && item.variant_sku !== null && line?.fulfilment_id);
      return !isMatched && <MatchLine key={item._id} order={order} item={item} line={line} />;
    })}
  </Cards>
);
