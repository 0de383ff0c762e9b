import type { ReactNode } from 'react';
import type { CsvValue } from '../../../domain/spreadsheets/cell-values';

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
  /** Pixels of what it holds, or more where its head needs more; a column without one takes what is left. */
  readonly width?: number;
  /** Pixels a column without a width needs. */
  readonly minWidth?: number;
  /** Where there is no room for all, the highest give way first; a column without a rank always stays. */
  readonly rank?: number;
  /**
   * Its part of a card, on windows too narrow for a table; the others are facts. A title is what people know a row by: where the row leads
   * somewhere, its cell is the link.
   */
  readonly role?: 'picture' | 'title' | 'status';
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

/** What of a column its cells and its head look at. */
export type ColumnLook<R extends ListRow = ListRow> = Omit<ListColumn<R>, 'csv' | 'csvRange'>;

/** How a column looks, whatever its rows hold. */
export type ColumnFrame = Omit<ColumnLook, 'cell'>;

/** Types a list's columns. */
export const listColumns = <R extends ListRow>(columns: readonly ListColumn<R>[]): readonly ListColumn<R>[] => columns;

/** The column of what can be done with one row. */
export const actionsColumn = (header: string, width: number) =>
  ({ id: 'actions', header, width, align: 'end', control: true, bareHead: true, fixed: true }) as const satisfies ColumnFrame;

/** Width of the columns of boxes and unfolding buttons, in pixels. */
export const CONTROL_WIDTH = 40;

/** How wide a column is that says nothing, and the least a person can make of any, in pixels. */
const USUAL_WIDTH = 140;
export const LEAST_WIDTH = 56;
export const MOST_WIDTH = 800;

/** Pixels of a letter of 12 or 13, of one in a chip and of one in a smaller line, on average; of what stands around the words of a chip and of a cell; of the arrow in a head. */
const LETTER = 7;
const CHIP_LETTER = 6.5;
const SMALL_LETTER = 6.2;
const CHIP = 32;
const CELL = 20;
const ARROW = 26;

/** Letters in the longer line when a text is put on two lines. */
const lettersOf = (text: string): number => {
  const words = text.split(' ');
  const cuts = words.map((_word, at) => [words.slice(0, at), words.slice(at)].map((line) => line.join(' ').length));
  return Math.min(...cuts.map((lines) => Math.max(...lines)));
};

/** Pixels of a column of words, each on two lines at most. */
export const widthOfWords = (texts: readonly string[]): number => Math.max(...texts.map(lettersOf)) * LETTER + CELL;

/** Pixels of a column whose second, smaller line is one of these. */
export const widthOfSmallLine = (texts: readonly string[]): number =>
  Math.ceil(Math.max(...texts.map(({ length }) => length)) * SMALL_LETTER) + CELL;

/** Pixels of a column of chips, whose words stand on one line. */
export const widthOfChips = (labels: readonly string[]): number =>
  Math.ceil(Math.max(...labels.map(({ length }) => length)) * CHIP_LETTER) + CHIP + CELL;

type Sized = Pick<ListColumn<ListRow>, 'header' | 'width' | 'minWidth' | 'sort' | 'bareHead'>;

/** Pixels a column needs at least, its head included. */
export const neededWidth = ({ header, width, minWidth, sort, bareHead }: Sized): number =>
  Math.max(width ?? minWidth ?? USUAL_WIDTH, bareHead ? 0 : widthOfWords([header]) + (sort === undefined ? 0 : ARROW));
