import type { OutgoingProduct, TellProgress } from '../shop';
import { imageName, pictureIn, productShape, type WooProduct } from './body';
import { galleryOf } from '../gallery';
import type { WooClient } from './client';
import { Pace, untilDone } from './pace';

/** The shop fetches and resizes pictures within the request; nothing is to be seen of them until all of it are there. */
const QUIET_MS = 60_000;

const MOST_AT_ONCE = 5;

interface ImageBody {
  readonly id?: number;
  readonly src?: string;
  readonly name?: string;
  readonly alt?: string;
  readonly position: number;
}

/** Makes the product's gallery the listing's, a few new pictures with each request. Returns the product as it then is. */
export const pushPictures = async (
  client: WooClient,
  product: OutgoingProduct,
  before: WooProduct,
  tell: TellProgress,
): Promise<WooProduct> => {
  const gallery = galleryOf(product);
  const pace = new Pace(1, MOST_AT_ONCE);
  let held = before;
  // What the shop said it took; one that gives pictures names of its own is not asked again.
  const taken = new Set<string>();
  for (let ordered = false; ;) {
    const missing = gallery.filter(({ key }) => !taken.has(key) && !pictureIn(held.images, key));
    const step = new Set(missing.slice(0, pace.amount).map(({ key }) => key));
    const images = gallery.flatMap(({ key, src }, position): readonly ImageBody[] => {
      const known = pictureIn(held.images, key);
      if (known) return [{ id: known.id, position }];
      return step.has(key) ? [{ src, name: imageName(product, key), alt: product.name, position }] : [];
    });
    if (step.size === 0 && (ordered || sameOrder(images, held))) return held;
    if (step.size > 0) await tell({ part: 'pictures', done: gallery.length - missing.length, total: gallery.length });
    const answer = await pace.measure(Math.max(1, step.size), () => client.write('PUT', `/products/${held.id}`, { images }, productShape));
    held = answer ?? (await untilTaken(client, held, step));
    if (answer) for (const key of step) taken.add(key);
    ordered = answer !== undefined && step.size === 0;
  }
};

const sameOrder = (images: readonly ImageBody[], { images: held }: WooProduct): boolean =>
  images.map(({ id }) => id).join() === held.map(({ id }) => id).join();

/** After an answer that got lost: the product once it has the pictures, or when it is clear that it does not get them any more. */
const untilTaken = (client: WooClient, { id }: WooProduct, keys: ReadonlySet<string>): Promise<WooProduct> =>
  untilDone(async () => (await client.get(`/products/${id}`, {}, productShape)).data, {
    done: ({ images }) => [...keys].every((key) => pictureIn(images, key)),
    trace: ({ images }) => images.length,
    quietMs: QUIET_MS,
    signal: client.signal,
  });
