import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import type { ListState } from '../../kernel/calls';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useList, type ListEntity, type ListView } from '../../kernel/hooks';

/** What stands beside a row in its drawer: read with it, and again each time the row itself was read again (`listOf`: how that stands). */
export const useBeside = <R>(
  beside: ListEntity<R, { _id: string }>,
  id: string,
  listOf: (state: EntitiesState) => ListState | undefined,
): { readonly desk: R | undefined; readonly list: ListView<R> } => {
  const list = useList(beside, { variables: { _id: id } });
  const { reload } = list;
  const read = useSelector((state: EntitiesState) => listOf(state)?.status === 'ready');
  const readOnce = useRef(false);
  useEffect(() => {
    if (!read) return;
    if (readOnce.current) reload();
    readOnce.current = true;
  }, [read, reload]);
  return { desk: list.rows[0], list };
};
