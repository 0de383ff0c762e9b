import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isProviderId, PROVIDERS } from '../../../domain/providers';
import type { Handover } from '../../../domain/providers/provider';
import type { Fulfilment } from '../../entities/fulfilments';
import { knownStatus, useStatusWord } from '../../shell/connections/connection-status';
import { refusalSentence } from '../../ui/refusal';

type Connection = Pick<Fulfilment, 'status' | 'reason'>;

interface FulfilmentWords {
  /** The provider's name; one's own workshop is no brand. */
  readonly provider: (type: string) => string;
  /** How its connection is; where nobody has to be reached, how orders go there. */
  readonly status: (fulfilment: Pick<Fulfilment, 'status' | 'orders'>) => string;
  /** Why it is so. */
  readonly connection: (fulfilment: Connection) => string;
}

/** Whether orders are sent by themselves, so that there is a connection to speak of. */
export const isConnected = ({ orders }: Pick<Fulfilment, 'orders'>): boolean => orders === 'api';

export const useFulfilmentWords = (): FulfilmentWords => {
  const { t } = useTranslation('fulfilments');
  const word = useStatusWord();
  return useMemo(
    () => ({
      provider: (type) => (type !== 'private' && isProviderId(type) ? PROVIDERS[type].name : t('orders.own')),
      status: (fulfilment) => (isConnected(fulfilment) ? word(fulfilment.status) : t(`orders.${fulfilment.orders as Handover}`)),
      connection: ({ status, reason }) => {
        const name = knownStatus(status);
        return (reason && refusalSentence(reason)) || (name ? t(`connection.${name}`) : '');
      },
    }),
    [t, word],
  );
};
