import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { Action, Dispatch } from '@reduxjs/toolkit';
import type { MutationState, SubmitIntent } from '../../kernel/calls';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useList, useMutation, useRow, type ListEntity, type RowEntity } from '../../kernel/hooks';

interface EditedEntity<R, Saved> extends ListEntity<R, { _id?: string | null }>, RowEntity<R> {
  readonly actions: ListEntity<R, { _id?: string | null }>['actions'] & RowEntity<R>['actions'] & { readonly save: SubmitIntent<Saved> };
  readonly selectMutation: (state: EntitiesState, requestId: string) => MutationState | undefined;
}

/**
 * The row a drawer of the address is for, and how saving it stands. A new one (null) that was kept although the other side refused is the one to
 * save again.
 */
export const useEditedRow = <R, Saved>(entity: EditedEntity<R, Saved>, id: string | null) => {
  const dispatch = useDispatch<Dispatch<Action>>();
  const [ownId, setOwnId] = useState(id);
  const row = useRow(entity, ownId);
  const list = useList(entity, { variables: { _id: id } }, { skip: id === null || row !== undefined });
  const save = useMutation(entity, entity.actions.save);
  const savedId = save.state?.ids?.[0];
  const saved = useSelector((state: EntitiesState) => (savedId === undefined ? undefined : entity.selectById(state, savedId)));
  if (savedId !== undefined && savedId !== ownId) setOwnId(savedId);
  return {
    row,
    list,
    /** It should be there, and is not (yet). */
    isAbsent: ownId !== null && !row,
    save,
    /** As the last save answered. */
    saved,
    reread: (): void => void dispatch(entity.actions.load({ variables: { _id: ownId } })),
  };
};
