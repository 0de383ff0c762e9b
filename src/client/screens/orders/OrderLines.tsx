import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Order } from '../../entities/orders';
import { useMay } from '../../shell/session/use-may';
import { useFormat } from '../../ui/format';
import { Link } from '../../ui/Link';
import { ownDirection } from '../../ui/styles';
import { Thumb } from '../../ui/Thumb';

/** What was bought, each line with its picture and price; those of items that are known lead to them. */
export const OrderLines = ({ order: { items, currency } }: { readonly order: Order }) => {
  const { t } = useTranslation('orders');
  const format = useFormat();
  const mayItems = useMay('item_info', 'view');
  return (
    <Box component="ul" sx={lines}>
      {items.map(({ name, sku, image, quantity, price, item_info_id }, index) => (
        <li key={`${sku}-${index}`}>
          <Thumb src={image} alt="" size={48} />
          <div>
            {item_info_id && mayItems ? (
              <MuiLink component={Link} to={addresses.internal.print({ item: item_info_id })} color="inherit">
                {name}
              </MuiLink>
            ) : (
              name
            )}
            <small>{sku}</small>
          </div>
          <span>{t('each', { quantity: format.count(quantity), price: format.money(price, currency) })}</span>
        </li>
      ))}
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
  '& li': { display: 'flex', alignItems: 'center', gap: 3 },
  '& li > div': { flex: 1, minWidth: 0, overflowWrap: 'anywhere' },
  '& small': { display: 'block', fontSize: 12, color: 'text.secondary' },
  '& li > span': { ...ownDirection, whiteSpace: 'nowrap' },
} as const;
