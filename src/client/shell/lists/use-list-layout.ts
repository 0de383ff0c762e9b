import { useCallback, useState } from 'react';
import { useDispatch } from 'react-redux';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { ListName } from '../../../domain/lists/lists';
import { listLayouts, listViews, type SavedView } from '../../entities/list-views';
import { useList, useRow } from '../../kernel/hooks';
import type { Layout } from '../../ui/list/layout';

const AS_WRITTEN: Layout = [];

interface ListLayoutState {
  readonly layout: Layout;
  /** Arranges the columns: one's own for good; while a view is shown, only what is seen, until the view is saved. */
  readonly onLayout: (layout: Layout) => void;
  /** The saved view the address names. */
  readonly view: SavedView | undefined;
  /** The columns are arranged otherwise than the view says. */
  readonly viewArranged: boolean;
  /** Until it is known how the columns stand, no row is shown: they would jump. */
  readonly ready: boolean;
}

/** The saved view of an id that the address names; `loading`: it is not known yet whether there is one. */
export const useListView = (list: ListName, id: string): { readonly view: SavedView | undefined; readonly loading: boolean } => {
  const views = useList(listViews, { variables: { list } }, { skip: id === '' });
  const view = useRow(listViews, id === '' ? null : id);
  return { view, loading: id !== '' && view === undefined && views.loading };
};

/** How a list's columns stand: as the saved view in the address says, or as the person arranged them. Kept on the server, shown at once. */
export const useListLayout = (list: ListName, viewId: string): ListLayoutState => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const own = useList(listLayouts, { variables: { list } });
  const { view, loading } = useListView(list, viewId);
  const [draft, setDraft] = useState<{ readonly place: string; readonly layout: Layout } | null>(null);
  const place = `${list}/${viewId}`;
  const drafted = draft?.place === place ? draft.layout : undefined;
  const saved = view && view.columns.length > 0 ? view.columns : (own.rows[0]?.columns ?? AS_WRITTEN);
  const onLayout = useCallback(
    (layout: Layout) => {
      setDraft({ place, layout });
      if (viewId === '') dispatch(listLayouts.actions.save({ list, columns: [...layout] }));
    },
    [dispatch, list, place, viewId],
  );
  return {
    layout: drafted ?? saved,
    onLayout,
    view,
    viewArranged: view !== undefined && drafted !== undefined,
    ready: !own.loading && !loading,
  };
};
