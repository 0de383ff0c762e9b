import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Store } from '../../entities/stores';
import { knownStatus, useStatusWord } from '../../shell/connections/connection-status';
import { refusalSentence } from '../../ui/refusal';

type Connection = Pick<Store, 'sto_status' | 'sto_reason'>;

interface StoreWords {
  readonly status: (status: string) => string;
  readonly connection: (store: Connection) => string;
}

/** A connection's state in words: its name, and why it is so. */
export const useStoreWords = (): StoreWords => {
  const { t } = useTranslation('stores');
  const status = useStatusWord();
  return useMemo(
    () => ({
      status,
      connection: ({ sto_status, sto_reason }) => {
        const name = knownStatus(sto_status);
        return (sto_reason && refusalSentence(sto_reason)) || (name ? t(`connection.${name}`) : '');
      },
    }),
    [t, status],
  );
};
