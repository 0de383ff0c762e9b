import type { OutgoingImage, OutgoingProduct } from '../shop';
import { galleryOf } from '../gallery';
import type { Held, HeldMedia } from './held';

/** A picture's file is named by its key, so that a later push knows it again and does not upload it twice. */
const PREFIX = 'picture-';

const endingOf = ({ src }: OutgoingImage): string => /\.(?:jpe?g|png|webp)$/i.exec(new URL(src).pathname)?.[0].toLowerCase() ?? '.png';

const fileNameOf = ({ image }: HeldMedia): string =>
  image && URL.canParse(image.url) ? (new URL(image.url).pathname.split('/').at(-1) ?? '') : '';

/** A file of the product's, as Shopify's inputs name it: one it has, or one to be fetched. */
type FileInput = { readonly id: string } | Readonly<Record<'originalSource' | 'filename' | 'alt' | 'contentType', string>>;

/** The product's files, the listing's pictures first; and how variants name theirs. */
export interface Files {
  readonly files: readonly FileInput[];
  readonly fileOf: (image: OutgoingImage) => FileInput;
}

export const filesOf = (product: OutgoingProduct, held: Held | undefined): Files => {
  const media = held?.media ?? [];
  const fileOf = (image: OutgoingImage): FileInput => {
    const known = media.find((each) => fileNameOf(each).startsWith(`${PREFIX}${image.key}`));
    if (known) return { id: known.id };
    return { originalSource: image.src, filename: `${PREFIX}${image.key}${endingOf(image)}`, alt: product.name, contentType: 'IMAGE' };
  };
  // A picture that has no address yet is one we sent a moment ago, and is sent again.
  const own = media.filter((each) => each.mediaContentType !== 'IMAGE' || (each.image && !fileNameOf(each).startsWith(PREFIX)));
  return { files: [...galleryOf(product).map(fileOf), ...own.map(({ id }) => ({ id }))], fileOf };
};
