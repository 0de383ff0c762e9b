import { configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware, { type SagaMiddlewareOptions } from 'redux-saga';
import type { SagaEnvironment } from './kernel/effects';
import { createRootReducer, type RootState } from './root-reducer';
import { rootSaga } from './root-saga';

export { createRootReducer, type RootState } from './root-reducer';

export interface StoreOptions {
  readonly environment: SagaEnvironment;
  /** Middleware that sees every action before the sagas do, such as the recorder. */
  readonly middleware?: readonly Middleware[];
  /** Sees what sagas do, such as the recorder. */
  readonly watchSagas?: Pick<SagaMiddlewareOptions, 'sagaMonitor' | 'effectMiddlewares'>;
  readonly preloadedState?: RootState;
}

/** A running store: its sagas are started and stop with `stop`. */
export const createAppStore = ({ environment, middleware = [], watchSagas, preloadedState }: StoreOptions) => {
  const sagas = createSagaMiddleware({ context: { ...environment }, ...watchSagas });
  const store = configureStore({
    reducer: createRootReducer(),
    ...(preloadedState && { preloadedState }),
    // The checks walk the whole state at every action (1.2 s at 5,000 listings); the tests hold what they would find.
    middleware: (defaults) => defaults({ thunk: false, immutableCheck: false, serializableCheck: false }).concat([...middleware, sagas]),
  });
  const running = sagas.run(rootSaga);
  return { store, stop: () => running.cancel(), stopped: running.toPromise() };
};

export type AppStore = ReturnType<typeof createAppStore>['store'];
