import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { startServer } from '../../../src/server/server';
import { startTestServer } from '../harness';

const MISSING =
  /^A value in stores\.credentials was encrypted with key [0-9a-f]{8} that \S+\/secrets\.key doesn’t have: set that key beside the present one in SECRETS_KEYS, or set SECRETS_LOST=on if [^.]*\.$/u;

test('a start without the key of a stored value names key, column, and setting in one sentence', async () => {
  const first = await startTestServer({ demo: true, workers: false });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-key-'));
  const second = { ...first.config, demo: false, dataDir };
  const { db } = first.services;
  try {
    await db.updateTable('fulfilments').set({ credentials: '' }).execute();
    await expect(startServer(second)).rejects.toThrow(MISSING);
    // One value that opens says nothing about the others.
    const [store] = await db.selectFrom('stores').selectAll().execute();
    cpSync(path.join(first.config.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
    const lost = await startServer({ ...second, secretsLost: true });
    await lost.stop();
    expect(await db.selectFrom('stores').selectAll().where('_id', '=', store!._id).executeTakeFirst()).toEqual(store);
    // Wiped credentials need no key, but the two would encrypt new ones with different keys.
    await db.updateTable('stores').set({ credentials: '', secrets: '' }).execute();
    await expect(startServer(second)).rejects.toThrow(/^Another server or worker on this database has a different SECRETS_KEY\./);
  } finally {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a value of version 1 opens with each key there is, and without any of its own the start says so', async () => {
  const first = await startTestServer({ demo: true, workers: false });
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'back-office-key-'));
  cpSync(path.join(first.config.dataDir, 'keys'), path.join(dataDir, 'keys'), { recursive: true });
  const { db } = first.services;
  try {
    const { credentials } = await db.selectFrom('stores').select('credentials').executeTakeFirstOrThrow();
    await db
      .updateTable('stores')
      .set({ credentials: `v1:${credentials.split(':')[2]!}` })
      .execute();
    await db.updateTable('fulfilments').set({ credentials: '' }).execute();
    const second = { ...first.config, demo: false, dataDir };
    const own = readFileSync(path.join(first.config.dataDir, 'secrets.key'), 'utf8');
    await expect(startServer(second)).rejects.toThrow(/^A value in stores\.credentials was encrypted with a key that \S+ doesn’t have: /u);
    const third = mkdtempSync(path.join(os.tmpdir(), 'back-office-key-'));
    cpSync(path.join(first.config.dataDir, 'keys'), path.join(third, 'keys'), { recursive: true });
    writeFileSync(path.join(third, 'secrets.key'), `${own.trim()}\n${'a'.repeat(64)}\n`);
    await (await startServer({ ...second, dataDir: third })).stop();
    rmSync(third, { recursive: true });
  } finally {
    await first.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test('a value whose key is there and that does not open is logged, and the server starts', async () => {
  const first = await startTestServer({ demo: true, workers: false });
  const written: string[] = [];
  const write = jest.spyOn(process.stderr, 'write').mockImplementation((line) => written.push(String(line)) > 0);
  try {
    const rows = await first.services.db.selectFrom('stores').select(['_id', 'credentials']).execute();
    const [one] = rows;
    await first.services.db
      .updateTable('stores')
      .set({ credentials: `v2:${one!.credentials.split(':')[1]!}:${Buffer.alloc(64).toString('base64')}` })
      .where('_id', '=', one!._id)
      .execute();
    await (await startServer({ ...first.config, demo: false, dataDir: beside(first.config.dataDir) })).stop();
    expect(written.join('')).toMatch(
      / secrets: 1 of the values opened in stores\.credentials can’t be decrypted; see npm run keys -- status\n/u,
    );
  } finally {
    write.mockRestore();
    await first.stop();
  }
});

/** A folder for a second server with the same keys. */
const beside = (dataDir: string): string => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-key-'));
  for (const name of ['keys', 'secrets.key']) cpSync(path.join(dataDir, name), path.join(folder, name), { recursive: true });
  return folder;
};
