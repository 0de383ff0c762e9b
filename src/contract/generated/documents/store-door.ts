import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const AuthorizeStoreDocument = ("mutation AuthorizeStore($_id:ID!){authorizeStore(_id:$_id){_id address}}") as unknown as TypedDocumentString<Types.AuthorizeStoreMutation, Types.AuthorizeStoreMutationVariables>;
export const AuthorizeStoreMailboxDocument = ("mutation AuthorizeStoreMailbox($_id:ID!$provider:String!){authorizeStoreMailbox(_id:$_id provider:$provider){_id address}}") as unknown as TypedDocumentString<Types.AuthorizeStoreMailboxMutation, Types.AuthorizeStoreMailboxMutationVariables>;
