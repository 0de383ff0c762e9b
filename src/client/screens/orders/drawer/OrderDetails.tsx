import OpenInNew from '../../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import type { Order } from '../../../entities/orders';
import { useMay } from '../../../shell/session/use-may';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { ListFailure } from '../../../ui/Message';
import { StatusChip } from '../../../ui/StatusChip';
import { ownDirection } from '../../../ui/styles';
import { addressWords } from '../order-columns';
import { addressLines } from '../order-address';
import { removedName, statusName, toneOfOrder } from '../../../shell/orders/order-status';
import { actWords, shipByWords, toneOfRisk } from '../../../shell/orders/ship-by';
import { OrderConversations } from '../../../shell/support/OrderConversations';
import { AddParcel } from './AddParcel';
import { FulfilmentOrders } from './FulfilmentOrders';
import { GatePanel } from './GatePanel';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { LineAddresses } from './LineAddresses';
import { OrderActions } from './OrderActions';
import { OrderLines } from '../../../shell/orders/OrderLines';
import { OrderMoney } from '../../../shell/orders/OrderMoney';
import { OrderNotes } from './OrderNotes';
import { OrderTasks } from '../../../shell/orders/OrderTasks';
import { OrderPeople } from './OrderPeople';
import { OrderTimeline } from './OrderTimeline';
import { Parcels } from '../../../shell/orders/Parcels';
import { Part } from '../../../ui/Part';
import { useDesk } from '../../../shell/orders/use-desk';

const LineFulfillment = lazy(async () => ({ default: (await import('./LineFulfillment')).LineFulfillment }));

/** All that is known of an order, what keeps it back first. */
export const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const format = useFormat();
  const { status, removed, external_url, store, buyer, address, cancel_requested_at, cancelled_at, archived_at } = order;
  const mayStores = useMay('store', 'view');
  const mayChange = useMay('order', 'update');
  const mayTasks = useMay('tasks', 'view');
  const mayTalk = useMay('messenger', 'view');
  const mayParcels = useMay('trackingmore', 'add');
  const { desk, list } = useDesk(order._id);
  const due = shipByWords(t, order);
  const words = [
    due !== null && actWords(t, format, order),
    due !== null && order.ship_by !== null && t('shipBy.full', { at: format.dateTime(order.ship_by) }),
    removed && removedName(t, removed),
    cancel_requested_at !== null && cancelled_at === null && t('cancelAsked'),
    archived_at !== null && say('archived'),
  ].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip tone={toneOfOrder(status)} label={statusName(t, status)} />
        {due !== null && <StatusChip tone={toneOfRisk(order.risk)} label={due} />}
        {words.length > 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {words.join(' · ')}
          </Typography>
        )}
        {external_url && (
          <Button
            component="a"
            href={external_url}
            target="_blank"
            rel="noreferrer"
            endIcon={<OpenInNew />}
            sx={{ marginInlineStart: 'auto' }}
          >
            {t('openAtShop')}
          </Button>
        )}
      </Box>
      {desk && desk.store_changes.length > 0 && (
        <Box role="status">
          {desk.store_changes.map((change) => (
            <FailureLine key={change.refusal ?? change.msg} failure={{ ...change, message: change.msg }} />
          ))}
        </Box>
      )}
      {desk && desk.before_connected !== null && (
        <Typography role="status" variant="body2">
          {say('beforeConnected', { at: format.dateTime(desk.before_connected) })}
        </Typography>
      )}
      {desk?.not_automatic.map(({ setting, name }) => (
        <Typography key={name} role="status" variant="body2">
          {say(`notAutomatic.${setting as 'auto'}`, { name })}
        </Typography>
      ))}
      <GatePanel order={order} desk={desk} mayChange={mayChange} />
      {mayChange && <OrderActions order={order} desk={desk} />}
      <Part title={t('column.items')}>
        <OrderLines
          order={order}
          desk={desk}
          below={(line) => (
            <Suspense>
              <LineFulfillment order={order} line={line} mayChange={mayChange} />
            </Suspense>
          )}
        />
      </Part>
      {!desk && (list.error ? <ListFailure error={list.error} onRetry={list.reload} /> : <Skeleton variant="rounded" height={160} />)}
      {desk && desk.fulfilment_orders.length > 0 && (
        <Part title={say('making')}>
          <FulfilmentOrders order={order} desk={desk} mayChange={mayChange} />
        </Part>
      )}
      {desk && desk.trackings.length > 0 && (
        <Part title={say('parcels')}>
          <Parcels order={order} desk={desk} />
        </Part>
      )}
      {desk && mayParcels && <AddParcel order={order} desk={desk} />}
      {mayTasks && <OrderTasks order={order} />}
      {mayTalk && <OrderConversations order={order} />}
      <Part title={t('money')}>
        <OrderMoney order={order} desk={desk} />
      </Part>
      <Part title={t('address')}>
        <Typography variant="body2" component="address" sx={{ ...ownDirection, fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {[order.erased_at !== null && t('buyerErased'), ...addressLines(address ?? buyer, format.country)].filter(Boolean).join('\n')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1 }}>
          {[order.erased_at === null && addressWords(t, order), address && say('ownAddress'), buyer.email, buyer.phone]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        {desk?.shipping_service && (
          <Typography variant="body2" sx={{ ...ownDirection, mt: 1 }}>
            {say('shipping.service', { service: desk.shipping_service })}
          </Typography>
        )}
      </Part>
      {desk && <LineAddresses order={order} desk={desk} />}
      <OrderPeople order={order} mayChange={mayChange} />
      <Part title={say('notes.title')}>
        <OrderNotes order={order} mayChange={mayChange} />
      </Part>
      <Part title={t('column.store')}>
        {mayStores ? (
          <MuiLink component={Link} to={addresses.stores.print({ filter: 'all', store: store._id })} variant="body2">
            {store.sto_name}
          </MuiLink>
        ) : (
          <Typography variant="body2">{store.sto_name}</Typography>
        )}
      </Part>
      <Part title={t('timeline.title')}>
        <OrderTimeline order={order} desk={desk} />
      </Part>
    </Box>
  );
};
