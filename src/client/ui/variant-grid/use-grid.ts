import { useMemo, useState } from 'react';
import { variantLabel, variantValue } from '../../../domain/listing/variants';
import { setInBulk, type BulkSetting } from '../../../domain/variant-grid/bulk-setting';
import {
  cellText,
  cleared,
  columnOf,
  columnsOf,
  filledDown,
  withEdits,
  type AdditionOf,
  type CellEdit,
  type GridKind,
  type GridView,
} from '../../../domain/variant-grid/cells';
import { faultsOf, type CellFaultCode } from '../../../domain/variant-grid/faults';
import { boxOf, everything, fitted, moved, rangeAt, type Cell, type CellRange } from '../../../domain/variant-grid/range';
import { GRID_FIELDS, isNumberField, type GridField, type GridRow } from '../../../domain/variant-grid/row';
import { copied, spread, tableOf } from '../../../domain/variant-grid/table-text';
import { useSteps } from '../form/use-steps';
import type { GridCommand } from './grid-keys';

/** What the server said of a cell: it stands until something else is typed there. */
export interface CellRefusal {
  readonly row: number;
  readonly field: GridField;
  readonly sentence: string;
}

export interface GridOptions {
  /** Whose variants they are; a product type's, unless it is said. */
  readonly kind?: GridKind;
  readonly rows: readonly GridRow[];
  readonly onRows: (rows: readonly GridRow[]) => void;
  /** Kinds of options, in the order of their columns. */
  readonly types: readonly string[];
  /** Kept by the caller. */
  readonly additionOf: AdditionOf;
  readonly refusals: readonly CellRefusal[];
  /** Chooses a picture for rows, or takes theirs away; not set: they have none. */
  readonly onPicture?: (rows: readonly number[], does: 'choose' | 'remove') => void;
}

/** How numbers are written in the person's language, and read. */
export interface NumberWords {
  readonly write: (plain: string) => string;
  readonly read: (written: string) => string;
}

export interface WrongCell {
  readonly row: number;
  readonly field: GridField;
  readonly code: CellFaultCode | null;
  /** The server's words. */
  readonly sentence?: string;
}

const PAGE = 12;

export const cellKey = (row: number, field: GridField): string => `${row} ${field}`;

const byPlace = (a: WrongCell, b: WrongCell): number => a.row - b.row || GRID_FIELDS.indexOf(a.field) - GRID_FIELDS.indexOf(b.field);

