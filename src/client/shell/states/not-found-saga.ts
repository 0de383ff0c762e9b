import { addresses } from '../../../domain/addresses/addresses';
import { appStateLeft } from '../../kernel/app-state';
import { browserOf, put, takeEvery, type SagaGenerator } from '../../kernel/effects';
import { requestFailed } from '../../kernel/received';

/** HTTP 404 leads to /404, though not on local development (specification 1, §8). */
export function* notFoundSaga(): SagaGenerator<void> {
  yield* takeEvery(requestFailed, function* onFailure({ payload }): SagaGenerator<void> {
    if (payload.error.kind !== 'not-found') return;
    yield* put(appStateLeft());
    if (process.env.NODE_ENV === 'development') return;
    const browser = yield* browserOf();
    browser.replaceScreen(addresses.notFound.print());
  });
}
