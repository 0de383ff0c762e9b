import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { parseNumber } from '../../../domain/numbers';
import { setAsideContents, setAsideOrders, type SetAsideContent, type SetAsideOrder } from '../../entities/set-aside-orders';
import { useList, useMutation } from '../../kernel/hooks';
import { DeedDialog } from '../../shell/orders/DeedDialog';
import { TextBox } from '../../shell/orders/TextBox';
import { useCountryOptions } from '../../ui/form/country-options';
import { SelectField } from '../../ui/form/SelectField';

interface TypedLine {
  readonly name: string;
  readonly sku: string;
  readonly quantity: string;
  readonly price: string;
}

const EMPTY_LINE: TypedLine = { name: '', sku: '', quantity: '1', price: '0' };

const PLACE = ['first_name', 'last_name', 'company', 'email', 'phone', 'address_1', 'address_2', 'postcode', 'city', 'state'] as const;
type Place = Readonly<Record<(typeof PLACE)[number] | 'country', string>>;

const typedOf = ({ number }: SetAsideOrder, draft: SetAsideContent['draft']) => {
  const place = Object.fromEntries([...PLACE, 'country' as const].map((name) => [name, draft?.address[name] ?? ''])) as Place;
  const lines = (draft?.lines ?? []).map((line): TypedLine => ({ ...line, quantity: String(line.quantity), price: String(line.price) }));
  return {
    number: draft?.number || number || '',
    currency: draft?.currency ?? '',
    total: String(draft?.total ?? 0),
    paid: draft?.paid ?? false,
    note: draft?.note ?? '',
    place: { ...place, country: place.country || 'US' },
    lines: lines.length > 0 ? lines : [EMPTY_LINE],
  };
};

interface ManualOrderDialogProps {
  readonly row: SetAsideOrder;
  readonly onClose: () => void;
}

/** Makes an order by hand in place of one that could not be read, filled in as far as it could be. */
export const ManualOrderDialog = ({ row, onClose }: ManualOrderDialogProps) => {
  const { rows, error } = useList(setAsideContents, { variables: { _id: row._id } });
  const [content] = rows;
  if (!content && !error) return null;
  return <ManualOrderForm row={row} draft={content?.draft ?? null} onClose={onClose} />;
};

const ManualOrderForm = ({ row, draft, onClose }: ManualOrderDialogProps & { readonly draft: SetAsideContent['draft'] }) => {
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('orders');
  const countries = useCountryOptions();
  const { submit, state } = useMutation(setAsideOrders, setAsideOrders.actions.create);
  const [typed, setTyped] = useState(() => typedOf(row, draft));
  const { number, currency, total, paid, note, place, lines } = typed;
  const change = (changes: Partial<typeof typed>): void => setTyped({ ...typed, ...changes });
  const changeLine = (at: number, changes: Partial<TypedLine>): void =>
    change({ lines: lines.map((line, index) => (index === at ? { ...line, ...changes } : line)) });
  const amounts = [total, ...lines.flatMap(({ quantity, price }) => [quantity, price])].map(parseNumber);
  const readable = amounts.every((amount) => amount !== null && amount >= 0) && lines.every(({ quantity }) => /^\s*\d+\s*$/.test(quantity));
  const create = () =>
    submit({
      _id: row._id,
      params: {
        number,
        currency,
        total: parseNumber(total) ?? 0,
        paid,
        note,
        address: place,
        lines: lines.map(({ name, sku, quantity, price }) => ({
          name,
          sku,
          quantity: parseNumber(quantity) ?? 0,
          price: parseNumber(price) ?? 0,
        })),
      },
    });
  return (
    <DeedDialog
      title={t('aside.createTitle')}
      confirm={t('aside.createNow')}
      width="sm"
      state={state}
      disabled={number.trim() === '' || currency.trim() === '' || !readable}
      onConfirm={create}
      onClose={onClose}
    >
      <Typography>{t('aside.createText', { store: row.store.sto_name })}</Typography>
      <Box sx={pair}>
        <TextBox label={words('column.number')} value={number} most={100} onChange={(text) => change({ number: text })} />
        <TextBox label={words('column.currency')} value={currency} most={3} onChange={(text) => change({ currency: text })} />
        <TextBox label={words('column.total')} value={total} most={20} onChange={(text) => change({ total: text })} />
        <FormControlLabel
          sx={{ alignSelf: 'end' }}
          control={<Checkbox checked={paid} onChange={(event) => change({ paid: event.target.checked })} />}
          label={t('aside.paid')}
        />
      </Box>
      {lines.map((line, index) => (
        <Box key={index} component="fieldset" sx={lineBox}>
          <Typography component="legend" variant="subtitle2">
            {t('aside.line', { number: index + 1 })}
          </Typography>
          <Box sx={pair}>
            <TextBox label={t('aside.name')} value={line.name} most={255} onChange={(name) => changeLine(index, { name })} />
            <TextBox label={t('aside.sku')} value={line.sku} most={255} onChange={(sku) => changeLine(index, { sku })} />
            <TextBox label={t('aside.quantity')} value={line.quantity} most={10} onChange={(quantity) => changeLine(index, { quantity })} />
            <TextBox label={t('aside.price')} value={line.price} most={20} onChange={(price) => changeLine(index, { price })} />
          </Box>
          {lines.length > 1 && (
            <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => change({ lines: lines.filter((each) => each !== line) })}>
              {t('aside.removeLine')}
            </Button>
          )}
        </Box>
      ))}
      <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => change({ lines: [...lines, { ...EMPTY_LINE }] })}>
        {t('aside.addLine')}
      </Button>
      <Box sx={pair}>
        {PLACE.map((name) => (
          <TextBox
            key={name}
            label={name === 'email' || name === 'phone' ? t(`aside.${name}`) : t(`place.${name}`)}
            value={place[name]}
            most={255}
            onChange={(text) => change({ place: { ...place, [name]: text } })}
          />
        ))}
        <SelectField
          label={words('column.country')}
          options={countries}
          value={place.country}
          onChange={(country) => change({ place: { ...place, country } })}
        />
      </Box>
      <TextBox label={t('aside.note')} value={note} most={10_000} rows={2} onChange={(text) => change({ note: text })} />
      {!readable && <Typography role="alert">{t('aside.amounts')}</Typography>}
    </DeedDialog>
  );
};

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 } as const;
const lineBox = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  m: 0,
  p: 3,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
