import path from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../../kernel/config';
import { UserError } from '../../kernel/errors';
import { logFault } from '../../kernel/log';
import { StorageAway, type Storage } from '../../kernel/storage';
import { bucketStorage } from './bucket';
import { diskStorage } from './disk';

/** Nothing of ours is wrong: whatever else is thrown comes from a disk or a bucket. */
const isOurs = (error: unknown): boolean =>
  error instanceof UserError || error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;

/** `away` for what a disk or a bucket throws. */
const told = (error: unknown): unknown => {
  if (isOurs(error)) return error;
  // The SDK's errors hold neither keys nor what was sent; the name and the sentence are enough to find out.
  logFault('files', error instanceof Error ? `${error.name}: ${error.message}` : error);
  return new StorageAway(error);
};

/** What a stream that is written ends with is its own, and not the disk's or the bucket's. */
const telling = async <T>(work: Promise<T>, content?: Buffer | Readable): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw (content instanceof Readable && content.errored) || told(error);
  }
};

/** Where this installation's files lie, as its settings say. */
export const openStorage = (config: Pick<Config, 'dataDir' | 'bucket'>): Storage => {
  const storage = config.bucket ? bucketStorage(config, config.bucket) : diskStorage(path.join(config.dataDir, 'files'));
  return {
    write: (key, content) => telling(storage.write(key, content), content),
    take: (key, file) => telling(storage.take(key, file)),
    stat: (key) => telling(storage.stat(key)),
    open: (key, range) => telling(storage.open(key, range)),
    async *list(prefix) {
      try {
        yield* storage.list(prefix);
      } catch (error) {
        throw told(error);
      }
    },
    localPath: (key) => telling(storage.localPath(key)),
    remove: (key) => telling(storage.remove(key)),
    tidy: () => telling(storage.tidy()),
    check: () => telling(storage.check()),
  };
};
