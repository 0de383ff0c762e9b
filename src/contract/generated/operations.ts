/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** A string, a number or a boolean: the value of one editor setting, kept in its own type. */
  SettingValue: { input: string | number | boolean; output: string | number | boolean; }
};

export type AttributeNameValue = {
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
  /** Dollars the provider asks. */
  base_price: Scalars['Float']['output'];
  /** Factor on the base price. */
  fix_profit: Scalars['Float']['output'];
  /** Dollars added to the price. */
  fixed_profit: Scalars['Float']['output'];
  name_value: Array<AttributeNameValue>;
  /** Dollars. */
  sale_price: Scalars['Float']['output'];
  sku: Scalars['String']['output'];
};

export type AttributeSpecificModify = {
  barcode: Maybe<Scalars['String']['output']>;
  base_price: Scalars['Float']['output'];
  fix_profit: Scalars['Float']['output'];
  fixed_profit: Scalars['Float']['output'];
  name_value: Array<AttributeNameValue>;
  sale_price: Scalars['Float']['output'];
  selected: Scalars['Boolean']['output'];
  sku: Scalars['String']['output'];
};

export type AttributeSpecificModifyInput = {
  barcode?: InputMaybe<Scalars['String']['input']>;
  base_price: Scalars['Float']['input'];
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  name_value: Array<AttributeNameValueInput>;
  sale_price: Scalars['Float']['input'];
  selected: Scalars['Boolean']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
};

/** A membership: one container the user belongs to. */
export type AuthDocker = {
  auth_id: Scalars['ID']['output'];
  current: Scalars['Boolean']['output'];
  docker: Docker;
  docker_id: Scalars['ID']['output'];
  groups: Array<Scalars['String']['output']>;
};

export type Customizer = {
  direction: Maybe<Scalars['String']['output']>;
  footerType: Maybe<Scalars['String']['output']>;
  hideScrollToTop: Maybe<Scalars['Boolean']['output']>;
  menuTheme: Maybe<Scalars['String']['output']>;
  navbarColor: Maybe<Scalars['String']['output']>;
  navbarType: Maybe<Scalars['String']['output']>;
  sidebarCollapsed: Maybe<Scalars['Boolean']['output']>;
  theme: Maybe<Scalars['String']['output']>;
};

export type CustomizerInput = {
  direction?: InputMaybe<Scalars['String']['input']>;
  footerType?: InputMaybe<Scalars['String']['input']>;
  hideScrollToTop?: InputMaybe<Scalars['Boolean']['input']>;
  menuTheme?: InputMaybe<Scalars['String']['input']>;
  navbarColor?: InputMaybe<Scalars['String']['input']>;
  navbarType?: InputMaybe<Scalars['String']['input']>;
  sidebarCollapsed?: InputMaybe<Scalars['Boolean']['input']>;
  theme?: InputMaybe<Scalars['String']['input']>;
};

/** A container (tenant). `domain` and `server` make its host: {domain}.{server with underscores as dots}. */
export type Docker = {
  _id: Scalars['ID']['output'];
  annually: Scalars['Boolean']['output'];
  created_at: Scalars['Int']['output'];
  domain: Scalars['String']['output'];
  hiden: Scalars['Boolean']['output'];
  image: Maybe<Scalars['String']['output']>;
  label: Scalars['String']['output'];
  plan: Maybe<Scalars['String']['output']>;
  plan_log: Maybe<PlanLog>;
  server: Scalars['String']['output'];
  status: Scalars['String']['output'];
  unlimit_lifetime: Scalars['Boolean']['output'];
};

export type File = {
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  created_by: Maybe<Scalars['ID']['output']>;
  filename: Scalars['String']['output'];
  height: Maybe<Scalars['Int']['output']>;
  image_sizes: Array<ImageSize>;
  mimetype: Scalars['String']['output'];
  path: Scalars['String']['output'];
  /** Bytes. */
  size: Scalars['Int']['output'];
  tags: Array<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
  url: Scalars['String']['output'];
  width: Maybe<Scalars['Int']['output']>;
};

export type Font = {
  _id: Scalars['ID']['output'];
  family: Scalars['String']['output'];
  files: Array<FontFile>;
  name: Scalars['String']['output'];
  /** google (shipped with the product) or custom. */
  provider: Scalars['String']['output'];
};

export type FontFile = {
  style: Scalars['String']['output'];
  url: Scalars['String']['output'];
  /** Weight and style, such as regular or 700. */
  variant: Scalars['String']['output'];
  weight: Scalars['String']['output'];
};

/** One rendition of a picture; `name` is `original`, `large` (longest side 1600 px), `medium` (800 px) or `thumb` (320 px). */
export type ImageSize = {
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

/** A listing as it stands on one store. */
export type Item = {
  _id: Scalars['ID']['output'];
  external_url: Maybe<Scalars['String']['output']>;
  imported_at: Maybe<Scalars['Int']['output']>;
  platform: Scalars['String']['output'];
  platform_id: Maybe<Scalars['String']['output']>;
  sku: Scalars['String']['output'];
  store: ItemStore;
  store_id: Scalars['ID']['output'];
};

export type ItemImage = {
  _id: Maybe<Scalars['ID']['output']>;
  src: Scalars['String']['output'];
};

export type ItemImageInput = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  src?: InputMaybe<Scalars['String']['input']>;
};

export type ItemInfo = {
  _id: Scalars['ID']['output'];
  attribute_specifics_modify: Array<AttributeSpecificModify>;
  collections: Array<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  /** HTML, sanitised. */
  description: Scalars['String']['output'];
  fix_profit: Scalars['Float']['output'];
  fixed_profit: Scalars['Float']['output'];
  /** Short number within the container, for people. */
  identity: Scalars['String']['output'];
  images: Array<ItemImage>;
  /** Where it is on sale: one entry per store. */
  items: Array<Item>;
  mockup_id: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  prety_attributes: Array<PretyAttribute>;
  /** Dollars. */
  price: Scalars['Float']['output'];
  price_addition: Scalars['Float']['output'];
  product: Maybe<ProductPreset>;
  product_id: Scalars['ID']['output'];
  sku: Scalars['String']['output'];
  status: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  type: Maybe<Scalars['String']['output']>;
  updated_at: Scalars['Int']['output'];
};

export type ItemInfoInput = {
  attribute_specifics_modify: Array<AttributeSpecificModifyInput>;
  collections?: InputMaybe<Array<Scalars['String']['input']>>;
  description?: InputMaybe<Scalars['String']['input']>;
  fix_profit?: InputMaybe<Scalars['Float']['input']>;
  fixed_profit?: InputMaybe<Scalars['Float']['input']>;
  images: Array<ItemImageInput>;
  mockup_id?: InputMaybe<Scalars['ID']['input']>;
  name: Scalars['String']['input'];
  prety_attributes?: InputMaybe<Array<PretyAttributeInput>>;
  price: Scalars['Float']['input'];
  price_addition?: InputMaybe<Scalars['Float']['input']>;
  product_id: Scalars['ID']['input'];
  sku?: InputMaybe<Scalars['String']['input']>;
  /** Defaults to Active. */
  status?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
  type?: InputMaybe<Scalars['String']['input']>;
};

export type ItemStore = {
  _id: Scalars['ID']['output'];
  sto_name: Scalars['String']['output'];
  sto_status: Scalars['String']['output'];
  sto_type: Scalars['String']['output'];
};

