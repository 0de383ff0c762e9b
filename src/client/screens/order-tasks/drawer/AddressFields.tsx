import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { defaultLimits } from '../../../../contract/generated/limits';
import type { OrderAddressInput } from '../../../../contract/generated/operations';
import type { Order } from '../../../entities/orders';
import { TextBox } from '../../../shell/orders/TextBox';
import { useCountryOptions } from '../../../ui/form/country-options';
import { SelectField } from '../../../ui/form/SelectField';

/** An address as it is sent. */
export const addressOf = ({ first_name, last_name, company, email, phone, ...place }: Order['buyer']): OrderAddressInput => ({
  first_name,
  last_name,
  company,
  email,
  phone,
  address_1: place.address_1,
  address_2: place.address_2,
  city: place.city,
  state: place.state,
  postcode: place.postcode,
  country: place.country,
});

interface AddressFieldsProps {
  readonly value: OrderAddressInput;
  readonly onChange: (value: OrderAddressInput) => void;
}

/** Where something goes, typed anew. */
export const AddressFields = ({ value, onChange }: AddressFieldsProps) => {
  const { t } = useTranslation('order');
  const { t: words } = useTranslation('orders');
  const countries = useCountryOptions();
  const field = (name: 'first_name' | 'last_name' | 'company' | 'address_1' | 'address_2' | 'postcode' | 'city' | 'state') => (
    <TextBox
      label={t(`place.${name}`)}
      value={value[name] ?? ''}
      most={defaultLimits.characters}
      onChange={(text) => onChange({ ...value, [name]: text })}
    />
  );
  return (
    <>
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
        <SelectField
          label={words('column.country')}
          value={value.country}
          options={countries}
          onChange={(country) => onChange({ ...value, country })}
        />
      </Box>
    </>
  );
};

const pair = { display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, gap: 3 } as const;
