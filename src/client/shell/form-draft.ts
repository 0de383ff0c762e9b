import { makeId, now } from '../kernel/clock';
import type { Drafts } from '../kernel/drafts/drafts';
import type { FormDraft } from '../ui/form/form-drafts';

interface OpenedFormDraft {
  /** Keeps it as it is now; null: there is nothing to keep any more. Rejects when there is no room. */
  readonly write: (draft: FormDraft | null) => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A draft in `scope`; `tell` hears of one somebody left there, and says whether it is wanted. */
export const openFormDraft = async (drafts: Drafts, scope: string, tell: (left: FormDraft) => boolean): Promise<OpenedFormDraft> => {
  const id = makeId();
  const letGo = drafts.hold(id);
  const [left] = await drafts.abandoned(scope, now());
  /** The draft this one was taken from: it goes once this one stands in its place. */
  let taken = left && tell(left.data as FormDraft) ? left.id : null;
  /** What is to be written next; undefined: nothing new. */
  let next: FormDraft | null | undefined;
  const bring = async (): Promise<void> => {
    while (next !== undefined) {
      const draft = next;
      next = undefined;
      if (draft) await drafts.write({ id, scope, savedAt: now(), data: draft, blobs: [] }, new Map());
      else await drafts.remove(id);
      if (taken !== null) await drafts.remove(taken);
      taken = null;
    }
  };
  let work = Promise.resolve();
  return {
    write: (draft) => {
      next = draft;
      return (work = work.then(bring));
    },
    close: () => work.finally(letGo),
  };
};
