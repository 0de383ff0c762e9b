import { LEAST_WIDTH, MOST_WIDTH, type ListColumn, type ListRow } from './columns';

/** What a person chose for one column; a list of these, in order, is a layout as the server keeps it. */
export interface ColumnChoice {
  readonly id: string;
  readonly hidden: boolean;
  /** Pixels; null: as wide as the list makes it. */
  readonly width: number | null;
}

export type Layout = readonly ColumnChoice[];

type AnyColumn = Pick<ListColumn<ListRow>, 'id' | 'hidden' | 'fixed'>;

/**
 * The choices for exactly these columns, in the order they are shown. What the layout says of columns that are no more is dropped; a
 * column the layout does not know stands behind the one it was written after. Fixed columns stay where they are and are always shown.
 */
export const arrange = (columns: readonly AnyColumn[], layout: Layout): Layout => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const chosen = new Map(layout.map((choice) => [choice.id, choice]));
  const order = [...chosen.keys()].filter((id) => byId.has(id) && !byId.get(id)?.fixed);
  const movable = columns.filter(({ fixed }) => !fixed);
  for (const [index, { id }] of movable.entries()) {
    if (chosen.has(id)) continue;
    const before = movable[index - 1]?.id;
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  }
  const ids = [...order];
  for (const [index, { id, fixed }] of columns.entries()) {
    if (!fixed) continue;
    if (columns.slice(0, index).every((column) => column.fixed)) ids.splice(index, 0, id);
    else ids.push(id);
  }
  return ids.map((id) => {
    const column = byId.get(id);
    const choice = chosen.get(id);
    return {
      id,
      hidden: column?.fixed ? false : (choice?.hidden ?? column?.hidden ?? false),
      width: choice?.width ? clampWidth(choice.width) : null,
    };
  });
};

/** A width a person may give a column, in whole pixels. */
export const clampWidth = (width: number): number => Math.min(MOST_WIDTH, Math.max(LEAST_WIDTH, Math.round(width)));

export const withHidden = (layout: Layout, id: string, hidden: boolean): Layout =>
  layout.map((choice) => (choice.id === id ? { ...choice, hidden } : choice));

export const withWidth = (layout: Layout, id: string, width: number | null): Layout =>
  layout.map((choice) => (choice.id === id ? { ...choice, width: width === null ? null : clampWidth(width) } : choice));

/** The layout with one column at the place of another. */
export const withPlaced = (layout: Layout, id: string, place: string): Layout => {
  const [from, to] = [id, place].map((each) => layout.findIndex((choice) => choice.id === each));
  const moved = layout[from ?? -1];
  return !moved || to === undefined || to < 0 || to === from ? layout : layout.filter((choice) => choice !== moved).toSpliced(to, 0, moved);
};
