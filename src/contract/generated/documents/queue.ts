import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
const FigureFields = "fragment FigureFields on FigureRow{key person{_id name}count answered answer_median answer_p90 resolved resolve_median resolve_p90 reopened rated good}";
export const QueueDocument = ("query Queue($kinds:[String!]$mine:Boolean$store:ID$assignee:ID$search:String$sort:String){queue(kinds:$kinds mine:$mine store:$store assignee:$assignee search:$search sort:$sort){_id kind about type status priority buyer order{_id number status}subject store{...ItemStoreFields}assignee{_id name}due_at sla as_of created_at updated_at}}" + ItemStoreFields) as unknown as TypedDocumentString<Types.QueueQuery, Types.QueueQueryVariables>;
export const SupportFiguresDocument = ("query SupportFigures($of:String!$by:String!$start:Int!$end:Int!){supportFigures(of:$of by:$by start:$start end:$end){_id all{...FigureFields}rows{...FigureFields}}}" + FigureFields) as unknown as TypedDocumentString<Types.SupportFiguresQuery, Types.SupportFiguresQueryVariables>;
