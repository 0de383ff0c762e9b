import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const UserFields = "fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit density toured}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}";
const PermissionFields = "fragment PermissionFields on Permission{module title access{view add update delete}}";
const BookmarkFields = "fragment BookmarkFields on Bookmark{id target title link icon starred}";
export const BookmarksSaveDocument = ("mutation BookmarksSave($bookmarks:[BookmarkInput!]!$base:[String!]){bookmarksSave(bookmarks:$bookmarks base:$base){...UserFields}}" + UserFields + PermissionFields + BookmarkFields) as unknown as TypedDocumentString<Types.BookmarksSaveMutation, Types.BookmarksSaveMutationVariables>;
