import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { orders } from '../../../entities/orders';
import type { SupportDesk } from '../../../entities/support-desks';
import { useList, useRow } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Part } from '../../../ui/Part';
import { StatusChip } from '../../../ui/StatusChip';
import { GateStrip } from '../../orders/GateStrip';
import { OrderLines } from '../../orders/OrderLines';
import { OrderTasks } from '../../orders/OrderTasks';
import { OrderMoney } from '../../orders/OrderMoney';
import { statusName, toneOfOrder } from '../../orders/order-status';
import { Parcels } from '../../orders/Parcels';
import { ShipByChip } from '../../orders/ShipByChip';
import { useMay } from '../../session/use-may';
import { useDesk } from '../../orders/use-desk';
import { OrderActionButtons, type Claim } from '../order-actions/OrderActionButtons';

interface OrderCardProps {
  readonly id: string;
  readonly number: string;
  readonly conversation: SupportDesk;
  readonly onClaim: ((claim: Claim) => void) | undefined;
}

/** The order a conversation is about: how it stands, what was bought, its parcels, its money and its tickets. */
export const OrderCard = ({ id, number, conversation, onClaim }: OrderCardProps) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const format = useFormat();
  const mayAct = [useMay('order', 'update'), useMay('messenger', 'update')].every(Boolean);
  const mayTasks = useMay('tasks', 'view');
  const list = useList(orders, { variables: { id } });
  const order = useRow(orders, id);
  const { desk } = useDesk(id);
  const link = (
    <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id })} sx={{ fontSize: 13 }}>
      #{number}
    </MuiLink>
  );
  return (
    <>
      <Part title={t('order')} action={link}>
        {order ? (
          <Box sx={{ display: 'grid', gap: 3 }}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <StatusChip tone={toneOfOrder(order.status)} label={statusName(t, order.status)} />
              <ShipByChip order={order} t={t} format={format} />
            </Box>
            <GateStrip order={order} t={t} />
            <OrderLines order={order} desk={desk} />
            {desk && mayAct && <OrderActionButtons order={order} orderDesk={desk} conversation={conversation} onClaim={onClaim} />}
          </Box>
        ) : (
          list.loading && <Skeleton variant="rounded" height={120} />
        )}
      </Part>
      {order && desk && desk.trackings.length > 0 && (
        <Part title={say('parcels')}>
          <Parcels order={order} desk={desk} />
        </Part>
      )}
      {order && (
        <Part title={t('money')}>
          <OrderMoney order={order} desk={desk} />
        </Part>
      )}
      {order && mayTasks && <OrderTasks order={order} supportId={conversation._id} />}
    </>
  );
};
