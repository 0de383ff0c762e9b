import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const PrintFileFields = "fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}";
export const PrintFilesDocument = ("query PrintFiles($mockup_id:ID!){printFiles(mockup_id:$mockup_id){...PrintFileFields}}" + PrintFileFields) as unknown as TypedDocumentString<Types.PrintFilesQuery, Types.PrintFilesQueryVariables>;
export const MakePrintFileDocument = ("mutation MakePrintFile($mockup_id:ID!$side_id:ID!){makePrintFile(mockup_id:$mockup_id side_id:$side_id){...PrintFileFields}}" + PrintFileFields) as unknown as TypedDocumentString<Types.MakePrintFileMutation, Types.MakePrintFileMutationVariables>;
