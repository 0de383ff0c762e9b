import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ListViewFields = "fragment ListViewFields on ListView{_id list name shared query columns{id hidden width}may_change created_by created_at updated_at}";
const ListLayoutFields = "fragment ListLayoutFields on ListLayout{_id columns{id hidden width}}";
export const ListViewsDocument = ("query ListViews($list:String!){listViews(list:$list){...ListViewFields}}" + ListViewFields) as unknown as TypedDocumentString<Types.ListViewsQuery, Types.ListViewsQueryVariables>;
export const ListLayoutDocument = ("query ListLayout($list:String!){listLayout(list:$list){...ListLayoutFields}}" + ListLayoutFields) as unknown as TypedDocumentString<Types.ListLayoutQuery, Types.ListLayoutQueryVariables>;
export const MakeListViewDocument = ("mutation MakeListView($_id:ID$updated_at:Int$params:ListViewInput!){makeListView(_id:$_id updated_at:$updated_at params:$params){...ListViewFields}}" + ListViewFields) as unknown as TypedDocumentString<Types.MakeListViewMutation, Types.MakeListViewMutationVariables>;
export const TrashListViewDocument = ("mutation TrashListView($_id:ID!){trashListView(_id:$_id)}") as unknown as TypedDocumentString<Types.TrashListViewMutation, Types.TrashListViewMutationVariables>;
export const MakeListLayoutDocument = ("mutation MakeListLayout($list:String!$columns:[ListColumnInput!]!){makeListLayout(list:$list columns:$columns){...ListLayoutFields}}" + ListLayoutFields) as unknown as TypedDocumentString<Types.MakeListLayoutMutation, Types.MakeListLayoutMutationVariables>;
