import { roundTo } from '../../../domain/numbers';

/** Grams in each unit of weight, by the words platforms have for it. */
export const GRAMS: Readonly<Record<string, number>> = {
  ...{ g: 1, grams: 1, kg: 1000, kgs: 1000, tonnes: 1_000_000 },
  ...{ oz: 28.349523125, ounces: 28.349523125, lb: 453.59237, lbs: 453.59237 },
};

/** Centimetres in each unit of length. */
export const CENTIMETRES: Readonly<Record<string, number>> = {
  ...{ mm: 0.1, cm: 1, centimeters: 1, m: 100, in: 2.54, inches: 2.54, yd: 91.44 },
};

/** A measure in somebody's unit, to four decimals; null where the unit is none we know. */
export const inUnit = (units: Readonly<Record<string, number>>, unit: string | null, value: number): number | null => {
  const word = unit?.toLowerCase() ?? '';
  const one = Object.hasOwn(units, word) ? units[word] : undefined;
  return one === undefined ? null : roundTo(value / one, 4);
};
