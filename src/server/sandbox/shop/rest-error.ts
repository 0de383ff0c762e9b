/** An error as a WordPress REST interface words it: `{code, message, data: {status}}`. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(status: number, code: string, message: string, data: Readonly<Record<string, unknown>> = {}) {
    super(message);
    this.name = 'RestError';
    this.status = status;
    this.code = code;
    this.data = data;
  }

  body(): object {
    return { code: this.code, message: this.message, data: { status: this.status, ...this.data } };
  }
}

export const missingParam = (name: string): RestError =>
  new RestError(400, 'rest_missing_callback_param', `Missing parameter(s): ${name}`, { params: [name] });

export const invalidParam = (name: string, detail: string): RestError =>
  new RestError(400, 'rest_invalid_param', `Invalid parameter(s): ${name}`, { params: { [name]: detail } });
