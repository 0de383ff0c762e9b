import { createColumnHelper, rowExpandingFeature, rowSelectionFeature, tableFeatures, type ColumnDef } from '@tanstack/react-table';

/** How a column looks. */
export interface ColumnLook {
  readonly align?: 'right';
  /** Pixels; a column without one takes what is left. */
  readonly width?: number;
  /** Pixels a column without a width needs; where there are fewer, the table scrolls sideways. */
  readonly minWidth?: number;
  /** Holds buttons or boxes, which are never cut off. */
  readonly control?: true;
  /** Says what the column is where its head shows nothing. */
  readonly headLabel?: string;
}

/** Width of a column that says nothing, in pixels. */
const USUAL_WIDTH = 140;

/** Pixels a table needs for its columns. */
export const widthOf = (columns: readonly ColumnLook[]): number =>
  columns.reduce((sum, { width, minWidth }) => sum + (width ?? minWidth ?? USUAL_WIDTH), 0);

/** A row of any list. */
export interface ListRow {
  readonly _id: string;
}

export const listFeatures = tableFeatures({ rowSelectionFeature, rowExpandingFeature, columnMeta: {} as ColumnLook });
export type ListFeatures = typeof listFeatures;

// A column's value has its own type in each column of one array.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type ListColumn<R extends ListRow> = ColumnDef<ListFeatures, R, any>;

/** Typed makers of a list's columns. */
export const columnsOf = <R extends ListRow>() => createColumnHelper<ListFeatures, R>();

/** Ids of chosen rows, kept across pages. */
export type Selection = Readonly<Record<string, true>>;
export const NOTHING_SELECTED: Selection = {};
