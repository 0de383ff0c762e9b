import { call, type SagaGenerator } from '../kernel/effects';
import type { TaskHandle, TaskKind } from '../kernel/queue';
import type { BulkPayload } from './bulk/perform';

/** A bulk action on rows a dry run accepted; its code loads with the first. */
function* perform(payload: BulkPayload, task: TaskHandle): SagaGenerator<void> {
  const { performBulk } = yield* call(() => import('./bulk/perform'));
  yield* call(performBulk, payload, task);
}

export const bulkChange: TaskKind<BulkPayload> = {
  perform,
  label: ({ action, count }) => ({ key: `bulk.${action}`, values: { count } }),
};
