import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';

const PIECES = 20;

/** Half of an answer; then the connection breaks. */
export const cutShort = (payload: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(payload.slice(0, payload.length / 2));
      // The half has to leave before the line breaks.
      await wait(20);
      throw new Error('Killed in the middle of an answer.');
    })(),
  );

/** A whole answer in small pieces, so far apart. */
export const drip = (payload: string, ms: number): Readable =>
  Readable.from(
    (async function* () {
      const bytes = Buffer.from(payload);
      const size = Math.max(1, Math.ceil(bytes.length / PIECES));
      for (let from = 0; from < bytes.length; from += size) {
        yield bytes.subarray(from, from + size);
        await wait(ms, undefined, { ref: false });
      }
    })(),
  );
