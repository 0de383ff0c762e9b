/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type AttributeNameValueInput = {
  name: string;
  type: string;
  value: string;
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
};

export type BookmarkInput = {
  icon: string;
  id: string;
  link: string;
  starred: boolean;
  target: string;
  title: string;
};

export type CustomizerInput = {
  direction?: string | null | undefined;
  footerType?: string | null | undefined;
  hideScrollToTop?: boolean | null | undefined;
  layout?: string | null | undefined;
  menuTheme?: string | null | undefined;
  navbarColor?: string | null | undefined;
  navbarType?: string | null | undefined;
  sidebarCollapsed?: boolean | null | undefined;
  theme?: string | null | undefined;
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

/** A file of the container; its address and sizes are filled in by the server. */
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

/** What is too long to be saved is kept all the same: it is for the person to see to. */
export type EditorDraftFormInput = {
  description: string;
  excluded: Array<string>;
  fix_profit: string;
  fixed_profit: string;
  name: string;
  offered: Array<EditorDraftOptionsInput>;
  prices: Array<EditorDraftPriceInput>;
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
  customcat?: FulfilmentCustomcatInput | null | undefined;
  /** The one that was the default is it no longer. One always is, so `false` is refused to it. */
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

export type ItemImageInput = {
  _id?: string | null | undefined;
  src?: string | null | undefined;
};

export type ItemInfoInput = {
  attribute_specifics_modify: Array<AttributeSpecificModifyInput>;
  collections?: Array<string> | null | undefined;
  description?: string | null | undefined;
  fix_profit?: number | null | undefined;
  fixed_profit?: number | null | undefined;
  images: Array<ItemImageInput>;
  mockup_id?: string | null | undefined;
  name: string;
  prety_attributes?: Array<PretyAttributeInput> | null | undefined;
  price: number;
  price_addition?: number | null | undefined;
  product_id: string;
  sku?: string | null | undefined;
  /** Defaults to Active. */
  status?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  type?: string | null | undefined;
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

export type MockupDesignImageInput = {
  crop?: DesignCropInput | null | undefined;
  image?: DesignPictureInput | null | undefined;
  name?: string | null | undefined;
  /** The middle of the sheet unless told. */
  position?: DesignPointInput | null | undefined;
  /** contain unless told. */
  print_fit?: string | null | undefined;
  /** Kept within one turn. */
  rotation?: number | null | undefined;
  /** Above 0; the size times it is 100,000 pixels at most. */
  scale?: DesignPointInput | null | undefined;
  /** The whole sheet unless told. */
  size?: DesignSizeInput | null | undefined;
  /** 80 degrees at most. */
  skew?: DesignPointInput | null | undefined;
  /** front unless told. */
  type?: string | null | undefined;
};

export type MockupDesignInput = {
  height?: number | null | undefined;
  /** A file of the container. */
  image?: string | null | undefined;
  /** Those without a name are dropped. */
  images?: Array<MockupDesignImageInput> | null | undefined;
  /** Needed to create one. */
  name?: string | null | undefined;
  /** published (unless told), draft or trashed. */
  status?: string | null | undefined;
  tags?: Array<string> | null | undefined;
  /** 1100 when empty; kept to two decimals. */
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
  /** Unix seconds; null: until somebody releases it. */
  until?: number | null | undefined;
};

/** What a line is, and who makes it. What is left out stays as it is. */
export type OrderLineMatchInput = {
  /** A person's choice of who makes it; empty: as usual. */
  fulfilment_id?: string | null | undefined;
  item_info_id?: string | null | undefined;
  line_id: string;
  /** What the variant is called there, where that is not known. */
  provider_sku?: string | null | undefined;
  /** Of the listing's product type. */
  variant_sku?: string | null | undefined;
};

/** Some pieces of a line. */
export type OrderPiecesInput = {
  line_id: string;
  quantity: number;
};

export type OrderUpdateInput = {
  add_tags?: Array<string> | null | undefined;
  /** Where it goes, in place of what the shop says. Of one order only. */
  address?: OrderAddressInput | null | undefined;
  /** Lets an order through that looks like a loss, like one sent twice or like anything else somebody has to agree to. */
  approve?: boolean | null | undefined;
  /** True: it leaves every list; false: it comes back. */
  archive?: boolean | null | undefined;
  /** A member's id; empty: nobody. */
  assignee?: string | null | undefined;
  /** The address is right as it is. Of one order only. */
  confirm_address?: boolean | null | undefined;
  hold?: OrderHoldInput | null | undefined;
  note_gift?: string | null | undefined;
  note_internal?: string | null | undefined;
  /** Ends a hold. */
  release?: boolean | null | undefined;
  remove_tags?: Array<string> | null | undefined;
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

export type SettingInput = {
  file_id?: string | null | undefined;
  file_url?: string | null | undefined;
  name: string;
  /** The longest is what a text layer says. */
  value?: string | number | boolean | null | undefined;
};

export type SideDocumentInput = {
  height?: number | null | undefined;
  mockup_type?: string | null | undefined;
  settings: Array<SettingInput>;
  /** 1100 when empty; kept to two decimals. */
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
  /** Two letters, by ISO 3166. */
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

/** Nothing of it is typed; what is sent counts for nothing. */
export type StoreEbayInput = {
  access_token?: string | null | undefined;
  expires_in?: string | null | undefined;
  refresh_token?: string | null | undefined;
};

/** What is left out is as it was, or as Etsy has it by default. What Etsy tells itself (shop_id, tokens) counts for nothing here. */
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
  banner_image_id?: string | null | undefined;
  bigcommerce?: StoreBigcommerceInput | null | undefined;
  brand_name?: string | null | undefined;
  country?: string | null | undefined;
  dead_state?: boolean | null | undefined;
  default_quantity?: string | number | boolean | null | undefined;
  /** Days, like all times of dispatch and shipping. */
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
  /** Cut to a whole number; what is none, or not above 0, is 0. */
  issuu_limit?: string | number | boolean | null | undefined;
  issuu_secret?: string | null | undefined;
  issuu_token?: string | null | undefined;
  /** Products the store holds at most, by the same rule. */
  limit?: string | number | boolean | null | undefined;
  location?: string | null | undefined;
  location_detail?: string | null | undefined;
  /** New products within a day, a week (7 days), a month (30 days). What is no number is 0: as many as come. */
  max_per_day?: string | number | boolean | null | undefined;
  max_per_month?: string | number | boolean | null | undefined;
  max_per_week?: string | number | boolean | null | undefined;
  paypal_email?: string | null | undefined;
  paypal_emails?: Array<string> | null | undefined;
  platform_id: string;
  private_note?: string | null | undefined;
  product_footer?: string | null | undefined;
  /** HTML, kept without anything that runs. */
  product_header?: string | null | undefined;
  /** CSS, kept without anything that runs or loads anything but over https. */
  product_style?: string | null | undefined;
  return_accept?: boolean | null | undefined;
  /** Minutes between two pushes, cut to a whole number. */
  schedule?: string | number | boolean | null | undefined;
  /** Days of the week, Monday being 1. */
  schedule_days?: Array<number> | null | undefined;
  /** Minutes between two looks for orders, cut to a whole number; 0: only when asked. */
  schedule_fetch?: string | number | boolean | null | undefined;
  shipping_additional_cost?: string | number | boolean | null | undefined;
  /** 0 or more, kept to two decimals; null: not said. The same for all costs. */
  shipping_cost?: string | number | boolean | null | undefined;
  shipping_profile_id?: string | null | undefined;
  shipping_service?: string | null | undefined;
  shipping_time_max?: string | number | boolean | null | undefined;
  shopify?: StoreShopifyInput | null | undefined;
  sto_amazon_type?: string | null | undefined;
  sto_auto?: boolean | null | undefined;
  sto_auto_fulfilment?: boolean | null | undefined;
  /** Hours, cut to a whole number; what is none is 0. The same for the tracking. */
  sto_auto_fulfilment_delay?: string | number | boolean | null | undefined;
  sto_auto_messenger?: boolean | null | undefined;
  sto_auto_order?: boolean | null | undefined;
  sto_ebay_payment?: string | null | undefined;
  sto_mailer?: string | null | undefined;
  /** Kept sealed. A mask means unchanged, empty text takes it away; the same for issuu_secret and issuu_token. */
  sto_mailer_secret?: string | null | undefined;
  sto_name: string;
  sto_tracking_delay?: string | number | boolean | null | undefined;
  sto_user?: string | null | undefined;
  tiktok?: StoreTiktokInput | null | undefined;
  /** Ids or emails of members. */
  user_owners?: Array<string> | null | undefined;
  wish?: StoreWishInput | null | undefined;
  woocommerce?: StoreWoocommerceInput | null | undefined;
};

export type StoreInvoiceInput = {
  /** YYYY-MM-DD. */
  date?: string | null | undefined;
  id?: string | null | undefined;
};

export type StoreShopifyInput = {
  accessToken?: string | null | undefined;
  apiKey?: string | null | undefined;
  apiSecretKey?: string | null | undefined;
  shopName: string;
  /** Without one, the shop's name with Shopify's domain. */
  website?: string | null | undefined;
};

export type StoreTiktokInput = {
  shop?: string | null | undefined;
  shop_list?: string | null | undefined;
  /** Passed over, like the list: TikTok tells both. */
  token?: string | null | undefined;
};

export type StoreWishInput = {
  /** Passed over: Wish tells it. */
  token?: string | null | undefined;
};

export type StoreWoocommerceInput = {
  key: string;
  secret: string;
  website: string;
};

export type ToldParcelInput = {
  courier: string;
  reference: string;
  /** Unix seconds. */
  shipped_at?: number | null | undefined;
  tracking_number: string;
};

export type UserGroupInput = {
  is_default?: boolean | null | undefined;
  name?: string | null | undefined;
  /** Empty for a group at the top, which only an owner may make. */
  parent_id?: string | null | undefined;
  /** Modules that are not named stay as they are; in a new group they are off. */
  permission?: Array<PermissionInput> | null | undefined;
  /** root, sale, support, designer or staff; empty for none. */
  role?: string | null | undefined;
  status?: string | null | undefined;
};

export type UserInput = {
  /** Needed for an invitation; cannot be changed afterwards. */
  email?: string | null | undefined;
  facebook?: string | null | undefined;
  ffm_sku?: string | null | undefined;
  ffm_sku_label?: string | null | undefined;
  /** Ids of user groups. A member is in one group: exactly one id, or none for the default group of an invitation. */
  groups?: Array<string> | null | undefined;
  name?: string | null | undefined;
  phone_number?: string | null | undefined;
  sale_plan?: string | null | undefined;
  ship_by_seller?: boolean | null | undefined;
  skype?: string | null | undefined;
  /** Active or Blocked; an invitation is Pending by itself. */
  status?: string | null | undefined;
  vip?: boolean | null | undefined;
};

/** A picture of the container by its `_id`; its addresses are the server's to say. */
export type VariantImageInput = {
  _id?: string | null | undefined;
  sizes?: Array<ImageSizeInput> | null | undefined;
  type?: string | null | undefined;
  url?: string | null | undefined;
};

export type BookmarksSaveMutationVariables = Exact<{
  bookmarks: Array<BookmarkInput> | BookmarkInput;
  base?: Array<string> | string | null | undefined;
}>;


export type BookmarksSaveMutation = { bookmarksSave: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type ClipartsQueryVariables = Exact<{
  category?: string | null | undefined;
  tab?: string | null | undefined;
  search?: string | null | undefined;
}>;


export type ClipartsQuery = { cliparts: Array<{ _id: string, id: string, name: string, tabs: Array<string>, category: string, tags: Array<string>, url: string, width: number, height: number, tintable: boolean }> };

export type ClipartCategoriesQueryVariables = Exact<{ [key: string]: never; }>;


export type ClipartCategoriesQuery = { clipartCategories: Array<{ id: string, tab: string, count: number }> };

export type EditorDraftFieldsFragment = { _id: string, revision: number, product_id: string, product_name: string, product_image: string | null, mockup_id: string | null, name: string, created_at: number, updated_at: number };

export type EditorDraftsQueryVariables = Exact<{
  product_id?: string | null | undefined;
  mockup_id?: string | null | undefined;
}>;


export type EditorDraftsQuery = { editorDrafts: Array<{ _id: string, revision: number, product_id: string, product_name: string, product_image: string | null, mockup_id: string | null, name: string, created_at: number, updated_at: number }> };

export type EditorDraftQueryVariables = Exact<{
  _id: string;
}>;


export type EditorDraftQuery = { editorDraft: { _id: string, revision: number, product_id: string, preset_id: string | null, mockup_id: string | null, mockup_version: number | null, item_info_id: string | null, item_info_version: number | null, sent_step: string | null, sent_key: string | null, updated_at: number, form: { name: string, description: string, tags: Array<string>, fix_profit: string, fixed_profit: string, excluded: Array<string>, offered: Array<{ type: string, values: Array<string> }>, prices: Array<{ variant: string, price: string }> }, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> } | null };

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

export type FileTagsQueryVariables = Exact<{
  mask?: string | null | undefined;
}>;


export type FileTagsQuery = { fileTags: Array<{ tag: string, count: number }> };

export type FileCounterQueryVariables = Exact<{
  mask?: string | null | undefined;
}>;


export type FileCounterQuery = { fileCounter: { published: number, draft: number, trashed: number } };

export type FileUsesQueryVariables = Exact<{
  _id: string;
}>;


export type FileUsesQuery = { fileUses: Array<{ kind: string, _id: string, name: string, product_id: string | null }> };

export type SignedUploadMutationVariables = Exact<{
  type: string;
  filename: string;
  mimetype: string;
  size: number;
  sha256?: string | null | undefined;
  _id?: string | null | undefined;
}>;


export type SignedUploadMutation = { signedUpload: { _id: string, url: string } };

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

export type StoreFieldsFragment = { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null };

export type TransactionSummaryFieldsFragment = { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null };

export type PretyAttributeFieldsFragment = { attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> };

export type ProductPresetFieldsFragment = { _id: string, id: string, name: string, raw_name: string, image: string | null, description: string, provider: string, type: string, weight: number, tags: Array<string>, favorite: boolean, mockup_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, print_areas: Array<{ position: string, label: string, width: number, height: number }> };

export type SettingFieldsFragment = { name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null };

export type SideImageFieldsFragment = { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type MockupSideFieldsFragment = { id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> };

export type MockupFieldsFragment = { _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type MockupPresetFieldsFragment = { _id: string, id: string, name: string, type: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type FileFieldsFragment = { _id: string, url: string, path: string, mask: string, filename: string, sku: string | null, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, status: string, used: number, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type FontFieldsFragment = { _id: string, provider: string, name: string, family: string, slug: string, variants: Array<string>, files: Array<{ variant: string, url: string, style: string, weight: string }> };

export type MockupDesignFieldsFragment = { _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> };

export type ItemStoreFieldsFragment = { _id: string, sto_name: string, sto_type: string, sto_status: string };

export type ItemInfoFieldsFragment = { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type JobGroupFieldsFragment = { _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null };

export type JobFieldsFragment = { _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type NotificationFieldsFragment = { _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null };

export type PermissionFieldsFragment = { module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } };

export type UserFieldsFragment = { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null };

export type BookmarkFieldsFragment = { id: string, target: string, title: string, link: string, icon: string, starred: boolean };

export type MemberFieldsFragment = { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, last_login: number | null, created_at: number, updated_at: number, vip: boolean, ship_by_seller: boolean, phone_number: string | null, sale_plan: string | null, facebook: string | null, skype: string | null, ffm_sku: string | null, ffm_sku_label: string | null, group: { _id: string, name: string } | null };

export type UserGroupFieldsFragment = { _id: string, name: string, status: string, role: string | null, parent_id: string | null, is_default: boolean, user_count: number, manageable: boolean, created_at: number, updated_at: number, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> };

export type OrderFieldsFragment = { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> };

export type OrderBuyerFieldsFragment = { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string };

export type OrderDeskFieldsFragment = { _id: string, lines: Array<{ _id: string, unplaced: number, product: string | null, fulfilment_id: string | null, provider_sku: string | null, chosen_fulfilment_id: string | null, mockup_id: string | null, areas: number | null, print_files: Array<{ area: string, url: string, thumb: string | null, dpi: number | null }> | null }>, fulfilment_orders: Array<{ _id: string, fulfilment_id: string, fulfilment_name: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, payments: Array<{ transaction_id: string, method: string, paypal: boolean, amount: number | null }>, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }> };

export type FulfilmentOrderFieldsFragment = { _id: string, fulfilment_id: string, fulfilment_name: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null };

export type TrackingFieldsFragment = { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } };

export type FulfilmentFieldsFragment = { _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null };

export type JobMessageFieldsFragment = { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null };

export type FulfilmentsQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  type?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type FulfilmentsQuery = { fulfilments: Array<{ _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null }> };

export type FulfilmentsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type FulfilmentsCountQuery = { fulfilmentsCount: { all: number, valid: number, lostconnection: number, invalid: number } };

export type MakeFulfilmentMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: FulfilmentInput;
}>;


export type MakeFulfilmentMutation = { makeFulfilment: { _id: string, name: string, type: string, provider_name: string, orders: string, can: Array<string>, status: string, auto: boolean, default: boolean, total_paid: number, website: string | null, created_at: number, updated_at: number, reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, balance: { value: number, currency: string, at: number } | null, customcat: { api_key: string } | null, merchize: { url: string, access_token: string } | null, geargag: { token: string } | null, scalable: { api_key: string } | null, private: { sender: string } | null, printify: { token: string, store: string, url: string } | null, dreamship: { token: string } | null, gearment: { key: string, signature: string } | null, shineon: { token: string } | null, onos: { account: string } | null, printway: { access_token: string, refresh_token: string } | null, geekpod: { account: string } | null, lenful: { account: string } | null } };

export type TrashFulfilmentMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashFulfilmentMutation = { trashFulfilment: Array<string> };

export type TestFulfilmentMutationVariables = Exact<{
  _id?: string | null | undefined;
  params?: FulfilmentInput | null | undefined;
}>;


export type TestFulfilmentMutation = { testFulfilment: { tried: Array<string>, took: number } };

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

export type ItemsInfoQueryVariables = Exact<{
  _id?: string | null | undefined;
  identity?: string | null | undefined;
  name?: string | null | undefined;
  in_store?: boolean | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  collection?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ItemsInfoQuery = { itemsInfo: Array<{ _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> }> };

export type MakeItemInfoMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: ItemInfoInput;
}>;


export type MakeItemInfoMutation = { makeItemInfo: { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, product_name: string, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }>, image: { _id: string | null, url: string, type: string, sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, store_queue: Array<{ store_id: string, queue_at: number, queue_status: string, queue_messenger: string | null, queue_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }>, job_list: Array<{ _id: string, group_id: string, store_id: string, status: string, updated_at: number, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> } };

export type QueueItemMutationVariables = Exact<{
  ids: Array<string> | string;
  store_id: string;
  platform?: string | null | undefined;
}>;


export type QueueItemMutation = { queueItem: Array<string> };

export type RemoveItemInfoMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type RemoveItemInfoMutation = { removeItemInfo: Array<string> };

export type JobItemMutationVariables = Exact<{
  ids: Array<string> | string;
  store_ids: Array<string> | string;
  job_type?: string | null | undefined;
  update_title_description?: boolean | null | undefined;
  update_category_specifics?: boolean | null | undefined;
  update_image?: boolean | null | undefined;
  update_sizechart?: boolean | null | undefined;
  update_logistic?: boolean | null | undefined;
}>;


export type JobItemMutation = { jobItem: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobGroupsQueryVariables = Exact<{
  _id?: string | null | undefined;
  job_type?: string | null | undefined;
  store?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type JobGroupsQuery = { jobGroups: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobslistQueryVariables = Exact<{
  group_id: string;
  status?: string | null | undefined;
  _id?: string | null | undefined;
}>;


export type JobslistQuery = { jobslist: Array<{ _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

export type JobsStartMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsStartMutation = { jobsStart: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobsStopMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsStopMutation = { jobsStop: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobsRemoveMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsRemoveMutation = { jobsRemove: Array<string> };

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

export type BulkCheckQueryVariables = Exact<{
  action: string;
  ids: Array<string> | string;
  store_ids?: Array<string> | string | null | undefined;
  status?: string | null | undefined;
  params?: OrderUpdateInput | null | undefined;
  fulfilment_id?: string | null | undefined;
}>;


export type BulkCheckQuery = { bulkCheck: Array<{ _id: string, label: string, ok: boolean, code: string | null, count: number, message: string, loss: number | null }> };

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

export type MockupDesignsQueryVariables = Exact<{
  _id?: string | null | undefined;
  status?: string | null | undefined;
  search?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
  sort?: string | null | undefined;
}>;


export type MockupDesignsQuery = { mockupDesigns: Array<{ _id: string, name: string, width: number, height: number, tags: Array<string>, status: string, created_by: string | null, created_at: number, updated_at: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, images: Array<{ type: string, name: string, print_fit: string, rotation: number, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, position: { x: number, y: number }, size: { width: number, height: number }, skew: { x: number, y: number }, scale: { x: number, y: number }, crop: { x: number, y: number, width: number, height: number } }>, prints: Array<{ position: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null }> }> };

export type MockupDesignTagsQueryVariables = Exact<{ [key: string]: never; }>;


export type MockupDesignTagsQuery = { mockupDesignTags: Array<{ tag: string, count: number }> };

export type MockupCounterQueryVariables = Exact<{ [key: string]: never; }>;


export type MockupCounterQuery = { mockupCounter: { published: number, draft: number, trashed: number } };

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

export type ApplyMockupDesignMutationVariables = Exact<{
  _id: string;
  product_ids: Array<string> | string;
}>;


export type ApplyMockupDesignMutation = { applyMockupDesign: Array<{ _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> }> };

export type MockupDesignPrintsQueryVariables = Exact<{
  _id: string;
}>;


export type MockupDesignPrintsQuery = { mockupDesignPrints: Array<{ side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null }> };

export type MakeMockupDesignPrintMutationVariables = Exact<{
  _id: string;
  position: string;
}>;


export type MakeMockupDesignPrintMutation = { makeMockupDesignPrint: { side_id: string, side_name: string, width: number, height: number, dpi: number, filename: string, url: string | null, size: number | null } };

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

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null }> };

export type NotificationMakeMutationVariables = Exact<{
  ids: Array<string> | string;
  status: string;
}>;


export type NotificationMakeMutation = { notificationMake: Array<{ _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null }> };

export type NotificationReadAllMutationVariables = Exact<{ [key: string]: never; }>;


export type NotificationReadAllMutation = { notificationReadAll: boolean };

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


export type OrdersQuery = { orders: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrdersCountQueryVariables = Exact<{ [key: string]: never; }>;


export type OrdersCountQuery = { ordersCount: Array<{ status: string, count: number }> };

export type OrderDeskQueryVariables = Exact<{
  _id: string;
}>;


export type OrderDeskQuery = { order: { _id: string, lines: Array<{ _id: string, unplaced: number, product: string | null, fulfilment_id: string | null, provider_sku: string | null, chosen_fulfilment_id: string | null, mockup_id: string | null, areas: number | null, print_files: Array<{ area: string, url: string, thumb: string | null, dpi: number | null }> | null }>, fulfilment_orders: Array<{ _id: string, fulfilment_id: string, fulfilment_name: string, type: string, kind: string, reprint_of: string | null, status: string, reference: string, external_id: string | null, submit_at: number | null, submitted_at: number | null, expect_at: number | null, shipped_at: number | null, cost: number | null, can_cancel: boolean, created_at: number, updated_at: number, pieces: Array<{ line_id: string, quantity: number }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }>, trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }>, payments: Array<{ transaction_id: string, method: string, paypal: boolean, amount: number | null }>, events: Array<{ _id: string, at: number, code: string, params: Readonly<Record<string, string | number>>, by: { _id: string, name: string } | null }> } };

export type OrdersFetchMutationVariables = Exact<{
  store_ids: Array<string> | string;
}>;


export type OrdersFetchMutation = { ordersFetch: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, reason: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type OrderUpdateMutationVariables = Exact<{
  ids: Array<string> | string;
  updated_at?: number | null | undefined;
  params: OrderUpdateInput;
}>;


export type OrderUpdateMutation = { orderUpdate: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderMatchMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  lines: Array<OrderLineMatchInput> | OrderLineMatchInput;
  remember?: boolean | null | undefined;
}>;


export type OrderMatchMutation = { orderMatch: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderProcessMutationVariables = Exact<{
  ids: Array<string> | string;
  fulfilment_id?: string | null | undefined;
  now?: boolean | null | undefined;
}>;


export type OrderProcessMutation = { orderProcess: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderSplitMutationVariables = Exact<{
  _id: string;
  pieces: Array<OrderPiecesInput> | OrderPiecesInput;
  fulfilment_id?: string | null | undefined;
}>;


export type OrderSplitMutation = { orderSplit: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderCancelMutationVariables = Exact<{
  ids: Array<string> | string;
  fo_id?: string | null | undefined;
  reason?: string | null | undefined;
}>;


export type OrderCancelMutation = { orderCancel: Array<{ _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> }> };

export type OrderRefundMutationVariables = Exact<{
  _id: string;
  amount: number;
  pieces?: Array<OrderPiecesInput> | OrderPiecesInput | null | undefined;
  to?: string | null | undefined;
}>;


export type OrderRefundMutation = { orderRefund: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderReprintMutationVariables = Exact<{
  _id: string;
  fo_id: string;
  pieces: Array<OrderPiecesInput> | OrderPiecesInput;
  fulfilment_id?: string | null | undefined;
}>;


export type OrderReprintMutation = { orderReprint: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

export type OrderRetryMutationVariables = Exact<{
  _id: string;
  fo_id: string;
}>;


export type OrderRetryMutation = { orderRetry: { _id: string, number: string, platform_id: string, status: string, platform_status: string, currency: string, total: number, tax: number, shipping: number, refunded: number, paid_at: number | null, rate: number | null, cost: number, fees: number, profit: number | null, blocking_gate: string | null, attention: boolean, ship_by: number | null, act_by: number | null, risk: number, as_of: number, providers: Array<string>, tracking_numbers: Array<string>, tags: Array<string>, cancel_requested_at: number | null, cancelled_at: number | null, archived_at: number | null, removed: string | null, external_url: string | null, seen_at: number, created_at: number, updated_at: number, address_state: string, gates: Array<{ gate: string, open: boolean, code: string | null }>, hold: { reason: string, until: number | null, by: { _id: string, name: string } | null } | null, assignee: { _id: string, name: string } | null, notes: { buyer: string | null, internal: string, gift: string | null }, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, address: { first_name: string, last_name: string, company: string | null, email: string | null, phone: string | null, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string } | null, items: Array<{ _id: string, name: string, sku: string, quantity: number, cancelled: number, completed: number, price: number, image: string | null, item_info_id: string | null, variant_sku: string | null }> } };

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

export type ProductPresetQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  provider?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type ProductPresetQuery = { productPreset: Array<{ _id: string, id: string, name: string, raw_name: string, image: string | null, description: string, provider: string, type: string, weight: number, tags: Array<string>, favorite: boolean, mockup_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, print_areas: Array<{ position: string, label: string, width: number, height: number }> }> };

export type ProductPresetCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountQuery = { productPresetCount: { all: number, apparel: number, alloverprint: number, giftaccessories: number, homedecorations: number, facemask: number, canvasposter: number, jewelry: number } };

export type ProductPresetCountProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountProviderQuery = { productPresetCountProvider: { all: number, customcat: number, lionnix: number, merchize: number, geargag: number, scalable: number, private: number, printify: number, dreamship: number, gearment: number, onos: number } };

export type CUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CUserQuery = { cUser: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type UserPermissionsQueryVariables = Exact<{ [key: string]: never; }>;


export type UserPermissionsQuery = { userPermissions: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }> };

export type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  password?: string | null | undefined;
  new_password?: string | null | undefined;
  h?: string | null | undefined;
  customizer?: CustomizerInput | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, unread_notifications: number | null, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null, setting: { trend: string | null } } }>, customizer: { theme: string | null, layout: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null, unit: string | null }, login_as: { by_id: string, by_email: string, expires_at: number } | null, bookmarks: Array<{ id: string, target: string, title: string, link: string, icon: string, starred: boolean }> | null } };

export type LoginAsMutationVariables = Exact<{
  _id: string;
}>;


export type LoginAsMutation = { loginAs: { token: string, expires_at: number } };

export type EndLoginAsMutationVariables = Exact<{ [key: string]: never; }>;


export type EndLoginAsMutation = { endLoginAs: boolean };

export type StoresQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  platform?: string | null | undefined;
  sort?: string | null | undefined;
}>;


export type StoresQuery = { stores: Array<{ _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null }> };

export type StoreCountQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreCountQueryQuery = { storeCountQuery: { all: number, valid: number, lostconnection: number, invalid: number } };

export type MakeStoreMutationVariables = Exact<{
  _id?: string | null | undefined;
  updated_at?: number | null | undefined;
  params: StoreInput;
}>;


export type MakeStoreMutation = { makeStore: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type TrashStoreMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashStoreMutation = { trashStore: Array<string> };

export type AuthorizeStoreMutationVariables = Exact<{
  _id: string;
}>;


export type AuthorizeStoreMutation = { authorizeStore: { _id: string, address: string } };

export type StoreAuthorizedMutationVariables = Exact<{
  answer: string;
}>;


export type StoreAuthorizedMutation = { storeAuthorized: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, brand_name: string | null, private_note: string | null, default_quantity: number, sto_auto: boolean, sto_auto_messenger: boolean, sto_auto_order: boolean, sto_auto_fulfilment: boolean, sto_auto_fulfilment_delay: number, sto_tracking_delay: number, sto_ebay_payment: string | null, sto_mailer: string | null, sto_mailer_secret: string | null, sto_amazon_type: string | null, paypal_email: string | null, paypal_emails: Array<string>, dispatch_time_max: number, shipping_time_max: number, location: string | null, location_detail: string | null, shipping_profile_id: string | null, shipping_service: string | null, shipping_cost: number | null, shipping_additional_cost: number | null, return_accept: boolean, global_shipping: boolean, international_shipping_service: string | null, international_shipping_cost: number | null, international_shipping_additional_cost: number | null, schedule: number, schedule_days: Array<number>, schedule_fetch: number, ignore_publish: boolean, ignore_watermark: boolean, dead_state: boolean, product_header: string | null, product_footer: string | null, product_style: string | null, ebay_template_id: string | null, banner_image_id: string | null, full_address: string | null, issuu_id: string | null, issuu_secret: string | null, issuu_token: string | null, issuu_description: string | null, issuu_auto: boolean, issuu_limit: number, max_per_day: number, max_per_week: number, max_per_month: number, limit: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, last_fetch_at: number | null, warning_level: number, total_order: number, country: string | null, website: string, created_at: number, updated_at: number, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null, etsy_shipping: { shipping_profile_id: string | null, origin_country_id: string | null, dispatch_time_min: number, dispatch_time_max: number, default_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null, standard_shipping: { country_id: string | null, cost: number | null, additional_cost: number | null } | null } | null, user_owners: Array<{ id: string, email: string }>, invoice_id: { date: string | null, id: string | null } | null, address: { first_name: string | null, last_name: string | null, company: string | null, address_1: string | null, address_2: string | null, city: string | null, state: string | null, postcode: string | null, country: string | null, email: string | null, phone: string | null, owner: string | null, need_check_address: boolean } | null, transaction_summary: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, woocommerce: { website: string, key: string, secret: string } | null, shopify: { website: string, apiKey: string, apiSecretKey: string, shopName: string, accessToken: string } | null, bigcommerce: { storeHash: string, clientId: string, accessToken: string } | null, etsy: { keystring: string, shared_secret: string, who_made: string, is_supply: string, product_state: string, when_made: string, shop_id: string, access_token: string, refresh_token: string } | null, ebay: { expires_in: string, access_token: string, refresh_token: string } | null, tiktok: { token: string, shop: string, shop_list: string } | null, wish: { token: string } | null, amazon: { marketplace: string, region: string } | null } };

export type TestStoreMutationVariables = Exact<{
  _id?: string | null | undefined;
  params: StoreInput;
}>;


export type TestStoreMutation = { testStore: { _id: string, host: string, sto_status: string, sto_reason: { refusal: string, values: Readonly<Record<string, string | number>> } | null } };

export type StoreTransactionSummaryLiveQueryVariables = Exact<{
  _id: string;
}>;


export type StoreTransactionSummaryLiveQuery = { storeTransactionSummaryLive: { funds_on_hold: { value: number, currency: string } | null, funds_available_for_payout: { value: number, currency: string } | null, funds_processing: { value: number, currency: string } | null } | null, stores: Array<{ _id: string }> };

export type StoreWarehouseLiveQueryVariables = Exact<{
  _id: string;
}>;


export type StoreWarehouseLiveQuery = { storeWarehouseLive: Array<{ id: string, name: string, address: string | null, effect_status: string | null, is_default: boolean, type: string | null, sub_type: string | null }> | null, stores: Array<{ _id: string }> };

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


export type TrackingsQuery = { trackings: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type TrackingsCountQuery = { trackingsCount: Array<{ status: string, count: number }> };

export type TrackingAddMutationVariables = Exact<{
  order_id: string;
  fo_id?: string | null | undefined;
  tracking_number: string;
  courier_code?: string | null | undefined;
  pieces?: Array<OrderPiecesInput> | OrderPiecesInput | null | undefined;
}>;


export type TrackingAddMutation = { trackingAdd: { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } } };

export type TrackingUpdateMutationVariables = Exact<{
  _id: string;
  updated_at?: number | null | undefined;
  tracking_number: string;
  courier_code?: string | null | undefined;
}>;


export type TrackingUpdateMutation = { trackingUpdate: { _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } } };

export type TrackingCourierMutationVariables = Exact<{
  ids: Array<string> | string;
  courier_code: string;
}>;


export type TrackingCourierMutation = { trackingCourier: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingCheckMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type TrackingCheckMutation = { trackingCheck: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

export type TrackingPushMutationVariables = Exact<{
  ids: Array<string> | string;
  to: string;
}>;


export type TrackingPushMutation = { trackingPush: Array<{ _id: string, order_id: string, order_number: string, fulfilment_name: string | null, tracking_number: string, courier_code: string, courier_name: string, tracking_url: string | null, status: string, substatus: string | null, shipped_at: number | null, last_event_at: number | null, delivered_at: number | null, silent: boolean, as_of: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, pieces: Array<{ line_id: string, quantity: number }>, goods: Array<{ name: string, quantity: number }>, events: Array<{ at: number, status: string, substatus: string | null, text: string, place: string | null }>, store_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }, paypal_push: { state: string, at: number | null, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null } }> };

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

export type UsersByNameQueryVariables = Exact<{
  name: string;
}>;


export type UsersByNameQuery = { usersByName: Array<{ _id: string, identity_label: string | null, name: string, email: string }> };

export type UsersCountQueryVariables = Exact<{ [key: string]: never; }>;


export type UsersCountQuery = { usersCount: { all: number, opened: number, pending: number, blocked: number, groups: number } };

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


export type WorkQueueQuery = { workQueue: Array<{ _id: string, order_id: string, number: string, stage: string, to: string, gift: string | null, act_by: number | null, risk: number, hand_over_id: string | null, tracking_numbers: Array<string>, goods: Array<{ line_id: string, name: string, options: Array<string>, sku: string, quantity: number, left: number, image: string | null, files: Array<{ area: string, url: string }> }>, msg: { code: string, msg: string, refusal: string | null, values: Readonly<Record<string, string | number>> | null } | null }> };

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

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}
export const EditorDraftFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment EditorDraftFields on EditorDraft{_id revision product_id product_name product_image mockup_id name created_at updated_at}`, {"fragmentName":"EditorDraftFields"}) as unknown as TypedDocumentString<EditorDraftFieldsFragment, unknown>;
export const TransactionSummaryFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`, {"fragmentName":"TransactionSummaryFields"}) as unknown as TypedDocumentString<TransactionSummaryFieldsFragment, unknown>;
export const StoreFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment StoreFields on Store{_id platform_id platform_name sto_name sto_user sto_status sto_reason{refusal values}sto_type brand_name private_note default_quantity sto_auto sto_auto_messenger sto_auto_order sto_auto_fulfilment sto_auto_fulfilment_delay sto_tracking_delay sto_ebay_payment sto_mailer sto_mailer_secret sto_amazon_type paypal_email paypal_emails dispatch_time_max shipping_time_max location location_detail shipping_profile_id shipping_service shipping_cost shipping_additional_cost return_accept global_shipping international_shipping_service international_shipping_cost international_shipping_additional_cost etsy_shipping{shipping_profile_id origin_country_id dispatch_time_min dispatch_time_max default_shipping{country_id cost additional_cost}standard_shipping{country_id cost additional_cost}}schedule schedule_days schedule_fetch ignore_publish ignore_watermark dead_state product_header product_footer product_style ebay_template_id banner_image_id user_owners{id email}full_address invoice_id{date id}address{first_name last_name company address_1 address_2 city state postcode country email phone owner need_check_address}issuu_id issuu_secret issuu_token issuu_description issuu_auto issuu_limit transaction_summary{...TransactionSummaryFields}max_per_day max_per_week max_per_month limit item_per_day item_per_week item_per_month last_total_product last_push_item_at last_fetch_at warning_level total_order country website woocommerce{website key secret}shopify{website apiKey apiSecretKey shopName accessToken}bigcommerce{storeHash clientId accessToken}etsy{keystring shared_secret who_made is_supply product_state when_made shop_id access_token refresh_token}ebay{expires_in access_token refresh_token}tiktok{token shop shop_list}wish{token}amazon{marketplace region}created_at updated_at}fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`, {"fragmentName":"StoreFields"}) as unknown as TypedDocumentString<StoreFieldsFragment, unknown>;
export const PretyAttributeFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}`, {"fragmentName":"PretyAttributeFields"}) as unknown as TypedDocumentString<PretyAttributeFieldsFragment, unknown>;
export const ProductPresetFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ProductPresetFields on ProductPreset{_id id name raw_name image description provider type prety_attributes{...PretyAttributeFields}attribute_specifics{sku sale_price base_price fix_profit fixed_profit name_value{name type value}}print_areas{position label width height}weight tags favorite mockup_count created_at updated_at}fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}`, {"fragmentName":"ProductPresetFields"}) as unknown as TypedDocumentString<ProductPresetFieldsFragment, unknown>;
export const SideImageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}`, {"fragmentName":"SideImageFields"}) as unknown as TypedDocumentString<SideImageFieldsFragment, unknown>;
export const SettingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment SettingFields on Setting{name value file_id file_url}`, {"fragmentName":"SettingFields"}) as unknown as TypedDocumentString<SettingFieldsFragment, unknown>;
export const MockupSideFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}`, {"fragmentName":"MockupSideFields"}) as unknown as TypedDocumentString<MockupSideFieldsFragment, unknown>;
export const MockupFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MockupFields on Mockup{_id id name mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}`, {"fragmentName":"MockupFields"}) as unknown as TypedDocumentString<MockupFieldsFragment, unknown>;
export const MockupPresetFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MockupPresetFields on MockupPreset{_id id name type mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}`, {"fragmentName":"MockupPresetFields"}) as unknown as TypedDocumentString<MockupPresetFieldsFragment, unknown>;
export const FileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`, {"fragmentName":"FileFields"}) as unknown as TypedDocumentString<FileFieldsFragment, unknown>;
export const FontFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment FontFields on Font{_id provider name family slug variants files{variant url style weight}}`, {"fragmentName":"FontFields"}) as unknown as TypedDocumentString<FontFieldsFragment, unknown>;
export const MockupDesignFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}`, {"fragmentName":"MockupDesignFields"}) as unknown as TypedDocumentString<MockupDesignFieldsFragment, unknown>;
export const ItemStoreFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}`, {"fragmentName":"ItemStoreFields"}) as unknown as TypedDocumentString<ItemStoreFieldsFragment, unknown>;
export const ItemInfoFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ItemInfoFields on ItemInfo{_id identity name description type status product_id mockup_id sku tags collections price price_addition fix_profit fixed_profit created_at updated_at images{_id src}prety_attributes{...PretyAttributeFields}attribute_specifics_modify{selected sku barcode sale_price base_price fix_profit fixed_profit name_value{name type value}image{_id url type sizes{name url width height}}}items{_id platform platform_id external_url sku imported_at store_id store{...ItemStoreFields}}store_queue{store_id queue_at queue_status queue_messenger queue_reason{refusal values}store{...ItemStoreFields}}job_list{_id group_id store_id status updated_at msg{code msg refusal values}}product_name}fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}`, {"fragmentName":"ItemInfoFields"}) as unknown as TypedDocumentString<ItemInfoFieldsFragment, unknown>;
export const JobGroupFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}`, {"fragmentName":"JobGroupFields"}) as unknown as TypedDocumentString<JobGroupFieldsFragment, unknown>;
export const JobFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment JobFields on Job{_id group_id status pending attempts created_at updated_at data{item_info_id name image external_url}msg{code msg refusal values}}`, {"fragmentName":"JobFields"}) as unknown as TypedDocumentString<JobFieldsFragment, unknown>;
export const NotificationFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment NotificationFields on Notification{_id type status code subject content created_at referent}`, {"fragmentName":"NotificationFields"}) as unknown as TypedDocumentString<NotificationFieldsFragment, unknown>;
export const PermissionFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PermissionFields on Permission{module title access{view add update delete}}`, {"fragmentName":"PermissionFields"}) as unknown as TypedDocumentString<PermissionFieldsFragment, unknown>;
export const BookmarkFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment BookmarkFields on Bookmark{id target title link icon starred}`, {"fragmentName":"BookmarkFields"}) as unknown as TypedDocumentString<BookmarkFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}fragment PermissionFields on Permission{module title access{view add update delete}}fragment BookmarkFields on Bookmark{id target title link icon starred}`, {"fragmentName":"UserFields"}) as unknown as TypedDocumentString<UserFieldsFragment, unknown>;
export const MemberFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment MemberFields on User{_id identity identity_label email name role groups status last_login created_at updated_at vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label group{_id name}}`, {"fragmentName":"MemberFields"}) as unknown as TypedDocumentString<MemberFieldsFragment, unknown>;
export const UserGroupFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment UserGroupFields on UserGroup{_id name status role parent_id is_default user_count manageable created_at updated_at permission{...PermissionFields}}fragment PermissionFields on Permission{module title access{view add update delete}}`, {"fragmentName":"UserGroupFields"}) as unknown as TypedDocumentString<UserGroupFieldsFragment, unknown>;
export const OrderBuyerFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`, {"fragmentName":"OrderBuyerFields"}) as unknown as TypedDocumentString<OrderBuyerFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const JobMessageFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment JobMessageFields on JobMessage{code msg refusal values}`, {"fragmentName":"JobMessageFields"}) as unknown as TypedDocumentString<JobMessageFieldsFragment, unknown>;
export const FulfilmentOrderFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment FulfilmentOrderFields on FulfilmentOrder{_id fulfilment_id fulfilment_name type kind reprint_of status reference external_id submit_at submitted_at expect_at shipped_at cost can_cancel pieces{line_id quantity}msg{...JobMessageFields}created_at updated_at}fragment JobMessageFields on JobMessage{code msg refusal values}`, {"fragmentName":"FulfilmentOrderFields"}) as unknown as TypedDocumentString<FulfilmentOrderFieldsFragment, unknown>;
export const TrackingFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobMessageFields on JobMessage{code msg refusal values}`, {"fragmentName":"TrackingFields"}) as unknown as TypedDocumentString<TrackingFieldsFragment, unknown>;
export const OrderDeskFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment OrderDeskFields on OrderDesk{_id lines{_id unplaced product fulfilment_id provider_sku chosen_fulfilment_id mockup_id areas print_files{area url thumb dpi}}fulfilment_orders{...FulfilmentOrderFields}trackings{...TrackingFields}payments{transaction_id method paypal amount}events{_id at code params by{_id name}}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment FulfilmentOrderFields on FulfilmentOrder{_id fulfilment_id fulfilment_name type kind reprint_of status reference external_id submit_at submitted_at expect_at shipped_at cost can_cancel pieces{line_id quantity}msg{...JobMessageFields}created_at updated_at}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`, {"fragmentName":"OrderDeskFields"}) as unknown as TypedDocumentString<OrderDeskFieldsFragment, unknown>;
export const FulfilmentFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment FulfilmentFields on Fulfilment{_id name type provider_name orders can status auto default total_paid website created_at updated_at reason{refusal values}balance{value currency at}customcat{api_key}merchize{url access_token}geargag{token}scalable{api_key}private{sender}printify{token store url}dreamship{token}gearment{key signature}shineon{token}onos{account}printway{access_token refresh_token}geekpod{account}lenful{account}}`, {"fragmentName":"FulfilmentFields"}) as unknown as TypedDocumentString<FulfilmentFieldsFragment, unknown>;
export const ListViewFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ListViewFields on ListView{_id list name shared query columns{id hidden width}may_change created_by created_at updated_at}`, {"fragmentName":"ListViewFields"}) as unknown as TypedDocumentString<ListViewFieldsFragment, unknown>;
export const ListLayoutFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment ListLayoutFields on ListLayout{_id columns{id hidden width}}`, {"fragmentName":"ListLayoutFields"}) as unknown as TypedDocumentString<ListLayoutFieldsFragment, unknown>;
export const PrintFileFieldsFragmentDoc = /*#__PURE__*/ new TypedDocumentString(`fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}`, {"fragmentName":"PrintFileFields"}) as unknown as TypedDocumentString<PrintFileFieldsFragment, unknown>;
export const BookmarksSaveDocument = /*#__PURE__*/ new TypedDocumentString(`mutation BookmarksSave($bookmarks:[BookmarkInput!]!$base:[String!]){bookmarksSave(bookmarks:$bookmarks base:$base){...UserFields}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}fragment BookmarkFields on Bookmark{id target title link icon starred}`) as unknown as TypedDocumentString<BookmarksSaveMutation, BookmarksSaveMutationVariables>;
export const ClipartsDocument = /*#__PURE__*/ new TypedDocumentString(`query Cliparts($category:String$tab:String$search:String){cliparts(category:$category tab:$tab search:$search){_id id name tabs category tags url width height tintable}}`) as unknown as TypedDocumentString<ClipartsQuery, ClipartsQueryVariables>;
export const ClipartCategoriesDocument = /*#__PURE__*/ new TypedDocumentString(`query ClipartCategories{clipartCategories{id tab count}}`) as unknown as TypedDocumentString<ClipartCategoriesQuery, ClipartCategoriesQueryVariables>;
export const EditorDraftsDocument = /*#__PURE__*/ new TypedDocumentString(`query EditorDrafts($product_id:ID$mockup_id:ID){editorDrafts(product_id:$product_id mockup_id:$mockup_id){...EditorDraftFields}}fragment EditorDraftFields on EditorDraft{_id revision product_id product_name product_image mockup_id name created_at updated_at}`) as unknown as TypedDocumentString<EditorDraftsQuery, EditorDraftsQueryVariables>;
export const EditorDraftDocument = /*#__PURE__*/ new TypedDocumentString(`query EditorDraft($_id:ID!){editorDraft(_id:$_id){_id revision product_id preset_id mockup_id mockup_version item_info_id item_info_version sent_step sent_key updated_at form{name description tags fix_profit fixed_profit offered{type values}excluded prices{variant price}}sides{...MockupSideFields}}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}`) as unknown as TypedDocumentString<EditorDraftQuery, EditorDraftQueryVariables>;
export const MakeEditorDraftDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeEditorDraft($_id:ID!$revision:Int!$params:EditorDraftInput!){makeEditorDraft(_id:$_id revision:$revision params:$params){...EditorDraftFields}}fragment EditorDraftFields on EditorDraft{_id revision product_id product_name product_image mockup_id name created_at updated_at}`) as unknown as TypedDocumentString<MakeEditorDraftMutation, MakeEditorDraftMutationVariables>;
export const TrashEditorDraftDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashEditorDraft($_id:ID!$revision:Int){trashEditorDraft(_id:$_id revision:$revision)}`) as unknown as TypedDocumentString<TrashEditorDraftMutation, TrashEditorDraftMutationVariables>;
export const FilesDocument = /*#__PURE__*/ new TypedDocumentString(`query Files($_id:ID$search:String$tags:[String!]$mask:String$provider:String$status:String$used:Boolean$sort:String){files(_id:$_id search:$search tags:$tags mask:$mask provider:$provider status:$status used:$used sort:$sort){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<FilesQuery, FilesQueryVariables>;
export const FileTagsDocument = /*#__PURE__*/ new TypedDocumentString(`query FileTags($mask:String){fileTags(mask:$mask){tag count}}`) as unknown as TypedDocumentString<FileTagsQuery, FileTagsQueryVariables>;
export const FileCounterDocument = /*#__PURE__*/ new TypedDocumentString(`query FileCounter($mask:String){fileCounter(mask:$mask){published draft trashed}}`) as unknown as TypedDocumentString<FileCounterQuery, FileCounterQueryVariables>;
export const FileUsesDocument = /*#__PURE__*/ new TypedDocumentString(`query FileUses($_id:ID!){fileUses(_id:$_id){kind _id name product_id}}`) as unknown as TypedDocumentString<FileUsesQuery, FileUsesQueryVariables>;
export const SignedUploadDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SignedUpload($type:String!$filename:String!$mimetype:String!$size:Int!$sha256:String$_id:ID){signedUpload(type:$type filename:$filename mimetype:$mimetype size:$size sha256:$sha256 _id:$_id){_id url}}`) as unknown as TypedDocumentString<SignedUploadMutation, SignedUploadMutationVariables>;
export const UpdatePreSignedFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdatePreSignedFile($_id:ID!){updatePreSignedFile(_id:$_id){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<UpdatePreSignedFileMutation, UpdatePreSignedFileMutationVariables>;
export const ReplaceFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ReplaceFile($_id:ID!$upload_id:ID!){replaceFile(_id:$_id upload_id:$upload_id){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<ReplaceFileMutation, ReplaceFileMutationVariables>;
export const RemoveFilesDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveFiles($ids:[ID!]!){removeFiles(ids:$ids)}`) as unknown as TypedDocumentString<RemoveFilesMutation, RemoveFilesMutationVariables>;
export const RemoveFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveFile($_id:ID!$anyway:Boolean){removeFile(_id:$_id anyway:$anyway)}`) as unknown as TypedDocumentString<RemoveFileMutation, RemoveFileMutationVariables>;
export const SaveFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SaveFile($_id:ID!$updated_at:Int$tags:[String!]$filename:String$sku:String$status:String$mask:String){saveFile(_id:$_id updated_at:$updated_at tags:$tags filename:$filename sku:$sku status:$status mask:$mask){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<SaveFileMutation, SaveFileMutationVariables>;
export const TrashFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashFile($delete_ids:[ID!]!){trashFile(delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<TrashFileMutation, TrashFileMutationVariables>;
export const MoveFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MoveFile($ids:[ID!]!$status:String!){moveFile(ids:$ids status:$status){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<MoveFileMutation, MoveFileMutationVariables>;
export const TagFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TagFile($ids:[ID!]!$add:[String!]$remove:[String!]){tagFile(ids:$ids add:$add remove:$remove){...FileFields}}fragment FileFields on File{_id url path mask filename sku mimetype size width height tags status used created_by created_at updated_at image_sizes{name url width height}}`) as unknown as TypedDocumentString<TagFileMutation, TagFileMutationVariables>;
export const FontsDocument = /*#__PURE__*/ new TypedDocumentString(`query Fonts($name:String$provider:String$ids:[ID!]){fonts(name:$name provider:$provider ids:$ids){...FontFields}}fragment FontFields on Font{_id provider name family slug variants files{variant url style weight}}`) as unknown as TypedDocumentString<FontsQuery, FontsQueryVariables>;
export const SignedUploadFontDocument = /*#__PURE__*/ new TypedDocumentString(`mutation SignedUploadFont($filename:String!$mimetype:String!$size:Int!$sha256:String$_id:ID){signedUploadFont(filename:$filename mimetype:$mimetype size:$size sha256:$sha256 _id:$_id){_id url}}`) as unknown as TypedDocumentString<SignedUploadFontMutation, SignedUploadFontMutationVariables>;
export const FontUpdatePreSignedFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation FontUpdatePreSignedFile($_id:ID!){fontUpdatePreSignedFile(_id:$_id){...FontFields}}fragment FontFields on Font{_id provider name family slug variants files{variant url style weight}}`) as unknown as TypedDocumentString<FontUpdatePreSignedFileMutation, FontUpdatePreSignedFileMutationVariables>;
export const RemoveFontDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveFont($_id:ID!){removeFont(_id:$_id)}`) as unknown as TypedDocumentString<RemoveFontMutation, RemoveFontMutationVariables>;
export const FulfilmentsDocument = /*#__PURE__*/ new TypedDocumentString(`query Fulfilments($_id:ID$search:String$status:String$type:String$sort:String){fulfilments(_id:$_id search:$search status:$status type:$type sort:$sort){...FulfilmentFields}}fragment FulfilmentFields on Fulfilment{_id name type provider_name orders can status auto default total_paid website created_at updated_at reason{refusal values}balance{value currency at}customcat{api_key}merchize{url access_token}geargag{token}scalable{api_key}private{sender}printify{token store url}dreamship{token}gearment{key signature}shineon{token}onos{account}printway{access_token refresh_token}geekpod{account}lenful{account}}`) as unknown as TypedDocumentString<FulfilmentsQuery, FulfilmentsQueryVariables>;
export const FulfilmentsCountDocument = /*#__PURE__*/ new TypedDocumentString(`query FulfilmentsCount{fulfilmentsCount{all valid lostconnection invalid}}`) as unknown as TypedDocumentString<FulfilmentsCountQuery, FulfilmentsCountQueryVariables>;
export const MakeFulfilmentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeFulfilment($_id:ID$updated_at:Int$params:FulfilmentInput!){makeFulfilment(_id:$_id updated_at:$updated_at params:$params){...FulfilmentFields}}fragment FulfilmentFields on Fulfilment{_id name type provider_name orders can status auto default total_paid website created_at updated_at reason{refusal values}balance{value currency at}customcat{api_key}merchize{url access_token}geargag{token}scalable{api_key}private{sender}printify{token store url}dreamship{token}gearment{key signature}shineon{token}onos{account}printway{access_token refresh_token}geekpod{account}lenful{account}}`) as unknown as TypedDocumentString<MakeFulfilmentMutation, MakeFulfilmentMutationVariables>;
export const TrashFulfilmentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashFulfilment($delete_ids:[ID!]!){trashFulfilment(delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<TrashFulfilmentMutation, TrashFulfilmentMutationVariables>;
export const TestFulfilmentDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TestFulfilment($_id:ID$params:FulfilmentInput){testFulfilment(_id:$_id params:$params){tried took}}`) as unknown as TypedDocumentString<TestFulfilmentMutation, TestFulfilmentMutationVariables>;
export const GetDefaultPermissionsDocument = /*#__PURE__*/ new TypedDocumentString(`query GetDefaultPermissions{getDefaultPermissions{...PermissionFields}}fragment PermissionFields on Permission{module title access{view add update delete}}`) as unknown as TypedDocumentString<GetDefaultPermissionsQuery, GetDefaultPermissionsQueryVariables>;
export const UsergroupsDocument = /*#__PURE__*/ new TypedDocumentString(`query Usergroups($name:String$status:String$get_all:Boolean){usergroups(name:$name status:$status get_all:$get_all){...UserGroupFields}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment UserGroupFields on UserGroup{_id name status role parent_id is_default user_count manageable created_at updated_at permission{...PermissionFields}}`) as unknown as TypedDocumentString<UsergroupsQuery, UsergroupsQueryVariables>;
export const MakeUserGroupDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeUserGroup($id:ID$updated_at:Int$params:UserGroupInput!){makeUserGroup(id:$id updated_at:$updated_at params:$params){...UserGroupFields}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment UserGroupFields on UserGroup{_id name status role parent_id is_default user_count manageable created_at updated_at permission{...PermissionFields}}`) as unknown as TypedDocumentString<MakeUserGroupMutation, MakeUserGroupMutationVariables>;
export const TrashUserGroupDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashUserGroup($delete_ids:[ID!]!){trashUserGroup(delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<TrashUserGroupMutation, TrashUserGroupMutationVariables>;
export const ItemsInfoDocument = /*#__PURE__*/ new TypedDocumentString(`query ItemsInfo($_id:ID$identity:String$name:String$in_store:Boolean$store:ID$search:String$collection:String$sort:String){itemsInfo(_id:$_id identity:$identity name:$name in_store:$in_store store:$store search:$search collection:$collection sort:$sort){...ItemInfoFields}}fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment ItemInfoFields on ItemInfo{_id identity name description type status product_id mockup_id sku tags collections price price_addition fix_profit fixed_profit created_at updated_at images{_id src}prety_attributes{...PretyAttributeFields}attribute_specifics_modify{selected sku barcode sale_price base_price fix_profit fixed_profit name_value{name type value}image{_id url type sizes{name url width height}}}items{_id platform platform_id external_url sku imported_at store_id store{...ItemStoreFields}}store_queue{store_id queue_at queue_status queue_messenger queue_reason{refusal values}store{...ItemStoreFields}}job_list{_id group_id store_id status updated_at msg{code msg refusal values}}product_name}`) as unknown as TypedDocumentString<ItemsInfoQuery, ItemsInfoQueryVariables>;
export const MakeItemInfoDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeItemInfo($_id:ID$updated_at:Int$params:ItemInfoInput!){makeItemInfo(_id:$_id updated_at:$updated_at params:$params){...ItemInfoFields}}fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment ItemInfoFields on ItemInfo{_id identity name description type status product_id mockup_id sku tags collections price price_addition fix_profit fixed_profit created_at updated_at images{_id src}prety_attributes{...PretyAttributeFields}attribute_specifics_modify{selected sku barcode sale_price base_price fix_profit fixed_profit name_value{name type value}image{_id url type sizes{name url width height}}}items{_id platform platform_id external_url sku imported_at store_id store{...ItemStoreFields}}store_queue{store_id queue_at queue_status queue_messenger queue_reason{refusal values}store{...ItemStoreFields}}job_list{_id group_id store_id status updated_at msg{code msg refusal values}}product_name}`) as unknown as TypedDocumentString<MakeItemInfoMutation, MakeItemInfoMutationVariables>;
export const QueueItemDocument = /*#__PURE__*/ new TypedDocumentString(`mutation QueueItem($ids:[ID!]!$store_id:ID!$platform:String){queueItem(ids:$ids store_id:$store_id platform:$platform)}`) as unknown as TypedDocumentString<QueueItemMutation, QueueItemMutationVariables>;
export const RemoveItemInfoDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveItemInfo($ids:[ID!]!){removeItemInfo(ids:$ids)}`) as unknown as TypedDocumentString<RemoveItemInfoMutation, RemoveItemInfoMutationVariables>;
export const JobItemDocument = /*#__PURE__*/ new TypedDocumentString(`mutation JobItem($ids:[ID!]!$store_ids:[ID!]!$job_type:String$update_title_description:Boolean$update_category_specifics:Boolean$update_image:Boolean$update_sizechart:Boolean$update_logistic:Boolean){jobItem(ids:$ids store_ids:$store_ids job_type:$job_type update_title_description:$update_title_description update_category_specifics:$update_category_specifics update_image:$update_image update_sizechart:$update_sizechart update_logistic:$update_logistic){...JobGroupFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}`) as unknown as TypedDocumentString<JobItemMutation, JobItemMutationVariables>;
export const JobGroupsDocument = /*#__PURE__*/ new TypedDocumentString(`query JobGroups($_id:ID$job_type:String$store:ID$sort:String){jobGroups(_id:$_id job_type:$job_type store:$store sort:$sort){...JobGroupFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}`) as unknown as TypedDocumentString<JobGroupsQuery, JobGroupsQueryVariables>;
export const JobslistDocument = /*#__PURE__*/ new TypedDocumentString(`query Jobslist($group_id:ID!$status:String$_id:ID){jobslist(group_id:$group_id status:$status _id:$_id){...JobFields}}fragment JobFields on Job{_id group_id status pending attempts created_at updated_at data{item_info_id name image external_url}msg{code msg refusal values}}`) as unknown as TypedDocumentString<JobslistQuery, JobslistQueryVariables>;
export const JobsStartDocument = /*#__PURE__*/ new TypedDocumentString(`mutation JobsStart($ids:[ID!]!){jobsStart(ids:$ids){...JobGroupFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}`) as unknown as TypedDocumentString<JobsStartMutation, JobsStartMutationVariables>;
export const JobsStopDocument = /*#__PURE__*/ new TypedDocumentString(`mutation JobsStop($ids:[ID!]!){jobsStop(ids:$ids){...JobGroupFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}`) as unknown as TypedDocumentString<JobsStopMutation, JobsStopMutationVariables>;
export const JobsRemoveDocument = /*#__PURE__*/ new TypedDocumentString(`mutation JobsRemove($ids:[ID!]!){jobsRemove(ids:$ids)}`) as unknown as TypedDocumentString<JobsRemoveMutation, JobsRemoveMutationVariables>;
export const ListViewsDocument = /*#__PURE__*/ new TypedDocumentString(`query ListViews($list:String!){listViews(list:$list){...ListViewFields}}fragment ListViewFields on ListView{_id list name shared query columns{id hidden width}may_change created_by created_at updated_at}`) as unknown as TypedDocumentString<ListViewsQuery, ListViewsQueryVariables>;
export const ListLayoutDocument = /*#__PURE__*/ new TypedDocumentString(`query ListLayout($list:String!){listLayout(list:$list){...ListLayoutFields}}fragment ListLayoutFields on ListLayout{_id columns{id hidden width}}`) as unknown as TypedDocumentString<ListLayoutQuery, ListLayoutQueryVariables>;
export const BulkCheckDocument = /*#__PURE__*/ new TypedDocumentString(`query BulkCheck($action:String!$ids:[ID!]!$store_ids:[ID!]$status:String$params:OrderUpdateInput$fulfilment_id:ID){bulkCheck(action:$action ids:$ids store_ids:$store_ids status:$status params:$params fulfilment_id:$fulfilment_id){_id label ok code count message loss}}`) as unknown as TypedDocumentString<BulkCheckQuery, BulkCheckQueryVariables>;
export const MakeListViewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeListView($_id:ID$updated_at:Int$params:ListViewInput!){makeListView(_id:$_id updated_at:$updated_at params:$params){...ListViewFields}}fragment ListViewFields on ListView{_id list name shared query columns{id hidden width}may_change created_by created_at updated_at}`) as unknown as TypedDocumentString<MakeListViewMutation, MakeListViewMutationVariables>;
export const TrashListViewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashListView($_id:ID!){trashListView(_id:$_id)}`) as unknown as TypedDocumentString<TrashListViewMutation, TrashListViewMutationVariables>;
export const MakeListLayoutDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeListLayout($list:String!$columns:[ListColumnInput!]!){makeListLayout(list:$list columns:$columns){...ListLayoutFields}}fragment ListLayoutFields on ListLayout{_id columns{id hidden width}}`) as unknown as TypedDocumentString<MakeListLayoutMutation, MakeListLayoutMutationVariables>;
export const MockupDesignsDocument = /*#__PURE__*/ new TypedDocumentString(`query MockupDesigns($_id:ID$status:String$search:String$tags:[String!]$sort:String){mockupDesigns(_id:$_id status:$status search:$search tags:$tags sort:$sort){...MockupDesignFields}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}`) as unknown as TypedDocumentString<MockupDesignsQuery, MockupDesignsQueryVariables>;
export const MockupDesignTagsDocument = /*#__PURE__*/ new TypedDocumentString(`query MockupDesignTags{mockupDesignTags{tag count}}`) as unknown as TypedDocumentString<MockupDesignTagsQuery, MockupDesignTagsQueryVariables>;
export const MockupCounterDocument = /*#__PURE__*/ new TypedDocumentString(`query MockupCounter{mockupCounter{published draft trashed}}`) as unknown as TypedDocumentString<MockupCounterQuery, MockupCounterQueryVariables>;
export const CreateMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation CreateMockupDesign($params:MockupDesignInput!){createMockupDesign(params:$params){...MockupDesignFields}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}`) as unknown as TypedDocumentString<CreateMockupDesignMutation, CreateMockupDesignMutationVariables>;
export const UpdateMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateMockupDesign($_id:ID!$updated_at:Int$params:MockupDesignInput!){updateMockupDesign(_id:$_id updated_at:$updated_at params:$params){...MockupDesignFields}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}`) as unknown as TypedDocumentString<UpdateMockupDesignMutation, UpdateMockupDesignMutationVariables>;
export const TrashMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashMockupDesign($delete_ids:[ID!]!){trashMockupDesign(delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<TrashMockupDesignMutation, TrashMockupDesignMutationVariables>;
export const RemoveMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveMockupDesign($ids:[ID!]!){removeMockupDesign(ids:$ids)}`) as unknown as TypedDocumentString<RemoveMockupDesignMutation, RemoveMockupDesignMutationVariables>;
export const MoveMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MoveMockupDesign($ids:[ID!]!$status:String!){moveMockupDesign(ids:$ids status:$status){...MockupDesignFields}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}`) as unknown as TypedDocumentString<MoveMockupDesignMutation, MoveMockupDesignMutationVariables>;
export const ApplyMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation ApplyMockupDesign($_id:ID!$product_ids:[ID!]!){applyMockupDesign(_id:$_id product_ids:$product_ids){...MockupFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment MockupFields on Mockup{_id id name mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}`) as unknown as TypedDocumentString<ApplyMockupDesignMutation, ApplyMockupDesignMutationVariables>;
export const MockupDesignPrintsDocument = /*#__PURE__*/ new TypedDocumentString(`query MockupDesignPrints($_id:ID!){mockupDesignPrints(_id:$_id){...PrintFileFields}}fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}`) as unknown as TypedDocumentString<MockupDesignPrintsQuery, MockupDesignPrintsQueryVariables>;
export const MakeMockupDesignPrintDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeMockupDesignPrint($_id:ID!$position:String!){makeMockupDesignPrint(_id:$_id position:$position){...PrintFileFields}}fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}`) as unknown as TypedDocumentString<MakeMockupDesignPrintMutation, MakeMockupDesignPrintMutationVariables>;
export const DuplicateMockupDesignDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DuplicateMockupDesign($ids:[ID!]!){duplicateMockupDesign(ids:$ids){...MockupDesignFields}}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupDesignFields on MockupDesign{_id name width height tags status created_by created_at updated_at image{...SideImageFields}images{type name print_fit rotation image{...SideImageFields}position{x y}size{width height}skew{x y}scale{x y}crop{x y width height}}prints{position image{...SideImageFields}}}`) as unknown as TypedDocumentString<DuplicateMockupDesignMutation, DuplicateMockupDesignMutationVariables>;
export const ProductMockupsDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductMockups($_id:ID$name:String$product_id:ID$preset_id:ID$item_info_id:ID){productMockups(_id:$_id name:$name product_id:$product_id preset_id:$preset_id item_info_id:$item_info_id){...MockupFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment MockupFields on Mockup{_id id name mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}`) as unknown as TypedDocumentString<ProductMockupsQuery, ProductMockupsQueryVariables>;
export const ProductMockupPresetsDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductMockupPresets($_id:ID$product_id:ID$name:String$provider:String){productMockupPresets(_id:$_id product_id:$product_id name:$name provider:$provider){...MockupPresetFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment MockupPresetFields on MockupPreset{_id id name type mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}`) as unknown as TypedDocumentString<ProductMockupPresetsQuery, ProductMockupPresetsQueryVariables>;
export const MakeProductMockupDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeProductMockup($_id:ID$updated_at:Int$src:String$item_info_id:ID$product_id:ID!$preset_id:ID$name:String!$mockup_type:String$model:String$sides:[MockupSideInput!]!){makeProductMockup(_id:$_id updated_at:$updated_at src:$src item_info_id:$item_info_id product_id:$product_id preset_id:$preset_id name:$name mockup_type:$mockup_type model:$model sides:$sides){...MockupFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment MockupFields on Mockup{_id id name mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}`) as unknown as TypedDocumentString<MakeProductMockupMutation, MakeProductMockupMutationVariables>;
export const MakeMockupPreviewDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeMockupPreview($item_info_id:ID$preset_id:ID$side:MockupSideInput!){makeMockupPreview(item_info_id:$item_info_id preset_id:$preset_id side:$side){_id url image_sizes{name url width height}}}`) as unknown as TypedDocumentString<MakeMockupPreviewMutation, MakeMockupPreviewMutationVariables>;
export const MakeProductMockupPresetDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeProductMockupPreset($_id:ID$updated_at:Int$product_id:ID!$name:String!$mockup_type:String$status:String$sides:[MockupSideInput!]!){makeProductMockupPreset(_id:$_id updated_at:$updated_at product_id:$product_id name:$name mockup_type:$mockup_type status:$status sides:$sides){...MockupPresetFields}}fragment SettingFields on Setting{name value file_id file_url}fragment SideImageFields on SideImage{_id url width height image_sizes{name url width height}}fragment MockupSideFields on MockupSide{id name image{...SideImageFields}mockup{...SideImageFields}print_area{x y width height rotation scaleX scaleY knewX knewY}document{mockup_type width height settings{...SettingFields}}layers{id name type settings{...SettingFields}options{...SettingFields}}}fragment MockupPresetFields on MockupPreset{_id id name type mockup_type model src status provider product_id preset_id item_info_id created_at updated_at sides{...MockupSideFields}}`) as unknown as TypedDocumentString<MakeProductMockupPresetMutation, MakeProductMockupPresetMutationVariables>;
export const RemoveProductMockupPresetDocument = /*#__PURE__*/ new TypedDocumentString(`mutation RemoveProductMockupPreset($_id:ID!){removeProductMockupPreset(_id:$_id){_id id}}`) as unknown as TypedDocumentString<RemoveProductMockupPresetMutation, RemoveProductMockupPresetMutationVariables>;
export const EditorVersionsDocument = /*#__PURE__*/ new TypedDocumentString(`query EditorVersions($mockup_id:ID$item_info_id:ID){productMockups(_id:$mockup_id){_id updated_at}itemsInfo(_id:$item_info_id){_id updated_at}}`) as unknown as TypedDocumentString<EditorVersionsQuery, EditorVersionsQueryVariables>;
export const NotificationsDocument = /*#__PURE__*/ new TypedDocumentString(`query Notifications{notifications{...NotificationFields}}fragment NotificationFields on Notification{_id type status code subject content created_at referent}`) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationMakeDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NotificationMake($ids:[ID!]!$status:String!){notificationMake(ids:$ids status:$status){...NotificationFields}}fragment NotificationFields on Notification{_id type status code subject content created_at referent}`) as unknown as TypedDocumentString<NotificationMakeMutation, NotificationMakeMutationVariables>;
export const NotificationReadAllDocument = /*#__PURE__*/ new TypedDocumentString(`mutation NotificationReadAll{notificationReadAll}`) as unknown as TypedDocumentString<NotificationReadAllMutation, NotificationReadAllMutationVariables>;
export const OrdersDocument = /*#__PURE__*/ new TypedDocumentString(`query Orders($_id:ID$id:ID$search:String$status:String$store:ID$provider:ID$gate:String$risk:Int$address:String$tag:String$assignee:ID$attention:Boolean$start:Int$end:Int$sort:String){orders(_id:$_id id:$id search:$search status:$status store:$store provider:$provider gate:$gate risk:$risk address:$address tag:$tag assignee:$assignee attention:$attention start:$start end:$end sort:$sort){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrdersCountDocument = /*#__PURE__*/ new TypedDocumentString(`query OrdersCount{ordersCount{status count}}`) as unknown as TypedDocumentString<OrdersCountQuery, OrdersCountQueryVariables>;
export const OrderDeskDocument = /*#__PURE__*/ new TypedDocumentString(`query OrderDesk($_id:ID!){order(_id:$_id){...OrderDeskFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderDeskFields on OrderDesk{_id lines{_id unplaced product fulfilment_id provider_sku chosen_fulfilment_id mockup_id areas print_files{area url thumb dpi}}fulfilment_orders{...FulfilmentOrderFields}trackings{...TrackingFields}payments{transaction_id method paypal amount}events{_id at code params by{_id name}}}fragment FulfilmentOrderFields on FulfilmentOrder{_id fulfilment_id fulfilment_name type kind reprint_of status reference external_id submit_at submitted_at expect_at shipped_at cost can_cancel pieces{line_id quantity}msg{...JobMessageFields}created_at updated_at}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<OrderDeskQuery, OrderDeskQueryVariables>;
export const OrdersFetchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrdersFetch($store_ids:[ID!]!){ordersFetch(store_ids:$store_ids){...JobGroupFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment JobGroupFields on JobGroup{_id job_type fulfilment waiting pending stopped rejected total created_at updated_at reason{code msg refusal values}store{...ItemStoreFields}}`) as unknown as TypedDocumentString<OrdersFetchMutation, OrdersFetchMutationVariables>;
export const OrderUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderUpdate($ids:[ID!]!$updated_at:Int$params:OrderUpdateInput!){orderUpdate(ids:$ids updated_at:$updated_at params:$params){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderUpdateMutation, OrderUpdateMutationVariables>;
export const OrderMatchDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderMatch($_id:ID!$updated_at:Int$lines:[OrderLineMatchInput!]!$remember:Boolean){orderMatch(_id:$_id updated_at:$updated_at lines:$lines remember:$remember){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderMatchMutation, OrderMatchMutationVariables>;
export const OrderProcessDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderProcess($ids:[ID!]!$fulfilment_id:ID$now:Boolean){orderProcess(ids:$ids fulfilment_id:$fulfilment_id now:$now){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderProcessMutation, OrderProcessMutationVariables>;
export const OrderSplitDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderSplit($_id:ID!$pieces:[OrderPiecesInput!]!$fulfilment_id:ID){orderSplit(_id:$_id pieces:$pieces fulfilment_id:$fulfilment_id){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderSplitMutation, OrderSplitMutationVariables>;
export const OrderCancelDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderCancel($ids:[ID!]!$fo_id:ID$reason:String){orderCancel(ids:$ids fo_id:$fo_id reason:$reason){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderCancelMutation, OrderCancelMutationVariables>;
export const OrderRefundDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderRefund($_id:ID!$amount:Float!$pieces:[OrderPiecesInput!]$to:String){orderRefund(_id:$_id amount:$amount pieces:$pieces to:$to){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderRefundMutation, OrderRefundMutationVariables>;
export const OrderReprintDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderReprint($_id:ID!$fo_id:ID!$pieces:[OrderPiecesInput!]!$fulfilment_id:ID){orderReprint(_id:$_id fo_id:$fo_id pieces:$pieces fulfilment_id:$fulfilment_id){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderReprintMutation, OrderReprintMutationVariables>;
export const OrderRetryDocument = /*#__PURE__*/ new TypedDocumentString(`mutation OrderRetry($_id:ID!$fo_id:ID!){orderRetry(_id:$_id fo_id:$fo_id){...OrderFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment OrderFields on Order{_id number platform_id status platform_status currency total tax shipping refunded paid_at rate cost fees profit gates{gate open code}blocking_gate attention hold{reason until by{_id name}}ship_by act_by risk as_of providers tracking_numbers tags assignee{_id name}notes{buyer internal gift}cancel_requested_at cancelled_at archived_at removed external_url seen_at created_at updated_at store{...ItemStoreFields}buyer{...OrderBuyerFields}address{...OrderBuyerFields}address_state items{_id name sku quantity cancelled completed price image item_info_id variant_sku}}fragment OrderBuyerFields on OrderBuyer{first_name last_name company email phone address_1 address_2 city state postcode country}`) as unknown as TypedDocumentString<OrderRetryMutation, OrderRetryMutationVariables>;
export const PrintFilesDocument = /*#__PURE__*/ new TypedDocumentString(`query PrintFiles($mockup_id:ID!){printFiles(mockup_id:$mockup_id){...PrintFileFields}}fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}`) as unknown as TypedDocumentString<PrintFilesQuery, PrintFilesQueryVariables>;
export const MakePrintFileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakePrintFile($mockup_id:ID!$side_id:ID!){makePrintFile(mockup_id:$mockup_id side_id:$side_id){...PrintFileFields}}fragment PrintFileFields on PrintFile{side_id side_name width height dpi filename url size}`) as unknown as TypedDocumentString<MakePrintFileMutation, MakePrintFileMutationVariables>;
export const ProductPresetDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductPreset($_id:ID$search:String$type:String$provider:String$sort:String){productPreset(_id:$_id search:$search type:$type provider:$provider sort:$sort){...ProductPresetFields}}fragment PretyAttributeFields on PretyAttribute{attribute_type plf_attribute_name options{ffm_value plf_value plf_price hex default}}fragment ProductPresetFields on ProductPreset{_id id name raw_name image description provider type prety_attributes{...PretyAttributeFields}attribute_specifics{sku sale_price base_price fix_profit fixed_profit name_value{name type value}}print_areas{position label width height}weight tags favorite mockup_count created_at updated_at}`) as unknown as TypedDocumentString<ProductPresetQuery, ProductPresetQueryVariables>;
export const ProductPresetCountDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductPresetCount{productPresetCount{all apparel alloverprint giftaccessories homedecorations facemask canvasposter jewelry}}`) as unknown as TypedDocumentString<ProductPresetCountQuery, ProductPresetCountQueryVariables>;
export const ProductPresetCountProviderDocument = /*#__PURE__*/ new TypedDocumentString(`query ProductPresetCountProvider{productPresetCountProvider{all customcat lionnix merchize geargag scalable private printify dreamship gearment onos}}`) as unknown as TypedDocumentString<ProductPresetCountProviderQuery, ProductPresetCountProviderQueryVariables>;
export const CUserDocument = /*#__PURE__*/ new TypedDocumentString(`query CUser{cUser{...UserFields}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}fragment BookmarkFields on Bookmark{id target title link icon starred}`) as unknown as TypedDocumentString<CUserQuery, CUserQueryVariables>;
export const UserPermissionsDocument = /*#__PURE__*/ new TypedDocumentString(`query UserPermissions{userPermissions{...PermissionFields}}fragment PermissionFields on Permission{module title access{view add update delete}}`) as unknown as TypedDocumentString<UserPermissionsQuery, UserPermissionsQueryVariables>;
export const UpdateProfileDocument = /*#__PURE__*/ new TypedDocumentString(`mutation UpdateProfile($name:String$password:String$new_password:String$h:String$customizer:CustomizerInput){updateProfile(name:$name password:$password new_password:$new_password h:$h customizer:$customizer){...UserFields}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment UserFields on User{_id identity identity_label email name role groups status h last_login created_at updated_at total_credit group{_id name}permission{...PermissionFields}auth_docker{auth_id docker_id groups current docker{_id domain label server status image hiden plan annually unlimit_lifetime created_at plan_log{plan payment_at expires_at}setting{trend}}}customizer{theme layout sidebarCollapsed navbarColor navbarType footerType menuTheme hideScrollToTop direction unit}login_as{by_id by_email expires_at}bookmarks{...BookmarkFields}unread_notifications}fragment BookmarkFields on Bookmark{id target title link icon starred}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const LoginAsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation LoginAs($_id:ID!){loginAs(_id:$_id){token expires_at}}`) as unknown as TypedDocumentString<LoginAsMutation, LoginAsMutationVariables>;
export const EndLoginAsDocument = /*#__PURE__*/ new TypedDocumentString(`mutation EndLoginAs{endLoginAs}`) as unknown as TypedDocumentString<EndLoginAsMutation, EndLoginAsMutationVariables>;
export const StoresDocument = /*#__PURE__*/ new TypedDocumentString(`query Stores($_id:ID$search:String$status:String$platform:String$sort:String){stores(_id:$_id search:$search status:$status platform:$platform sort:$sort){...StoreFields}}fragment StoreFields on Store{_id platform_id platform_name sto_name sto_user sto_status sto_reason{refusal values}sto_type brand_name private_note default_quantity sto_auto sto_auto_messenger sto_auto_order sto_auto_fulfilment sto_auto_fulfilment_delay sto_tracking_delay sto_ebay_payment sto_mailer sto_mailer_secret sto_amazon_type paypal_email paypal_emails dispatch_time_max shipping_time_max location location_detail shipping_profile_id shipping_service shipping_cost shipping_additional_cost return_accept global_shipping international_shipping_service international_shipping_cost international_shipping_additional_cost etsy_shipping{shipping_profile_id origin_country_id dispatch_time_min dispatch_time_max default_shipping{country_id cost additional_cost}standard_shipping{country_id cost additional_cost}}schedule schedule_days schedule_fetch ignore_publish ignore_watermark dead_state product_header product_footer product_style ebay_template_id banner_image_id user_owners{id email}full_address invoice_id{date id}address{first_name last_name company address_1 address_2 city state postcode country email phone owner need_check_address}issuu_id issuu_secret issuu_token issuu_description issuu_auto issuu_limit transaction_summary{...TransactionSummaryFields}max_per_day max_per_week max_per_month limit item_per_day item_per_week item_per_month last_total_product last_push_item_at last_fetch_at warning_level total_order country website woocommerce{website key secret}shopify{website apiKey apiSecretKey shopName accessToken}bigcommerce{storeHash clientId accessToken}etsy{keystring shared_secret who_made is_supply product_state when_made shop_id access_token refresh_token}ebay{expires_in access_token refresh_token}tiktok{token shop shop_list}wish{token}amazon{marketplace region}created_at updated_at}fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`) as unknown as TypedDocumentString<StoresQuery, StoresQueryVariables>;
export const StoreCountQueryDocument = /*#__PURE__*/ new TypedDocumentString(`query StoreCountQuery{storeCountQuery{all valid lostconnection invalid}}`) as unknown as TypedDocumentString<StoreCountQueryQuery, StoreCountQueryQueryVariables>;
export const MakeStoreDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeStore($_id:ID$updated_at:Int$params:StoreInput!){makeStore(_id:$_id updated_at:$updated_at params:$params){...StoreFields}}fragment StoreFields on Store{_id platform_id platform_name sto_name sto_user sto_status sto_reason{refusal values}sto_type brand_name private_note default_quantity sto_auto sto_auto_messenger sto_auto_order sto_auto_fulfilment sto_auto_fulfilment_delay sto_tracking_delay sto_ebay_payment sto_mailer sto_mailer_secret sto_amazon_type paypal_email paypal_emails dispatch_time_max shipping_time_max location location_detail shipping_profile_id shipping_service shipping_cost shipping_additional_cost return_accept global_shipping international_shipping_service international_shipping_cost international_shipping_additional_cost etsy_shipping{shipping_profile_id origin_country_id dispatch_time_min dispatch_time_max default_shipping{country_id cost additional_cost}standard_shipping{country_id cost additional_cost}}schedule schedule_days schedule_fetch ignore_publish ignore_watermark dead_state product_header product_footer product_style ebay_template_id banner_image_id user_owners{id email}full_address invoice_id{date id}address{first_name last_name company address_1 address_2 city state postcode country email phone owner need_check_address}issuu_id issuu_secret issuu_token issuu_description issuu_auto issuu_limit transaction_summary{...TransactionSummaryFields}max_per_day max_per_week max_per_month limit item_per_day item_per_week item_per_month last_total_product last_push_item_at last_fetch_at warning_level total_order country website woocommerce{website key secret}shopify{website apiKey apiSecretKey shopName accessToken}bigcommerce{storeHash clientId accessToken}etsy{keystring shared_secret who_made is_supply product_state when_made shop_id access_token refresh_token}ebay{expires_in access_token refresh_token}tiktok{token shop shop_list}wish{token}amazon{marketplace region}created_at updated_at}fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`) as unknown as TypedDocumentString<MakeStoreMutation, MakeStoreMutationVariables>;
export const TrashStoreDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrashStore($delete_ids:[ID!]!){trashStore(delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<TrashStoreMutation, TrashStoreMutationVariables>;
export const AuthorizeStoreDocument = /*#__PURE__*/ new TypedDocumentString(`mutation AuthorizeStore($_id:ID!){authorizeStore(_id:$_id){_id address}}`) as unknown as TypedDocumentString<AuthorizeStoreMutation, AuthorizeStoreMutationVariables>;
export const StoreAuthorizedDocument = /*#__PURE__*/ new TypedDocumentString(`mutation StoreAuthorized($answer:String!){storeAuthorized(answer:$answer){...StoreFields}}fragment StoreFields on Store{_id platform_id platform_name sto_name sto_user sto_status sto_reason{refusal values}sto_type brand_name private_note default_quantity sto_auto sto_auto_messenger sto_auto_order sto_auto_fulfilment sto_auto_fulfilment_delay sto_tracking_delay sto_ebay_payment sto_mailer sto_mailer_secret sto_amazon_type paypal_email paypal_emails dispatch_time_max shipping_time_max location location_detail shipping_profile_id shipping_service shipping_cost shipping_additional_cost return_accept global_shipping international_shipping_service international_shipping_cost international_shipping_additional_cost etsy_shipping{shipping_profile_id origin_country_id dispatch_time_min dispatch_time_max default_shipping{country_id cost additional_cost}standard_shipping{country_id cost additional_cost}}schedule schedule_days schedule_fetch ignore_publish ignore_watermark dead_state product_header product_footer product_style ebay_template_id banner_image_id user_owners{id email}full_address invoice_id{date id}address{first_name last_name company address_1 address_2 city state postcode country email phone owner need_check_address}issuu_id issuu_secret issuu_token issuu_description issuu_auto issuu_limit transaction_summary{...TransactionSummaryFields}max_per_day max_per_week max_per_month limit item_per_day item_per_week item_per_month last_total_product last_push_item_at last_fetch_at warning_level total_order country website woocommerce{website key secret}shopify{website apiKey apiSecretKey shopName accessToken}bigcommerce{storeHash clientId accessToken}etsy{keystring shared_secret who_made is_supply product_state when_made shop_id access_token refresh_token}ebay{expires_in access_token refresh_token}tiktok{token shop shop_list}wish{token}amazon{marketplace region}created_at updated_at}fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`) as unknown as TypedDocumentString<StoreAuthorizedMutation, StoreAuthorizedMutationVariables>;
export const TestStoreDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TestStore($_id:ID$params:StoreInput!){testStore(_id:$_id params:$params){_id host sto_status sto_reason{refusal values}}}`) as unknown as TypedDocumentString<TestStoreMutation, TestStoreMutationVariables>;
export const StoreTransactionSummaryLiveDocument = /*#__PURE__*/ new TypedDocumentString(`query StoreTransactionSummaryLive($_id:ID!){storeTransactionSummaryLive(_id:$_id){...TransactionSummaryFields}stores(_id:$_id){_id}}fragment TransactionSummaryFields on StoreTransactionSummary{funds_on_hold{value currency}funds_available_for_payout{value currency}funds_processing{value currency}}`) as unknown as TypedDocumentString<StoreTransactionSummaryLiveQuery, StoreTransactionSummaryLiveQueryVariables>;
export const StoreWarehouseLiveDocument = /*#__PURE__*/ new TypedDocumentString(`query StoreWarehouseLive($_id:ID!){storeWarehouseLive(_id:$_id){id name address effect_status is_default type sub_type}stores(_id:$_id){_id}}`) as unknown as TypedDocumentString<StoreWarehouseLiveQuery, StoreWarehouseLiveQueryVariables>;
export const TrackingsDocument = /*#__PURE__*/ new TypedDocumentString(`query Trackings($_id:ID$status:String$courier:String$store:ID$provider:ID$pushed:String$silent_days:Int$search:String$start:Int$end:Int$sort:String){trackings(_id:$_id status:$status courier:$courier store:$store provider:$provider pushed:$pushed silent_days:$silent_days search:$search start:$start end:$end sort:$sort){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingsQuery, TrackingsQueryVariables>;
export const TrackingsCountDocument = /*#__PURE__*/ new TypedDocumentString(`query TrackingsCount{trackingsCount{status count}}`) as unknown as TypedDocumentString<TrackingsCountQuery, TrackingsCountQueryVariables>;
export const TrackingAddDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingAdd($order_id:ID!$fo_id:ID$tracking_number:String!$courier_code:String$pieces:[OrderPiecesInput!]){trackingAdd(order_id:$order_id fo_id:$fo_id tracking_number:$tracking_number courier_code:$courier_code pieces:$pieces){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingAddMutation, TrackingAddMutationVariables>;
export const TrackingUpdateDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingUpdate($_id:ID!$updated_at:Int$tracking_number:String!$courier_code:String){trackingUpdate(_id:$_id updated_at:$updated_at tracking_number:$tracking_number courier_code:$courier_code){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingUpdateMutation, TrackingUpdateMutationVariables>;
export const TrackingCourierDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingCourier($ids:[ID!]!$courier_code:String!){trackingCourier(ids:$ids courier_code:$courier_code){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingCourierMutation, TrackingCourierMutationVariables>;
export const TrackingCheckDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingCheck($ids:[ID!]!){trackingCheck(ids:$ids){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingCheckMutation, TrackingCheckMutationVariables>;
export const TrackingPushDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingPush($ids:[ID!]!$to:String!){trackingPush(ids:$ids to:$to){...TrackingFields}}fragment ItemStoreFields on ItemStore{_id sto_name sto_type sto_status}fragment TrackingFields on Tracking{_id order_id order_number fulfilment_name tracking_number courier_code courier_name tracking_url status substatus shipped_at last_event_at store{...ItemStoreFields}delivered_at silent as_of created_at updated_at pieces{line_id quantity}goods{name quantity}events{at status substatus text place}store_push{state at msg{...JobMessageFields}}paypal_push{state at msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingPushMutation, TrackingPushMutationVariables>;
export const GetUserByIdDocument = /*#__PURE__*/ new TypedDocumentString(`query GetUserById($_id:ID!){getUserById(_id:$_id){...MemberFields permission{...PermissionFields}}}fragment PermissionFields on Permission{module title access{view add update delete}}fragment MemberFields on User{_id identity identity_label email name role groups status last_login created_at updated_at vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label group{_id name}}`) as unknown as TypedDocumentString<GetUserByIdQuery, GetUserByIdQueryVariables>;
export const GetUserByEmailDocument = /*#__PURE__*/ new TypedDocumentString(`query GetUserByEmail($email:String!){getUserByEmail(email:$email){_id email}}`) as unknown as TypedDocumentString<GetUserByEmailQuery, GetUserByEmailQueryVariables>;
export const UsersDocument = /*#__PURE__*/ new TypedDocumentString(`query Users($_id:ID$identity:String$email:String$search:String$status:String$group:ID$start:Int$end:Int$sort:String){users(_id:$_id identity:$identity email:$email search:$search status:$status group:$group start:$start end:$end sort:$sort){...MemberFields}}fragment MemberFields on User{_id identity identity_label email name role groups status last_login created_at updated_at vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label group{_id name}}`) as unknown as TypedDocumentString<UsersQuery, UsersQueryVariables>;
export const UsersByNameDocument = /*#__PURE__*/ new TypedDocumentString(`query UsersByName($name:String!){usersByName(name:$name){_id identity_label name email}}`) as unknown as TypedDocumentString<UsersByNameQuery, UsersByNameQueryVariables>;
export const UsersCountDocument = /*#__PURE__*/ new TypedDocumentString(`query UsersCount{usersCount{all opened pending blocked groups}}`) as unknown as TypedDocumentString<UsersCountQuery, UsersCountQueryVariables>;
export const MakeUserDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeUser($id:ID$updated_at:Int$params:UserInput!){makeUser(id:$id updated_at:$updated_at params:$params){user{...MemberFields}invite_url}}fragment MemberFields on User{_id identity identity_label email name role groups status last_login created_at updated_at vip ship_by_seller phone_number sale_plan facebook skype ffm_sku ffm_sku_label group{_id name}}`) as unknown as TypedDocumentString<MakeUserMutation, MakeUserMutationVariables>;
export const DeleteByIdDocument = /*#__PURE__*/ new TypedDocumentString(`mutation DeleteById($_id:ID$delete_ids:[ID!]){deleteById(_id:$_id delete_ids:$delete_ids)}`) as unknown as TypedDocumentString<DeleteByIdMutation, DeleteByIdMutationVariables>;
export const WorkQueueDocument = /*#__PURE__*/ new TypedDocumentString(`query WorkQueue($fulfilment_id:ID$_id:ID$stage:String$search:String$sort:String){workQueue(fulfilment_id:$fulfilment_id _id:$_id stage:$stage search:$search sort:$sort){_id order_id number stage to gift act_by risk hand_over_id tracking_numbers goods{line_id name options sku quantity left image files{area url}}msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<WorkQueueQuery, WorkQueueQueryVariables>;
export const PackingSlipsDocument = /*#__PURE__*/ new TypedDocumentString(`query PackingSlips($ids:[ID!]!$paper:String){packingSlips(ids:$ids paper:$paper){name pdf}}`) as unknown as TypedDocumentString<PackingSlipsQuery, PackingSlipsQueryVariables>;
export const HandOverDocument = /*#__PURE__*/ new TypedDocumentString(`query HandOver($_id:ID!){handOver(_id:$_id){name csv}}`) as unknown as TypedDocumentString<HandOverQuery, HandOverQueryVariables>;
export const WorkMoveDocument = /*#__PURE__*/ new TypedDocumentString(`mutation WorkMove($ids:[ID!]!$to:String!$reason:String){workMove(ids:$ids to:$to reason:$reason)}`) as unknown as TypedDocumentString<WorkMoveMutation, WorkMoveMutationVariables>;
export const MakeHandOverDocument = /*#__PURE__*/ new TypedDocumentString(`mutation MakeHandOver($fulfilment_id:ID!){makeHandOver(fulfilment_id:$fulfilment_id){name csv}}`) as unknown as TypedDocumentString<MakeHandOverMutation, MakeHandOverMutationVariables>;
export const TrackingImportDocument = /*#__PURE__*/ new TypedDocumentString(`mutation TrackingImport($fulfilment_id:ID!$parcels:[ToldParcelInput!]!$dry:Boolean){trackingImport(fulfilment_id:$fulfilment_id parcels:$parcels dry:$dry){state order_number courier_name msg{...JobMessageFields}}}fragment JobMessageFields on JobMessage{code msg refusal values}`) as unknown as TypedDocumentString<TrackingImportMutation, TrackingImportMutationVariables>;