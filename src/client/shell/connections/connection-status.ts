import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import type { Tone } from '../../ui/StatusChip';

/** States of a connection the server tells (specification 1, §4). */
export const CONNECTION_STATUSES = ['Valid', 'Lostconnection', 'Invalid'] as const;
type ConnectionStatus = (typeof CONNECTION_STATUSES)[number];

/** The tabs of a list of connections, and the state each shows. */
export const STATUS_OF_TAB = { all: '', valid: 'Valid', lostconnection: 'Lostconnection', invalid: 'Invalid' } as const;
export const CONNECTION_TABS = ['all', 'valid', 'lostconnection', 'invalid'] as const satisfies readonly (keyof typeof STATUS_OF_TAB)[];

/** A state nobody knows is none. */
export const knownStatus = (status: string): ConnectionStatus | undefined => CONNECTION_STATUSES.find((each) => each === status);

export const toneOfStatus = (status: string): Tone => {
  if (status === 'Valid') return 'good';
  return status === 'Lostconnection' ? 'warning' : 'bad';
};

/** A state in a word; one nobody knows as it is. */
export const useStatusWord = (): ((status: string) => string) => {
  const { t } = useTranslation('lists');
  return useCallback(
    (status) => {
      const known = knownStatus(status);
      return known ? t(`connection.${known}`) : status;
    },
    [t],
  );
};
