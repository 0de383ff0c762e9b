import { BuyerEraseDocument, ErasuresDocument, type ErasureFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

export type Erasure = ErasureFieldsFragment;

/** Requests to erase a buyer. */
export const erasures = defineEntity({
  name: 'erasures',
  query: { document: ErasuresDocument, rows: (data): readonly Erasure[] => data.erasures },
  mutations: { erase: mutation({ document: BuyerEraseDocument, rows: (data) => [data.buyerErase] }) },
});
