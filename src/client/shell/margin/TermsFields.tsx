import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
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
import { filledIn, isOwn, type OwnTerms } from './own-terms';
import { examplesOf, hundredths, type TypedNumber, type TypedTerms } from './terms-typed';

interface TermsFieldsProps {
  readonly typed: TypedTerms;
  /** What was typed before in place of examples. */
  readonly own: OwnTerms;
  readonly onChange: (change: Partial<TypedTerms>) => void;
}

/** Under what is sold: platform, way of paying, country, and what each of them takes. */
export const TermsFields = ({ typed, own, onChange }: TermsFieldsProps) => {
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
          onChange={(platform) => onChange(filledIn({ platform: platform as PlatformId }, own))}
        />
        {number('platformPercent')}
        {number('platformFixed')}
        {number('listing')}
        <SelectField
          label={t('field.payment')}
          value={typed.payment}
          options={PAYMENT_WAYS.map((value) => ({ value, label: t(`payment.${value}`) }))}
          onChange={(payment) => onChange(filledIn({ payment: payment as PaymentWay }, own))}
        />
        {number('paymentPercent')}
        {number('paymentFixed')}
        <SelectField
          label={t('field.country')}
          value={typed.country}
          options={countries}
          onChange={(country) => onChange(filledIn({ country }, own))}
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
        {isOwn(typed) ? t('own') : t('examples', { date: format.date(Date.parse(`${FEES_AS_OF}T12:00`) / 1000) })}
        {isOwn(typed) && (
          <Button
            size="small"
            onClick={() => onChange(examplesOf({ platform: typed.platform, payment: typed.payment, country: typed.country }))}
            sx={{ marginInlineStart: 2, verticalAlign: 'baseline' }}
          >
            {t('backToExamples')}
          </Button>
        )}
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
