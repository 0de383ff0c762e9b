import { useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import type { Drafts } from '../kernel/drafts/drafts';
import { FormDraftsContext, type FormDrafts } from '../ui/form/form-drafts';
import type { openFormDraft } from './form-draft';
import { selectSession, type SessionRoot } from './session/session-slice';

type OpenDrafts = () => Promise<Drafts>;

/** A person's drafts of one form, beside those of the editor; each container has a host, and so a storage, of its own. */
const scopeOf = (userId: string, form: string): string => [userId, 'form', form].join('/');

/** Keeps drafts of forms for a person. Where the browser stores nothing, forms work all the same. */
const createFormDrafts = (openDrafts: OpenDrafts, userId: string): FormDrafts => ({
  open: (form, tell) => {
    let isShown = true;
    const opened = Promise.all([import(/* webpackChunkName: "work" */ './form-draft'), openDrafts()]).then(([code, drafts]) =>
      code.openFormDraft(drafts, scopeOf(userId, form), (left) => {
        if (isShown) tell(left);
        return isShown;
      }),
    );
    // No room, or no permission: the page still asks before it is left with something unsaved.
    const after = (step: (draft: Awaited<ReturnType<typeof openFormDraft>>) => Promise<void>): void =>
      void opened.then(step).catch(() => undefined);
    after(async () => undefined);
    return {
      write: (draft) => after((own) => own.write(draft)),
      close: () => {
        isShown = false;
        after((own) => own.close());
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
