import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const PermissionFields = "fragment PermissionFields on Permission{module title access{view add update delete}}";
const UserGroupFields = "fragment UserGroupFields on UserGroup{_id name status role parent_id is_default user_count manageable created_at updated_at permission{...PermissionFields}}";
export const GetDefaultPermissionsDocument = ("query GetDefaultPermissions{getDefaultPermissions{...PermissionFields}}" + PermissionFields) as unknown as TypedDocumentString<Types.GetDefaultPermissionsQuery, Types.GetDefaultPermissionsQueryVariables>;
export const UsergroupsDocument = ("query Usergroups($name:String$status:String$get_all:Boolean){usergroups(name:$name status:$status get_all:$get_all){...UserGroupFields}}" + UserGroupFields + PermissionFields) as unknown as TypedDocumentString<Types.UsergroupsQuery, Types.UsergroupsQueryVariables>;
export const MakeUserGroupDocument = ("mutation MakeUserGroup($id:ID$updated_at:Int$params:UserGroupInput!){makeUserGroup(id:$id updated_at:$updated_at params:$params){...UserGroupFields}}" + UserGroupFields + PermissionFields) as unknown as TypedDocumentString<Types.MakeUserGroupMutation, Types.MakeUserGroupMutationVariables>;
export const TrashUserGroupDocument = ("mutation TrashUserGroup($delete_ids:[ID!]!){trashUserGroup(delete_ids:$delete_ids)}") as unknown as TypedDocumentString<Types.TrashUserGroupMutation, Types.TrashUserGroupMutationVariables>;
