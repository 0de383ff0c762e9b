import type { Action, Dispatch } from '@reduxjs/toolkit';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { shallowEqual, useDispatch, useSelector } from 'react-redux';
import { listKey } from '../../kernel/calls';
import { after } from '../../kernel/clock';
import type { EntitiesState } from '../../kernel/entity-reducer';
import type { ListEntity, ListView } from '../../kernel/hooks';
import { CHUNK } from '../../ui/list/address';
import { loadVirtualRows } from '../../ui/list/LateVirtualRows';

/** How long scrolling has to rest before what is in sight is asked for, in milliseconds: who flies past asks for nothing. */
const SETTLE = 80;
/** Chunks that are shown at most; of those longest out of sight the rows are asked for again. */
const CHUNKS_KEPT = 30;

interface ScrolledList<R> extends Omit<ListView<R>, 'rows'> {
  /** As long as the whole list; undefined where nothing is loaded yet. */
  readonly rows: readonly (R | undefined)[];
  readonly onSight: (first: number, last: number) => void;
}

/** A list as one long page: what is in sight is loaded, a hundred rows at a time, and the rest is left where it is. */
export const useScrolledList = <R, Variables extends object>(
  entity: ListEntity<R, Variables>,
  variables: Variables,
  { skip }: { readonly skip: boolean },
): ScrolledList<R> => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const place = listKey({ variables });
  /** Chunks in sight. */
  const [sight, setSight] = useState({ from: 1, to: 1 });
  /** Chunks that were asked for, 1-based, the latest last; those of other variables mean nothing. */
  const [asked, setAsked] = useState<{ readonly place: string; readonly chunks: readonly number[] }>({ place, chunks: [1] });
  const chunks = useMemo(() => (asked.place === place ? asked.chunks : [1]), [asked, place]);

  const onSight = useCallback((first: number, last: number) => {
    const [from, to] = [Math.floor(first / CHUNK) + 1, Math.floor(last / CHUNK) + 1];
    setSight((old) => (old.from === from && old.to === to ? old : { from, to }));
  }, []);
  const each = useCallback(
    (intent: 'load' | 'show' | 'hide', wanted: readonly number[]) => {
      for (const page of wanted) dispatch(entity.actions[intent]({ page, perpage: CHUNK, variables }));
    },
    // Equal variables are one list, whichever object they come in.
    // oxlint-disable-next-line react/exhaustive-deps
    [dispatch, entity, place],
  );
  const { from, to } = sight;
  const wanted = useMemo(() => Array.from({ length: to - from + 1 }, (_chunk, i) => from + i), [from, to]);
  // Its code comes beside the first rows. When it does not, whoever draws the rows says so.
  useEffect(() => {
    if (!skip) loadVirtualRows().catch(() => undefined);
  }, [skip]);
  useEffect(() => {
    if (skip) return;
    let shown = false;
    const giveUp = after(SETTLE, () => {
      setAsked((old) => {
        const known = old.place === place ? old.chunks : [];
        return { place, chunks: [...known.filter((chunk) => !wanted.includes(chunk)), ...wanted].slice(-CHUNKS_KEPT) };
      });
      shown = true;
      each('show', wanted);
    });
    return () => {
      giveUp();
      if (shown) each('hide', wanted);
    };
  }, [skip, wanted, place, each]);

  const queries = useMemo(() => chunks.map((page) => ({ page, perpage: CHUNK, variables })), [chunks, place]); // oxlint-disable-line react/exhaustive-deps
  const lists = useSelector((state: EntitiesState) => queries.map((query) => entity.selectList(state, query)), shallowEqual);
  const pages = useSelector((state: EntitiesState) => queries.map((query) => entity.selectPage(state, query)), shallowEqual);

  const total = lists.reduce((most, list) => (list && list.status === 'ready' ? list.total : most), lists[0]?.total ?? 0);
  const rows = useMemo(() => {
    const all = Array<R | undefined>(total).fill(undefined);
    for (const [i, { page }] of queries.entries()) {
      for (const [offset, row] of (pages[i] ?? []).entries()) {
        const index = (page - 1) * CHUNK + offset;
        if (index < total) all[index] = row;
      }
    }
    return all;
  }, [queries, pages, total]);
  const reload = useCallback(() => each('load', wanted), [each, wanted]);
  return {
    rows,
    total,
    about: lists.some((list) => list?.about),
    loading: lists.every((list) => !list || (list.status === 'loading' && list.ids.length === 0)),
    error: lists.find((list) => list?.error)?.error ?? null,
    reload,
    onSight,
  };
};
