import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const FileTagsDocument = ("query FileTags($mask:String){fileTags(mask:$mask){tag count}}") as unknown as TypedDocumentString<Types.FileTagsQuery, Types.FileTagsQueryVariables>;
export const FileCounterDocument = ("query FileCounter($mask:String){fileCounter(mask:$mask){published draft trashed}}") as unknown as TypedDocumentString<Types.FileCounterQuery, Types.FileCounterQueryVariables>;
export const FulfilmentsCountDocument = ("query FulfilmentsCount{fulfilmentsCount{all valid lostconnection invalid}}") as unknown as TypedDocumentString<Types.FulfilmentsCountQuery, Types.FulfilmentsCountQueryVariables>;
export const MockupDesignTagsDocument = ("query MockupDesignTags{mockupDesignTags{tag count}}") as unknown as TypedDocumentString<Types.MockupDesignTagsQuery, Types.MockupDesignTagsQueryVariables>;
export const MockupCounterDocument = ("query MockupCounter{mockupCounter{published draft trashed}}") as unknown as TypedDocumentString<Types.MockupCounterQuery, Types.MockupCounterQueryVariables>;
export const OrdersCountDocument = ("query OrdersCount{ordersCount{status count}}") as unknown as TypedDocumentString<Types.OrdersCountQuery, Types.OrdersCountQueryVariables>;
export const PaypalItemsCountDocument = ("query PaypalItemsCount{paypalItemsCount{status count}}") as unknown as TypedDocumentString<Types.PaypalItemsCountQuery, Types.PaypalItemsCountQueryVariables>;
export const ProductPresetCountDocument = ("query ProductPresetCount{productPresetCount{all apparel alloverprint giftaccessories homedecorations facemask canvasposter jewelry}}") as unknown as TypedDocumentString<Types.ProductPresetCountQuery, Types.ProductPresetCountQueryVariables>;
export const ProductPresetCountProviderDocument = ("query ProductPresetCountProvider{productPresetCountProvider{all customcat lionnix merchize geargag scalable private printify dreamship gearment onos shineon printway geekpod lenful}}") as unknown as TypedDocumentString<Types.ProductPresetCountProviderQuery, Types.ProductPresetCountProviderQueryVariables>;
export const ProductPresetLabelsDocument = ("query ProductPresetLabels{productPresetLabels{tags{tag count}collections{tag count}}}") as unknown as TypedDocumentString<Types.ProductPresetLabelsQuery, Types.ProductPresetLabelsQueryVariables>;
export const StoreCountQueryDocument = ("query StoreCountQuery{storeCountQuery{all valid lostconnection invalid}}") as unknown as TypedDocumentString<Types.StoreCountQueryQuery, Types.StoreCountQueryQueryVariables>;
export const SupportsCountDocument = ("query SupportsCount{supportsCount{filter status count}}") as unknown as TypedDocumentString<Types.SupportsCountQuery, Types.SupportsCountQueryVariables>;
export const SupportInboxDocument = ("query SupportInbox{supportInbox{mine unassigned}}") as unknown as TypedDocumentString<Types.SupportInboxQuery, Types.SupportInboxQueryVariables>;
export const TasksCountDocument = ("query TasksCount{tasksCount{type category status count}}") as unknown as TypedDocumentString<Types.TasksCountQuery, Types.TasksCountQueryVariables>;
export const TrackingsCountDocument = ("query TrackingsCount{trackingsCount{status count}}") as unknown as TypedDocumentString<Types.TrackingsCountQuery, Types.TrackingsCountQueryVariables>;
export const UsersCountDocument = ("query UsersCount{usersCount{all opened pending blocked groups}}") as unknown as TypedDocumentString<Types.UsersCountQuery, Types.UsersCountQueryVariables>;
