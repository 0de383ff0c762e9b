import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import { incomingKey } from '../storage/addresses';
import { storageOf } from '../storage/storage';
import type { UploadGrant } from './upload-link';
import { discardUpload, GONE } from './uploads';

class OtherSize extends Error {}

/** What a connection that broke is told by. */
const BROKEN: ReadonlySet<string | undefined> = new Set(['ECONNRESET', 'ERR_STREAM_PREMATURE_CLOSE']);

/**
 * Takes the bytes of one granted PUT. Of two at once, or one after the other, a single one is taken. Bytes of another size than announced
 * end the upload; a connection that breaks leaves it open for another try. Throws what the disk throws.
 */
export const receiveUpload = async (services: Services, grant: UploadGrant, body: Readable): Promise<Outcome<null>> => {
  const storage = storageOf(services.config);
  const state = await stateOf(services, grant);
  if (state !== 'reserved') return refuseState(state);
  const arriving = `${incomingKey(grant._id)}.${randomBytes(6).toString('hex')}`;
  let received = 0;
  try {
    await storage.receive(arriving, body, async (chunk) => {
      received += chunk.length;
      if (received > grant.size) throw new OtherSize();
      await services.space.require();
    });
    if (received !== grant.size) throw new OtherSize();
  } catch (error) {
    await storage.remove(arriving);
    if (!(error instanceof OtherSize)) {
      if (BROKEN.has((error as NodeJS.ErrnoException).code)) return refuse('upload.broken');
      throw error;
    }
    await discardUpload(services, grant.container, grant._id);
    return refuse('upload.otherSize', { values: { size: grant.size } });
  }
  const taken = await services.inContainer(grant.container, async (tx) => {
    const row = await tx
      .updateTable('files')
      .set({ state: 'uploaded', updated_at: unixNow() })
      .where('container_id', '=', grant.container)
      .where('_id', '=', grant._id)
      .where('state', '=', 'reserved')
      .returning('_id')
      .executeTakeFirst();
    if (row) await storage.move(arriving, incomingKey(grant._id));
    return row !== undefined;
  });
  if (taken) return accept(null);
  await storage.remove(arriving);
  return refuseState('uploaded');
};

const stateOf = async (services: Services, grant: UploadGrant): Promise<string | undefined> => {
  const row = await services.inContainer(grant.container, (tx) =>
    tx.selectFrom('files').select('state').where('container_id', '=', grant.container).where('_id', '=', grant._id).executeTakeFirst(),
  );
  return row?.state;
};

const refuseState = (state: string | undefined) => (state === undefined || state === 'removed' ? GONE : refuse('upload.twice'));
