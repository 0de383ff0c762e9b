import type { TypedDocumentString } from '../../typed-document';
import type * as Types from '../operations';

const OrderDeskFields = "fragment OrderDeskFields on OrderDesk{_id lines{_id unplaced product fulfilment_id provider_sku chosen_fulfilment_id mockup_id areas print_files{area url thumb dpi}}fulfilment_orders{...FulfilmentOrderFields}store_changes{...JobMessageFields}trackings{...TrackingFields}payments{transaction_id method paypal amount}refundable questions{code said}events{_id at code params by{_id name}}}";
const FulfilmentOrderFields = "fragment FulfilmentOrderFields on FulfilmentOrder{_id fulfilment_id fulfilment_name type kind reprint_of status reference external_id other_ids submit_at submitted_at expect_at shipped_at cost can_cancel pieces{line_id quantity}msg{...JobMessageFields}created_at updated_at}";
const JobMessageFields = "fragment JobMessageFields on JobMessage{code msg refusal values}";
const TrackingFields = "fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}";
const ItemStoreFields = "fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status sto_ebay_payment issuu_token}";
export const OrderDeskDocument = ("query OrderDesk($_id:ID!){order(_id:$_id){...OrderDeskFields}}" + OrderDeskFields + FulfilmentOrderFields + JobMessageFields + TrackingFields + ItemStoreFields) as unknown as TypedDocumentString<Types.OrderDeskQuery, Types.OrderDeskQueryVariables>;
