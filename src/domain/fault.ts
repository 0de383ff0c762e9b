/**
 * What a rule has against its input. The server answers `sentence`; the page may say the same in the user's language by `code`.
 * A rule reports its first fault only: bad input gets one clear sentence.
 */
export interface Fault {
  /** Stable name, such as `listing.name-empty`. */
  readonly code: string;
  /** One English sentence that says what to do. */
  readonly sentence: string;
  /** Path of the input at fault, such as `params.price`. */
  readonly field?: string;
}

/** Either what the rule made of its input, or its fault. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refuse = (code: string, sentence: string, field?: string): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { code, sentence, ...(field === undefined ? {} : { field }) },
});
