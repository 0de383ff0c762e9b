import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import type { SupportDesk } from '../../../entities/support-desks';
import { isOpen } from '../../orders/order-status';
import { reprintsOf } from '../../orders/reprints';

const dialogs = () => import('./OrderActionDialogs');
const RefundAndReply = lazy(async () => ({ default: (await dialogs()).RefundAndReply }));
const ReprintAndReply = lazy(async () => ({ default: (await dialogs()).ReprintAndReply }));
const CancelAndReply = lazy(async () => ({ default: (await dialogs()).CancelAndReply }));

interface OrderActionButtonsProps {
  readonly order: Order;
  readonly orderDesk: OrderDesk;
  readonly conversation: SupportDesk;
}

/** Refund, reprint, and cancel for the order of a conversation, as far as it can be done. */
export const OrderActionButtons = ({ order, orderDesk, conversation }: OrderActionButtonsProps) => {
  const { t } = useTranslation('order');
  const [asks, setAsks] = useState<'refund' | 'reprint' | 'cancel' | null>(null);
  const dialog = { order, orderDesk, conversation, onClose: () => setAsks(null) };
  const ask = (what: NonNullable<typeof asks>) => (
    <Button size="small" variant="outlined" color={what === 'cancel' ? 'error' : 'inherit'} onClick={() => setAsks(what)}>
      {t(`do.${what}`)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
      {order.paid_at !== null && orderDesk.refundable > 0 && ask('refund')}
      {reprintsOf(orderDesk, []).length > 0 && ask('reprint')}
      {isOpen(order.status) && order.status !== 'Shipped' && order.status !== 'Returned' && ask('cancel')}
      <Suspense>
        {asks === 'refund' && <RefundAndReply {...dialog} />}
        {asks === 'reprint' && <ReprintAndReply {...dialog} />}
        {asks === 'cancel' && <CancelAndReply {...dialog} />}
      </Suspense>
    </Box>
  );
};
