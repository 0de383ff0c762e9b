import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../../kernel/config';

const KEY_BYTES = 32;

const loaded = new Map<string, Promise<Buffer>>();

/**
 * The key that signs uploads and names previews: `UPLOADS_KEY` (64 hex digits, for several servers on one database), else a file in
 * the data folder that only its owner reads, made on first use.
 */
export const uploadsKey = (config: Config): Promise<Buffer> => {
  const known = loaded.get(config.dataDir);
  if (known) return known;
  const loading = load(config);
  loaded.set(config.dataDir, loading);
  loading.catch(() => loaded.delete(config.dataDir));
  return loading;
};

const load = async (config: Config): Promise<Buffer> => {
  const given = process.env.UPLOADS_KEY;
  if (given) return parseKey(given, 'UPLOADS_KEY');
  const folder = path.join(config.dataDir, 'keys');
  const file = path.join(folder, 'uploads');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // Linked into place complete, so of two processes that start together one key wins and nobody reads half of it.
  const draft = `${file}.${randomBytes(6).toString('hex')}`;
  await writeFile(draft, randomBytes(KEY_BYTES).toString('hex'), { mode: 0o600, flush: true });
  await link(draft, file).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return parseKey(await readFile(file, 'utf8'), file);
};

const parseKey = (text: string, source: string): Buffer => {
  const key = Buffer.from(text.trim(), 'hex');
  if (key.length !== KEY_BYTES) throw new Error(`${source} must hold ${KEY_BYTES * 2} hex digits.`);
  return key;
};

/** HMAC-SHA-256 over the parts, hex. No part may run into the next: they are joined as JSON. */
export const sign = (key: Buffer, ...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('hex');

export const sameSignature = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
