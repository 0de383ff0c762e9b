import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import { accept, refuse, type Outcome } from '../../domain/fault';
import { DOCUMENT_TYPES, isDocumentType } from '../../domain/files/document-rules';
import type { File } from '../../contract/generated/resolvers';
import { DAY, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { isDocument } from './document-kind';
import { picture } from './pictures/checking';
import { fileRow, toFile } from './rows';
import { attachmentKey } from './storage/addresses';
import { checkUploaded } from './uploads/checked';
import { becomeFile, findUpload } from './uploads/uploads';

// A document goes with messages. It is in no list of pictures, nothing draws it, and who follows its address is given it to save.

/** Whether an upload was announced as a document. */
export const isDocumentUpload = async (services: Services, containerId: string, _id: string): Promise<boolean> =>
  (await findUpload(services, containerId, _id, 'document')) !== undefined;

/**
 * Checks the bytes of a document and stores them as they are. The row is left to the caller, so repeating it does no harm. Null when it is a file
 * already; a refused one is gone afterwards, row and bytes.
 */
export const processDocument = (services: Services, containerId: string, _id: string): Promise<Outcome<'stored' | null>> =>
  checkUploaded(services, containerId, { _id, kind: 'document', tooMuch: picture.tooMuch }, async ({ key, mimetype, bytes }) => {
    if (!isDocumentType(mimetype)) return refuse('upload.attachment');
    const file = await bytes();
    // At most a few megabytes.
    if (!isDocument(await readFile(file), mimetype))
      return refuse('upload.notDocument', { values: { kind: DOCUMENT_TYPES[mimetype].label } });
    await services.storage.take(attachmentKey(key), file);
    return accept('stored');
  });

/** Makes a checked document a file, if it is none yet; undefined: there is no such document. */
export const finishDocument = async (tx: Tx, containerId: string, _id: string, fresh: boolean): Promise<File | undefined> => {
  if (fresh) await becomeFile(tx, containerId, _id, {});
  const row = await tx
    .selectFrom('files')
    .select(fileRow)
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .where('kind', '=', 'document')
    .where('state', '=', 'ready')
    .executeTakeFirst();
  return row && toFile(row);
};

/** How long a document nobody sent is kept: a draft may wait for a holiday to end. */
const UNSENT = 30 * DAY;

/** Gives up documents that go with no message and no draft; their bytes are cleared with those of all removed files. */
export const dropUnsentDocuments = async ({ db }: Pick<Services, 'db'>): Promise<void> => {
  const now = unixNow();
  await db
    .updateTable('files')
    .set({ state: 'removed', updated_at: now })
    .where('kind', '=', 'document')
    .where('state', '=', 'ready')
    .where('updated_at', '<', now - UNSENT)
    .where(
      sql<boolean>`not exists (select from file_uses u where u.container_id = files.container_id and u.file_id = files._id)
        and not exists (select from message_drafts d where d.container_id = files.container_id and files._id = any(d.files))`,
    )
    .execute();
};
