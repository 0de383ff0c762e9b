import { createAction } from '@reduxjs/toolkit';
import { watch } from '../kernel/concurrency';
import { call, late, type SagaGenerator } from '../kernel/effects';

/** Intent: begin again from a template of the product; what is on the sides makes way for what the template holds. */
export const applyTemplate = createAction<{ readonly templateId: string }>('editor/applyTemplate');

function* apply({ payload }: ReturnType<typeof applyTemplate>): SagaGenerator<void> {
  const { putTemplate } = yield* late(() => import('./put-template'));
  yield* call(putTemplate, payload.templateId);
}

/** Starts the design from a template; the newest choice wins. */
export function* templateSaga(): SagaGenerator<void> {
  yield* watch(applyTemplate.match, { mode: 'latest per key', keyOf: () => 'editor' }, apply);
}
