import { findFont } from './fonts';

/**
 * One file of a family as a host knows it. Every file has a name of its own, so that no host chooses among weights or makes letters bold or
 * slanted by itself: hosts do that differently.
 */
export interface FontFile {
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  /** The family name the file is registered under. */
  readonly name: string;
  /** What the host opens: an address in the page, a path in Node. */
  readonly source: string;
}

/** What letters of some weight and style are drawn with. */
interface FontFace {
  /** Name of the file that comes closest. */
  readonly name: string;
  /** The file has no bold letters: they are thickened while drawing. */
  readonly bolder: boolean;
  /** The file has no italic letters: they are slanted while drawing. */
  readonly slanted: boolean;
}

/** Finds the face of a family's letters. */
export type FaceOf = (family: string, weight: 400 | 700, italic: boolean) => FontFace;

const BOLD = 600;

/** The file that comes closest: the weight counts more than the slant, since a slant is made more easily. */
export const closestFace = (family: string, files: readonly FontFile[], weight: 400 | 700, italic: boolean): FontFace => {
  const distance = (file: FontFile) => Math.abs(file.weight - weight) + (file.italic === italic ? 0 : 100);
  const [first, ...others] = files;
  if (!first) return { name: family, bolder: false, slanted: false };
  const best = others.reduce((closest, file) => (distance(file) < distance(closest) ? file : closest), first);
  return { name: best.name, bolder: weight >= BOLD && best.weight < BOLD, slanted: italic && !best.italic };
};

/** The files of a shipped family; `base` is put before each path. Undefined for a family nobody ships. */
export const shippedFiles = (family: string, base: string): FontFile[] | undefined =>
  findFont(family)?.files.map(({ weight, italic, path }) => ({
    weight,
    italic,
    name: weight === 400 && !italic ? family : `${family} ${weight}${italic ? ' Italic' : ''}`,
    source: `${base}/${path}`,
  }));

/** A name no other file has, for a font that is not shipped: two containers may call theirs alike. */
export const ownFileName = (family: string, source: string): string => `${family} ${source.replaceAll(/[^\w]+/g, '-')}`;
