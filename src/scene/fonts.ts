/** One file of a shipped font. */
export interface SceneFontFile {
  readonly weight: 400 | 700;
  /** Below `static/`; the page fetches `/static/` + path, Node opens it in the folder. */
  readonly path: string;
}

/** A font family shipped with the product. */
export interface SceneFont {
  /** Also the font's id in the catalogue. */
  readonly slug: string;
  readonly family: string;
  readonly files: readonly [SceneFontFile, ...SceneFontFile[]];
}

const font = (slug: string, family: string, weights: readonly [400, ...700[]]): SceneFont => {
  const file = (weight: 400 | 700): SceneFontFile => ({ weight, path: `fonts/${slug}/${weight}.woff2` });
  const [regular, ...bolder] = weights;
  return { slug, family, files: [file(regular), ...bolder.map(file)] };
};

/** Every family a text layer may name. All are under the SIL Open Font License (static/README.md). */
export const sceneFonts: readonly SceneFont[] = [
  font('bebas-neue', 'Bebas Neue', [400]),
  font('lobster', 'Lobster', [400]),
  font('oswald', 'Oswald', [400, 700]),
  font('pacifico', 'Pacifico', [400]),
  font('playfair-display', 'Playfair Display', [400, 700]),
  font('roboto', 'Roboto', [400, 700]),
];

const byFamily = new Map(sceneFonts.map((entry) => [entry.family, entry]));

/** The shipped font of that family name, or undefined. */
export const findFont = (family: string): SceneFont | undefined => byFamily.get(family);
