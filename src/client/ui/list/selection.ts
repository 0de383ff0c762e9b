/** Which rows are chosen: some by id, kept across pages, or every row that matches the filters, on whatever page. */
export interface Selection {
  readonly ids: Readonly<Record<string, true>>;
  readonly all: boolean;
}

export const NOTHING_SELECTED: Selection = { ids: {}, all: false };

const chosen = (ids: Iterable<string>): Selection => ({
  ids: Object.fromEntries(Array.from(ids, (id) => [id, true as const])),
  all: false,
});

export const isSelected = ({ ids, all }: Selection, id: string): boolean => all || id in ids;

/** How many rows are chosen, of the `total` that match. */
export const countSelected = ({ ids, all }: Selection, total: number): number => (all ? total : Object.keys(ids).length);

export const selectIds = (ids: readonly string[]): Selection => chosen(ids);

/** Every row that matches, those of other pages too. */
export const selectMatching = (selection: Selection): Selection => ({ ...selection, all: true });

/**
 * Puts rows of the page in or out. Taking one out of "every row that matches" leaves the others of this page: what is on pages nobody
 * looked at cannot be chosen one by one.
 */
export const setSelected = (selection: Selection, ids: readonly string[], on: boolean, page: readonly string[]): Selection => {
  if (selection.all && on) return selection;
  const next = new Set(selection.all ? page : Object.keys(selection.ids));
  for (const id of ids) {
    if (on) next.add(id);
    else next.delete(id);
  }
  return chosen(next);
};

/** The rows from one to another, both included, whichever comes first. Only the second when the first is not on the page. */
export const rangeOf = (page: readonly string[], from: string | null, to: string): readonly string[] => {
  const [start, end] = [from === null ? -1 : page.indexOf(from), page.indexOf(to)];
  if (end < 0) return [];
  return start < 0 ? [to] : page.slice(Math.min(start, end), Math.max(start, end) + 1);
};

/** Whether all, some or none of the page's rows are chosen. */
export const pageSelection = (selection: Selection, page: readonly string[]): 'all' | 'some' | 'none' => {
  if (page.length === 0) return 'none';
  if (selection.all) return 'all';
  // A long list is looked through only until it is known.
  const count = Object.keys(selection.ids).length;
  if (count === 0) return 'none';
  if (count >= page.length && page.every((id) => id in selection.ids)) return 'all';
  return page.some((id) => id in selection.ids) ? 'some' : 'none';
};
