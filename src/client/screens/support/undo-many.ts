import { createAction } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { SupportUndoDocument } from '../../../contract/generated/operations';
import { toAppError } from '../../kernel/app-error';
import { bringSaga } from '../../kernel/arrivals';
import { watch } from '../../kernel/concurrency';
import { ask, call, put, type SagaGenerator } from '../../kernel/effects';
import { thisDevice } from '../../shell/support/device';
import { patiently } from '../../tasks/keeping/steps';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';

interface UndoneChange {
  /** The id the change of several conversations was given. */
  readonly change: string;
  /** Ids of the conversations it changed. */
  readonly ids: readonly string[];
  /** It wrote notes, opened tickets, or held orders, which stay. */
  readonly lasting: boolean;
}

/** Intent: undo a change of several conversations. */
export const undoMany = createAction<UndoneChange>('support/undoMany');

/** Conversations one call restores. */
const A_CALL = 200;

/** Says how many were restored; what somebody has changed since was not. */
const tellUndone = ({ change, lasting }: UndoneChange, count: number, skipped: number): void => {
  const said = [
    (count > 0 || skipped === 0) && i18next.t('support:many.undone', { count }),
    skipped > 0 && i18next.t('support:many.notUndone', { count: skipped }),
    lasting && count > 0 && i18next.t('support:many.lasting'),
  ];
  showToast(said.filter(Boolean).join(' '), { instead: change });
};

/** Says why not, until somebody wants it tried again. */
const untilRetried = (reason: string): Promise<void> =>
  new Promise((again) => {
    showToast(reason, { tone: 'error', action: { label: i18next.t('common:action.retry'), onClick: again } });
  });

/** Asked again, a call that was answered gives the same answer: its key says so. */
function* undo({ payload }: ReturnType<typeof undoMany>): SagaGenerator<void> {
  const { change, ids } = payload;
  let restored = 0;
  try {
    for (let at = 0; at < ids.length; at += A_CALL) {
      const part = { change, ids: ids.slice(at, at + A_CALL), device: thisDevice() };
      const { data } = yield* patiently(() => ask(SupportUndoDocument, part, { idempotencyKey: `undo.${change}.${at}` }));
      restored += data.supportUndo.length;
    }
    yield* call(tellUndone, payload, restored, ids.length - restored);
  } catch (error) {
    yield* call(untilRetried, refusalSentence(toAppError(error)));
    yield* put(undoMany(payload));
  }
}

function* followUndos(): SagaGenerator<void> {
  yield* call(watch, undoMany.match, { mode: 'every' as const }, undo);
}

bringSaga(followUndos);
