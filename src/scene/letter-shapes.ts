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

/** Letters of any size are drawn so large, so that what is twice as large measures just twice as much, and on at most so many pixels. */
const DRAWN_AT = 256;
const DRAWN_PIXELS = 150_000;

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

let easel: ReturnType<typeof createRaster> | null = null;

/** A blank canvas to draw letters on; one for all, since making it takes longer than drawing. */
const blank = (width: number, height: number): CanvasRenderingContext2D => {
  const { width: across, height: down } = easel?.canvas ?? { width: 0, height: 0 };
  if (!easel || across < width || down < height) {
    easel = createRaster(Math.max(width, across), Math.max(height, down), { willReadFrequently: true });
  }
  easel.context.clearRect(0, 0, width, height);
  return easel.context;
};

const lettering = (font: string) => ({ font, textAlign: 'left', direction: 'ltr', textBaseline: 'alphabetic' }) as const;

/** Where what is drawn begins and ends in each row of pixels. A pixel that is half covered counts half. */
const rowEnds = ({ data, width, height }: ImageData): PlanePoint[] => {
  const alpha = (x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;
  const rows: { readonly y: number; readonly left: number; readonly right: number }[] = [];
  for (let y = 0; y < height; y++) {
    let [first, last] = [0, width - 1];
    while (first < width && alpha(first, y) === 0) first++;
    if (first === width) continue;
    while (alpha(last, y) === 0) last--;
    rows.push({ y, left: first + 1 - alpha(first, y) / 255, right: last + alpha(last, y) / 255 });
  }
  const most = (y: number): number => {
    let covered = 0;
    for (let x = 0; x < width; x++) covered = Math.max(covered, alpha(x, y));
    return covered / 255;
  };
  return rows.flatMap(({ y, left, right }, i) => {
    const heights = [y + 0.5, ...(i === 0 ? [y + 1 - most(y)] : []), ...(i === rows.length - 1 ? [y + most(y)] : [])];
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
  const context = blank(width, height);
  Object.assign(context, lettering(fontAt(size)));
  context.fillText(text, -left * size, -top * size);
  const ends = rowEnds(context.getImageData(0, 0, width, height));
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
