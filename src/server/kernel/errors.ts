import type { Fault, RefusalCode, RefusalOptions, RefusalValues } from '../../domain/fault';
import { refusalIn } from './language';

/** A row and the version of it a call left. */
export interface Made {
  readonly _id: string;
  /** Unix seconds. */
  readonly updated_at: number;
}

interface ErrorOptions {
  /** The kind of error a program reacts to; BAD_INPUT unless told. UNAVAILABLE: nothing is wrong with what was asked, later it is answered. */
  readonly code?: 'BAD_INPUT' | 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT' | 'UNAVAILABLE';
  /** Path of the input at fault, such as `params.price`; screens put the sentence next to that field. */
  readonly field?: string | undefined;
  /** What an earlier call under the same key made, for whoever missed its answer. */
  readonly made?: Made | undefined;
}

/**
 * A fault of the caller's, told in one clear sentence: `refusal` and `values` say it in any language, `message` says it in English.
 * Anything else that is thrown is logged and answered as a fault of ours.
 */
export class UserError<Code extends RefusalCode = RefusalCode> extends Error {
  readonly code: NonNullable<ErrorOptions['code']>;
  readonly field: string | undefined;
  readonly refusal: RefusalCode;
  readonly values: RefusalValues;
  readonly made: Made | undefined;

  constructor(refusal: Code, ...[options]: RefusalOptions<Code, ErrorOptions>) {
    const values: RefusalValues = options?.values ?? {};
    super(refusalIn('en', refusal, values));
    this.name = 'UserError';
    this.code = options?.code ?? 'BAD_INPUT';
    this.field = options?.field;
    this.refusal = refusal;
    this.values = values;
    this.made = options?.made;
  }

  /** The error a fault found elsewhere becomes; its values were checked there. */
  static of({ refusal, values, field }: Fault, options: ErrorOptions = {}): UserError {
    return new UserError(refusal, { field, ...options, values: values as never });
  }
}
