/** @covers src/server/kernel/secrets.ts src/server/kernel/keys.ts */
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKey } from '../../../src/server/kernel/keys';
import { newSecret } from '../../../src/server/kernel/secrets';

test('a secret holds 256 bits, and no two are the same', () => {
  const secrets = Array.from({ length: 1000 }, newSecret);
  expect(new Set(secrets).size).toBe(secrets.length);
  for (const secret of secrets) expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
});

test('a key the server makes is 256 random bits in a file that only its owner reads', async () => {
  const folders = await Promise.all([1, 2].map(() => mkdtemp(path.join(tmpdir(), 'keys-'))));
  try {
    const keys = await Promise.all(folders.map((folder) => readKey('SECRETS_KEY', folder)));
    expect(keys[0]).toHaveLength(32);
    expect(keys[0]!.equals(keys[1]!)).toBe(false);
    const file = path.join(folders[0]!, 'secrets.key');
    expect((await readFile(file, 'utf8')).trim()).toBe(keys[0]!.toString('hex'));
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  } finally {
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true })));
  }
});
