/** @covers src/server/kernel/secrets.ts src/server/kernel/keys.ts */
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readKey, readKeys } from '../../../src/server/kernel/keys';
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

describe('several keys', () => {
  const [first, second] = ['a'.repeat(64), Buffer.alloc(32, 7).toString('base64')];
  const read = async (env: Readonly<Record<string, string>>) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
    Object.assign(process.env, env);
    try {
      return (await readKeys('SECRETS_KEY', folder)).keys.map(({ bytes }) => bytes.toString('hex').slice(0, 4));
    } finally {
      for (const name of Object.keys(env)) delete process.env[name];
      await rm(folder, { recursive: true });
    }
  };

  test('are listed between commas or in lines, the newest first, each once', async () => {
    expect(await read({ SECRETS_KEYS: `${first},${second}` })).toEqual(['aaaa', '0707']);
    expect(await read({ SECRETS_KEYS: `${second}\n${first}\n${second}\n` })).toEqual(['0707', 'aaaa']);
    expect(await read({ SECRETS_KEY: first })).toEqual(['aaaa']);
  });

  test('come from a file with one in each line', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'keys-'));
    await writeFile(path.join(folder, 'list'), `${second}\n${first}\n`);
    expect(await read({ SECRETS_KEYS_FILE: path.join(folder, 'list') })).toEqual(['0707', 'aaaa']);
    await rm(folder, { recursive: true });
  });

  test('are refused beside a single one, and where one is no key', async () => {
    await expect(read({ SECRETS_KEYS: first, SECRETS_KEY: first })).rejects.toThrow(
      'Both SECRETS_KEY and SECRETS_KEYS are set. List all keys in SECRETS_KEYS, and remove the other.',
    );
    await expect(read({ SECRETS_KEYS: `${first},short` })).rejects.toThrow('SECRETS_KEYS must contain 32 bytes as hex or base64.');
    await expect(read({ SECRETS_KEYS: ',' })).rejects.toThrow('SECRETS_KEYS must contain 32 bytes as hex or base64.');
    // A single key stays a single one.
    await expect(read({ SECRETS_KEY: `${first},${second}` })).rejects.toThrow('SECRETS_KEY must contain 32 bytes as hex or base64.');
  });
});
