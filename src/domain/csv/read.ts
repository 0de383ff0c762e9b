import { accept, refuse, type Outcome } from '../fault';

interface CsvRow {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

/** Spreadsheets part cells by the mark of the language they speak. */
const partingOf = (text: string): string => {
  const [first = ''] = text.replace(/"[^"]*"/g, '').split(/[\r\n]/, 1);
  const count = (mark: string): number => first.split(mark).length;
  return [';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best), ',');
};

/** The lines of a CSV file (RFC 4180), parted by commas, semicolons or tabs, whichever it shows unless `mark` says; a line feed alone ends one too. */
export const readCsv = (file: string, mark?: string): Outcome<readonly CsvRow[]> => {
  const text = file.replace(/^\uFEFF/, '');
  const parting = mark ?? partingOf(text);
  const rows: CsvRow[] = [];
  let cells: string[] = [];
  let cell = '';
  let line = 1;
  let begun = 1;
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
  for (let at = 0; at < text.length; at += 1) {
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
    else if (char === parting) endCell();
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

/** What a cell says, without what keeps a spreadsheet from changing or running it. */
export const shownText = (cell: string): string =>
  cell
    .trim()
    .replace(/^="(.*)"$/s, '$1')
    .replace(/^'(?=[\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠﹦﹢﹣﹫−])/u, '')
    .trim();
