import { createAction } from '@reduxjs/toolkit';
import { BlogDocument, MakeBlogDocument } from '../../contract/generated/operations';
import { toAppError, toldError } from '../kernel/app-error';
import { bringSaga } from '../kernel/arrivals';
import { makeId } from '../kernel/clock';
import { watch } from '../kernel/concurrency';
import { all, ask, call, delay, type SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { posts } from './posts';
import { keepWritten, NO_WORDS, wordsOf, writtenAt, type PostWords, type WrittenPost } from './written-posts';

interface Place {
  readonly place: string;
}

export const postDraftActions = {
  /** Intent: a post is read, to be written on; what was typed at this place and not told is given up. */
  open: createAction<Place & { readonly id: string }>('postDrafts/open'),
  /** Intent: something was typed; the server is told when nobody typed for a moment. */
  typed: createAction<Place>('postDrafts/typed'),
  /** Intent: the post is left, or its words are wanted by the server now. */
  left: createAction<Place>('postDrafts/left'),
  /** Intent: what somebody else wrote meanwhile is known, and what was typed here is to stand in its place. */
  overwrite: createAction<Place>('postDrafts/overwrite'),
  /** Intent: it is published as it is written now, at once or not before `publish_at`; 0 takes it off its schedule. */
  publish: createAction<Place & { readonly publish_at: number | null }>('postDrafts/publish'),
};

/** ms without a key after which the server is told. */
export const AFTER_WRITING = 2_000;
/** ms between two looks whether what has to come before is done. */
const SOON = 100;
/** ms after which what could not be told is told again, as long as the page is open. */
const AGAIN = 10_000;

const isConflict = (refusal: string | undefined): boolean => refusal === 'post.changedMeanwhile';

/** A call that may have been done although its answer was lost: it is made again as it was, under its key, before anything else is told. */
interface Call {
  readonly key: string;
  readonly id: string | null;
  readonly version: number | null;
  readonly words: PostWords;
}

const unheard = new Map<string, Call>();

const change = (place: string, next: Partial<WrittenPost>): void => {
  const now = writtenAt(place);
  if (now) keepWritten(place, { ...now, ...next });
};

/** Whether all is told: false where nobody was reached. A refusal ends it: the person has to do something first. */
function* tell(place: string): SagaGenerator<boolean> {
  for (;;) {
    const written = writtenAt(place);
    if (!written || written.state === 'kept' || written.state === 'conflict' || written.state === 'reading') return true;
    const made = unheard.get(place) ?? { key: makeId(), id: written.id, version: written.version, words: written.words };
    unheard.set(place, made);
    change(place, { state: 'saving' });
    try {
      const { image, tags, ...words } = made.words;
      const params = { ...words, image: image && { _id: image._id ?? null, src: image.src }, tags: [...tags] };
      const { data } = yield* ask(MakeBlogDocument, { _id: made.id, version: made.version, params }, { idempotencyKey: made.key });
      unheard.delete(place);
      const { _id, version } = data.makeBlog;
      const same = writtenAt(place)?.words === made.words;
      change(place, { id: _id, version, error: null, state: same ? 'kept' : 'typed' });
    } catch (thrown) {
      const error = yield* failed({ entity: 'posts', operation: 'save' }, thrown);
      const refused = error.kind === 'refused';
      if (refused) unheard.delete(place);
      change(place, { state: isConflict(error.refusal) ? 'conflict' : 'failed', error: toldError(error) });
      return refused;
    }
  }
}

function* untilTold({ payload, type }: ReturnType<typeof postDraftActions.typed>): SagaGenerator<void> {
  if (type === postDraftActions.typed.type) yield* delay(AFTER_WRITING);
  while (!(yield* call(tell, payload.place))) yield* delay(AGAIN);
}

function* read(place: string, id: string): SagaGenerator<void> {
  const before = writtenAt(place);
  const shown = (before?.shown ?? 0) + 1;
  keepWritten(place, { id, version: null, words: NO_WORDS, error: null, publishing: false, ...before, state: 'reading', shown });
  try {
    const { blog } = (yield* ask(BlogDocument, { _id: id })).data;
    // What was restored meanwhile is told, and found to be of another version if it is.
    if (writtenAt(place)?.state !== 'reading') return;
    unheard.delete(place);
    keepWritten(place, {
      id,
      version: blog.version,
      words: wordsOf(blog),
      state: 'kept',
      error: null,
      publishing: false,
      shown: shown + 1,
    });
  } catch (thrown) {
    const error = yield* failed({ entity: 'posts', operation: 'open' }, thrown);
    change(place, { error: toldError(error), state: before ? before.state : 'reading' });
  }
}

/** The version that is there now is the one that is written over. */
function* writeOver(place: string): SagaGenerator<void> {
  const written = writtenAt(place);
  if (!written?.id) return;
  try {
    const { blog } = (yield* ask(BlogDocument, { _id: written.id })).data;
    change(place, { version: blog.version, state: 'typed', error: null });
  } catch (thrown) {
    change(place, { error: toldError(toAppError(thrown)) });
    return;
  }
  yield* call(tell, place);
}

function* publish({ place, publish_at }: Place & { readonly publish_at: number | null }): SagaGenerator<void> {
  change(place, { publishing: true, error: null });
  try {
    // Of two calls about one post the first one makes it.
    while (writtenAt(place)?.state === 'saving') yield* delay(SOON);
    if (!(yield* call(tell, place))) return;
    const written = writtenAt(place);
    if (!written?.id || written.state !== 'kept') return;
    yield* posts.runMutation('publish', { ids: [written.id], publish_at }, makeId());
  } catch (thrown) {
    change(place, { error: toldError(yield* failed({ entity: 'posts', operation: 'publish' }, thrown)) });
  } finally {
    change(place, { publishing: false });
  }
}

const keyOf = ({ payload }: { readonly payload: Place }): string => payload.place;

const isWritten = (action: { readonly type: string }): action is ReturnType<typeof postDraftActions.typed> =>
  postDraftActions.typed.match(action) || postDraftActions.left.match(action);

function* postDraftsSaga(): SagaGenerator<void> {
  yield* all([
    call(watch, isWritten, { mode: 'latest per key' as const, keyOf }, untilTold),
    call(
      watch,
      postDraftActions.open.match,
      { mode: 'latest per key' as const, keyOf },
      function* ({ payload }: ReturnType<typeof postDraftActions.open>) {
        yield* call(read, payload.place, payload.id);
      },
    ),
    call(
      watch,
      postDraftActions.overwrite.match,
      { mode: 'latest per key' as const, keyOf },
      function* ({ payload }: ReturnType<typeof postDraftActions.overwrite>) {
        yield* call(writeOver, payload.place);
      },
    ),
    call(
      watch,
      postDraftActions.publish.match,
      { mode: 'latest per key' as const, keyOf },
      function* ({ payload }: ReturnType<typeof postDraftActions.publish>) {
        yield* call(publish, payload);
      },
    ),
  ]);
}

bringSaga(postDraftsSaga);