export type Job = {
  _id: Scalars['ID']['output'];
  attempts: Scalars['Int']['output'];
  created_at: Scalars['Int']['output'];
  data: JobData;
  group_id: Scalars['ID']['output'];
  msg: Maybe<JobMessage>;
  /** True while a worker has it in hand. */
  pending: Scalars['Boolean']['output'];
  /** waiting, pending, stopped, rejected or done. */
  status: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type JobData = {
  external_url: Maybe<Scalars['String']['output']>;
  image: Maybe<Scalars['String']['output']>;
  item_info_id: Maybe<Scalars['ID']['output']>;
  name: Maybe<Scalars['String']['output']>;
};

/** Jobs of one kind for one store, made together. What is neither waiting, pending, stopped nor rejected is done. */
export type JobGroup = {
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  fulfilment: Maybe<Scalars['String']['output']>;
  /** push_item, fetch_orders */
  job_type: Scalars['String']['output'];
  pending: Scalars['Int']['output'];
  rejected: Scalars['Int']['output'];
  stopped: Scalars['Int']['output'];
  store: Maybe<ItemStore>;
  total: Scalars['Int']['output'];
  updated_at: Scalars['Int']['output'];
  waiting: Scalars['Int']['output'];
};

export type JobMessage = {
  code: Scalars['String']['output'];
  msg: Scalars['String']['output'];
};

export type Mockup = {
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  item_info_id: Maybe<Scalars['ID']['output']>;
  mockup_type: Scalars['String']['output'];
  model: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  preset_id: Maybe<Scalars['ID']['output']>;
  print_areas: Array<MockupPrintArea>;
  product: MockupProduct;
  product_id: Scalars['ID']['output'];
  provider: Maybe<Scalars['String']['output']>;
  sides: Array<MockupSide>;
  src: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type MockupLayer = {
  id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
  options: Array<Setting>;
  settings: Array<Setting>;
  /** image or text; others follow. */
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
  _id: Scalars['ID']['output'];
  created_at: Scalars['Int']['output'];
  id: Scalars['ID']['output'];
  item_info_id: Maybe<Scalars['ID']['output']>;
  mockup_type: Scalars['String']['output'];
  model: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  preset_id: Maybe<Scalars['ID']['output']>;
  product_id: Scalars['ID']['output'];
  provider: Scalars['String']['output'];
  sides: Array<MockupSide>;
  src: Maybe<Scalars['String']['output']>;
  status: Scalars['String']['output'];
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
};

export type MockupPreview = {
  _id: Scalars['ID']['output'];
  image_sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
};

export type MockupPrintArea = {
  image: Maybe<MockupPrintAreaImage>;
  position: Scalars['String']['output'];
};

export type MockupPrintAreaImage = {
  _id: Maybe<Scalars['ID']['output']>;
  sizes: Array<ImageSize>;
  url: Scalars['String']['output'];
};

export type MockupProduct = {
  _id: Scalars['ID']['output'];
};

export type MockupSide = {
  document: SideDocument;
  /** Stable within a mockup: front, back, … */
  id: Scalars['ID']['output'];
  /** The garment picture the print lies on. */
  image: Maybe<SideImage>;
  /** Bottom first. */
  layers: Array<MockupLayer>;
  /** The rendered preview, garment and print together. */
  mockup: Maybe<SideImage>;
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
  /** Pushes listings to stores: one job per listing and store, one group per store. */
  jobItem: Array<JobGroup>;
  jobsRemove: Array<Scalars['ID']['output']>;
  /** Puts the stopped and rejected jobs of the groups back in the queue. */
  jobsStart: Array<JobGroup>;
  /** Takes the waiting jobs of the groups out of the queue. */
  jobsStop: Array<JobGroup>;
  /** Creates a listing, or changes the one with `_id`. */
  makeItemInfo: ItemInfo;
  /** Renders one side, garment and print, and stores the picture. */
  makeMockupPreview: MockupPreview;
  /** Creates a mockup, or replaces the one with `_id`. */
  makeProductMockup: Mockup;
  makeProductMockupPreset: MockupPreset;
  /** Creates a store, or changes it when `_id` is given. The connection is tried; the outcome is `sto_status`. */
  makeStore: Store;
  notificationMake: Array<Notification>;
  notificationReadAll: Scalars['Boolean']['output'];
  /** Asks the stores for new orders now; one job per store. */
  ordersFetch: Array<JobGroup>;
  removeFile: Scalars['ID']['output'];
  removeItemInfo: Array<Scalars['ID']['output']>;
  removeProductMockupPreset: MockupPreset;
  saveFile: File;
  /** First of three steps: reserves an upload. Then PUT the bytes to `url`, then updatePreSignedFile. */
  signedUpload: SignedUpload;
  trashStore: Array<Scalars['ID']['output']>;
  /** Last step: checks what was uploaded, measures it and makes the renditions. */
  updatePreSignedFile: File;
  /** Changes the signed-in user's own profile; a field that is not sent stays as it is. */
  updateProfile: User;
};


export type MutationJobItemArgs = {
  ids: Array<Scalars['ID']['input']>;
  job_type?: InputMaybe<Scalars['String']['input']>;
  store_ids: Array<Scalars['ID']['input']>;
  update_category_specifics?: InputMaybe<Scalars['Boolean']['input']>;
  update_image?: InputMaybe<Scalars['Boolean']['input']>;
  update_logistic?: InputMaybe<Scalars['Boolean']['input']>;
  update_sizechart?: InputMaybe<Scalars['Boolean']['input']>;
  update_title_description?: InputMaybe<Scalars['Boolean']['input']>;
};


export type MutationJobsRemoveArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationJobsStartArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationJobsStopArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationMakeItemInfoArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: ItemInfoInput;
};


export type MutationMakeMockupPreviewArgs = {
  item_info_id?: InputMaybe<Scalars['ID']['input']>;
  preset_id?: InputMaybe<Scalars['ID']['input']>;
  side: MockupSideInput;
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
};


export type MutationMakeStoreArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  params: StoreInput;
};


export type MutationNotificationMakeArgs = {
  ids: Array<Scalars['ID']['input']>;
  status: Scalars['String']['input'];
};


