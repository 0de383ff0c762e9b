import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Pool } from 'pg';
import { storageOf } from '../files/storage/storage';
import type { Config } from '../kernel/config';

/** The bytes of files, as far as backups are concerned. */
export interface StoredFiles {
  /** The keys of all objects. */
  list(): AsyncIterable<string>;
  /** Null when it is gone. */
  open(key: string): Promise<{ readonly size: number; readonly stream: Readable } | null>;
  write(key: string, content: Readable): Promise<void>;
  remove(key: string): Promise<void>;
}

/** What there is of an installation besides its program. */
export interface Place {
  readonly pool: Pool;
  readonly files: StoredFiles;
  /** Where its keys are. */
  readonly dataDir: string;
}

async function* below(folder: string, prefix = ''): AsyncGenerator<string> {
  const entries = await readdir(path.join(folder, prefix), { withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const entry of entries) {
    if (entry.isDirectory()) yield* below(folder, `${prefix}${entry.name}/`);
    // What is still being written or received is nothing yet.
    else if (!/\.part$|^[0-9a-f]+\.[0-9a-f]{12}$/.test(entry.name)) yield prefix + entry.name;
  }
}

export const storedFiles = (config: Config): StoredFiles => {
  const storage = storageOf(config);
  return {
    list: () => below(path.join(config.dataDir, 'files')),
    open: (key) => storage.open(key),
    write: (key, content) => storage.receive(key, content, () => undefined),
    remove: (key) => storage.remove(key),
  };
};
