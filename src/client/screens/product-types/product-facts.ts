import type { Preset } from '../../entities/presets';
import type { Swatch } from '../../ui/Swatches';

const optionsOf = ({ prety_attributes }: Preset, type: string) =>
  prety_attributes.find(({ attribute_type }) => attribute_type.toLowerCase() === type)?.options ?? [];

export const coloursOf = (preset: Preset): Swatch[] => optionsOf(preset, 'color').map(({ ffm_value, hex }) => ({ name: ffm_value, hex }));

/** `S–5XL` from the first size to the last, or the only one; empty without sizes. */
export const sizeRange = (preset: Preset): string => {
  const sizes = optionsOf(preset, 'size').map(({ ffm_value }) => ffm_value);
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first}–${last}`;
};

/** What the cheapest variant costs at the provider, dollars; null without variants. */
export const leastBasePrice = ({ attribute_specifics }: Preset): number | null =>
  attribute_specifics.reduce<number | null>((least, { base_price }) => (least === null || base_price < least ? base_price : least), null);
