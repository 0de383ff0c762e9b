import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const FontFields = "fragment FontFields on Font{_id provider name family slug variants files{variant url style weight}}";
export const FontsDocument = ("query Fonts($name:String$provider:String$ids:[ID!]){fonts(name:$name provider:$provider ids:$ids){...FontFields}}" + FontFields) as unknown as TypedDocumentString<Types.FontsQuery, Types.FontsQueryVariables>;
export const SignedUploadFontDocument = ("mutation SignedUploadFont($filename:String!$mimetype:String!$size:Int!$sha256:String$_id:ID){signedUploadFont(filename:$filename mimetype:$mimetype size:$size sha256:$sha256 _id:$_id){_id url}}") as unknown as TypedDocumentString<Types.SignedUploadFontMutation, Types.SignedUploadFontMutationVariables>;
export const FontUpdatePreSignedFileDocument = ("mutation FontUpdatePreSignedFile($_id:ID!){fontUpdatePreSignedFile(_id:$_id){...FontFields}}" + FontFields) as unknown as TypedDocumentString<Types.FontUpdatePreSignedFileMutation, Types.FontUpdatePreSignedFileMutationVariables>;
export const RemoveFontDocument = ("mutation RemoveFont($_id:ID!){removeFont(_id:$_id)}") as unknown as TypedDocumentString<Types.RemoveFontMutation, Types.RemoveFontMutationVariables>;
