import { createAction, createSlice, isAnyOf } from '@reduxjs/toolkit';
import {
  NotificationsCountDocument,
  NotificationReadAllDocument,
  ProductPresetCountDocument,
  StoreCountQueryDocument,
} from '../../contract/generated/operations';
import { toAppError } from '../kernel/app-error';
import { all, ask, call, currentTime, freshId, put, select, takeEvery, type SagaGenerator } from '../kernel/effects';
import { received, requestFailed } from '../kernel/received';
import { notifications } from './notifications';
import { stores } from './stores';

/** Counts of rows by filter, as the count queries of the contract give them (specification 1, §3). */
export interface Counts {
  readonly stores: Readonly<Record<'all' | 'valid' | 'lostconnection' | 'invalid', number>>;
  readonly productTypes: Readonly<
    Record<'all' | 'apparel' | 'alloverprint' | 'giftaccessories' | 'homedecorations' | 'facemask' | 'canvasposter' | 'jewelry', number>
  >;
  readonly notifications: { readonly unread: number };
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
  /** Intent: every notification is read. */
  readAllNotifications: createAction('counts/readAllNotifications'),
  received: createAction<CountsReceived>('counts/received'),
  /** Fact: the server took every notification as read. */
  allNotificationsRead: createAction('counts/allNotificationsRead'),
};

const initialState: CountsState = { stores: null, productTypes: null, notifications: null };

const slice = createSlice({
  name: 'counts',
  initialState,
  reducers: {},
  extraReducers: (builder) => {
    builder
      .addCase(countActions.received, (state, { payload }) => ({ ...state, [payload.name]: payload.counts }))
      .addCase(countActions.allNotificationsRead, (state) => ({ ...state, notifications: { unread: 0 } }));
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
  *notifications() {
    return { unread: (yield* ask(NotificationsCountDocument, {})).data.notificationsCount };
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

function* readAllNotifications(): SagaGenerator<void> {
  try {
    yield* ask(NotificationReadAllDocument, {}, { idempotencyKey: yield* freshId() });
    yield* put(countActions.allNotificationsRead());
    yield* put(notifications.actions.load());
  } catch (error) {
    yield* call(failed, 'readAllNotifications', error);
  }
}

/** Which counts a mutation of an entity makes out of date. */
const countOf: Readonly<Record<string, CountName>> = { [stores.name]: 'stores', [notifications.name]: 'notifications' };

function* refresh({ payload: { origin } }: ReturnType<typeof received>): SagaGenerator<void> {
  const name = origin.requestId === undefined ? undefined : countOf[origin.entity];
  if (name && (yield* select((state: CountsRoot) => selectCounts(state, name)))) yield* call(load, name);
}

export function* countsSaga(): SagaGenerator<void> {
  yield* all([
    takeEvery(countActions.load, ({ payload }) => load(payload)),
    takeEvery(countActions.readAllNotifications, readAllNotifications),
    takeEvery(isAnyOf(received), refresh),
  ]);
}
