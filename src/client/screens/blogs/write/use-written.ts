import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { useDispatch } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { postDraftActions } from '../../../entities/post-drafts';
import { hearWritten, isUntold, keepWritten, NO_WORDS, writtenAt, type PostWords, type WrittenPost } from '../../../entities/written-posts';
import { makeId } from '../../../kernel/clock';
import { useFormDraft, type FormDraft } from '../../../ui/form/form-drafts';
import { useLeaveGuard } from '../../../ui/leave-guard';

const NEW: WrittenPost = { id: null, version: null, words: NO_WORDS, state: 'kept', error: null, publishing: false, shown: 0 };

/** What is kept in this browser of a post the server was not told of. */
const leftOf = (written: WrittenPost | undefined): FormDraft | null =>
  written && isUntold(written) ? { typed: { ...written.words }, base: {}, version: written.version ?? undefined } : null;

/** The post the address names, or a new one: what is typed is told to the server by itself, and outlives the page where it could not be. */
export const useWritten = () => {
  const dispatch = useDispatch();
  const [params, setParams] = useSearchParams();
  const asked = params.get('id');
  // A new post keeps its place when the address has got its id.
  const [fresh, setFresh] = useState(() => ({ place: `new ${makeId()}`, id: null as string | null }));
  const place = asked === null || asked === fresh.id ? fresh.place : asked;
  const known = useSyncExternalStore(hearWritten, () => writtenAt(place));
  const written = known ?? NEW;
  // "Write" once more begins anew.
  if (asked === null && fresh.id !== null) setFresh({ place: `new ${makeId()}`, id: null });
  else if (asked === null && known?.id && fresh.id !== known.id) setFresh({ place, id: known.id });

  const open = useEffectEvent(() => {
    const former = writtenAt(place);
    if (asked !== null && (!former || !isUntold(former))) dispatch(postDraftActions.open({ place, id: asked }));
  });
  useEffect(() => {
    if (asked !== null && asked !== fresh.id) open();
  }, [asked, fresh.id]);

  const name = useEffectEvent((id: string) => setParams({ id }, { replace: true }));
  useEffect(() => {
    if (fresh.id !== null && asked === null) name(fresh.id);
  }, [fresh.id, asked]);

  const { keep } = useFormDraft({
    of: `posts/${asked === null || asked === fresh.id ? 'new' : asked}`,
    read: () => leftOf(writtenAt(place)),
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
