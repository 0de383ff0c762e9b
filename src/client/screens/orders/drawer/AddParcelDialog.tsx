import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Pieces } from '../../../../domain/sales/pieces';
import type { Order } from '../../../entities/orders';
import { trackings } from '../../../entities/trackings';
import { useMutation } from '../../../kernel/hooks';
import { DeedDialog } from '../../../shell/orders/DeedDialog';
import { PiecesFields } from '../../../shell/orders/PiecesFields';
import { ParcelNumberFields, useParcelNumber } from '../../../ui/form/ParcelNumber';

interface AddParcelDialogProps {
  readonly order: Order;
  /** Pieces that are in no parcel yet. */
  readonly most: readonly Pieces[];
  readonly onClose: () => void;
}

/** Writes down a parcel nobody tells of by himself: that of one's own workshop, or of a provider that takes files. */
export const AddParcelDialog = ({ order, most, onClose }: AddParcelDialogProps) => {
  const { t } = useTranslation('order');
  const { submit, state } = useMutation(trackings, trackings.actions.add);
  const parcel = useParcelNumber();
  const { number, courier, unclear } = parcel;
  const [pieces, setPieces] = useState<readonly Pieces[]>(most);
  return (
    <DeedDialog
      title={t('addParcel.title')}
      confirm={t('do.addParcel')}
      state={state}
      disabled={number === '' || unclear || pieces.length === 0}
      onConfirm={() => submit({ order_id: order._id, tracking_number: number, courier_code: courier || null, pieces: [...pieces] })}
      onClose={onClose}
    >
      <DialogContentText variant="body1">{t('addParcel.text')}</DialogContentText>
      <ParcelNumberFields parcel={parcel} />
      <PiecesFields order={order} most={most} value={pieces} onChange={setPieces} />
    </DeedDialog>
  );
};
