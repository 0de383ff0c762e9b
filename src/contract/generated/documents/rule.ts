import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const RuleFields = "fragment RuleFields on Rule{_id subject name enabled event hours match conditions{field op values}steps{act value}stop runs refused last_run_at updated_at}";
const RuleRunFields = "fragment RuleRunFields on RuleRun{_id rule_id rule_name subject_id title event outcome steps{act value}refusal refusal_values created_at}";
export const RulesDocument = ("query Rules($subject:String!){rules(subject:$subject){...RuleFields}}" + RuleFields) as unknown as TypedDocumentString<Types.RulesQuery, Types.RulesQueryVariables>;
export const RuleTestDocument = ("query RuleTest($params:RuleInput!){ruleTest(params:$params){touched events complete examples{subject_id title detail at}}}") as unknown as TypedDocumentString<Types.RuleTestQuery, Types.RuleTestQueryVariables>;
export const RuleRunsDocument = ("query RuleRuns($subject:String!$rule_id:ID$outcome:String$start:Int$end:Int){ruleRuns(subject:$subject rule_id:$rule_id outcome:$outcome start:$start end:$end){...RuleRunFields}}" + RuleRunFields) as unknown as TypedDocumentString<Types.RuleRunsQuery, Types.RuleRunsQueryVariables>;
export const RuleSaveDocument = ("mutation RuleSave($_id:ID$updated_at:Int$params:RuleInput!){ruleSave(_id:$_id updated_at:$updated_at params:$params){...RuleFields}}" + RuleFields) as unknown as TypedDocumentString<Types.RuleSaveMutation, Types.RuleSaveMutationVariables>;
export const RuleRemoveDocument = ("mutation RuleRemove($subject:String!$_id:ID!){ruleRemove(subject:$subject _id:$_id)}") as unknown as TypedDocumentString<Types.RuleRemoveMutation, Types.RuleRemoveMutationVariables>;
export const RuleOrderDocument = ("mutation RuleOrder($subject:String!$ids:[ID!]!){ruleOrder(subject:$subject ids:$ids){...RuleFields}}" + RuleFields) as unknown as TypedDocumentString<Types.RuleOrderMutation, Types.RuleOrderMutationVariables>;
