import { useEffect } from 'react';
import type { MutationState, SubmitIntent } from '../../kernel/calls';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface Deeds {
  readonly selectMutation: (state: EntitiesState, requestId: string) => MutationState | undefined;
}

/** Does something at the press of a key or a button; what is refused is told where people look. */
export const useDeed = <Variables>(entity: Deeds, intent: SubmitIntent<Variables>) => {
  const { submit, state } = useMutation(entity, intent);
  useEffect(() => {
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  }, [state]);
  return { run: submit, state, pending: state?.status === 'pending' };
};
