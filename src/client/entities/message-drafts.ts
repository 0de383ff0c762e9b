import { createAction } from '@reduxjs/toolkit';
import { DraftSaveDocument, type MailRecipientsInput } from '../../contract/generated/operations';
import { bringSaga } from '../kernel/arrivals';
import { watch } from '../kernel/concurrency';
import { all, ask, call, cancelled, currentTime, delay, put, type SagaGenerator } from '../kernel/effects';
import { toAppError } from '../kernel/app-error';
import { requestFailed } from '../kernel/received';
import { keepUnsent, unsentOf, type ChosenRecipients } from './unsent-messages';

interface Place {
  readonly support_id: string;
  /** Of the browser it is written in. */
  readonly device: string;
}

export const draftActions = {
  /** Intent: something was typed; the server is told when nobody typed for a moment. */
  typed: createAction<Place>('messageDrafts/typed'),
  /** Intent: the conversation is left, so the server is told at once. */
  left: createAction<Place>('messageDrafts/left'),
  /** Intent: what was written on another device is gone on with here, or not wanted; there it is forgotten. */
  drop: createAction<Place>('messageDrafts/drop'),
};

/** ms without a key after which the server is told. */
export const AFTER_TYPING = 1_000;
/** ms after which what could not be told is told again, as long as the page is open. */
const AGAIN = 10_000;

/** ms between two looks whether what has to come before is done. */
const SOON = 100;

/** The text of the draft that is on its way to the server, by conversation. */
const telling = new Map<string, string>();
/** Conversations of which a draft is being forgotten by the server. */
const forgetting = new Set<string>();
/** The text of a draft that reached the server after its message was sent, by conversation. */
const late = new Map<string, string>();

export const draftOnItsWay = (supportId: string): string | undefined => telling.get(supportId);

/** Notes a draft whose message was sent meanwhile: the server shows it until it forgets it. */
export const noteLateDraft = (supportId: string, body: string): void => void late.set(supportId, body);

export const isLateDraft = (supportId: string, body: string): boolean => late.get(supportId) === body;

/** Without a conversation, of all of them: a message that is taken back is a draft again, with the same text. */
export const forgetLateDrafts = (supportId?: string): void => {
  if (supportId === undefined) late.clear();
  else if (!forgetting.has(supportId)) late.delete(supportId);
};

/** Whether the server may still forget what it is told now. */
export const isForgetting = (supportId: string): boolean => forgetting.has(supportId);

const typedOf = ({ to, cc, bcc }: ChosenRecipients): MailRecipientsInput => ({ to: [...to], cc: [...cc], bcc: [...bcc] });

function* tell({ support_id, device }: Place): SagaGenerator<boolean> {
  const written = unsentOf(support_id);
  if (!written || written.state === 'kept' || written.state === 'sending') return true;
  const { kind, body, html, files, of, recipients } = written;
  keepUnsent(support_id, { ...written, state: 'saving' });
  telling.set(support_id, body);
  const settle = (state: 'typed' | 'kept' | 'failed'): void => {
    const now = unsentOf(support_id);
    // What was typed, or sent, meanwhile is told of by itself.
    if (now?.state === 'saving') keepUnsent(support_id, { ...now, state });
  };
  try {
    const params = {
      support_id,
      device,
      kind,
      body,
      html,
      files: files.map(({ _id }) => _id),
      of,
      recipients: recipients && typedOf(recipients),
    };
    yield* ask(DraftSaveDocument, { params });
    settle('kept');
    return true;
  } catch (error) {
    settle('failed');
    yield* put(
      requestFailed({ origin: { entity: 'messageDrafts', operation: 'save' }, error: toAppError(error), at: yield* currentTime() }),
    );
    return false;
  } finally {
    telling.delete(support_id);
    if (yield* cancelled()) settle('typed');
  }
}

function* untilTold(place: Place): SagaGenerator<void> {
  while (isForgetting(place.support_id)) yield* delay(SOON);
  while (!(yield* call(tell, place))) yield* delay(AGAIN);
}

function* onWritten(intent: ReturnType<typeof draftActions.typed>): SagaGenerator<void> {
  if (draftActions.typed.match(intent)) yield* delay(AFTER_TYPING);
  yield* call(untilTold, intent.payload);
}

function* onDrop({ payload }: ReturnType<typeof draftActions.drop>): SagaGenerator<void> {
  const { support_id } = payload;
  forgetting.add(support_id);
  try {
    while (telling.has(support_id)) yield* delay(SOON);
    yield* ask(DraftSaveDocument, { params: { ...payload, kind: 'reply', body: '', files: [] } });
  } catch {
    // It is offered again.
  } finally {
    forgetting.delete(support_id);
  }
}

const isWritten = (action: { readonly type: string }): action is ReturnType<typeof draftActions.typed> =>
  draftActions.typed.match(action) || draftActions.left.match(action);

function* draftsSaga(): SagaGenerator<void> {
  yield* all([
    call(
      watch,
      isWritten,
      { mode: 'latest per key' as const, keyOf: ({ payload }: ReturnType<typeof draftActions.typed>) => payload.support_id },
      onWritten,
    ),
    call(watch, draftActions.drop.match, { mode: 'every' as const }, onDrop),
  ]);
}

bringSaga(draftsSaga);
