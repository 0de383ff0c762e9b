import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { RETENTION_KINDS, RETENTION_RULES } from '../../../domain/settings/retention';
import { NumberField } from '../../ui/form/NumberField';
import { ownDirection } from '../../ui/styles';
import { SettingFrame } from './SettingFrame';
import { retentionForm, retentionInput, type RetentionForm } from './setting-form';
import { useSettingForm, type SettingFormProps } from './use-setting-form';

/** Days after which housekeeping deletes each kind of data. */
export const RetentionTab = ({ setting, readOnly, onReread }: SettingFormProps) => {
  const { t } = useTranslation('settings');
  const labels = Object.fromEntries(
    RETENTION_KINDS.map((kind) => [kind, t('retention.days', { kind: t(`retention.${kind}`) })]),
  ) as RetentionForm;
  const form = useSettingForm<RetentionForm>({
    tab: 'retention',
    setting,
    onReread,
    values: retentionForm(setting),
    read: retentionInput,
    labels,
  });
  return (
    <SettingFrame form={form} readOnly={readOnly} labels={labels}>
      <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('retention.about')}</Box>
      {RETENTION_KINDS.map((kind) => (
        <NumberField
          key={kind}
          whole
          control={form.control}
          name={kind}
          label={labels[kind]}
          hint={`${t(`retention.${kind}Hint`)} ${t('retention.range', RETENTION_RULES[kind])}`}
          error={form.errorOf(kind)}
        />
      ))}
    </SettingFrame>
  );
};
