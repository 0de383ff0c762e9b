import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const NotificationsDocument = "query Notifications{notifications{...NotificationFields}}fragment NotificationFields on Notification{_id type status code subject content created_at referent}" as unknown as TypedDocumentString<Types.NotificationsQuery, Types.NotificationsQueryVariables>;
export const NotificationMakeDocument = "mutation NotificationMake($ids:[ID!]!$status:String!){notificationMake(ids:$ids status:$status){...NotificationFields}}fragment NotificationFields on Notification{_id type status code subject content created_at referent}" as unknown as TypedDocumentString<Types.NotificationMakeMutation, Types.NotificationMakeMutationVariables>;
export const NotificationReadAllDocument = "mutation NotificationReadAll{notificationReadAll}" as unknown as TypedDocumentString<Types.NotificationReadAllMutation, Types.NotificationReadAllMutationVariables>;
