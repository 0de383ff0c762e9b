import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import {
  ExternalItemsCountDocument,
  FileCounterDocument,
  FileTagsDocument,
  FulfilmentsCountDocument,
  MockupCounterDocument,
  MockupDesignTagsDocument,
  OrdersCountDocument,
  PaypalItemsCountDocument,
  ProductPresetCountDocument,
  ProductPresetCountProviderDocument,
  ProductPresetLabelsDocument,
  StoreCountQueryDocument,
  SupportInboxDocument,
  SupportsCountDocument,
  TasksCountDocument,
  TrackingsCountDocument,
  UsersCountDocument,
} from '../../contract/generated/operations';
import { bringSaga } from '../kernel/arrivals';
import { all, ask, call, put, select, type SagaGenerator } from '../kernel/effects';
import { failed } from '../kernel/failed';
import { received } from '../kernel/received';
import type { Change } from '../../domain/lists/changes';
import { isOwnChange } from '../kernel/calls';
import { calmly } from '../kernel/calmly';
import { watch } from '../kernel/concurrency';
import type { EntitiesState } from '../kernel/entity-reducer';
import { changed } from '../kernel/on-screen';
import {
  countActions,
  selectCounts,
  type CountName,
  type Counts,
  type CountsReceived,
  type CountsRoot,
  type StatusCounts,
} from './counts-slice';
import type { EntityName } from './tables';

export { countActions, selectCounts, type CountsRoot } from './counts-slice';

const COLLECTION = { mask: 'design' };

const byStatus = (counts: Omit<StatusCounts, 'all'>): StatusCounts => ({ ...counts, all: counts.published + counts.draft });

/** Counts by status, and their sum. */
const withSum = (counts: readonly { readonly status: string; readonly count: number }[]): Readonly<Record<string, number>> => ({
  ...Object.fromEntries(counts.map(({ status, count }) => [status, count])),
  // Orders that want attention have a status as well, and those that could not be read are none yet.
  all: counts.reduce((sum, { status, count }) => (status === 'attention' || status === 'aside' ? sum : sum + count), 0),
});

const fetchers: { readonly [Name in CountName]: () => SagaGenerator<Counts[Name]> } = {
  *stores() {
    return (yield* ask(StoreCountQueryDocument, {})).data.storeCountQuery;
  },
  *fulfilments() {
    return (yield* ask(FulfilmentsCountDocument, {})).data.fulfilmentsCount;
  },
  *productTypes() {
    return (yield* ask(ProductPresetCountDocument, {})).data.productPresetCount;
  },
  *productTypeProviders() {
    const { all: _all, ...counts } = (yield* ask(ProductPresetCountProviderDocument, {})).data.productPresetCountProvider;
    return Object.fromEntries(Object.entries(counts).filter(([, count]) => count > 0));
  },
  *productTypeLabels() {
    return (yield* ask(ProductPresetLabelsDocument, {})).data.productPresetLabels;
  },
  *orders() {
    return withSum((yield* ask(OrdersCountDocument, {})).data.ordersCount);
  },
  *trackings() {
    return withSum((yield* ask(TrackingsCountDocument, {})).data.trackingsCount);
  },
  *externalItems() {
    return withSum((yield* ask(ExternalItemsCountDocument, {})).data.externalItemsCount);
  },
  *paypal() {
    return withSum((yield* ask(PaypalItemsCountDocument, {})).data.paypalItemsCount);
  },
  *supports() {
    return (yield* ask(SupportsCountDocument, {})).data.supportsCount;
  },
  *supportInbox() {
    return (yield* ask(SupportInboxDocument, {})).data.supportInbox;
  },
  *orderTasks() {
    return (yield* ask(TasksCountDocument, {})).data.tasksCount;
  },
  *files() {
    return byStatus((yield* ask(FileCounterDocument, {})).data.fileCounter);
  },
  *fileTags() {
    return (yield* ask(FileTagsDocument, {})).data.fileTags;
  },
  *designCollection() {
    return byStatus((yield* ask(FileCounterDocument, COLLECTION)).data.fileCounter);
  },
  *designCollectionTags() {
    return (yield* ask(FileTagsDocument, COLLECTION)).data.fileTags;
  },
  *mockupDesigns() {
    return byStatus((yield* ask(MockupCounterDocument, {})).data.mockupCounter);
  },
  *mockupDesignTags() {
    return (yield* ask(MockupDesignTagsDocument, {})).data.mockupDesignTags;
  },
  *users() {
    return (yield* ask(UsersCountDocument, {})).data.usersCount;
  },
};

