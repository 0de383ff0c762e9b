import path from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { findFont } from '../../scene/fonts';
import { UserError } from '../errors';

const registered = new Set<string>();

/**
 * Makes the families known to the drawing library, from the files the page uses too. Fonts are registered by path: one given as a buffer is kept
 * by pointer only.
 *
 * @throws UserError for a family that is not shipped.
 */
export const registerFonts = (families: readonly string[], staticDir: string): void => {
  for (const family of families) {
    const font = findFont(family);
    if (!font) throw new UserError(`The font “${family}” is not in the catalogue.`, { field: 'fontFamily' });
    for (const file of font.files) {
      const fontPath = path.join(staticDir, file.path);
      if (registered.has(fontPath)) continue;
      if (!GlobalFonts.registerFromPath(fontPath, family)) throw new Error(`The font file ${fontPath} cannot be read.`);
      registered.add(fontPath);
    }
  }
};
