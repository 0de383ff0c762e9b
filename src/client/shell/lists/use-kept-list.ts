import { useState } from 'react';
import type { ListView } from '../../kernel/hooks';

interface Kept<R> {
  readonly list: ListView<R>;
  readonly match: string;
}

/**
 * The list as it is shown while another page of it, or another order, is on its way: the rows that were there stay until the new ones
 * come, so nothing jumps. `match` names what the rows have in common; a list that had none is not shown for another match.
 */
export const useKeptList = <R>(list: ListView<R>, match: string): ListView<R> & { readonly refreshing: boolean } => {
  const [kept, setKept] = useState<Kept<R> | null>(null);
  if (!list.loading && (kept?.list.rows !== list.rows || kept.list.total !== list.total || kept.match !== match)) setKept({ list, match });
  const usable = list.loading && kept && (kept.list.rows.length > 0 || kept.match === match);
  if (!usable) return { ...list, refreshing: false };
  return {
    ...list,
    rows: kept.list.rows,
    total: kept.list.total,
    about: kept.list.about,
    loading: false,
    refreshing: kept.match !== match || kept.list.rows.length > 0,
  };
};
