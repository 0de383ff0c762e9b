/** What a server's refusal looks like to a form. */
export interface Refusal {
  readonly message: string;
  /** Path of the input it is about, such as `params.woocommerce.website`. */
  readonly field?: string | undefined;
}

/** Which of a form's fields a refusal is about: the one its path ends in. Null: none of them, so it belongs above the form. */
export const fieldOfRefusal = <Field extends string>(refusal: Refusal, fields: readonly Field[]): Field | null => {
  const last = refusal.field?.split('.').at(-1);
  return fields.find((field) => field === last) ?? null;
};
