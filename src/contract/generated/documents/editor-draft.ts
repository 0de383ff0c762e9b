import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const EditorDraftFields = "fragment EditorDraftFields on EditorDraft{_id revision product_id product_name product_image mockup_id name created_at updated_at}";
const MockupSideFields = "fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}";
const SideImageFields = "fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}";
const SettingFields = "fragment SettingFields on Setting{name value file_id file_url}";
export const EditorDraftsDocument = ("query EditorDrafts($product_id:ID$mockup_id:ID){editorDrafts(product_id:$product_id mockup_id:$mockup_id){...EditorDraftFields}}" + EditorDraftFields) as unknown as TypedDocumentString<Types.EditorDraftsQuery, Types.EditorDraftsQueryVariables>;
export const EditorDraftDocument = ("query EditorDraft($_id:ID!){editorDraft(_id:$_id){_id revision product_id preset_id mockup_id mockup_version item_info_id item_info_version sent_step sent_key updated_at form{name description tags fix_profit fixed_profit shipping_preset offered{type values}excluded prices{variant price}}sides{...MockupSideFields}}}" + MockupSideFields + SideImageFields + SettingFields) as unknown as TypedDocumentString<Types.EditorDraftQuery, Types.EditorDraftQueryVariables>;
export const MakeEditorDraftDocument = ("mutation MakeEditorDraft($_id:ID!$revision:Int!$params:EditorDraftInput!){makeEditorDraft(_id:$_id revision:$revision params:$params){...EditorDraftFields}}" + EditorDraftFields) as unknown as TypedDocumentString<Types.MakeEditorDraftMutation, Types.MakeEditorDraftMutationVariables>;
export const TrashEditorDraftDocument = ("mutation TrashEditorDraft($_id:ID!$revision:Int){trashEditorDraft(_id:$_id revision:$revision)}") as unknown as TypedDocumentString<Types.TrashEditorDraftMutation, Types.TrashEditorDraftMutationVariables>;
