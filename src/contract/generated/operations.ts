/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AppConfigBlockInput = {
  key?: string | null | undefined;
  url?: string | null | undefined;
};

export type AppConfigInput = {
  config?: AppConfigBlockInput | null | undefined;
  /** Clears the saved settings. */
  forget?: boolean | null | undefined;
  on?: boolean | null | undefined;
};

export type AttributeNameValueInput = {
  name: string;
  type: string;
  value: string;
};

/** A given price must equal the calculated one, to the cent. */
export type AttributeSpecificInput = {
  base_price: number;
  /** 1 by default. */
  fix_profit?: number | null | undefined;
  /** 0 by default. */
  fixed_profit?: number | null | undefined;
  name_value: Array<AttributeNameValueInput>;
  sale_price?: number | null | undefined;
  sku: string;
};

export type AttributeSpecificModifyInput = {
  barcode?: string | null | undefined;
  base_price: number;
  fix_profit?: number | null | undefined;
  fixed_profit?: number | null | undefined;
  image?: VariantImageInput | null | undefined;
  name_value: Array<AttributeNameValueInput>;
  sale_price: number;
  selected: boolean;
  sku?: string | null | undefined;
  /** Each currency once, and not USD. */
  store_prices?: Array<StorePriceInput> | null | undefined;
};

export type BlogPostInput = {
  body: string;
  image?: ItemImageInput | null | undefined;
  slug?: string | null | undefined;
  store_id?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  title: string;
};

export type BookmarkInput = {
  icon: string;
  id: string;
  link: string;
  starred: boolean;
  target: string;
  title: string;
};

export type BulkItemInput = {
  _id: string;
  description?: string | null | undefined;
  description_ai?: string | null | undefined;
  /** before, after or empty: nowhere. */
  description_ai_pos?: string | null | undefined;
  name?: string | null | undefined;
  sku?: string | null | undefined;
  /** Replaces the current ones. */
  tags?: Array<string> | null | undefined;
  /** The version the values were made from. A listing that has changed since is skipped. */
  updated_at?: number | null | undefined;
  variants?: Array<BulkVariantInput> | null | undefined;
};

/** The changes of a bulk edit: the arguments of bulkItemInfo, for its preview. */
export type BulkListingInput = {
  add_collections?: Array<string> | null | undefined;
  add_tags?: Array<string> | null | undefined;
  collections?: Array<string> | null | undefined;
  custom_preset_id?: string | null | undefined;
  description?: string | null | undefined;
  include_extend_images?: boolean | null | undefined;
  include_size_chart?: boolean | null | undefined;
  params?: Array<BulkItemInput> | null | undefined;
  platform_category?: Array<ItemPlatformCategoryInput> | null | undefined;
  platform_specifics?: Array<ItemPlatformSpecificsInput> | null | undefined;
  price?: number | null | undefined;
  price_by?: string | null | undefined;
  price_ending?: string | null | undefined;
  product_id?: string | null | undefined;
  remove_collections?: Array<string> | null | undefined;
  remove_tags?: Array<string> | null | undefined;
  shipping_preset?: string | null | undefined;
  size_chart?: ItemImageInput | null | undefined;
  size_chart_remove?: boolean | null | undefined;
  specifics?: Array<ItemSpecificInput> | null | undefined;
  tags?: Array<string> | null | undefined;
  update_item_sku?: boolean | null | undefined;
};

/** A variant's own SKU and price; omitted fields stay as they are. */
export type BulkVariantInput = {
  /** Dollars. */
  price?: number | null | undefined;
  sku?: string | null | undefined;
  /** Its option values joined by slashes, such as Black / M; empty: the listing itself, if it has no variants. */
  variant: string;
};

export type CannedReplyInput = {
  body: string;
  name: string;
  shortcut: string;
};

export type ContainerSettingInput = {
  invoice_company?: string | null | undefined;
  invoice_prefix?: string | null | undefined;
  invoice_tax_id?: string | null | undefined;
  label?: string | null | undefined;
  opening?: Array<OpeningSpanInput> | null | undefined;
  /** Currencies that aren't given stay as they are. */
  rates?: Array<CurrencyRateInput> | null | undefined;
  /** Only a person who has two-step verification can turn it on. */
  require_two_step?: boolean | null | undefined;
  /** Kinds that aren't given stay as they are. */
  retention?: Array<RetentionPeriodInput> | null | undefined;
  time_zone?: string | null | undefined;
};

export type CurrencyRateInput = {
  currency: string;
  /** Null: use the feed's rate again, or none. */
  rate?: number | null | undefined;
};

export type CustomizerInput = {
  density?: string | null | undefined;
  direction?: string | null | undefined;
  footerType?: string | null | undefined;
  hideScrollToTop?: boolean | null | undefined;
  layout?: string | null | undefined;
  menuTheme?: string | null | undefined;
  navbarColor?: string | null | undefined;
  navbarType?: string | null | undefined;
  sidebarCollapsed?: boolean | null | undefined;
  theme?: string | null | undefined;
  /** Whether the tour was taken or declined. */
  toured?: boolean | null | undefined;
  unit?: string | null | undefined;
};

export type DesignCropInput = {
  height: number;
  width: number;
  x: number;
  y: number;
};

export type DesignImageSizeInput = {
  height?: number | null | undefined;
  name?: string | null | undefined;
  url?: string | null | undefined;
  width?: number | null | undefined;
};

/** A file of the container; the server sets its URL and sizes. */
export type DesignPictureInput = {
  _id: string;
  height?: number | null | undefined;
  /** Those without a url are dropped. */
  image_sizes?: Array<DesignImageSizeInput> | null | undefined;
  url?: string | null | undefined;
  width?: number | null | undefined;
};

export type DesignPointInput = {
  x: number;
  y: number;
};

export type DesignSizeInput = {
  height: number;
  width: number;
};

/** Text that is too long to be saved is kept, so the person can shorten it. */
export type EditorDraftFormInput = {
  description: string;
  excluded: Array<string>;
  fix_profit: string;
  fixed_profit: string;
  name: string;
  offered: Array<EditorDraftOptionsInput>;
  prices: Array<EditorDraftPriceInput>;
  shipping_preset?: string | null | undefined;
  tags: Array<string>;
};

export type EditorDraftInput = {
  form: EditorDraftFormInput;
  item_info_id?: string | null | undefined;
  item_info_version?: number | null | undefined;
  mockup_id?: string | null | undefined;
  mockup_version?: number | null | undefined;
  preset_id?: string | null | undefined;
  product_id: string;
  sent_key?: string | null | undefined;
  sent_step?: string | null | undefined;
  sides: Array<MockupSideInput>;
};

export type EditorDraftOptionsInput = {
  type: string;
  values: Array<string>;
};

export type EditorDraftPriceInput = {
  price: string;
  variant: string;
};

export type EtsyShippingCostInput = {
  additional_cost?: string | number | boolean | null | undefined;
  cost?: string | number | boolean | null | undefined;
  country_id?: string | null | undefined;
};

export type EtsyShippingInput = {
  default_shipping?: EtsyShippingCostInput | null | undefined;
  dispatch_time_max?: string | number | boolean | null | undefined;
  dispatch_time_min?: string | number | boolean | null | undefined;
  origin_country_id?: string | null | undefined;
  shipping_profile_id?: string | null | undefined;
  standard_shipping?: EtsyShippingCostInput | null | undefined;
};

export type FulfilAttributeInput = {
  /** True by default. */
  available?: boolean | null | undefined;
  external_sku: string;
  sku: string;
};

export type FulfilmentCustomcatInput = {
  api_key: string;
};

export type FulfilmentDreamshipInput = {
  token: string;
};

export type FulfilmentGeargagInput = {
  token: string;
};

export type FulfilmentGearmentInput = {
  key: string;
  signature: string;
};

export type FulfilmentGeekpodInput = {
  account?: string | null | undefined;
};

export type FulfilmentInput = {
  auto?: boolean | null | undefined;
  claims_email?: string | null | undefined;
  customcat?: FulfilmentCustomcatInput | null | undefined;
  /** Replaces the current default. One account is always the default, so `false` is rejected for it. */
  default?: boolean | null | undefined;
  dreamship?: FulfilmentDreamshipInput | null | undefined;
  geargag?: FulfilmentGeargagInput | null | undefined;
  gearment?: FulfilmentGearmentInput | null | undefined;
  geekpod?: FulfilmentGeekpodInput | null | undefined;
  lenful?: FulfilmentLenfulInput | null | undefined;
  merchize?: FulfilmentMerchizeInput | null | undefined;
  name: string;
  onos?: FulfilmentOnosInput | null | undefined;
  printify?: FulfilmentPrintifyInput | null | undefined;
  printway?: FulfilmentPrintwayInput | null | undefined;
  private?: FulfilmentPrivateInput | null | undefined;
  scalable?: FulfilmentScalableInput | null | undefined;
  /** provider or wallet; only orders submitted through an API can be paid from the wallet. */
  settle?: string | null | undefined;
  shineon?: FulfilmentShineonInput | null | undefined;
  type: string;
};

export type FulfilmentLenfulInput = {
  account?: string | null | undefined;
};

export type FulfilmentMerchizeInput = {
  access_token: string;
  url: string;
};

export type FulfilmentOnosInput = {
  account?: string | null | undefined;
};

export type FulfilmentPrintifyInput = {
  store?: string | null | undefined;
  token: string;
  url?: string | null | undefined;
};

export type FulfilmentPrintwayInput = {
  access_token: string;
  refresh_token?: string | null | undefined;
};

export type FulfilmentPrivateInput = {
  sender?: string | null | undefined;
};

export type FulfilmentScalableInput = {
  api_key: string;
};

export type FulfilmentShineonInput = {
  token: string;
};

export type ImageSizeInput = {
  height: number;
  name: string;
  url: string;
  width: number;
};

export type ItemCategorySelectedInput = {
  id: string;
  level: number;
  name: string;
  /** Nothing at the top. */
  parent?: string | null | undefined;
};

export type ItemImageInput = {
  _id?: string | null | undefined;
  src?: string | null | undefined;
};

export type ItemInfoInput = {
  /** Omitted for a new one: as in the product type. */
  attribute_specifics?: Array<AttributeSpecificInput> | null | undefined;
  attribute_specifics_modify: Array<AttributeSpecificModifyInput>;
  back?: ItemImageInput | null | undefined;
  barcode?: string | null | undefined;
  /** gtin, ean, upc, isbn or empty. */
  barcode_type?: string | null | undefined;
  collections?: Array<string> | null | undefined;
  custom_name?: string | null | undefined;
  description?: string | null | undefined;
  /** HTML; empty or left out of a new one: none. */
  description_ai?: string | null | undefined;
  /** before, after or empty. */
  description_ai_pos?: string | null | undefined;
  ebay_template_id?: string | null | undefined;
  extend_images?: Array<ItemImageInput> | null | undefined;
  fix_profit?: number | null | undefined;
  fixed_profit?: number | null | undefined;
  front?: ItemImageInput | null | undefined;
  hood?: ItemImageInput | null | undefined;
  images: Array<ItemImageInput>;
  include_extend_images?: boolean | null | undefined;
  /** True unless it is given. */
  include_side_images?: boolean | null | undefined;
  include_size_chart?: boolean | null | undefined;
  left?: ItemImageInput | null | undefined;
  leftchest?: ItemImageInput | null | undefined;
  mockup_id?: string | null | undefined;
  name: string;
  /** cm or in; cm unless it is given. */
  package_dimension_unit?: string | null | undefined;
  package_height?: number | null | undefined;
  package_length?: number | null | undefined;
  package_width?: number | null | undefined;
  placket?: ItemImageInput | null | undefined;
  platform_category?: Array<ItemPlatformCategoryInput> | null | undefined;
  platform_specifics?: Array<ItemPlatformSpecificsInput> | null | undefined;
  plf_price?: number | null | undefined;
  prety_attributes?: Array<PretyAttributeInput> | null | undefined;
  price: number;
  price_addition?: number | null | undefined;
  product_id: string;
  right?: ItemImageInput | null | undefined;
  rightchest?: ItemImageInput | null | undefined;
  /** Omitted: the default policy for a new listing. */
  shipping_preset?: string | null | undefined;
  size_chart?: ItemImageInput | null | undefined;
  /** `remove`: removes the size chart. */
  size_chart_remove?: boolean | null | undefined;
  sku?: string | null | undefined;
  sleeve?: ItemImageInput | null | undefined;
  sleeveleft?: ItemImageInput | null | undefined;
  sleeveright?: ItemImageInput | null | undefined;
  specifics?: Array<ItemSpecificInput> | null | undefined;
  /** Defaults to Active. */
  status?: string | null | undefined;
  /** Each currency once, and not USD. */
  store_prices?: Array<StorePriceInput> | null | undefined;
  tags?: Array<string> | null | undefined;
  tax_fee?: number | null | undefined;
  tax_fee_fix?: number | null | undefined;
  type?: string | null | undefined;
  url?: string | null | undefined;
  /** Omitted or 0: as in the product type; the same for the package. */
  weight?: number | null | undefined;
};

export type ItemPlatformCategoryInput = {
  alternate_name?: string | null | undefined;
  category_selected: Array<ItemCategorySelectedInput>;
  type: string;
};

export type ItemPlatformSpecificsInput = {
  platform: string;
  specifics: Array<ItemSpecificInput>;
};

export type ItemSpecificInput = {
  key: string;
  required?: boolean | null | undefined;
  value: string;
};

export type ListColumnInput = {
  hidden: boolean;
  id: string;
  width?: number | null | undefined;
};

export type ListViewInput = {
  columns: Array<ListColumnInput>;
  list: string;
  name: string;
  query: string;
  shared: boolean;
};

export type ListingTemplateInput = {
  body: string;
  name: string;
};

export type MacroInput = {
  name: string;
  next?: boolean | null | undefined;
  steps: Array<MacroStepInput>;
};

export type MacroItemInput = {
  _id: string;
  expect_last_id?: string | null | undefined;
};

export type MacroStepInput = {
  act: string;
  value: string;
};

export type MailRecipientInput = {
  email: string;
  name?: string | null | undefined;
};

export type MailRecipientsInput = {
  bcc?: Array<MailRecipientInput> | null | undefined;
  cc?: Array<MailRecipientInput> | null | undefined;
  to?: Array<MailRecipientInput> | null | undefined;
};

export type ManualOrderInput = {
  address: OrderAddressInput;
  /** Three letters. */
  currency: string;
  lines: Array<ManualOrderLineInput>;
  note?: string | null | undefined;
  number: string;
  paid: boolean;
  total: number;
};

export type ManualOrderLineInput = {
  name: string;
  price: number;
  quantity: number;
  sku: string;
};

export type MessageDraftInput = {
  body: string;
  device: string;
  files?: Array<string> | null | undefined;
  html?: string | null | undefined;
  kind: string;
  of?: string | null | undefined;
  recipients?: MailRecipientsInput | null | undefined;
  support_id: string;
};

export type MockupDesignImageInput = {
  crop?: DesignCropInput | null | undefined;
  image?: DesignPictureInput | null | undefined;
  name?: string | null | undefined;
  /** The middle of the sheet by default. */
  position?: DesignPointInput | null | undefined;
  /** contain by default. */
  print_fit?: string | null | undefined;
  /** Kept within one turn. */
  rotation?: number | null | undefined;
  /** Above 0; size times scale can be up to 100,000 pixels. */
  scale?: DesignPointInput | null | undefined;
  /** The whole sheet by default. */
  size?: DesignSizeInput | null | undefined;
  /** Up to 80 degrees. */
  skew?: DesignPointInput | null | undefined;
  /** front by default. */
  type?: string | null | undefined;
};

export type MockupDesignInput = {
  height?: number | null | undefined;
  /** A file of the container. */
  image?: string | null | undefined;
  /** Those without a name are dropped. */
  images?: Array<MockupDesignImageInput> | null | undefined;
  /** Required for a new design. */
  name?: string | null | undefined;
  /** published (the default), draft, or trashed. */
  status?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  /** 1100 if empty; rounded to two decimals. */
  width?: number | null | undefined;
};

export type MockupLayerInput = {
  id: string;
  name: string;
  options?: Array<SettingInput> | null | undefined;
  settings: Array<SettingInput>;
  type?: string | null | undefined;
};

export type MockupSideInput = {
  document: SideDocumentInput;
  id: string;
  image?: SideImageInput | null | undefined;
  layers: Array<MockupLayerInput>;
  mockup?: SideImageInput | null | undefined;
  name: string;
  print_area: SidePrintAreaInput;
};

export type OpeningSpanInput = {
  from: number;
  to: number;
  weekday: number;
};

export type OrderAddressInput = {
  address_1: string;
  address_2?: string | null | undefined;
  city: string;
  company?: string | null | undefined;
  country: string;
  email?: string | null | undefined;
  first_name: string;
  last_name: string;
  phone?: string | null | undefined;
  postcode: string;
  state?: string | null | undefined;
};

export type OrderHoldInput = {
  /** person, buyer, trademark or stock. */
  reason: string;
  /** Unix seconds; null: until someone releases it. */
  until?: number | null | undefined;
};

/** The item and provider of a line. Omitted fields stay as they are. */
export type OrderLineMatchInput = {
  /** The account a person chose; empty: the default. */
  fulfilment_id?: string | null | undefined;
  item_info_id?: string | null | undefined;
  line_id: string;
  /** The provider's SKU of the variant, if it isn't known. */
  provider_sku?: string | null | undefined;
  /** Of the listing's product type. */
  variant_sku?: string | null | undefined;
};

