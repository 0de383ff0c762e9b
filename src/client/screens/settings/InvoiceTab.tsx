import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { INVOICE_PREFIX, invoiceNumber } from '../../../domain/billing/invoice';
import { checkPrefix } from '../../../domain/settings/shop';
import { FormField } from '../../ui/form/FormField';
import { Part } from '../../ui/Part';
import { ownDirection } from '../../ui/styles';
import { SettingFrame } from './SettingFrame';
import { invoiceForm, type InvoiceForm } from './setting-form';
import { useSettingForm, type SettingFormProps } from './use-setting-form';

/** What stands at the head of invoices, and how their numbers begin. */
export const InvoiceTab = ({ setting, readOnly, onReread }: SettingFormProps) => {
  const { t } = useTranslation('settings');
  const labels = { invoice_company: t('invoice.company'), invoice_tax_id: t('invoice.taxId'), invoice_prefix: t('invoice.prefix') };
  const form = useSettingForm<InvoiceForm>({
    tab: 'invoice',
    setting,
    onReread,
    values: invoiceForm(setting),
    read: (typed) => typed,
    labels,
  });
  const { register, errorOf, watch } = form;
  const typed = watch();
  const prefix = checkPrefix(typed.invoice_prefix);
  return (
    <SettingFrame form={form} readOnly={readOnly} labels={labels}>
      <FormField
        label={labels.invoice_company}
        hint={t('invoice.companyHint', { label: setting.label })}
        error={errorOf('invoice_company')}
        field={register('invoice_company')}
      />
      <FormField
        label={labels.invoice_tax_id}
        hint={t('invoice.taxIdHint')}
        error={errorOf('invoice_tax_id')}
        field={register('invoice_tax_id')}
      />
      <FormField
        label={labels.invoice_prefix}
        hint={t('invoice.prefixHint', { prefix: INVOICE_PREFIX })}
        error={errorOf('invoice_prefix')}
        placeholder={INVOICE_PREFIX}
        field={register('invoice_prefix')}
      />
      <Part title={t('invoice.preview')}>
        <Box role="status" aria-label={t('invoice.preview')} sx={paper}>
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Box sx={{ fontWeight: 600 }}>{typed.invoice_company.trim() || setting.label}</Box>
            <Box>{typed.invoice_tax_id.trim()}</Box>
          </Box>
          <Box sx={{ fontSize: 16, fontWeight: 600, overflowWrap: 'anywhere' }}>
            {prefix.ok ? invoiceNumber(prefix.value || INVOICE_PREFIX, setting.invoice_year, setting.invoice_next) : '–'}
          </Box>
          <Box sx={{ color: 'text.secondary', fontSize: 12, ...ownDirection }}>{t('invoice.previewHint')}</Box>
        </Box>
      </Part>
    </SettingFrame>
  );
};

const paper = {
  display: 'grid',
  gap: 3,
  p: 5,
  fontSize: 13,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'background.paper',
} as const;
