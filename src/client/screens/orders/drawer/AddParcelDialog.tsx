import DialogContentText from '@mui/material/DialogContentText';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanNumber, COURIERS, couriersFor } from '../../../../domain/sales/couriers';
import type { Pieces } from '../../../../domain/sales/pieces';
import type { Order } from '../../../entities/orders';
import { trackings } from '../../../entities/trackings';
import { useMutation } from '../../../kernel/hooks';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { DeedDialog } from './DeedDialog';
import { PiecesFields } from './PiecesFields';

interface AddParcelDialogProps {
  readonly order: Order;
  /** Pieces that are in no parcel yet. */
  readonly most: readonly Pieces[];
  readonly onClose: () => void;
}

/** Writes down a parcel nobody tells of by himself: that of one's own workshop, or of a provider that takes files. */
export const AddParcelDialog = ({ order, most, onClose }: AddParcelDialogProps) => {
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('trackings');
  const { submit, state } = useMutation(trackings, trackings.actions.add);
  const [typed, setTyped] = useState('');
  const [courier, setCourier] = useState('');
  const [pieces, setPieces] = useState<readonly Pieces[]>(most);
  const number = cleanNumber(typed);
  const fitting = couriersFor(number);
  const others = COURIERS.filter((each) => !fitting.includes(each));
  const unclear = number !== '' && courier === '' && fitting.length !== 1;
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
      <Labelled label={words('column.number')}>
        {({ id, describedBy }) => (
          <OutlinedInput
            id={id}
            size="small"
            value={typed}
            autoComplete="off"
            slotProps={{ input: { maxLength: 60, dir: 'ltr', 'aria-describedby': describedBy } }}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Labelled>
      <SelectField
        label={words('column.courier')}
        hint={unclear ? words('chooseCourier', { number }) : undefined}
        value={courier}
        options={[
          { value: '', label: fitting.length === 1 ? words('byNumber') : '–' },
          ...[...fitting, ...others].map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={setCourier}
      />
      <PiecesFields order={order} most={most} value={pieces} onChange={setPieces} />
    </DeedDialog>
  );
};
