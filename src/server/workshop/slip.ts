/** What one slip says. */
export interface Slip {
  readonly order: string;
  /** By which it is found again: the barcode's text. */
  readonly reference: string;
  readonly day: string;
  readonly store: string;
  /** Name and address of the workshop, in one line. */
  readonly sender: string;
  /** The address, line by line. */
  readonly to: readonly string[];
  readonly goods: readonly { readonly name: string; readonly detail: string; readonly quantity: number }[];
  readonly gift: string;
}

/** What all of them say, in one language. */
export interface SlipWords {
  readonly title: string;
  readonly order: string;
  readonly to: string;
  readonly item: string;
  readonly quantity: string;
  readonly gift: string;
  /** Said where no font has some letters. */
  readonly missing: string;
  /** A page of several, with `{page}` and `{pages}`. */
  readonly page: string;
}

/** A text at its place, in points from the top left; `y` is where its letters stand. */
interface PlacedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly bold: boolean;
  readonly grey: boolean;
  readonly right: boolean;
}

/** A page as it is drawn. */
export interface SlipPage {
  readonly texts: readonly PlacedText[];
  /** Where lines go across. */
  readonly rules: readonly number[];
  /** Left and top of the barcode; null: it stands on the first page alone. */
  readonly code: { readonly x: number; readonly y: number } | null;
}

/** How wide a text is, in points. */
export type Measure = (text: string, size: number, bold: boolean) => number;

const MARGIN = 42;
const CODE = { width: 190, height: 30 };
const LINE = 1.35;

export const CODE_SIZE = CODE;

/** Pieces a line may end after: words, and where those are too wide their letters. */
const partsOf = (text: string, fits: (part: string) => boolean): string[] => {
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
  return words.flatMap((word) =>
    fits(word) ? [word] : [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word)].map(({ segment }) => segment),
  );
};

/** A text in lines no wider than `width`. */
export const wrap = (text: string, width: number, measure: (part: string) => number): string[] => {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/u)) {
    let line = '';
    for (const part of partsOf(paragraph, (each) => measure(each) <= width)) {
      if (line !== '' && measure(line + part.trimEnd()) > width) {
        lines.push(line.trimEnd());
        line = part.trimStart();
      } else line += part;
    }
    if (line.trim() !== '') lines.push(line.trimEnd());
  }
  return lines;
};

/** A slip on as many pages as it needs; `paper`: width and height in points; `whole`: every letter of it can be drawn. */
export const layOut = (slip: Slip, words: SlipWords, paper: readonly [number, number], measure: Measure, whole = true): SlipPage[] => {
  const [width, height] = paper;
  const [left, right, bottom] = [MARGIN, width - MARGIN, height - MARGIN - 24];
  const pages: { texts: PlacedText[]; rules: number[] }[] = [];
  let page = { texts: [] as PlacedText[], rules: [] as number[] };
  let y = 0;
  const begin = (): void => {
    page = { texts: [], rules: [] };
    pages.push(page);
    y = MARGIN;
  };
  const put = (text: string, x: number, size: number, more: Partial<PlacedText> = {}): void => {
    if (text !== '') page.texts.push({ text, x, y: y + size, size, bold: false, grey: false, right: false, ...more });
  };
  /** Writes lines below one another; those that do not fit go to the next page. */
  const write = (text: string, x: number, to: number, size: number, more: Partial<PlacedText> = {}): void => {
    for (const line of wrap(text, to - x, (part) => measure(part, size, more.bold ?? false))) {
      if (y + size * LINE > bottom) begin();
      put(line, x, size, more);
      y += size * LINE;
    }
  };
  begin();
  const head = right - CODE.width - 16;
  write(slip.store, left, head, 18, { bold: true });
  write(slip.sender, left, head, 9, { grey: true });
  const below = Math.max(y, MARGIN + CODE.height + 10);
  y = below;
  put(slip.reference, right, 7, { grey: true, right: true, y: MARGIN + CODE.height + 10 });
  y += 18;
  put(words.title, left, 13, { bold: true });
  put(`${words.order} ${slip.order} · ${slip.day}`, right, 11, { right: true });
  y += 28;
  write(words.to, left, right, 9, { grey: true });
  for (const line of slip.to) write(line, left, right, 12);
  if (!whole) write(words.missing, left, right, 9, { bold: true });
  y += 14;
  const column = left + 56;
  put(words.quantity, left, 9, { grey: true });
  put(words.item, column, 9, { grey: true });
  y += 15;
  page.rules.push(y);
  y += 6;
  for (const { name, detail, quantity } of slip.goods) {
    if (y + 34 > bottom) begin();
    put(String(quantity), left, 15, { bold: true });
    write(name, column, right, 12, { bold: true });
    write(detail, column, right, 10, { grey: true });
    y += 4;
    page.rules.push(y);
    y += 6;
  }
  if (slip.gift !== '') {
    y += 10;
    write(words.gift, left, right, 9, { grey: true });
    write(slip.gift, left, right, 12);
  }
  return pages.map(({ texts, rules }, index) => {
    const foot = words.page.replace('{page}', String(index + 1)).replace('{pages}', String(pages.length));
    const at = { x: left, y: height - MARGIN, size: 8, bold: false, grey: true, right: false };
    const footer: PlacedText[] =
      pages.length === 1
        ? []
        : [
            { ...at, text: `${words.order} ${slip.order}` },
            { ...at, text: foot, x: right, right: true },
          ];
    return { texts: [...texts, ...footer], rules, code: index === 0 ? { x: right - CODE.width, y: MARGIN } : null };
  });
};
