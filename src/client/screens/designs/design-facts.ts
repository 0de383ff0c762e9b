import { imageUrl } from '../../../domain/files/image-sizes';
import type { MockupDesign } from '../../entities/mockup-designs';

/** Statuses as tabs; `all` leaves out what is in the trash. */
export const TABS = ['all', 'published', 'draft', 'trashed'] as const;

/** The picture of each side that is printed, else the design's own. */
export const picturesOf = ({ prints, image }: MockupDesign): (string | undefined)[] => {
  const shown = prints.length > 0 ? prints.map((print) => print.image) : [image];
  return shown.map((picture) => picture && imageUrl(picture.image_sizes, 'thumb')).map((url) => url ?? undefined);
};
