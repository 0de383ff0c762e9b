import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import { orders } from '../../../entities/orders';
import type { PaypalItem } from '../../../entities/paypal-items';
import { useList } from '../../../kernel/hooks';
import { GateStrip } from '../../../shell/orders/GateStrip';
import { Link } from '../../../ui/Link';
import { cellLook } from '../../../ui/list/cells';

/** The order a payment is for, with the gates it has to pass. */
export const OrderGates = ({ order }: { readonly order: NonNullable<PaypalItem['order']> }) => {
  const { t } = useTranslation('orders');
  const { rows } = useList(orders, { variables: { id: order._id } });
  const whole = rows[0];
  return (
    <Box sx={{ ...cellLook, display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 1, fontSize: 13 }}>
      <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: order._id })}>
        {t('order')} #{order.number}
      </MuiLink>
      {whole && <GateStrip order={whole} t={t} />}
    </Box>
  );
};
