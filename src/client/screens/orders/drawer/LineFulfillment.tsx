import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { useDeed } from './use-change';

interface LineFulfillmentProps {
  readonly order: Order;
  readonly line: OrderDesk['lines'][number];
  readonly mayChange: boolean;
}

/**
 * How a line was matched, and whether it is fulfilled from here: one press changes that, and its SKU or product at the store is remembered. Nothing
 * where there is nothing to say or change.
 */
export const LineFulfillment = ({ order, line, mayChange }: LineFulfillmentProps) => {
  const { t } = useTranslation('order');
  const { run, pending } = useDeed(orders.actions.lineFulfilled);
  const { _id, unfulfilled, match_note, unplaced } = line;
  const words = [
    unfulfilled === 'rule' && t('line.rule'),
    unfulfilled === 'line' && t('line.alone'),
    match_note === 'similar' && t('line.similar'),
    match_note === 'several' && t('line.several'),
  ].filter(Boolean);
  const offers = mayChange && (Boolean(unfulfilled) || unplaced > 0);
  return (
    <>
      {words.length > 0 && <Box sx={{ mt: 1, fontSize: 12 }}>{words.join(' · ')}</Box>}
      {offers && (
        <Button
          size="small"
          loading={pending}
          sx={{ mt: 1, mx: -2, fontSize: 12 }}
          onClick={() => run({ _id: order._id, line_id: _id, fulfilled: Boolean(unfulfilled) })}
        >
          {t(unfulfilled ? 'line.fulfilled' : 'line.unfulfilled')}
        </Button>
      )}
    </>
  );
};
