import type { Selectable } from 'kysely';
import type { Font } from '../../contract/generated/resolvers';
import { sceneFonts, type SceneFont } from '../../scene/fonts';
import type { Tx } from '../kernel/context';
import type { FontTable } from './tables';

export const SHIPPED = 'google';
export const CUSTOM = 'custom';

const toShippedFont = ({ slug, family, files: given }: SceneFont): Font => {
  const files = given.map(({ weight, path }) => ({
    variant: weight === 400 ? 'regular' : String(weight),
    url: `/static/${path}`,
    style: 'normal',
    weight: String(weight),
  }));
  return { _id: slug, provider: SHIPPED, name: family, family, slug, variants: files.map(({ variant }) => variant), files };
};

/** The fonts that are shipped. */
export const shippedFonts: readonly Font[] = sceneFonts.map(toShippedFont);

const fontRow = ['_id', 'name', 'family', 'slug', 'files'] as const satisfies readonly (keyof FontTable)[];

export type FontRow = Pick<Selectable<FontTable>, (typeof fontRow)[number]>;

/** The container's own fonts. */
export const customFonts = (tx: Tx, containerId: string) => tx.selectFrom('fonts').where('container_id', '=', containerId).select(fontRow);

export const toCustomFont = ({ files, ...row }: FontRow): Font => ({
  ...row,
  provider: CUSTOM,
  variants: files.map(({ variant }) => variant),
  files: files.map(({ variant, url, style, weight }) => ({ variant, url, style, weight })),
});

/** Which of the families are the container's own. */
export const customFamilies = async (tx: Tx, containerId: string, families: readonly string[]): Promise<ReadonlySet<string>> => {
  if (families.length === 0) return new Set();
  const rows = await customFonts(tx, containerId).where('family', 'in', families).execute();
  return new Set(rows.map(({ family }) => family));
};
