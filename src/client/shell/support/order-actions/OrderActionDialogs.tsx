import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SupportOrderActionInputLimits } from '../../../../contract/generated/limits';
import { plainMoney, roundMoney } from '../../../../domain/currency';
import { PLATFORMS, type PlatformId } from '../../../../domain/platforms';
import { piecesOf, samePieces, type Pieces } from '../../../../domain/sales/pieces';
import { mentionedLines } from '../../../../domain/support/mentioned-lines';
import { splitQuoted } from '../../../../domain/support/quoted-text';
import type { OrderDesk } from '../../../entities/order-desks';
import type { Order } from '../../../entities/orders';
import type { SupportDesk } from '../../../entities/support-desks';
import { SelectField } from '../../../ui/form/SelectField';
import { useFormat } from '../../../ui/format';
import { MakerField, PiecesFields } from '../../orders/PiecesFields';
import { isRefundable, RefundAmount } from '../../orders/RefundAmount';
import { reprintsOf } from '../../orders/reprints';
import { categoryOptions } from '../../orders/task-words';
import { TextBox } from '../../orders/TextBox';
import { useReprintCost } from '../../orders/use-reprint-cost';
import { ActionDialog } from './ActionDialog';
import { categoryOfTags } from './category-of-tags';

interface OrderActionProps {
  readonly order: Order;
  readonly orderDesk: OrderDesk;
  readonly conversation: SupportDesk;
  readonly onClose: () => void;
}

/** The items the buyer's messages name, all pieces of each. */
const mentioned = ({ order, conversation }: Pick<OrderActionProps, 'order' | 'conversation'>): readonly Pieces[] => {
  const written = conversation.messages.filter(({ direction, aside }) => direction === 'in' && !aside);
  const text = [conversation.support.subject, ...written.map(({ body }) => splitQuoted(body).own)].join('\n');
  return mentionedLines(order.items, text)
    .map(({ _id: line_id, quantity }) => ({ line_id, quantity }))
    .filter(({ quantity }) => quantity > 0);
};

/** Refunds the buyer through the store, for items they name or an amount somebody types. */
export const RefundAndReply = ({ order, orderDesk, conversation, onClose }: OrderActionProps) => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('support');
  const format = useFormat();
  // The amount shown when the dialog opened: the server refuses the refund if it has changed since.
  const [left] = useState(orderDesk.refundable);
  const most = order.items.filter(({ quantity }) => quantity > 0).map(({ _id: line_id, quantity }) => ({ line_id, quantity }));
  const [pieces, setPieces] = useState<readonly Pieces[]>([]);
  const priceOf = (chosen: readonly Pieces[]): number =>
    chosen.length === 0
      ? left
      : Math.min(
          left,
          roundMoney(
            order.items.reduce((sum, { _id, price }) => sum + price * piecesOf(chosen, _id), 0),
            order.currency,
          ),
        );
  const [typed, setTyped] = useState<string | null>(null);
  const amount = typed ?? plainMoney(priceOf(pieces), order.currency);
  const [reason, setReason] = useState('');
  return (
    <ActionDialog
      title={t('refund.title', { number: order.number })}
      confirm={t('do.refund')}
      conversation={conversation}
      reply={say('orderAction.refundReply', {
        name: order.buyer.first_name.trim() || say('orderAction.there'),
        number: order.number,
        amount: format.money(Number(amount) || 0, order.currency),
      })}
      disabled={!isRefundable(amount, left)}
      action={{ kind: 'refund', amount: Number(amount), left, pieces: [...pieces], reason: reason.trim() }}
      onClose={onClose}
    >
      {most.length > 1 && (
        <PiecesFields
          order={order}
          label={(name) => say('orderAction.refunded', { name })}
          most={most}
          value={pieces}
          onChange={(next) => {
            setPieces(next);
            setTyped(null);
          }}
        />
      )}
      <RefundAmount
        label={t('refund.amount', { currency: order.currency })}
        amount={amount}
        left={left}
        currency={order.currency}
        onChange={setTyped}
      />
      {pieces.length > 0 && typed === null && <DialogContentText variant="body2">{say('orderAction.withoutTax')}</DialogContentText>}
      <TextBox
        label={t('refund.why')}
        hint={t('refund.whyHint')}
        value={reason}
        most={SupportOrderActionInputLimits.reason.characters}
        onChange={setReason}
      />
    </ActionDialog>
  );
};

