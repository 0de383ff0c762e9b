import type { Store } from '../../entities/stores';
import { ConnectionState } from '../../shell/connections/ConnectionState';
import { useStoreWords } from './store-status';

/** How a store's connection is, and why it is not well. */
export const ConnectionChip = ({ store, label }: { readonly store: Store; readonly label: string }) => (
  <ConnectionState status={store.sto_status} label={label} sentence={useStoreWords().connection(store)} />
);
