import { Readable } from 'node:stream';
import type { ClientBase } from 'pg';
import { inTransactionOf, migrate, migrationNames } from '../db/migrate';
import { prepareQueue } from '../jobs';
import type { Storage } from '../kernel/storage';
import type { Told } from './backup';
import { copyIn } from './copy';
import { endShape, FORMAT, kindOf, manifestShape, NAMES, type End, type Manifest } from './format';
import { copyQueueIn } from './queue';
import { BackupReader } from './reader';
import type { Place } from './place';
import { BACKUP_SESSION, copyRowsIn, listTables, openTables } from './tables';
import { takeTarget } from './target';

/** What a backup tells of itself. Throws one sentence when this server cannot read it. */
const readManifest = async (backup: BackupReader, file: string): Promise<Manifest> => {
  const first = await backup.open();
  if (first?.name !== NAMES.manifest) throw backup.fault('it does not begin with what it is');
  const manifest = await backup.json(manifestShape);
  if (manifest.format <= FORMAT && migrationNames.includes(manifest.migration)) return manifest;
  throw new Error(`${file} was made by a newer version (${manifest.migration}). Update this server first.`);
};

const isKey = (key: string): boolean => /^[\w.-]+(\/[\w.-]+)*$/u.test(key) && !key.split('/').includes('..');

const restoreFiles = async (backup: BackupReader, files: Storage): Promise<number> => {
  let count = 0;
  while (backup.entry) {
    const [kind, key] = kindOf(backup.entry.name);
    if (kind !== 'files') break;
    if (!isKey(key)) throw backup.fault(`"${key}" is no name of a file`);
    await files.write(key, Readable.from(backup.content(), { objectMode: false }));
    count += 1;
  }
  return count;
};

/** The rows of all tables and what waits in the queue; returns what the end of the backup tells. */
const restoreRows = async (client: ClientBase, backup: BackupReader, tables: Manifest['tables']): Promise<End> => {
  const byName = new Map(tables.map((table) => [table.name, table]));
  while (backup.entry) {
    const [kind, of] = kindOf(backup.entry.name);
    const table = byName.get(of);
    if (kind === 'tables' && table) await copyIn(client, copyRowsIn(client, table), backup.content());
    else if (kind === 'queue') await copyQueueIn(client, backup.content());
    else if (kind === NAMES.end) return backup.json(endShape);
    else throw backup.fault(`"${backup.entry.name}" does not belong there`);
  }
  throw backup.fault('it has no end');
};

/** Makes the tables as they were when the backup was made, fills them, and brings them up to date; all of it or nothing. */
const restoreDatabase = async (client: ClientBase, backup: BackupReader, { migration, tables }: Manifest): Promise<End> => {
  await client.query('begin');
  const db = await inTransactionOf(client);
  await migrate(db, migration);
  // Some migrations write rows of their own.
  const names = (await listTables(client)).map(({ name }) => `public.${client.escapeIdentifier(name)}`);
  await client.query(`truncate ${names.join(', ')}`);
  const close = await openTables(client);
  const end = await restoreRows(client, backup, tables);
  for (const { name, last, called } of end.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${client.escapeIdentifier(name)}`, last, called]);
  await close();
  await migrate(db);
  return end;
};

/**
 * Fills an empty database and an empty data folder with a backup, made by this version or an older one. A restore that fails leaves nothing;
 * one that is killed is told of at the next start.
 */
export const restoreBackup = async (place: Place, file: string, signal: AbortSignal): Promise<Told> => {
  const backup = new BackupReader(file, signal);
  const manifest = await readManifest(backup, file);
  const client = await place.pool.connect();
  try {
    const target = await takeTarget(client, place, manifest.keys);
    const restored = await fill(client, place, backup, manifest).catch(async (error: unknown) => {
      await client.query('rollback').catch(() => undefined);
      await target.leave();
      throw error;
    });
    // Where this fails nobody knows whether it was done: the next start looks.
    await client.query('commit');
    await target.finish();
    await client.query('analyze');
    return restored;
  } finally {
    client.release(true);
  }
};

/** Leaves the database's part uncommitted. */
const fill = async (client: ClientBase, place: Place, backup: BackupReader, manifest: Manifest): Promise<Told> => {
  await client.query(BACKUP_SESSION);
  const files = await restoreFiles(backup, place.files);
  await prepareQueue(place);
  const end = await restoreDatabase(client, backup, manifest);
  if (end.files !== files) throw backup.fault(`it tells of ${end.files} files and holds ${files}`);
  return { files, rows: end.rows };
};
