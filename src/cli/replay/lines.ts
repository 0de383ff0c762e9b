import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { createGunzip } from 'node:zlib';
import { UnreadableLog } from '../../client/replay/parse';

/** A line that is longer holds no state anybody could fold: 256 million characters. */
const LONGEST_LINE = 2 ** 28;

async function* bytesOf(file: string): AsyncGenerator<Buffer> {
  const stream = createReadStream(file, { highWaterMark: 1 << 20 });
  const chunks = stream[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  let first: IteratorResult<Buffer>;
  try {
    first = await chunks.next();
  } catch {
    throw new UnreadableLog('There is no such file, or it can’t be opened.');
  }
  if (first.done) return;
  const again = async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    for await (const chunk of { [Symbol.asyncIterator]: () => chunks }) yield chunk;
  };
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* again();
    return;
  }
  const unzip = createGunzip();
  const { Readable } = await import('node:stream');
  Readable.from(again())
    .on('error', (error) => unzip.destroy(error))
    .pipe(unzip);
  try {
    yield* unzip as AsyncIterable<Buffer>;
  } catch {
    throw new UnreadableLog('It is not a complete gzip file.');
  }
}

/** The lines of a log, zipped or not, of any length: no more than a line and a piece of the file are in memory at once. */
export async function* linesOf(file: string): AsyncGenerator<{ readonly text: string; readonly whole: boolean }> {
  const decoder = new StringDecoder('utf8');
  let pieces: string[] = [];
  let length = 0;
  let number = 1;
  const grow = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
    if (length > LONGEST_LINE) throw new UnreadableLog(`Line ${number} is longer than ${LONGEST_LINE} characters, which no log’s is.`);
  };
  const taken = (): string => {
    const text = pieces.join('');
    pieces = [];
    length = 0;
    number++;
    return text;
  };
  for await (const bytes of bytesOf(file)) {
    const [first = '', ...more] = decoder.write(bytes).split('\n');
    grow(first);
    for (const piece of more) {
      yield { text: taken(), whole: true };
      grow(piece);
    }
  }
  grow(decoder.end());
  if (length > 0) yield { text: taken(), whole: false };
}
