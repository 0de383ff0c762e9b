import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../ui/StatusChip';

/** States of a connection the server tells (specification 1, §4). */
const STORE_STATUSES = ['Valid', 'Lostconnection', 'Invalid'] as const;
type StoreStatus = (typeof STORE_STATUSES)[number];

const known = (status: string): StoreStatus | undefined => STORE_STATUSES.find((each) => each === status);

export const toneOfStatus = (status: string): Tone => {
  if (status === 'Valid') return 'good';
  return status === 'Lostconnection' ? 'warning' : 'bad';
};

/** A connection's state in words: its name, and what it means for the seller. A state nobody knows is shown as it is. */
export const useStoreWords = (): { readonly status: (status: string) => string; readonly connection: (status: string) => string } => {
  const { t } = useTranslation('stores');
  return useMemo(
    () => ({
      status: (status) => {
        const name = known(status);
        return name ? t(`status.${name}`) : status;
      },
      connection: (status) => {
        const name = known(status);
        return name ? t(`connection.${name}`) : '';
      },
    }),
    [t],
  );
};
