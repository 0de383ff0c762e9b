import OpenInNew from '@mui/icons-material/OpenInNew';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { orders, type Order } from '../../entities/orders';
import { RowDrawer } from '../../shell/lists/RowDrawer';
import { useMay } from '../../shell/session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';
import { ownDirection } from '../../ui/styles';
import { OrderLines } from './OrderLines';
import { addressLines } from './order-address';
import { removedName, statusName, toneOfOrder } from './order-status';

/** One order of the address, with all that is known of it. */
export const OrderDrawer = ({ id, onClose }: { readonly id: string; readonly onClose: () => void }) => {
  const { t } = useTranslation('orders');
  return (
    <RowDrawer
      entity={orders}
      id={id}
      variables={{ id }}
      title={t('order')}
      rowTitle={({ number }) => `${t('order')} #${number}`}
      gone={t('gone')}
      Icon={ReceiptLong}
      onClose={onClose}
    >
      {(order) => <OrderDetails order={order} />}
    </RowDrawer>
  );
};

const OrderDetails = ({ order }: { readonly order: Order }) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const { status, removed, external_url, store, total, refunded, currency, created_at, updated_at, seen_at } = order;
  const mayStores = useMay('store', 'view');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 6 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <StatusChip tone={toneOfOrder(status)} label={statusName(t, status)} />
        {removed && (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {removedName(t, removed)}
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
      <Part title={t('column.items')}>
        <OrderLines order={order} />
      </Part>
      <Part title={t('money')}>
        <Facts
          facts={[
            [t('column.total'), format.money(total, currency)],
            [t('column.refunded'), refunded > 0 && format.money(refunded, currency)],
            [t('kept'), refunded > 0 && format.money(total - refunded, currency)],
          ]}
        />
      </Part>
      <Part title={t('address')}>
        <Typography variant="body2" component="address" sx={{ ...ownDirection, fontStyle: 'normal', whiteSpace: 'pre-line' }}>
          {addressLines(order.buyer, format.country).join('\n')}
        </Typography>
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
        <Facts
          facts={[
            [t('timeline.ordered'), format.dateTime(created_at)],
            [t('timeline.changed'), format.dateTime(updated_at)],
            [t('timeline.seen'), format.dateTime(seen_at)],
          ]}
        />
      </Part>
    </Box>
  );
};

const Part = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <Typography id={titleId} variant="h3" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </section>
  );
};
