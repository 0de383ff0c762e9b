import { createReadStream } from 'node:fs';
import '../../client/late-parts';
import { UnreadableLog } from '../../client/replay/unreadable';
import { linesOfAny } from '../../client/replay/reading/devtools';
import type { Line } from '../../client/replay/reading/lines';
import { openLines, type OpenedLog } from '../../client/replay/reading/open-log';
import { createRootReducer } from '../../client/store';

/** The bytes of a file, a piece at a time. Throws an UnreadableLog where there is none to read. */
async function* bytesOf(file: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  const stream = createReadStream(file, { highWaterMark: 1 << 20 });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>>;
  let first: IteratorResult<Buffer<ArrayBuffer>>;
  try {
    first = await chunks.next();
  } catch {
    throw new UnreadableLog({ code: 'noFile' });
  }
  if (first.done) return;
  yield first.value;
  yield* { [Symbol.asyncIterator]: () => chunks };
}

/** The lines of a log, or of one made of what another program wrote. Throws an UnreadableLog. */
export const logLines = (file: string): AsyncIterable<Line> => linesOfAny(bytesOf(file), createRootReducer);

/** Opens a file that is a log, or becomes one. Throws an UnreadableLog. */
export const openFile = (file: string): Promise<OpenedLog> => openLines(logLines(file));
