import type { Fault, RefusalValues } from '../../domain/fault';

/**
 * Every way a call can fail, as the error catalogue (specification 1, §8) names them.
 *
 * - `maintenance`: no network, a time-out, HTTP 500 or 503
 * - `warning-ip`, `docker-not-found`, `wrong-token`: HTTP 400, told apart by the message
 * - `not-found`: HTTP 404
 * - `ignored`: HTTP 401 and 405, after which nothing happens
 * - `refused`: the server understood and said no; `message` is its first sentence, in English, which `refusal` and `values` say in any
 *   language; `field` is the input it is about
 *
 * Whoever shows one does it by `refusalSentence` of `ui/refusal.ts`: the message of a wordless one may be anybody's, such as a proxy's page or the
 * engine's own words. It is for diagnostics.
 */
export interface AppError {
  readonly kind: 'maintenance' | 'warning-ip' | 'docker-not-found' | 'wrong-token' | 'not-found' | 'ignored' | 'refused';
  readonly message: string;
  readonly code?: string;
  readonly field?: string;
  /** No answer, or none of the server's: `message` is somebody else's word for it. */
  readonly wordless?: true;
  readonly refusal?: string;
  readonly values?: RefusalValues;
  /** What an earlier call under the same key made, when this one was refused for sending something else. */
  readonly made?: Made;
}

/** A row, and the version of it a call left. */
export interface Made {
  readonly _id: string;
  /** Unix seconds. */
  readonly updated_at: number;
}

/** What a state keeps of an error to say it later. */
export type ToldError = Pick<AppError, 'message' | 'refusal' | 'values' | 'wordless'> & Partial<Pick<AppError, 'kind'>>;

/** The same where there may be nothing to say. */
export type MaybeTold = Omit<ToldError, 'message'> & { readonly message: string | null };

export const toldError = ({ kind, wordless: isWordless, message, refusal, values }: ToldError): ToldError => ({
  ...(isWordless && { wordless: true, ...(kind && { kind }) }),
  message,
  ...(refusal && { refusal, values }),
});

/** An AppError on its way through `throw`. */
export class RequestError extends Error {
  readonly appError: AppError;

  constructor(appError: AppError) {
    super(appError.message);
    this.name = 'RequestError';
    this.appError = appError;
  }
}

/** What this page itself refuses, by a code, as a server would: `throw refusedHere(refuse('task.exportAgain'))`. */
export const refusedHere = ({ fault }: { readonly fault: Fault }): RequestError =>
  new RequestError({ kind: 'refused', message: fault.refusal, ...fault });

/** As much of what somebody else said as diagnostics need. */
const LONGEST = 300;

const wordless = (kind: AppError['kind'], thrown: unknown): AppError => ({
  kind,
  message: (thrown instanceof Error ? thrown.message : String(thrown)).slice(0, LONGEST),
  wordless: true,
});

/** What went wrong, in the catalogue's terms; a fault of our own code counts as refused. */
export const toAppError = (error: unknown): AppError => (error instanceof RequestError ? error.appError : wordless('refused', error));

/** Nothing came back: no network, a time-out, code that does not load. */
export const unanswered = (thrown: unknown): RequestError => new RequestError(wordless('maintenance', thrown));

/** The catalogue's row for an HTTP status and the message that came with it, if any did. */
export const errorForStatus = (status: number, said: string | undefined): AppError =>
  said?.trim() ? rowFor(status, said.slice(0, LONGEST)) : { ...rowFor(status, `HTTP ${status}`), wordless: true };

const rowFor = (status: number, message: string): AppError => {
  if (status === 400) {
    if (message.includes('Warning IP')) return { kind: 'warning-ip', message };
    if (message.includes('Authorization 404')) return { kind: 'docker-not-found', message };
    return { kind: 'wrong-token', message };
  }
  if (status === 404) return { kind: 'not-found', message };
  if (status === 401 || status === 405) return { kind: 'ignored', message };
  if (status >= 500) return { kind: 'maintenance', message };
  return { kind: 'refused', message };
};
