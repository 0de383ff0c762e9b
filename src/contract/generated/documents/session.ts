import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const UserFields = "fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit density toured}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}";
const PermissionFields = "fragment PermissionFields on Permission{module title access{view add update delete}}";
const BookmarkFields = "fragment BookmarkFields on Bookmark{id target title link icon starred}";
export const CUserDocument = ("query CUser{cUser{...UserFields}}" + UserFields + PermissionFields + BookmarkFields) as unknown as TypedDocumentString<Types.CUserQuery, Types.CUserQueryVariables>;
export const UserPermissionsDocument = ("query UserPermissions{userPermissions{...PermissionFields}}" + PermissionFields) as unknown as TypedDocumentString<Types.UserPermissionsQuery, Types.UserPermissionsQueryVariables>;
export const UpdateProfileDocument = ("mutation UpdateProfile($name:String$password:String$new_password:String$h:String$customizer:CustomizerInput){updateProfile(name:$name password:$password new_password:$new_password h:$h customizer:$customizer){...UserFields}}" + UserFields + PermissionFields + BookmarkFields) as unknown as TypedDocumentString<Types.UpdateProfileMutation, Types.UpdateProfileMutationVariables>;
export const LoginAsDocument = ("mutation LoginAs($_id:ID!){loginAs(_id:$_id){token expires_at}}") as unknown as TypedDocumentString<Types.LoginAsMutation, Types.LoginAsMutationVariables>;
export const EndLoginAsDocument = ("mutation EndLoginAs{endLoginAs}") as unknown as TypedDocumentString<Types.EndLoginAsMutation, Types.EndLoginAsMutationVariables>;
