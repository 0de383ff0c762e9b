import { z } from 'zod';
import { galleryOf } from '../gallery';
import type { OutgoingImage, OutgoingProduct, TellProgress } from '../shop';
import type { BigClient } from './client';

const imageShape = z.object({ id: z.number().int(), description: z.string().catch('') });

/** An image's description ends in its key, so that a later push knows it again and does not send it twice. */
const descriptionOf = ({ name }: OutgoingProduct, { key }: OutgoingImage): string => `${name} [${key}]`;

const KEYED = /\[[^[\]]+\]$/;

/** Makes the product's pictures the listing's, one with each call: BigCommerce fetches it meanwhile. Others are the owner's, and stay. */
export const pushImages = async (client: BigClient, product: OutgoingProduct, id: number, tell: TellProgress): Promise<void> => {
  const path = `/v3/catalog/products/${id}/images`;
  const held = await client.all(path, {}, imageShape);
  const gallery = galleryOf(product);
  const isOf = (image: OutgoingImage, description: string): boolean => description.endsWith(`[${image.key}]`);
  for (const [index, image] of gallery.entries()) {
    if (held.some(({ description }) => isOf(image, description))) continue;
    await tell({ part: 'pictures', done: index, total: gallery.length });
    const body = { image_url: image.src, description: descriptionOf(product, image), sort_order: index, is_thumbnail: index === 0 };
    await client.write('POST', path, body, z.object({ data: imageShape }), product.item_info_id);
  }
  for (const each of held)
    if (KEYED.test(each.description) && !gallery.some((image) => isOf(image, each.description)))
      await client.remove(`${path}/${each.id}`, product.item_info_id);
};
