import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const JobMessageFields = "fragment JobMessageFields on JobMessage{code msg refusal values}";
export const WorkQueueDocument = ("query WorkQueue($fulfilment_id:ID$_id:ID$stage:String$search:String$sort:String){workQueue(fulfilment_id:$fulfilment_id _id:$_id stage:$stage search:$search sort:$sort){_id order_id number stage to shipping_service gift act_by risk hand_over_id tracking_numbers goods{line_id name options sku quantity left image files{area url}}msg{...JobMessageFields}}}" + JobMessageFields) as unknown as TypedDocumentString<Types.WorkQueueQuery, Types.WorkQueueQueryVariables>;
export const PackingSlipsDocument = ("query PackingSlips($ids:[ID!]!$paper:String){packingSlips(ids:$ids paper:$paper){name pdf}}") as unknown as TypedDocumentString<Types.PackingSlipsQuery, Types.PackingSlipsQueryVariables>;
export const HandOverDocument = ("query HandOver($_id:ID!){handOver(_id:$_id){name csv}}") as unknown as TypedDocumentString<Types.HandOverQuery, Types.HandOverQueryVariables>;
export const WorkMoveDocument = ("mutation WorkMove($ids:[ID!]!$to:String!$reason:String){workMove(ids:$ids to:$to reason:$reason)}") as unknown as TypedDocumentString<Types.WorkMoveMutation, Types.WorkMoveMutationVariables>;
export const MakeHandOverDocument = ("mutation MakeHandOver($fulfilment_id:ID!){makeHandOver(fulfilment_id:$fulfilment_id){name csv}}") as unknown as TypedDocumentString<Types.MakeHandOverMutation, Types.MakeHandOverMutationVariables>;
export const TrackingImportDocument = ("mutation TrackingImport($fulfilment_id:ID!$parcels:[ToldParcelInput!]!$dry:Boolean){trackingImport(fulfilment_id:$fulfilment_id parcels:$parcels dry:$dry){state order_number courier_name msg{...JobMessageFields}}}" + JobMessageFields) as unknown as TypedDocumentString<Types.TrackingImportMutation, Types.TrackingImportMutationVariables>;
