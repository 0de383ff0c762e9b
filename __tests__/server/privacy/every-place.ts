import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import type { Services } from '../../../src/server/kernel/context';

/** A text as it may be written down: plain, in JSON, in an address, in bytes and in base64 at each of its three alignments; in small letters. */
const writings = (text: string): readonly string[] => {
  const bytes = Buffer.from(text);
  const escaped = text.replace(/[^\0-\x7F]/gu, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const base64 = [0, 1, 2].map((shift) =>
    Buffer.concat([Buffer.alloc(shift), bytes])
      .toString('base64')
      .slice(shift && 4, -4),
  );
  return [
    text,
    escaped,
    JSON.stringify(text).slice(1, -1),
    encodeURIComponent(text),
    encodeURIComponent(text).replaceAll('%20', '+'),
    bytes.toString('hex'),
    ...base64,
  ]
    .filter((each) => each.length >= 5)
    .map((each) => each.toLowerCase());
};

/** Tables, and files below the data folder, in which one of the texts stands, each with the text. The sandbox is the world outside. */
export const placesOf = async ({ db, config }: Services, texts: readonly string[]): Promise<readonly string[]> => {
  const sought = texts.flatMap((text) => writings(text).map((written) => ({ text, written })));
  const found = new Set<string>();
  const { rows: tables } = await sql<{ schema: string; name: string }>`select n.nspname as schema, c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace where c.relkind in ('r', 'p', 'm') and n.nspname in ('public', 'graphile_worker')
      and c.relname not like 'sandbox\\_%'`.execute(db);
  for (const { schema, name } of tables) {
    const { rows } = await sql<{ row: string }>`select lower(t::text) as row from ${sql.id(schema, name)} t`.execute(db);
    for (const { row } of rows) for (const { text, written } of sought) if (row.includes(written)) found.add(`${name}: ${text}`);
  }
  const entries = await readdir(config.dataDir, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath, entry.name);
    const content = `${file}\n${(await readFile(file)).toString('latin1')}`.toLowerCase();
    const latin = (text: string): string => Buffer.from(text).toString('latin1').toLowerCase();
    for (const { text, written } of sought)
      if (content.includes(latin(written))) found.add(`${path.relative(config.dataDir, file)}: ${text}`);
  }
  return [...found].toSorted();
};
