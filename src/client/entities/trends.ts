import { ItemsTrendDocument, type ItemTrendFieldsFragment } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type ItemTrend = ItemTrendFieldsFragment;

/** What sells more than it did. */
export const trends = defineEntity({
  name: 'trends',
  query: { document: ItemsTrendDocument, rows: (data): readonly ItemTrend[] => data.itemsTrend },
  mutations: {},
});
