import { useSelector } from 'react-redux';
import { supportDesks, type SupportDesk } from '../../entities/support-desks';
import { supports, type Support } from '../../entities/supports';
import type { EntitiesState } from '../../kernel/entity-reducer';
import { useList, useRow, type ListView } from '../../kernel/hooks';

export interface OpenedSupport {
  readonly desk: SupportDesk;
  readonly support: Support;
}

/** A conversation that is open, and how its reading stands. */
export const useSupportDesk = (id: string): { readonly opened: OpenedSupport | null; readonly list: ListView<SupportDesk> } => {
  const list = useList(supportDesks, { variables: { _id: id } });
  const desk = useRow(supportDesks, id);
  const support = useSelector((state: EntitiesState) => supports.selectById(state, id));
  return { opened: desk && support ? { desk, support } : null, list };
};
