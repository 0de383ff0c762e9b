/** The part of a picture that is shown, in shares of its width and height: 0 to 1, inside the picture. */
export interface Crop {
  readonly cropX: number;
  readonly cropY: number;
  readonly cropWidth: number;
  readonly cropHeight: number;
}

export type CropHandle = 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw' | 'move';

/** The smallest share that can be left of a picture's width or height. */
export const MIN_CROP = 0.02;

const between = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

/** One axis: where the frame begins and how long it is, after its start, its end or the whole was moved. */
const slid = (start: number, length: number, by: number, part: 'start' | 'end' | 'all' | 'none'): readonly [number, number] => {
  const end = start + length;
  if (part === 'all') return [between(0, start + by, 1 - length), length];
  if (part === 'start') {
    const next = between(0, start + by, end - MIN_CROP);
    return [next, end - next];
  }
  return part === 'end' ? [start, between(MIN_CROP, length + by, 1 - start)] : [start, length];
};

/** The frame after one of its handles, or all of it, was moved by shares of the picture; it never leaves the picture. */
export const movedCrop = ({ cropX, cropY, cropWidth, cropHeight }: Crop, handle: CropHandle, dx: number, dy: number): Crop => {
  const part = (start: string, end: string) =>
    handle === 'move' ? 'all' : handle.includes(start) ? 'start' : handle.includes(end) ? 'end' : 'none';
  const [x, width] = slid(cropX, cropWidth, dx, part('w', 'e'));
  const [y, height] = slid(cropY, cropHeight, dy, part('n', 's'));
  return { cropX: x, cropY: y, cropWidth: width, cropHeight: height };
};
