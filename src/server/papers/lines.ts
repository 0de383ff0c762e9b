import { createCanvas } from '@napi-rs/canvas';
import { missingIn, pageFonts, useLetters } from '../render/page-letters';
import { INNER, PAGE, TEXT, type Sheet } from './sheet';

/** Pixels of a line that is a picture, for each point; how exact it is, of 100. */
const [SHARP, QUALITY] = [4, 92] as const;

const RTL = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;
const LETTER = /\p{L}/u;
/** What is no letter to be seen: controls, directions, halves of letters. */
const STEERING = /[\p{Cc}\p{Co}\p{Cn}\p{Surrogate}\u200B-\u200F\u202A-\u202E\u2066-\u2069\uFE0F]/u;

/** Whether a text is read from the right: its first letter says so. */
const fromTheRight = (text: string): boolean => RTL.test([...text].find((letter) => LETTER.test(letter)) ?? '');

interface LineStyle {
  readonly size: number;
  readonly weight?: 400 | 600;
  readonly color?: string;
  /** Points from one line to the next. */
  readonly leading: number;
  /** What it stands on; white without. */
  readonly ground?: string;
}

/**
 * Texts of more than a line, of whatever letters. What the sheet's font has is written with it; a line with others, or that is read from the right, is
 * a picture drawn by the fonts of the machine; letters no font has are left out.
 */
export const linesOn = async (sheet: Sheet, variableFonts: string) => {
  const fonts = `${await pageFonts(variableFonts)}, sans-serif`;
  const isMissing = missingIn(fonts);
  const ruler = createCanvas(1, 1).getContext('2d');

  const widths = new Map<string, number>();
  /** Points of a word; what is measured once is not asked of the fonts again. */
  const measure = (word: string, { size, weight = 400 }: LineStyle): number => {
    const key = `${size} ${weight} ${word}`;
    let width = widths.get(key);
    if (width === undefined) {
      if (sheet.has(word, weight)) width = sheet.measure(word, weight, size);
      else {
        useLetters(ruler, fonts, size * SHARP, weight === 600);
        width = ruler.measureText(word).width / SHARP;
      }
      widths.set(key, width);
    }
    return width;
  };

  const shown = new Map<string, boolean>();
  /** Whether a letter is drawn by some font, and does not only steer how others are. */
  const isShown = (letter: string): boolean => {
    const known = shown.get(letter) ?? (!STEERING.test(letter) && !isMissing(letter));
    shown.set(letter, known);
    return known;
  };

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
    const blank = measure(' ', style);
    let [line, taken] = ['', 0];
    const words = [...text.normalize('NFC').replace(/\s+/gu, ' ')].filter(isShown).join('').split(' ').filter(Boolean);
    for (const word of words) {
      const own = measure(word, style);
      if (line !== '' && taken + blank + own <= width) {
        [line, taken] = [`${line} ${word}`, taken + blank + own];
        continue;
      }
      if (line !== '') lines.push(line);
      const all = own <= width ? [word] : pieces(word, width, style);
      lines.push(...all.slice(0, -1));
      line = all.at(-1) ?? '';
      taken = measure(line, style);
    }
    return line === '' ? lines : [...lines, line];
  };

  const drawn = (
    text: string,
    x: number,
    width: number,
    { size, weight = 400, color = TEXT, leading, ground = '#ffffff' }: LineStyle,
    rtl: boolean,
  ): void => {
    const canvas = createCanvas(Math.ceil(width * SHARP), Math.ceil(leading * SHARP));
    const ink = canvas.getContext('2d');
    // Without a ground it would be see-through, and take a hundred times as long to be put in.
    ink.fillStyle = ground;
    ink.fillRect(0, 0, canvas.width, canvas.height);
    useLetters(ink, fonts, size * SHARP, weight === 600);
    ink.fillStyle = color;
    ink.direction = rtl ? 'rtl' : 'ltr';
    ink.textAlign = rtl ? 'right' : 'left';
    ink.fillText(text, rtl ? canvas.width : 0, size * SHARP * 1.02);
    sheet.doc.image(canvas.toBuffer('image/jpeg', QUALITY), x, sheet.y, { width });
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
      const line = cut ? `${whole.replace(/[\s.…,;]+$/u, '')}…` : whole;
      if (!isLast) sheet.room(style.leading);
      if (sheet.has(line, style.weight) && !rtl) sheet.text(line, x, sheet.y, { ...style, width: width + style.size });
      else drawn(line, x, width, style, rtl);
      sheet.y += style.leading;
      if (isLast) return false;
    }
    return true;
  };

  return { write };
};

export type Lines = Awaited<ReturnType<typeof linesOn>>;
