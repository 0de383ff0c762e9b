import { randomBytes } from 'node:crypto';
import type { UpdateObject } from 'kysely';
import { refuse } from '../../../domain/fault';
import type { FontType } from '../../../domain/files/font-rules';
import type { ImageType, UploadAnnouncement } from '../../../domain/files/upload-rules';
import { unixNow } from '../../kernel/clock';
import type { Services, Tx } from '../../kernel/context';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import type { Database } from '../../db/schema';
import { incomingKey } from '../storage/addresses';
import { storageOf } from '../storage/storage';
import { UPLOAD_LIFE } from './upload-link';

/** How long an unfinished upload, or the bytes of a removed file, stay beyond a link's life, in seconds. */
const GRACE = 60 * 60;

/** Remains cleared in passing by one new upload. */
const CLEARED_AT_ONCE = 20;

/** Reserves an upload for the container of `tx` and says what its link may grant. */
export const reserveUpload = async (
  tx: Tx,
  upload: UploadAnnouncement & { kind: 'upload' | 'font'; mimetype: ImageType | FontType; type: string; created_by: string },
): Promise<{ _id: string; expires: number }> => {
  const now = unixNow();
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
  return { _id, expires: now + UPLOAD_LIFE };
};

/** The row of an upload, begun or finished. `settled` waits for whoever is writing it. */
export const findUpload = (services: Services, containerId: string, _id: string, kind: 'upload' | 'font', settled = false) =>
  services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('files')
      .select(['state', 'mimetype', 'key'])
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .where('kind', '=', kind)
      .$if(settled, (query) => query.forUpdate())
      .executeTakeFirst(),
  );

/** Whether an upload whose bytes are gone became a file: whoever finishes it at the same moment takes them away before it says so. */
export const isFinished = async (services: Services, containerId: string, _id: string, kind: 'upload' | 'font'): Promise<boolean> =>
  (await findUpload(services, containerId, _id, kind, true))?.state === 'ready';

/**
 * Makes an upload a file in the container of `tx`, as `row` says, and drops the bytes as they came. False when somebody else did so
 * meanwhile: nothing changes then.
 */
export const becomeFile = async (
  services: Services,
  tx: Tx,
  containerId: string,
  _id: string,
  row: UpdateObject<Database, 'files'>,
): Promise<boolean> => {
  const done = await tx
    .updateTable('files')
    .set({ ...row, state: 'ready', updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('_id', '=', _id)
    .where('state', '=', 'uploaded')
    .returning('_id')
    .executeTakeFirst();
  if (done) await storageOf(services.config).remove(incomingKey(_id));
  return done !== undefined;
};

/** Clears what no file of the container needs: uploads begun and never finished, files removed a while ago. Rows first, then bytes. */
export const clearRemains = async (services: Services, containerId: string): Promise<void> => {
  const abandoned = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('files')
      .select('_id')
      .where('container_id', '=', containerId)
      .where('state', '<>', 'ready')
      .where('updated_at', '<', unixNow() - UPLOAD_LIFE - GRACE)
      .limit(CLEARED_AT_ONCE)
      .execute(),
  );
  for (const { _id } of abandoned) await discardUpload(services, containerId, _id);
};

/** Ends an upload that did not become a file, with all its bytes. A file that is ready stays. */
export const discardUpload = async (services: Services, containerId: string, _id: string): Promise<void> => {
  const row = await services.inContainer(containerId, (tx) =>
    tx
      .deleteFrom('files')
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .where('state', '<>', 'ready')
      .returning('key')
      .executeTakeFirst(),
  );
  if (!row) return;
  const storage = storageOf(services.config);
  await storage.remove(incomingKey(_id));
  await storage.remove(row.key);
};

/** For an upload that never was, was refused, is another container's or has been cleared. */
export const GONE = refuse('upload.gone', { field: '_id' });
