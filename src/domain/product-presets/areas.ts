import type { PresetPrintAreaInput } from '../../contract/generated/operations';
import { accept, refuse, type Outcome } from '../fault';
import { parseNumber } from '../numbers';
import { twiceIn } from './amounts';
import { checkPicture, type PresetPicture } from './pictures';

/** Pixels of a print file's side; what is drawn is smaller (`MAX_PRINT_SIDE`). */
const MOST_PIXELS = 100_000;

/** Where a provider prints, and how many pixels of a print file. */
export interface PresetArea {
  /** By which mockup presets, print files and orders know it; each once. */
  readonly position: string;
  readonly label: string;
  readonly width: number;
  readonly height: number;
  readonly image: PresetPicture | null;
}

/** An area while it is edited; numbers are plain text. */
export interface TypedArea {
  readonly position: string;
  readonly label: string;
  readonly width: string;
  readonly height: string;
  readonly image: PresetPicture | null;
}

export type AreaField = 'position' | 'width' | 'height';

const isSide = (side: number): boolean => Number.isInteger(side) && side >= 1 && side <= MOST_PIXELS;

/** Fields of typed areas that are wrong, by their places: a position that is missing or stands twice, a side that is no number of pixels. */
export const areaFaults = (areas: readonly TypedArea[]): readonly { readonly at: number; readonly field: AreaField }[] => {
  const seen = new Set<string>();
  return areas.flatMap(({ position, width, height }, at) => {
    const name = position.trim();
    const wrong: AreaField[] = name === '' || seen.has(name) ? ['position'] : [];
    seen.add(name);
    if (!isSide(parseNumber(width) ?? 0)) wrong.push('width');
    if (!isSide(parseNumber(height) ?? 0)) wrong.push('height');
    return wrong.map((field) => ({ at, field }));
  });
};

export const checkAreas = (areas: readonly PresetPrintAreaInput[]): Outcome<PresetArea[]> => {
  const kept: PresetArea[] = [];
  for (const [index, { position, label, width, height, image }] of areas.entries()) {
    const field = `params.print_areas.${index}`;
    const name = position.trim();
    if (name === '') return refuse('preset.areaName', { field });
    if (!isSide(width) || !isSide(height)) return refuse('preset.areaSize', { field, values: { area: name, most: MOST_PIXELS } });
    const picture = checkPicture(image, `${field}.image`);
    if (!picture.ok) return picture;
    kept.push({ position: name, label: label.trim() || name, width, height, image: picture.value });
  }
  const twice = twiceIn(kept.map(({ position }) => position));
  return twice === undefined ? accept(kept) : refuse('preset.areaTwice', { field: 'params.print_areas', values: { area: twice } });
};

/** The first area that goes from `before` to `after` while templates print there; `used`: how many do, by position. Undefined: none. */
export const lostArea = (
  before: readonly { readonly position: string }[],
  after: readonly { readonly position: string }[],
  used: ReadonlyMap<string, number>,
): string | undefined => {
  const stays = new Set(after.map(({ position }) => position));
  return before.find(({ position }) => !stays.has(position) && (used.get(position) ?? 0) > 0)?.position;
};
