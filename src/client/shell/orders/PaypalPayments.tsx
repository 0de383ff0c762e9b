import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { OrderDesk } from '../../entities/order-desks';
import { paypalItems } from '../../entities/paypal-items';
import { useList } from '../../kernel/hooks';
import { useMay } from '../session/use-may';
import { paypalStatusOf, timeLeft } from './paypal-words';
import { Link } from '../../ui/Link';
import { StatusChip } from '../../ui/StatusChip';

/** How an order's payments stand at PayPal, each leading there. */
export const PaypalPayments = ({ payments }: Pick<OrderDesk, 'payments'>) => {
  const mayPaypal = useMay('paypal', 'view');
  if (!mayPaypal) return null;
  return payments.flatMap(({ transaction_id, paypal }) =>
    paypal && transaction_id !== '' ? <Payment key={transaction_id} transaction={transaction_id} /> : [],
  );
};

const Payment = ({ transaction }: { readonly transaction: string }) => {
  const { t } = useTranslation('paypal');
  const { rows, loading } = useList(paypalItems, { variables: { search: transaction } });
  const item = rows.find(({ transaction_id }) => transaction_id === transaction);
  if (!item) return loading ? null : t('notYet');
  const left = timeLeft(t, item.dispute, item.as_of);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1, fontSize: 13 }}>
      <MuiLink component={Link} to={addresses.paypal.print({ filter: 'all', id: item._id })}>
        {item.status === 'disputed' ? t('toDispute') : transaction}
      </MuiLink>
      <StatusChip {...paypalStatusOf(t, item.status)} />
      {left && <StatusChip {...left} />}
    </Box>
  );
};
