import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ListingTemplateFields = "fragment ListingTemplateFields on ListingTemplate{_id name body updated_at}";
export const ListingTemplatesDocument = ("query ListingTemplates{listingTemplates{...ListingTemplateFields}}" + ListingTemplateFields) as unknown as TypedDocumentString<Types.ListingTemplatesQuery, Types.ListingTemplatesQueryVariables>;
export const MakeListingTemplateDocument = ("mutation MakeListingTemplate($_id:ID$updated_at:Int$params:ListingTemplateInput!){makeListingTemplate(_id:$_id updated_at:$updated_at params:$params){...ListingTemplateFields}}" + ListingTemplateFields) as unknown as TypedDocumentString<Types.MakeListingTemplateMutation, Types.MakeListingTemplateMutationVariables>;
export const RemoveListingTemplateDocument = ("mutation RemoveListingTemplate($_id:ID!){removeListingTemplate(_id:$_id)}") as unknown as TypedDocumentString<Types.RemoveListingTemplateMutation, Types.RemoveListingTemplateMutationVariables>;
