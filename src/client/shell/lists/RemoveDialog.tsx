import { useEffect, type ReactNode } from 'react';
import type { MutationIntent, MutationState } from '../../kernel/calls';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useMutation } from '../../kernel/hooks';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface RemoveDialogProps<Variables> {
  readonly entity: { readonly selectMutation: (state: EntitiesState, requestId: string) => MutationState | undefined };
  readonly intent: (variables: Variables) => MutationIntent<Variables>;
  readonly variables: Variables;
  /** Names the thing and the count. */
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  /** Said once it is done. */
  readonly done?: string;
  /** It cannot be done yet. */
  readonly disabled?: boolean;
  /** What is asked besides. */
  readonly children?: ReactNode;
  readonly onClose: (removed: boolean) => void;
}

/** Asks before rows are removed, removes them, and says so; a refusal stays in the dialog. Shown by being rendered. */
export const RemoveDialog = <Variables,>(props: RemoveDialogProps<Variables>) => {
  const { entity, intent, variables, title, text, confirm, done, disabled, children, onClose } = props;
  const { submit, state } = useMutation(entity, intent);
  const finished = state?.status === 'done';
  useEffect(() => {
    if (!finished) return;
    if (done) showToast(done);
    onClose(true);
  }, [finished, done, onClose]);
  return (
    <ConfirmDialog
      open={!finished}
      title={title}
      text={text}
      confirm={confirm}
      pending={state?.status === 'pending'}
      error={state?.error ? refusalSentence(state.error) : undefined}
      disabled={disabled}
      onConfirm={() => submit(variables)}
      onClose={() => onClose(false)}
    >
      {children}
    </ConfirmDialog>
  );
};
