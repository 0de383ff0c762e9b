import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PLATFORMS, type PlatformId } from '../../../../domain/platforms';
import { PROVIDERS, type ProviderId } from '../../../../domain/providers';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import type { SupportDesk } from '../../../entities/support-desks';
import type { ChosenRecipients } from '../../../entities/unsent-messages';
import { isOpen } from '../../orders/order-status';
import { reprintsOf, wasSent } from '../../orders/reprints';

const dialogs = () => import('./OrderActionDialogs');
const RefundAndReply = lazy(async () => ({ default: (await dialogs()).RefundAndReply }));
const ReprintAndReply = lazy(async () => ({ default: (await dialogs()).ReprintAndReply }));
const CancelAndReply = lazy(async () => ({ default: (await dialogs()).CancelAndReply }));

type Fo = OrderDesk['fulfilment_orders'][number];

/** A claim at a provider: the buyer's message that is forwarded, and what is written above it. */
export interface Claim {
  readonly of: string;
  readonly to: ChosenRecipients['to'];
  readonly body: string;
}

/** The buyer's message a claim goes with: the latest with files, which may be photos; else the latest. */
const claimed = ({ messages }: SupportDesk): SupportDesk['messages'][number] | undefined => {
  const written = messages.filter(({ direction, aside, code }) => direction === 'in' && !aside && code === null);
  return written.findLast(({ files }) => files.length > 0) ?? written.at(-1);
};

interface OrderActionButtonsProps {
  readonly order: Order;
  readonly orderDesk: OrderDesk;
  readonly conversation: SupportDesk;
  /** Begins a claim at a provider; undefined: nothing can be forwarded. */
  readonly onClaim: ((claim: Claim) => void) | undefined;
}

/** Refund, reprint, and cancel for the order of a conversation, as far as it can be done. */
export const OrderActionButtons = ({ order, orderDesk, conversation, onClaim }: OrderActionButtonsProps) => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('support');
  const [asks, setAsks] = useState<'refund' | 'reprint' | 'cancel' | null>(null);
  const dialog = { order, orderDesk, conversation, onClose: () => setAsks(null) };
  const can: readonly string[] = PLATFORMS[order.store.sto_type as PlatformId]?.can ?? [];
  // The order as it was made first, even when it was made again since.
  const claimable = orderDesk.fulfilment_orders.filter(
    (fo) => wasSent(fo) && fo.kind !== 'reprint' && PROVIDERS[fo.type as ProviderId].orders !== 'own',
  );
  const about = claimed(conversation);
  const claimOf = ({ fulfilment_name: name, claims_email: email, reference, external_id, pieces }: Fo): Claim => ({
    of: about?._id ?? '',
    to: email === '' ? [] : [{ name, email }],
    body: say(about?.files.length ? 'orderAction.claimText' : 'orderAction.claimPlain', {
      reference,
      external: external_id ?? '–',
      items: pieces
        .map(({ line_id, quantity }) => `${quantity} × ${order.items.find(({ _id }) => _id === line_id)?.name ?? ''}`)
        .join(', '),
    }),
  });
  const ask = (what: NonNullable<typeof asks>) => (
    <Button size="small" variant="outlined" color={what === 'cancel' ? 'error' : 'inherit'} onClick={() => setAsks(what)}>
      {t(`do.${what}`)}
    </Button>
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, '&:empty': { display: 'none' } }}>
      {can.includes('refund') && order.paid_at !== null && orderDesk.refundable > 0 && ask('refund')}
      {reprintsOf(orderDesk, []).length > 0 && ask('reprint')}
      {about &&
        onClaim &&
        claimable.map((fo) => (
          <Button key={fo._id} size="small" variant="outlined" color="inherit" onClick={() => onClaim(claimOf(fo))}>
            {claimable.length > 1 ? say('orderAction.claimFrom', { provider: fo.fulfilment_name }) : say('orderAction.claim')}
          </Button>
        ))}
      {isOpen(order.status) && order.status !== 'Shipped' && order.status !== 'Returned' && ask('cancel')}
      <Suspense>
        {asks === 'refund' && <RefundAndReply {...dialog} />}
        {asks === 'reprint' && <ReprintAndReply {...dialog} />}
        {asks === 'cancel' && <CancelAndReply {...dialog} />}
      </Suspense>
    </Box>
  );
};
