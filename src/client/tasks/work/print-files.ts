import { MakePrintFileDocument, PrintFilesDocument } from '../../../contract/generated/operations';
import { refuse } from '../../../domain/fault';
import { refusedHere } from '../../kernel/app-error';
import { ask, browserOf, call, freshId, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { restCall } from '../../kernel/request';

export interface PrintFilesPayload {
  readonly mockupId: string;
  /** Null: every side with something to print. */
  readonly sideId: string | null;
  /** What the panel calls it: the product's name, or the side's. */
  readonly of: string;
}

/** The bytes as a file of the browser, which need not fit in the page's memory. */
const fetchFile = async (url: string): Promise<Blob> => (await restCall(url, { method: 'GET' })).blob();

/** Has the server make the print files and gives them to the person, one after the other. */
export function* perform({ mockupId, sideId }: PrintFilesPayload, task: TaskHandle): SagaGenerator<void> {
  const { data } = yield* ask(PrintFilesDocument, { mockup_id: mockupId });
  const sides = data.printFiles.filter(({ side_id }) => sideId === null || side_id === sideId);
  if (sides.length === 0) throw refusedHere(refuse('mockup.printMissing'));
  const browser = yield* browserOf();
  for (const [i, { side_id }] of sides.entries()) {
    const made = yield* ask(MakePrintFileDocument, { mockup_id: mockupId, side_id }, { idempotencyKey: yield* freshId() });
    const { url, filename } = made.data.makePrintFile;
    if (!url) throw refusedHere(refuse('task.printUnmade', { values: { filename } }));
    yield* call(task.progress, (i + 0.7) / sides.length);
    browser.saveFile(filename, yield* call(fetchFile, url));
    yield* call(task.progress, (i + 1) / sides.length);
  }
}
