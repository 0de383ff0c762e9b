import { useEffect } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { countActions, selectCounts, type CountsRoot } from '../../entities/counts';

interface CountedTabs<Tab extends string> {
  /** Which counts stand beside the tabs. */
  readonly of: 'stores' | 'fulfilments' | 'mockupDesigns' | 'files' | 'designCollection';
  readonly all: readonly Tab[];
  readonly value: Tab;
  readonly label: (tab: Tab) => string;
  readonly to: (tab: Tab) => string;
}

/** A list's tabs with how many rows each has, and whether the one that is open leaves some out. */
export const useCountedTabs = <Tab extends 'all' | (string & {})>({ of, all, value, label, to }: CountedTabs<Tab>) => {
  const dispatch = useDispatch();
  const counts: Readonly<Record<string, number>> | null = useSelector((state: CountsRoot) => selectCounts(state, of));
  useEffect(() => {
    dispatch(countActions.load(of));
  }, [dispatch, of]);
  return {
    tabs: { value, items: all.map((tab) => ({ value: tab, label: label(tab), to: to(tab), count: counts?.[tab] })) },
    narrowed: value !== 'all' && (counts?.all ?? 0) > 0,
  };
};
