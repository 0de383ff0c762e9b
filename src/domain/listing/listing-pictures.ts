import type { ItemImageInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';

/** A picture of a listing: a file of the container where it has an id, else one at a web address. */
export interface ListingPicture {
  readonly _id: string | null;
  readonly src: string;
}

/** A picture lies on this server (`/files/…`, `/static/…`) or at a web address. */
export const isPictureAddress = (src: string): boolean => /^\/(files|static)\/[^\s\\]+$/u.test(src) || /^https?:\/\/[^\s\\@]+$/u.test(src);

/** Those without a src are dropped (specification 2, §5). */
export const checkPictures = (images: readonly ItemImageInput[], field: string): Outcome<ListingPicture[]> => {
  const kept = images
    .map((image) => ({ _id: image._id?.trim() || null, src: image.src?.trim() ?? '' }))
    .filter((image) => image.src !== '');
  const strange = kept.find((image) => !isPictureAddress(image.src));
  return strange === undefined ? accept(kept) : refuse('listing.pictureAddress', { field });
};

/** One picture, by the same rules; null: none. */
export const checkPicture = (image: ItemImageInput | null | undefined, field: string): Outcome<ListingPicture | null> => {
  const checked = checkPictures(image ? [image] : [], field);
  return checked.ok ? accept(checked.value[0] ?? null) : checked;
};
