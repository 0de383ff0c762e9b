import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const PrintFileFields = "fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}";
export const MockupDesignPrintsDocument = ("query MockupDesignPrints($_id:ID!){mockupDesignPrints(_id:$_id){...PrintFileFields}}" + PrintFileFields) as unknown as TypedDocumentString<Types.MockupDesignPrintsQuery, Types.MockupDesignPrintsQueryVariables>;
export const MakeMockupDesignPrintDocument = ("mutation MakeMockupDesignPrint($_id:ID!$position:String!){makeMockupDesignPrint(_id:$_id position:$position){...PrintFileFields}}" + PrintFileFields) as unknown as TypedDocumentString<Types.MakeMockupDesignPrintMutation, Types.MakeMockupDesignPrintMutationVariables>;
