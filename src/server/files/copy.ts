import { randomBytes } from 'node:crypto';
import type { Services, Tx } from '../kernel/context';
import { newId } from '../db/ids';
import { insertRows, updateRows } from '../db/many-rows';
import { unixNow } from '../kernel/clock';
import type { FileTable } from './tables';

/** Pictures one call copies. */
const MOST = 200;

/** A picture of one container on its way into another. */
export interface PictureCopy {
  /** Of the copy. */
  readonly _id: string;
  readonly filename: string;
  /** Whether its bytes are there. */
  readonly stored: boolean;
}

const COPIED = [
  '_id',
  'kind',
  'type',
  'filename',
  'mimetype',
  'size',
  'width',
  'height',
  'key',
  'image_sizes',
] as const satisfies readonly (keyof FileTable)[];

const copyObjects = async ({ storage }: Services, from: string, to: string): Promise<boolean> => {
  let copied = 0;
  for await (const { key } of storage.list(`${from}/`)) {
    const opened = await storage.open(key);
    if (opened === null) continue;
    await storage.write(`${to}/${key.slice(from.length + 1)}`, opened.stream);
    copied += 1;
  }
  return copied > 0;
};

/**
 * Copies the bytes of pictures into another container, each with a row that is reserved like an upload that was begun: where nobody goes on, it is
 * cleared like one. By the ids of the pictures that are there.
 */
export const copyPictures = async (
  services: Services,
  { from, to }: { readonly from: string; readonly to: string },
  ids: readonly string[],
): Promise<ReadonlyMap<string, PictureCopy>> => {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return new Map();
  const rows = await services.inContainer(from, (tx) =>
    tx
      .selectFrom('files')
      .select(COPIED)
      .where('container_id', '=', from)
      .where('_id', 'in', wanted)
      .where('state', '=', 'ready')
      .orderBy('_id')
      .execute(),
  );
  const now = unixNow();
  const copies = rows.slice(0, MOST).map(({ _id, key, image_sizes, ...row }) => {
    const folder = randomBytes(16).toString('hex');
    const sizes = image_sizes.map((size) => ({ ...size, url: size.url.replace(key, folder) }));
    return {
      of: _id,
      from: key,
      row: {
        ...row,
        _id: newId(),
        key: folder,
        image_sizes: sizes,
        state: 'reserved' as const,
        tags: [],
        created_at: now,
        updated_at: now,
      },
    };
  });
  await services.inContainer(to, (tx) =>
    insertRows(
      tx,
      'files',
      copies.map(({ row }) => row),
    ),
  );
  const known = new Map<string, PictureCopy>(rows.map(({ _id, filename }) => [_id, { _id: '', filename, stored: false }]));
  for (const { of, from: key, row } of copies)
    known.set(of, { _id: row._id, filename: row.filename, stored: await copyObjects(services, key, row.key) });
  return known;
};

/** Makes copies files of the container of `tx`. */
export const recordCopies = (tx: Tx, containerId: string, copies: readonly PictureCopy[], created_by: string): Promise<void> =>
  updateRows(
    tx,
    'files',
    containerId,
    copies.filter(({ stored }) => stored).map(({ _id }) => ({ _id, state: 'ready' as const, created_by, updated_at: unixNow() })),
  );
