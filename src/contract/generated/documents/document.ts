import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const SharedDocumentFields = "fragment SharedDocumentFields on SharedDocument{_id item_info_id identity name sku image store_id store{...ItemStoreFields}status url shared_at external_url msg{...JobMessageFields}created_at updated_at}";
const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
const JobMessageFields = "fragment JobMessageFields on JobMessage{code msg refusal values}";
const JobGroupFields = "fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}rejects{code count msg{code msg refusal values}}wait{refusal values until ahead}store{...ItemStoreFields}}";
export const SharedDocumentsDocument = ("query SharedDocuments($_id:ID$status:String$store:ID$search:String$sort:String){sharedDocuments(_id:$_id status:$status store:$store search:$search sort:$sort){...SharedDocumentFields}}" + SharedDocumentFields + ItemStoreFields + JobMessageFields) as unknown as TypedDocumentString<Types.SharedDocumentsQuery, Types.SharedDocumentsQueryVariables>;
export const PushIssuuDocument = ("mutation PushIssuu($ids:[ID!]!){pushIssuu(ids:$ids){...JobGroupFields}}" + JobGroupFields + ItemStoreFields) as unknown as TypedDocumentString<Types.PushIssuuMutation, Types.PushIssuuMutationVariables>;
