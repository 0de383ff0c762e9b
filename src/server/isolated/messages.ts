import { UserError } from '../kernel/errors';

/** What a process is asked for: one piece at a time. */
export interface Piece {
  readonly kind: string;
  readonly request: unknown;
}

/** A thrown error does not keep its class between processes. */
type Failure =
  | ({ readonly type: 'user' } & Pick<UserError, 'refusal' | 'values' | 'code' | 'field'>)
  | { readonly type: 'fault'; readonly message: string; readonly code: string | undefined };

/** What a process tells: that the code of the kind is loaded and the work begins, and then how it ended. `resident` in bytes. */
export type Told =
  | { readonly type: 'began' }
  | { readonly type: 'done'; readonly answer: unknown; readonly resident: number }
  | { readonly type: 'failed'; readonly failure: Failure; readonly resident: number };

export const failureOf = (error: unknown): Failure => {
  if (!(error instanceof UserError)) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { type: 'fault', message, code: (error as NodeJS.ErrnoException | null)?.code };
  }
  const { refusal, values, code, field } = error;
  return { type: 'user', refusal, values, code, field };
};

export const errorOf = (failure: Failure): Error =>
  failure.type === 'fault'
    ? Object.assign(new Error(failure.message), { code: failure.code })
    : UserError.of(failure, { code: failure.code });
