import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../domain/numbers';
import { checkTerms } from '../../../domain/shipping-presets/preset';
import { quoteFor } from '../../../domain/shipping-presets/quote';
import { useCountryOptions } from '../../ui/form/country-options';
import { SelectField } from '../../ui/form/SelectField';
import { TypedField } from '../../ui/form/TypedField';
import { useFormat } from '../../ui/format';
import { Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';
import { termsFormOf, type PolicyForm } from './policy-form';
import { costText, daysText } from './policy-words';

/** What sending some pieces somewhere costs by what is typed. */
export const QuoteTry = ({ form }: { readonly form: PolicyForm }) => {
  const { t } = useTranslation('policies');
  const format = useFormat();
  const countries = useCountryOptions();
  const [country, setCountry] = useState(form.domestic[0]?.countries[0] ?? 'US');
  const [pieces, setPieces] = useState('2');
  // The name and what is for platforms alone change no cost.
  const terms = checkTerms({ ...termsFormOf(form), name: form.name || '–', platform_ids: null });
  const quote = terms.ok && quoteFor(terms.value, country, parseNumber(pieces) ?? 0);
  return (
    <Part title={t('quote.title')}>
      <Box sx={{ display: 'grid', gridTemplateColumns: '2fr 1fr', gap: 3 }}>
        <SelectField label={t('quote.country')} value={country} options={countries} onChange={setCountry} />
        <TypedField number="whole" label={t('quote.pieces')} value={pieces} onChange={setPieces} />
      </Box>
      <Box role="status" sx={{ mt: 3, fontSize: 13 }}>
        {!quote && t('quote.none')}
        {quote && !quote.ok && refusalSentence(quote.fault)}
        {quote && quote.ok && (
          <Box component="ul" sx={{ display: 'grid', gap: 1, m: 0, p: 0, listStyle: 'none' }}>
            {quote.value.map(({ service, cost, days }, at) => (
              <Box component="li" key={at} sx={{ display: 'flex', justifyContent: 'space-between', gap: 4 }}>
                <span>{t('quote.line', { service, days: daysText(t, days) })}</span>
                <b>{costText(t, format, cost)}</b>
              </Box>
            ))}
          </Box>
        )}
      </Box>
    </Part>
  );
};
