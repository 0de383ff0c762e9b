import { accept, refuse, type Outcome } from '../fault';
import { FORMULA_START } from './cell-values';

interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Signs that separate cells; of two that explain a file alike, the first. */
const SEPARATORS = [',', ';', '\t', '|'] as const;

/** Lines, and letters, that are looked at to tell the separator. */
const [LOOKED_AT, LETTERS] = [60, 60_000];

/** How well a sign explains lines as rows of a table: most rows of a table have the same number of cells. */
const regularity = (lines: readonly string[], sign: string): number => {
  const rows = new Map<number, number>();
  for (const line of lines) {
    const count = line.split(sign).length - 1;
    if (count > 0) rows.set(count, (rows.get(count) ?? 0) + 1);
  }
  return Math.max(0, ...[...rows].map(([count, found]) => found * Math.min(count, 10)));
};

/** Spreadsheets separate cells by the sign of the language they speak. */
const separatorOf = (text: string): string => {
  const unquoted = text.slice(0, LETTERS).replace(/"[^"]*"/g, '');
  const lines = unquoted
    .split(/[\r\n]+/)
    .filter((line) => line.trim() !== '')
    .slice(0, LOOKED_AT);
  let best: { readonly sign: string; readonly score: number } = { sign: ',', score: 0 };
  for (const sign of SEPARATORS) {
    const score = regularity(lines, sign);
    if (score > best.score) best = { sign, score };
  }
  return best.sign;
};

/** The line some programs put first to tell Excel the separator. */
const SEPARATOR_LINE = /^"?sep=([^\r\n"])"?[^\S\r\n]*(?:\r\n|\r|\n|$)/i;

/**
 * The lines of a CSV file (RFC 4180). Cells are separated by what a line `sep=` says, or by commas, semicolons, tabs or bars, whichever the file
 * shows, unless `separator` says; a line feed alone ends a line too.
 */
export const readCsv = (file: string, separator?: string): Outcome<readonly CsvRow[]> => {
  const text = file.replace(/^\uFEFF/, '');
  const said = separator === undefined ? SEPARATOR_LINE.exec(text) : null;
  const sign = separator ?? said?.[1] ?? separatorOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = said ? 2 : 1;
  let begun = line;
  let openedAt: number | null = null;
  const endCell = (): void => {
    cells.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    rows.push({ line: begun, cells });
    cells = [];
  };
  for (let at = said ? said[0].length : 0; at < text.length; at += 1) {
    const char = text.charAt(at);
    const isEnd = char === '\n' || char === '\r';
    const whole = char === '\r' && text[at + 1] === '\n' ? '\r\n' : char;
    if (isEnd) line += 1;
    if (openedAt !== null) {
      if (char !== '"') cell += whole;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else openedAt = null;
    } else if (char === '"' && cell === '') openedAt = line;
    else if (char === sign) endCell();
    else if (isEnd) {
      endRow();
      begun = line;
    } else cell += char;
    if (isEnd) at += whole.length - 1;
  }
  if (openedAt !== null) return refuse('csv.unclosed', { values: { line: openedAt } });
  if (cell !== '' || cells.length > 0) endRow();
  return accept(rows);
};

const ESCAPED = new RegExp(`^'(?='*${FORMULA_START})`, 'u');

/** A cell's text without what keeps a spreadsheet from changing or running it. */
export const shownText = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(ESCAPED, '')
    .trim();
