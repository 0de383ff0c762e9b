import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const TaskUpdateDocument = "mutation TaskUpdate($ids:[ID!]!$updated_at:Int$params:TaskUpdateInput!){taskUpdate(ids:$ids updated_at:$updated_at params:$params){_id updated_at}}" as unknown as TypedDocumentString<Types.TaskUpdateMutation, Types.TaskUpdateMutationVariables>;
