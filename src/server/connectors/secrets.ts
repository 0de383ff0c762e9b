import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { link, mkdir, readFile, unlink, writeFile } from 'node:fs/promises';
import path from 'node:path';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';
const KEY_FILE = 'secrets.key';

const decodeKey = (text: string, source: string): Buffer => {
  const trimmed = text.trim();
  const key = /^[0-9a-f]{64}$/i.test(trimmed) ? Buffer.from(trimmed, 'hex') : Buffer.from(trimmed, 'base64');
  if (key.length !== KEY_BYTES) throw new Error(`${source} must hold ${KEY_BYTES} bytes as hex or base64.`);
  return key;
};

const readIfThere = async (file: string): Promise<string | undefined> => {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};

/** Makes the key file whole or not at all; when two processes start together, both end up with the first one's key. */
const makeKeyFile = async (file: string): Promise<string> => {
  await mkdir(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.${randomBytes(4).toString('hex')}`;
  await writeFile(draft, `${randomBytes(KEY_BYTES).toString('hex')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    await link(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    await unlink(draft);
  }
  return readFile(file, 'utf8');
};

const loadKey = async (dataDir: string): Promise<Buffer> => {
  const fromEnvironment = process.env.SECRETS_KEY;
  if (fromEnvironment) return decodeKey(fromEnvironment, 'SECRETS_KEY');
  const file = path.join(dataDir, KEY_FILE);
  return decodeKey((await readIfThere(file)) ?? (await makeKeyFile(file)), file);
};

/** Seals and opens secrets. `context` names where a secret belongs: it opens nowhere else, so rows cannot be swapped. */
export interface Vault {
  seal(secret: string, context: string): string;
  open(sealed: string, context: string): string;
}

const createVault = (key: Buffer): Vault => ({
  seal: (secret, context) => {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
    const sealed = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return `${VERSION}:${sealed.toString('base64')}`;
  },
  open: (sealed, context) => {
    const [version, body] = sealed.split(':');
    if (version !== VERSION || !body) throw new Error('A stored secret is of an unknown version.');
    const bytes = Buffer.from(body, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      throw new Error(
        `A stored secret cannot be opened: SECRETS_KEY or ${KEY_FILE} is not the one it was sealed with, or the row was changed.`,
      );
    }
  },
});

const vaults = new Map<string, Promise<Vault>>();

/**
 * The vault of one data folder: AES-256-GCM with the key in the environment variable SECRETS_KEY (64 hex digits or base64 of
 * 32 bytes), or in `secrets.key` of the folder, made on first use and readable by the owner only.
 */
export const openVault = (dataDir: string): Promise<Vault> => {
  const open = vaults.get(dataDir) ?? loadKey(dataDir).then(createVault);
  vaults.set(dataDir, open);
  open.catch(() => vaults.delete(dataDir));
  return open;
};

const MASK = '••••';

/** What reads show of a secret: its last four characters, none of a short one. */
export const maskOf = (secret: string): string => MASK + (secret.length >= 12 ? secret.slice(-4) : '');

export const isMask = (text: string): boolean => text.startsWith(MASK);
