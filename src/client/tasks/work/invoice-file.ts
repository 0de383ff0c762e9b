import { call, type SagaGenerator } from '../../kernel/effects';
import { saveRestFile } from '../../kernel/rest-file';

export interface InvoiceFilePayload {
  readonly id: string;
  readonly kind: 'pdf' | 'csv';
  /** What the panel calls it. */
  readonly name: string;
}

/** An invoice's paper, or its lines as a file. */
export function* perform({ id, kind }: InvoiceFilePayload): SagaGenerator<void> {
  yield* call(saveRestFile, `/invoices/${id}.${kind}`);
}
