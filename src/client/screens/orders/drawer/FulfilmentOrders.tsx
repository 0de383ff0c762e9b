import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { FO_KINDS, FO_STATUSES, type FoStatus } from '../../../../domain/sales/fulfilment-order';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import { FailureLine } from '../../../shell/lists/FailureLine';
import { useFormat } from '../../../ui/format';
import { StatusChip, type Tone } from '../../../ui/StatusChip';
import { FoActions } from './FoActions';
import { Cards } from '../../../ui/Part';
import { piecesWords } from '../../../shell/orders/pieces-words';

const tones: Readonly<Record<FoStatus, Tone>> = {
  draft: 'neutral',
  scheduled: 'waiting',
  submitting: 'waiting',
  unknown: 'warning',
  submitted: 'waiting',
  production: 'waiting',
  held: 'paused',
  shipped: 'good',
  rejected: 'bad',
  cancelling: 'waiting',
  cancelled: 'neutral',
};

/** When it next moves, as far as one can tell. */
const nextAt = ({ submit_at, expect_at, shipped_at, status }: OrderDesk['fulfilment_orders'][number]): number | null => {
  if (status === 'scheduled') return submit_at;
  return status === 'shipped' ? shipped_at : expect_at;
};

interface FulfilmentOrdersProps {
  readonly order: Order;
  readonly desk: OrderDesk;
  readonly mayChange: boolean;
}

/** Who makes which pieces, how far that is, and what comes next. */
export const FulfilmentOrders = ({ order, desk, mayChange }: FulfilmentOrdersProps) => {
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('orders');
  const format = useFormat();
  return (
    <Cards>
      {desk.fulfilment_orders.map((fo) => {
        const status = FO_STATUSES.find((each) => each === fo.status);
        const kind = FO_KINDS.find((each) => each === fo.kind);
        const at = nextAt(fo);
        const facts = [
          kind && kind !== 'first' && t(`fo.kind.${kind}`),
          fo.reference,
          [fo.external_id, ...fo.other_ids].filter(Boolean).join(', '),
          fo.cost !== null && `${words('column.cost')} ${format.money(fo.cost)}`,
        ].filter(Boolean);
        return (
          <li key={fo._id}>
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Box component="b" sx={{ fontWeight: 500 }}>
                {fo.fulfilment_name}
              </Box>
              <Box sx={{ marginInlineStart: 'auto' }}>
                <StatusChip tone={status ? tones[status] : 'neutral'} label={status ? t(`fo.status.${status}`) : fo.status} />
              </Box>
            </Box>
            <div>{piecesWords(fo.pieces, order, format)}</div>
            <Box sx={{ color: 'text.secondary' }}>{facts.join(' · ')}</Box>
            {status && (
              <div>
                {t(`fo.next.${status === 'unknown' && fo.submitted_at !== null ? 'lost' : status}`, { provider: fo.fulfilment_name })}
                {at !== null &&
                  ` ${t(status === 'shipped' ? 'fo.at' : status === 'scheduled' ? 'fo.goesAt' : 'fo.expect', { at: format.dateTime(at) })}`}
              </div>
            )}
            {fo.msg && <FailureLine failure={{ ...fo.msg, message: fo.msg.msg }} />}
            {mayChange && <FoActions order={order} fo={fo} />}
          </li>
        );
      })}
    </Cards>
  );
};
