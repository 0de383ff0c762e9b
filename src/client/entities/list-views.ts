import {
  ListLayoutDocument,
  ListViewsDocument,
  MakeListLayoutDocument,
  MakeListViewDocument,
  TrashListViewDocument,
  type ListLayoutFieldsFragment,
  type ListViewFieldsFragment,
} from '../../contract/generated/operations';
import { defineEntity, mutation, saveOver } from '../kernel/define-entity';

export type SavedView = ListViewFieldsFragment;
type SavedLayout = ListLayoutFieldsFragment;

/** Saved views of lists: one's own and the shared ones. */
export const listViews = defineEntity({
  name: 'listViews',
  query: { document: ListViewsDocument, rows: (data): readonly SavedView[] => data.listViews },
  mutations: {
    save: mutation({ document: MakeListViewDocument, rows: (data) => [data.makeListView], over: saveOver('save') }),
    trash: mutation({ document: TrashListViewDocument, removed: (data) => [data.trashListView] }),
  },
});

/** How the signed-in person arranged the columns of each list; a row's id is the list's name. */
export const listLayouts = defineEntity({
  name: 'listLayouts',
  query: { document: ListLayoutDocument, rows: (data): readonly SavedLayout[] => (data.listLayout ? [data.listLayout] : []) },
  mutations: {
    // In turn: the last arrangement is the one that stays.
    save: mutation({ document: MakeListLayoutDocument, rows: (data) => [data.makeListLayout], concurrency: 'queue' }),
  },
});

/** What a view keeps of an address: where the list is, and of its parameters those that narrow and order it. */
export const queryOfView = (pathname: string, search: string, kept: readonly string[]): string => {
  const params = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => kept.includes(name)));
  params.sort();
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

/** Where a view is shown. */
export const addressOfView = ({ _id, query }: Pick<SavedView, '_id' | 'query'>): string =>
  `${query}${query.includes('?') ? '&' : '?'}view=${_id}`;
