import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const NotificationFields = "fragment NotificationFields on Notification{_id type status code subject content created_at referent}";
export const NotificationsDocument = ("query Notifications{notifications{...NotificationFields}}" + NotificationFields) as unknown as TypedDocumentString<Types.NotificationsQuery, Types.NotificationsQueryVariables>;
export const NotificationMakeDocument = ("mutation NotificationMake($ids:[ID!]!$status:String!){notificationMake(ids:$ids status:$status){...NotificationFields}}" + NotificationFields) as unknown as TypedDocumentString<Types.NotificationMakeMutation, Types.NotificationMakeMutationVariables>;
export const NotificationReadAllDocument = ("mutation NotificationReadAll{notificationReadAll}") as unknown as TypedDocumentString<Types.NotificationReadAllMutation, Types.NotificationReadAllMutationVariables>;
export const AlertsDocument = ("query Alerts{alerts{_id on}}") as unknown as TypedDocumentString<Types.AlertsQuery, Types.AlertsQueryVariables>;
export const MakeAlertDocument = ("mutation MakeAlert($_id:ID!$on:Boolean!){makeAlert(_id:$_id on:$on){_id on}}") as unknown as TypedDocumentString<Types.MakeAlertMutation, Types.MakeAlertMutationVariables>;