/** A number of items of one line. */
export type OrderPiecesInput = {
  line_id: string;
  quantity: number;
};

export type OrderUpdateInput = {
  add_tags?: Array<string> | null | undefined;
  /** The shipping address in place of the store's. For one order only. */
  address?: OrderAddressInput | null | undefined;
  /** Approves an order that sells at a loss, may be a duplicate, or needs approval for another reason. */
  approve?: boolean | null | undefined;
  /** True: hidden from every list; false: shown again. */
  archive?: boolean | null | undefined;
  /** A member's ID; empty: unassigned. */
  assignee?: string | null | undefined;
  /** The address is correct as entered. For one order only. */
  confirm_address?: boolean | null | undefined;
  hold?: OrderHoldInput | null | undefined;
  /** Matches its items again with the products and SKUs known now. Matches by a person stay. */
  match?: boolean | null | undefined;
  note_gift?: string | null | undefined;
  note_internal?: string | null | undefined;
  /** Marks the order as paid, for example by bank transfer. A store that doesn't report the payment doesn't reverse this. */
  paid?: boolean | null | undefined;
  /** Ends a hold. */
  release?: boolean | null | undefined;
  remove_tags?: Array<string> | null | undefined;
};

/** Secrets are write-only: reads show a mask, and a mask sent back means unchanged. */
export type PaypalAccountInput = {
  client_id: string;
  email: string;
  secret: string;
  /** Empty: PayPal's own. https://api-m.sandbox.paypal.com is PayPal's sandbox. */
  url?: string | null | undefined;
};

export type PaypalItemInput = {
  _id: string;
  /** The carrier's code; empty: detected from the number. */
  carrier?: string | null | undefined;
  tracking_number: string;
};

export type PermissionAccessInput = {
  add: boolean;
  delete: boolean;
  update: boolean;
  view: boolean;
};

export type PermissionInput = {
  access: PermissionAccessInput;
  module: string;
};

export type PresetDomesticShippingInput = {
  additional_cost: number;
  cost: number;
  country: string;
};

/** A file of the container by its `_id`, or an image URL. */
export type PresetImageInput = {
  _id?: string | null | undefined;
  url?: string | null | undefined;
};

export type PresetInternationalShippingInput = {
  additional_cost: number;
  cost: number;
};

export type PresetPackageInput = {
  height: number;
  length: number;
  width: number;
};

export type PresetPlatformCategoryInput = {
  id: string;
  path: Array<string>;
  platform: string;
  version?: string | null | undefined;
};

export type PresetPlatformSpecificsInput = {
  platform: string;
  specifics: Array<PresetSpecificInput>;
};

export type PresetPrintAreaInput = {
  height: number;
  image?: PresetImageInput | null | undefined;
  label: string;
  position: string;
  width: number;
};

export type PresetShippingCostsInput = {
  domestic?: PresetDomesticShippingInput | null | undefined;
  international?: PresetInternationalShippingInput | null | undefined;
};

export type PresetSizeChartInput = {
  columns: Array<string>;
  rows: Array<PresetSizeRowInput>;
  unit: string;
};

export type PresetSizeRowInput = {
  size: string;
  values: Array<string>;
};

export type PresetSpecificInput = {
  name: string;
  values: Array<string>;
};

export type PretyAttributeInput = {
  attribute_type: string;
  options: Array<PretyAttributeOptionInput>;
  plf_attribute_name?: string | null | undefined;
};

export type PretyAttributeOptionInput = {
  default: boolean;
  ffm_value: string;
  hex?: string | null | undefined;
  plf_price?: number | null | undefined;
  plf_value?: string | null | undefined;
};

export type ProductPresetInput = {
  attribute_specifics?: Array<AttributeSpecificInput> | null | undefined;
  collections?: Array<string> | null | undefined;
  description?: string | null | undefined;
  extend_images?: Array<PresetImageInput> | null | undefined;
  favorite?: boolean | null | undefined;
  fulfil_attributes?: Array<FulfilAttributeInput> | null | undefined;
  image?: PresetImageInput | null | undefined;
  name: string;
  package_dimensions?: PresetPackageInput | null | undefined;
  platform_category?: Array<PresetPlatformCategoryInput> | null | undefined;
  platform_specifics?: Array<PresetPlatformSpecificsInput> | null | undefined;
  prety_attributes?: Array<PretyAttributeInput> | null | undefined;
  price_addition?: number | null | undefined;
  print_areas?: Array<PresetPrintAreaInput> | null | undefined;
  provider: string;
  /** The name by default. */
  raw_name?: string | null | undefined;
  shipping_costs?: PresetShippingCostsInput | null | undefined;
  size_chart?: PresetSizeChartInput | null | undefined;
  specifics?: Array<PresetSpecificInput> | null | undefined;
  tags?: Array<string> | null | undefined;
  type: string;
  weight?: number | null | undefined;
};

/** Omitted fields stay as they are; null clears optional ones. */
export type ProductPresetUpdateInput = {
  add_collections?: Array<string> | null | undefined;
  add_tags?: Array<string> | null | undefined;
  attribute_specifics?: Array<AttributeSpecificInput> | null | undefined;
  collections?: Array<string> | null | undefined;
  description?: string | null | undefined;
  extend_images?: Array<PresetImageInput> | null | undefined;
  favorite?: boolean | null | undefined;
  fulfil_attributes?: Array<FulfilAttributeInput> | null | undefined;
  image?: PresetImageInput | null | undefined;
  name?: string | null | undefined;
  package_dimensions?: PresetPackageInput | null | undefined;
  platform_category?: Array<PresetPlatformCategoryInput> | null | undefined;
  platform_specifics?: Array<PresetPlatformSpecificsInput> | null | undefined;
  prety_attributes?: Array<PretyAttributeInput> | null | undefined;
  price_addition?: number | null | undefined;
  print_areas?: Array<PresetPrintAreaInput> | null | undefined;
  raw_name?: string | null | undefined;
  remove_collections?: Array<string> | null | undefined;
  remove_tags?: Array<string> | null | undefined;
  shipping_costs?: PresetShippingCostsInput | null | undefined;
  size_chart?: PresetSizeChartInput | null | undefined;
  specifics?: Array<PresetSpecificInput> | null | undefined;
  tags?: Array<string> | null | undefined;
  type?: string | null | undefined;
  weight?: number | null | undefined;
};

export type ProviderPresetInput = {
  /** Markup multiplier on each cost; 1 by default. */
  fix_profit?: number | null | undefined;
  /** Dollars added to each price; 0 by default. */
  fixed_profit?: number | null | undefined;
  fulfilment: string;
  maker?: string | null | undefined;
  /** The product's name by default. */
  name?: string | null | undefined;
  product: string;
  /** A category of productPresetCount. */
  type: string;
};

export type RetentionPeriodInput = {
  days: number;
  kind: string;
};

export type RuleConditionInput = {
  field: string;
  op: string;
  values: Array<string>;
};

export type RuleInput = {
  conditions: Array<RuleConditionInput>;
  enabled: boolean;
  event: string;
  hours?: number | null | undefined;
  match: string;
  name: string;
  steps: Array<RuleStepInput>;
  stop?: boolean | null | undefined;
  subject: string;
};

export type RuleStepInput = {
  act: string;
  value: string;
};

export type SettingInput = {
  file_id?: string | null | undefined;
  file_url?: string | null | undefined;
  name: string;
  /** The longest value is the text of a text layer. */
  value?: string | number | boolean | null | undefined;
};

export type ShippingDaysInput = {
  max: number;
  min: number;
};

export type ShippingHandlingInput = {
  cutoff?: string | null | undefined;
  max: number;
  min: number;
};

export type ShippingPlatformIdsInput = {
  ebay_fulfillment?: string | null | undefined;
  ebay_payment?: string | null | undefined;
  ebay_return?: string | null | undefined;
  etsy_readiness_state?: string | null | undefined;
  etsy_return_policy?: string | null | undefined;
  etsy_shipping_profile?: string | null | undefined;
};

export type ShippingPresetInput = {
  domestic: Array<ShippingServiceInput>;
  excluded: Array<string>;
  handling: ShippingHandlingInput;
  international: Array<ShippingServiceInput>;
  /** True makes it the default in place of the current one. */
  is_default?: boolean | null | undefined;
  name: string;
  platform_ids?: ShippingPlatformIdsInput | null | undefined;
  returns: ShippingReturnsInput;
  store_ids?: Array<ShippingStoreIdsInput> | null | undefined;
};

export type ShippingReturnsInput = {
  accept: boolean;
  days: number;
  exchanges: boolean;
  paid_by: string;
};

export type ShippingServiceInput = {
  additional_cost: number;
  cost: number;
  countries: Array<string>;
  days: ShippingDaysInput;
  service: string;
};

export type ShippingStoreIdsInput = {
  ids: ShippingPlatformIdsInput;
  store_id: string;
};

export type SideDocumentInput = {
  height?: number | null | undefined;
  mockup_type?: string | null | undefined;
  settings: Array<SettingInput>;
  /** 1100 if empty; rounded to two decimals. */
  width?: number | null | undefined;
};

export type SideImageInput = {
  _id?: string | null | undefined;
  height: number;
  image_sizes?: Array<ImageSizeInput> | null | undefined;
  url: string;
  width: number;
};

export type SidePrintAreaInput = {
  height: number;
  knewX?: number | null | undefined;
  knewY?: number | null | undefined;
  rotation?: number | null | undefined;
  scaleX?: number | null | undefined;
  scaleY?: number | null | undefined;
  width: number;
  x: number;
  y: number;
};

export type StoreAddressInput = {
  address_1?: string | null | undefined;
  address_2?: string | null | undefined;
  city?: string | null | undefined;
  company?: string | null | undefined;
  /** Two-letter country code, ISO 3166. */
  country?: string | null | undefined;
  email?: string | null | undefined;
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
  need_check_address?: boolean | null | undefined;
  owner?: string | null | undefined;
  phone?: string | null | undefined;
  postcode?: string | null | undefined;
  state?: string | null | undefined;
};

export type StoreAmazonInput = {
  marketplace: string;
  region?: string | null | undefined;
};

export type StoreBigcommerceInput = {
  accessToken: string;
  clientId: string;
  storeHash: string;
};

/** Nothing is entered; values are ignored. */
export type StoreEbayInput = {
  access_token?: string | null | undefined;
  expires_in?: string | null | undefined;
  refresh_token?: string | null | undefined;
};

/** Omitted fields stay as they are, or as Etsy's defaults. Values that Etsy provides (shop_id, tokens) are ignored. */
export type StoreEtsyInput = {
  access_token?: string | null | undefined;
  is_supply?: string | null | undefined;
  keystring: string;
  product_state?: string | null | undefined;
  refresh_token?: string | null | undefined;
  shared_secret: string;
  shop_id?: string | null | undefined;
  when_made?: string | null | undefined;
  who_made?: string | null | undefined;
};

export type StoreInput = {
  address?: StoreAddressInput | null | undefined;
  amazon?: StoreAmazonInput | null | undefined;
  approve_above?: string | number | boolean | null | undefined;
  banner_image_id?: string | null | undefined;
  bigcommerce?: StoreBigcommerceInput | null | undefined;
  brand_name?: string | null | undefined;
  country?: string | null | undefined;
  dead_state?: boolean | null | undefined;
  default_quantity?: string | number | boolean | null | undefined;
  /** Days, like all handling and shipping times. */
  dispatch_time_max?: string | number | boolean | null | undefined;
  ebay?: StoreEbayInput | null | undefined;
  ebay_template_id?: string | null | undefined;
  etsy?: StoreEtsyInput | null | undefined;
  etsy_shipping?: EtsyShippingInput | null | undefined;
  global_shipping?: boolean | null | undefined;
  ignore_publish?: boolean | null | undefined;
  ignore_watermark?: boolean | null | undefined;
  international_shipping_additional_cost?: string | number | boolean | null | undefined;
  international_shipping_cost?: string | number | boolean | null | undefined;
  international_shipping_service?: string | null | undefined;
  invoice_id?: StoreInvoiceInput | null | undefined;
  issuu_auto?: boolean | null | undefined;
  issuu_description?: string | null | undefined;
  issuu_id?: string | null | undefined;
  /** A whole number above 0; anything else is 0. */
  issuu_limit?: string | number | boolean | null | undefined;
  issuu_secret?: string | null | undefined;
  issuu_token?: string | null | undefined;
  /** The maximum number of products in the store, by the same rule. */
  limit?: string | number | boolean | null | undefined;
  location?: string | null | undefined;
  location_detail?: string | null | undefined;
  /** New products per day, week (7 days), or month (30 days). Anything but a number is 0: no limit. */
  max_per_day?: string | number | boolean | null | undefined;
  max_per_month?: string | number | boolean | null | undefined;
  max_per_week?: string | number | boolean | null | undefined;
  paypal_email?: string | null | undefined;
  paypal_emails?: Array<string> | null | undefined;
  platform_id: string;
  /** 99, 95, 00, or null. */
  price_ending?: string | null | undefined;
  private_note?: string | null | undefined;
  product_footer?: string | null | undefined;
  /** HTML, without scripts. */
  product_header?: string | null | undefined;
  /** CSS, without scripts and without anything loaded over plain HTTP. */
  product_style?: string | null | undefined;
  return_accept?: boolean | null | undefined;
  /** Minutes between pushes, as a whole number. */
  schedule?: string | number | boolean | null | undefined;
  /** Days of the week, Monday is 1. */
  schedule_days?: Array<number> | null | undefined;
  /** Minutes between order syncs, as a whole number; 0: manual only. */
  schedule_fetch?: string | number | boolean | null | undefined;
  shipping_additional_cost?: string | number | boolean | null | undefined;
  /** 0 or more, rounded to two decimals; null: not set. The same for all costs. */
  shipping_cost?: string | number | boolean | null | undefined;
  shipping_profile_id?: string | null | undefined;
  shipping_service?: string | null | undefined;
  shipping_time_max?: string | number | boolean | null | undefined;
  shopify?: StoreShopifyInput | null | undefined;
  sto_amazon_type?: string | null | undefined;
  sto_auto?: boolean | null | undefined;
  sto_auto_fulfilment?: boolean | null | undefined;
  /** Hours, as a whole number; anything else is 0. The same for the tracking delay. */
  sto_auto_fulfilment_delay?: string | number | boolean | null | undefined;
  sto_auto_messenger?: boolean | null | undefined;
  sto_auto_order?: boolean | null | undefined;
  sto_ebay_payment?: string | null | undefined;
  sto_mailer?: string | null | undefined;
  /** Stored encrypted. A mask means unchanged, empty text removes it; the same for issuu_secret and issuu_token. */
  sto_mailer_secret?: string | null | undefined;
  sto_name: string;
  sto_tracking_delay?: string | number | boolean | null | undefined;
  sto_user?: string | null | undefined;
  tiktok?: StoreTiktokInput | null | undefined;
  /** IDs or emails of members. */
  user_owners?: Array<string> | null | undefined;
  wish?: StoreWishInput | null | undefined;
  woocommerce?: StoreWoocommerceInput | null | undefined;
};

export type StoreInvoiceInput = {
  /** YYYY-MM-DD. */
  date?: string | null | undefined;
  id?: string | null | undefined;
};

/** What is left out stays as it is. */
export type StoreOrderRulesInput = {
  /** Products that are fulfilled from here again. */
  fulfilled?: Array<UnfulfilledProductInput> | null | undefined;
  payments?: Array<StorePaymentRuleInput> | null | undefined;
  statuses?: Array<StoreStatusRuleInput> | null | undefined;
};

export type StorePaymentRuleInput = {
  rule: string;
  way: string;
};

export type StorePriceInput = {
  currency: string;
  price: number;
};

export type StoreShopifyInput = {
  accessToken?: string | null | undefined;
  apiKey?: string | null | undefined;
  apiSecretKey?: string | null | undefined;
  shopName: string;
  /** Omitted: the shop name with Shopify's domain. */
  website?: string | null | undefined;
};

export type StoreStatusRuleInput = {
  /** Empty: it has no meaning any more, and its orders wait for a person. */
  meaning: string;
  word: string;
};

export type StoreTiktokInput = {
  shop?: string | null | undefined;
  shop_list?: string | null | undefined;
  /** Ignored, like the list: TikTok provides both. */
  token?: string | null | undefined;
};

export type StoreWishInput = {
  /** Ignored: Wish provides it. */
  token?: string | null | undefined;
};

export type StoreWoocommerceInput = {
  key: string;
  secret: string;
  website: string;
  wp_password?: string | null | undefined;
  wp_user?: string | null | undefined;
};

export type SupportInput = {
  email?: string | null | undefined;
  name?: string | null | undefined;
  order_id?: string | null | undefined;
  /** Without an order: the sending store and the recipient. */
  store_id?: string | null | undefined;
  subject: string;
};

export type SupportOrderActionInput = {
  /** Of a refund: the amount in the order's currency, and the refundable amount it was based on. */
  amount?: number | null | undefined;
  /** Of a cancellation: whether the store's platform is told to cancel the order too. */
  at_shop?: boolean | null | undefined;
  /** Of a reprint: the problem, as a category of tickets, such as misprint. */
  category?: string | null | undefined;
  /** Of a reprint: the fulfillment order, and the account for it; omitted: the same. */
  fo_id?: string | null | undefined;
  fulfilment_id?: string | null | undefined;
  /** refund, reprint, or cancel. */
  kind: string;
  left?: number | null | undefined;
  /** The affected items; of a refund, they can be omitted. */
  pieces?: Array<OrderPiecesInput> | null | undefined;
  /** Of a refund or cancellation. */
  reason?: string | null | undefined;
};

