import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import { cleanNumber, courierByNumber, courierName, courierOf, COURIERS, couriersFor } from '../../../domain/sales/couriers';
import { trackings, type Tracking } from '../../entities/trackings';
import { useMutation } from '../../kernel/hooks';
import { FormField } from '../../ui/form/FormField';
import { SaveForm } from '../../ui/form/SaveForm';
import { SelectField } from '../../ui/form/SelectField';
import { useInWords } from '../../ui/form/use-in-words';
import { useSaveForm } from '../../ui/form/use-save-form';
import { showToast } from '../../ui/toast';

const shape = z.object({ tracking_number: z.string(), courier_code: z.string() });

/** Number and courier of a parcel. Whose numbers look like it stand first. */
export const TrackingForm = ({ tracking }: { readonly tracking: Tracking }) => {
  const { t } = useTranslation('trackings');
  const { t: common } = useTranslation('common');
  const dispatch = useDispatch();
  const inWords = useInWords<z.infer<typeof shape>>(
    { tracking_number: t('column.number'), courier_code: t('column.courier') },
    { courier_code: courierName },
  );
  const { _id } = tracking;
  const form = useSaveForm({
    of: `trackings/${_id}`,
    row: { version: tracking.updated_at, reread: () => dispatch(trackings.actions.load({ variables: { _id } })), inWords },
    shape,
    values: { tracking_number: tracking.tracking_number, courier_code: tracking.courier_code },
    words: (fault) => fault,
    save: useMutation(trackings, trackings.actions.update),
    variables: (values, updated_at) => ({ _id, updated_at, ...values }),
    onSaved: () => showToast(t('saved')),
  });
  const { register, errorOf, watch } = form;
  const number = cleanNumber(watch('tracking_number'));
  const fitting = couriersFor(number);
  const others = COURIERS.filter((courier) => !fitting.includes(courier));
  const own = tracking.courier_code;
  const options = [
    { value: '', label: courierByNumber(number) ? t('byNumber') : '–' },
    ...(own !== '' && !courierOf(own) ? [{ value: own, label: own }] : []),
    ...[...fitting, ...others].map(({ code, name }) => ({ value: code, label: name })),
  ];
  const unclear = watch('courier_code') === '' && number !== '' && !courierByNumber(number);
  return (
    <SaveForm form={form} gap={4}>
      <FormField label={t('column.number')} error={errorOf('tracking_number')} field={register('tracking_number')} />
      <SelectField
        label={t('column.courier')}
        hint={unclear ? t('chooseCourier', { number }) : undefined}
        error={errorOf('courier_code')}
        options={options}
        field={register('courier_code')}
      />
      <Button type="submit" variant="contained" loading={form.pending} sx={{ alignSelf: 'flex-start' }}>
        {common('action.save')}
      </Button>
    </SaveForm>
  );
};
