import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaskUpdateInputLimits } from '../../../../contract/generated/limits';
import type { OrderAddressInput } from '../../../../contract/generated/operations';
import type { Pieces } from '../../../../domain/sales/pieces';
import { RESOLUTIONS, isDeed, type Resolution } from '../../../../domain/tasks/tasks';
import { orderDesks } from '../../../entities/order-desks';
import { orderTasks, type OrderTask } from '../../../entities/order-tasks';
import { orders } from '../../../entities/orders';
import { useList, useMutation } from '../../../kernel/hooks';
import { DeedDialog } from '../../../shell/orders/DeedDialog';
import { PiecesFields } from '../../../shell/orders/PiecesFields';
import { resolutionName } from '../../../shell/orders/task-words';
import { TextBox } from '../../../shell/orders/TextBox';
import { useMay } from '../../../shell/session/use-may';
import { SelectField } from '../../../ui/form/SelectField';
import { useFormat } from '../../../ui/format';
import { AddressFields, addressOf } from './AddressFields';
import { isRefundable, RefundAmount } from '../../../shell/orders/RefundAmount';
import { piecesAbout, reprintsOf } from '../../../shell/orders/reprints';
import { useReprintCost } from '../../../shell/orders/use-reprint-cost';

interface ResolveDialogProps {
  readonly task: OrderTask;
  /** The order it is about. */
  readonly about: NonNullable<OrderTask['order']>;
  readonly onClose: () => void;
}

/** What is done, and what it needs. Only what somebody chose stands here; what was not, follows from the order. */
interface Typed {
  readonly how: Resolution;
  readonly fo?: string;
  readonly pieces?: readonly Pieces[];
  readonly amount?: string;
  readonly address?: OrderAddressInput;
  readonly note: string;
}

/** Resolves a ticket: says beforehand what that does to the order and what it costs, and does it once. */
export const ResolveDialog = ({ task, about, onClose }: ResolveDialogProps) => {
  const { t } = useTranslation('orderTasks');
  const format = useFormat();
  const mayOrder = useMay('order', 'view');
  const mayChange = useMay('order', 'update');
  const { _id: orderId, number } = about;
  const order = useList(orders, { variables: { id: orderId } }, { skip: !mayOrder }).rows[0];
  const desk = useList(orderDesks, { variables: { _id: orderId } }, { skip: !mayOrder }).rows[0];
  const { submit, state } = useMutation(orderTasks, orderTasks.actions.update);
  const offered = RESOLUTIONS.filter((each) => mayChange || !isDeed(each));
  const [typed, setTyped] = useState<Typed>({ how: offered.find((each) => each === task.wanted) ?? offered[0] ?? 'answer', note: '' });
  const put = (change: Partial<Typed>): void => setTyped((former) => ({ ...former, ...change }));
  const { how, note } = typed;

  const parts = desk ? reprintsOf(desk, task.pieces) : [];
  const part = parts.find(({ fo }) => fo._id === typed.fo) ?? parts[0];
  const pieces = typed.pieces ?? (part ? piecesAbout(part, task.pieces) : []);
  const reprintCost = useReprintCost({ orderId, fo: how === 'reprint' ? part?.fo : undefined, pieces });
  const left = desk?.refundable ?? (order ? Math.max(0, order.total - order.refunded) : 0);
  const money = (amount: number): string => format.money(amount, order?.currency);
  const amount = typed.amount ?? '';
  const address = typed.address ?? (order && addressOf(order.address ?? order.buyer));

  const words = (): string => {
    switch (how) {
      case 'reprint':
        return desk ? reprintCost : '';
      case 'refund':
        return order ? t('resolve.refund', { amount: money(left), store: order.store.sto_name }) : '';
      case 'partial_refund':
        return order ? t('resolve.partial', { most: money(left), store: order.store.sto_name }) : '';
      default:
        return t(`resolve.${how}`);
    }
  };
  const lacks =
    (how === 'reprint' && desk !== undefined && pieces.length === 0) ||
    (how === 'partial_refund' && !isRefundable(amount, left)) ||
    (how === 'refused' && note.trim() === '');
  const resolve = (): void =>
    void submit({
      ids: [task._id],
      params: {
        status: 'Resolved',
        resolution: how,
        note: note.trim(),
        ...(how === 'reprint' && part && { fo_id: part.fo._id, pieces: [...pieces] }),
        ...(how === 'partial_refund' && { amount: Number(amount) }),
        ...((how === 'refund' || how === 'partial_refund') && desk && { left: desk.refundable }),
        ...(how === 'new_address' && address && { address }),
      },
    });
  return (
    <DeedDialog
      title={t('resolve.title', { number })}
      confirm={t(`resolve.do.${how}`)}
      state={state}
      disabled={lacks}
      onConfirm={resolve}
      onClose={onClose}
    >
      <SelectField
        label={t('resolve.how')}
        value={how}
        options={offered.map((value) => ({ value, label: resolutionName(t, value) }))}
        onChange={(value) => put({ how: offered.find((each) => each === value) ?? how })}
      />
      <DialogContentText variant="body1" role="status">
        {words()}
      </DialogContentText>
      {how === 'reprint' && order && part && (
        <>
          {parts.length > 1 && (
            <SelectField
              label={t('resolve.part')}
              value={part.fo._id}
              options={parts.map(({ fo }) => ({
                value: fo._id,
                label: [fo.fulfilment_name, fo.submitted_at === null ? '' : format.date(fo.submitted_at)].filter(Boolean).join(', '),
              }))}
              onChange={(fo) => setTyped({ how, note, fo })}
            />
          )}
          <PiecesFields order={order} most={part.pieces} value={pieces} onChange={(next) => put({ pieces: next })} />
        </>
      )}
      {how === 'partial_refund' && (
        <RefundAmount
          label={t('resolve.amount', { currency: order?.currency ?? '' })}
          amount={amount}
          left={left}
          currency={order?.currency ?? 'USD'}
          onChange={(text) => put({ amount: text })}
        />
      )}
      {how === 'new_address' && address && <AddressFields value={address} onChange={(next) => put({ address: next })} />}
      <TextBox
        label={t(how === 'refused' ? 'resolve.note' : 'resolve.noteOptional')}
        value={note}
        most={TaskUpdateInputLimits.note.characters}
        rows={2}
        onChange={(text) => put({ note: text })}
      />
    </DeedDialog>
  );
};
