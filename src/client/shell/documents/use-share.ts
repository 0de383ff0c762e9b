import { useCallback, useEffect, useEffectEvent } from 'react';
import { jobGroups } from '../../entities/job-groups';
import { useMutation } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface Share {
  readonly share: (id: string) => void;
  readonly pending: boolean;
}

/** Shares an item as a document, and says what came of asking; `begun` is said once it is on its way. */
export const useShare = (begun: string): Share => {
  const { submit, state } = useMutation(jobGroups, jobGroups.actions.share);
  const tell = useEffectEvent((): void => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
    if (state?.status === 'done') showToast(begun);
  });
  const status = state?.status;
  useEffect(() => tell(), [status]);
  const share = useCallback((id: string): void => void submit({ ids: [id] }), [submit]);
  return { share, pending: status === 'pending' };
};
