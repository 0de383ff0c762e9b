import type { Generated, GeneratedAlways, Selectable } from 'kysely';
import type { RefusalValues } from '../../domain/fault';
import type { ChargeKind } from '../../domain/billing/invoice';
import type { ReprintCause } from '../../domain/figures/figures';
import type { FoKind, FoStatus } from '../../domain/sales/fulfilment-order';
import type { AddressState, Approval, Gate, GateCode, GateState, HoldReason } from '../../domain/sales/gates';
import type { OrderEventCode } from '../../domain/sales/order-events';
import type { OrderQuestion, ToldQuestion } from '../../domain/sales/order-questions';
import type { MatchNote } from '../../domain/sales/variant-match';
import type { OrderStatus } from '../../domain/sales/order-status';
import type { Pieces } from '../../domain/sales/pieces';
import type { StoreChange } from '../../domain/sales/store-changes';
import type { ParcelEvent, PushState, TrackingStatus } from '../../domain/sales/tracking';
import type { RetentionDays } from '../../domain/settings/retention';
import type { BusinessHours } from '../../domain/tasks/business-hours';
import type { FetchedOrder, FetchedPayment, OrderFate, OrderFault } from '../connectors/platforms/shop';
import type { OutgoingOrder } from '../connectors/providers/provider';
import type { JobMessage } from '../jobs/tables';

declare module '../db/schema' {
  interface Database {
    orders: OrderTable;
    order_lines: OrderLineTable;
    fulfilment_orders: FulfilmentOrderTable;
    fo_charges: FoChargeTable;
    trackings: TrackingTable;
    sku_matches: SkuMatchTable;
    provider_variants: ProviderVariantTable;
    currency_rates: CurrencyRateTable;
    desk_settings: DeskSettingsTable;
    order_events: OrderEventTable;
    order_counts: CountTable;
    order_count_changes: CountTable & { _id: Generated<string> };
    tracking_counts: CountTable;
    tracking_count_changes: CountTable & { _id: Generated<string> };
    order_tags: OrderTagTable;
    order_payments: OrderPaymentTable;
    address_links: AddressLinkTable;
    set_aside_orders: SetAsideOrderTable;
  }
}

/** An order a store sent that could not be kept. */
interface SetAsideOrderTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  /** What tells it from the store's others: the shop's id, or else its number, or else a hash of what was sent. */
  key: string;
  /** Null: the shop sent none it can be asked by. */
  platform_id: string | null;
  number: string | null;
  refusal: OrderFault['refusal'];
  values: RefusalValues;
  /** JSON of what the shop sent, cut where it is very long. As text, since a jsonb takes no NUL. */
  sent: string;
  /** JSON of the `FetchedOrder` as far as it could be read; null: not at all. */
  draft: string | null;
  /** The order a person made in its place. */
  order_id: string | null;
  /** A person took it off the list; it comes back once the shop sends something else. */
  dismissed_at: number | null;
  /** People were told of it. */
  announced: Generated<boolean>;
  created_at: number;
  updated_at: number;
}

/** Where an order goes. */
export type OrderAddress = FetchedOrder['buyer'];

/** The part of an order as its shop told it that a store's rules are applied to. */
export interface ToldFacts {
  readonly status: string;
  readonly status_word: string | null;
  readonly paid_at: number | null;
  readonly method: string | null;
  readonly questions: readonly ToldQuestion[];
}

