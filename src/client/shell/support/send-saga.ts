import type { Action } from '@reduxjs/toolkit';
import i18next from 'i18next';
import { addresses } from '../../../domain/addresses/addresses';
import { draftActions, draftOnItsWay, forgetLateDrafts, noteLateDraft } from '../../entities/message-drafts';
import { openedDesks, supportDesks } from '../../entities/support-desks';
import { supports } from '../../entities/supports';
import { keepUnsent, unsentOf } from '../../entities/unsent-messages';
import type { AppError } from '../../kernel/app-error';
import { bringSaga } from '../../kernel/arrivals';
import { watch } from '../../kernel/concurrency';
import { all, browserOf, call, currentTime, put, select, take, type SagaGenerator } from '../../kernel/effects';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { received, requestFailed } from '../../kernel/received';
import { refusalSentence } from '../../ui/refusal';
import { showToast } from '../../ui/toast';
import { thisDevice } from './device';
import { noteReplyOf } from './latest-sent';

type Sending = ReturnType<typeof supportDesks.actions.send>;
type Outcome = ReturnType<typeof received> | ReturnType<typeof requestFailed>;

const isSending = (action: Action): action is Sending => action.type === supportDesks.actions.send.type;
const isUndoing = (action: Action): action is Action => action.type === supportDesks.actions.undo.type;

const isOutcomeOf =
  (requestId: string) =>
  (action: Action): action is Outcome =>
    (received.match(action) || requestFailed.match(action)) && action.payload.origin.requestId === requestId;

/** Whoever sent it may be in the next conversation by then, so it is told where they are. */
function* tellNotSent({ support_id, kind, of }: Sending['payload'], error: AppError): SagaGenerator<void> {
  const browser = yield* browserOf();
  const name = yield* select((state: EntitiesState) => supports.selectById(state, support_id)?.buyer.name ?? '');
  const reason = refusalSentence(error);
  const said =
    kind === 'forward' || of ? `${i18next.t('support:message.failed')} ${reason}` : i18next.t('support:composer.notSent', { name, reason });
  const open = (): void => browser.replaceScreen(addresses.support.print({ filter: 'all', status: 'All', id: support_id }));
  yield* call(() =>
    showToast(said, {
      tone: 'error',
      action: { label: i18next.t('support:composer.openUnsent'), onClick: open },
    }),
  );
}

function* onSent({ support_id, kind }: Sending['payload']): SagaGenerator<void> {
  keepUnsent(support_id, null);
  const desk = yield* select((state: EntitiesState) => supportDesks.selectById(state, support_id));
  if (kind !== 'note') noteReplyOf(desk, yield* currentTime());
}

function* onNotSent(payload: Sending['payload'], error: AppError): SagaGenerator<void> {
  const { support_id, device } = payload;
  const unsent = unsentOf(support_id);
  const told = error.kind === 'refused';
  if (unsent) keepUnsent(support_id, { ...unsent, state: 'typed', failure: error, ...(told && { told }) });
  yield* put(draftActions.typed({ support_id, device: device ?? thisDevice() }));
  // Somebody may have answered: what they wrote is shown, and the next press is meant.
  if (told) yield* put(supportDesks.actions.load({ variables: { _id: support_id } }));
  if (!(yield* select(openedDesks)).includes(support_id)) yield* call(tellNotSent, payload, error);
}

/** Sees a message through, whichever conversation is on screen when its answer comes. */
function* followSend({ payload, meta }: Sending): SagaGenerator<void> {
  const { support_id, device } = payload;
  // A draft that was on its way arrives after the message was sent, and would come back.
  const late = draftOnItsWay(support_id);
  const outcome = yield* take(isOutcomeOf(meta.requestId));
  if (requestFailed.match(outcome)) return yield* call(onNotSent, payload, outcome.payload.error);
  if (late !== undefined) {
    noteLateDraft(support_id, late);
    yield* put(draftActions.drop({ support_id, device: device ?? thisDevice() }));
  }
  yield* call(onSent, payload);
}

/** The text is given back as a draft. */
function* onUndo(): SagaGenerator<void> {
  yield* call(() => forgetLateDrafts());
}

function* followSends(): SagaGenerator<void> {
  yield* all([call(watch, isSending, { mode: 'every' as const }, followSend), call(watch, isUndoing, { mode: 'every' as const }, onUndo)]);
}

bringSaga(followSends);
