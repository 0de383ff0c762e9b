import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import { useFormGuard } from '../leave-guard';
import { fieldOfRefusal, type Refusal, refusalSentence } from '../refusal';
import { useFormDraft } from './use-form-draft';
import { useFormBase } from './use-form-base';
import { SAID, useShapedForm, type ShapedForm, type ShapedFormOptions } from './use-shaped-form';

/** How the latest save stands. */
export interface SaveState {
  readonly status: 'pending' | 'done' | 'failed';
  readonly error: Refusal | null;
  /** Rows the answer brought; not set before. */
  readonly ids?: readonly string[];
}

/** Something that saves, as `useMutation` gives it. */
export interface Save<Variables> {
  /** Gives the key it is sent under; what is sent again under a key is done once. */
  readonly submit: (variables: Variables, key?: string) => string;
  /** Undefined before the first. */
  readonly state: SaveState | undefined;
  /** Of the latest one; empty before the first. */
  readonly requestId: string;
}

/** A field both sides changed, in words. */
export interface Difference {
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** A field in words: its label, and one of its values, as it differs from `other`. */
export type InWords<Values extends FieldValues> = (
  name: Path<Values>,
  value: unknown,
  other: unknown,
) => readonly [label: string, value: string];

interface SaveFormOptions<Values extends FieldValues, Checked, Variables> extends ShapedFormOptions<Values, Checked> {
  /** What names the form among all forms, such as `stores/new`; what is typed in it is kept under that. */
  readonly of: string;
  readonly save: Save<Variables>;
  /** What is sent for values that passed the shape; a row is changed only if it still is that `version`. */
  readonly variables: (checked: Checked, version: number | undefined) => Variables;
  /** The row `values` are of, if there is one: its version (`updated_at`), how to read it anew, its fields in words. */
  readonly row?: { readonly version: number; readonly reread: () => void; readonly inWords: InWords<Values> } | undefined;
  /** Fields nobody is told again; they are written nowhere. */
  readonly secrets?: readonly Path<Values>[];
  /** Fields a refusal can be shown at, if not all. */
  readonly fields?: readonly Path<Values>[];
  /** Called once for each save that was kept, with the rows it brought. */
  readonly onSaved?: (ids: readonly string[]) => void;
}

export interface SaveForm<Values extends FieldValues, Checked = unknown> extends ShapedForm<Values, Checked> {
  /** For the form element. */
  readonly onSubmit: (event: FormEvent) => void;
  readonly pending: boolean;
  /** Something is typed that nobody keeps yet. */
  readonly unsaved: boolean;
  /** Why the last save failed, if it is about none of the fields. */
  readonly refusal: string | null;
  /** What is shown was typed before the form was last closed. */
  readonly restored: boolean;
  /** Throws away what was typed. */
  readonly startOver: () => void;
  /** What somebody else changed meanwhile in the same fields; null: nothing to decide. */
  readonly conflict: readonly Difference[] | null;
  /** Decides it; null: later. */
  readonly resolve: (choice: 'mine' | 'theirs' | null) => void;
}

/** What a server refuses a save by that was made from an older version. */
const SAVED_MEANWHILE = 'request.savedMeanwhile';
const NONE: readonly never[] = [];

/**
 * A form that saves: checks what is typed, sends it once however often it is asked to, shows a refusal at its field, keeps what was typed until it
 * is saved, and asks before it is left with something unsaved. Every field nobody has typed in follows `values`, which are plain data.
 *
 * One key goes with all that is sent until it is done, whether an answer is lost or refused: so there is one row, whatever was typed in between.
 */
export const useSaveForm = <Values extends FieldValues, Checked, Variables>({
  of,
  save,
  variables,
  row,
  secrets = NONE,
  fields,
  onSaved,
  ...shaped
}: SaveFormOptions<Values, Checked, Variables>): SaveForm<Values, Checked> => {
  const form = useShapedForm(shaped);
  const { values } = shaped;
  const { state, requestId } = save;
  const { isDirty } = form.formState;
  const version = row?.version;
  const base = useFormBase(form, { values, version }, secrets);
  const key = useRef<string | undefined>(undefined);

  const draft = useFormDraft({
    of,
    read: () => {
      const typed = base.typed();
      return typed && { ...typed, key: key.current };
    },
    restore: (left) => {
      key.current ??= left.key;
      return base.retype(left);
    },
  });
  // Who leaves a save whose outcome nobody knows comes back to it.
  useFormGuard(isDirty, () => key.current === undefined && draft.drop());
  const keep = useEffectEvent(() => draft.keep());
  const { subscribe } = form;
  useEffect(() => subscribe({ formState: { values: true }, callback: () => keep() }), [subscribe]);

  const sending = useRef(false);
  const send = (checked: Checked): void => {
    if (sending.current) return;
    sending.current = true;
    base.noteSent();
    key.current = save.submit(variables(checked, base.versionToSend()), key.current);
    draft.keep();
  };
  /** Checks what is typed and sends it. A form whose row is read again while it checks is reset, which drops the submission: it is made once more. */
  const submit = async (event?: FormEvent): Promise<void> => {
    let isChecked = false;
    const note = (): void => void (isChecked = true);
    while (!isChecked)
      await form.handleSubmit((checked) => {
        note();
        send(checked);
      }, note)(event);
  };
  const sendNow = (): void => void submit();

  const [contested, setContested] = useState<readonly Path<Values>[] | null>(null);
  /** A save was refused for a version that is older than the row: what both changed is to be decided, once the row is read again. */
  const outdated = useRef(false);
  const meet = (): void => {
    if (!outdated.current || !base.isOutdated()) return;
    outdated.current = false;
    const names = base.differing();
    if (names.length > 0) setContested(names);
    else sendNow();
  };

  const settled = useEffectEvent((): boolean => {
    if (state?.status !== 'pending') sending.current = false;
    if (state?.status === 'failed' && state.error?.refusal === SAVED_MEANWHILE && row) {
      // A refused save is over. The next one needs a key of its own, because an earlier save may have used this one.
      key.current = undefined;
      outdated.current = true;
      if (base.isOutdated()) meet();
      else row.reread();
    }
    if (state?.status !== 'done') return false;
    key.current = undefined;
    base.takeIn();
    draft.drop();
    draft.keep();
    return true;
  });
  /** The save whose answer the form has taken in; whoever hears of it may then leave without being asked. */
  const [takenIn, setTakenIn] = useState('');
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the form is a system of its own, brought in step here once per save
    if (settled()) setTakenIn(requestId);
  }, [requestId, state?.status]);
  const tell = useEffectEvent((): void => onSaved?.(state?.ids ?? []));
  useEffect(() => {
    if (takenIn !== '') tell();
  }, [takenIn]);

  const error = state?.error ?? null;
  const refused = error && fieldOfRefusal(error, fields ?? (Object.keys(values) as Path<Values>[]));
  const { setError } = form;
  useEffect(() => {
    if (error && refused) setError(refused, { type: SAID, message: refusalSentence(error) }, { shouldFocus: true });
  }, [error, refused, setError]);

  const follow = useEffectEvent((): void => {
    base.follow({ values, version });
    meet();
  });
  // oxlint-disable-next-line react/set-state-in-effect -- the same: what two sides changed is known when the row is read again
  useEffect(() => follow(), [values, version]);

  const differenceOf = (name: Path<Values>): Difference[] => {
    if (!row) return [];
    const [mine, theirs] = [form.getValues(name) as unknown, values[name] as unknown];
    const [label, own] = row.inWords(name, mine, theirs);
    return [{ label, mine: own, theirs: row.inWords(name, theirs, mine)[1] }];
  };

  return {
    ...form,
    onSubmit: (event) => void submit(event),
    pending: state?.status === 'pending',
    unsaved: isDirty,
    refusal: error && !refused ? refusalSentence(error) : null,
    restored: draft.restored,
    startOver: () => {
      key.current = undefined;
      base.startOver();
      draft.drop();
    },
    conflict: contested && contested.flatMap(differenceOf),
    resolve: (choice) => {
      setContested(null);
      if (choice === 'mine') {
        base.keepMine();
        sendNow();
      }
      if (choice === 'theirs') {
        base.takeTheirs();
        draft.keep();
      }
    },
  };
};
