import { paypalItems } from '../../entities/paypal-items';
import { call, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';

export interface PushPaypalPayload {
  readonly count: number;
  readonly items: readonly { readonly _id: string; readonly tracking_number: string; readonly carrier: string }[];
}

/** Payments of one call. */
const CHUNK = 20;

/** Tells PayPal of numbers, some at a time. What is wrong with one of them its row says; what fails together fails the task, and a retry goes on. */
export function* perform({ items }: PushPaypalPayload, { key, progress }: TaskHandle): SagaGenerator<void> {
  for (let from = 0; from < items.length; from += CHUNK) {
    yield* paypalItems.runMutation('push', { items: items.slice(from, from + CHUNK) }, `${key}.${from}`);
    yield* call(progress, Math.min(1, (from + CHUNK) / items.length));
  }
}