export type MutationOrdersFetchArgs = {
  store_ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveFileArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationRemoveItemInfoArgs = {
  ids: Array<Scalars['ID']['input']>;
};


export type MutationRemoveProductMockupPresetArgs = {
  _id: Scalars['ID']['input'];
};


export type MutationSaveFileArgs = {
  _id: Scalars['ID']['input'];
  tags: Array<Scalars['String']['input']>;
};


export type MutationSignedUploadArgs = {
  filename: Scalars['String']['input'];
  mimetype: Scalars['String']['input'];
  size: Scalars['Int']['input'];
  type: Scalars['String']['input'];
};


export type MutationTrashStoreArgs = {
  delete_ids: Array<Scalars['ID']['input']>;
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

export type NameValue = {
  name: Scalars['String']['output'];
  value: Maybe<Scalars['String']['output']>;
};

export type Notification = {
  _id: Scalars['ID']['output'];
  code: Maybe<Scalars['String']['output']>;
  /** May hold several lines. */
  content: Scalars['String']['output'];
  /** Unix seconds. */
  created_at: Scalars['Int']['output'];
  /** Id of what it is about; its meaning follows from `type`. */
  referent: Maybe<Scalars['String']['output']>;
  /** New or Readed. */
  status: Scalars['String']['output'];
  subject: Scalars['String']['output'];
  /** Order, Item or Support. */
  type: Scalars['String']['output'];
};

export type Order = {
  _id: Scalars['ID']['output'];
  buyer: OrderBuyer;
  created_at: Scalars['Int']['output'];
  currency: Scalars['String']['output'];
  items: Array<OrderItem>;
  /** The store's own number. */
  number: Scalars['String']['output'];
  platform_id: Scalars['String']['output'];
  status: Scalars['String']['output'];
  store: ItemStore;
  /** In `currency`. */
  total: Scalars['Float']['output'];
  updated_at: Scalars['Int']['output'];
};

export type OrderBuyer = {
  address_1: Scalars['String']['output'];
  address_2: Maybe<Scalars['String']['output']>;
  city: Scalars['String']['output'];
  country: Scalars['String']['output'];
  first_name: Scalars['String']['output'];
  last_name: Scalars['String']['output'];
  postcode: Scalars['String']['output'];
  state: Maybe<Scalars['String']['output']>;
};

export type OrderItem = {
  image: Maybe<Scalars['String']['output']>;
  item_info_id: Maybe<Scalars['ID']['output']>;
  name: Scalars['String']['output'];
  price: Scalars['Float']['output'];
  quantity: Scalars['Int']['output'];
  sku: Scalars['String']['output'];
};

export type Permission = {
  access: PermissionAccess;
  module: Scalars['String']['output'];
  title: Scalars['String']['output'];
};

export type PermissionAccess = {
  add: Scalars['Boolean']['output'];
  delete: Scalars['Boolean']['output'];
  update: Scalars['Boolean']['output'];
  view: Scalars['Boolean']['output'];
};

export type PlanLog = {
  expires_at: Maybe<Scalars['Int']['output']>;
  payment_at: Maybe<Scalars['Int']['output']>;
  plan: Maybe<Scalars['String']['output']>;
};

/** Where a provider prints: its size in pixels of the print file at 300 dpi. */
export type PresetPrintArea = {
  height: Scalars['Int']['output'];
  label: Scalars['String']['output'];
  position: Scalars['String']['output'];
  width: Scalars['Int']['output'];
};

export type PretyAttribute = {
  attribute_type: Scalars['String']['output'];
  options: Array<PretyAttributeOption>;
  plf_attribute_name: Maybe<Scalars['String']['output']>;
};

export type PretyAttributeInput = {
  attribute_type: Scalars['String']['input'];
  options: Array<PretyAttributeOptionInput>;
  plf_attribute_name?: InputMaybe<Scalars['String']['input']>;
};

export type PretyAttributeOption = {
  default: Scalars['Boolean']['output'];
  ffm_value: Scalars['String']['output'];
  /** Colour of a Color option, `#rrggbb`. */
  hex: Maybe<Scalars['String']['output']>;
  /** Dollars added to the price by this option. */
  plf_price: Maybe<Scalars['Float']['output']>;
  plf_value: Maybe<Scalars['String']['output']>;
};

export type PretyAttributeOptionInput = {
  default: Scalars['Boolean']['input'];
  ffm_value: Scalars['String']['input'];
  hex?: InputMaybe<Scalars['String']['input']>;
  plf_price?: InputMaybe<Scalars['Float']['input']>;
  plf_value?: InputMaybe<Scalars['String']['input']>;
};

export type ProductPreset = {
  _id: Scalars['ID']['output'];
  /** One row per variant. */
  attribute_specifics: Array<AttributeSpecific>;
  created_at: Scalars['Int']['output'];
  description: Scalars['String']['output'];
  favorite: Scalars['Boolean']['output'];
  id: Scalars['ID']['output'];
  image: Maybe<Scalars['String']['output']>;
  mockup_count: Scalars['Int']['output'];
  name: Scalars['String']['output'];
  /** Kinds of choice a buyer has: Color, Size …, each with its options. */
  prety_attributes: Array<PretyAttribute>;
  print_areas: Array<PresetPrintArea>;
  provider: Scalars['String']['output'];
  raw_name: Scalars['String']['output'];
  tags: Array<Scalars['String']['output']>;
  type: Scalars['String']['output'];
  updated_at: Scalars['Int']['output'];
  /** Grams. */
  weight: Scalars['Float']['output'];
};

export type ProductPresetCount = {
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
  all: Scalars['Int']['output'];
  customcat: Scalars['Int']['output'];
  dreamship: Scalars['Int']['output'];
  geargag: Scalars['Int']['output'];
  gearment: Scalars['Int']['output'];
  lionnix: Scalars['Int']['output'];
  merchize: Scalars['Int']['output'];
  onos: Scalars['Int']['output'];
  printify: Scalars['Int']['output'];
  private: Scalars['Int']['output'];
  scalable: Scalars['Int']['output'];
};

export type ProductPresetMockupCountProvider = {
  customcat: Scalars['Int']['output'];
  geargag: Scalars['Int']['output'];
  lionnix: Scalars['Int']['output'];
  merchize: Scalars['Int']['output'];
  printify: Scalars['Int']['output'];
  private: Scalars['Int']['output'];
  scalable: Scalars['Int']['output'];
  total: Scalars['Int']['output'];
};

export type Query = {
  /** The signed-in user, as seen from the container the request's host names. */
  cUser: User;
  file: Maybe<File>;
  /** The container's uploads, newest first. Answers carry x-total. */
  files: Array<File>;
  /** Fonts the editor offers, shipped (google) and the container's own (custom). Answers carry x-total. */
  fonts: Array<Font>;
  getUserById: Maybe<User>;
  /** The container's own listings, newest first. Answers carry x-total. */
  itemsInfo: Array<ItemInfo>;
  /** Newest first. Answers carry x-total. */
  jobGroups: Array<JobGroup>;
  jobslist: Array<Job>;
  notifications: Array<Notification>;
  /** How many notifications of the signed-in user are New. */
  notificationsCount: Scalars['Int']['output'];
  /** Orders the stores reported, newest first. `status` All or empty for every one. Answers carry x-total. */
  orders: Array<Order>;
  /** Templates: a product's blank sides, and designs saved to start others from. */
  productMockupPresets: Array<MockupPreset>;
  productMockups: Array<Mockup>;
  /** Product types a garment provider offers. `type` is a category of productPresetCount, `provider` one of productPresetCountProvider; empty or all for every one. */
  productPreset: Array<ProductPreset>;
  productPresetCount: ProductPresetCount;
  productPresetCountProvider: ProductPresetCountProvider;
  productPresetMockupCountProvider: ProductPresetMockupCountProvider;
  storeCountQuery: StoreCount;
  /** Answers carry the header x-total. `status`: Valid, Lostconnection, Invalid; empty or All for every one. */
  stores: Array<Store>;
};


export type QueryFileArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryFilesArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  tags?: InputMaybe<Array<Scalars['String']['input']>>;
};


export type QueryFontsArgs = {
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  name?: InputMaybe<Scalars['String']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
};


export type QueryGetUserByIdArgs = {
  _id: Scalars['ID']['input'];
};


export type QueryItemsInfoArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  collection?: InputMaybe<Scalars['String']['input']>;
  identity?: InputMaybe<Scalars['String']['input']>;
  in_store?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryJobGroupsArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  job_type?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
};


export type QueryJobslistArgs = {
  group_id: Scalars['ID']['input'];
  status?: InputMaybe<Scalars['String']['input']>;
};


export type QueryOrdersArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  id?: InputMaybe<Scalars['ID']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
  store?: InputMaybe<Scalars['ID']['input']>;
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
  id?: InputMaybe<Scalars['ID']['input']>;
  provider?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  type?: InputMaybe<Scalars['String']['input']>;
};


export type QueryStoresArgs = {
  _id?: InputMaybe<Scalars['ID']['input']>;
  platform?: InputMaybe<Scalars['String']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  status?: InputMaybe<Scalars['String']['input']>;
};

/** A setting as saved. A file is split into file_id and file_url; anything else is in value. */
export type Setting = {
  file_id: Maybe<Scalars['ID']['output']>;
  file_url: Maybe<Scalars['String']['output']>;
  name: Scalars['String']['output'];
  value: Maybe<Scalars['SettingValue']['output']>;
};

export type SettingInput = {
  file_id?: InputMaybe<Scalars['ID']['input']>;
  file_url?: InputMaybe<Scalars['String']['input']>;
  name: Scalars['String']['input'];
  value?: InputMaybe<Scalars['SettingValue']['input']>;
};

export type SideDocument = {
  height: Scalars['Float']['output'];
  mockup_type: Scalars['String']['output'];
  /** color (of the garment), backgroundColor, backgroundImage. */
  settings: Array<Setting>;
  width: Scalars['Float']['output'];
};

export type SideDocumentInput = {
  height?: InputMaybe<Scalars['Float']['input']>;
  mockup_type?: InputMaybe<Scalars['String']['input']>;
  settings: Array<SettingInput>;
  width?: InputMaybe<Scalars['Float']['input']>;
};

