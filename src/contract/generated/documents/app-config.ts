import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const AppConfigFields = "fragment AppConfigFields on AppConfig{_id code kind name asks status last_success_at used_by updated_at config{key url}last_error{refusal values}}";
export const AppConfigsDocument = ("query AppConfigs($filter:String){appConfigs(filter:$filter){...AppConfigFields}}" + AppConfigFields) as unknown as TypedDocumentString<Types.AppConfigsQuery, Types.AppConfigsQueryVariables>;
export const MakeAppConfigDocument = ("mutation MakeAppConfig($_id:ID!$updated_at:Int$params:AppConfigInput!){makeAppConfig(_id:$_id updated_at:$updated_at params:$params){...AppConfigFields}}" + AppConfigFields) as unknown as TypedDocumentString<Types.MakeAppConfigMutation, Types.MakeAppConfigMutationVariables>;
export const AppConfigTestDocument = ("mutation AppConfigTest($_id:ID!){appConfigTest(_id:$_id){...AppConfigFields}}" + AppConfigFields) as unknown as TypedDocumentString<Types.AppConfigTestMutation, Types.AppConfigTestMutationVariables>;
