import Button from '@mui/material/Button';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { MutationState, SubmitIntent } from '../../kernel/calls';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface TryNowProps<Variables> {
  readonly entity: { readonly selectMutation: (state: EntitiesState, requestId: string) => MutationState | undefined };
  readonly intent: SubmitIntent<Variables>;
  readonly variables: Variables;
  /** Of what is tried, as people know it. */
  readonly name: string;
}

/** Has an outside place that failed tried again now, instead of when it is due. What comes of it shows where its state does. */
export const TryNow = <Variables,>({ entity, intent, variables, name }: TryNowProps<Variables>) => {
  const { t } = useTranslation('lists');
  const { submit, state } = useMutation(entity, intent);
  const tell = useEffectEvent((): void => {
    if (state?.status === 'done') showToast(t('connection.trying', { name }));
    if (state?.status === 'failed' && state.error) showToast(refusalSentence(state.error), { tone: 'error' });
  });
  useEffect(() => tell(), [state]);
  return (
    <Button
      size="small"
      variant="outlined"
      loading={state?.status === 'pending'}
      aria-label={`${t('connection.tryNow')}: ${name}`}
      onClick={() => submit(variables)}
    >
      {t('connection.tryNow')}
    </Button>
  );
};