export type SideImage = {
  _id: Maybe<Scalars['ID']['output']>;
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

/** In document pixels: x and y are the top left corner before rotation about the middle; rotation and skews in degrees. */
export type SidePrintArea = {
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

export type SignedUpload = {
  _id: Scalars['ID']['output'];
  /** Good for one PUT within 15 minutes, of the size and type announced. */
  url: Scalars['String']['output'];
};

export type Store = {
  _id: Scalars['ID']['output'];
  brand_name: Maybe<Scalars['String']['output']>;
  country: Maybe<Scalars['String']['output']>;
  created_at: Scalars['Int']['output'];
  default_quantity: Scalars['Int']['output'];
  item_per_day: Scalars['Int']['output'];
  item_per_month: Scalars['Int']['output'];
  item_per_week: Scalars['Int']['output'];
  last_push_item_at: Maybe<Scalars['Int']['output']>;
  last_total_product: Scalars['Int']['output'];
  max_per_day: Scalars['Int']['output'];
  max_per_month: Scalars['Int']['output'];
  max_per_week: Scalars['Int']['output'];
  /** woocommerce; others follow. */
  platform_id: Scalars['String']['output'];
  platform_name: Scalars['String']['output'];
  private_note: Maybe<Scalars['String']['output']>;
  schedule_fetch: Scalars['Int']['output'];
  sto_auto: Scalars['Boolean']['output'];
  sto_name: Scalars['String']['output'];
  /** Valid, Lostconnection or Invalid. */
  sto_status: Scalars['String']['output'];
  sto_type: Scalars['String']['output'];
  sto_user: Maybe<Scalars['String']['output']>;
  total_order: Scalars['Int']['output'];
  updated_at: Scalars['Int']['output'];
  woocommerce: Maybe<StoreWoocommerce>;
};

export type StoreCount = {
  all: Scalars['Int']['output'];
  invalid: Scalars['Int']['output'];
  lostconnection: Scalars['Int']['output'];
  valid: Scalars['Int']['output'];
};

export type StoreInput = {
  brand_name?: InputMaybe<Scalars['String']['input']>;
  country?: InputMaybe<Scalars['String']['input']>;
  default_quantity?: InputMaybe<Scalars['Int']['input']>;
  max_per_day?: InputMaybe<Scalars['Int']['input']>;
  max_per_month?: InputMaybe<Scalars['Int']['input']>;
  max_per_week?: InputMaybe<Scalars['Int']['input']>;
  platform_id: Scalars['String']['input'];
  private_note?: InputMaybe<Scalars['String']['input']>;
  schedule_fetch?: InputMaybe<Scalars['Int']['input']>;
  sto_auto?: InputMaybe<Scalars['Boolean']['input']>;
  sto_name: Scalars['String']['input'];
  sto_user?: InputMaybe<Scalars['String']['input']>;
  woocommerce?: InputMaybe<StoreWoocommerceInput>;
};

/** Secrets are write-only: reads show a mask, and a mask sent back means unchanged. */
export type StoreWoocommerce = {
  key: Scalars['String']['output'];
  secret: Scalars['String']['output'];
  website: Scalars['String']['output'];
};

export type StoreWoocommerceInput = {
  key: Scalars['String']['input'];
  secret: Scalars['String']['input'];
  website: Scalars['String']['input'];
};

export type User = {
  _id: Scalars['ID']['output'];
  auth_docker: Array<AuthDocker>;
  created_at: Scalars['Int']['output'];
  customizer: Customizer;
  email: Scalars['String']['output'];
  group: Maybe<UserGroupRef>;
  /** Roles and group names the user holds in this container; what the role check looks at. */
  groups: Array<Scalars['String']['output']>;
  h: Maybe<Scalars['String']['output']>;
  identity: Scalars['String']['output'];
  identity_label: Maybe<Scalars['String']['output']>;
  last_login: Maybe<Scalars['Int']['output']>;
  name: Scalars['String']['output'];
  permission: Array<Permission>;
  role: Scalars['String']['output'];
  status: Scalars['String']['output'];
  /** Wallet credit in dollars. */
  total_credit: Scalars['Float']['output'];
  updated_at: Scalars['Int']['output'];
};

export type UserGroupRef = {
  _id: Scalars['ID']['output'];
  name: Scalars['String']['output'];
};

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
  name_value: Array<AttributeNameValueInput>;
  sale_price: number;
  selected: boolean;
  sku?: string | null | undefined;
};

export type CustomizerInput = {
  direction?: string | null | undefined;
  footerType?: string | null | undefined;
  hideScrollToTop?: boolean | null | undefined;
  menuTheme?: string | null | undefined;
  navbarColor?: string | null | undefined;
  navbarType?: string | null | undefined;
  sidebarCollapsed?: boolean | null | undefined;
  theme?: string | null | undefined;
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
  value?: string | number | boolean | null | undefined;
};

export type SideDocumentInput = {
  height?: number | null | undefined;
  mockup_type?: string | null | undefined;
  settings: Array<SettingInput>;
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

export type StoreInput = {
  brand_name?: string | null | undefined;
  country?: string | null | undefined;
  default_quantity?: number | null | undefined;
  max_per_day?: number | null | undefined;
  max_per_month?: number | null | undefined;
  max_per_week?: number | null | undefined;
  platform_id: string;
  private_note?: string | null | undefined;
  schedule_fetch?: number | null | undefined;
  sto_auto?: boolean | null | undefined;
  sto_name: string;
  sto_user?: string | null | undefined;
  woocommerce?: StoreWoocommerceInput | null | undefined;
};

export type StoreWoocommerceInput = {
  key: string;
  secret: string;
  website: string;
};

export type FilesQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  tags?: Array<string> | string | null | undefined;
}>;


export type FilesQuery = { files: Array<{ _id: string, url: string, path: string, filename: string, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> }> };

export type SignedUploadMutationVariables = Exact<{
  type: string;
  filename: string;
  mimetype: string;
  size: number;
}>;


export type SignedUploadMutation = { signedUpload: { _id: string, url: string } };

export type UpdatePreSignedFileMutationVariables = Exact<{
  _id: string;
}>;


export type UpdatePreSignedFileMutation = { updatePreSignedFile: { _id: string, url: string, path: string, filename: string, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } };

export type RemoveFileMutationVariables = Exact<{
  _id: string;
}>;


export type RemoveFileMutation = { removeFile: string };

export type StoreFieldsFragment = { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, sto_auto: boolean, brand_name: string | null, private_note: string | null, default_quantity: number, max_per_day: number, max_per_week: number, max_per_month: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, total_order: number, schedule_fetch: number, country: string | null, created_at: number, updated_at: number, woocommerce: { website: string, key: string, secret: string } | null };

export type PretyAttributeFieldsFragment = { attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> };

export type ProductPresetFieldsFragment = { _id: string, id: string, name: string, raw_name: string, image: string | null, description: string, provider: string, type: string, weight: number, tags: Array<string>, favorite: boolean, mockup_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, print_areas: Array<{ position: string, label: string, width: number, height: number }> };

export type SettingFieldsFragment = { name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null };

export type SideImageFieldsFragment = { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type MockupSideFieldsFragment = { id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> };

export type MockupFieldsFragment = { _id: string, id: string, name: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string | null, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type MockupPresetFieldsFragment = { _id: string, id: string, name: string, type: string, mockup_type: string, model: string | null, src: string | null, status: string, provider: string, product_id: string, preset_id: string | null, item_info_id: string | null, created_at: number, updated_at: number, sides: Array<{ id: string, name: string, image: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, mockup: { _id: string | null, url: string, width: number, height: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> } | null, print_area: { x: number, y: number, width: number, height: number, rotation: number, scaleX: number, scaleY: number, knewX: number, knewY: number }, document: { mockup_type: string, width: number, height: number, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }, layers: Array<{ id: string, name: string, type: string, settings: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }>, options: Array<{ name: string, value: string | number | boolean | null, file_id: string | null, file_url: string | null }> }> }> };

export type FileFieldsFragment = { _id: string, url: string, path: string, filename: string, mimetype: string, size: number, width: number | null, height: number | null, tags: Array<string>, created_by: string | null, created_at: number, updated_at: number, image_sizes: Array<{ name: string, url: string, width: number, height: number }> };

export type ItemStoreFieldsFragment = { _id: string, sto_name: string, sto_type: string, sto_status: string };

export type ItemInfoFieldsFragment = { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }> };

export type JobGroupFieldsFragment = { _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null };

export type JobFieldsFragment = { _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, msg: { code: string, msg: string } | null };

export type NotificationFieldsFragment = { _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null };

export type UserFieldsFragment = { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null } }>, customizer: { theme: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null } };

export type OrderFieldsFragment = { _id: string, number: string, platform_id: string, status: string, currency: string, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, items: Array<{ name: string, sku: string, quantity: number, price: number, image: string | null, item_info_id: string | null }> };

export type ItemsInfoQueryVariables = Exact<{
  _id?: string | null | undefined;
  identity?: string | null | undefined;
  name?: string | null | undefined;
  in_store?: boolean | null | undefined;
  store?: string | null | undefined;
  search?: string | null | undefined;
  collection?: string | null | undefined;
}>;


export type ItemsInfoQuery = { itemsInfo: Array<{ _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }> }> };

export type MakeItemInfoMutationVariables = Exact<{
  _id?: string | null | undefined;
  params: ItemInfoInput;
}>;


export type MakeItemInfoMutation = { makeItemInfo: { _id: string, identity: string, name: string, description: string, type: string | null, status: string, product_id: string, mockup_id: string | null, sku: string, tags: Array<string>, collections: Array<string>, price: number, price_addition: number, fix_profit: number, fixed_profit: number, created_at: number, updated_at: number, images: Array<{ _id: string | null, src: string }>, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics_modify: Array<{ selected: boolean, sku: string, barcode: string | null, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, items: Array<{ _id: string, platform: string, platform_id: string | null, external_url: string | null, sku: string, imported_at: number | null, store_id: string, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } }> } };

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


