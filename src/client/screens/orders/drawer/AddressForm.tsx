import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import { z } from 'zod';
import type { OrderUpdateMutationVariables } from '../../../../contract/generated/operations';
import { COURIER_LABEL } from '../../../../domain/postal/label-limits';
import { hasForeignLetters } from '../../../../domain/postal/shipping-label';
import { orders, type Order } from '../../../entities/orders';
import { useMutation } from '../../../kernel/hooks';
import type { OrderDesk } from '../../../entities/order-desks';
import { useFormat } from '../../../ui/format';
import { FormField } from '../../../ui/form/FormField';
import { SaveForm } from '../../../ui/form/SaveForm';
import { useCountryOptions } from '../../../ui/form/country-options';
import { SelectField } from '../../../ui/form/SelectField';
import { useInWords } from '../../../ui/form/use-in-words';
import { useSaveForm } from '../../../ui/form/use-save-form';
import { ownDirection } from '../../../ui/styles';
import { showToast } from '../../../ui/toast';
import { codeOf } from '../../../shell/orders/gate-words';
import { addressLines } from '../order-address';
import { AddressLink } from './AddressLink';
import { useChange } from './use-change';

const shape = z.object({
  first_name: z.string(),
  last_name: z.string(),
  company: z.string(),
  address_1: z.string(),
  address_2: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  country: z.string(),
});
type Address = z.infer<typeof shape>;

/** The field a fault of an address is in. */
const FAULTS: Readonly<Partial<Record<string, keyof Address>>> = {
  missing_unit: 'address_2',
  bad_street: 'address_1',
  bad_postcode: 'postcode',
  bad_city: 'city',
  vacant: 'address_1',
  post_box: 'address_1',
};

/** Whether a field of an address has what a check found. */
const isFaulty = (name: keyof Address, value: string, code: string | undefined): boolean =>
  (code !== undefined && FAULTS[code] === name) ||
  (code === 'not_latin' && hasForeignLetters(value)) ||
  (code === 'too_long' && value.length > COURIER_LABEL.line);

interface AddressFormProps {
  readonly order: Order;
  /** How the address could be written so that its provider accepts it. */
  readonly proposal: OrderDesk['address_proposal'];
}

/** Where an order goes: edited, replaced by what is suggested, or confirmed as it is. */
export const AddressForm = ({ order, proposal }: AddressFormProps) => {
  const { t: words } = useTranslation('orders');
  const { t } = useTranslation('order');
  const format = useFormat();
  const dispatch = useDispatch();
  const { change, pending } = useChange(order._id);
  const save = useMutation(orders, orders.actions.update);
  const { email, phone, ...place } = order.address ?? order.buyer;
  const values: Address = {
    first_name: place.first_name,
    last_name: place.last_name,
    company: place.company ?? '',
    address_1: place.address_1,
    address_2: place.address_2 ?? '',
    postcode: place.postcode,
    city: place.city,
    state: place.state ?? '',
    country: place.country,
  };
  const labels: Readonly<Record<keyof Address, string>> = {
    first_name: t('place.first_name'),
    last_name: t('place.last_name'),
    company: t('place.company'),
    address_1: t('place.address_1'),
    address_2: t('place.address_2'),
    postcode: t('place.postcode'),
    city: t('place.city'),
    state: t('place.state'),
    country: words('column.country'),
  };
  const inWords = useInWords<Address>(labels, { country: format.country });
  const form = useSaveForm({
    of: `orders/${order._id}/address`,
    shape,
    values,
    words: (fault) => fault,
    row: { version: order.updated_at, reread: () => dispatch(orders.actions.load({ variables: { id: order._id } })), inWords },
    // An address that is said twice is the same address.
    save: { ...save, submit: (variables: OrderUpdateMutationVariables) => save.submit(variables) },
    variables: (address: Address, updated_at) => ({
      ids: [order._id],
      updated_at,
      params: { address: { ...address, email: email ?? null, phone: phone ?? null } },
    }),
    onSaved: () => showToast(t('place.saved')),
  });
  const countries = useCountryOptions();
  const told = order.gates.find(({ gate, open }) => gate === 'address' && !open);
  const code = told && codeOf(told);
  const field = (name: keyof Address) => (
    <FormField
      label={labels[name]}
      error={
        form.errorOf(name) ??
        (code && isFaulty(name, values[name], code) && !form.formState.dirtyFields[name] ? words(`reason.${code}`) : undefined)
      }
      field={form.register(name)}
    />
  );
  return (
    <SaveForm form={form} gap={3}>
      {proposal && (
        <Box role="group" aria-label={t('place.suggested')} sx={suggested}>
          <Typography variant="body2" color="textSecondary">
            {t('place.suggested')}
          </Typography>
          <Typography component="address" sx={{ ...ownDirection, fontStyle: 'normal' }}>
            {addressLines(proposal, format.country).map((line) => (
              <div key={line}>{line}</div>
            ))}
          </Typography>
          <Button
            variant="outlined"
            loading={pending}
            disabled={form.unsaved}
            sx={{ alignSelf: 'start' }}
            onClick={() => change({ address: proposal })}
          >
            {t('place.useSuggested')}
          </Button>
        </Box>
      )}
      <Box sx={pair}>
        {field('first_name')}
        {field('last_name')}
      </Box>
      {field('company')}
      {field('address_1')}
      {field('address_2')}
      <Box sx={pair}>
        {field('postcode')}
        {field('city')}
      </Box>
      <Box sx={pair}>
        {field('state')}
        <SelectField label={labels.country} error={form.errorOf('country')} options={countries} field={form.register('country')} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button type="submit" variant="contained" loading={form.pending} disabled={!form.unsaved}>
          {t('place.save')}
        </Button>
        <Button
          variant="outlined"
          color="inherit"
          loading={pending}
          disabled={form.unsaved}
          onClick={() => change({ confirm_address: true })}
        >
          {t('place.confirm')}
        </Button>
      </Box>
      <AddressLink order={order} />
    </SaveForm>
  );
};

const suggested = { display: 'flex', flexDirection: 'column', gap: 2, p: 3, border: 1, borderColor: 'divider', borderRadius: 1 } as const;

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 } as const;
