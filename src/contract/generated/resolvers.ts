import type { GraphQLResolveInfo, GraphQLScalarType, GraphQLScalarTypeConfig } from 'graphql';
import type { RequestContext } from '../../server/kernel/context';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type RequireFields<T, K extends keyof T> = Omit<T, K> & { [P in K]-?: NonNullable<T[P]> };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A length in pixels as a form gives it: a number, also as text; empty text is none. */
  Pixels: { input: number; output: number; }
  /** Values for a message's placeholders: texts and numbers by name, such as `{"store": "Sandbox", "most": 5}`. */
  RefusalValues: { input: Readonly<Record<string, string | number>>; output: Readonly<Record<string, string | number>>; }
  /** A string, a number or a boolean, as a form gives it: the value of one editor setting, kept in its own type, or of a field with a rule of its own. */
  SettingValue: { input: string | number | boolean; output: string | number | boolean; }
  /** A file of a multipart call (graphql-multipart-request-spec). */
  Upload: { input: unknown; output: unknown; }
};

export type AddressLink = {
  __typename?: 'AddressLink';
  expires_at: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type Alert = {
  __typename?: 'Alert';
  /** orders, shops, production, pushes, rejects, or posts. */
  _id: Scalars['ID']['output'];
  on: Scalars['Boolean']['output'];
};

export type AppConfig = {
  __typename?: 'AppConfig';
  /** The code, such as paypal. A workspace has each integration once. */
  _id: Scalars['ID']['output'];
  /** Whether there is an outside service to test. */
  asks: Scalars['Boolean']['output'];
  code: Scalars['String']['output'];
  /** The connection, with secrets masked; null: not set. */
  config?: Maybe<AppConfigBlock>;
  /** payment, carrier, mail, documents, rates, or trend. */
  kind: Scalars['String']['output'];
  /** The reason the last call failed. */
  last_error?: Maybe<Reason>;
  last_success_at?: Maybe<Scalars['Int']['output']>;
  /** The name, where it is the same in every language; otherwise null. */
  name?: Maybe<Scalars['String']['output']>;
  /** ok, failing, untested, or off, according to the last call. */
  status: Scalars['String']['output'];
  /** The version; 0: never changed. */
  updated_at: Scalars['Int']['output'];
  /** The number of top-ups, accounts, shipments in transit, stores, currencies, items, or words that use it. */
  used_by: Scalars['Int']['output'];
};

export type AppConfigBlock = {
  __typename?: 'AppConfigBlock';
  /** A mask. */
  key?: Maybe<Scalars['String']['output']>;
  url?: Maybe<Scalars['String']['output']>;
};

export type AppConfigBlockInput = {
  key?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type AppConfigInput = {
  config?: InputMaybe<AppConfigBlockInput>;
  /** Clears the saved settings. */
  forget?: InputMaybe<Scalars['Boolean']['input']>;
  on?: InputMaybe<Scalars['Boolean']['input']>;
};

export type AttributeNameValue = {
  __typename?: 'AttributeNameValue';
  name: Scalars['String']['output'];
  type: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type AttributeNameValueInput = {
  name: Scalars['String']['input'];
  type: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type AttributeSpecific = {
  __typename?: 'AttributeSpecific';
  /** The provider's price in dollars. */
  base_price: Scalars['Float']['output'];
  /** Markup multiplier on the base price. */
  fix_profit: Scalars['Float']['output'];
  /** Dollars added to the price. */
  fixed_profit: Scalars['Float']['output'];
  name_value: Array<AttributeNameValue>;
  /** Dollars. */
  sale_price: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

/** A given price must equal the calculated one, to the cent. */
export type AttributeSpecificInput = {
  base_price: Scalars['Float']['input'];
  /** 1 by default. */
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  /** 0 by default. */
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  name_value: Array<AttributeNameValueInput>;
  sale_price?: InputMaybe<Scalars['Float']['input']>;
  sku: Scalars['String']['input'];
};

export type AttributeSpecificModify = {
  __typename?: 'AttributeSpecificModify';
  barcode?: Maybe<Scalars['String']['output']>;
  base_price: Scalars['Float']['output'];
  fix_profit: Scalars['Float']['output'];
  fixed_profit: Scalars['Float']['output'];
  /** Image of the variant; null: the listing's first image. */
  image?: Maybe<VariantImage>;
  name_value: Array<AttributeNameValue>;
  sale_price: Scalars['Float']['output'];
  selected: Scalars['Boolean']['output'];
  sku: Scalars['String']['output'];
  /** Prices set for stores that sell in another currency; for all other currencies the price is converted. Null: none. */
  store_prices?: Maybe<Array<StorePrice>>;
};

export type AttributeSpecificModifyInput = {
  barcode?: InputMaybe<Scalars['String']['input']>;
  base_price: Scalars['Float']['input'];
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  image?: InputMaybe<VariantImageInput>;
  name_value: Array<AttributeNameValueInput>;
  sale_price: Scalars['Float']['input'];
  selected: Scalars['Boolean']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Each currency once, and not USD. */
  store_prices?: InputMaybe<Array<StorePriceInput>>;
};

export type AuditChange = {
  __typename?: 'AuditChange';
  after?: Maybe<Scalars['String']['output']>;
  /** Null where it was empty, and for a secret. */
  before?: Maybe<Scalars['String']['output']>;
  field: Scalars['String']['output'];
  /** A sealed value, which is never shown. */
  secret: Scalars['Boolean']['output'];
};

/** One act of a person or of the system. Events are never changed, and are kept for 400 days. */
export type AuditEvent = {
  __typename?: 'AuditEvent';
  _id: Scalars['ID']['output'];
  /** The person the actor was signed in as. */
  acted_as?: Maybe<AuditPerson>;
  /** Such as `member.invited`. */
  action: Scalars['String']['output'];
  /** The person who acted; null for the system or an unknown person. */
  actor?: Maybe<AuditPerson>;
  /** The network address the request came from. */
  address?: Maybe<Scalars['String']['output']>;
  changes: Array<AuditChange>;
  /** Unix seconds. */
  created_at: Scalars['Int']['output'];
  /** The operation that was denied. */
  operation?: Maybe<Scalars['String']['output']>;
  /** The code of the refusal. */
  reason?: Maybe<Scalars['String']['output']>;
  /** The name of what was acted on, as it was then. */
  subject?: Maybe<Scalars['String']['output']>;
  subject_id?: Maybe<Scalars['ID']['output']>;
  /** The browser or program, as it calls itself. */
  user_agent?: Maybe<Scalars['String']['output']>;
};

export type AuditPerson = {
  __typename?: 'AuditPerson';
  _id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

/** A membership: one container the user belongs to. */
export type AuthDocker = {
  __typename?: 'AuthDocker';
  auth_id: Scalars['ID']['output'];
  current: Scalars['Boolean']['output'];
  docker: Docker;
  docker_id: Scalars['ID']['output'];
  groups: Array<Scalars['String']['output']>;
};

export type BlogPost = {
  __typename?: 'BlogPost';
  _id: Scalars['ID']['output'];
  /** HTML. A listing stands in it as `<div data-listing=id>`. */
  body: Scalars['String']['output'];
  /** Whether it was changed since it was published. */
  changed: Scalars['Boolean']['output'];
  created_at: Scalars['Int']['output'];
  external_url?: Maybe<Scalars['String']['output']>;
  image?: Maybe<ItemImage>;
  /** Listings in the post. */
  item_info_ids: Array<Scalars['ID']['output']>;
  /** The reason it isn't published. */
  msg?: Maybe<JobMessage>;
  publish_at?: Maybe<Scalars['Int']['output']>;
  published_at?: Maybe<Scalars['Int']['output']>;
  /** The end of the post's URL at the store; empty: created by the store from the title. */
  slug: Scalars['String']['output'];
  /** draft, scheduled, publishing, published, failed or unknown. */
  status: Scalars['String']['output'];
  /** Null: not chosen, or no longer exists. */
  store?: Maybe<ItemStore>;
  store_id?: Maybe<Scalars['ID']['output']>;
  tags: Array<Scalars['String']['output']>;
  title: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** Increases with every change to the content, and with nothing else. */
  version: Scalars['Int']['output'];
  /** The time zone of schedules, such as Europe/Berlin. */
  zone: Scalars['String']['output'];
};

export type BlogPostInput = {
  body: Scalars['String']['input'];
  image?: InputMaybe<ItemImageInput>;
  slug?: InputMaybe<Scalars['String']['input']>;
  store_id?: InputMaybe<Scalars['ID']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  title: Scalars['String']['input'];
};

/** A page that a person wants to return to. */
export type Bookmark = {
  __typename?: 'Bookmark';
  /** Name of an icon. */
  icon: Scalars['String']['output'];
  id: Scalars['String']['output'];
  /** Root-relative, with its query. */
  link: Scalars['String']['output'];
  /** True for the up to 10 in the navbar, false for the others. */
  starred: Scalars['Boolean']['output'];
  /** The name of the menu entry the link belongs to; empty for a page outside the menu. */
  target: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type BookmarkInput = {
  icon: Scalars['String']['input'];
  id: Scalars['String']['input'];
  link: Scalars['String']['input'];
  starred: Scalars['Boolean']['input'];
  target: Scalars['String']['input'];
  title: Scalars['String']['input'];
};

export type BulkCheckRow = {
  __typename?: 'BulkCheckRow';
  _id: Scalars['ID']['output'];
  /** Possible trademarks on it, from this container's watchlist; null: none. */
  cautions?: Maybe<Scalars['String']['output']>;
  /** Field by field, for a change of fields; otherwise null. */
  changes?: Maybe<Array<FieldChange>>;
  /** The reason it is skipped, or another effect; see src/domain/lists/bulk.ts. Null if there is nothing to say. `bulk.row.<code>` is the refusal's code. */
  code?: Maybe<Scalars['String']['output']>;
  /** The number the code refers to. */
  count: Scalars['Int']['output'];
  /** The row's display name; empty if it no longer exists. */
  label: Scalars['String']['output'];
  /** Required details that are missing, by platform, such as `eBay: Brand`; null: none known. */
  lacks?: Maybe<Scalars['String']['output']>;
  /** The highest loss per item in dollars; null: no loss. */
  loss?: Maybe<Scalars['Float']['output']>;
  /** The code or the refusal as a message. */
  message: Scalars['String']['output'];
  ok: Scalars['Boolean']['output'];
  /** The effect on prices; null: no change. */
  price?: Maybe<PriceEffect>;
  /** The reason it is skipped if no code says it, as a refusal's code and its values; otherwise null. */
  refusal?: Maybe<Scalars['String']['output']>;
  refusal_values?: Maybe<Scalars['RefusalValues']['output']>;
  /** The store the code refers to; null: none. */
  store?: Maybe<Scalars['String']['output']>;
};

/** A bulk edit of listings. */
export type BulkEdit = {
  __typename?: 'BulkEdit';
  _id: Scalars['ID']['output'];
  /** The person who made it; empty: no longer a member. */
  by: Scalars['String']['output'];
  /** The number of changed listings. */
  count: Scalars['Int']['output'];
  created_at: Scalars['Int']['output'];
  /** The time until which it can be undone. */
  expires_at: Scalars['Int']['output'];
  /** The changed fields. */
  fields: Array<Scalars['String']['output']>;
  /** The first 100 of those. */
  kept: Array<BulkEditKept>;
  /** The number of listings that weren't fully restored because they were changed or removed, or their former value no longer exists. */
  kept_count: Scalars['Int']['output'];
  /** The number of listings of which something was restored. */
  restored: Scalars['Int']['output'];
  /** The time it was undone; null: not undone. */
  undone_at?: Maybe<Scalars['Int']['output']>;
};

export type BulkEditKept = {
  __typename?: 'BulkEditKept';
  _id: Scalars['ID']['output'];
  /** The fields that weren't restored. */
  fields: Array<Scalars['String']['output']>;
  /** Empty: no longer exists. */
  name: Scalars['String']['output'];
};

export type BulkItemInput = {
  _id: Scalars['ID']['input'];
  description?: InputMaybe<Scalars['String']['input']>;
  description_ai?: InputMaybe<Scalars['String']['input']>;
  /** before, after or empty: nowhere. */
  description_ai_pos?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Replaces the current ones. */
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The version the values were made from. A listing that has changed since is skipped. */
  updated_at?: InputMaybe<Scalars['Int']['input']>;
  variants?: InputMaybe<Array<BulkVariantInput>>;
};

/** The changes of a bulk edit: the arguments of bulkItemInfo, for its preview. */
export type BulkListingInput = {
  add_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  add_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  custom_preset_id?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  include_extend_images?: InputMaybe<Scalars['Boolean']['input']>;
  include_size_chart?: InputMaybe<Scalars['Boolean']['input']>;
  params?: InputMaybe<Array<BulkItemInput>>;
  platform_category?: InputMaybe<Array<ItemPlatformCategoryInput>>;
  platform_specifics?: InputMaybe<Array<ItemPlatformSpecificsInput>>;
  price?: InputMaybe<Scalars['Float']['input']>;
  price_by?: InputMaybe<Scalars['String']['input']>;
  price_ending?: InputMaybe<Scalars['String']['input']>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
  remove_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  remove_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  shipping_preset?: InputMaybe<Scalars['ID']['input']>;
  size_chart?: InputMaybe<ItemImageInput>;
  size_chart_remove?: InputMaybe<Scalars['Boolean']['input']>;
  specifics?: InputMaybe<Array<ItemSpecificInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  update_item_sku?: InputMaybe<Scalars['Boolean']['input']>;
};

/** A variant's own SKU and price; omitted fields stay as they are. */
export type BulkVariantInput = {
  /** Dollars. */
  price?: InputMaybe<Scalars['Float']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Its option values joined by slashes, such as Black / M; empty: the listing itself, if it has no variants. */
  variant: Scalars['String']['input'];
};

export type Buyer = {
  __typename?: 'Buyer';
  /** The ID of their latest order or conversation. */
  _id: Scalars['ID']['output'];
  email?: Maybe<Scalars['String']['output']>;
  /** The time of their latest order or message. */
  last_at: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The numbers of the latest orders, up to 5. */
  numbers: Array<Scalars['String']['output']>;
};

export type BuyerData = {
  __typename?: 'BuyerData';
  /** The requested ID. */
  _id: Scalars['ID']['output'];
  /** The reason the buyer can't be erased now: `order` or `dispute`; null: none. */
  blocked?: Maybe<Scalars['String']['output']>;
  /** The number of that order, or of the disputed payment. */
  blocked_by?: Maybe<Scalars['String']['output']>;
  /** The text to type to erase the buyer: the email address, or the order number if there is no email address. */
  confirm: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  held: Array<HeldData>;
  name: Scalars['String']['output'];
};

export type CannedReply = {
  __typename?: 'CannedReply';
  _id: Scalars['ID']['output'];
  /** With variables, as `{{buyer.first_name|there}}`. */
  body: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Typed after `/`. */
  shortcut: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type CannedReplyInput = {
  body: Scalars['String']['input'];
  name: Scalars['String']['input'];
  shortcut: Scalars['String']['input'];
};

export type Clipart = {
  __typename?: 'Clipart';
  /** Pack and name, as in a layer's `clipart`. */
  _id: Scalars['ID']['output'];
  category: Scalars['String']['output'];
  height: Scalars['Float']['output'];
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** The library tabs it appears in. */
  tabs: Array<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
  /** Whether it has a single color that a layer can change. */
  tintable: Scalars['Boolean']['output'];
  /** The drawing itself (SVG), on this server. */
  url: Scalars['String']['output'];
  /** Of the drawing's view box. */
  width: Scalars['Float']['output'];
};

export type ClipartCategory = {
  __typename?: 'ClipartCategory';
  count: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  tab: Scalars['String']['output'];
};

export type ContainerSetting = {
  __typename?: 'ContainerSetting';
  /** The container's. */
  _id: Scalars['ID']['output'];
  /** Whether the exchange rate feed is on under Integrations. */
  feed: Scalars['Boolean']['output'];
  /** Empty: the workspace's name. */
  invoice_company: Scalars['String']['output'];
  invoice_next: Scalars['Int']['output'];
  /** Empty: the default. */
  invoice_prefix: Scalars['String']['output'];
  invoice_tax_id: Scalars['String']['output'];
  /** The year and the count of the next invoice number. */
  invoice_year: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  /** Business hours: the ranges of each weekday, in order. None: every hour counts. */
  opening: Array<OpeningSpan>;
  /** The rate of every currency with sales or a rate, by currency code. */
  rates: Array<CurrencyRate>;
  /** Whether members need two-step verification to use the workspace. */
  require_two_step: Scalars['Boolean']['output'];
  /** How long each kind of data is kept. */
  retention: Array<RetentionPeriod>;
  /** IANA name, such as Europe/Berlin. Days in reports, business days, and business hours use it. */
  time_zone: Scalars['String']['output'];
  /** The version; 0: never changed. */
  updated_at: Scalars['Int']['output'];
};

export type ContainerSettingInput = {
  invoice_company?: InputMaybe<Scalars['String']['input']>;
  invoice_prefix?: InputMaybe<Scalars['String']['input']>;
  invoice_tax_id?: InputMaybe<Scalars['String']['input']>;
  label?: InputMaybe<Scalars['String']['input']>;
  opening?: InputMaybe<Array<OpeningSpanInput>>;
  /** Currencies that aren't given stay as they are. */
  rates?: InputMaybe<Array<CurrencyRateInput>>;
  /** Only a person who has two-step verification can turn it on. */
  require_two_step?: InputMaybe<Scalars['Boolean']['input']>;
  /** Kinds that aren't given stay as they are. */
  retention?: InputMaybe<Array<RetentionPeriodInput>>;
  time_zone?: InputMaybe<Scalars['String']['input']>;
};

export type CurrencyRate = {
  __typename?: 'CurrencyRate';
  /** The time it was last set, in unix seconds. */
  at?: Maybe<Scalars['Int']['output']>;
  /** The person who set it; null: the feed, or someone who is no longer known. */
  by?: Maybe<Scalars['String']['output']>;
  /** Three letters. */
  currency: Scalars['String']['output'];
  feed_at?: Maybe<Scalars['Int']['output']>;
  /** The feed's rate and its time; null: not in the feed. */
  feed_rate?: Maybe<Scalars['Float']['output']>;
  /** The value of one unit in dollars; null: unknown. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** Set by a person, so the feed never overwrites it. */
  typed: Scalars['Boolean']['output'];
  /** The number of paid orders that need a rate. */
  waiting: Scalars['Int']['output'];
};

export type CurrencyRateInput = {
  currency: Scalars['String']['input'];
  /** Null: use the feed's rate again, or none. */
  rate?: InputMaybe<Scalars['Float']['input']>;
};

export type Customizer = {
  __typename?: 'Customizer';
  /** Row density in tables: comfortable or compact. */
  density?: Maybe<Scalars['String']['output']>;
  direction?: Maybe<Scalars['String']['output']>;
  footerType?: Maybe<Scalars['String']['output']>;
  hideScrollToTop?: Maybe<Scalars['Boolean']['output']>;
  /** vertical or horizontal. */
  layout?: Maybe<Scalars['String']['output']>;
  menuTheme?: Maybe<Scalars['String']['output']>;
  navbarColor?: Maybe<Scalars['String']['output']>;
  navbarType?: Maybe<Scalars['String']['output']>;
  sidebarCollapsed?: Maybe<Scalars['Boolean']['output']>;
  theme?: Maybe<Scalars['String']['output']>;
  /** Whether the tour was taken or declined. */
  toured?: Maybe<Scalars['Boolean']['output']>;
  /** The editor's unit of length: px, cm, or in. */
  unit?: Maybe<Scalars['String']['output']>;
};

export type CustomizerInput = {
  density?: InputMaybe<Scalars['String']['input']>;
  direction?: InputMaybe<Scalars['String']['input']>;
  footerType?: InputMaybe<Scalars['String']['input']>;
  hideScrollToTop?: InputMaybe<Scalars['Boolean']['input']>;
  layout?: InputMaybe<Scalars['String']['input']>;
  menuTheme?: InputMaybe<Scalars['String']['input']>;
  navbarColor?: InputMaybe<Scalars['String']['input']>;
  navbarType?: InputMaybe<Scalars['String']['input']>;
  sidebarCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
  /** Whether the tour was taken or declined. */
  toured?: InputMaybe<Scalars['Boolean']['input']>;
  unit?: InputMaybe<Scalars['String']['input']>;
};

export type Dashboard = {
  __typename?: 'Dashboard';
  /** Failed jobs, by reason. */
  jobs?: Maybe<Array<JobRejects>>;
  orders?: Maybe<DashboardOrders>;
  providers?: Maybe<Array<DashboardProvider>>;
  range: ReportRange;
  steps: DashboardSteps;
  stores?: Maybe<Array<DashboardStore>>;
  /** Conversations with an overdue reply. */
  threads_overdue?: Maybe<Scalars['Int']['output']>;
  /** Overdue order tickets. */
  tickets_overdue?: Maybe<Scalars['Int']['output']>;
  wallet?: Maybe<DashboardWallet>;
};

export type DashboardOrders = {
  __typename?: 'DashboardOrders';
  /** The start and end of the previous period. */
  before: ReportRange;
  bucket: Scalars['String']['output'];
  /** Orders by blocking check. */
  gates: Array<StatusCount>;
  recalculating: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  /** Unshipped orders by risk, 4 to 1. */
  risks: Array<DashboardRisk>;
  total: OrderFigures;
  /** The previous period. */
  total_before: OrderFigures;
  trend: Array<OrderReportGroup>;
  unknown: Scalars['Int']['output'];
};

export type DashboardProvider = {
  __typename?: 'DashboardProvider';
  _id: Scalars['ID']['output'];
  balance?: Maybe<Scalars['Float']['output']>;
  balance_currency?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** Business days within which 90% of fulfillment orders were produced that were submitted in the last 30 days, and in the last 90. */
  p90_30?: Maybe<Scalars['Int']['output']>;
  p90_90?: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
};

export type DashboardRisk = {
  __typename?: 'DashboardRisk';
  count: Scalars['Int']['output'];
  /** 4 late, 3 critical, 2 high, 1 medium. */
  risk: Scalars['Int']['output'];
};

/** The setup steps a new workspace has completed. */
export type DashboardSteps = {
  __typename?: 'DashboardSteps';
  listing: Scalars['Boolean']['output'];
  order: Scalars['Boolean']['output'];
  provider: Scalars['Boolean']['output'];
  store: Scalars['Boolean']['output'];
};

export type DashboardStore = {
  __typename?: 'DashboardStore';
  _id: Scalars['ID']['output'];
  /** Unix seconds; null: never. */
  fetched_at?: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  status: Scalars['String']['output'];
  warning_level: Scalars['Int']['output'];
};

/** Dollars. */
export type DashboardWallet = {
  __typename?: 'DashboardWallet';
  balance: Scalars['Float']['output'];
  /** Days the balance lasts, based on the charges of the last 14; null: no charges. */
  days_left?: Maybe<Scalars['Float']['output']>;
  held: Scalars['Float']['output'];
};

export type DesignCrop = {
  __typename?: 'DesignCrop';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type DesignCropInput = {
  height: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type DesignImageSizeInput = {
  height?: InputMaybe<Scalars['Int']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A file of the container; the server sets its URL and sizes. */
export type DesignPictureInput = {
  _id: Scalars['ID']['input'];
  height?: InputMaybe<Scalars['Int']['input']>;
  /** Those without a url are dropped. */
  image_sizes?: InputMaybe<Array<DesignImageSizeInput>>;
  url?: InputMaybe<Scalars['String']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type DesignPoint = {
  __typename?: 'DesignPoint';
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type DesignPointInput = {
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type DesignSize = {
  __typename?: 'DesignSize';
  height: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

export type DesignSizeInput = {
  height: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
};

/** A container (tenant). `domain` and `server` make its host: {domain}.{server with underscores as dots}. */
export type Docker = {
  __typename?: 'Docker';
  _id: Scalars['ID']['output'];
  annually: Scalars['Boolean']['output'];
  created_at: Scalars['Int']['output'];
  domain: Scalars['String']['output'];
  hiden: Scalars['Boolean']['output'];
  image?: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  plan?: Maybe<Scalars['String']['output']>;
  plan_log?: Maybe<PlanLog>;
  server: Scalars['String']['output'];
  setting: DockerSetting;
  status: Scalars['String']['output'];
  unlimit_lifetime: Scalars['Boolean']['output'];
};

/** The settings of a container. */
export type DockerSetting = {
  __typename?: 'DockerSetting';
  /** Trend items are shown when it is `trend` (specification 1, §6). */
  trend?: Maybe<Scalars['String']['output']>;
};

export type EditorDraft = {
  __typename?: 'EditorDraft';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  /** The saved design it continues; null: a new design. */
  mockup_id?: Maybe<Scalars['ID']['output']>;
  /** Empty: not named yet. */
  name: Scalars['String']['output'];
  product_id: Scalars['ID']['output'];
  product_image?: Maybe<Scalars['String']['output']>;
  /** Name and image of its product type. */
  product_name: Scalars['String']['output'];
  revision: Scalars['Int']['output'];
  updated_at: Scalars['Int']['output'];
};

export type EditorDraftContent = {
  __typename?: 'EditorDraftContent';
  _id: Scalars['ID']['output'];
  form: EditorDraftForm;
  item_info_id?: Maybe<Scalars['ID']['output']>;
  item_info_version?: Maybe<Scalars['Int']['output']>;
  mockup_id?: Maybe<Scalars['ID']['output']>;
  /** The versions of mockup and listing it is based on. */
  mockup_version?: Maybe<Scalars['Int']['output']>;
  preset_id?: Maybe<Scalars['ID']['output']>;
  product_id: Scalars['ID']['output'];
  revision: Scalars['Int']['output'];
  sent_key?: Maybe<Scalars['String']['output']>;
  /** A save that was sent but not answered: its step and idempotency key. */
  sent_step?: Maybe<Scalars['String']['output']>;
  sides: Array<MockupSide>;
  updated_at: Scalars['Int']['output'];
};

/** Details and prices as entered, valid or not. */
export type EditorDraftForm = {
  __typename?: 'EditorDraftForm';
  description: Scalars['String']['output'];
  excluded: Array<Scalars['String']['output']>;
  fix_profit: Scalars['String']['output'];
  fixed_profit: Scalars['String']['output'];
  name: Scalars['String']['output'];
  offered: Array<EditorDraftOptions>;
  prices: Array<EditorDraftPrice>;
  /** The ID of the policy; empty: none; null: not chosen. */
  shipping_preset?: Maybe<Scalars['String']['output']>;
  tags: Array<Scalars['String']['output']>;
};

/** Text that is too long to be saved is kept, so the person can shorten it. */
export type EditorDraftFormInput = {
  description: Scalars['String']['input'];
  excluded: Array<Scalars['String']['input']>;
  fix_profit: Scalars['String']['input'];
  fixed_profit: Scalars['String']['input'];
  name: Scalars['String']['input'];
  offered: Array<EditorDraftOptionsInput>;
  prices: Array<EditorDraftPriceInput>;
  shipping_preset?: InputMaybe<Scalars['String']['input']>;
  tags: Array<Scalars['String']['input']>;
};

export type EditorDraftInput = {
  form: EditorDraftFormInput;
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  item_info_version?: InputMaybe<Scalars['Int']['input']>;
  mockup_id?: InputMaybe<Scalars['ID']['input']>;
  mockup_version?: InputMaybe<Scalars['Int']['input']>;
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  product_id: Scalars['ID']['input'];
  sent_key?: InputMaybe<Scalars['String']['input']>;
  sent_step?: InputMaybe<Scalars['String']['input']>;
  sides: Array<MockupSideInput>;
};

export type EditorDraftOptions = {
  __typename?: 'EditorDraftOptions';
  type: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type EditorDraftOptionsInput = {
  type: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type EditorDraftPrice = {
  __typename?: 'EditorDraftPrice';
  price: Scalars['String']['output'];
  variant: Scalars['String']['output'];
};

export type EditorDraftPriceInput = {
  price: Scalars['String']['input'];
  variant: Scalars['String']['input'];
};

export type ErasedCount = {
  __typename?: 'ErasedCount';
  count: Scalars['Int']['output'];
  /** As in `HeldData`, and notifications. */
  kind: Scalars['String']['output'];
};

export type Erasure = {
  __typename?: 'Erasure';
  _id: Scalars['ID']['output'];
  blocked_by?: Maybe<Scalars['String']['output']>;
  erased: Array<ErasedCount>;
  finished_at?: Maybe<Scalars['Int']['output']>;
  requested_at: Scalars['Int']['output'];
  requested_by?: Maybe<OrderPerson>;
  /** waiting: not erased yet; files: erased except for files; done; blocked: an order was opened in the meantime, so nothing is erased. */
  state: Scalars['String']['output'];
};

/** Etsy's shipping settings of a shop. */
export type EtsyShipping = {
  __typename?: 'EtsyShipping';
  default_shipping?: Maybe<EtsyShippingCost>;
  dispatch_time_max: Scalars['Int']['output'];
  dispatch_time_min: Scalars['Int']['output'];
  origin_country_id?: Maybe<Scalars['String']['output']>;
  shipping_profile_id?: Maybe<Scalars['String']['output']>;
  standard_shipping?: Maybe<EtsyShippingCost>;
};

export type EtsyShippingCost = {
  __typename?: 'EtsyShippingCost';
  additional_cost?: Maybe<Scalars['Float']['output']>;
  cost?: Maybe<Scalars['Float']['output']>;
  country_id?: Maybe<Scalars['String']['output']>;
};

export type EtsyShippingCostInput = {
  additional_cost?: InputMaybe<Scalars['SettingValue']['input']>;
  cost?: InputMaybe<Scalars['SettingValue']['input']>;
  country_id?: InputMaybe<Scalars['String']['input']>;
};

export type EtsyShippingInput = {
  default_shipping?: InputMaybe<EtsyShippingCostInput>;
  dispatch_time_max?: InputMaybe<Scalars['SettingValue']['input']>;
  dispatch_time_min?: InputMaybe<Scalars['SettingValue']['input']>;
  origin_country_id?: InputMaybe<Scalars['String']['input']>;
  shipping_profile_id?: InputMaybe<Scalars['String']['input']>;
  standard_shipping?: InputMaybe<EtsyShippingCostInput>;
};

export type ExternalDifference = {
  __typename?: 'ExternalDifference';
  /** The number of variants that differ; 0: the whole product. */
  count: Scalars['Int']['output'];
  /** name, description, price, sku, variants, pictures, tags, category, quantity, or barcode. */
  field: Scalars['String']['output'];
  /** As it is sent to the store; the first one of several variants. Money in the store's currency. */
  ours: Scalars['String']['output'];
  theirs: Scalars['String']['output'];
};

export type ExternalDifferenceRow = {
  __typename?: 'ExternalDifferenceRow';
  label: Scalars['String']['output'];
  ours: Scalars['String']['output'];
  theirs: Scalars['String']['output'];
};

export type ExternalDifferenceWhole = {
  __typename?: 'ExternalDifferenceWhole';
  field: Scalars['String']['output'];
  ours: Scalars['String']['output'];
  /** By variant, the first 200. */
  rows: Array<ExternalDifferenceRow>;
  /** Whether the item can take the store's version. */
  takeable: Scalars['Boolean']['output'];
  theirs: Scalars['String']['output'];
};

/** A product in a store. Null fields aren't reported by the platform. */
export type ExternalItem = {
  __typename?: 'ExternalItem';
  _id: Scalars['ID']['output'];
  /** The time it was changed in the store. */
  changed_at?: Maybe<Scalars['Int']['output']>;
  currency?: Maybe<Scalars['String']['output']>;
  /** Differences from its item, shortened. */
  differences: Array<ExternalDifference>;
  external_url?: Maybe<Scalars['String']['output']>;
  /** The time since when it is known to be removed from the store; null: still there. */
  gone_at?: Maybe<Scalars['Int']['output']>;
  /** URL of a small image on this host, downloaded from the store on first request. */
  image?: Maybe<Scalars['String']['output']>;
  /** The linked item; null: none. */
  item?: Maybe<ExternalLinked>;
  /** Details that weren't imported. */
  left_out: Array<ExternalLeftOut>;
  /** The reason its last push failed. */
  msg?: Maybe<JobMessage>;
  name: Scalars['String']['output'];
  /** The platform's ID. */
  platform_id: Scalars['String']['output'];
  /** In `currency`. */
  price_least?: Maybe<Scalars['Float']['output']>;
  price_most?: Maybe<Scalars['Float']['output']>;
  /** The platform's message, as plain text. */
  problem?: Maybe<Scalars['String']['output']>;
  /** The reason: pushWaits, pushRuns, platformLooks, gone, refused, pushRejected, paused, platformWarns, outOfStock, differs, notLinked, or inSync. */
  reason: Scalars['String']['output'];
  /** The time of the last sync. */
  seen_at: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** pending, in_sync, warning, error or paused. */
  state: Scalars['String']['output'];
  store: ItemStore;
  store_id: Scalars['ID']['output'];
  updated_at: Scalars['Int']['output'];
  /** The number of variants. */
  variants: Scalars['Int']['output'];
};

export type ExternalItemWhole = {
  __typename?: 'ExternalItemWhole';
  _id: Scalars['ID']['output'];
  /** Plain text. */
  description?: Maybe<Scalars['String']['output']>;
  differences: Array<ExternalDifferenceWhole>;
  pictures: Array<Scalars['String']['output']>;
  tags?: Maybe<Array<Scalars['String']['output']>>;
  variants: Array<ExternalVariant>;
};

export type ExternalLeftOut = {
  __typename?: 'ExternalLeftOut';
  /** variants, costs, pictures, description, or tags. */
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
};

export type ExternalLinked = {
  __typename?: 'ExternalLinked';
  _id: Scalars['ID']['output'];
  identity: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

export type ExternalRead = {
  __typename?: 'ExternalRead';
  /** The store's ID. */
  _id: Scalars['ID']['output'];
  /** The number of products at the last sync. */
  products: Scalars['Int']['output'];
  /** The time of the last complete sync; null: never. */
  read_at?: Maybe<Scalars['Int']['output']>;
  /** Whether it is being synced, or waiting for it. */
  reading: Scalars['Boolean']['output'];
  /** The reason it couldn't be synced; null: it was. */
  reason?: Maybe<Reason>;
  store: ItemStore;
};

export type ExternalVariant = {
  __typename?: 'ExternalVariant';
  barcode?: Maybe<Scalars['String']['output']>;
  options: Array<NameValue>;
  price?: Maybe<Scalars['Float']['output']>;
  quantity?: Maybe<Scalars['Int']['output']>;
  sku: Scalars['String']['output'];
};

/** The preview of one field. */
export type FieldChange = {
  __typename?: 'FieldChange';
  after: Scalars['String']['output'];
  /** As text, shortened; empty: no value. */
  before: Scalars['String']['output'];
  field: Scalars['String']['output'];
};

/** Times in seconds of business hours; null: none. */
export type FigureRow = {
  __typename?: 'FigureRow';
  answer_median?: Maybe<Scalars['Int']['output']>;
  /** The 90th percentile. */
  answer_p90?: Maybe<Scalars['Int']['output']>;
  /** Of these, the number answered. */
  answered: Scalars['Int']['output'];
  /** The number received. */
  count: Scalars['Int']['output'];
  /** Of those rated, the number rated as good. */
  good: Scalars['Int']['output'];
  /** A member's ID, or nobody; a category or filter. Empty for all. */
  key: Scalars['String']['output'];
  /** The person, if grouped by person. */
  person?: Maybe<OrderPerson>;
  /** The number rated by the buyer; 0 for tickets. */
  rated: Scalars['Int']['output'];
  /** Of those resolved, the number reopened. */
  reopened: Scalars['Int']['output'];
  resolve_median?: Maybe<Scalars['Int']['output']>;
  resolve_p90?: Maybe<Scalars['Int']['output']>;
  resolved: Scalars['Int']['output'];
};

export type File = {
  __typename?: 'File';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  created_by?: Maybe<Scalars['ID']['output']>;
  filename: Scalars['String']['output'];
  height?: Maybe<Scalars['Int']['output']>;
  image_sizes: Array<ImageSize>;
  /** What it is for: design (artwork of the design collection) or image (any other upload). */
  mask: Scalars['String']['output'];
  mimetype: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  /** The seller's own number for it. */
  sku?: Maybe<Scalars['String']['output']>;
  /** published, draft (kept out of the editor's panels) or trashed. */
  status: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  /** The number of mockups, templates, designs, and listings that use it. */
  used: Scalars['Int']['output'];
  width?: Maybe<Scalars['Int']['output']>;
};

export type FileBlob = {
  __typename?: 'FileBlob';
  _id: Scalars['ID']['output'];
  /** Base64. */
  data: Scalars['String']['output'];
  mimetype: Scalars['String']['output'];
};

export type FileUse = {
  __typename?: 'FileUse';
  _id: Scalars['ID']['output'];
  /** mockup, mockup_preset, mockup_design or item_info. */
  kind: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** The product type of a mockup or template. */
  product_id?: Maybe<Scalars['ID']['output']>;
};

export type Font = {
  __typename?: 'Font';
  _id: Scalars['ID']['output'];
  /** The value of a text's fontFamily: unique in the container, and different from every included font. */
  family: Scalars['String']['output'];
  files: Array<FontFile>;
  /** The display name. */
  name: Scalars['String']['output'];
  /** google (included) or custom. */
  provider: Scalars['String']['output'];
  /** The family in lower case with hyphens. */
  slug: Scalars['String']['output'];
  /** regular, italic, 700, 700italic, … */
  variants: Array<Scalars['String']['output']>;
};

export type FontFile = {
  __typename?: 'FontFile';
  /** normal or italic. */
  style: Scalars['String']['output'];
  /** On this server. */
  url: Scalars['String']['output'];
  /** Weight and style, such as regular or 700italic. */
  variant: Scalars['String']['output'];
  /** 100 to 900. */
  weight: Scalars['String']['output'];
};

export type FulfilAttribute = {
  __typename?: 'FulfilAttribute';
  /** Whether the provider has it in stock. */
  available: Scalars['Boolean']['output'];
  /** The provider's. */
  external_sku: Scalars['String']['output'];
  /** Our variant's. */
  sku: Scalars['String']['output'];
};

export type FulfilAttributeInput = {
  /** True by default. */
  available?: InputMaybe<Scalars['Boolean']['input']>;
  external_sku: Scalars['String']['input'];
  sku: Scalars['String']['input'];
};

/** The metrics of fulfillment orders: dollars, rates from 0 to 1; null: not available. */
export type FulfillmentFigures = {
  __typename?: 'FulfillmentFigures';
  cancelled: Scalars['Int']['output'];
  cancelled_rate?: Maybe<Scalars['Float']['output']>;
  cost: Scalars['Float']['output'];
  fos: Scalars['Int']['output'];
  late: Scalars['Int']['output'];
  /** Shipped after the ship-by date ÷ shipped, without reprints. */
  late_rate?: Maybe<Scalars['Float']['output']>;
  /** Unshipped and past the ship-by date now, regardless of the range. */
  overdue: Scalars['Int']['output'];
  per_piece?: Maybe<Scalars['Float']['output']>;
  pieces: Scalars['Int']['output'];
  /** Business days from submission until the last unit shipped. */
  production_days: ReportDays;
  rejected: Scalars['Int']['output'];
  rejected_rate?: Maybe<Scalars['Float']['output']>;
  reprint_causes: Array<ReprintCause>;
  reprint_rate?: Maybe<Scalars['Float']['output']>;
  /** Reprinted units. */
  reprinted: Scalars['Int']['output'];
  shipped: Scalars['Int']['output'];
  shipped_pieces: Scalars['Int']['output'];
  /** Whether enough was shipped for reliable rates. */
  telling: Scalars['Boolean']['output'];
  /** Days from shipping to delivery, by shipment. */
  transit_days: ReportDays;
};

export type FulfillmentReport = {
  __typename?: 'FulfillmentReport';
  before?: Maybe<ReportRange>;
  bucket: Scalars['String']['output'];
  range: ReportRange;
  recalculating: Scalars['Int']['output'];
  rows: Array<FulfillmentReportGroup>;
  total: FulfillmentFigures;
  total_before?: Maybe<FulfillmentFigures>;
  trend: Array<FulfillmentReportGroup>;
};

export type FulfillmentReportGroup = {
  __typename?: 'FulfillmentReportGroup';
  end?: Maybe<Scalars['String']['output']>;
  figures: FulfillmentFigures;
  figures_before?: Maybe<FulfillmentFigures>;
  /** A fulfilment's ID; in the trend, the first day (YYYY-MM-DD). */
  key: Scalars['String']['output'];
  name?: Maybe<Scalars['String']['output']>;
  start?: Maybe<Scalars['String']['output']>;
};

/** A fulfillment order, or one of its shipments, in the report. */
export type FulfillmentReportRow = {
  __typename?: 'FulfillmentReportRow';
  _id: Scalars['ID']['output'];
  /** Dollars. */
  cost: Scalars['Float']['output'];
  /** The day it counts on, DD-MM-YYYY. */
  day: Scalars['String']['output'];
  /** Business days to ship a fulfillment order, or days to deliver a shipment. */
  days?: Maybe<Scalars['Int']['output']>;
  delivered_at?: Maybe<Scalars['Int']['output']>;
  fo_id: Scalars['ID']['output'];
  /** first, split or reprint. */
  kind: Scalars['String']['output'];
  /** Whether it is included in the numerator of a rate. */
  marked: Scalars['Boolean']['output'];
  order_id: Scalars['ID']['output'];
  order_number: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  provider_id: Scalars['ID']['output'];
  provider_name: Scalars['String']['output'];
  reprint_causes: Array<ReprintCause>;
  /** Its reprinted units, and their cause. */
  reprinted: Scalars['Int']['output'];
  ship_by?: Maybe<Scalars['Int']['output']>;
  shipped_at?: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
  store_id: Scalars['ID']['output'];
  store_name: Scalars['String']['output'];
  submitted_at?: Maybe<Scalars['Int']['output']>;
  tracking_number?: Maybe<Scalars['String']['output']>;
  /** fo or parcel. */
  type: Scalars['String']['output'];
};

/** An account at a provider, through which orders are produced. */
export type Fulfilment = {
  __typename?: 'Fulfilment';
  _id: Scalars['ID']['output'];
  /** Whether orders are submitted automatically when they're ready. */
  auto: Scalars['Boolean']['output'];
  /** The balance at the provider; null if the provider doesn't report one. */
  balance?: Maybe<FulfilmentBalance>;
  /** Other features of the provider: catalogue, quote, cancel, balance, addressCheck, shippingMethods. */
  can: Array<Scalars['String']['output']>;
  /** The email address claims about misprints and damage go to; empty: none. */
  claims_email: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  customcat?: Maybe<FulfilmentCustomcat>;
  /** Whether it is the default account, used when no other account is selected. Exactly one account is. */
  default: Scalars['Boolean']['output'];
  dreamship?: Maybe<FulfilmentDreamship>;
  geargag?: Maybe<FulfilmentGeargag>;
  gearment?: Maybe<FulfilmentGearment>;
  geekpod?: Maybe<FulfilmentGeekpod>;
  lenful?: Maybe<FulfilmentLenful>;
  merchize?: Maybe<FulfilmentMerchize>;
  name: Scalars['String']['output'];
  onos?: Maybe<FulfilmentOnos>;
  /** How orders are submitted: api, csv (as a file someone sends), or own (in-house production). */
  orders: Scalars['String']['output'];
  printify?: Maybe<FulfilmentPrintify>;
  printway?: Maybe<FulfilmentPrintway>;
  private?: Maybe<FulfilmentPrivate>;
  provider_name: Scalars['String']['output'];
  /** The reason it isn't Valid; null while it is. */
  reason?: Maybe<Reason>;
  scalable?: Maybe<FulfilmentScalable>;
  /** How its orders are paid: provider (billed by the provider, the default) or wallet. */
  settle: Scalars['String']['output'];
  shineon?: Maybe<FulfilmentShineon>;
  /** Valid, Lostconnection, or Invalid. */
  status: Scalars['String']['output'];
  /** Total paid for orders, in US dollars. */
  total_paid: Scalars['Float']['output'];
  /** The provider, such as printify. */
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** The URL where the account is managed; null: none. */
  website?: Maybe<Scalars['String']['output']>;
};

export type FulfilmentBalance = {
  __typename?: 'FulfilmentBalance';
  /** The time the provider reported it. */
  at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type FulfilmentCount = {
  __typename?: 'FulfilmentCount';
  all: Scalars['Int']['output'];
  invalid: Scalars['Int']['output'];
  lostconnection: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

/** Secrets are write-only: reads show a mask, and a mask sent back means unchanged. */
export type FulfilmentCustomcat = {
  __typename?: 'FulfilmentCustomcat';
  api_key: Scalars['String']['output'];
};

export type FulfilmentCustomcatInput = {
  api_key: Scalars['String']['input'];
};

export type FulfilmentDreamship = {
  __typename?: 'FulfilmentDreamship';
  token: Scalars['String']['output'];
};

export type FulfilmentDreamshipInput = {
  token: Scalars['String']['input'];
};

export type FulfilmentGeargag = {
  __typename?: 'FulfilmentGeargag';
  token: Scalars['String']['output'];
};

export type FulfilmentGeargagInput = {
  token: Scalars['String']['input'];
};

export type FulfilmentGearment = {
  __typename?: 'FulfilmentGearment';
  key: Scalars['String']['output'];
  signature: Scalars['String']['output'];
};

export type FulfilmentGearmentInput = {
  key: Scalars['String']['input'];
  signature: Scalars['String']['input'];
};

export type FulfilmentGeekpod = {
  __typename?: 'FulfilmentGeekpod';
  account: Scalars['String']['output'];
};

export type FulfilmentGeekpodInput = {
  account?: InputMaybe<Scalars['String']['input']>;
};

export type FulfilmentInput = {
  auto?: InputMaybe<Scalars['Boolean']['input']>;
  claims_email?: InputMaybe<Scalars['String']['input']>;
  customcat?: InputMaybe<FulfilmentCustomcatInput>;
  /** Replaces the current default. One account is always the default, so `false` is rejected for it. */
  default?: InputMaybe<Scalars['Boolean']['input']>;
  dreamship?: InputMaybe<FulfilmentDreamshipInput>;
  geargag?: InputMaybe<FulfilmentGeargagInput>;
  gearment?: InputMaybe<FulfilmentGearmentInput>;
  geekpod?: InputMaybe<FulfilmentGeekpodInput>;
  lenful?: InputMaybe<FulfilmentLenfulInput>;
  merchize?: InputMaybe<FulfilmentMerchizeInput>;
  name: Scalars['String']['input'];
  onos?: InputMaybe<FulfilmentOnosInput>;
  printify?: InputMaybe<FulfilmentPrintifyInput>;
  printway?: InputMaybe<FulfilmentPrintwayInput>;
  private?: InputMaybe<FulfilmentPrivateInput>;
  scalable?: InputMaybe<FulfilmentScalableInput>;
  /** provider or wallet; only orders submitted through an API can be paid from the wallet. */
  settle?: InputMaybe<Scalars['String']['input']>;
  shineon?: InputMaybe<FulfilmentShineonInput>;
  type: Scalars['String']['input'];
};

export type FulfilmentLenful = {
  __typename?: 'FulfilmentLenful';
  account: Scalars['String']['output'];
};

export type FulfilmentLenfulInput = {
  account?: InputMaybe<Scalars['String']['input']>;
};

export type FulfilmentMerchize = {
  __typename?: 'FulfilmentMerchize';
  access_token: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type FulfilmentMerchizeInput = {
  access_token: Scalars['String']['input'];
  url: Scalars['String']['input'];
};

export type FulfilmentOnos = {
  __typename?: 'FulfilmentOnos';
  account: Scalars['String']['output'];
};

export type FulfilmentOnosInput = {
  account?: InputMaybe<Scalars['String']['input']>;
};

/** The items of one order that one provider makes. */
export type FulfilmentOrder = {
  __typename?: 'FulfilmentOrder';
  _id: Scalars['ID']['output'];
  /** Whether its provider can still cancel it. */
  can_cancel: Scalars['Boolean']['output'];
  /** The email address claims go to; empty: none. */
  claims_email: Scalars['String']['output'];
  /** US dollars; null: not reported by the provider. */
  cost?: Maybe<Scalars['Float']['output']>;
  created_at: Scalars['Int']['output'];
  /** The expected shipping time, based on the provider's recent orders. */
  expect_at?: Maybe<Scalars['Int']['output']>;
  /** The provider's ID for it, the first one reported. */
  external_id?: Maybe<Scalars['String']['output']>;
  fulfilment_id: Scalars['ID']['output'];
  fulfilment_name: Scalars['String']['output'];
  /** first, split, or reprint. */
  kind: Scalars['String']['output'];
  /** The reason for its status. */
  msg?: Maybe<JobMessage>;
  /** Other IDs under which the provider reported it: the provider has it more than once. */
  other_ids: Array<Scalars['String']['output']>;
  pieces: Array<OrderPieces>;
  reference: Scalars['String']['output'];
  reprint_of?: Maybe<Scalars['ID']['output']>;
  shipped_at?: Maybe<Scalars['Int']['output']>;
  /** As in src/domain/sales/fulfilment-order.ts. */
  status: Scalars['String']['output'];
  submit_at?: Maybe<Scalars['Int']['output']>;
  submitted_at?: Maybe<Scalars['Int']['output']>;
  /** The provider, such as printify. */
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type FulfilmentPrintify = {
  __typename?: 'FulfilmentPrintify';
  store: Scalars['String']['output'];
  token: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

export type FulfilmentPrintifyInput = {
  store?: InputMaybe<Scalars['String']['input']>;
  token: Scalars['String']['input'];
  url?: InputMaybe<Scalars['String']['input']>;
};

export type FulfilmentPrintway = {
  __typename?: 'FulfilmentPrintway';
  access_token: Scalars['String']['output'];
  refresh_token: Scalars['String']['output'];
};

export type FulfilmentPrintwayInput = {
  access_token: Scalars['String']['input'];
  refresh_token?: InputMaybe<Scalars['String']['input']>;
};

export type FulfilmentPrivate = {
  __typename?: 'FulfilmentPrivate';
  sender: Scalars['String']['output'];
};

export type FulfilmentPrivateInput = {
  sender?: InputMaybe<Scalars['String']['input']>;
};

export type FulfilmentScalable = {
  __typename?: 'FulfilmentScalable';
  api_key: Scalars['String']['output'];
};

export type FulfilmentScalableInput = {
  api_key: Scalars['String']['input'];
};

export type FulfilmentShineon = {
  __typename?: 'FulfilmentShineon';
  token: Scalars['String']['output'];
};

export type FulfilmentShineonInput = {
  token: Scalars['String']['input'];
};

export type FulfilmentShipping = {
  __typename?: 'FulfilmentShipping';
  /** The provider account's ID. */
  _id: Scalars['ID']['output'];
  /** None if a method can't be selected at this provider. */
  methods: Array<FulfilmentShippingMethod>;
  /** The services of orders from the last 90 days, the most frequent first, and those with a selected method. */
  services: Array<FulfilmentShippingService>;
};

export type FulfilmentShippingMethod = {
  __typename?: 'FulfilmentShippingMethod';
  /** Whether it is faster than the provider's usual method. */
  faster: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  name: Scalars['String']['output'];
};

export type FulfilmentShippingService = {
  __typename?: 'FulfilmentShippingService';
  /** Whether it is faster than standard shipping. Orders with such a service wait until a method is selected. */
  faster: Scalars['Boolean']['output'];
  /** The ID of the selected method; empty: the provider's usual one; null: none is selected. */
  method?: Maybe<Scalars['String']['output']>;
  /** Orders from the last 90 days. */
  orders: Scalars['Int']['output'];
  /** The ID of the suggested method; null: the provider's usual one. */
  proposed?: Maybe<Scalars['String']['output']>;
  /** As stores name it. */
  service: Scalars['String']['output'];
};

export type FulfilmentTest = {
  __typename?: 'FulfilmentTest';
  /** Duration in milliseconds. */
  took: Scalars['Int']['output'];
  /** The endpoints that were called, without secrets; none if no call is needed. */
  tried: Array<Scalars['String']['output']>;
};

export type Funds = {
  __typename?: 'Funds';
  /** Three-letter currency code, ISO 4217. */
  currency: Scalars['String']['output'];
  value: Scalars['Float']['output'];
};

export type HandOver = {
  __typename?: 'HandOver';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  csv: Scalars['String']['output'];
  fulfilment_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  orders: Scalars['Int']['output'];
};

export type HeldData = {
  __typename?: 'HeldData';
  count: Scalars['Int']['output'];
  /** orders, tasks, parcels, conversations, messages, files or payments. */
  kind: Scalars['String']['output'];
  /** Up to 20 of them, latest first. */
  rows: Array<HeldRow>;
};

export type HeldRow = {
  __typename?: 'HeldRow';
  _id: Scalars['ID']['output'];
  label: Scalars['String']['output'];
};

/** One rendition of an image; `name` is `original`, `large` (longest side 1600 px), `medium` (800 px), or `thumb` (320 px). */
export type ImageSize = {
  __typename?: 'ImageSize';
  height: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type ImageSizeInput = {
  height: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  url: Scalars['String']['input'];
  width: Scalars['Int']['input'];
};

export type Invoice = {
  __typename?: 'Invoice';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  /** The invoice that a credit note reverses. */
  credits?: Maybe<Scalars['ID']['output']>;
  due: Scalars['Float']['output'];
  fulfilment_id: Scalars['ID']['output'];
  issued_at?: Maybe<Scalars['Int']['output']>;
  /** invoice (paid from the wallet), statement (the provider's own bill applies), or credit_note. */
  kind: Scalars['String']['output'];
  /** Such as 2026-10. */
  month: Scalars['String']['output'];
  /** Null while it is a draft. */
  number?: Maybe<Scalars['String']['output']>;
  paid_at?: Maybe<Scalars['Int']['output']>;
  /** wallet or outside, once it is paid. */
  paid_from?: Maybe<Scalars['String']['output']>;
  provider: Scalars['String']['output'];
  reason?: Maybe<Scalars['String']['output']>;
  reference?: Maybe<Scalars['String']['output']>;
  /** draft, issued, paid or void. */
  status: Scalars['String']['output'];
  store: ItemStore;
  /** US dollars, like the following fields. */
  subtotal: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
  total: Scalars['Float']['output'];
  updated_at: Scalars['Int']['output'];
};

export type InvoiceCount = {
  __typename?: 'InvoiceCount';
  count: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

export type InvoiceCounts = {
  __typename?: 'InvoiceCounts';
  /** The months with invoices, newest first. */
  months: Array<Scalars['String']['output']>;
  /** Statuses without invoices are omitted. */
  statuses: Array<InvoiceCount>;
};

export type InvoiceDetail = {
  __typename?: 'InvoiceDetail';
  /** The invoice's. */
  _id: Scalars['ID']['output'];
  /** Name and address, one line each; empty for drafts. */
  from: Array<Scalars['String']['output']>;
  lines: Array<InvoiceLine>;
  to: Array<Scalars['String']['output']>;
};

export type InvoiceLine = {
  __typename?: 'InvoiceLine';
  amount: Scalars['Float']['output'];
  at: Scalars['Int']['output'];
  /** The fulfilment order, by our reference. */
  fo: Scalars['String']['output'];
  /** product, shipping, tax, discount or credit. */
  kind: Scalars['String']['output'];
  order: Scalars['String']['output'];
};

/** A listing in one store. */
export type Item = {
  __typename?: 'Item';
  _id: Scalars['ID']['output'];
  external_url?: Maybe<Scalars['String']['output']>;
  imported_at?: Maybe<Scalars['Int']['output']>;
  /** Its shared document; null: none. */
  issuu?: Maybe<ItemIssuu>;
  /** The result of its last pushes. */
  job_list: Array<ItemJob>;
  platform: Scalars['String']['output'];
  platform_id?: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  store: ItemStore;
  store_id: Scalars['ID']['output'];
};

export type ItemCategorySelected = {
  __typename?: 'ItemCategorySelected';
  id: Scalars['ID']['output'];
  level: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Empty at the top. */
  parent: Scalars['String']['output'];
};

export type ItemCategorySelectedInput = {
  id: Scalars['ID']['input'];
  level: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  /** Nothing at the top. */
  parent?: InputMaybe<Scalars['String']['input']>;
};

export type ItemImage = {
  __typename?: 'ItemImage';
  _id?: Maybe<Scalars['ID']['output']>;
  src: Scalars['String']['output'];
};

export type ItemImageInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  src?: InputMaybe<Scalars['String']['input']>;
};

export type ItemInfo = {
  __typename?: 'ItemInfo';
  _id: Scalars['ID']['output'];
  /** Prices of the product type's variants when the listing was created. */
  attribute_specifics: Array<AttributeSpecific>;
  attribute_specifics_modify: Array<AttributeSpecificModify>;
  back?: Maybe<ItemImage>;
  barcode: Scalars['String']['output'];
  /** gtin, ean, upc, isbn or empty. */
  barcode_type: Scalars['String']['output'];
  collections: Array<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  /** The title on platforms; empty: `name`. */
  custom_name: Scalars['String']['output'];
  /** Sanitized HTML. */
  description: Scalars['String']['output'];
  /** Additional text from a template or the seller's own tool. Sanitized HTML; empty: none. */
  description_ai: Scalars['String']['output'];
  /** Its position: before or after the description; empty: hidden. */
  description_ai_pos: Scalars['String']['output'];
  ebay_template_id: Scalars['String']['output'];
  /** Images after `images`, if included. */
  extend_images: Array<ItemImage>;
  fix_profit: Scalars['Float']['output'];
  fixed_profit: Scalars['Float']['output'];
  /** Images of the product's sides. */
  front?: Maybe<ItemImage>;
  hood?: Maybe<ItemImage>;
  /** Short number within the container, for people. */
  identity: Scalars['String']['output'];
  images: Array<ItemImage>;
  include_extend_images: Scalars['Boolean']['output'];
  /** Whether a push sends the pictures of its sides behind `images`. */
  include_side_images: Scalars['Boolean']['output'];
  include_size_chart: Scalars['Boolean']['output'];
  /** The stores it is listed in: one entry per store. */
  items: Array<Item>;
  /** The results of its last pushes: one entry per store. */
  job_list: Array<ItemJob>;
  left?: Maybe<ItemImage>;
  leftchest?: Maybe<ItemImage>;
  mockup_id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** cm or in. */
  package_dimension_unit: Scalars['String']['output'];
  package_height?: Maybe<Scalars['Float']['output']>;
  package_length?: Maybe<Scalars['Float']['output']>;
  package_width?: Maybe<Scalars['Float']['output']>;
  placket?: Maybe<ItemImage>;
  platform_category: Array<ItemPlatformCategory>;
  platform_specifics: Array<ItemPlatformSpecifics>;
  /** Price in dollars shown on the platform in place of `price` if the listing has no variants; null: `price`. */
  plf_price?: Maybe<Scalars['Float']['output']>;
  prety_attributes: Array<PretyAttribute>;
  /** Dollars. */
  price: Scalars['Float']['output'];
  price_addition: Scalars['Float']['output'];
  product_id: Scalars['ID']['output'];
  /** Name of its product type. */
  product_name: Scalars['String']['output'];
  right?: Maybe<ItemImage>;
  rightchest?: Maybe<ItemImage>;
  /** The policy; null: the store's settings apply. */
  shipping_preset?: Maybe<Scalars['ID']['output']>;
  /** Image of the size chart; null: none, so the product type's chart is included if size charts are. */
  size_chart?: Maybe<ItemImage>;
  sku: Scalars['String']['output'];
  sleeve?: Maybe<ItemImage>;
  sleeveleft?: Maybe<ItemImage>;
  sleeveright?: Maybe<ItemImage>;
  /** Properties of every variant; empty: as in the product type. */
  specifics: Array<ItemSpecific>;
  status: Scalars['String']['output'];
  /** Prices set for stores that sell in another currency if the listing has no variants; for all other currencies the price is converted. */
  store_prices: Array<StorePrice>;
  /** The stores it is queued for, and the results. */
  store_queue: Array<StoreQueue>;
  tags: Array<Scalars['String']['output']>;
  /** Percent of the price set aside for tax, and dollars on top. Both reduce the profit shown. */
  tax_fee: Scalars['Float']['output'];
  tax_fee_fix: Scalars['Float']['output'];
  type?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
  /** The URL where it was listed first; null: nowhere. */
  url?: Maybe<Scalars['String']['output']>;
  /** Grams, centimeters, or inches; null: as in the product type. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ItemInfoInput = {
  /** Omitted for a new one: as in the product type. */
  attribute_specifics?: InputMaybe<Array<AttributeSpecificInput>>;
  attribute_specifics_modify: Array<AttributeSpecificModifyInput>;
  back?: InputMaybe<ItemImageInput>;
  barcode?: InputMaybe<Scalars['String']['input']>;
  /** gtin, ean, upc, isbn or empty. */
  barcode_type?: InputMaybe<Scalars['String']['input']>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  custom_name?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  /** HTML; empty or left out of a new one: none. */
  description_ai?: InputMaybe<Scalars['String']['input']>;
  /** before, after or empty. */
  description_ai_pos?: InputMaybe<Scalars['String']['input']>;
  ebay_template_id?: InputMaybe<Scalars['String']['input']>;
  extend_images?: InputMaybe<Array<ItemImageInput>>;
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  front?: InputMaybe<ItemImageInput>;
  hood?: InputMaybe<ItemImageInput>;
  images: Array<ItemImageInput>;
  include_extend_images?: InputMaybe<Scalars['Boolean']['input']>;
  /** True unless it is given. */
  include_side_images?: InputMaybe<Scalars['Boolean']['input']>;
  include_size_chart?: InputMaybe<Scalars['Boolean']['input']>;
  left?: InputMaybe<ItemImageInput>;
  leftchest?: InputMaybe<ItemImageInput>;
  mockup_id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  /** cm or in; cm unless it is given. */
  package_dimension_unit?: InputMaybe<Scalars['String']['input']>;
  package_height?: InputMaybe<Scalars['Float']['input']>;
  package_length?: InputMaybe<Scalars['Float']['input']>;
  package_width?: InputMaybe<Scalars['Float']['input']>;
  placket?: InputMaybe<ItemImageInput>;
  platform_category?: InputMaybe<Array<ItemPlatformCategoryInput>>;
  platform_specifics?: InputMaybe<Array<ItemPlatformSpecificsInput>>;
  plf_price?: InputMaybe<Scalars['Float']['input']>;
  prety_attributes?: InputMaybe<Array<PretyAttributeInput>>;
  price: Scalars['Float']['input'];
  price_addition?: InputMaybe<Scalars['Float']['input']>;
  product_id: Scalars['ID']['input'];
  right?: InputMaybe<ItemImageInput>;
  rightchest?: InputMaybe<ItemImageInput>;
  /** Omitted: the default policy for a new listing. */
  shipping_preset?: InputMaybe<Scalars['ID']['input']>;
  size_chart?: InputMaybe<ItemImageInput>;
  /** `remove`: removes the size chart. */
  size_chart_remove?: InputMaybe<Scalars['Boolean']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  sleeve?: InputMaybe<ItemImageInput>;
  sleeveleft?: InputMaybe<ItemImageInput>;
  sleeveright?: InputMaybe<ItemImageInput>;
  specifics?: InputMaybe<Array<ItemSpecificInput>>;
  /** Defaults to Active. */
  status?: InputMaybe<Scalars['String']['input']>;
  /** Each currency once, and not USD. */
  store_prices?: InputMaybe<Array<StorePriceInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  tax_fee?: InputMaybe<Scalars['Float']['input']>;
  tax_fee_fix?: InputMaybe<Scalars['Float']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
  /** Omitted or 0: as in the product type; the same for the package. */
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type ItemInfoRef = {
  __typename?: 'ItemInfoRef';
  _id: Scalars['ID']['output'];
};

export type ItemIssuu = {
  __typename?: 'ItemIssuu';
  time: Scalars['Int']['output'];
  url: Scalars['String']['output'];
};

export type ItemJob = {
  __typename?: 'ItemJob';
  _id: Scalars['ID']['output'];
  group_id: Scalars['ID']['output'];
  /** The reason it failed; null if it didn't. */
  msg?: Maybe<JobMessage>;
  /** waiting, pending, stopped, rejected or done. */
  status: Scalars['String']['output'];
  store_id: Scalars['ID']['output'];
  updated_at: Scalars['Int']['output'];
};

export type ItemPlatformCategory = {
  __typename?: 'ItemPlatformCategory';
  alternate_name: Scalars['String']['output'];
  /** From the top down to the category. */
  category_selected: Array<ItemCategorySelected>;
  /** The platform. */
  type: Scalars['String']['output'];
};

export type ItemPlatformCategoryInput = {
  alternate_name?: InputMaybe<Scalars['String']['input']>;
  category_selected: Array<ItemCategorySelectedInput>;
  type: Scalars['String']['input'];
};

export type ItemPlatformSpecifics = {
  __typename?: 'ItemPlatformSpecifics';
  platform: Scalars['String']['output'];
  specifics: Array<ItemSpecific>;
};

export type ItemPlatformSpecificsInput = {
  platform: Scalars['String']['input'];
  specifics: Array<ItemSpecificInput>;
};

export type ItemSpecific = {
  __typename?: 'ItemSpecific';
  key: Scalars['String']['output'];
  required: Scalars['Boolean']['output'];
  value: Scalars['String']['output'];
};

export type ItemSpecificInput = {
  key: Scalars['String']['input'];
  required?: InputMaybe<Scalars['Boolean']['input']>;
  value: Scalars['String']['input'];
};

export type ItemStore = {
  __typename?: 'ItemStore';
  _id: Scalars['ID']['output'];
  /** A mask: it has one; empty: none. */
  issuu_token: Scalars['String']['output'];
  sto_ebay_payment?: Maybe<Scalars['String']['output']>;
  sto_name: Scalars['String']['output'];
  sto_status: Scalars['String']['output'];
  sto_type: Scalars['String']['output'];
};

export type ItemTrend = {
  __typename?: 'ItemTrend';
  /** The ID of the listing or product type, or the tag. */
  _id: Scalars['ID']['output'];
  /** Trademark words in its name, tags, or print. */
  cautions: Array<Scalars['String']['output']>;
  /** The places it has risen in a week; null: not a trend then. */
  change?: Maybe<Scalars['Int']['output']>;
  /** Units sold on each of the last 28 full days, the latest last. */
  days: Array<Scalars['Int']['output']>;
  /** Expected units per week, based on the 28 days before. */
  expected: Scalars['Float']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** listing, topic or product. */
  kind: Scalars['String']['output'];
  mockup_id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  /** The product type to open in the editor; null if there isn't exactly one. */
  product_id?: Maybe<Scalars['ID']['output']>;
  /** From 1. */
  rank: Scalars['Int']['output'];
  score: Scalars['Float']['output'];
  /** Units sold in the last 7 full days. */
  sold: Scalars['Int']['output'];
  /** Its open design task. */
  task_id?: Maybe<Scalars['ID']['output']>;
};

export type Job = {
  __typename?: 'Job';
  _id: Scalars['ID']['output'];
  attempts: Scalars['Int']['output'];
  created_at: Scalars['Int']['output'];
  data: JobData;
  group_id: Scalars['ID']['output'];
  msg?: Maybe<JobMessage>;
  /** The order it is about; null: none. */
  order?: Maybe<JobOrder>;
  /** Whether a worker is running it. */
  pending: Scalars['Boolean']['output'];
  /** waiting, pending, stopped, rejected or done. */
  status: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** The reason it waits; null if it doesn't. */
  wait?: Maybe<JobWait>;
};

/** One attempt of a worker at a job. */
export type JobAttempt = {
  __typename?: 'JobAttempt';
  _id: Scalars['ID']['output'];
  calls: Array<JobCall>;
  /** Milliseconds; null while running, and if interrupted. */
  ms?: Maybe<Scalars['Int']['output']>;
  msg?: Maybe<JobMessage>;
  /** From 1 on. */
  number: Scalars['Int']['output'];
  /** done, again, rejected, or interrupted; null while running. */
  outcome?: Maybe<Scalars['String']['output']>;
  started_at: Scalars['Int']['output'];
  /** Host name and process id. */
  worker: Scalars['String']['output'];
};

/** One request to the store, shortened and without secrets. */
export type JobCall = {
  __typename?: 'JobCall';
  answered?: Maybe<Scalars['String']['output']>;
  method: Scalars['String']['output'];
  ms: Scalars['Int']['output'];
  sent?: Maybe<Scalars['String']['output']>;
  /** Null: no response. */
  status?: Maybe<Scalars['Int']['output']>;
  url: Scalars['String']['output'];
};

export type JobData = {
  __typename?: 'JobData';
  external_url?: Maybe<Scalars['String']['output']>;
  image?: Maybe<Scalars['String']['output']>;
  item_info_id?: Maybe<Scalars['ID']['output']>;
  name?: Maybe<Scalars['String']['output']>;
};

/** Jobs of one type for one store, created together. Jobs that aren't waiting, pending, stopped, or rejected are done. */
export type JobGroup = {
  __typename?: 'JobGroup';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  fulfilment?: Maybe<Scalars['String']['output']>;
  /** As in src/domain/jobs/job-types.ts. */
  job_type: Scalars['String']['output'];
  pending: Scalars['Int']['output'];
  /** The reason most of the failed jobs failed; null if none did. */
  reason?: Maybe<JobMessage>;
  rejected: Scalars['Int']['output'];
  /** The failed jobs by the code of their messages, most frequent first. */
  rejects: Array<JobRejects>;
  stopped: Scalars['Int']['output'];
  store?: Maybe<ItemStore>;
  total: Scalars['Int']['output'];
  updated_at: Scalars['Int']['output'];
  /** The reason a waiting job waits; null if none waits. */
  wait?: Maybe<JobWait>;
  waiting: Scalars['Int']['output'];
};

export type JobMessage = {
  __typename?: 'JobMessage';
  /** Groups failures of the same type. */
  code: Scalars['String']['output'];
  /** A message in English. */
  msg: Scalars['String']['output'];
  /** The message in any language, with `values`: a code as in the extensions of errors. Null for messages without one. */
  refusal?: Maybe<Scalars['String']['output']>;
  values?: Maybe<Scalars['RefusalValues']['output']>;
};

export type JobOrder = {
  __typename?: 'JobOrder';
  _id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
};

export type JobRejects = {
  __typename?: 'JobRejects';
  code: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  /** The message of one of them. */
  msg: JobMessage;
};

/** The reason a job waits that wasn't stopped. */
export type JobWait = {
  __typename?: 'JobWait';
  /** The number of jobs of the same store ahead of it; 1000 means that many or more. */
  ahead: Scalars['Int']['output'];
  /** The reason in any language, with `values`; null: its turn, or the pause after a failure. */
  refusal?: Maybe<Scalars['String']['output']>;
  /** The time it continues, in unix seconds; null: unknown. */
  until?: Maybe<Scalars['Int']['output']>;
  values?: Maybe<Scalars['RefusalValues']['output']>;
};

export type ListColumn = {
  __typename?: 'ListColumn';
  hidden: Scalars['Boolean']['output'];
  id: Scalars['String']['output'];
  /** Pixels; null: set by the list. */
  width?: Maybe<Scalars['Int']['output']>;
};

export type ListColumnInput = {
  hidden: Scalars['Boolean']['input'];
  id: Scalars['String']['input'];
  width?: InputMaybe<Scalars['Int']['input']>;
};

/** A person's columns of one list, in order. */
export type ListLayout = {
  __typename?: 'ListLayout';
  /** The list's name. */
  _id: Scalars['ID']['output'];
  columns: Array<ListColumn>;
};

export type ListView = {
  __typename?: 'ListView';
  _id: Scalars['ID']['output'];
  /** Empty: the default columns. */
  columns: Array<ListColumn>;
  created_at: Scalars['Int']['output'];
  created_by: Scalars['ID']['output'];
  list: Scalars['String']['output'];
  /** Whether the caller may change or remove it. */
  may_change: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Path and query of the list, such as `/stores/valid?sort=-total_order`. */
  query: Scalars['String']['output'];
  shared: Scalars['Boolean']['output'];
  updated_at: Scalars['Int']['output'];
};

export type ListViewInput = {
  columns: Array<ListColumnInput>;
  list: Scalars['String']['input'];
  name: Scalars['String']['input'];
  query: Scalars['String']['input'];
  shared: Scalars['Boolean']['input'];
};

export type ListingTemplate = {
  __typename?: 'ListingTemplate';
  _id: Scalars['ID']['output'];
  /** Plain text with variables, as `{{name}}` or `{{colors|many colors}}`: src/domain/listing/text-variables.ts. */
  body: Scalars['String']['output'];
  name: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type ListingTemplateInput = {
  body: Scalars['String']['input'];
  name: Scalars['String']['input'];
};

export type LoginAs = {
  __typename?: 'LoginAs';
  /** Unix seconds. */
  expires_at: Scalars['Int']['output'];
  /** Shown only once. */
  token: Scalars['String']['output'];
};

/** The person a request acts on behalf of, and the end of it. */
export type LoginAsState = {
  __typename?: 'LoginAsState';
  by_email: Scalars['String']['output'];
  by_id: Scalars['ID']['output'];
  /** Unix seconds. */
  expires_at: Scalars['Int']['output'];
};

export type Macro = {
  __typename?: 'Macro';
  _id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Goes to the next conversation. */
  next: Scalars['Boolean']['output'];
  steps: Array<MacroStep>;
  updated_at: Scalars['Int']['output'];
};

export type MacroInput = {
  name: Scalars['String']['input'];
  next?: InputMaybe<Scalars['Boolean']['input']>;
  steps: Array<MacroStepInput>;
};

export type MacroItemInput = {
  _id: Scalars['ID']['input'];
  expect_last_id?: InputMaybe<Scalars['ID']['input']>;
};

/** `act`: assign, reply, note, status, priority, tag, snooze, ticket, or hold; `value`: the person, content, or time. */
export type MacroStep = {
  __typename?: 'MacroStep';
  act: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type MacroStepInput = {
  act: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type MadeUser = {
  __typename?: 'MadeUser';
  /** The link where the invited person chooses a password, or signs in, to join; works once, within 7 days. Shown only once. */
  invite_url?: Maybe<Scalars['String']['output']>;
  user: User;
};

export type MailProvider = {
  __typename?: 'MailProvider';
  name: Scalars['String']['output'];
  provider: Scalars['String']['output'];
};

export type MailRecipient = {
  __typename?: 'MailRecipient';
  email: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Whether it is the store's mailbox, or a group it receives email from. */
  own: Scalars['Boolean']['output'];
  /** The reason the email couldn't be delivered to this person, as a refusal code. */
  refusal?: Maybe<Scalars['String']['output']>;
};

export type MailRecipientInput = {
  email: Scalars['String']['input'];
  name?: InputMaybe<Scalars['String']['input']>;
};

export type MailRecipients = {
  __typename?: 'MailRecipients';
  bcc: Array<MailRecipient>;
  cc: Array<MailRecipient>;
  to: Array<MailRecipient>;
};

export type MailRecipientsInput = {
  bcc?: InputMaybe<Array<MailRecipientInput>>;
  cc?: InputMaybe<Array<MailRecipientInput>>;
  to?: InputMaybe<Array<MailRecipientInput>>;
};

export type MailboxSignIn = {
  __typename?: 'MailboxSignIn';
  address: Scalars['String']['output'];
  /** The provider no longer accepts it. */
  ended: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** google, microsoft, or mail, which is the operator's own. */
  provider: Scalars['String']['output'];
};

/** The result of testing a mailbox: sending first, then receiving. */
export type MailboxTest = {
  __typename?: 'MailboxTest';
  address: Scalars['String']['output'];
  /** The reason it can't be used; null: it can. */
  reason?: Maybe<Reason>;
};

export type ManualOrder = {
  __typename?: 'ManualOrder';
  address: OrderBuyer;
  currency: Scalars['String']['output'];
  lines: Array<ManualOrderLine>;
  note: Scalars['String']['output'];
  number: Scalars['String']['output'];
  paid: Scalars['Boolean']['output'];
  total: Scalars['Float']['output'];
};

export type ManualOrderInput = {
  address: OrderAddressInput;
  /** Three letters. */
  currency: Scalars['String']['input'];
  lines: Array<ManualOrderLineInput>;
  note?: InputMaybe<Scalars['String']['input']>;
  number: Scalars['String']['input'];
  paid: Scalars['Boolean']['input'];
  total: Scalars['Float']['input'];
};

export type ManualOrderLine = {
  __typename?: 'ManualOrderLine';
  name: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type ManualOrderLineInput = {
  name: Scalars['String']['input'];
  price: Scalars['Float']['input'];
  quantity: Scalars['Int']['input'];
  sku: Scalars['String']['input'];
};

export type Message = {
  __typename?: 'Message';
  _id: Scalars['ID']['output'];
  /** Whether it was exchanged with somebody other than the buyer, who doesn't see it. */
  aside: Scalars['Boolean']['output'];
  /** The author here; null for a buyer's message, or if a rule wrote it. */
  author?: Maybe<OrderPerson>;
  /** Whether it is an automatic reply. */
  automatic: Scalars['Boolean']['output'];
  bcc: Array<MailRecipient>;
  /** Plain text. */
  body: Scalars['String']['output'];
  cc: Array<MailRecipient>;
  /** The channel it is sent or was received through: mail or shop. */
  channel: Scalars['String']['output'];
  /**
   * Of a message that tells what was done, with details as its body: address_given by the buyer, or order_refunded, order_reprinted, or order_cancelled from the
   * conversation; rated_good or rated_bad by the buyer, with the comment.
   */
  code?: Maybe<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  /** in, out or note. */
  direction: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  files: Array<MessageFile>;
  /** The message it forwards. */
  forward_of?: Maybe<Scalars['ID']['output']>;
  /** The same as safe HTML, if the message has formatting. */
  html?: Maybe<Scalars['String']['output']>;
  /** The sender or recipient. */
  name: Scalars['String']['output'];
  /** The conversation it was merged from. */
  origin_id?: Maybe<Scalars['ID']['output']>;
  /** The reason it couldn't be sent. */
  refusal?: Maybe<Scalars['String']['output']>;
  refusal_values?: Maybe<Scalars['RefusalValues']['output']>;
  /** The number of blocked external images. */
  remote_pictures: Scalars['Int']['output'];
  /** The name of the rule that wrote it. */
  rule?: Maybe<Scalars['String']['output']>;
  /** The time until which it can be undone. */
  send_at?: Maybe<Scalars['Int']['output']>;
  /** What its email has below the body. */
  signature: Scalars['String']['output'];
  /** scheduled, sending, sent, failed or received; a note is received. */
  status: Scalars['String']['output'];
  support_id: Scalars['ID']['output'];
  /** The people its email was sent to, including the mailbox itself; empty if it is no email. */
  to: Array<MailRecipient>;
};

export type MessageDraft = {
  __typename?: 'MessageDraft';
  body: Scalars['String']['output'];
  /** The browser it was written in. */
  device: Scalars['ID']['output'];
  files: Array<File>;
  /** The same with formatting; null: it is plain text. */
  html?: Maybe<Scalars['String']['output']>;
  /** reply, note, or forward. */
  kind: Scalars['String']['output'];
  /** The message that is forwarded or answered. */
  of?: Maybe<Scalars['ID']['output']>;
  /** The recipients; null: those a reply has by default. */
  recipients?: Maybe<MailRecipients>;
  support_id: Scalars['ID']['output'];
  updated_at: Scalars['Int']['output'];
};

export type MessageDraftInput = {
  body: Scalars['String']['input'];
  device: Scalars['ID']['input'];
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  html?: InputMaybe<Scalars['String']['input']>;
  kind: Scalars['String']['input'];
  of?: InputMaybe<Scalars['ID']['input']>;
  recipients?: InputMaybe<MailRecipientsInput>;
  support_id: Scalars['ID']['input'];
};

export type MessageFile = {
  __typename?: 'MessageFile';
  _id: Scalars['ID']['output'];
  filename: Scalars['String']['output'];
  /** A small preview, if it is an image. */
  preview?: Maybe<Scalars['String']['output']>;
  /** The reason it was blocked, as a refusal code. */
  refusal?: Maybe<Scalars['String']['output']>;
  size: Scalars['Int']['output'];
  /** The download URL; null: blocked. */
  url?: Maybe<Scalars['String']['output']>;
};

export type Mockup = {
  __typename?: 'Mockup';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  item_info_id?: Maybe<Scalars['ID']['output']>;
  mockup_type: Scalars['String']['output'];
  model?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  preset_id?: Maybe<Scalars['ID']['output']>;
  print_areas: Array<MockupPrintArea>;
  product: MockupProduct;
  product_id: Scalars['ID']['output'];
  provider?: Maybe<Scalars['String']['output']>;
  sides: Array<MockupSide>;
  src?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

/** The number of designs with each status. */
export type MockupCounter = {
  __typename?: 'MockupCounter';
  draft: Scalars['Int']['output'];
  published: Scalars['Int']['output'];
  trashed: Scalars['Int']['output'];
};

export type MockupDesign = {
  __typename?: 'MockupDesign';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  created_by?: Maybe<Scalars['ID']['output']>;
  height: Scalars['Float']['output'];
  /** The image in lists: the chosen one, otherwise the first. */
  image?: Maybe<SideImage>;
  /** Bottom first. */
  images: Array<MockupDesignImage>;
  name: Scalars['String']['output'];
  /** The printed sides, each with an image of the print; until that is rendered, with the first image. */
  prints: Array<MockupDesignPrint>;
  /** published, draft or trashed. */
  status: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
  /** Size of the sheet the images are placed on, in pixels. */
  width: Scalars['Float']['output'];
};

export type MockupDesignImage = {
  __typename?: 'MockupDesignImage';
  /** The visible part of the image, as fractions of its width and height from 0 to 1. */
  crop: DesignCrop;
  image?: Maybe<SideImage>;
  name: Scalars['String']['output'];
  /** The top left corner of the box before rotation, in the sheet's pixels. */
  position: DesignPoint;
  /** How it fills its box: contain (whole, in its proportions), cover (fills, cut at the edges) or fill (stretched). */
  print_fit: Scalars['String']['output'];
  /** Degrees. */
  rotation: Scalars['Float']['output'];
  scale: DesignPoint;
  size: DesignSize;
  /** Degrees. */
  skew: DesignPoint;
  /** The side it is printed on: front, back, left_sleeve, right_sleeve or neek. */
  type: Scalars['String']['output'];
};

export type MockupDesignImageInput = {
  crop?: InputMaybe<DesignCropInput>;
  image?: InputMaybe<DesignPictureInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** The middle of the sheet by default. */
  position?: InputMaybe<DesignPointInput>;
  /** contain by default. */
  print_fit?: InputMaybe<Scalars['String']['input']>;
  /** Kept within one turn. */
  rotation?: InputMaybe<Scalars['Float']['input']>;
  /** Above 0; size times scale can be up to 100,000 pixels. */
  scale?: InputMaybe<DesignPointInput>;
  /** The whole sheet by default. */
  size?: InputMaybe<DesignSizeInput>;
  /** Up to 80 degrees. */
  skew?: InputMaybe<DesignPointInput>;
  /** front by default. */
  type?: InputMaybe<Scalars['String']['input']>;
};

export type MockupDesignInput = {
  height?: InputMaybe<Scalars['Pixels']['input']>;
  /** A file of the container. */
  image?: InputMaybe<Scalars['ID']['input']>;
  /** Those without a name are dropped. */
  images?: InputMaybe<Array<MockupDesignImageInput>>;
  /** Required for a new design. */
  name?: InputMaybe<Scalars['String']['input']>;
  /** published (the default), draft, or trashed. */
  status?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** 1100 if empty; rounded to two decimals. */
  width?: InputMaybe<Scalars['Pixels']['input']>;
};

export type MockupDesignPrint = {
  __typename?: 'MockupDesignPrint';
  image?: Maybe<SideImage>;
  position: Scalars['String']['output'];
};

export type MockupLayer = {
  __typename?: 'MockupLayer';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Array<Setting>;
  settings: Array<Setting>;
  /** image, clipart, or text; types that can't be rendered are dropped. */
  type: Scalars['String']['output'];
};

export type MockupLayerInput = {
  id: Scalars['ID']['input'];
  name: Scalars['String']['input'];
  options?: InputMaybe<Array<SettingInput>>;
  settings: Array<SettingInput>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type MockupPreset = {
  __typename?: 'MockupPreset';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  item_info_id?: Maybe<Scalars['ID']['output']>;
  mockup_type: Scalars['String']['output'];
  model?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  preset_id?: Maybe<Scalars['ID']['output']>;
  product_id: Scalars['ID']['output'];
  provider: Scalars['String']['output'];
  sides: Array<MockupSide>;
  /** The SKU of the product type's first variant at the provider; null if the product type has no variants. */
  sku?: Maybe<Scalars['String']['output']>;
  src?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  /** blank (a product's own sides) or design (saved to start from). */
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type MockupPreview = {
  __typename?: 'MockupPreview';
  _id: Scalars['ID']['output'];
  image_sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
};

export type MockupPrintArea = {
  __typename?: 'MockupPrintArea';
  image?: Maybe<MockupPrintAreaImage>;
  position: Scalars['String']['output'];
};

export type MockupPrintAreaImage = {
  __typename?: 'MockupPrintAreaImage';
  _id?: Maybe<Scalars['ID']['output']>;
  sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
};

export type MockupProduct = {
  __typename?: 'MockupProduct';
  _id: Scalars['ID']['output'];
};

export type MockupSide = {
  __typename?: 'MockupSide';
  document: SideDocument;
  /** Stable within a mockup: front, back, … */
  id: Scalars['ID']['output'];
  /** The product image under the print. */
  image?: Maybe<SideImage>;
  /** Bottom first. */
  layers: Array<MockupLayer>;
  /** The rendered preview, product and print together. */
  mockup?: Maybe<SideImage>;
  name: Scalars['String']['output'];
  print_area: SidePrintArea;
};

export type MockupSideInput = {
  document: SideDocumentInput;
  id: Scalars['ID']['input'];
  image?: InputMaybe<SideImageInput>;
  layers: Array<MockupLayerInput>;
  mockup?: InputMaybe<SideImageInput>;
  name: Scalars['String']['input'];
  print_area: SidePrintAreaInput;
};

export type Mutation = {
  __typename?: 'Mutation';
  /** Tests the connection with a call that changes nothing. The result is in `status`, and the reason of a failure in `last_error`. */
  appConfigTest: AppConfig;
  /** Puts the design on the blank sides of product types: one mockup each, to finish in the editor. */
  applyMockupDesign: Array<Mockup>;
  /** The URL where the seller authorizes Pressroom on the platform; valid for 15 minutes, once, for the caller. */
  authorizeStore: StoreDoor;
  /** The URL where the seller signs in to the store's mailbox with a provider; valid for 15 minutes, once, for the caller. */
  authorizeStoreMailbox: StoreDoor;
  /** Publishes posts; with `publish_at` (unix seconds), not before that time. 0 unschedules them. */
  blogPublish: Array<BlogPost>;
  /**
   * Saves the list as the signed-in user's bookmarks. With `base`, the links the list was made from, only the differences are applied, so bookmarks added
   * elsewhere in the meantime stay. Without it, the list replaces all bookmarks.
   */
  bookmarksSave: User;
  /** Undoes a bulk edit, field by field. Fields changed by someone else since stay, and are reported. */
  bulkEditUndo: BulkEdit;
  /**
   * Changes many listings in the same way; omitted fields stay as they are. The edit can be undone for 15 minutes (`bulkEditUndo`). Several calls with the same
   * `edit`, an ID made by the caller, are one edit.
   */
  bulkItemInfo: Array<ItemInfo>;
  /**
   * Erases a buyer in the background. `_id`: of one of their orders or conversations. `confirm`: the text from `buyerData`. Rejected while one of their orders or
   * a PayPal dispute is open. Repeating a waiting request has no effect.
   */
  buyerErase: Erasure;
  /**
   * Copies a listing's images into the container's own files, without those in `images_remove`. `image_id` names the one to convert. An external image becomes one
   * of the container. An image without an ID is named by its URL.
   */
  convertItemImages: ItemInfo;
  createMockupDesign: MockupDesign;
  /** Removes one member from this container: `_id`, or the first of `delete_ids`. Their account and their other containers stay. */
  deleteById: Array<Scalars['ID']['output']>;
  /** Saves a draft from one of the caller's devices; without text and files, the draft is deleted. */
  draftSave?: Maybe<MessageDraft>;
  /** Duplicates designs, as drafts. */
  duplicateMockupDesign: Array<MockupDesign>;
  /** Ends the login-as of the request; false if there is none. */
  endLoginAs: Scalars['Boolean']['output'];
  /**
   * Imports store listings as items of the product type `product_id`, each once: name, description, prices, options, variants, tags, and images, which are
   * downloaded in the background. Costs come from the product type. Details that couldn't be imported are in `left_out`.
   */
  externalImport: Array<ExternalItem>;
  /** Links a store listing to an item. */
  externalLink: ExternalItem;
  /** Links many store listings by SKU. */
  externalLinkSku: Array<ExternalItem>;
  /** Syncs the listings of stores now: one job per store. A store that is being synced isn't synced twice. */
  externalRefresh: Array<JobGroup>;
  /**
   * Resolves differences. `side` store: items take the store's version, as one edit that can be undone (`edit` as in bulkItemInfo); ours: the differences are
   * pushed. `fields`: only these; omitted: all.
   */
  externalTake: Array<ExternalItem>;
  /** Unlinks store listings from their items. The stores aren't changed. */
  externalUnlink: Array<ExternalItem>;
  /** Last step: checks that the bytes are a font (TTF, OTF, WOFF, or WOFF2) and adds it as a custom font. An existing family gets the variant. */
  fontUpdatePreSignedFile: Font;
  /**
   * Selects the provider's shipping method for a service that buyers choose in stores; orders that wait for it go on. `method`: the ID of a method; empty: the
   * provider's usual one; null: nothing is selected any more.
   */
  fulfilmentShippingChoice: FulfilmentShipping;
  /** Checks a provider account right away whose connection is disturbed, and retries orders that couldn't be sent. The result is in its `status` once it has answered. */
  fulfilmentTryNow: Fulfilment;
  /** Issues drafts: they get their numbers and can't be changed afterward. */
  issueInvoice: Array<Invoice>;
  /** Pushes listings to stores: one job per listing and store, one group per store. With `update_logistic` alone, only to stores where they're already listed. */
  jobItem: Array<JobGroup>;
  jobsRemove: Array<Scalars['ID']['output']>;
  /** Restarts the stopped and failed jobs of groups. `code`: only those that failed with it; `job`: only this one. */
  jobsStart: Array<JobGroup>;
  /** Stops the waiting jobs of groups. */
  jobsStop: Array<JobGroup>;
  /**
   * Pushes listings again to the stores they're listed in, with the current content and the stores' headers and footers: their text, their images, or both if
   * neither is set. Nothing is created where one isn't listed. `store_ids` omitted: all stores.
   */
  liveOptimizeItem: Array<JobGroup>;
  /**
   * Lets the caller act as another member, for up to an hour. The token goes into the header `login-as`, beside the caller's own bearer token, and ends with that
   * one. The caller can only act as members they can manage.
   */
  loginAs: LoginAs;
  /** Runs all steps of a macro, in one transaction, on each conversation that allows all of them; skips the others. `change`: as for supportUpdate. */
  macroRun: Array<Support>;
  /** Turns an alert on or off for the signed-in user. Notifications of an alert that is off are neither listed nor counted, and come back with it. */
  makeAlert: Alert;
  /**
   * Turns an integration on or off, or changes its connection; with `updated_at`, only if that is still the current version. A new connection is tested, and the
   * result is in `status`.
   */
  makeAppConfig: AppConfig;
  /** Creates a post, or changes one; with `version`, only if that is still the current version. Content that src/domain/blogs/post-schema.ts doesn't allow is removed. */
  makeBlog: BlogPost;
  /** Creates a saved reply, or changes one. */
  makeCannedReply: CannedReply;
  /** Changes the given settings; with `updated_at`, only if that is still the current version. */
  makeContainerSetting: ContainerSetting;
  /**
   * Saves an unfinished design of the caller under an ID made by the page. Each draft is written by one page, which counts its writes in `revision`: an older
   * write that arrives late changes nothing.
   */
  makeEditorDraft: EditorDraft;
  /**
   * Creates a provider account, or changes it if `_id` is given; with `updated_at`, only if that is still the current version. A given connection (the block of
   * its provider) is tested, and the result is in `status`. Without one, the provider isn't called.
   */
  makeFulfilment: Fulfilment;
  /** Creates a file with all waiting orders of a provider that accepts files, up to 1,000. From then on, they count as sent to the provider. */
  makeHandOver: HandOver;
  /** Creates missing drafts for past months, and answers them. */
  makeInvoice: Array<Invoice>;
  /**
   * Creates a listing, or changes the one with `_id`; with `updated_at`, only if that is still the current version. Images in `params` name files. In a multipart
   * call (graphql-multipart-request-spec), files can be sent along: for its sides, its size chart, and `images_upload`, added after its images. A text as
   * `size_chart`, like `size_chart_remove`, removes the size chart.
   */
  makeItemInfo: ItemInfo;
  makeListLayout: ListLayout;
  /**
   * Creates a saved view, or changes the one with `_id`; with `updated_at`, only if that is still the current version. Only its author or an owner of the
   * container can change a view.
   */
  makeListView: ListView;
  /** Creates a template, or changes the one with `_id`; with `updated_at`, only if that is still the current version. */
  makeListingTemplate: ListingTemplate;
  /** Creates a macro, or changes one. */
  makeMacro: Macro;
  /** Renders the print of one side of a saved design at 300 DPI with a transparent background. The same print isn't rendered again. */
  makeMockupDesignPrint: PrintFile;
  /** Renders one side, product and print, and saves the image. */
  makeMockupPreview: MockupPreview;
  /**
   * Connects an account, or changes it if `_id` is given; with `updated_at`, only if that is still the current version. A given connection is tested. Stores that
   * have the email in `paypal_email` or `paypal_emails` are paid there.
   */
  makePaypalAccount: PaypalAccount;
  /** Renders the print of one side of a saved mockup at 300 DPI with a transparent background. The same print isn't rendered again. */
  makePrintFile: PrintFile;
  /**
   * Creates a mockup, or replaces the one with `_id`. With `updated_at`, the version it was opened at, only if no one has saved it since; otherwise the code is
   * CONFLICT.
   */
  makeProductMockup: Mockup;
  /** Creates a template, or replaces the one with `_id`; with `updated_at`, only if that is still the current version. */
  makeProductMockupPreset: MockupPreset;
  /** Creates a policy, or changes the one with `_id`; with `updated_at`, only if that is still the current version. The first policy is the default. */
  makeShippingPreset: ShippingPreset;
  /**
   * Creates a store, or changes it if `_id` is given; with `updated_at`, only if that is still the current version. A given connection (the block of its platform)
   * is tested, and the result is in `sto_status`. Without one, the store isn't called.
   */
  makeStore: Store;
  /** Starts a conversation with a buyer: about an order, or with anyone who has an email address. */
  makeSupport: Support;
  /** Opens a ticket or a design task for an order; a design task can be about something else, its `subject`. Only one can be open per order, subject, or trend. */
  makeTask: Task;
  /** Adds and removes trademark words; existing ones stay as they are. Answers the whole list. */
  makeTrademarkWords: Array<TrademarkWord>;
  /**
   * Without `id`, invites a person: they're Pending until they open `invite_url` and sign in or choose a password. Inviting the same email again creates a new
   * link and revokes the old one. With `id`, changes a member; omitted fields stay as they are. With `updated_at`, only if that is still the current version.
   */
  makeUser: MadeUser;
  /**
   * Creates a group, or changes it if `id` is given; with `updated_at`, only if that is still the current version. Omitted fields stay as they are. No one can
   * grant more than they have.
   */
  makeUserGroup: UserGroup;
  /** Sends a failed reply again. */
  messageRetry: SupportDesk;
  /**
   * Writes a reply, which is sent ten seconds later, or a private note, or forwards a message. `kind`: reply, note, or forward. `then`: wait, resolve, or stay.
   * With `expect_last_id`, only if no one has written since that message, or at all if it is empty; otherwise that person is named, and nothing is sent. Deletes
   * the writer's draft on this device.
   */
  messageSend: SupportDesk;
  /** Undoes a reply that isn't being sent yet; it becomes a draft again. */
  messageUndo: SupportDesk;
  /** Sets the status of many files: published, draft, or trashed. */
  moveFile: Array<File>;
  /** Sets the status of many designs. */
  moveMockupDesign: Array<MockupDesign>;
  notificationMake: Array<Notification>;
  notificationReadAll: Scalars['Boolean']['output'];
  /** A link for the buyer to enter the shipping address, once, within 14 days. It replaces any earlier link. */
  orderAddressLink: AddressLink;
  /**
   * Gives orders up, or one fulfilment order of one. What no provider has is cancelled at once; who has it is asked, and says yes or no. Nobody is
   * given money back. With `at_shop` whole orders are cancelled at their shops too, where the platform lets us: it is tried afterwards, and told.
   */
  orderCancel: Array<Order>;
  /**
   * Says whether a line is fulfilled from here. One that is not holds no order back, and so do all lines of its SKU at its store, or of its product where it
   * has no SKU, now and from now on.
   */
  orderLineFulfilled: Order;
  /**
   * Says what lines of an order are and who makes them. With `remember`, every waiting order whose line has the same SKU is matched by it, now and from
   * now on.
   */
  orderMatch: Order;
  /**
   * Sends what is left of orders to who makes it: now, or after as many hours as the store says. With `fulfilment_id` all of it goes there; what a
   * provider refused is then given up.
   */
  orderProcess: Array<Order>;
  /**
   * Gives the buyer money back through the shop. `amount`: in the order's currency. `to`: in a person's words, what for; the buyer may be shown it. `left`:
   * what could still be refunded when this refund was made out; where it is another amount by now, the refund is refused.
   */
  orderRefund: Order;
  /**
   * Has pieces made again that a provider has sent or is making; what it costs is the order's. `category`: the problem, as a category of tickets; omitted: that
   * of the order's newest ticket.
   */
  orderReprint: Order;
  /** Goes on with a fulfilment order that was given up, refused or not answered, under the same reference. */
  orderRetry: Order;
  /** Splits items that no provider has yet from the others, for another account if one is given. */
  orderSplit: Order;
  /** Changes the editable fields of orders. With `updated_at`, one order only if that is still the current version. */
  orderUpdate: Array<Order>;
  /** Syncs orders from stores now; one job per store. */
  ordersFetch: Array<JobGroup>;
  /** `from`: wallet or outside; `reference`: the payment reference. */
  payInvoice: Invoice;
  /**
   * Responds to a dispute; the response is sent automatically, and once. `act`: one of the dispute's `acts`. `note`: the text for the other side. `amount`: of an
   * offer, in the dispute's currency. `files`: file IDs.
   */
  paypalDispute: PaypalItem;
  /** Syncs payments and disputes from PayPal: of these accounts, or of all. */
  paypalFetch: Array<PaypalAccount>;
  /** Reports that the caller views a conversation or writes in it; repeated every 8 seconds, and forgotten after 20. `mode`: view, reply, or gone. */
  presence: Scalars['Boolean']['output'];
  /**
   * Applies differences of a product type, all or those of `external_skus`, if `updated_at` is still the current version. Prices are recalculated, and
   * discontinued variants are removed.
   */
  productPresetAccept: ProductPreset;
  /** Compares a product type with the provider's current product and updates its differences. */
  productPresetCompare: ProductPreset;
  productPresetCreate: ProductPreset;
  /**
   * Imports product types from the text of a file as `/product-presets.json` returns it: existing ones (same provider and raw name) are changed, others are
   * created. With `dry_run`, nothing changes, and the answer is a preview. Longer files are sent in pieces (src/domain/product-presets/pieces.ts).
   */
  productPresetCreateByJson: ProductPresetImport;
  /** Creates a product type from a provider's product, with the manufacturer's variants, costs, print areas, shipping costs, and weight. */
  productPresetFromProvider: ProductPreset;
  /** Copies product types from another container that the caller belongs to; `from` is its ID. */
  productPresetPaste: ProductPresetPaste;
  /** Permanently deletes product types that no mockup presets, mockups, or listings use. Answers the IDs of the deleted ones. */
  productPresetRemove: Array<Scalars['ID']['output']>;
  /**
   * Changes the given fields of `_id`; with `updated_at`, only if that is still the current version. Prices are recalculated. For many, `ids` in place of `_id`:
   * favorite, and tags and collections to add or remove.
   */
  productPresetUpdate: Array<ProductPreset>;
  /**
   * Shares listings as documents on Issuu: one job per listing and store. A listing that was shared before is updated at the same URL. `ids`: of items of stores,
   * or of listings, which are shared from every store that can.
   */
  pushIssuu: Array<JobGroup>;
  /** Retries only the failed parts of a push. `store_id`: only in this store; `ids`: only these listings. */
  pushRetry: Push;
  /** Adds listings to a store's queue: each is pushed as soon as the store's limits allow. */
  queueItem: Array<ItemInfoRef>;
  removeCannedReply: Scalars['Boolean']['output'];
  /** Permanently deletes a file; rejected while it is in use, unless `anyway`. */
  removeFile: Scalars['ID']['output'];
  /** Permanently deletes files that aren't in use. */
  removeFiles: Array<Scalars['ID']['output']>;
  /** Removes the font from the catalog; rejected while a text in a mockup or template uses it. */
  removeFont: Scalars['ID']['output'];
  /** Removes listings. `end_in_stores`: their products are taken off sale in the stores too, by one job per product; otherwise they stay live there. */
  removeItemInfo: Array<ItemInfoRef>;
  removeListingTemplate: Scalars['Boolean']['output'];
  removeMacro: Scalars['Boolean']['output'];
  /** Permanently deletes designs that are in the trash. Answers the IDs of the deleted designs. */
  removeMockupDesign: Array<Scalars['ID']['output']>;
  removeProductMockupPreset: MockupPreset;
  /**
   * Last step of an upload that replaces a file's image. The file keeps its ID, name, and tags, and everything that uses it gets the new image; existing previews
   * don't change.
   */
  replaceFile: File;
  /** Sets the order in which rules run: the IDs of all of them, the first first. */
  ruleOrder: Array<Rule>;
  /** Deletes a rule. Its runs stay in the log. */
  ruleRemove: Scalars['Boolean']['output'];
  /** Creates a rule, which runs last, or changes one. */
  ruleSave: Rule;
  /** Changes the given fields; with `updated_at`, only if that is still the current version. `mask` design adds a file to the design collection, image removes it. */
  saveFile: File;
  /** Creates an order manually in place of one that couldn't be read. */
  setAsideOrderCreate: Order;
  /** Removes orders that couldn't be read from the list; one comes back if its store sends other data for it. */
  setAsideOrderDismiss: Array<Scalars['ID']['output']>;
  /** Requests an order that couldn't be read from its store again. Answers its ID if it was imported, and nothing if it still can't be read. */
  setAsideOrderRetry: Array<Scalars['ID']['output']>;
  /** Changes the caller's signature, or with `store_id` that of a store's mailbox; empty: none. Its variables are filled in as an email is written. */
  signatureSave: Signature;
  /**
   * First of three steps: reserves an upload. Then PUT the bytes to `url`, then updatePreSignedFile. The type `design` puts it in the design
   * collection; `attachment` is for a document (PDF, TXT, CSV) that goes with a message. `sha256`, in hex, is what the bytes must turn out to be. `_id`: another link for an upload that was begun and is announced as before.
   */
  signedUpload: SignedUpload;
  /** First of three steps: reserves the upload of a font. Then PUT the bytes to `url`, then call fontUpdatePreSignedFile. `sha256` and `_id`: as in signedUpload. */
  signedUploadFont: SignedUpload;
  /** `answer` is the query the platform redirected the browser with. The connection is tested, and the result is in `sto_status`. */
  storeAuthorized: Store;
  /** `answer` is the query the provider redirected the browser with. The mailbox no longer has a password; one without an address gets the account's. */
  storeMailboxAuthorized: Store;
  /** Removes the sign-in of a store's mailbox. Until there is another or a password, email is neither sent nor read. */
  storeMailboxSignOut: StoreMailbox;
  /** Changes rules of a store for its orders. Orders that wait are judged by them at once. */
  storeOrderRulesUpdate: StoreOrderRules;
  /** Syncs a store right away whose connection is disturbed, and retries whatever failed there. The result is in its `sto_status` once it has answered. */
  storeTryNow: Store;
  /** Merges conversations into one of the same store. The origin of each message is kept. */
  supportMerge: Support;
  /**
   * Refunds, reprints, or cancels the order of a conversation and replies to the buyer in the same step: all of it, or nothing. Without `reply`, only the order
   * is changed. Undoing the reply doesn't undo the change of the order. It takes permission to update orders as well.
   */
  supportOrderAction: SupportDesk;
  /** Moves messages into a conversation of their own: the one they were merged from, otherwise a new one. */
  supportSplit: Support;
  /**
   * Undoes the caller's change with this `change`: restores the status, assignee, priority, tags, snooze, and order of each conversation, and makes replies that
   * aren't being sent yet drafts of `device` again. Notes, tickets, and holds stay. Skips conversations that were changed since, or whose reply was sent; returns
   * the others.
   */
  supportUndo: Array<Support>;
  /**
   * Changes conversations, each as far as possible; with `updated_at`, one only if that is still the current version. Several calls with the same `change`, an ID
   * made by the caller, are one change, which can be undone (`supportUndo`).
   */
  supportUpdate: Array<Support>;
  /** Adds or removes tags of many files. */
  tagFile: Array<File>;
  /**
   * Changes tasks, each as far as possible; with `updated_at`, one task only if that is still the current version. Changes that concern one task (a resolution
   * that changes the order, files, print files, steps, the brief) are made for one at a time. If a resolution can't be carried out, nothing changes.
   */
  taskUpdate: Array<Task>;
  /**
   * Adds uploaded images to tasks by name: `{order}-{line}-{area}`, such as `1042-1-front.png`. Line 1 is the first of the order. One answer per file, with the
   * reason if it doesn't match.
   */
  taskUpload: Array<TaskUpload>;
  /** Tests a connection, saved or given; a failure is an error with the reason. Nothing is saved. */
  testFulfilment: FulfilmentTest;
  /** Tries a connection as `makeStore` would and saves nothing: that of `params`, with what is kept of the store `_id` where it is not typed anew. */
  testStore: StoreTest;
  /**
   * Adds a shipment of an order that no provider reports. Without `courier_code`, the carrier is detected from the number; without `pieces`, it contains
   * everything that one provider still has to ship. Several numbers are several shipments; the last one is answered and has the items.
   */
  trackingAdd: Tracking;
  /** Checks the status of shipments. */
  trackingCheck: Array<Tracking>;
  /** Sets the carrier of shipments. */
  trackingCourier: Array<Tracking>;
  /** Imports shipments from a file. Known ones don't change. With `dry`, nothing changes. Answers are in the order of the shipments. */
  trackingImport: Array<ToldParcel>;
  /** Sends the tracking of shipments to their stores, or to PayPal. `to`: store or paypal. */
  trackingPush: Array<Tracking>;
  /** Opens a ticket for each shipment, once. Answers the shipments' IDs. */
  trackingTicket: Array<Scalars['ID']['output']>;
  /** Corrects the number and carrier of a shipment. The store gets the new number in place of the old one. */
  trackingUpdate: Tracking;
  /** Removes posts from Pressroom. Published copies stay on the stores' blogs. */
  trashBlog: Array<Scalars['ID']['output']>;
  /** Removes a draft; with `revision`, only if it isn't newer. Answers its ID, whether it existed or not. */
  trashEditorDraft: Scalars['ID']['output'];
  /** Moves files to the trash; designs, mockups, and listings that use them keep them. Answers the IDs of the moved files. */
  trashFile: Array<Scalars['ID']['output']>;
  trashFulfilment: Array<Scalars['ID']['output']>;
  trashListView: Scalars['ID']['output'];
  /** Moves designs to the trash; a status restores them. Answers the IDs of the moved designs. */
  trashMockupDesign: Array<Scalars['ID']['output']>;
  /** Removes accounts and their credentials; their payments stay. */
  trashPaypalAccount: Array<Scalars['ID']['output']>;
  /** Removes policies. Their listings get `replace_by`, which is required if there are any. */
  trashShippingPreset: Array<Scalars['ID']['output']>;
  trashStore: Array<Scalars['ID']['output']>;
  /** Rejected while a group has members, and for the default group. Groups below a removed one move up to its parent. */
  trashUserGroup: Array<Scalars['ID']['output']>;
  /** Changes the given fields; with `updated_at`, only if that is still the current version. A status other than trashed restores a design from the trash. */
  updateMockupDesign: MockupDesign;
  /**
   * Sets tracking numbers of payments and sends them to PayPal, 20 per call. If the shipment of the payment's order has another number, the shipment is corrected,
   * in the store too. A problem with one payment, here or at PayPal, is in its `push.msg`; the others continue.
   */
  updatePaypalItem: Array<PaypalItem>;
  /** Last step: checks what was uploaded, measures it and makes the renditions. */
  updatePreSignedFile: File;
  /** Changes the signed-in user's own profile; omitted fields stay as they are. */
  updateProfile: User;
  /**
   * Sets the available quantity of each variant in stores where listings are listed, in one update; null: the store's default quantity. `store_ids` omitted: all
   * stores.
   */
  updateQuantityItem: Array<JobGroup>;
  /** Voids an issued invoice by a credit note, which is also answered; its charges can be drafted again. */
  voidInvoice: Array<Invoice>;
  /** Moves fulfillment orders in production: start, hold (with a reason), or made. Answers the IDs of the changed ones. */
  workMove: Array<Scalars['ID']['output']>;
};


export type MutationAppConfigTestArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationApplyMockupDesignArgs = {
  _id: Scalars['ID']['input'];
  product_ids: Array<Scalars['ID']['input']>;
};


export type MutationAuthorizeStoreArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationAuthorizeStoreMailboxArgs = {
  _id: Scalars['ID']['input'];
  provider: Scalars['String']['input'];
};


export type MutationBlogPublishArgs = {
  ids: Array<Scalars['ID']['input']>;
  publish_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationBookmarksSaveArgs = {
  base?: InputMaybe<Array<Scalars['String']['input']>>;
  bookmarks: Array<BookmarkInput>;
};


export type MutationBulkEditUndoArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationBulkItemInfoArgs = {
  add_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  add_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  custom_preset_id?: InputMaybe<Scalars['ID']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  edit?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  include_extend_images?: InputMaybe<Scalars['Boolean']['input']>;
  include_size_chart?: InputMaybe<Scalars['Boolean']['input']>;
  params?: InputMaybe<Array<BulkItemInput>>;
  platform_category?: InputMaybe<Array<ItemPlatformCategoryInput>>;
  platform_specifics?: InputMaybe<Array<ItemPlatformSpecificsInput>>;
  price?: InputMaybe<Scalars['Float']['input']>;
  price_by?: InputMaybe<Scalars['String']['input']>;
  price_ending?: InputMaybe<Scalars['String']['input']>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
  remove_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  remove_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  shipping_preset?: InputMaybe<Scalars['ID']['input']>;
  size_chart?: InputMaybe<ItemImageInput>;
  size_chart_remove?: InputMaybe<Scalars['Boolean']['input']>;
  specifics?: InputMaybe<Array<ItemSpecificInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  update_item_sku?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationBuyerEraseArgs = {
  _id: Scalars['ID']['input'];
  confirm: Scalars['String']['input'];
};


export type MutationConvertItemImagesArgs = {
  _id: Scalars['ID']['input'];
  image_id?: InputMaybe<Scalars['ID']['input']>;
  images_remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationCreateMockupDesignArgs = {
  params: MockupDesignInput;
};


export type MutationDeleteByIdArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  delete_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationDraftSaveArgs = {
  params: MessageDraftInput;
};


export type MutationDuplicateMockupDesignArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationExternalImportArgs = {
  ids: Array<Scalars['ID']['input']>;
  product_id: Scalars['ID']['input'];
};


export type MutationExternalLinkArgs = {
  _id: Scalars['ID']['input'];
  item_info_id: Scalars['ID']['input'];
};


export type MutationExternalLinkSkuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationExternalRefreshArgs = {
  store_ids: Array<Scalars['ID']['input']>;
};


export type MutationExternalTakeArgs = {
  edit?: InputMaybe<Scalars['ID']['input']>;
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  ids: Array<Scalars['ID']['input']>;
  side: Scalars['String']['input'];
};


export type MutationExternalUnlinkArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationFontUpdatePreSignedFileArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationFulfilmentShippingChoiceArgs = {
  _id: Scalars['ID']['input'];
  method?: InputMaybe<Scalars['String']['input']>;
  service: Scalars['String']['input'];
};


export type MutationFulfilmentTryNowArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationIssueInvoiceArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationJobItemArgs = {
  ids: Array<Scalars['ID']['input']>;
  job_type?: InputMaybe<Scalars['String']['input']>;
  push?: InputMaybe<Scalars['ID']['input']>;
  store_ids: Array<Scalars['ID']['input']>;
  update_category_specifics?: InputMaybe<Scalars['Boolean']['input']>;
  update_image?: InputMaybe<Scalars['Boolean']['input']>;
  update_logistic?: InputMaybe<Scalars['Boolean']['input']>;
  update_sizechart?: InputMaybe<Scalars['Boolean']['input']>;
  update_title_description?: InputMaybe<Scalars['Boolean']['input']>;
  update_variants?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationJobsRemoveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationJobsStartArgs = {
  code?: InputMaybe<Scalars['String']['input']>;
  ids: Array<Scalars['ID']['input']>;
  job?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationJobsStopArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationLiveOptimizeItemArgs = {
  ids: Array<Scalars['ID']['input']>;
  store_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  update_image?: InputMaybe<Scalars['Boolean']['input']>;
  update_title_description?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationLoginAsArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationMacroRunArgs = {
  _id: Scalars['ID']['input'];
  change?: InputMaybe<Scalars['ID']['input']>;
  items: Array<MacroItemInput>;
};


export type MutationMakeAlertArgs = {
  _id: Scalars['ID']['input'];
  on: Scalars['Boolean']['input'];
};


export type MutationMakeAppConfigArgs = {
  _id: Scalars['ID']['input'];
  params: AppConfigInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeBlogArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: BlogPostInput;
  version?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeCannedReplyArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: CannedReplyInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeContainerSettingArgs = {
  _id: Scalars['ID']['input'];
  params: ContainerSettingInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeEditorDraftArgs = {
  _id: Scalars['ID']['input'];
  params: EditorDraftInput;
  revision: Scalars['Int']['input'];
};


export type MutationMakeFulfilmentArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: FulfilmentInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeHandOverArgs = {
  fulfilment_id: Scalars['ID']['input'];
};


export type MutationMakeItemInfoArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  back?: InputMaybe<Scalars['Upload']['input']>;
  front?: InputMaybe<Scalars['Upload']['input']>;
  hood?: InputMaybe<Scalars['Upload']['input']>;
  images_upload?: InputMaybe<Array<Scalars['Upload']['input']>>;
  params: ItemInfoInput;
  size_chart?: InputMaybe<Scalars['Upload']['input']>;
  size_chart_remove?: InputMaybe<Scalars['Boolean']['input']>;
  sleeve?: InputMaybe<Scalars['Upload']['input']>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeListLayoutArgs = {
  columns: Array<ListColumnInput>;
  list: Scalars['String']['input'];
};


export type MutationMakeListViewArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: ListViewInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeListingTemplateArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: ListingTemplateInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeMacroArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: MacroInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeMockupDesignPrintArgs = {
  _id: Scalars['ID']['input'];
  position: Scalars['String']['input'];
};


export type MutationMakeMockupPreviewArgs = {
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  side: MockupSideInput;
};


export type MutationMakePaypalAccountArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: PaypalAccountInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakePrintFileArgs = {
  mockup_id: Scalars['ID']['input'];
  side_id: Scalars['ID']['input'];
};


export type MutationMakeProductMockupArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  mockup_type?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  product_id: Scalars['ID']['input'];
  sides: Array<MockupSideInput>;
  src?: InputMaybe<Scalars['String']['input']>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeProductMockupPresetArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  mockup_type?: InputMaybe<Scalars['String']['input']>;
  model?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  product_id: Scalars['ID']['input'];
  provider?: InputMaybe<Scalars['String']['input']>;
  sides: Array<MockupSideInput>;
  src?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeShippingPresetArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: ShippingPresetInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeStoreArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: StoreInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeSupportArgs = {
  params: SupportInput;
};


export type MutationMakeTaskArgs = {
  params: TaskInput;
};


export type MutationMakeTrademarkWordsArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  remove?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationMakeUserArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  params: UserInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMakeUserGroupArgs = {
  id?: InputMaybe<Scalars['ID']['input']>;
  params: UserGroupInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationMessageRetryArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationMessageSendArgs = {
  bcc?: InputMaybe<Array<MailRecipientInput>>;
  body: Scalars['String']['input'];
  by?: InputMaybe<Scalars['String']['input']>;
  cc?: InputMaybe<Array<MailRecipientInput>>;
  device?: InputMaybe<Scalars['ID']['input']>;
  expect_last_id?: InputMaybe<Scalars['ID']['input']>;
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  html?: InputMaybe<Scalars['String']['input']>;
  kind: Scalars['String']['input'];
  of?: InputMaybe<Scalars['ID']['input']>;
  support_id: Scalars['ID']['input'];
  then?: InputMaybe<Scalars['String']['input']>;
  to?: InputMaybe<Array<MailRecipientInput>>;
};


export type MutationMessageUndoArgs = {
  _id: Scalars['ID']['input'];
  device?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationMoveFileArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
};


export type MutationMoveMockupDesignArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
};


export type MutationNotificationMakeArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
};


export type MutationOrderAddressLinkArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationOrderCancelArgs = {
  at_shop?: InputMaybe<Scalars['Boolean']['input']>;
  fo_id?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOrderLineFulfilledArgs = {
  _id: Scalars['ID']['input'];
  fulfilled: Scalars['Boolean']['input'];
  line_id: Scalars['ID']['input'];
};


export type MutationOrderMatchArgs = {
  _id: Scalars['ID']['input'];
  lines: Array<OrderLineMatchInput>;
  remember?: InputMaybe<Scalars['Boolean']['input']>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOrderProcessArgs = {
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  now?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationOrderRefundArgs = {
  _id: Scalars['ID']['input'];
  amount: Scalars['Float']['input'];
  left?: InputMaybe<Scalars['Float']['input']>;
  pieces?: InputMaybe<Array<OrderPiecesInput>>;
  to?: InputMaybe<Scalars['String']['input']>;
};


export type MutationOrderReprintArgs = {
  _id: Scalars['ID']['input'];
  category?: InputMaybe<Scalars['String']['input']>;
  fo_id: Scalars['ID']['input'];
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  pieces: Array<OrderPiecesInput>;
};


export type MutationOrderRetryArgs = {
  _id: Scalars['ID']['input'];
  fo_id: Scalars['ID']['input'];
};


export type MutationOrderSplitArgs = {
  _id: Scalars['ID']['input'];
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  pieces: Array<OrderPiecesInput>;
};


export type MutationOrderUpdateArgs = {
  ids: Array<Scalars['ID']['input']>;
  params: OrderUpdateInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationOrdersFetchArgs = {
  store_ids: Array<Scalars['ID']['input']>;
};


export type MutationPayInvoiceArgs = {
  _id: Scalars['ID']['input'];
  from: Scalars['String']['input'];
  reference?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPaypalDisputeArgs = {
  _id: Scalars['ID']['input'];
  act: Scalars['String']['input'];
  amount?: InputMaybe<Scalars['Float']['input']>;
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  note?: InputMaybe<Scalars['String']['input']>;
};


export type MutationPaypalFetchArgs = {
  account_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationPresenceArgs = {
  device: Scalars['ID']['input'];
  mode: Scalars['String']['input'];
  support_id: Scalars['ID']['input'];
};


export type MutationProductPresetAcceptArgs = {
  _id: Scalars['ID']['input'];
  external_skus?: InputMaybe<Array<Scalars['String']['input']>>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationProductPresetCompareArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationProductPresetCreateArgs = {
  params: ProductPresetInput;
};


export type MutationProductPresetCreateByJsonArgs = {
  dry_run?: InputMaybe<Scalars['Boolean']['input']>;
  json: Scalars['String']['input'];
};


export type MutationProductPresetFromProviderArgs = {
  params: ProviderPresetInput;
};


export type MutationProductPresetPasteArgs = {
  from: Scalars['ID']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationProductPresetRemoveArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationProductPresetUpdateArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  params: ProductPresetUpdateInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationPushIssuuArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationPushRetryArgs = {
  _id: Scalars['ID']['input'];
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  store_id?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationQueueItemArgs = {
  ids: Array<Scalars['ID']['input']>;
  platform?: InputMaybe<Scalars['String']['input']>;
  store_id: Scalars['ID']['input'];
};


export type MutationRemoveCannedReplyArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveFileArgs = {
  _id: Scalars['ID']['input'];
  anyway?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationRemoveFilesArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveFontArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveItemInfoArgs = {
  end_in_stores?: InputMaybe<Scalars['Boolean']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveListingTemplateArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveMacroArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveMockupDesignArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveProductMockupPresetArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationReplaceFileArgs = {
  _id: Scalars['ID']['input'];
  upload_id: Scalars['ID']['input'];
};


export type MutationRuleOrderArgs = {
  ids: Array<Scalars['ID']['input']>;
  subject: Scalars['String']['input'];
};


export type MutationRuleRemoveArgs = {
  _id: Scalars['ID']['input'];
  subject: Scalars['String']['input'];
};


export type MutationRuleSaveArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: RuleInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSaveFileArgs = {
  _id: Scalars['ID']['input'];
  filename?: InputMaybe<Scalars['String']['input']>;
  mask?: InputMaybe<Scalars['String']['input']>;
  sku?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSetAsideOrderCreateArgs = {
  _id: Scalars['ID']['input'];
  params: ManualOrderInput;
};


export type MutationSetAsideOrderDismissArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSetAsideOrderRetryArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationSignatureSaveArgs = {
  body: Scalars['String']['input'];
  store_id?: InputMaybe<Scalars['ID']['input']>;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationSignedUploadArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  filename: Scalars['String']['input'];
  mimetype: Scalars['String']['input'];
  sha256?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
  type: Scalars['String']['input'];
};


export type MutationSignedUploadFontArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  filename: Scalars['String']['input'];
  mimetype: Scalars['String']['input'];
  sha256?: InputMaybe<Scalars['String']['input']>;
  size: Scalars['Int']['input'];
};


export type MutationStoreAuthorizedArgs = {
  answer: Scalars['String']['input'];
};


export type MutationStoreMailboxAuthorizedArgs = {
  answer: Scalars['String']['input'];
};


export type MutationStoreMailboxSignOutArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationStoreOrderRulesUpdateArgs = {
  _id: Scalars['ID']['input'];
  params: StoreOrderRulesInput;
};


export type MutationStoreTryNowArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationSupportMergeArgs = {
  ids: Array<Scalars['ID']['input']>;
  into: Scalars['ID']['input'];
};


export type MutationSupportOrderActionArgs = {
  action: SupportOrderActionInput;
  order_id: Scalars['ID']['input'];
  reply?: InputMaybe<SupportReplyInput>;
  support_id: Scalars['ID']['input'];
};


export type MutationSupportSplitArgs = {
  _id: Scalars['ID']['input'];
  message_ids: Array<Scalars['ID']['input']>;
};


export type MutationSupportUndoArgs = {
  change: Scalars['ID']['input'];
  device?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
};


export type MutationSupportUpdateArgs = {
  change?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  params: SupportUpdateInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTagFileArgs = {
  add?: InputMaybe<Array<Scalars['String']['input']>>;
  ids: Array<Scalars['ID']['input']>;
  remove?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type MutationTaskUpdateArgs = {
  ids: Array<Scalars['ID']['input']>;
  params: TaskUpdateInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTaskUploadArgs = {
  files: Array<Scalars['ID']['input']>;
};


export type MutationTestFulfilmentArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params?: InputMaybe<FulfilmentInput>;
};


export type MutationTestStoreArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: StoreInput;
};


export type MutationTrackingAddArgs = {
  courier_code?: InputMaybe<Scalars['String']['input']>;
  fo_id?: InputMaybe<Scalars['ID']['input']>;
  order_id: Scalars['ID']['input'];
  pieces?: InputMaybe<Array<OrderPiecesInput>>;
  tracking_number: Scalars['String']['input'];
};


export type MutationTrackingCheckArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationTrackingCourierArgs = {
  courier_code: Scalars['String']['input'];
  ids: Array<Scalars['ID']['input']>;
};


export type MutationTrackingImportArgs = {
  dry?: InputMaybe<Scalars['Boolean']['input']>;
  fulfilment_id: Scalars['ID']['input'];
  parcels: Array<ToldParcelInput>;
};


export type MutationTrackingPushArgs = {
  ids: Array<Scalars['ID']['input']>;
  to: Scalars['String']['input'];
};


export type MutationTrackingTicketArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationTrackingUpdateArgs = {
  _id: Scalars['ID']['input'];
  courier_code?: InputMaybe<Scalars['String']['input']>;
  tracking_number: Scalars['String']['input'];
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTrashBlogArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashEditorDraftArgs = {
  _id: Scalars['ID']['input'];
  revision?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationTrashFileArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashFulfilmentArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashListViewArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationTrashMockupDesignArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashPaypalAccountArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashShippingPresetArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
  replace_by?: InputMaybe<Scalars['ID']['input']>;
};


export type MutationTrashStoreArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationTrashUserGroupArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
};


export type MutationUpdateMockupDesignArgs = {
  _id: Scalars['ID']['input'];
  params: MockupDesignInput;
  updated_at?: InputMaybe<Scalars['Int']['input']>;
};


export type MutationUpdatePaypalItemArgs = {
  items: Array<PaypalItemInput>;
};


export type MutationUpdatePreSignedFileArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationUpdateProfileArgs = {
  customizer?: InputMaybe<CustomizerInput>;
  h?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  new_password?: InputMaybe<Scalars['String']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
};


export type MutationUpdateQuantityItemArgs = {
  ids: Array<Scalars['ID']['input']>;
  quantity?: InputMaybe<Scalars['Int']['input']>;
  store_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
};


export type MutationVoidInvoiceArgs = {
  _id: Scalars['ID']['input'];
  reason: Scalars['String']['input'];
};


export type MutationWorkMoveArgs = {
  ids: Array<Scalars['ID']['input']>;
  reason?: InputMaybe<Scalars['String']['input']>;
  to: Scalars['String']['input'];
};

export type NameValue = {
  __typename?: 'NameValue';
  name: Scalars['String']['output'];
  value?: Maybe<Scalars['String']['output']>;
};

export type NotAutomatic = {
  __typename?: 'NotAutomatic';
  /** The name of the store or the account. */
  name: Scalars['String']['output'];
  /** dead_state, sto_auto or sto_auto_fulfilment of the order's store, or auto of a fulfillment account. */
  setting: Scalars['String']['output'];
};

export type Notification = {
  __typename?: 'Notification';
  _id: Scalars['ID']['output'];
  code?: Maybe<Scalars['String']['output']>;
  /** Can have several lines. */
  content: Scalars['String']['output'];
  /** Unix seconds. */
  created_at: Scalars['Int']['output'];
  /** The ID of an order (Order) or an item (Item); for Support, the root-relative path. */
  referent?: Maybe<Scalars['String']['output']>;
  /** New or Readed. */
  status: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  /** Order, Item or Support. */
  type: Scalars['String']['output'];
};

export type OpeningSpan = {
  __typename?: 'OpeningSpan';
  /** Minutes from midnight. */
  from: Scalars['Int']['output'];
  to: Scalars['Int']['output'];
  /** Sunday is 0. */
  weekday: Scalars['Int']['output'];
};

export type OpeningSpanInput = {
  from: Scalars['Int']['input'];
  to: Scalars['Int']['input'];
  weekday: Scalars['Int']['input'];
};

export type Order = {
  __typename?: 'Order';
  _id: Scalars['ID']['output'];
  /** The time by which it must be submitted to ship in time. */
  act_by?: Maybe<Scalars['Int']['output']>;
  /** The shipping address, if it differs from the store's. */
  address?: Maybe<OrderBuyer>;
  /** verifying, valid, invalid, or confirmed. */
  address_state: Scalars['String']['output'];
  archived_at?: Maybe<Scalars['Int']['output']>;
  /** The time of the answer on the orders' clock. */
  as_of: Scalars['Int']['output'];
  assignee?: Maybe<OrderPerson>;
  /** Whether it needs attention. */
  attention: Scalars['Boolean']['output'];
  /** The first blocking check, while something isn't submitted to a provider yet. */
  blocking_gate?: Maybe<Scalars['String']['output']>;
  buyer: OrderBuyer;
  /** Cancellation requested by the store or the buyer. */
  cancel_requested_at?: Maybe<Scalars['Int']['output']>;
  cancelled_at?: Maybe<Scalars['Int']['output']>;
  /** US dollars, like `fees` and `profit`: the providers' charges. */
  cost: Scalars['Float']['output'];
  created_at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** The time the buyer's data was erased; null: not erased. */
  erased_at?: Maybe<Scalars['Int']['output']>;
  /** Its page in the store's admin; null if the store no longer has it. */
  external_url?: Maybe<Scalars['String']['output']>;
  /** The fees of the platform and the payment service. */
  fees: Scalars['Float']['output'];
  /** matched, artwork, address, paid, and policy, in this order. */
  gates: Array<OrderGate>;
  hold?: Maybe<OrderHold>;
  items: Array<OrderItem>;
  notes: OrderNotes;
  /** The store's number. */
  number: Scalars['String']['output'];
  paid_at?: Maybe<Scalars['Int']['output']>;
  platform_id: Scalars['String']['output'];
  /** The status in the store. */
  platform_status: Scalars['String']['output'];
  /** Null if the currency has no rate. */
  profit?: Maybe<Scalars['Float']['output']>;
  /** The names of the accounts that have parts of it, or that it is planned for. */
  providers: Array<Scalars['String']['output']>;
  /** The value of one unit of `currency` in dollars when it was paid; null: not paid, or unknown. */
  rate?: Maybe<Scalars['Float']['output']>;
  /** The part of `total` that was refunded. */
  refunded: Scalars['Float']['output'];
  /** `trashed` or `deleted` if the store moved the order to its trash or deleted it. An open order is then canceled. */
  removed?: Maybe<Scalars['String']['output']>;
  /** 4 late, 3 critical, 2 high, 1 medium, 0 none: at `as_of`. */
  risk: Scalars['Int']['output'];
  /** The time the store last reported or confirmed it. */
  seen_at: Scalars['Int']['output'];
  /** The time by which it must ship. */
  ship_by?: Maybe<Scalars['Int']['output']>;
  shipping: Scalars['Float']['output'];
  /** Follows from the other fields; it can't be set. */
  status: Scalars['String']['output'];
  store: ItemStore;
  tags: Array<Scalars['String']['output']>;
  tax: Scalars['Float']['output'];
  /** In `currency`, including `tax` and `shipping`. */
  total: Scalars['Float']['output'];
  tracking_numbers: Array<Scalars['String']['output']>;
  /** The version: a change includes the version it was based on. */
  updated_at: Scalars['Int']['output'];
};

export type OrderAddressInput = {
  address_1: Scalars['String']['input'];
  address_2?: InputMaybe<Scalars['String']['input']>;
  city: Scalars['String']['input'];
  company?: InputMaybe<Scalars['String']['input']>;
  country: Scalars['String']['input'];
  email?: InputMaybe<Scalars['String']['input']>;
  first_name: Scalars['String']['input'];
  last_name: Scalars['String']['input'];
  phone?: InputMaybe<Scalars['String']['input']>;
  postcode: Scalars['String']['input'];
  state?: InputMaybe<Scalars['String']['input']>;
};

export type OrderBuyer = {
  __typename?: 'OrderBuyer';
  address_1: Scalars['String']['output'];
  address_2?: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  company?: Maybe<Scalars['String']['output']>;
  country: Scalars['String']['output'];
  email?: Maybe<Scalars['String']['output']>;
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  phone?: Maybe<Scalars['String']['output']>;
  postcode: Scalars['String']['output'];
  state?: Maybe<Scalars['String']['output']>;
};

/** The details of an order for its drawer. */
export type OrderDesk = {
  __typename?: 'OrderDesk';
  /** That of the order. */
  _id: Scalars['ID']['output'];
  /** How the address could be written so that its provider accepts it; null: it is accepted, or someone has to ask the buyer. */
  address_proposal?: Maybe<OrderBuyer>;
  /** When its store was connected, where the order was placed before and waits for that reason alone. */
  before_connected?: Maybe<Scalars['Int']['output']>;
  /** Newest first, 200 at most. */
  events: Array<OrderEvent>;
  fulfilment_orders: Array<FulfilmentOrder>;
  lines: Array<OrderDeskLine>;
  /** Settings that keep what is ready from being sent automatically. */
  not_automatic: Array<NotAutomatic>;
  payments: Array<OrderPayment>;
  /** Statements of the shop that a person has to decide on before the order is made; releasing the order answers them. */
  questions: Array<OrderQuestion>;
  /** The amount that can still be refunded, in the order's currency, without refunds that are being sent. */
  refundable: Scalars['Float']['output'];
  /** The shipping service the buyer chose, as the store names it; null: the store doesn't report it. */
  shipping_service?: Maybe<Scalars['String']['output']>;
  /** Changes the store made after a provider got the order, and the response to them. */
  store_changes: Array<JobMessage>;
  trackings: Array<Tracking>;
  /** Accounts for which no shipping method is selected yet, if that service is faster than standard shipping. */
  undecided_shipping: Array<UndecidedShipping>;
};

export type OrderDeskLine = {
  __typename?: 'OrderDeskLine';
  _id: Scalars['ID']['output'];
  /** The code of the address gate for that address; null: it has no fault, or a person confirmed the addresses. */
  address_code?: Maybe<Scalars['String']['output']>;
  areas?: Maybe<Scalars['Int']['output']>;
  /** A person's choice. */
  chosen_fulfilment_id?: Maybe<Scalars['ID']['output']>;
  /** The account that has it or would get it. */
  fulfilment_id?: Maybe<Scalars['ID']['output']>;
  /** similar: the SKU was compared without regard to case, dashes and blanks; several: more than one item or variant has it. */
  match_note?: Maybe<Scalars['String']['output']>;
  mockup_id?: Maybe<Scalars['ID']['output']>;
  /** Null: they are being drawn. */
  print_files?: Maybe<Array<OrderPrintFile>>;
  /** The product type's name, where the line is matched. */
  product?: Maybe<Scalars['String']['output']>;
  provider_sku?: Maybe<Scalars['String']['output']>;
  /** Where the store sends it, if not to the address of the order. */
  ship_to?: Maybe<OrderBuyer>;
  /** rule: its SKU or product is not fulfilled from here; line: this line alone is not. Null: it is. */
  unfulfilled?: Maybe<Scalars['String']['output']>;
  /** Items without a fulfillment order. */
  unplaced: Scalars['Int']['output'];
};

export type OrderEvent = {
  __typename?: 'OrderEvent';
  _id: Scalars['ID']['output'];
  at: Scalars['Int']['output'];
  /** The person who did it; null: automatic. */
  by?: Maybe<OrderPerson>;
  /** As in src/domain/sales/order-events.ts. */
  code: Scalars['String']['output'];
  params: Scalars['RefusalValues']['output'];
};

/** The metrics of a group of orders, in dollars; null: not available. */
export type OrderFigures = {
  __typename?: 'OrderFigures';
  /** Revenue ÷ orders. */
  average_order?: Maybe<Scalars['Float']['output']>;
  cost: Scalars['Float']['output'];
  fees: Scalars['Float']['output'];
  gross: Scalars['Float']['output'];
  /** Profit ÷ revenue, from 0 to 1. */
  margin?: Maybe<Scalars['Float']['output']>;
  orders: Scalars['Int']['output'];
  pieces: Scalars['Int']['output'];
  /** Revenue − cost − fees. */
  profit: Scalars['Float']['output'];
  /** Refunds ÷ (gross − tax), from 0 to 1. */
  refund_rate?: Maybe<Scalars['Float']['output']>;
  refunds: Scalars['Float']['output'];
  /** Gross − tax − refunds. */
  revenue: Scalars['Float']['output'];
  tax: Scalars['Float']['output'];
};

export type OrderGate = {
  __typename?: 'OrderGate';
  /** The reason it blocks, as in src/domain/sales/gates.ts. */
  code?: Maybe<Scalars['String']['output']>;
  gate: Scalars['String']['output'];
  open: Scalars['Boolean']['output'];
};

export type OrderHold = {
  __typename?: 'OrderHold';
  by?: Maybe<OrderPerson>;
  /** person, shop, buyer, trademark, stock, or unclear if the store reported something that needs a decision. */
  reason: Scalars['String']['output'];
  /** Null: until someone releases it. */
  until?: Maybe<Scalars['Int']['output']>;
};

export type OrderHoldInput = {
  /** person, buyer, trademark or stock. */
  reason: Scalars['String']['input'];
  /** Unix seconds; null: until someone releases it. */
  until?: InputMaybe<Scalars['Int']['input']>;
};

export type OrderItem = {
  __typename?: 'OrderItem';
  _id: Scalars['ID']['output'];
  /** The part of `quantity` that won't be produced. */
  cancelled: Scalars['Int']['output'];
  /** The part of `quantity` that the store reports as fulfilled outside Pressroom. */
  completed: Scalars['Int']['output'];
  image?: Maybe<Scalars['String']['output']>;
  item_info_id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
  /** The purchased variant of the listing's product type. */
  variant_sku?: Maybe<Scalars['String']['output']>;
};

/** The item and provider of a line. Omitted fields stay as they are. */
export type OrderLineMatchInput = {
  /** The account a person chose; empty: the default. */
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  line_id: Scalars['ID']['input'];
  /** The provider's SKU of the variant, if it isn't known. */
  provider_sku?: InputMaybe<Scalars['String']['input']>;
  /** Of the listing's product type. */
  variant_sku?: InputMaybe<Scalars['String']['input']>;
};

export type OrderNotes = {
  __typename?: 'OrderNotes';
  buyer?: Maybe<Scalars['String']['output']>;
  gift?: Maybe<Scalars['String']['output']>;
  internal: Scalars['String']['output'];
};

export type OrderPayment = {
  __typename?: 'OrderPayment';
  amount?: Maybe<Scalars['Float']['output']>;
  method: Scalars['String']['output'];
  paypal: Scalars['Boolean']['output'];
  transaction_id: Scalars['String']['output'];
};

export type OrderPerson = {
  __typename?: 'OrderPerson';
  _id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type OrderPieces = {
  __typename?: 'OrderPieces';
  line_id: Scalars['ID']['output'];
  quantity: Scalars['Int']['output'];
};

/** A number of items of one line. */
export type OrderPiecesInput = {
  line_id: Scalars['ID']['input'];
  quantity: Scalars['Int']['input'];
};

export type OrderPrintFile = {
  __typename?: 'OrderPrintFile';
  area: Scalars['String']['output'];
  dpi?: Maybe<Scalars['Int']['output']>;
  thumb?: Maybe<Scalars['String']['output']>;
  url: Scalars['String']['output'];
};

export type OrderQuestion = {
  __typename?: 'OrderQuestion';
  /** As in src/domain/sales/order-questions.ts. */
  code: Scalars['String']['output'];
  /** The store's own word, or an amount; empty if the code says everything. */
  said: Scalars['String']['output'];
};

export type OrderReport = {
  __typename?: 'OrderReport';
  /** The range it is compared with. */
  before?: Maybe<ReportRange>;
  /** The interval of the trend: day, week, or month. */
  bucket: Scalars['String']['output'];
  group: Scalars['String']['output'];
  range: ReportRange;
  /** The number of days being recalculated; 0: few or none. The metrics are correct in any case. */
  recalculating: Scalars['Int']['output'];
  rows: Array<OrderReportGroup>;
  total: OrderFigures;
  total_before?: Maybe<OrderFigures>;
  trend: Array<OrderReportGroup>;
  /** The trend of the compared range, with as many entries. */
  trend_before?: Maybe<Array<OrderReportGroup>>;
  /** Paid orders that are left out because their currency has no rate. */
  unrated: Array<UnratedOrders>;
};

export type OrderReportGroup = {
  __typename?: 'OrderReportGroup';
  end?: Maybe<Scalars['String']['output']>;
  figures: OrderFigures;
  /** The first day (YYYY-MM-DD), the ID of a store or fulfilment, several, none, or a currency. */
  key: Scalars['String']['output'];
  /** The name of the store or fulfilment; null if the key says it. */
  name?: Maybe<Scalars['String']['output']>;
  /** Its days within the range, DD-MM-YYYY; null if it isn't a period. */
  start?: Maybe<Scalars['String']['output']>;
};

/** An order in the report, in dollars. */
export type OrderReportRow = {
  __typename?: 'OrderReportRow';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  /** The day it counts on, DD-MM-YYYY. */
  day: Scalars['String']['output'];
  figures: OrderFigures;
  /** Whether it is included in the numerator of a rate. */
  marked: Scalars['Boolean']['output'];
  number: Scalars['String']['output'];
  /** A fulfilment's id, several or none. */
  service: Scalars['String']['output'];
  service_name?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  store_id: Scalars['ID']['output'];
  store_name: Scalars['String']['output'];
  /** In `currency`. */
  total: Scalars['Float']['output'];
};

export type OrderUpdateInput = {
  add_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** The shipping address in place of the store's. For one order only. */
  address?: InputMaybe<OrderAddressInput>;
  /** Approves an order that sells at a loss, may be a duplicate, or needs approval for another reason. */
  approve?: InputMaybe<Scalars['Boolean']['input']>;
  /** True: hidden from every list; false: shown again. */
  archive?: InputMaybe<Scalars['Boolean']['input']>;
  /** A member's ID; empty: unassigned. */
  assignee?: InputMaybe<Scalars['ID']['input']>;
  /** The address is correct as entered. For one order only. */
  confirm_address?: InputMaybe<Scalars['Boolean']['input']>;
  hold?: InputMaybe<OrderHoldInput>;
  /** Matches its items again with the products and SKUs known now. Matches by a person stay. */
  match?: InputMaybe<Scalars['Boolean']['input']>;
  note_gift?: InputMaybe<Scalars['String']['input']>;
  note_internal?: InputMaybe<Scalars['String']['input']>;
  /** Marks the order as paid, for example by bank transfer. A store that doesn't report the payment doesn't reverse this. */
  paid?: InputMaybe<Scalars['Boolean']['input']>;
  /** Ends a hold. */
  release?: InputMaybe<Scalars['Boolean']['input']>;
  remove_tags?: InputMaybe<Array<Scalars['String']['input']>>;
};

export type PackingSlips = {
  __typename?: 'PackingSlips';
  name: Scalars['String']['output'];
  pages: Scalars['Int']['output'];
  pdf: Scalars['String']['output'];
  /** The numbers of orders whose slips have characters that no font here includes. */
  unprintable: Array<Scalars['String']['output']>;
};

/** An account at PayPal. */
export type PaypalAccount = {
  __typename?: 'PaypalAccount';
  _id: Scalars['ID']['output'];
  /** Masked. */
  client_id: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  /** The email PayPal and the stores use for it. */
  email: Scalars['String']['output'];
  /** The time of the last complete sync; null: never. */
  fetched_at?: Maybe<Scalars['Int']['output']>;
  /** Whether it is being synced, or will be soon. */
  fetching: Scalars['Boolean']['output'];
  /** The reason it isn't Valid; null while it is. */
  reason?: Maybe<Reason>;
  secret: Scalars['String']['output'];
  /** Valid, Lostconnection, or Invalid. */
  status: Scalars['String']['output'];
  /** The stores paid there. */
  stores: Array<ItemStore>;
  updated_at: Scalars['Int']['output'];
  /** The API URL: PayPal's own, or its sandbox. */
  url: Scalars['String']['output'];
};

/** Secrets are write-only: reads show a mask, and a mask sent back means unchanged. */
export type PaypalAccountInput = {
  client_id: Scalars['String']['input'];
  email: Scalars['String']['input'];
  secret: Scalars['String']['input'];
  /** Empty: PayPal's own. https://api-m.sandbox.paypal.com is PayPal's sandbox. */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type PaypalAccountName = {
  __typename?: 'PaypalAccountName';
  _id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type PaypalAct = {
  __typename?: 'PaypalAct';
  _id: Scalars['ID']['output'];
  /** message, offer, escalate, accept, evidence or appeal. */
  act: Scalars['String']['output'];
  amount?: Maybe<Scalars['Float']['output']>;
  at: Scalars['Int']['output'];
  by?: Maybe<OrderPerson>;
  msg?: Maybe<JobMessage>;
  note: Scalars['String']['output'];
  /** waiting, sent or failed. */
  state: Scalars['String']['output'];
};

export type PaypalDesk = {
  __typename?: 'PaypalDesk';
  /** That of the payment. */
  _id: Scalars['ID']['output'];
  /** Responses sent from here, newest first. */
  acts: Array<PaypalAct>;
  /** Evidence from the order; null if there is no dispute. */
  evidence?: Maybe<PaypalEvidence>;
  /** The messages of both sides, oldest first. */
  messages: Array<PaypalMessage>;
};

export type PaypalDispute = {
  __typename?: 'PaypalDispute';
  /** The last response sent from here. */
  act?: Maybe<PaypalAct>;
  /** The responses that the stage and PayPal allow now, as in src/domain/sales/paypal.ts. */
  acts: Array<Scalars['String']['output']>;
  amount: Scalars['Float']['output'];
  currency: Scalars['String']['output'];
  dispute_id: Scalars['String']['output'];
  opened_at: Scalars['Int']['output'];
  /** Null: still open. */
  outcome?: Maybe<Scalars['String']['output']>;
  /** PayPal's value, like `stage`, `status`, and `outcome`; see src/domain/sales/paypal.ts. */
  reason: Scalars['String']['output'];
  /** The seller's deadline to respond; null: none. */
  respond_by?: Maybe<Scalars['Int']['output']>;
  stage: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

/** The evidence for an order, as it would be sent. */
export type PaypalEvidence = {
  __typename?: 'PaypalEvidence';
  carrier?: Maybe<Scalars['String']['output']>;
  carrier_name?: Maybe<Scalars['String']['output']>;
  delivered_at?: Maybe<Scalars['Int']['output']>;
  /** Suggested text: order, items, address, shipment, and tracking history. */
  note: Scalars['String']['output'];
  shipped_at?: Maybe<Scalars['Int']['output']>;
  tracking_number?: Maybe<Scalars['String']['output']>;
  tracking_url?: Maybe<Scalars['String']['output']>;
};

/** A payment received, with its tracking numbers for PayPal. */
export type PaypalItem = {
  __typename?: 'PaypalItem';
  _id: Scalars['ID']['output'];
  account: PaypalAccountName;
  /** In `currency`, as `fee` and `refunded` are. */
  amount: Scalars['Float']['output'];
  /** The time of the answer, by the clock orders go by. */
  as_of: Scalars['Int']['output'];
  /** The carrier's code. */
  carrier: Scalars['String']['output'];
  carrier_name: Scalars['String']['output'];
  /** When it was paid. */
  created_at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  dispute?: Maybe<PaypalDispute>;
  /** PayPal's fee. */
  fee?: Maybe<Scalars['Float']['output']>;
  /** As the store sent it to PayPal. */
  invoice_id?: Maybe<Scalars['String']['output']>;
  /** The reason the last number wasn't sent to PayPal. */
  msg?: Maybe<JobMessage>;
  /** Null: unknown. */
  order?: Maybe<PaypalOrder>;
  payer?: Maybe<Scalars['String']['output']>;
  /** waiting, pushed, failed, or off if there is no number. */
  push: TrackingPush;
  /** The time the last number was sent to PayPal. */
  pushed_at?: Maybe<Scalars['Int']['output']>;
  /** The part of `amount` that was refunded, according to PayPal. */
  refunded: Scalars['Float']['output'];
  /** While PayPal holds the money: the latest release date, by PayPal's rules. */
  release_at?: Maybe<Scalars['Int']['output']>;
  /** missing, synced, hold, disputed, or resolved. It follows from the other fields. */
  status: Scalars['String']['output'];
  /** Null: unknown. */
  store?: Maybe<ItemStore>;
  /** All tracking numbers, oldest first; the last one is the one above. */
  trackers: Array<PaypalTracker>;
  /** The tracking number of the last shipment; empty: unknown. */
  tracking_number: Scalars['String']['output'];
  /** PayPal's ID. */
  transaction_id: Scalars['String']['output'];
  /** Names the version. */
  updated_at: Scalars['Int']['output'];
};

export type PaypalItemInput = {
  _id: Scalars['ID']['input'];
  /** The carrier's code; empty: detected from the number. */
  carrier?: InputMaybe<Scalars['String']['input']>;
  tracking_number: Scalars['String']['input'];
};

export type PaypalMessage = {
  __typename?: 'PaypalMessage';
  at: Scalars['Int']['output'];
  /** BUYER, SELLER or ARBITER. */
  by: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type PaypalOrder = {
  __typename?: 'PaypalOrder';
  _id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

/** A tracking number for PayPal. */
export type PaypalTracker = {
  __typename?: 'PaypalTracker';
  _id: Scalars['ID']['output'];
  carrier: Scalars['String']['output'];
  carrier_name: Scalars['String']['output'];
  push: TrackingPush;
  /** The shipment; null: entered here. */
  tracking_id?: Maybe<Scalars['ID']['output']>;
  tracking_number: Scalars['String']['output'];
};

export type Permission = {
  __typename?: 'Permission';
  access: PermissionAccess;
  module: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PermissionAccess = {
  __typename?: 'PermissionAccess';
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
};

export type PermissionAccessInput = {
  add: Scalars['Boolean']['input'];
  delete: Scalars['Boolean']['input'];
  update: Scalars['Boolean']['input'];
  view: Scalars['Boolean']['input'];
};

export type PermissionInput = {
  access: PermissionAccessInput;
  module: Scalars['String']['input'];
};

export type PlanLog = {
  __typename?: 'PlanLog';
  expires_at?: Maybe<Scalars['Int']['output']>;
  payment_at?: Maybe<Scalars['Int']['output']>;
  plan?: Maybe<Scalars['String']['output']>;
};

export type PlatformCategories = {
  __typename?: 'PlatformCategories';
  /** Whether products can be in any category, not only in those at the bottom. */
  any: Scalars['Boolean']['output'];
  categories: Array<PlatformCategory>;
  kept_at: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
  /** The reason they weren't refreshed; null: they're current. */
  reason?: Maybe<Reason>;
  /** The category set; empty if the platform has only one. */
  version: Scalars['String']['output'];
  /** The category sets to choose from; empty: only one. */
  versions: Array<Scalars['String']['output']>;
};

export type PlatformCategory = {
  __typename?: 'PlatformCategory';
  /** The names of its parent categories, as far as the platform reports them. */
  above: Array<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  /** Whether it has no subcategories. */
  leaf: Scalars['Boolean']['output'];
  level: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  parent?: Maybe<Scalars['ID']['output']>;
};

export type PlatformSpecific = {
  __typename?: 'PlatformSpecific';
  /** The platform's own. */
  id: Scalars['ID']['output'];
  /** Maximum characters of an entered value; null: unknown. */
  most?: Maybe<Scalars['Int']['output']>;
  /** Whether several values are allowed. */
  multiple: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** Whether other values are allowed. */
  open: Scalars['Boolean']['output'];
  required: Scalars['Boolean']['output'];
  values: Array<PlatformSpecificValue>;
  /** Whether variants can have different values. */
  variation: Scalars['Boolean']['output'];
};

export type PlatformSpecificValue = {
  __typename?: 'PlatformSpecificValue';
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type PlatformSpecifics = {
  __typename?: 'PlatformSpecifics';
  category: Scalars['ID']['output'];
  kept_at: Scalars['Int']['output'];
  platform: Scalars['String']['output'];
  reason?: Maybe<Reason>;
  specifics: Array<PlatformSpecific>;
  version: Scalars['String']['output'];
};

export type Presence = {
  __typename?: 'Presence';
  /** view or reply. */
  mode: Scalars['String']['output'];
  person: OrderPerson;
  support_id: Scalars['ID']['output'];
};

export type PresetDifference = {
  __typename?: 'PresetDifference';
  /** new, gone, out_of_stock, in_stock, dearer or cheaper. */
  code: Scalars['String']['output'];
  /** The provider's SKU of the variant. */
  external_sku: Scalars['String']['output'];
  /** The variant's display name, such as `Black / M`. */
  label: Scalars['String']['output'];
  now?: Maybe<Scalars['Float']['output']>;
  /** Our SKU; null for a new variant. */
  sku?: Maybe<Scalars['String']['output']>;
  /** Dollars. */
  was?: Maybe<Scalars['Float']['output']>;
};

export type PresetDomesticShipping = {
  __typename?: 'PresetDomesticShipping';
  /** Each additional item. */
  additional_cost: Scalars['Float']['output'];
  /** The first item of a shipment. */
  cost: Scalars['Float']['output'];
  /** Two letters, such as US. */
  country: Scalars['String']['output'];
};

export type PresetDomesticShippingInput = {
  additional_cost: Scalars['Float']['input'];
  cost: Scalars['Float']['input'];
  country: Scalars['String']['input'];
};

export type PresetImage = {
  __typename?: 'PresetImage';
  /** The file, if it is one of the container's. */
  _id?: Maybe<Scalars['ID']['output']>;
  sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
};

/** A file of the container by its `_id`, or an image URL. */
export type PresetImageInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

export type PresetInternationalShipping = {
  __typename?: 'PresetInternationalShipping';
  additional_cost: Scalars['Float']['output'];
  cost: Scalars['Float']['output'];
};

export type PresetInternationalShippingInput = {
  additional_cost: Scalars['Float']['input'];
  cost: Scalars['Float']['input'];
};

/** Centimeters. */
export type PresetPackage = {
  __typename?: 'PresetPackage';
  height: Scalars['Float']['output'];
  length: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
};

export type PresetPackageInput = {
  height: Scalars['Float']['input'];
  length: Scalars['Float']['input'];
  width: Scalars['Float']['input'];
};

export type PresetPictureLeft = {
  __typename?: 'PresetPictureLeft';
  filename: Scalars['String']['output'];
  name: Scalars['String']['output'];
  /** Of the copy. */
  preset_id: Scalars['ID']['output'];
};

export type PresetPlatformCategory = {
  __typename?: 'PresetPlatformCategory';
  id: Scalars['ID']['output'];
  /** The names from the top category down. */
  path: Array<Scalars['String']['output']>;
  platform: Scalars['String']['output'];
  /** The platform's category set; empty if it has only one. */
  version: Scalars['String']['output'];
};

export type PresetPlatformCategoryInput = {
  id: Scalars['ID']['input'];
  path: Array<Scalars['String']['input']>;
  platform: Scalars['String']['input'];
  version?: InputMaybe<Scalars['String']['input']>;
};

export type PresetPlatformSpecifics = {
  __typename?: 'PresetPlatformSpecifics';
  platform: Scalars['String']['output'];
  specifics: Array<PresetSpecific>;
};

export type PresetPlatformSpecificsInput = {
  platform: Scalars['String']['input'];
  specifics: Array<PresetSpecificInput>;
};

/** A provider's print area: the size of the print file in pixels at 300 DPI. */
export type PresetPrintArea = {
  __typename?: 'PresetPrintArea';
  height: Scalars['Int']['output'];
  /** An image that shows its position. */
  image?: Maybe<PresetImage>;
  label: Scalars['String']['output'];
  position: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PresetPrintAreaInput = {
  height: Scalars['Int']['input'];
  image?: InputMaybe<PresetImageInput>;
  label: Scalars['String']['input'];
  position: Scalars['String']['input'];
  width: Scalars['Int']['input'];
};

/** Dollars. Null: unknown. */
export type PresetShippingCosts = {
  __typename?: 'PresetShippingCosts';
  domestic?: Maybe<PresetDomesticShipping>;
  international?: Maybe<PresetInternationalShipping>;
};

export type PresetShippingCostsInput = {
  domestic?: InputMaybe<PresetDomesticShippingInput>;
  international?: InputMaybe<PresetInternationalShippingInput>;
};

export type PresetSizeChart = {
  __typename?: 'PresetSizeChart';
  /** The measurements: Width, Length … */
  columns: Array<Scalars['String']['output']>;
  rows: Array<PresetSizeRow>;
  /** in or cm. */
  unit: Scalars['String']['output'];
};

export type PresetSizeChartInput = {
  columns: Array<Scalars['String']['input']>;
  rows: Array<PresetSizeRowInput>;
  unit: Scalars['String']['input'];
};

export type PresetSizeRow = {
  __typename?: 'PresetSizeRow';
  size: Scalars['String']['output'];
  /** One per column: a number, or a range with a hyphen; empty: unknown. */
  values: Array<Scalars['String']['output']>;
};

export type PresetSizeRowInput = {
  size: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

/** The source of a product type. */
export type PresetSource = {
  __typename?: 'PresetSource';
  /** The time of the last comparison. */
  checked_at: Scalars['Int']['output'];
  /** Changes by the provider that haven't been applied yet. */
  differences: Array<PresetDifference>;
  /** Null: the account no longer exists. */
  fulfilment_id?: Maybe<Scalars['ID']['output']>;
  /** The manufacturer, if the provider has several; empty: the provider itself. */
  maker: Scalars['String']['output'];
  /** The provider's id of the product. */
  product: Scalars['String']['output'];
  provider: Scalars['String']['output'];
};

export type PresetSpecific = {
  __typename?: 'PresetSpecific';
  name: Scalars['String']['output'];
  values: Array<Scalars['String']['output']>;
};

export type PresetSpecificInput = {
  name: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

/** The number of each that use it. */
export type PresetUses = {
  __typename?: 'PresetUses';
  listings: Scalars['Int']['output'];
  mockup_presets: Scalars['Int']['output'];
  mockups: Scalars['Int']['output'];
};

export type PretyAttribute = {
  __typename?: 'PretyAttribute';
  attribute_type: Scalars['String']['output'];
  options: Array<PretyAttributeOption>;
  plf_attribute_name?: Maybe<Scalars['String']['output']>;
};

export type PretyAttributeInput = {
  attribute_type: Scalars['String']['input'];
  options: Array<PretyAttributeOptionInput>;
  plf_attribute_name?: InputMaybe<Scalars['String']['input']>;
};

export type PretyAttributeOption = {
  __typename?: 'PretyAttributeOption';
  default: Scalars['Boolean']['output'];
  ffm_value: Scalars['String']['output'];
  /** The color of a Color option, `#rrggbb`. */
  hex?: Maybe<Scalars['String']['output']>;
  /** Dollars added to the price by this option. */
  plf_price?: Maybe<Scalars['Float']['output']>;
  plf_value?: Maybe<Scalars['String']['output']>;
};

export type PretyAttributeOptionInput = {
  default: Scalars['Boolean']['input'];
  ffm_value: Scalars['String']['input'];
  hex?: InputMaybe<Scalars['String']['input']>;
  plf_price?: InputMaybe<Scalars['Float']['input']>;
  plf_value?: InputMaybe<Scalars['String']['input']>;
};

/** The effect of a price change on the variants for sale, in dollars. */
export type PriceEffect = {
  __typename?: 'PriceEffect';
  after: Scalars['Float']['output'];
  /** The lowest price. */
  before: Scalars['Float']['output'];
  profit_after?: Maybe<Scalars['Float']['output']>;
  /** The lowest profit of a variant; null: unknown. */
  profit_before?: Maybe<Scalars['Float']['output']>;
};

export type PrintFile = {
  __typename?: 'PrintFile';
  dpi: Scalars['Int']['output'];
  /** The file name for downloads. */
  filename: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  side_id: Scalars['ID']['output'];
  side_name: Scalars['String']['output'];
  /** Bytes; null until generated. */
  size?: Maybe<Scalars['Int']['output']>;
  url?: Maybe<Scalars['String']['output']>;
  /** Pixels: the product type's size for the side, otherwise 4500 × 5400, in the proportions of the print area. */
  width: Scalars['Int']['output'];
};

export type ProductPreset = {
  __typename?: 'ProductPreset';
  _id: Scalars['ID']['output'];
  /** One row per variant. `sale_price` is base_price × fix_profit + fixed_profit + what its options and `price_addition` add. */
  attribute_specifics: Array<AttributeSpecific>;
  /** The base price of its cheapest and its most expensive variant; null if it has none. */
  base_price_from?: Maybe<Scalars['Float']['output']>;
  base_price_to?: Maybe<Scalars['Float']['output']>;
  collections: Array<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  /** Images that new listings get after those of the mockup. */
  extend_images: Array<PresetImage>;
  favorite: Scalars['Boolean']['output'];
  /** The provider's SKU of each variant, by our SKU. */
  fulfil_attributes: Array<FulfilAttribute>;
  id: Scalars['ID']['output'];
  image?: Maybe<Scalars['String']['output']>;
  /** The file of `image`, if it is one of the container's. */
  image_id?: Maybe<Scalars['ID']['output']>;
  mockup_count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** The size of the package for one item. */
  package_dimensions?: Maybe<PresetPackage>;
  /** Its category on each platform. */
  platform_category: Array<PresetPlatformCategory>;
  /** The details a platform requires for that category. */
  platform_specifics: Array<PresetPlatformSpecifics>;
  /** The buyer's choices: Color, Size …, each with its options. */
  prety_attributes: Array<PretyAttribute>;
  /** Dollars added to the price of every variant. */
  price_addition: Scalars['Float']['output'];
  /** Its print areas. One that mockup presets print on can't be removed, and its position can't change. */
  print_areas: Array<PresetPrintArea>;
  provider: Scalars['String']['output'];
  /** The provider's name for it; unique for its provider in a container. */
  raw_name: Scalars['String']['output'];
  shipping_costs: PresetShippingCosts;
  size_chart?: Maybe<PresetSizeChart>;
  /** The provider's product it was created from; null: none. */
  source?: Maybe<PresetSource>;
  /** Properties of every variant: Material, Brand … */
  specifics: Array<PresetSpecific>;
  tags: Array<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  /** Its version. */
  updated_at: Scalars['Int']['output'];
  used_by: PresetUses;
  variant_count: Scalars['Int']['output'];
  /** Grams. */
  weight: Scalars['Float']['output'];
};

export type ProductPresetCount = {
  __typename?: 'ProductPresetCount';
  all: Scalars['Int']['output'];
  alloverprint: Scalars['Int']['output'];
  apparel: Scalars['Int']['output'];
  canvasposter: Scalars['Int']['output'];
  facemask: Scalars['Int']['output'];
  giftaccessories: Scalars['Int']['output'];
  homedecorations: Scalars['Int']['output'];
  jewelry: Scalars['Int']['output'];
};

export type ProductPresetCountProvider = {
  __typename?: 'ProductPresetCountProvider';
  all: Scalars['Int']['output'];
  customcat: Scalars['Int']['output'];
  dreamship: Scalars['Int']['output'];
  geargag: Scalars['Int']['output'];
  gearment: Scalars['Int']['output'];
  geekpod: Scalars['Int']['output'];
  lenful: Scalars['Int']['output'];
  lionnix: Scalars['Int']['output'];
  merchize: Scalars['Int']['output'];
  onos: Scalars['Int']['output'];
  printify: Scalars['Int']['output'];
  printway: Scalars['Int']['output'];
  private: Scalars['Int']['output'];
  scalable: Scalars['Int']['output'];
  shineon: Scalars['Int']['output'];
};

/** The result or preview of importing a file of product types. Rejected product types don't stop the others. */
export type ProductPresetImport = {
  __typename?: 'ProductPresetImport';
  changed: Scalars['Int']['output'];
  /** Whether it was imported: false for a preview. */
  done: Scalars['Boolean']['output'];
  made: Scalars['Int']['output'];
  refused: Scalars['Int']['output'];
  /** One per product type in the file, in order. */
  rows: Array<ProductPresetImportRow>;
  same: Scalars['Int']['output'];
};

export type ProductPresetImportRow = {
  __typename?: 'ProductPresetImportRow';
  /** Null: doesn't exist, or not yet. */
  _id?: Maybe<Scalars['ID']['output']>;
  /** The names of the changed fields. */
  fields: Array<Scalars['String']['output']>;
  /** The reason it was rejected, in English; null if it wasn't. */
  message?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  /** The same reason in any language. */
  reason?: Maybe<Reason>;
  /** Its position in the file, from 1. */
  row: Scalars['Int']['output'];
  /** new, changed, same or refused. */
  verdict: Scalars['String']['output'];
};

export type ProductPresetInput = {
  attribute_specifics?: InputMaybe<Array<AttributeSpecificInput>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  extend_images?: InputMaybe<Array<PresetImageInput>>;
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  fulfil_attributes?: InputMaybe<Array<FulfilAttributeInput>>;
  image?: InputMaybe<PresetImageInput>;
  name: Scalars['String']['input'];
  package_dimensions?: InputMaybe<PresetPackageInput>;
  platform_category?: InputMaybe<Array<PresetPlatformCategoryInput>>;
  platform_specifics?: InputMaybe<Array<PresetPlatformSpecificsInput>>;
  prety_attributes?: InputMaybe<Array<PretyAttributeInput>>;
  price_addition?: InputMaybe<Scalars['Float']['input']>;
  print_areas?: InputMaybe<Array<PresetPrintAreaInput>>;
  provider: Scalars['String']['input'];
  /** The name by default. */
  raw_name?: InputMaybe<Scalars['String']['input']>;
  shipping_costs?: InputMaybe<PresetShippingCostsInput>;
  size_chart?: InputMaybe<PresetSizeChartInput>;
  specifics?: InputMaybe<Array<PresetSpecificInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  type: Scalars['String']['input'];
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type ProductPresetLabels = {
  __typename?: 'ProductPresetLabels';
  collections: Array<TagCount>;
  tags: Array<TagCount>;
};

export type ProductPresetMockupCountProvider = {
  __typename?: 'ProductPresetMockupCountProvider';
  customcat: Scalars['Int']['output'];
  geargag: Scalars['Int']['output'];
  lionnix: Scalars['Int']['output'];
  merchize: Scalars['Int']['output'];
  printify: Scalars['Int']['output'];
  private: Scalars['Int']['output'];
  scalable: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type ProductPresetPaste = {
  __typename?: 'ProductPresetPaste';
  /** Images that couldn't be copied. */
  left: Array<PresetPictureLeft>;
  /** The copies. Product types that already exist (same provider and raw name) stay as they are and aren't included. */
  presets: Array<ProductPreset>;
  /** The names of product types that already exist. */
  there: Array<Scalars['String']['output']>;
};

/** Omitted fields stay as they are; null clears optional ones. */
export type ProductPresetUpdateInput = {
  add_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  add_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  attribute_specifics?: InputMaybe<Array<AttributeSpecificInput>>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  extend_images?: InputMaybe<Array<PresetImageInput>>;
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  fulfil_attributes?: InputMaybe<Array<FulfilAttributeInput>>;
  image?: InputMaybe<PresetImageInput>;
  name?: InputMaybe<Scalars['String']['input']>;
  package_dimensions?: InputMaybe<PresetPackageInput>;
  platform_category?: InputMaybe<Array<PresetPlatformCategoryInput>>;
  platform_specifics?: InputMaybe<Array<PresetPlatformSpecificsInput>>;
  prety_attributes?: InputMaybe<Array<PretyAttributeInput>>;
  price_addition?: InputMaybe<Scalars['Float']['input']>;
  print_areas?: InputMaybe<Array<PresetPrintAreaInput>>;
  raw_name?: InputMaybe<Scalars['String']['input']>;
  remove_collections?: InputMaybe<Array<Scalars['String']['input']>>;
  remove_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  shipping_costs?: InputMaybe<PresetShippingCostsInput>;
  size_chart?: InputMaybe<PresetSizeChartInput>;
  specifics?: InputMaybe<Array<PresetSpecificInput>>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
  weight?: InputMaybe<Scalars['Float']['input']>;
};

export type ProviderCatalogue = {
  __typename?: 'ProviderCatalogue';
  fulfilment_id: Scalars['ID']['output'];
  /** The time of the last refresh. */
  kept_at: Scalars['Int']['output'];
  products: Array<ProviderProduct>;
  /** The provider, such as printify. */
  provider: Scalars['String']['output'];
  /** The reason they weren't refreshed; null: they're current. */
  reason?: Maybe<Reason>;
};

export type ProviderMaker = {
  __typename?: 'ProviderMaker';
  /** The country it ships from; null: unknown. */
  country?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type ProviderMakers = {
  __typename?: 'ProviderMakers';
  fulfilment_id: Scalars['ID']['output'];
  makers: Array<ProviderMaker>;
  product: ProviderProduct;
};

/** Dollars. */
export type ProviderPostage = {
  __typename?: 'ProviderPostage';
  additional_cost: Scalars['Float']['output'];
  cost: Scalars['Float']['output'];
};

export type ProviderPresetInput = {
  /** Markup multiplier on each cost; 1 by default. */
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  /** Dollars added to each price; 0 by default. */
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  fulfilment: Scalars['ID']['input'];
  maker?: InputMaybe<Scalars['ID']['input']>;
  /** The product's name by default. */
  name?: InputMaybe<Scalars['String']['input']>;
  product: Scalars['ID']['input'];
  /** A category of productPresetCount. */
  type: Scalars['String']['input'];
};

export type ProviderPrintArea = {
  __typename?: 'ProviderPrintArea';
  /** Null: unknown. */
  dpi?: Maybe<Scalars['Int']['output']>;
  height: Scalars['Int']['output'];
  /** The provider's name for it. */
  position: Scalars['String']['output'];
  /** Pixels. */
  width: Scalars['Int']['output'];
};

export type ProviderProduct = {
  __typename?: 'ProviderProduct';
  brand?: Maybe<Scalars['String']['output']>;
  /** Plain text. */
  description: Scalars['String']['output'];
  /** The provider's own. */
  id: Scalars['ID']['output'];
  /** URL of a small image on this host, downloaded from the provider on first request. */
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

/** Null fields aren't reported by the provider. */
export type ProviderProductMade = {
  __typename?: 'ProviderProductMade';
  fulfilment_id: Scalars['ID']['output'];
  kept_at: Scalars['Int']['output'];
  maker: ProviderMaker;
  print_areas: Array<ProviderPrintArea>;
  product: ProviderProduct;
  /** The reason they weren't refreshed; null: they're current. */
  reason?: Maybe<Reason>;
  shipping_domestic?: Maybe<ProviderPostage>;
  shipping_international?: Maybe<ProviderPostage>;
  variants: Array<ProviderVariant>;
  /** Grams. */
  weight?: Maybe<Scalars['Float']['output']>;
};

export type ProviderVariant = {
  __typename?: 'ProviderVariant';
  available: Scalars['Boolean']['output'];
  /** Dollars; null: unknown. */
  cost?: Maybe<Scalars['Float']['output']>;
  options: Array<NameValue>;
  /** The provider's own. */
  sku: Scalars['String']['output'];
};

/** Many listings pushed to many stores in one action: one cell per listing and store. */
export type Push = {
  __typename?: 'Push';
  _id: Scalars['ID']['output'];
  /** The person who did it; empty: no longer a member. */
  by: Scalars['String']['output'];
  /** The number of listings. */
  count: Scalars['Int']['output'];
  created_at: Scalars['Int']['output'];
  stores: Array<PushStore>;
};

export type PushCell = {
  __typename?: 'PushCell';
  /** The URL of the listing; null: not listed. */
  external_url?: Maybe<Scalars['String']['output']>;
  job_id?: Maybe<Scalars['ID']['output']>;
  /** The reason it failed, or its progress; null: nothing to report. */
  msg?: Maybe<JobMessage>;
  /** waiting, pending, stopped, rejected, done, or gone: the job was removed. */
  status: Scalars['String']['output'];
  store_id: Scalars['ID']['output'];
};

/** One listing of a push. */
export type PushRow = {
  __typename?: 'PushRow';
  /** The listing's id. */
  _id: Scalars['ID']['output'];
  /** One per store, in the order of the push's stores; omitted if the push had nothing for the store. */
  cells: Array<PushCell>;
  image?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

/** The number of cells of a push with each status in one store. */
export type PushStore = {
  __typename?: 'PushStore';
  /** The store's id. */
  _id: Scalars['ID']['output'];
  done: Scalars['Int']['output'];
  /** The number of cells whose job was removed. */
  gone: Scalars['Int']['output'];
  /** Its jobs; null: they were removed. */
  group_id?: Maybe<Scalars['ID']['output']>;
  pending: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  sto_name: Scalars['String']['output'];
  sto_type: Scalars['String']['output'];
  stopped: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type Query = {
  __typename?: 'Query';
  /** The signed-in user's notification alerts in this workspace, on or off. */
  alerts: Array<Alert>;
  /** The workspace's integrations. `filter`: payment, carrier, mail, documents, rates, or trend; all or empty for every one. */
  appConfigs: Array<AppConfig>;
  /**
   * The audit log of this container, the newest first. Answers carry the header x-total. `search`: part of a person's or a subject's name or
   * email, or of a network address. `subject`: a kind of thing, the part of `action` before the dot. `action`: one action. `actor`: id of the
   * person who acted or was acted as. `start`, `end`: unix seconds, both included.
   */
  auditEvents: Array<AuditEvent>;
  blog: BlogPost;
  /**
   * Posts of the stores' blogs, most recently changed first. `status`: draft, scheduled, publishing, published, failed, unknown, or all. `search`: words in the
   * title. `sort`: title, publish_at, or updated_at; with `-` before it descending. Answers carry x-total.
   */
  blogs: Array<BlogPost>;
  /**
   * Preview of a bulk action: its effect on each row, and the rows it would skip. Changes nothing. `action` is the mutation's name. `store_ids`: the stores for
   * jobItem and queueItem. `status`: the status for moveFile and moveMockupDesign. `params`: the change for orderUpdate; `task`: for taskUpdate; `support`: for
   * supportUpdate; `macro`: the macro for macroRun; `preset`: for productPresetUpdate. `fulfilment_id`: the account for orderProcess.
   */
  bulkCheck: Array<BulkCheckRow>;
  /** Bulk edits of listings in the last day, newest first. Edits of the last 15 minutes can be undone. */
  bulkEdits: Array<BulkEdit>;
  /** The data stored about one buyer. `_id`: of one of their orders or conversations. */
  buyerData: BuyerData;
  /**
   * Buyers found by a full email address, phone number, or order number, or by the beginning of a name. The 20 with the latest orders or messages. Erased buyers
   * aren't found.
   */
  buyers: Array<Buyer>;
  /** The signed-in user in the container of the request's host; during a login-as, the user they act as. */
  cUser: User;
  /** Saved replies, by name. */
  cannedReplies: Array<CannedReply>;
  /** The library's categories, each with its tab and number of drawings. */
  clipartCategories: Array<ClipartCategory>;
  /** Clipart that comes with the product, by category and name. The editor requests 50 per page. Answers carry x-total. */
  cliparts: Array<Clipart>;
  /** The active members who may view a module, by name: those its work can be given to. Takes the permission to view it. */
  colleagues: Array<OrderPerson>;
  /** The workspace's settings: name, time zone, business hours, invoice header, exchange rates. One row. */
  containerSetting: Array<ContainerSetting>;
  /**
   * The dashboard. A part is null if the caller may not view its subject. `start`, `end`: DD-MM-YYYY in the container's time zone, both included; otherwise
   * `range`: today, 7d, 30d, 90d, month, last_month, or 12m; otherwise the last 30 days.
   */
  dashboard: Dashboard;
  /** One unfinished design with its content; null if it no longer exists. */
  editorDraft?: Maybe<EditorDraftContent>;
  /** The caller's unfinished designs, most recently changed first, without their content. */
  editorDrafts: Array<EditorDraft>;
  /** Requests to erase a buyer, newest first, up to 50. */
  erasures: Array<Erasure>;
  /** A store listing with its full details, compared with its item. */
  externalItem: ExternalItemWhole;
  /** The IDs of the same, up to 10,000. Answers carry x-total. */
  externalItemIds: Array<Scalars['ID']['output']>;
  /**
   * Products in the stores at the last sync, most recently changed first. `state`: pending, in_sync, warning, error, or paused; All or empty for every one.
   * `store`: an ID. `linked`: whether linked to an item. `search`: names, or a SKU. `start` and `end`: when it was changed in the store, unix seconds, both
   * included. `sort`: name, sku, price, changed_at, or seen_at; with `-` before it descending. Answers carry x-total.
   */
  externalItems: Array<ExternalItem>;
  /** Counts by state, in all stores or one. States without any are omitted. */
  externalItemsCount: Array<StatusCount>;
  /** The sync status of stores whose platforms report their products. */
  externalReads: Array<ExternalRead>;
  file?: Maybe<File>;
  /** The bytes of one rendition of a file; `large` by default. */
  fileBlob?: Maybe<FileBlob>;
  /** The number of files with each status. */
  fileCounter: MockupCounter;
  /** Tags of files that are not trashed, most used first. */
  fileTags: Array<TagCount>;
  /** The mockups, templates, designs, and listings that use the file, newest first. */
  fileUses: Array<FileUse>;
  /**
   * The container's uploads, newest first; 32 a page is what the file library asks for. `mask` narrows to what uploads are for: `design` is the
   * design collection (the artwork to design with, 20 a page), which takes the permission `design` in place of `file`, as does everything done to
   * one of its files. Without `mask` its files are among the others for those who may see them. `status` is published,
   * draft or trashed; without it, all but the trashed. `provider` Custom means one's own uploads, which all of them are. Answers carry x-total.
   */
  files: Array<File>;
  /**
   * Fonts in the editor: the container's own (custom) first, then the included ones (google), both by name. `page` takes precedence over the header of that name.
   * Answers carry x-total.
   */
  fonts: Array<Font>;
  /** Fulfillment orders by submission date and provider. `store`, `provider` (a fulfilment): IDs. `compare`: before or year. */
  fulfillmentReport: FulfillmentReport;
  /**
   * The fulfillment orders or shipments behind a metric of the fulfillment report, newest first. `cause`: of reprints, provider, courier, or other. Answers carry
   * x-total.
   */
  fulfillmentReportRows: Array<FulfillmentReportRow>;
  /** The shipping methods of a provider, and what is selected for the shipping services of stores. Some providers are asked for their methods. */
  fulfilmentShipping: FulfilmentShipping;
  /**
   * Answers carry the header x-total. `status`: Valid, Lostconnection, Invalid; empty or All for every one. `type`: a provider. `sort`: name, status, type,
   * total_paid or created_at; with `-` before it downwards. Newest first without.
   */
  fulfilments: Array<Fulfilment>;
  fulfilmentsCount: FulfilmentCount;
  /** Every module with all permissions off: the start of a new group. */
  getDefaultPermissions: Array<Permission>;
  /** The member of this container with exactly this email; null for anyone else, whether they have an account elsewhere or not. */
  getUserByEmail?: Maybe<UserEmail>;
  /** A member of this container; null for anyone else. */
  getUserById?: Maybe<User>;
  /** An order file that was created before, unchanged. */
  handOver: HandOver;
  /** One invoice with its lines. */
  invoice: InvoiceDetail;
  /**
   * Provider charges by store, provider, and month; only for the role sale. Answers carry x-total. `status`: draft, issued, paid, or void; empty or All for every
   * one. `month`: such as 2026-10. `sort`: number, month, total, or due; with `-` before it descending. By default, the newest month first.
   */
  invoices: Array<Invoice>;
  invoicesCount: InvoiceCounts;
  /** The IDs of the listings `itemsInfo` would return, newest first, up to 10,000. Answers carry x-total. */
  itemInfoIds: Array<Scalars['ID']['output']>;
  /**
   * The container's own listings, newest first. Answers carry x-total. `sort`: name, sku, price, updated_at or identity; with `-` before it
   * downwards.
   */
  itemsInfo: Array<ItemInfo>;
  /**
   * What sells more than before, based on the container's own orders, highest first, up to 50. `kind`: listing, topic (a tag), or product. `store`: only this
   * store's orders. Rejected if trends are off.
   */
  itemsTrend: Array<ItemTrend>;
  /** The latest attempts at a job, newest first. */
  jobAttempts: Array<JobAttempt>;
  /** Newest first. Answers carry x-total. `sort`: created_at, job_type or store; with `-` before it downwards. */
  jobGroups: Array<JobGroup>;
  jobslist: Array<Job>;
  /** The caller's column layout of a list; null if never changed. */
  listLayout?: Maybe<ListLayout>;
  /** Saved views of a list: the caller's own and those shared in this container, by name. */
  listViews: Array<ListView>;
  /** Text templates for descriptions of listings, by name. */
  listingTemplates: Array<ListingTemplate>;
  /** Macros, in the order of their keys. */
  macros: Array<Macro>;
  /** Messages of a conversation before a given one, oldest first, up to 30. */
  messages: Array<Message>;
  mockupCounter: MockupCounter;
  mockupDesign?: Maybe<MockupDesign>;
  /**
   * The print files of a saved design, one per printed side; `url` is null until the file is generated. The sheet is printed at the standard size, in its
   * proportions.
   */
  mockupDesignPrints: Array<PrintFile>;
  /** Tags of designs that aren't in the trash, most used first. */
  mockupDesignTags: Array<TagCount>;
  /**
   * 2D designs: artwork arranged for the sides of any product, newest first. The artwork itself is in the design collection: `files` with the mask `design`.
   * `status` is published, draft, or trashed; without it, all but trashed ones. Answers carry x-total.
   */
  mockupDesigns: Array<MockupDesign>;
  /** Newest first: notifications for everyone in the container that the user's permissions include, and those for the signed-in user only. */
  notifications: Array<Notification>;
  /** The number of notifications that are New to the signed-in user. */
  notificationsCount: Scalars['Int']['output'];
  /** One order with all details. */
  order: OrderDesk;
  /**
   * Paid orders by order date. `group`: day, week, month, store, service, or currency; day by default. `store`: an ID. `service`: a fulfilment's ID, several, or
   * none. `compare`: before (the previous period) or year.
   */
  orderReport: OrderReport;
  /** The orders behind a metric of the order report, newest first. Answers carry x-total. */
  orderReportRows: Array<OrderReportRow>;
  /**
   * Orders from the stores, newest first; archived ones only by `_id` and `search`. `status`: All or empty for every one. `store`, `provider` (a fulfilment),
   * `assignee`: IDs. `gate`: the blocking check. `risk`: this level or higher. `address`: an address status. `start` and `end`: unix seconds, both included.
   * `sort`: number, status, total, profit, created_at, or act_by; with `-` before it descending. Answers carry x-total.
   */
  orders: Array<Order>;
  /** Orders by status, with those that need attention under `attention` and those that couldn't be read under `aside`. Statuses without any are omitted. */
  ordersCount: Array<StatusCount>;
  /** Packing slips of fulfillment orders, one or more pages each: a PDF in Base64. `paper`: A4 or Letter. */
  packingSlips: PackingSlips;
  /** Accounts at PayPal, by their email. */
  paypalAccounts: Array<PaypalAccount>;
  /** The details of a payment for its drawer. */
  paypalItem: PaypalDesk;
  /**
   * Payments by PayPal, newest first. `status`: missing, synced, hold, disputed, or resolved; All or empty for every one. `store`, `account`: IDs. `stage`: of a
   * dispute, as in src/domain/sales/paypal.ts. `search`: a transaction or dispute ID, an order, invoice, or tracking number. `start` and `end`: unix seconds, both
   * included. `sort`: created_at, amount, respond_by, or release_at; with `-` before it descending. Answers carry x-total.
   */
  paypalItems: Array<PaypalItem>;
  /** Payments by status. Statuses without any are omitted. */
  paypalItemsCount: Array<StatusCount>;
  /**
   * A platform's categories below `parent`, or the top ones; `level`: only that level, 1 at the top. Requested through `store`, or the platform's first connected
   * store. `version`: the category set, if the platform has several. Cached for a day, or until the platform changes the set.
   */
  platformProductCategory: PlatformCategories;
  /** Categories that match words of a title, best match first. */
  platformProductCategorySearch: PlatformCategories;
  /** The details a platform requires for a product in a category. */
  platformProductSpecifics: PlatformSpecifics;
  /** The conversations that people have open. */
  presences: Array<Presence>;
  /** The print files of a saved mockup, one per side with something to print; `url` is null until the file is generated. */
  printFiles: Array<PrintFile>;
  /** Templates: a product's blank sides, and saved designs to start from. */
  productMockupPresets: Array<MockupPreset>;
  productMockups: Array<Mockup>;
  /**
   * Product types of providers. `type` is a category of productPresetCount, `provider` one of productPresetCountProvider; empty or all for every one. `tags`: it
   * has all of them. `search`: beginnings of words in its names, tags, and variant SKUs. `sort`: name, provider, created_at, updated_at, base_price (of its
   * cheapest variant), or mockup_count; with `-` before it descending. Answers carry x-total.
   */
  productPreset: Array<ProductPreset>;
  productPresetCount: ProductPresetCount;
  productPresetCountProvider: ProductPresetCountProvider;
  /** Tags and collections of product types, most used first. */
  productPresetLabels: ProductPresetLabels;
  productPresetMockupCountProvider: ProductPresetMockupCountProvider;
  /**
   * The products of the account `fulfilment`, or of the first account at `provider`, by name; `search` in name and brand. Refreshed once a day, or with `refresh`.
   * If that fails, the cached products are answered with the reason. Answers carry the header x-total.
   */
  providerProductType: ProviderCatalogue;
  /** A manufacturer's print areas of a product, and its other details. `maker` can be omitted if the provider makes it. */
  providerProductTypePrintArea: ProviderProductMade;
  /** The manufacturers of a product, or the provider itself. */
  providerProductTypeProvider: ProviderMakers;
  /** The results of a push by listing, in its order, by page. `only`: rejected, for listings with a failure. Answers carry x-total. */
  pushRows: Array<PushRow>;
  /** Bulk pushes of listings to stores, newest first. Answers carry x-total. */
  pushes: Array<Push>;
  /**
   * What is due, the soonest first, then what presses most, then the oldest: conversations and tasks somebody is to go on with, disputes that wait for the
   * seller, orders that are nearly late or want somebody's attention. What is snoozed or waits for others comes back by itself. `kinds`: support, task,
   * dispute, order; all of them where none is named. Each takes `view` of its module too: messenger, tasks, paypal, order; what somebody may not see is not in
   * it. `mine`: what one looks after. `assignee`: a member's id, or `nobody`. `search`: the beginning of an order's number or of the buyer's names, or of a
   * conversation's words; or what a task without an order is about. `sort`: due_at or created_at; with `-` before it downwards. Answers carry x-total.
   */
  queue: Array<QueueItem>;
  /** The number of entries of each kind that the caller may view. Kinds without any are omitted. */
  queueCount: Array<QueueCount>;
  /**
   * The cost of making items of a fulfillment order again, by the provider's quote where it has one. `fulfilment_id`: the account that would make them; omitted: the
   * same.
   */
  reprintCost: ReprintCost;
  /** The log of runs, newest first, kept for 90 days. `outcome`: done or refused. `start` and `end`: unix seconds, both included. Answers carry x-total. */
  ruleRuns: Array<RuleRun>;
  /** What a rule would have done over the last 30 days. Nothing is changed. Records are compared as they are now, messages as they arrived. */
  ruleTest: RuleTest;
  /** Rules on one kind of record, in the order they run. `subject`: support. */
  rules: Array<Rule>;
  /** The data a store sent for one of these. */
  setAsideOrder: SetAsideOrderContent;
  /** Orders that couldn't be read, latest first. Answers carry x-total. */
  setAsideOrders: Array<SetAsideOrder>;
  /**
   * Shared documents, most recently changed first. `status`: waiting, sharing, shared, failed, unknown, or all. `search`: words in the listing's name. `sort`:
   * name, shared_at, or updated_at; with `-` before it descending. Answers carry x-total.
   */
  sharedDocuments: Array<SharedDocument>;
  /** The buyer's shipping cost for a number of items to a country, cheapest service first. */
  shippingPresetQuote: Array<ShippingQuote>;
  /** The live listings with this policy, and their stores. */
  shippingPresetUse: ShippingPresetUse;
  /** Policies, the default first, then by name. Answers carry x-total. `sort`: name, cheapest, or updated_at; with `-` before it descending. */
  shippingPresets: Array<ShippingPreset>;
  /** The caller's signature, and those of the stores that have a mailbox; one that isn't written has an empty body. */
  signatures: Array<Signature>;
  storeCountQuery: StoreCount;
  /** How a store's mailbox is signed in, and which providers it can be signed in with. */
  storeMailbox: StoreMailbox;
  /** What a seller decided once for all orders of a store, and other stores that are connected to the same shop. */
  storeOrderRules: StoreOrderRules;
  /** The order statuses of the store, asked of the shop now. Null where the platform lets nobody make or rename them. */
  storeOrderStatusesLive?: Maybe<Array<StoreOrderStatus>>;
  /**
   * What the store's platform holds of the seller's money, asked of the shop now. Null where the platform tells nothing; so is each figure it does
   * not tell. What was told is kept as `transaction_summary`.
   */
  storeTransactionSummaryLive?: Maybe<StoreTransactionSummary>;
  /** The warehouses the store's platform knows of the seller, asked of the shop now. Null where the platform knows none. */
  storeWarehouseLive?: Maybe<Array<Warehouse>>;
  /**
   * Answers carry the header x-total. `status`: Valid, Lostconnection, Invalid; empty or All for every one. `sort`: sto_name, sto_status,
   * last_fetch_at, last_push_item_at, total_order, last_total_product or created_at; with `-` before it downwards. Newest first without.
   */
  stores: Array<Store>;
  /** One conversation with its latest messages and its buyer's details. */
  support: SupportDesk;
  /**
   * How quickly conversations (`of`: support) or order tickets (`of`: task) received between `start` and `end` were answered and resolved, in business hours.
   * `by`: person, the assignee, or category; a conversation's category is its filter, order or message.
   */
  supportFigures: SupportFigures;
  /** The number of open conversations (New and Inprocess) that are the caller's, and of those that are nobody's. */
  supportInbox: SupportInbox;
  /**
   * Conversations with buyers, the soonest due first; those merged into another are in that one. `filter`: order (about one) or message; empty for both.
   * `status`: All or empty for every one, Open for New and Inprocess. `assignee`: a member's id, `me`, or `nobody`. `sla`: ok, soon, overdue or
   * paused. `search`: words of
   * messages, notes, the subject, the buyer's name or address, the number of the order and names of files, each from its beginning, without regard to accents;
   * "words in a row"; and from:, to:, order:, subject:, tag:, has:file, has:note, before: and after: (YYYY-MM-DD or YYYY-MM, in the workspace's time zone) with
   * a value. All of it has to be in a conversation. `start` and `end`: unix seconds of the latest message, both included.
   * `sort`: due_at, last_message_at or created_at; with `-` before it downwards. `figure`: what `supportFigures` counts, came, answered, resolved,
   * reopened, rated, or good; `start` and `end` are of when it came then. Answers carry x-total.
   */
  supports: Array<Support>;
  /** The number of conversations of each filter and status. Those without any are omitted. */
  supportsCount: Array<SupportCount>;
  /** One task, the events of its order since, and the print areas of its order. */
  task: TaskDesk;
  /**
   * Where images would be added according to their names, before they're uploaded: like `taskUpload`, for files that don't exist yet. Without width and height,
   * resolution isn't checked.
   */
  taskPlaces: Array<TaskUpload>;
  /**
   * Order tickets and design tasks, the soonest due first. `type`: support or design. `category`, `status`: all or empty for every one. `assignee`: a
   * member's id, or `nobody`. `provider`: a fulfilment that makes the order, or part of it. `sla`: ok, soon, overdue or paused. `search`: the number of the order, the buyer's name, or what a task without an order is about.
   * `start` and `end`: unix seconds of when it was made, both included. `sort`: due_at or created_at; with `-` before it downwards. `figure`: what `supportFigures` counts,
   * came, answered (taken in hand), resolved or reopened. Answers carry x-total.
   */
  tasks: Array<Task>;
  /** The number of tasks of each type, category, and status. Those without any are omitted. */
  tasksCount: Array<TaskCount>;
  /**
   * Shipments, newest first. `status`: All or empty for every one. `store`, `provider` (a fulfilment): IDs. `pushed`: the status of sending tracking to the store.
   * `silent_days`: in transit without updates for this many business days. `search`: a tracking or order number. `start` and `end`: unix seconds, both included.
   * `sort`: created_at or last_event_at; with `-` before it descending. Answers carry x-total.
   */
  trackings: Array<Tracking>;
  /** Shipments by status. Statuses without any are omitted. */
  trackingsCount: Array<StatusCount>;
  /** The container's trademark watchlist, by word. */
  trademarkWords: Array<TrademarkWord>;
  /** The permissions of the signed-in user: every module, as the server enforces it. */
  userPermissions: Array<Permission>;
  /**
   * User groups, with their number in the header x-total. Without `get_all`: by page, only active ones that the caller may assign: every group for an owner, the
   * groups below their own for others. With `get_all`: all groups of the container. `status`: Active or Inactive, All for both.
   */
  usergroups: Array<UserGroup>;
  /**
   * Members of this container. Answers carry the header x-total. `_id`: that one member, whatever their status.
   * `identity`: the number, with or without #. `email`, `search` (name, email or number) and `status` narrow the list; an empty `status` is
   * everybody who may come in (Active), All is everyone. `group`: id of a user group. `start`, `end`: unix seconds, both included, when the
   * person joined. `sort`: name, email, identity, status, last_login or created_at, with a leading - for descending; the newest first
   * otherwise.
   */
  users: Array<User>;
  /** Up to 20 members whose name contains the text, by name. */
  usersByName: Array<User>;
  usersCount: UsersCount;
  /**
   * The production queue of an account for in-house production or for a provider that accepts files, by due date. `stage`: waiting, handed, new, making, held,
   * made, or sent; empty or All: everything that isn't sent. `sort`: act_by, goods, or number; with `-` before it descending. Answers carry x-total.
   */
  workQueue: Array<WorkOrder>;
};


export type QueryAppConfigsArgs = {
  filter?: InputMaybe<Scalars['String']['input']>;
};


export type QueryAuditEventsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  action?: InputMaybe<Scalars['String']['input']>;
  actor?: InputMaybe<Scalars['ID']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  subject?: InputMaybe<Scalars['String']['input']>;
};


export type QueryBlogArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryBlogsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBulkCheckArgs = {
  action: Scalars['String']['input'];
  fields?: InputMaybe<Array<Scalars['String']['input']>>;
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  ids: Array<Scalars['ID']['input']>;
  listing?: InputMaybe<BulkListingInput>;
  macro?: InputMaybe<Scalars['ID']['input']>;
  notable?: InputMaybe<Scalars['Boolean']['input']>;
  params?: InputMaybe<OrderUpdateInput>;
  preset?: InputMaybe<ProductPresetUpdateInput>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
  side?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store_ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  support?: InputMaybe<SupportUpdateInput>;
  task?: InputMaybe<TaskUpdateInput>;
  update_category_specifics?: InputMaybe<Scalars['Boolean']['input']>;
  update_image?: InputMaybe<Scalars['Boolean']['input']>;
  update_logistic?: InputMaybe<Scalars['Boolean']['input']>;
  update_sizechart?: InputMaybe<Scalars['Boolean']['input']>;
  update_title_description?: InputMaybe<Scalars['Boolean']['input']>;
  update_variants?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryBulkEditsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryBuyerDataArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryBuyersArgs = {
  search: Scalars['String']['input'];
};


export type QueryClipartsArgs = {
  category?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  tab?: InputMaybe<Scalars['String']['input']>;
};


export type QueryColleaguesArgs = {
  module: Scalars['String']['input'];
};


export type QueryDashboardArgs = {
  end?: InputMaybe<Scalars['String']['input']>;
  range?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
};


export type QueryEditorDraftArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryEditorDraftsArgs = {
  mockup_id?: InputMaybe<Scalars['ID']['input']>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExternalItemArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryExternalItemIdsArgs = {
  end?: InputMaybe<Scalars['Int']['input']>;
  linked?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExternalItemsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  linked?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryExternalItemsCountArgs = {
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFileArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryFileBlobArgs = {
  _id: Scalars['ID']['input'];
  size?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFileCounterArgs = {
  mask?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFileTagsArgs = {
  mask?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFileUsesArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryFilesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  mask?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  used?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryFontsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  page?: InputMaybe<Scalars['Int']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
};


export type QueryFulfillmentReportArgs = {
  compare?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFulfillmentReportRowsArgs = {
  cause?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  figure: Scalars['String']['input'];
  provider?: InputMaybe<Scalars['ID']['input']>;
  range?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryFulfilmentShippingArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryFulfilmentsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserByEmailArgs = {
  email: Scalars['String']['input'];
};


export type QueryGetUserByIdArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryHandOverArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryInvoiceArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryInvoicesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  month?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryItemInfoIdsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  collection?: InputMaybe<Scalars['String']['input']>;
  identity?: InputMaybe<Scalars['String']['input']>;
  in_store?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  shipping_preset?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryItemsInfoArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  collection?: InputMaybe<Scalars['String']['input']>;
  identity?: InputMaybe<Scalars['String']['input']>;
  in_store?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  shipping_preset?: InputMaybe<Scalars['ID']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryItemsTrendArgs = {
  kind: Scalars['String']['input'];
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryJobAttemptsArgs = {
  job_id: Scalars['ID']['input'];
};


export type QueryJobGroupsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  job_type?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryJobslistArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  group_id: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryListLayoutArgs = {
  list: Scalars['String']['input'];
};


export type QueryListViewsArgs = {
  list: Scalars['String']['input'];
};


export type QueryMessagesArgs = {
  before?: InputMaybe<Scalars['ID']['input']>;
  support_id: Scalars['ID']['input'];
};


export type QueryMockupDesignArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryMockupDesignPrintsArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryMockupDesignsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryOrderArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryOrderReportArgs = {
  compare?: InputMaybe<Scalars['String']['input']>;
  currency?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  group?: InputMaybe<Scalars['String']['input']>;
  range?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrderReportRowsArgs = {
  currency?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['String']['input']>;
  figure: Scalars['String']['input'];
  range?: InputMaybe<Scalars['String']['input']>;
  service?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryOrdersArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  address?: InputMaybe<Scalars['String']['input']>;
  assignee?: InputMaybe<Scalars['ID']['input']>;
  attention?: InputMaybe<Scalars['Boolean']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  gate?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
  risk?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPackingSlipsArgs = {
  ids: Array<Scalars['ID']['input']>;
  paper?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPaypalItemArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryPaypalItemsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  account?: InputMaybe<Scalars['ID']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryPlatformProductCategoryArgs = {
  level?: InputMaybe<Scalars['Int']['input']>;
  parent?: InputMaybe<Scalars['ID']['input']>;
  platform: Scalars['String']['input'];
  refresh?: InputMaybe<Scalars['Boolean']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlatformProductCategorySearchArgs = {
  platform: Scalars['String']['input'];
  search: Scalars['String']['input'];
  store?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPlatformProductSpecificsArgs = {
  category: Scalars['ID']['input'];
  platform: Scalars['String']['input'];
  refresh?: InputMaybe<Scalars['Boolean']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
  version?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPrintFilesArgs = {
  mockup_id: Scalars['ID']['input'];
};


export type QueryProductMockupPresetsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProductMockupsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  product_id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryProductPresetArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  collection?: InputMaybe<Scalars['String']['input']>;
  favorite?: InputMaybe<Scalars['Boolean']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProviderProductTypeArgs = {
  fulfilment?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
  refresh?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
};


export type QueryProviderProductTypePrintAreaArgs = {
  fulfilment?: InputMaybe<Scalars['ID']['input']>;
  maker?: InputMaybe<Scalars['ID']['input']>;
  product: Scalars['ID']['input'];
  provider?: InputMaybe<Scalars['String']['input']>;
  refresh?: InputMaybe<Scalars['Boolean']['input']>;
};


export type QueryProviderProductTypeProviderArgs = {
  fulfilment?: InputMaybe<Scalars['ID']['input']>;
  product: Scalars['ID']['input'];
  provider?: InputMaybe<Scalars['String']['input']>;
};


export type QueryPushRowsArgs = {
  only?: InputMaybe<Scalars['String']['input']>;
  push_id: Scalars['ID']['input'];
};


export type QueryPushesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryQueueArgs = {
  assignee?: InputMaybe<Scalars['ID']['input']>;
  kinds?: InputMaybe<Array<Scalars['String']['input']>>;
  mine?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryReprintCostArgs = {
  fo_id: Scalars['ID']['input'];
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  order_id: Scalars['ID']['input'];
  pieces: Array<OrderPiecesInput>;
};


export type QueryRuleRunsArgs = {
  end?: InputMaybe<Scalars['Int']['input']>;
  outcome?: InputMaybe<Scalars['String']['input']>;
  rule_id?: InputMaybe<Scalars['ID']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  subject: Scalars['String']['input'];
};


export type QueryRuleTestArgs = {
  params: RuleInput;
};


export type QueryRulesArgs = {
  subject: Scalars['String']['input'];
};


export type QuerySetAsideOrderArgs = {
  _id: Scalars['ID']['input'];
};


export type QuerySetAsideOrdersArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
};


export type QuerySharedDocumentsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryShippingPresetQuoteArgs = {
  _id: Scalars['ID']['input'];
  country: Scalars['String']['input'];
  quantity: Scalars['Int']['input'];
};


export type QueryShippingPresetUseArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryShippingPresetsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStoreMailboxArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryStoreOrderRulesArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryStoreOrderStatusesLiveArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryStoreTransactionSummaryLiveArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryStoreWarehouseLiveArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryStoresArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  owner?: InputMaybe<Scalars['ID']['input']>;
  platform?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QuerySupportArgs = {
  _id: Scalars['ID']['input'];
};


export type QuerySupportFiguresArgs = {
  by: Scalars['String']['input'];
  end: Scalars['Int']['input'];
  of: Scalars['String']['input'];
  start: Scalars['Int']['input'];
};


export type QuerySupportsArgs = {
  assignee?: InputMaybe<Scalars['ID']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  figure?: InputMaybe<Scalars['String']['input']>;
  filter?: InputMaybe<Scalars['String']['input']>;
  order_id?: InputMaybe<Scalars['ID']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sla?: InputMaybe<Scalars['String']['input']>;
  snoozed?: InputMaybe<Scalars['Boolean']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
  tag?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTaskArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryTaskPlacesArgs = {
  files: Array<TaskFileInput>;
};


export type QueryTasksArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  assignee?: InputMaybe<Scalars['ID']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  figure?: InputMaybe<Scalars['String']['input']>;
  order_id?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sla?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryTrackingsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  courier?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  provider?: InputMaybe<Scalars['ID']['input']>;
  pushed?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  silent_days?: InputMaybe<Scalars['Int']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryUsergroupsArgs = {
  get_all?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUsersArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  end?: InputMaybe<Scalars['Int']['input']>;
  group?: InputMaybe<Scalars['ID']['input']>;
  identity?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  start?: InputMaybe<Scalars['Int']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryUsersByNameArgs = {
  name: Scalars['String']['input'];
};


export type QueryWorkQueueArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sort?: InputMaybe<Scalars['String']['input']>;
  stage?: InputMaybe<Scalars['String']['input']>;
};

export type QueueCount = {
  __typename?: 'QueueCount';
  count: Scalars['Int']['output'];
  kind: Scalars['String']['output'];
  /** Of these, the caller's own. */
  mine: Scalars['Int']['output'];
};

/** It has the same ID as what it refers to. */
export type QueueItem = {
  __typename?: 'QueueItem';
  _id: Scalars['ID']['output'];
  /** A conversation's subject, a task's category, or a dispute's reason; for an order, the blocking check as `gate.code`, or empty. */
  about: Scalars['String']['output'];
  /** The time of the answer, by the clock orders go by. */
  as_of: Scalars['Int']['output'];
  assignee?: Maybe<OrderPerson>;
  buyer: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  due_at?: Maybe<Scalars['Int']['output']>;
  /** support, task, dispute or order. */
  kind: Scalars['String']['output'];
  order?: Maybe<QueueOrder>;
  /** urgent, high, normal or low. */
  priority: Scalars['String']['output'];
  /** ok, soon, or overdue; null: no deadline. */
  sla?: Maybe<Scalars['String']['output']>;
  /** The status of what it refers to; of a dispute, PayPal's value. */
  status: Scalars['String']['output'];
  store?: Maybe<ItemStore>;
  /** The subject of a task without an order. */
  subject?: Maybe<Scalars['String']['output']>;
  /** Of a task: support or design. Of a dispute: its stage. */
  type?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
};

export type QueueOrder = {
  __typename?: 'QueueOrder';
  _id: Scalars['ID']['output'];
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

/** A reason in any language: a code as in the extensions of errors, with the values for its message. */
export type Reason = {
  __typename?: 'Reason';
  refusal: Scalars['String']['output'];
  values: Scalars['RefusalValues']['output'];
};

/** A duration in whole days; 60 includes longer ones. */
export type ReportDays = {
  __typename?: 'ReportDays';
  count: Scalars['Int']['output'];
  mean?: Maybe<Scalars['Float']['output']>;
  p50?: Maybe<Scalars['Int']['output']>;
  p90?: Maybe<Scalars['Int']['output']>;
};

/** The days of a report, DD-MM-YYYY, both included, in the time zone `zone`. */
export type ReportRange = {
  __typename?: 'ReportRange';
  /** How many. */
  days: Scalars['Int']['output'];
  end: Scalars['String']['output'];
  start: Scalars['String']['output'];
  /** Such as Europe/Berlin. */
  zone: Scalars['String']['output'];
};

export type ReprintCause = {
  __typename?: 'ReprintCause';
  /** provider, courier or other. */
  cause: Scalars['String']['output'];
  pieces: Scalars['Int']['output'];
  rate?: Maybe<Scalars['Float']['output']>;
};

export type ReprintCost = {
  __typename?: 'ReprintCost';
  /** Made of what was asked. */
  _id: Scalars['ID']['output'];
  /** US dollars, with shipping; null: unknown. */
  cost?: Maybe<Scalars['Float']['output']>;
  /** Whether it is the provider's price, rather than an estimate by what the items cost the first time. */
  quoted: Scalars['Boolean']['output'];
};

export type RetentionPeriod = {
  __typename?: 'RetentionPeriod';
  days: Scalars['Int']['output'];
  /** buyers, conversations, attachments, notifications, job_logs or sign_ins. */
  kind: Scalars['String']['output'];
  /** The lowest and highest number of days allowed, and the default. */
  least: Scalars['Int']['output'];
  most: Scalars['Int']['output'];
  usual: Scalars['Int']['output'];
};

export type RetentionPeriodInput = {
  days: Scalars['Int']['input'];
  kind: Scalars['String']['input'];
};

/** When `event` happens to a record that meets the conditions, all steps are done, or none. A reply that must not be sent automatically is left out. A rule runs once per event of a record. */
export type Rule = {
  __typename?: 'Rule';
  _id: Scalars['ID']['output'];
  /** None: always. */
  conditions: Array<RuleCondition>;
  enabled: Scalars['Boolean']['output'];
  /** Of conversations: received, waits, or order. */
  event: Scalars['String']['output'];
  /** The hours after which `waits` happens. */
  hours?: Maybe<Scalars['Int']['output']>;
  last_run_at?: Maybe<Scalars['Int']['output']>;
  /** all or any. */
  match: Scalars['String']['output'];
  name: Scalars['String']['output'];
  refused: Scalars['Int']['output'];
  /** Runs in the last 30 days, and those of them that were refused. */
  runs: Scalars['Int']['output'];
  steps: Array<RuleStep>;
  /** Whether later rules are skipped for the event once this one has run. */
  stop: Scalars['Boolean']['output'];
  subject: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type RuleCondition = {
  __typename?: 'RuleCondition';
  field: Scalars['String']['output'];
  /** By the field's type: is, isNot, has, hasNot, contains, containsNot, atLeast, or atMost. */
  op: Scalars['String']['output'];
  /** Any one suffices; of isNot, hasNot, and containsNot, none may apply. */
  values: Array<Scalars['String']['output']>;
};

export type RuleConditionInput = {
  field: Scalars['String']['input'];
  op: Scalars['String']['input'];
  values: Array<Scalars['String']['input']>;
};

export type RuleExample = {
  __typename?: 'RuleExample';
  at: Scalars['Int']['output'];
  /** The buyer, for instance. */
  detail: Scalars['String']['output'];
  subject_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type RuleInput = {
  conditions: Array<RuleConditionInput>;
  enabled: Scalars['Boolean']['input'];
  event: Scalars['String']['input'];
  hours?: InputMaybe<Scalars['Int']['input']>;
  match: Scalars['String']['input'];
  name: Scalars['String']['input'];
  steps: Array<RuleStepInput>;
  stop?: InputMaybe<Scalars['Boolean']['input']>;
  subject: Scalars['String']['input'];
};

export type RuleRun = {
  __typename?: 'RuleRun';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  event: Scalars['String']['output'];
  /** done, or refused: nothing was changed. */
  outcome: Scalars['String']['output'];
  /** The reason it was refused, or its reply or other steps were left out, as a refusal code. */
  refusal?: Maybe<Scalars['String']['output']>;
  refusal_values?: Maybe<Scalars['RefusalValues']['output']>;
  rule_id: Scalars['ID']['output'];
  /** The name of the rule when it ran. */
  rule_name: Scalars['String']['output'];
  /** Those that were done; of a refused run, those of the rule. */
  steps: Array<RuleStep>;
  subject_id: Scalars['ID']['output'];
  title: Scalars['String']['output'];
};

export type RuleStep = {
  __typename?: 'RuleStep';
  act: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type RuleStepInput = {
  act: Scalars['String']['input'];
  value: Scalars['String']['input'];
};

export type RuleTest = {
  __typename?: 'RuleTest';
  complete: Scalars['Boolean']['output'];
  /** The events of the last 30 days that were compared, the latest first, and whether those are all. */
  events: Scalars['Int']['output'];
  /** Some of what it would have touched, the latest first, up to 10. */
  examples: Array<RuleExample>;
  /** The records the rule would have touched. */
  touched: Scalars['Int']['output'];
};

export type SetAsideOrder = {
  __typename?: 'SetAsideOrder';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  /** Null: the store sent no usable number. */
  number?: Maybe<Scalars['String']['output']>;
  /** The order it is about, if an earlier version was imported. */
  order_id?: Maybe<Scalars['ID']['output']>;
  platform_id?: Maybe<Scalars['String']['output']>;
  /** The reason it couldn't be read. */
  reason: JobMessage;
  store: ItemStore;
  updated_at: Scalars['Int']['output'];
};

export type SetAsideOrderContent = {
  __typename?: 'SetAsideOrderContent';
  /** That of the order. */
  _id: Scalars['ID']['output'];
  /** The data that could be read; null: none. */
  draft?: Maybe<ManualOrder>;
  /** JSON as the store sent it; the beginning if it is very long. */
  sent: Scalars['String']['output'];
};

/** A saved setting. A file is split into file_id and file_url; anything else is in value. */
export type Setting = {
  __typename?: 'Setting';
  file_id?: Maybe<Scalars['ID']['output']>;
  file_url?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  value?: Maybe<Scalars['SettingValue']['output']>;
};

export type SettingInput = {
  file_id?: InputMaybe<Scalars['ID']['input']>;
  file_url?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  /** The longest value is the text of a text layer. */
  value?: InputMaybe<Scalars['SettingValue']['input']>;
};

/** A listing shared from one store. */
export type SharedDocument = {
  __typename?: 'SharedDocument';
  /** The ID of the item. */
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  /** The URL where the listing is sold. */
  external_url?: Maybe<Scalars['String']['output']>;
  identity: Scalars['String']['output'];
  image?: Maybe<Scalars['String']['output']>;
  item_info_id: Scalars['ID']['output'];
  /** The reason it isn't shared. */
  msg?: Maybe<JobMessage>;
  name: Scalars['String']['output'];
  shared_at?: Maybe<Scalars['Int']['output']>;
  sku: Scalars['String']['output'];
  /** waiting, sharing, shared, failed or unknown. */
  status: Scalars['String']['output'];
  store: ItemStore;
  store_id: Scalars['ID']['output'];
  updated_at: Scalars['Int']['output'];
  /** The URL for readers; null: never shared. */
  url?: Maybe<Scalars['String']['output']>;
};

/** Days in transit. */
export type ShippingDays = {
  __typename?: 'ShippingDays';
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

export type ShippingDaysInput = {
  max: Scalars['Int']['input'];
  min: Scalars['Int']['input'];
};

/** Business days from payment to shipping. */
export type ShippingHandling = {
  __typename?: 'ShippingHandling';
  /** Orders paid before this time count for the same day, `14:00`. */
  cutoff?: Maybe<Scalars['String']['output']>;
  max: Scalars['Int']['output'];
  min: Scalars['Int']['output'];
};

export type ShippingHandlingInput = {
  cutoff?: InputMaybe<Scalars['String']['input']>;
  max: Scalars['Int']['input'];
  min: Scalars['Int']['input'];
};

/** The IDs of the policy on platforms; null: none. */
export type ShippingPlatformIds = {
  __typename?: 'ShippingPlatformIds';
  ebay_fulfillment?: Maybe<Scalars['String']['output']>;
  ebay_payment?: Maybe<Scalars['String']['output']>;
  ebay_return?: Maybe<Scalars['String']['output']>;
  etsy_readiness_state?: Maybe<Scalars['String']['output']>;
  etsy_return_policy?: Maybe<Scalars['String']['output']>;
  etsy_shipping_profile?: Maybe<Scalars['String']['output']>;
};

export type ShippingPlatformIdsInput = {
  ebay_fulfillment?: InputMaybe<Scalars['String']['input']>;
  ebay_payment?: InputMaybe<Scalars['String']['input']>;
  ebay_return?: InputMaybe<Scalars['String']['input']>;
  etsy_readiness_state?: InputMaybe<Scalars['String']['input']>;
  etsy_return_policy?: InputMaybe<Scalars['String']['input']>;
  etsy_shipping_profile?: InputMaybe<Scalars['String']['input']>;
};

export type ShippingPreset = {
  __typename?: 'ShippingPreset';
  _id: Scalars['ID']['output'];
  /** The cost of one item with the cheapest service, in dollars. */
  cheapest: Scalars['Float']['output'];
  created_at: Scalars['Int']['output'];
  domestic: Array<ShippingService>;
  /** Countries that aren't shipped to, as two-letter codes. */
  excluded: Array<Scalars['String']['output']>;
  handling: ShippingHandling;
  international: Array<ShippingService>;
  /** Preselected for new listings; exactly one policy is. */
  is_default: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  platform_ids: ShippingPlatformIds;
  returns: ShippingReturns;
  /** The IDs of the policy in single stores; for others, `platform_ids` apply. */
  store_ids: Array<ShippingStoreIds>;
  updated_at: Scalars['Int']['output'];
  /** The number of listings with this policy. */
  used_by: Scalars['Int']['output'];
};

export type ShippingPresetInput = {
  domestic: Array<ShippingServiceInput>;
  excluded: Array<Scalars['String']['input']>;
  handling: ShippingHandlingInput;
  international: Array<ShippingServiceInput>;
  /** True makes it the default in place of the current one. */
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
  name: Scalars['String']['input'];
  platform_ids?: InputMaybe<ShippingPlatformIdsInput>;
  returns: ShippingReturnsInput;
  store_ids?: InputMaybe<Array<ShippingStoreIdsInput>>;
};

export type ShippingPresetUse = {
  __typename?: 'ShippingPresetUse';
  /** The policy's ID. */
  _id: Scalars['ID']['output'];
  listings: Array<Scalars['ID']['output']>;
  stores: Array<ItemStore>;
};

export type ShippingQuote = {
  __typename?: 'ShippingQuote';
  /** Dollars. */
  cost: Scalars['Float']['output'];
  days: ShippingDays;
  service: Scalars['String']['output'];
};

export type ShippingReturns = {
  __typename?: 'ShippingReturns';
  accept: Scalars['Boolean']['output'];
  /** 7, 14, 21, 30, 45, 60 or 90. */
  days: Scalars['Int']['output'];
  exchanges: Scalars['Boolean']['output'];
  /** buyer or seller. */
  paid_by: Scalars['String']['output'];
};

export type ShippingReturnsInput = {
  accept: Scalars['Boolean']['input'];
  days: Scalars['Int']['input'];
  exchanges: Scalars['Boolean']['input'];
  paid_by: Scalars['String']['input'];
};

export type ShippingService = {
  __typename?: 'ShippingService';
  /** Dollars for each additional item. */
  additional_cost: Scalars['Float']['output'];
  /** Dollars for the first item. */
  cost: Scalars['Float']['output'];
  /** Two-letter country codes; none for an international service means everywhere else. */
  countries: Array<Scalars['String']['output']>;
  days: ShippingDays;
  service: Scalars['String']['output'];
};

export type ShippingServiceInput = {
  additional_cost: Scalars['Float']['input'];
  cost: Scalars['Float']['input'];
  countries: Array<Scalars['String']['input']>;
  days: ShippingDaysInput;
  service: Scalars['String']['input'];
};

export type ShippingStoreIds = {
  __typename?: 'ShippingStoreIds';
  ids: ShippingPlatformIds;
  store_id: Scalars['ID']['output'];
};

export type ShippingStoreIdsInput = {
  ids: ShippingPlatformIdsInput;
  store_id: Scalars['ID']['input'];
};

export type SideDocument = {
  __typename?: 'SideDocument';
  height: Scalars['Float']['output'];
  mockup_type: Scalars['String']['output'];
  /** color (of the product), backgroundColor, backgroundImage. */
  settings: Array<Setting>;
  width: Scalars['Float']['output'];
};

export type SideDocumentInput = {
  height?: InputMaybe<Scalars['Pixels']['input']>;
  mockup_type?: InputMaybe<Scalars['String']['input']>;
  settings: Array<SettingInput>;
  /** 1100 if empty; rounded to two decimals. */
  width?: InputMaybe<Scalars['Pixels']['input']>;
};

export type SideImage = {
  __typename?: 'SideImage';
  _id?: Maybe<Scalars['ID']['output']>;
  height: Scalars['Int']['output'];
  image_sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type SideImageInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  height: Scalars['Int']['input'];
  image_sizes?: InputMaybe<Array<ImageSizeInput>>;
  url: Scalars['String']['input'];
  width: Scalars['Int']['input'];
};

/** In document pixels: x and y are the top left corner before rotation about the center; rotation and skew in degrees. */
export type SidePrintArea = {
  __typename?: 'SidePrintArea';
  height: Scalars['Float']['output'];
  knewX: Scalars['Float']['output'];
  knewY: Scalars['Float']['output'];
  rotation: Scalars['Float']['output'];
  scaleX: Scalars['Float']['output'];
  scaleY: Scalars['Float']['output'];
  width: Scalars['Float']['output'];
  x: Scalars['Float']['output'];
  y: Scalars['Float']['output'];
};

export type SidePrintAreaInput = {
  height: Scalars['Float']['input'];
  knewX?: InputMaybe<Scalars['Float']['input']>;
  knewY?: InputMaybe<Scalars['Float']['input']>;
  rotation?: InputMaybe<Scalars['Float']['input']>;
  scaleX?: InputMaybe<Scalars['Float']['input']>;
  scaleY?: InputMaybe<Scalars['Float']['input']>;
  width: Scalars['Float']['input'];
  x: Scalars['Float']['input'];
  y: Scalars['Float']['input'];
};

export type Signature = {
  __typename?: 'Signature';
  /** Of the member or store it belongs to. */
  _id: Scalars['ID']['output'];
  /** With variables, as `{{agent.name}}`. */
  body: Scalars['String']['output'];
  /** The name of the store. */
  name: Scalars['String']['output'];
  /** Null: it is the caller's own. */
  store_id?: Maybe<Scalars['ID']['output']>;
  /** 0: it was never written. */
  updated_at: Scalars['Int']['output'];
};

export type SignedUpload = {
  __typename?: 'SignedUpload';
  _id: Scalars['ID']['output'];
  /** Valid for one PUT within 15 minutes, with the announced size and type. */
  url: Scalars['String']['output'];
};

/** The number of rows with one status. */
export type StatusCount = {
  __typename?: 'StatusCount';
  count: Scalars['Int']['output'];
  status: Scalars['String']['output'];
};

export type Store = {
  __typename?: 'Store';
  _id: Scalars['ID']['output'];
  /** Null: unknown. */
  address?: Maybe<StoreAddress>;
  amazon?: Maybe<StoreAmazon>;
  /** The highest amount of an order, in its own currency, that doesn't need approval; null: any. */
  approve_above?: Maybe<Scalars['Float']['output']>;
  banner_image_id?: Maybe<Scalars['String']['output']>;
  bigcommerce?: Maybe<StoreBigcommerce>;
  brand_name?: Maybe<Scalars['String']['output']>;
  country?: Maybe<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  /** Currency of the prices in the store, ISO 4217; null: the platform hasn't reported it. */
  currency?: Maybe<Scalars['String']['output']>;
  /** US dollars one unit of `currency` is worth; null: no rate. */
  currency_rate?: Maybe<Scalars['Float']['output']>;
  /** Whether the platform has closed it. */
  dead_state: Scalars['Boolean']['output'];
  default_quantity: Scalars['Int']['output'];
  /** Days from an order until it ships, and until it arrives. */
  dispatch_time_max: Scalars['Int']['output'];
  ebay?: Maybe<StoreEbay>;
  ebay_template_id?: Maybe<Scalars['String']['output']>;
  etsy?: Maybe<StoreEtsy>;
  /** Other shipping settings of Etsy shops. */
  etsy_shipping?: Maybe<EtsyShipping>;
  /** The address on one line. */
  full_address?: Maybe<Scalars['String']['output']>;
  global_shipping: Scalars['Boolean']['output'];
  ignore_publish: Scalars['Boolean']['output'];
  ignore_watermark: Scalars['Boolean']['output'];
  international_shipping_additional_cost?: Maybe<Scalars['Float']['output']>;
  international_shipping_cost?: Maybe<Scalars['Float']['output']>;
  international_shipping_service?: Maybe<Scalars['String']['output']>;
  invoice_id?: Maybe<StoreInvoice>;
  issuu_auto: Scalars['Boolean']['output'];
  issuu_description?: Maybe<Scalars['String']['output']>;
  issuu_id?: Maybe<Scalars['String']['output']>;
  issuu_limit: Scalars['Int']['output'];
  /** Write-only, like the token: masked. */
  issuu_secret?: Maybe<Scalars['String']['output']>;
  issuu_token?: Maybe<Scalars['String']['output']>;
  item_per_day: Scalars['Int']['output'];
  item_per_month: Scalars['Int']['output'];
  item_per_week: Scalars['Int']['output'];
  /** The time of the last order sync. */
  last_fetch_at?: Maybe<Scalars['Int']['output']>;
  last_push_item_at?: Maybe<Scalars['Int']['output']>;
  last_total_product: Scalars['Int']['output'];
  /** The maximum number of products in the store; 0: no limit. */
  limit: Scalars['Int']['output'];
  location?: Maybe<Scalars['String']['output']>;
  location_detail?: Maybe<Scalars['String']['output']>;
  max_per_day: Scalars['Int']['output'];
  max_per_month: Scalars['Int']['output'];
  max_per_week: Scalars['Int']['output'];
  paypal_email?: Maybe<Scalars['String']['output']>;
  paypal_emails: Array<Scalars['String']['output']>;
  /** The store's platform, such as woocommerce; the block of its connection has the same name. */
  platform_id: Scalars['String']['output'];
  platform_name: Scalars['String']['output'];
  /** Prices converted into `currency` are rounded up to this ending, 99, 95, or 00; null: to the smallest unit. */
  price_ending?: Maybe<Scalars['String']['output']>;
  private_note?: Maybe<Scalars['String']['output']>;
  product_footer?: Maybe<Scalars['String']['output']>;
  product_header?: Maybe<Scalars['String']['output']>;
  product_style?: Maybe<Scalars['String']['output']>;
  return_accept: Scalars['Boolean']['output'];
  /** Minutes between pushes; 0: no interval. */
  schedule: Scalars['Int']['output'];
  /** Days of the week, Monday is 1; empty: every day. */
  schedule_days: Array<Scalars['Int']['output']>;
  schedule_fetch: Scalars['Int']['output'];
  shipping_additional_cost?: Maybe<Scalars['Float']['output']>;
  /** In the store's currency; null: not set. The same for all costs. */
  shipping_cost?: Maybe<Scalars['Float']['output']>;
  shipping_profile_id?: Maybe<Scalars['String']['output']>;
  shipping_service?: Maybe<Scalars['String']['output']>;
  shipping_time_max: Scalars['Int']['output'];
  shopify?: Maybe<StoreShopify>;
  sto_amazon_type?: Maybe<Scalars['String']['output']>;
  sto_auto: Scalars['Boolean']['output'];
  sto_auto_fulfilment: Scalars['Boolean']['output'];
  /** Hours. */
  sto_auto_fulfilment_delay: Scalars['Int']['output'];
  sto_auto_messenger: Scalars['Boolean']['output'];
  sto_auto_order: Scalars['Boolean']['output'];
  sto_ebay_payment?: Maybe<Scalars['String']['output']>;
  /** The mailbox for emails to buyers. */
  sto_mailer?: Maybe<Scalars['String']['output']>;
  /** Write-only: masked. */
  sto_mailer_secret?: Maybe<Scalars['String']['output']>;
  sto_name: Scalars['String']['output'];
  /** The reason it isn't Valid; null while it is, or if unknown. */
  sto_reason?: Maybe<Reason>;
  /** Valid, Lostconnection, or Invalid. */
  sto_status: Scalars['String']['output'];
  /** Hours. */
  sto_tracking_delay: Scalars['Int']['output'];
  sto_type: Scalars['String']['output'];
  sto_user?: Maybe<Scalars['String']['output']>;
  tiktok?: Maybe<StoreTiktok>;
  total_order: Scalars['Int']['output'];
  /** The platform funds last reported by the platform; null: none yet. */
  transaction_summary?: Maybe<StoreTransactionSummary>;
  updated_at: Scalars['Int']['output'];
  /** Members it is assigned to. */
  user_owners: Array<StoreOwner>;
  /** 0: OK. 1: near a limit, or orders haven't synced for a day. 2: a limit is reached, or the connection is lost. */
  warning_level: Scalars['Int']['output'];
  /** The URL of the store, without a slash at the end. */
  website: Scalars['String']['output'];
  wish?: Maybe<StoreWish>;
  woocommerce?: Maybe<StoreWoocommerce>;
};

/** The address a store ships from and receives mail at. */
export type StoreAddress = {
  __typename?: 'StoreAddress';
  address_1?: Maybe<Scalars['String']['output']>;
  address_2?: Maybe<Scalars['String']['output']>;
  city?: Maybe<Scalars['String']['output']>;
  company?: Maybe<Scalars['String']['output']>;
  /** Two-letter country code, ISO 3166. */
  country?: Maybe<Scalars['String']['output']>;
  email?: Maybe<Scalars['String']['output']>;
  first_name?: Maybe<Scalars['String']['output']>;
  last_name?: Maybe<Scalars['String']['output']>;
  /** Whether a save validates the address and rejects an impossible one. */
  need_check_address: Scalars['Boolean']['output'];
  /** The registered owner. */
  owner?: Maybe<Scalars['String']['output']>;
  phone?: Maybe<Scalars['String']['output']>;
  postcode?: Maybe<Scalars['String']['output']>;
  state?: Maybe<Scalars['String']['output']>;
};

export type StoreAddressInput = {
  address_1?: InputMaybe<Scalars['String']['input']>;
  address_2?: InputMaybe<Scalars['String']['input']>;
  city?: InputMaybe<Scalars['String']['input']>;
  company?: InputMaybe<Scalars['String']['input']>;
  /** Two-letter country code, ISO 3166. */
  country?: InputMaybe<Scalars['String']['input']>;
  email?: InputMaybe<Scalars['String']['input']>;
  first_name?: InputMaybe<Scalars['String']['input']>;
  last_name?: InputMaybe<Scalars['String']['input']>;
  need_check_address?: InputMaybe<Scalars['Boolean']['input']>;
  owner?: InputMaybe<Scalars['String']['input']>;
  phone?: InputMaybe<Scalars['String']['input']>;
  postcode?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<Scalars['String']['input']>;
};

/** `marketplace` can be given as a country; `region` follows from it. */
export type StoreAmazon = {
  __typename?: 'StoreAmazon';
  marketplace: Scalars['String']['output'];
  region: Scalars['String']['output'];
};

export type StoreAmazonInput = {
  marketplace: Scalars['String']['input'];
  region?: InputMaybe<Scalars['String']['input']>;
};

export type StoreBigcommerce = {
  __typename?: 'StoreBigcommerce';
  accessToken: Scalars['String']['output'];
  clientId: Scalars['String']['output'];
  storeHash: Scalars['String']['output'];
};

export type StoreBigcommerceInput = {
  accessToken: Scalars['String']['input'];
  clientId: Scalars['String']['input'];
  storeHash: Scalars['String']['input'];
};

export type StoreCount = {
  __typename?: 'StoreCount';
  all: Scalars['Int']['output'];
  invalid: Scalars['Int']['output'];
  lostconnection: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

/** The URL for authorizing Pressroom on a platform, or with a mail provider. */
export type StoreDoor = {
  __typename?: 'StoreDoor';
  /** The store's ID. */
  _id: Scalars['ID']['output'];
  address: Scalars['String']['output'];
};

/** eBay's Sell APIs. All values come from Connect. */
export type StoreEbay = {
  __typename?: 'StoreEbay';
  access_token: Scalars['String']['output'];
  /** The day the connection expires, such as 2028-05-22; empty before the first connection. */
  expires_in: Scalars['String']['output'];
  refresh_token: Scalars['String']['output'];
};

/** Nothing is entered; values are ignored. */
export type StoreEbayInput = {
  access_token?: InputMaybe<Scalars['String']['input']>;
  expires_in?: InputMaybe<Scalars['String']['input']>;
  refresh_token?: InputMaybe<Scalars['String']['input']>;
};

/** Etsy's Open API v3. The tokens come from Connect, and shop_id with them. */
export type StoreEtsy = {
  __typename?: 'StoreEtsy';
  access_token: Scalars['String']['output'];
  /** true or false. */
  is_supply: Scalars['String']['output'];
  keystring: Scalars['String']['output'];
  /** active: for sale immediately. draft: the owner publishes it on Etsy. */
  product_state: Scalars['String']['output'];
  refresh_token: Scalars['String']['output'];
  shared_secret: Scalars['String']['output'];
  shop_id: Scalars['String']['output'];
  /** made_to_order, or a range as Etsy writes it: 2020_2026 means the years since 2020, whatever the current year is. */
  when_made: Scalars['String']['output'];
  /** i_did, someone_else or collective. */
  who_made: Scalars['String']['output'];
};

/** Omitted fields stay as they are, or as Etsy's defaults. Values that Etsy provides (shop_id, tokens) are ignored. */
export type StoreEtsyInput = {
  access_token?: InputMaybe<Scalars['String']['input']>;
  is_supply?: InputMaybe<Scalars['String']['input']>;
  keystring: Scalars['String']['input'];
  product_state?: InputMaybe<Scalars['String']['input']>;
  refresh_token?: InputMaybe<Scalars['String']['input']>;
  shared_secret: Scalars['String']['input'];
  shop_id?: InputMaybe<Scalars['String']['input']>;
  when_made?: InputMaybe<Scalars['String']['input']>;
  who_made?: InputMaybe<Scalars['String']['input']>;
};

export type StoreInput = {
  address?: InputMaybe<StoreAddressInput>;
  amazon?: InputMaybe<StoreAmazonInput>;
  approve_above?: InputMaybe<Scalars['SettingValue']['input']>;
  banner_image_id?: InputMaybe<Scalars['String']['input']>;
  bigcommerce?: InputMaybe<StoreBigcommerceInput>;
  brand_name?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  dead_state?: InputMaybe<Scalars['Boolean']['input']>;
  default_quantity?: InputMaybe<Scalars['SettingValue']['input']>;
  /** Days, like all handling and shipping times. */
  dispatch_time_max?: InputMaybe<Scalars['SettingValue']['input']>;
  ebay?: InputMaybe<StoreEbayInput>;
  ebay_template_id?: InputMaybe<Scalars['String']['input']>;
  etsy?: InputMaybe<StoreEtsyInput>;
  etsy_shipping?: InputMaybe<EtsyShippingInput>;
  global_shipping?: InputMaybe<Scalars['Boolean']['input']>;
  ignore_publish?: InputMaybe<Scalars['Boolean']['input']>;
  ignore_watermark?: InputMaybe<Scalars['Boolean']['input']>;
  international_shipping_additional_cost?: InputMaybe<Scalars['SettingValue']['input']>;
  international_shipping_cost?: InputMaybe<Scalars['SettingValue']['input']>;
  international_shipping_service?: InputMaybe<Scalars['String']['input']>;
  invoice_id?: InputMaybe<StoreInvoiceInput>;
  issuu_auto?: InputMaybe<Scalars['Boolean']['input']>;
  issuu_description?: InputMaybe<Scalars['String']['input']>;
  issuu_id?: InputMaybe<Scalars['String']['input']>;
  /** A whole number above 0; anything else is 0. */
  issuu_limit?: InputMaybe<Scalars['SettingValue']['input']>;
  issuu_secret?: InputMaybe<Scalars['String']['input']>;
  issuu_token?: InputMaybe<Scalars['String']['input']>;
  /** The maximum number of products in the store, by the same rule. */
  limit?: InputMaybe<Scalars['SettingValue']['input']>;
  location?: InputMaybe<Scalars['String']['input']>;
  location_detail?: InputMaybe<Scalars['String']['input']>;
  /** New products per day, week (7 days), or month (30 days). Anything but a number is 0: no limit. */
  max_per_day?: InputMaybe<Scalars['SettingValue']['input']>;
  max_per_month?: InputMaybe<Scalars['SettingValue']['input']>;
  max_per_week?: InputMaybe<Scalars['SettingValue']['input']>;
  paypal_email?: InputMaybe<Scalars['String']['input']>;
  paypal_emails?: InputMaybe<Array<Scalars['String']['input']>>;
  platform_id: Scalars['String']['input'];
  /** 99, 95, 00, or null. */
  price_ending?: InputMaybe<Scalars['String']['input']>;
  private_note?: InputMaybe<Scalars['String']['input']>;
  product_footer?: InputMaybe<Scalars['String']['input']>;
  /** HTML, without scripts. */
  product_header?: InputMaybe<Scalars['String']['input']>;
  /** CSS, without scripts and without anything loaded over plain HTTP. */
  product_style?: InputMaybe<Scalars['String']['input']>;
  return_accept?: InputMaybe<Scalars['Boolean']['input']>;
  /** Minutes between pushes, as a whole number. */
  schedule?: InputMaybe<Scalars['SettingValue']['input']>;
  /** Days of the week, Monday is 1. */
  schedule_days?: InputMaybe<Array<Scalars['Int']['input']>>;
  /** Minutes between order syncs, as a whole number; 0: manual only. */
  schedule_fetch?: InputMaybe<Scalars['SettingValue']['input']>;
  shipping_additional_cost?: InputMaybe<Scalars['SettingValue']['input']>;
  /** 0 or more, rounded to two decimals; null: not set. The same for all costs. */
  shipping_cost?: InputMaybe<Scalars['SettingValue']['input']>;
  shipping_profile_id?: InputMaybe<Scalars['String']['input']>;
  shipping_service?: InputMaybe<Scalars['String']['input']>;
  shipping_time_max?: InputMaybe<Scalars['SettingValue']['input']>;
  shopify?: InputMaybe<StoreShopifyInput>;
  sto_amazon_type?: InputMaybe<Scalars['String']['input']>;
  sto_auto?: InputMaybe<Scalars['Boolean']['input']>;
  sto_auto_fulfilment?: InputMaybe<Scalars['Boolean']['input']>;
  /** Hours, as a whole number; anything else is 0. The same for the tracking delay. */
  sto_auto_fulfilment_delay?: InputMaybe<Scalars['SettingValue']['input']>;
  sto_auto_messenger?: InputMaybe<Scalars['Boolean']['input']>;
  sto_auto_order?: InputMaybe<Scalars['Boolean']['input']>;
  sto_ebay_payment?: InputMaybe<Scalars['String']['input']>;
  sto_mailer?: InputMaybe<Scalars['String']['input']>;
  /** Stored encrypted. A mask means unchanged, empty text removes it; the same for issuu_secret and issuu_token. */
  sto_mailer_secret?: InputMaybe<Scalars['String']['input']>;
  sto_name: Scalars['String']['input'];
  sto_tracking_delay?: InputMaybe<Scalars['SettingValue']['input']>;
  sto_user?: InputMaybe<Scalars['String']['input']>;
  tiktok?: InputMaybe<StoreTiktokInput>;
  /** IDs or emails of members. */
  user_owners?: InputMaybe<Array<Scalars['ID']['input']>>;
  wish?: InputMaybe<StoreWishInput>;
  woocommerce?: InputMaybe<StoreWoocommerceInput>;
};

/** The store's last invoice. */
export type StoreInvoice = {
  __typename?: 'StoreInvoice';
  /** YYYY-MM-DD. */
  date?: Maybe<Scalars['String']['output']>;
  id?: Maybe<Scalars['String']['output']>;
};

export type StoreInvoiceInput = {
  /** YYYY-MM-DD. */
  date?: InputMaybe<Scalars['String']['input']>;
  id?: InputMaybe<Scalars['String']['input']>;
};

/** How a store's mailbox is signed in. */
export type StoreMailbox = {
  __typename?: 'StoreMailbox';
  /** The store's ID. */
  _id: Scalars['ID']['output'];
  /** The providers that this server is registered with. */
  offered: Array<MailProvider>;
  /** Null: it isn't; then it has a password, or nothing. */
  signed_in?: Maybe<MailboxSignIn>;
};

export type StoreName = {
  __typename?: 'StoreName';
  _id: Scalars['ID']['output'];
  sto_name: Scalars['String']['output'];
};

/** What a seller decided once for all orders of a store. */
export type StoreOrderRules = {
  __typename?: 'StoreOrderRules';
  /** The store's. */
  _id: Scalars['ID']['output'];
  /** What becomes of orders whose payment is open; each way is there. */
  payments: Array<StorePaymentRule>;
  /** Other stores that are connected to the same shop; both copies of an order may be there. */
  same_shop: Array<StoreName>;
  /** Meanings of the store's own statuses. */
  statuses: Array<StoreStatusRule>;
  /** Products that are not fulfilled from here: their lines hold no order back. */
  unfulfilled: Array<UnfulfilledProduct>;
};

/** What is left out stays as it is. */
export type StoreOrderRulesInput = {
  /** Products that are fulfilled from here again. */
  fulfilled?: InputMaybe<Array<UnfulfilledProductInput>>;
  payments?: InputMaybe<Array<StorePaymentRuleInput>>;
  statuses?: InputMaybe<Array<StoreStatusRuleInput>>;
};

/** An order status of a store. */
export type StoreOrderStatus = {
  __typename?: 'StoreOrderStatus';
  /** What it always means; null: the seller decides. */
  fixed?: Maybe<Scalars['String']['output']>;
  /** As the seller calls it. */
  label: Scalars['String']['output'];
  /** What the seller said it means. */
  meaning?: Maybe<Scalars['String']['output']>;
  /** What its name says it means; null: its name does not tell. */
  proposed?: Maybe<Scalars['String']['output']>;
  word: Scalars['String']['output'];
};

export type StoreOwner = {
  __typename?: 'StoreOwner';
  email: Scalars['String']['output'];
  id: Scalars['ID']['output'];
};

export type StorePaymentRule = {
  __typename?: 'StorePaymentRule';
  /** make, hold or ask. */
  rule: Scalars['String']['output'];
  /** on_delivery, authorized, partly_paid or other. */
  way: Scalars['String']['output'];
};

export type StorePaymentRuleInput = {
  rule: Scalars['String']['input'];
  way: Scalars['String']['input'];
};

/** A price in a currency other than US dollars. */
export type StorePrice = {
  __typename?: 'StorePrice';
  /** Three-letter currency code, ISO 4217. */
  currency: Scalars['String']['output'];
  price: Scalars['Float']['output'];
};

export type StorePriceInput = {
  currency: Scalars['String']['input'];
  price: Scalars['Float']['input'];
};

export type StoreQueue = {
  __typename?: 'StoreQueue';
  queue_at: Scalars['Int']['output'];
  /** The reason it waits or was rejected, in English. */
  queue_messenger?: Maybe<Scalars['String']['output']>;
  /** The same reason in any language. */
  queue_reason?: Maybe<Reason>;
  /** waiting, pushed or refused. */
  queue_status: Scalars['String']['output'];
  store: ItemStore;
  store_id: Scalars['ID']['output'];
};

/** The store is accessed with either the app's key and secret, or an access token. */
export type StoreShopify = {
  __typename?: 'StoreShopify';
  accessToken: Scalars['String']['output'];
  apiKey: Scalars['String']['output'];
  apiSecretKey: Scalars['String']['output'];
  shopName: Scalars['String']['output'];
  website: Scalars['String']['output'];
};

export type StoreShopifyInput = {
  accessToken?: InputMaybe<Scalars['String']['input']>;
  apiKey?: InputMaybe<Scalars['String']['input']>;
  apiSecretKey?: InputMaybe<Scalars['String']['input']>;
  shopName: Scalars['String']['input'];
  /** Omitted: the shop name with Shopify's domain. */
  website?: InputMaybe<Scalars['String']['input']>;
};

export type StoreStatusRule = {
  __typename?: 'StoreStatusRule';
  /** process, unpaid, hold, completed, cancelled or refunded. */
  meaning: Scalars['String']['output'];
  /** The store's own word. */
  word: Scalars['String']['output'];
};

export type StoreStatusRuleInput = {
  /** Empty: it has no meaning any more, and its orders wait for a person. */
  meaning: Scalars['String']['input'];
  word: Scalars['String']['input'];
};

/** The result of testing a store. */
export type StoreTest = {
  __typename?: 'StoreTest';
  /** The store's ID; for a store that isn't saved yet, an ID of the test. */
  _id: Scalars['ID']['output'];
  /** The host that was called. */
  host: Scalars['String']['output'];
  /** For a store with a mailbox: the result of testing it. */
  mailbox?: Maybe<MailboxTest>;
  /** The reason it isn't Valid. */
  sto_reason?: Maybe<Reason>;
  /** Valid, Lostconnection, or Invalid. */
  sto_status: Scalars['String']['output'];
};

export type StoreTiktok = {
  __typename?: 'StoreTiktok';
  /** The ID of one of the account's shops; empty until known. */
  shop: Scalars['String']['output'];
  /** JSON: the account's shops as TikTok reports them, each with region, shop_id, shop_name, and type. */
  shop_list: Scalars['String']['output'];
  /** The token from TikTok, received through Connect. The same for Wish. */
  token: Scalars['String']['output'];
};

export type StoreTiktokInput = {
  shop?: InputMaybe<Scalars['String']['input']>;
  shop_list?: InputMaybe<Scalars['String']['input']>;
  /** Ignored, like the list: TikTok provides both. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** A seller's funds on a platform; amounts the platform doesn't report are null. */
export type StoreTransactionSummary = {
  __typename?: 'StoreTransactionSummary';
  funds_available_for_payout?: Maybe<Funds>;
  funds_on_hold?: Maybe<Funds>;
  funds_processing?: Maybe<Funds>;
};

export type StoreWish = {
  __typename?: 'StoreWish';
  token: Scalars['String']['output'];
};

export type StoreWishInput = {
  /** Ignored: Wish provides it. */
  token?: InputMaybe<Scalars['String']['input']>;
};

/** Secrets are write-only: reads show a mask, and a mask sent back means unchanged. */
export type StoreWoocommerce = {
  __typename?: 'StoreWoocommerce';
  key: Scalars['String']['output'];
  secret: Scalars['String']['output'];
  website: Scalars['String']['output'];
  wp_password: Scalars['String']['output'];
  /** The user of the application password for the store's blog; empty: posts can't be published there. */
  wp_user: Scalars['String']['output'];
};

export type StoreWoocommerceInput = {
  key: Scalars['String']['input'];
  secret: Scalars['String']['input'];
  website: Scalars['String']['input'];
  wp_password?: InputMaybe<Scalars['String']['input']>;
  wp_user?: InputMaybe<Scalars['String']['input']>;
};

export type Support = {
  __typename?: 'Support';
  _id: Scalars['ID']['output'];
  /** The time of the answer, by the clock orders go by. */
  as_of: Scalars['Int']['output'];
  assignee?: Maybe<OrderPerson>;
  buyer: SupportBuyer;
  /** How its messages are sent: mail, or shop. */
  channel: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  /** in, out or note. */
  direction?: Maybe<Scalars['String']['output']>;
  due_at?: Maybe<Scalars['Int']['output']>;
  /** Seconds of business hours left while it waits or is snoozed. */
  due_left?: Maybe<Scalars['Int']['output']>;
  /** Whether one of its messages couldn't be sent. */
  failed: Scalars['Boolean']['output'];
  /** order or message. */
  filter: Scalars['String']['output'];
  last_message_at?: Maybe<Scalars['Int']['output']>;
  last_message_id?: Maybe<Scalars['ID']['output']>;
  merged_into?: Maybe<Scalars['ID']['output']>;
  messages: Scalars['Int']['output'];
  order?: Maybe<SupportOrder>;
  /** The name of its store's platform. */
  platform: Scalars['String']['output'];
  /** The beginning of the latest message, and its direction. */
  preview: Scalars['String']['output'];
  /** The closed conversation it continues. */
  previous_id?: Maybe<Scalars['ID']['output']>;
  /** urgent, high, normal or low. */
  priority: Scalars['String']['output'];
  /** ok, soon, overdue, or paused; null if nothing needs a reply. */
  sla?: Maybe<Scalars['String']['output']>;
  /** It also reopens when tracking updates. */
  snoozed_for_parcel: Scalars['Boolean']['output'];
  snoozed_until?: Maybe<Scalars['Int']['output']>;
  /** New, Inprocess, Waiting, Resolved or Closed. */
  status: Scalars['String']['output'];
  store: ItemStore;
  subject: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
};

export type SupportBuyer = {
  __typename?: 'SupportBuyer';
  /** Null if the store doesn't share it. */
  email?: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
};

export type SupportCount = {
  __typename?: 'SupportCount';
  count: Scalars['Int']['output'];
  filter: Scalars['String']['output'];
  status: Scalars['String']['output'];
};

export type SupportDesk = {
  __typename?: 'SupportDesk';
  _id: Scalars['ID']['output'];
  /** The people a reply is copied to by default: all the buyer's latest email names. */
  copies: Array<MailRecipient>;
  /** The caller's own, latest first: one per device. */
  drafts: Array<MessageDraft>;
  /** The address emails are sent from; null: the store has no mailbox, so nothing can be forwarded. */
  mailbox?: Maybe<Scalars['String']['output']>;
  /** The latest 30, oldest first. */
  messages: Array<Message>;
  /** Whether there are earlier ones. */
  more: Scalars['Boolean']['output'];
  /** Other orders of the buyer, newest first, up to 20; empty without permission to view orders. */
  orders: Array<SupportOrder>;
  /** Other conversations with the buyer, newest first, up to 10. */
  others: Array<SupportLink>;
  /** What is put below an email of the caller; empty: nothing. */
  signature: Scalars['String']['output'];
  support: Support;
  /** Values for variables of saved replies, such as `order.number`; unknown ones are omitted. */
  variables: Array<SupportVariable>;
  /** How a reply is sent. */
  way: SupportWay;
};

export type SupportFigures = {
  __typename?: 'SupportFigures';
  /** What was asked for. */
  _id: Scalars['ID']['output'];
  all: FigureRow;
  rows: Array<FigureRow>;
};

export type SupportInbox = {
  __typename?: 'SupportInbox';
  mine: Scalars['Int']['output'];
  unassigned: Scalars['Int']['output'];
};

export type SupportInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  order_id?: InputMaybe<Scalars['ID']['input']>;
  /** Without an order: the sending store and the recipient. */
  store_id?: InputMaybe<Scalars['ID']['input']>;
  subject: Scalars['String']['input'];
};

export type SupportLink = {
  __typename?: 'SupportLink';
  _id: Scalars['ID']['output'];
  last_message_at?: Maybe<Scalars['Int']['output']>;
  status: Scalars['String']['output'];
  subject: Scalars['String']['output'];
};

export type SupportOrder = {
  __typename?: 'SupportOrder';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
  total: Scalars['Float']['output'];
};

export type SupportOrderActionInput = {
  /** Of a refund: the amount in the order's currency, and the refundable amount it was based on. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** Of a cancellation: whether the store's platform is told to cancel the order too. */
  at_shop?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of a reprint: the problem, as a category of tickets, such as misprint. */
  category?: InputMaybe<Scalars['String']['input']>;
  /** Of a reprint: the fulfillment order, and the account for it; omitted: the same. */
  fo_id?: InputMaybe<Scalars['ID']['input']>;
  fulfilment_id?: InputMaybe<Scalars['ID']['input']>;
  /** refund, reprint, or cancel. */
  kind: Scalars['String']['input'];
  left?: InputMaybe<Scalars['Float']['input']>;
  /** The affected items; of a refund, they can be omitted. */
  pieces?: InputMaybe<Array<OrderPiecesInput>>;
  /** Of a refund or cancellation. */
  reason?: InputMaybe<Scalars['String']['input']>;
};

/** As in `messageSend`. */
export type SupportReplyInput = {
  body: Scalars['String']['input'];
  by?: InputMaybe<Scalars['String']['input']>;
  device?: InputMaybe<Scalars['ID']['input']>;
  expect_last_id?: InputMaybe<Scalars['ID']['input']>;
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  then?: InputMaybe<Scalars['String']['input']>;
};

export type SupportUpdateInput = {
  add_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  /** A member's ID, `me`, or empty: unassigned. */
  assignee?: InputMaybe<Scalars['ID']['input']>;
  /** An order of the same store; empty: none. */
  order_id?: InputMaybe<Scalars['ID']['input']>;
  priority?: InputMaybe<Scalars['String']['input']>;
  remove_tags?: InputMaybe<Array<Scalars['String']['input']>>;
  snoozed_for_parcel?: InputMaybe<Scalars['Boolean']['input']>;
  /** Unix seconds; 0: no longer snoozed. */
  snoozed_until?: InputMaybe<Scalars['Int']['input']>;
  /** Inprocess, Waiting or Resolved. */
  status?: InputMaybe<Scalars['String']['input']>;
};

export type SupportVariable = {
  __typename?: 'SupportVariable';
  name: Scalars['String']['output'];
  value: Scalars['String']['output'];
};

export type SupportWay = {
  __typename?: 'SupportWay';
  /** mail, or shop: through the store's platform. */
  channel: Scalars['String']['output'];
  files: Scalars['Boolean']['output'];
  links: Scalars['Boolean']['output'];
  /** Whether a reply by email is possible instead. */
  mail: Scalars['Boolean']['output'];
  /** Maximum characters of a message there; null: no practical limit. */
  most?: Maybe<Scalars['Int']['output']>;
  /** The name of the platform. */
  name: Scalars['String']['output'];
  /** The reason replies aren't possible on the platform, as a refusal code with `name`. */
  refusal?: Maybe<Scalars['String']['output']>;
};

/** The number of rows with one tag. */
export type TagCount = {
  __typename?: 'TagCount';
  count: Scalars['Int']['output'];
  tag: Scalars['String']['output'];
};

export type Task = {
  __typename?: 'Task';
  _id: Scalars['ID']['output'];
  /** The time of the answer, by the clock orders go by. */
  as_of: Scalars['Int']['output'];
  assignee?: Maybe<OrderPerson>;
  brief: Scalars['String']['output'];
  category: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  /** Null: created automatically. */
  created_by?: Maybe<OrderPerson>;
  /** Null while it waits, and when it is done. */
  due_at?: Maybe<Scalars['Int']['output']>;
  /** Seconds of business hours left while it waits. */
  due_left?: Maybe<Scalars['Int']['output']>;
  files: Array<File>;
  /** The same with display names; the whole order if none are named. */
  goods: Array<TaskGoods>;
  /** The resolution or the requested changes, in words. */
  note: Scalars['String']['output'];
  /** Null: a design task about its `subject`, which tasks with an order don't have. */
  order?: Maybe<TaskOrder>;
  /** The affected items; none: the whole order. */
  pieces: Array<OrderPieces>;
  /** Print areas that need a file. */
  prints: Array<TaskPrint>;
  /** urgent, high, normal or low. */
  priority: Scalars['String']['output'];
  /** reprint, refund, partial_refund, cancel, new_address, answer or refused. */
  resolution?: Maybe<Scalars['String']['output']>;
  resolved_at?: Maybe<Scalars['Int']['output']>;
  /** ok, soon, overdue, or paused; null if nothing is left to do. */
  sla?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  subject?: Maybe<Scalars['String']['output']>;
  /** The conversation it came from. */
  support_id?: Maybe<Scalars['ID']['output']>;
  todos: Array<TaskTodo>;
  /** The shipment it is about. */
  tracking_id?: Maybe<Scalars['ID']['output']>;
  /** support or design. */
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** buyer, provider, designer or manager. */
  waiting_for?: Maybe<Scalars['String']['output']>;
  /** The requested or offered resolution. */
  wanted?: Maybe<Scalars['String']['output']>;
};

export type TaskCount = {
  __typename?: 'TaskCount';
  category: Scalars['String']['output'];
  count: Scalars['Int']['output'];
  status: Scalars['String']['output'];
  type: Scalars['String']['output'];
};

export type TaskDesk = {
  __typename?: 'TaskDesk';
  _id: Scalars['ID']['output'];
  /** Events of its order, newest first, since the task was created; without an order there are none, and no places. */
  events: Array<OrderEvent>;
  places: Array<TaskPlace>;
  task: Task;
};

/** An image to be uploaded, in pixels. */
export type TaskFileInput = {
  filename: Scalars['String']['input'];
  height?: InputMaybe<Scalars['Int']['input']>;
  width?: InputMaybe<Scalars['Int']['input']>;
};

export type TaskGoods = {
  __typename?: 'TaskGoods';
  image?: Maybe<Scalars['String']['output']>;
  line_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type TaskInput = {
  assignee?: InputMaybe<Scalars['ID']['input']>;
  brief?: InputMaybe<Scalars['String']['input']>;
  category: Scalars['String']['input'];
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Optional only for a design task. */
  order_id?: InputMaybe<Scalars['ID']['input']>;
  /** The affected items; omitted: the whole order. */
  pieces?: InputMaybe<Array<OrderPiecesInput>>;
  /** The print areas of a design task that need a file; by default, those the design fills. */
  prints?: InputMaybe<Array<TaskPrintInput>>;
  priority?: InputMaybe<Scalars['String']['input']>;
  /** The subject, without an order. */
  subject?: InputMaybe<Scalars['String']['input']>;
  /** The conversation it comes from. */
  support_id?: InputMaybe<Scalars['ID']['input']>;
  todos?: InputMaybe<Array<TaskTodoInput>>;
  /** The trend it is about, without an order. */
  trend?: InputMaybe<TaskTrendInput>;
  type: Scalars['String']['input'];
  wanted?: InputMaybe<Scalars['String']['input']>;
};

export type TaskOrder = {
  __typename?: 'TaskOrder';
  _id: Scalars['ID']['output'];
  buyer: Scalars['String']['output'];
  number: Scalars['String']['output'];
  status: Scalars['String']['output'];
  store: ItemStore;
};

/** A print area of a line of the order, in print pixels. */
export type TaskPlace = {
  __typename?: 'TaskPlace';
  area: Scalars['String']['output'];
  height: Scalars['Int']['output'];
  /** Its name and its position in the order. */
  line: Scalars['String']['output'];
  line_id: Scalars['ID']['output'];
  /** The mockup of the line, which opens in the editor, and its product type. */
  mockup_id?: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  place: Scalars['Int']['output'];
  product_id?: Maybe<Scalars['ID']['output']>;
  width: Scalars['Int']['output'];
};

export type TaskPrint = {
  __typename?: 'TaskPrint';
  area: Scalars['String']['output'];
  by?: Maybe<OrderPerson>;
  dpi?: Maybe<Scalars['Int']['output']>;
  file?: Maybe<File>;
  /** Its name. */
  line: Scalars['String']['output'];
  line_id: Scalars['ID']['output'];
};

export type TaskPrintInput = {
  area: Scalars['String']['input'];
  /** Omitted: needs a file. */
  file_id?: InputMaybe<Scalars['ID']['input']>;
  line_id: Scalars['ID']['input'];
};

/** A step of a task. `status`: todo or completed. */
export type TaskTodo = {
  __typename?: 'TaskTodo';
  _id: Scalars['ID']['output'];
  status: Scalars['String']['output'];
  text: Scalars['String']['output'];
};

export type TaskTodoInput = {
  /** Of an existing step; omitted for a new one. */
  _id?: InputMaybe<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
  text: Scalars['String']['input'];
};

/** A trend, as `itemsTrend` names it. */
export type TaskTrendInput = {
  _id: Scalars['ID']['input'];
  kind: Scalars['String']['input'];
};

export type TaskUpdateInput = {
  /** Of a new address. */
  address?: InputMaybe<OrderAddressInput>;
  /** The amount of a partial refund, in the order's currency. */
  amount?: InputMaybe<Scalars['Float']['input']>;
  /** A member's id; empty: nobody. */
  assignee?: InputMaybe<Scalars['ID']['input']>;
  brief?: InputMaybe<Scalars['String']['input']>;
  category?: InputMaybe<Scalars['String']['input']>;
  files?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** The part of the order to reprint; the first one sent with these items if omitted. */
  fo_id?: InputMaybe<Scalars['ID']['input']>;
  /** With a refund: the amount that could still be refunded when it was decided. If that has changed, nothing is refunded. */
  left?: InputMaybe<Scalars['Float']['input']>;
  /** The resolution or the requested changes. */
  note?: InputMaybe<Scalars['String']['input']>;
  /** The items to reprint or refund; the task's own if omitted. */
  pieces?: InputMaybe<Array<OrderPiecesInput>>;
  /** All print areas that need a file, with their files. */
  prints?: InputMaybe<Array<TaskPrintInput>>;
  priority?: InputMaybe<Scalars['String']['input']>;
  /** With Resolved: the resolution. Its effect on the order is carried out with it, once. */
  resolution?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  todos?: InputMaybe<Array<TaskTodoInput>>;
  /** With Waiting. */
  waiting_for?: InputMaybe<Scalars['String']['input']>;
  wanted?: InputMaybe<Scalars['String']['input']>;
};

/** The result for a file; `refusal` with its `message` and `values` is the reason it doesn't match. */
export type TaskUpload = {
  __typename?: 'TaskUpload';
  area?: Maybe<Scalars['String']['output']>;
  dpi?: Maybe<Scalars['Int']['output']>;
  file_id?: Maybe<Scalars['ID']['output']>;
  filename: Scalars['String']['output'];
  /** The line's name. */
  line?: Maybe<Scalars['String']['output']>;
  line_id?: Maybe<Scalars['ID']['output']>;
  message?: Maybe<Scalars['String']['output']>;
  /** The order's number. */
  number?: Maybe<Scalars['String']['output']>;
  refusal?: Maybe<Scalars['String']['output']>;
  /** Whether it replaces another file. */
  replaces: Scalars['Boolean']['output'];
  task_id?: Maybe<Scalars['ID']['output']>;
  values?: Maybe<Scalars['RefusalValues']['output']>;
};

/** The result for an imported shipment. */
export type ToldParcel = {
  __typename?: 'ToldParcel';
  courier_name?: Maybe<Scalars['String']['output']>;
  /** The reason it was rejected. */
  msg?: Maybe<JobMessage>;
  /** Null: no such order. */
  order_number?: Maybe<Scalars['String']['output']>;
  /** new: imported; known: unchanged; refused: rejected. */
  state: Scalars['String']['output'];
};

export type ToldParcelInput = {
  courier: Scalars['String']['input'];
  reference: Scalars['String']['input'];
  /** Unix seconds. */
  shipped_at?: InputMaybe<Scalars['Int']['input']>;
  tracking_number: Scalars['String']['input'];
};

export type Tracking = {
  __typename?: 'Tracking';
  _id: Scalars['ID']['output'];
  /** The time of the answer on the orders' clock. */
  as_of: Scalars['Int']['output'];
  courier_code: Scalars['String']['output'];
  courier_name: Scalars['String']['output'];
  created_at: Scalars['Int']['output'];
  delivered_at?: Maybe<Scalars['Int']['output']>;
  /** Newest first, up to 50. */
  events: Array<TrackingEvent>;
  fulfilment_name?: Maybe<Scalars['String']['output']>;
  /** The same with display names. */
  goods: Array<TrackingGoods>;
  last_event_at?: Maybe<Scalars['Int']['output']>;
  order_id: Scalars['ID']['output'];
  order_number: Scalars['String']['output'];
  paypal_push: TrackingPush;
  pieces: Array<OrderPieces>;
  shipped_at?: Maybe<Scalars['Int']['output']>;
  /** In transit without updates for 10 business days. */
  silent: Scalars['Boolean']['output'];
  /** pending, notfound, inforeceived, transit, pickup, delivered, undelivered, exception, or expired. */
  status: Scalars['String']['output'];
  store: ItemStore;
  /** waiting, pushed, failed, or off if there is nothing to send tracking to. */
  store_push: TrackingPush;
  /** TrackingMore's substatus, such as 007. */
  substatus?: Maybe<Scalars['String']['output']>;
  tracking_number: Scalars['String']['output'];
  tracking_url?: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
};

export type TrackingEvent = {
  __typename?: 'TrackingEvent';
  at: Scalars['Int']['output'];
  place?: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  substatus?: Maybe<Scalars['String']['output']>;
  /** The carrier's text. */
  text: Scalars['String']['output'];
};

export type TrackingGoods = {
  __typename?: 'TrackingGoods';
  name: Scalars['String']['output'];
  quantity: Scalars['Int']['output'];
};

export type TrackingPush = {
  __typename?: 'TrackingPush';
  at?: Maybe<Scalars['Int']['output']>;
  msg?: Maybe<JobMessage>;
  state: Scalars['String']['output'];
};

export type TrademarkWord = {
  __typename?: 'TrademarkWord';
  _id: Scalars['ID']['output'];
  word: Scalars['String']['output'];
};

export type UndecidedShipping = {
  __typename?: 'UndecidedShipping';
  fulfilment_id: Scalars['ID']['output'];
  /** The name of the account. */
  name: Scalars['String']['output'];
};

export type UnfulfilledProduct = {
  __typename?: 'UnfulfilledProduct';
  at: Scalars['Int']['output'];
  /** sku or product. */
  by: Scalars['String']['output'];
  /** The SKU as similar ones are compared, or the shop's id of the product. */
  key: Scalars['String']['output'];
  name: Scalars['String']['output'];
  sku: Scalars['String']['output'];
};

export type UnfulfilledProductInput = {
  by: Scalars['String']['input'];
  key: Scalars['String']['input'];
};

export type UnratedOrders = {
  __typename?: 'UnratedOrders';
  currency: Scalars['String']['output'];
  orders: Scalars['Int']['output'];
};

export type User = {
  __typename?: 'User';
  /** The account's ID; while Pending, the membership's, because nothing about an invited person's account is revealed before they join. */
  _id: Scalars['ID']['output'];
  /** In `cUser`, every container the user can enter; elsewhere, and during a login-as, this one. */
  auth_docker: Array<AuthDocker>;
  /** The person's own bookmarks in this container, those in the navbar first. Null until they change one, and for anyone else. */
  bookmarks?: Maybe<Array<Bookmark>>;
  /** When the user joined this container. */
  created_at: Scalars['Int']['output'];
  customizer: Customizer;
  email: Scalars['String']['output'];
  facebook?: Maybe<Scalars['String']['output']>;
  /** Prefix of this member's products at the provider, and its description. */
  ffm_sku?: Maybe<Scalars['String']['output']>;
  ffm_sku_label?: Maybe<Scalars['String']['output']>;
  group?: Maybe<UserGroupRef>;
  /** The user's roles and group name in this container, used by the role check. */
  groups: Array<Scalars['String']['output']>;
  h?: Maybe<Scalars['String']['output']>;
  /** Empty while Pending. */
  identity: Scalars['String']['output'];
  identity_label?: Maybe<Scalars['String']['output']>;
  last_login?: Maybe<Scalars['Int']['output']>;
  /** Set while someone else acts as this user. */
  login_as?: Maybe<LoginAsState>;
  name: Scalars['String']['output'];
  permission: Array<Permission>;
  phone_number?: Maybe<Scalars['String']['output']>;
  /** The settings of the member's plan, by name. */
  plan_config: Array<NameValue>;
  role: Scalars['String']['output'];
  sale_plan?: Maybe<Scalars['String']['output']>;
  ship_by_seller: Scalars['Boolean']['output'];
  skype?: Maybe<Scalars['String']['output']>;
  /** In this container: Active, Pending (has not accepted the invitation yet) or Blocked. */
  status: Scalars['String']['output'];
  /** Always null: a bearer token is shown once, and only its hash is stored. */
  token?: Maybe<Scalars['String']['output']>;
  /** Wallet credit in dollars; null without permission to view billing. */
  total_credit?: Maybe<Scalars['Float']['output']>;
  /** The number of notifications that are New to the signed-in user; null for anyone else. */
  unread_notifications?: Maybe<Scalars['Int']['output']>;
  updated_at: Scalars['Int']['output'];
  vip: Scalars['Boolean']['output'];
};

export type UserEmail = {
  __typename?: 'UserEmail';
  _id: Scalars['ID']['output'];
  email: Scalars['String']['output'];
};

export type UserGroup = {
  __typename?: 'UserGroup';
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  /** The group for invitations without one; at most one group. */
  is_default: Scalars['Boolean']['output'];
  /** Whether the caller may change and assign it. */
  manageable: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  parent_id?: Maybe<Scalars['ID']['output']>;
  /** Every module. */
  permission: Array<Permission>;
  /** The role its members hold, or null for none. */
  role?: Maybe<Scalars['String']['output']>;
  /** Active or Inactive; an inactive group grants nothing. */
  status: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** The number of members, regardless of status. */
  user_count: Scalars['Int']['output'];
};

export type UserGroupInput = {
  is_default?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  /** Empty for a top-level group, which only an owner can create. */
  parent_id?: InputMaybe<Scalars['ID']['input']>;
  /** Modules that aren't given stay as they are; in a new group they're off. */
  permission?: InputMaybe<Array<PermissionInput>>;
  /** root, sale, support, designer or staff; empty for none. */
  role?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

export type UserGroupRef = {
  __typename?: 'UserGroupRef';
  _id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

export type UserInput = {
  /** Required for an invitation; can't be changed afterward. */
  email?: InputMaybe<Scalars['String']['input']>;
  facebook?: InputMaybe<Scalars['String']['input']>;
  ffm_sku?: InputMaybe<Scalars['String']['input']>;
  ffm_sku_label?: InputMaybe<Scalars['String']['input']>;
  /** IDs of user groups. A member is in one group: exactly one ID, or none for an invitation to the default group. */
  groups?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  phone_number?: InputMaybe<Scalars['String']['input']>;
  sale_plan?: InputMaybe<Scalars['String']['input']>;
  ship_by_seller?: InputMaybe<Scalars['Boolean']['input']>;
  skype?: InputMaybe<Scalars['String']['input']>;
  /** Active or Blocked; an invitation is automatically Pending. */
  status?: InputMaybe<Scalars['String']['input']>;
  vip?: InputMaybe<Scalars['Boolean']['input']>;
};

/** Members by status; `opened` are the Active ones. `groups` counts the user groups the caller can assign. */
export type UsersCount = {
  __typename?: 'UsersCount';
  all: Scalars['Int']['output'];
  blocked: Scalars['Int']['output'];
  groups: Scalars['Int']['output'];
  opened: Scalars['Int']['output'];
  pending: Scalars['Int']['output'];
};

export type VariantImage = {
  __typename?: 'VariantImage';
  _id?: Maybe<Scalars['ID']['output']>;
  sizes: Array<ImageSize>;
  /** preview: rendered by the server; other types are the seller's own. */
  type: Scalars['String']['output'];
  url: Scalars['String']['output'];
};

/** An image of the container by its `_id`; the server sets its URLs. */
export type VariantImageInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  sizes?: InputMaybe<Array<ImageSizeInput>>;
  type?: InputMaybe<Scalars['String']['input']>;
  url?: InputMaybe<Scalars['String']['input']>;
};

/** A place the seller's goods ship from or return to, according to the platform. */
export type Warehouse = {
  __typename?: 'Warehouse';
  address?: Maybe<Scalars['String']['output']>;
  /** ENABLED, DISABLED, or RESTRICTED; null: not reported. The same for the types. */
  effect_status?: Maybe<Scalars['String']['output']>;
  id: Scalars['ID']['output'];
  is_default: Scalars['Boolean']['output'];
  name: Scalars['String']['output'];
  /** DOMESTIC_WAREHOUSE, CB_OVERSEA_WAREHOUSE, or CB_DIRECT_SHIPPING_WAREHOUSE. */
  sub_type?: Maybe<Scalars['String']['output']>;
  /** SALES_WAREHOUSE or RETURN_WAREHOUSE. */
  type?: Maybe<Scalars['String']['output']>;
};

export type WorkGoods = {
  __typename?: 'WorkGoods';
  files: Array<OrderPrintFile>;
  image?: Maybe<Scalars['String']['output']>;
  left: Scalars['Int']['output'];
  line_id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  /** Such as Black and L. */
  options: Array<Scalars['String']['output']>;
  /** All items, and those not in a shipment yet. */
  quantity: Scalars['Int']['output'];
  /** The provider's SKU. */
  sku: Scalars['String']['output'];
};

/** Items of one order that are produced in-house, or by a provider that got a file. */
export type WorkOrder = {
  __typename?: 'WorkOrder';
  /** The fulfillment order's ID, which is also its reference. */
  _id: Scalars['ID']['output'];
  /** The time by which it must be submitted to ship in time. */
  act_by?: Maybe<Scalars['Int']['output']>;
  gift?: Maybe<Scalars['String']['output']>;
  goods: Array<WorkGoods>;
  hand_over_id?: Maybe<Scalars['ID']['output']>;
  /** The reason for its status. */
  msg?: Maybe<JobMessage>;
  number: Scalars['String']['output'];
  order_id: Scalars['ID']['output'];
  /** 4 late, 3 critical, 2 high, 1 medium, 0 none, by the clock orders go by. */
  risk: Scalars['Int']['output'];
  /** The shipping service the buyer chose, as the store names it; null: the store doesn't report it. */
  shipping_service?: Maybe<Scalars['String']['output']>;
  stage: Scalars['String']['output'];
  /** Name and country of the recipient. */
  to: Scalars['String']['output'];
  tracking_numbers: Array<Scalars['String']['output']>;
};



export type ResolverTypeWrapper<T> = Promise<T> | T;

export type Resolver<TResult, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = ResolverFn<TResult, TParent, TContext, TArgs>;

export type ResolverFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => Promise<TResult> | TResult;

export type SubscriptionSubscribeFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => AsyncIterable<TResult> | Promise<AsyncIterable<TResult>>;

export type SubscriptionResolveFn<TResult, TParent, TContext, TArgs> = (
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;

export interface SubscriptionSubscriberObject<TResult, TKey extends string, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<{ [key in TKey]: TResult }, TParent, TContext, TArgs>;
  resolve?: SubscriptionResolveFn<TResult, { [key in TKey]: TResult }, TContext, TArgs>;
}

export interface SubscriptionResolverObject<TResult, TParent, TContext, TArgs> {
  subscribe: SubscriptionSubscribeFn<any, TParent, TContext, TArgs>;
  resolve: SubscriptionResolveFn<TResult, any, TContext, TArgs>;
}

export type SubscriptionObject<TResult, TKey extends string, TParent, TContext, TArgs> =
  | SubscriptionSubscriberObject<TResult, TKey, TParent, TContext, TArgs>
  | SubscriptionResolverObject<TResult, TParent, TContext, TArgs>;

export type SubscriptionResolver<TResult, TKey extends string, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> =
  | ((...args: any[]) => SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>)
  | SubscriptionObject<TResult, TKey, TParent, TContext, TArgs>;

export type TypeResolveFn<TTypes, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (
  parent: TParent,
  context: TContext,
  info: GraphQLResolveInfo
) => Maybe<TTypes> | Promise<Maybe<TTypes>>;

export type IsTypeOfResolverFn<T = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>> = (obj: T, context: TContext, info: GraphQLResolveInfo) => boolean | Promise<boolean>;

export type NextResolverFn<T> = () => Promise<T>;

export type DirectiveResolverFn<TResult = Record<PropertyKey, never>, TParent = Record<PropertyKey, never>, TContext = Record<PropertyKey, never>, TArgs = Record<PropertyKey, never>> = (
  next: NextResolverFn<TResult>,
  parent: TParent,
  args: TArgs,
  context: TContext,
  info: GraphQLResolveInfo
) => TResult | Promise<TResult>;





/** Mapping between all available schema types and the resolvers types */
export type ResolversTypes = {
  AddressLink: ResolverTypeWrapper<AddressLink>;
  Alert: ResolverTypeWrapper<Alert>;
  AppConfig: ResolverTypeWrapper<AppConfig>;
  AppConfigBlock: ResolverTypeWrapper<AppConfigBlock>;
  AppConfigBlockInput: AppConfigBlockInput;
  AppConfigInput: AppConfigInput;
  AttributeNameValue: ResolverTypeWrapper<AttributeNameValue>;
  AttributeNameValueInput: AttributeNameValueInput;
  AttributeSpecific: ResolverTypeWrapper<AttributeSpecific>;
  AttributeSpecificInput: AttributeSpecificInput;
  AttributeSpecificModify: ResolverTypeWrapper<AttributeSpecificModify>;
  AttributeSpecificModifyInput: AttributeSpecificModifyInput;
  AuditChange: ResolverTypeWrapper<AuditChange>;
  AuditEvent: ResolverTypeWrapper<AuditEvent>;
  AuditPerson: ResolverTypeWrapper<AuditPerson>;
  AuthDocker: ResolverTypeWrapper<AuthDocker>;
  BlogPost: ResolverTypeWrapper<BlogPost>;
  BlogPostInput: BlogPostInput;
  Bookmark: ResolverTypeWrapper<Bookmark>;
  BookmarkInput: BookmarkInput;
  Boolean: ResolverTypeWrapper<Scalars['Boolean']['output']>;
  BulkCheckRow: ResolverTypeWrapper<BulkCheckRow>;
  BulkEdit: ResolverTypeWrapper<BulkEdit>;
  BulkEditKept: ResolverTypeWrapper<BulkEditKept>;
  BulkItemInput: BulkItemInput;
  BulkListingInput: BulkListingInput;
  BulkVariantInput: BulkVariantInput;
  Buyer: ResolverTypeWrapper<Buyer>;
  BuyerData: ResolverTypeWrapper<BuyerData>;
  CannedReply: ResolverTypeWrapper<CannedReply>;
  CannedReplyInput: CannedReplyInput;
  Clipart: ResolverTypeWrapper<Clipart>;
  ClipartCategory: ResolverTypeWrapper<ClipartCategory>;
  ContainerSetting: ResolverTypeWrapper<ContainerSetting>;
  ContainerSettingInput: ContainerSettingInput;
  CurrencyRate: ResolverTypeWrapper<CurrencyRate>;
  CurrencyRateInput: CurrencyRateInput;
  Customizer: ResolverTypeWrapper<Customizer>;
  CustomizerInput: CustomizerInput;
  Dashboard: ResolverTypeWrapper<Dashboard>;
  DashboardOrders: ResolverTypeWrapper<DashboardOrders>;
  DashboardProvider: ResolverTypeWrapper<DashboardProvider>;
  DashboardRisk: ResolverTypeWrapper<DashboardRisk>;
  DashboardSteps: ResolverTypeWrapper<DashboardSteps>;
  DashboardStore: ResolverTypeWrapper<DashboardStore>;
  DashboardWallet: ResolverTypeWrapper<DashboardWallet>;
  DesignCrop: ResolverTypeWrapper<DesignCrop>;
  DesignCropInput: DesignCropInput;
  DesignImageSizeInput: DesignImageSizeInput;
  DesignPictureInput: DesignPictureInput;
  DesignPoint: ResolverTypeWrapper<DesignPoint>;
  DesignPointInput: DesignPointInput;
  DesignSize: ResolverTypeWrapper<DesignSize>;
  DesignSizeInput: DesignSizeInput;
  Docker: ResolverTypeWrapper<Docker>;
  DockerSetting: ResolverTypeWrapper<DockerSetting>;
  EditorDraft: ResolverTypeWrapper<EditorDraft>;
  EditorDraftContent: ResolverTypeWrapper<EditorDraftContent>;
  EditorDraftForm: ResolverTypeWrapper<EditorDraftForm>;
  EditorDraftFormInput: EditorDraftFormInput;
  EditorDraftInput: EditorDraftInput;
  EditorDraftOptions: ResolverTypeWrapper<EditorDraftOptions>;
  EditorDraftOptionsInput: EditorDraftOptionsInput;
  EditorDraftPrice: ResolverTypeWrapper<EditorDraftPrice>;
  EditorDraftPriceInput: EditorDraftPriceInput;
  ErasedCount: ResolverTypeWrapper<ErasedCount>;
  Erasure: ResolverTypeWrapper<Erasure>;
  EtsyShipping: ResolverTypeWrapper<EtsyShipping>;
  EtsyShippingCost: ResolverTypeWrapper<EtsyShippingCost>;
  EtsyShippingCostInput: EtsyShippingCostInput;
  EtsyShippingInput: EtsyShippingInput;
  ExternalDifference: ResolverTypeWrapper<ExternalDifference>;
  ExternalDifferenceRow: ResolverTypeWrapper<ExternalDifferenceRow>;
  ExternalDifferenceWhole: ResolverTypeWrapper<ExternalDifferenceWhole>;
  ExternalItem: ResolverTypeWrapper<ExternalItem>;
  ExternalItemWhole: ResolverTypeWrapper<ExternalItemWhole>;
  ExternalLeftOut: ResolverTypeWrapper<ExternalLeftOut>;
  ExternalLinked: ResolverTypeWrapper<ExternalLinked>;
  ExternalRead: ResolverTypeWrapper<ExternalRead>;
  ExternalVariant: ResolverTypeWrapper<ExternalVariant>;
  FieldChange: ResolverTypeWrapper<FieldChange>;
  FigureRow: ResolverTypeWrapper<FigureRow>;
  File: ResolverTypeWrapper<File>;
  FileBlob: ResolverTypeWrapper<FileBlob>;
  FileUse: ResolverTypeWrapper<FileUse>;
  Float: ResolverTypeWrapper<Scalars['Float']['output']>;
  Font: ResolverTypeWrapper<Font>;
  FontFile: ResolverTypeWrapper<FontFile>;
  FulfilAttribute: ResolverTypeWrapper<FulfilAttribute>;
  FulfilAttributeInput: FulfilAttributeInput;
  FulfillmentFigures: ResolverTypeWrapper<FulfillmentFigures>;
  FulfillmentReport: ResolverTypeWrapper<FulfillmentReport>;
  FulfillmentReportGroup: ResolverTypeWrapper<FulfillmentReportGroup>;
  FulfillmentReportRow: ResolverTypeWrapper<FulfillmentReportRow>;
  Fulfilment: ResolverTypeWrapper<Fulfilment>;
  FulfilmentBalance: ResolverTypeWrapper<FulfilmentBalance>;
  FulfilmentCount: ResolverTypeWrapper<FulfilmentCount>;
  FulfilmentCustomcat: ResolverTypeWrapper<FulfilmentCustomcat>;
  FulfilmentCustomcatInput: FulfilmentCustomcatInput;
  FulfilmentDreamship: ResolverTypeWrapper<FulfilmentDreamship>;
  FulfilmentDreamshipInput: FulfilmentDreamshipInput;
  FulfilmentGeargag: ResolverTypeWrapper<FulfilmentGeargag>;
  FulfilmentGeargagInput: FulfilmentGeargagInput;
  FulfilmentGearment: ResolverTypeWrapper<FulfilmentGearment>;
  FulfilmentGearmentInput: FulfilmentGearmentInput;
  FulfilmentGeekpod: ResolverTypeWrapper<FulfilmentGeekpod>;
  FulfilmentGeekpodInput: FulfilmentGeekpodInput;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLenful: ResolverTypeWrapper<FulfilmentLenful>;
  FulfilmentLenfulInput: FulfilmentLenfulInput;
  FulfilmentMerchize: ResolverTypeWrapper<FulfilmentMerchize>;
  FulfilmentMerchizeInput: FulfilmentMerchizeInput;
  FulfilmentOnos: ResolverTypeWrapper<FulfilmentOnos>;
  FulfilmentOnosInput: FulfilmentOnosInput;
  FulfilmentOrder: ResolverTypeWrapper<FulfilmentOrder>;
  FulfilmentPrintify: ResolverTypeWrapper<FulfilmentPrintify>;
  FulfilmentPrintifyInput: FulfilmentPrintifyInput;
  FulfilmentPrintway: ResolverTypeWrapper<FulfilmentPrintway>;
  FulfilmentPrintwayInput: FulfilmentPrintwayInput;
  FulfilmentPrivate: ResolverTypeWrapper<FulfilmentPrivate>;
  FulfilmentPrivateInput: FulfilmentPrivateInput;
  FulfilmentScalable: ResolverTypeWrapper<FulfilmentScalable>;
  FulfilmentScalableInput: FulfilmentScalableInput;
  FulfilmentShineon: ResolverTypeWrapper<FulfilmentShineon>;
  FulfilmentShineonInput: FulfilmentShineonInput;
  FulfilmentShipping: ResolverTypeWrapper<FulfilmentShipping>;
  FulfilmentShippingMethod: ResolverTypeWrapper<FulfilmentShippingMethod>;
  FulfilmentShippingService: ResolverTypeWrapper<FulfilmentShippingService>;
  FulfilmentTest: ResolverTypeWrapper<FulfilmentTest>;
  Funds: ResolverTypeWrapper<Funds>;
  HandOver: ResolverTypeWrapper<HandOver>;
  HeldData: ResolverTypeWrapper<HeldData>;
  HeldRow: ResolverTypeWrapper<HeldRow>;
  ID: ResolverTypeWrapper<Scalars['ID']['output']>;
  ImageSize: ResolverTypeWrapper<ImageSize>;
  ImageSizeInput: ImageSizeInput;
  Int: ResolverTypeWrapper<Scalars['Int']['output']>;
  Invoice: ResolverTypeWrapper<Invoice>;
  InvoiceCount: ResolverTypeWrapper<InvoiceCount>;
  InvoiceCounts: ResolverTypeWrapper<InvoiceCounts>;
  InvoiceDetail: ResolverTypeWrapper<InvoiceDetail>;
  InvoiceLine: ResolverTypeWrapper<InvoiceLine>;
  Item: ResolverTypeWrapper<Item>;
  ItemCategorySelected: ResolverTypeWrapper<ItemCategorySelected>;
  ItemCategorySelectedInput: ItemCategorySelectedInput;
  ItemImage: ResolverTypeWrapper<ItemImage>;
  ItemImageInput: ItemImageInput;
  ItemInfo: ResolverTypeWrapper<ItemInfo>;
  ItemInfoInput: ItemInfoInput;
  ItemInfoRef: ResolverTypeWrapper<ItemInfoRef>;
  ItemIssuu: ResolverTypeWrapper<ItemIssuu>;
  ItemJob: ResolverTypeWrapper<ItemJob>;
  ItemPlatformCategory: ResolverTypeWrapper<ItemPlatformCategory>;
  ItemPlatformCategoryInput: ItemPlatformCategoryInput;
  ItemPlatformSpecifics: ResolverTypeWrapper<ItemPlatformSpecifics>;
  ItemPlatformSpecificsInput: ItemPlatformSpecificsInput;
  ItemSpecific: ResolverTypeWrapper<ItemSpecific>;
  ItemSpecificInput: ItemSpecificInput;
  ItemStore: ResolverTypeWrapper<ItemStore>;
  ItemTrend: ResolverTypeWrapper<ItemTrend>;
  Job: ResolverTypeWrapper<Job>;
  JobAttempt: ResolverTypeWrapper<JobAttempt>;
  JobCall: ResolverTypeWrapper<JobCall>;
  JobData: ResolverTypeWrapper<JobData>;
  JobGroup: ResolverTypeWrapper<JobGroup>;
  JobMessage: ResolverTypeWrapper<JobMessage>;
  JobOrder: ResolverTypeWrapper<JobOrder>;
  JobRejects: ResolverTypeWrapper<JobRejects>;
  JobWait: ResolverTypeWrapper<JobWait>;
  ListColumn: ResolverTypeWrapper<ListColumn>;
  ListColumnInput: ListColumnInput;
  ListLayout: ResolverTypeWrapper<ListLayout>;
  ListView: ResolverTypeWrapper<ListView>;
  ListViewInput: ListViewInput;
  ListingTemplate: ResolverTypeWrapper<ListingTemplate>;
  ListingTemplateInput: ListingTemplateInput;
  LoginAs: ResolverTypeWrapper<LoginAs>;
  LoginAsState: ResolverTypeWrapper<LoginAsState>;
  Macro: ResolverTypeWrapper<Macro>;
  MacroInput: MacroInput;
  MacroItemInput: MacroItemInput;
  MacroStep: ResolverTypeWrapper<MacroStep>;
  MacroStepInput: MacroStepInput;
  MadeUser: ResolverTypeWrapper<MadeUser>;
  MailProvider: ResolverTypeWrapper<MailProvider>;
  MailRecipient: ResolverTypeWrapper<MailRecipient>;
  MailRecipientInput: MailRecipientInput;
  MailRecipients: ResolverTypeWrapper<MailRecipients>;
  MailRecipientsInput: MailRecipientsInput;
  MailboxSignIn: ResolverTypeWrapper<MailboxSignIn>;
  MailboxTest: ResolverTypeWrapper<MailboxTest>;
  ManualOrder: ResolverTypeWrapper<ManualOrder>;
  ManualOrderInput: ManualOrderInput;
  ManualOrderLine: ResolverTypeWrapper<ManualOrderLine>;
  ManualOrderLineInput: ManualOrderLineInput;
  Message: ResolverTypeWrapper<Message>;
  MessageDraft: ResolverTypeWrapper<MessageDraft>;
  MessageDraftInput: MessageDraftInput;
  MessageFile: ResolverTypeWrapper<MessageFile>;
  Mockup: ResolverTypeWrapper<Mockup>;
  MockupCounter: ResolverTypeWrapper<MockupCounter>;
  MockupDesign: ResolverTypeWrapper<MockupDesign>;
  MockupDesignImage: ResolverTypeWrapper<MockupDesignImage>;
  MockupDesignImageInput: MockupDesignImageInput;
  MockupDesignInput: MockupDesignInput;
  MockupDesignPrint: ResolverTypeWrapper<MockupDesignPrint>;
  MockupLayer: ResolverTypeWrapper<MockupLayer>;
  MockupLayerInput: MockupLayerInput;
  MockupPreset: ResolverTypeWrapper<MockupPreset>;
  MockupPreview: ResolverTypeWrapper<MockupPreview>;
  MockupPrintArea: ResolverTypeWrapper<MockupPrintArea>;
  MockupPrintAreaImage: ResolverTypeWrapper<MockupPrintAreaImage>;
  MockupProduct: ResolverTypeWrapper<MockupProduct>;
  MockupSide: ResolverTypeWrapper<MockupSide>;
  MockupSideInput: MockupSideInput;
  Mutation: ResolverTypeWrapper<Record<PropertyKey, never>>;
  NameValue: ResolverTypeWrapper<NameValue>;
  NotAutomatic: ResolverTypeWrapper<NotAutomatic>;
  Notification: ResolverTypeWrapper<Notification>;
  OpeningSpan: ResolverTypeWrapper<OpeningSpan>;
  OpeningSpanInput: OpeningSpanInput;
  Order: ResolverTypeWrapper<Order>;
  OrderAddressInput: OrderAddressInput;
  OrderBuyer: ResolverTypeWrapper<OrderBuyer>;
  OrderDesk: ResolverTypeWrapper<OrderDesk>;
  OrderDeskLine: ResolverTypeWrapper<OrderDeskLine>;
  OrderEvent: ResolverTypeWrapper<OrderEvent>;
  OrderFigures: ResolverTypeWrapper<OrderFigures>;
  OrderGate: ResolverTypeWrapper<OrderGate>;
  OrderHold: ResolverTypeWrapper<OrderHold>;
  OrderHoldInput: OrderHoldInput;
  OrderItem: ResolverTypeWrapper<OrderItem>;
  OrderLineMatchInput: OrderLineMatchInput;
  OrderNotes: ResolverTypeWrapper<OrderNotes>;
  OrderPayment: ResolverTypeWrapper<OrderPayment>;
  OrderPerson: ResolverTypeWrapper<OrderPerson>;
  OrderPieces: ResolverTypeWrapper<OrderPieces>;
  OrderPiecesInput: OrderPiecesInput;
  OrderPrintFile: ResolverTypeWrapper<OrderPrintFile>;
  OrderQuestion: ResolverTypeWrapper<OrderQuestion>;
  OrderReport: ResolverTypeWrapper<OrderReport>;
  OrderReportGroup: ResolverTypeWrapper<OrderReportGroup>;
  OrderReportRow: ResolverTypeWrapper<OrderReportRow>;
  OrderUpdateInput: OrderUpdateInput;
  PackingSlips: ResolverTypeWrapper<PackingSlips>;
  PaypalAccount: ResolverTypeWrapper<PaypalAccount>;
  PaypalAccountInput: PaypalAccountInput;
  PaypalAccountName: ResolverTypeWrapper<PaypalAccountName>;
  PaypalAct: ResolverTypeWrapper<PaypalAct>;
  PaypalDesk: ResolverTypeWrapper<PaypalDesk>;
  PaypalDispute: ResolverTypeWrapper<PaypalDispute>;
  PaypalEvidence: ResolverTypeWrapper<PaypalEvidence>;
  PaypalItem: ResolverTypeWrapper<PaypalItem>;
  PaypalItemInput: PaypalItemInput;
  PaypalMessage: ResolverTypeWrapper<PaypalMessage>;
  PaypalOrder: ResolverTypeWrapper<PaypalOrder>;
  PaypalTracker: ResolverTypeWrapper<PaypalTracker>;
  Permission: ResolverTypeWrapper<Permission>;
  PermissionAccess: ResolverTypeWrapper<PermissionAccess>;
  PermissionAccessInput: PermissionAccessInput;
  PermissionInput: PermissionInput;
  Pixels: ResolverTypeWrapper<Scalars['Pixels']['output']>;
  PlanLog: ResolverTypeWrapper<PlanLog>;
  PlatformCategories: ResolverTypeWrapper<PlatformCategories>;
  PlatformCategory: ResolverTypeWrapper<PlatformCategory>;
  PlatformSpecific: ResolverTypeWrapper<PlatformSpecific>;
  PlatformSpecificValue: ResolverTypeWrapper<PlatformSpecificValue>;
  PlatformSpecifics: ResolverTypeWrapper<PlatformSpecifics>;
  Presence: ResolverTypeWrapper<Presence>;
  PresetDifference: ResolverTypeWrapper<PresetDifference>;
  PresetDomesticShipping: ResolverTypeWrapper<PresetDomesticShipping>;
  PresetDomesticShippingInput: PresetDomesticShippingInput;
  PresetImage: ResolverTypeWrapper<PresetImage>;
  PresetImageInput: PresetImageInput;
  PresetInternationalShipping: ResolverTypeWrapper<PresetInternationalShipping>;
  PresetInternationalShippingInput: PresetInternationalShippingInput;
  PresetPackage: ResolverTypeWrapper<PresetPackage>;
  PresetPackageInput: PresetPackageInput;
  PresetPictureLeft: ResolverTypeWrapper<PresetPictureLeft>;
  PresetPlatformCategory: ResolverTypeWrapper<PresetPlatformCategory>;
  PresetPlatformCategoryInput: PresetPlatformCategoryInput;
  PresetPlatformSpecifics: ResolverTypeWrapper<PresetPlatformSpecifics>;
  PresetPlatformSpecificsInput: PresetPlatformSpecificsInput;
  PresetPrintArea: ResolverTypeWrapper<PresetPrintArea>;
  PresetPrintAreaInput: PresetPrintAreaInput;
  PresetShippingCosts: ResolverTypeWrapper<PresetShippingCosts>;
  PresetShippingCostsInput: PresetShippingCostsInput;
  PresetSizeChart: ResolverTypeWrapper<PresetSizeChart>;
  PresetSizeChartInput: PresetSizeChartInput;
  PresetSizeRow: ResolverTypeWrapper<PresetSizeRow>;
  PresetSizeRowInput: PresetSizeRowInput;
  PresetSource: ResolverTypeWrapper<PresetSource>;
  PresetSpecific: ResolverTypeWrapper<PresetSpecific>;
  PresetSpecificInput: PresetSpecificInput;
  PresetUses: ResolverTypeWrapper<PresetUses>;
  PretyAttribute: ResolverTypeWrapper<PretyAttribute>;
  PretyAttributeInput: PretyAttributeInput;
  PretyAttributeOption: ResolverTypeWrapper<PretyAttributeOption>;
  PretyAttributeOptionInput: PretyAttributeOptionInput;
  PriceEffect: ResolverTypeWrapper<PriceEffect>;
  PrintFile: ResolverTypeWrapper<PrintFile>;
  ProductPreset: ResolverTypeWrapper<ProductPreset>;
  ProductPresetCount: ResolverTypeWrapper<ProductPresetCount>;
  ProductPresetCountProvider: ResolverTypeWrapper<ProductPresetCountProvider>;
  ProductPresetImport: ResolverTypeWrapper<ProductPresetImport>;
  ProductPresetImportRow: ResolverTypeWrapper<ProductPresetImportRow>;
  ProductPresetInput: ProductPresetInput;
  ProductPresetLabels: ResolverTypeWrapper<ProductPresetLabels>;
  ProductPresetMockupCountProvider: ResolverTypeWrapper<ProductPresetMockupCountProvider>;
  ProductPresetPaste: ResolverTypeWrapper<ProductPresetPaste>;
  ProductPresetUpdateInput: ProductPresetUpdateInput;
  ProviderCatalogue: ResolverTypeWrapper<ProviderCatalogue>;
  ProviderMaker: ResolverTypeWrapper<ProviderMaker>;
  ProviderMakers: ResolverTypeWrapper<ProviderMakers>;
  ProviderPostage: ResolverTypeWrapper<ProviderPostage>;
  ProviderPresetInput: ProviderPresetInput;
  ProviderPrintArea: ResolverTypeWrapper<ProviderPrintArea>;
  ProviderProduct: ResolverTypeWrapper<ProviderProduct>;
  ProviderProductMade: ResolverTypeWrapper<ProviderProductMade>;
  ProviderVariant: ResolverTypeWrapper<ProviderVariant>;
  Push: ResolverTypeWrapper<Push>;
  PushCell: ResolverTypeWrapper<PushCell>;
  PushRow: ResolverTypeWrapper<PushRow>;
  PushStore: ResolverTypeWrapper<PushStore>;
  Query: ResolverTypeWrapper<Record<PropertyKey, never>>;
  QueueCount: ResolverTypeWrapper<QueueCount>;
  QueueItem: ResolverTypeWrapper<QueueItem>;
  QueueOrder: ResolverTypeWrapper<QueueOrder>;
  Reason: ResolverTypeWrapper<Reason>;
  RefusalValues: ResolverTypeWrapper<Scalars['RefusalValues']['output']>;
  ReportDays: ResolverTypeWrapper<ReportDays>;
  ReportRange: ResolverTypeWrapper<ReportRange>;
  ReprintCause: ResolverTypeWrapper<ReprintCause>;
  ReprintCost: ResolverTypeWrapper<ReprintCost>;
  RetentionPeriod: ResolverTypeWrapper<RetentionPeriod>;
  RetentionPeriodInput: RetentionPeriodInput;
  Rule: ResolverTypeWrapper<Rule>;
  RuleCondition: ResolverTypeWrapper<RuleCondition>;
  RuleConditionInput: RuleConditionInput;
  RuleExample: ResolverTypeWrapper<RuleExample>;
  RuleInput: RuleInput;
  RuleRun: ResolverTypeWrapper<RuleRun>;
  RuleStep: ResolverTypeWrapper<RuleStep>;
  RuleStepInput: RuleStepInput;
  RuleTest: ResolverTypeWrapper<RuleTest>;
  SetAsideOrder: ResolverTypeWrapper<SetAsideOrder>;
  SetAsideOrderContent: ResolverTypeWrapper<SetAsideOrderContent>;
  Setting: ResolverTypeWrapper<Setting>;
  SettingInput: SettingInput;
  SettingValue: ResolverTypeWrapper<Scalars['SettingValue']['output']>;
  SharedDocument: ResolverTypeWrapper<SharedDocument>;
  ShippingDays: ResolverTypeWrapper<ShippingDays>;
  ShippingDaysInput: ShippingDaysInput;
  ShippingHandling: ResolverTypeWrapper<ShippingHandling>;
  ShippingHandlingInput: ShippingHandlingInput;
  ShippingPlatformIds: ResolverTypeWrapper<ShippingPlatformIds>;
  ShippingPlatformIdsInput: ShippingPlatformIdsInput;
  ShippingPreset: ResolverTypeWrapper<ShippingPreset>;
  ShippingPresetInput: ShippingPresetInput;
  ShippingPresetUse: ResolverTypeWrapper<ShippingPresetUse>;
  ShippingQuote: ResolverTypeWrapper<ShippingQuote>;
  ShippingReturns: ResolverTypeWrapper<ShippingReturns>;
  ShippingReturnsInput: ShippingReturnsInput;
  ShippingService: ResolverTypeWrapper<ShippingService>;
  ShippingServiceInput: ShippingServiceInput;
  ShippingStoreIds: ResolverTypeWrapper<ShippingStoreIds>;
  ShippingStoreIdsInput: ShippingStoreIdsInput;
  SideDocument: ResolverTypeWrapper<SideDocument>;
  SideDocumentInput: SideDocumentInput;
  SideImage: ResolverTypeWrapper<SideImage>;
  SideImageInput: SideImageInput;
  SidePrintArea: ResolverTypeWrapper<SidePrintArea>;
  SidePrintAreaInput: SidePrintAreaInput;
  Signature: ResolverTypeWrapper<Signature>;
  SignedUpload: ResolverTypeWrapper<SignedUpload>;
  StatusCount: ResolverTypeWrapper<StatusCount>;
  Store: ResolverTypeWrapper<Store>;
  StoreAddress: ResolverTypeWrapper<StoreAddress>;
  StoreAddressInput: StoreAddressInput;
  StoreAmazon: ResolverTypeWrapper<StoreAmazon>;
  StoreAmazonInput: StoreAmazonInput;
  StoreBigcommerce: ResolverTypeWrapper<StoreBigcommerce>;
  StoreBigcommerceInput: StoreBigcommerceInput;
  StoreCount: ResolverTypeWrapper<StoreCount>;
  StoreDoor: ResolverTypeWrapper<StoreDoor>;
  StoreEbay: ResolverTypeWrapper<StoreEbay>;
  StoreEbayInput: StoreEbayInput;
  StoreEtsy: ResolverTypeWrapper<StoreEtsy>;
  StoreEtsyInput: StoreEtsyInput;
  StoreInput: StoreInput;
  StoreInvoice: ResolverTypeWrapper<StoreInvoice>;
  StoreInvoiceInput: StoreInvoiceInput;
  StoreMailbox: ResolverTypeWrapper<StoreMailbox>;
  StoreName: ResolverTypeWrapper<StoreName>;
  StoreOrderRules: ResolverTypeWrapper<StoreOrderRules>;
  StoreOrderRulesInput: StoreOrderRulesInput;
  StoreOrderStatus: ResolverTypeWrapper<StoreOrderStatus>;
  StoreOwner: ResolverTypeWrapper<StoreOwner>;
  StorePaymentRule: ResolverTypeWrapper<StorePaymentRule>;
  StorePaymentRuleInput: StorePaymentRuleInput;
  StorePrice: ResolverTypeWrapper<StorePrice>;
  StorePriceInput: StorePriceInput;
  StoreQueue: ResolverTypeWrapper<StoreQueue>;
  StoreShopify: ResolverTypeWrapper<StoreShopify>;
  StoreShopifyInput: StoreShopifyInput;
  StoreStatusRule: ResolverTypeWrapper<StoreStatusRule>;
  StoreStatusRuleInput: StoreStatusRuleInput;
  StoreTest: ResolverTypeWrapper<StoreTest>;
  StoreTiktok: ResolverTypeWrapper<StoreTiktok>;
  StoreTiktokInput: StoreTiktokInput;
  StoreTransactionSummary: ResolverTypeWrapper<StoreTransactionSummary>;
  StoreWish: ResolverTypeWrapper<StoreWish>;
  StoreWishInput: StoreWishInput;
  StoreWoocommerce: ResolverTypeWrapper<StoreWoocommerce>;
  StoreWoocommerceInput: StoreWoocommerceInput;
  String: ResolverTypeWrapper<Scalars['String']['output']>;
  Support: ResolverTypeWrapper<Support>;
  SupportBuyer: ResolverTypeWrapper<SupportBuyer>;
  SupportCount: ResolverTypeWrapper<SupportCount>;
  SupportDesk: ResolverTypeWrapper<SupportDesk>;
  SupportFigures: ResolverTypeWrapper<SupportFigures>;
  SupportInbox: ResolverTypeWrapper<SupportInbox>;
  SupportInput: SupportInput;
  SupportLink: ResolverTypeWrapper<SupportLink>;
  SupportOrder: ResolverTypeWrapper<SupportOrder>;
  SupportOrderActionInput: SupportOrderActionInput;
  SupportReplyInput: SupportReplyInput;
  SupportUpdateInput: SupportUpdateInput;
  SupportVariable: ResolverTypeWrapper<SupportVariable>;
  SupportWay: ResolverTypeWrapper<SupportWay>;
  TagCount: ResolverTypeWrapper<TagCount>;
  Task: ResolverTypeWrapper<Task>;
  TaskCount: ResolverTypeWrapper<TaskCount>;
  TaskDesk: ResolverTypeWrapper<TaskDesk>;
  TaskFileInput: TaskFileInput;
  TaskGoods: ResolverTypeWrapper<TaskGoods>;
  TaskInput: TaskInput;
  TaskOrder: ResolverTypeWrapper<TaskOrder>;
  TaskPlace: ResolverTypeWrapper<TaskPlace>;
  TaskPrint: ResolverTypeWrapper<TaskPrint>;
  TaskPrintInput: TaskPrintInput;
  TaskTodo: ResolverTypeWrapper<TaskTodo>;
  TaskTodoInput: TaskTodoInput;
  TaskTrendInput: TaskTrendInput;
  TaskUpdateInput: TaskUpdateInput;
  TaskUpload: ResolverTypeWrapper<TaskUpload>;
  ToldParcel: ResolverTypeWrapper<ToldParcel>;
  ToldParcelInput: ToldParcelInput;
  Tracking: ResolverTypeWrapper<Tracking>;
  TrackingEvent: ResolverTypeWrapper<TrackingEvent>;
  TrackingGoods: ResolverTypeWrapper<TrackingGoods>;
  TrackingPush: ResolverTypeWrapper<TrackingPush>;
  TrademarkWord: ResolverTypeWrapper<TrademarkWord>;
  UndecidedShipping: ResolverTypeWrapper<UndecidedShipping>;
  UnfulfilledProduct: ResolverTypeWrapper<UnfulfilledProduct>;
  UnfulfilledProductInput: UnfulfilledProductInput;
  UnratedOrders: ResolverTypeWrapper<UnratedOrders>;
  Upload: ResolverTypeWrapper<Scalars['Upload']['output']>;
  User: ResolverTypeWrapper<User>;
  UserEmail: ResolverTypeWrapper<UserEmail>;
  UserGroup: ResolverTypeWrapper<UserGroup>;
  UserGroupInput: UserGroupInput;
  UserGroupRef: ResolverTypeWrapper<UserGroupRef>;
  UserInput: UserInput;
  UsersCount: ResolverTypeWrapper<UsersCount>;
  VariantImage: ResolverTypeWrapper<VariantImage>;
  VariantImageInput: VariantImageInput;
  Warehouse: ResolverTypeWrapper<Warehouse>;
  WorkGoods: ResolverTypeWrapper<WorkGoods>;
  WorkOrder: ResolverTypeWrapper<WorkOrder>;
};

/** Mapping between all available schema types and the resolvers parents */
export type ResolversParentTypes = {
  AddressLink: AddressLink;
  Alert: Alert;
  AppConfig: AppConfig;
  AppConfigBlock: AppConfigBlock;
  AppConfigBlockInput: AppConfigBlockInput;
  AppConfigInput: AppConfigInput;
  AttributeNameValue: AttributeNameValue;
  AttributeNameValueInput: AttributeNameValueInput;
  AttributeSpecific: AttributeSpecific;
  AttributeSpecificInput: AttributeSpecificInput;
  AttributeSpecificModify: AttributeSpecificModify;
  AttributeSpecificModifyInput: AttributeSpecificModifyInput;
  AuditChange: AuditChange;
  AuditEvent: AuditEvent;
  AuditPerson: AuditPerson;
  AuthDocker: AuthDocker;
  BlogPost: BlogPost;
  BlogPostInput: BlogPostInput;
  Bookmark: Bookmark;
  BookmarkInput: BookmarkInput;
  Boolean: Scalars['Boolean']['output'];
  BulkCheckRow: BulkCheckRow;
  BulkEdit: BulkEdit;
  BulkEditKept: BulkEditKept;
  BulkItemInput: BulkItemInput;
  BulkListingInput: BulkListingInput;
  BulkVariantInput: BulkVariantInput;
  Buyer: Buyer;
  BuyerData: BuyerData;
  CannedReply: CannedReply;
  CannedReplyInput: CannedReplyInput;
  Clipart: Clipart;
  ClipartCategory: ClipartCategory;
  ContainerSetting: ContainerSetting;
  ContainerSettingInput: ContainerSettingInput;
  CurrencyRate: CurrencyRate;
  CurrencyRateInput: CurrencyRateInput;
  Customizer: Customizer;
  CustomizerInput: CustomizerInput;
  Dashboard: Dashboard;
  DashboardOrders: DashboardOrders;
  DashboardProvider: DashboardProvider;
  DashboardRisk: DashboardRisk;
  DashboardSteps: DashboardSteps;
  DashboardStore: DashboardStore;
  DashboardWallet: DashboardWallet;
  DesignCrop: DesignCrop;
  DesignCropInput: DesignCropInput;
  DesignImageSizeInput: DesignImageSizeInput;
  DesignPictureInput: DesignPictureInput;
  DesignPoint: DesignPoint;
  DesignPointInput: DesignPointInput;
  DesignSize: DesignSize;
  DesignSizeInput: DesignSizeInput;
  Docker: Docker;
  DockerSetting: DockerSetting;
  EditorDraft: EditorDraft;
  EditorDraftContent: EditorDraftContent;
  EditorDraftForm: EditorDraftForm;
  EditorDraftFormInput: EditorDraftFormInput;
  EditorDraftInput: EditorDraftInput;
  EditorDraftOptions: EditorDraftOptions;
  EditorDraftOptionsInput: EditorDraftOptionsInput;
  EditorDraftPrice: EditorDraftPrice;
  EditorDraftPriceInput: EditorDraftPriceInput;
  ErasedCount: ErasedCount;
  Erasure: Erasure;
  EtsyShipping: EtsyShipping;
  EtsyShippingCost: EtsyShippingCost;
  EtsyShippingCostInput: EtsyShippingCostInput;
  EtsyShippingInput: EtsyShippingInput;
  ExternalDifference: ExternalDifference;
  ExternalDifferenceRow: ExternalDifferenceRow;
  ExternalDifferenceWhole: ExternalDifferenceWhole;
  ExternalItem: ExternalItem;
  ExternalItemWhole: ExternalItemWhole;
  ExternalLeftOut: ExternalLeftOut;
  ExternalLinked: ExternalLinked;
  ExternalRead: ExternalRead;
  ExternalVariant: ExternalVariant;
  FieldChange: FieldChange;
  FigureRow: FigureRow;
  File: File;
  FileBlob: FileBlob;
  FileUse: FileUse;
  Float: Scalars['Float']['output'];
  Font: Font;
  FontFile: FontFile;
  FulfilAttribute: FulfilAttribute;
  FulfilAttributeInput: FulfilAttributeInput;
  FulfillmentFigures: FulfillmentFigures;
  FulfillmentReport: FulfillmentReport;
  FulfillmentReportGroup: FulfillmentReportGroup;
  FulfillmentReportRow: FulfillmentReportRow;
  Fulfilment: Fulfilment;
  FulfilmentBalance: FulfilmentBalance;
  FulfilmentCount: FulfilmentCount;
  FulfilmentCustomcat: FulfilmentCustomcat;
  FulfilmentCustomcatInput: FulfilmentCustomcatInput;
  FulfilmentDreamship: FulfilmentDreamship;
  FulfilmentDreamshipInput: FulfilmentDreamshipInput;
  FulfilmentGeargag: FulfilmentGeargag;
  FulfilmentGeargagInput: FulfilmentGeargagInput;
  FulfilmentGearment: FulfilmentGearment;
  FulfilmentGearmentInput: FulfilmentGearmentInput;
  FulfilmentGeekpod: FulfilmentGeekpod;
  FulfilmentGeekpodInput: FulfilmentGeekpodInput;
  FulfilmentInput: FulfilmentInput;
  FulfilmentLenful: FulfilmentLenful;
  FulfilmentLenfulInput: FulfilmentLenfulInput;
  FulfilmentMerchize: FulfilmentMerchize;
  FulfilmentMerchizeInput: FulfilmentMerchizeInput;
  FulfilmentOnos: FulfilmentOnos;
  FulfilmentOnosInput: FulfilmentOnosInput;
  FulfilmentOrder: FulfilmentOrder;
  FulfilmentPrintify: FulfilmentPrintify;
  FulfilmentPrintifyInput: FulfilmentPrintifyInput;
  FulfilmentPrintway: FulfilmentPrintway;
  FulfilmentPrintwayInput: FulfilmentPrintwayInput;
  FulfilmentPrivate: FulfilmentPrivate;
  FulfilmentPrivateInput: FulfilmentPrivateInput;
  FulfilmentScalable: FulfilmentScalable;
  FulfilmentScalableInput: FulfilmentScalableInput;
  FulfilmentShineon: FulfilmentShineon;
  FulfilmentShineonInput: FulfilmentShineonInput;
  FulfilmentShipping: FulfilmentShipping;
  FulfilmentShippingMethod: FulfilmentShippingMethod;
  FulfilmentShippingService: FulfilmentShippingService;
  FulfilmentTest: FulfilmentTest;
  Funds: Funds;
  HandOver: HandOver;
  HeldData: HeldData;
  HeldRow: HeldRow;
  ID: Scalars['ID']['output'];
  ImageSize: ImageSize;
  ImageSizeInput: ImageSizeInput;
  Int: Scalars['Int']['output'];
  Invoice: Invoice;
  InvoiceCount: InvoiceCount;
  InvoiceCounts: InvoiceCounts;
  InvoiceDetail: InvoiceDetail;
  InvoiceLine: InvoiceLine;
  Item: Item;
  ItemCategorySelected: ItemCategorySelected;
  ItemCategorySelectedInput: ItemCategorySelectedInput;
  ItemImage: ItemImage;
  ItemImageInput: ItemImageInput;
  ItemInfo: ItemInfo;
  ItemInfoInput: ItemInfoInput;
  ItemInfoRef: ItemInfoRef;
  ItemIssuu: ItemIssuu;
  ItemJob: ItemJob;
  ItemPlatformCategory: ItemPlatformCategory;
  ItemPlatformCategoryInput: ItemPlatformCategoryInput;
  ItemPlatformSpecifics: ItemPlatformSpecifics;
  ItemPlatformSpecificsInput: ItemPlatformSpecificsInput;
  ItemSpecific: ItemSpecific;
  ItemSpecificInput: ItemSpecificInput;
  ItemStore: ItemStore;
  ItemTrend: ItemTrend;
  Job: Job;
  JobAttempt: JobAttempt;
  JobCall: JobCall;
  JobData: JobData;
  JobGroup: JobGroup;
  JobMessage: JobMessage;
  JobOrder: JobOrder;
  JobRejects: JobRejects;
  JobWait: JobWait;
  ListColumn: ListColumn;
  ListColumnInput: ListColumnInput;
  ListLayout: ListLayout;
  ListView: ListView;
  ListViewInput: ListViewInput;
  ListingTemplate: ListingTemplate;
  ListingTemplateInput: ListingTemplateInput;
  LoginAs: LoginAs;
  LoginAsState: LoginAsState;
  Macro: Macro;
  MacroInput: MacroInput;
  MacroItemInput: MacroItemInput;
  MacroStep: MacroStep;
  MacroStepInput: MacroStepInput;
  MadeUser: MadeUser;
  MailProvider: MailProvider;
  MailRecipient: MailRecipient;
  MailRecipientInput: MailRecipientInput;
  MailRecipients: MailRecipients;
  MailRecipientsInput: MailRecipientsInput;
  MailboxSignIn: MailboxSignIn;
  MailboxTest: MailboxTest;
  ManualOrder: ManualOrder;
  ManualOrderInput: ManualOrderInput;
  ManualOrderLine: ManualOrderLine;
  ManualOrderLineInput: ManualOrderLineInput;
  Message: Message;
  MessageDraft: MessageDraft;
  MessageDraftInput: MessageDraftInput;
  MessageFile: MessageFile;
  Mockup: Mockup;
  MockupCounter: MockupCounter;
  MockupDesign: MockupDesign;
  MockupDesignImage: MockupDesignImage;
  MockupDesignImageInput: MockupDesignImageInput;
  MockupDesignInput: MockupDesignInput;
  MockupDesignPrint: MockupDesignPrint;
  MockupLayer: MockupLayer;
  MockupLayerInput: MockupLayerInput;
  MockupPreset: MockupPreset;
  MockupPreview: MockupPreview;
  MockupPrintArea: MockupPrintArea;
  MockupPrintAreaImage: MockupPrintAreaImage;
  MockupProduct: MockupProduct;
  MockupSide: MockupSide;
  MockupSideInput: MockupSideInput;
  Mutation: Record<PropertyKey, never>;
  NameValue: NameValue;
  NotAutomatic: NotAutomatic;
  Notification: Notification;
  OpeningSpan: OpeningSpan;
  OpeningSpanInput: OpeningSpanInput;
  Order: Order;
  OrderAddressInput: OrderAddressInput;
  OrderBuyer: OrderBuyer;
  OrderDesk: OrderDesk;
  OrderDeskLine: OrderDeskLine;
  OrderEvent: OrderEvent;
  OrderFigures: OrderFigures;
  OrderGate: OrderGate;
  OrderHold: OrderHold;
  OrderHoldInput: OrderHoldInput;
  OrderItem: OrderItem;
  OrderLineMatchInput: OrderLineMatchInput;
  OrderNotes: OrderNotes;
  OrderPayment: OrderPayment;
  OrderPerson: OrderPerson;
  OrderPieces: OrderPieces;
  OrderPiecesInput: OrderPiecesInput;
  OrderPrintFile: OrderPrintFile;
  OrderQuestion: OrderQuestion;
  OrderReport: OrderReport;
  OrderReportGroup: OrderReportGroup;
  OrderReportRow: OrderReportRow;
  OrderUpdateInput: OrderUpdateInput;
  PackingSlips: PackingSlips;
  PaypalAccount: PaypalAccount;
  PaypalAccountInput: PaypalAccountInput;
  PaypalAccountName: PaypalAccountName;
  PaypalAct: PaypalAct;
  PaypalDesk: PaypalDesk;
  PaypalDispute: PaypalDispute;
  PaypalEvidence: PaypalEvidence;
  PaypalItem: PaypalItem;
  PaypalItemInput: PaypalItemInput;
  PaypalMessage: PaypalMessage;
  PaypalOrder: PaypalOrder;
  PaypalTracker: PaypalTracker;
  Permission: Permission;
  PermissionAccess: PermissionAccess;
  PermissionAccessInput: PermissionAccessInput;
  PermissionInput: PermissionInput;
  Pixels: Scalars['Pixels']['output'];
  PlanLog: PlanLog;
  PlatformCategories: PlatformCategories;
  PlatformCategory: PlatformCategory;
  PlatformSpecific: PlatformSpecific;
  PlatformSpecificValue: PlatformSpecificValue;
  PlatformSpecifics: PlatformSpecifics;
  Presence: Presence;
  PresetDifference: PresetDifference;
  PresetDomesticShipping: PresetDomesticShipping;
  PresetDomesticShippingInput: PresetDomesticShippingInput;
  PresetImage: PresetImage;
  PresetImageInput: PresetImageInput;
  PresetInternationalShipping: PresetInternationalShipping;
  PresetInternationalShippingInput: PresetInternationalShippingInput;
  PresetPackage: PresetPackage;
  PresetPackageInput: PresetPackageInput;
  PresetPictureLeft: PresetPictureLeft;
  PresetPlatformCategory: PresetPlatformCategory;
  PresetPlatformCategoryInput: PresetPlatformCategoryInput;
  PresetPlatformSpecifics: PresetPlatformSpecifics;
  PresetPlatformSpecificsInput: PresetPlatformSpecificsInput;
  PresetPrintArea: PresetPrintArea;
  PresetPrintAreaInput: PresetPrintAreaInput;
  PresetShippingCosts: PresetShippingCosts;
  PresetShippingCostsInput: PresetShippingCostsInput;
  PresetSizeChart: PresetSizeChart;
  PresetSizeChartInput: PresetSizeChartInput;
  PresetSizeRow: PresetSizeRow;
  PresetSizeRowInput: PresetSizeRowInput;
  PresetSource: PresetSource;
  PresetSpecific: PresetSpecific;
  PresetSpecificInput: PresetSpecificInput;
  PresetUses: PresetUses;
  PretyAttribute: PretyAttribute;
  PretyAttributeInput: PretyAttributeInput;
  PretyAttributeOption: PretyAttributeOption;
  PretyAttributeOptionInput: PretyAttributeOptionInput;
  PriceEffect: PriceEffect;
  PrintFile: PrintFile;
  ProductPreset: ProductPreset;
  ProductPresetCount: ProductPresetCount;
  ProductPresetCountProvider: ProductPresetCountProvider;
  ProductPresetImport: ProductPresetImport;
  ProductPresetImportRow: ProductPresetImportRow;
  ProductPresetInput: ProductPresetInput;
  ProductPresetLabels: ProductPresetLabels;
  ProductPresetMockupCountProvider: ProductPresetMockupCountProvider;
  ProductPresetPaste: ProductPresetPaste;
  ProductPresetUpdateInput: ProductPresetUpdateInput;
  ProviderCatalogue: ProviderCatalogue;
  ProviderMaker: ProviderMaker;
  ProviderMakers: ProviderMakers;
  ProviderPostage: ProviderPostage;
  ProviderPresetInput: ProviderPresetInput;
  ProviderPrintArea: ProviderPrintArea;
  ProviderProduct: ProviderProduct;
  ProviderProductMade: ProviderProductMade;
  ProviderVariant: ProviderVariant;
  Push: Push;
  PushCell: PushCell;
  PushRow: PushRow;
  PushStore: PushStore;
  Query: Record<PropertyKey, never>;
  QueueCount: QueueCount;
  QueueItem: QueueItem;
  QueueOrder: QueueOrder;
  Reason: Reason;
  RefusalValues: Scalars['RefusalValues']['output'];
  ReportDays: ReportDays;
  ReportRange: ReportRange;
  ReprintCause: ReprintCause;
  ReprintCost: ReprintCost;
  RetentionPeriod: RetentionPeriod;
  RetentionPeriodInput: RetentionPeriodInput;
  Rule: Rule;
  RuleCondition: RuleCondition;
  RuleConditionInput: RuleConditionInput;
  RuleExample: RuleExample;
  RuleInput: RuleInput;
  RuleRun: RuleRun;
  RuleStep: RuleStep;
  RuleStepInput: RuleStepInput;
  RuleTest: RuleTest;
  SetAsideOrder: SetAsideOrder;
  SetAsideOrderContent: SetAsideOrderContent;
  Setting: Setting;
  SettingInput: SettingInput;
  SettingValue: Scalars['SettingValue']['output'];
  SharedDocument: SharedDocument;
  ShippingDays: ShippingDays;
  ShippingDaysInput: ShippingDaysInput;
  ShippingHandling: ShippingHandling;
  ShippingHandlingInput: ShippingHandlingInput;
  ShippingPlatformIds: ShippingPlatformIds;
  ShippingPlatformIdsInput: ShippingPlatformIdsInput;
  ShippingPreset: ShippingPreset;
  ShippingPresetInput: ShippingPresetInput;
  ShippingPresetUse: ShippingPresetUse;
  ShippingQuote: ShippingQuote;
  ShippingReturns: ShippingReturns;
  ShippingReturnsInput: ShippingReturnsInput;
  ShippingService: ShippingService;
  ShippingServiceInput: ShippingServiceInput;
  ShippingStoreIds: ShippingStoreIds;
  ShippingStoreIdsInput: ShippingStoreIdsInput;
  SideDocument: SideDocument;
  SideDocumentInput: SideDocumentInput;
  SideImage: SideImage;
  SideImageInput: SideImageInput;
  SidePrintArea: SidePrintArea;
  SidePrintAreaInput: SidePrintAreaInput;
  Signature: Signature;
  SignedUpload: SignedUpload;
  StatusCount: StatusCount;
  Store: Store;
  StoreAddress: StoreAddress;
  StoreAddressInput: StoreAddressInput;
  StoreAmazon: StoreAmazon;
  StoreAmazonInput: StoreAmazonInput;
  StoreBigcommerce: StoreBigcommerce;
  StoreBigcommerceInput: StoreBigcommerceInput;
  StoreCount: StoreCount;
  StoreDoor: StoreDoor;
  StoreEbay: StoreEbay;
  StoreEbayInput: StoreEbayInput;
  StoreEtsy: StoreEtsy;
  StoreEtsyInput: StoreEtsyInput;
  StoreInput: StoreInput;
  StoreInvoice: StoreInvoice;
  StoreInvoiceInput: StoreInvoiceInput;
  StoreMailbox: StoreMailbox;
  StoreName: StoreName;
  StoreOrderRules: StoreOrderRules;
  StoreOrderRulesInput: StoreOrderRulesInput;
  StoreOrderStatus: StoreOrderStatus;
  StoreOwner: StoreOwner;
  StorePaymentRule: StorePaymentRule;
  StorePaymentRuleInput: StorePaymentRuleInput;
  StorePrice: StorePrice;
  StorePriceInput: StorePriceInput;
  StoreQueue: StoreQueue;
  StoreShopify: StoreShopify;
  StoreShopifyInput: StoreShopifyInput;
  StoreStatusRule: StoreStatusRule;
  StoreStatusRuleInput: StoreStatusRuleInput;
  StoreTest: StoreTest;
  StoreTiktok: StoreTiktok;
  StoreTiktokInput: StoreTiktokInput;
  StoreTransactionSummary: StoreTransactionSummary;
  StoreWish: StoreWish;
  StoreWishInput: StoreWishInput;
  StoreWoocommerce: StoreWoocommerce;
  StoreWoocommerceInput: StoreWoocommerceInput;
  String: Scalars['String']['output'];
  Support: Support;
  SupportBuyer: SupportBuyer;
  SupportCount: SupportCount;
  SupportDesk: SupportDesk;
  SupportFigures: SupportFigures;
  SupportInbox: SupportInbox;
  SupportInput: SupportInput;
  SupportLink: SupportLink;
  SupportOrder: SupportOrder;
  SupportOrderActionInput: SupportOrderActionInput;
  SupportReplyInput: SupportReplyInput;
  SupportUpdateInput: SupportUpdateInput;
  SupportVariable: SupportVariable;
  SupportWay: SupportWay;
  TagCount: TagCount;
  Task: Task;
  TaskCount: TaskCount;
  TaskDesk: TaskDesk;
  TaskFileInput: TaskFileInput;
  TaskGoods: TaskGoods;
  TaskInput: TaskInput;
  TaskOrder: TaskOrder;
  TaskPlace: TaskPlace;
  TaskPrint: TaskPrint;
  TaskPrintInput: TaskPrintInput;
  TaskTodo: TaskTodo;
  TaskTodoInput: TaskTodoInput;
  TaskTrendInput: TaskTrendInput;
  TaskUpdateInput: TaskUpdateInput;
  TaskUpload: TaskUpload;
  ToldParcel: ToldParcel;
  ToldParcelInput: ToldParcelInput;
  Tracking: Tracking;
  TrackingEvent: TrackingEvent;
  TrackingGoods: TrackingGoods;
  TrackingPush: TrackingPush;
  TrademarkWord: TrademarkWord;
  UndecidedShipping: UndecidedShipping;
  UnfulfilledProduct: UnfulfilledProduct;
  UnfulfilledProductInput: UnfulfilledProductInput;
  UnratedOrders: UnratedOrders;
  Upload: Scalars['Upload']['output'];
  User: User;
  UserEmail: UserEmail;
  UserGroup: UserGroup;
  UserGroupInput: UserGroupInput;
  UserGroupRef: UserGroupRef;
  UserInput: UserInput;
  UsersCount: UsersCount;
  VariantImage: VariantImage;
  VariantImageInput: VariantImageInput;
  Warehouse: Warehouse;
  WorkGoods: WorkGoods;
  WorkOrder: WorkOrder;
};

export type LimitDirectiveArgs = {
  characters?: Scalars['Int']['input'];
  entries?: Scalars['Int']['input'];
  refusal?: Maybe<Scalars['String']['input']>;
};

export type LimitDirectiveResolver<Result, Parent, ContextType = RequestContext, Args = LimitDirectiveArgs> = DirectiveResolverFn<Result, Parent, ContextType, Args>;

export type AddressLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AddressLink'] = ResolversParentTypes['AddressLink']> = {
  expires_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AlertResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Alert'] = ResolversParentTypes['Alert']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  on?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AppConfigResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppConfig'] = ResolversParentTypes['AppConfig']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  asks?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  config?: Resolver<Maybe<ResolversTypes['AppConfigBlock']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_error?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  last_success_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used_by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type AppConfigBlockResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AppConfigBlock'] = ResolversParentTypes['AppConfigBlock']> = {
  key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AttributeNameValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeNameValue'] = ResolversParentTypes['AttributeNameValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeSpecificResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeSpecific'] = ResolversParentTypes['AttributeSpecific']> = {
  base_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fix_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fixed_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  name_value?: Resolver<Array<ResolversTypes['AttributeNameValue']>, ParentType, ContextType>;
  sale_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AttributeSpecificModifyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AttributeSpecificModify'] = ResolversParentTypes['AttributeSpecificModify']> = {
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  base_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fix_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fixed_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['VariantImage']>, ParentType, ContextType>;
  name_value?: Resolver<Array<ResolversTypes['AttributeNameValue']>, ParentType, ContextType>;
  sale_price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  selected?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_prices?: Resolver<Maybe<Array<ResolversTypes['StorePrice']>>, ParentType, ContextType>;
};

export type AuditChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditChange'] = ResolversParentTypes['AuditChange']> = {
  after?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  before?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type AuditEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditEvent'] = ResolversParentTypes['AuditEvent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  acted_as?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  action?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  actor?: Resolver<Maybe<ResolversTypes['AuditPerson']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Array<ResolversTypes['AuditChange']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  operation?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  subject_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  user_agent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type AuditPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuditPerson'] = ResolversParentTypes['AuditPerson']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type AuthDockerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['AuthDocker'] = ResolversParentTypes['AuthDocker']> = {
  auth_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  current?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  docker?: Resolver<ResolversTypes['Docker'], ParentType, ContextType>;
  docker_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BlogPostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BlogPost'] = ResolversParentTypes['BlogPost']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  changed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  item_info_ids?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  publish_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  published_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['ItemStore']>, ParentType, ContextType>;
  store_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BookmarkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Bookmark'] = ResolversParentTypes['Bookmark']> = {
  icon?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  link?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  starred?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  target?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BulkCheckRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkCheckRow'] = ResolversParentTypes['BulkCheckRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cautions?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  changes?: Resolver<Maybe<Array<ResolversTypes['FieldChange']>>, ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lacks?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  loss?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  message?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ok?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['PriceEffect']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal_values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BulkEditResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkEdit'] = ResolversParentTypes['BulkEdit']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  kept?: Resolver<Array<ResolversTypes['BulkEditKept']>, ParentType, ContextType>;
  kept_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  restored?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  undone_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type BulkEditKeptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BulkEditKept'] = ResolversParentTypes['BulkEditKept']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type BuyerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Buyer'] = ResolversParentTypes['Buyer']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type BuyerDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['BuyerData'] = ResolversParentTypes['BuyerData']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  blocked?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  blocked_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  confirm?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  held?: Resolver<Array<ResolversTypes['HeldData']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type CannedReplyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CannedReply'] = ResolversParentTypes['CannedReply']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shortcut?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ClipartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Clipart'] = ResolversParentTypes['Clipart']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tabs?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tintable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ClipartCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ClipartCategory'] = ResolversParentTypes['ClipartCategory']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  tab?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ContainerSettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ContainerSetting'] = ResolversParentTypes['ContainerSetting']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  feed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  invoice_company?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice_next?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invoice_prefix?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice_tax_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  invoice_year?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opening?: Resolver<Array<ResolversTypes['OpeningSpan']>, ParentType, ContextType>;
  rates?: Resolver<Array<ResolversTypes['CurrencyRate']>, ParentType, ContextType>;
  require_two_step?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  retention?: Resolver<Array<ResolversTypes['RetentionPeriod']>, ParentType, ContextType>;
  time_zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CurrencyRateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['CurrencyRate'] = ResolversParentTypes['CurrencyRate']> = {
  at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  feed_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  feed_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  typed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type CustomizerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Customizer'] = ResolversParentTypes['Customizer']> = {
  density?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  footerType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  hideScrollToTop?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  layout?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  menuTheme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  navbarColor?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  navbarType?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sidebarCollapsed?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  theme?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  toured?: Resolver<Maybe<ResolversTypes['Boolean']>, ParentType, ContextType>;
  unit?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type DashboardResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Dashboard'] = ResolversParentTypes['Dashboard']> = {
  jobs?: Resolver<Maybe<Array<ResolversTypes['JobRejects']>>, ParentType, ContextType>;
  orders?: Resolver<Maybe<ResolversTypes['DashboardOrders']>, ParentType, ContextType>;
  providers?: Resolver<Maybe<Array<ResolversTypes['DashboardProvider']>>, ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  steps?: Resolver<ResolversTypes['DashboardSteps'], ParentType, ContextType>;
  stores?: Resolver<Maybe<Array<ResolversTypes['DashboardStore']>>, ParentType, ContextType>;
  threads_overdue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tickets_overdue?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  wallet?: Resolver<Maybe<ResolversTypes['DashboardWallet']>, ParentType, ContextType>;
};

export type DashboardOrdersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardOrders'] = ResolversParentTypes['DashboardOrders']> = {
  before?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  gates?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  recalculating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risks?: Resolver<Array<ResolversTypes['DashboardRisk']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['OrderFigures'], ParentType, ContextType>;
  total_before?: Resolver<ResolversTypes['OrderFigures'], ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['OrderReportGroup']>, ParentType, ContextType>;
  unknown?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardProvider'] = ResolversParentTypes['DashboardProvider']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  balance_currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  p90_30?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  p90_90?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type DashboardRiskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardRisk'] = ResolversParentTypes['DashboardRisk']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardStepsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardSteps'] = ResolversParentTypes['DashboardSteps']> = {
  listing?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DashboardStoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardStore'] = ResolversParentTypes['DashboardStore']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fetched_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  warning_level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type DashboardWalletResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DashboardWallet'] = ResolversParentTypes['DashboardWallet']> = {
  balance?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days_left?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  held?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DesignCropResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignCrop'] = ResolversParentTypes['DesignCrop']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DesignPointResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignPoint'] = ResolversParentTypes['DesignPoint']> = {
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DesignSizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DesignSize'] = ResolversParentTypes['DesignSize']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type DockerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Docker'] = ResolversParentTypes['Docker']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  annually?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domain?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hiden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan_log?: Resolver<Maybe<ResolversTypes['PlanLog']>, ParentType, ContextType>;
  server?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['DockerSetting'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unlimit_lifetime?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type DockerSettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['DockerSetting'] = ResolversParentTypes['DockerSetting']> = {
  trend?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditorDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditorDraft'] = ResolversParentTypes['EditorDraft']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditorDraftContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditorDraftContent'] = ResolversParentTypes['EditorDraftContent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  form?: Resolver<ResolversTypes['EditorDraftForm'], ParentType, ContextType>;
  item_info_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  item_info_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mockup_version?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  preset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  revision?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent_key?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sent_step?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['MockupSide']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type EditorDraftFormResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditorDraftForm'] = ResolversParentTypes['EditorDraftForm']> = {
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  fix_profit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fixed_profit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  offered?: Resolver<Array<ResolversTypes['EditorDraftOptions']>, ParentType, ContextType>;
  prices?: Resolver<Array<ResolversTypes['EditorDraftPrice']>, ParentType, ContextType>;
  shipping_preset?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditorDraftOptionsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditorDraftOptions'] = ResolversParentTypes['EditorDraftOptions']> = {
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type EditorDraftPriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EditorDraftPrice'] = ResolversParentTypes['EditorDraftPrice']> = {
  price?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErasedCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ErasedCount'] = ResolversParentTypes['ErasedCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ErasureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Erasure'] = ResolversParentTypes['Erasure']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  blocked_by?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  erased?: Resolver<Array<ResolversTypes['ErasedCount']>, ParentType, ContextType>;
  finished_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  requested_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  requested_by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type EtsyShippingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EtsyShipping'] = ResolversParentTypes['EtsyShipping']> = {
  default_shipping?: Resolver<Maybe<ResolversTypes['EtsyShippingCost']>, ParentType, ContextType>;
  dispatch_time_max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatch_time_min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  origin_country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_profile_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  standard_shipping?: Resolver<Maybe<ResolversTypes['EtsyShippingCost']>, ParentType, ContextType>;
};

export type EtsyShippingCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['EtsyShippingCost'] = ResolversParentTypes['EtsyShippingCost']> = {
  additional_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  country_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ExternalDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalDifference'] = ResolversParentTypes['ExternalDifference']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalDifferenceRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalDifferenceRow'] = ResolversParentTypes['ExternalDifferenceRow']> = {
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalDifferenceWholeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalDifferenceWhole'] = ResolversParentTypes['ExternalDifferenceWhole']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ours?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ExternalDifferenceRow']>, ParentType, ContextType>;
  takeable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  theirs?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalItem'] = ResolversParentTypes['ExternalItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  changed_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['ExternalDifference']>, ParentType, ContextType>;
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gone_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item?: Resolver<Maybe<ResolversTypes['ExternalLinked']>, ParentType, ContextType>;
  left_out?: Resolver<Array<ResolversTypes['ExternalLeftOut']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_least?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  price_most?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  problem?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  seen_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  variants?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalItemWholeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalItemWhole'] = ResolversParentTypes['ExternalItemWhole']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['ExternalDifferenceWhole']>, ParentType, ContextType>;
  pictures?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tags?: Resolver<Maybe<Array<ResolversTypes['String']>>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ExternalVariant']>, ParentType, ContextType>;
};

export type ExternalLeftOutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalLeftOut'] = ResolversParentTypes['ExternalLeftOut']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ExternalLinkedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalLinked'] = ResolversParentTypes['ExternalLinked']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ExternalReadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalRead'] = ResolversParentTypes['ExternalRead']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  products?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  read_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  reading?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
};

export type ExternalVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ExternalVariant'] = ResolversParentTypes['ExternalVariant']> = {
  barcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quantity?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FieldChangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FieldChange'] = ResolversParentTypes['FieldChange']> = {
  after?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FigureRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FigureRow'] = ResolversParentTypes['FigureRow']> = {
  answer_median?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answer_p90?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  answered?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  good?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  rated?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reopened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  resolve_median?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolve_p90?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  resolved?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['File'] = ResolversParentTypes['File']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  image_sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  mask?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  path?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  used?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type FileBlobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FileBlob'] = ResolversParentTypes['FileBlob']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mimetype?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FileUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FileUse'] = ResolversParentTypes['FileUse']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type FontResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Font'] = ResolversParentTypes['Font']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  family?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['FontFile']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  slug?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FontFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FontFile'] = ResolversParentTypes['FontFile']> = {
  style?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilAttribute'] = ResolversParentTypes['FulfilAttribute']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  external_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfillmentFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfillmentFigures'] = ResolversParentTypes['FulfillmentFigures']> = {
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  cancelled_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  late_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  overdue?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  per_piece?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  production_days?: Resolver<ResolversTypes['ReportDays'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reprint_causes?: Resolver<Array<ResolversTypes['ReprintCause']>, ParentType, ContextType>;
  reprint_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  reprinted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipped_pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  telling?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transit_days?: Resolver<ResolversTypes['ReportDays'], ParentType, ContextType>;
};

export type FulfillmentReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfillmentReport'] = ResolversParentTypes['FulfillmentReport']> = {
  before?: Resolver<Maybe<ResolversTypes['ReportRange']>, ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  recalculating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FulfillmentReportGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['FulfillmentFigures'], ParentType, ContextType>;
  total_before?: Resolver<Maybe<ResolversTypes['FulfillmentFigures']>, ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['FulfillmentReportGroup']>, ParentType, ContextType>;
};

export type FulfillmentReportGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfillmentReportGroup'] = ResolversParentTypes['FulfillmentReportGroup']> = {
  end?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['FulfillmentFigures'], ParentType, ContextType>;
  figures_before?: Resolver<Maybe<ResolversTypes['FulfillmentFigures']>, ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfillmentReportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfillmentReportRow'] = ResolversParentTypes['FulfillmentReportRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  days?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  delivered_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fo_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  provider_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reprint_causes?: Resolver<Array<ResolversTypes['ReprintCause']>, ParentType, ContextType>;
  reprinted?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ship_by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipped_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  store_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submitted_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tracking_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Fulfilment'] = ResolversParentTypes['Fulfilment']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  auto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  balance?: Resolver<Maybe<ResolversTypes['FulfilmentBalance']>, ParentType, ContextType>;
  can?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  claims_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customcat?: Resolver<Maybe<ResolversTypes['FulfilmentCustomcat']>, ParentType, ContextType>;
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  dreamship?: Resolver<Maybe<ResolversTypes['FulfilmentDreamship']>, ParentType, ContextType>;
  geargag?: Resolver<Maybe<ResolversTypes['FulfilmentGeargag']>, ParentType, ContextType>;
  gearment?: Resolver<Maybe<ResolversTypes['FulfilmentGearment']>, ParentType, ContextType>;
  geekpod?: Resolver<Maybe<ResolversTypes['FulfilmentGeekpod']>, ParentType, ContextType>;
  lenful?: Resolver<Maybe<ResolversTypes['FulfilmentLenful']>, ParentType, ContextType>;
  merchize?: Resolver<Maybe<ResolversTypes['FulfilmentMerchize']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  onos?: Resolver<Maybe<ResolversTypes['FulfilmentOnos']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  printify?: Resolver<Maybe<ResolversTypes['FulfilmentPrintify']>, ParentType, ContextType>;
  printway?: Resolver<Maybe<ResolversTypes['FulfilmentPrintway']>, ParentType, ContextType>;
  private?: Resolver<Maybe<ResolversTypes['FulfilmentPrivate']>, ParentType, ContextType>;
  provider_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  scalable?: Resolver<Maybe<ResolversTypes['FulfilmentScalable']>, ParentType, ContextType>;
  settle?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shineon?: Resolver<Maybe<ResolversTypes['FulfilmentShineon']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total_paid?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FulfilmentBalanceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentBalance'] = ResolversParentTypes['FulfilmentBalance']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type FulfilmentCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentCount'] = ResolversParentTypes['FulfilmentCount']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostconnection?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FulfilmentCustomcatResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentCustomcat'] = ResolversParentTypes['FulfilmentCustomcat']> = {
  api_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentDreamshipResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentDreamship'] = ResolversParentTypes['FulfilmentDreamship']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentGeargagResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentGeargag'] = ResolversParentTypes['FulfilmentGeargag']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentGearmentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentGearment'] = ResolversParentTypes['FulfilmentGearment']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentGeekpodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentGeekpod'] = ResolversParentTypes['FulfilmentGeekpod']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentLenfulResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentLenful'] = ResolversParentTypes['FulfilmentLenful']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentMerchizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentMerchize'] = ResolversParentTypes['FulfilmentMerchize']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentOnosResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentOnos'] = ResolversParentTypes['FulfilmentOnos']> = {
  account?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentOrder'] = ResolversParentTypes['FulfilmentOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  can_cancel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  claims_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  expect_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  external_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  fulfilment_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  other_ids?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['OrderPieces']>, ParentType, ContextType>;
  reference?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reprint_of?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  shipped_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  submit_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  submitted_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type FulfilmentPrintifyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentPrintify'] = ResolversParentTypes['FulfilmentPrintify']> = {
  store?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentPrintwayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentPrintway'] = ResolversParentTypes['FulfilmentPrintway']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refresh_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentPrivateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentPrivate'] = ResolversParentTypes['FulfilmentPrivate']> = {
  sender?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentScalableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentScalable'] = ResolversParentTypes['FulfilmentScalable']> = {
  api_key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentShineonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentShineon'] = ResolversParentTypes['FulfilmentShineon']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentShippingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentShipping'] = ResolversParentTypes['FulfilmentShipping']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  methods?: Resolver<Array<ResolversTypes['FulfilmentShippingMethod']>, ParentType, ContextType>;
  services?: Resolver<Array<ResolversTypes['FulfilmentShippingService']>, ParentType, ContextType>;
};

export type FulfilmentShippingMethodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentShippingMethod'] = ResolversParentTypes['FulfilmentShippingMethod']> = {
  faster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentShippingServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentShippingService'] = ResolversParentTypes['FulfilmentShippingService']> = {
  faster?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  method?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type FulfilmentTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['FulfilmentTest'] = ResolversParentTypes['FulfilmentTest']> = {
  took?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tried?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type FundsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Funds'] = ResolversParentTypes['Funds']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type HandOverResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HandOver'] = ResolversParentTypes['HandOver']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  csv?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type HeldDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeldData'] = ResolversParentTypes['HeldData']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['HeldRow']>, ParentType, ContextType>;
};

export type HeldRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['HeldRow'] = ResolversParentTypes['HeldRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ImageSizeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ImageSize'] = ResolversParentTypes['ImageSize']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Invoice'] = ResolversParentTypes['Invoice']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  credits?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  due?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issued_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  month?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paid_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  paid_from?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reference?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  subtotal?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type InvoiceCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceCount'] = ResolversParentTypes['InvoiceCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type InvoiceCountsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceCounts'] = ResolversParentTypes['InvoiceCounts']> = {
  months?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['InvoiceCount']>, ParentType, ContextType>;
};

export type InvoiceDetailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceDetail'] = ResolversParentTypes['InvoiceDetail']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  from?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['InvoiceLine']>, ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type InvoiceLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['InvoiceLine'] = ResolversParentTypes['InvoiceLine']> = {
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fo?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Item'] = ResolversParentTypes['Item']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  imported_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  issuu?: Resolver<Maybe<ResolversTypes['ItemIssuu']>, ParentType, ContextType>;
  job_list?: Resolver<Array<ResolversTypes['ItemJob']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ItemCategorySelectedResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemCategorySelected'] = ResolversParentTypes['ItemCategorySelected']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemImage'] = ResolversParentTypes['ItemImage']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  src?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemInfoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemInfo'] = ResolversParentTypes['ItemInfo']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_specifics?: Resolver<Array<ResolversTypes['AttributeSpecific']>, ParentType, ContextType>;
  attribute_specifics_modify?: Resolver<Array<ResolversTypes['AttributeSpecificModify']>, ParentType, ContextType>;
  back?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  barcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  barcode_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  custom_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description_ai?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  description_ai_pos?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ebay_template_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extend_images?: Resolver<Array<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  fix_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fixed_profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  front?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  hood?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  include_extend_images?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  include_side_images?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  include_size_chart?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['Item']>, ParentType, ContextType>;
  job_list?: Resolver<Array<ResolversTypes['ItemJob']>, ParentType, ContextType>;
  left?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  leftchest?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package_dimension_unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package_height?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  package_length?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  package_width?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  placket?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  platform_category?: Resolver<Array<ResolversTypes['ItemPlatformCategory']>, ParentType, ContextType>;
  platform_specifics?: Resolver<Array<ResolversTypes['ItemPlatformSpecifics']>, ParentType, ContextType>;
  plf_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  prety_attributes?: Resolver<Array<ResolversTypes['PretyAttribute']>, ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  price_addition?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  product_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  right?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  rightchest?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  shipping_preset?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sleeve?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  sleeveleft?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  sleeveright?: Resolver<Maybe<ResolversTypes['ItemImage']>, ParentType, ContextType>;
  specifics?: Resolver<Array<ResolversTypes['ItemSpecific']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_prices?: Resolver<Array<ResolversTypes['StorePrice']>, ParentType, ContextType>;
  store_queue?: Resolver<Array<ResolversTypes['StoreQueue']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tax_fee?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax_fee_fix?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ItemInfoRefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemInfoRef'] = ResolversParentTypes['ItemInfoRef']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type ItemIssuuResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemIssuu'] = ResolversParentTypes['ItemIssuu']> = {
  time?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemJobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemJob'] = ResolversParentTypes['ItemJob']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  group_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ItemPlatformCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemPlatformCategory'] = ResolversParentTypes['ItemPlatformCategory']> = {
  alternate_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category_selected?: Resolver<Array<ResolversTypes['ItemCategorySelected']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemPlatformSpecificsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemPlatformSpecifics'] = ResolversParentTypes['ItemPlatformSpecifics']> = {
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specifics?: Resolver<Array<ResolversTypes['ItemSpecific']>, ParentType, ContextType>;
};

export type ItemSpecificResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemSpecific'] = ResolversParentTypes['ItemSpecific']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemStoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemStore'] = ResolversParentTypes['ItemStore']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  issuu_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_ebay_payment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sto_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ItemTrendResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ItemTrend'] = ResolversParentTypes['ItemTrend']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cautions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  change?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  expected?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  rank?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  score?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  sold?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  task_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type JobResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Job'] = ResolversParentTypes['Job']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attempts?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  data?: Resolver<ResolversTypes['JobData'], ParentType, ContextType>;
  group_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['JobOrder']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['JobWait']>, ParentType, ContextType>;
};

export type JobAttemptResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobAttempt'] = ResolversParentTypes['JobAttempt']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  calls?: Resolver<Array<ResolversTypes['JobCall']>, ParentType, ContextType>;
  ms?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  started_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  worker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobCallResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobCall'] = ResolversParentTypes['JobCall']> = {
  answered?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ms?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobDataResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobData'] = ResolversParentTypes['JobData']> = {
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item_info_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type JobGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobGroup'] = ResolversParentTypes['JobGroup']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  fulfilment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejects?: Resolver<Array<ResolversTypes['JobRejects']>, ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['ItemStore']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  wait?: Resolver<Maybe<ResolversTypes['JobWait']>, ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type JobMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobMessage'] = ResolversParentTypes['JobMessage']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
};

export type JobOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobOrder'] = ResolversParentTypes['JobOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type JobRejectsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobRejects'] = ResolversParentTypes['JobRejects']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  msg?: Resolver<ResolversTypes['JobMessage'], ParentType, ContextType>;
};

export type JobWaitResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['JobWait'] = ResolversParentTypes['JobWait']> = {
  ahead?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
};

export type ListColumnResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListColumn'] = ResolversParentTypes['ListColumn']> = {
  hidden?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ListLayoutResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListLayout'] = ResolversParentTypes['ListLayout']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType>;
};

export type ListViewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListView'] = ResolversParentTypes['ListView']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  columns?: Resolver<Array<ResolversTypes['ListColumn']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_by?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  may_change?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  query?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ListingTemplateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ListingTemplate'] = ResolversParentTypes['ListingTemplate']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type LoginAsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginAs'] = ResolversParentTypes['LoginAs']> = {
  expires_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type LoginAsStateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['LoginAsState'] = ResolversParentTypes['LoginAsState']> = {
  by_email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  expires_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MacroResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Macro'] = ResolversParentTypes['Macro']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  next?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['MacroStep']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MacroStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MacroStep'] = ResolversParentTypes['MacroStep']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MadeUserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MadeUser'] = ResolversParentTypes['MadeUser']> = {
  invite_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  user?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
};

export type MailProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailProvider'] = ResolversParentTypes['MailProvider']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailRecipientResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailRecipient'] = ResolversParentTypes['MailRecipient']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  own?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MailRecipientsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailRecipients'] = ResolversParentTypes['MailRecipients']> = {
  bcc?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
  cc?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
};

export type MailboxSignInResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailboxSignIn'] = ResolversParentTypes['MailboxSignIn']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  ended?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MailboxTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MailboxTest'] = ResolversParentTypes['MailboxTest']> = {
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type ManualOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ManualOrder'] = ResolversParentTypes['ManualOrder']> = {
  address?: Resolver<ResolversTypes['OrderBuyer'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['ManualOrderLine']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ManualOrderLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ManualOrderLine'] = ResolversParentTypes['ManualOrderLine']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Message'] = ResolversParentTypes['Message']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  aside?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  author?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  automatic?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  bcc?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  cc?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  direction?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['MessageFile']>, ParentType, ContextType>;
  forward_of?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  origin_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal_values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
  remote_pictures?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rule?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  send_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  to?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
};

export type MessageDraftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageDraft'] = ResolversParentTypes['MessageDraft']> = {
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  device?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  html?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  of?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  recipients?: Resolver<Maybe<ResolversTypes['MailRecipients']>, ParentType, ContextType>;
  support_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MessageFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MessageFile'] = ResolversParentTypes['MessageFile']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  size?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type MockupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mockup'] = ResolversParentTypes['Mockup']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item_info_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mockup_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  print_areas?: Resolver<Array<ResolversTypes['MockupPrintArea']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['MockupProduct'], ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['MockupSide']>, ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MockupCounterResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupCounter'] = ResolversParentTypes['MockupCounter']> = {
  draft?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  published?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  trashed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MockupDesignResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupDesign'] = ResolversParentTypes['MockupDesign']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_by?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SideImage']>, ParentType, ContextType>;
  images?: Resolver<Array<ResolversTypes['MockupDesignImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  prints?: Resolver<Array<ResolversTypes['MockupDesignPrint']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type MockupDesignImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupDesignImage'] = ResolversParentTypes['MockupDesignImage']> = {
  crop?: Resolver<ResolversTypes['DesignCrop'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SideImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['DesignPoint'], ParentType, ContextType>;
  print_fit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  rotation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scale?: Resolver<ResolversTypes['DesignPoint'], ParentType, ContextType>;
  size?: Resolver<ResolversTypes['DesignSize'], ParentType, ContextType>;
  skew?: Resolver<ResolversTypes['DesignPoint'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupDesignPrintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupDesignPrint'] = ResolversParentTypes['MockupDesignPrint']> = {
  image?: Resolver<Maybe<ResolversTypes['SideImage']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupLayerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupLayer'] = ResolversParentTypes['MockupLayer']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupPresetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupPreset'] = ResolversParentTypes['MockupPreset']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  item_info_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mockup_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  model?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preset_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  product_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sides?: Resolver<Array<ResolversTypes['MockupSide']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  src?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type MockupPreviewResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupPreview'] = ResolversParentTypes['MockupPreview']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image_sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupPrintAreaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupPrintArea'] = ResolversParentTypes['MockupPrintArea']> = {
  image?: Resolver<Maybe<ResolversTypes['MockupPrintAreaImage']>, ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupPrintAreaImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupPrintAreaImage'] = ResolversParentTypes['MockupPrintAreaImage']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type MockupProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupProduct'] = ResolversParentTypes['MockupProduct']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type MockupSideResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['MockupSide'] = ResolversParentTypes['MockupSide']> = {
  document?: Resolver<ResolversTypes['SideDocument'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['SideImage']>, ParentType, ContextType>;
  layers?: Resolver<Array<ResolversTypes['MockupLayer']>, ParentType, ContextType>;
  mockup?: Resolver<Maybe<ResolversTypes['SideImage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  print_area?: Resolver<ResolversTypes['SidePrintArea'], ParentType, ContextType>;
};

export type MutationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Mutation'] = ResolversParentTypes['Mutation']> = {
  appConfigTest?: Resolver<ResolversTypes['AppConfig'], ParentType, ContextType, RequireFields<MutationAppConfigTestArgs, '_id'>>;
  applyMockupDesign?: Resolver<Array<ResolversTypes['Mockup']>, ParentType, ContextType, RequireFields<MutationApplyMockupDesignArgs, '_id' | 'product_ids'>>;
  authorizeStore?: Resolver<ResolversTypes['StoreDoor'], ParentType, ContextType, RequireFields<MutationAuthorizeStoreArgs, '_id'>>;
  authorizeStoreMailbox?: Resolver<ResolversTypes['StoreDoor'], ParentType, ContextType, RequireFields<MutationAuthorizeStoreMailboxArgs, '_id' | 'provider'>>;
  blogPublish?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType, RequireFields<MutationBlogPublishArgs, 'ids'>>;
  bookmarksSave?: Resolver<ResolversTypes['User'], ParentType, ContextType, RequireFields<MutationBookmarksSaveArgs, 'bookmarks'>>;
  bulkEditUndo?: Resolver<ResolversTypes['BulkEdit'], ParentType, ContextType, RequireFields<MutationBulkEditUndoArgs, '_id'>>;
  bulkItemInfo?: Resolver<Array<ResolversTypes['ItemInfo']>, ParentType, ContextType, Partial<MutationBulkItemInfoArgs>>;
  buyerErase?: Resolver<ResolversTypes['Erasure'], ParentType, ContextType, RequireFields<MutationBuyerEraseArgs, '_id' | 'confirm'>>;
  convertItemImages?: Resolver<ResolversTypes['ItemInfo'], ParentType, ContextType, RequireFields<MutationConvertItemImagesArgs, '_id'>>;
  createMockupDesign?: Resolver<ResolversTypes['MockupDesign'], ParentType, ContextType, RequireFields<MutationCreateMockupDesignArgs, 'params'>>;
  deleteById?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, Partial<MutationDeleteByIdArgs>>;
  draftSave?: Resolver<Maybe<ResolversTypes['MessageDraft']>, ParentType, ContextType, RequireFields<MutationDraftSaveArgs, 'params'>>;
  duplicateMockupDesign?: Resolver<Array<ResolversTypes['MockupDesign']>, ParentType, ContextType, RequireFields<MutationDuplicateMockupDesignArgs, 'ids'>>;
  endLoginAs?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  externalImport?: Resolver<Array<ResolversTypes['ExternalItem']>, ParentType, ContextType, RequireFields<MutationExternalImportArgs, 'ids' | 'product_id'>>;
  externalLink?: Resolver<ResolversTypes['ExternalItem'], ParentType, ContextType, RequireFields<MutationExternalLinkArgs, '_id' | 'item_info_id'>>;
  externalLinkSku?: Resolver<Array<ResolversTypes['ExternalItem']>, ParentType, ContextType, RequireFields<MutationExternalLinkSkuArgs, 'ids'>>;
  externalRefresh?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationExternalRefreshArgs, 'store_ids'>>;
  externalTake?: Resolver<Array<ResolversTypes['ExternalItem']>, ParentType, ContextType, RequireFields<MutationExternalTakeArgs, 'ids' | 'side'>>;
  externalUnlink?: Resolver<Array<ResolversTypes['ExternalItem']>, ParentType, ContextType, RequireFields<MutationExternalUnlinkArgs, 'ids'>>;
  fontUpdatePreSignedFile?: Resolver<ResolversTypes['Font'], ParentType, ContextType, RequireFields<MutationFontUpdatePreSignedFileArgs, '_id'>>;
  fulfilmentShippingChoice?: Resolver<ResolversTypes['FulfilmentShipping'], ParentType, ContextType, RequireFields<MutationFulfilmentShippingChoiceArgs, '_id' | 'service'>>;
  fulfilmentTryNow?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType, RequireFields<MutationFulfilmentTryNowArgs, '_id'>>;
  issueInvoice?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationIssueInvoiceArgs, 'ids'>>;
  jobItem?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationJobItemArgs, 'ids' | 'store_ids'>>;
  jobsRemove?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationJobsRemoveArgs, 'ids'>>;
  jobsStart?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationJobsStartArgs, 'ids'>>;
  jobsStop?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationJobsStopArgs, 'ids'>>;
  liveOptimizeItem?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationLiveOptimizeItemArgs, 'ids'>>;
  loginAs?: Resolver<ResolversTypes['LoginAs'], ParentType, ContextType, RequireFields<MutationLoginAsArgs, '_id'>>;
  macroRun?: Resolver<Array<ResolversTypes['Support']>, ParentType, ContextType, RequireFields<MutationMacroRunArgs, '_id' | 'items'>>;
  makeAlert?: Resolver<ResolversTypes['Alert'], ParentType, ContextType, RequireFields<MutationMakeAlertArgs, '_id' | 'on'>>;
  makeAppConfig?: Resolver<ResolversTypes['AppConfig'], ParentType, ContextType, RequireFields<MutationMakeAppConfigArgs, '_id' | 'params'>>;
  makeBlog?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<MutationMakeBlogArgs, 'params'>>;
  makeCannedReply?: Resolver<ResolversTypes['CannedReply'], ParentType, ContextType, RequireFields<MutationMakeCannedReplyArgs, 'params'>>;
  makeContainerSetting?: Resolver<ResolversTypes['ContainerSetting'], ParentType, ContextType, RequireFields<MutationMakeContainerSettingArgs, '_id' | 'params'>>;
  makeEditorDraft?: Resolver<ResolversTypes['EditorDraft'], ParentType, ContextType, RequireFields<MutationMakeEditorDraftArgs, '_id' | 'params' | 'revision'>>;
  makeFulfilment?: Resolver<ResolversTypes['Fulfilment'], ParentType, ContextType, RequireFields<MutationMakeFulfilmentArgs, 'params'>>;
  makeHandOver?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType, RequireFields<MutationMakeHandOverArgs, 'fulfilment_id'>>;
  makeInvoice?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType>;
  makeItemInfo?: Resolver<ResolversTypes['ItemInfo'], ParentType, ContextType, RequireFields<MutationMakeItemInfoArgs, 'params'>>;
  makeListLayout?: Resolver<ResolversTypes['ListLayout'], ParentType, ContextType, RequireFields<MutationMakeListLayoutArgs, 'columns' | 'list'>>;
  makeListView?: Resolver<ResolversTypes['ListView'], ParentType, ContextType, RequireFields<MutationMakeListViewArgs, 'params'>>;
  makeListingTemplate?: Resolver<ResolversTypes['ListingTemplate'], ParentType, ContextType, RequireFields<MutationMakeListingTemplateArgs, 'params'>>;
  makeMacro?: Resolver<ResolversTypes['Macro'], ParentType, ContextType, RequireFields<MutationMakeMacroArgs, 'params'>>;
  makeMockupDesignPrint?: Resolver<ResolversTypes['PrintFile'], ParentType, ContextType, RequireFields<MutationMakeMockupDesignPrintArgs, '_id' | 'position'>>;
  makeMockupPreview?: Resolver<ResolversTypes['MockupPreview'], ParentType, ContextType, RequireFields<MutationMakeMockupPreviewArgs, 'side'>>;
  makePaypalAccount?: Resolver<ResolversTypes['PaypalAccount'], ParentType, ContextType, RequireFields<MutationMakePaypalAccountArgs, 'params'>>;
  makePrintFile?: Resolver<ResolversTypes['PrintFile'], ParentType, ContextType, RequireFields<MutationMakePrintFileArgs, 'mockup_id' | 'side_id'>>;
  makeProductMockup?: Resolver<ResolversTypes['Mockup'], ParentType, ContextType, RequireFields<MutationMakeProductMockupArgs, 'name' | 'product_id' | 'sides'>>;
  makeProductMockupPreset?: Resolver<ResolversTypes['MockupPreset'], ParentType, ContextType, RequireFields<MutationMakeProductMockupPresetArgs, 'name' | 'product_id' | 'sides'>>;
  makeShippingPreset?: Resolver<ResolversTypes['ShippingPreset'], ParentType, ContextType, RequireFields<MutationMakeShippingPresetArgs, 'params'>>;
  makeStore?: Resolver<ResolversTypes['Store'], ParentType, ContextType, RequireFields<MutationMakeStoreArgs, 'params'>>;
  makeSupport?: Resolver<ResolversTypes['Support'], ParentType, ContextType, RequireFields<MutationMakeSupportArgs, 'params'>>;
  makeTask?: Resolver<ResolversTypes['Task'], ParentType, ContextType, RequireFields<MutationMakeTaskArgs, 'params'>>;
  makeTrademarkWords?: Resolver<Array<ResolversTypes['TrademarkWord']>, ParentType, ContextType, Partial<MutationMakeTrademarkWordsArgs>>;
  makeUser?: Resolver<ResolversTypes['MadeUser'], ParentType, ContextType, RequireFields<MutationMakeUserArgs, 'params'>>;
  makeUserGroup?: Resolver<ResolversTypes['UserGroup'], ParentType, ContextType, RequireFields<MutationMakeUserGroupArgs, 'params'>>;
  messageRetry?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType, RequireFields<MutationMessageRetryArgs, '_id'>>;
  messageSend?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType, RequireFields<MutationMessageSendArgs, 'body' | 'kind' | 'support_id'>>;
  messageUndo?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType, RequireFields<MutationMessageUndoArgs, '_id'>>;
  moveFile?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, RequireFields<MutationMoveFileArgs, 'ids' | 'status'>>;
  moveMockupDesign?: Resolver<Array<ResolversTypes['MockupDesign']>, ParentType, ContextType, RequireFields<MutationMoveMockupDesignArgs, 'ids' | 'status'>>;
  notificationMake?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType, RequireFields<MutationNotificationMakeArgs, 'ids' | 'status'>>;
  notificationReadAll?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orderAddressLink?: Resolver<ResolversTypes['AddressLink'], ParentType, ContextType, RequireFields<MutationOrderAddressLinkArgs, '_id'>>;
  orderCancel?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationOrderCancelArgs, 'ids'>>;
  orderLineFulfilled?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderLineFulfilledArgs, '_id' | 'fulfilled' | 'line_id'>>;
  orderMatch?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderMatchArgs, '_id' | 'lines'>>;
  orderProcess?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationOrderProcessArgs, 'ids'>>;
  orderRefund?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderRefundArgs, '_id' | 'amount'>>;
  orderReprint?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderReprintArgs, '_id' | 'fo_id' | 'pieces'>>;
  orderRetry?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderRetryArgs, '_id' | 'fo_id'>>;
  orderSplit?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationOrderSplitArgs, '_id' | 'pieces'>>;
  orderUpdate?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, RequireFields<MutationOrderUpdateArgs, 'ids' | 'params'>>;
  ordersFetch?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationOrdersFetchArgs, 'store_ids'>>;
  payInvoice?: Resolver<ResolversTypes['Invoice'], ParentType, ContextType, RequireFields<MutationPayInvoiceArgs, '_id' | 'from'>>;
  paypalDispute?: Resolver<ResolversTypes['PaypalItem'], ParentType, ContextType, RequireFields<MutationPaypalDisputeArgs, '_id' | 'act'>>;
  paypalFetch?: Resolver<Array<ResolversTypes['PaypalAccount']>, ParentType, ContextType, Partial<MutationPaypalFetchArgs>>;
  presence?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationPresenceArgs, 'device' | 'mode' | 'support_id'>>;
  productPresetAccept?: Resolver<ResolversTypes['ProductPreset'], ParentType, ContextType, RequireFields<MutationProductPresetAcceptArgs, '_id'>>;
  productPresetCompare?: Resolver<ResolversTypes['ProductPreset'], ParentType, ContextType, RequireFields<MutationProductPresetCompareArgs, '_id'>>;
  productPresetCreate?: Resolver<ResolversTypes['ProductPreset'], ParentType, ContextType, RequireFields<MutationProductPresetCreateArgs, 'params'>>;
  productPresetCreateByJson?: Resolver<ResolversTypes['ProductPresetImport'], ParentType, ContextType, RequireFields<MutationProductPresetCreateByJsonArgs, 'json'>>;
  productPresetFromProvider?: Resolver<ResolversTypes['ProductPreset'], ParentType, ContextType, RequireFields<MutationProductPresetFromProviderArgs, 'params'>>;
  productPresetPaste?: Resolver<ResolversTypes['ProductPresetPaste'], ParentType, ContextType, RequireFields<MutationProductPresetPasteArgs, 'from' | 'ids'>>;
  productPresetRemove?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationProductPresetRemoveArgs, 'delete_ids'>>;
  productPresetUpdate?: Resolver<Array<ResolversTypes['ProductPreset']>, ParentType, ContextType, RequireFields<MutationProductPresetUpdateArgs, 'params'>>;
  pushIssuu?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationPushIssuuArgs, 'ids'>>;
  pushRetry?: Resolver<ResolversTypes['Push'], ParentType, ContextType, RequireFields<MutationPushRetryArgs, '_id'>>;
  queueItem?: Resolver<Array<ResolversTypes['ItemInfoRef']>, ParentType, ContextType, RequireFields<MutationQueueItemArgs, 'ids' | 'store_id'>>;
  removeCannedReply?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveCannedReplyArgs, '_id'>>;
  removeFile?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveFileArgs, '_id'>>;
  removeFiles?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRemoveFilesArgs, 'ids'>>;
  removeFont?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationRemoveFontArgs, '_id'>>;
  removeItemInfo?: Resolver<Array<ResolversTypes['ItemInfoRef']>, ParentType, ContextType, RequireFields<MutationRemoveItemInfoArgs, 'ids'>>;
  removeListingTemplate?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveListingTemplateArgs, '_id'>>;
  removeMacro?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRemoveMacroArgs, '_id'>>;
  removeMockupDesign?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationRemoveMockupDesignArgs, 'ids'>>;
  removeProductMockupPreset?: Resolver<ResolversTypes['MockupPreset'], ParentType, ContextType, RequireFields<MutationRemoveProductMockupPresetArgs, '_id'>>;
  replaceFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationReplaceFileArgs, '_id' | 'upload_id'>>;
  ruleOrder?: Resolver<Array<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<MutationRuleOrderArgs, 'ids' | 'subject'>>;
  ruleRemove?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType, RequireFields<MutationRuleRemoveArgs, '_id' | 'subject'>>;
  ruleSave?: Resolver<ResolversTypes['Rule'], ParentType, ContextType, RequireFields<MutationRuleSaveArgs, 'params'>>;
  saveFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationSaveFileArgs, '_id'>>;
  setAsideOrderCreate?: Resolver<ResolversTypes['Order'], ParentType, ContextType, RequireFields<MutationSetAsideOrderCreateArgs, '_id' | 'params'>>;
  setAsideOrderDismiss?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationSetAsideOrderDismissArgs, 'ids'>>;
  setAsideOrderRetry?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationSetAsideOrderRetryArgs, '_id'>>;
  signatureSave?: Resolver<ResolversTypes['Signature'], ParentType, ContextType, RequireFields<MutationSignatureSaveArgs, 'body'>>;
  signedUpload?: Resolver<ResolversTypes['SignedUpload'], ParentType, ContextType, RequireFields<MutationSignedUploadArgs, 'filename' | 'mimetype' | 'size' | 'type'>>;
  signedUploadFont?: Resolver<ResolversTypes['SignedUpload'], ParentType, ContextType, RequireFields<MutationSignedUploadFontArgs, 'filename' | 'mimetype' | 'size'>>;
  storeAuthorized?: Resolver<ResolversTypes['Store'], ParentType, ContextType, RequireFields<MutationStoreAuthorizedArgs, 'answer'>>;
  storeMailboxAuthorized?: Resolver<ResolversTypes['Store'], ParentType, ContextType, RequireFields<MutationStoreMailboxAuthorizedArgs, 'answer'>>;
  storeMailboxSignOut?: Resolver<ResolversTypes['StoreMailbox'], ParentType, ContextType, RequireFields<MutationStoreMailboxSignOutArgs, '_id'>>;
  storeOrderRulesUpdate?: Resolver<ResolversTypes['StoreOrderRules'], ParentType, ContextType, RequireFields<MutationStoreOrderRulesUpdateArgs, '_id' | 'params'>>;
  storeTryNow?: Resolver<ResolversTypes['Store'], ParentType, ContextType, RequireFields<MutationStoreTryNowArgs, '_id'>>;
  supportMerge?: Resolver<ResolversTypes['Support'], ParentType, ContextType, RequireFields<MutationSupportMergeArgs, 'ids' | 'into'>>;
  supportOrderAction?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType, RequireFields<MutationSupportOrderActionArgs, 'action' | 'order_id' | 'support_id'>>;
  supportSplit?: Resolver<ResolversTypes['Support'], ParentType, ContextType, RequireFields<MutationSupportSplitArgs, '_id' | 'message_ids'>>;
  supportUndo?: Resolver<Array<ResolversTypes['Support']>, ParentType, ContextType, RequireFields<MutationSupportUndoArgs, 'change' | 'ids'>>;
  supportUpdate?: Resolver<Array<ResolversTypes['Support']>, ParentType, ContextType, RequireFields<MutationSupportUpdateArgs, 'ids' | 'params'>>;
  tagFile?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, RequireFields<MutationTagFileArgs, 'ids'>>;
  taskUpdate?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, RequireFields<MutationTaskUpdateArgs, 'ids' | 'params'>>;
  taskUpload?: Resolver<Array<ResolversTypes['TaskUpload']>, ParentType, ContextType, RequireFields<MutationTaskUploadArgs, 'files'>>;
  testFulfilment?: Resolver<ResolversTypes['FulfilmentTest'], ParentType, ContextType, Partial<MutationTestFulfilmentArgs>>;
  testStore?: Resolver<ResolversTypes['StoreTest'], ParentType, ContextType, RequireFields<MutationTestStoreArgs, 'params'>>;
  trackingAdd?: Resolver<ResolversTypes['Tracking'], ParentType, ContextType, RequireFields<MutationTrackingAddArgs, 'order_id' | 'tracking_number'>>;
  trackingCheck?: Resolver<Array<ResolversTypes['Tracking']>, ParentType, ContextType, RequireFields<MutationTrackingCheckArgs, 'ids'>>;
  trackingCourier?: Resolver<Array<ResolversTypes['Tracking']>, ParentType, ContextType, RequireFields<MutationTrackingCourierArgs, 'courier_code' | 'ids'>>;
  trackingImport?: Resolver<Array<ResolversTypes['ToldParcel']>, ParentType, ContextType, RequireFields<MutationTrackingImportArgs, 'fulfilment_id' | 'parcels'>>;
  trackingPush?: Resolver<Array<ResolversTypes['Tracking']>, ParentType, ContextType, RequireFields<MutationTrackingPushArgs, 'ids' | 'to'>>;
  trackingTicket?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrackingTicketArgs, 'ids'>>;
  trackingUpdate?: Resolver<ResolversTypes['Tracking'], ParentType, ContextType, RequireFields<MutationTrackingUpdateArgs, '_id' | 'tracking_number'>>;
  trashBlog?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashBlogArgs, 'delete_ids'>>;
  trashEditorDraft?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationTrashEditorDraftArgs, '_id'>>;
  trashFile?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashFileArgs, 'delete_ids'>>;
  trashFulfilment?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashFulfilmentArgs, 'delete_ids'>>;
  trashListView?: Resolver<ResolversTypes['ID'], ParentType, ContextType, RequireFields<MutationTrashListViewArgs, '_id'>>;
  trashMockupDesign?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashMockupDesignArgs, 'delete_ids'>>;
  trashPaypalAccount?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashPaypalAccountArgs, 'delete_ids'>>;
  trashShippingPreset?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashShippingPresetArgs, 'delete_ids'>>;
  trashStore?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashStoreArgs, 'delete_ids'>>;
  trashUserGroup?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationTrashUserGroupArgs, 'delete_ids'>>;
  updateMockupDesign?: Resolver<ResolversTypes['MockupDesign'], ParentType, ContextType, RequireFields<MutationUpdateMockupDesignArgs, '_id' | 'params'>>;
  updatePaypalItem?: Resolver<Array<ResolversTypes['PaypalItem']>, ParentType, ContextType, RequireFields<MutationUpdatePaypalItemArgs, 'items'>>;
  updatePreSignedFile?: Resolver<ResolversTypes['File'], ParentType, ContextType, RequireFields<MutationUpdatePreSignedFileArgs, '_id'>>;
  updateProfile?: Resolver<ResolversTypes['User'], ParentType, ContextType, Partial<MutationUpdateProfileArgs>>;
  updateQuantityItem?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, RequireFields<MutationUpdateQuantityItemArgs, 'ids'>>;
  voidInvoice?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, RequireFields<MutationVoidInvoiceArgs, '_id' | 'reason'>>;
  workMove?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, RequireFields<MutationWorkMoveArgs, 'ids' | 'to'>>;
};

export type NameValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NameValue'] = ResolversParentTypes['NameValue']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type NotAutomaticResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['NotAutomatic'] = ResolversParentTypes['NotAutomatic']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  setting?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type NotificationResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Notification'] = ResolversParentTypes['Notification']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  content?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  referent?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OpeningSpanResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OpeningSpan'] = ResolversParentTypes['OpeningSpan']> = {
  from?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weekday?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Order'] = ResolversParentTypes['Order']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  act_by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['OrderBuyer']>, ParentType, ContextType>;
  address_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  archived_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  attention?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  blocking_gate?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['OrderBuyer'], ParentType, ContextType>;
  cancel_requested_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cancelled_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  erased_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gates?: Resolver<Array<ResolversTypes['OrderGate']>, ParentType, ContextType>;
  hold?: Resolver<Maybe<ResolversTypes['OrderHold']>, ParentType, ContextType>;
  items?: Resolver<Array<ResolversTypes['OrderItem']>, ParentType, ContextType>;
  notes?: Resolver<ResolversTypes['OrderNotes'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paid_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  platform_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  profit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  providers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  removed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  seen_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ship_by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  shipping?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tracking_numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderBuyerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderBuyer'] = ResolversParentTypes['OrderBuyer']> = {
  address_1?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  address_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderDeskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDesk'] = ResolversParentTypes['OrderDesk']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address_proposal?: Resolver<Maybe<ResolversTypes['OrderBuyer']>, ParentType, ContextType>;
  before_connected?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  fulfilment_orders?: Resolver<Array<ResolversTypes['FulfilmentOrder']>, ParentType, ContextType>;
  lines?: Resolver<Array<ResolversTypes['OrderDeskLine']>, ParentType, ContextType>;
  not_automatic?: Resolver<Array<ResolversTypes['NotAutomatic']>, ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['OrderPayment']>, ParentType, ContextType>;
  questions?: Resolver<Array<ResolversTypes['OrderQuestion']>, ParentType, ContextType>;
  refundable?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  shipping_service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  store_changes?: Resolver<Array<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  trackings?: Resolver<Array<ResolversTypes['Tracking']>, ParentType, ContextType>;
  undecided_shipping?: Resolver<Array<ResolversTypes['UndecidedShipping']>, ParentType, ContextType>;
};

export type OrderDeskLineResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderDeskLine'] = ResolversParentTypes['OrderDeskLine']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address_code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  areas?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  chosen_fulfilment_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fulfilment_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  match_note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  print_files?: Resolver<Maybe<Array<ResolversTypes['OrderPrintFile']>>, ParentType, ContextType>;
  product?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  provider_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_to?: Resolver<Maybe<ResolversTypes['OrderBuyer']>, ParentType, ContextType>;
  unfulfilled?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  unplaced?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderEvent'] = ResolversParentTypes['OrderEvent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  params?: Resolver<ResolversTypes['RefusalValues'], ParentType, ContextType>;
};

export type OrderFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderFigures'] = ResolversParentTypes['OrderFigures']> = {
  average_order?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  fees?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  gross?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  margin?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  profit?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  refund_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  refunds?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  revenue?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  tax?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type OrderGateResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderGate'] = ResolversParentTypes['OrderGate']> = {
  code?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gate?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type OrderHoldResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderHold'] = ResolversParentTypes['OrderHold']> = {
  by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  until?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type OrderItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderItem'] = ResolversParentTypes['OrderItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cancelled?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  completed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item_info_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  variant_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderNotesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderNotes'] = ResolversParentTypes['OrderNotes']> = {
  buyer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  internal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPaymentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPayment'] = ResolversParentTypes['OrderPayment']> = {
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  method?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paypal?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  transaction_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPersonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPerson'] = ResolversParentTypes['OrderPerson']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderPiecesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPieces'] = ResolversParentTypes['OrderPieces']> = {
  line_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type OrderPrintFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderPrintFile'] = ResolversParentTypes['OrderPrintFile']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dpi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  thumb?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderQuestionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderQuestion'] = ResolversParentTypes['OrderQuestion']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  said?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type OrderReportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReport'] = ResolversParentTypes['OrderReport']> = {
  before?: Resolver<Maybe<ResolversTypes['ReportRange']>, ParentType, ContextType>;
  bucket?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  group?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  range?: Resolver<ResolversTypes['ReportRange'], ParentType, ContextType>;
  recalculating?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['OrderReportGroup']>, ParentType, ContextType>;
  total?: Resolver<ResolversTypes['OrderFigures'], ParentType, ContextType>;
  total_before?: Resolver<Maybe<ResolversTypes['OrderFigures']>, ParentType, ContextType>;
  trend?: Resolver<Array<ResolversTypes['OrderReportGroup']>, ParentType, ContextType>;
  trend_before?: Resolver<Maybe<Array<ResolversTypes['OrderReportGroup']>>, ParentType, ContextType>;
  unrated?: Resolver<Array<ResolversTypes['UnratedOrders']>, ParentType, ContextType>;
};

export type OrderReportGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReportGroup'] = ResolversParentTypes['OrderReportGroup']> = {
  end?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['OrderFigures'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  start?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type OrderReportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['OrderReportRow'] = ResolversParentTypes['OrderReportRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  day?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  figures?: Resolver<ResolversTypes['OrderFigures'], ParentType, ContextType>;
  marked?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  service_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  store_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PackingSlipsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PackingSlips'] = ResolversParentTypes['PackingSlips']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pdf?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  unprintable?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaypalAccountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalAccount'] = ResolversParentTypes['PaypalAccount']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  client_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  fetched_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  fetching?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['ItemStore']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalAccountNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalAccountName'] = ResolversParentTypes['PaypalAccountName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalActResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalAct'] = ResolversParentTypes['PaypalAct']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  amount?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalDeskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalDesk'] = ResolversParentTypes['PaypalDesk']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['PaypalAct']>, ParentType, ContextType>;
  evidence?: Resolver<Maybe<ResolversTypes['PaypalEvidence']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['PaypalMessage']>, ParentType, ContextType>;
};

export type PaypalDisputeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalDispute'] = ResolversParentTypes['PaypalDispute']> = {
  act?: Resolver<Maybe<ResolversTypes['PaypalAct']>, ParentType, ContextType>;
  acts?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  opened_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  outcome?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  respond_by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalEvidenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalEvidence'] = ResolversParentTypes['PaypalEvidence']> = {
  carrier?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  carrier_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  delivered_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipped_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  tracking_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracking_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PaypalItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalItem'] = ResolversParentTypes['PaypalItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  account?: Resolver<ResolversTypes['PaypalAccountName'], ParentType, ContextType>;
  amount?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  dispute?: Resolver<Maybe<ResolversTypes['PaypalDispute']>, ParentType, ContextType>;
  fee?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  invoice_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['PaypalOrder']>, ParentType, ContextType>;
  payer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  push?: Resolver<ResolversTypes['TrackingPush'], ParentType, ContextType>;
  pushed_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  refunded?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  release_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['ItemStore']>, ParentType, ContextType>;
  trackers?: Resolver<Array<ResolversTypes['PaypalTracker']>, ParentType, ContextType>;
  tracking_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  transaction_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PaypalMessageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalMessage'] = ResolversParentTypes['PaypalMessage']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalOrder'] = ResolversParentTypes['PaypalOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PaypalTrackerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PaypalTracker'] = ResolversParentTypes['PaypalTracker']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  carrier?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  carrier_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  push?: Resolver<ResolversTypes['TrackingPush'], ParentType, ContextType>;
  tracking_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  tracking_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PermissionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Permission'] = ResolversParentTypes['Permission']> = {
  access?: Resolver<ResolversTypes['PermissionAccess'], ParentType, ContextType>;
  module?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PermissionAccessResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PermissionAccess'] = ResolversParentTypes['PermissionAccess']> = {
  add?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  delete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  update?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  view?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export interface PixelsScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Pixels'], any> {
  name: 'Pixels';
}

export type PlanLogResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlanLog'] = ResolversParentTypes['PlanLog']> = {
  expires_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  payment_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformCategoriesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformCategories'] = ResolversParentTypes['PlatformCategories']> = {
  any?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  categories?: Resolver<Array<ResolversTypes['PlatformCategory']>, ParentType, ContextType>;
  kept_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  versions?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PlatformCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformCategory'] = ResolversParentTypes['PlatformCategory']> = {
  above?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  leaf?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
};

export type PlatformSpecificResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformSpecific'] = ResolversParentTypes['PlatformSpecific']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  multiple?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  open?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  required?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['PlatformSpecificValue']>, ParentType, ContextType>;
  variation?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type PlatformSpecificValueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformSpecificValue'] = ResolversParentTypes['PlatformSpecificValue']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PlatformSpecificsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PlatformSpecifics'] = ResolversParentTypes['PlatformSpecifics']> = {
  category?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  specifics?: Resolver<Array<ResolversTypes['PlatformSpecific']>, ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Presence'] = ResolversParentTypes['Presence']> = {
  mode?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  person?: Resolver<ResolversTypes['OrderPerson'], ParentType, ContextType>;
  support_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PresetDifferenceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetDifference'] = ResolversParentTypes['PresetDifference']> = {
  code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  external_sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  now?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  was?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PresetDomesticShippingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetDomesticShipping'] = ResolversParentTypes['PresetDomesticShipping']> = {
  additional_cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  country?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetImage'] = ResolversParentTypes['PresetImage']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetInternationalShippingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetInternationalShipping'] = ResolversParentTypes['PresetInternationalShipping']> = {
  additional_cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PresetPackageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetPackage'] = ResolversParentTypes['PresetPackage']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  length?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type PresetPictureLeftResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetPictureLeft'] = ResolversParentTypes['PresetPictureLeft']> = {
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preset_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PresetPlatformCategoryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetPlatformCategory'] = ResolversParentTypes['PresetPlatformCategory']> = {
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  path?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  version?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetPlatformSpecificsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetPlatformSpecifics'] = ResolversParentTypes['PresetPlatformSpecifics']> = {
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  specifics?: Resolver<Array<ResolversTypes['PresetSpecific']>, ParentType, ContextType>;
};

export type PresetPrintAreaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetPrintArea'] = ResolversParentTypes['PresetPrintArea']> = {
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['PresetImage']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PresetShippingCostsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetShippingCosts'] = ResolversParentTypes['PresetShippingCosts']> = {
  domestic?: Resolver<Maybe<ResolversTypes['PresetDomesticShipping']>, ParentType, ContextType>;
  international?: Resolver<Maybe<ResolversTypes['PresetInternationalShipping']>, ParentType, ContextType>;
};

export type PresetSizeChartResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetSizeChart'] = ResolversParentTypes['PresetSizeChart']> = {
  columns?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['PresetSizeRow']>, ParentType, ContextType>;
  unit?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetSizeRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetSizeRow'] = ResolversParentTypes['PresetSizeRow']> = {
  size?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresetSourceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetSource'] = ResolversParentTypes['PresetSource']> = {
  checked_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  differences?: Resolver<Array<ResolversTypes['PresetDifference']>, ParentType, ContextType>;
  fulfilment_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PresetSpecificResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetSpecific'] = ResolversParentTypes['PresetSpecific']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PresetUsesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PresetUses'] = ResolversParentTypes['PresetUses']> = {
  listings?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mockup_presets?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mockups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type PretyAttributeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PretyAttribute'] = ResolversParentTypes['PretyAttribute']> = {
  attribute_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['PretyAttributeOption']>, ParentType, ContextType>;
  plf_attribute_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PretyAttributeOptionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PretyAttributeOption'] = ResolversParentTypes['PretyAttributeOption']> = {
  default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ffm_value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hex?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plf_price?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  plf_value?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type PriceEffectResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PriceEffect'] = ResolversParentTypes['PriceEffect']> = {
  after?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  before?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  profit_after?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  profit_before?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type PrintFileResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PrintFile'] = ResolversParentTypes['PrintFile']> = {
  dpi?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  side_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  side_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  size?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPresetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPreset'] = ResolversParentTypes['ProductPreset']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  attribute_specifics?: Resolver<Array<ResolversTypes['AttributeSpecific']>, ParentType, ContextType>;
  base_price_from?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  base_price_to?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  collections?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  extend_images?: Resolver<Array<ResolversTypes['PresetImage']>, ParentType, ContextType>;
  favorite?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  fulfil_attributes?: Resolver<Array<ResolversTypes['FulfilAttribute']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  image_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  mockup_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  package_dimensions?: Resolver<Maybe<ResolversTypes['PresetPackage']>, ParentType, ContextType>;
  platform_category?: Resolver<Array<ResolversTypes['PresetPlatformCategory']>, ParentType, ContextType>;
  platform_specifics?: Resolver<Array<ResolversTypes['PresetPlatformSpecifics']>, ParentType, ContextType>;
  prety_attributes?: Resolver<Array<ResolversTypes['PretyAttribute']>, ParentType, ContextType>;
  price_addition?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  print_areas?: Resolver<Array<ResolversTypes['PresetPrintArea']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  raw_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shipping_costs?: Resolver<ResolversTypes['PresetShippingCosts'], ParentType, ContextType>;
  size_chart?: Resolver<Maybe<ResolversTypes['PresetSizeChart']>, ParentType, ContextType>;
  source?: Resolver<Maybe<ResolversTypes['PresetSource']>, ParentType, ContextType>;
  specifics?: Resolver<Array<ResolversTypes['PresetSpecific']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used_by?: Resolver<ResolversTypes['PresetUses'], ParentType, ContextType>;
  variant_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  weight?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProductPresetCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetCount'] = ResolversParentTypes['ProductPresetCount']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  alloverprint?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  apparel?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  canvasposter?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  facemask?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  giftaccessories?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  homedecorations?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  jewelry?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPresetCountProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetCountProvider'] = ResolversParentTypes['ProductPresetCountProvider']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customcat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dreamship?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geargag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gearment?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geekpod?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lenful?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lionnix?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  onos?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printway?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scalable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shineon?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPresetImportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetImport'] = ResolversParentTypes['ProductPresetImport']> = {
  changed?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  made?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['ProductPresetImportRow']>, ParentType, ContextType>;
  same?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPresetImportRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetImportRow'] = ResolversParentTypes['ProductPresetImportRow']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  fields?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  row?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  verdict?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProductPresetLabelsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetLabels'] = ResolversParentTypes['ProductPresetLabels']> = {
  collections?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
};

export type ProductPresetMockupCountProviderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetMockupCountProvider'] = ResolversParentTypes['ProductPresetMockupCountProvider']> = {
  customcat?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  geargag?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lionnix?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  merchize?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  printify?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  private?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  scalable?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProductPresetPasteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProductPresetPaste'] = ResolversParentTypes['ProductPresetPaste']> = {
  left?: Resolver<Array<ResolversTypes['PresetPictureLeft']>, ParentType, ContextType>;
  presets?: Resolver<Array<ResolversTypes['ProductPreset']>, ParentType, ContextType>;
  there?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ProviderCatalogueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderCatalogue'] = ResolversParentTypes['ProviderCatalogue']> = {
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  products?: Resolver<Array<ResolversTypes['ProviderProduct']>, ParentType, ContextType>;
  provider?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
};

export type ProviderMakerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderMaker'] = ResolversParentTypes['ProviderMaker']> = {
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderMakersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderMakers'] = ResolversParentTypes['ProviderMakers']> = {
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  makers?: Resolver<Array<ResolversTypes['ProviderMaker']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProviderProduct'], ParentType, ContextType>;
};

export type ProviderPostageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderPostage'] = ResolversParentTypes['ProviderPostage']> = {
  additional_cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type ProviderPrintAreaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderPrintArea'] = ResolversParentTypes['ProviderPrintArea']> = {
  dpi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  position?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ProviderProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderProduct'] = ResolversParentTypes['ProviderProduct']> = {
  brand?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  description?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ProviderProductMadeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderProductMade'] = ResolversParentTypes['ProviderProductMade']> = {
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  kept_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  maker?: Resolver<ResolversTypes['ProviderMaker'], ParentType, ContextType>;
  print_areas?: Resolver<Array<ResolversTypes['ProviderPrintArea']>, ParentType, ContextType>;
  product?: Resolver<ResolversTypes['ProviderProduct'], ParentType, ContextType>;
  reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  shipping_domestic?: Resolver<Maybe<ResolversTypes['ProviderPostage']>, ParentType, ContextType>;
  shipping_international?: Resolver<Maybe<ResolversTypes['ProviderPostage']>, ParentType, ContextType>;
  variants?: Resolver<Array<ResolversTypes['ProviderVariant']>, ParentType, ContextType>;
  weight?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ProviderVariantResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ProviderVariant'] = ResolversParentTypes['ProviderVariant']> = {
  available?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PushResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Push'] = ResolversParentTypes['Push']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['PushStore']>, ParentType, ContextType>;
};

export type PushCellResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushCell'] = ResolversParentTypes['PushCell']> = {
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  job_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type PushRowResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushRow'] = ResolversParentTypes['PushRow']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cells?: Resolver<Array<ResolversTypes['PushCell']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type PushStoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['PushStore'] = ResolversParentTypes['PushStore']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  done?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  gone?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  group_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rejected?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sto_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  stopped?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Query'] = ResolversParentTypes['Query']> = {
  alerts?: Resolver<Array<ResolversTypes['Alert']>, ParentType, ContextType>;
  appConfigs?: Resolver<Array<ResolversTypes['AppConfig']>, ParentType, ContextType, Partial<QueryAppConfigsArgs>>;
  auditEvents?: Resolver<Array<ResolversTypes['AuditEvent']>, ParentType, ContextType, Partial<QueryAuditEventsArgs>>;
  blog?: Resolver<ResolversTypes['BlogPost'], ParentType, ContextType, RequireFields<QueryBlogArgs, '_id'>>;
  blogs?: Resolver<Array<ResolversTypes['BlogPost']>, ParentType, ContextType, Partial<QueryBlogsArgs>>;
  bulkCheck?: Resolver<Array<ResolversTypes['BulkCheckRow']>, ParentType, ContextType, RequireFields<QueryBulkCheckArgs, 'action' | 'ids'>>;
  bulkEdits?: Resolver<Array<ResolversTypes['BulkEdit']>, ParentType, ContextType, Partial<QueryBulkEditsArgs>>;
  buyerData?: Resolver<ResolversTypes['BuyerData'], ParentType, ContextType, RequireFields<QueryBuyerDataArgs, '_id'>>;
  buyers?: Resolver<Array<ResolversTypes['Buyer']>, ParentType, ContextType, RequireFields<QueryBuyersArgs, 'search'>>;
  cUser?: Resolver<ResolversTypes['User'], ParentType, ContextType>;
  cannedReplies?: Resolver<Array<ResolversTypes['CannedReply']>, ParentType, ContextType>;
  clipartCategories?: Resolver<Array<ResolversTypes['ClipartCategory']>, ParentType, ContextType>;
  cliparts?: Resolver<Array<ResolversTypes['Clipart']>, ParentType, ContextType, Partial<QueryClipartsArgs>>;
  colleagues?: Resolver<Array<ResolversTypes['OrderPerson']>, ParentType, ContextType, RequireFields<QueryColleaguesArgs, 'module'>>;
  containerSetting?: Resolver<Array<ResolversTypes['ContainerSetting']>, ParentType, ContextType>;
  dashboard?: Resolver<ResolversTypes['Dashboard'], ParentType, ContextType, Partial<QueryDashboardArgs>>;
  editorDraft?: Resolver<Maybe<ResolversTypes['EditorDraftContent']>, ParentType, ContextType, RequireFields<QueryEditorDraftArgs, '_id'>>;
  editorDrafts?: Resolver<Array<ResolversTypes['EditorDraft']>, ParentType, ContextType, Partial<QueryEditorDraftsArgs>>;
  erasures?: Resolver<Array<ResolversTypes['Erasure']>, ParentType, ContextType>;
  externalItem?: Resolver<ResolversTypes['ExternalItemWhole'], ParentType, ContextType, RequireFields<QueryExternalItemArgs, '_id'>>;
  externalItemIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, Partial<QueryExternalItemIdsArgs>>;
  externalItems?: Resolver<Array<ResolversTypes['ExternalItem']>, ParentType, ContextType, Partial<QueryExternalItemsArgs>>;
  externalItemsCount?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType, Partial<QueryExternalItemsCountArgs>>;
  externalReads?: Resolver<Array<ResolversTypes['ExternalRead']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType, RequireFields<QueryFileArgs, '_id'>>;
  fileBlob?: Resolver<Maybe<ResolversTypes['FileBlob']>, ParentType, ContextType, RequireFields<QueryFileBlobArgs, '_id'>>;
  fileCounter?: Resolver<ResolversTypes['MockupCounter'], ParentType, ContextType, Partial<QueryFileCounterArgs>>;
  fileTags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType, Partial<QueryFileTagsArgs>>;
  fileUses?: Resolver<Array<ResolversTypes['FileUse']>, ParentType, ContextType, RequireFields<QueryFileUsesArgs, '_id'>>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType, Partial<QueryFilesArgs>>;
  fonts?: Resolver<Array<ResolversTypes['Font']>, ParentType, ContextType, Partial<QueryFontsArgs>>;
  fulfillmentReport?: Resolver<ResolversTypes['FulfillmentReport'], ParentType, ContextType, Partial<QueryFulfillmentReportArgs>>;
  fulfillmentReportRows?: Resolver<Array<ResolversTypes['FulfillmentReportRow']>, ParentType, ContextType, RequireFields<QueryFulfillmentReportRowsArgs, 'figure'>>;
  fulfilmentShipping?: Resolver<ResolversTypes['FulfilmentShipping'], ParentType, ContextType, RequireFields<QueryFulfilmentShippingArgs, '_id'>>;
  fulfilments?: Resolver<Array<ResolversTypes['Fulfilment']>, ParentType, ContextType, Partial<QueryFulfilmentsArgs>>;
  fulfilmentsCount?: Resolver<ResolversTypes['FulfilmentCount'], ParentType, ContextType>;
  getDefaultPermissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  getUserByEmail?: Resolver<Maybe<ResolversTypes['UserEmail']>, ParentType, ContextType, RequireFields<QueryGetUserByEmailArgs, 'email'>>;
  getUserById?: Resolver<Maybe<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryGetUserByIdArgs, '_id'>>;
  handOver?: Resolver<ResolversTypes['HandOver'], ParentType, ContextType, RequireFields<QueryHandOverArgs, '_id'>>;
  invoice?: Resolver<ResolversTypes['InvoiceDetail'], ParentType, ContextType, RequireFields<QueryInvoiceArgs, '_id'>>;
  invoices?: Resolver<Array<ResolversTypes['Invoice']>, ParentType, ContextType, Partial<QueryInvoicesArgs>>;
  invoicesCount?: Resolver<ResolversTypes['InvoiceCounts'], ParentType, ContextType>;
  itemInfoIds?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType, Partial<QueryItemInfoIdsArgs>>;
  itemsInfo?: Resolver<Array<ResolversTypes['ItemInfo']>, ParentType, ContextType, Partial<QueryItemsInfoArgs>>;
  itemsTrend?: Resolver<Array<ResolversTypes['ItemTrend']>, ParentType, ContextType, RequireFields<QueryItemsTrendArgs, 'kind'>>;
  jobAttempts?: Resolver<Array<ResolversTypes['JobAttempt']>, ParentType, ContextType, RequireFields<QueryJobAttemptsArgs, 'job_id'>>;
  jobGroups?: Resolver<Array<ResolversTypes['JobGroup']>, ParentType, ContextType, Partial<QueryJobGroupsArgs>>;
  jobslist?: Resolver<Array<ResolversTypes['Job']>, ParentType, ContextType, RequireFields<QueryJobslistArgs, 'group_id'>>;
  listLayout?: Resolver<Maybe<ResolversTypes['ListLayout']>, ParentType, ContextType, RequireFields<QueryListLayoutArgs, 'list'>>;
  listViews?: Resolver<Array<ResolversTypes['ListView']>, ParentType, ContextType, RequireFields<QueryListViewsArgs, 'list'>>;
  listingTemplates?: Resolver<Array<ResolversTypes['ListingTemplate']>, ParentType, ContextType>;
  macros?: Resolver<Array<ResolversTypes['Macro']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType, RequireFields<QueryMessagesArgs, 'support_id'>>;
  mockupCounter?: Resolver<ResolversTypes['MockupCounter'], ParentType, ContextType>;
  mockupDesign?: Resolver<Maybe<ResolversTypes['MockupDesign']>, ParentType, ContextType, RequireFields<QueryMockupDesignArgs, '_id'>>;
  mockupDesignPrints?: Resolver<Array<ResolversTypes['PrintFile']>, ParentType, ContextType, RequireFields<QueryMockupDesignPrintsArgs, '_id'>>;
  mockupDesignTags?: Resolver<Array<ResolversTypes['TagCount']>, ParentType, ContextType>;
  mockupDesigns?: Resolver<Array<ResolversTypes['MockupDesign']>, ParentType, ContextType, Partial<QueryMockupDesignsArgs>>;
  notifications?: Resolver<Array<ResolversTypes['Notification']>, ParentType, ContextType>;
  notificationsCount?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<ResolversTypes['OrderDesk'], ParentType, ContextType, RequireFields<QueryOrderArgs, '_id'>>;
  orderReport?: Resolver<ResolversTypes['OrderReport'], ParentType, ContextType, Partial<QueryOrderReportArgs>>;
  orderReportRows?: Resolver<Array<ResolversTypes['OrderReportRow']>, ParentType, ContextType, RequireFields<QueryOrderReportRowsArgs, 'figure'>>;
  orders?: Resolver<Array<ResolversTypes['Order']>, ParentType, ContextType, Partial<QueryOrdersArgs>>;
  ordersCount?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  packingSlips?: Resolver<ResolversTypes['PackingSlips'], ParentType, ContextType, RequireFields<QueryPackingSlipsArgs, 'ids'>>;
  paypalAccounts?: Resolver<Array<ResolversTypes['PaypalAccount']>, ParentType, ContextType>;
  paypalItem?: Resolver<ResolversTypes['PaypalDesk'], ParentType, ContextType, RequireFields<QueryPaypalItemArgs, '_id'>>;
  paypalItems?: Resolver<Array<ResolversTypes['PaypalItem']>, ParentType, ContextType, Partial<QueryPaypalItemsArgs>>;
  paypalItemsCount?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  platformProductCategory?: Resolver<ResolversTypes['PlatformCategories'], ParentType, ContextType, RequireFields<QueryPlatformProductCategoryArgs, 'platform'>>;
  platformProductCategorySearch?: Resolver<ResolversTypes['PlatformCategories'], ParentType, ContextType, RequireFields<QueryPlatformProductCategorySearchArgs, 'platform' | 'search'>>;
  platformProductSpecifics?: Resolver<ResolversTypes['PlatformSpecifics'], ParentType, ContextType, RequireFields<QueryPlatformProductSpecificsArgs, 'category' | 'platform'>>;
  presences?: Resolver<Array<ResolversTypes['Presence']>, ParentType, ContextType>;
  printFiles?: Resolver<Array<ResolversTypes['PrintFile']>, ParentType, ContextType, RequireFields<QueryPrintFilesArgs, 'mockup_id'>>;
  productMockupPresets?: Resolver<Array<ResolversTypes['MockupPreset']>, ParentType, ContextType, Partial<QueryProductMockupPresetsArgs>>;
  productMockups?: Resolver<Array<ResolversTypes['Mockup']>, ParentType, ContextType, Partial<QueryProductMockupsArgs>>;
  productPreset?: Resolver<Array<ResolversTypes['ProductPreset']>, ParentType, ContextType, Partial<QueryProductPresetArgs>>;
  productPresetCount?: Resolver<ResolversTypes['ProductPresetCount'], ParentType, ContextType>;
  productPresetCountProvider?: Resolver<ResolversTypes['ProductPresetCountProvider'], ParentType, ContextType>;
  productPresetLabels?: Resolver<ResolversTypes['ProductPresetLabels'], ParentType, ContextType>;
  productPresetMockupCountProvider?: Resolver<ResolversTypes['ProductPresetMockupCountProvider'], ParentType, ContextType>;
  providerProductType?: Resolver<ResolversTypes['ProviderCatalogue'], ParentType, ContextType, Partial<QueryProviderProductTypeArgs>>;
  providerProductTypePrintArea?: Resolver<ResolversTypes['ProviderProductMade'], ParentType, ContextType, RequireFields<QueryProviderProductTypePrintAreaArgs, 'product'>>;
  providerProductTypeProvider?: Resolver<ResolversTypes['ProviderMakers'], ParentType, ContextType, RequireFields<QueryProviderProductTypeProviderArgs, 'product'>>;
  pushRows?: Resolver<Array<ResolversTypes['PushRow']>, ParentType, ContextType, RequireFields<QueryPushRowsArgs, 'push_id'>>;
  pushes?: Resolver<Array<ResolversTypes['Push']>, ParentType, ContextType, Partial<QueryPushesArgs>>;
  queue?: Resolver<Array<ResolversTypes['QueueItem']>, ParentType, ContextType, Partial<QueryQueueArgs>>;
  queueCount?: Resolver<Array<ResolversTypes['QueueCount']>, ParentType, ContextType>;
  reprintCost?: Resolver<ResolversTypes['ReprintCost'], ParentType, ContextType, RequireFields<QueryReprintCostArgs, 'fo_id' | 'order_id' | 'pieces'>>;
  ruleRuns?: Resolver<Array<ResolversTypes['RuleRun']>, ParentType, ContextType, RequireFields<QueryRuleRunsArgs, 'subject'>>;
  ruleTest?: Resolver<ResolversTypes['RuleTest'], ParentType, ContextType, RequireFields<QueryRuleTestArgs, 'params'>>;
  rules?: Resolver<Array<ResolversTypes['Rule']>, ParentType, ContextType, RequireFields<QueryRulesArgs, 'subject'>>;
  setAsideOrder?: Resolver<ResolversTypes['SetAsideOrderContent'], ParentType, ContextType, RequireFields<QuerySetAsideOrderArgs, '_id'>>;
  setAsideOrders?: Resolver<Array<ResolversTypes['SetAsideOrder']>, ParentType, ContextType, Partial<QuerySetAsideOrdersArgs>>;
  sharedDocuments?: Resolver<Array<ResolversTypes['SharedDocument']>, ParentType, ContextType, Partial<QuerySharedDocumentsArgs>>;
  shippingPresetQuote?: Resolver<Array<ResolversTypes['ShippingQuote']>, ParentType, ContextType, RequireFields<QueryShippingPresetQuoteArgs, '_id' | 'country' | 'quantity'>>;
  shippingPresetUse?: Resolver<ResolversTypes['ShippingPresetUse'], ParentType, ContextType, RequireFields<QueryShippingPresetUseArgs, '_id'>>;
  shippingPresets?: Resolver<Array<ResolversTypes['ShippingPreset']>, ParentType, ContextType, Partial<QueryShippingPresetsArgs>>;
  signatures?: Resolver<Array<ResolversTypes['Signature']>, ParentType, ContextType>;
  storeCountQuery?: Resolver<ResolversTypes['StoreCount'], ParentType, ContextType>;
  storeMailbox?: Resolver<ResolversTypes['StoreMailbox'], ParentType, ContextType, RequireFields<QueryStoreMailboxArgs, '_id'>>;
  storeOrderRules?: Resolver<ResolversTypes['StoreOrderRules'], ParentType, ContextType, RequireFields<QueryStoreOrderRulesArgs, '_id'>>;
  storeOrderStatusesLive?: Resolver<Maybe<Array<ResolversTypes['StoreOrderStatus']>>, ParentType, ContextType, RequireFields<QueryStoreOrderStatusesLiveArgs, '_id'>>;
  storeTransactionSummaryLive?: Resolver<Maybe<ResolversTypes['StoreTransactionSummary']>, ParentType, ContextType, RequireFields<QueryStoreTransactionSummaryLiveArgs, '_id'>>;
  storeWarehouseLive?: Resolver<Maybe<Array<ResolversTypes['Warehouse']>>, ParentType, ContextType, RequireFields<QueryStoreWarehouseLiveArgs, '_id'>>;
  stores?: Resolver<Array<ResolversTypes['Store']>, ParentType, ContextType, Partial<QueryStoresArgs>>;
  support?: Resolver<ResolversTypes['SupportDesk'], ParentType, ContextType, RequireFields<QuerySupportArgs, '_id'>>;
  supportFigures?: Resolver<ResolversTypes['SupportFigures'], ParentType, ContextType, RequireFields<QuerySupportFiguresArgs, 'by' | 'end' | 'of' | 'start'>>;
  supportInbox?: Resolver<ResolversTypes['SupportInbox'], ParentType, ContextType>;
  supports?: Resolver<Array<ResolversTypes['Support']>, ParentType, ContextType, Partial<QuerySupportsArgs>>;
  supportsCount?: Resolver<Array<ResolversTypes['SupportCount']>, ParentType, ContextType>;
  task?: Resolver<ResolversTypes['TaskDesk'], ParentType, ContextType, RequireFields<QueryTaskArgs, '_id'>>;
  taskPlaces?: Resolver<Array<ResolversTypes['TaskUpload']>, ParentType, ContextType, RequireFields<QueryTaskPlacesArgs, 'files'>>;
  tasks?: Resolver<Array<ResolversTypes['Task']>, ParentType, ContextType, Partial<QueryTasksArgs>>;
  tasksCount?: Resolver<Array<ResolversTypes['TaskCount']>, ParentType, ContextType>;
  trackings?: Resolver<Array<ResolversTypes['Tracking']>, ParentType, ContextType, Partial<QueryTrackingsArgs>>;
  trackingsCount?: Resolver<Array<ResolversTypes['StatusCount']>, ParentType, ContextType>;
  trademarkWords?: Resolver<Array<ResolversTypes['TrademarkWord']>, ParentType, ContextType>;
  userPermissions?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  usergroups?: Resolver<Array<ResolversTypes['UserGroup']>, ParentType, ContextType, Partial<QueryUsergroupsArgs>>;
  users?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, Partial<QueryUsersArgs>>;
  usersByName?: Resolver<Array<ResolversTypes['User']>, ParentType, ContextType, RequireFields<QueryUsersByNameArgs, 'name'>>;
  usersCount?: Resolver<ResolversTypes['UsersCount'], ParentType, ContextType>;
  workQueue?: Resolver<Array<ResolversTypes['WorkOrder']>, ParentType, ContextType, Partial<QueryWorkQueueArgs>>;
};

export type QueueCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueCount'] = ResolversParentTypes['QueueCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueueItemResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueItem'] = ResolversParentTypes['QueueItem']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  about?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  due_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['QueueOrder']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sla?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<Maybe<ResolversTypes['ItemStore']>, ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type QueueOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['QueueOrder'] = ResolversParentTypes['QueueOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReasonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Reason'] = ResolversParentTypes['Reason']> = {
  refusal?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<ResolversTypes['RefusalValues'], ParentType, ContextType>;
};

export interface RefusalValuesScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['RefusalValues'], any> {
  name: 'RefusalValues';
}

export type ReportDaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportDays'] = ResolversParentTypes['ReportDays']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  mean?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  p50?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  p90?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
};

export type ReportRangeResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReportRange'] = ResolversParentTypes['ReportRange']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  end?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  start?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  zone?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ReprintCauseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReprintCause'] = ResolversParentTypes['ReprintCause']> = {
  cause?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  pieces?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
};

export type ReprintCostResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ReprintCost'] = ResolversParentTypes['ReprintCost']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  quoted?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type RetentionPeriodResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RetentionPeriod'] = ResolversParentTypes['RetentionPeriod']> = {
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  kind?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  least?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  most?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  usual?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Rule'] = ResolversParentTypes['Rule']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  conditions?: Resolver<Array<ResolversTypes['RuleCondition']>, ParentType, ContextType>;
  enabled?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  hours?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last_run_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  match?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refused?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  runs?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RuleStep']>, ParentType, ContextType>;
  stop?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type RuleConditionResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleCondition'] = ResolversParentTypes['RuleCondition']> = {
  field?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  op?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  values?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type RuleExampleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleExample'] = ResolversParentTypes['RuleExample']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  detail?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleRunResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleRun'] = ResolversParentTypes['RuleRun']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  event?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  outcome?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal_values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
  rule_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  rule_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  steps?: Resolver<Array<ResolversTypes['RuleStep']>, ParentType, ContextType>;
  subject_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  title?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleStepResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleStep'] = ResolversParentTypes['RuleStep']> = {
  act?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type RuleTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['RuleTest'] = ResolversParentTypes['RuleTest']> = {
  complete?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  events?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  examples?: Resolver<Array<ResolversTypes['RuleExample']>, ParentType, ContextType>;
  touched?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetAsideOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAsideOrder'] = ResolversParentTypes['SetAsideOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  order_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  platform_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  reason?: Resolver<ResolversTypes['JobMessage'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SetAsideOrderContentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SetAsideOrderContent'] = ResolversParentTypes['SetAsideOrderContent']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  draft?: Resolver<Maybe<ResolversTypes['ManualOrder']>, ParentType, ContextType>;
  sent?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SettingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Setting'] = ResolversParentTypes['Setting']> = {
  file_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  file_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<Maybe<ResolversTypes['SettingValue']>, ParentType, ContextType>;
};

export interface SettingValueScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['SettingValue'], any> {
  name: 'SettingValue';
}

export type SharedDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SharedDocument'] = ResolversParentTypes['SharedDocument']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  external_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item_info_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingDaysResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingDays'] = ResolversParentTypes['ShippingDays']> = {
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingHandlingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingHandling'] = ResolversParentTypes['ShippingHandling']> = {
  cutoff?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  min?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingPlatformIdsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingPlatformIds'] = ResolversParentTypes['ShippingPlatformIds']> = {
  ebay_fulfillment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ebay_payment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ebay_return?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etsy_readiness_state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etsy_return_policy?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etsy_shipping_profile?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type ShippingPresetResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingPreset'] = ResolversParentTypes['ShippingPreset']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  cheapest?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  domestic?: Resolver<Array<ResolversTypes['ShippingService']>, ParentType, ContextType>;
  excluded?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  handling?: Resolver<ResolversTypes['ShippingHandling'], ParentType, ContextType>;
  international?: Resolver<Array<ResolversTypes['ShippingService']>, ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform_ids?: Resolver<ResolversTypes['ShippingPlatformIds'], ParentType, ContextType>;
  returns?: Resolver<ResolversTypes['ShippingReturns'], ParentType, ContextType>;
  store_ids?: Resolver<Array<ResolversTypes['ShippingStoreIds']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  used_by?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type ShippingPresetUseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingPresetUse'] = ResolversParentTypes['ShippingPresetUse']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  listings?: Resolver<Array<ResolversTypes['ID']>, ParentType, ContextType>;
  stores?: Resolver<Array<ResolversTypes['ItemStore']>, ParentType, ContextType>;
};

export type ShippingQuoteResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingQuote'] = ResolversParentTypes['ShippingQuote']> = {
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['ShippingDays'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingReturnsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingReturns'] = ResolversParentTypes['ShippingReturns']> = {
  accept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  days?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  exchanges?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  paid_by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingServiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingService'] = ResolversParentTypes['ShippingService']> = {
  additional_cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  cost?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  countries?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  days?: Resolver<ResolversTypes['ShippingDays'], ParentType, ContextType>;
  service?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type ShippingStoreIdsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ShippingStoreIds'] = ResolversParentTypes['ShippingStoreIds']> = {
  ids?: Resolver<ResolversTypes['ShippingPlatformIds'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type SideDocumentResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SideDocument'] = ResolversParentTypes['SideDocument']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  mockup_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  settings?: Resolver<Array<ResolversTypes['Setting']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SideImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SideImage'] = ResolversParentTypes['SideImage']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  image_sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SidePrintAreaResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SidePrintArea'] = ResolversParentTypes['SidePrintArea']> = {
  height?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  knewX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  knewY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  rotation?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scaleX?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  scaleY?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  x?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
  y?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SignatureResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Signature'] = ResolversParentTypes['Signature']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  body?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SignedUploadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SignedUpload'] = ResolversParentTypes['SignedUpload']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StatusCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StatusCount'] = ResolversParentTypes['StatusCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Store'] = ResolversParentTypes['Store']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<Maybe<ResolversTypes['StoreAddress']>, ParentType, ContextType>;
  amazon?: Resolver<Maybe<ResolversTypes['StoreAmazon']>, ParentType, ContextType>;
  approve_above?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  banner_image_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  bigcommerce?: Resolver<Maybe<ResolversTypes['StoreBigcommerce']>, ParentType, ContextType>;
  brand_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  currency_rate?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  dead_state?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  default_quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  dispatch_time_max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  ebay?: Resolver<Maybe<ResolversTypes['StoreEbay']>, ParentType, ContextType>;
  ebay_template_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  etsy?: Resolver<Maybe<ResolversTypes['StoreEtsy']>, ParentType, ContextType>;
  etsy_shipping?: Resolver<Maybe<ResolversTypes['EtsyShipping']>, ParentType, ContextType>;
  full_address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  global_shipping?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignore_publish?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  ignore_watermark?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  international_shipping_additional_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  international_shipping_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  international_shipping_service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  invoice_id?: Resolver<Maybe<ResolversTypes['StoreInvoice']>, ParentType, ContextType>;
  issuu_auto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  issuu_description?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuu_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuu_limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  issuu_secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  issuu_token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  item_per_day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item_per_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  item_per_week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  last_fetch_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last_push_item_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last_total_product?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  limit?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  location?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  location_detail?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  max_per_day?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max_per_month?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  max_per_week?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  paypal_email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  paypal_emails?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  platform_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  platform_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price_ending?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  private_note?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_footer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_header?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  product_style?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  return_accept?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  schedule?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  schedule_days?: Resolver<Array<ResolversTypes['Int']>, ParentType, ContextType>;
  schedule_fetch?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping_additional_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_cost?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  shipping_profile_id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  shipping_time_max?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shopify?: Resolver<Maybe<ResolversTypes['StoreShopify']>, ParentType, ContextType>;
  sto_amazon_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sto_auto?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sto_auto_fulfilment?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sto_auto_fulfilment_delay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sto_auto_messenger?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sto_auto_order?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  sto_ebay_payment?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sto_mailer?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sto_mailer_secret?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  sto_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  sto_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_tracking_delay?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sto_type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sto_user?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tiktok?: Resolver<Maybe<ResolversTypes['StoreTiktok']>, ParentType, ContextType>;
  total_order?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  transaction_summary?: Resolver<Maybe<ResolversTypes['StoreTransactionSummary']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user_owners?: Resolver<Array<ResolversTypes['StoreOwner']>, ParentType, ContextType>;
  warning_level?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wish?: Resolver<Maybe<ResolversTypes['StoreWish']>, ParentType, ContextType>;
  woocommerce?: Resolver<Maybe<ResolversTypes['StoreWoocommerce']>, ParentType, ContextType>;
};

export type StoreAddressResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreAddress'] = ResolversParentTypes['StoreAddress']> = {
  address_1?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  address_2?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  city?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  company?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  country?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  first_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  need_check_address?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  owner?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  phone?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  postcode?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreAmazonResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreAmazon'] = ResolversParentTypes['StoreAmazon']> = {
  marketplace?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  region?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreBigcommerceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreBigcommerce'] = ResolversParentTypes['StoreBigcommerce']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  clientId?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  storeHash?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreCount'] = ResolversParentTypes['StoreCount']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  invalid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  lostconnection?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  valid?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type StoreDoorResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreDoor'] = ResolversParentTypes['StoreDoor']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  address?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreEbayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreEbay'] = ResolversParentTypes['StoreEbay']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  expires_in?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refresh_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreEtsyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreEtsy'] = ResolversParentTypes['StoreEtsy']> = {
  access_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  is_supply?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  keystring?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  product_state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refresh_token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shared_secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shop_id?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  when_made?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  who_made?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreInvoiceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreInvoice'] = ResolversParentTypes['StoreInvoice']> = {
  date?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type StoreMailboxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreMailbox'] = ResolversParentTypes['StoreMailbox']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  offered?: Resolver<Array<ResolversTypes['MailProvider']>, ParentType, ContextType>;
  signed_in?: Resolver<Maybe<ResolversTypes['MailboxSignIn']>, ParentType, ContextType>;
};

export type StoreNameResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreName'] = ResolversParentTypes['StoreName']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  sto_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreOrderRulesResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreOrderRules'] = ResolversParentTypes['StoreOrderRules']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  payments?: Resolver<Array<ResolversTypes['StorePaymentRule']>, ParentType, ContextType>;
  same_shop?: Resolver<Array<ResolversTypes['StoreName']>, ParentType, ContextType>;
  statuses?: Resolver<Array<ResolversTypes['StoreStatusRule']>, ParentType, ContextType>;
  unfulfilled?: Resolver<Array<ResolversTypes['UnfulfilledProduct']>, ParentType, ContextType>;
};

export type StoreOrderStatusResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreOrderStatus'] = ResolversParentTypes['StoreOrderStatus']> = {
  fixed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  label?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  meaning?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  proposed?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreOwnerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreOwner'] = ResolversParentTypes['StoreOwner']> = {
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StorePaymentRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StorePaymentRule'] = ResolversParentTypes['StorePaymentRule']> = {
  rule?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  way?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StorePriceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StorePrice'] = ResolversParentTypes['StorePrice']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  price?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type StoreQueueResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreQueue'] = ResolversParentTypes['StoreQueue']> = {
  queue_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  queue_messenger?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  queue_reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  queue_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  store_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type StoreShopifyResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreShopify'] = ResolversParentTypes['StoreShopify']> = {
  accessToken?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  apiSecretKey?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shopName?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreStatusRuleResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreStatusRule'] = ResolversParentTypes['StoreStatusRule']> = {
  meaning?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreTestResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreTest'] = ResolversParentTypes['StoreTest']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  host?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['MailboxTest']>, ParentType, ContextType>;
  sto_reason?: Resolver<Maybe<ResolversTypes['Reason']>, ParentType, ContextType>;
  sto_status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreTiktokResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreTiktok'] = ResolversParentTypes['StoreTiktok']> = {
  shop?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  shop_list?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreTransactionSummaryResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreTransactionSummary'] = ResolversParentTypes['StoreTransactionSummary']> = {
  funds_available_for_payout?: Resolver<Maybe<ResolversTypes['Funds']>, ParentType, ContextType>;
  funds_on_hold?: Resolver<Maybe<ResolversTypes['Funds']>, ParentType, ContextType>;
  funds_processing?: Resolver<Maybe<ResolversTypes['Funds']>, ParentType, ContextType>;
};

export type StoreWishResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreWish'] = ResolversParentTypes['StoreWish']> = {
  token?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type StoreWoocommerceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['StoreWoocommerce'] = ResolversParentTypes['StoreWoocommerce']> = {
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  secret?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  website?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wp_password?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  wp_user?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Support'] = ResolversParentTypes['Support']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['SupportBuyer'], ParentType, ContextType>;
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  direction?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  due_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due_left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  failed?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  last_message_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  last_message_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  merged_into?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  messages?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['SupportOrder']>, ParentType, ContextType>;
  platform?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  preview?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  previous_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sla?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  snoozed_for_parcel?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  snoozed_until?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tags?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportBuyerResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportBuyer'] = ResolversParentTypes['SupportBuyer']> = {
  email?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportCount'] = ResolversParentTypes['SupportCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  filter?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportDeskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportDesk'] = ResolversParentTypes['SupportDesk']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  copies?: Resolver<Array<ResolversTypes['MailRecipient']>, ParentType, ContextType>;
  drafts?: Resolver<Array<ResolversTypes['MessageDraft']>, ParentType, ContextType>;
  mailbox?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  messages?: Resolver<Array<ResolversTypes['Message']>, ParentType, ContextType>;
  more?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  orders?: Resolver<Array<ResolversTypes['SupportOrder']>, ParentType, ContextType>;
  others?: Resolver<Array<ResolversTypes['SupportLink']>, ParentType, ContextType>;
  signature?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  support?: Resolver<ResolversTypes['Support'], ParentType, ContextType>;
  variables?: Resolver<Array<ResolversTypes['SupportVariable']>, ParentType, ContextType>;
  way?: Resolver<ResolversTypes['SupportWay'], ParentType, ContextType>;
};

export type SupportFiguresResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportFigures'] = ResolversParentTypes['SupportFigures']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  all?: Resolver<ResolversTypes['FigureRow'], ParentType, ContextType>;
  rows?: Resolver<Array<ResolversTypes['FigureRow']>, ParentType, ContextType>;
};

export type SupportInboxResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportInbox'] = ResolversParentTypes['SupportInbox']> = {
  mine?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  unassigned?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type SupportLinkResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportLink'] = ResolversParentTypes['SupportLink']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  last_message_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportOrder'] = ResolversParentTypes['SupportOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  total?: Resolver<ResolversTypes['Float'], ParentType, ContextType>;
};

export type SupportVariableResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportVariable'] = ResolversParentTypes['SupportVariable']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  value?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type SupportWayResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['SupportWay'] = ResolversParentTypes['SupportWay']> = {
  channel?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  files?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  links?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  mail?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  most?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TagCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TagCount'] = ResolversParentTypes['TagCount']> = {
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  tag?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Task'] = ResolversParentTypes['Task']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  assignee?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  brief?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  created_by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  due_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  due_left?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  files?: Resolver<Array<ResolversTypes['File']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['TaskGoods']>, ParentType, ContextType>;
  note?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order?: Resolver<Maybe<ResolversTypes['TaskOrder']>, ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['OrderPieces']>, ParentType, ContextType>;
  prints?: Resolver<Array<ResolversTypes['TaskPrint']>, ParentType, ContextType>;
  priority?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  resolution?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  resolved_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  sla?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  subject?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  support_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  todos?: Resolver<Array<ResolversTypes['TaskTodo']>, ParentType, ContextType>;
  tracking_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  waiting_for?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  wanted?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type TaskCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskCount'] = ResolversParentTypes['TaskCount']> = {
  category?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskDeskResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskDesk'] = ResolversParentTypes['TaskDesk']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['OrderEvent']>, ParentType, ContextType>;
  places?: Resolver<Array<ResolversTypes['TaskPlace']>, ParentType, ContextType>;
  task?: Resolver<ResolversTypes['Task'], ParentType, ContextType>;
};

export type TaskGoodsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskGoods'] = ResolversParentTypes['TaskGoods']> = {
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskOrder'] = ResolversParentTypes['TaskOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  buyer?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
};

export type TaskPlaceResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskPlace'] = ResolversParentTypes['TaskPlace']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  height?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  mockup_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  place?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  product_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  width?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TaskPrintResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskPrint'] = ResolversParentTypes['TaskPrint']> = {
  area?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  by?: Resolver<Maybe<ResolversTypes['OrderPerson']>, ParentType, ContextType>;
  dpi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file?: Resolver<Maybe<ResolversTypes['File']>, ParentType, ContextType>;
  line?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
};

export type TaskTodoResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskTodo'] = ResolversParentTypes['TaskTodo']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TaskUploadResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TaskUpload'] = ResolversParentTypes['TaskUpload']> = {
  area?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  dpi?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  file_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  filename?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  line?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  line_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  message?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  refusal?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  replaces?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  task_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  values?: Resolver<Maybe<ResolversTypes['RefusalValues']>, ParentType, ContextType>;
};

export type ToldParcelResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['ToldParcel'] = ResolversParentTypes['ToldParcel']> = {
  courier_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  order_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Tracking'] = ResolversParentTypes['Tracking']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  as_of?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  courier_code?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  courier_name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  delivered_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  events?: Resolver<Array<ResolversTypes['TrackingEvent']>, ParentType, ContextType>;
  fulfilment_name?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['TrackingGoods']>, ParentType, ContextType>;
  last_event_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  order_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  paypal_push?: Resolver<ResolversTypes['TrackingPush'], ParentType, ContextType>;
  pieces?: Resolver<Array<ResolversTypes['OrderPieces']>, ParentType, ContextType>;
  shipped_at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  silent?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  store?: Resolver<ResolversTypes['ItemStore'], ParentType, ContextType>;
  store_push?: Resolver<ResolversTypes['TrackingPush'], ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  tracking_number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking_url?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackingEventResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackingEvent'] = ResolversParentTypes['TrackingEvent']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  place?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  substatus?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  text?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrackingGoodsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackingGoods'] = ResolversParentTypes['TrackingGoods']> = {
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type TrackingPushResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrackingPush'] = ResolversParentTypes['TrackingPush']> = {
  at?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  state?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type TrademarkWordResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['TrademarkWord'] = ResolversParentTypes['TrademarkWord']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  word?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UndecidedShippingResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UndecidedShipping'] = ResolversParentTypes['UndecidedShipping']> = {
  fulfilment_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnfulfilledProductResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnfulfilledProduct'] = ResolversParentTypes['UnfulfilledProduct']> = {
  at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  by?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  key?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UnratedOrdersResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UnratedOrders'] = ResolversParentTypes['UnratedOrders']> = {
  currency?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  orders?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export interface UploadScalarConfig extends GraphQLScalarTypeConfig<ResolversTypes['Upload'], any> {
  name: 'Upload';
}

export type UserResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['User'] = ResolversParentTypes['User']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  auth_docker?: Resolver<Array<ResolversTypes['AuthDocker']>, ParentType, ContextType>;
  bookmarks?: Resolver<Maybe<Array<ResolversTypes['Bookmark']>>, ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  customizer?: Resolver<ResolversTypes['Customizer'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  facebook?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ffm_sku?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ffm_sku_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  group?: Resolver<Maybe<ResolversTypes['UserGroupRef']>, ParentType, ContextType>;
  groups?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  h?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  identity?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  identity_label?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  last_login?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  login_as?: Resolver<Maybe<ResolversTypes['LoginAsState']>, ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  permission?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  phone_number?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  plan_config?: Resolver<Array<ResolversTypes['NameValue']>, ParentType, ContextType>;
  role?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sale_plan?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  ship_by_seller?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  skype?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  token?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  total_credit?: Resolver<Maybe<ResolversTypes['Float']>, ParentType, ContextType>;
  unread_notifications?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  vip?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
};

export type UserEmailResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserEmail'] = ResolversParentTypes['UserEmail']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  email?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UserGroupResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserGroup'] = ResolversParentTypes['UserGroup']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  created_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  manageable?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  parent_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  permission?: Resolver<Array<ResolversTypes['Permission']>, ParentType, ContextType>;
  role?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  status?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  updated_at?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  user_count?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type UserGroupRefResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UserGroupRef'] = ResolversParentTypes['UserGroupRef']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type UsersCountResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['UsersCount'] = ResolversParentTypes['UsersCount']> = {
  all?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  blocked?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  groups?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  opened?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  pending?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
};

export type VariantImageResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['VariantImage'] = ResolversParentTypes['VariantImage']> = {
  _id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  sizes?: Resolver<Array<ResolversTypes['ImageSize']>, ParentType, ContextType>;
  type?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  url?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WarehouseResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['Warehouse'] = ResolversParentTypes['Warehouse']> = {
  address?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  effect_status?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  is_default?: Resolver<ResolversTypes['Boolean'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  sub_type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  type?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
};

export type WorkGoodsResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WorkGoods'] = ResolversParentTypes['WorkGoods']> = {
  files?: Resolver<Array<ResolversTypes['OrderPrintFile']>, ParentType, ContextType>;
  image?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  left?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  line_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  name?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  options?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
  quantity?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  sku?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
};

export type WorkOrderResolvers<ContextType = RequestContext, ParentType extends ResolversParentTypes['WorkOrder'] = ResolversParentTypes['WorkOrder']> = {
  _id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  act_by?: Resolver<Maybe<ResolversTypes['Int']>, ParentType, ContextType>;
  gift?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  goods?: Resolver<Array<ResolversTypes['WorkGoods']>, ParentType, ContextType>;
  hand_over_id?: Resolver<Maybe<ResolversTypes['ID']>, ParentType, ContextType>;
  msg?: Resolver<Maybe<ResolversTypes['JobMessage']>, ParentType, ContextType>;
  number?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  order_id?: Resolver<ResolversTypes['ID'], ParentType, ContextType>;
  risk?: Resolver<ResolversTypes['Int'], ParentType, ContextType>;
  shipping_service?: Resolver<Maybe<ResolversTypes['String']>, ParentType, ContextType>;
  stage?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  to?: Resolver<ResolversTypes['String'], ParentType, ContextType>;
  tracking_numbers?: Resolver<Array<ResolversTypes['String']>, ParentType, ContextType>;
};

export type Resolvers<ContextType = RequestContext> = {
  AddressLink?: AddressLinkResolvers<ContextType>;
  Alert?: AlertResolvers<ContextType>;
  AppConfig?: AppConfigResolvers<ContextType>;
  AppConfigBlock?: AppConfigBlockResolvers<ContextType>;
  AttributeNameValue?: AttributeNameValueResolvers<ContextType>;
  AttributeSpecific?: AttributeSpecificResolvers<ContextType>;
  AttributeSpecificModify?: AttributeSpecificModifyResolvers<ContextType>;
  AuditChange?: AuditChangeResolvers<ContextType>;
  AuditEvent?: AuditEventResolvers<ContextType>;
  AuditPerson?: AuditPersonResolvers<ContextType>;
  AuthDocker?: AuthDockerResolvers<ContextType>;
  BlogPost?: BlogPostResolvers<ContextType>;
  Bookmark?: BookmarkResolvers<ContextType>;
  BulkCheckRow?: BulkCheckRowResolvers<ContextType>;
  BulkEdit?: BulkEditResolvers<ContextType>;
  BulkEditKept?: BulkEditKeptResolvers<ContextType>;
  Buyer?: BuyerResolvers<ContextType>;
  BuyerData?: BuyerDataResolvers<ContextType>;
  CannedReply?: CannedReplyResolvers<ContextType>;
  Clipart?: ClipartResolvers<ContextType>;
  ClipartCategory?: ClipartCategoryResolvers<ContextType>;
  ContainerSetting?: ContainerSettingResolvers<ContextType>;
  CurrencyRate?: CurrencyRateResolvers<ContextType>;
  Customizer?: CustomizerResolvers<ContextType>;
  Dashboard?: DashboardResolvers<ContextType>;
  DashboardOrders?: DashboardOrdersResolvers<ContextType>;
  DashboardProvider?: DashboardProviderResolvers<ContextType>;
  DashboardRisk?: DashboardRiskResolvers<ContextType>;
  DashboardSteps?: DashboardStepsResolvers<ContextType>;
  DashboardStore?: DashboardStoreResolvers<ContextType>;
  DashboardWallet?: DashboardWalletResolvers<ContextType>;
  DesignCrop?: DesignCropResolvers<ContextType>;
  DesignPoint?: DesignPointResolvers<ContextType>;
  DesignSize?: DesignSizeResolvers<ContextType>;
  Docker?: DockerResolvers<ContextType>;
  DockerSetting?: DockerSettingResolvers<ContextType>;
  EditorDraft?: EditorDraftResolvers<ContextType>;
  EditorDraftContent?: EditorDraftContentResolvers<ContextType>;
  EditorDraftForm?: EditorDraftFormResolvers<ContextType>;
  EditorDraftOptions?: EditorDraftOptionsResolvers<ContextType>;
  EditorDraftPrice?: EditorDraftPriceResolvers<ContextType>;
  ErasedCount?: ErasedCountResolvers<ContextType>;
  Erasure?: ErasureResolvers<ContextType>;
  EtsyShipping?: EtsyShippingResolvers<ContextType>;
  EtsyShippingCost?: EtsyShippingCostResolvers<ContextType>;
  ExternalDifference?: ExternalDifferenceResolvers<ContextType>;
  ExternalDifferenceRow?: ExternalDifferenceRowResolvers<ContextType>;
  ExternalDifferenceWhole?: ExternalDifferenceWholeResolvers<ContextType>;
  ExternalItem?: ExternalItemResolvers<ContextType>;
  ExternalItemWhole?: ExternalItemWholeResolvers<ContextType>;
  ExternalLeftOut?: ExternalLeftOutResolvers<ContextType>;
  ExternalLinked?: ExternalLinkedResolvers<ContextType>;
  ExternalRead?: ExternalReadResolvers<ContextType>;
  ExternalVariant?: ExternalVariantResolvers<ContextType>;
  FieldChange?: FieldChangeResolvers<ContextType>;
  FigureRow?: FigureRowResolvers<ContextType>;
  File?: FileResolvers<ContextType>;
  FileBlob?: FileBlobResolvers<ContextType>;
  FileUse?: FileUseResolvers<ContextType>;
  Font?: FontResolvers<ContextType>;
  FontFile?: FontFileResolvers<ContextType>;
  FulfilAttribute?: FulfilAttributeResolvers<ContextType>;
  FulfillmentFigures?: FulfillmentFiguresResolvers<ContextType>;
  FulfillmentReport?: FulfillmentReportResolvers<ContextType>;
  FulfillmentReportGroup?: FulfillmentReportGroupResolvers<ContextType>;
  FulfillmentReportRow?: FulfillmentReportRowResolvers<ContextType>;
  Fulfilment?: FulfilmentResolvers<ContextType>;
  FulfilmentBalance?: FulfilmentBalanceResolvers<ContextType>;
  FulfilmentCount?: FulfilmentCountResolvers<ContextType>;
  FulfilmentCustomcat?: FulfilmentCustomcatResolvers<ContextType>;
  FulfilmentDreamship?: FulfilmentDreamshipResolvers<ContextType>;
  FulfilmentGeargag?: FulfilmentGeargagResolvers<ContextType>;
  FulfilmentGearment?: FulfilmentGearmentResolvers<ContextType>;
  FulfilmentGeekpod?: FulfilmentGeekpodResolvers<ContextType>;
  FulfilmentLenful?: FulfilmentLenfulResolvers<ContextType>;
  FulfilmentMerchize?: FulfilmentMerchizeResolvers<ContextType>;
  FulfilmentOnos?: FulfilmentOnosResolvers<ContextType>;
  FulfilmentOrder?: FulfilmentOrderResolvers<ContextType>;
  FulfilmentPrintify?: FulfilmentPrintifyResolvers<ContextType>;
  FulfilmentPrintway?: FulfilmentPrintwayResolvers<ContextType>;
  FulfilmentPrivate?: FulfilmentPrivateResolvers<ContextType>;
  FulfilmentScalable?: FulfilmentScalableResolvers<ContextType>;
  FulfilmentShineon?: FulfilmentShineonResolvers<ContextType>;
  FulfilmentShipping?: FulfilmentShippingResolvers<ContextType>;
  FulfilmentShippingMethod?: FulfilmentShippingMethodResolvers<ContextType>;
  FulfilmentShippingService?: FulfilmentShippingServiceResolvers<ContextType>;
  FulfilmentTest?: FulfilmentTestResolvers<ContextType>;
  Funds?: FundsResolvers<ContextType>;
  HandOver?: HandOverResolvers<ContextType>;
  HeldData?: HeldDataResolvers<ContextType>;
  HeldRow?: HeldRowResolvers<ContextType>;
  ImageSize?: ImageSizeResolvers<ContextType>;
  Invoice?: InvoiceResolvers<ContextType>;
  InvoiceCount?: InvoiceCountResolvers<ContextType>;
  InvoiceCounts?: InvoiceCountsResolvers<ContextType>;
  InvoiceDetail?: InvoiceDetailResolvers<ContextType>;
  InvoiceLine?: InvoiceLineResolvers<ContextType>;
  Item?: ItemResolvers<ContextType>;
  ItemCategorySelected?: ItemCategorySelectedResolvers<ContextType>;
  ItemImage?: ItemImageResolvers<ContextType>;
  ItemInfo?: ItemInfoResolvers<ContextType>;
  ItemInfoRef?: ItemInfoRefResolvers<ContextType>;
  ItemIssuu?: ItemIssuuResolvers<ContextType>;
  ItemJob?: ItemJobResolvers<ContextType>;
  ItemPlatformCategory?: ItemPlatformCategoryResolvers<ContextType>;
  ItemPlatformSpecifics?: ItemPlatformSpecificsResolvers<ContextType>;
  ItemSpecific?: ItemSpecificResolvers<ContextType>;
  ItemStore?: ItemStoreResolvers<ContextType>;
  ItemTrend?: ItemTrendResolvers<ContextType>;
  Job?: JobResolvers<ContextType>;
  JobAttempt?: JobAttemptResolvers<ContextType>;
  JobCall?: JobCallResolvers<ContextType>;
  JobData?: JobDataResolvers<ContextType>;
  JobGroup?: JobGroupResolvers<ContextType>;
  JobMessage?: JobMessageResolvers<ContextType>;
  JobOrder?: JobOrderResolvers<ContextType>;
  JobRejects?: JobRejectsResolvers<ContextType>;
  JobWait?: JobWaitResolvers<ContextType>;
  ListColumn?: ListColumnResolvers<ContextType>;
  ListLayout?: ListLayoutResolvers<ContextType>;
  ListView?: ListViewResolvers<ContextType>;
  ListingTemplate?: ListingTemplateResolvers<ContextType>;
  LoginAs?: LoginAsResolvers<ContextType>;
  LoginAsState?: LoginAsStateResolvers<ContextType>;
  Macro?: MacroResolvers<ContextType>;
  MacroStep?: MacroStepResolvers<ContextType>;
  MadeUser?: MadeUserResolvers<ContextType>;
  MailProvider?: MailProviderResolvers<ContextType>;
  MailRecipient?: MailRecipientResolvers<ContextType>;
  MailRecipients?: MailRecipientsResolvers<ContextType>;
  MailboxSignIn?: MailboxSignInResolvers<ContextType>;
  MailboxTest?: MailboxTestResolvers<ContextType>;
  ManualOrder?: ManualOrderResolvers<ContextType>;
  ManualOrderLine?: ManualOrderLineResolvers<ContextType>;
  Message?: MessageResolvers<ContextType>;
  MessageDraft?: MessageDraftResolvers<ContextType>;
  MessageFile?: MessageFileResolvers<ContextType>;
  Mockup?: MockupResolvers<ContextType>;
  MockupCounter?: MockupCounterResolvers<ContextType>;
  MockupDesign?: MockupDesignResolvers<ContextType>;
  MockupDesignImage?: MockupDesignImageResolvers<ContextType>;
  MockupDesignPrint?: MockupDesignPrintResolvers<ContextType>;
  MockupLayer?: MockupLayerResolvers<ContextType>;
  MockupPreset?: MockupPresetResolvers<ContextType>;
  MockupPreview?: MockupPreviewResolvers<ContextType>;
  MockupPrintArea?: MockupPrintAreaResolvers<ContextType>;
  MockupPrintAreaImage?: MockupPrintAreaImageResolvers<ContextType>;
  MockupProduct?: MockupProductResolvers<ContextType>;
  MockupSide?: MockupSideResolvers<ContextType>;
  Mutation?: MutationResolvers<ContextType>;
  NameValue?: NameValueResolvers<ContextType>;
  NotAutomatic?: NotAutomaticResolvers<ContextType>;
  Notification?: NotificationResolvers<ContextType>;
  OpeningSpan?: OpeningSpanResolvers<ContextType>;
  Order?: OrderResolvers<ContextType>;
  OrderBuyer?: OrderBuyerResolvers<ContextType>;
  OrderDesk?: OrderDeskResolvers<ContextType>;
  OrderDeskLine?: OrderDeskLineResolvers<ContextType>;
  OrderEvent?: OrderEventResolvers<ContextType>;
  OrderFigures?: OrderFiguresResolvers<ContextType>;
  OrderGate?: OrderGateResolvers<ContextType>;
  OrderHold?: OrderHoldResolvers<ContextType>;
  OrderItem?: OrderItemResolvers<ContextType>;
  OrderNotes?: OrderNotesResolvers<ContextType>;
  OrderPayment?: OrderPaymentResolvers<ContextType>;
  OrderPerson?: OrderPersonResolvers<ContextType>;
  OrderPieces?: OrderPiecesResolvers<ContextType>;
  OrderPrintFile?: OrderPrintFileResolvers<ContextType>;
  OrderQuestion?: OrderQuestionResolvers<ContextType>;
  OrderReport?: OrderReportResolvers<ContextType>;
  OrderReportGroup?: OrderReportGroupResolvers<ContextType>;
  OrderReportRow?: OrderReportRowResolvers<ContextType>;
  PackingSlips?: PackingSlipsResolvers<ContextType>;
  PaypalAccount?: PaypalAccountResolvers<ContextType>;
  PaypalAccountName?: PaypalAccountNameResolvers<ContextType>;
  PaypalAct?: PaypalActResolvers<ContextType>;
  PaypalDesk?: PaypalDeskResolvers<ContextType>;
  PaypalDispute?: PaypalDisputeResolvers<ContextType>;
  PaypalEvidence?: PaypalEvidenceResolvers<ContextType>;
  PaypalItem?: PaypalItemResolvers<ContextType>;
  PaypalMessage?: PaypalMessageResolvers<ContextType>;
  PaypalOrder?: PaypalOrderResolvers<ContextType>;
  PaypalTracker?: PaypalTrackerResolvers<ContextType>;
  Permission?: PermissionResolvers<ContextType>;
  PermissionAccess?: PermissionAccessResolvers<ContextType>;
  Pixels?: GraphQLScalarType;
  PlanLog?: PlanLogResolvers<ContextType>;
  PlatformCategories?: PlatformCategoriesResolvers<ContextType>;
  PlatformCategory?: PlatformCategoryResolvers<ContextType>;
  PlatformSpecific?: PlatformSpecificResolvers<ContextType>;
  PlatformSpecificValue?: PlatformSpecificValueResolvers<ContextType>;
  PlatformSpecifics?: PlatformSpecificsResolvers<ContextType>;
  Presence?: PresenceResolvers<ContextType>;
  PresetDifference?: PresetDifferenceResolvers<ContextType>;
  PresetDomesticShipping?: PresetDomesticShippingResolvers<ContextType>;
  PresetImage?: PresetImageResolvers<ContextType>;
  PresetInternationalShipping?: PresetInternationalShippingResolvers<ContextType>;
  PresetPackage?: PresetPackageResolvers<ContextType>;
  PresetPictureLeft?: PresetPictureLeftResolvers<ContextType>;
  PresetPlatformCategory?: PresetPlatformCategoryResolvers<ContextType>;
  PresetPlatformSpecifics?: PresetPlatformSpecificsResolvers<ContextType>;
  PresetPrintArea?: PresetPrintAreaResolvers<ContextType>;
  PresetShippingCosts?: PresetShippingCostsResolvers<ContextType>;
  PresetSizeChart?: PresetSizeChartResolvers<ContextType>;
  PresetSizeRow?: PresetSizeRowResolvers<ContextType>;
  PresetSource?: PresetSourceResolvers<ContextType>;
  PresetSpecific?: PresetSpecificResolvers<ContextType>;
  PresetUses?: PresetUsesResolvers<ContextType>;
  PretyAttribute?: PretyAttributeResolvers<ContextType>;
  PretyAttributeOption?: PretyAttributeOptionResolvers<ContextType>;
  PriceEffect?: PriceEffectResolvers<ContextType>;
  PrintFile?: PrintFileResolvers<ContextType>;
  ProductPreset?: ProductPresetResolvers<ContextType>;
  ProductPresetCount?: ProductPresetCountResolvers<ContextType>;
  ProductPresetCountProvider?: ProductPresetCountProviderResolvers<ContextType>;
  ProductPresetImport?: ProductPresetImportResolvers<ContextType>;
  ProductPresetImportRow?: ProductPresetImportRowResolvers<ContextType>;
  ProductPresetLabels?: ProductPresetLabelsResolvers<ContextType>;
  ProductPresetMockupCountProvider?: ProductPresetMockupCountProviderResolvers<ContextType>;
  ProductPresetPaste?: ProductPresetPasteResolvers<ContextType>;
  ProviderCatalogue?: ProviderCatalogueResolvers<ContextType>;
  ProviderMaker?: ProviderMakerResolvers<ContextType>;
  ProviderMakers?: ProviderMakersResolvers<ContextType>;
  ProviderPostage?: ProviderPostageResolvers<ContextType>;
  ProviderPrintArea?: ProviderPrintAreaResolvers<ContextType>;
  ProviderProduct?: ProviderProductResolvers<ContextType>;
  ProviderProductMade?: ProviderProductMadeResolvers<ContextType>;
  ProviderVariant?: ProviderVariantResolvers<ContextType>;
  Push?: PushResolvers<ContextType>;
  PushCell?: PushCellResolvers<ContextType>;
  PushRow?: PushRowResolvers<ContextType>;
  PushStore?: PushStoreResolvers<ContextType>;
  Query?: QueryResolvers<ContextType>;
  QueueCount?: QueueCountResolvers<ContextType>;
  QueueItem?: QueueItemResolvers<ContextType>;
  QueueOrder?: QueueOrderResolvers<ContextType>;
  Reason?: ReasonResolvers<ContextType>;
  RefusalValues?: GraphQLScalarType;
  ReportDays?: ReportDaysResolvers<ContextType>;
  ReportRange?: ReportRangeResolvers<ContextType>;
  ReprintCause?: ReprintCauseResolvers<ContextType>;
  ReprintCost?: ReprintCostResolvers<ContextType>;
  RetentionPeriod?: RetentionPeriodResolvers<ContextType>;
  Rule?: RuleResolvers<ContextType>;
  RuleCondition?: RuleConditionResolvers<ContextType>;
  RuleExample?: RuleExampleResolvers<ContextType>;
  RuleRun?: RuleRunResolvers<ContextType>;
  RuleStep?: RuleStepResolvers<ContextType>;
  RuleTest?: RuleTestResolvers<ContextType>;
  SetAsideOrder?: SetAsideOrderResolvers<ContextType>;
  SetAsideOrderContent?: SetAsideOrderContentResolvers<ContextType>;
  Setting?: SettingResolvers<ContextType>;
  SettingValue?: GraphQLScalarType;
  SharedDocument?: SharedDocumentResolvers<ContextType>;
  ShippingDays?: ShippingDaysResolvers<ContextType>;
  ShippingHandling?: ShippingHandlingResolvers<ContextType>;
  ShippingPlatformIds?: ShippingPlatformIdsResolvers<ContextType>;
  ShippingPreset?: ShippingPresetResolvers<ContextType>;
  ShippingPresetUse?: ShippingPresetUseResolvers<ContextType>;
  ShippingQuote?: ShippingQuoteResolvers<ContextType>;
  ShippingReturns?: ShippingReturnsResolvers<ContextType>;
  ShippingService?: ShippingServiceResolvers<ContextType>;
  ShippingStoreIds?: ShippingStoreIdsResolvers<ContextType>;
  SideDocument?: SideDocumentResolvers<ContextType>;
  SideImage?: SideImageResolvers<ContextType>;
  SidePrintArea?: SidePrintAreaResolvers<ContextType>;
  Signature?: SignatureResolvers<ContextType>;
  SignedUpload?: SignedUploadResolvers<ContextType>;
  StatusCount?: StatusCountResolvers<ContextType>;
  Store?: StoreResolvers<ContextType>;
  StoreAddress?: StoreAddressResolvers<ContextType>;
  StoreAmazon?: StoreAmazonResolvers<ContextType>;
  StoreBigcommerce?: StoreBigcommerceResolvers<ContextType>;
  StoreCount?: StoreCountResolvers<ContextType>;
  StoreDoor?: StoreDoorResolvers<ContextType>;
  StoreEbay?: StoreEbayResolvers<ContextType>;
  StoreEtsy?: StoreEtsyResolvers<ContextType>;
  StoreInvoice?: StoreInvoiceResolvers<ContextType>;
  StoreMailbox?: StoreMailboxResolvers<ContextType>;
  StoreName?: StoreNameResolvers<ContextType>;
  StoreOrderRules?: StoreOrderRulesResolvers<ContextType>;
  StoreOrderStatus?: StoreOrderStatusResolvers<ContextType>;
  StoreOwner?: StoreOwnerResolvers<ContextType>;
  StorePaymentRule?: StorePaymentRuleResolvers<ContextType>;
  StorePrice?: StorePriceResolvers<ContextType>;
  StoreQueue?: StoreQueueResolvers<ContextType>;
  StoreShopify?: StoreShopifyResolvers<ContextType>;
  StoreStatusRule?: StoreStatusRuleResolvers<ContextType>;
  StoreTest?: StoreTestResolvers<ContextType>;
  StoreTiktok?: StoreTiktokResolvers<ContextType>;
  StoreTransactionSummary?: StoreTransactionSummaryResolvers<ContextType>;
  StoreWish?: StoreWishResolvers<ContextType>;
  StoreWoocommerce?: StoreWoocommerceResolvers<ContextType>;
  Support?: SupportResolvers<ContextType>;
  SupportBuyer?: SupportBuyerResolvers<ContextType>;
  SupportCount?: SupportCountResolvers<ContextType>;
  SupportDesk?: SupportDeskResolvers<ContextType>;
  SupportFigures?: SupportFiguresResolvers<ContextType>;
  SupportInbox?: SupportInboxResolvers<ContextType>;
  SupportLink?: SupportLinkResolvers<ContextType>;
  SupportOrder?: SupportOrderResolvers<ContextType>;
  SupportVariable?: SupportVariableResolvers<ContextType>;
  SupportWay?: SupportWayResolvers<ContextType>;
  TagCount?: TagCountResolvers<ContextType>;
  Task?: TaskResolvers<ContextType>;
  TaskCount?: TaskCountResolvers<ContextType>;
  TaskDesk?: TaskDeskResolvers<ContextType>;
  TaskGoods?: TaskGoodsResolvers<ContextType>;
  TaskOrder?: TaskOrderResolvers<ContextType>;
  TaskPlace?: TaskPlaceResolvers<ContextType>;
  TaskPrint?: TaskPrintResolvers<ContextType>;
  TaskTodo?: TaskTodoResolvers<ContextType>;
  TaskUpload?: TaskUploadResolvers<ContextType>;
  ToldParcel?: ToldParcelResolvers<ContextType>;
  Tracking?: TrackingResolvers<ContextType>;
  TrackingEvent?: TrackingEventResolvers<ContextType>;
  TrackingGoods?: TrackingGoodsResolvers<ContextType>;
  TrackingPush?: TrackingPushResolvers<ContextType>;
  TrademarkWord?: TrademarkWordResolvers<ContextType>;
  UndecidedShipping?: UndecidedShippingResolvers<ContextType>;
  UnfulfilledProduct?: UnfulfilledProductResolvers<ContextType>;
  UnratedOrders?: UnratedOrdersResolvers<ContextType>;
  Upload?: GraphQLScalarType;
  User?: UserResolvers<ContextType>;
  UserEmail?: UserEmailResolvers<ContextType>;
  UserGroup?: UserGroupResolvers<ContextType>;
  UserGroupRef?: UserGroupRefResolvers<ContextType>;
  UsersCount?: UsersCountResolvers<ContextType>;
  VariantImage?: VariantImageResolvers<ContextType>;
  Warehouse?: WarehouseResolvers<ContextType>;
  WorkGoods?: WorkGoodsResolvers<ContextType>;
  WorkOrder?: WorkOrderResolvers<ContextType>;
};

export type DirectiveResolvers<ContextType = RequestContext> = {
  limit?: LimitDirectiveResolver<any, any, ContextType>;
};