/** As in `messageSend`. */
export type SupportReplyInput = {
  body: string;
  by?: string | null | undefined;
  device?: string | null | undefined;
  expect_last_id?: string | null | undefined;
  files?: Array<string> | null | undefined;
  then?: string | null | undefined;
};

export type SupportUpdateInput = {
  add_tags?: Array<string> | null | undefined;
  /** A member's ID, `me`, or empty: unassigned. */
  assignee?: string | null | undefined;
  /** An order of the same store; empty: none. */
  order_id?: string | null | undefined;
  priority?: string | null | undefined;
  remove_tags?: Array<string> | null | undefined;
  snoozed_for_parcel?: boolean | null | undefined;
  /** Unix seconds; 0: no longer snoozed. */
  snoozed_until?: number | null | undefined;
  /** Inprocess, Waiting or Resolved. */
  status?: string | null | undefined;
};

/** An image to be uploaded, in pixels. */
export type TaskFileInput = {
  filename: string;
  height?: number | null | undefined;
  width?: number | null | undefined;
};

export type TaskInput = {
  assignee?: string | null | undefined;
  brief?: string | null | undefined;
  category: string;
  files?: Array<string> | null | undefined;
  /** Optional only for a design task. */
  order_id?: string | null | undefined;
  /** The affected items; omitted: the whole order. */
  pieces?: Array<OrderPiecesInput> | null | undefined;
  /** The print areas of a design task that need a file; by default, those the design fills. */
  prints?: Array<TaskPrintInput> | null | undefined;
  priority?: string | null | undefined;
  /** The subject, without an order. */
  subject?: string | null | undefined;
  /** The conversation it comes from. */
  support_id?: string | null | undefined;
  todos?: Array<TaskTodoInput> | null | undefined;
  /** The trend it is about, without an order. */
  trend?: TaskTrendInput | null | undefined;
  type: string;
  wanted?: string | null | undefined;
};

export type TaskPrintInput = {
  area: string;
  /** Omitted: needs a file. */
  file_id?: string | null | undefined;
  line_id: string;
};

export type TaskTodoInput = {
  /** Of an existing step; omitted for a new one. */
  _id?: string | null | undefined;
  status: string;
  text: string;
};

/** A trend, as `itemsTrend` names it. */
export type TaskTrendInput = {
  _id: string;
  kind: string;
};

export type TaskUpdateInput = {
  /** Of a new address. */
  address?: OrderAddressInput | null | undefined;
  /** The amount of a partial refund, in the order's currency. */
  amount?: number | null | undefined;
  /** A member's id; empty: nobody. */
  assignee?: string | null | undefined;
  brief?: string | null | undefined;
  category?: string | null | undefined;
  files?: Array<string> | null | undefined;
  /** The part of the order to reprint; the first one sent with these items if omitted. */
  fo_id?: string | null | undefined;
  /** With a refund: the amount that could still be refunded when it was decided. If that has changed, nothing is refunded. */
  left?: number | null | undefined;
  /** The resolution or the requested changes. */
  note?: string | null | undefined;
  /** The items to reprint or refund; the task's own if omitted. */
  pieces?: Array<OrderPiecesInput> | null | undefined;
  /** All print areas that need a file, with their files. */
  prints?: Array<TaskPrintInput> | null | undefined;
  priority?: string | null | undefined;
  /** With Resolved: the resolution. Its effect on the order is carried out with it, once. */
  resolution?: string | null | undefined;
  status?: string | null | undefined;
  todos?: Array<TaskTodoInput> | null | undefined;
  /** With Waiting. */
  waiting_for?: string | null | undefined;
  wanted?: string | null | undefined;
};

export type ToldParcelInput = {
  courier: string;
  reference: string;
  /** Unix seconds. */
  shipped_at?: number | null | undefined;
  tracking_number: string;
};

export type UnfulfilledProductInput = {
  by: string;
  key: string;
};

export type UserGroupInput = {
  is_default?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Empty for a top-level group, which only an owner can create. */
  parent_id?: string | null | undefined;
  /** Modules that aren't given stay as they are; in a new group they're off. */
  permission?: Array<PermissionInput> | null | undefined;
  /** root, sale, support, designer or staff; empty for none. */
  role?: string | null | undefined;
  status?: string | null | undefined;
};

export type UserInput = {
  /** Required for an invitation; can't be changed afterward. */
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  ffm_sku?: string | null | undefined;
  ffm_sku_label?: string | null | undefined;
  /** IDs of user groups. A member is in one group: exactly one ID, or none for an invitation to the default group. */
  groups?: Array<string> | null | undefined;
  name?: string | null | undefined;
  phone_number?: string | null | undefined;
  sale_plan?: string | null | undefined;
  ship_by_seller?: boolean | null | undefined;
  skype?: string | null | undefined;
  /** Active or Blocked; an invitation is automatically Pending. */
  status?: string | null | undefined;
  vip?: boolean | null | undefined;
};

/** An image of the container by its `_id`; the server sets its URLs. */
export type VariantImageInput = {
  _id?: string | null | undefined;
  sizes?: Array<ImageSizeInput> | null | undefined;
  type?: string | null | undefined;
  url?: string | null | undefined;
};

export type AppConfigFieldsFragment = { _id: string, code: string, kind: string, name: string | null, asks: boolean, status: string, last_success_at: number | null, used_by: number, updated_at: number, config: { key: string | null, url: string | null } | null, last_error: { refusal: string, values: Readonly<Record<string, string | number>> } | null };

export type AppConfigsQueryVariables = Exact<{
  filter?: string | null | undefined;
}>;


export type AppConfigsQuery = { appConfigs: Array<{ _id: string, code: string, kind: string, name: string | null, asks: boolean, status: string, last_success_at: number | null, used_by: number, updated_at: number, config: { key: string | null, url: string | null } | null, last_error: { refusal: string, values: Readonly<Record<string, string | number>> } | null }> };

export type MakeAppConfigMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  params: AppConfigInput;
}>;


