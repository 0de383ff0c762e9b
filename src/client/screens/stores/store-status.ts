import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { refusalSentence } from '../../ui/refusal';
import type { Tone } from '../../ui/StatusChip';

/** States of a connection the server tells (specification 1, §4). */
export const STORE_STATUSES = ['Valid', 'Lostconnection', 'Invalid'] as const;
type StoreStatus = (typeof STORE_STATUSES)[number];

const known = (status: string): StoreStatus | undefined => STORE_STATUSES.find((each) => each === status);

export const toneOfStatus = (status: string): Tone => {
  if (status === 'Valid') return 'good';
  return status === 'Lostconnection' ? 'warning' : 'bad';
};

type Connection = Pick<Store, 'sto_status' | 'sto_reason'>;

interface StoreWords {
  readonly status: (status: string) => string;
  readonly connection: (store: Connection) => string;
}

/** A connection's state in words: its name, and why it is so. A state nobody knows is shown as it is. */
export const useStoreWords = (): StoreWords => {
  const { t } = useTranslation('stores');
  return useMemo(
    () => ({
      status: (status) => {
        const name = known(status);
        return name ? t(`status.${name}`) : status;
      },
      connection: ({ sto_status, sto_reason }) => {
        const name = known(sto_status);
        return (sto_reason && refusalSentence(sto_reason)) || (name ? t(`connection.${name}`) : '');
      },
    }),
    [t],
  );
};
