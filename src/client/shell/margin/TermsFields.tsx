import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslation } from 'react-i18next';
import { FEES_AS_OF, PAYMENT_FEES, PAYMENT_WAYS, PLATFORM_FEES, type PaymentWay } from '../../../domain/margin/fees';
import { PLATFORM_IDS, PLATFORMS, type PlatformId } from '../../../domain/platforms';
import { useCountryOptions } from '../../ui/form/country-options';
import { fieldGrid } from '../../ui/form/field-grid';
import { SelectField } from '../../ui/form/SelectField';
import { TypedField } from '../../ui/form/TypedField';
import { useFormat } from '../../ui/format';
import { ownDirection } from '../../ui/styles';
import { examplesOf, hundredths, type TypedNumber, type TypedTerms } from './terms-typed';

interface TermsFieldsProps {
  readonly typed: TypedTerms;
  readonly onChange: (change: Partial<TypedTerms>) => void;
}

/** Under what is sold: platform, way of paying, country, and what each of them takes. */
export const TermsFields = ({ typed, onChange }: TermsFieldsProps) => {
  const { t } = useTranslation('margin');
  const format = useFormat();
  const countries = useCountryOptions();
  const number = (name: TypedNumber, hint?: string) => (
    <TypedField
      number="decimal"
      label={t(`field.${name}`)}
      hint={hint}
      error={hundredths(typed, name) === null ? t('wrong') : undefined}
      value={typed[name]}
      onChange={(text) => onChange({ [name]: text })}
    />
  );
  const pages = new Set([PLATFORM_FEES[typed.platform].page, PAYMENT_FEES[typed.payment].page]);
  return (
    <Box component="section" aria-label={t('terms')}>
      <Box sx={fieldGrid(150)}>
        <SelectField
          label={t('field.platform')}
          value={typed.platform}
          options={PLATFORM_IDS.map((value) => ({ value, label: PLATFORMS[value].name }))}
          onChange={(platform) => onChange(examplesOf({ platform: platform as PlatformId }))}
        />
        {number('platformPercent')}
        {number('platformFixed')}
        {number('listing')}
        <SelectField
          label={t('field.payment')}
          value={typed.payment}
          options={PAYMENT_WAYS.map((value) => ({ value, label: t(`payment.${value}`) }))}
          onChange={(payment) => onChange(examplesOf({ payment: payment as PaymentWay }))}
        />
        {number('paymentPercent')}
        {number('paymentFixed')}
        <SelectField
          label={t('field.country')}
          value={typed.country}
          options={countries}
          onChange={(country) => onChange(examplesOf({ country }))}
        />
        {number('taxPercent')}
        {number('shippingPaid')}
        {number('shippingCost', t('shippingHint'))}
      </Box>
      <FormControlLabel
        label={t('taxIncluded')}
        slotProps={{ typography: { variant: 'body2' } }}
        control={<Checkbox size="small" checked={typed.taxIncluded} onChange={(_event, taxIncluded) => onChange({ taxIncluded })} />}
      />
      <Box sx={{ fontSize: 12, color: 'text.secondary', ...ownDirection }}>
        {t('examples', { date: format.date(Date.parse(`${FEES_AS_OF}T12:00`) / 1000) })}
        {[...pages].map(
          (page) =>
            page !== null && (
              <Box
                key={page}
                component="a"
                href={page}
                target="_blank"
                rel="noopener noreferrer"
                sx={{ marginInlineStart: 2, color: 'primary.main' }}
              >
                {t('published', { name: new URL(page).hostname.replace('www.', '') })}
              </Box>
            ),
        )}
      </Box>
    </Box>
  );
};
