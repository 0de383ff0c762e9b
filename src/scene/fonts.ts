/** One file of a shipped font. */
interface SceneFontFile {
  readonly weight: 400 | 700;
  readonly italic: boolean;
  /** Below `static/`; the page fetches `/static/` + path, Node opens it in the folder. */
  readonly path: string;
}

/** Kinds of letters one looks for a font by. */
type SceneFontCategory = 'display' | 'script' | 'handwriting' | 'serif' | 'sans' | 'slab' | 'mono';

/** A font family shipped with the product. */
export interface SceneFont {
  /** Also the font's id in the catalogue. */
  readonly slug: string;
  readonly family: string;
  readonly category: SceneFontCategory;
  readonly files: readonly [SceneFontFile, ...SceneFontFile[]];
}

/** Which files a family has: the regular one, bold too, or both upright and italic. */
type Extent = 'regular' | 'bold' | 'italics';

const font = (family: string, category: SceneFontCategory, extent: Extent = 'regular'): SceneFont => {
  const slug = family.toLowerCase().replaceAll(' ', '-');
  const file = (weight: 400 | 700, italic = false): SceneFontFile => ({
    weight,
    italic,
    path: `fonts/${slug}/${weight}${italic ? '-italic' : ''}.woff`,
  });
  const bold = extent === 'regular' ? [] : [file(700)];
  const italics = extent === 'italics' ? [file(400, true), file(700, true)] : [];
  return { slug, family, category, files: [file(400), ...bold, ...italics] };
};

/** Every family the product ships, by name. All are under the SIL Open Font License (static/README.md). */
export const sceneFonts: readonly SceneFont[] = [
  font('Abril Fatface', 'display'),
  font('Alfa Slab One', 'slab'),
  font('Amatic SC', 'handwriting', 'bold'),
  font('Anton', 'display'),
  font('Archivo Black', 'sans'),
  font('Arvo', 'slab', 'italics'),
  font('Bangers', 'display'),
  font('Bebas Neue', 'display'),
  font('Black Ops One', 'display'),
  font('Bungee', 'display'),
  font('Caveat', 'handwriting', 'bold'),
  font('Cinzel', 'serif', 'bold'),
  font('Cookie', 'script'),
  font('Cormorant Garamond', 'serif', 'italics'),
  font('Courier Prime', 'mono', 'italics'),
  font('Creepster', 'display'),
  font('Dancing Script', 'script', 'bold'),
  font('EB Garamond', 'serif', 'italics'),
  font('Fredoka', 'sans', 'bold'),
  font('Fugaz One', 'display'),
  font('Gloria Hallelujah', 'handwriting'),
  font('Great Vibes', 'script'),
  font('Indie Flower', 'handwriting'),
  font('JetBrains Mono', 'mono', 'italics'),
  font('Kaushan Script', 'script'),
  font('Lato', 'sans', 'italics'),
  font('Libre Baskerville', 'serif', 'italics'),
  font('Lilita One', 'display'),
  font('Lobster', 'script'),
  font('Lora', 'serif', 'italics'),
  font('Merriweather', 'serif', 'italics'),
  font('Monoton', 'display'),
  font('Montserrat', 'sans', 'italics'),
  font('Nunito', 'sans', 'italics'),
  font('Open Sans', 'sans', 'italics'),
  font('Oswald', 'sans', 'bold'),
  font('Pacifico', 'script'),
  font('Parisienne', 'script'),
  font('Passion One', 'display', 'bold'),
  font('Patrick Hand', 'handwriting'),
  font('Pirata One', 'display'),
  font('Playfair Display', 'serif', 'italics'),
  font('Poppins', 'sans', 'italics'),
  font('Press Start 2P', 'display'),
  font('Raleway', 'sans', 'italics'),
  font('Righteous', 'display'),
  font('Roboto', 'sans', 'italics'),
  font('Russo One', 'display'),
  font('Rye', 'display'),
  font('Sacramento', 'script'),
  font('Shadows Into Light', 'handwriting'),
  font('Shrikhand', 'display'),
  font('Space Mono', 'mono', 'italics'),
  font('Staatliches', 'display'),
  font('Titan One', 'display'),
  font('Zilla Slab', 'slab', 'italics'),
];

const byFamily = new Map(sceneFonts.map((entry) => [entry.family, entry]));

/** The shipped font of that family name, or undefined. */
export const findFont = (family: string): SceneFont | undefined => byFamily.get(family);
