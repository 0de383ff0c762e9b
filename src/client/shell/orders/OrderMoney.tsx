import HelpOutline from '../../ui/icons/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../entities/order-desks';
import type { Order } from '../../entities/orders';
import { useMay } from '../session/use-may';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Hint } from '../../ui/Hint';
import { PaypalPayments } from './PaypalPayments';

/** What the buyer paid, what was given back, and what is left of it. */
export const OrderMoney = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk | undefined }) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const { t: paypal } = useTranslation('paypal');
  const mayPaypal = useMay('paypal', 'view');
  const format = useFormat();
  const { total, tax, shipping, refunded, currency, rate, cost, fees, profit, paid_at } = order;
  const inOrders = (amount: number): string => format.money(amount, currency);
  const formula = say('money.formula', {
    total: inOrders(total),
    tax: inOrders(tax),
    refunded: inOrders(refunded),
    rate: rate === null ? '–' : format.measure(rate, 4),
    fees: format.money(fees),
    cost: format.money(cost),
  });
  return (
    <Facts
      facts={[
        [t('column.total'), inOrders(total)],
        [say('money.tax'), tax > 0 && inOrders(tax)],
        [say('money.shipping'), shipping > 0 && inOrders(shipping)],
        [t('column.refunded'), refunded > 0 && inOrders(refunded)],
        [t('kept'), refunded > 0 && inOrders(total - refunded)],
        [say('money.paidAt'), paid_at === null ? t('reason.unpaid') : format.dateTime(paid_at)],
        [
          say('money.payments'),
          desk?.payments.map(({ method, transaction_id }) => [method, transaction_id].filter(Boolean).join(' ')).join(', '),
        ],
        [
          paypal('name'),
          desk?.payments.some(({ paypal }) => paypal) && mayPaypal && <PaypalPayments key="paypal" payments={desk.payments} />,
        ],
        [say('money.fees'), fees > 0 && format.money(fees)],
        [t('column.cost'), cost > 0 && format.money(cost)],
        [
          t('column.profit'),
          <Box key="profit" component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            <Box component="span" sx={{ color: profit !== null && profit < 0 ? 'error.main' : undefined }}>
              {profit === null ? say('money.noRate', { currency }) : format.money(profit)}
            </Box>
            <Hint title={formula}>
              <Box component="span" tabIndex={0} role="img" aria-label={formula} sx={{ display: 'inline-flex' }}>
                <HelpOutline sx={{ fontSize: 16, color: 'text.secondary' }} />
              </Box>
            </Hint>
          </Box>,
        ],
      ]}
    />
  );
};
