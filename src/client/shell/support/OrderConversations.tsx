import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import type { Order } from '../../entities/orders';
import { supports } from '../../entities/supports';
import { useList } from '../../kernel/hooks';
import { Link } from '../../ui/Link';
import { Part } from '../../ui/Part';
import { StatusChip } from '../../ui/StatusChip';
import { DueChip } from '../orders/DueChip';
import { taskStatusOf } from '../orders/task-words';
import { useMay } from '../session/use-may';

const NewConversation = lazy(async () => ({ default: (await import('./NewConversation')).NewConversation }));

/** What is talked of about an order, and the way to write to its buyer. */
export const OrderConversations = ({ order }: { readonly order: Pick<Order, '_id' | 'number'> }) => {
  const { t } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const { rows, loading } = useList(supports, { perpage: 20, variables: { order_id: order._id, sort: '-last_message_at' } });
  const mayAdd = useMay('messenger', 'add');
  const [begins, setBegins] = useState(false);
  return (
    <Part
      title={t('begin.of')}
      action={
        mayAdd && (
          <Button size="small" variant="outlined" onClick={() => setBegins(true)}>
            {t('begin.title')}
          </Button>
        )
      }
    >
      <Box component="ul" sx={{ display: 'grid', gap: 2, m: 0, p: 0, fontSize: 13, listStyle: 'none' }}>
        {rows.map((support) => (
          <Box component="li" key={support._id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
            <MuiLink component={Link} to={addresses.support.print({ filter: 'order', status: 'All', id: support._id })}>
              {support.subject}
            </MuiLink>
            <StatusChip {...taskStatusOf(words, support.status)} />
            <DueChip task={support} />
          </Box>
        ))}
        {!loading && rows.length === 0 && (
          <Box component="li" sx={{ color: 'text.secondary' }}>
            {t('begin.none')}
          </Box>
        )}
      </Box>
      <Suspense>{begins && <NewConversation order={order} onClose={() => setBegins(false)} />}</Suspense>
    </Part>
  );
};
