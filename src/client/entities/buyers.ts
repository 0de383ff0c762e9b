import { BuyerDataDocument, BuyersDocument, type BuyerDataQuery, type BuyersQuery } from '../../contract/generated/operations';
import { defineEntity } from '../kernel/define-entity';

export type Buyer = BuyersQuery['buyers'][number];

export type BuyerData = BuyerDataQuery['buyerData'];

/** Buyers found by a search. */
export const buyers = defineEntity({
  name: 'buyers',
  query: { document: BuyersDocument, rows: (data): readonly Buyer[] => data.buyers },
  mutations: {},
});

/** The data held about one buyer. */
export const buyerData = defineEntity({
  name: 'buyerData',
  query: { document: BuyerDataDocument, rows: (data): readonly BuyerData[] => [data.buyerData] },
  mutations: {},
});