export type JobItemMutation = { jobItem: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobGroupsQueryVariables = Exact<{
  _id?: string | null | undefined;
  job_type?: string | null | undefined;
  store?: string | null | undefined;
}>;


export type JobGroupsQuery = { jobGroups: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobslistQueryVariables = Exact<{
  group_id: string;
  status?: string | null | undefined;
}>;


export type JobslistQuery = { jobslist: Array<{ _id: string, group_id: string, status: string, pending: boolean, attempts: number, created_at: number, updated_at: number, data: { item_info_id: string | null, name: string | null, image: string | null, external_url: string | null }, msg: { code: string, msg: string } | null }> };

export type JobsStartMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsStartMutation = { jobsStart: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobsStopMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsStopMutation = { jobsStop: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type JobsRemoveMutationVariables = Exact<{
  ids: Array<string> | string;
}>;


export type JobsRemoveMutation = { jobsRemove: Array<string> };

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

export type FontsQueryVariables = Exact<{
  name?: string | null | undefined;
  provider?: string | null | undefined;
  ids?: Array<string> | string | null | undefined;
}>;


export type FontsQuery = { fonts: Array<{ _id: string, provider: string, name: string, family: string, files: Array<{ variant: string, url: string, style: string, weight: string }> }> };

export type MakeProductMockupMutationVariables = Exact<{
  _id?: string | null | undefined;
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

export type NotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsQuery = { notifications: Array<{ _id: string, type: string, status: string, code: string | null, subject: string, content: string, created_at: number, referent: string | null }> };

export type NotificationsCountQueryVariables = Exact<{ [key: string]: never; }>;


export type NotificationsCountQuery = { notificationsCount: number };

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
}>;


export type OrdersQuery = { orders: Array<{ _id: string, number: string, platform_id: string, status: string, currency: string, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string }, buyer: { first_name: string, last_name: string, address_1: string, address_2: string | null, city: string, state: string | null, postcode: string, country: string }, items: Array<{ name: string, sku: string, quantity: number, price: number, image: string | null, item_info_id: string | null }> }> };

export type OrdersFetchMutationVariables = Exact<{
  store_ids: Array<string> | string;
}>;


export type OrdersFetchMutation = { ordersFetch: Array<{ _id: string, job_type: string, fulfilment: string | null, waiting: number, pending: number, stopped: number, rejected: number, total: number, created_at: number, updated_at: number, store: { _id: string, sto_name: string, sto_type: string, sto_status: string } | null }> };

export type ProductPresetQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  type?: string | null | undefined;
  provider?: string | null | undefined;
}>;


export type ProductPresetQuery = { productPreset: Array<{ _id: string, id: string, name: string, raw_name: string, image: string | null, description: string, provider: string, type: string, weight: number, tags: Array<string>, favorite: boolean, mockup_count: number, created_at: number, updated_at: number, prety_attributes: Array<{ attribute_type: string, plf_attribute_name: string | null, options: Array<{ ffm_value: string, plf_value: string | null, plf_price: number | null, hex: string | null, default: boolean }> }>, attribute_specifics: Array<{ sku: string, sale_price: number, base_price: number, fix_profit: number, fixed_profit: number, name_value: Array<{ name: string, type: string, value: string }> }>, print_areas: Array<{ position: string, label: string, width: number, height: number }> }> };

export type ProductPresetCountQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountQuery = { productPresetCount: { all: number, apparel: number, alloverprint: number, giftaccessories: number, homedecorations: number, facemask: number, canvasposter: number, jewelry: number } };

export type ProductPresetCountProviderQueryVariables = Exact<{ [key: string]: never; }>;


export type ProductPresetCountProviderQuery = { productPresetCountProvider: { all: number, customcat: number, lionnix: number, merchize: number, geargag: number, scalable: number, private: number, printify: number, dreamship: number, gearment: number, onos: number } };

export type CUserQueryVariables = Exact<{ [key: string]: never; }>;


export type CUserQuery = { cUser: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null } }>, customizer: { theme: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null } } };

export type GetUserByIdQueryVariables = Exact<{
  _id: string;
}>;


export type GetUserByIdQuery = { getUserById: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null } }>, customizer: { theme: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null } } | null };

export type UpdateProfileMutationVariables = Exact<{
  name?: string | null | undefined;
  password?: string | null | undefined;
  new_password?: string | null | undefined;
  h?: string | null | undefined;
  customizer?: CustomizerInput | null | undefined;
}>;


export type UpdateProfileMutation = { updateProfile: { _id: string, identity: string, identity_label: string | null, email: string, name: string, role: string, groups: Array<string>, status: string, h: string | null, last_login: number | null, created_at: number, updated_at: number, total_credit: number, group: { _id: string, name: string } | null, permission: Array<{ module: string, title: string, access: { view: boolean, add: boolean, update: boolean, delete: boolean } }>, auth_docker: Array<{ auth_id: string, docker_id: string, groups: Array<string>, current: boolean, docker: { _id: string, domain: string, label: string, server: string, status: string, image: string | null, hiden: boolean, plan: string | null, annually: boolean, unlimit_lifetime: boolean, created_at: number, plan_log: { plan: string | null, payment_at: number | null, expires_at: number | null } | null } }>, customizer: { theme: string | null, sidebarCollapsed: boolean | null, navbarColor: string | null, navbarType: string | null, footerType: string | null, menuTheme: string | null, hideScrollToTop: boolean | null, direction: string | null } } };

export type StoresQueryVariables = Exact<{
  _id?: string | null | undefined;
  search?: string | null | undefined;
  status?: string | null | undefined;
  platform?: string | null | undefined;
}>;


export type StoresQuery = { stores: Array<{ _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, sto_auto: boolean, brand_name: string | null, private_note: string | null, default_quantity: number, max_per_day: number, max_per_week: number, max_per_month: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, total_order: number, schedule_fetch: number, country: string | null, created_at: number, updated_at: number, woocommerce: { website: string, key: string, secret: string } | null }> };

export type StoreCountQueryQueryVariables = Exact<{ [key: string]: never; }>;


export type StoreCountQueryQuery = { storeCountQuery: { all: number, valid: number, lostconnection: number, invalid: number } };

export type MakeStoreMutationVariables = Exact<{
  _id?: string | null | undefined;
  params: StoreInput;
}>;


export type MakeStoreMutation = { makeStore: { _id: string, platform_id: string, platform_name: string, sto_name: string, sto_user: string | null, sto_status: string, sto_type: string, sto_auto: boolean, brand_name: string | null, private_note: string | null, default_quantity: number, max_per_day: number, max_per_week: number, max_per_month: number, item_per_day: number, item_per_week: number, item_per_month: number, last_total_product: number, last_push_item_at: number | null, total_order: number, schedule_fetch: number, country: string | null, created_at: number, updated_at: number, woocommerce: { website: string, key: string, secret: string } | null } };

export type TrashStoreMutationVariables = Exact<{
  delete_ids: Array<string> | string;
}>;


export type TrashStoreMutation = { trashStore: Array<string> };

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
export const StoreFieldsFragmentDoc = new TypedDocumentString(`
    fragment StoreFields on Store {
  _id
  platform_id
  platform_name
  sto_name
  sto_user
  sto_status
  sto_type
  sto_auto
  brand_name
  private_note
  default_quantity
  max_per_day
  max_per_week
  max_per_month
  item_per_day
  item_per_week
  item_per_month
  last_total_product
  last_push_item_at
  total_order
  schedule_fetch
  country
  woocommerce {
    website
    key
    secret
  }
  created_at
  updated_at
}
    `, {"fragmentName":"StoreFields"}) as unknown as TypedDocumentString<StoreFieldsFragment, unknown>;
export const PretyAttributeFieldsFragmentDoc = new TypedDocumentString(`
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}
    `, {"fragmentName":"PretyAttributeFields"}) as unknown as TypedDocumentString<PretyAttributeFieldsFragment, unknown>;
export const ProductPresetFieldsFragmentDoc = new TypedDocumentString(`
    fragment ProductPresetFields on ProductPreset {
  _id
  id
  name
  raw_name
  image
  description
  provider
  type
  prety_attributes {
    ...PretyAttributeFields
  }
  attribute_specifics {
    sku
    sale_price
    base_price
    fix_profit
    fixed_profit
    name_value {
      name
      type
      value
    }
  }
  print_areas {
    position
    label
    width
    height
  }
  weight
  tags
  favorite
  mockup_count
  created_at
  updated_at
}
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}`, {"fragmentName":"ProductPresetFields"}) as unknown as TypedDocumentString<ProductPresetFieldsFragment, unknown>;
export const SideImageFieldsFragmentDoc = new TypedDocumentString(`
    fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
    `, {"fragmentName":"SideImageFields"}) as unknown as TypedDocumentString<SideImageFieldsFragment, unknown>;
