import type { Action, Reducer } from '@reduxjs/toolkit';
import { createCallsReducer, settleCalls, type CallsState, type MutationIntent } from './calls';
import { forgot } from './on-screen';
import { own } from './own';
import { received } from './received';
import { emptyTable, forgetRows, mergeRows, removeRows, type Row, type RowsById, type Table } from './table';

/** What the store keeps of one kind of row. */
export interface EntityState<R extends Row = Row> {
  readonly rows: Table<R>;
  readonly calls: CallsState;
}

/** The part of the state selectors need; no entity knows the root state. */
export interface EntitiesState {
  readonly entities: Readonly<Record<string, EntityState>>;
}

/** Whether an action is a mutation of an entity: what it asks for has a key. */
const mutationOf = (name: string) => {
  const start = `${name}/`;
  return (action: Action): action is MutationIntent<object> =>
    action.type.startsWith(start) && (action as Partial<MutationIntent<object>>).meta?.requestId !== undefined;
};

const merge = (name: string, state: EntityState, payload: ReturnType<typeof received>['payload']): EntityState => {
  const incoming = own(payload.entities, name) as RowsById | undefined;
  let rows = incoming ? mergeRows(state.rows, incoming) : state.rows;
  if (payload.removed?.entity === name) rows = removeRows(rows, payload.removed.ids);
  const calls = settleCalls(state.calls, name, payload);
  return rows === state.rows && calls === state.calls ? state : { rows, calls };
};

/** The reducer of one kind of row, by its name alone: what else there is to know of it may load later. */
export const createEntityReducer = (name: string): Reducer<EntityState> => {
  const callsReducer = createCallsReducer(name, mutationOf(name));
  const initialState: EntityState = { rows: emptyTable(), calls: callsReducer(undefined, { type: '@@init' }) };
  return (state = initialState, action) => {
    // The bulk path stays clear of Immer: 0.017 ms a page against 0.59.
    if (received.match(action)) return merge(name, state, action.payload);
    const rows = forgot.match(action) ? forgetRows(state.rows, own(action.payload, name)?.rows ?? []) : state.rows;
    const calls = callsReducer(state.calls, action);
    return calls === state.calls && rows === state.rows ? state : { rows, calls };
  };
};
