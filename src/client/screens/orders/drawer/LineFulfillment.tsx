import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { Cards } from '../../../ui/Part';
import { useDeed } from './use-change';

/** Says by one press whether a line is fulfilled from here; its SKU or product at the store is remembered. */
const FulfilledButton = ({
  order,
  lineId,
  fulfilled,
}: {
  readonly order: Order;
  readonly lineId: string;
  /** Sent when the button is pressed. */
  readonly fulfilled: boolean;
}) => {
  const { t } = useTranslation('order');
  const { run, pending } = useDeed(orders.actions.lineFulfilled);
  return (
    <Button
      variant="outlined"
      size="small"
      loading={pending}
      sx={{ alignSelf: 'flex-start' }}
      onClick={() => run({ _id: order._id, line_id: lineId, fulfilled })}
    >
      {t(fulfilled ? 'line.fulfilled' : 'line.unfulfilled')}
    </Button>
  );
};

interface LineFulfillmentProps {
  readonly order: Order;
  readonly desk: OrderDesk;
  readonly mayChange: boolean;
}

/** The lines of which something is to be known: how they were matched, and that they are not fulfilled from here. */
export const LineFulfillment = ({ order, desk, mayChange }: LineFulfillmentProps) => {
  const { t } = useTranslation('order');
  const noted = order.items.flatMap((item) => {
    const line = desk.lines.find(({ _id }) => _id === item._id);
    return line && (line.unfulfilled || line.match_note || (mayChange && line.unplaced > 0)) ? [{ item, line }] : [];
  });
  if (noted.length === 0) return null;
  return (
    <Box sx={{ mt: 3 }}>
      <Cards>
        {noted.map(({ item, line }) => {
          const words = [
            line.unfulfilled === 'rule' && t('line.rule'),
            line.unfulfilled === 'line' && t('line.alone'),
            line.match_note === 'similar' && t('line.similar'),
            line.match_note === 'several' && t('line.several'),
          ].filter(Boolean);
          return (
            <li key={item._id}>
              <Box sx={{ display: 'flex', flexDirection: 'column', gap: 2 }}>
                <div>
                  <b>{item.name}</b>
                  <Box sx={{ color: 'text.secondary' }}>{[item.sku, ...words].filter(Boolean).join(' · ')}</Box>
                </div>
                {mayChange && <FulfilledButton order={order} lineId={item._id} fulfilled={Boolean(line.unfulfilled)} />}
              </Box>
            </li>
          );
        })}
      </Cards>
    </Box>
  );
};
