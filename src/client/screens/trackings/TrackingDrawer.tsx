import LocalShipping from '../../ui/icons/LocalShippingOutlined';
import OpenInNew from '../../ui/icons/OpenInNew';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { orders } from '../../entities/orders';
import { trackings, type Tracking } from '../../entities/trackings';
import { useList } from '../../kernel/hooks';
import { TryNow } from '../../shell/connections/TryNow';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { OrderTasks } from '../../shell/orders/OrderTasks';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { StatusChip } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { parcelDetail, parcelName, parcelTone } from '../../ui/parcel-state';
import { pushOf, transitDays } from './tracking-words';
import { TrackingForm } from './TrackingForm';

/** One parcel of the address: where it is, what is in it, whom it was told to. */
export const TrackingDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('trackings');
  return (
    <RowDrawer
      entity={trackings}
      id={id}
      variables={{ _id: id }}
      title={t('parcel')}
      rowTitle={({ tracking_number }) => tracking_number}
      gone={t('gone')}
      Icon={LocalShipping}
      onClose={onClose}
    >
      {(tracking) => <TrackingDetails tracking={tracking} />}
    </RowDrawer>
  );
};

const TrackingDetails = ({ tracking }: { readonly tracking: Tracking }) => {
  const { t } = useTranslation('trackings');
  const format = useFormat();
  const mayUpdate = useMay('trackingmore', 'update');
  const [mayOrders, mayTasks] = [useMay('order', 'view'), useMay('tasks', 'view')];
  const { order_id, order_number, store, fulfilment_name, goods, events, store_push, paypal_push, shipped_at, delivered_at, tracking_url } =
    tracking;
  const days = transitDays(tracking);
  // Who has not been told yet says why; that a person need not wait for the next try.
  const tell = (to: 'store' | 'paypal', { msg }: Tracking['store_push'], name: string): ReactNode =>
    mayUpdate && msg && <TryNow entity={trackings} intent={trackings.actions.push} variables={{ ids: [tracking._id], to }} name={name} />;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip tone={parcelTone(tracking)} label={parcelName(t, tracking.status)} />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {[parcelDetail(t, tracking), tracking.silent && t('silent')].filter(Boolean).join(' · ')}
        </Typography>
        {tracking_url && (
          <Button
            component="a"
            href={tracking_url}
            target="_blank"
            rel="noreferrer"
            endIcon={<OpenInNew />}
            sx={{ marginInlineStart: 'auto' }}
          >
            {t('openAtCourier')}
          </Button>
        )}
      </Box>
      {mayUpdate && <TrackingForm tracking={tracking} />}
      <Facts
        facts={[
          [
            t('column.order'),
            mayOrders ? (
              <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: order_id })}>
                #{order_number}
              </MuiLink>
            ) : (
              `#${order_number}`
            ),
          ],
          [t('column.store'), store.sto_name],
          [t('column.provider'), fulfilment_name],
          [t('column.shipped'), shipped_at !== null && format.dateTime(shipped_at)],
          [t('column.delivered'), delivered_at !== null && format.dateTime(delivered_at)],
          [t('column.transit'), days !== null && t('days', { count: days })],
        ]}
      />
      <Part title={t('told')}>
        <Facts
          facts={[
            [t('column.storePush'), <Push key="shop" push={store_push} again={tell('store', store_push, store.sto_name)} />],
            [
              t('column.paypalPush'),
              paypal_push.state !== 'off' && <Push key="paypal" push={paypal_push} again={tell('paypal', paypal_push, 'PayPal')} />,
            ],
          ]}
        />
      </Part>
      {goods.length > 0 && (
        <Part title={t('pieces')}>
          <Box component="ul" sx={plainList}>
            {goods.map(({ name, quantity }, index) => (
              <li key={index}>{t('piece', { name, quantity: format.count(quantity) })}</li>
            ))}
          </Box>
        </Part>
      )}
      {mayOrders && mayTasks && <Tickets orderId={order_id} />}
      <Part title={t('events')}>
        {events.length === 0 && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('noEvents')}
          </Typography>
        )}
        <Box component="ol" sx={plainList}>
          {events.map(({ at, text, place, status }, index) => (
            <li key={index}>
              <time dateTime={new Date(at * 1000).toISOString()}>{format.dateTime(at)}</time>
              <div>
                {text || parcelName(t, status)}
                {place && <small>{place}</small>}
              </div>
            </li>
          ))}
        </Box>
      </Part>
    </Box>
  );
};

/** Who looks for it, or for anything else of its order. */
const Tickets = ({ orderId }: { readonly orderId: string }) => {
  const [order] = useList(orders, { variables: { id: orderId } }).rows;
  return order ? <OrderTasks order={order} /> : null;
};

/** How telling somebody of a parcel stands, since when, and why it waits or failed. */
const Push = ({ push: { state, at, msg }, again }: { readonly push: Tracking['store_push']; readonly again: ReactNode }) => {
  const { t } = useTranslation('trackings');
  const format = useFormat();
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip {...pushOf(t, state)} />
        {state !== 'off' && at !== null && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {format.dateTime(at)}
          </Typography>
        )}
      </Box>
      {msg && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {refusalSentence(msg)}
        </Typography>
      )}
      {again && <Box sx={{ mt: 2 }}>{again}</Box>}
    </>
  );
};

const plainList = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& li:has(> time)': { display: 'grid', gridTemplateColumns: '148px 1fr', gap: 3 },
  '& time': { color: 'text.secondary' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
  '& div': { ...ownDirection, overflowWrap: 'anywhere' },
} as const;
