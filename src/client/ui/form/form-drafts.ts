import { createContext, useContext, useEffect, useEffectEvent, useRef, useState } from 'react';

/** What somebody typed in a form and nobody keeps yet. Plain data, without secrets. */
export interface FormDraft {
  /** The fields somebody typed in. */
  readonly typed: Readonly<Record<string, unknown>>;
  /** What those stood on before. */
  readonly base: Readonly<Record<string, unknown>>;
  /** Of the row they stood on. */
  readonly version?: number | undefined;
  /** The key of a save that was sent and not done yet, as far as anybody heard. */
  readonly key?: string | undefined;
}

/** The draft of one form for as long as it is shown. */
interface OwnFormDraft {
  /** Keeps it as it is now; null: there is nothing to keep any more. */
  readonly write: (draft: FormDraft | null) => void;
  /** The form is gone; its draft stays for the next one of its name. */
  readonly close: () => void;
}

/** Where drafts of forms are kept: of one person, by the form's name. `tell` hears what was left of a form of that name. */
export interface FormDrafts {
  readonly open: (form: string, tell: (left: FormDraft) => void) => OwnFormDraft;
}

/** Without any, a form keeps what is typed only while it is shown. */
export const FormDraftsContext = createContext<FormDrafts | null>(null);

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
