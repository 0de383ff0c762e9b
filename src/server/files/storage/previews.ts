import { createHash } from 'node:crypto';
import type { Services, Tx } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { newId } from '../../db/ids';
import { jsonb } from '../../db/json';
import { IMAGE_TYPES, isImageType } from '../../../domain/files/upload-rules';
import { asDrawn, makePreviewRenditions } from '../pictures/renditions';
import { fileRow, toPicture, type FilePicture, type FileRow } from '../rows';
import { sign } from '../../kernel/keys';
import { uploadsKey } from '../uploads/secret';
import { storePicture, type StoredPicture } from './stored-picture';

/** A picture the server drew, with what it was drawn from. */
interface GeneratedPicture {
  readonly buffer: Buffer;
  readonly mimetype: string;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** What is drawn: a `preview` for the screen, with smaller renditions, or the `print` file itself. */
type GeneratedKind = 'preview' | 'print';

export interface StoredPreview extends StoredPicture {
  readonly kind: GeneratedKind;
  readonly contentHash: string;
  readonly mimetype: string;
}

/** SHA-256 of a value's JSON, hex: names what a drawn picture shows. */
export const contentHash = (...content: readonly unknown[]): string => createHash('sha256').update(JSON.stringify(content)).digest('hex');

/** The picture drawn from the same content before, in the container of `tx`. */
export const findPreview = (tx: Tx, containerId: string, hash: string): Promise<FileRow | undefined> =>
  tx.selectFrom('files').select(fileRow).where('container_id', '=', containerId).where('content_hash', '=', hash).executeTakeFirst();

/** The pictures drawn from such contents before, by what names them. */
export const findPreviews = async (tx: Tx, containerId: string, hashes: readonly string[]): Promise<ReadonlyMap<string, FilePicture>> => {
  if (hashes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'width', 'height', 'image_sizes', 'content_hash'])
    .where('container_id', '=', containerId)
    .where('content_hash', 'in', hashes)
    .execute();
  return new Map(rows.map(({ content_hash, ...row }) => [content_hash ?? '', toPicture(row)]));
};

/**
 * Writes a drawn picture and its renditions, to be recorded by `recordPreview`. Its address follows from container and content by a
 * secret key: nobody guesses it, and drawing the same again writes the same bytes to the same place.
 */
export const storeGenerated = async (
  services: Services,
  containerId: string,
  hash: string,
  drawn: GeneratedPicture,
  kind: GeneratedKind = 'preview',
): Promise<StoredPreview> => {
  if (!isImageType(drawn.mimetype)) throw new Error(`No picture type: ${drawn.mimetype}`);
  const key = sign(await uploadsKey(services.config), kind, containerId, hash).slice(0, 32);
  const picture = { type: drawn.mimetype, bytes: drawn.buffer, width: drawn.width, height: drawn.height };
  const renditions = kind === 'print' ? [asDrawn(picture)] : await makePreviewRenditions(picture);
  const stored = await storePicture(services.storage, key, renditions);
  return { ...stored, kind, contentHash: hash, mimetype: drawn.mimetype };
};

/** Makes the row of a stored picture; the one that is there already when somebody else drew the same meanwhile. */
export const recordPreview = async (tx: Tx, containerId: string, preview: StoredPreview, created_by: string | null): Promise<FileRow> => {
  const now = unixNow();
  const { contentHash: content_hash, kind, mimetype, key, size, width, height, image_sizes } = preview;
  const extension = isImageType(mimetype) ? IMAGE_TYPES[mimetype].extension : 'png';
  await tx
    .insertInto('files')
    .values({
      _id: newId(),
      kind,
      state: 'ready',
      type: kind,
      filename: `${kind}.${extension}`,
      mimetype,
      size,
      width,
      height,
      tags: [],
      key,
      content_hash,
      image_sizes: jsonb(image_sizes),
      created_by,
      created_at: now,
      updated_at: now,
    })
    .onConflict((conflict) => conflict.columns(['container_id', 'content_hash']).where('content_hash', 'is not', null).doNothing())
    .execute();
  const row = await findPreview(tx, containerId, content_hash);
  if (!row) throw new Error('A preview that was just recorded is missing.');
  return row;
};
