/** A shipped drawing, as its plain SVG file says: filled paths one above the other, nothing else. */
export interface Clipart {
  /** Of the view box, which starts at 0, 0. */
  readonly width: number;
  readonly height: number;
  /** Bottom first. `fill` is `#rrggbb`, `d` is SVG path data; areas are filled by the non-zero rule. */
  readonly shapes: readonly { readonly fill: string; readonly d: string }[];
}

/** The only form a clipart's id has: pack and name. */
const ID = /^[a-z0-9-]+\/[a-z0-9-]+$/;

export const isClipartId = (id: string): boolean => ID.test(id);

/** Where a clipart's file lies below the static folder. */
export const clipartPath = (id: string): string => `cliparts/${id}.svg`;

const FILE =
  /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 (\d+) (\d+)">((?:<path fill="#[0-9a-f]{6}" d="[^"]+"\/>)+)<\/svg>\s*$/;
const SHAPE = /<path fill="([^"]+)" d="([^"]+)"\/>/g;

/** Reads a clipart's file. Throws when it is not of the plain form all shipped ones have (static/README.md). */
export const parseClipart = (svg: string): Clipart => {
  const [, width, height, body] = FILE.exec(svg) ?? [];
  if (body === undefined) throw new Error('This is not a clipart of the plain form.');
  const shapes = [...body.matchAll(SHAPE)].map(([, fill = '', d = '']) => ({ fill, d }));
  return { width: Number(width), height: Number(height), shapes };
};
