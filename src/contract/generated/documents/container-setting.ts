import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ContainerSettingFields = "fragment ContainerSettingFields on ContainerSetting{_id label time_zone invoice_company invoice_tax_id invoice_prefix invoice_year invoice_next feed require_two_step updated_at opening{weekday from to}rates{currency rate typed by at feed_rate feed_at waiting}retention{kind days least most usual}}";
export const ContainerSettingDocument = ("query ContainerSetting{containerSetting{...ContainerSettingFields}}" + ContainerSettingFields) as unknown as TypedDocumentString<Types.ContainerSettingQuery, Types.ContainerSettingQueryVariables>;
export const MakeContainerSettingDocument = ("mutation MakeContainerSetting($_id:ID!$updated_at:Int$params:ContainerSettingInput!){makeContainerSetting(_id:$_id updated_at:$updated_at params:$params){...ContainerSettingFields}}" + ContainerSettingFields) as unknown as TypedDocumentString<Types.MakeContainerSettingMutation, Types.MakeContainerSettingMutationVariables>;
