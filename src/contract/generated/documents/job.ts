import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const JobGroupFields = "fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}rejects{code count msg{code msg refusal values}}wait{refusal values until ahead}store{...ItemStoreFields}}";
const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
export const JobGroupsDocument = ("query JobGroups($_id:ID$job_type:String$store:ID$sort:String){jobGroups(_id:$_id job_type:$job_type store:$store sort:$sort){...JobGroupFields}}" + JobGroupFields + ItemStoreFields) as unknown as TypedDocumentString<Types.JobGroupsQuery, Types.JobGroupsQueryVariables>;
export const JobsStartDocument = ("mutation JobsStart($ids:[ID!]!$code:String$job:ID){jobsStart(ids:$ids code:$code job:$job){...JobGroupFields}}" + JobGroupFields + ItemStoreFields) as unknown as TypedDocumentString<Types.JobsStartMutation, Types.JobsStartMutationVariables>;
export const JobsStopDocument = ("mutation JobsStop($ids:[ID!]!){jobsStop(ids:$ids){...JobGroupFields}}" + JobGroupFields + ItemStoreFields) as unknown as TypedDocumentString<Types.JobsStopMutation, Types.JobsStopMutationVariables>;
export const JobsRemoveDocument = ("mutation JobsRemove($ids:[ID!]!){jobsRemove(ids:$ids)}") as unknown as TypedDocumentString<Types.JobsRemoveMutation, Types.JobsRemoveMutationVariables>;
export const ExternalRefreshDocument = ("mutation ExternalRefresh($store_ids:[ID!]!){externalRefresh(store_ids:$store_ids){...JobGroupFields}}" + JobGroupFields + ItemStoreFields) as unknown as TypedDocumentString<Types.ExternalRefreshMutation, Types.ExternalRefreshMutationVariables>;
