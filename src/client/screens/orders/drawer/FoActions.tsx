import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { useDeed } from './use-change';

const CancelDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).CancelDialog }));
const ReprintDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).ReprintDialog }));
const RouteDialog = lazy(async () => ({ default: (await import('./deed-dialogs')).RouteDialog }));

interface FoActionsProps {
  readonly order: Order;
  readonly fo: OrderDesk['fulfilment_orders'][number];
}

/** In which a person may still cancel without asking anybody. */
const OURS: readonly string[] = ['draft', 'scheduled', 'rejected'];
const SENT: readonly string[] = ['submitted', 'production', 'held', 'shipped'];

/** What can be done with the part of an order one provider makes. */
export const FoActions = ({ order, fo }: FoActionsProps) => {
  const { t } = useTranslation('order');
  const retry = useDeed(orders.actions.retry);
  const [asks, setAsks] = useState<'cancel' | 'reprint' | 'route' | null>(null);
  const close = (): void => setAsks(null);
  const { status } = fo;
  const ask = (what: NonNullable<typeof asks>) => (
    <Button size="small" onClick={() => setAsks(what)}>
      {t(what === 'cancel' ? 'do.cancelPart' : `do.${what}`)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, '&:empty': { display: 'none' } }}>
      {(status === 'rejected' || status === 'unknown') && (
        <Button size="small" loading={retry.pending} onClick={() => retry.run({ _id: order._id, fo_id: fo._id })}>
          {t('do.retry')}
        </Button>
      )}
      {status === 'rejected' && ask('route')}
      {SENT.includes(status) && ask('reprint')}
      {(OURS.includes(status) || fo.can_cancel) && ask('cancel')}
      <Suspense>
        {asks === 'cancel' && <CancelDialog order={order} fo={fo} onClose={close} />}
        {asks === 'reprint' && <ReprintDialog order={order} fo={fo} onClose={close} />}
        {asks === 'route' && <RouteDialog order={order} onClose={close} />}
      </Suspense>
    </Box>
  );
};
