import { toAppError, type AppError } from './app-error';
import { currentTime, put, type SagaGenerator } from './effects';
import { requestFailed, type CallOrigin } from './received';

/** Tells the store that a call failed, whatever was thrown; gives what went wrong in the catalogue's terms. */
export function* failed(origin: CallOrigin, thrown: unknown): SagaGenerator<AppError> {
  const error = toAppError(thrown);
  yield* put(requestFailed({ origin, error, at: yield* currentTime() }));
  return error;
}
