import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ruleOf, STORE_FIELD_NAMES, type StoreFieldName } from '../../../../src/domain/stores/store-fields';

const tests = path.resolve(__dirname, '../../..');

/** Names a test by its file below `__tests__` and the beginning of its title. It sets the field, and looks at something else than the field itself. */
type Effect = readonly [file: string, test: string];

const outgoing: Effect = ['server/listings/outgoing.test.ts', 'what a store on %s says with %j goes with its products'];
const texts: Effect = ['server/listings/outgoing.test.ts', 'texts stand in their order, and the measures of the product type'];
const rules: Effect = ['server/orders/order-desk.test.ts', 'bring what waits to where they put it as soon as they are saved'];
const asked: Effect = ['server/orders/odd-orders.test.ts', 'a store is asked by schedule only while its automation is on'];
const pushes: Effect = ['server/listings/store-effects.test.ts', 'a store that pushes drafts gets one, which stays one'];
const styled: Effect = ['server/listings/store-effects.test.ts', 'the banner stands above the header'];
const paced: Effect = ['server/listings/store-effects.test.ts', 'pushes wait for the minutes and the days of their store'];
const shared: Effect = ['server/listings/documents.test.ts', 'what is pushed is shared by itself, as many as the store shares a day'];
const described: Effect = ['server/listings/documents.test.ts', 'an item is shared, read by its readers'];
const sender: Effect = ['unit/domain/stores/sender.test.ts', 'a seller’s address is written as on an envelope'];
const mailbox: Effect = ['server/connections/mail.test.ts', 'a mailbox is tried with its store'];
const limited: Effect = ['server/jobs/push.test.ts', 'a store takes no more new products than its limit'];
const paid: Effect = ['server/orders/paypal/paypal.test.ts', 'a PayPal account shows the stores that name its address'];

/** The test of each field of a store. A field that is `unused` says so at its form; one that is a `note` is only there to be read by people. */
const EFFECTS: Readonly<Record<StoreFieldName, Effect | 'unused' | 'note'>> = {
  sto_user: 'note',
  brand_name: ['server/reports/invoices/invoices.test.ts', 'what is issued stays as it was'],
  sto_amazon_type: outgoing,
  dead_state: asked,
  sto_auto: asked,
  sto_auto_order: asked,
  schedule_fetch: asked,
  sto_auto_fulfilment: ['server/orders/order-desk.test.ts', 'send nothing that the account or the store holds back'],
  sto_auto_fulfilment_delay: rules,
  approve_above: rules,
  sto_tracking_delay: [
    'server/orders/workshop.test.ts',
    'a tracking number somebody adds is told to its store after the delay of the store',
  ],
  schedule: paced,
  schedule_days: paced,
  ignore_publish: pushes,
  ignore_watermark: 'unused',
  sto_auto_messenger: ['server/support/shop-messages.test.ts', 'a store that wants messages is read when its time has come'],
  sto_mailer: mailbox,
  sto_mailer_secret: mailbox,
  paypal_email: paid,
  paypal_emails: paid,
  sto_ebay_payment: 'unused',
  max_per_day: limited,
  max_per_week: limited,
  max_per_month: limited,
  limit: limited,
  default_quantity: outgoing,
  price_ending: ['server/listings/store-currency.test.ts', 'a push to a store in another currency'],
  country: rules,
  location: 'unused',
  location_detail: 'unused',
  dispatch_time_max: outgoing,
  shipping_time_max: 'unused',
  shipping_profile_id: outgoing,
  shipping_service: 'unused',
  shipping_cost: 'unused',
  shipping_additional_cost: 'unused',
  return_accept: 'unused',
  global_shipping: rules,
  international_shipping_service: 'unused',
  international_shipping_cost: 'unused',
  international_shipping_additional_cost: 'unused',
  'etsy_shipping.shipping_profile_id': outgoing,
  'etsy_shipping.origin_country_id': 'unused',
  'etsy_shipping.dispatch_time_min': 'unused',
  'etsy_shipping.dispatch_time_max': outgoing,
  'etsy_shipping.default_shipping.country_id': 'unused',
  'etsy_shipping.default_shipping.cost': 'unused',
  'etsy_shipping.default_shipping.additional_cost': 'unused',
  'etsy_shipping.standard_shipping.country_id': 'unused',
  'etsy_shipping.standard_shipping.cost': 'unused',
  'etsy_shipping.standard_shipping.additional_cost': 'unused',
  'address.first_name': sender,
  'address.last_name': sender,
  'address.company': sender,
  'address.country': sender,
  'address.address_1': sender,
  'address.address_2': sender,
  'address.postcode': sender,
  'address.city': sender,
  'address.state': sender,
  'address.email': sender,
  'address.phone': sender,
  'address.owner': sender,
  'address.need_check_address': ['unit/domain/stores/store-fields.test.ts', 'an address is looked at where that is asked for'],
  product_header: texts,
  product_footer: texts,
  product_style: styled,
  banner_image_id: styled,
  ebay_template_id: 'unused',
  issuu_id: 'unused',
  issuu_secret: 'unused',
  issuu_token: shared,
  issuu_description: described,
  issuu_auto: shared,
  issuu_limit: shared,
  'invoice_id.id': 'note',
  'invoice_id.date': 'note',
  user_owners: ['server/listings/store-effects.test.ts', 'what happens at a store is told to those it is assigned to alone'],
  private_note: 'note',
};

test.each(STORE_FIELD_NAMES)('%s has an effect that a test looks at, or its form says that it has none', (name) => {
  const effect = EFFECTS[name];
  expect(ruleOf(name).unused === true).toBe(effect === 'unused');
  if (typeof effect === 'string') return;
  const [file, title] = effect;
  const place = path.join(tests, file);
  expect(existsSync(place)).toBe(true);
  const source = readFileSync(place, 'utf8');
  expect([`'${title}`, `"${title}`].some((opening) => source.includes(`(${opening}`))).toBe(true);
  expect(source).toContain(name.split('.').at(-1));
});