export type MakeAppConfigMutation = { makeAppConfig: { _id: string, code: string, kind: string, name: string | null, asks: boolean, status: string, last_success_at: number | null, used_by: number, updated_at: number, config: { key: string | null, url: string | null } | null, last_error: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type AppConfigTestMutationVariables = Exact<{
  _id: string;
}>;


export type AppConfigTestMutation = { appConfigTest: { _id: string, code: string, kind: string, name: string | null, asks: boolean, status: string, last_success_at: number | null, used_by: number, updated_at: number, config: { key: string | null, url: string | null } | null, last_error: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type AuditEventFieldsFragment = { _id: string, created_at: number, action: string, subject_id: string | null, subject: string | null, operation: string | null, reason: string | null, address: string | null, user_agent: string | null, actor: { _id: string, email: string } | null, acted_as: { _id: string, email: string } | null, changes: Array<{ field: string, before: string | null, after: string | null, secret: boolean }> };

export type AuditEventsQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  subject?: string | null | undefined;
  action?: string | null | undefined;
  actor?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
}>;


export type AuditEventsQuery = { auditEvents: Array<{ _id: string, created_at: number, action: string, subject_id: string | null, subject: string | null, operation: string | null, reason: string | null, address: string | null, user_agent: string | null, actor: { _id: string, email: string } | null, acted_as: { _id: string, email: string } | null, changes: Array<{ field: string, before: string | null, after: string | null, secret: boolean }> }> };

export type BlogPostFieldsFragment = { _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type BlogTextFieldsFragment = { body: string, _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type BlogsQueryVariables = Exact<{
  _id?: string | null | undefined;
  status?: string | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type BlogsQuery = { blogs: Array<{ _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type BlogQueryVariables = Exact<{
  _id: string;
}>;


export type BlogQuery = { blog: { body: string, _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } };

export type MakeBlogMutationVariables = Exact<{
  _id?: string | null | undefined;
  version?: number | null | undefined;
  params: BlogPostInput;
}>;


export type MakeBlogMutation = { makeBlog: { body: string, _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } };

export type BlogPublishMutationVariables = Exact<{
  ids: Array<string> | string;
  publish_at?: number | null | undefined;
}>;


export type BlogPublishMutation = { blogPublish: Array<{ _id: string, title: string, slug: string, store_id: string | null, tags: Array<string>, item_info_ids: Array<string>, status: string, publish_at: number | null, published_at: number | null, external_url: string | null, version: number, changed: boolean, zone: string, created_at: number, updated_at: number, image: { _id: string | null, src: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type TrashBlogMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashBlogMutation = { trashBlog: Array<string> };

export type BookmarksSaveMutationVariables = Exact<{
  bookmarks: Array<BookmarkInput> | BookmarkInput;
  base?: Array<string> | string | null | undefined;
}>;


export type BookmarksSaveMutation = { bookmarksSave: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number | null, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null, density: string | null, toured: boolean | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type BulkCheckQueryVariables = Exact<{
  action: string;
  ids: Array<string> | string;
  store_ids?: Array<string> | string | null | undefined;
  status?: string | null | undefined;
  params?: OrderUpdateInput | null | undefined;
  task?: TaskUpdateInput | null | undefined;
  support?: SupportUpdateInput | null | undefined;
  macro?: string | null | undefined;
  preset?: ProductPresetUpdateInput | null | undefined;
  fulfilment_id?: string | null | undefined;
  update_title_description?: boolean | null | undefined;
  update_category_specifics?: boolean | null | undefined;
  update_variants?: boolean | null | undefined;
  update_image?: boolean | null | undefined;
  update_sizechart?: boolean | null | undefined;
  update_logistic?: boolean | null | undefined;
  listing?: BulkListingInput | null | undefined;
  product_id?: string | null | undefined;
  side?: string | null | undefined;
  fields?: Array<string> | string | null | undefined;
}>;


export type BulkCheckQuery = { bulkCheck: Array<{ _id: string, label: string, ok: boolean, code: string | null, count: number, store: string | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, message: string, loss: number | null, lacks: string | null, cautions: string | null, changes: Array<{ field: string, before: string, after: string }> | null, price: { before: number, after: number, profit_before: number | null, profit_after: number | null } | null }> };

export type BulkCheckShortQueryVariables = Exact<{
  action: string;
  ids: Array<string> | string;
  store_ids?: Array<string> | string | null | undefined;
  status?: string | null | undefined;
  params?: OrderUpdateInput | null | undefined;
  task?: TaskUpdateInput | null | undefined;
  support?: SupportUpdateInput | null | undefined;
  macro?: string | null | undefined;
  preset?: ProductPresetUpdateInput | null | undefined;
  fulfilment_id?: string | null | undefined;
  update_title_description?: boolean | null | undefined;
  update_category_specifics?: boolean | null | undefined;
  update_variants?: boolean | null | undefined;
  update_image?: boolean | null | undefined;
  update_sizechart?: boolean | null | undefined;
  update_logistic?: boolean | null | undefined;
  listing?: BulkListingInput | null | undefined;
  product_id?: string | null | undefined;
  side?: string | null | undefined;
  fields?: Array<string> | string | null | undefined;
}>;


export type BulkCheckShortQuery = { bulkCheck: Array<{ _id: string, ok: boolean, code: string | null, count: number, store: string | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, loss: number | null }> };

export type BulkEditFieldsFragment = { _id: string, by: string, count: number, fields: Array<string>, created_at: number, expires_at: number, undone_at: number | null, restored: number, kept_count: number, kept: Array<{ _id: string, name: string, fields: Array<string> }> };

export type BulkEditsQueryVariables = Exact<{
  _id?: string | null | undefined;
}>;


export type BulkEditsQuery = { bulkEdits: Array<{ _id: string, by: string, count: number, fields: Array<string>, created_at: number, expires_at: number, undone_at: number | null, restored: number, kept_count: number, kept: Array<{ _id: string, name: string, fields: Array<string> }> }> };

export type ItemInfoIdsQueryVariables = Exact<{
  _id?: string | null | undefined;
  identity?: string | null | undefined;
  name?: string | null | undefined;
  in_store?: boolean | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  collection?: string | null | undefined;
  shipping_preset?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ItemInfoIdsQuery = { itemInfoIds: Array<string> };

export type BulkItemInfoMutationVariables = Exact<{
  ids?: Array<string> | string | null | undefined;
  edit?: string | null | undefined;
  shipping_preset?: string | null | undefined;
  product_id?: string | null | undefined;
  custom_preset_id?: string | null | undefined;
  size_chart?: ItemImageInput | null | undefined;
  size_chart_remove?: boolean | null | undefined;
  price?: number | null | undefined;
  price_by?: string | null | undefined;
  price_ending?: string | null | undefined;
  include_size_chart?: boolean | null | undefined;
  include_extend_images?: boolean | null | undefined;
  tags?: Array<string> | string | null | undefined;
  add_tags?: Array<string> | string | null | undefined;
  remove_tags?: Array<string> | string | null | undefined;
  collections?: Array<string> | string | null | undefined;
  add_collections?: Array<string> | string | null | undefined;
  remove_collections?: Array<string> | string | null | undefined;
  specifics?: Array<ItemSpecificInput> | ItemSpecificInput | null | undefined;
  platform_specifics?: Array<ItemPlatformSpecificsInput> | ItemPlatformSpecificsInput | null | undefined;
  platform_category?: Array<ItemPlatformCategoryInput> | ItemPlatformCategoryInput | null | undefined;
  description?: string | null | undefined;
  update_item_sku?: boolean | null | undefined;
  params?: Array<BulkItemInput> | BulkItemInput | null | undefined;
}>;


export type BulkItemInfoMutation = { bulkItemInfo: Array<{ _id: string, updated_at: number }> };

export type BulkEditUndoMutationVariables = Exact<{
  _id: string;
}>;


export type BulkEditUndoMutation = { bulkEditUndo: { _id: string, by: string, count: number, fields: Array<string>, created_at: number, expires_at: number, undone_at: number | null, restored: number, kept_count: number, kept: Array<{ _id: string, name: string, fields: Array<string> }> } };

export type ClipartsQueryVariables = Exact<{
  category?: string | null | undefined;
  tab?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ClipartsQuery = { cliparts: Array<{ _id: string, id: string, name: string, tabs: Array<string>, category: string, tags: Array<string>, url: string, width: number, height: number, tintable: boolean }> };

export type ClipartCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClipartCategoriesQuery = { clipartCategories: Array<{ id: string, tab: string, count: number }> };

export type ContainerSettingFieldsFragment = { _id: string, label: string, time_zone: string, invoice_company: string, invoice_tax_id: string, invoice_prefix: string, invoice_year: number, invoice_next: number, feed: boolean, require_two_step: boolean, updated_at: number, opening: Array<{ weekday: number, from: number, to: number }>, rates: Array<{ currency: string, rate: number | null, typed: boolean, by: string | null, at: number | null, feed_rate: number | null, feed_at: number | null, waiting: number }>, retention: Array<{ kind: string, days: number, least: number, most: number, usual: number }> };

export type ContainerSettingQueryVariables = Exact<{ [key: string]: never; }>;


export type ContainerSettingQuery = { containerSetting: Array<{ _id: string, label: string, time_zone: string, invoice_company: string, invoice_tax_id: string, invoice_prefix: string, invoice_year: number, invoice_next: number, feed: boolean, require_two_step: boolean, updated_at: number, opening: Array<{ weekday: number, from: number, to: number }>, rates: Array<{ currency: string, rate: number | null, typed: boolean, by: string | null, at: number | null, feed_rate: number | null, feed_at: number | null, waiting: number }>, retention: Array<{ kind: string, days: number, least: number, most: number, usual: number }> }> };

export type MakeContainerSettingMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  params: ContainerSettingInput;
}>;


export type MakeContainerSettingMutation = { makeContainerSetting: { _id: string, label: string, time_zone: string, invoice_company: string, invoice_tax_id: string, invoice_prefix: string, invoice_year: number, invoice_next: number, feed: boolean, require_two_step: boolean, updated_at: number, opening: Array<{ weekday: number, from: number, to: number }>, rates: Array<{ currency: string, rate: number | null, typed: boolean, by: string | null, at: number | null, feed_rate: number | null, feed_at: number | null, waiting: number }>, retention: Array<{ kind: string, days: number, least: number, most: number, usual: number }> } };

export type FileTagsQueryVariables = Exact<{
  mask?: string | null | undefined;
}>;


export type FileTagsQuery = { fileTags: Array<{ tag: string, count: number }> };

export type FileCounterQueryVariables = Exact<{
  mask?: string | null | undefined;
}>;


export type FileCounterQuery = { fileCounter: { published: number, draft: number, trashed: number } };

export type FulfilmentsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FulfilmentsCountQuery = { fulfilmentsCount: { all: number, valid: number, lostconnection: number, invalid: number } };

export type MockupDesignTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type MockupDesignTagsQuery = { mockupDesignTags: Array<{ tag: string, count: number }> };

export type MockupCounterQueryVariables = Exact<{ [key: string]: never; }>;


export type MockupCounterQuery = { mockupCounter: { published: number, draft: number, trashed: number } };

export type OrdersCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersCountQuery = { ordersCount: Array<{ status: string, count: number }> };

export type PaypalItemsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type PaypalItemsCountQuery = { paypalItemsCount: Array<{ status: string, count: number }> };

export type ProductPresetCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountQuery = { productPresetCount: { all: number, apparel: number, alloverprint: number, giftaccessories: number, homedecorations: number, facemask: number, canvasposter: number, jewelry: number } };

export type ProductPresetCountProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountProviderQuery = { productPresetCountProvider: { all: number, customcat: number, lionnix: number, merchize: number, geargag: number, scalable: number, private: number, printify: number, dreamship: number, gearment: number, onos: number, shineon: number, printway: number, geekpod: number, lenful: number } };

export type ProductPresetLabelsQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetLabelsQuery = { productPresetLabels: { tags: Array<{ tag: string, count: number }>, collections: Array<{ tag: string, count: number }> } };

export type StoreCountQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreCountQueryQuery = { storeCountQuery: { all: number, valid: number, lostconnection: number, invalid: number } };

export type SupportsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportsCountQuery = { supportsCount: Array<{ filter: string, status: string, count: number }> };

export type SupportInboxQueryVariables = Exact<{ [key: string]: never; }>;


export type SupportInboxQuery = { supportInbox: { mine: number, unassigned: number } };

export type TasksCountQueryVariables = Exact<{ [key: string]: never; }>;


export type TasksCountQuery = { tasksCount: Array<{ type: string, category: string, status: string, count: number }> };

export type TrackingsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackingsCountQuery = { trackingsCount: Array<{ status: string, count: number }> };

export type UsersCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersCountQuery = { usersCount: { all: number, opened: number, pending: number, blocked: number, groups: number } };

export type SharedDocumentFieldsFragment = { _id: string, item_info_id: string, identity: string, name: string, sku: string, image: string | null, store_id: string, status: string, url: string | null, shared_at: number | null, external_url: string | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type SharedDocumentsQueryVariables = Exact<{
  _id?: string | null | undefined;
  status?: string | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type SharedDocumentsQuery = { sharedDocuments: Array<{ _id: string, item_info_id: string, identity: string, name: string, sku: string, image: string | null, store_id: string, status: string, url: string | null, shared_at: number | null, external_url: string | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type PushIssuuMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type PushIssuuMutation = { pushIssuu: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type EditorDraftFieldsFragment = { _id: string, revision: number, product_id: string, product_name: string, product_image: string | null, mockup_id: string | null, name: string, created_at: number, updated_at: number };

export type EditorDraftsQueryVariables = Exact<{
  product_id?: string | null | undefined;
  mockup_id?: string | null | undefined;
}>;


export type EditorDraftsQuery = { editorDrafts: Array<{ _id: string, revision: number, product_id: string, product_name: string, product_image: string | null, mockup_id: string | null, name: string, created_at: number, updated_at: number }> };

export type EditorDraftQueryVariables = Exact<{
  _id: string;
}>;


export type EditorDraftQuery = { editorDraft: { _id: string, revision: number, product_id: string, preset_id: string | null, mockup_id: string | null, mockup_version: number | null, item_info_id: string | null, item_info_version: number | null, sent_step: string | null, sent_key: string | null, updated_at: number, form: { name: string, description: string, tags: Array<string>, fix_profit: string, fixed_profit: string, shipping_preset: string | null, excluded: Array<string>, offered: Array<{ type: string, values: Array<string> }>, prices: Array<{ variant: string, price: string }> }, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> } | null };

export type MakeEditorDraftMutationVariables = Exact<{
  _id: string;
  revision: number;
  params: EditorDraftInput;
}>;


export type MakeEditorDraftMutation = { makeEditorDraft: { _id: string, revision: number, product_id: string, product_name: string, product_image: string | null, mockup_id: string | null, name: string, created_at: number, updated_at: number } };

export type TrashEditorDraftMutationVariables = Exact<{
  _id: string;
  revision?: number | null | undefined;
}>;


export type TrashEditorDraftMutation = { trashEditorDraft: string };

export type ExternalItemFieldsFragment = { _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> };

export type ExternalItemsQueryVariables = Exact<{
  _id?: string | null | undefined;
  state?: string | null | undefined;
  store?: string | null | undefined;
  linked?: boolean | null | undefined;
  search?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type ExternalItemsQuery = { externalItems: Array<{ _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> }> };

export type ExternalItemIdsQueryVariables = Exact<{
  state?: string | null | undefined;
  store?: string | null | undefined;
  linked?: boolean | null | undefined;
  search?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type ExternalItemIdsQuery = { externalItemIds: Array<string> };

export type ExternalItemsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ExternalItemsCountQuery = { externalItemsCount: Array<{ status: string, count: number }> };

export type ExternalItemQueryVariables = Exact<{
  _id: string;
}>;


export type ExternalItemQuery = { externalItem: { _id: string, description: string | null, pictures: Array<string>, tags: Array<string> | null, variants: Array<{ sku: string, price: number | null, quantity: number | null, barcode: string | null, options: Array<{ name: string, value: string | null }> }>, differences: Array<{ field: string, ours: string, theirs: string, takeable: boolean, rows: Array<{ label: string, ours: string, theirs: string }> }> } };

export type ExternalReadsQueryVariables = Exact<{ [key: string]: never; }>;


export type ExternalReadsQuery = { externalReads: Array<{ _id: string, read_at: number | null, reading: boolean, products: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null }> };

export type ExternalImportMutationVariables = Exact<{
  ids: Array<string> | string;
  product_id: string;
}>;


export type ExternalImportMutation = { externalImport: Array<{ _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> }> };

export type ExternalLinkMutationVariables = Exact<{
  _id: string;
  item_info_id: string;
}>;


export type ExternalLinkMutation = { externalLink: { _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> } };

export type ExternalLinkSkuMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ExternalLinkSkuMutation = { externalLinkSku: Array<{ _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> }> };

export type ExternalUnlinkMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type ExternalUnlinkMutation = { externalUnlink: Array<{ _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> }> };

export type ExternalTakeMutationVariables = Exact<{
  ids: Array<string> | string;
  side: string;
  fields?: Array<string> | string | null | undefined;
  edit?: string | null | undefined;
}>;


export type ExternalTakeMutation = { externalTake: Array<{ _id: string, store_id: string, platform_id: string, external_url: string | null, sku: string, name: string, image: string | null, price_least: number | null, price_most: number | null, currency: string | null, variants: number, state: string, reason: string, problem: string | null, changed_at: number | null, seen_at: number, gone_at: number | null, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, differences: Array<{ field: string, ours: string, theirs: string, count: number }>, item: { _id: string, identity: string, name: string, sku: string } | null, left_out: Array<{ code: string, count: number }> }> };

export type FilesQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  mask?: string | null | undefined;
  provider?: string | null | undefined;
  status?: string | null | undefined;
  used?: boolean | null | undefined;
  sort?: string | null | undefined;
}>;


export type FilesQuery = { files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }> };

export type FileUsesQueryVariables = Exact<{
  _id: string;
}>;


export type FileUsesQuery = { fileUses: Array<{ kind: string, _id: string, name: string, product_id: string | null }> };

export type UpdatePreSignedFileMutationVariables = Exact<{
  _id: string;
}>;


export type UpdatePreSignedFileMutation = { updatePreSignedFile: { _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } };

export type ReplaceFileMutationVariables = Exact<{
  _id: string;
  upload_id: string;
}>;


export type ReplaceFileMutation = { replaceFile: { _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } };

export type RemoveFilesMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveFilesMutation = { removeFiles: Array<string> };

export type RemoveFileMutationVariables = Exact<{
  _id: string;
  anyway?: boolean | null | undefined;
}>;


export type RemoveFileMutation = { removeFile: string };

export type SaveFileMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  tags?: Array<string> | string | null | undefined;
  filename?: string | null | undefined;
  sku?: string | null | undefined;
  status?: string | null | undefined;
  mask?: string | null | undefined;
}>;


export type SaveFileMutation = { saveFile: { _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } };

export type TrashFileMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashFileMutation = { trashFile: Array<string> };

export type MoveFileMutationVariables = Exact<{
  ids: Array<string> | string;
  status: string;
}>;


export type MoveFileMutation = { moveFile: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }> };

export type TagFileMutationVariables = Exact<{
  ids: Array<string> | string;
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
}>;


export type TagFileMutation = { tagFile: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }> };

export type FontsQueryVariables = Exact<{
  name?: string | null | undefined;
  provider?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type FontsQuery = { fonts: Array<{ _id: string, provider: string, name: string, family: string, slug: string, variants: Array<string>, files: Array<{ variant: string, url: string, style: string, weight: string }> }> };

export type SignedUploadFontMutationVariables = Exact<{
  filename: string;
  mimetype: string;
  size: number;
  sha256?: string | null | undefined;
  _id?: string | null | undefined;
}>;


export type SignedUploadFontMutation = { signedUploadFont: { _id: string, url: string } };

export type FontUpdatePreSignedFileMutationVariables = Exact<{
  _id: string;
}>;


export type FontUpdatePreSignedFileMutation = { fontUpdatePreSignedFile: { _id: string, provider: string, name: string, family: string, slug: string, variants: Array<string>, files: Array<{ variant: string, url: string, style: string, weight: string }> } };

export type RemoveFontMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveFontMutation = { removeFont: string };

export type StoreFieldsFragment = { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null };

export type TransactionSummaryFieldsFragment = { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null };

export type PretyAttributeFieldsFragment = { attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> };

export type PresetImageFieldsFragment = { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type PresetSpecificFieldsFragment = { name: string, values: Array<string> };

export type ProductPresetFieldsFragment = { _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } };

export type SettingFieldsFragment = { name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null };

export type SideImageFieldsFragment = { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type MockupSideFieldsFragment = { id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> };

export type MockupFieldsFragment = { _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type MockupPresetFieldsFragment = { _id: string, id: string, name: string, type: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type FileFieldsFragment = { _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type FontFieldsFragment = { _id: string, provider: string, name: string, family: string, slug: string, variants: Array<string>, files: Array<{ variant: string, url: string, style: string, weight: string }> };

export type MockupDesignFieldsFragment = { _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> };

export type ItemStoreFieldsFragment = { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string };

export type ItemInfoFieldsFragment = { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, shipping_preset: string | null, description_ai: string, description_ai_pos: string, plf_price: number | null, barcode: string, barcode_type: string, include_size_chart: boolean, tax_fee: number, tax_fee_fix: number, weight: number | null, package_width: number | null, package_height: number | null, package_length: number | null, package_dimension_unit: string, custom_name: string, include_side_images: boolean, include_extend_images: boolean, ebay_template_id: string, url: string | null, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, front: { _id: string | null, src: string } | null, back: { _id: string | null, src: string } | null, left: { _id: string | null, src: string } | null, right: { _id: string | null, src: string } | null, sleeve: { _id: string | null, src: string } | null, hood: { _id: string | null, src: string } | null, leftchest: { _id: string | null, src: string } | null, rightchest: { _id: string | null, src: string } | null, placket: { _id: string | null, src: string } | null, sleeveleft: { _id: string | null, src: string } | null, sleeveright: { _id: string | null, src: string } | null, size_chart: { _id: string | null, src: string } | null, extend_images: Array<{ _id: string | null, src: string }>, specifics: Array<{ key: string, value: string, required: boolean }>, platform_specifics: Array<{ platform: string, specifics: Array<{ key: string, value: string, required: boolean }> }>, platform_category: Array<{ type: string, alternate_name: string, category_selected: Array<{ id: string, level: number, name: string, parent: string }> }>, attribute_specifics: Array<{ sku: string, base_price: number, sale_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, store_prices: Array<{ currency: string, price: number }>, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, store_prices: Array<{ currency: string, price: number }> | null, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, issuu: { url: string, time: number } | null }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type JobGroupFieldsFragment = { _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null };

export type JobFieldsFragment = { _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, order: { _id: string, number: string } | null, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type NotificationFieldsFragment = { _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null };

export type PermissionFieldsFragment = { module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } };

export type UserFieldsFragment = { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number | null, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null, density: string | null, toured: boolean | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null };

export type BookmarkFieldsFragment = { id: string, target: string, title: string, link: string, icon: string, starred: boolean };

export type MemberFieldsFragment = { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, last_login: number | null, created_at: number, updated_at: number, vip: boolean, ship_by_seller: boolean, phone_number: string | null, sale_plan: string | null, facebook: string | null, skype: string | null, ffm_sku: string | null, ffm_sku_label: string | null, group: { _id: string, name: string } | null };

export type UserGroupFieldsFragment = { _id: string, name: string, status: string, role: string | null, parent_id: string | null, is_default: boolean, user_count: number, manageable: boolean, created_at: number, updated_at: number, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> };

export type OrderFieldsFragment = { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> };

export type OrderBuyerFieldsFragment = { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string };

export type OrderDeskFieldsFragment = { _id: string, refundable: number, before_connected: number | null, shipping_service: string | null, lines: Array<{ _id: string, unplaced: number, product: string | null, fulfilment_id: string | null, provider_sku: string | null, chosen_fulfilment_id: string | null, mockup_id: string | null, areas: number | null, match_note: string | null, unfulfilled: string | null, address_code: string | null, ship_to: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, print_files: Array<{ area: string, url: string, thumb: string | null, dpi: number | null }> | null }>, fulfilment_orders: Array<{ _id: string, fulfilment_id: string, fulfilment_name: string, claims_email: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, other_ids: Array<string>, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, store_changes: Array<{ code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null }>, trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, payments: Array<{ transaction_id: string, method: string, paypal: boolean, amount: number | null }>, questions: Array<{ code: string, said: string }>, address_proposal: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, not_automatic: Array<{ setting: string, name: string }>, undecided_shipping: Array<{ fulfilment_id: string, name: string }>, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }> };

export type FulfilmentOrderFieldsFragment = { _id: string, fulfilment_id: string, fulfilment_name: string, claims_email: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, other_ids: Array<string>, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type TrackingFieldsFragment = { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } };

export type TaskFieldsFragment = { _id: string, type: string, category: string, status: string, subject: string | null, support_id: string | null, tracking_id: string | null, priority: string, sla: string | null, due_at: number | null, due_left: number | null, waiting_for: string | null, wanted: string | null, resolution: string | null, note: string, brief: string, resolved_at: number | null, as_of: number, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ line_id: string, name: string, sku: string, quantity: number, image: string | null }>, order: { _id: string, number: string, status: string, buyer: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } } | null, assignee: { _id: string, name: string } | null, created_by: { _id: string, name: string } | null, files: Array<{ _id: string, url: string, filename: string }>, todos: Array<{ _id: string, text: string, status: string }>, prints: Array<{ line_id: string, line: string, area: string, dpi: number | null, file: { _id: string, url: string, filename: string } | null, by: { _id: string, name: string } | null }> };

export type TaskDeskFieldsFragment = { _id: string, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }>, places: Array<{ line_id: string, line: string, place: number, area: string, name: string, width: number, height: number, mockup_id: string | null, product_id: string | null }> };

export type TaskUploadFieldsFragment = { file_id: string | null, filename: string, task_id: string | null, line_id: string | null, area: string | null, number: string | null, line: string | null, dpi: number | null, replaces: boolean, refusal: string | null, message: string | null, values: Readonly<Record<string, string | number>> | null };

export type PaypalActFieldsFragment = { _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type PaypalItemFieldsFragment = { _id: string, transaction_id: string, invoice_id: string | null, payer: string | null, amount: number, fee: number | null, refunded: number, currency: string, status: string, release_at: number | null, tracking_number: string, carrier: string, carrier_name: string, pushed_at: number | null, as_of: number, created_at: number, updated_at: number, account: { _id: string, email: string }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, order: { _id: string, number: string, status: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, trackers: Array<{ _id: string, tracking_id: string | null, tracking_number: string, carrier: string, carrier_name: string, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, dispute: { dispute_id: string, reason: string, stage: string, status: string, amount: number, currency: string, respond_by: number | null, outcome: string | null, opened_at: number, acts: Array<string>, act: { _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } | null } | null };

export type PaypalDeskFieldsFragment = { _id: string, messages: Array<{ by: string, at: number, text: string }>, acts: Array<{ _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, evidence: { tracking_number: string | null, carrier: string | null, carrier_name: string | null, tracking_url: string | null, shipped_at: number | null, delivered_at: number | null, note: string } | null };

export type PaypalAccountFieldsFragment = { _id: string, email: string, status: string, url: string, client_id: string, secret: string, fetched_at: number | null, fetching: boolean, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, stores: Array<{ _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }> };

export type FulfilmentFieldsFragment = { _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, settle: string, claims_email: string, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null };

export type SetAsideOrderFieldsFragment = { _id: string, number: string | null, platform_id: string | null, order_id: string | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } };

export type JobMessageFieldsFragment = { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null };

export type PlatformCategoriesFieldsFragment = { platform: string, version: string, versions: Array<string>, any: boolean, kept_at: number, categories: Array<{ id: string, parent: string | null, name: string, level: number, leaf: boolean, above: Array<string> }>, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null };

export type FulfilmentsQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type FulfilmentsQuery = { fulfilments: Array<{ _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, settle: string, claims_email: string, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null }> };

export type MakeFulfilmentMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: FulfilmentInput;
}>;


export type MakeFulfilmentMutation = { makeFulfilment: { _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, settle: string, claims_email: string, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null } };

export type TrashFulfilmentMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashFulfilmentMutation = { trashFulfilment: Array<string> };

export type TestFulfilmentMutationVariables = Exact<{
  _id?: string | null | undefined;
  params?: FulfilmentInput | null | undefined;
}>;


export type TestFulfilmentMutation = { testFulfilment: { tried: Array<string>, took: number } };

export type FulfilmentTryNowMutationVariables = Exact<{
  _id: string;
}>;


export type FulfilmentTryNowMutation = { fulfilmentTryNow: { _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, settle: string, claims_email: string, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null } };

export type FulfilmentShippingQueryVariables = Exact<{
  _id: string;
}>;


export type FulfilmentShippingQuery = { fulfilmentShipping: { _id: string, methods: Array<{ id: string, name: string, faster: boolean }>, services: Array<{ service: string, faster: boolean, orders: number, method: string | null, proposed: string | null }> } };

export type FulfilmentShippingChoiceMutationVariables = Exact<{
  _id: string;
  service: string;
  method?: string | null | undefined;
}>;


export type FulfilmentShippingChoiceMutation = { fulfilmentShippingChoice: { _id: string, methods: Array<{ id: string, name: string, faster: boolean }>, services: Array<{ service: string, faster: boolean, orders: number, method: string | null, proposed: string | null }> } };

export type FulfilmentShippingFieldsFragment = { _id: string, methods: Array<{ id: string, name: string, faster: boolean }>, services: Array<{ service: string, faster: boolean, orders: number, method: string | null, proposed: string | null }> };

export type GetDefaultPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type GetDefaultPermissionsQuery = { getDefaultPermissions: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> };

export type UsergroupsQueryVariables = Exact<{
  name?: string | null | undefined;
  status?: string | null | undefined;
  get_all?: boolean | null | undefined;
}>;


export type UsergroupsQuery = { usergroups: Array<{ _id: string, name: string, status: string, role: string | null, parent_id: string | null, is_default: boolean, user_count: number, manageable: boolean, created_at: number, updated_at: number, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> }> };

export type MakeUserGroupMutationVariables = Exact<{
  id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: UserGroupInput;
}>;


export type MakeUserGroupMutation = { makeUserGroup: { _id: string, name: string, status: string, role: string | null, parent_id: string | null, is_default: boolean, user_count: number, manageable: boolean, created_at: number, updated_at: number, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> } };

export type TrashUserGroupMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashUserGroupMutation = { trashUserGroup: Array<string> };

export type InvoiceFieldsFragment = { _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } };

export type InvoicesQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  store?: string | null | undefined;
  provider?: string | null | undefined;
  month?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type InvoicesQuery = { invoices: Array<{ _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }> };

export type InvoicesCountQueryVariables = Exact<{ [key: string]: never; }>;


export type InvoicesCountQuery = { invoicesCount: { months: Array<string>, statuses: Array<{ status: string, count: number }> } };

export type InvoiceQueryVariables = Exact<{
  _id: string;
}>;


export type InvoiceQuery = { invoice: { _id: string, from: Array<string>, to: Array<string>, lines: Array<{ order: string, fo: string, kind: string, amount: number, at: number }> } };

export type MakeInvoiceMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeInvoiceMutation = { makeInvoice: Array<{ _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }> };

export type IssueInvoiceMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type IssueInvoiceMutation = { issueInvoice: Array<{ _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }> };

export type PayInvoiceMutationVariables = Exact<{
  _id: string;
  from: string;
  reference?: string | null | undefined;
}>;


export type PayInvoiceMutation = { payInvoice: { _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } } };

export type VoidInvoiceMutationVariables = Exact<{
  _id: string;
  reason: string;
}>;


export type VoidInvoiceMutation = { voidInvoice: Array<{ _id: string, number: string | null, kind: string, status: string, fulfilment_id: string, provider: string, month: string, subtotal: number, tax: number, total: number, due: number, credits: string | null, reason: string | null, paid_from: string | null, reference: string | null, issued_at: number | null, paid_at: number | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }> };

export type ItemsInfoQueryVariables = Exact<{
  _id?: string | null | undefined;
  identity?: string | null | undefined;
  name?: string | null | undefined;
  in_store?: boolean | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  collection?: string | null | undefined;
  shipping_preset?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ItemsInfoQuery = { itemsInfo: Array<{ _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, shipping_preset: string | null, description_ai: string, description_ai_pos: string, plf_price: number | null, barcode: string, barcode_type: string, include_size_chart: boolean, tax_fee: number, tax_fee_fix: number, weight: number | null, package_width: number | null, package_height: number | null, package_length: number | null, package_dimension_unit: string, custom_name: string, include_side_images: boolean, include_extend_images: boolean, ebay_template_id: string, url: string | null, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, front: { _id: string | null, src: string } | null, back: { _id: string | null, src: string } | null, left: { _id: string | null, src: string } | null, right: { _id: string | null, src: string } | null, sleeve: { _id: string | null, src: string } | null, hood: { _id: string | null, src: string } | null, leftchest: { _id: string | null, src: string } | null, rightchest: { _id: string | null, src: string } | null, placket: { _id: string | null, src: string } | null, sleeveleft: { _id: string | null, src: string } | null, sleeveright: { _id: string | null, src: string } | null, size_chart: { _id: string | null, src: string } | null, extend_images: Array<{ _id: string | null, src: string }>, specifics: Array<{ key: string, value: string, required: boolean }>, platform_specifics: Array<{ platform: string, specifics: Array<{ key: string, value: string, required: boolean }> }>, platform_category: Array<{ type: string, alternate_name: string, category_selected: Array<{ id: string, level: number, name: string, parent: string }> }>, attribute_specifics: Array<{ sku: string, base_price: number, sale_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, store_prices: Array<{ currency: string, price: number }>, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, store_prices: Array<{ currency: string, price: number }> | null, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, issuu: { url: string, time: number } | null }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> }> };

export type MakeItemInfoMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: ItemInfoInput;
}>;


export type MakeItemInfoMutation = { makeItemInfo: { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, shipping_preset: string | null, description_ai: string, description_ai_pos: string, plf_price: number | null, barcode: string, barcode_type: string, include_size_chart: boolean, tax_fee: number, tax_fee_fix: number, weight: number | null, package_width: number | null, package_height: number | null, package_length: number | null, package_dimension_unit: string, custom_name: string, include_side_images: boolean, include_extend_images: boolean, ebay_template_id: string, url: string | null, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, front: { _id: string | null, src: string } | null, back: { _id: string | null, src: string } | null, left: { _id: string | null, src: string } | null, right: { _id: string | null, src: string } | null, sleeve: { _id: string | null, src: string } | null, hood: { _id: string | null, src: string } | null, leftchest: { _id: string | null, src: string } | null, rightchest: { _id: string | null, src: string } | null, placket: { _id: string | null, src: string } | null, sleeveleft: { _id: string | null, src: string } | null, sleeveright: { _id: string | null, src: string } | null, size_chart: { _id: string | null, src: string } | null, extend_images: Array<{ _id: string | null, src: string }>, specifics: Array<{ key: string, value: string, required: boolean }>, platform_specifics: Array<{ platform: string, specifics: Array<{ key: string, value: string, required: boolean }> }>, platform_category: Array<{ type: string, alternate_name: string, category_selected: Array<{ id: string, level: number, name: string, parent: string }> }>, attribute_specifics: Array<{ sku: string, base_price: number, sale_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, store_prices: Array<{ currency: string, price: number }>, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, store_prices: Array<{ currency: string, price: number }> | null, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, issuu: { url: string, time: number } | null }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> } };

export type QueueItemMutationVariables = Exact<{
  ids: Array<string> | string;
  store_id: string;
  platform?: string | null | undefined;
}>;


export type QueueItemMutation = { queueItem: Array<{ _id: string }> };

export type RemoveItemInfoMutationVariables = Exact<{
  ids: Array<string> | string;
  end_in_stores?: boolean | null | undefined;
}>;


export type RemoveItemInfoMutation = { removeItemInfo: Array<{ _id: string }> };

export type JobItemMutationVariables = Exact<{
  ids: Array<string> | string;
  store_ids: Array<string> | string;
  job_type?: string | null | undefined;
  update_title_description?: boolean | null | undefined;
  update_category_specifics?: boolean | null | undefined;
  update_variants?: boolean | null | undefined;
  update_image?: boolean | null | undefined;
  update_sizechart?: boolean | null | undefined;
  update_logistic?: boolean | null | undefined;
  push?: string | null | undefined;
}>;


export type JobItemMutation = { jobItem: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type JobslistQueryVariables = Exact<{
  group_id: string;
  status?: string | null | undefined;
  _id?: string | null | undefined;
}>;


export type JobslistQuery = { jobslist: Array<{ _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, order: { _id: string, number: string } | null, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type JobAttemptsQueryVariables = Exact<{
  job_id: string;
}>;


export type JobAttemptsQuery = { jobAttempts: Array<{ _id: string, number: number, worker: string, started_at: number, ms: number | null, outcome: string | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, calls: Array<{ method: string, url: string, sent: string | null, status: number | null, answered: string | null, ms: number }> }> };

export type JobGroupsQueryVariables = Exact<{
  _id?: string | null | undefined;
  job_type?: string | null | undefined;
  store?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type JobGroupsQuery = { jobGroups: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type JobsStartMutationVariables = Exact<{
  ids: Array<string> | string;
  code?: string | null | undefined;
  job?: string | null | undefined;
}>;


export type JobsStartMutation = { jobsStart: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type JobsStopMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsStopMutation = { jobsStop: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type JobsRemoveMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsRemoveMutation = { jobsRemove: Array<string> };

export type ExternalRefreshMutationVariables = Exact<{
  store_ids: Array<string> | string;
}>;


export type ExternalRefreshMutation = { externalRefresh: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type ListViewFieldsFragment = { _id: string, list: string, name: string, shared: boolean, query: string, may_change: boolean, created_by: string, created_at: number, updated_at: number, columns: Array<{ id: string, hidden: boolean, width: number | null }> };

export type ListLayoutFieldsFragment = { _id: string, columns: Array<{ id: string, hidden: boolean, width: number | null }> };

export type ListViewsQueryVariables = Exact<{
  list: string;
}>;


export type ListViewsQuery = { listViews: Array<{ _id: string, list: string, name: string, shared: boolean, query: string, may_change: boolean, created_by: string, created_at: number, updated_at: number, columns: Array<{ id: string, hidden: boolean, width: number | null }> }> };

export type ListLayoutQueryVariables = Exact<{
  list: string;
}>;


export type ListLayoutQuery = { listLayout: { _id: string, columns: Array<{ id: string, hidden: boolean, width: number | null }> } | null };

export type MakeListViewMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: ListViewInput;
}>;


export type MakeListViewMutation = { makeListView: { _id: string, list: string, name: string, shared: boolean, query: string, may_change: boolean, created_by: string, created_at: number, updated_at: number, columns: Array<{ id: string, hidden: boolean, width: number | null }> } };

export type TrashListViewMutationVariables = Exact<{
  _id: string;
}>;


export type TrashListViewMutation = { trashListView: string };

export type MakeListLayoutMutationVariables = Exact<{
  list: string;
  columns: Array<ListColumnInput> | ListColumnInput;
}>;


export type MakeListLayoutMutation = { makeListLayout: { _id: string, columns: Array<{ id: string, hidden: boolean, width: number | null }> } };

export type ListingTemplateFieldsFragment = { _id: string, name: string, body: string, updated_at: number };

export type ListingTemplatesQueryVariables = Exact<{ [key: string]: never; }>;


export type ListingTemplatesQuery = { listingTemplates: Array<{ _id: string, name: string, body: string, updated_at: number }> };

export type MakeListingTemplateMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: ListingTemplateInput;
}>;


export type MakeListingTemplateMutation = { makeListingTemplate: { _id: string, name: string, body: string, updated_at: number } };

export type RemoveListingTemplateMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveListingTemplateMutation = { removeListingTemplate: boolean };

export type MockupDesignPrintsQueryVariables = Exact<{
  _id: string;
}>;


export type MockupDesignPrintsQuery = { mockupDesignPrints: Array<{ side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null }> };

export type MakeMockupDesignPrintMutationVariables = Exact<{
  _id: string;
  position: string;
}>;


export type MakeMockupDesignPrintMutation = { makeMockupDesignPrint: { side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null } };

export type MockupDesignsQueryVariables = Exact<{
  _id?: string | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  sort?: string | null | undefined;
}>;


export type MockupDesignsQuery = { mockupDesigns: Array<{ _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> }> };

export type CreateMockupDesignMutationVariables = Exact<{
  params: MockupDesignInput;
}>;


export type CreateMockupDesignMutation = { createMockupDesign: { _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> } };

export type UpdateMockupDesignMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  params: MockupDesignInput;
}>;


export type UpdateMockupDesignMutation = { updateMockupDesign: { _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> } };

export type TrashMockupDesignMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashMockupDesignMutation = { trashMockupDesign: Array<string> };

export type RemoveMockupDesignMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveMockupDesignMutation = { removeMockupDesign: Array<string> };

export type MoveMockupDesignMutationVariables = Exact<{
  ids: Array<string> | string;
  status: string;
}>;


export type MoveMockupDesignMutation = { moveMockupDesign: Array<{ _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> }> };

export type DuplicateMockupDesignMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type DuplicateMockupDesignMutation = { duplicateMockupDesign: Array<{ _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> }> };

export type ProductMockupsQueryVariables = Exact<{
  _id?: string | null | undefined;
  name?: string | null | undefined;
  product_id?: string | null | undefined;
  preset_id?: string | null | undefined;
  item_info_id?: string | null | undefined;
}>;


export type ProductMockupsQuery = { productMockups: Array<{ _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> }> };

export type ProductMockupPresetsQueryVariables = Exact<{
  _id?: string | null | undefined;
  product_id?: string | null | undefined;
  name?: string | null | undefined;
  provider?: string | null | undefined;
}>;


export type ProductMockupPresetsQuery = { productMockupPresets: Array<{ _id: string, id: string, name: string, type: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> }> };

export type MakeProductMockupMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  src?: string | null | undefined;
  item_info_id?: string | null | undefined;
  product_id: string;
  preset_id?: string | null | undefined;
  name: string;
  mockup_type?: string | null | undefined;
  model?: string | null | undefined;
  sides: Array<MockupSideInput> | MockupSideInput;
}>;


export type MakeProductMockupMutation = { makeProductMockup: { _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> } };

export type MakeMockupPreviewMutationVariables = Exact<{
  item_info_id?: string | null | undefined;
  preset_id?: string | null | undefined;
  side: MockupSideInput;
}>;


export type MakeMockupPreviewMutation = { makeMockupPreview: { _id: string, url: string, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } };

export type MakeProductMockupPresetMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  product_id: string;
  name: string;
  mockup_type?: string | null | undefined;
  status?: string | null | undefined;
  sides: Array<MockupSideInput> | MockupSideInput;
}>;


export type MakeProductMockupPresetMutation = { makeProductMockupPreset: { _id: string, id: string, name: string, type: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> } };

export type RemoveProductMockupPresetMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveProductMockupPresetMutation = { removeProductMockupPreset: { _id: string, id: string } };

export type EditorVersionsQueryVariables = Exact<{
  mockup_id?: string | null | undefined;
  item_info_id?: string | null | undefined;
}>;


export type EditorVersionsQuery = { productMockups: Array<{ _id: string, updated_at: number }>, itemsInfo: Array<{ _id: string, updated_at: number }> };

export type ApplyMockupDesignMutationVariables = Exact<{
  _id: string;
  product_ids: Array<string> | string;
}>;


export type ApplyMockupDesignMutation = { applyMockupDesign: Array<{ _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> }> };

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null }> };

export type NotificationMakeMutationVariables = Exact<{
  ids: Array<string> | string;
  status: string;
}>;


export type NotificationMakeMutation = { notificationMake: Array<{ _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null }> };

export type NotificationReadAllMutationVariables = Exact<{ [key: string]: never; }>;


export type NotificationReadAllMutation = { notificationReadAll: boolean };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { alerts: Array<{ _id: string, on: boolean }> };

export type MakeAlertMutationVariables = Exact<{
  _id: string;
  on: boolean;
}>;


export type MakeAlertMutation = { makeAlert: { _id: string, on: boolean } };

export type OrderDeskQueryVariables = Exact<{
  _id: string;
}>;


export type OrderDeskQuery = { order: { _id: string, refundable: number, before_connected: number | null, shipping_service: string | null, lines: Array<{ _id: string, unplaced: number, product: string | null, fulfilment_id: string | null, provider_sku: string | null, chosen_fulfilment_id: string | null, mockup_id: string | null, areas: number | null, match_note: string | null, unfulfilled: string | null, address_code: string | null, ship_to: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, print_files: Array<{ area: string, url: string, thumb: string | null, dpi: number | null }> | null }>, fulfilment_orders: Array<{ _id: string, fulfilment_id: string, fulfilment_name: string, claims_email: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, other_ids: Array<string>, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, store_changes: Array<{ code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null }>, trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, payments: Array<{ transaction_id: string, method: string, paypal: boolean, amount: number | null }>, questions: Array<{ code: string, said: string }>, address_proposal: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, not_automatic: Array<{ setting: string, name: string }>, undecided_shipping: Array<{ fulfilment_id: string, name: string }>, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }> } };

export type OrdersQueryVariables = Exact<{
  _id?: string | null | undefined;
  id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  store?: string | null | undefined;
  provider?: string | null | undefined;
  gate?: string | null | undefined;
  risk?: number | null | undefined;
  address?: string | null | undefined;
  tag?: string | null | undefined;
  assignee?: string | null | undefined;
  attention?: boolean | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type OrdersQuery = { orders: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrdersFetchMutationVariables = Exact<{
  store_ids: Array<string> | string;
}>;


export type OrdersFetchMutation = { ordersFetch: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, rejects: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }>, wait: { refusal: string | null, values: Readonly<Record<string, string | number>> | null, until: number | null, ahead: number } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null }> };

export type OrderUpdateMutationVariables = Exact<{
  ids: Array<string> | string;
  updated_at?: number | null | undefined;
  params: OrderUpdateInput;
}>;


export type OrderUpdateMutation = { orderUpdate: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderMatchMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  lines: Array<OrderLineMatchInput> | OrderLineMatchInput;
  remember?: boolean | null | undefined;
}>;


export type OrderMatchMutation = { orderMatch: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderLineFulfilledMutationVariables = Exact<{
  _id: string;
  line_id: string;
  fulfilled: boolean;
}>;


export type OrderLineFulfilledMutation = { orderLineFulfilled: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderProcessMutationVariables = Exact<{
  ids: Array<string> | string;
  fulfilment_id?: string | null | undefined;
  now?: boolean | null | undefined;
}>;


export type OrderProcessMutation = { orderProcess: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderSplitMutationVariables = Exact<{
  _id: string;
  pieces: Array<OrderPiecesInput> | OrderPiecesInput;
  fulfilment_id?: string | null | undefined;
}>;


export type OrderSplitMutation = { orderSplit: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderCancelMutationVariables = Exact<{
  ids: Array<string> | string;
  fo_id?: string | null | undefined;
  reason?: string | null | undefined;
  at_shop?: boolean | null | undefined;
}>;


export type OrderCancelMutation = { orderCancel: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderAddressLinkMutationVariables = Exact<{
  _id: string;
}>;


export type OrderAddressLinkMutation = { orderAddressLink: { url: string, expires_at: number } };

export type OrderRefundMutationVariables = Exact<{
  _id: string;
  amount: number;
  pieces?: Array<OrderPiecesInput> | OrderPiecesInput | null | undefined;
  to?: string | null | undefined;
  left?: number | null | undefined;
}>;


export type OrderRefundMutation = { orderRefund: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderReprintMutationVariables = Exact<{
  _id: string;
  fo_id: string;
  pieces: Array<OrderPiecesInput> | OrderPiecesInput;
  fulfilment_id?: string | null | undefined;
  category?: string | null | undefined;
}>;


export type OrderReprintMutation = { orderReprint: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type ReprintCostQueryVariables = Exact<{
  order_id: string;
  fo_id: string;
  pieces: Array<OrderPiecesInput> | OrderPiecesInput;
  fulfilment_id?: string | null | undefined;
}>;


export type ReprintCostQuery = { reprintCost: { _id: string, cost: number | null, quoted: boolean } };

export type OrderRetryMutationVariables = Exact<{
  _id: string;
  fo_id: string;
}>;


export type OrderRetryMutation = { orderRetry: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type SetAsideOrdersQueryVariables = Exact<{
  _id?: string | null | undefined;
}>;


export type SetAsideOrdersQuery = { setAsideOrders: Array<{ _id: string, number: string | null, platform_id: string | null, order_id: string | null, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }> };

export type SetAsideOrderContentQueryVariables = Exact<{
  _id: string;
}>;


export type SetAsideOrderContentQuery = { setAsideOrder: { _id: string, sent: string, draft: { number: string, currency: string, total: number, paid: boolean, note: string, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, lines: Array<{ name: string, sku: string, quantity: number, price: number }> } | null } };

export type SetAsideOrderRetryMutationVariables = Exact<{
  _id: string;
}>;


export type SetAsideOrderRetryMutation = { setAsideOrderRetry: Array<string> };

export type SetAsideOrderDismissMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type SetAsideOrderDismissMutation = { setAsideOrderDismiss: Array<string> };

export type SetAsideOrderCreateMutationVariables = Exact<{
  _id: string;
  params: ManualOrderInput;
}>;


export type SetAsideOrderCreateMutation = { setAsideOrderCreate: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, erased_at: number | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type PaypalItemsQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  store?: string | null | undefined;
  account?: string | null | undefined;
  stage?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type PaypalItemsQuery = { paypalItems: Array<{ _id: string, transaction_id: string, invoice_id: string | null, payer: string | null, amount: number, fee: number | null, refunded: number, currency: string, status: string, release_at: number | null, tracking_number: string, carrier: string, carrier_name: string, pushed_at: number | null, as_of: number, created_at: number, updated_at: number, account: { _id: string, email: string }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, order: { _id: string, number: string, status: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, trackers: Array<{ _id: string, tracking_id: string | null, tracking_number: string, carrier: string, carrier_name: string, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, dispute: { dispute_id: string, reason: string, stage: string, status: string, amount: number, currency: string, respond_by: number | null, outcome: string | null, opened_at: number, acts: Array<string>, act: { _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } | null } | null }> };

export type PaypalDeskQueryVariables = Exact<{
  _id: string;
}>;


export type PaypalDeskQuery = { paypalItem: { _id: string, messages: Array<{ by: string, at: number, text: string }>, acts: Array<{ _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, evidence: { tracking_number: string | null, carrier: string | null, carrier_name: string | null, tracking_url: string | null, shipped_at: number | null, delivered_at: number | null, note: string } | null } };

export type PaypalAccountsQueryVariables = Exact<{ [key: string]: never; }>;


export type PaypalAccountsQuery = { paypalAccounts: Array<{ _id: string, email: string, status: string, url: string, client_id: string, secret: string, fetched_at: number | null, fetching: boolean, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, stores: Array<{ _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }> }> };

export type UpdatePaypalItemMutationVariables = Exact<{
  items: Array<PaypalItemInput> | PaypalItemInput;
}>;


export type UpdatePaypalItemMutation = { updatePaypalItem: Array<{ _id: string, transaction_id: string, invoice_id: string | null, payer: string | null, amount: number, fee: number | null, refunded: number, currency: string, status: string, release_at: number | null, tracking_number: string, carrier: string, carrier_name: string, pushed_at: number | null, as_of: number, created_at: number, updated_at: number, account: { _id: string, email: string }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, order: { _id: string, number: string, status: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, trackers: Array<{ _id: string, tracking_id: string | null, tracking_number: string, carrier: string, carrier_name: string, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, dispute: { dispute_id: string, reason: string, stage: string, status: string, amount: number, currency: string, respond_by: number | null, outcome: string | null, opened_at: number, acts: Array<string>, act: { _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } | null } | null }> };

export type PaypalFetchMutationVariables = Exact<{
  account_ids?: Array<string> | string | null | undefined;
}>;


export type PaypalFetchMutation = { paypalFetch: Array<{ _id: string, email: string, status: string, url: string, client_id: string, secret: string, fetched_at: number | null, fetching: boolean, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, stores: Array<{ _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }> }> };

export type PaypalDisputeMutationVariables = Exact<{
  _id: string;
  act: string;
  note?: string | null | undefined;
  amount?: number | null | undefined;
  files?: Array<string> | string | null | undefined;
}>;


export type PaypalDisputeMutation = { paypalDispute: { _id: string, transaction_id: string, invoice_id: string | null, payer: string | null, amount: number, fee: number | null, refunded: number, currency: string, status: string, release_at: number | null, tracking_number: string, carrier: string, carrier_name: string, pushed_at: number | null, as_of: number, created_at: number, updated_at: number, account: { _id: string, email: string }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, order: { _id: string, number: string, status: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, trackers: Array<{ _id: string, tracking_id: string | null, tracking_number: string, carrier: string, carrier_name: string, push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, dispute: { dispute_id: string, reason: string, stage: string, status: string, amount: number, currency: string, respond_by: number | null, outcome: string | null, opened_at: number, acts: Array<string>, act: { _id: string, act: string, note: string, amount: number | null, state: string, at: number, by: { _id: string, name: string } | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } | null } | null } };

export type MakePaypalAccountMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: PaypalAccountInput;
}>;


export type MakePaypalAccountMutation = { makePaypalAccount: { _id: string, email: string, status: string, url: string, client_id: string, secret: string, fetched_at: number | null, fetching: boolean, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, stores: Array<{ _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }> } };

export type TrashPaypalAccountMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashPaypalAccountMutation = { trashPaypalAccount: Array<string> };

export type PlatformProductCategoryQueryVariables = Exact<{
  platform: string;
  level?: number | null | undefined;
  parent?: string | null | undefined;
  version?: string | null | undefined;
  refresh?: boolean | null | undefined;
}>;


export type PlatformProductCategoryQuery = { platformProductCategory: { platform: string, version: string, versions: Array<string>, any: boolean, kept_at: number, categories: Array<{ id: string, parent: string | null, name: string, level: number, leaf: boolean, above: Array<string> }>, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type PlatformProductCategorySearchQueryVariables = Exact<{
  platform: string;
  search: string;
  version?: string | null | undefined;
}>;


export type PlatformProductCategorySearchQuery = { platformProductCategorySearch: { platform: string, version: string, versions: Array<string>, any: boolean, kept_at: number, categories: Array<{ id: string, parent: string | null, name: string, level: number, leaf: boolean, above: Array<string> }>, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type PlatformProductSpecificsQueryVariables = Exact<{
  platform: string;
  category: string;
  version?: string | null | undefined;
  refresh?: boolean | null | undefined;
}>;


export type PlatformProductSpecificsQuery = { platformProductSpecifics: { platform: string, category: string, version: string, kept_at: number, specifics: Array<{ id: string, name: string, required: boolean, multiple: boolean, variation: boolean, most: number | null, open: boolean, values: Array<{ id: string, name: string }> }>, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type PrintFilesQueryVariables = Exact<{
  mockup_id: string;
}>;


export type PrintFilesQuery = { printFiles: Array<{ side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null }> };

export type MakePrintFileMutationVariables = Exact<{
  mockup_id: string;
  side_id: string;
}>;


export type MakePrintFileMutation = { makePrintFile: { side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null } };

export type PrintFileFieldsFragment = { side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null };

export type ErasureFieldsFragment = { _id: string, state: string, requested_at: number, finished_at: number | null, blocked_by: string | null, requested_by: { _id: string, name: string } | null, erased: Array<{ kind: string, count: number }> };

export type BuyersQueryVariables = Exact<{
  search: string;
}>;


export type BuyersQuery = { buyers: Array<{ _id: string, name: string, email: string | null, numbers: Array<string>, last_at: number }> };

export type BuyerDataQueryVariables = Exact<{
  _id: string;
}>;


export type BuyerDataQuery = { buyerData: { _id: string, name: string, email: string | null, confirm: string, blocked: string | null, blocked_by: string | null, held: Array<{ kind: string, count: number, rows: Array<{ _id: string, label: string }> }> } };

export type ErasuresQueryVariables = Exact<{ [key: string]: never; }>;


export type ErasuresQuery = { erasures: Array<{ _id: string, state: string, requested_at: number, finished_at: number | null, blocked_by: string | null, requested_by: { _id: string, name: string } | null, erased: Array<{ kind: string, count: number }> }> };

export type BuyerEraseMutationVariables = Exact<{
  _id: string;
  confirm: string;
}>;


export type BuyerEraseMutation = { buyerErase: { _id: string, state: string, requested_at: number, finished_at: number | null, blocked_by: string | null, requested_by: { _id: string, name: string } | null, erased: Array<{ kind: string, count: number }> } };

export type ProductPresetQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  provider?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  collection?: string | null | undefined;
  favorite?: boolean | null | undefined;
  sort?: string | null | undefined;
}>;


export type ProductPresetQuery = { productPreset: Array<{ _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } }> };

export type ProductPresetCreateMutationVariables = Exact<{
  params: ProductPresetInput;
}>;


export type ProductPresetCreateMutation = { productPresetCreate: { _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } } };

export type ProductPresetUpdateMutationVariables = Exact<{
  _id?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
  updated_at?: number | null | undefined;
  params: ProductPresetUpdateInput;
}>;


export type ProductPresetUpdateMutation = { productPresetUpdate: Array<{ _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } }> };

export type ProductPresetCreateByJsonMutationVariables = Exact<{
  json: string;
  dry_run?: boolean | null | undefined;
}>;


export type ProductPresetCreateByJsonMutation = { productPresetCreateByJson: { done: boolean, made: number, changed: number, same: number, refused: number, rows: Array<{ row: number, _id: string | null, name: string, verdict: string, fields: Array<string>, message: string | null, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null }> } };

export type ProductPresetPasteMutationVariables = Exact<{
  ids: Array<string> | string;
  from: string;
}>;


export type ProductPresetPasteMutation = { productPresetPaste: { there: Array<string>, presets: Array<{ _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } }>, left: Array<{ preset_id: string, name: string, filename: string }> } };

export type ProductPresetRemoveMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type ProductPresetRemoveMutation = { productPresetRemove: Array<string> };

export type ProductPresetFromProviderMutationVariables = Exact<{
  params: ProviderPresetInput;
}>;


export type ProductPresetFromProviderMutation = { productPresetFromProvider: { _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } } };

export type ProductPresetCompareMutationVariables = Exact<{
  _id: string;
}>;


export type ProductPresetCompareMutation = { productPresetCompare: { _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } } };

export type ProductPresetAcceptMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  external_skus?: Array<string> | string | null | undefined;
}>;


export type ProductPresetAcceptMutation = { productPresetAccept: { _id: string, id: string, name: string, raw_name: string, image: string | null, image_id: string | null, description: string, provider: string, type: string, weight: number, price_addition: number, tags: Array<string>, collections: Array<string>, favorite: boolean, mockup_count: number, base_price_from: number | null, base_price_to: number | null, variant_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, fulfil_attributes: Array<{ sku: string, external_sku: string, available: boolean }>, specifics: Array<{ name: string, values: Array<string> }>, platform_category: Array<{ platform: string, id: string, path: Array<string>, version: string }>, platform_specifics: Array<{ platform: string, specifics: Array<{ name: string, values: Array<string> }> }>, shipping_costs: { domestic: { country: string, cost: number, additional_cost: number } | null, international: { cost: number, additional_cost: number } | null }, size_chart: { unit: string, columns: Array<string>, rows: Array<{ size: string, values: Array<string> }> } | null, print_areas: Array<{ position: string, label: string, width: number, height: number, image: { _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, package_dimensions: { length: number, width: number, height: number } | null, extend_images: Array<{ _id: string | null, url: string, sizes: Array<{ name: string, url: string, width: number, height: number }> }>, source: { fulfilment_id: string | null, provider: string, product: string, maker: string, checked_at: number, differences: Array<{ code: string, external_sku: string, sku: string | null, label: string, was: number | null, now: number | null }> } | null, used_by: { mockup_presets: number, mockups: number, listings: number } } };

export type ProviderProductTypeQueryVariables = Exact<{
  fulfilment?: string | null | undefined;
  search?: string | null | undefined;
  refresh?: boolean | null | undefined;
}>;


export type ProviderProductTypeQuery = { providerProductType: { fulfilment_id: string, provider: string, kept_at: number, products: Array<{ id: string, name: string, description: string, image: string | null, brand: string | null }>, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type ProviderProductTypeProviderQueryVariables = Exact<{
  fulfilment?: string | null | undefined;
  product: string;
}>;


export type ProviderProductTypeProviderQuery = { providerProductTypeProvider: { fulfilment_id: string, product: { id: string, name: string, description: string, image: string | null, brand: string | null }, makers: Array<{ id: string, name: string, country: string | null }> } };

export type ProviderProductTypePrintAreaQueryVariables = Exact<{
  fulfilment?: string | null | undefined;
  product: string;
  maker?: string | null | undefined;
  refresh?: boolean | null | undefined;
}>;


export type ProviderProductTypePrintAreaQuery = { providerProductTypePrintArea: { fulfilment_id: string, weight: number | null, kept_at: number, product: { id: string, name: string, description: string, image: string | null, brand: string | null }, maker: { id: string, name: string, country: string | null }, print_areas: Array<{ position: string, width: number, height: number, dpi: number | null }>, variants: Array<{ sku: string, cost: number | null, available: boolean, options: Array<{ name: string, value: string | null }> }>, shipping_domestic: { cost: number, additional_cost: number } | null, shipping_international: { cost: number, additional_cost: number } | null, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type PushFieldsFragment = { _id: string, by: string, count: number, created_at: number, stores: Array<{ _id: string, sto_name: string, sto_type: string, group_id: string | null, waiting: number, pending: number, stopped: number, rejected: number, done: number, gone: number }> };

export type PushesQueryVariables = Exact<{
  _id?: string | null | undefined;
}>;


export type PushesQuery = { pushes: Array<{ _id: string, by: string, count: number, created_at: number, stores: Array<{ _id: string, sto_name: string, sto_type: string, group_id: string | null, waiting: number, pending: number, stopped: number, rejected: number, done: number, gone: number }> }> };

export type PushRowsQueryVariables = Exact<{
  push_id: string;
  only?: string | null | undefined;
}>;


export type PushRowsQuery = { pushRows: Array<{ _id: string, name: string, image: string | null, cells: Array<{ store_id: string, status: string, job_id: string | null, external_url: string | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> }> };

export type PushRetryMutationVariables = Exact<{
  _id: string;
  store_id?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type PushRetryMutation = { pushRetry: { _id: string, by: string, count: number, created_at: number, stores: Array<{ _id: string, sto_name: string, sto_type: string, group_id: string | null, waiting: number, pending: number, stopped: number, rejected: number, done: number, gone: number }> } };

export type QueueQueryVariables = Exact<{
  kinds?: Array<string> | string | null | undefined;
  mine?: boolean | null | undefined;
  store?: string | null | undefined;
  assignee?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type QueueQuery = { queue: Array<{ _id: string, kind: string, about: string, type: string | null, status: string, priority: string, buyer: string, subject: string | null, due_at: number | null, sla: string | null, as_of: number, created_at: number, updated_at: number, order: { _id: string, number: string, status: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } | null, assignee: { _id: string, name: string } | null }> };

export type SupportFiguresQueryVariables = Exact<{
  of: string;
  by: string;
  start: number;
  end: number;
}>;


export type SupportFiguresQuery = { supportFigures: { _id: string, all: { key: string, count: number, answered: number, answer_median: number | null, answer_p90: number | null, resolved: number, resolve_median: number | null, resolve_p90: number | null, reopened: number, rated: number, good: number, person: { _id: string, name: string } | null }, rows: Array<{ key: string, count: number, answered: number, answer_median: number | null, answer_p90: number | null, resolved: number, resolve_median: number | null, resolve_p90: number | null, reopened: number, rated: number, good: number, person: { _id: string, name: string } | null }> } };

export type FigureFieldsFragment = { key: string, count: number, answered: number, answer_median: number | null, answer_p90: number | null, resolved: number, resolve_median: number | null, resolve_p90: number | null, reopened: number, rated: number, good: number, person: { _id: string, name: string } | null };

export type DashboardFiguresQueryVariables = Exact<{
  start?: string | null | undefined;
  end?: string | null | undefined;
  range?: string | null | undefined;
}>;


export type DashboardFiguresQuery = { dashboard: { threads_overdue: number | null, tickets_overdue: number | null, range: { start: string, end: string, zone: string, days: number }, orders: { rejected: number, unknown: number, bucket: string, recalculating: number, gates: Array<{ status: string, count: number }>, risks: Array<{ risk: number, count: number }>, total: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null }, total_before: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null }, before: { start: string, end: string, zone: string, days: number }, trend: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } }> } | null, stores: Array<{ _id: string, name: string, status: string, fetched_at: number | null, warning_level: number }> | null, providers: Array<{ _id: string, name: string, status: string, balance: number | null, balance_currency: string | null, p90_30: number | null, p90_90: number | null }> | null, jobs: Array<{ code: string, count: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } }> | null, wallet: { balance: number, held: number, days_left: number | null } | null, steps: { store: boolean, provider: boolean, listing: boolean, order: boolean } } };

export type OrderReportQueryVariables = Exact<{
  start?: string | null | undefined;
  end?: string | null | undefined;
  range?: string | null | undefined;
  group?: string | null | undefined;
  store?: string | null | undefined;
  service?: string | null | undefined;
  currency?: string | null | undefined;
  compare?: string | null | undefined;
}>;


export type OrderReportQuery = { orderReport: { group: string, bucket: string, recalculating: number, range: { start: string, end: string, zone: string, days: number }, before: { start: string, end: string, zone: string, days: number } | null, total: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null }, total_before: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } | null, rows: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } }>, trend: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } }>, trend_before: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } }> | null, unrated: Array<{ currency: string, orders: number }> } };

export type OrderReportRowsQueryVariables = Exact<{
  figure: string;
  start?: string | null | undefined;
  end?: string | null | undefined;
  range?: string | null | undefined;
  store?: string | null | undefined;
  service?: string | null | undefined;
  currency?: string | null | undefined;
}>;


export type OrderReportRowsQuery = { orderReportRows: Array<{ _id: string, number: string, status: string, day: string, created_at: number, store_id: string, store_name: string, service: string, service_name: string | null, currency: string, total: number, marked: boolean, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } }> };

export type FulfillmentReportQueryVariables = Exact<{
  start?: string | null | undefined;
  end?: string | null | undefined;
  range?: string | null | undefined;
  store?: string | null | undefined;
  provider?: string | null | undefined;
  compare?: string | null | undefined;
}>;


export type FulfillmentReportQuery = { fulfillmentReport: { bucket: string, recalculating: number, range: { start: string, end: string, zone: string, days: number }, before: { start: string, end: string, zone: string, days: number } | null, total: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> }, total_before: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> } | null, rows: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> }, figures_before: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> } | null }>, trend: Array<{ key: string, name: string | null, start: string | null, end: string | null, figures: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> }, figures_before: { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> } | null }> } };

export type FulfillmentReportRowsQueryVariables = Exact<{
  figure: string;
  start?: string | null | undefined;
  end?: string | null | undefined;
  range?: string | null | undefined;
  store?: string | null | undefined;
  provider?: string | null | undefined;
  cause?: string | null | undefined;
}>;


export type FulfillmentReportRowsQuery = { fulfillmentReportRows: Array<{ _id: string, type: string, fo_id: string, order_id: string, order_number: string, store_id: string, store_name: string, provider_id: string, provider_name: string, kind: string, status: string, day: string, submitted_at: number | null, ship_by: number | null, shipped_at: number | null, delivered_at: number | null, tracking_number: string | null, pieces: number, cost: number, days: number | null, reprinted: number, marked: boolean, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> }> };

export type ReportRangeFieldsFragment = { start: string, end: string, zone: string, days: number };

export type OrderFigureFieldsFragment = { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null };

export type OrderGroupFieldsFragment = { key: string, name: string | null, start: string | null, end: string | null, figures: { orders: number, pieces: number, gross: number, tax: number, refunds: number, revenue: number, fees: number, cost: number, profit: number, margin: number | null, average_order: number | null, refund_rate: number | null } };

export type ReportDaysFieldsFragment = { count: number, mean: number | null, p50: number | null, p90: number | null };

export type FulfillmentFigureFieldsFragment = { fos: number, pieces: number, cost: number, per_piece: number | null, shipped: number, shipped_pieces: number, late: number, late_rate: number | null, overdue: number, reprinted: number, reprint_rate: number | null, cancelled: number, cancelled_rate: number | null, rejected: number, rejected_rate: number | null, telling: boolean, production_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, transit_days: { count: number, mean: number | null, p50: number | null, p90: number | null }, reprint_causes: Array<{ cause: string, pieces: number, rate: number | null }> };

export type RuleFieldsFragment = { _id: string, subject: string, name: string, enabled: boolean, event: string, hours: number | null, match: string, stop: boolean, runs: number, refused: number, last_run_at: number | null, updated_at: number, conditions: Array<{ field: string, op: string, values: Array<string> }>, steps: Array<{ act: string, value: string }> };

export type RuleRunFieldsFragment = { _id: string, rule_id: string, rule_name: string, subject_id: string, title: string, event: string, outcome: string, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, created_at: number, steps: Array<{ act: string, value: string }> };

export type RulesQueryVariables = Exact<{
  subject: string;
}>;


export type RulesQuery = { rules: Array<{ _id: string, subject: string, name: string, enabled: boolean, event: string, hours: number | null, match: string, stop: boolean, runs: number, refused: number, last_run_at: number | null, updated_at: number, conditions: Array<{ field: string, op: string, values: Array<string> }>, steps: Array<{ act: string, value: string }> }> };

export type RuleTestQueryVariables = Exact<{
  params: RuleInput;
}>;


export type RuleTestQuery = { ruleTest: { touched: number, events: number, complete: boolean, examples: Array<{ subject_id: string, title: string, detail: string, at: number }> } };

export type RuleRunsQueryVariables = Exact<{
  subject: string;
  rule_id?: string | null | undefined;
  outcome?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
}>;


export type RuleRunsQuery = { ruleRuns: Array<{ _id: string, rule_id: string, rule_name: string, subject_id: string, title: string, event: string, outcome: string, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, created_at: number, steps: Array<{ act: string, value: string }> }> };

export type RuleSaveMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: RuleInput;
}>;


export type RuleSaveMutation = { ruleSave: { _id: string, subject: string, name: string, enabled: boolean, event: string, hours: number | null, match: string, stop: boolean, runs: number, refused: number, last_run_at: number | null, updated_at: number, conditions: Array<{ field: string, op: string, values: Array<string> }>, steps: Array<{ act: string, value: string }> } };

export type RuleRemoveMutationVariables = Exact<{
  subject: string;
  _id: string;
}>;


export type RuleRemoveMutation = { ruleRemove: boolean };

export type RuleOrderMutationVariables = Exact<{
  subject: string;
  ids: Array<string> | string;
}>;


export type RuleOrderMutation = { ruleOrder: Array<{ _id: string, subject: string, name: string, enabled: boolean, event: string, hours: number | null, match: string, stop: boolean, runs: number, refused: number, last_run_at: number | null, updated_at: number, conditions: Array<{ field: string, op: string, values: Array<string> }>, steps: Array<{ act: string, value: string }> }> };

export type CUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CUserQuery = { cUser: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number | null, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null, density: string | null, toured: boolean | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type UserPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPermissionsQuery = { userPermissions: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> };

export type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  password?: string | null | undefined;
  new_password?: string | null | undefined;
  h?: string | null | undefined;
  customizer?: CustomizerInput | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number | null, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null, density: string | null, toured: boolean | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type LoginAsMutationVariables = Exact<{
  _id: string;
}>;


export type LoginAsMutation = { loginAs: { token: string, expires_at: number } };

export type EndLoginAsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndLoginAsMutation = { endLoginAs: boolean };

export type ShippingServiceFieldsFragment = { service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } };

export type ShippingPlatformIdsFieldsFragment = { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null };

export type ShippingPresetFieldsFragment = { _id: string, name: string, is_default: boolean, excluded: Array<string>, cheapest: number, used_by: number, created_at: number, updated_at: number, handling: { min: number, max: number, cutoff: string | null }, domestic: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, international: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, returns: { accept: boolean, days: number, paid_by: string, exchanges: boolean }, platform_ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null }, store_ids: Array<{ store_id: string, ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null } }> };

export type ShippingPresetsQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ShippingPresetsQuery = { shippingPresets: Array<{ _id: string, name: string, is_default: boolean, excluded: Array<string>, cheapest: number, used_by: number, created_at: number, updated_at: number, handling: { min: number, max: number, cutoff: string | null }, domestic: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, international: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, returns: { accept: boolean, days: number, paid_by: string, exchanges: boolean }, platform_ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null }, store_ids: Array<{ store_id: string, ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null } }> }> };

export type ShippingPresetUseQueryVariables = Exact<{
  _id: string;
}>;


export type ShippingPresetUseQuery = { shippingPresetUse: { _id: string, listings: Array<string>, stores: Array<{ _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }> } };

export type MakeShippingPresetMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: ShippingPresetInput;
}>;


export type MakeShippingPresetMutation = { makeShippingPreset: { _id: string, name: string, is_default: boolean, excluded: Array<string>, cheapest: number, used_by: number, created_at: number, updated_at: number, handling: { min: number, max: number, cutoff: string | null }, domestic: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, international: Array<{ service: string, countries: Array<string>, cost: number, additional_cost: number, days: { min: number, max: number } }>, returns: { accept: boolean, days: number, paid_by: string, exchanges: boolean }, platform_ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null }, store_ids: Array<{ store_id: string, ids: { ebay_fulfillment: string | null, ebay_payment: string | null, ebay_return: string | null, etsy_shipping_profile: string | null, etsy_return_policy: string | null, etsy_readiness_state: string | null } }> } };

export type TrashShippingPresetMutationVariables = Exact<{
  delete_ids: Array<string> | string;
  replace_by?: string | null | undefined;
}>;


export type TrashShippingPresetMutation = { trashShippingPreset: Array<string> };

export type AuthorizeStoreMutationVariables = Exact<{
  _id: string;
}>;


export type AuthorizeStoreMutation = { authorizeStore: { _id: string, address: string } };

export type AuthorizeStoreMailboxMutationVariables = Exact<{
  _id: string;
  provider: string;
}>;


export type AuthorizeStoreMailboxMutation = { authorizeStoreMailbox: { _id: string, address: string } };

export type StoresQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  platform?: string | null | undefined;
  owner?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type StoresQuery = { stores: Array<{ _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null }> };

export type MakeStoreMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: StoreInput;
}>;


export type MakeStoreMutation = { makeStore: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type TrashStoreMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashStoreMutation = { trashStore: Array<string> };

export type StoreAuthorizedMutationVariables = Exact<{
  answer: string;
}>;


export type StoreAuthorizedMutation = { storeAuthorized: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type TestStoreMutationVariables = Exact<{
  _id?: string | null | undefined;
  params: StoreInput;
}>;


export type TestStoreMutation = { testStore: { _id: string, host: string, sto_status: string, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, mailbox: { address: string, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } | null } };

export type StoreTryNowMutationVariables = Exact<{
  _id: string;
}>;


export type StoreTryNowMutation = { storeTryNow: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type StoreTransactionSummaryLiveQueryVariables = Exact<{
  _id: string;
}>;


export type StoreTransactionSummaryLiveQuery = { storeTransactionSummaryLive: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, stores: Array<{ _id: string }> };

export type StoreWarehouseLiveQueryVariables = Exact<{
  _id: string;
}>;


export type StoreWarehouseLiveQuery = { storeWarehouseLive: Array<{ id: string, name: string, address: string | null, effect_status: string | null, is_default: boolean, type: string | null, sub_type: string | null }> | null, stores: Array<{ _id: string }> };

export type StoreOrderRulesQueryVariables = Exact<{
  _id: string;
}>;


export type StoreOrderRulesQuery = { storeOrderRules: { _id: string, same_shop: Array<{ _id: string, sto_name: string }>, statuses: Array<{ word: string, meaning: string }>, payments: Array<{ way: string, rule: string }>, unfulfilled: Array<{ by: string, key: string, sku: string, name: string, at: number }> } };

export type StoreOrderStatusesLiveQueryVariables = Exact<{
  _id: string;
}>;


export type StoreOrderStatusesLiveQuery = { storeOrderStatusesLive: Array<{ word: string, label: string, fixed: string | null, meaning: string | null, proposed: string | null }> | null, stores: Array<{ _id: string }> };

export type StoreOrderRulesUpdateMutationVariables = Exact<{
  _id: string;
  params: StoreOrderRulesInput;
}>;


export type StoreOrderRulesUpdateMutation = { storeOrderRulesUpdate: { _id: string, same_shop: Array<{ _id: string, sto_name: string }>, statuses: Array<{ word: string, meaning: string }>, payments: Array<{ way: string, rule: string }>, unfulfilled: Array<{ by: string, key: string, sku: string, name: string, at: number }> } };

export type StoreMailboxQueryVariables = Exact<{
  _id: string;
}>;


export type StoreMailboxQuery = { storeMailbox: { _id: string, signed_in: { provider: string, name: string, address: string, ended: boolean } | null, offered: Array<{ provider: string, name: string }> } };

export type StoreMailboxAuthorizedMutationVariables = Exact<{
  answer: string;
}>;


export type StoreMailboxAuthorizedMutation = { storeMailboxAuthorized: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, approve_above: number | null, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, currency: string | null, currency_rate: number | null, price_ending: string | null, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string, wp_user: string, wp_password: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type StoreMailboxSignOutMutationVariables = Exact<{
  _id: string;
}>;


export type StoreMailboxSignOutMutation = { storeMailboxSignOut: { _id: string, signed_in: { provider: string, name: string, address: string, ended: boolean } | null, offered: Array<{ provider: string, name: string }> } };

export type SupportOrderFieldsFragment = { _id: string, number: string, status: string, currency: string, total: number, created_at: number };

export type SupportFieldsFragment = { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null };

export type MailRecipientFieldsFragment = { name: string, email: string, own: boolean, refusal: string | null };

export type MessageFieldsFragment = { _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> };

export type MessageDraftFieldsFragment = { support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null };

export type SupportDeskFieldsFragment = { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> };

export type CannedReplyFieldsFragment = { _id: string, name: string, shortcut: string, body: string, updated_at: number };

export type SignatureFieldsFragment = { _id: string, store_id: string | null, name: string, body: string, updated_at: number };

export type MacroFieldsFragment = { _id: string, name: string, next: boolean, updated_at: number, steps: Array<{ act: string, value: string }> };

export type SupportsQueryVariables = Exact<{
  filter?: string | null | undefined;
  status?: string | null | undefined;
  assignee?: string | null | undefined;
  store?: string | null | undefined;
  sla?: string | null | undefined;
  priority?: string | null | undefined;
  tag?: string | null | undefined;
  order_id?: string | null | undefined;
  snoozed?: boolean | null | undefined;
  search?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  figure?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type SupportsQuery = { supports: Array<{ _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }> };

export type SupportDeskQueryVariables = Exact<{
  _id: string;
}>;


export type SupportDeskQuery = { support: { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } };

export type MessagesQueryVariables = Exact<{
  support_id: string;
  before?: string | null | undefined;
}>;


export type MessagesQuery = { messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }> };

export type PresencesQueryVariables = Exact<{ [key: string]: never; }>;


export type PresencesQuery = { presences: Array<{ support_id: string, mode: string, person: { _id: string, name: string } }> };

export type CannedRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type CannedRepliesQuery = { cannedReplies: Array<{ _id: string, name: string, shortcut: string, body: string, updated_at: number }> };

export type MacrosQueryVariables = Exact<{ [key: string]: never; }>;


export type MacrosQuery = { macros: Array<{ _id: string, name: string, next: boolean, updated_at: number, steps: Array<{ act: string, value: string }> }> };

export type SignaturesQueryVariables = Exact<{ [key: string]: never; }>;


export type SignaturesQuery = { signatures: Array<{ _id: string, store_id: string | null, name: string, body: string, updated_at: number }> };

export type MakeSupportMutationVariables = Exact<{
  params: SupportInput;
}>;


export type MakeSupportMutation = { makeSupport: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null } };

export type MessageSendMutationVariables = Exact<{
  support_id: string;
  kind: string;
  body: string;
  html?: string | null | undefined;
  files?: Array<string> | string | null | undefined;
  then?: string | null | undefined;
  of?: string | null | undefined;
  to?: Array<MailRecipientInput> | MailRecipientInput | null | undefined;
  cc?: Array<MailRecipientInput> | MailRecipientInput | null | undefined;
  bcc?: Array<MailRecipientInput> | MailRecipientInput | null | undefined;
  by?: string | null | undefined;
  expect_last_id?: string | null | undefined;
  device?: string | null | undefined;
}>;


export type MessageSendMutation = { messageSend: { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } };

export type MessageUndoMutationVariables = Exact<{
  _id: string;
  device?: string | null | undefined;
}>;


export type MessageUndoMutation = { messageUndo: { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } };

export type MessageRetryMutationVariables = Exact<{
  _id: string;
}>;


export type MessageRetryMutation = { messageRetry: { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } };

export type DraftSaveMutationVariables = Exact<{
  params: MessageDraftInput;
}>;


export type DraftSaveMutation = { draftSave: { support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null } | null };

export type SupportUpdateMutationVariables = Exact<{
  ids: Array<string> | string;
  updated_at?: number | null | undefined;
  params: SupportUpdateInput;
}>;


export type SupportUpdateMutation = { supportUpdate: Array<{ _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }> };

export type SupportUpdateManyMutationVariables = Exact<{
  ids: Array<string> | string;
  params: SupportUpdateInput;
  change?: string | null | undefined;
}>;


export type SupportUpdateManyMutation = { supportUpdate: Array<{ _id: string }> };

export type MacroRunManyMutationVariables = Exact<{
  _id: string;
  items: Array<MacroItemInput> | MacroItemInput;
  change?: string | null | undefined;
}>;


export type MacroRunManyMutation = { macroRun: Array<{ _id: string }> };

export type SupportUndoMutationVariables = Exact<{
  change: string;
  ids: Array<string> | string;
  device?: string | null | undefined;
}>;


export type SupportUndoMutation = { supportUndo: Array<{ _id: string }> };

export type SupportMergeMutationVariables = Exact<{
  ids: Array<string> | string;
  into: string;
}>;


export type SupportMergeMutation = { supportMerge: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null } };

export type SupportSplitMutationVariables = Exact<{
  _id: string;
  message_ids: Array<string> | string;
}>;


export type SupportSplitMutation = { supportSplit: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null } };

export type PresenceMutationVariables = Exact<{
  support_id: string;
  mode: string;
  device: string;
}>;


export type PresenceMutation = { presence: boolean };

export type SupportOrderActionMutationVariables = Exact<{
  support_id: string;
  order_id: string;
  action: SupportOrderActionInput;
  reply?: SupportReplyInput | null | undefined;
}>;


export type SupportOrderActionMutation = { supportOrderAction: { _id: string, more: boolean, mailbox: string | null, signature: string, support: { _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }, messages: Array<{ _id: string, support_id: string, origin_id: string | null, direction: string, body: string, html: string | null, name: string, email: string | null, status: string, send_at: number | null, refusal: string | null, refusal_values: Readonly<Record<string, string | number>> | null, remote_pictures: number, automatic: boolean, aside: boolean, forward_of: string | null, signature: string, code: string | null, rule: string | null, created_at: number, files: Array<{ _id: string, filename: string, size: number, url: string | null, preview: string | null, refusal: string | null }>, author: { _id: string, name: string } | null, to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> }>, drafts: Array<{ support_id: string, device: string, kind: string, body: string, html: string | null, of: string | null, updated_at: number, files: Array<{ _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }>, recipients: { to: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, cc: Array<{ name: string, email: string, own: boolean, refusal: string | null }>, bcc: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } | null }>, orders: Array<{ _id: string, number: string, status: string, currency: string, total: number, created_at: number }>, others: Array<{ _id: string, subject: string, status: string, last_message_at: number | null }>, way: { channel: string, name: string, most: number | null, links: boolean, files: boolean, refusal: string | null, mail: boolean }, variables: Array<{ name: string, value: string }>, copies: Array<{ name: string, email: string, own: boolean, refusal: string | null }> } };

export type MacroRunMutationVariables = Exact<{
  _id: string;
  items: Array<MacroItemInput> | MacroItemInput;
}>;


export type MacroRunMutation = { macroRun: Array<{ _id: string, filter: string, subject: string, channel: string, platform: string, status: string, priority: string, tags: Array<string>, sla: string | null, due_at: number | null, due_left: number | null, snoozed_until: number | null, snoozed_for_parcel: boolean, preview: string, direction: string | null, last_message_id: string | null, last_message_at: number | null, messages: number, failed: boolean, previous_id: string | null, merged_into: string | null, as_of: number, created_at: number, updated_at: number, assignee: { _id: string, name: string } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, buyer: { name: string, email: string | null }, order: { _id: string, number: string, status: string, currency: string, total: number, created_at: number } | null }> };

export type MakeCannedReplyMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: CannedReplyInput;
}>;


export type MakeCannedReplyMutation = { makeCannedReply: { _id: string, name: string, shortcut: string, body: string, updated_at: number } };

export type RemoveCannedReplyMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveCannedReplyMutation = { removeCannedReply: boolean };

export type MakeMacroMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: MacroInput;
}>;


export type MakeMacroMutation = { makeMacro: { _id: string, name: string, next: boolean, updated_at: number, steps: Array<{ act: string, value: string }> } };

export type RemoveMacroMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveMacroMutation = { removeMacro: boolean };

export type SignatureSaveMutationVariables = Exact<{
  store_id?: string | null | undefined;
  updated_at?: number | null | undefined;
  body: string;
}>;


export type SignatureSaveMutation = { signatureSave: { _id: string, store_id: string | null, name: string, body: string, updated_at: number } };

export type TasksQueryVariables = Exact<{
  _id?: string | null | undefined;
  type?: string | null | undefined;
  category?: string | null | undefined;
  status?: string | null | undefined;
  assignee?: string | null | undefined;
  provider?: string | null | undefined;
  sla?: string | null | undefined;
  order_id?: string | null | undefined;
  search?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  figure?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type TasksQuery = { tasks: Array<{ _id: string, type: string, category: string, status: string, subject: string | null, support_id: string | null, tracking_id: string | null, priority: string, sla: string | null, due_at: number | null, due_left: number | null, waiting_for: string | null, wanted: string | null, resolution: string | null, note: string, brief: string, resolved_at: number | null, as_of: number, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ line_id: string, name: string, sku: string, quantity: number, image: string | null }>, order: { _id: string, number: string, status: string, buyer: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } } | null, assignee: { _id: string, name: string } | null, created_by: { _id: string, name: string } | null, files: Array<{ _id: string, url: string, filename: string }>, todos: Array<{ _id: string, text: string, status: string }>, prints: Array<{ line_id: string, line: string, area: string, dpi: number | null, file: { _id: string, url: string, filename: string } | null, by: { _id: string, name: string } | null }> }> };

export type TaskDeskQueryVariables = Exact<{
  _id: string;
}>;


export type TaskDeskQuery = { task: { _id: string, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }>, places: Array<{ line_id: string, line: string, place: number, area: string, name: string, width: number, height: number, mockup_id: string | null, product_id: string | null }> } };

export type TaskPlacesQueryVariables = Exact<{
  files: Array<TaskFileInput> | TaskFileInput;
}>;


export type TaskPlacesQuery = { taskPlaces: Array<{ file_id: string | null, filename: string, task_id: string | null, line_id: string | null, area: string | null, number: string | null, line: string | null, dpi: number | null, replaces: boolean, refusal: string | null, message: string | null, values: Readonly<Record<string, string | number>> | null }> };

export type MakeTaskMutationVariables = Exact<{
  params: TaskInput;
}>;


export type MakeTaskMutation = { makeTask: { _id: string, type: string, category: string, status: string, subject: string | null, support_id: string | null, tracking_id: string | null, priority: string, sla: string | null, due_at: number | null, due_left: number | null, waiting_for: string | null, wanted: string | null, resolution: string | null, note: string, brief: string, resolved_at: number | null, as_of: number, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ line_id: string, name: string, sku: string, quantity: number, image: string | null }>, order: { _id: string, number: string, status: string, buyer: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } } | null, assignee: { _id: string, name: string } | null, created_by: { _id: string, name: string } | null, files: Array<{ _id: string, url: string, filename: string }>, todos: Array<{ _id: string, text: string, status: string }>, prints: Array<{ line_id: string, line: string, area: string, dpi: number | null, file: { _id: string, url: string, filename: string } | null, by: { _id: string, name: string } | null }> } };

export type TaskUpdateMutationVariables = Exact<{
  ids: Array<string> | string;
  updated_at?: number | null | undefined;
  params: TaskUpdateInput;
}>;


export type TaskUpdateMutation = { taskUpdate: Array<{ _id: string, type: string, category: string, status: string, subject: string | null, support_id: string | null, tracking_id: string | null, priority: string, sla: string | null, due_at: number | null, due_left: number | null, waiting_for: string | null, wanted: string | null, resolution: string | null, note: string, brief: string, resolved_at: number | null, as_of: number, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ line_id: string, name: string, sku: string, quantity: number, image: string | null }>, order: { _id: string, number: string, status: string, buyer: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string } } | null, assignee: { _id: string, name: string } | null, created_by: { _id: string, name: string } | null, files: Array<{ _id: string, url: string, filename: string }>, todos: Array<{ _id: string, text: string, status: string }>, prints: Array<{ line_id: string, line: string, area: string, dpi: number | null, file: { _id: string, url: string, filename: string } | null, by: { _id: string, name: string } | null }> }> };

export type TaskUploadMutationVariables = Exact<{
  files: Array<string> | string;
}>;


export type TaskUploadMutation = { taskUpload: Array<{ file_id: string | null, filename: string, task_id: string | null, line_id: string | null, area: string | null, number: string | null, line: string | null, dpi: number | null, replaces: boolean, refusal: string | null, message: string | null, values: Readonly<Record<string, string | number>> | null }> };

export type TrackingsQueryVariables = Exact<{
  _id?: string | null | undefined;
  status?: string | null | undefined;
  courier?: string | null | undefined;
  store?: string | null | undefined;
  provider?: string | null | undefined;
  pushed?: string | null | undefined;
  silent_days?: number | null | undefined;
  search?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type TrackingsQuery = { trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingAddMutationVariables = Exact<{
  order_id: string;
  fo_id?: string | null | undefined;
  tracking_number: string;
  courier_code?: string | null | undefined;
  pieces?: Array<OrderPiecesInput> | OrderPiecesInput | null | undefined;
}>;


export type TrackingAddMutation = { trackingAdd: { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } } };

export type TrackingUpdateMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  tracking_number: string;
  courier_code?: string | null | undefined;
}>;


export type TrackingUpdateMutation = { trackingUpdate: { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } } };

export type TrackingCourierMutationVariables = Exact<{
  ids: Array<string> | string;
  courier_code: string;
}>;


export type TrackingCourierMutation = { trackingCourier: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingCheckMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrackingCheckMutation = { trackingCheck: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingPushMutationVariables = Exact<{
  ids: Array<string> | string;
  to: string;
}>;


export type TrackingPushMutation = { trackingPush: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string, sto_ebay_payment: string | null, issuu_token: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingTicketMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrackingTicketMutation = { trackingTicket: Array<string> };

export type ItemsTrendQueryVariables = Exact<{
  kind: string;
  store?: string | null | undefined;
}>;


export type ItemsTrendQuery = { itemsTrend: Array<{ _id: string, kind: string, name: string, image: string | null, rank: number, change: number | null, sold: number, expected: number, score: number, days: Array<number>, cautions: Array<string>, product_id: string | null, mockup_id: string | null, task_id: string | null }> };

export type TrademarkWordsQueryVariables = Exact<{ [key: string]: never; }>;


export type TrademarkWordsQuery = { trademarkWords: Array<{ _id: string, word: string }> };

export type MakeTrademarkWordsMutationVariables = Exact<{
  add?: Array<string> | string | null | undefined;
  remove?: Array<string> | string | null | undefined;
}>;


export type MakeTrademarkWordsMutation = { makeTrademarkWords: Array<{ _id: string, word: string }> };

export type ItemTrendFieldsFragment = { _id: string, kind: string, name: string, image: string | null, rank: number, change: number | null, sold: number, expected: number, score: number, days: Array<number>, cautions: Array<string>, product_id: string | null, mockup_id: string | null, task_id: string | null };

export type TrademarkWordFieldsFragment = { _id: string, word: string };

export type SignedUploadMutationVariables = Exact<{
  type: string;
  filename: string;
  mimetype: string;
  size: number;
  sha256?: string | null | undefined;
  _id?: string | null | undefined;
}>;


export type SignedUploadMutation = { signedUpload: { _id: string, url: string } };

export type GetUserByIdQueryVariables = Exact<{
  _id: string;
}>;


export type GetUserByIdQuery = { getUserById: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, last_login: number | null, created_at: number, updated_at: number, vip: boolean, ship_by_seller: boolean, phone_number: string | null, sale_plan: string | null, facebook: string | null, skype: string | null, ffm_sku: string | null, ffm_sku_label: string | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, group: { _id: string, name: string } | null } | null };

export type GetUserByEmailQueryVariables = Exact<{
  email: string;
}>;


export type GetUserByEmailQuery = { getUserByEmail: { _id: string, email: string } | null };

export type UsersQueryVariables = Exact<{
  _id?: string | null | undefined;
  identity?: string | null | undefined;
  email?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  group?: string | null | undefined;
  start?: number | null | undefined;
  end?: number | null | undefined;
  sort?: string | null | undefined;
}>;


export type UsersQuery = { users: Array<{ _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, last_login: number | null, created_at: number, updated_at: number, vip: boolean, ship_by_seller: boolean, phone_number: string | null, sale_plan: string | null, facebook: string | null, skype: string | null, ffm_sku: string | null, ffm_sku_label: string | null, group: { _id: string, name: string } | null }> };

export type ColleaguesQueryVariables = Exact<{
  module: string;
}>;


export type ColleaguesQuery = { colleagues: Array<{ _id: string, name: string }> };

export type UsersByNameQueryVariables = Exact<{
  name: string;
}>;


export type UsersByNameQuery = { usersByName: Array<{ _id: string, identity_label: string | null, name: string, email: string }> };

export type MakeUserMutationVariables = Exact<{
  id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: UserInput;
}>;


export type MakeUserMutation = { makeUser: { invite_url: string | null, user: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, last_login: number | null, created_at: number, updated_at: number, vip: boolean, ship_by_seller: boolean, phone_number: string | null, sale_plan: string | null, facebook: string | null, skype: string | null, ffm_sku: string | null, ffm_sku_label: string | null, group: { _id: string, name: string } | null } } };

export type DeleteByIdMutationVariables = Exact<{
  _id?: string | null | undefined;
  delete_ids?: Array<string> | string | null | undefined;
}>;


export type DeleteByIdMutation = { deleteById: Array<string> };

export type WorkQueueQueryVariables = Exact<{
  fulfilment_id?: string | null | undefined;
  _id?: string | null | undefined;
  stage?: string | null | undefined;
  search?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type WorkQueueQuery = { workQueue: Array<{ _id: string, order_id: string, number: string, stage: string, to: string, shipping_service: string | null, gift: string | null, act_by: number | null, risk: number, hand_over_id: string | null, tracking_numbers: Array<string>, goods: Array<{ line_id: string, name: string, options: Array<string>, sku: string, quantity: number, left: number, image: string | null, files: Array<{ area: string, url: string }> }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type PackingSlipsQueryVariables = Exact<{
  ids: Array<string> | string;
  paper?: string | null | undefined;
}>;


export type PackingSlipsQuery = { packingSlips: { name: string, pdf: string } };

export type HandOverQueryVariables = Exact<{
  _id: string;
}>;


export type HandOverQuery = { handOver: { name: string, csv: string } };

export type WorkMoveMutationVariables = Exact<{
  ids: Array<string> | string;
  to: string;
  reason?: string | null | undefined;
}>;


export type WorkMoveMutation = { workMove: Array<string> };

export type MakeHandOverMutationVariables = Exact<{
  fulfilment_id: string;
}>;


export type MakeHandOverMutation = { makeHandOver: { name: string, csv: string } };

export type TrackingImportMutationVariables = Exact<{
  fulfilment_id: string;
  parcels: Array<ToldParcelInput> | ToldParcelInput;
  dry?: boolean | null | undefined;
}>;


export type TrackingImportMutation = { trackingImport: Array<{ state: string, order_number: string | null, courier_name: string | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type { TypedDocumentString } from '../typed-document';
export * from './documents/app-config';
export * from './documents/audit';
export * from './documents/blog';
export * from './documents/bookmark';
export * from './documents/bulk-check';
export * from './documents/bulk-listing';
export * from './documents/clipart';
export * from './documents/container-setting';
export * from './documents/counts';
export * from './documents/document';
export * from './documents/editor-draft';
export * from './documents/external-item';
export * from './documents/file';
export * from './documents/font';
export * from './documents/fulfilment';
export * from './documents/group';
export * from './documents/invoice';
export * from './documents/item-info';
export * from './documents/job';
export * from './documents/job-detail';
export * from './documents/list';
export * from './documents/listing-template';
export * from './documents/mockup';
export * from './documents/mockup-design';
export * from './documents/mockup-design-print';
export * from './documents/notification';
export * from './documents/order';
export * from './documents/order-desk';
export * from './documents/paypal';
export * from './documents/platform-category';
export * from './documents/print-file';
export * from './documents/privacy';
export * from './documents/product-preset';
export * from './documents/provider-product';
export * from './documents/push';
export * from './documents/queue';
export * from './documents/report';
export * from './documents/rule';
export * from './documents/session';
export * from './documents/shipping-preset';
export * from './documents/store';
export * from './documents/store-door';
export * from './documents/support';
export * from './documents/task';
export * from './documents/tracking';
export * from './documents/trend';
export * from './documents/upload';
export * from './documents/user';
export * from './documents/workshop';
