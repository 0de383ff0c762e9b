import { mkdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { cleanUp } from './clean-up';

const MB = 1024 ** 2;

/**
 * Bytes that stay free: our own writing ends before the disk does. The embedded database needs some, a segment of 16 MB of its log at a time,
 * and ends for readers too where it cannot have them.
 */
export const RESERVE = 128 * MB;
/** Bytes without which it cannot even start. */
const LEAST_TO_START = 32 * MB;
/** Bytes written to see whether writing works again. */
const SAMPLE = MB;
/** ms an answer is good for. */
const GOOD_FOR = 1000;

/** Why nothing can be written. */
type Lack = 'full' | 'quota' | 'read-only';

/** The codes the system and PostgreSQL have for it. */
const LACKS: Readonly<Record<string, Lack>> = {
  ENOSPC: 'full',
  '53100': 'full',
  EDQUOT: 'quota',
  EROFS: 'read-only',
  '25006': 'read-only',
};

/** As an operator reads it. */
const REASONS: Readonly<Record<Lack, string>> = {
  full: 'The disk is full.',
  quota: 'The disk quota is used up.',
  'read-only': 'The disk or the database is read-only.',
};

/** Nothing can be written for now, whatever was asked for; what is there can be read. Answered with HTTP 503. */
class NoSpace extends Error {}

/** Of an error, or of what it was made from. */
const lackOf = (error: unknown): Lack | undefined => {
  const { code, cause } = (error ?? {}) as { readonly code?: unknown; readonly cause?: unknown };
  return LACKS[String(code)] ?? (cause === undefined ? undefined : lackOf(cause));
};

/** A folder that is not there yet has the space of the one it will be in. */
const freeBytes = async (folder: string): Promise<number> => {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT' && path.dirname(folder) !== folder) return freeBytes(path.dirname(folder));
    // A system that does not tell says so when it is written to.
    return Infinity;
  }
};

/** Throws one sentence for an operator when a folder's disk has less room than a start takes. */
export const requireSpaceToStart = async (folder: string, bytes = LEAST_TO_START): Promise<void> => {
  if ((await freeBytes(folder)) < bytes)
    throw new Error(`The disk that contains ${folder} is full. Free at least ${RESERVE / MB} MB and start again.`);
};

/** The same for what a start ended with, if that is the reason. */
export const explainStart = (folder: string, error: unknown): unknown => {
  const lack = lackOf(error);
  return lack ? new Error(`${folder} can’t be written to. ${REASONS[lack]} Fix this and start again.`) : error;
};

/** Whether there is room to write, in files and in the database. What refused to be written is tried anew until it works. */
export class DiskSpace {
  readonly #dataDir: string;
  readonly #tryDatabase: () => Promise<void>;
  #noticed: Lack | undefined;
  #looked = -Infinity;
  #found: Promise<Lack | undefined> = Promise.resolve(undefined);

  /** `tryDatabase` writes something into the database and takes it back. */
  constructor(dataDir: string, tryDatabase: () => Promise<void>) {
    this.#dataDir = dataDir;
    this.#tryDatabase = tryDatabase;
  }

  /** In one sentence why nothing can be written; undefined when all is well. At most a second old. */
  async lacking(): Promise<string | undefined> {
    const now = performance.now();
    if (now - this.#looked > GOOD_FOR) {
      this.#looked = now;
      this.#found = this.#look();
    }
    const lack = await this.#found;
    return lack && REASONS[lack];
  }

  /** @throws NoSpace before anything is written in vain. */
  async require(): Promise<void> {
    const reason = await this.lacking();
    if (reason !== undefined) throw new NoSpace(reason);
  }

  /** What an error is that says that nothing can be written; undefined for any other. */
  notice(error: unknown): NoSpace | undefined {
    if (error instanceof NoSpace) return error;
    const lack = lackOf(error);
    if (!lack) return undefined;
    this.#noticed = lack;
    this.#looked = performance.now();
    this.#found = Promise.resolve(lack);
    return new NoSpace(REASONS[lack], { cause: error });
  }

  async #look(): Promise<Lack | undefined> {
    if ((await freeBytes(this.#dataDir)) < RESERVE) return 'full';
    if (!this.#noticed) return undefined;
    try {
      await this.#tryFiles();
      await this.#tryDatabase();
      this.#noticed = undefined;
    } catch (error) {
      this.#noticed = lackOf(error) ?? this.#noticed;
    }
    return this.#noticed;
  }

  async #tryFiles(): Promise<void> {
    await mkdir(this.#dataDir, { recursive: true });
    const file = path.join(this.#dataDir, `space.${process.pid}`);
    try {
      await writeFile(file, Buffer.alloc(SAMPLE), { flush: true });
    } finally {
      await cleanUp('sample of the disk', () => rm(file, { force: true }));
    }
  }
}
