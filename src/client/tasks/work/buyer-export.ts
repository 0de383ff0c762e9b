import { call, type SagaGenerator } from '../../kernel/effects';
import { saveRestFile } from '../../kernel/rest-file';

export interface BuyerExportPayload {
  /** Of an order or a conversation of the buyer. */
  readonly id: string;
}

/** All that is kept of a buyer, as a file. */
export function* perform({ id }: BuyerExportPayload): SagaGenerator<void> {
  yield* call(saveRestFile, `/buyers/${id}.json`);
}
