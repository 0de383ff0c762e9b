import type { RefusalValues } from '../../domain/fault';

/** What a server's refusal looks like to whoever shows it; `refusalSentence` makes it a sentence. */
export interface Refusal {
  /** English. */
  readonly message: string;
  /** The code of its sentence in the texts `refusals`, and what the sentence is filled in with. */
  readonly refusal?: string | null | undefined;
  readonly values?: RefusalValues | null | undefined;
  /** Path of the input it is about, such as `params.woocommerce.website`. */
  readonly field?: string | undefined;
}

/** Which of a form's fields a refusal is about: the last step of its path that is one. Null: none of them, so it belongs above the form. */
export const fieldOfRefusal = <Field extends string>(refusal: Refusal, fields: readonly Field[]): Field | null => {
  const steps = refusal.field?.split('.').reverse() ?? [];
  for (const step of steps) {
    const field = fields.find((each) => each === step);
    if (field) return field;
  }
  return null;
};
