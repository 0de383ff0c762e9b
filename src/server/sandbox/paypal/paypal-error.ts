import { randomBytes } from 'node:crypto';

interface Detail {
  readonly field?: string;
  readonly value?: string;
  readonly issue: string;
  readonly description: string;
}

/** A refusal as PayPal words it: `{name, message, debug_id, details}`. */
export class PaypalError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly details: readonly Detail[] = [],
  ) {
    super(message);
    this.name = 'PaypalError';
  }

  body(): object {
    return {
      name: this.code,
      message: this.message,
      debug_id: randomBytes(7).toString('hex').slice(0, 13),
      details: this.details.map((detail) => ({ location: 'body', ...detail })),
      links: [],
    };
  }
}

export const noSuch = (): PaypalError => new PaypalError(404, 'RESOURCE_NOT_FOUND', 'The specified resource does not exist.');

export const badRequest = (field: string, issue: string, description: string, value?: string): PaypalError =>
  new PaypalError(400, 'INVALID_REQUEST', 'Request is not well-formed, syntactically incorrect, or violates schema.', [
    { field, issue, description, ...(value !== undefined && { value }) },
  ]);

export const cannot = (issue: string, description: string): PaypalError =>
  new PaypalError(
    422,
    'UNPROCESSABLE_ENTITY',
    'The requested action could not be performed, semantically incorrect, or failed business validation.',
    [{ issue, description }],
  );
