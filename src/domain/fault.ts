import type { Refusals } from '../contract/generated/refusals';

/** Names one sentence of `i18n/en/refusals.json`, such as `store.nameMissing`. */
export type RefusalCode = keyof Refusals;

/** What a sentence is filled in with: names as they are, numbers as the reader's language writes them. */
export type RefusalValues = Readonly<Record<string, string | number>>;

/** The last arguments of whatever refuses by a code: values must be given exactly where the sentence has some. */
export type RefusalOptions<Code extends RefusalCode, More> = [Refusals[Code]] extends [never]
  ? [options?: More & { readonly values?: undefined }]
  : [options: More & { readonly values: Refusals[Code] }];

/**
 * What a rule has against its input, in no language: the page says it in the reader's, the server's answer in English too.
 * A rule reports its first fault only: bad input gets one clear sentence.
 */
export interface Fault {
  readonly refusal: RefusalCode;
  readonly values: RefusalValues;
  /** Path of the input at fault, such as `params.price`. */
  readonly field?: string;
}

/** Either what the rule made of its input, or its fault. */
export type Outcome<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly fault: Fault };

export const accept = <T>(value: T): Outcome<T> => ({ ok: true, value });

export const refuse = <Code extends RefusalCode>(
  refusal: Code,
  ...[options]: RefusalOptions<Code, { readonly field?: string }>
): { readonly ok: false; readonly fault: Fault } => ({
  ok: false,
  fault: { refusal, values: options?.values ?? {}, ...(options?.field !== undefined && { field: options.field }) },
});
