import type { KeyboardEvent } from 'react';
import type { Size } from '../../../../domain/geometry/placement';
import type { LayerChange } from '../../../editor/document/types';
import type { FormImage } from '../design-form';
import { placedOf } from './form-composition';
import { placeImage } from '../../../../domain/design/design-placement';
import { sheetArea } from '../../../../domain/design/composition';

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type KeyedChange = { readonly gesture?: string } & (
  | { readonly images: readonly FormImage[] }
  | { readonly changes: Readonly<Record<string, LayerChange>> }
);

/** What a key does to the selected images: arrows move them by a pixel, with Shift by ten; Delete takes them out. Null: nothing. */
export const keyedChange = (
  { key, shiftKey }: Pick<KeyboardEvent, 'key' | 'shiftKey'>,
  images: readonly FormImage[],
  sheet: Size,
  selected: readonly string[],
): KeyedChange | null => {
  if (selected.length === 0) return null;
  if (key === 'Delete' || key === 'Backspace') return { images: images.filter((image) => !selected.includes(image.key)) };
  const arrow = ARROWS[key];
  if (!arrow) return null;
  const by = shiftKey ? 10 : 1;
  const chosen = placedOf(images, sheet).filter((image) => selected.includes(image.key));
  const changes = chosen.map((image) => {
    const { x, y } = placeImage(image, sheet, sheetArea(sheet));
    return [image.key, { x: x + arrow[0] * by, y: y + arrow[1] * by }] as const;
  });
  return { gesture: `arrows ${selected.join()}`, changes: Object.fromEntries(changes) };
};
