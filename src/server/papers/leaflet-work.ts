import sharp from 'sharp';
import type { Leaflet, LeafletRequest } from './leaflet';
import { linesOn, type Lines } from './lines';
import { drawnSheet, INNER, LINE, PAGE, QUIET, TEXT, type Sheet } from './sheet';

const [GROUND, ACCENT] = ['#f4f5f7', '#1f5fbf'] as const;
const [GAP, ROUND] = [10, 8] as const;
/** Points: the large picture is no higher, those below it stand four in a row. */
const HERO = 300;
const SMALL = (INNER - 3 * GAP) / 4;
const MOST_SMALL = 4;
/** Pages it fills at most; a description that goes on is cut, and marked where it is. */
const MOST_PAGES = 4;

/** Longest side in pixels: sharp at the size it is printed, and small enough to be sent. */
const SIDES = { hero: 1400, small: 500 } as const;

interface Picture {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** A picture as the sheet takes it; undefined: it cannot be read. */
const asPicture = async (bytes: Uint8Array, side: number): Promise<Picture | undefined> => {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 64_000_000 })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: GROUND })
      .jpeg({ quality: 88, chromaSubsampling: '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch {
    return undefined;
  }
};

/** The whole of a picture in a box, on a ground of its own. */
const place = ({ doc }: Sheet, { bytes }: Picture, x: number, y: number, width: number, height: number): void => {
  doc.save().roundedRect(x, y, width, height, ROUND).clip();
  doc.rect(x, y, width, height).fill(GROUND);
  doc.image(bytes, x, y, { fit: [width, height], align: 'center', valign: 'center' });
  doc.restore();
};

const pictures = async (sheet: Sheet, { pictures: files }: Leaflet): Promise<void> => {
  const read = await Promise.all(files.map((bytes, n) => asPicture(bytes, n === 0 ? SIDES.hero : SIDES.small)));
  const [hero, ...others] = read.flatMap((picture) => picture ?? []);
  if (!hero) return;
  place(sheet, hero, PAGE.margin, sheet.y, INNER, HERO);
  sheet.y += HERO + GAP;
  const small = others.slice(0, MOST_SMALL);
  for (const [n, picture] of small.entries()) place(sheet, picture, PAGE.margin + n * (SMALL + GAP), sheet.y, SMALL, SMALL);
  if (small.length > 0) sheet.y += SMALL + GAP;
  sheet.y += 14;
};

/** Where it is sold, as a line to press. */
const link = (sheet: Sheet, lines: Lines, { url, store }: Leaflet): void => {
  const [height, inside] = [44, 16];
  sheet.room(height + 8);
  const { doc, y } = sheet;
  doc.roundedRect(PAGE.margin, y, INNER, height, ROUND).fill(GROUND);
  doc.link(PAGE.margin, y, INNER, height, url);
  sheet.y = y + 8;
  lines.write(
    store,
    { size: 10, weight: 600, leading: 14, ground: GROUND },
    { x: PAGE.margin + inside, width: INNER - 2 * inside, most: 1 },
  );
  sheet.y = y + 23;
  sheet.text(url, PAGE.margin + inside, sheet.y, { size: 9, color: ACCENT, width: INNER - 2 * inside });
  sheet.y = y + height + 18;
};

const choices = (sheet: Sheet, lines: Lines, { choices: all }: Leaflet): void => {
  const names = 110;
  for (const [name, values] of all) {
    sheet.room(30);
    const { y } = sheet;
    const shown = { size: 9.5, leading: 14 };
    lines.write(name, { ...shown, color: QUIET }, { width: names - GAP, most: 1 });
    sheet.y = y;
    lines.write(values, shown, { x: PAGE.margin + names, width: INNER - names, most: 4 });
    sheet.y += 4;
  }
  if (all.length > 0) sheet.y += 10;
};

const description = (sheet: Sheet, lines: Lines, { description: text }: Leaflet): void => {
  const paragraphs = text.split(/\n\s*\n/u).filter((paragraph) => paragraph.trim() !== '');
  if (paragraphs.length === 0) return;
  sheet.doc
    .moveTo(PAGE.margin, sheet.y)
    .lineTo(PAGE.margin + INNER, sheet.y)
    .lineWidth(0.5)
    .strokeColor(LINE)
    .stroke();
  sheet.y += 14;
  for (const paragraph of paragraphs) {
    for (const line of paragraph.split('\n'))
      if (!lines.write(line, { size: 10.5, color: TEXT, leading: 16 }, { pages: MOST_PAGES })) return;
    sheet.y += 8;
  }
};

/** Draws the sheet of something that is on sale; the same one gives the same bytes. */
export const drawLeaflet = ({ leaflet, fonts, variableFonts }: LeafletRequest): Promise<Uint8Array> =>
  drawnSheet({ title: leaflet.name, at: leaflet.at }, fonts, async (sheet) => {
    const lines = await linesOn(sheet, variableFonts);
    await pictures(sheet, leaflet);
    lines.write(leaflet.name, { size: 22, weight: 600, leading: 28 }, { most: 3 });
    sheet.y += 6;
    if (leaflet.price) lines.write(leaflet.price, { size: 14, leading: 20 }, { most: 1 });
    sheet.y += 12;
    choices(sheet, lines, leaflet);
    link(sheet, lines, leaflet);
    description(sheet, lines, leaflet);
    sheet.feet(sheet.has(leaflet.store) ? leaflet.store : '', '{page} / {pages}');
  });
