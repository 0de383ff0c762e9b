import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import type { OrderTask } from '../../../entities/order-tasks';
import { orders } from '../../../entities/orders';
import { useList } from '../../../kernel/hooks';
import { statusName, toneOfOrder } from '../../../shell/orders/order-status';
import { useMay } from '../../../shell/session/use-may';
import { Facts } from '../../../ui/Facts';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { StatusChip } from '../../../ui/StatusChip';
import { Thumb } from '../../../ui/Thumb';

interface TaskOrderPartProps {
  readonly order: NonNullable<OrderTask['order']>;
  /** What of it the task is about. */
  readonly goods: OrderTask['goods'];
}

/** The order a task is about: the pieces, how it stands, and what it has cost so far. */
export const TaskOrderPart = ({ order: about, goods }: TaskOrderPartProps) => {
  const { t } = useTranslation('orders');
  const { t: words } = useTranslation('orderTasks');
  const format = useFormat();
  const mayOrder = useMay('order', 'view');
  const { _id, number, buyer, status, store } = about;
  // As it is now: what a ticket did to it is seen here.
  const order = useList(orders, { variables: { id: _id } }, { skip: !mayOrder }).rows[0];
  const stands = order?.status ?? status;
  const name = `${t('order')} #${number}`;
  return (
    <Box sx={{ display: 'grid', gap: 4 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3, fontSize: 13 }}>
        {mayOrder ? (
          <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: _id })}>
            {name}
          </MuiLink>
        ) : (
          <b>{name}</b>
        )}
        <StatusChip tone={toneOfOrder(stands)} label={statusName(t, stands)} />
        <span>{[buyer, store.sto_name].filter(Boolean).join(' · ')}</span>
      </Box>
      <Box component="ul" sx={look}>
        {goods.map(({ line_id, name: what, sku, quantity, image }) => (
          <li key={line_id}>
            <Thumb src={image} alt="" size={48} />
            <div>
              {`${format.count(quantity)} × ${what}`}
              <small>{sku}</small>
            </div>
          </li>
        ))}
      </Box>
      {order && (
        <Facts
          facts={[
            [t('column.total'), format.money(order.total, order.currency)],
            [t('column.refunded'), order.refunded > 0 && format.money(order.refunded, order.currency)],
            [t('column.cost'), order.cost > 0 && format.money(order.cost)],
            [t('column.profit'), order.profit !== null && format.money(order.profit)],
            [t('column.tracking'), order.tracking_numbers.join(', ')],
            [words('noteInternal'), order.notes.internal],
          ]}
        />
      )}
    </Box>
  );
};

const look = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'center', gap: 3 },
  '& > li > div': { minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
} as const;
