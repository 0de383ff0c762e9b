import type { OutgoingImage, OutgoingProduct } from './shop';

/** The listing's pictures, then those of its variants. Each once. */
export const galleryOf = ({ images, variants }: Pick<OutgoingProduct, 'images' | 'variants'>): readonly OutgoingImage[] => [
  ...new Map([...images, ...variants.flatMap(({ image }) => image ?? [])].map((image) => [image.key, image])).values(),
];
