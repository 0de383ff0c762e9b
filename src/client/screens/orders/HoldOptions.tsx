import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { getUnixTime } from 'date-fns/getUnixTime';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERSON_HOLDS } from '../../../domain/sales/gates';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { Labelled } from '../../ui/form/Labelled';
import { SelectField } from '../../ui/form/SelectField';

/** Why orders are held, and until when. */
export const HoldOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('order');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [reason, setReason] = useState<string>('person');
  const [day, setDay] = useState('');
  const hold = { reason, until: day === '' ? null : getUnixTime(new Date(`${day}T00:00`)) };
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('hold.title', { count })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <SelectField
          label={t('hold.why')}
          value={reason}
          options={PERSON_HOLDS.map((value) => ({ value, label: t(`hold.reason.${value}`) }))}
          onChange={setReason}
        />
        <Labelled label={t('hold.day')} hint={t('hold.dayHint')}>
          {({ id, describedBy }) => (
            <OutlinedInput
              id={id}
              size="small"
              type="date"
              value={day}
              slotProps={{ input: { 'aria-describedby': describedBy } }}
              onChange={(event) => setDay(event.target.value)}
            />
          )}
        </Labelled>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" onClick={() => onReady({ params: { hold } }, false)}>
          {t('do.hold')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
