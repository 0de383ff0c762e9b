import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readKeys, type KeyList } from './keys';

const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret as it is stored: version 2 names the key it is sealed with, version 1 did not. */
export type Sealed = `v1:${string}` | `v2:${string}:${string}`;

/** Seals and opens secrets. `context` names where a secret belongs: it opens nowhere else, so rows cannot be swapped. */
export interface Vault {
  /** Seals with the newest key. */
  seal(secret: string, context: string): Sealed;
  /** Opens with whichever key it was sealed with. Throws `NoKeyError` where that is missing, and one sentence where the row was changed. */
  open(sealed: Sealed | '', context: string): string;
  /** The same, and the id of the key. */
  openWithKey(sealed: Sealed | '', context: string): { readonly secret: string; readonly keyId: string };
}

/** No key opens a value. */
export class NoKeyError extends Error {
  /** The id of the key the value names; undefined: its version names none. */
  readonly keyId: string | undefined;

  constructor(message: string, keyId?: string) {
    super(message);
    this.keyId = keyId;
  }
}

/** The beginning of everything a key has sealed in the present version. */
export const sealedPrefix = (keyId: string): string => `v2:${keyId}:`;

const parse = (sealed: string): { readonly keyId: string | undefined; readonly body: Buffer } => {
  const [version, ...parts] = sealed.split(':');
  const body = parts.at(-1);
  const known = (version === 'v1' && parts.length === 1) || (version === 'v2' && parts.length === 2);
  if (!known || !body) throw new Error('A stored secret has an unknown version.');
  return { keyId: version === 'v2' ? parts[0] : undefined, body: Buffer.from(body, 'base64') };
};

/** Undefined where the key or the context is another. */
const decrypt = (key: Buffer, body: Buffer, context: string): string | undefined => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', key, body.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
    decipher.setAuthTag(body.subarray(-TAG_BYTES));
    return Buffer.concat([decipher.update(body.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
  } catch {
    return undefined;
  }
};

const createVault = ({ keys, source }: KeyList): Vault => {
  const openWithKey: Vault['openWithKey'] = (sealed, context) => {
    const { keyId, body } = parse(sealed);
    const fitting = keyId === undefined ? keys : keys.filter(({ id }) => id === keyId);
    if (fitting.length === 0)
      throw new NoKeyError(`A stored secret can’t be decrypted: it was encrypted with key ${keyId}, which ${source} doesn’t have.`, keyId);
    for (const { id, bytes } of fitting) {
      const secret = decrypt(bytes, body, context);
      if (secret !== undefined) return { secret, keyId: id };
    }
    const message = `A stored secret can’t be decrypted: ${source} doesn’t have the key it was encrypted with, or the row was changed.`;
    throw keyId === undefined ? new NoKeyError(message) : new Error(message);
  };
  return {
    seal: (secret, context) => {
      const [{ id, bytes }] = keys;
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', bytes, iv).setAAD(Buffer.from(context));
      const body = Buffer.concat([iv, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `v2:${id}:${body.toString('base64')}`;
    },
    open: (sealed, context) => openWithKey(sealed, context).secret,
    openWithKey,
  };
};

/** The vault of one data folder: AES-256-GCM with its `SECRETS_KEYS`. */
export const openVault = async (dataDir: string): Promise<Vault> => createVault(await readKeys('SECRETS_KEY', dataDir));
