/** An error as the provider's API words it: `{status, code, message, errors: {reason, code}}`. */
export class PrintError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
    readonly reason: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'PrintError';
  }

  body(): object {
    const { code, message, reason, details } = this;
    return { status: 'error', code, message, errors: { reason, code, ...details } };
  }
}

const VALIDATION = 8150;
const IMAGE = 8203;
const OPERATION = 8502;
const DUPLICATE = 8503;

export const invalid = (reason: string): PrintError => new PrintError(400, VALIDATION, 'Validation failed.', reason);
export const badImage = (reason: string): PrintError => new PrintError(400, IMAGE, 'Validation failed.', reason);
export const refused = (reason: string): PrintError => new PrintError(400, OPERATION, 'Operation failed.', reason);
export const notFound = (): PrintError => new PrintError(404, 404, 'Not found.', 'Not found.');

/** The reference is taken: the order that has it is named. */
export const duplicate = (reference: string, id: string): PrintError =>
  new PrintError(409, DUPLICATE, 'Order already exists.', `Order with external id ${reference} already exists: ${id}`, { order_id: id });
