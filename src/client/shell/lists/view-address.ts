import type { SavedView } from '../../entities/list-views';

/** What a view keeps of an address: where the list is and what narrows and orders it, but neither the page nor the view itself. */
export const queryOfView = (pathname: string, search: string): string => {
  const params = new URLSearchParams(search);
  for (const name of ['page', 'view', 'store', 'id', '_id']) params.delete(name);
  params.sort();
  const query = params.toString();
  return query === '' ? pathname : `${pathname}?${query}`;
};

/** Where a view is shown. */
export const addressOfView = ({ _id, query }: Pick<SavedView, '_id' | 'query'>): string =>
  `${query}${query.includes('?') ? '&' : '?'}view=${_id}`;
