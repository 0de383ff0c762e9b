/**
 * What of a print area is printed, where that is no rectangle: a path in shares of the area, as SVG writes it with M, L, C and Z alone. `Z` ends a part;
 * parts that run the other way round are holes.
 */
type MaskStep =
  | { readonly kind: 'M' | 'L'; readonly points: readonly [MaskPoint] }
  | { readonly kind: 'C'; readonly points: readonly [MaskPoint, MaskPoint, MaskPoint] }
  | { readonly kind: 'Z'; readonly points: readonly [] };

type MaskPoint = readonly [x: number, y: number];

/** Name of the setting of a side's document that holds the path. */
export const PRINT_MASK = 'print_mask';

/** Steps a path may have; a sewn garment has some fifty. */
const MOST_STEPS = 1000;

/** How far beyond the area a handle may lie, in shares of it. */
const REACH = 2;

const STEP = /([MLCZ])([^MLCZ]*)/gu;
const WELL_FORMED = /^\s*M(?:[MLCZ]|[-+.\d\s,])*$/u;

const stepOf = (kind: string, text: string): MaskStep | null => {
  const numbers = text.match(/[-+]?(?:\d+\.?\d*|\.\d+)/gu)?.map(Number) ?? [];
  if (!numbers.every((number) => Number.isFinite(number) && Math.abs(number) <= REACH)) return null;
  const [a, b, c, d, e, f] = numbers;
  if (kind === 'Z') return numbers.length === 0 ? { kind, points: [] } : null;
  if (a === undefined || b === undefined) return null;
  if (kind === 'M' || kind === 'L') return numbers.length === 2 ? { kind, points: [[a, b]] } : null;
  if (c === undefined || d === undefined || e === undefined || f === undefined || numbers.length > 6) return null;
  return {
    kind: 'C',
    points: [
      [a, b],
      [c, d],
      [e, f],
    ],
  };
};

/** The steps of a path; null where it is none. */
export const readPrintMask = (path: string): readonly MaskStep[] | null => {
  if (!WELL_FORMED.test(path)) return null;
  const steps = [...path.matchAll(STEP)].map(([, kind = '', text = '']) => stepOf(kind, text));
  if (steps.length > MOST_STEPS || steps.length < 3) return null;
  return steps.every((step) => step !== null) ? steps : null;
};
