import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createGzip } from 'node:zlib';
import type { ClientBase } from 'pg';
import { linesOfKeys, readKeys } from '../kernel/keys';
import { copyOut } from './copy';
import { FORMAT, NAMES, type End, type Manifest } from './format';
import { COPY_QUEUE_OUT } from './queue';
import type { Place } from './place';
import { BACKUP_SESSION, copyRowsOut, listSequences, listTables } from './tables';
import { writeTar, type Entry } from './tar';

/** Bytes of rows that are held in memory at a time, at least one row. */
const PIECE = 1024 * 1024;

const jsonEntry = (name: string, value: Manifest | End): Entry => {
  const bytes = Buffer.from(`${JSON.stringify(value, undefined, 2)}\n`);
  return entryOf(name, [bytes]);
};

const entryOf = (name: string, chunks: readonly Buffer[]): Entry => ({
  name,
  size: chunks.reduce((sum, { length }) => sum + length, 0),
  content: (async function* () {
    yield* chunks;
  })(),
});

/** Rows of what COPY says: a line end within a value is written as two other signs. */
const linesOf = (chunk: Buffer): number => {
  let lines = 0;
  for (let at = chunk.indexOf(0x0a); at >= 0; at = chunk.indexOf(0x0a, at + 1)) lines += 1;
  return lines;
};

async function* inPieces(rows: Readable, nameOf: (piece: number) => string, count: (rows: number) => void): AsyncGenerator<Entry> {
  let [chunks, size, piece]: [Buffer[], number, number] = [[], 0, 0];
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    size += chunk.length;
    count(linesOf(chunk));
    if (size < PIECE) continue;
    yield entryOf(nameOf(piece), chunks);
    [chunks, size, piece] = [[], 0, piece + 1];
  }
  if (size > 0) yield entryOf(nameOf(piece), chunks);
}

/** What the database holds at one moment, and the files as they are when they are read: none goes within the hour it takes to be forgotten. */
async function* entriesOf(client: ClientBase, { files, dataDir }: Place, told: Told): AsyncGenerator<Entry> {
  // All there is, at one moment, whatever others write meanwhile.
  await client.query('begin isolation level repeatable read, read only');
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name desc limit 1');
  const [latest] = rows;
  if (!latest) throw new Error('The database is empty, so nothing was backed up.');
  const tables = await listTables(client);
  const [secrets, uploads] = [await readKeys('SECRETS_KEY', dataDir), await readKeys('UPLOADS_KEY', dataDir)];
  yield jsonEntry(NAMES.manifest, {
    format: FORMAT,
    made_at: new Date().toISOString(),
    migration: latest.name,
    keys: { SECRETS_KEY: linesOfKeys(secrets), UPLOADS_KEY: linesOfKeys(uploads) },
    tables,
  });
  for await (const { key } of files.list('')) {
    const file = await files.open(key);
    if (!file) continue;
    told.files += 1;
    yield { name: NAMES.file(key), size: file.size, content: file.stream };
  }
  const count = (more: number): void => void (told.rows += more);
  for (const table of tables) {
    yield* inPieces(copyOut(client, copyRowsOut(client, table)), (piece) => NAMES.table(table.name, piece), count);
  }
  yield* inPieces(copyOut(client, COPY_QUEUE_OUT), NAMES.queue, () => undefined);
  yield jsonEntry(NAMES.end, { sequences: await listSequences(client), ...told });
  await client.query('commit');
}

/** How much a backup holds. */
export interface Told {
  rows: number;
  files: number;
}

/**
 * Writes all that `client`'s database and the files hold, and the keys, into one new file that only its owner may read; others may go on
 * writing meanwhile. The file has its name when it is whole.
 */
export const makeBackup = async (place: Place, file: string, signal: AbortSignal): Promise<Told> => {
  if (existsSync(file)) throw new Error(`${file} already exists. Enter another file name.`);
  const told: Told = { rows: 0, files: 0 };
  const part = `${file}.part`;
  const client = await place.pool.connect();
  try {
    await client.query(BACKUP_SESSION);
    await pipeline(
      writeTar(entriesOf(client, place, told)),
      // Pictures do not get any smaller, and rows do at the least effort.
      createGzip({ level: constants.Z_BEST_SPEED }),
      createWriteStream(part, { mode: 0o600, flush: true }),
      { signal },
    );
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  } finally {
    client.release(true);
  }
  return told;
};
