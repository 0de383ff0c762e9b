import { shallowEqual } from 'react-redux';
import { eventChannel, type EventChannel } from 'redux-saga';
import { blobById } from '../../kernel/blobs';
import type { Drafts } from '../../kernel/drafts/drafts';
import { call, currentTime, delay, fork, freshId, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import { saveActions } from '../save/actions';
import { startOver } from '../session-actions';
import { draftActions } from './slice';
import { contentOf, contentParts, scopeOf, type DraftRoot } from './content';
import { restoreDraft } from './restore-draft';

/** Milliseconds between two writes: a gesture is written at once, the frames of a slider are not. */
const AT_LEAST_APART = 250;

/** The draft this tab writes of what is open. */
interface OwnDraft {
  readonly id: string;
  /** The mockup the address names; the first save gives it one, once it is done. */
  mockupId: string | null;
  isWritten: boolean;
}

function* scopeNow(own: OwnDraft): SagaGenerator<string | null> {
  const { editor, session } = yield* select((state: DraftRoot) => state);
  if (editor.save.status === 'done') own.mockupId = editor.session.mockupId;
  const { presetId } = editor.session;
  return session.userId === null || presetId === null ? null : scopeOf(session.userId, presetId, own.mockupId);
}

function* drop(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  if (!own.isWritten) return;
  own.isWritten = false;
  yield* call(drafts.remove, own.id);
}

/** Brings the draft to what the editor shows: written anew, or removed when everything is saved. */
export function* writeDraft(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  const scope = yield* scopeNow(own);
  const content = yield* select(contentOf);
  if (scope === null || content === null) {
    yield* drop(drafts, own);
    return;
  }
  const waiting = Object.entries(content.assets).filter(([, { fileId }]) => fileId === null);
  const pictures = new Map(
    waiting.flatMap(([id]) => {
      const picture = blobById(id);
      return picture ? [[id, picture] as const] : [];
    }),
  );
  const savedAt = yield* currentTime();
  own.isWritten = true;
  yield* call(drafts.write, { id: own.id, scope, savedAt, data: content, blobs: waiting.map(([id]) => id) }, pictures);
}

function* writeChanges(drafts: Drafts, own: OwnDraft, hidden: EventChannel<true>): SagaGenerator<void> {
  let written = yield* select(contentParts);
  for (;;) {
    const parts = yield* select(contentParts);
    if (shallowEqual(parts, written)) {
      yield* take('*');
      continue;
    }
    written = parts;
    yield* writeDraft(drafts, own);
    // What is sent to the server is written before its answer can come; a page that is hidden may not come back.
    yield* race({ later: delay(AT_LEAST_APART), sent: take(saveActions.sent), hidden: take(hidden) });
  }
}

function* offer(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  const scope = yield* scopeNow(own);
  const [draft] = scope === null ? [] : yield* call(drafts.abandoned, scope, yield* currentTime());
  yield* put(draftActions.found(draft ? { id: draft.id, savedAt: draft.savedAt } : null));
}

/** Carries out what the person says about drafts: restore one, discard one, or start over. */
function* answerDraftActions(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  for (;;) {
    const action = yield* take([draftActions.restore, draftActions.discard, startOver]);
    if (startOver.match(action)) yield* drop(drafts, own);
    if (draftActions.restore.match(action)) {
      const scope = yield* scopeNow(own);
      if (scope !== null && (yield* restoreDraft(drafts, scope, action.payload.id))) yield* writeDraft(drafts, own);
      yield* call(drafts.remove, action.payload.id);
    }
    if (draftActions.discard.match(action)) {
      yield* call(drafts.remove, action.payload.id);
      yield* offer(drafts, own);
    }
  }
}

/**
 * Keeps what is open in the browser from here on: every change within a quarter of a second. Offers what a tab that is gone left behind. Runs
 * until it is cancelled, which lets the draft go for others to find.
 */
export function* keepDraft(drafts: Drafts): SagaGenerator<void> {
  const mockupId = yield* select(({ editor }: DraftRoot) => editor.session.mockupId);
  const own: OwnDraft = { id: yield* freshId(), mockupId, isWritten: false };
  const release = drafts.hold(own.id);
  const hidden = eventChannel<true>((emit) => drafts.onHide(() => emit(true)));
  try {
    yield* offer(drafts, own);
    yield* fork(answerDraftActions, drafts, own);
    yield* writeChanges(drafts, own, hidden);
  } finally {
    hidden.close();
    release();
  }
}
