import PDFDocument from 'pdfkit';
import { partsOf, runsOf, WEIGHTS, type Part, type Run, type Weight } from './letters';
import type { Paper, PaperRequest } from './paper';

/** Points; A4. */
const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
const INNER = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
const ROW = 16;
const GAP = 8;
const [TEXT, QUIET, LINE] = ['#1b1d22', '#5d626d', '#c9ccd3'] as const;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Where it ends and no letter stands beyond. */
  readonly width: number;
  readonly end?: true | undefined;
}

class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.margin;
  readonly #parts: ReadonlyMap<Weight, readonly Part[]>;
  readonly #widths = new Map<string, number>();

  constructor(paper: Paper, parts: ReadonlyMap<Weight, readonly Part[]>) {
    const date = new Date(paper.at * 1000);
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      info: { Title: paper.title, CreationDate: date, ModDate: date },
      // Its own fonts are not asked for.
      font: null as unknown as string,
    });
    this.#parts = parts;
    for (const all of parts.values()) for (const { name, bytes } of all) this.doc.registerFont(name, bytes);
  }

  #runs(text: string, weight: Weight) {
    return runsOf(text, this.#parts.get(weight) ?? []);
  }

  /** Points a text takes, letter by letter: what is measured once is not asked of the font again. */
  #measure(text: string, weight: Weight, size: number): number {
    let width = 0;
    for (const letter of text) {
      const key = `${weight}${letter}`;
      let part = this.#widths.get(key);
      if (part === undefined) {
        const [run] = this.#runs(letter, weight);
        part = run ? this.doc.font(run.font).fontSize(1000).widthOfString(run.text) / 1000 : 0;
        this.#widths.set(key, part);
      }
      width += part * size;
    }
    return width;
  }

  /** What of a text has room in a line, marked where it is cut. */
  #fitting(text: string, { size, weight = 400, width }: Style): string {
    if (this.#measure(text, weight, size) <= width) return text;
    const letters = [...text];
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (this.#measure(`${letters.slice(0, middle).join('')}…`, weight, size) <= width) least = middle;
      else most = middle - 1;
    }
    return `${letters.slice(0, least).join('')}…`;
  }

  /** One line of text; what has no room is cut. */
  text(text: string, x: number, y: number, style: Style): void {
    const { size, weight = 400, color = TEXT, width, end } = style;
    const shown = this.#fitting(text, style);
    const runs = this.#runs(shown, weight);
    // As it is drawn, letters closer together where they fit: what ends in a line stands exactly there.
    const exact = (run: Run): number => this.doc.font(run.font).fontSize(size).widthOfString(run.text);
    let at = end ? x + width - runs.reduce((sum, run) => sum + exact(run), 0) : x;
    for (const run of runs) {
      this.doc.font(run.font).fontSize(size).fillColor(color).text(run.text, at, y, { lineBreak: false });
      if (runs.length > 1) at += exact(run);
    }
  }

  rule(y: number): void {
    this.doc
      .moveTo(PAGE.margin, y)
      .lineTo(PAGE.width - PAGE.margin, y)
      .lineWidth(0.5)
      .strokeColor(LINE)
      .stroke();
  }

  /** Begins another page where so much has no room any more; tells whether it did. */
  room(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.doc.addPage();
    this.y = PAGE.margin;
    return true;
  }
}

const head = (sheet: Sheet, { title, from, to, facts }: Paper): void => {
  const half = INNER / 2 - GAP;
  sheet.text(title, PAGE.margin, sheet.y, { size: 20, weight: 600, width: INNER });
  sheet.y += 36;
  const begin = sheet.y;
  for (const [index, line] of from.entries())
    sheet.text(line, PAGE.margin, begin + index * 14, { size: 9.5, width: half, ...(index === 0 && { weight: 600 as const }) });
  for (const [index, [label, value]] of facts.entries()) {
    const x = PAGE.margin + INNER / 2;
    sheet.text(label, x, begin + index * 14, { size: 9.5, color: QUIET, width: half / 2 });
    sheet.text(value, x + half / 2, begin + index * 14, { size: 9.5, width: INNER / 2 - half / 2, end: true });
  }
  sheet.y = begin + Math.max(from.length, facts.length) * 14 + 16;
  for (const [index, line] of to.entries())
    sheet.text(line, PAGE.margin, sheet.y + index * 14, { size: 9.5, width: half, ...(index === 0 && { weight: 600 as const }) });
  sheet.y += to.length > 0 ? to.length * 14 + 16 : 0;
};

const placesOf = ({ columns }: Paper) => {
  let x: number = PAGE.margin;
  return columns.map((column) => {
    const width = INNER * column.share;
    const place = { ...column, x, width: width - GAP };
    x += width;
    return { ...place, ...(column.end && { x: place.x + GAP }) };
  });
};

const table = (sheet: Sheet, paper: Paper): void => {
  if (paper.columns.length === 0) return;
  const places = placesOf(paper);
  const titles = (): void => {
    for (const { title, x, width, end } of places) sheet.text(title, x, sheet.y, { size: 8.5, weight: 600, color: QUIET, width, end });
    sheet.y += ROW;
    sheet.rule(sheet.y - 4);
  };
  sheet.room(2 * ROW);
  titles();
  for (const row of paper.rows) {
    if (sheet.room(ROW)) titles();
    for (const [index, { x, width, end }] of places.entries()) sheet.text(row[index] ?? '', x, sheet.y, { size: 9, width, end });
    sheet.y += ROW;
  }
};

const sums = (sheet: Sheet, { sums: all }: Paper): void => {
  sheet.room(all.length * ROW + 16);
  sheet.rule(sheet.y);
  sheet.y += 8;
  const [x, width] = [PAGE.margin + INNER / 2, INNER / 2];
  for (const [index, [label, value]] of all.entries()) {
    const weight = index === all.length - 1 ? 600 : 400;
    sheet.text(label, x, sheet.y, { size: 10, weight, width: width / 2 });
    sheet.text(value, x + width / 2, sheet.y, { size: 10, weight, width: width / 2, end: true });
    sheet.y += ROW;
  }
};

const notes = (sheet: Sheet, { notes: all }: Paper): void => {
  sheet.y += 16;
  for (const line of all) {
    sheet.room(14);
    sheet.text(line, PAGE.margin, sheet.y, { size: 9, color: QUIET, width: INNER });
    sheet.y += 14;
  }
};

const feet = (sheet: Sheet, { page, title }: Paper): void => {
  const { count } = sheet.doc.bufferedPageRange();
  for (let n = 0; n < count; n += 1) {
    sheet.doc.switchToPage(n);
    const [y, width] = [PAGE.height - PAGE.margin, INNER / 2];
    sheet.text(title, PAGE.margin, y, { size: 8, color: QUIET, width });
    const said = page.replace('{page}', String(n + 1)).replace('{pages}', String(count));
    sheet.text(said, PAGE.margin + width, y, { size: 8, color: QUIET, width, end: true });
  }
};

/** Draws a paper; the same one gives the same bytes. */
export const drawPaper = async ({ paper, fonts }: PaperRequest): Promise<Uint8Array> => {
  const parts = await Promise.all(WEIGHTS.map(async (weight) => [weight, await partsOf(fonts, weight)] as const));
  const sheet = new Sheet(paper, new Map(parts));
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.doc.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.doc.on('error', reject);
  });
  head(sheet, paper);
  table(sheet, paper);
  sums(sheet, paper);
  notes(sheet, paper);
  feet(sheet, paper);
  sheet.doc.end();
  return whole;
};
