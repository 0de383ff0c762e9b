import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ItemTrendFields = "fragment ItemTrendFields on ItemTrend{_id kind name image rank change sold expected score days cautions product_id mockup_id task_id}";
const TrademarkWordFields = "fragment TrademarkWordFields on TrademarkWord{_id word}";
export const ItemsTrendDocument = ("query ItemsTrend($kind:String!$store:ID){itemsTrend(kind:$kind store:$store){...ItemTrendFields}}" + ItemTrendFields) as unknown as TypedDocumentString<Types.ItemsTrendQuery, Types.ItemsTrendQueryVariables>;
export const TrademarkWordsDocument = ("query TrademarkWords{trademarkWords{...TrademarkWordFields}}" + TrademarkWordFields) as unknown as TypedDocumentString<Types.TrademarkWordsQuery, Types.TrademarkWordsQueryVariables>;
export const MakeTrademarkWordsDocument = ("mutation MakeTrademarkWords($add:[String!]$remove:[ID!]){makeTrademarkWords(add:$add remove:$remove){...TrademarkWordFields}}" + TrademarkWordFields) as unknown as TypedDocumentString<Types.MakeTrademarkWordsMutation, Types.MakeTrademarkWordsMutationVariables>;
