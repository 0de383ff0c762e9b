import type { ReactNode } from 'react';
import type { Store } from '../../entities/stores';
import { ConnectionOutcome } from '../../shell/connections/ConnectionOutcome';
import { useStoreWords } from './store-status';

interface ConnectionAlertProps {
  readonly store: Pick<Store, 'sto_status' | 'sto_reason'>;
  readonly children?: ReactNode;
}

/** How a shop answered last, and what to do about it. */
export const ConnectionAlert = ({ store, children }: ConnectionAlertProps) => (
  <ConnectionOutcome status={store.sto_status} sentence={useStoreWords().connection(store)}>
    {children}
  </ConnectionOutcome>
);
