/** A number as people and forms give it: `12.5`, `" 12.50 "`. Anything else, the empty text and infinities included, is null. */
export const parseNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^[+-]?(\d+(?:\.\d*)?|\.\d+)$/u.test(value.trim())) return null;
  const parsed = Number(value.trim());
  return Number.isFinite(parsed) ? parsed : null;
};

/** True for what a form leaves when nobody typed anything. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** Moves the decimal point in the number's text, since multiplying would drift. The text of tiny and huge numbers has an exponent already. */
const shift = (value: number, digits: number): number => {
  const [mantissa, exponent = '0'] = String(value).split('e');
  return Number(`${mantissa}e${Number(exponent) + digits}`);
};

/** How near to a half a number may be before its drift could carry it over; larger ones drift further. */
const [NEAR, LARGE] = [1e-6, 1e9];

/** Rounds to `digits` decimals, halves away from zero, without the drift of binary fractions (1.005 → 1.01). */
export const roundTo = (value: number, digits: number): number => {
  const scaled = Math.abs(value) * 10 ** digits;
  // Far from a half drift makes no difference, and thousands of prices want to be quick.
  if (scaled < LARGE && Math.abs(scaled - Math.floor(scaled) - 0.5) > NEAR) {
    const nearest = Math.round(scaled) / 10 ** digits;
    return value < 0 && nearest !== 0 ? -nearest : nearest;
  }
  const shifted = shift(Math.abs(value), digits);
  if (!Number.isFinite(shifted)) return value;
  const rounded = shift(Math.round(shifted), -digits);
  return value < 0 && rounded !== 0 ? -rounded : rounded;
};
