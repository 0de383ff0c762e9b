import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Fulfilment } from '../../entities/fulfilments';
import { providerShipping, type ProviderShipping } from '../../entities/provider-shipping';
import { useList, useMutation } from '../../kernel/hooks';
import { SelectField } from '../../ui/form/SelectField';
import { ListFailure } from '../../ui/Message';
import { Cards, Part } from '../../ui/Part';
import { refusalSentence } from '../../ui/refusal';

/** The value of a service for which no method is selected. */
const UNDECIDED = 'undecided';

interface ShippingServicesProps {
  readonly fulfilment: Fulfilment;
  readonly readOnly: boolean;
}

/** How a provider ships what buyers chose in stores: the method for each of their shipping services. */
export const ShippingServices = ({ fulfilment, readOnly }: ShippingServicesProps) => {
  const { t } = useTranslation('fulfilments');
  const list = useList(providerShipping, { variables: { _id: fulfilment._id } });
  const [shipping] = list.rows;
  return (
    <Part title={t('shipping.title')}>
      {list.error && <ListFailure error={list.error} onRetry={list.reload} />}
      {!shipping && !list.error && <Skeleton variant="rounded" height={80} />}
      {shipping && <Services shipping={shipping} readOnly={readOnly} />}
    </Part>
  );
};

const Services = ({ shipping, readOnly }: { readonly shipping: ProviderShipping; readonly readOnly: boolean }) => {
  const { t } = useTranslation('fulfilments');
  const choose = useMutation(providerShipping, providerShipping.actions.choose);
  const { _id, methods, services } = shipping;
  const error = choose.state?.error;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 4 }}>
      <Typography variant="body2" color="text.secondary">
        {t(services.length === 0 ? 'shipping.empty' : methods.length === 0 ? 'shipping.noMethods' : 'shipping.hint')}
      </Typography>
      {error && <Alert severity="error">{refusalSentence(error)}</Alert>}
      <Cards>
        {services.map(({ service, faster, orders, method, proposed }) => {
          const suggested = methods.find(({ id }) => id === proposed);
          return (
            <Box component="li" key={service} sx={{ display: 'flex', flexDirection: 'column', alignItems: 'stretch', gap: 2 }}>
              <SelectField
                label={service}
                hint={[faster && t('shipping.faster'), t('shipping.orders', { count: orders })].filter(Boolean).join(' · ')}
                value={method ?? (faster ? UNDECIDED : '')}
                disabled={readOnly}
                options={[
                  ...(faster ? [{ value: UNDECIDED, label: t('shipping.none') }] : []),
                  { value: '', label: t('shipping.usual') },
                  ...methods.map(({ id, name }) => ({ value: id, label: name })),
                ]}
                onChange={(value) => choose.submit({ _id, service, method: value === UNDECIDED ? null : value })}
              />
              {faster && method === null && suggested && !readOnly && (
                <Button size="small" sx={{ alignSelf: 'flex-start' }} onClick={() => choose.submit({ _id, service, method: suggested.id })}>
                  {t('shipping.use', { method: suggested.name })}
                </Button>
              )}
            </Box>
          );
        })}
      </Cards>
    </Box>
  );
};
