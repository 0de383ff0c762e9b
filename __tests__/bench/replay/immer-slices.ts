import { combineReducers, createEntityAdapter, createSlice, type Reducer } from '@reduxjs/toolkit';
import { received } from '../../../src/client/kernel/received';
import { taskActions, type TaskEntry } from '../../../src/client/kernel/tasks-slice';
import type { Row } from '../../../src/client/kernel/table';

/** One table as Redux Toolkit's guide writes it: an entity adapter in a slice. */
const tableSlice = (name: string) => {
  const adapter = createEntityAdapter<Row, string>({ selectId: (row) => row._id });
  return createSlice({
    name,
    initialState: adapter.getInitialState({ lists: {} as Record<string, { ids: readonly string[]; total: number }> }),
    reducers: {},
    extraReducers: (builder) =>
      builder.addCase(received, (state, { payload }) => {
        const rows = payload.entities[name];
        if (rows) adapter.upsertMany(state, rows);
        if (payload.list?.entity === name) state.lists[payload.list.key] = { ids: [...payload.list.ids], total: payload.list.total };
      }),
  }).reducer;
};

const tasksSlice = () =>
  createSlice({
    name: 'tasks',
    initialState: { entries: {} as Record<string, TaskEntry> },
    reducers: {},
    extraReducers: (builder) =>
      builder
        .addCase(taskActions.push, (state, { payload: { key, kind, payload, at } }) => {
          state.entries[key] = { key, kind, payload, status: 'queued', progress: null, errors: [], queuedAt: at };
        })
        .addCase(taskActions.started, (state, { payload: { key } }) => {
          const entry = state.entries[key];
          if (entry) entry.status = 'running';
        })
        .addCase(taskActions.progressed, (state, { payload: { key, progress } }) => {
          const entry = state.entries[key];
          if (entry) entry.progress = progress;
        })
        .addCase(taskActions.removed, (state, { payload: { key } }) => {
          delete state.entries[key];
        }),
  }).reducer;

export const createImmerReducer = (tables: readonly string[]) =>
  combineReducers({
    entities: combineReducers(
      Object.fromEntries(tables.map((name): [string, Reducer<ReturnType<ReturnType<typeof tableSlice>>>] => [name, tableSlice(name)])),
    ),
    tasks: tasksSlice(),
  });
