import { createCanvas } from '@napi-rs/canvas';
import { missingIn, pageFonts, useLetters } from '../render/page-letters';
import { INNER, PAGE, TEXT, type Sheet } from './sheet';

/** Pixels of a line that is a picture, for each point. */
const SHARP = 4;

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LETTER = /\p{L}/u;

/** Whether a text is read from the right: its first letter says so. */
const fromTheRight = (text: string): boolean => RTL.test([...text].find((letter) => LETTER.test(letter)) ?? '');

interface LineStyle {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly color?: string;
  /** Points from one line to the next. */
  readonly leading: number;
}

/**
 * Texts of more than a line, of whatever letters. What the sheet's font has is written with it; a line with others, or that is read from the right, is
 * a picture drawn by the fonts of the machine; letters no font has are left out.
 */
export const linesOn = async (sheet: Sheet, variableFonts: string) => {
  const fonts = `${await pageFonts(variableFonts)}, sans-serif`;
  const isMissing = missingIn(fonts);
  const ruler = createCanvas(1, 1).getContext('2d');

  const measure = (text: string, { size, weight = 400 }: LineStyle): number => {
    if (sheet.has(text, weight)) return sheet.measure(text, weight, size);
    useLetters(ruler, fonts, size * SHARP, weight === 600);
    return ruler.measureText(text).width / SHARP;
  };

  const known = (text: string): string =>
    [...text.normalize('NFC')]
      .filter(
        (letter) => !isMissing(letter) && !/[\p{Cc}\p{Co}\p{Cn}\p{Surrogate}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFE0F]/u.test(letter),
      )
      .join('');

  /** A word that has no room in a line by itself, in pieces that do. */
  const pieces = (word: string, width: number, style: LineStyle): string[] => {
    const found = [''];
    for (const letter of word) {
      const longer = `${found.at(-1) ?? ''}${letter}`;
      if (measure(longer, style) <= width || found.at(-1) === '') found[found.length - 1] = longer;
      else found.push(letter);
    }
    return found;
  };

  /** One paragraph as lines. */
  const wrapped = (text: string, width: number, style: LineStyle): string[] => {
    const lines: string[] = [];
    let line = '';
    for (const word of known(text).split(/\s+/u).filter(Boolean)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (measure(longer, style) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      const [last = '', ...before] = pieces(word, width, style).reverse();
      lines.push(...before.reverse());
      line = last;
    }
    return line === '' ? lines : [...lines, line];
  };

  const drawn = (text: string, x: number, width: number, { size, weight = 400, color = TEXT, leading }: LineStyle, rtl: boolean): void => {
    const canvas = createCanvas(Math.ceil(width * SHARP), Math.ceil(leading * SHARP));
    const ink = canvas.getContext('2d');
    useLetters(ink, fonts, size * SHARP, weight === 600);
    ink.fillStyle = color;
    ink.direction = rtl ? 'rtl' : 'ltr';
    ink.textAlign = rtl ? 'right' : 'left';
    ink.fillText(text, rtl ? canvas.width : 0, size * SHARP * 1.02);
    sheet.doc.image(canvas.toBuffer('image/png'), x, sheet.y, { width });
  };

  /** Writes a paragraph where the sheet is; tells false, and marks the end, where more lines would be than may be. */
  const write = (
    text: string,
    style: LineStyle,
    {
      x = PAGE.margin,
      width = INNER,
      most = Infinity,
      pages = Infinity,
    }: { x?: number; width?: number; most?: number; pages?: number } = {},
  ): boolean => {
    const all = wrapped(text, width, style);
    const rtl = fromTheRight(text);
    for (const [index, whole] of all.entries()) {
      if (index >= most) return false;
      const isLast = sheet.doc.bufferedPageRange().count >= pages && sheet.isFull(2 * style.leading);
      const cut = (index === most - 1 && index < all.length - 1) || isLast;
      const line = cut ? `${whole}…` : whole;
      if (!isLast) sheet.room(style.leading);
      if (sheet.has(line, style.weight) && !rtl) sheet.text(line, x, sheet.y, { ...style, width: width + style.size });
      else drawn(line, x, width, style, rtl);
      sheet.y += style.leading;
      if (isLast) return false;
    }
    return true;
  };

  return { write, wrapped, measure };
};

export type Lines = Awaited<ReturnType<typeof linesOn>>;
