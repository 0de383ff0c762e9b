import { variantValue } from '../listing/variants';
import type { CellBox } from './range';
import { edited, isNumberField, marginOfRow, textOf, type GridField, type GridRow } from './row';

/** A column: the value of one option, something that is typed, what is only shown, or what follows from others. */
export type GridColumn =
  | { readonly kind: 'option'; readonly type: string }
  | { readonly kind: 'field'; readonly field: GridField }
  | { readonly kind: 'base' }
  | { readonly kind: 'margin' }
  | { readonly kind: 'picture' };

/** Whose variants they are: a product type's, priced by what the provider asks; or a listing's, each with a price of its own. */
export type GridKind = 'preset' | 'listing';

const field = (name: GridField): GridColumn => ({ kind: 'field', field: name });

const COLUMNS: Readonly<Record<GridKind, readonly GridColumn[]>> = {
  preset: [...(['sku', 'base_price', 'fix_profit', 'fixed_profit', 'price'] as const).map(field), { kind: 'margin' }],
  listing: [field('selected'), { kind: 'picture' }, field('sku'), field('barcode'), { kind: 'base' }, field('price'), { kind: 'margin' }],
};

/** The columns of variants with these kinds of options. */
export const columnsOf = (types: readonly string[], kind: GridKind = 'preset'): readonly GridColumn[] => [
  ...types.map((type) => ({ kind: 'option', type }) as const),
  ...COLUMNS[kind],
];

/** Where a field's column is; -1: there is none. */
export const columnOf = (columns: readonly GridColumn[], name: GridField): number =>
  columns.findIndex((column) => column.kind === 'field' && column.field === name);

/** Whether a column holds figures. */
export const isNumeric = (column: GridColumn): boolean =>
  column.kind === 'margin' || column.kind === 'base' || (column.kind === 'field' && isNumberField(column.field));

/** What is put in a cell; `row` is its place among all rows. */
export interface CellEdit {
  readonly row: number;
  readonly field: GridField;
  readonly text: string;
}

export type AdditionOf = (row: GridRow) => number;

/** All rows after edits; those without one are the same. */
export const withEdits = (rows: readonly GridRow[], edits: readonly CellEdit[], additionOf: AdditionOf): readonly GridRow[] => {
  if (edits.length === 0) return rows;
  const next = [...rows];
  for (const { row: at, field, text } of edits) {
    const row = next[at];
    if (row) next[at] = edited(row, field, text, additionOf(row));
  }
  return next;
};

/** What a cell says, as plain text: a margin in percent. */
export const cellText = (row: GridRow, column: GridColumn, addition: number): string => {
  if (column.kind === 'option') return variantValue(row, column.type) ?? '';
  if (column.kind === 'field') return textOf(row, column.field, addition);
  if (column.kind === 'base') return row.base_price;
  if (column.kind === 'picture') return row.image?.url ?? '';
  const margin = marginOfRow(row, addition);
  return margin === null ? '' : (margin * 100).toFixed(1);
};

/** What a grid shows: the places of its rows among all rows, and its columns. */
export interface GridView {
  readonly rows: readonly GridRow[];
  readonly shown: readonly number[];
  readonly columns: readonly GridColumn[];
  readonly additionOf: AdditionOf;
}

/** The cells of a box that can be typed in, line by line. */
export const editableCells = ({ shown, columns }: Pick<GridView, 'shown' | 'columns'>, { top, bottom, start, end }: CellBox) =>
  shown
    .slice(top, bottom + 1)
    .flatMap((row, line) =>
      columns.slice(start, end + 1).flatMap((column, at) => (column.kind === 'field' ? [{ row, field: column.field, line, at }] : [])),
    );

/** Empties the cells of a box. */
export const cleared = (view: GridView, box: CellBox): readonly CellEdit[] =>
  editableCells(view, box).map(({ row, field }) => ({ row, field, text: '' }));

/** Repeats the first line of a box down to its last; a box of one line gets what stands above it. */
export const filledDown = (view: GridView, box: CellBox): readonly CellEdit[] => {
  const single = box.top === box.bottom;
  const source = view.rows[view.shown[single ? box.top - 1 : box.top] ?? -1];
  if (!source) return [];
  const target = single ? box : { ...box, top: box.top + 1 };
  const addition = view.additionOf(source);
  return editableCells(view, target).map(({ row, field }) => ({ row, field, text: textOf(source, field, addition) }));
};