/** How often each set was asked for: of answers that overtake one another, the one asked for last counts. */
type Asked = Map<CountName, number>;

function* load(asked: Asked, name: CountName): SagaGenerator<void> {
  const turn = (asked.get(name) ?? 0) + 1;
  asked.set(name, turn);
  try {
    const counts = yield* call(fetchers[name] as () => SagaGenerator<never>);
    if (asked.get(name) === turn) yield* put(countActions.received({ name, counts } as CountsReceived));
  } catch (error) {
    yield* failed({ entity: 'counts', operation: name }, error);
  }
}

/** These stand in the main menu, whatever else is on screen. */
const IN_MENU: readonly CountName[] = ['supportInbox'];

/** Which counts a change of an entity's rows makes out of date. */
const countsOf: Readonly<Record<string, readonly CountName[]>> = {
  stores: ['stores'],
  presets: ['productTypes', 'productTypeProviders', 'productTypeLabels'],
  fulfilments: ['fulfilments'],
  orders: ['orders'],
  setAsideOrders: ['orders'],
  trackings: ['trackings'],
  externalItems: ['externalItems'],
  paypalItems: ['paypal'],
  supports: ['supports', 'supportInbox'],
  supportDesks: ['supports', 'supportInbox'],
  orderTasks: ['orderTasks'],
  members: ['users'],
  userGroups: ['users'],
  files: ['files', 'fileTags', 'designCollection', 'designCollectionTags'],
  mockupDesigns: ['mockupDesigns', 'mockupDesignTags'],
} satisfies Partial<Record<EntityName, readonly CountName[]>>;

function* refresh(asked: Asked, names: readonly CountName[]): SagaGenerator<void> {
  for (const name of names) {
    if (yield* select((state: CountsRoot) => selectCounts(state, name))) yield* call(load, asked, name);
  }
}

const isOnScreen = ({ entities }: EntitiesState, entity: string): boolean => Object.keys(entities[entity]?.calls.shown ?? {}).length > 0;

const byOthers = ({ entities }: EntitiesState, changes: readonly Change[]): readonly Change[] =>
  changes.filter((change) => {
    const known = entities[change.kind];
    return !known || !isOwnChange(known.calls, change);
  });

/** Counts anew what others changed, as far as the rows themselves are on screen, or their number is in the main menu. */
function* followChanges(asked: Asked): SagaGenerator<void> {
  const told = new Set<string>();
  const signals = channel<object>(buffers.sliding(1));
  function* note({ payload }: ReturnType<typeof changed>): SagaGenerator<void> {
    const others = yield* select(byOthers, payload.changes);
    for (const { kind } of others) told.add(kind);
    if (others.length > 0) signals.put(payload);
  }
  function* count(): SagaGenerator<void> {
    const entities = [...told];
    told.clear();
    for (const entity of entities) {
      const shown = yield* select(isOnScreen, entity);
      yield* call(
        refresh,
        asked,
        (countsOf[entity] ?? []).filter((name) => shown || IN_MENU.includes(name)),
      );
    }
  }
  yield* all([call(watch, changed.match, { mode: 'every' as const }, note), call(calmly, signals, count)]);
}

function* countsSaga(): SagaGenerator<void> {
  const asked: Asked = new Map();
  yield* all([
    call(() => watch(countActions.load.match, { mode: 'every' }, ({ payload }) => load(asked, payload))),
    call(() => watch(isOwnMutation, { mode: 'every' }, ({ payload }) => refresh(asked, countsOf[payload.origin.entity] ?? []))),
    call(followChanges, asked),
  ]);
}

const isOwnMutation = (action: Action): action is ReturnType<typeof received> =>
  received.match(action) && action.payload.origin.requestId !== undefined;

bringSaga(countsSaga);
