/** A place in a grid as it is shown. */
export interface Cell {
  readonly row: number;
  readonly column: number;
}

/** Cells from where a selection began to where it is. */
export interface CellRange {
  readonly anchor: Cell;
  readonly focus: Cell;
}

/** The same by its edges, all included. */
export interface CellBox {
  readonly top: number;
  readonly bottom: number;
  /** The column read first. */
  readonly start: number;
  readonly end: number;
}

interface GridSize {
  readonly rows: number;
  readonly columns: number;
  /** Rows in sight. */
  readonly page: number;
}

/** Where a key leads: `back` and `on` along the line as it is read; `far` ones as far as it goes. */
export type GridMove =
  | 'up'
  | 'down'
  | 'back'
  | 'on'
  | 'top'
  | 'bottom'
  | 'lineStart'
  | 'lineEnd'
  | 'first'
  | 'last'
  | 'pageUp'
  | 'pageDown';

export const boxOf = ({ anchor, focus }: CellRange): CellBox => ({
  top: Math.min(anchor.row, focus.row),
  bottom: Math.max(anchor.row, focus.row),
  start: Math.min(anchor.column, focus.column),
  end: Math.max(anchor.column, focus.column),
});

export const rangeAt = (cell: Cell): CellRange => ({ anchor: cell, focus: cell });

const within = (value: number, count: number): number => Math.max(0, Math.min(value, count - 1));

/** A selection that fits a grid of another size, such as after a filter. */
export const fitted = ({ anchor, focus }: CellRange, { rows, columns }: GridSize): CellRange => {
  const fit = ({ row, column }: Cell): Cell => ({ row: within(row, rows), column: within(column, columns) });
  return { anchor: fit(anchor), focus: fit(focus) };
};

const target = ({ row, column }: Cell, move: GridMove, { rows, columns, page }: GridSize): Cell => {
  switch (move) {
    case 'up':
      return { row: row - 1, column };
    case 'down':
      return { row: row + 1, column };
    case 'back':
      return { row, column: column - 1 };
    case 'on':
      return { row, column: column + 1 };
    case 'top':
      return { row: 0, column };
    case 'bottom':
      return { row: rows - 1, column };
    case 'lineStart':
      return { row, column: 0 };
    case 'lineEnd':
      return { row, column: columns - 1 };
    case 'first':
      return { row: 0, column: 0 };
    case 'last':
      return { row: rows - 1, column: columns - 1 };
    case 'pageUp':
      return { row: row - page, column };
    case 'pageDown':
      return { row: row + page, column };
  }
};

/** The selection after a key; `extend`: it grows or shrinks to there. */
export const moved = (range: CellRange, move: GridMove, extend: boolean, size: GridSize): CellRange => {
  const focus = target(range.focus, move, size);
  return fitted({ anchor: extend ? range.anchor : focus, focus }, size);
};

export const everything = ({ rows, columns }: GridSize): CellRange => ({
  anchor: { row: 0, column: 0 },
  focus: { row: Math.max(0, rows - 1), column: Math.max(0, columns - 1) },
});
