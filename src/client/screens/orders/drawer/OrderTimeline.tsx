import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { useFormat } from '../../../ui/format';
import { EventList } from '../../../shell/orders/EventList';
import { eventWords } from '../../../shell/orders/event-words';

interface OrderTimelineProps {
  readonly order: Order;
  readonly desk: OrderDesk | undefined;
}

/** What happened to an order, newest first: who did it, or that it happened by itself. */
export const OrderTimeline = ({ order, desk }: OrderTimelineProps) => {
  const { t: words } = useTranslation('orders');
  const { t: parcels } = useTranslation('trackings');
  const { t } = useTranslation('order');
  const format = useFormat();
  const ends = [
    { _id: 'seen', at: order.seen_at, text: words('timeline.seen') },
    ...(desk?.events ?? []).map((event) => ({
      ...event,
      text: eventWords({ t, words, parcels, format, fos: desk?.fulfilment_orders ?? [] }, event),
    })),
    ...(desk?.events.some(({ code }) => code === 'ordered')
      ? []
      : [{ _id: 'ordered', at: order.created_at, text: words('timeline.ordered') }]),
  ];
  return <EventList entries={ends} />;
};
