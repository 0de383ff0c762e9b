import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services, Tx } from '../../kernel/context';
import { unixNow } from '../../kernel/clock';
import { habitsOf, sleep } from '../faults';
import { fetchPicture, NotFetched } from '../fetching';
import type { ImageInput } from './product-input';
import { RestError } from './rest-error';
import { shopOf } from './rest-request';
import { websiteOf, type Shop } from './shops';

const MAX_IMAGE_BYTES = 30 * 1024 * 1024;
const SHOWABLE = /^image\/(png|jpeg|webp)$/;

interface Picture {
  readonly name: string;
  readonly alt: string;
  readonly mimetype: string;
  readonly bytes: Buffer;
}

const refuse = (src: string, why: string): RestError =>
  new RestError(400, 'woocommerce_product_image_upload_error', `Error getting remote image ${src}. Error: ${why}`);

/** Fetches a picture by its address, as a real shop does when a product is pushed with `images: [{src}]`. */
const sideload = async (shop: Shop, request: FastifyRequest, image: { src: string; name?: string; alt?: string }): Promise<Picture> => {
  const limits = { types: SHOWABLE, most: MAX_IMAGE_BYTES };
  const fetched = await fetchPicture(shop.origin, request, image.src, limits).catch((error: unknown) => {
    throw error instanceof NotFetched ? refuse(image.src, error.message) : error;
  });
  return { ...fetched, name: image.name ?? fetched.name, alt: image.alt ?? '' };
};

/** Returns the new image's id. */
const storePicture = async (tx: Tx, shop: Shop, picture: Picture): Promise<number> => {
  const row = await tx
    .insertInto('sandbox_images')
    .values({ shop: shop.slug, ...picture, created_at: unixNow() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
};

/** A picture the shop has already, or one fetched just now and not stored yet. */
export type ReadyImage = number | Picture;

/** Fetches what has to be fetched before a transaction is open, one after the other and within the request, as real shops do. */
export const readyImages = async (request: FastifyRequest, images: readonly ImageInput[]): Promise<ReadyImage[]> => {
  const ready: ReadyImage[] = [];
  for (const image of images) {
    if (!('id' in image)) await sleep(habitsOf(request).picture_ms ?? 0);
    ready.push('id' in image ? image.id : await sideload(shopOf(request), request, image));
  }
  return ready;
};

export const storeImages = async (tx: Tx, shop: Shop, images: readonly ReadyImage[]): Promise<number[]> => {
  const ids: number[] = [];
  for (const image of images) ids.push(typeof image === 'number' ? image : await storePicture(tx, shop, image));
  return ids;
};

export const imageUrl = (shop: Shop, id: number): string => `${websiteOf(shop)}/media/${id}`;

/** Serves the shop's own copies. */
export const mediaRoutes = (scope: FastifyInstance, services: Services): void => {
  scope.get<{ Params: { shop: string; id: string } }>('/:shop/media/:id', async (request, reply) => {
    const id = /^\d{1,9}$/.test(request.params.id) ? Number(request.params.id) : 0;
    const image = await services.db
      .selectFrom('sandbox_images')
      .select(['mimetype', 'bytes'])
      .where('shop', '=', request.params.shop)
      .where('id', '=', id)
      .executeTakeFirst();
    if (!image) return reply.code(404).type('text/plain').send('This image doesn’t exist.');
    return reply
      .type(image.mimetype)
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .send(image.bytes);
  });
};
