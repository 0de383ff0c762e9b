import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { postDraftActions } from '../../../entities/post-drafts';
import { hearWritten, isUntold, keepWritten, NO_WORDS, writtenAt, type PostWords, type WrittenPost } from '../../../entities/written-posts';
import { makeId } from '../../../kernel/clock';
import type { FormDraft } from '../../../ui/form/form-drafts';
import { useFormDraft } from '../../../ui/form/use-form-draft';
import { useLeaveGuard } from '../../../ui/leave-guard';

/** A new post, by its place on this page until the address has got its id. */
interface Fresh {
  readonly place: string;
  readonly id: string | null;
  /** The address says its id. */
  readonly named: boolean;
}

const begin = (): Fresh => ({ place: `new ${makeId()}`, id: null, named: false });

const NEW: WrittenPost = { id: null, version: null, words: NO_WORDS, state: 'kept', error: null, publishing: false, shown: 0 };

/** What is kept in this browser of a post the server was not told of. */
const leftOf = (written: WrittenPost | undefined): FormDraft | null =>
  written && isUntold(written) ? { typed: { ...written.words }, base: {}, version: written.version ?? undefined } : null;

/** The post the address names, or a new one: what is typed is told to the server by itself, and outlives the page where it could not be. */
export const useWritten = () => {
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('id');
  const [fresh, setFresh] = useState(begin);
  const isFresh = asked === null || asked === fresh.id;
  const place = isFresh ? fresh.place : asked;
  const known = useSyncExternalStore(hearWritten, () => writtenAt(place));
  const written = known ?? (isFresh ? NEW : { ...NEW, state: 'reading' as const });
  // "Write" once more begins anew.
  if (asked === null && fresh.named) setFresh(begin());
  else if (asked !== null && asked === fresh.id && !fresh.named) setFresh({ ...fresh, named: true });
  else if (asked === null && known?.id && fresh.id === null) setFresh({ place, id: known.id, named: false });

  const open = useEffectEvent(() => {
    const former = writtenAt(place);
    if (!isFresh && asked !== null && (!former || !isUntold(former))) dispatch(postDraftActions.open({ place, id: asked }));
  });
  useEffect(() => open(), [asked]);

  const name = useEffectEvent((id: string) => setParams({ id }, { replace: true }));
  useEffect(() => {
    if (fresh.id !== null && !fresh.named && asked === null) name(fresh.id);
  }, [fresh, asked]);

  const { keep } = useFormDraft({
    of: `posts/${asked ?? 'new'}`,
    // One that has an id is kept under that.
    read: () => (asked === null && writtenAt(place)?.id ? null : leftOf(writtenAt(place))),
    restore: (left) => {
      const now = writtenAt(place);
      // What was typed for a version that is no more is told as a conflict when it is saved.
      if (now && now.state !== 'kept' && now.state !== 'reading') return false;
      const words = { ...NO_WORDS, ...(left.typed as Partial<PostWords>) };
      keepWritten(place, { ...NEW, ...now, id: asked, version: left.version ?? null, words, state: 'typed', shown: (now?.shown ?? 0) + 1 });
      dispatch(postDraftActions.typed({ place }));
      return true;
    },
  });
  const keepNew = useEffectEvent(() => keep());
  useEffect(() => keepNew(), [known]);

  const write = (change: Partial<PostWords>): void => {
    const now = writtenAt(place) ?? NEW;
    const state = now.state === 'conflict' ? 'conflict' : 'typed';
    keepWritten(place, { ...now, words: { ...now.words, ...change }, state, error: state === 'typed' ? null : now.error });
    dispatch(postDraftActions.typed({ place }));
  };
  const leave = useEffectEvent(() => {
    const left = writtenAt(place);
    if (left && isUntold(left)) dispatch(postDraftActions.left({ place }));
  });
  useEffect(() => () => leave(), [place]);
  useLeaveGuard(isUntold(written));

  return {
    written,
    /** Another text is shown under another one. */
    shown: `${place} ${written.shown}`,
    write,
    saveNow: (): void => void dispatch(postDraftActions.left({ place })),
    overwrite: (): void => void dispatch(postDraftActions.overwrite({ place })),
    /** What is there is read anew; what was typed here is given up. */
    takeTheirs: (): void => {
      if (written.id !== null) dispatch(postDraftActions.open({ place, id: written.id }));
    },
    publish: (publish_at: number | null): void => void dispatch(postDraftActions.publish({ place, publish_at })),
  };
};
