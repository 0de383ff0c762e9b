import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { presets } from '../../entities/presets';
import { useList, useSettledText } from '../../kernel/hooks';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { Labelled } from '../../ui/form/Labelled';
import { SelectField } from '../../ui/form/SelectField';
import { ListFailure } from '../../ui/Message';

/** Of which product type imported products become items: it says what they cost to make and where they are made. */
export const ImportOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('external');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const { rows, loading, error, reload } = useList(presets, { perpage: 100, variables: { search: search || null } });
  const [picked, setPicked] = useState('');
  const chosen = rows.find(({ _id }) => _id === picked) ?? rows[0];
  // What is shown is of the words before, until those typed last were looked for.
  const found = typed === search && !loading;
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{t('bulk.importTitle', { count })}</DialogTitle>
      <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
        <DialogContentText variant="body1">{t('import.hint')}</DialogContentText>
        {error && rows.length === 0 ? (
          <ListFailure error={error} onRetry={reload} />
        ) : (
          <>
            <Labelled label={t('import.search')}>
              {({ id }) => <OutlinedInput id={id} size="small" value={typed} onChange={({ target }) => type(target.value)} />}
            </Labelled>
            <SelectField
              label={t('import.product')}
              hint={!loading && rows.length === 0 ? t('import.none') : undefined}
              value={chosen?._id ?? ''}
              options={rows.length > 0 ? rows.map(({ _id, name }) => ({ value: _id, label: name })) : [{ value: '', label: '–' }]}
              onChange={setPicked}
            />
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{common('action.cancel')}</Button>
        <Button variant="contained" disabled={!chosen || !found} onClick={() => chosen && onReady({ product_id: chosen._id }, false)}>
          {t('review')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
