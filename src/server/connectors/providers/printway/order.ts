import { z } from 'zod';
import { printway } from '../../../../domain/providers/printway';
import { secondLine } from '../destination';
import { printFields } from '../print-fields';
import type { OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { amount, dollars, idText, wordsOrNone } from '../shapes';
import { secondsOf } from '../order-effects';

const NAME = printway.name;

const word = wordsOrNone.transform((text) => text.toLowerCase());

/** An order as Printway lists it: each of its items has a status of its own. */
export const orderShape = z.object({
  pw_order_id: idText,
  order_name: idText.nullish(),
  order_items: z.array(z.object({ order_status: word, payment_status: word })).catch([]),
  trackings: z
    .array(
      z.object({
        tracking_number: wordsOrNone,
        tracking_url: z.string().nullish().catch(null),
        updated_at: z.string().nullish().catch(null),
      }),
    )
    .nullish()
    .transform((each) => each ?? [])
    .catch([]),
  base_fee: amount,
  shipping_fee: amount,
  tax_fee: amount,
  surcharge: amount,
});
export type PrintwayOrder = z.infer<typeof orderShape>;

/** No document lists the words of a status. These say that an item is not made, or not yet. */
const CANCELLED = /cancel|refund/;
const REJECTED = /reject/;
const STOPPED = /hold|not verif|error/;
const UNDER_WAY = /wait|pend|produc|print|process/;

export const isCancelled = ({ order_items: items }: PrintwayOrder): boolean =>
  items.length > 0 && items.every(({ order_status }) => CANCELLED.test(order_status));

/** Whether it waits for us to say that it is paid for. */
export const isUnpaid = (order: PrintwayOrder): boolean =>
  !isCancelled(order) && order.order_items.some(({ payment_status }) => payment_status === 'unpaid');

const statusOf = (order: PrintwayOrder): readonly [status: ProviderStatus, word: string | null] => {
  const words = order.order_items.map(({ order_status }) => order_status);
  const which = (pattern: RegExp): string | null => words.find((each) => pattern.test(each)) ?? null;
  if (isCancelled(order)) return ['cancelled', which(CANCELLED)];
  if (which(REJECTED)) return ['rejected', which(REJECTED)];
  if (isUnpaid(order)) return ['held', 'unpaid'];
  if (which(STOPPED)) return ['held', which(STOPPED)];
  // The last piece may have no parcel yet.
  if (order.trackings.length > 0) return [which(UNDER_WAY) ? 'production' : 'shipped', null];
  return [words.every((each) => /wait/.test(each)) ? 'submitted' : 'production', null];
};

/** The order in our words. `reason`: why it is held, where that is known better than by its status. */
export const toProviderOrder = (order: PrintwayOrder, reference: string, reason?: string): ProviderOrder => {
  const [status, told] = statusOf(order);
  const { base_fee, shipping_fee, tax_fee, surcharge } = order;
  return {
    external_id: order.pw_order_id,
    reference,
    status,
    reason: status === 'held' ? (reason ?? told) : told,
    cost: dollars(base_fee === null ? null : Math.round((base_fee + (shipping_fee ?? 0) + (tax_fee ?? 0) + (surcharge ?? 0)) * 100) / 100),
    parcels: order.trackings
      .filter(({ tracking_number }) => tracking_number !== '')
      .map(({ tracking_number, tracking_url, updated_at }) => ({
        tracking_number,
        courier: '',
        tracking_url: tracking_url ?? null,
        lines: [],
        shipped_at: secondsOf(updated_at),
        delivered_at: null,
      })),
  };
};

const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'code' });
const countryName = (code: string): string => (/^[A-Z]{2}$/.test(code) ? (countries.of(code) ?? code) : code);

/** The areas that have a field of their own, which is called the same. */
const AREAS = [
  'front',
  'back',
  'right',
  'left',
  'hood',
  'bothsides',
  'right_upper_sleeves',
  'right_lower_sleeves',
  'left_upper_sleeves',
  'left_lower_sleeves',
  'left_chest',
  'right_chest',
  'front_bottom_right',
  'center_upper_back',
  'across_chest',
  'across_back',
];
const FIELDS = Object.fromEntries(AREAS.map((area) => [area, `artwork_${area}`]));

/** An area is known by its field's name too. */
const artworkOf = ({ print_files }: OutgoingOrder['lines'][number]): Readonly<Record<string, string>> =>
  printFields(NAME, FIELDS, { print_files: print_files.map(({ area, url }) => ({ area: area.replace(/^artwork_/i, ''), url })) });

/** What is sent of an order. There is no field for a company, which stands in the second line, nor for a gift message. */
export const bodyOf = ({ reference, to, shipping_method, lines }: OutgoingOrder): object => ({
  order_id: reference,
  firstName: to.first_name,
  lastName: to.last_name,
  ...(to.email !== null && { shipping_email: to.email }),
  ...(to.phone !== null && { shipping_phone: to.phone.replace(/[^\d+]/g, '') }),
  shipping_address1: to.address_1,
  shipping_address2: secondLine(to),
  shipping_city: to.city,
  shipping_province: to.state ?? '',
  shipping_province_code: to.state ?? '',
  shipping_zip: to.postcode,
  shipping_country: countryName(to.country),
  shipping_country_code: to.country,
  ...(shipping_method !== null && { shipping_service: shipping_method }),
  order_items: lines.map((line) => ({ item_sku: line.sku, quantity: line.quantity, ...artworkOf(line) })),
});
