import { buffer } from 'node:stream/consumers';
import type { Selectable } from 'kysely';
import type { File, ImageSize } from '../../contract/generated/resolvers';
import { IMAGE_TYPES, isImageType } from '../../domain/files/upload-rules';
import type { Services, Tx } from '../kernel/context';
import { isId } from '../db/ids';
import type { FileTable } from './tables';
import { UserError } from '../kernel/errors';
import { DOCUMENT_TYPES, isDocumentType } from '../../domain/files/document-rules';
import { attachmentKey, attachmentUrl, fileUrl, storageKey } from './storage/addresses';
import { imageUrl, rendition, SCENE_RENDITION, type ImageSizeName } from '../../domain/files/image-sizes';

/** Columns the API shows of a file. */
export const fileRow = [
  '_id',
  'key',
  'type',
  'filename',
  'sku',
  'mimetype',
  'size',
  'width',
  'height',
  'tags',
  'status',
  'image_sizes',
  'created_by',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof FileTable)[];

export type FileRow = Pick<Selectable<FileTable>, (typeof fileRow)[number]>;

/** The file's own address: an SVG as it was drawn, any other picture as its original, a document to be saved. */
const addressOf = ({ key, mimetype }: Pick<FileRow, 'key' | 'mimetype'>): string => {
  if (isDocumentType(mimetype)) return attachmentUrl(key);
  return mimetype === 'image/svg+xml'
    ? fileUrl(key, 'source', 'svg')
    : fileUrl(key, 'original', isImageType(mimetype) ? IMAGE_TYPES[mimetype].extension : 'png');
};

/** What the design collection is made of: uploads of this type. */
export const COLLECTION = 'design';

/** `used`: how many things need the file; what the server draws itself is not counted. */
export const toFile = ({ key, type, used = 0, ...row }: FileRow & { readonly used?: number }): File => {
  const url = addressOf({ key, mimetype: row.mimetype });
  return { ...row, used, url, path: storageKey(url) ?? url, mask: type === COLLECTION ? COLLECTION : 'image' };
};

/** A picture as mockups keep it: id, address, size and renditions, all as the file's row has them. */
export interface FilePicture {
  readonly _id: string;
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly image_sizes: ImageSize[];
}

export const toPicture = ({ _id, width, height, image_sizes }: Pick<FileRow, '_id' | 'width' | 'height' | 'image_sizes'>): FilePicture => ({
  _id,
  url: imageUrl(image_sizes, 'original') ?? '',
  width: width ?? 0,
  height: height ?? 0,
  image_sizes,
});

/**
 * The ready files among `ids` that belong to the container, previews included, by id. Foreign ids are simply not there.
 * `keep` holds them until the transaction ends: nobody removes them before their use is recorded.
 */
export const findPictures = async (
  tx: Tx,
  containerId: string,
  ids: Iterable<string>,
  { keep = false } = {},
): Promise<Map<string, FilePicture>> => {
  const wanted = [...new Set(ids)].filter(isId);
  if (wanted.length === 0) return new Map();
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'width', 'height', 'image_sizes'])
    .where('container_id', '=', containerId)
    .where('_id', 'in', wanted)
    .where('state', '=', 'ready')
    .where('kind', '<>', 'document')
    .orderBy('_id')
    .$if(keep, (query) => query.forShare())
    .execute();
  return new Map(rows.map((row) => [row._id, toPicture(row)]));
};

/** Bytes of one rendition of a file of the container. Throws `UserError` NOT_FOUND for a foreign, unfinished or missing one. */
export const readFileBytes = async (
  services: Services,
  containerId: string,
  fileId: string,
  size: ImageSizeName = SCENE_RENDITION,
): Promise<Buffer> => {
  const pictures = await services.inContainer(containerId, (tx) => findPictures(tx, containerId, [fileId]));
  const url = imageUrl(pictures.get(fileId)?.image_sizes ?? [], size);
  const key = url === undefined ? null : storageKey(url);
  const found = key === null ? null : await services.storage.open(key);
  if (found === null) throw new UserError('file.missing', { code: 'NOT_FOUND' });
  return buffer(found.stream);
};

/** What is sent of a file that goes with a message: a document as it came, of a picture its original, as which it is drawn everywhere. */
export const readAttachment = async (
  services: Services,
  containerId: string,
  fileId: string,
): Promise<{ readonly bytes: Buffer; readonly mime: string; readonly ending: string }> => {
  const row = await services.inContainer(containerId, (tx) =>
    tx
      .selectFrom('files')
      .select(['key', 'mimetype', 'image_sizes'])
      .where('container_id', '=', containerId)
      .where('_id', '=', fileId)
      .where('state', '=', 'ready')
      .executeTakeFirst(),
  );
  const mime = row?.mimetype ?? '';
  if (row && isDocumentType(mime)) {
    const found = await services.storage.open(attachmentKey(row.key));
    if (found === null) throw new UserError('file.missing', { code: 'NOT_FOUND' });
    return { bytes: await buffer(found.stream), mime, ending: DOCUMENT_TYPES[mime].extension };
  }
  const bytes = await readFileBytes(services, containerId, fileId, 'original');
  const ending =
    imageUrl(row?.image_sizes ?? [], 'original')
      ?.split('.')
      .at(-1) ?? 'png';
  const type = Object.entries(IMAGE_TYPES).find(([, { extension }]) => extension === ending)?.[0] ?? 'image/png';
  return { bytes, mime: type, ending };
};

/**
 * Where one rendition of each of the container's files lies on this machine, and its size in pixels. Throws `UserError` NOT_FOUND for a
 * foreign, unfinished or missing one.
 */
export const findFilePaths = async (
  services: Services,
  containerId: string,
  ids: readonly string[],
  size: ImageSizeName = SCENE_RENDITION,
): Promise<Map<string, { path: string; width: number; height: number }>> => {
  const pictures = await services.inContainer(containerId, (tx) => findPictures(tx, containerId, ids));
  const found = ids.map(async (id) => {
    const picture = rendition(pictures.get(id)?.image_sizes ?? [], size);
    const key = picture && storageKey(picture.url);
    const path = key ? await services.storage.localPath(key) : null;
    if (!picture || path === null) throw new UserError('file.missing', { code: 'NOT_FOUND' });
    const { width, height } = picture;
    return [id, { path, width, height }] as const;
  });
  return new Map(await Promise.all(found));
};
