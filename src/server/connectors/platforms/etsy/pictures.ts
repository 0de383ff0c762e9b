import { z } from 'zod';
import { fetchPicture } from '../../picture';
import { galleryOf } from '../gallery';
import type { OutgoingImage, OutgoingProduct, TellProgress } from '../shop';
import type { EtsyClient } from './client';
import { altOf, imageShape, keyIn, type EtsyImage } from './listing';

const MOST_IMAGES = 20;

const listShape = z.object({ results: z.array(imageShape) });

const upload = async (client: EtsyClient, path: string, image: OutgoingImage, rank: number, name: string): Promise<EtsyImage> => {
  const { bytes, type } = await fetchPicture(client.connection.outside, image.src);
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(bytes)], { type }), `${rank}.${type.split('/')[1] ?? 'png'}`);
  form.set('rank', String(rank));
  form.set('alt_text', altOf(name, image.key));
  return client.upload(path, form, imageShape);
};

/**
 * Makes the gallery the listing's. Pictures the owner added stay, behind ours; of twins one stays. A listing on sale is never without pictures: what
 * is to go goes last, unless there is no room. Returns what is there, in its order.
 */
export const pushPictures = async (
  client: EtsyClient,
  id: number,
  product: OutgoingProduct,
  tell: TellProgress,
): Promise<readonly EtsyImage[]> => {
  const path = client.shop(`/listings/${id}/images`);
  const { results } = await client.get(`/listings/${id}/images`, {}, listShape);
  const gallery = galleryOf(product).slice(0, MOST_IMAGES);
  const ours = new Map<string, EtsyImage>();
  const surplus: EtsyImage[] = [];
  for (const image of results.toSorted((a, b) => a.rank - b.rank)) {
    const key = keyIn(image);
    if (key === undefined) continue;
    if (gallery.some((each) => each.key === key) && !ours.has(key)) ours.set(key, image);
    else surplus.push(image);
  }
  const others = results.filter((image) => keyIn(image) === undefined);
  const takeAway = async (): Promise<void> => {
    for (const { listing_image_id } of surplus.splice(0)) await client.remove(`${path}/${listing_image_id}`);
  };
  if (results.length + gallery.length - ours.size > MOST_IMAGES) await takeAway();
  for (const [at, image] of gallery.entries()) {
    if (ours.has(image.key)) continue;
    await tell({ part: 'pictures', done: ours.size, total: gallery.length });
    ours.set(image.key, await upload(client, path, image, at + 1, product.name));
  }
  await takeAway();
  return [...gallery.flatMap(({ key }) => ours.get(key) ?? []), ...others];
};
