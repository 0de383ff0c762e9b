import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const PushFields = "fragment PushFields on Push{_id by count created_at stores{_id sto_name sto_type group_id waiting pending stopped rejected done gone}}";
export const PushesDocument = ("query Pushes($_id:ID){pushes(_id:$_id){...PushFields}}" + PushFields) as unknown as TypedDocumentString<Types.PushesQuery, Types.PushesQueryVariables>;
export const PushRowsDocument = ("query PushRows($push_id:ID!$only:String){pushRows(push_id:$push_id only:$only){_id name image cells{store_id status job_id msg{code msg refusal values}external_url}}}") as unknown as TypedDocumentString<Types.PushRowsQuery, Types.PushRowsQueryVariables>;
export const PushRetryDocument = ("mutation PushRetry($_id:ID!$store_id:ID$ids:[ID!]){pushRetry(_id:$_id store_id:$store_id ids:$ids){...PushFields}}" + PushFields) as unknown as TypedDocumentString<Types.PushRetryMutation, Types.PushRetryMutationVariables>;
