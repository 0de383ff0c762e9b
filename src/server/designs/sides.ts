import type { MockupSideInput } from '../../contract/generated/operations';
import { compositionSide } from '../../domain/design/composition';
import { DESIGN_POSITIONS, type DesignValues } from '../../domain/design/design';
import { placedPictures } from '../../domain/design/design-placement';
import type { FilePicture } from '../files/rows';

/** The sides a design is printed on as sides of a mockup, with the addresses of their pictures; those without a picture are left out. */
export const sidesOf = (
  design: Pick<DesignValues, 'width' | 'height' | 'images'>,
  pictures: ReadonlyMap<string, FilePicture>,
): MockupSideInput[] => {
  const images = placedPictures(design.images, (id) => pictures.get(id));
  const sides = DESIGN_POSITIONS.map((position) =>
    compositionSide(position, { width: design.width, height: design.height }, images, (image) => `design-${images.indexOf(image) + 1}`),
  );
  return sides.filter(({ layers }) => layers.length > 0).map((side) => withAddresses(side, pictures));
};

const withAddresses = (side: MockupSideInput, pictures: ReadonlyMap<string, FilePicture>): MockupSideInput => ({
  ...side,
  layers: side.layers.map((layer) => ({
    ...layer,
    settings: layer.settings.map((setting) =>
      setting.file_id ? { ...setting, file_url: pictures.get(setting.file_id)?.url ?? null } : setting,
    ),
  })),
});
