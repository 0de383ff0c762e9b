import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { migrateDatabase, restore } from '../../../src/server/commands';
import { startServer } from '../../../src/server/server';
import { testConfig } from '../../support/databases';
import { asSeller } from '../commerce';
import { makeDatabase, signIn } from '../harness';

/** Backups of the demo's database as released versions made it, without its files; see the folder's README. */
const FOLDER = path.resolve(__dirname, '../../fixtures/versions');
const VERSIONS = readdirSync(FOLDER).filter((name) => name.endsWith('.backup'));

const never = new AbortController().signal;

/** Rows of a table in a backup: each is a line of the entries below its name (POSIX ustar). */
const rowsIn = (file: string, table: string): number => {
  const bytes = gunzipSync(readFileSync(file));
  let rows = 0;
  for (let at = 0; at + 512 <= bytes.length;) {
    const text = (from: number, length: number): string => bytes.toString('utf8', at + from, at + from + length).replace(/\0.*$/su, '');
    const size = Number.parseInt(text(124, 12), 8) || 0;
    if (text(0, 100).startsWith(`tables/${table}/`)) rows += bytes.subarray(at + 512, at + 512 + size).filter((byte) => byte === 10).length;
    at += 512 + Math.ceil(size / 512) * 512;
  }
  return rows;
};

test.each(VERSIONS)('a database of version %s is brought up to date and serves what it held', async (name) => {
  const file = path.join(FOLDER, name);
  const database = await makeDatabase();
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-old-'));
  // Its keys are none, so that no key is kept in the repository.
  const config = { ...testConfig(database.url, dataDir), secretsLost: true };
  try {
    await restore(config, file, never);
    const server = await startServer(config);
    try {
      expect(await migrateDatabase(config, ['--check'], never)).toBe('The database is up to date.');
      const token = await signIn(server.origin);
      const ask = asSeller(server.origin, token);
      const lists = await ask(
        '{ orders { _id } stores { _id } supports(status: "All") { _id } itemsInfo { _id } productPreset { _id } users(status: "All") { _id } }',
      );
      const { rows } = await server.services.pool.query<{ orders: number; supports: number; messages: number }>(
        `select (select count(*) from orders)::int as orders, (select count(*) from supports)::int as supports, (select count(*) from messages)::int as messages`,
      );
      expect(rows[0]).toEqual({ orders: rowsIn(file, 'orders'), supports: rowsIn(file, 'supports'), messages: rowsIn(file, 'messages') });
      for (const [list, found] of Object.entries(lists)) expect([list, (found as object[]).length > 0]).toEqual([list, true]);
    } finally {
      await server.stop();
    }
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
