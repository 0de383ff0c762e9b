import { useContext, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormDraftsContext, type FormDraft, type OwnFormDraft } from './form-drafts';

interface FormDraftOptions {
  /** What names the form, such as `stores/new`. */
  readonly of: string;
  /** What there is to keep now. */
  readonly read: () => FormDraft | null;
  /** Puts what was left in the form; false when nothing of it is left to put there. */
  readonly restore: (left: FormDraft) => boolean;
}

/** Keeps what is typed in a form from one showing of it to the next, also when the page is loaded anew or somebody signs in again. */
export const useFormDraft = ({ of, read, restore }: FormDraftOptions) => {
  const drafts = useContext(FormDraftsContext);
  const own = useRef<OwnFormDraft | null>(null);
  const [restored, setRestored] = useState(false);
  const take = useEffectEvent((left: FormDraft): void => setRestored(restore(left)));
  useEffect(() => {
    const opened = drafts?.open(of, (left) => take(left)) ?? null;
    own.current = opened;
    return () => {
      own.current = null;
      opened?.close();
    };
  }, [drafts, of]);
  return {
    /** What is shown was typed earlier. */
    restored,
    /** Brings the draft to what the form shows. */
    keep: (): void => own.current?.write(read()),
    /** Throws it away. */
    drop: (): void => {
      setRestored(false);
      own.current?.write(null);
    },
  };
};
