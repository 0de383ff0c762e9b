import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import type { BulkOptionsProps } from '../../../shell/lists/bulk/offer';
import { FormField } from '../../../ui/form/FormField';
import { useShapedForm } from '../../../ui/form/use-shaped-form';

const shape = z.object({ reason: z.string().trim().min(1, 'noReason').max(500) });

/** Why work waits. */
export const HoldWork = ({ count, onReady, onClose }: Pick<BulkOptionsProps, 'count' | 'onReady' | 'onClose'>) => {
  const { t } = useTranslation('workshop');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const form = useShapedForm({ shape, values: { reason: '' }, words: () => t('hold.noReason') });
  const submit = form.handleSubmit(({ reason }) => onReady({ status: 'hold', reason }, false));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('bulk.holdTitle', { count })}</DialogTitle>
        <DialogContent>
          <FormField
            label={t('hold.reason')}
            hint={t('hold.hint')}
            error={form.errorOf('reason')}
            field={form.register('reason')}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('do.hold')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
