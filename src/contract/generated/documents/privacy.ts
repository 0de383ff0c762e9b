import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ErasureFields = "fragment ErasureFields on Erasure{_id state requested_at requested_by{_id name}finished_at blocked_by erased{kind count}}";
export const BuyersDocument = ("query Buyers($search:String!){buyers(search:$search){_id name email numbers last_at}}") as unknown as TypedDocumentString<Types.BuyersQuery, Types.BuyersQueryVariables>;
export const BuyerDataDocument = ("query BuyerData($_id:ID!){buyerData(_id:$_id){_id name email confirm held{kind count rows{_id label}}blocked blocked_by}}") as unknown as TypedDocumentString<Types.BuyerDataQuery, Types.BuyerDataQueryVariables>;
export const ErasuresDocument = ("query Erasures{erasures{...ErasureFields}}" + ErasureFields) as unknown as TypedDocumentString<Types.ErasuresQuery, Types.ErasuresQueryVariables>;
export const BuyerEraseDocument = ("mutation BuyerErase($_id:ID!$confirm:String!){buyerErase(_id:$_id confirm:$confirm){...ErasureFields}}" + ErasureFields) as unknown as TypedDocumentString<Types.BuyerEraseMutation, Types.BuyerEraseMutationVariables>;
