import { readCsv, shownText } from '../spreadsheets/read-csv';
import { editableCells, cellText, isNumeric, type CellEdit, type GridView } from './cells';
import type { CellBox } from './range';
import { isNumberField } from './row';

/** The cells of a copied piece of a spreadsheet: lines of cells between tabs; quotes hold tabs and line ends. */
export const tableOf = (text: string): readonly (readonly string[])[] => {
  const read = readCsv(text, '\t');
  // A quote that nothing closes is a letter like any other.
  const lines = read.ok ? read.value.map(({ cells }) => cells) : text.split(/\r\n|\r|\n/u).map((line) => line.split('\t'));
  return lines.map((cells) => cells.map(shownText));
};

const quoted = (text: string): string => (/["\t\r\n]/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** A box as a spreadsheet takes it; `write` says how a number is written there. */
export const copied = (view: GridView, { top, bottom, start, end }: CellBox, write: (plain: string) => string): string =>
  view.shown
    .slice(top, bottom + 1)
    .flatMap((at) => view.rows[at] ?? [])
    .map((row) =>
      view.columns
        .slice(start, end + 1)
        .map((column) => {
          const text = cellText(row, column, view.additionOf(row));
          return quoted(isNumeric(column) ? write(text) : text);
        })
        .join('\t'),
    )
    .join('\n');

/** What a paste puts where, and what it had no place for. */
interface Spread {
  readonly edits: readonly CellEdit[];
  /** The cells it goes over. */
  readonly box: CellBox;
  /** Lines and columns that stood over the grid's edge. */
  readonly over: { readonly lines: number; readonly columns: number };
}

/**
 * Spreads a table from the first cell of a selection on; a selection that holds it several times is filled with it. Cells that follow from others
 * stay as they are. `read` makes plain text of a number as people write it.
 */
export const spread = (
  view: Pick<GridView, 'shown' | 'columns'>,
  selected: CellBox,
  table: readonly (readonly string[])[],
  read: (written: string) => string,
): Spread => {
  const [lines, width] = [table.length, Math.max(0, ...table.map((cells) => cells.length))];
  const times = (has: number, takes: number): number => (takes > 0 && has % takes === 0 ? has : takes);
  const wanted = {
    lines: times(selected.bottom - selected.top + 1, lines),
    columns: times(selected.end - selected.start + 1, width),
  };
  const box: CellBox = {
    ...selected,
    bottom: Math.min(selected.top + wanted.lines, view.shown.length) - 1,
    end: Math.min(selected.start + wanted.columns, view.columns.length) - 1,
  };
  const edits = editableCells(view, box).flatMap(({ row, field, line, at }): CellEdit[] => {
    const text = table[line % lines]?.[at % width];
    return text === undefined ? [] : [{ row, field, text: isNumberField(field) ? read(text) : text }];
  });
  const over = {
    lines: wanted.lines - (box.bottom - box.top + 1),
    columns: wanted.columns - (box.end - box.start + 1),
  };
  return { edits, box, over };
};
