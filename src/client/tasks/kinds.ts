import { call, late, type SagaGenerator } from '../kernel/effects';
import type { TaskHandle, TaskKind } from '../kernel/queue';
import { taskActions } from '../kernel/tasks-slice';

type Perform<Payload> = (payload: Payload, task: TaskHandle) => SagaGenerator<void>;

/** A kind of task, from the file that does its work and the text it is called by. The work loads when the first of its kind begins. */
const kind = <Payload extends object>(
  work: () => Promise<{ readonly perform: Perform<Payload> }>,
  label: TaskKind<Payload>['label'],
  more: Pick<TaskKind<Payload>, 'canBeDropped'> = {},
): TaskKind<Payload> => ({
  ...more,
  *perform(payload, task) {
    const { perform } = yield* late(work);
    yield* call(perform, payload, task);
  },
  label,
});

/** Every kind of background task. */
export const taskKinds = {
  uploadFile: kind(
    () => import('./work/upload-file'),
    ({ filename }) => ({ key: 'uploadFile', values: { filename } }),
    { canBeDropped: true },
  ),
  uploadFont: kind(
    () => import('./work/upload-font'),
    ({ filename }) => ({ key: 'uploadFont', values: { filename } }),
    { canBeDropped: true },
  ),
  /** A bulk action on rows a dry run accepted. */
  bulkChange: kind(
    () => import('./bulk/perform'),
    ({ action, count }) => ({ key: `bulk.${action}`, values: { count } }),
  ),
  exportList: kind(
    () => import('./work/export-list'),
    ({ list }) => ({ key: `export.${list}` }),
  ),
  /** Numbers of parcels for payments, twenty in a call. */
  pushPaypal: kind(
    () => import('./work/push-paypal'),
    ({ count }) => ({ key: 'pushPaypal', values: { count } }),
  ),
  printFiles: kind(
    () => import('./work/print-files'),
    ({ of }) => ({ key: 'printFiles', values: { of } }),
  ),
  /** A file of product types: what it would do, taking it in, writing one. */
  presetFile: kind(
    () => import('./work/preset-file'),
    ({ what }) => ({ key: `presetFile.${what}` }),
  ),
  workshop: kind(
    () => import('./work/workshop'),
    ({ what }) => ({ key: `workshop.${what}` }),
  ),
};

type Kind = keyof typeof taskKinds;

/** Intent: queue a background task. */
export const pushTask = <K extends Kind>(name: K, payload: Parameters<(typeof taskKinds)[K]['perform']>[0]) =>
  taskActions.push(name, payload);
