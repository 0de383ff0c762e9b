import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const SignedUploadDocument = ("mutation SignedUpload($type:String!$filename:String!$mimetype:String!$size:Int!$sha256:String$_id:ID){signedUpload(type:$type filename:$filename mimetype:$mimetype size:$size sha256:$sha256 _id:$_id){_id url}}") as unknown as TypedDocumentString<Types.SignedUploadMutation, Types.SignedUploadMutationVariables>;
