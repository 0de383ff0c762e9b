import {
  MakeMockupDesignPrintDocument,
  MakePrintFileDocument,
  MockupDesignPrintsDocument,
  PrintFilesDocument,
  type PrintFileFieldsFragment,
} from '../../../contract/generated/operations';
import { refuse } from '../../../domain/fault';
import { refusedHere } from '../../kernel/app-error';
import { ask, browserOf, call, freshId, type SagaGenerator } from '../../kernel/effects';
import type { TaskHandle } from '../../kernel/queue';
import { restCall } from '../../kernel/request';

/** What is printed: a mockup, or a 2D design by itself. */
type Printed = { readonly mockupId: string } | { readonly designId: string };

export type PrintFilesPayload = Printed & {
  /** Null: every side with something to print. */
  readonly sideId: string | null;
  /** What the panel calls it: the product's name, or the side's. */
  readonly of: string;
};

function* printsOf(printed: Printed): SagaGenerator<readonly PrintFileFieldsFragment[]> {
  if ('designId' in printed) return (yield* ask(MockupDesignPrintsDocument, { _id: printed.designId })).data.mockupDesignPrints;
  return (yield* ask(PrintFilesDocument, { mockup_id: printed.mockupId })).data.printFiles;
}

function* make(printed: Printed, side_id: string): SagaGenerator<PrintFileFieldsFragment> {
  const options = { idempotencyKey: yield* freshId() };
  if ('designId' in printed) {
    const variables = { _id: printed.designId, position: side_id };
    return (yield* ask(MakeMockupDesignPrintDocument, variables, options)).data.makeMockupDesignPrint;
  }
  return (yield* ask(MakePrintFileDocument, { mockup_id: printed.mockupId, side_id }, options)).data.makePrintFile;
}

/** The bytes as a file of the browser, which need not fit in the page's memory. */
const fetchFile = async (url: string): Promise<Blob> => (await restCall(url, { method: 'GET' })).blob();

/** Has the server make the print files and gives them to the person, one after the other. */
export function* perform(payload: PrintFilesPayload, task: TaskHandle): SagaGenerator<void> {
  const { sideId } = payload;
  const sides = (yield* printsOf(payload)).filter(({ side_id }) => sideId === null || side_id === sideId);
  if (sides.length === 0) throw refusedHere(refuse('mockup.printMissing'));
  const browser = yield* browserOf();
  for (const [i, { side_id }] of sides.entries()) {
    const { url, filename } = yield* make(payload, side_id);
    if (!url) throw refusedHere(refuse('task.printUnmade', { values: { filename } }));
    yield* call(task.progress, (i + 0.7) / sides.length);
    browser.saveFile(filename, yield* call(fetchFile, url));
    yield* call(task.progress, (i + 1) / sides.length);
  }
}
