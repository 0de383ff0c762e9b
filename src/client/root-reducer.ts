import { combineReducers } from '@reduxjs/toolkit';
import { countsReducer } from './entities/counts-slice';
import { createEntityReducers } from './entities/tables';
import { createLateReducer } from './editor/late';
import { appStateReducer } from './kernel/app-state';
import { tasksReducer } from './kernel/tasks-slice';
import { customizerReducer } from './shell/customizer/customizer-slice';
import { bookmarksReducer } from './shell/bookmarks/bookmarks-slice';
import { inboxReducer } from './shell/notifications/inbox-slice';
import { searchReducer } from './shell/search/search-slice';
import { sessionReducer } from './shell/session/session-slice';
import { bulkPart } from './tasks/bulk/late';

/** The whole state's reducer. Made anew for each store: tables and undo history must not be shared between stores. */
export const createRootReducer = () =>
  combineReducers({
    app: appStateReducer,
    bookmarks: bookmarksReducer,
    bulk: bulkPart.createReducer(),
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
