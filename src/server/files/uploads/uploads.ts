import { randomBytes } from 'node:crypto';
import { sql, type UpdateObject } from 'kysely';
import { refuse } from '../../../domain/fault';
import type { FontType } from '../../../domain/files/font-rules';
import type { DocumentType } from '../../../domain/files/document-rules';
import type { ImageType, UploadAnnouncement } from '../../../domain/files/upload-rules';
import { unixNow } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import { UserError } from '../../kernel/errors';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import type { Database } from '../../db/schema';
import { incomingKey } from '../storage/addresses';
import { UPLOAD_LIFE } from './upload-link';

/** What is brought by an upload. */
export type UploadKind = 'upload' | 'font' | 'document';

interface NewUpload extends UploadAnnouncement {
  readonly kind: UploadKind;
  readonly mimetype: ImageType | FontType | DocumentType;
  readonly type: string;
  readonly sha256: string | null;
  readonly created_by: string;
}

/** Reserves the upload a link grants: a new one, or with `begun` one of theirs that is unfinished, which must be announced as before. */
export const reserveUpload = async (
  tx: Tx,
  containerId: string,
  upload: NewUpload,
  begun: string | null | undefined,
): Promise<{ _id: string; expires: number }> => {
  const now = unixNow();
  const expires = now + UPLOAD_LIFE;
  if (begun) {
    const { kind, mimetype, size, sha256, type, created_by } = upload;
    const row = await tx
      .updateTable('files')
      .set({ updated_at: now })
      .where('container_id', '=', containerId)
      .where('_id', '=', begun)
      .where('state', '<>', 'removed')
      .where((is) => is.and([is('kind', '=', kind), is('mimetype', '=', mimetype), is('size', '=', size), is('type', '=', type)]))
      .where('created_by', '=', created_by)
      .where('sha256', sha256 === null ? 'is' : '=', sha256)
      .returning('_id')
      .executeTakeFirst();
    if (!row) throw UserError.of(GONE.fault, { code: 'NOT_FOUND' });
    return { _id: begun, expires };
  }
  const _id = newId();
  await tx
    .insertInto('files')
    .values({
      _id,
      state: 'reserved',
      ...upload,
      tags: [],
      key: randomBytes(16).toString('hex'),
      image_sizes: jsonb([]),
      created_at: now,
      updated_at: now,
    })
    .execute();
  return { _id, expires };
};

/** The row of an upload, begun or finished. `settled` waits for whoever is writing it. */
export const findUpload = (services: Services, containerId: string, _id: string, kind: UploadKind, settled = false) =>
  services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('files')
      .select(['state', 'mimetype', 'key', 'parts', 'sha256'])
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .where('kind', '=', kind)
      .$if(settled, (query) => query.forUpdate())
      .executeTakeFirst(),
  );

export type Uploaded = NonNullable<Awaited<ReturnType<typeof findUpload>>>;

/** Whether an upload whose bytes are gone became a file: they are taken away once it is one. */
export const isFinished = async (services: Services, containerId: string, _id: string, kind: UploadKind): Promise<boolean> =>
  (await findUpload(services, containerId, _id, kind, true))?.state === 'ready';

/** Makes an upload a file in the container of `tx`, as `row` says. False when somebody else did so meanwhile: nothing changes then. */
export const becomeFile = async (tx: Tx, containerId: string, _id: string, row: UpdateObject<Database, 'files'>): Promise<boolean> => {
  const done = await tx
    .updateTable('files')
    .set({ ...row, state: 'ready', updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .where('state', '=', 'uploaded')
    .returning('_id')
    .executeTakeFirst();
  return done !== undefined;
};

/** Drops the bytes of an upload as they came, once it is a file. */
export const clearParts = async (services: Services, containerId: string, _id: string): Promise<void> => {
  const done = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('files')
      .select('_id')
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .where('state', 'in', ['ready', 'removed'])
      .where('parts', '<>', sql<string[]>`'{}'`)
      .executeTakeFirst(),
  );
  if (!done) return;
  await services.storage.remove(incomingKey(_id));
  await services.inContainer(containerId, (tx) =>
    tx.updateTable('files').set({ parts: [] }).where('container_id', '=', containerId).where('_id', '=', _id).execute(),
  );
};

/**
 * Ends an upload that did not become a file, with all its bytes. A file that is ready stays. It is out of everybody's reach first, then its
 * bytes go, and its row at last: whatever is cut short is found again by the row.
 */
export const discardUpload = async (services: Services, containerId: string, _id: string): Promise<void> => {
  const row = await services.inContainer(containerId, (tx) =>
    tx
      .updateTable('files')
      .set({ state: 'removed' })
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .where('state', '<>', 'ready')
      .returning('key')
      .executeTakeFirst(),
  );
  if (!row) return;
  await services.storage.remove(incomingKey(_id));
  await services.storage.remove(row.key);
  await services.inContainer(containerId, (tx) =>
    tx.deleteFrom('files').where('container_id', '=', containerId).where('_id', '=', _id).where('state', '=', 'removed').execute(),
  );
};

/** For an upload that never was, was refused, is another container's or has been cleared. */
export const GONE = refuse('upload.gone', { field: '_id' });
