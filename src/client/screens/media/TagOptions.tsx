import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { FormField } from '../../ui/FormField';
import { splitTags } from '../../ui/tags';

/** Which tags chosen files get, and which they lose. */
export const TagOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { add: '', remove: '' } });
  const submit = handleSubmit(({ add, remove }) => {
    const [added, removed] = [splitTags(add), splitTags(remove)];
    if (added.length + removed.length === 0) setError('add', { message: t('bulk.noTag') }, { shouldFocus: true });
    else onReady({ add: added, remove: removed }, true);
  });
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('bulk.tagTitle', { count })}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <FormField label={t('bulk.add')} hint={t('tagsHint')} error={formState.errors.add?.message} autoFocus field={register('add')} />
          <FormField label={t('bulk.takeOff')} field={register('remove')} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('bulk.tag')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
