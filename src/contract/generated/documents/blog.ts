import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const BlogPostFields = "fragment BlogPostFields on BlogPost{_id title slug image{_id src}store_id store{...ItemStoreFields}tags item_info_ids status publish_at published_at external_url msg{...JobMessageFields}version changed zone created_at updated_at}";
const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
const JobMessageFields = "fragment JobMessageFields on JobMessage{code msg refusal values}";
const BlogTextFields = "fragment BlogTextFields on BlogPost{...BlogPostFields body}";
export const BlogsDocument = ("query Blogs($_id:ID$status:String$store:ID$search:String$sort:String){blogs(_id:$_id status:$status store:$store search:$search sort:$sort){...BlogPostFields}}" + BlogPostFields + ItemStoreFields + JobMessageFields) as unknown as TypedDocumentString<Types.BlogsQuery, Types.BlogsQueryVariables>;
export const BlogDocument = ("query Blog($_id:ID!){blog(_id:$_id){...BlogTextFields}}" + BlogTextFields + BlogPostFields + ItemStoreFields + JobMessageFields) as unknown as TypedDocumentString<Types.BlogQuery, Types.BlogQueryVariables>;
export const MakeBlogDocument = ("mutation MakeBlog($_id:ID$version:Int$params:BlogPostInput!){makeBlog(_id:$_id version:$version params:$params){...BlogTextFields}}" + BlogTextFields + BlogPostFields + ItemStoreFields + JobMessageFields) as unknown as TypedDocumentString<Types.MakeBlogMutation, Types.MakeBlogMutationVariables>;
export const BlogPublishDocument = ("mutation BlogPublish($ids:[ID!]!$publish_at:Int){blogPublish(ids:$ids publish_at:$publish_at){...BlogPostFields}}" + BlogPostFields + ItemStoreFields + JobMessageFields) as unknown as TypedDocumentString<Types.BlogPublishMutation, Types.BlogPublishMutationVariables>;
export const TrashBlogDocument = ("mutation TrashBlog($delete_ids:[ID!]!){trashBlog(delete_ids:$delete_ids)}") as unknown as TypedDocumentString<Types.TrashBlogMutation, Types.TrashBlogMutationVariables>;
