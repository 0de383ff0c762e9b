import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useTranslation } from 'react-i18next';
import { FlagField } from '../../ui/form/FlagField';
import { FormField } from '../../ui/form/FormField';
import { Part } from '../../ui/Part';
import { ownDirection } from '../../ui/styles';
import { OpeningField } from './OpeningField';
import { SettingFrame } from './SettingFrame';
import { shopForm, shopInput, type ShopForm } from './setting-form';
import { useSettingForm, type SettingFormProps } from './use-setting-form';
import { useWeekdays } from './use-weekdays';
import { ZoneField } from './ZoneField';

/** What the shop is called, where it is, and when somebody is there. */
export const ShopTabForm = ({ setting, readOnly, onReread }: SettingFormProps) => {
  const { t } = useTranslation('settings');
  const weekdays = useWeekdays();
  const labels = { label: t('shop.label'), time_zone: t('shop.zone'), opening: t('shop.opening'), require_two_step: t('shop.twoStep') };
  const form = useSettingForm<ShopForm>({
    tab: 'shop',
    setting,
    onReread,
    values: shopForm(setting),
    read: shopInput,
    labels,
    texts: {
      require_two_step: (on) => t(on ? 'shop.twoStepOn' : 'shop.twoStepOff'),
      opening: (spans) => spans.map(({ weekday, from, to }) => `${weekdays.name(weekday)} ${from}–${to}`).join('\n') || t('shop.never'),
    },
  });
  const { register, errorOf, watch, setValue } = form;
  const typed = watch();
  return (
    <SettingFrame form={form} readOnly={readOnly} labels={labels}>
      <FormField label={labels.label} hint={t('shop.labelHint')} error={errorOf('label')} field={register('label')} />
      <ZoneField
        label={labels.time_zone}
        hint={t('shop.zoneHint')}
        error={errorOf('time_zone')}
        disabled={readOnly}
        value={typed.time_zone}
        onChange={(zone) => setValue('time_zone', zone, { shouldDirty: true })}
      />
      <Part title={labels.opening}>
        <OpeningField
          hint={t('shop.openingHint')}
          error={errorOf('opening')}
          readOnly={readOnly}
          value={typed.opening}
          onChange={(opening) => setValue('opening', opening as never, { shouldDirty: true })}
        />
      </Part>
      <Box>
        <FlagField label={labels.require_two_step} disabled={readOnly} control={form.control} name="require_two_step" />
        <FormHelperText
          error={Boolean(errorOf('require_two_step'))}
          role={errorOf('require_two_step') ? 'alert' : undefined}
          sx={{ mx: 0, ...ownDirection }}
        >
          {errorOf('require_two_step') ?? t('shop.twoStepHint')}
        </FormHelperText>
      </Box>
    </SettingFrame>
  );
};
