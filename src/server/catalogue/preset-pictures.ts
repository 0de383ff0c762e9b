import type { PresetImage } from '../../contract/generated/resolvers';
import type { PresetPicture } from '../../domain/product-presets/pictures';
import type { PresetRecord } from '../../domain/product-presets/preset';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { findPictures, type FilePicture } from '../files/rows';
import { storageKey } from '../files/storage/addresses';

/** A record whose pictures are as its row keeps them. */
export type Pictured = Omit<PresetRecord, 'image' | 'extend_images' | 'print_areas'> & {
  readonly image: string | null;
  readonly image_id: string | null;
  readonly extend_images: PresetImage[];
  readonly print_areas: { position: string; label: string; width: number; height: number; image: PresetImage | null }[];
};

/** The folder a file's public addresses share; null of any other address. */
const folderOf = (url: string): string | null => storageKey(url)?.split('/')[0] ?? null;

const picturesOf = ({ image, extend_images, print_areas }: PresetRecord): PresetPicture[] => [
  ...(image ? [image] : []),
  ...extend_images,
  ...print_areas.flatMap((area) => area.image ?? []),
];

/** Ids of the files a row shows. */
export const filesOf = ({
  image_id,
  extend_images,
  print_areas,
}: Pick<Pictured, 'image_id' | 'extend_images'> & {
  readonly print_areas: readonly { readonly image?: PresetImage | null }[];
}): string[] => [
  ...(image_id === null ? [] : [image_id]),
  ...extend_images.flatMap(({ _id }) => _id ?? []),
  ...print_areas.flatMap(({ image }) => image?._id ?? []),
];

/** The container's own files by the folder of their addresses, so that an address of a file is known as that file. */
const byFolder = async (tx: Tx, containerId: string, urls: readonly string[]): Promise<ReadonlyMap<string, string>> => {
  const folders = [...new Set(urls.flatMap((url) => folderOf(url) ?? []))];
  if (folders.length === 0) return new Map();
  const rows = await tx
    .selectFrom('files')
    .select(['_id', 'key'])
    .where('container_id', '=', containerId)
    .where('state', '=', 'ready')
    .where('key', 'in', folders)
    .execute();
  return new Map(rows.map(({ _id, key }) => [key, _id]));
};

/** Pictures that name a file must be the container's; their addresses are that file's. The files are held. */
export const ownPictures = async (tx: Tx, containerId: string, records: readonly PresetRecord[]): Promise<Pictured[]> => {
  const all = records.flatMap(picturesOf);
  const known = await byFolder(
    tx,
    containerId,
    all.filter(({ _id }) => _id === null).map(({ url }) => url),
  );
  const idOf = ({ _id, url }: PresetPicture): string | null => _id ?? known.get(folderOf(url) ?? '') ?? null;
  const files = await findPictures(
    tx,
    containerId,
    all.flatMap((picture) => idOf(picture) ?? []),
    { keep: true },
  );
  const own = (picture: PresetPicture, field: string): PresetImage => {
    const id = idOf(picture);
    if (id === null) return { _id: null, url: picture.url, sizes: [] };
    const file: FilePicture | undefined = files.get(id);
    if (!file) throw new UserError('preset.pictureGone', { code: 'NOT_FOUND', field });
    return { _id: id, url: file.url, sizes: file.image_sizes.filter(({ name }) => name !== 'original') };
  };
  return records.map(({ image, extend_images, print_areas, ...rest }) => {
    const main = image && own(image, 'params.image');
    return {
      ...rest,
      image: main && main.url,
      image_id: main?._id ?? null,
      extend_images: extend_images.map((each, index) => own(each, `params.extend_images.${index}`)),
      print_areas: print_areas.map((area, index) => ({
        ...area,
        image: area.image && own(area.image, `params.print_areas.${index}.image`),
      })),
    };
  });
};
