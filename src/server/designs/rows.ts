import type { Selectable } from 'kysely';
import type { MockupDesign } from '../../contract/generated/resolvers';
import { DESIGN_POSITIONS, type DesignImage } from '../../domain/design/design';
import type { Tx } from '../kernel/context';
import type { MockupDesignTable } from './tables';
import { findPictures, type FilePicture } from '../files/rows';

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

/** The files a design shows. */
export const designFiles = ({ image_id, images }: Pick<DesignRow, 'image_id' | 'images'>): string[] => [
  ...(image_id ? [image_id] : []),
  ...images.flatMap(({ file_id }) => file_id ?? []),
];

/** Rows as the contract has them: the pictures' addresses and sizes are those their files have now. */
export const toDesigns = async (tx: Tx, containerId: string, rows: readonly DesignRow[]): Promise<MockupDesign[]> => {
  const pictures = await findPictures(tx, containerId, rows.flatMap(designFiles));
  return rows.map((row) => toDesign(row, pictures));
};

const toDesign = ({ image_id, images, ...row }: DesignRow, pictures: ReadonlyMap<string, FilePicture>): MockupDesign => {
  const pictureOf = (id: string | null): FilePicture | null => (id === null ? null : (pictures.get(id) ?? null));
  const firstOf = (some: readonly DesignImage[]): FilePicture | null => some.map(({ file_id }) => pictureOf(file_id)).find(Boolean) ?? null;
  const printed = DESIGN_POSITIONS.map((position) => ({ position, on: images.filter(({ type }) => type === position) }));
  return {
    ...row,
    image: pictureOf(image_id) ?? firstOf(images),
    images: images.map(({ file_id, ...image }) => ({ ...image, image: pictureOf(file_id) })),
    prints: printed.flatMap(({ position, on }) => (on.length === 0 ? [] : [{ position, image: firstOf(on) }])),
  };
};
