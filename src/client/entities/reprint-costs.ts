import { ReprintCostDocument, type ReprintCostQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

type ReprintCost = ReprintCostQuery['reprintCost'];

/** Prices of making items again, each by what was asked. */
export const reprintCosts = defineEntity({
  name: 'reprintCosts',
  query: { document: ReprintCostDocument, rows: (data): readonly ReprintCost[] => [data.reprintCost] },
  mutations: {},
});
