import { closestFace, shippedFiles, type FaceOf, type FontFile } from './font-faces';

/** Files of the fonts this page was told of, by family. */
const own = new Map<string, readonly FontFile[]>();

const listeners = new Set<(family: string) => void>();

/** Tells which files a font has that is not shipped. */
export const rememberFont = (family: string, files: readonly FontFile[]): void => {
  own.set(family, files);
  for (const listener of listeners) listener(family);
};

/** Calls back for each font this host is told of. Returns how to stop. */
export const onFontKnown = (listener: (family: string) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** The files of a family, shipped or told of; `base` is the address of the static folder. */
export const hostFiles = (family: string, base = '/static'): readonly FontFile[] | undefined =>
  shippedFiles(family, base) ?? own.get(family);

/** Faces of the shipped fonts and of those this host was told of. */
export const hostFaces: FaceOf = (family, weight, italic) => closestFace(family, hostFiles(family) ?? [], weight, italic);