interface OrderTable {
  container_id: Generated<string>;
  _id: string;
  store_id: string;
  platform_id: string;
  number: string;
  /** Follows from everything else; only `settle.ts` writes it. */
  status: OrderStatus;
  /** What the shop says. */
  platform_status: Generated<string>;
  platform_ship_by: number | null;
  currency: string;
  total: number;
  /** Of `total`, as `shipping` is. */
  tax: Generated<number>;
  shipping: Generated<number>;
  /** Of `total`, what the buyer has been given back: the more of what the shop and what PayPal say. */
  refunded: Generated<number>;
  platform_refunded: Generated<number>;
  /** What the platform keeps, in `currency`; null: it does not tell. */
  platform_fees: number | null;
  payments: Generated<readonly FetchedPayment[]>;
  paid_at: number | null;
  /** Dollars a unit of `currency` was worth when it was paid; null: not paid, or nobody knows. */
  rate: number | null;
  /** Cents of a dollar that total, tax and what was given back were worth; null without a rate. The database rounds each when it is written. */
  gross_cents: GeneratedAlways<number | null>;
  tax_cents: GeneratedAlways<number | null>;
  refund_cents: GeneratedAlways<number | null>;
  /** Cents of a dollar, as `fees` and `profit` are. */
  cost: Generated<number>;
  fees: Generated<number>;
  profit: number | null;
  gates: Generated<readonly GateState[]>;
  blocking_gate: Gate | null;
  attention: Generated<boolean>;
  hold_reason: HoldReason | null;
  /** Null: until somebody releases it. */
  hold_until: number | null;
  hold_by: string | null;
  /** Where it goes, when that is not what the shop says. */
  address: OrderAddress | null;
  address_state: Generated<AddressState>;
  address_code: GateCode<'address'> | null;
  approved: Generated<Approval[]>;
  ship_by: number | null;
  act_by: number | null;
  tags: Generated<string[]>;
  /** Id of a user. */
  assignee: string | null;
  /** The shipping service the buyer chose, as the store names it; null: the store doesn't report it. */
  shipping_service: Generated<string | null>;
  /** Whether that service is faster than the standard one. */
  shipping_faster: Generated<boolean>;
  note_buyer: string | null;
  note_internal: Generated<string>;
  note_gift: string | null;
  /** The shop's own word for it when it was last told. */
  platform_gift: Generated<string | null>;
  /** The facts of the shop that the store's rules apply to, unchanged; null: the order was last read before rules existed. */
  told: ToldFacts | null;
  /** What the shop says that a person has to decide on. */
  questions: Generated<readonly OrderQuestion[]>;
  /** The shop or the buyer asks for it to be cancelled. */
  cancel_requested_at: number | null;
  /** It was cancelled here. */
  cancelled_at: number | null;
  /** Cancelled here, and asked of the shop too; null: it was not asked. */
  shop_cancel: 'waiting' | 'done' | 'failed' | null;
  /** Those that are leave every list. */
  archived_at: number | null;
  /** The shop has it no more: it lies in the shop's trash, or was deleted there. */
  removed: Exclude<OrderFate, 'there'> | null;
  /** What the store changed of it after a provider got it; follows from everything else, as `status` does. */
  store_changes: Generated<StoreChange[]>;
  /** When the shop last told of it, or was asked whether it still has it. */
  seen_at: Generated<number>;
  /** Times in a row that the shop was asked for the order and told nothing of it; it is asked again from `ask_after` on, unix seconds. */
  ask_failures: Generated<number>;
  ask_after: Generated<number>;
  buyer: OrderAddress;
  /** What the platform knows the buyer by in messages. */
  buyer_account: string | null;
  /** When the buyer's data was erased; whatever the shop tells of the buyer afterwards is not kept. */
  erased_at: Generated<number | null>;
  /** What it is found by: its number, the buyer's names and address in small letters; empty where the shop tells none. */
  found_number: GeneratedAlways<string>;
  /** See `digitsOfNumber`. */
  found_digits: GeneratedAlways<string>;
  found_first: GeneratedAlways<string | null>;
  found_last: GeneratedAlways<string | null>;
  found_email: GeneratedAlways<string | null>;
  /** When the buyer ordered, by the shop's clock. */
  created_at: number;
  updated_at: number;
}

/** What goes to the printer for a line: the areas its design fills, and the approved file of each. */
export interface LinePrints {
  readonly areas: number;
  readonly files: readonly { readonly area: string; readonly file_id: string; readonly dpi: number | null }[];
}

