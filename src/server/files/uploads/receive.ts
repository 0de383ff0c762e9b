import { randomBytes } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import { accept, refuse, type Outcome } from '../../../domain/fault';
import { LEAST_PART } from '../../../domain/files/upload-parts';
import { unixNow } from '../../kernel/clock';
import type { Services } from '../../kernel/context';
import type { ByteRange } from '../../kernel/storage';
import { incomingKey } from '../storage/addresses';
import { withScratch } from '../storage/scratch';
import type { UploadGrant } from './upload-link';
import { discardUpload, GONE } from './uploads';

class OtherSize extends Error {}

/** The bytes a PUT brings, by its `Content-Range`: all of them without. Null for a range that is none of this upload's. */
export const partOf = (header: string | undefined, size: number): ByteRange | null => {
  if (header === undefined) return { start: 0, end: size - 1 };
  const [start, end, whole] = (/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header) ?? []).slice(1).map(Number);
  if (start === undefined || end === undefined || whole !== size || start > end || end >= size) return null;
  // Each part is a stored object.
  return end + 1 < size && end + 1 - start < LEAST_PART ? null : { start, end };
};

/**
 * Takes the bytes of one granted PUT: an upload arrives whole or in parts, one after the other, and each byte is taken once. Answers how much
 * has arrived. A part of another size than announced ends the upload; a connection that breaks leaves it open, to go on after the last part.
 *
 * @throws StorageAway or NoSpace when there is no room for them.
 */
export const receivePart = async (services: Services, grant: UploadGrant, part: ByteRange, body: Readable): Promise<Outcome<number>> => {
  const arrived = await receivedOf(services, grant);
  if (arrived === undefined) return GONE;
  if (arrived !== part.start) return refuseAt(arrived, grant);
  const key = `${incomingKey(grant._id)}/${randomBytes(16).toString('hex')}`;
  const size = part.end + 1 - part.start;
  const outcome = await withScratch(services.config, async (folder): Promise<Outcome<null>> => {
    const file = path.join(folder, 'part');
    const whole = await spool(services, body, size, file);
    if (whole.ok) await services.storage.take(key, file);
    return whole;
  });
  if (!outcome.ok) {
    if (outcome.fault.refusal === 'upload.otherSize') await discardUpload(services, grant.container, grant._id);
    return outcome;
  }
  const received = part.end + 1;
  const row = await services.inContainer(grant.container, (tx) =>
    tx
      .updateTable('files')
      .set((value) => ({
        received,
        parts: sql<string[]>`array_append(${value.ref('parts')}, ${key})`,
        updated_at: unixNow(),
        ...(received === grant.size && { state: 'uploaded' as const }),
      }))
      .where('container_id', '=', grant.container)
      .where('_id', '=', grant._id)
      .where('state', '=', 'reserved')
      .where('received', '=', part.start)
      .returning('_id')
      .executeTakeFirst(),
  );
  if (row) return accept(received);
  // Somebody else brought the same bytes meanwhile, or the upload was ended.
  await services.storage.remove(key);
  const now = await receivedOf(services, grant);
  return now === undefined ? GONE : refuseAt(now, grant);
};

/** Writes what comes to a file of this machine; throws what its disk throws. */
const spool = async ({ space }: Services, body: Readable, size: number, file: string): Promise<Outcome<null>> => {
  let received = 0;
  async function* counted(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      received += chunk.length;
      if (received > size) throw new OtherSize();
      await space.require();
      yield chunk;
    }
    if (received !== size) throw new OtherSize();
  }
  try {
    // Ending the source would end the connection, and with it the answer that says why.
    await pipeline(body.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>, counted, createWriteStream(file));
    return accept(null);
  } catch (error) {
    if (error instanceof OtherSize) return refuse('upload.otherSize', { values: { size } });
    if (body.readableAborted) return refuse('upload.broken');
    throw error;
  }
};

/** How many bytes of an upload have arrived, from the first on; undefined for one that is not there. */
export const receivedOf = async (services: Services, grant: UploadGrant): Promise<number | undefined> => {
  const row = await services.inContainer(grant.container, (tx) =>
    tx
      .selectFrom('files')
      .select(['state', 'received'])
      .where('container_id', '=', grant.container)
      .where('_id', '=', grant._id)
      .executeTakeFirst(),
  );
  return row?.state === 'removed' ? undefined : row?.received;
};

const refuseAt = (received: number, { size }: UploadGrant) =>
  received === size ? refuse('upload.twice') : refuse('upload.otherPart', { values: { at: String(received) } });
