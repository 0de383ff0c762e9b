import { MakeTrademarkWordsDocument, TrademarkWordsDocument, type TrademarkWordFieldsFragment } from '../../contract/generated/operations';
import { defineEntity, mutation } from '../kernel/define-entity';

type TrademarkWord = TrademarkWordFieldsFragment;

/** Words that may be somebody's trade mark. */
export const trademarkWords = defineEntity({
  name: 'trademarkWords',
  query: { document: TrademarkWordsDocument, rows: (data): readonly TrademarkWord[] => data.trademarkWords },
  mutations: { save: mutation({ document: MakeTrademarkWordsDocument, rows: (data) => data.makeTrademarkWords }) },
});
