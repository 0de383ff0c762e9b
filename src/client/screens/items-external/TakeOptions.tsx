import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DIFFERENCE_FIELDS, TAKEN_FROM_STORE, type DifferenceField } from '../../../domain/listing/differences';
import { makeId } from '../../kernel/clock';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { fieldWord } from './external-words';

/** Items become what their shops show. */
export const TakeTheirs = (props: BulkOptionsProps) => <TakeOptions {...props} side="store" fields={TAKEN_FROM_STORE} />;

/** Shops become what the items say. */
export const TakeOurs = (props: BulkOptionsProps) => <TakeOptions {...props} side="ours" fields={DIFFERENCE_FIELDS} />;

interface TakeOptionsProps extends BulkOptionsProps {
  readonly side: 'store' | 'ours';
  readonly fields: readonly DifferenceField[];
}

/** Which of the fields that differ are settled. */
const TakeOptions = ({ side, fields, count, onReady, onClose }: TakeOptionsProps) => {
  const { t } = useTranslation('external');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [left, setLeft] = useState<ReadonlySet<DifferenceField>>(new Set());
  const chosen = fields.filter((field) => !left.has(field));
  const toggle = (field: DifferenceField): void =>
    setLeft((old) => new Set(old.has(field) ? [...old].filter((each) => each !== field) : [...old, field]));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t(side === 'store' ? 'bulk.theirsTitle' : 'bulk.oursTitle', { count })}</DialogTitle>
      <DialogContent>
        <DialogContentText variant="body1" sx={{ mb: 3 }}>
          {t(side === 'store' ? 'take.theirsHint' : 'take.oursHint')}
        </DialogContentText>
        <Box
          role="group"
          aria-label={t('take.fields')}
          sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }}
        >
          {fields.map((field) => (
            <FormControlLabel
              key={field}
              label={fieldWord(t, field)}
              control={<Checkbox size="small" checked={!left.has(field)} onChange={() => toggle(field)} />}
            />
          ))}
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button
          variant="contained"
          disabled={chosen.length === 0}
          onClick={() => onReady({ side, fields: chosen, ...(side === 'store' && { edit: makeId() }) }, false)}
        >
          {t('review')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
