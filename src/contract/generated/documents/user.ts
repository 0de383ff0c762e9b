import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const MemberFields = "fragment MemberFields on User{_id identity identity_label email name role groups status last_login created_at updated_at vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label group{_id name}}";
const PermissionFields = "fragment PermissionFields on Permission{module title access{view add update delete}}";
export const GetUserByIdDocument = ("query GetUserById($_id:ID!){getUserById(_id:$_id){...MemberFields permission{...PermissionFields}}}" + MemberFields + PermissionFields) as unknown as TypedDocumentString<Types.GetUserByIdQuery, Types.GetUserByIdQueryVariables>;
export const GetUserByEmailDocument = ("query GetUserByEmail($email:String!){getUserByEmail(email:$email){_id email}}") as unknown as TypedDocumentString<Types.GetUserByEmailQuery, Types.GetUserByEmailQueryVariables>;
export const UsersDocument = ("query Users($_id:ID$identity:String$email:String$search:String$status:String$group:ID$start:Int$end:Int$sort:String){users(_id:$_id identity:$identity email:$email search:$search status:$status group:$group start:$start end:$end sort:$sort){...MemberFields}}" + MemberFields) as unknown as TypedDocumentString<Types.UsersQuery, Types.UsersQueryVariables>;
export const ColleaguesDocument = ("query Colleagues($module:String!){colleagues(module:$module){_id name}}") as unknown as TypedDocumentString<Types.ColleaguesQuery, Types.ColleaguesQueryVariables>;
export const UsersByNameDocument = ("query UsersByName($name:String!){usersByName(name:$name){_id identity_label name email}}") as unknown as TypedDocumentString<Types.UsersByNameQuery, Types.UsersByNameQueryVariables>;
export const MakeUserDocument = ("mutation MakeUser($id:ID$updated_at:Int$params:UserInput!){makeUser(id:$id updated_at:$updated_at params:$params){user{...MemberFields}invite_url}}" + MemberFields) as unknown as TypedDocumentString<Types.MakeUserMutation, Types.MakeUserMutationVariables>;
export const DeleteByIdDocument = ("mutation DeleteById($_id:ID$delete_ids:[ID!]){deleteById(_id:$_id delete_ids:$delete_ids)}") as unknown as TypedDocumentString<Types.DeleteByIdMutation, Types.DeleteByIdMutationVariables>;