interface OrderLineTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  /** The shop's id of the line, its product and the product's variant. */
  line_id: string;
  place: number;
  product_platform_id: string | null;
  variant_platform_id: string | null;
  name: string;
  sku: string;
  quantity: number;
  /** Of `quantity`, those nobody is to make any more. */
  cancelled: Generated<number>;
  /** Of `quantity`, those the shop says were sent without us. */
  completed: Generated<number>;
  /** Of `quantity`, those the shop took out of the order or gave the money back for. */
  dropped: Generated<number>;
  /** False: the shop says that it is nothing to be sent, such as a tip. */
  to_ship: Generated<boolean>;
  price: number;
  image: string | null;
  item_info_id: string | null;
  /** Of the listing's product type, the variant that was bought. */
  variant_sku: string | null;
  /** Id of the user who said what it is; null: it was found. */
  matched_by: string | null;
  /** Why a person may want to look at what was found. */
  match_note: MatchNote | null;
  /** The SKU as similar ones are found by. */
  sku_key: GeneratedAlways<string>;
  /** It is not fulfilled from here: by a rule of its store, or as a person said of this line alone. */
  unfulfilled: 'rule' | 'line' | null;
  /** A person's choice of who makes it. */
  fulfilment_id: string | null;
  /** Where the store sends this line, if that is not the order's address. */
  ship_to: OrderAddress | null;
  /** Null: nobody has looked yet. */
  print_files: LinePrints | null;
}

interface FulfilmentOrderTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  fulfilment_id: string;
  kind: FoKind;
  reprint_of: string | null;
  /** Of what is made again: whose doing it was. */
  cause: ReprintCause | null;
  pieces: readonly Pieces[];
  status: FoStatus;
  /** Ours, by which the provider knows it. */
  reference: string;
  external_id: string | null;
  /** What the provider was sent, as it was sent. */
  sent: OutgoingOrder | null;
  submit_at: number | null;
  /** From when the store's delay counts until `submit_at`; null: somebody said when it goes. */
  delay_from: number | null;
  /** Nobody but the store's rules has it go. */
  by_itself: Generated<boolean>;
  submitted_at: number | null;
  /** When it was given to its provider, be it in vain. */
  sent_at: GeneratedAlways<number | null>;
  expect_at: number | null;
  shipped_at: number | null;
  /** Cents of a dollar. */
  cost: number | null;
  /** Why it stands as it does: refused, held, not answered. */
  msg: JobMessage | null;
  /** In a row. */
  failures: Generated<number>;
  next_look_at: number | null;
  /** When its provider was asked to cancel it because the store had called the order off: it is asked by itself once. */
  called_off_at: number | null;
  /** Looks in a row at which its provider knew nothing of it. */
  missed_looks: Generated<number>;
  /** Other ids under which its provider told of it; `external_id` stays the first. */
  other_ids: Generated<string[]>;
  /** The parcels it told of, by their numbers as it told them. */
  told_numbers: Generated<string[]>;
  /** The file in which it was handed over. */
  hand_over_id: string | null;
  /** When one's own workshop was done with it. */
  made_at: number | null;
  created_at: number;
  updated_at: number;
}

/** What a provider charged for a fulfilment order or gave back: triggers write it where its cost or status changes, and it stays as it is. */
interface FoChargeTable {
  container_id: Generated<string>;
  _id: Generated<string>;
  fo_id: string;
  /** Discounts and credits are taken off what the others add up to. */
  kind: ChargeKind;
  /** Cents of a dollar, more than 0. */
  amount: number;
  /** By the clock orders go by. */
  charged_at: number;
  /** The invoice it stands on. */
  invoice_id: string | null;
  key: string;
}

