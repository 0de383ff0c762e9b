import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { splitTags } from '../../../domain/names';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { FormField } from '../../ui/form/FormField';
import { useShapedForm } from '../../ui/form/use-shaped-form';

const tags = z.string().transform(splitTags);
const shape = z
  .object({ add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'noTag' });

const EMPTY = { add: '', remove: '' };

/** Which tags chosen files get, and which they lose. */
export const TagOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { register, handleSubmit, errorOf } = useShapedForm({ shape, values: EMPTY, words: () => t('bulk.noTag') });
  const submit = handleSubmit((changes) => onReady(changes, true));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('bulk.tagTitle', { count })}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <FormField label={t('bulk.add')} hint={t('tagsHint')} error={errorOf('add')} autoFocus field={register('add')} />
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
