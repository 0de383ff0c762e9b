import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isProviderId, PROVIDERS } from '../../../../domain/providers';
import { presets, type Preset } from '../../../entities/presets';
import { useMutation } from '../../../kernel/hooks';
import { useFormat } from '../../../ui/format';
import { Part } from '../../../ui/Part';
import { refusalSentence } from '../../../ui/refusal';
import { StatusChip, type Tone } from '../../../ui/StatusChip';

const TONES = {
  new: 'good',
  gone: 'bad',
  out_of_stock: 'warning',
  in_stock: 'good',
  dearer: 'warning',
  cheaper: 'good',
} as const satisfies Readonly<Record<string, Tone>>;

type Code = keyof typeof TONES;
const isCode = (code: string): code is Code => Object.hasOwn(TONES, code);

interface SourceDifferencesProps {
  readonly preset: Pick<Preset, '_id' | 'updated_at' | 'source'>;
  readonly mayChange: boolean;
}

/** What the provider has changed of the product a product type was made of, and taking it over; nothing where it was made of none. */
export const SourceDifferences = ({ preset, mayChange }: SourceDifferencesProps) => {
  const { t } = useTranslation('source');
  const format = useFormat();
  const compared = useMutation(presets, presets.actions.compare);
  const accepted = useMutation(presets, presets.actions.accept);
  // What is left out, so that what comes to be known later is taken over with the rest.
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { source } = preset;
  if (!source) return null;
  const { differences } = source;
  const provider = isProviderId(source.provider) ? PROVIDERS[source.provider].name : source.provider;
  const skus = [...new Set(differences.map(({ external_sku }) => external_sku))];
  const wanted = skus.filter((sku) => !left.has(sku));
  const failed = [compared, accepted].find(({ state }) => state?.status === 'failed')?.state?.error;
  const toggle = (sku: string): void =>
    setLeft(left.has(sku) ? new Set([...left].filter((each) => each !== sku)) : new Set([...left, sku]));
  const money = (amount: number | null) => (amount === null ? '–' : format.money(amount));
  return (
    <Part
      title={t('differences.title')}
      action={
        mayChange &&
        source.fulfilment_id && (
          <Button size="small" loading={compared.state?.status === 'pending'} onClick={() => compared.submit({ _id: preset._id })}>
            {t('differences.check')}
          </Button>
        )
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
        {source.fulfilment_id ? t('differences.checked', { provider, time: format.dateTime(source.checked_at) }) : t('differences.gone')}{' '}
        {differences.length === 0 && t('differences.none')}
      </Typography>
      {failed && <Alert severity="error">{refusalSentence(failed)}</Alert>}
      {differences.length > 0 && (
        <>
          {mayChange && (
            <FormControlLabel
              label={t('differences.all')}
              control={
                <Checkbox
                  size="small"
                  checked={wanted.length === skus.length}
                  indeterminate={wanted.length > 0 && wanted.length < skus.length}
                  onChange={() => setLeft(new Set(wanted.length === skus.length ? skus : []))}
                />
              }
            />
          )}
          <Box component="ul" sx={list}>
            {differences.map(({ code, external_sku: sku, label, was, now }) => (
              <li key={`${sku} ${code}`}>
                {mayChange && (
                  <Checkbox
                    size="small"
                    checked={!left.has(sku)}
                    onChange={() => toggle(sku)}
                    slotProps={{ input: { 'aria-label': label } }}
                  />
                )}
                <span>{label}</span>
                {isCode(code) && <StatusChip tone={TONES[code]} label={t(`differences.code.${code}`)} />}
                {(was !== null || now !== null) && <span>{t('differences.change', { was: money(was), now: money(now) })}</span>}
              </li>
            ))}
          </Box>
          {mayChange && (
            <Button
              variant="contained"
              disabled={wanted.length === 0}
              loading={accepted.state?.status === 'pending'}
              onClick={() => accepted.submit({ _id: preset._id, updated_at: preset.updated_at, external_skus: wanted })}
            >
              {t('differences.accept', { count: wanted.length })}
            </Button>
          )}
        </>
      )}
    </Part>
  );
};

const list = {
  m: 0,
  mb: 3,
  p: 0,
  maxHeight: 320,
  overflow: 'auto',
  listStyle: 'none',
  fontSize: 13,
  '& > li': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, minHeight: 36, borderBottom: 1, borderColor: 'divider' },
} as const;
