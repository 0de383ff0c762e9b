/** A fault of the caller's, told in one clear sentence. Anything else that is thrown is logged and answered as `Something went wrong on our side`. */
export class UserError extends Error {
  readonly code: 'BAD_INPUT' | 'NOT_FOUND' | 'FORBIDDEN' | 'CONFLICT';
  /** Path of the input at fault, such as `params.price`; screens put the sentence next to that field. */
  readonly field: string | undefined;

  constructor(sentence: string, options: { code?: UserError['code']; field?: string } = {}) {
    super(sentence);
    this.name = 'UserError';
    this.code = options.code ?? 'BAD_INPUT';
    this.field = options.field;
  }
}
