import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { useFormat } from '../../../ui/format';
import { ownDirection } from '../../../ui/styles';
import { eventWords } from './event-words';

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
  return (
    <Box component="ol" sx={entries}>
      {ends.map((entry) => (
        <li key={entry._id}>
          <time dateTime={new Date(entry.at * 1000).toISOString()}>{format.dateTime(entry.at)}</time>
          <div>
            {entry.text}
            <small>{'by' in entry && entry.by ? entry.by.name : t('automatic')}</small>
          </div>
        </li>
      ))}
    </Box>
  );
};

const entries = {
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li': { display: 'grid', gridTemplateColumns: '150px 1fr', gap: 2, py: 1 },
  '& time': { color: 'text.secondary' },
  '& div': { ...ownDirection, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
} as const;
