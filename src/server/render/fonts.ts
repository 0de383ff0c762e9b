import { readFile } from 'node:fs/promises';
import { GlobalFonts } from '@napi-rs/canvas';
import { closestFace, ownFileName, shippedFiles, type FaceOf, type FontFile } from '../../scene/font-faces';
import { UserError } from '../kernel/errors';
import { isTooLargeUnpacked, MOST_UNPACKED } from './font-tables';
import { unpack } from './unpack';

/** A file of a font that is not shipped. */
export interface OwnFontFile {
  /** 100 to 900. */
  readonly weight: number;
  readonly italic: boolean;
  /** An absolute path the drawing library opens; its bytes never change. */
  readonly path: string;
}

/** The files of a font that is not shipped; null for a family nobody has. */
export type FontFilesOf = (family: string) => Promise<readonly OwnFontFile[] | null>;

/** What the drawing library was given, by name; it keeps it for as long as the process lives. */
const registered = new Map<string, Promise<void>>();

/** Fonts that were unpacked here: the library holds their bytes by pointer only. */
const unpacked: Buffer[] = [];

const WOFF2 = 'wOF2';

const open = async ({ name, source }: FontFile): Promise<void> => {
  const bytes = await readFile(source);
  if (isTooLargeUnpacked(bytes)) throw new UserError('font.unpacked', { field: 'fontFamily', values: { most: MOST_UNPACKED } });
  // The library reads WOFF2 itself, but loses letters that are put together of others, such as most with accents.
  const packed = bytes.toString('latin1', 0, WOFF2.length) === WOFF2;
  const plain = packed ? await unpack(bytes) : null;
  if (plain) unpacked.push(plain);
  const known = plain ? GlobalFonts.register(plain, name) : GlobalFonts.registerFromPath(source, name);
  if (!known) throw new Error(`The font file ${source} cannot be read.`);
};

const register = (file: FontFile): Promise<void> => {
  const known = registered.get(file.name);
  if (known) return known;
  const started = open(file);
  registered.set(file.name, started);
  started.catch(() => registered.delete(file.name));
  return started;
};

const filesOf = async (family: string, staticDir: string, own: FontFilesOf | undefined): Promise<readonly FontFile[]> => {
  const shipped = shippedFiles(family, staticDir);
  if (shipped) return shipped;
  const files = await own?.(family);
  if (!files?.length) throw new UserError('font.unknown', { field: 'fontFamily', values: { font: family } });
  return files.map(({ weight, italic, path }) => ({ weight, italic, name: ownFileName(family, path), source: path }));
};

/**
 * Makes the families known to the drawing library, from the files the page uses too.
 *
 * @returns what tells the faces of these families' letters.
 * @throws UserError for a family that is not shipped and not among `own`.
 */
export const registerFonts = async (families: readonly string[], staticDir: string, own?: FontFilesOf): Promise<FaceOf> => {
  const files = new Map(await Promise.all(families.map(async (family) => [family, await filesOf(family, staticDir, own)] as const)));
  await Promise.all([...files.values()].flat().map(register));
  return (family, weight, italic) => closestFace(family, files.get(family) ?? [], weight, italic);
};
