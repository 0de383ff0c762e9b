import type { MockupLayerInput, MockupSideInput, SettingInput, SideImageInput } from '../../contract/generated/operations';
import { checkSide, checkSides } from '../../domain/design/mockup-save';
import { findFont } from '../../scene/fonts';
import type { Tx } from '../kernel/context';
import { UserError } from '../kernel/errors';
import { findPictures, type FilePicture } from '../files/rows';
import { customFamilies } from '../fonts/rows';
import { orThrow } from '../kernel/input';

/** Sides as they are stored, and the files they show: nothing but the ids of what was sent is trusted, addresses come from the rows. */
interface ResolvedSides {
  readonly sides: MockupSideInput[];
  readonly fileIds: readonly string[];
}

/** A garment picture of the shipped catalogue; nothing else may lie under a print. */
const GARMENT = /^\/static\/garments\/[a-z0-9-]+\/[a-z0-9_-]+\.png$/u;

/**
 * Applies the save rules (`domain/design/mockup-save`) and puts the container's own files in. Throws `UserError` for a file that is missing or
 * foreign, a font nobody ships, a garment that is not of the catalogue. `keep`: see `findPictures`.
 */
export const resolveSides = async (
  tx: Tx,
  containerId: string,
  sides: readonly MockupSideInput[],
  options: { readonly keep?: boolean } = {},
): Promise<ResolvedSides> => {
  const checked = orThrow(checkSides(sides));
  const fileIds = [...new Set(checked.flatMap(fileIdsOf))];
  const known = { pictures: await findPictures(tx, containerId, fileIds, options), families: await ownFamilies(tx, containerId, checked) };
  return { sides: checked.map((side) => resolveOne(side, known, 'sides')), fileIds };
};

/** One side alone, as `resolveSides`. */
export const resolveSide = async (tx: Tx, containerId: string, side: MockupSideInput): Promise<MockupSideInput> => {
  // The preview that lay there before does not show in the next one.
  const checked = { ...orThrow(checkSide(side)), mockup: null };
  const pictures = await findPictures(tx, containerId, fileIdsOf(checked));
  return resolveOne(checked, { pictures, families: await ownFamilies(tx, containerId, [checked]) }, 'side');
};

/** What the container has of what sides name. */
interface Known {
  readonly pictures: ReadonlyMap<string, FilePicture>;
  /** Of custom fonts. */
  readonly families: ReadonlySet<string>;
}

/**
 * A side as its author keeps it for later: nothing is looked up, so that work whose picture is gone is kept all the same, and no address is
 * taken from it but a shipped garment's.
 */
export const withoutAddresses = (side: MockupSideInput): MockupSideInput => {
  const bare = (settings: readonly SettingInput[]): SettingInput[] => settings.map(({ file_url: _url, ...setting }) => setting);
  return {
    ...side,
    image: side.image && GARMENT.test(side.image.url) ? { ...side.image, _id: null, image_sizes: [] } : null,
    mockup: null,
    document: { ...side.document, settings: bare(side.document.settings) },
    layers: side.layers.map((layer) => ({ ...layer, settings: bare(layer.settings), options: bare(layer.options ?? []) })),
  };
};

const familyOf = ({ type, settings }: MockupLayerInput): string | undefined => {
  const family = type === 'text' ? settings.find(({ name }) => name === 'fontFamily')?.value : undefined;
  return family === undefined ? undefined : String(family);
};

const ownFamilies = (tx: Tx, containerId: string, sides: readonly MockupSideInput[]): Promise<ReadonlySet<string>> => {
  const named = sides.flatMap(({ layers }) => layers.flatMap((layer) => familyOf(layer) ?? []));
  return customFamilies(
    tx,
    containerId,
    [...new Set(named)].filter((family) => !findFont(family)),
  );
};

const settingsOf = (side: MockupSideInput): SettingInput[] => [
  ...side.document.settings,
  ...side.layers.flatMap((layer) => [...layer.settings, ...(layer.options ?? [])]),
];

/** Where the pictures of a resolved side lie: as many as it has files in its layers and behind them. */
export const pictureAddresses = (side: MockupSideInput): string[] => settingsOf(side).flatMap(({ file_url }) => file_url ?? []);

const fileIdsOf = (side: MockupSideInput): string[] => [
  ...settingsOf(side).flatMap((setting) => (setting.file_id ? [setting.file_id] : [])),
  ...(side.mockup?._id ? [side.mockup._id] : []),
];

const resolveOne = (side: MockupSideInput, { pictures, families }: Known, path: string): MockupSideInput => {
  const fill = (settings: readonly SettingInput[], owner: string): SettingInput[] =>
    settings.map(({ name, value, file_id }) => {
      if (!file_id) return { name, value: value ?? null };
      const picture = pictures.get(file_id);
      if (!picture) throw new UserError('mockup.pictureGone', { code: 'NOT_FOUND', field: path, values: { owner } });
      return { name, file_id, file_url: picture.url };
    });
  return {
    ...side,
    image: side.image ? garment(side.image, side.name, path) : null,
    mockup: side.mockup ? preview(side.mockup, side.name, pictures, path) : null,
    document: { ...side.document, settings: fill(side.document.settings, side.name) },
    layers: side.layers.map((layer) => {
      const family = familyOf(layer);
      if (family !== undefined && !findFont(family) && !families.has(family))
        throw new UserError('mockup.fontUnknown', { field: path, values: { font: family, layer: layer.name } });
      return { ...layer, settings: fill(layer.settings, layer.name), options: fill(layer.options ?? [], layer.name) };
    }),
  };
};

const garment = ({ url, width, height }: SideImageInput, side: string, path: string): SideImageInput => {
  if (!GARMENT.test(url)) throw new UserError('mockup.garmentUnknown', { field: path, values: { side } });
  return { _id: null, url, width, height, image_sizes: [] };
};

const preview = ({ _id }: SideImageInput, side: string, pictures: ReadonlyMap<string, FilePicture>, path: string): SideImageInput => {
  const picture = _id ? pictures.get(_id) : undefined;
  if (!picture) throw new UserError('mockup.previewGone', { code: 'NOT_FOUND', field: path, values: { side } });
  return { ...picture };
};
