import { neededWidth, type ColumnFrame, type ColumnLook, type ListRow } from './columns';
import type { Layout } from './layout';

/**
 * Which of the columns that are shown give way in `room` pixels, by rank. What a person asked for stays: a column that is hidden unless somebody
 * shows it, and one they gave a width. `layout` names every column (`arrange`).
 */
export const leftOut = (columns: readonly ColumnFrame[], layout: Layout, room: number): readonly string[] => {
  const chosen = new Map(layout.map((choice) => [choice.id, choice]));
  const ownWidth = (id: string): number | null => chosen.get(id)?.width ?? null;
  const shown = columns.filter(({ id }) => !chosen.get(id)?.hidden);
  const giving = shown
    .filter(({ id, rank, hidden }) => rank !== undefined && !hidden && ownWidth(id) === null)
    .sort((a, b) => (b.rank ?? 0) - (a.rank ?? 0));
  let needed = shown.reduce((sum, column) => sum + (ownWidth(column.id) ?? neededWidth(column)), 0);
  const out: string[] = [];
  for (const column of giving) {
    if (needed <= room) break;
    needed -= neededWidth(column);
    out.push(column.id);
  }
  return out;
};

/** The columns a layout shows, in its order; pixels by id of those a person gave a width; and what all of them need. */
export const shownColumns = <R extends ListRow>(columns: readonly ColumnLook<R>[], layout: Layout) => {
  const byId = new Map(columns.map((column) => [column.id, column]));
  const looks = layout.flatMap(({ id, hidden }) => (hidden ? [] : (byId.get(id) ?? [])));
  const widths: Readonly<Record<string, number>> = Object.fromEntries(
    layout.flatMap(({ id, width }) => (width === null ? [] : [[id, width]])),
  );
  return { looks, widths, totalWidth: looks.reduce((sum, column) => sum + (widths[column.id] ?? neededWidth(column)), 0) };
};
