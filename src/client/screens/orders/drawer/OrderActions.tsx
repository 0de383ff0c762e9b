import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../../../../domain/sales/fulfilment-order';
import { countPieces, joinPieces, type Pieces } from '../../../../domain/sales/pieces';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { isOpen } from '../../../shell/orders/order-status';
import { useChange, useDeed } from './use-change';

const HoldOptions = lazy(async () => ({ default: (await import('../HoldOptions')).HoldOptions }));
const CancelDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).CancelDialog }));
const SplitDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).SplitDialog }));
const RouteDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).RouteDialog }));
const RefundDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).RefundDialog }));

interface OrderActionsProps {
  readonly order: Order;
  readonly desk: OrderDesk | undefined;
}

/** Pieces no provider has yet: with nobody, or in what waits or was refused. */
const openPieces = ({ lines, fulfilment_orders }: OrderDesk): readonly Pieces[] =>
  joinPieces([
    ...lines.map(({ _id, unplaced }) => ({ line_id: _id, quantity: unplaced })),
    ...fulfilment_orders.filter(({ status }) => status === 'draft' || status === 'scheduled').flatMap(({ pieces }) => pieces),
  ]);

/** What can be done with an order as a whole. */
export const OrderActions = ({ order, desk }: OrderActionsProps) => {
  const { t } = useTranslation('order');
  const { change, pending } = useChange(order._id);
  const process = useDeed(orders.actions.process);
  const [asks, setAsks] = useState<'hold' | 'cancel' | 'split' | 'route' | 'refund' | null>(null);
  const close = (): void => setAsks(null);
  const over = !isOpen(order.status) || order.status === 'Shipped' || order.status === 'Returned';
  const open = desk && !over ? openPieces(desk) : [];
  const scheduled = desk?.fulfilment_orders.some(({ status }) => status === 'scheduled') ?? false;
  const goes = open.length > 0 && order.blocking_gate === null;
  const planned = desk?.fulfilment_orders.some(({ status }) => isLive(status as Parameters<typeof isLive>[0])) ?? false;
  const ask = (what: NonNullable<typeof asks>, color: 'inherit' | 'error' = 'inherit') => (
    <Button variant="outlined" color={color} onClick={() => setAsks(what)}>
      {t(`do.${what}`)}
    </Button>
  );
  const now = (params: { archive: boolean } | { release: true }, label: string) => (
    <Button variant="outlined" color="inherit" loading={pending} onClick={() => change(params)}>
      {label}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      {goes && (
        <Button
          variant="contained"
          loading={process.pending}
          onClick={() => process.run({ ids: [order._id], ...(scheduled && { now: true }) })}
        >
          {t(scheduled ? 'do.processNow' : 'do.process')}
        </Button>
      )}
      {!over && !order.hold && ask('hold')}
      {order.hold && order.blocking_gate !== 'policy' && now({ release: true }, t('do.release'))}
      {goes && ask('route')}
      {countPieces(open) > 1 && ask('split')}
      {order.paid_at !== null && order.total > order.refunded && ask('refund')}
      {!over && (open.length > 0 || planned) && ask('cancel', 'error')}
      {over && order.archived_at === null && now({ archive: true }, t('do.archive'))}
      {order.archived_at !== null && now({ archive: false }, t('do.unarchive'))}
      <Suspense>
        {asks === 'hold' && (
          <HoldOptions
            ids={[order._id]}
            count={1}
            onReady={({ params }) => {
              if (params) change(params);
              close();
            }}
            onClose={close}
          />
        )}
        {asks === 'cancel' && <CancelDialog order={order} onClose={close} />}
        {asks === 'split' && <SplitDialog order={order} most={open} onClose={close} />}
        {asks === 'route' && <RouteDialog order={order} onClose={close} />}
        {asks === 'refund' && <RefundDialog order={order} refundable={desk?.refundable} onClose={close} />}
      </Suspense>
    </Box>
  );
};