/** Has items made again, those the buyer names first, and says what that costs. */
export const ReprintAndReply = ({ order, orderDesk, conversation, onClose }: OrderActionProps) => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('support');
  const { t: words } = useTranslation('orderTasks');
  const format = useFormat();
  const [named] = useState(() => mentioned({ order, conversation }));
  const parts = reprintsOf(orderDesk, named);
  const [foId, setFoId] = useState<string | null>(null);
  const part = parts.find(({ fo }) => fo._id === foId) ?? parts[0];
  const [chosen, setChosen] = useState<readonly Pieces[] | null>(null);
  const pieces = chosen ?? samePieces(part?.pieces ?? [], named);
  const [maker, setMaker] = useState<string | null>(null);
  const madeBy = maker ?? part?.fo.fulfilment_id ?? '';
  const categories = categoryOptions(words, 'support');
  const [category, setCategory] = useState(() => categoryOfTags(conversation.support.tags, categories));
  const cost = useReprintCost({ orderId: order._id, fo: part?.fo, pieces, maker: madeBy });
  const names = pieces.map(({ line_id, quantity }) => `${quantity} × ${order.items.find(({ _id }) => _id === line_id)?.name ?? ''}`);
  return (
    <ActionDialog
      title={t('reprint.title')}
      confirm={t('do.reprint')}
      conversation={conversation}
      reply={say('orderAction.reprintReply', {
        name: order.buyer.first_name.trim() || say('orderAction.there'),
        number: order.number,
        items: names.join(', '),
      })}
      disabled={!part || pieces.length === 0}
      action={{
        kind: 'reprint',
        fo_id: part?.fo._id ?? '',
        pieces: [...pieces],
        ...(category !== '' && { category }),
        ...(madeBy !== '' && { fulfilment_id: madeBy }),
      }}
      onClose={onClose}
    >
      {part && (
        <>
          {parts.length > 1 && (
            <SelectField
              label={words('resolve.part')}
              value={part.fo._id}
              options={parts.map(({ fo }) => ({
                value: fo._id,
                label: [fo.fulfilment_name, fo.submitted_at === null ? '' : format.date(fo.submitted_at)].filter(Boolean).join(', '),
              }))}
              onChange={(fo) => {
                setFoId(fo);
                setChosen(null);
              }}
            />
          )}
          <PiecesFields order={order} most={part.pieces} value={pieces} onChange={setChosen} />
          <MakerField value={madeBy} onChange={setMaker} />
        </>
      )}
      <SelectField
        label={say('orderAction.problem')}
        value={category}
        options={[{ value: '', label: say('orderAction.noProblem') }, ...categories]}
        onChange={setCategory}
      />
      <DialogContentText variant="body1" role="status">
        {cost}
      </DialogContentText>
    </ActionDialog>
  );
};

/** Cancels the order, at its store too if somebody says so. */
export const CancelAndReply = ({ order, conversation, onClose }: OrderActionProps) => {
  const { t } = useTranslation('order');
  const { t: say } = useTranslation('support');
  const { sto_name, sto_type } = order.store;
  const can: readonly string[] = PLATFORMS[sto_type as PlatformId]?.can ?? [];
  const [atShop, setAtShop] = useState(false);
  return (
    <ActionDialog
      title={t('cancel.title', { number: order.number })}
      confirm={t('do.cancel')}
      conversation={conversation}
      reply={say('orderAction.cancelReply', { name: order.buyer.first_name.trim() || say('orderAction.there'), number: order.number })}
      disabled={false}
      action={{ kind: 'cancel', at_shop: atShop }}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('cancel.text')}</DialogContentText>
      {can.includes('cancelOrder') && order.platform_status !== 'Cancelled' && (
        <FormControlLabel
          label={t('cancel.atShop', { store: sto_name })}
          control={<Checkbox size="small" checked={atShop} onChange={(_event, on) => setAtShop(on)} />}
        />
      )}
    </ActionDialog>
  );
};
