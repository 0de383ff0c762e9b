import { createHmac, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;

/** The keys of an installation: the environment variable that gives one to several servers, and the file below the data folder else. */
const FILES = { SECRETS_KEY: 'secrets.key', UPLOADS_KEY: path.join('keys', 'uploads') } as const;

export type KeyName = keyof typeof FILES;

const loaded = new Map<string, Promise<Buffer>>();

/**
 * A key: 32 bytes, from the environment (64 hex digits, or base64) or from a file that only its owner reads, made on first use. Throws one
 * sentence when there is one that is no key.
 */
export const readKey = (name: KeyName, dataDir: string): Promise<Buffer> => {
  const file = path.join(dataDir, FILES[name]);
  const loading = loaded.get(file) ?? load(name, file);
  loaded.set(file, loading);
  loading.catch(() => loaded.delete(file));
  return loading;
};

const load = async (name: KeyName, file: string): Promise<Buffer> => {
  const given = process.env[name];
  return given ? parseKey(given, name) : parseKey((await readIfThere(file)) ?? (await makeKeyFile(file)), file);
};

const parseKey = (text: string, source: string): Buffer => {
  const trimmed = text.trim();
  const key = Buffer.from(trimmed, /^[0-9a-f]{64}$/i.test(trimmed) ? 'hex' : 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${source} must contain ${KEY_BYTES} bytes as hex or base64.`);
  return key;
};

const readIfThere = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    return undefined;
  });

/**
 * Gives an installation that has none a key that was made before. True when it is in a file now; false when it is the present key already.
 * Throws one sentence when there is another.
 */
export const keepKey = async (name: KeyName, dataDir: string, key: Buffer): Promise<boolean> => {
  const file = path.join(dataDir, FILES[name]);
  const there = process.env[name] || existsSync(file);
  const present = there ? await readKey(name, dataDir) : parseKey(await makeKeyFile(file, key), file);
  if (!present.equals(key)) throw new Error(`${process.env[name] ? name : file} differs from the key in the backup.`);
  return !there;
};

/** Takes back a key that was kept. */
export const dropKey = async (name: KeyName, dataDir: string): Promise<void> => {
  const file = path.join(dataDir, FILES[name]);
  loaded.delete(file);
  await rm(file, { force: true });
};

/** Makes the key file whole or not at all; when two processes start together, both end up with the first one's key. */
const makeKeyFile = async (file: string, key: Buffer = randomBytes(KEY_BYTES)): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${key.toString('hex')}\n`, { mode: 0o600, flag: 'wx', flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readFile(file, 'utf8');
};

/** HMAC-SHA-256 over the parts, hex. No part may run into the next: they are joined as JSON. */
export const sign = (key: Buffer, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');
