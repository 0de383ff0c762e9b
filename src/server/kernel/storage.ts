import type { Readable } from 'node:stream';
import { UserError } from './errors';

/** Bytes of an object, both ends included. */
export interface ByteRange {
  readonly start: number;
  readonly end: number;
}

export interface StoredObject {
  readonly key: string;
  /** Bytes. */
  readonly size: number;
}

/**
 * Where the bytes of files lie: a folder, or a bucket. Keys are relative paths with forward slashes, made by this server only. Whatever cannot
 * be reached is a `StorageAway`.
 */
export interface Storage {
  /** Writes a whole object; what was there is replaced, and never seen by half. A stream that fails leaves nothing. Durable when it resolves. */
  write(key: string, content: Buffer | Readable): Promise<void>;
  /** The same with a file of this machine, which is gone from its place afterwards. */
  take(key: string, file: string): Promise<void>;
  /** Null when it is missing. */
  stat(key: string): Promise<StoredObject | null>;
  /** Its bytes, or a range of them; null when it is missing. Whoever opens reads to the end or destroys. */
  open(key: string, range?: ByteRange): Promise<(StoredObject & { readonly stream: Readable }) | null>;
  /** Every object whose key begins with `prefix`, one after the other. */
  list(prefix: string): AsyncIterable<StoredObject>;
  /** A file of this machine with the object's bytes, good for minutes, for libraries that open paths; null when it is missing. */
  localPath(key: string): Promise<string | null>;
  /** Removes an object, or every object below a folder. No error when there is none. */
  remove(key: string): Promise<void>;
  /** Clears what crashes left behind on this machine, and what is kept here for speed and was not used for long. */
  tidy(): Promise<void>;
  /** Throws when objects can be neither read nor written now. */
  check(): Promise<void>;
}

/** Files cannot be reached: a full disk, a bucket that does not answer or refuses us. Nothing the caller asked for is wrong. */
export class StorageAway extends UserError<'file.away'> {
  constructor(cause: unknown) {
    super('file.away', { code: 'UNAVAILABLE' });
    this.name = 'StorageAway';
    this.cause = cause;
  }
}
