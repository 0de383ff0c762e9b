import { useSyncExternalStore } from 'react';
import { hearUnsent, isWritten, unsentOf, type Unsent } from '../../entities/unsent-messages';

/** What is being written in a conversation; undefined: nothing. */
export const useDrafting = (id: string): Unsent | undefined => {
  const unsent = useSyncExternalStore(hearUnsent, () => unsentOf(id));
  return isWritten(unsent) ? unsent : undefined;
};
