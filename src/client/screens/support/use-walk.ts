import { useEffect, useRef } from 'react';
import type { Support } from '../../entities/supports';
import { unsentOf } from '../../entities/unsent-messages';

type Rows = readonly (Support | undefined)[];

/** Whether it waits for an answer. One whose answer is on its way does not, though the list has not heard of it. */
const waits = ({ _id, direction, status }: Support): boolean =>
  direction !== 'out' && status !== 'Resolved' && status !== 'Closed' && unsentOf(_id)?.state !== 'sending';

/**
 * The conversation somebody comes to from an open one: the next of the list, or the one before. One that has left the list meanwhile is gone on from
 * where it stood; after the last comes the first that waits for an answer. Undefined: there is none.
 */
const stepFrom = (rows: Rows, id: string | null, place: number, step: 1 | -1): string | undefined => {
  const at = id === null ? -1 : rows.findIndex((row) => row?._id === id);
  const begin = at >= 0 ? at + step : id === null ? 0 : step > 0 ? place : place - 1;
  const found = rows[begin]?._id;
  if (found !== undefined || step < 0) return found;
  return rows.find((row, i) => row !== undefined && i !== at && waits(row))?._id;
};

/** Walks a list of conversations by key. */
export const useWalk = (rows: Rows, id: string | null): { readonly step: (by: 1 | -1) => string | undefined; readonly at: number } => {
  const at = id === null ? -1 : rows.findIndex((row) => row?._id === id);
  const place = useRef(0);
  useEffect(() => {
    if (at >= 0) place.current = at;
  }, [at]);
  return { at, step: (by) => stepFrom(rows, id, place.current, by) };
};
