import type { Selectable } from 'kysely';
import type { MockupDesign } from '../../contract/generated/resolvers';
import { DESIGN_POSITIONS, type DesignImage, type DesignPosition } from '../../domain/design/design';
import type { Tx } from '../kernel/context';
import type { MockupDesignTable } from './tables';
import { findPictures, type FilePicture } from '../files/rows';
import { findPreviews } from '../files/storage/previews';
import { designFiles } from './files';
import { previewOf } from './previews';
import { sidesOf } from './sides';

export type DesignRow = Omit<Selectable<MockupDesignTable>, 'container_id'>;

/** Columns of a design. */
export const designRow = [
  '_id',
  'name',
  'width',
  'height',
  'image_id',
  'tags',
  'images',
  'status',
  'created_by',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof MockupDesignTable)[];

/** Rows as the contract has them: the pictures' addresses and sizes are those their files have now. */
export const toDesigns = async (tx: Tx, containerId: string, rows: readonly DesignRow[]): Promise<MockupDesign[]> => {
  const pictures = await findPictures(tx, containerId, rows.flatMap(designFiles));
  const drawn = new Map(rows.map((row) => [row._id, sidesOf(row, pictures).map((side) => [side.id, previewOf(side)] as const)]));
  const previews = await findPreviews(
    tx,
    containerId,
    [...drawn.values()].flat().map(([, name]) => name),
  );
  return rows.map((row) => {
    const names = new Map(drawn.get(row._id));
    return toDesign(row, pictures, (position) => previews.get(names.get(position) ?? ''));
  });
};

const toDesign = (
  { image_id, images, ...row }: DesignRow,
  pictures: ReadonlyMap<string, FilePicture>,
  previewOn: (position: DesignPosition) => FilePicture | undefined,
): MockupDesign => {
  const pictureOf = (id: string | null): FilePicture | null => (id === null ? null : (pictures.get(id) ?? null));
  const firstOf = (some: readonly DesignImage[]): FilePicture | null => some.map(({ file_id }) => pictureOf(file_id)).find(Boolean) ?? null;
  const printed = DESIGN_POSITIONS.map((position) => ({ position, on: images.filter(({ type }) => type === position) }));
  return {
    ...row,
    image: pictureOf(image_id) ?? firstOf(images),
    images: images.map(({ file_id, ...image }) => ({ ...image, image: pictureOf(file_id) })),
    prints: printed.flatMap(({ position, on }) => (on.length === 0 ? [] : [{ position, image: previewOn(position) ?? firstOf(on) }])),
  };
};
