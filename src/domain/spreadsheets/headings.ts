import { LANGUAGES, type Language } from '../languages';
import { shownText } from './read-csv';
import type { SheetCell, SheetRow } from './read-sheet';

/** What people call each column, by language; the first of a language is what an export writes. */
export type Headings<Column extends string> = Readonly<Record<Column, Readonly<Record<Language, readonly [string, ...string[]]>>>>;

/** The part of a file that is the table: below its headings. */
interface SheetTable<Column extends string> {
  /** Where the headings stand. */
  readonly line: number;
  /** Place of each column that is there. */
  readonly places: ReadonlyMap<Column, number>;
  /** Headings nobody knows here, as they are written. */
  readonly unknown: readonly string[];
  /** Columns up to the last one with a heading. */
  readonly width: number;
  readonly rows: readonly SheetRow[];
}

/** A cell as text, without what keeps a spreadsheet from changing it. */
export const textOfCell = (cell: SheetCell | undefined): string =>
  cell === undefined ? '' : typeof cell === 'number' ? String(cell) : shownText(cell);

/** A heading without what people vary: case, marks on letters, spaces and punctuation. */
const bare = (heading: string): string =>
  heading
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');

/** Cells of a row that have to be known headings for it to be the headings: in a title one may stand by chance. */
const ENOUGH = 2;

const placesIn = <Column extends string>({ cells }: SheetRow, known: ReadonlyMap<string, Column>): ReadonlyMap<Column, number> => {
  const places = new Map<Column, number>();
  cells.forEach((cell, at) => {
    const column = known.get(bare(textOfCell(cell)));
    if (column !== undefined && !places.has(column)) places.set(column, at);
  });
  return places;
};

const isEmpty = ({ cells }: SheetRow): boolean => cells.every((cell) => textOfCell(cell) === '');

/**
 * The table of a file: its headings are the first row with two that are known, in whatever language and order; what stands above is a title. A
 * file without such a row has no table. Rows without any text are left out.
 */
export const findTable = <Column extends string>(
  sheets: readonly (readonly SheetRow[])[],
  headings: Headings<Column>,
): SheetTable<Column> | null => {
  const columns = Object.keys(headings) as Column[];
  const known = new Map(
    columns.flatMap((column) => [
      [bare(column), column] as const,
      ...LANGUAGES.flatMap((language) => headings[column][language].map((heading) => [bare(heading), column] as const)),
    ]),
  );
  const enough = Math.min(ENOUGH, columns.length);
  for (const rows of sheets) {
    const at = rows.findIndex((row) => placesIn(row, known).size >= enough);
    const head = rows[at];
    if (!head) continue;
    const places = placesIn(head, known);
    const taken = new Set(places.values());
    return {
      line: head.line,
      places,
      unknown: head.cells.flatMap((cell, place) => (taken.has(place) ? [] : textOfCell(cell) || [])),
      width: head.cells.findLastIndex((cell) => textOfCell(cell) !== '') + 1,
      rows: rows.slice(at + 1).filter((row) => !isEmpty(row)),
    };
  }
  return null;
};

/** A column by the heading an export writes. */
export const headingIn = <Column extends string>(headings: Headings<Column>, column: Column, language: string): string =>
  headings[column][LANGUAGES.find((each) => each === language) ?? 'en'][0];

/** What a spreadsheet makes of a long number. */
const SHORTENED = /^\d([.,]\d+)?e\+\d+$/i;
/** From here on the digits of a workbook's number are not those somebody typed: it keeps fifteen. */
const KEPT_WHOLE = 1e15;

/** Whether a spreadsheet has shortened a long number, such as a barcode, so that its digits are lost. */
export const isShortened = (cell: SheetCell | undefined): boolean =>
  typeof cell === 'number' ? cell >= KEPT_WHOLE : SHORTENED.test(textOfCell(cell));
