/** A number as people and forms give it: `12.5`, `" 12.50 "`. Anything else, the empty text and infinities included, is null. */
export const parseNumber = (value: unknown): number | null => {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string' || !/^[+-]?(\d+\.?\d*|\.\d+)$/u.test(value.trim())) return null;
  const parsed = Number(value.trim());
  return Number.isFinite(parsed) ? parsed : null;
};

/** True for what a form leaves when nobody typed anything. */
export const isBlank = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');
