import { UnreadableLog } from '../unreadable';

/** A line that is longer holds no state anybody could fold: 256 million characters. */
const LONGEST_LINE = 2 ** 28;

export interface Line {
  readonly text: string;
  /** It ended with a line break. */
  readonly whole: boolean;
}

export type Bytes = Uint8Array<ArrayBuffer>;

/** What a stream gives, such as that of a file somebody dropped. */
export async function* piecesOf<Piece>(stream: ReadableStream<Piece>): AsyncGenerator<Piece> {
  const reader = stream.getReader();
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) yield piece.value;
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** The bytes of a stream that may be zipped. */
async function* unzipped(bytes: AsyncIterable<Bytes>): AsyncGenerator<Bytes> {
  const chunks = bytes[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done) return;
  const again = async function* (): AsyncGenerator<Bytes> {
    yield first.value;
    yield* { [Symbol.asyncIterator]: () => chunks };
  };
  if (first.value[0] !== 0x1f || first.value[1] !== 0x8b) {
    yield* again();
    return;
  }
  const zipped = again();
  const source = new ReadableStream<Bytes>({
    pull: async (controller) => {
      const { done, value } = await zipped.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  try {
    yield* piecesOf(source.pipeThrough(new DecompressionStream('gzip'))) as AsyncGenerator<Bytes>;
  } catch {
    throw new UnreadableLog({ code: 'noGzip' });
  }
}

/** The lines of a log, zipped or not, of any length: no more than a line and a piece of it are in memory at once. */
export async function* linesOf(bytes: AsyncIterable<Bytes>): AsyncGenerator<Line> {
  const decoder = new TextDecoder();
  let pieces: string[] = [];
  let length = 0;
  let number = 1;
  const grow = (piece: string): void => {
    pieces.push(piece);
    length += piece.length;
    if (length > LONGEST_LINE) throw new UnreadableLog({ code: 'longLine', line: number, most: LONGEST_LINE });
  };
  const taken = (): string => {
    const text = pieces.join('');
    pieces = [];
    length = 0;
    number++;
    return text;
  };
  for await (const piece of unzipped(bytes)) {
    const [first = '', ...more] = decoder.decode(piece, { stream: true }).split('\n');
    grow(first);
    for (const next of more) {
      yield { text: taken(), whole: true };
      grow(next);
    }
  }
  grow(decoder.decode());
  if (length > 0) yield { text: taken(), whole: false };
}
