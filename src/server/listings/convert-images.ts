import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { IMAGE_TYPES, isImageType } from '../../domain/files/upload-rules';
import { ConnectorError } from '../connectors/connector';
import { fetchPicture } from '../connectors/picture';
import { jsonb } from '../db/json';
import { storageKey } from '../files/storage/addresses';
import { withScratch } from '../files/storage/scratch';
import { keepSent, takeSent, type SentPicture } from '../files/sent';
import { unixNow } from '../kernel/clock';
import type { RequestContext, Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { operation, type MutationOperations } from '../kernel/operation';
import { SentFile } from '../kernel/sent-file';
import { outsideOfNobody } from '../outside';
import { asAnswers, itemInfoRow, listingsOf, type ItemInfoRow } from './rows';
import { useFiles } from './save';

type Image = ItemInfoRow['images'][number];

/** Pictures one call brings in. */
const MOST = 20;

const findListing = (tx: Tx, containerId: string, _id: string) =>
  tx.selectFrom('item_infos').select(itemInfoRow).where('container_id', '=', containerId).where('_id', '=', _id.trim());

const missing = (): UserError => new UserError('listing.missing', { code: 'NOT_FOUND', field: '_id' });

/** A picture is named by its file, one from elsewhere by its address. */
const isNamed =
  (names: readonly string[]) =>
  ({ _id, src }: Image): boolean =>
    names.includes(_id ?? src) || names.includes(src);

/** The folder of files a picture's address of ours is in; null for one from elsewhere. */
const folderOf = (src: string, origin: string): string | null => {
  const local = src.startsWith(`${origin}/`) ? src.slice(origin.length) : src;
  return storageKey(local)?.split('/')[0] ?? null;
};

const bring = async (context: RequestContext, src: string): Promise<SentPicture> =>
  withScratch(context.services.config, async (folder) => {
    const host = new URL(src).host;
    const { bytes, type } = await fetchPicture(await outsideOfNobody(context.services), src).catch((error: unknown) => {
      throw error instanceof ConnectorError
        ? new UserError(error.refusal as 'shop.noPicture', { field: 'image_id', values: { host, ...error.values } })
        : error;
    });
    const file = path.join(folder, 'picture');
    await writeFile(file, bytes);
    const name = decodeURIComponent(new URL(src).pathname.split('/').at(-1) ?? '').slice(0, 200) || 'picture';
    const filename = isImageType(type) && !/\.\w+$/u.test(name) ? `${name}.${IMAGE_TYPES[type].extension}` : name;
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    return takeSent(context, new SentFile({ filename, mimetype: type, size: bytes.length, sha256, path: file }), 'image_id');
  });

/**
 * Makes pictures of a listing files of the container. What lies here already is found by its address; what lies elsewhere is fetched, once for each
 * address.
 */
export const convertItemImages: MutationOperations['convertItemImages'] = operation({
  rule: { module: 'item_info', access: 'update' },
  prepare: async ({ _id, image_id, images_remove }, context) => {
    const { services, container, origin } = context;
    const row = await services.inContainer(container._id, (tx) => findListing(tx, container._id, _id).executeTakeFirst());
    if (!row) throw missing();
    const goes = isNamed((images_remove ?? []).map((id) => id.trim()));
    const named = image_id?.trim() ? row.images.filter(isNamed([image_id.trim()])) : row.images.filter((image) => !goes(image));
    if (image_id?.trim() && named.length === 0) throw new UserError('listing.imageUnknown', { code: 'NOT_FOUND', field: 'image_id' });
    const strange = [
      ...new Set(
        named.flatMap(({ _id: id, src }) => (id === null && folderOf(src, origin) === null && /^https?:/u.test(src) ? [src] : [])),
      ),
    ];
    if (strange.length > MOST) throw new UserError('request.tooMany', { field: '_id', values: { most: MOST } });
    const brought = new Map<string, SentPicture>();
    for (const src of strange) brought.set(src, await bring(context, src));
    return brought;
  },
  run: async (tx, { _id, image_id, images_remove }, { container, origin }, brought: ReadonlyMap<string, SentPicture>) => {
    const row = await findListing(tx, container._id, _id).forUpdate().executeTakeFirst();
    if (!row) throw missing();
    await keepSent(tx, container._id, brought.values());
    const named = image_id?.trim() ? isNamed([image_id.trim()]) : () => true;
    const kept = row.images.filter((image) => !isNamed((images_remove ?? []).map((id) => id.trim()))(image));
    const own = await filesIn(
      tx,
      container._id,
      kept.flatMap(({ src }) => folderOf(src, origin) ?? []),
    );
    const images = kept.map((image): Image => {
      if (image._id !== null || !named(image)) return image;
      const file = brought.get(image.src)?._id ?? own.get(folderOf(image.src, origin) ?? '');
      return file === undefined ? image : { _id: file, src: brought.get(image.src)?.src ?? image.src };
    });
    const saved = await tx
      .updateTable('item_infos')
      .set({ images: jsonb(images), updated_at: unixNow() })
      .where('container_id', '=', container._id)
      .where('_id', '=', row._id)
      .returning(itemInfoRow)
      .executeTakeFirstOrThrow();
    await useFiles(tx, container._id, saved);
    return asAnswers(listingsOf(tx, container._id).where('listing._id', '=', row._id)).executeTakeFirstOrThrow();
  },
});

/** Ready files of the container, by the folder they lie in. */
const filesIn = async (tx: Tx, containerId: string, folders: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  if (folders.length === 0) return new Map();
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'key'])
    .where('container_id', '=', containerId)
    .where('key', 'in', folders)
    .where('state', '=', 'ready')
    .orderBy('_id')
    .forShare()
    .execute();
  return new Map(rows.map(({ _id, key }) => [key, _id]));
};