export const SettingFieldsFragmentDoc = new TypedDocumentString(`
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
    `, {"fragmentName":"SettingFields"}) as unknown as TypedDocumentString<SettingFieldsFragment, unknown>;
export const MockupSideFieldsFragmentDoc = new TypedDocumentString(`
    fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}`, {"fragmentName":"MockupSideFields"}) as unknown as TypedDocumentString<MockupSideFieldsFragment, unknown>;
export const MockupFieldsFragmentDoc = new TypedDocumentString(`
    fragment MockupFields on Mockup {
  _id
  id
  name
  mockup_type
  model
  src
  status
  provider
  product_id
  preset_id
  item_info_id
  created_at
  updated_at
  sides {
    ...MockupSideFields
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}`, {"fragmentName":"MockupFields"}) as unknown as TypedDocumentString<MockupFieldsFragment, unknown>;
export const MockupPresetFieldsFragmentDoc = new TypedDocumentString(`
    fragment MockupPresetFields on MockupPreset {
  _id
  id
  name
  type
  mockup_type
  model
  src
  status
  provider
  product_id
  preset_id
  item_info_id
  created_at
  updated_at
  sides {
    ...MockupSideFields
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}`, {"fragmentName":"MockupPresetFields"}) as unknown as TypedDocumentString<MockupPresetFieldsFragment, unknown>;
export const FileFieldsFragmentDoc = new TypedDocumentString(`
    fragment FileFields on File {
  _id
  url
  path
  filename
  mimetype
  size
  width
  height
  tags
  created_by
  created_at
  updated_at
  image_sizes {
    name
    url
    width
    height
  }
}
    `, {"fragmentName":"FileFields"}) as unknown as TypedDocumentString<FileFieldsFragment, unknown>;
export const ItemStoreFieldsFragmentDoc = new TypedDocumentString(`
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
    `, {"fragmentName":"ItemStoreFields"}) as unknown as TypedDocumentString<ItemStoreFieldsFragment, unknown>;
export const ItemInfoFieldsFragmentDoc = new TypedDocumentString(`
    fragment ItemInfoFields on ItemInfo {
  _id
  identity
  name
  description
  type
  status
  product_id
  mockup_id
  sku
  tags
  collections
  price
  price_addition
  fix_profit
  fixed_profit
  created_at
  updated_at
  images {
    _id
    src
  }
  prety_attributes {
    ...PretyAttributeFields
  }
  attribute_specifics_modify {
    selected
    sku
    barcode
    sale_price
    base_price
    fix_profit
    fixed_profit
    name_value {
      name
      type
      value
    }
  }
  items {
    _id
    platform
    platform_id
    external_url
    sku
    imported_at
    store_id
    store {
      ...ItemStoreFields
    }
  }
}
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}
fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}`, {"fragmentName":"ItemInfoFields"}) as unknown as TypedDocumentString<ItemInfoFieldsFragment, unknown>;
export const JobGroupFieldsFragmentDoc = new TypedDocumentString(`
    fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}`, {"fragmentName":"JobGroupFields"}) as unknown as TypedDocumentString<JobGroupFieldsFragment, unknown>;
export const JobFieldsFragmentDoc = new TypedDocumentString(`
    fragment JobFields on Job {
  _id
  group_id
  status
  pending
  attempts
  created_at
  updated_at
  data {
    item_info_id
    name
    image
    external_url
  }
  msg {
    code
    msg
  }
}
    `, {"fragmentName":"JobFields"}) as unknown as TypedDocumentString<JobFieldsFragment, unknown>;
export const NotificationFieldsFragmentDoc = new TypedDocumentString(`
    fragment NotificationFields on Notification {
  _id
  type
  status
  code
  subject
  content
  created_at
  referent
}
    `, {"fragmentName":"NotificationFields"}) as unknown as TypedDocumentString<NotificationFieldsFragment, unknown>;
export const UserFieldsFragmentDoc = new TypedDocumentString(`
    fragment UserFields on User {
  _id
  identity
  identity_label
  email
  name
  role
  groups
  status
  h
  last_login
  created_at
  updated_at
  total_credit
  group {
    _id
    name
  }
  permission {
    module
    title
    access {
      view
      add
      update
      delete
    }
  }
  auth_docker {
    auth_id
    docker_id
    groups
    current
    docker {
      _id
      domain
      label
      server
      status
      image
      hiden
      plan
      annually
      unlimit_lifetime
      created_at
      plan_log {
        plan
        payment_at
        expires_at
      }
    }
  }
  customizer {
    theme
    sidebarCollapsed
    navbarColor
    navbarType
    footerType
    menuTheme
    hideScrollToTop
    direction
  }
}
    `, {"fragmentName":"UserFields"}) as unknown as TypedDocumentString<UserFieldsFragment, unknown>;
export const OrderFieldsFragmentDoc = new TypedDocumentString(`
    fragment OrderFields on Order {
  _id
  number
  platform_id
  status
  currency
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
  buyer {
    first_name
    last_name
    address_1
    address_2
    city
    state
    postcode
    country
  }
  items {
    name
    sku
    quantity
    price
    image
    item_info_id
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}`, {"fragmentName":"OrderFields"}) as unknown as TypedDocumentString<OrderFieldsFragment, unknown>;
export const FilesDocument = new TypedDocumentString(`
    query Files($_id: ID, $search: String, $tags: [String!]) {
  files(_id: $_id, search: $search, tags: $tags) {
    ...FileFields
  }
}
    fragment FileFields on File {
  _id
  url
  path
  filename
  mimetype
  size
  width
  height
  tags
  created_by
  created_at
  updated_at
  image_sizes {
    name
    url
    width
    height
  }
}`) as unknown as TypedDocumentString<FilesQuery, FilesQueryVariables>;
export const SignedUploadDocument = new TypedDocumentString(`
    mutation SignedUpload($type: String!, $filename: String!, $mimetype: String!, $size: Int!) {
  signedUpload(type: $type, filename: $filename, mimetype: $mimetype, size: $size) {
    _id
    url
  }
}
    `) as unknown as TypedDocumentString<SignedUploadMutation, SignedUploadMutationVariables>;
export const UpdatePreSignedFileDocument = new TypedDocumentString(`
    mutation UpdatePreSignedFile($_id: ID!) {
  updatePreSignedFile(_id: $_id) {
    ...FileFields
  }
}
    fragment FileFields on File {
  _id
  url
  path
  filename
  mimetype
  size
  width
  height
  tags
  created_by
  created_at
  updated_at
  image_sizes {
    name
    url
    width
    height
  }
}`) as unknown as TypedDocumentString<UpdatePreSignedFileMutation, UpdatePreSignedFileMutationVariables>;
export const RemoveFileDocument = new TypedDocumentString(`
    mutation RemoveFile($_id: ID!) {
  removeFile(_id: $_id)
}
    `) as unknown as TypedDocumentString<RemoveFileMutation, RemoveFileMutationVariables>;
export const ItemsInfoDocument = new TypedDocumentString(`
    query ItemsInfo($_id: ID, $identity: String, $name: String, $in_store: Boolean, $store: ID, $search: String, $collection: String) {
  itemsInfo(
    _id: $_id
    identity: $identity
    name: $name
    in_store: $in_store
    store: $store
    search: $search
    collection: $collection
  ) {
    ...ItemInfoFields
  }
}
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}
fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment ItemInfoFields on ItemInfo {
  _id
  identity
  name
  description
  type
  status
  product_id
  mockup_id
  sku
  tags
  collections
  price
  price_addition
  fix_profit
  fixed_profit
  created_at
  updated_at
  images {
    _id
    src
  }
  prety_attributes {
    ...PretyAttributeFields
  }
  attribute_specifics_modify {
    selected
    sku
    barcode
    sale_price
    base_price
    fix_profit
    fixed_profit
    name_value {
      name
      type
      value
    }
  }
  items {
    _id
    platform
    platform_id
    external_url
    sku
    imported_at
    store_id
    store {
      ...ItemStoreFields
    }
  }
}`) as unknown as TypedDocumentString<ItemsInfoQuery, ItemsInfoQueryVariables>;
export const MakeItemInfoDocument = new TypedDocumentString(`
    mutation MakeItemInfo($_id: ID, $params: ItemInfoInput!) {
  makeItemInfo(_id: $_id, params: $params) {
    ...ItemInfoFields
  }
}
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}
fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment ItemInfoFields on ItemInfo {
  _id
  identity
  name
  description
  type
  status
  product_id
  mockup_id
  sku
  tags
  collections
  price
  price_addition
  fix_profit
  fixed_profit
  created_at
  updated_at
  images {
    _id
    src
  }
  prety_attributes {
    ...PretyAttributeFields
  }
  attribute_specifics_modify {
    selected
    sku
    barcode
    sale_price
    base_price
    fix_profit
    fixed_profit
    name_value {
      name
      type
      value
    }
  }
  items {
    _id
    platform
    platform_id
    external_url
    sku
    imported_at
    store_id
    store {
      ...ItemStoreFields
    }
  }
}`) as unknown as TypedDocumentString<MakeItemInfoMutation, MakeItemInfoMutationVariables>;
export const RemoveItemInfoDocument = new TypedDocumentString(`
    mutation RemoveItemInfo($ids: [ID!]!) {
  removeItemInfo(ids: $ids)
}
    `) as unknown as TypedDocumentString<RemoveItemInfoMutation, RemoveItemInfoMutationVariables>;
