import { randomBytes } from 'node:crypto';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel/config';
import { DAY } from '../../kernel/clock';
import { cleanUp } from '../../kernel/clean-up';

/** How old what a crash left must be, in milliseconds: older than anything that is still being written. */
const LEFT = DAY * 1000;

const isMissing = (error: unknown): boolean => ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

/** Null for what is not there. */
export const ifThere = <T>(found: Promise<T>): Promise<T | null> =>
  found.catch((error: unknown) => {
    if (isMissing(error)) return null;
    throw error;
  });

const scratchOf = (config: Pick<Config, 'dataDir'>): string => path.join(config.dataDir, 'scratch');

/** Works with an empty folder of this machine, which is gone afterwards. */
export const withScratch = async <T>(config: Pick<Config, 'dataDir'>, work: (folder: string) => Promise<T>): Promise<T> => {
  const folder = path.join(scratchOf(config), randomBytes(16).toString('hex'));
  await mkdir(folder, { recursive: true });
  try {
    return await work(folder);
  } finally {
    await cleanUp('scratch folder', () => rm(folder, { recursive: true, force: true }));
  }
};

/** Removes what lies in a folder and was not touched for a day. */
export const removeOld = async (folder: string): Promise<void> => {
  for (const name of (await ifThere(readdir(folder))) ?? []) {
    const entry = path.join(folder, name);
    const found = await ifThere(stat(entry));
    if (found && found.mtimeMs < Date.now() - LEFT) await rm(entry, { recursive: true, force: true });
  }
};

/** Removes what crashes of this machine left of such work. */
export const tidyScratch = (config: Pick<Config, 'dataDir'>): Promise<void> => removeOld(scratchOf(config));
