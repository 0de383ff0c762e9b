import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const JobFields = "fragment JobFields on Job{_id group_id status pending attempts created_at updated_at data{item_info_id name image external_url}order{_id number}wait{refusal values until ahead}msg{code msg refusal values}}";
const JobMessageFields = "fragment JobMessageFields on JobMessage{code msg refusal values}";
export const JobslistDocument = ("query Jobslist($group_id:ID!$status:String$_id:ID){jobslist(group_id:$group_id status:$status _id:$_id){...JobFields}}" + JobFields) as unknown as TypedDocumentString<Types.JobslistQuery, Types.JobslistQueryVariables>;
export const JobAttemptsDocument = ("query JobAttempts($job_id:ID!){jobAttempts(job_id:$job_id){_id number worker started_at ms outcome msg{...JobMessageFields}calls{method url sent status answered ms}}}" + JobMessageFields) as unknown as TypedDocumentString<Types.JobAttemptsQuery, Types.JobAttemptsQueryVariables>;
