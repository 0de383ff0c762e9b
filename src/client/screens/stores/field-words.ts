import { useTranslation } from 'react-i18next';
import { ruleOf, type StoreFieldName } from '../../../domain/stores/store-fields';

/** What a field of a store is called; that each has its word is tested. */
export const useFieldLabel = (): ((name: StoreFieldName) => string) => {
  const { t } = useTranslation('stores');
  return (name) => (t as (key: string) => string)(`set.${name.replaceAll('.', '_')}`);
};

const LIMITS: readonly StoreFieldName[] = ['max_per_day', 'max_per_week', 'max_per_month', 'limit'];

/** What needs saying of a field of a store, if anything. */
export const useFieldHint = (): ((name: StoreFieldName) => string | undefined) => {
  const { t } = useTranslation('stores');
  return (name) => {
    if (LIMITS.includes(name)) return t('hint.limit');
    if (
      name === 'dead_state' ||
      name === 'sto_auto' ||
      name === 'sto_auto_fulfilment' ||
      name === 'ignore_publish' ||
      name === 'schedule_fetch' ||
      name === 'approve_above' ||
      name === 'price_ending' ||
      name === 'sto_amazon_type' ||
      name === 'sto_mailer' ||
      name === 'issuu_token' ||
      name === 'issuu_limit' ||
      name === 'issuu_description'
    )
      return t(`hint.${name}`);
    if (name === 'issuu_id' || name === 'issuu_secret') return t('hint.issuu_old');
    const { kind, unused } = ruleOf(name);
    if (unused) return t('hint.unused');
    switch (kind) {
      case 'html':
      case 'image':
      case 'css':
      case 'date':
      case 'days':
      case 'owners':
      case 'sealed':
        return t(`hint.${kind}`);
      default:
        return undefined;
    }
  };
};
