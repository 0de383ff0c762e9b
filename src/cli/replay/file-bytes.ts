import { createReadStream } from 'node:fs';
import { UnreadableLog } from '../../client/replay/parse';

/** The bytes of a file, a piece at a time. Throws an UnreadableLog where there is none to read. */
export async function* bytesOf(file: string): AsyncGenerator<Buffer<ArrayBuffer>> {
  const stream = createReadStream(file, { highWaterMark: 1 << 20 });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer<ArrayBuffer>>;
  let first: IteratorResult<Buffer<ArrayBuffer>>;
  try {
    first = await chunks.next();
  } catch {
    throw new UnreadableLog('There is no such file, or it can’t be opened.');
  }
  if (first.done) return;
  yield first.value;
  yield* { [Symbol.asyncIterator]: () => chunks };
}
