import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { logFault } from './log';
import { birthOf, isAlive } from './processes';

/** Another server holds the data folder. Its message is the one line an operator sees. */
export class FolderInUse extends Error {}

interface Holder {
  readonly pid: number;
  /** Tells the holder from a later process with the same id. */
  readonly birth: string;
}

/**
 * Takes `${dataDir}/lock` for this process and returns the function that gives it back. A lock whose holder is gone is taken over.
 * Throws FolderInUse naming the holder's pid.
 */
export const lockFolder = (dataDir: string): (() => void) => {
  mkdirSync(dataDir, { recursive: true });
  const file = path.join(dataDir, 'lock');
  const mine = path.join(dataDir, `lock.${process.pid}`);
  writeFileSync(mine, `${process.pid}\n${birthOf(process.pid) ?? ''}\n`);
  try {
    // A link either appears whole or fails, so two servers that start together cannot both hold it.
    for (let attempt = 0; attempt < 20; attempt += 1) {
      if (tryLink(mine, file)) return () => release(file);
      const found = readText(file);
      const holder = found === undefined ? undefined : parse(found);
      if (holder && lives(holder)) throw new FolderInUse(`Another server (process ${holder.pid}) is using ${dataDir}.`);
      if (found !== undefined) setAside(file, found);
    }
  } finally {
    try {
      rmSync(mine, { force: true });
    } catch (error) {
      // What is left of it holds nothing; whether the lock is held is what counts.
      logFault('lock', error);
    }
  }
  throw new FolderInUse(`Other servers keep taking the lock ${file}. Start again.`);
};

const tryLink = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
};

/** Moves a dead holder's lock away; gives it back if somebody else has taken the lock between reading and moving. */
const setAside = (file: string, expected: string): void => {
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  if (readText(aside) !== expected) tryLink(aside, file);
  rmSync(aside, { force: true });
};

const lives = (holder: Holder): boolean => {
  if (!isAlive(holder.pid)) return false;
  const birth = birthOf(holder.pid);
  return birth === undefined || holder.birth === '' || birth === holder.birth;
};

const release = (file: string): void => {
  const found = readText(file);
  if (found !== undefined && parse(found)?.pid === process.pid) rmSync(file, { force: true });
};

const parse = (text: string): Holder | undefined => {
  const [pid = '', birth = ''] = text.split('\n');
  return Number(pid) > 0 ? { pid: Number(pid), birth } : undefined;
};

const readText = (file: string): string | undefined => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
};
