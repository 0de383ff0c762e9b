import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import MuiLink from '@mui/material/Link';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { checkCurrency } from '../../../domain/settings/rates';
import { Labelled } from '../../ui/form/Labelled';
import { Link } from '../../ui/Link';
import { refusalSentence } from '../../ui/refusal';
import { ownDirection } from '../../ui/styles';
import { RateLine } from './RateLine';
import { SettingFrame } from './SettingFrame';
import { ratesForm, ratesInput, type RatesForm, type TypedLine } from './setting-form';
import { useSettingForm, type SettingFormProps } from './use-setting-form';

/** Dollars a unit of each currency is worth: as the feed says, or as somebody typed. */
export const RatesTab = ({ setting, readOnly, onReread }: SettingFormProps) => {
  const { t } = useTranslation('settings');
  const labels = { rates: t('tab.rates') };
  const form = useSettingForm<RatesForm>({
    tab: 'rates',
    setting,
    onReread,
    values: ratesForm(setting),
    read: (typed) => ratesInput(typed, setting),
    labels,
    texts: { rates: (lines) => lines.map(({ currency, rate }) => `${currency}: ${rate || t('rates.asFeed')}`).join('\n') },
  });
  const { errorOf, watch, setValue } = form;
  const { rates } = watch();
  const put = (lines: readonly TypedLine[]): void => setValue('rates', lines as never, { shouldDirty: true });
  const error = errorOf('rates');
  return (
    <SettingFrame form={form} readOnly={readOnly} labels={labels}>
      <Box sx={{ color: 'text.secondary', ...ownDirection }}>
        {t(setting.feed ? 'rates.feedOn' : 'rates.feedOff')}{' '}
        <MuiLink component={Link} to={addresses.integrations.print({ filter: 'rates' })} underline="always">
          {t('rates.feedPlace')}
        </MuiLink>
      </Box>
      {rates.length === 0 && <Box sx={{ color: 'text.secondary', ...ownDirection }}>{t('rates.none')}</Box>}
      <Box component="ul" aria-label={labels.rates} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {rates.map((line, index) => (
          <RateLine
            key={line.currency}
            line={line}
            known={setting.rates.find(({ currency }) => currency === line.currency)}
            readOnly={readOnly}
            onChange={(rate) => put(rates.map((each, at) => (at === index ? { ...each, rate } : each)))}
          />
        ))}
      </Box>
      {error && (
        <FormHelperText error role="alert" sx={{ mx: 0, ...ownDirection }}>
          {error}
        </FormHelperText>
      )}
      {!readOnly && <AddCurrency taken={rates} onAdd={(currency) => put([...rates, { currency, rate: '' }])} />}
    </SettingFrame>
  );
};

/** A currency nothing was sold in yet. */
const AddCurrency = ({ taken, onAdd }: { readonly taken: readonly TypedLine[]; readonly onAdd: (currency: string) => void }) => {
  const { t } = useTranslation('settings');
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string>();
  const add = (): void => {
    const outcome = checkCurrency(typed);
    if (!outcome.ok) return setError(refusalSentence(outcome.fault));
    if (taken.some(({ currency }) => currency === outcome.value)) return setError(t('rates.there', { currency: outcome.value }));
    setError(undefined);
    setTyped('');
    onAdd(outcome.value);
  };
  return (
    <Labelled label={t('rates.add')} hint={t('rates.addHint')} error={error}>
      {({ id, describedBy }) => (
        <Box sx={{ display: 'flex', gap: 2 }}>
          <OutlinedInput
            id={id}
            size="small"
            value={typed}
            autoComplete="off"
            sx={{ width: 112 }}
            slotProps={{ input: { maxLength: 20, 'aria-describedby': describedBy, 'aria-invalid': Boolean(error) } }}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
          <Button variant="outlined" onClick={add}>
            {t('rates.addNow')}
          </Button>
        </Box>
      )}
    </Labelled>
  );
};
