import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { COURIERS } from '../../../domain/sales/couriers';
import type { BulkOptionsProps } from '../../shell/lists/bulk/offer';
import { SelectField } from '../../ui/form/SelectField';
import { useShapedForm } from '../../ui/form/use-shaped-form';

const shape = z.object({ courier_code: z.string().min(1, 'noCourier') });

/** Who brings chosen parcels. */
export const CourierOptions = ({ count, onReady, onClose }: BulkOptionsProps) => {
  const { t } = useTranslation('trackings');
  const { t: common } = useTranslation('common');
  const titleId = useId();
  const form = useShapedForm({ shape, values: { courier_code: '' }, words: () => t('bulk.noCourier') });
  const submit = form.handleSubmit((values) => onReady(values, false));
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={titleId}>{t('bulk.courierTitle', { count })}</DialogTitle>
        <DialogContent>
          <SelectField
            label={t('column.courier')}
            error={form.errorOf('courier_code')}
            options={[{ value: '', label: '–' }, ...COURIERS.map(({ code, name }) => ({ value: code, label: name }))]}
            field={form.register('courier_code')}
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" variant="contained">
            {t('bulk.courier')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
