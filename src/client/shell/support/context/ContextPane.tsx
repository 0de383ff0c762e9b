import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../../domain/addresses/addresses';
import type { SupportDesk } from '../../../entities/support-desks';
import type { Support } from '../../../entities/supports';
import { useFormat } from '../../../ui/format';
import { Link } from '../../../ui/Link';
import { Part } from '../../../ui/Part';
import { StatusChip } from '../../../ui/StatusChip';
import { ownDirection } from '../../../ui/styles';
import { statusName as orderStatus, toneOfOrder } from '../../orders/order-status';
import { taskStatusOf } from '../../orders/task-words';
import { useMay } from '../../session/use-may';
import { ChannelIcon } from '../ChannelIcon';
import { channelName } from '../words';
import type { Claim } from '../order-actions/OrderActionButtons';
import { OrderCard } from './OrderCard';

interface ContextPaneProps {
  readonly desk: SupportDesk;
  readonly support: Support;
  readonly linkTo: (id: string) => string;
  readonly onClaim: ((claim: Claim) => void) | undefined;
}

/** What is known of the buyer beside a conversation: the order it is about, others, and what else was talked of. */
export const ContextPane = ({ desk, support, linkTo, onClaim }: ContextPaneProps) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orders');
  const { t: tasks } = useTranslation('orderTasks');
  const format = useFormat();
  const mayOrders = useMay('order', 'view');
  const { order, buyer } = support;
  const others = desk.orders.filter(({ _id }) => _id !== order?._id);
  return (
    <Box sx={narrow}>
      <Part title={t('context.buyer')}>
        <Box sx={{ ...ownDirection, textAlign: 'start', overflowWrap: 'anywhere' }}>
          <div>{buyer.name}</div>
          {buyer.email && <Box sx={{ color: 'text.secondary' }}>{buyer.email}</Box>}
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
            <ChannelIcon channel={support.channel} /> {channelName(t, support)}
          </Box>
        </Box>
      </Part>
      {order && mayOrders && <OrderCard id={order._id} number={order.number} conversation={desk} onClaim={onClaim} />}
      {!order && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('context.noOrder')}
        </Typography>
      )}
      {mayOrders && others.length > 0 && (
        <Part title={t('context.orders')}>
          <Box component="ul" sx={list}>
            {others.map(({ _id, number, status, total, currency, created_at }) => (
              <li key={_id}>
                <MuiLink component={Link} to={addresses.orders.print({ filter: 'all', id: _id })}>
                  #{number}
                </MuiLink>
                <StatusChip tone={toneOfOrder(status)} label={orderStatus(words, status)} />
                <small>
                  {format.money(total, currency)} · {format.date(created_at)}
                </small>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {desk.others.length > 0 && (
        <Part title={t('context.others')}>
          <Box component="ul" sx={list}>
            {desk.others.map(({ _id, subject, status, last_message_at }) => (
              <li key={_id}>
                <MuiLink component={Link} to={linkTo(_id)}>
                  {subject}
                </MuiLink>
                <StatusChip {...taskStatusOf(tasks, status)} />
                {last_message_at !== null && <small>{format.moment(last_message_at)}</small>}
              </li>
            ))}
          </Box>
        </Part>
      )}
    </Box>
  );
};

/** Parts of an order's drawer where there is less room. */
const narrow = {
  display: 'flex',
  flexDirection: 'column',
  gap: 5,
  fontSize: 13,
  '& dl > div': { gridTemplateColumns: '88px 1fr' },
  '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& .stacked': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 },
  '& li > div > small': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& ol li': { gridTemplateColumns: '1fr' },
} as const;

const list = {
  display: 'grid',
  gap: 2,
  m: 0,
  p: 0,
  listStyle: 'none',
  '& li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, overflowWrap: 'anywhere' },
  '& small': { color: 'text.secondary', fontSize: 12 },
} as const;
