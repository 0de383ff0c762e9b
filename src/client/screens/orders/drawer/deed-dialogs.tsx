import Checkbox from '@mui/material/Checkbox';
import DialogContentText from '@mui/material/DialogContentText';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plainMoney } from '../../../../domain/currency';
import { PLATFORMS, type PlatformId } from '../../../../domain/platforms';
import type { Pieces } from '../../../../domain/sales/pieces';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { useMutation } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { DeedDialog } from '../../../shell/orders/DeedDialog';
import { MakerField, PiecesFields } from '../../../shell/orders/PiecesFields';
import { isRefundable, RefundAmount } from '../../../shell/orders/RefundAmount';
import { useReprintCost } from '../../../shell/orders/use-reprint-cost';

type Fo = OrderDesk['fulfilment_orders'][number];

interface OrderDialogProps {
  readonly order: Order;
  readonly onClose: () => void;
}

/** Gives up an order, or one of its parts. */
export const CancelDialog = ({ order, fo, onClose }: OrderDialogProps & { readonly fo?: Fo }) => {
  const { t } = useTranslation('order');
  const { submit, state } = useMutation(orders, orders.actions.cancel);
  const [atShop, setAtShop] = useState(false);
  const { sto_name, sto_type } = order.store;
  const can: readonly string[] = PLATFORMS[sto_type as PlatformId]?.can ?? [];
  return (
    <DeedDialog
      title={fo ? t('cancel.part', { provider: fo.fulfilment_name }) : t('cancel.title', { number: order.number })}
      confirm={t(fo ? 'do.cancelPart' : 'do.cancel')}
      state={state}
      onConfirm={() => submit({ ids: [order._id], ...(fo ? { fo_id: fo._id } : atShop && { at_shop: true }) })}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('cancel.text')}</DialogContentText>
      {!fo && can.includes('cancelOrder') && order.platform_status !== 'Cancelled' && (
        <FormControlLabel
          label={t('cancel.atShop', { store: sto_name })}
          control={<Checkbox size="small" checked={atShop} onChange={(_event, on) => setAtShop(on)} />}
        />
      )}
    </DeedDialog>
  );
};

/** Plans some pieces apart from the rest. */
export const SplitDialog = ({ order, most, onClose }: OrderDialogProps & { readonly most: readonly Pieces[] }) => {
  const { t } = useTranslation('order');
  const { submit, state } = useMutation(orders, orders.actions.split);
  const [pieces, setPieces] = useState<readonly Pieces[]>([]);
  const [maker, setMaker] = useState('');
  return (
    <DeedDialog
      title={t('split.title')}
      confirm={t('do.split')}
      state={state}
      disabled={pieces.length === 0}
      onConfirm={() => submit({ _id: order._id, pieces: [...pieces], ...(maker !== '' && { fulfilment_id: maker }) })}
      onClose={onClose}
    >
      <PiecesFields order={order} most={most} value={pieces} onChange={setPieces} />
      <MakerField value={maker} onChange={setMaker} />
    </DeedDialog>
  );
};

/** Has pieces made again. */
export const ReprintDialog = ({ order, fo, onClose }: OrderDialogProps & { readonly fo: Fo }) => {
  const { t } = useTranslation('order');
  const { submit, state, requestId } = useMutation(orders, orders.actions.reprint);
  const [pieces, setPieces] = useState<readonly Pieces[]>(fo.pieces);
  const [maker, setMaker] = useState(fo.fulfilment_id);
  const cost = useReprintCost({ orderId: order._id, fo, pieces, maker });
  return (
    <DeedDialog
      title={t('reprint.title')}
      confirm={t('do.reprint')}
      state={state}
      disabled={pieces.length === 0}
      onConfirm={() =>
        submit(
          { _id: order._id, fo_id: fo._id, pieces: [...pieces], ...(maker !== '' && { fulfilment_id: maker }) },
          // Its answer may have been lost: changed meanwhile, it must not be made a second time.
          state?.status === 'failed' ? requestId : undefined,
        )
      }
      onClose={onClose}
    >
      <DialogContentText variant="body1" role="status">
        {cost}
      </DialogContentText>
      <PiecesFields order={order} most={fo.pieces} value={pieces} onChange={setPieces} />
      <MakerField value={maker} onChange={setMaker} />
    </DeedDialog>
  );
};

/** Sends what is left of an order to another provider. */
export const RouteDialog = ({ order, onClose }: OrderDialogProps) => {
  const { t } = useTranslation('order');
  const { submit, state } = useMutation(orders, orders.actions.process);
  const [maker, setMaker] = useState('');
  return (
    <DeedDialog
      title={t('route.title')}
      confirm={t('do.route')}
      state={state}
      disabled={maker === ''}
      onConfirm={() => submit({ ids: [order._id], fulfilment_id: maker })}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('route.text')}</DialogContentText>
      <MakerField value={maker} onChange={setMaker} />
    </DeedDialog>
  );
};

/** Gives the buyer money back through the shop. */
export const RefundDialog = ({ order, refundable, onClose }: OrderDialogProps & { readonly refundable: number | undefined }) => {
  const { t } = useTranslation('order');
  // The amount shown when the dialog opened: the server refuses the refund if it has changed since.
  const [left] = useState(refundable ?? order.total - order.refunded);
  const { submit, state } = useMutation(orders, orders.actions.refund);
  const [amount, setAmount] = useState(plainMoney(left, order.currency));
  const [why, setWhy] = useState('');
  return (
    <DeedDialog
      title={t('refund.title', { number: order.number })}
      confirm={t('do.refund')}
      state={state}
      disabled={!isRefundable(amount, left)}
      onConfirm={() => submit({ _id: order._id, amount: Number(amount), left, ...(why.trim() !== '' && { to: why.trim() }) })}
      onClose={onClose}
    >
      <RefundAmount
        label={t('refund.amount', { currency: order.currency })}
        amount={amount}
        left={left}
        currency={order.currency}
        onChange={setAmount}
      />
      <Labelled label={t('refund.why')} hint={t('refund.whyHint')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={why}
            autoComplete="off"
            slotProps={{ input: { maxLength: 500, 'aria-describedby': describedBy } }}
            onChange={(event) => setWhy(event.target.value)}
          />
        )}
      </Labelled>
    </DeedDialog>
  );
};
