import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { OrderDesk } from '../../entities/order-desks';
import type { Order } from '../../entities/orders';
import { useMay } from '../session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { ownDirection } from '../../ui/styles';
import { Thumb } from '../../ui/Thumb';
import { PrintFiles } from './PrintFiles';

interface OrderLinesProps {
  readonly order: Order;
  readonly desk: OrderDesk | undefined;
  /** What stands below a line. */
  readonly below?: (line: OrderDesk['lines'][number]) => ReactNode;
}

/** What was bought, each line with its pieces, price and art; those of items that are known lead to them. */
export const OrderLines = ({ order: { items, currency }, desk, below }: OrderLinesProps) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const format = useFormat();
  const mayItems = useMay('item_info', 'view');
  return (
    <Box component="ul" sx={lines}>
      {items.map(({ _id, name, sku, image, quantity, cancelled, completed, price, item_info_id, variant_sku }) => {
        const line = desk?.lines.find((each) => each._id === _id);
        const facts = [
          sku,
          line?.product,
          variant_sku !== null && variant_sku !== sku && variant_sku,
          cancelled > 0 && say('pieces.cancelled', { count: cancelled }),
          completed > 0 && say('pieces.completed', { count: completed }),
        ].filter(Boolean);
        return (
          <li key={_id}>
            <Thumb src={image} alt="" size={48} />
            <div>
              {item_info_id && mayItems ? (
                <MuiLink component={Link} to={addresses.internal.print({ item: item_info_id })} color="inherit">
                  {name}
                </MuiLink>
              ) : (
                name
              )}
              <small>{facts.join(' · ')}</small>
              {line && <PrintFiles files={line.print_files ?? []} />}
              {line && below?.(line)}
            </div>
            <span>{t('each', { quantity: format.count(quantity), price: format.money(price, currency) })}</span>
          </li>
        );
      })}
    </Box>
  );
};

const lines = {
  display: 'grid',
  gap: 3,
  m: 0,
  p: 0,
  fontSize: 13,
  listStyle: 'none',
  '& > li': { display: 'flex', alignItems: 'flex-start', gap: 3 },
  '& > li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
  '& > li > span': { ...ownDirection, whiteSpace: 'nowrap' },
} as const;
