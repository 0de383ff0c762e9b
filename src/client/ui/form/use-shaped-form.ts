import { zodResolver } from '@hookform/resolvers/zod';
import { useCallback } from 'react';
import { get, useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';

export interface ShapedFormOptions<Values extends FieldValues, Checked> {
  /** What may be typed; its messages are keys for `words`. */
  readonly shape: z.ZodType<Checked, Values>;
  readonly values: Values;
  /** The sentence for a message of the shape. */
  readonly words: (message: string) => string;
  /** When a field is first checked; by default when the form is sent. */
  readonly mode?: 'onSubmit' | 'onTouched';
}

export interface ShapedForm<Values extends FieldValues, Checked> extends UseFormReturn<Values, unknown, Checked> {
  /** What is wrong with a field, in one sentence; the same function while that and `words` are. */
  readonly errorOf: (field: Path<Values>) => string | undefined;
}

/** Marks an error whose message is a sentence already. */
export const SAID = 'said';

/** A form whose values are checked by a shape. */
export const useShapedForm = <Values extends FieldValues, Checked>({
  shape,
  values,
  words,
  mode = 'onSubmit',
}: ShapedFormOptions<Values, Checked>): ShapedForm<Values, Checked> => {
  const form = useForm<Values, unknown, Checked>({ resolver: zodResolver(shape), mode, defaultValues: values as DefaultValues<Values> });
  const { errors } = form.formState;
  const errorOf = useCallback(
    (field: Path<Values>): string | undefined => {
      const error = get(errors, field) as { readonly type: string; readonly message?: string } | undefined;
      if (!error?.message) return undefined;
      return error.type === SAID ? error.message : words(error.message);
    },
    [errors, words],
  );
  return { ...form, errorOf };
};
