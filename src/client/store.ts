import { combineReducers, configureStore, type Middleware } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { countsReducer } from './entities/counts-slice';
import { createEntityReducers } from './entities/tables';
import { createLateReducer } from './editor/late';
import { appStateReducer } from './kernel/app-state';
import type { SagaEnvironment } from './kernel/effects';
import { tasksReducer } from './kernel/tasks-slice';
import { rootSaga } from './root-saga';
import { customizerReducer } from './shell/customizer/customizer-slice';
import { bookmarksReducer } from './shell/bookmarks/bookmarks-slice';
import { inboxReducer } from './shell/notifications/inbox-slice';
import { searchReducer } from './shell/search/search-slice';
import { sessionReducer } from './shell/session/session-slice';
import { bulkReducer } from './tasks/bulk/bulk-slice';

/** The whole state's reducer. Made anew for each store: tables and undo history must not be shared between stores. */
export const createRootReducer = () =>
  combineReducers({
    app: appStateReducer,
    bookmarks: bookmarksReducer,
    bulk: bulkReducer,
    counts: countsReducer,
    customizer: customizerReducer,
    editor: createLateReducer(),
    entities: combineReducers(createEntityReducers()),
    inbox: inboxReducer,
    search: searchReducer,
    session: sessionReducer,
    tasks: tasksReducer,
  });

export type RootState = ReturnType<ReturnType<typeof createRootReducer>>;

export interface StoreOptions {
  readonly environment: SagaEnvironment;
  /** Middleware that sees every action before the sagas do, such as the recorder. */
  readonly middleware?: readonly Middleware[];
  readonly preloadedState?: RootState;
}

/** A running store: its sagas are started and stop with `stop`. */
export const createAppStore = ({ environment, middleware = [], preloadedState }: StoreOptions) => {
  const sagas = createSagaMiddleware({ context: { ...environment } });
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
