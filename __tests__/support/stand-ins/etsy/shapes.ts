import { z } from 'zod';

const digits = z.string().regex(/^[1-9]\d*$/);
const YEAR = new Date().getUTCFullYear();

const title = z
  .string()
  .min(1)
  .max(140)
  .regex(/^[\p{L}\p{Nd}\p{P}\p{Sm}\p{Zs}™©®]+$/u);

const tags = z.string().refine((text) => {
  const each = text === '' ? [] : text.split(',');
  return each.length <= 13 && each.every((tag) => /^[\p{L}\p{Nd}\p{Zs}\-'™©®]{1,20}$/u.test(tag));
}, 'tags');

const making = {
  who_made: z.enum(['i_did', 'someone_else', 'collective']),
  when_made: z.enum([
    'made_to_order',
    `2020_${YEAR}`,
    '2010_2019',
    `${YEAR - 19}_2009`,
    `before_${YEAR - 19}`,
    `2000_${YEAR - 20}`,
    '1990s',
  ]),
  is_supply: z.enum(['true', 'false']),
};

export const createForm = z.strictObject({
  title,
  description: z.string().min(1),
  quantity: digits.refine((text) => Number(text) <= 999),
  price: z.string().regex(/^\d+\.\d\d$/),
  ...making,
  taxonomy_id: digits,
  shipping_profile_id: digits,
  readiness_state_id: digits,
  type: z.literal('physical'),
  tags: tags.optional(),
});

const measure = z.string().regex(/^\d+(\.\d+)?$/);

export const updateForm = z
  .strictObject({
    title,
    description: z.string().min(1),
    tags,
    ...making,
    taxonomy_id: digits,
    shipping_profile_id: digits,
    return_policy_id: digits,
    ...{ item_weight: measure, item_length: measure, item_width: measure, item_height: measure },
    item_weight_unit: z.enum(['oz', 'lb', 'g', 'kg']),
    item_dimensions_unit: z.enum(['in', 'ft', 'mm', 'cm', 'm', 'yd', 'inches']),
    state: z.enum(['active', 'inactive']),
  })
  .partial();

export const inventoryBody = z.strictObject({
  products: z
    .array(
      z.strictObject({
        sku: z.string(),
        property_values: z
          .array(
            z.strictObject({
              property_id: z.union([z.literal(513), z.literal(514)]),
              property_name: z.string().min(1),
              value_ids: z.array(z.number()),
              values: z
                .array(
                  z
                    .string()
                    .min(1)
                    .regex(/^[^()]*$/),
                )
                .length(1),
            }),
          )
          .max(2),
        offerings: z
          .array(
            z.strictObject({
              price: z.number().positive(),
              quantity: z.number().int().min(1).max(999),
              is_enabled: z.boolean(),
              readiness_state_id: z.number().int(),
            }),
          )
          .length(1),
      }),
    )
    .min(1),
  price_on_property: z.array(z.number()),
  quantity_on_property: z.array(z.number()),
  sku_on_property: z.array(z.number()),
  readiness_state_on_property: z.array(z.number()),
});
export type Inventory = z.infer<typeof inventoryBody>;

/** What Etsy minds of an inventory as a whole; undefined: nothing. */
export const faultOfInventory = ({ products, price_on_property, quantity_on_property }: Inventory): string | undefined => {
  const [first] = products;
  const properties = first?.property_values.map(({ property_id }) => property_id) ?? [];
  const kinds = properties.map((_id, at) => new Set(products.map(({ property_values }) => property_values[at]?.values[0])).size);
  if (kinds.reduce((all, count) => all * count, 1) !== products.length) return 'All combinations of property values must be supplied.';
  if (price_on_property.length === 0 && new Set(products.map(({ offerings }) => offerings[0]?.price)).size > 1)
    return 'Prices differ, but price_on_property is empty.';
  if (quantity_on_property.length === 0 && new Set(products.map(({ offerings }) => offerings[0]?.quantity)).size > 1)
    return 'Quantities differ, but quantity_on_property is empty.';
  return products.some(({ offerings }) => offerings[0]?.is_enabled) ? undefined : 'At least one offering must be enabled.';
};

export const receiptsQuery = z
  .strictObject({
    min_last_modified: digits,
    max_last_modified: digits,
    sort_on: z.enum(['created', 'updated', 'receipt_id']),
    sort_order: z.enum(['asc', 'desc']),
    limit: digits.refine((text) => Number(text) <= 100),
    offset: z.string().regex(/^\d+$/),
  })
  .partial();

export const listingsQuery = z.strictObject({
  state: z.enum(['active', 'inactive', 'draft', 'sold_out', 'expired']),
  includes: z.literal('Images,Inventory'),
  limit: digits.refine((text) => Number(text) <= 100),
  offset: z.string().regex(/^\d+$/),
});

export const batchQuery = z.strictObject({
  listing_ids: z.string().regex(/^[1-9]\d*(,[1-9]\d*){0,99}$/),
  includes: z.literal('Images,Inventory'),
});

export const trackingBody = z.strictObject({ tracking_code: z.string().min(1), carrier_name: z.enum(['USPS', 'FedEx', 'other']) });

export const imageForm = z.strictObject({
  image: z.instanceof(Blob),
  rank: digits.refine((text) => Number(text) <= 20),
  alt_text: z.string().max(500),
});

export const variationImages = z.strictObject({
  variation_images: z.array(z.strictObject({ property_id: z.number(), value_id: z.number(), image_id: z.number() })).min(1),
});

export const readinessForm = z.strictObject({
  readiness_state: z.enum(['ready_to_ship', 'made_to_order']),
  min_processing_time: digits,
  max_processing_time: digits.refine((text) => Number(text) <= 10),
  processing_time_unit: z.enum(['days', 'weeks']),
});

export const propertyForm = z.strictObject({ value_ids: z.string().regex(/^\d+(,\d+)*$/), values: z.string().min(1) });
