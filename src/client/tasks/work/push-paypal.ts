import { paypalItems } from '../../entities/paypal-items';
import type { SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { inSteps } from '../keeping/steps';

export interface PushPaypalPayload {
  readonly count: number;
  readonly items: readonly { readonly _id: string; readonly tracking_number: string; readonly carrier: string }[];
}

/** Payments of one call. */
const CHUNK = 20;

/** Tells PayPal of numbers, some at a time. What is wrong with one of them its row says; what fails together fails the task, and a retry goes on. */
export function* perform({ items }: PushPaypalPayload, task: TaskHandle): SagaGenerator<void> {
  yield* inSteps(task, { total: items.length, size: CHUNK }, function* (from, to) {
    yield* paypalItems.runMutation('push', { items: items.slice(from, to) }, `${task.key}.${from}`);
  });
}
