import { createHash } from 'node:crypto';
import { attachmentKey } from '../files/storage/addresses';
import { uploadsKey } from '../files/uploads/secret';
import type { Services } from '../kernel/context';
import { sign } from '../kernel/keys';
import type { ArrivedMail, ReadMail } from './door';

/** A mail that was read, with what names it within its store's mailbox for good. */
export type KeyedMail = ReadMail & { readonly key: string };

/**
 * Puts the files of mails into storage, before anything is written of the mails: done again, it writes the same bytes to the same places. Nobody guesses
 * where a file lies, and nothing of it is ever shown: it is handed out to be saved.
 */
export const storeFiles = async (
  { storage, config }: Pick<Services, 'storage' | 'config'>,
  containerId: string,
  mails: readonly KeyedMail[],
): Promise<ArrivedMail[]> => {
  const secret = await uploadsKey(config);
  const stored: ArrivedMail[] = [];
  for (const { digest: _known, files, ...mail } of mails) {
    const kept: ArrivedMail['files'][number][] = [];
    for (const { bytes, ...file } of files) {
      const storage_key = bytes ? sign(secret, 'mail', containerId, createHash('sha256').update(bytes).digest('hex')).slice(0, 32) : null;
      if (bytes && storage_key !== null) await storage.write(attachmentKey(storage_key), bytes);
      kept.push({ ...file, storage_key });
    }
    stored.push({ ...mail, files: kept });
  }
  return stored;
};
