import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ClientBase } from 'pg';
import { dropSecretKeys, keepKeys, type KeyName } from '../kernel/keys';
import type { Storage } from '../kernel/storage';
import type { Manifest } from './format';
import type { Place } from './place';
import { isEmpty } from './tables';

/** Lies in the data folder from the first thing a restore writes until everything is in place, and names the keys it made. */
const markerOf = (dataDir: string): string => path.join(dataDir, 'restoring');

const KEY_NAMES: readonly KeyName[] = ['SECRETS_KEY', 'UPLOADS_KEY'];

const readMarker = async (marker: string): Promise<readonly KeyName[] | undefined> => {
  if (!existsSync(marker)) return undefined;
  const text = await readFile(marker, 'utf8');
  return KEY_NAMES.filter((name) => text.split('\n').includes(name));
};

const writeMarker = (marker: string, kept: readonly KeyName[]): Promise<void> =>
  writeFile(marker, kept.map((name) => `${name}\n`).join(''), { mode: 0o600, flush: true });

const clearFiles = async (files: Storage): Promise<void> => {
  for await (const { key } of files.list('')) await files.remove(key);
};

/**
 * Takes database, files and keys for a restore, all of which have to be empty; what an interrupted restore left is cleared. Returns how to
 * finish, and how to leave the target as it was.
 */
export const takeTarget = async (
  client: ClientBase,
  { files, dataDir }: Place,
  keys: Manifest['keys'],
): Promise<{ finish(): Promise<void>; leave(): Promise<void> }> => {
  if (!(await isEmpty(client)))
    throw new Error('The database isn’t empty. Restore into a new database, or into a new DATA_DIR if you use the embedded one.');
  const marker = markerOf(dataDir);
  const before = await readMarker(marker);
  for (const name of before ?? []) await dropSecretKeys(name, dataDir);
  if (before) await clearFiles(files);
  else
    for await (const { key } of files.list(''))
      throw new Error(`The file storage isn’t empty: it contains ${key}. Restore into an empty DATA_DIR or bucket.`);
  const kept: KeyName[] = [];
  const leave = async (): Promise<void> => {
    await clearFiles(files);
    for (const name of kept) await dropSecretKeys(name, dataDir);
    await rm(marker, { force: true });
  };
  try {
    await writeMarker(marker, kept);
    for (const name of KEY_NAMES) {
      if (await keepKeys(name, dataDir, keys[name])) kept.push(name);
      await writeMarker(marker, kept);
    }
  } catch (error) {
    await leave();
    throw error;
  }
  return { finish: () => rm(marker, { force: true }), leave };
};

/** For a start: throws one sentence when a restore into this place was interrupted. */
export const refuseHalfRestored = async (client: ClientBase, dataDir: string): Promise<void> => {
  if (!existsSync(markerOf(dataDir))) return;
  // The rows come last and all at once.
  if (!(await isEmpty(client))) return rm(markerOf(dataDir), { force: true });
  throw new Error(`A restore into ${dataDir} was interrupted. Run it again, or start with an empty DATA_DIR.`);
};
