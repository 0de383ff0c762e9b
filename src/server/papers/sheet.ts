import PDFDocument from 'pdfkit';
import { partsOf, runsOf, WEIGHTS, type Part, type Run, type Weight } from './letters';

/** Points; A4. */
export const PAGE = { width: 595.28, height: 841.89, margin: 48 } as const;
export const INNER = PAGE.width - 2 * PAGE.margin;
const BOTTOM = PAGE.height - PAGE.margin - 24;
export const [TEXT, QUIET, LINE] = ['#1b1d22', '#5d626d', '#c9ccd3'] as const;

interface Style {
  readonly size: number;
  readonly weight?: Weight;
  readonly color?: string;
  /** Where it ends and no letter stands beyond. */
  readonly width: number;
  readonly end?: true | undefined;
}

/** What a file says of itself. */
interface SheetFacts {
  readonly title: string;
  /** Unix seconds: when it was made, as far as the file is concerned. */
  readonly at: number;
}

/** Pages that are written from the top down, by the page's own font. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  y: number = PAGE.margin;
  readonly #parts: ReadonlyMap<Weight, readonly Part[]>;
  readonly #widths = new Map<string, number>();

  constructor({ title, at }: SheetFacts, parts: ReadonlyMap<Weight, readonly Part[]>) {
    const date = new Date(at * 1000);
    this.doc = new PDFDocument({
      size: [PAGE.width, PAGE.height],
      margin: 0,
      bufferPages: true,
      info: { Title: title, CreationDate: date, ModDate: date },
      // Its own fonts are not asked for.
      font: null as unknown as string,
    });
    this.#parts = parts;
    for (const all of parts.values()) for (const { name, bytes } of all) this.doc.registerFont(name, bytes);
  }

  #runs(text: string, weight: Weight) {
    return runsOf(text, this.#parts.get(weight) ?? []);
  }

  /** Whether the font has every letter of a text. */
  has(text: string, weight: Weight = 400): boolean {
    const parts = this.#parts.get(weight) ?? [];
    return [...text].every((letter) => parts.some(({ has }) => has(letter.codePointAt(0) ?? 0)));
  }

  /** Points a text takes, letter by letter: what is measured once is not asked of the font again. */
  measure(text: string, weight: Weight, size: number): number {
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
    if (this.measure(text, weight, size) <= width) return text;
    const letters = [...text];
    let [least, most] = [0, letters.length];
    while (least < most) {
      const middle = Math.ceil((least + most) / 2);
      if (this.measure(`${letters.slice(0, middle).join('')}…`, weight, size) <= width) least = middle;
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

  /** Whether so much has no room any more on this page. */
  isFull(height: number): boolean {
    return this.y + height > BOTTOM;
  }

  /** Begins another page where so much has no room any more; tells whether it did. */
  room(height: number): boolean {
    if (!this.isFull(height)) return false;
    this.doc.addPage();
    this.y = PAGE.margin;
    return true;
  }

  /** At the foot of every page what it is, and which of how many; `page` with {page} and {pages}. */
  feet(title: string, page: string): void {
    const { count } = this.doc.bufferedPageRange();
    for (let n = 0; n < count; n += 1) {
      this.doc.switchToPage(n);
      const [y, width] = [PAGE.height - PAGE.margin, INNER / 2];
      this.text(title, PAGE.margin, y, { size: 8, color: QUIET, width });
      const said = page.replace('{page}', String(n + 1)).replace('{pages}', String(count));
      this.text(said, PAGE.margin + width, y, { size: 8, color: QUIET, width, end: true });
    }
  }
}

/** A sheet and its bytes: `draw` writes it. The same draws the same bytes. */
export const drawnSheet = async (facts: SheetFacts, fonts: string, draw: (sheet: Sheet) => void | Promise<void>): Promise<Uint8Array> => {
  const parts = await Promise.all(WEIGHTS.map(async (weight) => [weight, await partsOf(fonts, weight)] as const));
  const sheet = new Sheet(facts, new Map(parts));
  const chunks: Buffer[] = [];
  const whole = new Promise<Uint8Array>((resolve, reject) => {
    sheet.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    sheet.doc.on('end', () => resolve(Buffer.concat(chunks)));
    sheet.doc.on('error', reject);
  });
  await draw(sheet);
  sheet.doc.end();
  return whole;
};
