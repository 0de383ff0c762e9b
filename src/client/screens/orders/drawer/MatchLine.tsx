import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import OutlinedInput from '@mui/material/OutlinedInput';
import Typography from '@mui/material/Typography';
import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fulfilments } from '../../../entities/fulfilments';
import { listings } from '../../../entities/listings';
import type { OrderDesk } from '../../../entities/order-desks';
import { orders, type Order } from '../../../entities/orders';
import { presets } from '../../../entities/presets';
import { useList, useMutation, useSettledText } from '../../../kernel/hooks';
import { useMay } from '../../../shell/session/use-may';
import { Labelled } from '../../../ui/form/Labelled';
import { SelectField } from '../../../ui/form/SelectField';
import { refusalSentence } from '../../../ui/refusal';

interface MatchLineProps {
  readonly order: Order;
  readonly item: Order['items'][number];
  readonly line: OrderDesk['lines'][number] | undefined;
}

/** What a line is, by item and variant, and who makes it; remembered for its SKU if so wanted. */
export const MatchLine = ({ order, item, line }: MatchLineProps) => {
  const { t } = useTranslation('order');
  const [search, setSearch] = useState('');
  const [typed, type] = useSettledText(search, setSearch);
  const [chosen, setChosen] = useState<string | null>(null);
  const [variant, setVariant] = useState<string | null>(null);
  const [maker, setMaker] = useState(line?.chosen_fulfilment_id ?? '');
  const [providerSku, setProviderSku] = useState('');
  const [remember, setRemember] = useState(true);
  const mayItems = useMay('item_info', 'view');
  const mayPresets = useMay('item_preset', 'view');
  const mayProviders = useMay('fulfilment', 'view');
  const found = useList(listings, { variables: { search } }, { skip: !mayItems });
  const known = useList(listings, { variables: { _id: item.item_info_id ?? '' } }, { skip: item.item_info_id === null || !mayItems });
  const offered = [...known.rows, ...found.rows.filter(({ _id }) => _id !== item.item_info_id)];
  const listing = offered.find(({ _id }) => _id === (chosen ?? item.item_info_id));
  const product = useList(presets, { variables: { _id: listing?.product_id ?? '' } }, { skip: !listing || !mayPresets });
  const variants = (listing && product.rows.find(({ _id }) => _id === listing.product_id)?.attribute_specifics) ?? [];
  const bought = variant ?? (chosen === null || chosen === item.item_info_id ? item.variant_sku : null) ?? '';
  const makers = useList(fulfilments, { perpage: 100 }, { skip: !mayProviders });
  const match = useMutation(orders, orders.actions.match);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!listing || bought === '') return;
    match.submit({
      _id: order._id,
      remember,
      lines: [
        {
          line_id: item._id,
          item_info_id: listing._id,
          variant_sku: bought,
          ...(maker !== (line?.chosen_fulfilment_id ?? '') && { fulfilment_id: maker }),
          ...(maker !== '' && providerSku.trim() !== '' && { fulfilment_id: maker, provider_sku: providerSku.trim() }),
        },
      ],
    });
  };
  return (
    <li>
      <Box component="form" noValidate onSubmit={submit} sx={{ display: 'flex', flexDirection: 'column', gap: 3 }}>
        <div>
          <b>{item.name}</b>
          <Box sx={{ color: 'text.secondary' }}>{item.sku || t('match.noSku')}</Box>
        </div>
        <Labelled label={t('match.search')}>
          {({ id }) => (
            <OutlinedInput
              id={id}
              size="small"
              value={typed}
              placeholder={t('match.hint')}
              onChange={(event) => type(event.target.value)}
            />
          )}
        </Labelled>
        <SelectField
          label={t('match.item')}
          value={listing?._id ?? ''}
          options={[
            { value: '', label: found.loading ? t('match.searching') : t('match.choose') },
            ...offered.map(({ _id, name, sku }) => ({ value: _id, label: [name, sku].filter(Boolean).join(' · ') })),
          ]}
          onChange={(id) => {
            setChosen(id);
            setVariant(null);
          }}
        />
        {listing && (
          <SelectField
            label={t('match.variant')}
            value={bought}
            options={[
              { value: '', label: product.loading ? t('match.searching') : t('match.choose') },
              ...variants.map(({ sku, name_value }) => ({ value: sku, label: name_value.map(({ value }) => value).join(' / ') || sku })),
            ]}
            onChange={setVariant}
          />
        )}
        {mayProviders && (
          <SelectField
            label={t('match.maker')}
            value={maker}
            options={[{ value: '', label: t('match.usual') }, ...makers.rows.map(({ _id, name }) => ({ value: _id, label: name }))]}
            onChange={setMaker}
          />
        )}
        {maker !== '' && (
          <Labelled label={t('match.providerSku')} hint={t('match.providerSkuHint')}>
            {({ id, describedBy }) => (
              <OutlinedInput
                id={id}
                size="small"
                value={providerSku}
                autoComplete="off"
                slotProps={{ input: { 'aria-describedby': describedBy, maxLength: 255 } }}
                onChange={(event) => setProviderSku(event.target.value)}
              />
            )}
          </Labelled>
        )}
        {item.sku !== '' && (
          <FormControlLabel
            label={t('match.remember', { sku: item.sku })}
            control={<Checkbox size="small" checked={remember} onChange={(_event, on) => setRemember(on)} />}
          />
        )}
        {match.state?.status === 'failed' && match.state.error && (
          <Typography role="alert" variant="body2" sx={{ color: 'error.main' }}>
            {refusalSentence(match.state.error)}
          </Typography>
        )}
        <Button
          type="submit"
          variant="contained"
          disabled={!listing || bought === ''}
          loading={match.state?.status === 'pending'}
          sx={{ alignSelf: 'flex-start' }}
        >
          {t('match.save')}
        </Button>
      </Box>
    </li>
  );
};
