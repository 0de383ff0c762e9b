/** What a server's refusal looks like to a form. */
export interface Refusal {
  readonly message: string;
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

/** A refusal as a form says it. */
export const sentenceOf = ({ message }: Refusal): string => message;
