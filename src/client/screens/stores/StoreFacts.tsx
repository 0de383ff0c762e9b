import MuiLink from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { LISTING_CURRENCY } from '../../../domain/listing/store-price';
import type { Store } from '../../entities/stores';
import { Facts } from '../../ui/Facts';
import { useFormat } from '../../ui/format';
import { Quota } from './Quota';

/** How much of its limits a store has used. */
export const StoreQuotas = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  return (
    <Facts
      facts={[
        [t('column.day'), <Quota key="day" used={store.item_per_day} most={store.max_per_day} />],
        [t('column.week'), <Quota key="week" used={store.item_per_week} most={store.max_per_week} />],
        [t('column.month'), <Quota key="month" used={store.item_per_month} most={store.max_per_month} />],
        [t('column.limit'), <Quota key="limit" used={store.last_total_product} most={store.limit} />],
      ]}
    />
  );
};

const CurrencyFact = ({ store: { currency, currency_rate } }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const format = useFormat();
  if (currency === null) return t('currency.unknown');
  if (currency === LISTING_CURRENCY) return currency;
  if (currency_rate === null) return t('currency.noRate', { currency });
  return t('currency.rate', { currency, dollars: format.measure(currency_rate, 4) });
};

/** What is known of a store and not typed in. */
export const StoreFacts = ({ store }: { readonly store: Store }) => {
  const { t } = useTranslation('stores');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const time = (at: number | null | undefined): string => (at ? format.dateTime(at) : common('never'));
  return (
    <Facts
      facts={[
        [t('column.platform'), store.platform_name],
        [
          t('column.website'),
          <MuiLink href={store.website} target="_blank" rel="noreferrer">
            {store.website.replace(/^https?:\/\//, '')}
          </MuiLink>,
        ],
        [t('currency.title'), <CurrencyFact key="currency" store={store} />],
        [t('column.products'), format.count(store.last_total_product)],
        [t('column.orders'), format.count(store.total_order)],
        [t('column.lastFetch'), time(store.last_fetch_at)],
        [t('column.lastPush'), time(store.last_push_item_at)],
        [t('column.created'), time(store.created_at)],
      ]}
    />
  );
};
