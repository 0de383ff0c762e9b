import type { Store } from '../../entities/stores';
import { FailureLine } from '../../shell/lists/FailureLine';
import { StatusChip } from '../../ui/StatusChip';
import { toneOfStatus, useStoreWords } from './store-status';

/** How a store's connection is, and why it is not well. */
export const ConnectionChip = ({ store, label }: { readonly store: Store; readonly label: string }) => {
  const words = useStoreWords();
  return (
    <>
      <StatusChip tone={toneOfStatus(store.sto_status)} label={label} />
      {store.sto_status !== 'Valid' && <FailureLine short failure={{ ...store.sto_reason, message: words.connection(store) }} />}
    </>
  );
};