interface TrackingTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  fo_id: string | null;
  /** The order's store and the fulfilment order's fulfilment: the database puts them there. */
  store_id: Generated<string>;
  fulfilment_id: Generated<string | null>;
  tracking_number: string;
  courier_code: string;
  tracking_url: string | null;
  status: Generated<TrackingStatus>;
  substatus: string | null;
  pieces: readonly Pieces[];
  /** Newest last. */
  events: Generated<readonly ParcelEvent[]>;
  shipped_at: number | null;
  last_event_at: number | null;
  delivered_at: number | null;
  next_look_at: number | null;
  store_push: Generated<PushState>;
  /** When it is to be told, or was. */
  store_push_at: number | null;
  /** Times in a row that telling the shop failed and is tried again. */
  store_push_failures: Generated<number>;
  store_push_msg: JobMessage | null;
  /** The number the shop was told last. */
  store_number: string | null;
  paypal_push: Generated<PushState>;
  paypal_push_at: number | null;
  paypal_push_msg: JobMessage | null;
  created_at: number;
  updated_at: number;
}

interface SkuMatchTable {
  container_id: Generated<string>;
  sku: string;
  sku_key: GeneratedAlways<string>;
  item_info_id: string;
  variant_sku: string;
  updated_at: number;
}

interface ProviderVariantTable {
  container_id: Generated<string>;
  fulfilment_id: string;
  product_id: string;
  variant_sku: string;
  provider_sku: string;
  /** Cents of a dollar; null: it is told with an order only. */
  cost: number | null;
  by_hand: Generated<boolean>;
  updated_at: number;
}

interface CurrencyRateTable {
  container_id: Generated<string>;
  currency: string;
  /** Dollars a unit is worth. */
  rate: number;
  updated_at: number;
  /** The integration that wrote it; null: a person. */
  source: Generated<string | null>;
  /** Who typed one last, whether it still holds or not. */
  user_id: Generated<string | null>;
  /** What the feed said last, whatever holds. */
  feed_rate: Generated<number | null>;
  feed_at: Generated<number | null>;
}

interface DeskSettingsTable {
  container_id: Generated<string>;
  /** Such as Europe/Berlin. */
  time_zone: string;
  /** Null: the usual office week. */
  week: Generated<BusinessHours['week'] | null>;
  /** Days each kind of data is kept for; what is missing has its default. */
  retention: Generated<RetentionDays>;
  /** The version of all that a shop sets for itself. */
  updated_at: Generated<number>;
}

interface OrderEventTable {
  container_id: Generated<string>;
  _id: string;
  order_id: string;
  at: number;
  /** Who did it; null: it happened by itself. */
  user_id: string | null;
  code: OrderEventCode;
  params: Readonly<Record<string, string | number>>;
}

interface CountTable {
  container_id: Generated<string>;
  store_id: string;
  /** A status or, of orders, `attention`. */
  key: string;
  count: number;
}

/** A link by which a buyer says where an order goes, once. */
interface AddressLinkTable {
  container_id: Generated<string>;
  order_id: string;
  /** Of the secret in it. */
  hash: string;
  made_by: string;
  /** By the real clock, as `expires_at` is. */
  created_at: number;
  expires_at: number;
  /** The conversation it was sent in, where it was sent in one. */
  support_id: string | null;
  /** How often something was sent by it. */
  tries: Generated<number>;
}

/** The tags of orders once more, for who looks for one; the database keeps them. */
/** Written by triggers alone, as tags are. */
interface OrderPaymentTable {
  container_id: GeneratedAlways<string>;
  transaction_id: GeneratedAlways<string>;
  order_id: GeneratedAlways<string>;
}

interface OrderTagTable {
  container_id: GeneratedAlways<string>;
  tag: GeneratedAlways<string>;
  order_id: GeneratedAlways<string>;
  /** As its order is. */
  archived: GeneratedAlways<boolean>;
}

export type OrderRow = Selectable<OrderTable>;
export type OrderLineRow = Selectable<OrderLineTable>;
export type FulfilmentOrderRow = Selectable<FulfilmentOrderTable>;
export type TrackingRow = Selectable<TrackingTable>;