export const JobItemDocument = new TypedDocumentString(`
    mutation JobItem($ids: [ID!]!, $store_ids: [ID!]!, $job_type: String, $update_title_description: Boolean, $update_category_specifics: Boolean, $update_image: Boolean, $update_sizechart: Boolean, $update_logistic: Boolean) {
  jobItem(
    ids: $ids
    store_ids: $store_ids
    job_type: $job_type
    update_title_description: $update_title_description
    update_category_specifics: $update_category_specifics
    update_image: $update_image
    update_sizechart: $update_sizechart
    update_logistic: $update_logistic
  ) {
    ...JobGroupFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}`) as unknown as TypedDocumentString<JobItemMutation, JobItemMutationVariables>;
export const JobGroupsDocument = new TypedDocumentString(`
    query JobGroups($_id: ID, $job_type: String, $store: ID) {
  jobGroups(_id: $_id, job_type: $job_type, store: $store) {
    ...JobGroupFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}`) as unknown as TypedDocumentString<JobGroupsQuery, JobGroupsQueryVariables>;
export const JobslistDocument = new TypedDocumentString(`
    query Jobslist($group_id: ID!, $status: String) {
  jobslist(group_id: $group_id, status: $status) {
    ...JobFields
  }
}
    fragment JobFields on Job {
  _id
  group_id
  status
  pending
  attempts
  created_at
  updated_at
  data {
    item_info_id
    name
    image
    external_url
  }
  msg {
    code
    msg
  }
}`) as unknown as TypedDocumentString<JobslistQuery, JobslistQueryVariables>;
export const JobsStartDocument = new TypedDocumentString(`
    mutation JobsStart($ids: [ID!]!) {
  jobsStart(ids: $ids) {
    ...JobGroupFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}`) as unknown as TypedDocumentString<JobsStartMutation, JobsStartMutationVariables>;
export const JobsStopDocument = new TypedDocumentString(`
    mutation JobsStop($ids: [ID!]!) {
  jobsStop(ids: $ids) {
    ...JobGroupFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}`) as unknown as TypedDocumentString<JobsStopMutation, JobsStopMutationVariables>;
export const JobsRemoveDocument = new TypedDocumentString(`
    mutation JobsRemove($ids: [ID!]!) {
  jobsRemove(ids: $ids)
}
    `) as unknown as TypedDocumentString<JobsRemoveMutation, JobsRemoveMutationVariables>;
export const ProductMockupsDocument = new TypedDocumentString(`
    query ProductMockups($_id: ID, $name: String, $product_id: ID, $preset_id: ID, $item_info_id: ID) {
  productMockups(
    _id: $_id
    name: $name
    product_id: $product_id
    preset_id: $preset_id
    item_info_id: $item_info_id
  ) {
    ...MockupFields
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}
fragment MockupFields on Mockup {
  _id
  id
  name
  mockup_type
  model
  src
  status
  provider
  product_id
  preset_id
  item_info_id
  created_at
  updated_at
  sides {
    ...MockupSideFields
  }
}`) as unknown as TypedDocumentString<ProductMockupsQuery, ProductMockupsQueryVariables>;
export const ProductMockupPresetsDocument = new TypedDocumentString(`
    query ProductMockupPresets($_id: ID, $product_id: ID, $name: String, $provider: String) {
  productMockupPresets(
    _id: $_id
    product_id: $product_id
    name: $name
    provider: $provider
  ) {
    ...MockupPresetFields
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}
fragment MockupPresetFields on MockupPreset {
  _id
  id
  name
  type
  mockup_type
  model
  src
  status
  provider
  product_id
  preset_id
  item_info_id
  created_at
  updated_at
  sides {
    ...MockupSideFields
  }
}`) as unknown as TypedDocumentString<ProductMockupPresetsQuery, ProductMockupPresetsQueryVariables>;
export const FontsDocument = new TypedDocumentString(`
    query Fonts($name: String, $provider: String, $ids: [ID!]) {
  fonts(name: $name, provider: $provider, ids: $ids) {
    _id
    provider
    name
    family
    files {
      variant
      url
      style
      weight
    }
  }
}
    `) as unknown as TypedDocumentString<FontsQuery, FontsQueryVariables>;
export const MakeProductMockupDocument = new TypedDocumentString(`
    mutation MakeProductMockup($_id: ID, $src: String, $item_info_id: ID, $product_id: ID!, $preset_id: ID, $name: String!, $mockup_type: String, $model: String, $sides: [MockupSideInput!]!) {
  makeProductMockup(
    _id: $_id
    src: $src
    item_info_id: $item_info_id
    product_id: $product_id
    preset_id: $preset_id
    name: $name
    mockup_type: $mockup_type
    model: $model
    sides: $sides
  ) {
    ...MockupFields
  }
}
    fragment SettingFields on Setting {
  name
  value
  file_id
  file_url
}
fragment SideImageFields on SideImage {
  _id
  url
  width
  height
  image_sizes {
    name
    url
    width
    height
  }
}
fragment MockupSideFields on MockupSide {
  id
  name
  image {
    ...SideImageFields
  }
  mockup {
    ...SideImageFields
  }
  print_area {
    x
    y
    width
    height
    rotation
    scaleX
    scaleY
    knewX
    knewY
  }
  document {
    mockup_type
    width
    height
    settings {
      ...SettingFields
    }
  }
  layers {
    id
    name
    type
    settings {
      ...SettingFields
    }
    options {
      ...SettingFields
    }
  }
}
fragment MockupFields on Mockup {
  _id
  id
  name
  mockup_type
  model
  src
  status
  provider
  product_id
  preset_id
  item_info_id
  created_at
  updated_at
  sides {
    ...MockupSideFields
  }
}`) as unknown as TypedDocumentString<MakeProductMockupMutation, MakeProductMockupMutationVariables>;
export const MakeMockupPreviewDocument = new TypedDocumentString(`
    mutation MakeMockupPreview($item_info_id: ID, $preset_id: ID, $side: MockupSideInput!) {
  makeMockupPreview(
    item_info_id: $item_info_id
    preset_id: $preset_id
    side: $side
  ) {
    _id
    url
    image_sizes {
      name
      url
      width
      height
    }
  }
}
    `) as unknown as TypedDocumentString<MakeMockupPreviewMutation, MakeMockupPreviewMutationVariables>;
export const NotificationsDocument = new TypedDocumentString(`
    query Notifications {
  notifications {
    ...NotificationFields
  }
}
    fragment NotificationFields on Notification {
  _id
  type
  status
  code
  subject
  content
  created_at
  referent
}`) as unknown as TypedDocumentString<NotificationsQuery, NotificationsQueryVariables>;
export const NotificationsCountDocument = new TypedDocumentString(`
    query NotificationsCount {
  notificationsCount
}
    `) as unknown as TypedDocumentString<NotificationsCountQuery, NotificationsCountQueryVariables>;
export const NotificationMakeDocument = new TypedDocumentString(`
    mutation NotificationMake($ids: [ID!]!, $status: String!) {
  notificationMake(ids: $ids, status: $status) {
    ...NotificationFields
  }
}
    fragment NotificationFields on Notification {
  _id
  type
  status
  code
  subject
  content
  created_at
  referent
}`) as unknown as TypedDocumentString<NotificationMakeMutation, NotificationMakeMutationVariables>;
export const NotificationReadAllDocument = new TypedDocumentString(`
    mutation NotificationReadAll {
  notificationReadAll
}
    `) as unknown as TypedDocumentString<NotificationReadAllMutation, NotificationReadAllMutationVariables>;
