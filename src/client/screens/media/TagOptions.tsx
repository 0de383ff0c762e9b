import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { TagField } from '../../ui/form/TagField';
import { useShapedForm } from '../../ui/form/use-shaped-form';

const tags = z.array(z.string());
const shape = z
  .object({ add: tags, remove: tags })
  .refine(({ add, remove }) => add.length + remove.length > 0, { path: ['add'], message: 'noTag' });

const EMPTY: z.infer<typeof shape> = { add: [], remove: [] };

/** Which tags chosen files get, and which they lose. */
export const TagOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('media');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const { watch, setValue, handleSubmit, errorOf } = useShapedForm({ shape, values: EMPTY, words: () => t('bulk.noTag') });
  const submit = handleSubmit((changes) => onReady(changes, true));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('bulk.tagTitle', { count })}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
          <TagField
            label={t('bulk.add')}
            error={errorOf('add')}
            autoFocus
            value={watch('add')}
            onChange={(tags) => setValue('add', tags)}
          />
          <TagField label={t('bulk.takeOff')} value={watch('remove')} onChange={(tags) => setValue('remove', tags)} />
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
