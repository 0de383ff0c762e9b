import { z } from 'zod';
import { ConnectorError } from '../../connector';
import { secondLine } from '../destination';
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

/** Where a print may be, and the field its file goes into. */
const FIELDS = { front: 'design_url', back: 'design_url_back' } as const;

const isArea = (area: string): area is keyof typeof FIELDS => Object.hasOwn(FIELDS, area);

/** A line without files is a product the seller made there, by its own SKU. */
const lineOf = ({ sku, quantity, print_files }: OutgoingOrder['lines'][number]): object => {
  if (print_files.length === 0) return { sku, quantity };
  const designs = print_files.map(({ area, url }) => {
    const side = area.toLowerCase();
    if (isArea(side)) return [FIELDS[side], url] as const;
    throw new ConnectorError('area', 'provider.printArea', { values: { provider: NAME, areas: Object.keys(FIELDS).join(', '), area } });
  });
  return { catalog_sku: sku, ...Object.fromEntries(designs), quantity };
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
