import type { Store } from '../../entities/stores';
import { ConnectionOutcome } from '../../shell/connections/ConnectionOutcome';
import { useStoreWords } from './store-status';

/** How a shop answered last, and what to do about it. */
export const ConnectionAlert = ({ store }: { readonly store: Pick<Store, 'sto_status' | 'sto_reason'> }) => (
  <ConnectionOutcome status={store.sto_status} sentence={useStoreWords().connection(store)} />
);
