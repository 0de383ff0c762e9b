import { z } from 'zod';
import { secondLine } from '../destination';
import { printFields } from '../print-fields';
import type { Destination, OutgoingOrder, ProviderOrder, ProviderStatus } from '../provider';
import { NAME } from './client';

const text = z.union([z.string(), z.number()]).transform(String).nullish().catch(null);

export const statusShape = z.object({
  CUSTOMCAT_ORDER_ID: text,
  ORDER_STATUS: z.string(),
  ORDER_TOTAL: z.coerce.number().nullish().catch(null),
  SHIPMENTS: z.array(z.object({ TRACKING_ID: text, VENDOR: text, TRACKING_URL: text })).catch([]),
});
export type Told = z.infer<typeof statusShape>;

/** Three statuses are documented; of others what a word in them says is taken. */
export const statusOf = ({ ORDER_STATUS }: Told): ProviderStatus => {
  const word = ORDER_STATUS.toLowerCase();
  if (word.includes('cancel')) return 'cancelled';
  if (/fail|reject|hold|error/.test(word)) return 'held';
  if (/partial|verified|production/.test(word)) return 'production';
  return word.includes('shipped') ? 'shipped' : 'submitted';
};

export const toProviderOrder = (told: Told, reference: string): ProviderOrder => {
  const status = statusOf(told);
  return {
    external_id: told.CUSTOMCAT_ORDER_ID ?? reference,
    reference,
    status,
    reason: status === 'held' || status === 'cancelled' ? told.ORDER_STATUS : null,
    cost: told.ORDER_TOTAL == null ? null : { value: told.ORDER_TOTAL, currency: 'USD' },
    parcels: told.SHIPMENTS.flatMap(({ TRACKING_ID, VENDOR, TRACKING_URL }) =>
      TRACKING_ID
        ? [
            {
              tracking_number: TRACKING_ID,
              courier: VENDOR ?? '',
              tracking_url: TRACKING_URL ?? null,
              lines: [],
              shipped_at: null,
              delivered_at: null,
            },
          ]
        : [],
    ),
  };
};

const FIELDS = { front: 'design_url', back: 'design_url_back' };

/** A line without files is a product the seller made there, by its own SKU. */
const lineOf = (line: OutgoingOrder['lines'][number]): object => {
  const { sku, quantity, print_files } = line;
  return print_files.length === 0 ? { sku, quantity } : { catalog_sku: sku, ...printFields(NAME, FIELDS, line), quantity };
};

const addressOf = (to: Destination) => ({
  shipping_first_name: to.first_name,
  shipping_last_name: to.last_name,
  shipping_address1: to.address_1,
  shipping_address2: secondLine(to),
  shipping_city: to.city,
  shipping_state: to.state ?? '',
  shipping_zip: to.postcode,
  shipping_country: to.country,
});

export const orderBody = ({ to, lines, shipping_method }: OutgoingOrder): object => ({
  ...addressOf(to),
  shipping_email: to.email ?? '',
  shipping_phone: to.phone ?? '',
  shipping_method: shipping_method ?? 'Economy',
  items: lines.map(lineOf),
  sandbox: '0',
});

export const quoteBody = ({ to, lines }: OutgoingOrder): object => ({
  ...addressOf(to),
  items: lines.map(({ sku, quantity, print_files }) => (print_files.length === 0 ? { sku, quantity } : { catalog_sku: sku, quantity })),
});
