import { accept, type Outcome } from '../../domain/fault';
import { FONT_TYPES } from '../../domain/files/font-rules';
import type { Services, Tx } from '../kernel/context';
import { fileUrl, storageKey } from '../files/storage/addresses';
import { checkUploaded } from '../files/uploads/checked';
import { becomeFile } from '../files/uploads/uploads';
import { font, type StoredFont } from './checking';

/**
 * Checks the bytes of an uploaded font and stores them where they are served. The row is left to the caller, so repeating it does no harm.
 * Null when the upload is finished already; a refused one is gone afterwards, row and bytes.
 */
export const processFont = (services: Services, containerId: string, _id: string): Promise<Outcome<StoredFont | null>> =>
  checkUploaded(services, containerId, { _id, kind: 'font', tooMuch: font.tooMuch }, async ({ key, bytes }) => {
    let file = '';
    const checked = await services.isolated('font', containerId, async () => ({ file: (file = await bytes()) }));
    if (!checked.ok) return checked;
    const url = fileUrl(key, 'font', FONT_TYPES[checked.value.type].extension);
    await services.storage.take(storageKey(url) ?? '', file);
    return accept({ ...checked.value, url, key });
  });

/** Makes a processed font upload a file in the container of `tx`; false when somebody else did so meanwhile. */
export const finishFont = (tx: Tx, containerId: string, _id: string, { type }: StoredFont): Promise<boolean> =>
  becomeFile(tx, containerId, _id, { mimetype: type });
