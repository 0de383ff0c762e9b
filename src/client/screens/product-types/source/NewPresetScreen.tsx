import LocalShipping from '../../../ui/icons/LocalShippingOutlined';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { addresses } from '../../../../domain/addresses/addresses';
import { fulfilments } from '../../../entities/fulfilments';
import { useList } from '../../../kernel/hooks';
import { SelectField } from '../../../ui/form/SelectField';
import { Link } from '../../../ui/Link';
import { ListFailure, Message } from '../../../ui/Message';
import { latePart } from '../../../ui/late-part';
import { PageHeader } from '../../../ui/PageHeader';
import { ProductShelf } from './ProductShelf';

const ChosenProduct = latePart(async () => (await import('./ChosenProduct')).ChosenProduct);

const ACCOUNTS = { perpage: 100 } as const;

/** `/products/preset/new?from=…&made=…&maker=…`: an account, what it makes, who makes it, and a product type of it. */
export const NewPresetScreen = () => {
  const { t } = useTranslation('source');
  const [params, setParams] = useSearchParams();
  const { rows, loading, error, reload } = useList(fulfilments, ACCOUNTS);
  // A workshop of one's own has no list of a provider's to choose from.
  const accounts = rows.filter(({ type }) => type !== 'private');
  const account =
    accounts.find(({ _id }) => _id === params.get('from')) ?? accounts.find(({ can }) => can.includes('catalogue')) ?? accounts[0];
  const product = params.get('made');
  const go = (to: Readonly<Record<string, string>>): void => setParams(new URLSearchParams(to));
  if (error && rows.length === 0) return <ListFailure error={error} onRetry={reload} />;
  return (
    <>
      <PageHeader title={t('title')} />
      {loading && <Skeleton variant="rounded" height={64} />}
      {!loading && !account && (
        <Message Icon={LocalShipping} title={t('noAccount')} text={t('noAccountText')}>
          <Button variant="contained" component={Link} to={addresses.fulfilments.print()}>
            {t('connect')}
          </Button>
        </Message>
      )}
      {account && (
        <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
          {product === null && (
            <Box sx={{ maxWidth: 360 }}>
              <SelectField
                label={t('account')}
                value={account._id}
                options={accounts.map(({ _id, name, provider_name }) => ({
                  value: _id,
                  label: name === provider_name ? name : `${name} · ${provider_name}`,
                }))}
                onChange={(from) => go({ from })}
              />
            </Box>
          )}
          {!account.can.includes('catalogue') && <Alert severity="info">{t('noCatalogue', { provider: account.provider_name })}</Alert>}
          {account.can.includes('catalogue') && product === null && (
            <ProductShelf key={account._id} fulfilment={account._id} onChoose={(made) => go({ from: account._id, made })} />
          )}
          {account.can.includes('catalogue') && product !== null && (
            <Suspense fallback={<Skeleton variant="rounded" height={320} />}>
              <ChosenProduct
                key={product}
                fulfilment={account._id}
                product={product}
                maker={params.get('maker')}
                onMaker={(maker) => go({ from: account._id, made: product, maker })}
                onBack={() => go({ from: account._id })}
              />
            </Suspense>
          )}
        </Box>
      )}
    </>
  );
};
