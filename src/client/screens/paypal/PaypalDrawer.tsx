import Payments from '../../ui/icons/PaymentsOutlined';
import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { paypalItems, type PaypalItem } from '../../entities/paypal-items';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { StatusChip } from '../../ui/StatusChip';
import { Dispute } from './drawer/Dispute';
import { OrderGates } from './drawer/OrderGates';
import { Trackers } from './drawer/Trackers';
import { paypalStatusOf } from '../../shell/orders/paypal-words';

/** One payment of the address: what came in, by which number its goods were sent, and what the buyer disputes. */
export const PaypalDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('paypal');
  return (
    <RowDrawer
      entity={paypalItems}
      id={id}
      variables={{ _id: id }}
      title={t('payment')}
      rowTitle={({ transaction_id }) => transaction_id}
      gone={t('gone')}
      Icon={Payments}
      roomy
      onClose={onClose}
    >
      {(item) => <PaypalDetails item={item} />}
    </RowDrawer>
  );
};

const PaypalDetails = ({ item }: { readonly item: PaypalItem }) => {
  const { t } = useTranslation('paypal');
  const format = useFormat();
  const [mayOrders, mayStores] = [useMay('order', 'view'), useMay('store', 'view')];
  const { status, account, store, order, invoice_id, payer, amount, fee, refunded, currency, release_at, created_at, dispute } = item;
  const money = (value: number): string => format.money(value, currency);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip {...paypalStatusOf(t, status)} />
        {status === 'hold' && release_at !== null && (
          <Box sx={{ fontSize: 13, color: 'text.secondary' }}>{t('releasedBy', { date: format.date(release_at) })}</Box>
        )}
      </Box>
      {dispute && <Dispute item={item} dispute={dispute} />}
      <Part title={t('tracking')}>
        <Trackers item={item} />
      </Part>
      <Part title={t('payment')}>
        <Facts
          facts={[
            [t('column.amount'), money(amount)],
            [t('column.fee'), fee !== null && money(fee)],
            [t('refunded'), refunded > 0 && money(refunded)],
            [t('column.account'), account.email],
            [t('payer'), payer],
            [
              t('column.store'),
              store &&
                (mayStores ? (
                  <MuiLink component={Link} to={addresses.stores.print({ filter: 'all', store: store._id })}>
                    {store.sto_name}
                  </MuiLink>
                ) : (
                  store.sto_name
                )),
            ],
            [t('invoice'), invoice_id],
            [t('column.paid'), format.dateTime(created_at)],
          ]}
        />
      </Part>
      {order && mayOrders && (
        <Part title={t('column.order')}>
          <OrderGates order={order} />
        </Part>
      )}
    </Box>
  );
};
