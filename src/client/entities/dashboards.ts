import type { Action } from '@reduxjs/toolkit';
import { buffers, channel } from 'redux-saga';
import { DashboardFiguresDocument, type DashboardFiguresQuery } from '../../contract/generated/operations';
import type { ChangedKind } from '../../domain/lists/changes';
import { bringSaga } from '../kernel/arrivals';
import { calmly } from '../kernel/calmly';
import type { ListQuery } from '../kernel/calls';
import { watch } from '../kernel/concurrency';
import { defineEntity } from '../kernel/define-entity';
import { all, call, put, type SagaGenerator } from '../kernel/effects';
import { changed, listHidden, listShown } from '../kernel/on-screen';

/** Known by what was asked for. */
export type Dashboard = DashboardFiguresQuery['dashboard'] & { readonly _id: string };

/** What there is to know at once. */
export const dashboards = defineEntity({
  name: 'dashboards',
  query: {
    document: DashboardFiguresDocument,
    rows: ({ dashboard }, asked): readonly Dashboard[] => [{ ...dashboard, _id: JSON.stringify(asked) }],
  },
  mutations: {},
});

/** Kinds of rows its figures are of. */
const TOLD_BY: ReadonlySet<ChangedKind> = new Set([
  'orders',
  'stores',
  'fulfilments',
  'jobs',
  'jobGroups',
  'supports',
  'orderTasks',
  'listings',
]);

/** ms between two looks at least: it is of the whole shop, and something of that changes all the time. */
export const DASHBOARD_REST = 15_000;

const ofChange = (action: Action): action is ReturnType<typeof changed> =>
  changed.match(action) && action.payload.changes.some(({ kind }) => TOLD_BY.has(kind));
const ofShown = (action: Action): action is ReturnType<typeof listShown> =>
  listShown.match(action) && action.payload.entity === dashboards.name;
const ofHidden = (action: Action): action is ReturnType<typeof listHidden> =>
  listHidden.match(action) && action.payload.entity === dashboards.name;

/** Reads the dashboard on screen again when what it tells of changes. */
function* followChanges(): SagaGenerator<void> {
  const shown = new Map<string, ListQuery<object>>();
  const signals = channel<Action>(buffers.sliding(1));
  const every = { mode: 'every' as const };
  function* onShown({ payload: { key, query } }: ReturnType<typeof listShown>): SagaGenerator<void> {
    shown.set(key, query);
  }
  function* onHidden({ payload: { key } }: ReturnType<typeof listHidden>): SagaGenerator<void> {
    shown.delete(key);
  }
  function* onChange(action: Action): SagaGenerator<void> {
    signals.put(action);
  }
  function* read(): SagaGenerator<void> {
    for (const query of shown.values()) yield* put(dashboards.actions.load(query));
  }
  yield* all([
    call(watch, ofShown, every, onShown),
    call(watch, ofHidden, every, onHidden),
    call(watch, ofChange, every, onChange),
    call(calmly, signals, read, DASHBOARD_REST),
  ]);
}
bringSaga(followChanges);