export const OrdersDocument = new TypedDocumentString(`
    query Orders($_id: ID, $id: ID, $search: String, $status: String, $store: ID) {
  orders(_id: $_id, id: $id, search: $search, status: $status, store: $store) {
    ...OrderFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment OrderFields on Order {
  _id
  number
  platform_id
  status
  currency
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
  buyer {
    first_name
    last_name
    address_1
    address_2
    city
    state
    postcode
    country
  }
  items {
    name
    sku
    quantity
    price
    image
    item_info_id
  }
}`) as unknown as TypedDocumentString<OrdersQuery, OrdersQueryVariables>;
export const OrdersFetchDocument = new TypedDocumentString(`
    mutation OrdersFetch($store_ids: [ID!]!) {
  ordersFetch(store_ids: $store_ids) {
    ...JobGroupFields
  }
}
    fragment ItemStoreFields on ItemStore {
  _id
  sto_name
  sto_type
  sto_status
}
fragment JobGroupFields on JobGroup {
  _id
  job_type
  fulfilment
  waiting
  pending
  stopped
  rejected
  total
  created_at
  updated_at
  store {
    ...ItemStoreFields
  }
}`) as unknown as TypedDocumentString<OrdersFetchMutation, OrdersFetchMutationVariables>;
export const ProductPresetDocument = new TypedDocumentString(`
    query ProductPreset($_id: ID, $search: String, $type: String, $provider: String) {
  productPreset(_id: $_id, search: $search, type: $type, provider: $provider) {
    ...ProductPresetFields
  }
}
    fragment PretyAttributeFields on PretyAttribute {
  attribute_type
  plf_attribute_name
  options {
    ffm_value
    plf_value
    plf_price
    hex
    default
  }
}
fragment ProductPresetFields on ProductPreset {
  _id
  id
  name
  raw_name
  image
  description
  provider
  type
  prety_attributes {
    ...PretyAttributeFields
  }
  attribute_specifics {
    sku
    sale_price
    base_price
    fix_profit
    fixed_profit
    name_value {
      name
      type
      value
    }
  }
  print_areas {
    position
    label
    width
    height
  }
  weight
  tags
  favorite
  mockup_count
  created_at
  updated_at
}`) as unknown as TypedDocumentString<ProductPresetQuery, ProductPresetQueryVariables>;
export const ProductPresetCountDocument = new TypedDocumentString(`
    query ProductPresetCount {
  productPresetCount {
    all
    apparel
    alloverprint
    giftaccessories
    homedecorations
    facemask
    canvasposter
    jewelry
  }
}
    `) as unknown as TypedDocumentString<ProductPresetCountQuery, ProductPresetCountQueryVariables>;
export const ProductPresetCountProviderDocument = new TypedDocumentString(`
    query ProductPresetCountProvider {
  productPresetCountProvider {
    all
    customcat
    lionnix
    merchize
    geargag
    scalable
    private
    printify
    dreamship
    gearment
    onos
  }
}
    `) as unknown as TypedDocumentString<ProductPresetCountProviderQuery, ProductPresetCountProviderQueryVariables>;
export const CUserDocument = new TypedDocumentString(`
    query CUser {
  cUser {
    ...UserFields
  }
}
    fragment UserFields on User {
  _id
  identity
  identity_label
  email
  name
  role
  groups
  status
  h
  last_login
  created_at
  updated_at
  total_credit
  group {
    _id
    name
  }
  permission {
    module
    title
    access {
      view
      add
      update
      delete
    }
  }
  auth_docker {
    auth_id
    docker_id
    groups
    current
    docker {
      _id
      domain
      label
      server
      status
      image
      hiden
      plan
      annually
      unlimit_lifetime
      created_at
      plan_log {
        plan
        payment_at
        expires_at
      }
    }
  }
  customizer {
    theme
    sidebarCollapsed
    navbarColor
    navbarType
    footerType
    menuTheme
    hideScrollToTop
    direction
  }
}`) as unknown as TypedDocumentString<CUserQuery, CUserQueryVariables>;
export const GetUserByIdDocument = new TypedDocumentString(`
    query GetUserById($_id: ID!) {
  getUserById(_id: $_id) {
    ...UserFields
  }
}
    fragment UserFields on User {
  _id
  identity
  identity_label
  email
  name
  role
  groups
  status
  h
  last_login
  created_at
  updated_at
  total_credit
  group {
    _id
    name
  }
  permission {
    module
    title
    access {
      view
      add
      update
      delete
    }
  }
  auth_docker {
    auth_id
    docker_id
    groups
    current
    docker {
      _id
      domain
      label
      server
      status
      image
      hiden
      plan
      annually
      unlimit_lifetime
      created_at
      plan_log {
        plan
        payment_at
        expires_at
      }
    }
  }
  customizer {
    theme
    sidebarCollapsed
    navbarColor
    navbarType
    footerType
    menuTheme
    hideScrollToTop
    direction
  }
}`) as unknown as TypedDocumentString<GetUserByIdQuery, GetUserByIdQueryVariables>;
export const UpdateProfileDocument = new TypedDocumentString(`
    mutation UpdateProfile($name: String, $password: String, $new_password: String, $h: String, $customizer: CustomizerInput) {
  updateProfile(
    name: $name
    password: $password
    new_password: $new_password
    h: $h
    customizer: $customizer
  ) {
    ...UserFields
  }
}
    fragment UserFields on User {
  _id
  identity
  identity_label
  email
  name
  role
  groups
  status
  h
  last_login
  created_at
  updated_at
  total_credit
  group {
    _id
    name
  }
  permission {
    module
    title
    access {
      view
      add
      update
      delete
    }
  }
  auth_docker {
    auth_id
    docker_id
    groups
    current
    docker {
      _id
      domain
      label
      server
      status
      image
      hiden
      plan
      annually
      unlimit_lifetime
      created_at
      plan_log {
        plan
        payment_at
        expires_at
      }
    }
  }
  customizer {
    theme
    sidebarCollapsed
    navbarColor
    navbarType
    footerType
    menuTheme
    hideScrollToTop
    direction
  }
}`) as unknown as TypedDocumentString<UpdateProfileMutation, UpdateProfileMutationVariables>;
export const StoresDocument = new TypedDocumentString(`
    query Stores($_id: ID, $search: String, $status: String, $platform: String) {
  stores(_id: $_id, search: $search, status: $status, platform: $platform) {
    ...StoreFields
  }
}
    fragment StoreFields on Store {
  _id
  platform_id
  platform_name
  sto_name
  sto_user
  sto_status
  sto_type
  sto_auto
  brand_name
  private_note
  default_quantity
  max_per_day
  max_per_week
  max_per_month
  item_per_day
  item_per_week
  item_per_month
  last_total_product
  last_push_item_at
  total_order
  schedule_fetch
  country
  woocommerce {
    website
    key
    secret
  }
  created_at
  updated_at
}`) as unknown as TypedDocumentString<StoresQuery, StoresQueryVariables>;
export const StoreCountQueryDocument = new TypedDocumentString(`
    query StoreCountQuery {
  storeCountQuery {
    all
    valid
    lostconnection
    invalid
  }
}
    `) as unknown as TypedDocumentString<StoreCountQueryQuery, StoreCountQueryQueryVariables>;
export const MakeStoreDocument = new TypedDocumentString(`
    mutation MakeStore($_id: ID, $params: StoreInput!) {
  makeStore(_id: $_id, params: $params) {
    ...StoreFields
  }
}
    fragment StoreFields on Store {
  _id
  platform_id
  platform_name
  sto_name
  sto_user
  sto_status
  sto_type
  sto_auto
  brand_name
  private_note
  default_quantity
  max_per_day
  max_per_week
  max_per_month
  item_per_day
  item_per_week
  item_per_month
  last_total_product
  last_push_item_at
  total_order
  schedule_fetch
  country
  woocommerce {
    website
    key
    secret
  }
  created_at
  updated_at
}`) as unknown as TypedDocumentString<MakeStoreMutation, MakeStoreMutationVariables>;
export const TrashStoreDocument = new TypedDocumentString(`
    mutation TrashStore($delete_ids: [ID!]!) {
  trashStore(delete_ids: $delete_ids)
}
    `) as unknown as TypedDocumentString<TrashStoreMutation, TrashStoreMutationVariables>;