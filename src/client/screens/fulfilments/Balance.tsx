import { useTranslation } from 'react-i18next';
import type { Fulfilment } from '../../entities/fulfilments';
import { useFormat } from '../../ui/format';

/** What is left at the provider, and since when that is known. */
export const Balance = ({ balance }: Pick<Fulfilment, 'balance'>) => {
  const { t } = useTranslation('fulfilments');
  const format = useFormat();
  if (!balance) return t('unknownBalance');
  return <span title={t('balanceAt', { time: format.dateTime(balance.at) })}>{format.money(balance.value, balance.currency)}</span>;
};
