import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { readKey } from './keys';

const IV_BYTES = 12;
const TAG_BYTES = 16;
const VERSION = 'v1';

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
    if (version !== VERSION || !body) throw new Error('A stored secret has an unknown version.');
    const bytes = Buffer.from(body, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, IV_BYTES)).setAAD(Buffer.from(context));
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
    } catch {
      throw new Error(
        `A stored secret can’t be decrypted: SECRETS_KEY or secrets.key isn’t the key it was encrypted with, or the row was changed.`,
      );
    }
  },
});

/** The vault of one data folder: AES-256-GCM with its `SECRETS_KEY`. */
export const openVault = async (dataDir: string): Promise<Vault> => createVault(await readKey('SECRETS_KEY', dataDir));
