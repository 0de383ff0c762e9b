import type { MockupLayerInput, MockupSideInput } from '../../contract/generated/operations';
import type { Size } from '../geometry/placement';
import { replacedPicture, type PictureBox } from '../geometry/replaced-picture';

/** What a picture's box is made of, and what stands for a setting that is missing. */
const BOX: PictureBox = { width: 0, height: 0, scaleX: 1, scaleY: 1, cropX: 0, cropY: 0, cropWidth: 1, cropHeight: 1 };

const boxOf = ({ settings }: MockupLayerInput): PictureBox => ({
  ...BOX,
  ...Object.fromEntries(settings.flatMap(({ name, value }) => (name in BOX && typeof value === 'number' ? [[name, value]] : []))),
});

const shows = ({ type, settings }: MockupLayerInput, fileId: string): boolean =>
  type === 'image' && settings.some(({ name, file_id }) => name === 'image' && file_id === fileId);

const refitted = (layer: MockupLayerInput, picture: Size): MockupLayerInput => {
  const next = Object.entries(replacedPicture(boxOf(layer), picture)).map(([name, value]) => ({ name, value }));
  const others = layer.settings.filter(({ name }) => next.every((setting) => setting.name !== name));
  return { ...layer, settings: [...others, ...next] };
};

/** Saved sides once a file has a picture of another shape: every layer that shows it keeps its place, and none is stretched. */
export const refittedSides = (sides: readonly MockupSideInput[], fileId: string, picture: Size): MockupSideInput[] =>
  sides.map((side) => ({ ...side, layers: side.layers.map((layer) => (shows(layer, fileId) ? refitted(layer, picture) : layer)) }));
