import type { Store } from '../../entities/stores';
import { Hint } from '../../ui/Hint';
import { StatusChip } from '../../ui/StatusChip';
import { toneOfStatus, useStoreWords } from './store-status';

/** How a store's connection is; pointed at, it says why. */
export const ConnectionChip = ({ store, label }: { readonly store: Store; readonly label: string }) => {
  const words = useStoreWords();
  return (
    <Hint title={words.connection(store)}>
      <span tabIndex={0}>
        <StatusChip tone={toneOfStatus(store.sto_status)} label={label} />
      </span>
    </Hint>
  );
};
