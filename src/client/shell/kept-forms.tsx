import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { makeId, now } from '../kernel/clock';
import type { Drafts } from '../kernel/drafts/drafts';
import { FormDraftsContext, type FormDraft, type FormDrafts } from '../ui/form/form-drafts';
import { selectSession, type SessionRoot } from './session/session-slice';

type OpenDrafts = () => Promise<Drafts>;

/** A person's drafts of one form, beside those of the editor; each container has a host, and so a storage, of its own. */
const scopeOf = (userId: string, form: string): string => [userId, 'form', form].join('/');

/** Keeps drafts of forms for a person. Where the browser stores nothing, forms work all the same. */
const createFormDrafts = (openDrafts: OpenDrafts, userId: string): FormDrafts => ({
  open: (form, tell) => {
    const [id, scope] = [makeId(), scopeOf(userId, form)];
    let isShown = true;
    let letGo = (): void => undefined;
    /** The draft this one was taken from: it goes once this one stands in its place. */
    let taken: string | null = null;
    /** What is to be written next; undefined: nothing new. */
    let next: FormDraft | null | undefined;

    const bring = async (drafts: Drafts): Promise<void> => {
      while (next !== undefined) {
        const draft = next;
        next = undefined;
        if (draft) await drafts.write({ id, scope, savedAt: now(), data: draft, blobs: [] }, new Map());
        else await drafts.remove(id);
        if (taken !== null) await drafts.remove(taken);
        taken = null;
      }
    };
    let work = openDrafts().then(async (drafts) => {
      letGo = drafts.hold(id);
      const [left] = await drafts.abandoned(scope, now());
      if (left && isShown) {
        taken = left.id;
        tell(left.data as FormDraft);
      }
      return drafts;
    });
    const after = (step: (drafts: Drafts) => Promise<void> | void): void => {
      work = work.then(async (drafts) => {
        await step(drafts);
        return drafts;
      });
      // No room, or no permission: the page still asks before it is left with something unsaved.
      work.catch(() => undefined);
    };
    work.catch(() => undefined);
    return {
      write: (draft) => {
        next = draft;
        after(bring);
      },
      close: () => {
        isShown = false;
        after(() => letGo());
      },
    };
  },
});

interface KeptFormsProps {
  /** Where unsaved work is kept. */
  readonly drafts: OpenDrafts;
  readonly children: ReactNode;
}

/** What the signed-in person types in forms is kept in this browser until it is saved. */
export const KeptForms = ({ drafts, children }: KeptFormsProps) => {
  const { userId } = useSelector((state: SessionRoot) => selectSession(state));
  const kept = useMemo(() => (userId === null ? null : createFormDrafts(drafts, userId)), [drafts, userId]);
  return <FormDraftsContext value={kept}>{children}</FormDraftsContext>;
};
