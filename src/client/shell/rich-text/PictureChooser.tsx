import { imageUrl } from '../../../domain/files/image-sizes';
import type { File } from '../../entities/files';
import { PicturePicker } from '../pictures/PicturePicker';

/** A picture as it stands in formatted text. */
interface TextPicture {
  readonly src: string;
  /** Read in its place by whoever doesn't see it. */
  readonly alt: string;
}

interface PictureChooserProps {
  readonly onChoose: (pictures: readonly TextPicture[]) => void;
  readonly onClose: () => void;
}

const altOf = ({ filename }: File): string => filename.replace(/\.[^.]*$/u, '').replace(/[-_]+/gu, ' ');

/** Chooses pictures in Files for a text. */
export const PictureChooser = ({ onChoose, onClose }: PictureChooserProps) => (
  <PicturePicker
    onChoose={(files) => onChoose(files.map((file) => ({ src: imageUrl(file.image_sizes, 'large') ?? '', alt: altOf(file) })))}
    onClose={onClose}
  />
);
