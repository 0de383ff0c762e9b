import { PLATFORMS, type PlatformId } from '../platforms';

/** The parts of what is asked about a store, in order. */
export const SECTIONS = ['connection', 'automation', 'limits', 'shipping', 'address', 'documents', 'notes'] as const;

export type Section = (typeof SECTIONS)[number];

/**
 * How a field of a store is typed and kept. `template`: lines with variables of shared documents; `image`: the id of one of the workspace's files;
 * `count`: a whole number from 0 on; `money`: an amount, null where none is said; `words`: a list of short texts; `mailer`: a mailbox and how it is
 * reached; `days`: days of the week, Monday being 1; `ending`: what converted prices end in; `sealed`: a text kept encrypted, of which a mask is shown.
 */
export type FieldKind =
  | 'text'
  | 'lines'
  | 'template'
  | 'image'
  | 'html'
  | 'css'
  | 'flag'
  | 'count'
  | 'money'
  | 'email'
  | 'emails'
  | 'mailer'
  | 'owners'
  | 'days'
  | 'date'
  | 'country'
  | 'ending'
  | 'sealed';

interface StoreFieldRule {
  readonly kind: FieldKind;
  /** Where a form asks for it. */
  readonly section: Section;
  /** What a new store has, where that is not nothing, no or 0. */
  readonly initial?: number | true;
  /** Only platforms that name it have it. */
  readonly ofPlatform?: true;
  /** It is kept, and nothing reads it yet: forms say so. */
  readonly unused?: true;
}

const address = (kind: FieldKind = 'text') => ({ kind, section: 'address' }) as const;
const etsy = (kind: FieldKind) => ({ kind, section: 'shipping', ofPlatform: true }) as const;
const unusedEtsy = (kind: FieldKind) => ({ ...etsy(kind), unused: true }) as const;

/**
 * What is known of a store because somebody typed it, besides its name and its connection: by the names of the specification (1, §3), within
 * a block after a dot, in the order it is asked for. Both sides check by it, the server keeps by it, the form is drawn from it.
 */
