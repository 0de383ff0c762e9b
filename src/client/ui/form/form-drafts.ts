import { createContext } from 'react';

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
export interface OwnFormDraft {
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