/** Variants as a spreadsheet: what is shown, chosen, typed and wrong, and everything that can be done. */
export const useGrid = ({ kind = 'preset', rows, onRows, types, additionOf, refusals, onPicture }: GridOptions, numbers: NumberWords) => {
  const steps = useSteps(rows, onRows);
  const columns = useMemo(() => columnsOf(types, kind), [types, kind]);
  const [filters, setFilters] = useState<Readonly<Record<string, string>>>({});
  const [kept, setRange] = useState<CellRange>(() => rangeAt({ row: 0, column: columnOf(columns, 'price') }));
  const [editing, setEditing] = useState<{ readonly text: string | null } | null>(null);
  /** Counts what moves the focus to the chosen cell. */
  const [goes, setGoes] = useState(0);

  const shown = useMemo(() => {
    const wanted = Object.entries(filters).filter(([, value]) => value !== '');
    return rows.flatMap((row, at) => (wanted.every(([type, value]) => variantValue(row, type) === value) ? [at] : []));
  }, [rows, filters]);
  const view: GridView = useMemo(() => ({ rows, shown, columns, additionOf }), [rows, shown, columns, additionOf]);
  const size = useMemo(() => ({ rows: shown.length, columns: columns.length, page: PAGE }), [shown, columns]);
  const range = useMemo(() => fitted(kept, size), [kept, size]);
  const box = useMemo(() => boxOf(range), [range]);

  const wrong = useMemo((): readonly WrongCell[] => {
    const own: readonly WrongCell[] = faultsOf(rows, additionOf);
    const said = refusals.map((refusal): WrongCell => ({ ...refusal, code: null }));
    const known = new Set(own.map(({ row, field }) => cellKey(row, field)));
    return [...own, ...said.filter(({ row, field }) => rows[row] && !known.has(cellKey(row, field)))].sort(byPlace);
  }, [rows, additionOf, refusals]);

  const put = (edits: readonly CellEdit[]): void => steps.change(withEdits(rows, edits, additionOf));
  const go = (to: CellRange): void => {
    setRange(to);
    setGoes((count) => count + 1);
  };
  const focused = columns[range.focus.column];
  const active = shown[range.focus.row];

  const jump = (back: boolean): void => {
    const at = active ?? 0;
    const here: WrongCell = { row: at, field: focused?.kind === 'field' ? focused.field : 'sku', code: null };
    const beyond = (one: WrongCell): boolean => {
      // Options stand before everything that can be wrong.
      if (one.row === at && focused?.kind === 'option') return !back;
      return back ? byPlace(one, here) < 0 : byPlace(one, here) > 0;
    };
    const next = back ? (wrong.findLast(beyond) ?? wrong.at(-1)) : (wrong.find(beyond) ?? wrong[0]);
    if (!next) return;
    const column = columnOf(columns, next.field);
    const line = shown.indexOf(next.row);
    if (line < 0) setFilters({});
    go(rangeAt({ row: line < 0 ? next.row : line, column }));
  };

  const chosen = (): readonly number[] => shown.slice(box.top, box.bottom + 1);
  /** A yes becomes a no, of all that is chosen alike. */
  const turn = (): void => {
    const text = active !== undefined && rows[active]?.selected ? '' : '1';
    put(chosen().map((row) => ({ row, field: 'selected' as const, text })));
  };
  const open = (text: string | null): void => {
    if (focused?.kind === 'picture') onPicture?.(chosen(), 'choose');
    else if (focused?.kind === 'field') return focused.field === 'selected' ? turn() : setEditing({ text });
  };

  const obey = (command: GridCommand): void => {
    switch (command.kind) {
      case 'move':
        return go(moved(range, command.move, command.extend, size));
      case 'edit':
        return open(command.text);
      case 'clear':
        return focused?.kind === 'picture' ? onPicture?.(chosen(), 'remove') : put(cleared(view, box));
      case 'fill':
        return put(filledDown(view, box));
      case 'undo':
        return steps.undo?.();
      case 'redo':
        return steps.redo?.();
      case 'all':
        return go(everything(size));
      case 'one':
        return go(rangeAt(range.focus));
      case 'fault':
        return jump(command.back);
    }
  };

  /** Ends typing in the cell with the focus; null: what was typed is not taken. */
  const finish = (text: string | null, move: 'down' | 'on' | 'back' | null): void => {
    if (!editing) return;
    setEditing(null);
    if (text !== null && focused?.kind === 'field' && active !== undefined) {
      put([{ row: active, field: focused.field, text: isNumberField(focused.field) ? numbers.read(text) : text }]);
    }
    go(move ? moved(rangeAt(range.focus), move, false, size) : rangeAt(range.focus));
  };

  return {
    kind,
    view,
    size,
    range,
    box,
    editing,
    goes,
    filters,
    wrong,
    setFilters,
    obey,
    finish,
    jump,
    undo: steps.undo,
    redo: steps.redo,
    select: (cell: Cell, extend: boolean): void => setRange({ anchor: extend ? range.anchor : cell, focus: cell }),
    edit: (): void => obey({ kind: 'edit', text: null }),
    put,
    copy: (): string => copied(view, box, numbers.write),
    /** What had no place. */
    paste: (text: string) => {
      const { edits, box: over, over: left } = spread(view, box, tableOf(text), numbers.read);
      put(edits);
      setRange({ anchor: { row: over.top, column: over.start }, focus: { row: over.bottom, column: over.end } });
      return { cells: edits.length, ...left };
    },
    setAll: (setting: BulkSetting): number => {
      const edits = setInBulk(view, box, setting);
      put(edits);
      return edits.length;
    },
    nameOf: (at: number): string => {
      const row = rows[at];
      return row ? variantLabel(row) || row.sku : '';
    },
    turn,
    /** What a cell says, by its column among all. */
    text: (at: number, column: number): string => {
      const [row, cell] = [rows[at], columns[column]];
      return row && cell ? cellText(row, cell, additionOf(row)) : '';
    },
  };
};

export type Grid = ReturnType<typeof useGrid>;
