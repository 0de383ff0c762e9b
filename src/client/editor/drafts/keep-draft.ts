import { shallowEqual } from 'react-redux';
import { eventChannel, type EventChannel } from 'redux-saga';
import { EditorDraftsDocument } from '../../../contract/generated/operations';
import { blobById } from '../../kernel/blobs';
import type { Drafts } from '../../kernel/drafts/drafts';
import { ask, call, currentTime, delay, fork, freshId, put, race, select, take, type SagaGenerator } from '../../kernel/effects';
import { saveActions } from '../save/actions';
import { startOver } from '../session-actions';
import { contentOf, contentParts, scopeOf, type DraftRoot } from './content';
import { forgetOnServer, keepOnServer, trashOnServer, type OwnDraft } from './keep-on-server';
import { restoreDraft } from './restore-draft';
import { draftActions, type DraftOffer } from './slice';

/** Milliseconds between two writes in the browser: a gesture is written at once, the frames of a slider are not. */
const AT_LEAST_APART = 250;

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

/** Brings the browser's draft to what the editor shows: written anew, or removed when everything is saved. */
function* writeDraft(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
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
  const { id, revision } = own;
  const draft = { id, scope, savedAt: yield* currentTime(), data: content, blobs: waiting.map(([blobId]) => blobId), revision };
  own.isWritten = true;
  try {
    yield* call(drafts.write, draft, pictures);
  } catch {
    // No room: the server keeps it alone, and nothing older stands in for it.
    yield* drop(drafts, own);
  }
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

/** What the server keeps of the design that is open, but for what tabs of this browser are at work on; nothing while it cannot be asked. */
function* offersOfServer(drafts: Drafts, own: OwnDraft): SagaGenerator<readonly DraftOffer[]> {
  const { presetId, mockupId } = yield* select(({ editor }: DraftRoot) => editor.session);
  try {
    const { editorDrafts } = (yield* ask(EditorDraftsDocument, { product_id: presetId, mockup_id: mockupId })).data;
    const held = yield* call(drafts.held);
    return editorDrafts
      .filter(({ _id, mockup_id }) => mockup_id === mockupId && _id !== own.id && !held.has(_id))
      .map(({ _id, updated_at, revision }) => ({ id: _id, savedAt: updated_at * 1000, revision }));
  } catch {
    return [];
  }
}

/** Offers the newest work of a tab that is gone, of this browser at once, of any other when the server has told. */
function* offer(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  const scope = yield* scopeNow(own);
  if (scope === null) return;
  const here = (yield* call(drafts.abandoned, scope, yield* currentTime())).map(({ id, savedAt }) => ({ id, savedAt }));
  yield* put(draftActions.found(here[0] ?? null));
  const there = yield* offersOfServer(drafts, own);
  const known = new Set(here.map(({ id }) => id));
  const [newest] = [...here, ...there.filter(({ id }) => !known.has(id))].toSorted((a, b) => b.savedAt - a.savedAt);
  if (newest && newest.id !== here[0]?.id) yield* put(draftActions.found({ id: newest.id, savedAt: newest.savedAt }));
}

/** Carries out what the person says about drafts: restore one, discard one, or start over. */
function* answerDraftActions(drafts: Drafts, own: OwnDraft): SagaGenerator<void> {
  for (;;) {
    const action = yield* take([draftActions.restore, draftActions.discard, startOver]);
    if (startOver.match(action)) {
      yield* drop(drafts, own);
      yield* forgetOnServer(own);
    }
    if (draftActions.restore.match(action)) {
      const { id } = action.payload;
      const scope = yield* scopeNow(own);
      const revision = scope === null ? null : yield* restoreDraft(drafts, scope, id);
      if (revision === null) continue;
      own.from.push({ id, revision });
      yield* writeDraft(drafts, own);
      yield* call(drafts.remove, id);
    }
    if (draftActions.discard.match(action)) {
      const { id } = action.payload;
      yield* call(drafts.remove, id);
      yield* trashOnServer({ id, revision: null });
      yield* offer(drafts, own);
    }
  }
}

const hiddenOf = (drafts: Drafts): EventChannel<true> => eventChannel((emit) => drafts.onHide(() => emit(true)));

/**
 * Keeps what is open from here on: in the browser every change within a quarter of a second, on the server a moment later. Goes on with the draft
 * that is named, or offers what a tab that is gone left behind. Runs until it is cancelled, which lets the draft go for others to find.
 */
export function* keepDraft(drafts: Drafts, draftId: string | null): SagaGenerator<void> {
  const mockupId = yield* select(({ editor }: DraftRoot) => editor.session.mockupId);
  const own: OwnDraft = { id: yield* freshId(), mockupId, isWritten: false, revision: 0, isSent: false, from: [] };
  const release = drafts.hold(own.id);
  // One each: what one takes of a channel, the other does not hear.
  const [hidden, hiddenToo] = [hiddenOf(drafts), hiddenOf(drafts)];
  try {
    yield* put(draftActions.began({ id: own.id }));
    yield* fork(answerDraftActions, drafts, own);
    yield* fork(keepOnServer, own, hiddenToo);
    if (draftId !== null) yield* put(draftActions.restore({ id: draftId }));
    else yield* fork(offer, drafts, own);
    yield* writeChanges(drafts, own, hidden);
  } finally {
    hidden.close();
    hiddenToo.close();
    release();
  }
}
