import { shallowEqual } from 'react-redux';
import type { EventChannel } from 'redux-saga';
import { TrashEditorDraftDocument } from '../../../contract/generated/operations';
import { toAppError, toldError } from '../../kernel/app-error';
import { MOST_TRIES, waitBefore } from '../../kernel/backoff';
import { random } from '../../kernel/clock';
import { ask, delay, put, race, select, spawn, take, type SagaGenerator } from '../../kernel/effects';
import { saveActions } from '../save/actions';
import { contentOf, contentParts, type DraftRoot } from './content';
import { sendDraft } from './server-draft';
import { draftActions } from './slice';

/** Milliseconds from a change to the server: what follows at once goes with it. */
const GATHERED = 1_500;
/** Doublings of the wait after a failure: a line that is back is noticed within seconds. */
const MOST_DOUBLINGS = 3;

/** A draft of the server's, as it was known last. */
interface KeptDraft {
  readonly id: string;
  /** Null: whatever it is by now. */
  readonly revision: number | null;
}

/** The draft this tab writes of what is open. */
export interface OwnDraft {
  readonly id: string;
  /** The mockup the address names; the first save gives it one, once it is done. */
  mockupId: string | null;
  /** Whether the browser has it. */
  isWritten: boolean;
  /** How often the server was sent it. */
  revision: number;
  isSent: boolean;
  /** What it was restored from: gone once the server has it under its own id. */
  readonly from: KeptDraft[];
}

/** Removes a draft from the server, unless it grew since; goes on trying when its sender has ended. */
export function* trashOnServer({ id, revision }: KeptDraft): SagaGenerator<void> {
  yield* spawn(function* trash(): SagaGenerator<void> {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      try {
        yield* ask(TrashEditorDraftDocument, { _id: id, revision });
        return;
      } catch (thrown) {
        // Nobody may any more, or the line is down.
        if (toAppError(thrown).kind !== 'maintenance') return;
        yield* delay(waitBefore(tries, random()));
      }
    }
  });
}

/** Removes from the server what this tab had it keep. */
export function* forgetOnServer(own: OwnDraft): SagaGenerator<void> {
  for (const draft of own.from.splice(0)) yield* trashOnServer(draft);
  if (!own.isSent) return;
  own.isSent = false;
  yield* trashOnServer(own);
}

function* bring(own: OwnDraft): SagaGenerator<void> {
  const content = yield* select(contentOf);
  const { editor, session } = yield* select((state: DraftRoot) => state);
  const { presetId } = editor.session;
  // Who signed out leaves it where they find it again.
  if (session.userId === null || presetId === null || editor.session.status !== 'ready') return;
  if (content === null) {
    yield* forgetOnServer(own);
    return;
  }
  own.revision += 1;
  own.isSent = true;
  yield* put(draftActions.sending());
  yield* sendDraft(own.id, own.revision, presetId, content);
  yield* put(draftActions.kept());
  for (const draft of own.from.splice(0)) yield* trashOnServer(draft);
}

/** Has the server keep what is open, a moment after each change and one write at a time; when it cannot be reached, until it can. */
export function* keepOnServer(own: OwnDraft, hidden: EventChannel<true>): SagaGenerator<void> {
  let brought = yield* select(contentParts);
  for (let failures = 0; ;) {
    const parts = yield* select(contentParts);
    if (shallowEqual(parts, brought)) {
      yield* take('*');
      continue;
    }
    const isSaved = (yield* select(contentOf)) === null;
    const wait = failures > 0 ? waitBefore(Math.min(failures, MOST_DOUBLINGS), random()) : isSaved ? 0 : GATHERED;
    yield* race({ later: delay(wait), asked: take(saveActions.keptAsDraft), released: take(saveActions.released), hidden: take(hidden) });
    const now = yield* select(contentParts);
    try {
      yield* bring(own);
      [brought, failures] = [now, 0];
    } catch (thrown) {
      const error = toAppError(thrown);
      yield* put(draftActions.notKept(toldError(error)));
      failures += 1;
      // The same again would be refused again.
      if (error.kind === 'refused') brought = now;
    }
  }
}
