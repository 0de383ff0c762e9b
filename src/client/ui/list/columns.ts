import type { ReactNode } from 'react';
import type { CsvValue } from './csv';

/** A row of any list. */
export interface ListRow {
  readonly _id: string;
}

/** One column of a list. A list is described by an array of these, kept by the screen: a new array builds the table anew. */
export interface ListColumn<R extends ListRow> {
  /** Stands in saved layouts, so it never changes. */
  readonly id: string;
  /** Its head, and its name where columns are chosen. */
  readonly header: string;
  readonly cell: (row: R) => ReactNode;
  /** Pixels; a column without one takes what is left. */
  readonly width?: number;
  /** Pixels a column without a width needs; where there are fewer, the table scrolls sideways. */
  readonly minWidth?: number;
  /** Figures stand at the end of their column. */
  readonly align?: 'end';
  /** Holds buttons or boxes, which are never cut off. */
  readonly control?: true;
  /** The head is for screen readers only. */
  readonly bareHead?: true;
  /** What the server calls the sort order by this column; without one it cannot be sorted. */
  readonly sort?: string;
  /** Not shown until somebody asks for it. */
  readonly hidden?: true;
  /** Always there, and always in its place: pictures in front, buttons at the end. */
  readonly fixed?: true;
  /** What an export holds; a column without one is not exported. */
  readonly csv?: (row: R) => CsvValue;
  /** The same of a range, which is exported as two columns of numbers; null where there is none. */
  readonly csvRange?: (row: R) => { readonly least: number; readonly most: number } | null;
}

/** Types a list's columns. */
export const listColumns = <R extends ListRow>(columns: readonly ListColumn<R>[]): readonly ListColumn<R>[] => columns;

/** How wide a column is that says nothing, and the least a person can make of any, in pixels. */
const USUAL_WIDTH = 140;
export const LEAST_WIDTH = 56;
export const MOST_WIDTH = 800;

/** Pixels a column needs at least. */
export const neededWidth = ({ width, minWidth }: Pick<ListColumn<ListRow>, 'width' | 'minWidth'>): number =>
  width ?? minWidth ?? USUAL_WIDTH;
