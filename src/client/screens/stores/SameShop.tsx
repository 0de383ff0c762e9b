import Alert from '@mui/material/Alert';
import MuiLink from '@mui/material/Link';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { stores, type Store } from '../../entities/stores';
import { useMutation } from '../../kernel/hooks';
import { Link } from '../../ui/Link';
import type { Refusal } from '../../ui/refusal';

/** Leads to the store that is connected to the shop somebody is about to connect again. */
export const ConnectedTwice = ({ error: { values } }: { readonly error: Pick<Refusal, 'values'> }) => {
  const { t } = useTranslation('stores');
  const store = String(values?.store ?? '');
  return (
    <MuiLink component={Link} to={`${addresses.stores.print({ filter: 'all' })}?search=${encodeURIComponent(store)}`} variant="body2">
      {t('sameShop.open', { store })}
    </MuiLink>
  );
};

/** Says which other stores are connected to the same shop: they were, before each shop was connected only once. */
export const SameShop = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const { submit } = useMutation(stores, stores.actions.readOrderRules);
  useEffect(() => void submit({ _id: store._id }), [submit, store._id]);
  const others = store.order_rules?.same_shop ?? [];
  if (others.length === 0) return null;
  return <Alert severity="warning">{t('sameShop.notice', { stores: others.map(({ sto_name }) => sto_name).join(', ') })}</Alert>;
};
