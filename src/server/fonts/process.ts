import { accept, refuse, type Outcome } from '../../domain/fault';
import { FONT_TYPES } from '../../domain/files/font-rules';
import type { Services, Tx } from '../kernel/context';
import { fileUrl, incomingKey, storageKey } from '../files/storage/addresses';
import { inspectFont, type InspectedFont } from './font-file';
import { makeSlots } from '../files/pictures/slots';
import { storageOf } from '../files/storage/storage';
import { becomeFile, discardUpload, findUpload, GONE, isFinished } from '../files/uploads/uploads';

/** Fonts being read at a time in this process: a compressed one grows in memory. */
const reading = makeSlots(1);

/** A font file that passed, stored under its address. */
export interface StoredFont extends InspectedFont {
  readonly url: string;
  /** 128 random bits in hex. */
  readonly key: string;
}

/**
 * Checks the bytes of an uploaded font and stores them where they are served. The row is left to the caller, so repeating it does no harm.
 * Null when the upload is finished already; a refused one is gone afterwards, row and bytes.
 */
export const processFont = async (services: Services, containerId: string, _id: string): Promise<Outcome<StoredFont | null>> => {
  const row = await findUpload(services, containerId, _id, 'font');
  if (!row || row.state === 'removed') return GONE;
  if (row.state === 'ready') return accept(null);
  if (row.state === 'reserved') return refuse('upload.notSent', { field: '_id' });
  const storage = storageOf(services.config);
  const bytes = await storage.read(incomingKey(_id));
  if (bytes === null) return (await isFinished(services, containerId, _id, 'font')) ? accept(null) : GONE;
  const font = await reading(() => Promise.resolve(inspectFont(bytes)));
  if (!font.ok) {
    await discardUpload(services, containerId, _id);
    return font;
  }
  const url = fileUrl(row.key, 'font', FONT_TYPES[font.value.type].extension);
  await storage.write(storageKey(url) ?? '', bytes);
  return accept({ ...font.value, url, key: row.key });
};

/** Makes a processed font upload a file in the container of `tx`; false when somebody else did so meanwhile. */
export const finishFont = (services: Services, tx: Tx, containerId: string, _id: string, { type }: StoredFont): Promise<boolean> =>
  becomeFile(services, tx, containerId, _id, { mimetype: type });
