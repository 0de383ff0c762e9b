import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

export const ClipartsDocument = ("query Cliparts($category:String$tab:String$search:String){cliparts(category:$category tab:$tab search:$search){_id id name tabs category tags url width height tintable}}") as unknown as TypedDocumentString<Types.ClipartsQuery, Types.ClipartsQueryVariables>;
export const ClipartCategoriesDocument = ("query ClipartCategories{clipartCategories{id tab count}}") as unknown as TypedDocumentString<Types.ClipartCategoriesQuery, Types.ClipartCategoriesQueryVariables>;
