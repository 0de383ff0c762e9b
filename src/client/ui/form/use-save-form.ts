import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react';
import type { FieldValues, Path, PathValue } from 'react-hook-form';
import { useFormGuard } from '../leave-guard';
import { fieldOfRefusal, type Refusal, refusalSentence } from '../refusal';
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
  readonly submit: (variables: Variables) => unknown;
  /** Undefined before the first. */
  readonly state: SaveState | undefined;
  /** Of the latest one; empty before the first. */
  readonly requestId: string;
}

interface SaveFormOptions<Values extends FieldValues, Checked, Variables> extends ShapedFormOptions<Values, Checked> {
  readonly save: Save<Variables>;
  /** What is sent for values that passed the shape. */
  readonly variables: (checked: Checked) => Variables;
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
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * A form that saves: checks what is typed, sends it once however often it is asked to, shows a refusal at its field, keeps what was typed when
 * the save fails, and asks before it is left with something unsaved. Every field nobody has typed in follows `values`, which are plain data.
 */
export const useSaveForm = <Values extends FieldValues, Checked, Variables>({
  save,
  variables,
  fields,
  onSaved,
  ...shaped
}: SaveFormOptions<Values, Checked, Variables>): SaveForm<Values, Checked> => {
  const form = useShapedForm(shaped);
  const { values } = shaped;
  const { state, requestId } = save;
  const status = state?.status;
  const { isDirty } = form.formState;

  useFormGuard(isDirty);

  const sending = useRef(false);
  const sent = useRef(values);
  const send = (checked: Checked): void => {
    if (sending.current) return;
    sending.current = true;
    sent.current = form.getValues();
    save.submit(variables(checked));
  };

  /** What the fields stood on before somebody typed. */
  const base = useRef(values);
  /** The fields stand on `next` from now on. What was typed stays, and is not saved yet; the others show it. */
  const standOn = (next: Values, keepErrors: boolean): void => {
    const [typed, before] = [form.getValues(), base.current];
    base.current = next;
    form.reset(next, { keepValues: true, keepErrors });
    for (const name of Object.keys(next) as Path<Values>[]) {
      const isTyped = !same(typed[name], before[name]);
      if (!isTyped) sent.current = { ...sent.current, [name]: next[name] };
      form.setValue(name, (isTyped ? typed : next)[name] as PathValue<Values, Path<Values>>, { shouldDirty: true });
    }
  };

  const takeIn = useEffectEvent((): void => {
    base.current = sent.current;
    standOn(sent.current, false);
  });
  /** The save whose answer the form has taken in; whoever hears of it may then leave without being asked. */
  const [takenIn, setTakenIn] = useState('');
  useEffect(() => {
    if (status !== 'pending') sending.current = false;
    if (status !== 'done') return;
    takeIn();
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the form is a system of its own, brought in step here once per save
    setTakenIn(requestId);
  }, [requestId, status]);
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

  const followed = useRef(values);
  const follow = useEffectEvent((): void => {
    if (same(followed.current, values)) return;
    followed.current = values;
    standOn(values, true);
  });
  useEffect(() => follow(), [values]);

  return {
    ...form,
    onSubmit: (event) => void form.handleSubmit(send)(event),
    pending: status === 'pending',
    unsaved: isDirty,
    refusal: error && !refused ? refusalSentence(error) : null,
  };
};