const STORE_FIELDS = {
  sto_user: { kind: 'text', section: 'connection' },
  brand_name: { kind: 'text', section: 'connection' },
  sto_amazon_type: { kind: 'text', section: 'connection', ofPlatform: true },
  dead_state: { kind: 'flag', section: 'connection' },

  sto_auto: { kind: 'flag', section: 'automation', initial: true },
  sto_auto_order: { kind: 'flag', section: 'automation', initial: true },
  schedule_fetch: { kind: 'count', section: 'automation', initial: 15 },
  sto_auto_fulfilment: { kind: 'flag', section: 'automation' },
  sto_auto_fulfilment_delay: { kind: 'count', section: 'automation' },
  approve_above: { kind: 'money', section: 'automation' },
  sto_tracking_delay: { kind: 'count', section: 'automation' },
  schedule: { kind: 'count', section: 'automation' },
  schedule_days: { kind: 'days', section: 'automation' },
  ignore_publish: { kind: 'flag', section: 'automation', ofPlatform: true },
  ignore_watermark: { kind: 'flag', section: 'automation', unused: true },
  sto_auto_messenger: { kind: 'flag', section: 'automation' },
  sto_mailer: { kind: 'mailer', section: 'automation' },
  sto_mailer_secret: { kind: 'sealed', section: 'automation' },
  paypal_email: { kind: 'email', section: 'automation' },
  paypal_emails: { kind: 'emails', section: 'automation' },
  sto_ebay_payment: { kind: 'text', section: 'automation', ofPlatform: true, unused: true },

  max_per_day: { kind: 'count', section: 'limits' },
  max_per_week: { kind: 'count', section: 'limits' },
  max_per_month: { kind: 'count', section: 'limits' },
  limit: { kind: 'count', section: 'limits' },
  default_quantity: { kind: 'count', section: 'limits', initial: 100 },
  price_ending: { kind: 'ending', section: 'limits' },

  country: { kind: 'country', section: 'shipping' },
  location: { kind: 'text', section: 'shipping', unused: true },
  location_detail: { kind: 'text', section: 'shipping', unused: true },
  dispatch_time_max: { kind: 'count', section: 'shipping' },
  shipping_time_max: { kind: 'count', section: 'shipping', unused: true },
  shipping_profile_id: { kind: 'text', section: 'shipping' },
  shipping_service: { kind: 'text', section: 'shipping', unused: true },
  shipping_cost: { kind: 'money', section: 'shipping', unused: true },
  shipping_additional_cost: { kind: 'money', section: 'shipping', unused: true },
  return_accept: { kind: 'flag', section: 'shipping', unused: true },
  global_shipping: { kind: 'flag', section: 'shipping', initial: true },
  international_shipping_service: { kind: 'text', section: 'shipping', unused: true },
  international_shipping_cost: { kind: 'money', section: 'shipping', unused: true },
  international_shipping_additional_cost: { kind: 'money', section: 'shipping', unused: true },
  'etsy_shipping.shipping_profile_id': etsy('text'),
  'etsy_shipping.origin_country_id': unusedEtsy('text'),
  'etsy_shipping.dispatch_time_min': unusedEtsy('count'),
  'etsy_shipping.dispatch_time_max': etsy('count'),
  'etsy_shipping.default_shipping.country_id': unusedEtsy('text'),
  'etsy_shipping.default_shipping.cost': unusedEtsy('money'),
  'etsy_shipping.default_shipping.additional_cost': unusedEtsy('money'),
  'etsy_shipping.standard_shipping.country_id': unusedEtsy('text'),
  'etsy_shipping.standard_shipping.cost': unusedEtsy('money'),
  'etsy_shipping.standard_shipping.additional_cost': unusedEtsy('money'),

  'address.first_name': address(),
  'address.last_name': address(),
  'address.company': address(),
  'address.country': address('country'),
  'address.address_1': address(),
  'address.address_2': address(),
  'address.postcode': address(),
  'address.city': address(),
  'address.state': address(),
  'address.email': address('email'),
  'address.phone': address(),
  'address.owner': address(),
  'address.need_check_address': address('flag'),

  product_header: { kind: 'html', section: 'documents' },
  product_footer: { kind: 'html', section: 'documents' },
  product_style: { kind: 'css', section: 'documents', ofPlatform: true },
  banner_image_id: { kind: 'image', section: 'documents', ofPlatform: true },
  ebay_template_id: { kind: 'text', section: 'documents', ofPlatform: true, unused: true },
  issuu_id: { kind: 'text', section: 'documents', unused: true },
  issuu_secret: { kind: 'sealed', section: 'documents', unused: true },
  issuu_token: { kind: 'sealed', section: 'documents' },
  issuu_description: { kind: 'template', section: 'documents' },
  issuu_auto: { kind: 'flag', section: 'documents' },
  issuu_limit: { kind: 'count', section: 'documents' },
  'invoice_id.id': { kind: 'text', section: 'documents' },
  'invoice_id.date': { kind: 'date', section: 'documents' },

  user_owners: { kind: 'owners', section: 'notes' },
  private_note: { kind: 'lines', section: 'notes' },
} as const satisfies Readonly<Record<string, StoreFieldRule>>;

export type StoreFieldName = keyof typeof STORE_FIELDS;

const isFieldName = (name: string): name is StoreFieldName => Object.hasOwn(STORE_FIELDS, name);
export const STORE_FIELD_NAMES: readonly StoreFieldName[] = Object.keys(STORE_FIELDS).filter(isFieldName);

/** The rule of a field. */
export const ruleOf = (name: StoreFieldName): StoreFieldRule => STORE_FIELDS[name];

/** Whether stores on a platform have a field. */
export const platformHas = (id: PlatformId, name: StoreFieldName): boolean =>
  !ruleOf(name).ofPlatform || (PLATFORMS[id].storeFields?.some((field) => field === name.split('.')[0]) ?? false);

type FirstStep<Name extends string> = Name extends `${infer First}.${string}` ? First : Name;

/** What only some platforms have: a field, or a whole block. */
export type PlatformStoreField = {
  [Name in StoreFieldName]: (typeof STORE_FIELDS)[Name] extends { readonly ofPlatform: true } ? FirstStep<Name> : never;
}[StoreFieldName];
