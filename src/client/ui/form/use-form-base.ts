import { useRef } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';
import type { FormDraft } from './form-drafts';

const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);

/** The row a form shows: its values, and the version of it they are. */
interface FormRow<Values> {
  readonly values: Values;
  /** Undefined: a new one. */
  readonly version: number | undefined;
}

/**
 * What the fields of a form stand on: a row that may change underneath. Every field nobody has typed in follows it. What was typed stays; it is
 * contested where the row has another value by now than the one it was typed over.
 */
export const useFormBase = <Values extends FieldValues, Checked>(
  form: UseFormReturn<Values, unknown, Checked>,
  first: FormRow<Values>,
  secrets: readonly Path<Values>[],
) => {
  /** What the fields stood on before somebody typed. */
  const base = useRef(first.values);
  /** The version all of that is good for: a save made from it overwrites nothing unseen. */
  const version = useRef(first.version);
  /** The row as it was heard of last. */
  const row = useRef(first);
  const contested = useRef(new Set<Path<Values>>());
  /** What was sent last, and from which version. */
  const sent = useRef(first.values);
  const sentFrom = useRef(first.version);

  const names = (): Path<Values>[] => Object.keys(base.current) as Path<Values>[];
  const typedIn = (name: Path<Values>): boolean => !same(form.getValues(name), base.current[name]);
  const put = (name: Path<Values>, value: unknown): void =>
    form.setValue(name, value as PathValue<Values, Path<Values>>, { shouldDirty: true });

  /** The fields stand on `next` from now on. */
  const standOn = (next: Values, keepErrors: boolean): void => {
    const [typed, before] = [form.getValues(), base.current];
    // The server never tells a secret again: what was typed and saved stays in sight.
    const isToldAgain = (name: Path<Values>): boolean => !secrets.includes(name) || same(typed[name], row.current.values[name]);
    base.current = Object.fromEntries(
      Object.keys(next).map((name) => [
        name,
        same(typed[name], before[name]) && !isToldAgain(name as Path<Values>) ? typed[name] : next[name],
      ]),
    ) as Values;
    form.reset(base.current, { keepValues: true, keepErrors });
    for (const name of names()) {
      const isTyped = !same(typed[name], before[name]);
      if (!isTyped) sent.current = { ...sent.current, [name]: base.current[name] };
      else if (!same(next[name], before[name])) contested.current.add(name);
      put(name, isTyped ? typed[name] : base.current[name]);
    }
  };

  /** Contested fields that still say something else than the row. */
  const differing = (): Path<Values>[] => [...contested.current].filter((name) => !same(form.getValues(name), row.current.values[name]));
  const settle = (): void => {
    contested.current.clear();
    version.current = row.current.version;
  };

  return {
    /** The version a save may say it was made from. */
    versionToSend: (): number | undefined => {
      if (differing().length === 0) settle();
      sentFrom.current = version.current;
      return version.current;
    },
    /** The row is known to be another than what was sent last was made from. */
    isOutdated: (): boolean => row.current.version !== sentFrom.current,
    differing,
    /** What the row has in a field now. */
    theirs: (name: Path<Values>): unknown => row.current.values[name],
    /** The row is another by now, or was read again. */
    follow: (next: FormRow<Values>): void => {
      const isNew = !same(row.current.values, next.values);
      if (isNew) standOn(next.values, true);
      row.current = next;
      if (differing().length === 0) settle();
    },
    /** What is in the form is being saved. */
    noteSent: (): void => void (sent.current = form.getValues()),
    /** What was sent is saved: only what was typed since is not. */
    takeIn: (): void => {
      base.current = sent.current;
      contested.current.clear();
      standOn(sent.current, false);
      settle();
    },
    /** Whoever saved meanwhile is overwritten, having been seen. */
    keepMine: settle,
    /** What they have takes the place of what was typed over it. */
    takeTheirs: (): void => {
      for (const name of differing()) put(name, row.current.values[name]);
      settle();
    },
    /** What was typed, without secrets; null when nothing was. */
    typed: (): Pick<FormDraft, 'typed' | 'base' | 'version'> | null => {
      const changed = names().filter((name) => !secrets.includes(name) && typedIn(name));
      if (changed.length === 0) return null;
      const of = (values: Values) => Object.fromEntries(changed.map((name) => [name, values[name] as unknown]));
      return { typed: of(form.getValues()), base: of(base.current), version: version.current };
    },
    /** Puts in what was typed earlier; a field somebody typed in meanwhile keeps that. Whether anything was. */
    retype: ({ typed, base: under, version: of }: FormDraft): boolean => {
      const left = names().filter((name) => name in typed && !typedIn(name) && !same(typed[name], base.current[name]));
      for (const name of left) {
        if (!same(under[name], base.current[name])) contested.current.add(name);
        put(name, typed[name]);
      }
      if (differing().length > 0) version.current = of;
      return left.length > 0;
    },
    /** What the row says, and nothing typed. */
    startOver: (): void => {
      form.reset(row.current.values);
      base.current = row.current.values;
      settle();
    },
  };
};
