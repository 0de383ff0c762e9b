import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isImageType } from '../../domain/files/upload-rules';
import { attachmentKey, attachmentThumbKey } from '../files/storage/addresses';
import { uploadsKey } from '../files/uploads/secret';
import type { Services } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { sign } from '../kernel/keys';
import type { ArrivedMail, ReadMail } from './door';
import { cleanUp } from '../kernel/clean-up';

/** A mail that was read, with what names it within its store's mailbox for good, and its readers. */
export type KeyedMail = ReadMail & Pick<ArrivedMail, 'key' | 'recipients'>;

/** Pictures of which a small one is made; of a drawing, which is a document, there is none. */
const SHOWN: readonly string[] = ['image/png', 'image/jpeg', 'image/webp'];

interface Attached {
  readonly mime: string;
  readonly bytes: Buffer;
  readonly storage_key: string;
}

/** Checks a picture and draws it anew as an upload is, and keeps the small one alone. False for what is none, or not fit to be shown. */
const storeThumb = async (
  { storage, isolated }: Pick<Services, 'storage' | 'isolated'>,
  containerId: string,
  { mime, bytes, storage_key: key }: Attached,
): Promise<boolean> => {
  if (!isImageType(mime) || !SHOWN.includes(mime)) return false;
  const folder = await mkdtemp(path.join(os.tmpdir(), 'mail-picture-'));
  try {
    const file = path.join(folder, 'as-it-came');
    await writeFile(file, bytes);
    const drawn = await isolated('picture', containerId, () => ({ file, folder, key, announced: mime }));
    if (drawn.ok) await storage.take(attachmentThumbKey(key), path.join(folder, 'thumb.webp'));
    return drawn.ok;
  } catch (error) {
    // It cost more than a picture may: it can be saved, and is not shown.
    if (error instanceof UserError) return false;
    throw error;
  } finally {
    await cleanUp('picture of a mail', () => rm(folder, { recursive: true, force: true }));
  }
};

/**
 * Puts the files of mails into storage, before anything is written of the mails: done again, it writes the same bytes to the same places. Nobody guesses
 * where a file lies, and nothing of it is ever shown as it came: it is handed out to be saved. Of a picture there is a small one, drawn anew.
 */
export const storeFiles = async (
  services: Pick<Services, 'storage' | 'config' | 'isolated'>,
  containerId: string,
  mails: readonly KeyedMail[],
): Promise<ArrivedMail[]> => {
  const { storage, config } = services;
  const secret = await uploadsKey(config);
  const stored: ArrivedMail[] = [];
  for (const { digest: _known, to: _to, cc: _cc, delivered_to: _for, files, ...mail } of mails) {
    const kept: ArrivedMail['files'][number][] = [];
    for (const { bytes, ...file } of files) {
      const storage_key = bytes ? sign(secret, 'mail', containerId, createHash('sha256').update(bytes).digest('hex')).slice(0, 32) : null;
      if (bytes && storage_key !== null) await storage.write(attachmentKey(storage_key), bytes);
      const preview =
        bytes !== undefined && storage_key !== null && (await storeThumb(services, containerId, { ...file, bytes, storage_key }));
      kept.push({ ...file, storage_key, preview });
    }
    stored.push({ ...mail, files: kept });
  }
  return stored;
};
