import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses/addresses';
import { presetPrice } from '../../../../domain/product-presets/price';
import { presets } from '../../../entities/presets';
import type { ProviderMade } from '../../../entities/provider-products';
import { useMutation } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { useTypedNumber } from '../../../ui/form/use-typed-number';
import { useFormat } from '../../../ui/format';
import { refusalSentence } from '../../../ui/refusal';
import { showToast } from '../../../ui/toast';

const TYPES = ['apparel', 'alloverprint', 'giftaccessories', 'homedecorations', 'facemask', 'canvasposter', 'jewelry'] as const;

interface AmountProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (plain: string) => void;
}

const Amount = ({ label, value, error, onChange }: AmountProps) => {
  const typed = useTypedNumber(value, onChange);
  return (
    <Labelled label={label} error={error}>
      {({ id, describedBy }) => (
        <OutlinedInput
          id={id}
          size="small"
          autoComplete="off"
          slotProps={{ input: { inputMode: 'decimal', 'aria-invalid': Boolean(error), 'aria-describedby': describedBy } }}
          {...typed}
        />
      )}
    </Labelled>
  );
};

const amountOf = (plain: string): number | null => {
  const value = Number(plain);
  return plain.trim() !== '' && Number.isFinite(value) && value >= 0 ? value : null;
};

/** What is said besides of a product type made of a provider's product: its name, its kind, and how prices follow from costs. */
export const CreatePreset = ({ made }: { readonly made: ProviderMade }) => {
  const { t } = useTranslation('source');
  const { t: products } = useTranslation('products');
  const format = useFormat();
  const navigate = useNavigate();
  const mayAdd = useMay('item_preset', 'add');
  const [name, setName] = useState(made.product.name);
  const [type, setType] = useState<string>(TYPES[0]);
  const [factor, setFactor] = useState('1');
  const [added, setAdded] = useState('9.99');
  const [tried, setTried] = useState(false);
  const { submit, state } = useMutation(presets, presets.actions.fromProvider);
  const madeId = state?.status === 'done' ? state.ids?.[0] : undefined;
  useEffect(() => {
    if (madeId === undefined) return;
    showToast(t('created', { name }));
    void navigate(addresses.preset.print({ id: madeId }));
    // Once, when it is made.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [madeId]);
  if (!mayAdd) return null;
  const [fix_profit, fixed_profit] = [amountOf(factor), amountOf(added)];
  const costs = made.variants.flatMap(({ cost }) => (cost === null ? [] : [cost]));
  const prices =
    fix_profit === null || fixed_profit === null ? [] : costs.map((base_price) => presetPrice({ base_price, fix_profit, fixed_profit }, 0));
  const send = (event: FormEvent): void => {
    event.preventDefault();
    setTried(true);
    if (fix_profit === null || fixed_profit === null) return;
    submit({
      params: { fulfilment: made.fulfilment_id, product: made.product.id, maker: made.maker.id, name, type, fix_profit, fixed_profit },
    });
  };
  const faultOf = (value: number | null) => (tried && value === null ? t('number') : undefined);
  return (
    <Box component="form" noValidate onSubmit={send} sx={{ display: 'flex', flexDirection: 'column', gap: 4, maxWidth: 480 }}>
      {costs.length < made.variants.length && <Alert severity="info">{t('costLater')}</Alert>}
      {state?.status === 'failed' && state.error && <Alert severity="error">{refusalSentence(state.error)}</Alert>}
      <Labelled label={t('name')}>
        {({ id }) => (
          <OutlinedInput id={id} size="small" value={name} autoComplete="off" onChange={(event) => setName(event.target.value)} />
        )}
      </Labelled>
      <SelectField
        label={t('type')}
        value={type}
        options={TYPES.map((each) => ({ value: each, label: products(`tab.${each}`) }))}
        onChange={setType}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 }}>
        <Amount label={t('factor')} value={factor} error={faultOf(fix_profit)} onChange={setFactor} />
        <Amount label={t('added')} value={added} error={faultOf(fixed_profit)} onChange={setAdded} />
      </Box>
      {prices.length > 0 && (
        <Typography aria-live="polite">{t('prices', { prices: format.moneyRange(Math.min(...prices), Math.max(...prices)) })}</Typography>
      )}
      <Box>
        <Button type="submit" variant="contained" loading={state?.status === 'pending'}>
          {t('create')}
        </Button>
      </Box>
    </Box>
  );
};
