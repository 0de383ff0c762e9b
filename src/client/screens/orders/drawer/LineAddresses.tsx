import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { gateReason } from '../../../shell/orders/gate-words';
import { useFormat } from '../../../ui/format';
import { Part } from '../../../ui/Part';
import { ownDirection } from '../../../ui/styles';
import { addressLines } from '../order-address';

/** Where the lines go that the store does not send to the order's address, each address with its lines. */
export const LineAddresses = ({ order, desk }: { readonly order: Order; readonly desk: OrderDesk }) => {
  const { t } = useTranslation('orders');
  const { t: say } = useTranslation('order');
  const format = useFormat();
  const groups = new Map<string, { readonly code: string | null; readonly names: string[] }>();
  for (const { _id, ship_to, address_code } of desk.lines) {
    const line = order.items.find((item) => item._id === _id);
    if (!ship_to || !line) continue;
    const words = addressLines(ship_to, format.country).join('\n');
    const group = groups.get(words) ?? { code: address_code, names: [] };
    group.names.push(`${line.quantity} × ${line.name}`);
    groups.set(words, group);
  }
  if (groups.size === 0) return null;
  return (
    <Part title={say('lineAddresses.title')}>
      {[...groups].map(([words, { code, names }]) => (
        <Box key={words} sx={{ mb: 2 }}>
          <Typography variant="body2" component="address" sx={{ ...ownDirection, fontStyle: 'normal', whiteSpace: 'pre-line' }}>
            {words}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {[code !== null && gateReason(t, { gate: 'address', open: false, code }), ...names].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ))}
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {say('lineAddresses.hint')}
      </Typography>
    </Part>
  );
};
