import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import {
  OrdersCountDocument,
  ProductPresetCountDocument,
  StoreCountQueryDocument,
  UsersCountDocument,
} from '../../contract/generated/operations';
import { toAppError } from '../kernel/app-error';
import { all, ask, call, currentTime, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { received, requestFailed } from '../kernel/received';
import { members } from './members';
import { stores } from './stores';
import { userGroups } from './user-groups';

/** Counts of rows by filter, as the count queries of the contract give them (specification 1, §3). */
export interface Counts {
  readonly stores: Readonly<Record<'all' | 'valid' | 'lostconnection' | 'invalid', number>>;
  readonly productTypes: Readonly<
    Record<'all' | 'apparel' | 'alloverprint' | 'giftaccessories' | 'homedecorations' | 'facemask' | 'canvasposter' | 'jewelry', number>
  >;
  /** By status, as the orders have it; `all` is their sum. */
  readonly orders: Readonly<Record<string, number>>;
  readonly users: Readonly<Record<'all' | 'opened' | 'pending' | 'blocked' | 'groups', number>>;
}

export type CountName = keyof Counts;
export type CountsState = { readonly [Name in CountName]: Counts[Name] | null };

export interface CountsRoot {
  readonly counts: CountsState;
}

type CountsReceived = { readonly [Name in CountName]: { readonly name: Name; readonly counts: Counts[Name] } }[CountName];

export const countActions = {
  /** Intent: ask for one set of counts. */
  load: createAction<CountName>('counts/load'),
  received: createAction<CountsReceived>('counts/received'),
};

const initialState: CountsState = { stores: null, productTypes: null, orders: null, users: null };

const slice = createSlice({
  name: 'counts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(countActions.received, (state, { payload }) => ({ ...state, [payload.name]: payload.counts }));
  },
});

export const countsReducer = slice.reducer;
export const selectCounts = <Name extends CountName>({ counts }: CountsRoot, name: Name): CountsState[Name] => counts[name];

const fetchers: { readonly [Name in CountName]: () => SagaGenerator<Counts[Name]> } = {
  *stores() {
    return (yield* ask(StoreCountQueryDocument, {})).data.storeCountQuery;
  },
  *productTypes() {
    return (yield* ask(ProductPresetCountDocument, {})).data.productPresetCount;
  },
  *orders() {
    const counts = (yield* ask(OrdersCountDocument, {})).data.ordersCount;
    const all = counts.reduce((sum, { count }) => sum + count, 0);
    return { ...Object.fromEntries(counts.map(({ status, count }) => [status, count])), all };
  },
  *users() {
    return (yield* ask(UsersCountDocument, {})).data.usersCount;
  },
};

function* load(name: CountName): SagaGenerator<void> {
  try {
    const counts = yield* call(fetchers[name] as () => SagaGenerator<never>);
    yield* put(countActions.received({ name, counts } as CountsReceived));
  } catch (error) {
    yield* call(failed, name, error);
  }
}

function* failed(operation: string, error: unknown): SagaGenerator<void> {
  yield* put(requestFailed({ origin: { entity: 'counts', operation }, error: toAppError(error), at: yield* currentTime() }));
}

/** Which counts a mutation of an entity makes out of date. */
const countOf: Readonly<Record<string, CountName>> = {
  [stores.name]: 'stores',
  [members.name]: 'users',
  [userGroups.name]: 'users',
};

function* refresh({ payload: { origin } }: ReturnType<typeof received>): SagaGenerator<void> {
  const name = origin.requestId === undefined ? undefined : countOf[origin.entity];
  if (name && (yield* select((state: CountsRoot) => selectCounts(state, name)))) yield* call(load, name);
}

export function* countsSaga(): SagaGenerator<void> {
  yield* all([takeEvery(countActions.load, ({ payload }) => load(payload)), takeEvery(isAnyOf(received), refresh)]);
}
