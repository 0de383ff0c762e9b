import { z } from 'zod';
import { secondsOf } from '../order-effects';
import type { OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { amount } from './client';

const shared = {
  order_id: z.string(),
  reference_id: z.string().nullish().catch(null),
  order_total: amount.nullish().catch(null),
};

/** An order that waits until somebody checks it out. */
export const draftShape = z.object({ ...shared, status: z.string() });
type Draft = z.infer<typeof draftShape>;

export const orderShape = z.object({
  ...shared,
  order_status: z.string(),
  tracking_no: z.string().nullish().catch(null),
  updated_at: z.string().nullish().catch(null),
});
type Order = z.infer<typeof orderShape>;

/** `VENDOR_ORDER_STATUS_IN_PRODUCTION` → `in production`. */
const wordsOf = (status: string): string =>
  status
    .replace(/^VENDOR_ORDER_(DRAFT_)?STATUS_/, '')
    .replaceAll('_', ' ')
    .toLowerCase();

const DRAFTS: Readonly<Record<string, ProviderStatus>> = {
  draft: 'held',
  'awaiting checkout': 'held',
  'checked out': 'submitted',
  deleted: 'cancelled',
  archived: 'cancelled',
};

export const draftStatus = ({ status }: Draft): ProviderStatus => DRAFTS[wordsOf(status)] ?? 'held';

const ORDERS: Readonly<Record<string, ProviderStatus>> = {
  'awaiting payment': 'held',
  'payment failed': 'held',
  'awaiting fulfillment': 'submitted',
  'in production': 'production',
  packed: 'production',
};

/** Of eleven statuses five are named in public; of the others only what a word in them says is taken. */
const orderStatus = ({ order_status, tracking_no }: Order): ProviderStatus => {
  const words = wordsOf(order_status);
  const known = ORDERS[words];
  if (known) return known;
  if (/cancel/.test(words)) return 'cancelled';
  if (/shipped|transit|deliver|complete/.test(words)) return 'shipped';
  if (/hold/.test(words)) return 'held';
  return tracking_no ? 'shipped' : 'submitted';
};

const tell = (
  { order_id, order_total }: Draft | Order,
  reference: string,
  status: ProviderStatus,
  word: string,
  parcels: ProviderOrder['parcels'],
): ProviderOrder => ({
  external_id: order_id,
  reference,
  status,
  reason: status === 'held' || status === 'cancelled' ? wordsOf(word) : null,
  cost: order_total ?? null,
  parcels,
});

export const fromDraft = (draft: Draft, reference: string): ProviderOrder => tell(draft, reference, draftStatus(draft), draft.status, []);

/** Who carries a parcel, and when it left, Gearment's interface does not say. */
export const fromOrder = (order: Order, reference: string): ProviderOrder => {
  const status = orderStatus(order);
  const parcels = order.tracking_no
    ? [
        {
          tracking_number: order.tracking_no,
          courier: '',
          tracking_url: null,
          lines: [],
          shipped_at: status === 'shipped' ? secondsOf(order.updated_at) : null,
          delivered_at: null,
        },
      ]
    : [];
  return tell(order, reference, status, order.order_status, parcels);
};

const LOCATION = 'PRINT_LOCATION_CODE_';

/** A side by the word that prices are asked with. */
const sideOf = (area: string): string => area.replace(LOCATION, '').toLowerCase();

const methodOf = ({ shipping_method }: OutgoingOrder): string => (shipping_method ?? 'standard').toLowerCase();

/** No field takes more than three letters for a state; a longer name goes where names go. */
const LONGEST_STATE_CODE = 3;

export const draftBody = (order: OutgoingOrder): object => {
  const { reference, to, lines, gift_message } = order;
  const state = to.state ?? '';
  return {
    data: {
      reference_id: reference,
      platform: 'MARKETPLACE_PLATFORM_GEARMENT',
      address: {
        first_name: to.first_name,
        last_name: to.last_name,
        company: to.company ?? '',
        street_1: to.address_1,
        street_2: to.address_2 ?? '',
        ...(state.length > LONGEST_STATE_CODE ? { state_name: state } : { state_code: state }),
        city: to.city,
        zip_code: to.postcode,
        country_code: to.country,
        phone_no: to.phone ?? '',
        email: to.email ?? '',
      },
      shipping_method: `METHOD_${methodOf(order).toUpperCase()}`,
      ...(gift_message ? { gift_message_body: gift_message } : {}),
      line_items: lines.map(({ sku, quantity, print_files }) => ({
        variant_id: sku,
        quantity,
        printing_options: print_files.map(({ area, url }) => ({ location_code: LOCATION + sideOf(area).toUpperCase(), url })),
      })),
    },
  };
};

export const quoteBody = (order: OutgoingOrder): object => ({
  order_platform: 'gearment',
  shipping: { address: { method: methodOf(order), state_code: order.to.state ?? '', country_code: order.to.country } },
  line_items: order.lines.map(({ sku, quantity, print_files }) => ({
    variant_id: sku,
    quantity,
    print_locations: print_files.map(({ area }) => sideOf(area)),
  })),
});
