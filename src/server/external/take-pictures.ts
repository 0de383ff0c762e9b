import { z } from 'zod';
import type { LeftOut } from '../../domain/listing/import';
import { tellChanged } from '../db/channel';
import { jsonb } from '../db/json';
import { recordPreview } from '../files';
import { toPicture, type FilePicture } from '../files/rows';
import type { StoredPreview } from '../files/storage/previews';
import type { Errand } from '../jobs/kind';
import { MINUTE, unixNow } from '../kernel/clock';
import type { Services, Tx } from '../kernel/context';
import { itemInfoRow, type ItemInfoRow } from '../listings/rows';
import { useFiles } from '../listings/save';
import { takePicture } from '../sourcing/pictures';

export const TAKE_PICTURES = 'take_shop_pictures';

/** Pictures of one listing that are fetched. */
const MOST = 60;
/** Milliseconds after which no further picture is fetched. */
const MOST_FETCHING = 5 * MINUTE * 1000;

const payloadShape = z.object({ container_id: z.string(), item_info_id: z.string(), user_id: z.string() });

const readListing = (tx: Tx, containerId: string, id: string) =>
  tx.selectFrom('item_infos').select(itemInfoRow).where('container_id', '=', containerId).where('_id', '=', id);

/** A picture that is still where its shop shows it. */
const isOutside = (id: string | null | undefined, src: string): boolean => !id && /^https?:\/\//u.test(src);

const addressesOf = ({ images, attribute_specifics_modify }: ItemInfoRow): readonly string[] => [
  ...new Set([
    ...images.flatMap(({ _id, src }) => (isOutside(_id, src) ? [src] : [])),
    ...attribute_specifics_modify.flatMap(({ image }) => (image && isOutside(image._id, image.url) ? [image.url] : [])),
  ]),
];

/** How many pictures could not be fetched is told where the product is; 0: all could. */
const tellMissing = async (tx: Tx, containerId: string, listing: string, count: number): Promise<void> => {
  const rows = await tx
    .selectFrom('external_products')
    .select(['_id', 'left_out'])
    .where('container_id', '=', containerId)
    .where('item_info_id', '=', listing)
    .execute();
  for (const { _id, left_out } of rows) {
    const others = left_out.filter(({ code }) => code !== 'pictures');
    const left: readonly LeftOut[] = count > 0 ? [...others, { code: 'pictures', count }] : others;
    if (left.length === left_out.length && count === 0) continue;
    await tx
      .updateTable('external_products')
      .set({ left_out: jsonb([...left]), updated_at: unixNow() })
      .where('container_id', '=', containerId)
      .where('_id', '=', _id)
      .execute();
  }
};

/** Puts files in the place of addresses, where the listing still has these. */
const keepPictures = async (
  tx: Tx,
  containerId: string,
  userId: string,
  listing: string,
  stored: ReadonlyMap<string, StoredPreview>,
): Promise<void> => {
  const row = await readListing(tx, containerId, listing).forUpdate().executeTakeFirst();
  if (!row) return;
  const files = new Map<string, FilePicture>();
  for (const [src, each] of stored) files.set(src, toPicture(await recordPreview(tx, containerId, each, userId)));
  const images = row.images.map(({ _id, src }) => {
    const file = isOutside(_id, src) ? files.get(src) : undefined;
    return file ? { _id: file._id, src: file.url } : { _id, src };
  });
  const variants = row.attribute_specifics_modify.map((variant) => {
    const file = variant.image && isOutside(variant.image._id, variant.image.url) ? files.get(variant.image.url) : undefined;
    if (!file || !variant.image) return variant;
    const sizes = file.image_sizes.filter(({ name }) => name !== 'original');
    return { ...variant, image: { ...variant.image, _id: file._id, url: file.url, sizes } };
  });
  const saved = await tx
    .updateTable('item_infos')
    .set({ images: jsonb(images), attribute_specifics_modify: jsonb(variants), updated_at: unixNow() })
    .where('container_id', '=', containerId)
    .where('_id', '=', listing)
    .returning(itemInfoRow)
    .executeTakeFirstOrThrow();
  await useFiles(tx, containerId, saved);
};

const take = async (
  services: Services,
  { container_id, item_info_id, user_id }: z.infer<typeof payloadShape>,
  signal: AbortSignal,
): Promise<void> => {
  const row = await services.inContainer(container_id, (tx) => readListing(tx, container_id, item_info_id).executeTakeFirst());
  if (!row) return;
  const wanted = addressesOf(row);
  const stored = new Map<string, StoredPreview>();
  const until = Date.now() + MOST_FETCHING;
  for (const src of wanted.slice(0, MOST)) {
    signal.throwIfAborted();
    if (Date.now() > until) break;
    const picture = await takePicture(services, container_id, src);
    if (picture) stored.set(src, picture);
  }
  await services.inContainer(container_id, async (tx) => {
    if (stored.size > 0) await keepPictures(tx, container_id, user_id, item_info_id, stored);
    await tellMissing(tx, container_id, item_info_id, wanted.length - stored.size);
    await tellChanged(tx, container_id, ['listings', 'files']);
  });
};

/**
 * Makes pictures of a listing that came from its shop files of the container: read by the same checked way as any picture from outside, and drawn anew.
 * Until then the listing names where the shop shows them.
 */
export const takeShopPictures: Errand = {
  name: TAKE_PICTURES,
  priority: 10,
  perform: (services, payload, signal) => take(services, payloadShape.parse(payload), signal),
};
