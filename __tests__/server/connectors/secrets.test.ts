import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { isMask, maskOf } from '../../../src/domain/connections/mask';
import { openVault } from '../../../src/server/kernel/vault';

const folder = mkdtempSync(path.join(os.tmpdir(), 'back-office-secrets-'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('what is sealed opens where it belongs and nowhere else', async () => {
  const vault = await openVault(folder);
  const sealed = vault.seal('cs_1234567890', 'store:a');
  expect(sealed).not.toContain('cs_1234567890');
  expect(vault.open(sealed, 'store:a')).toBe('cs_1234567890');
  expect(() => vault.open(sealed, 'store:b')).toThrow();
  const [, id, body = ''] = sealed.split(':');
  const bytes = Buffer.from(body, 'base64');
  bytes[20]! ^= 1;
  expect(() => vault.open(`v2:${id}:${bytes.toString('base64')}`, 'store:a')).toThrow();
});

test('the same secret is never sealed to the same text', async () => {
  const vault = await openVault(folder);
  expect(vault.seal('secret', 'x')).not.toBe(vault.seal('secret', 'x'));
});

test('the key file is made once, for its owner only', async () => {
  await openVault(folder);
  const file = path.join(folder, 'secrets.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/);
});

test('a key from the environment that is no key is refused in one sentence', async () => {
  process.env.SECRETS_KEY = 'short';
  try {
    await expect(openVault(path.join(folder, 'other'))).rejects.toThrow('SECRETS_KEY must contain 32 bytes as hex or base64.');
  } finally {
    delete process.env.SECRETS_KEY;
  }
});

test('a mask shows the last four characters of a long secret, and nothing of a short one', () => {
  expect(maskOf('cs_0123456789abcd')).toBe('••••abcd');
  expect(maskOf('short')).toBe('••••');
  expect(isMask(maskOf('cs_0123456789abcd'))).toBe(true);
  expect(isMask('cs_0123456789abcd')).toBe(false);
});
