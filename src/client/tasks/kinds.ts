import { call, late, type SagaGenerator } from '../kernel/effects';
import type { TaskHandle, TaskKind } from '../kernel/queue';
import { taskActions } from '../kernel/tasks-slice';

type Perform<Payload> = (payload: Payload, task: TaskHandle) => SagaGenerator<void>;

/** A kind of task, from the file that does its work and the text it is called by. The work loads when the first of its kind begins. */
const kind = <Payload extends object>(
  work: () => Promise<{ readonly perform: Perform<Payload> }>,
  label: TaskKind<Payload>['label'],
  { kept, ...more }: Pick<TaskKind<Payload>, 'canBeDropped' | 'inSteps'> & { readonly kept?: true } = {},
): TaskKind<Payload> => ({
  ...more,
  *perform(payload, task) {
    if (kept) {
      // Before anything is sent; whoever follows the queue has done so already, unless their code came later.
      const { keepRunning } = yield* late(() => import(/* webpackChunkName: "work" */ './keeping/keep'));
      yield* call(keepRunning, task.key);
    }
    const { perform } = yield* late(work);
    yield* call(perform, payload, task);
  },
  label,
});

/** Kept until it is done, as `keeping/kept-kinds.ts` says. */
const KEPT = { kept: true } as const;

/** Every kind of background task. */
export const taskKinds = {
  uploadFile: kind(
    () => import('./work/upload-file'),
    ({ filename }) => ({ key: 'uploadFile', values: { filename } }),
    { ...KEPT, canBeDropped: true },
  ),
  uploadFont: kind(
    () => import('./work/upload-font'),
    ({ filename }) => ({ key: 'uploadFont', values: { filename } }),
    { ...KEPT, canBeDropped: true },
  ),
  /** A bulk action on rows a dry run accepted. */
  bulkChange: kind(
    () => import('./bulk/perform'),
    ({ action, count }) => ({ key: `bulk.${action}`, values: { count } }),
    { ...KEPT, canBeDropped: true, inSteps: true },
  ),
  exportList: kind(
    () => import('./work/export-list'),
    ({ list }) => ({ key: `export.${list}` }),
  ),
  /** Numbers of parcels for payments, twenty in a call. */
  pushPaypal: kind(
    () => import('./work/push-paypal'),
    ({ count }) => ({ key: 'pushPaypal', values: { count } }),
    { ...KEPT, canBeDropped: true, inSteps: true },
  ),
  printFiles: kind(
    () => import('./work/print-files'),
    ({ of }) => ({ key: 'printFiles', values: { of } }),
  ),
  /** A file of product types: what it would do, taking it in, writing one. */
  presetFile: kind(
    () => import('./work/preset-file'),
    ({ what }) => ({ key: `presetFile.${what}` }),
    KEPT,
  ),
  invoiceFile: kind(
    () => import('./work/invoice-file'),
    ({ name }) => ({ key: 'invoiceFile', values: { name } }),
  ),
  buyerExport: kind(
    () => import('./work/buyer-export'),
    () => ({ key: 'buyerExport' }),
  ),
  workshop: kind(
    () => import('./work/workshop'),
    ({ what }) => ({ key: `workshop.${what}` }),
    KEPT,
  ),
};

type Kind = keyof typeof taskKinds;

/** Intent: queue a background task. */
export const pushTask = <K extends Kind>(name: K, payload: Parameters<(typeof taskKinds)[K]['perform']>[0]) =>
  taskActions.push(name, payload);
