import { hullOf, type Shape } from '../domain/geometry/convex';
import { boxAbout, type Box } from '../domain/geometry/drawn';
import type { PlanePoint } from '../domain/geometry/matrix';
import { createRaster } from './raster';

/** What letters cover of the plane about their start on the baseline, for a font of one pixel. */
interface LetterShape {
  readonly box: Box;
  readonly hull: Shape;
}

/** A font's declaration at a size in pixels. */
export type FontAt = (size: number) => string;

/** Hosts say where letters end in steps of a 64th of their size. That does to find them, and drawing them tells the rest. */
const MEASURED_AT = 1000;
const MARGIN = 1 / 32;

/** Letters are drawn so large, and on at most so many pixels. */
const DRAWN_AT = 400;
const DRAWN_PIXELS = 250_000;

/** So many are kept; a text that is typed makes new ones with every letter. */
const KEPT = 4000;

const shapes = new Map<string, LetterShape | null>();

/** A font has come that others stood in for: what was measured was measured with those. */
export const forgetLetters = (): void => shapes.clear();

let shared: ReturnType<typeof createRaster> | null = null;

/** The canvas letters are measured with; its state is restored by who changes it. */
export const measuringContext = (): CanvasRenderingContext2D => {
  shared ??= createRaster(1, 1, { willReadFrequently: true });
  return shared.context;
};

const lettering = (font: string) => ({ font, textAlign: 'left', direction: 'ltr', textBaseline: 'alphabetic' }) as const;

/** Where what is drawn begins and ends in each row of pixels. A pixel that is half covered counts half. */
const rowEnds = ({ data, width, height }: ImageData): PlanePoint[] => {
  const rows: { readonly y: number; readonly left: number; readonly right: number; readonly most: number }[] = [];
  for (let y = 0; y < height; y++) {
    let [left, right, most] = [Infinity, -Infinity, 0];
    for (let x = 0; x < width; x++) {
      const alpha = (data[(y * width + x) * 4 + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      left = Math.min(left, x + 1 - alpha);
      right = x + alpha;
      most = Math.max(most, alpha);
    }
    if (most > 0) rows.push({ y, left, right, most });
  }
  return rows.flatMap(({ y, left, right, most }, i) => {
    const heights = [y + 0.5, ...(i === 0 ? [y + 1 - most] : []), ...(i === rows.length - 1 ? [y + most] : [])];
    return heights.flatMap((at) => [
      { x: left, y: at },
      { x: right, y: at },
    ]);
  });
};

/** Draws letters to see what they cover; null where that is nothing. */
const drawn = (text: string, fontAt: FontAt): LetterShape | null => {
  const measuring = measuringContext();
  measuring.save();
  Object.assign(measuring, lettering(fontAt(MEASURED_AT)));
  const bounds = measuring.measureText(text);
  measuring.restore();
  const left = -bounds.actualBoundingBoxLeft / MEASURED_AT - MARGIN;
  const top = -bounds.actualBoundingBoxAscent / MEASURED_AT - MARGIN;
  const across = bounds.actualBoundingBoxRight / MEASURED_AT + MARGIN - left;
  const down = bounds.actualBoundingBoxDescent / MEASURED_AT + MARGIN - top;
  if (!(across > 0 && down > 0)) return null;
  const size = Math.min(DRAWN_AT, Math.sqrt(DRAWN_PIXELS / (across * down)));
  const [width, height] = [Math.ceil(across * size), Math.ceil(down * size)];
  const { canvas, context } = createRaster(width, height, { willReadFrequently: true });
  Object.assign(context, lettering(fontAt(size)));
  context.fillText(text, -left * size, -top * size);
  const ends = rowEnds(context.getImageData(0, 0, width, height));
  Object.assign(canvas, { width: 1, height: 1 });
  if (ends.length === 0) return null;
  const hull = hullOf(ends.map(({ x, y }) => ({ x: x / size + left, y: y / size + top })));
  return { box: boxAbout(hull), hull };
};

/** The shape of letters in a font, each found once; null where nothing is to be seen of them, as of a space. */
export const letterShape = (text: string, fontAt: FontAt): LetterShape | null => {
  const key = `${fontAt(1)}|${text}`;
  const known = shapes.get(key);
  if (known !== undefined) return known;
  if (shapes.size >= KEPT) shapes.clear();
  const made = drawn(text, fontAt);
  shapes.set(key, made);
  return made;
};
