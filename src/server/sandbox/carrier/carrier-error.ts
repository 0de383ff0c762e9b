const TYPES: Readonly<Record<number, string>> = { 401: 'Unauthorized', 404: 'Not Found', 429: 'Too Many Requests' };

/** An answer as the tracker words it: `{meta: {code, type, message}, data}`. */
const answer = (code: number, type: string, message: string, data: unknown): object => ({ meta: { code, type, message }, data });

export const success = (data: unknown): object => answer(200, 'Success', 'Request response is successful', data);

/** A refusal, with the tracker's own number for it. */
export class CarrierError extends Error {
  constructor(
    readonly status: number,
    readonly code: number,
    message: string,
  ) {
    super(message);
    this.name = 'CarrierError';
  }

  body(): object {
    return answer(this.code, TYPES[this.status] ?? (this.status < 500 ? 'Bad Request' : 'Internal Error'), this.message, []);
  }
}

export const badInput = (code: number, message: string): CarrierError => new CarrierError(400, code, message);
