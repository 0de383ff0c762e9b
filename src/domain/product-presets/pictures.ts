import type { PresetImageInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { isPictureAddress } from '../listing/listing-pictures';

/** A picture as saved: a file of the container by its id, or an address. */
export interface PresetPicture {
  readonly _id: string | null;
  readonly url: string;
}

/** One without an id and an address is none. */
export const checkPicture = (image: PresetImageInput | null | undefined, field: string): Outcome<PresetPicture | null> => {
  const [_id, url] = [image?._id?.trim() || null, image?.url?.trim() ?? ''];
  if (_id === null && url === '') return accept(null);
  return url === '' || isPictureAddress(url) ? accept({ _id, url }) : refuse('preset.pictureAddress', { field });
};

export const checkPictures = (images: readonly PresetImageInput[], field: string): Outcome<PresetPicture[]> => {
  const kept: PresetPicture[] = [];
  for (const [index, image] of images.entries()) {
    const checked = checkPicture(image, `${field}.${index}`);
    if (!checked.ok) return checked;
    if (checked.value) kept.push(checked.value);
  }
  return accept(kept);
};
